#include "TypographyTables.h"

#include <string.h>

/// A table is the text of a file, which `TABLE` and `END` enclose: the name without quotes, then an `#embed`.
#define TABLE(name) {#name, (const unsigned char[]) {
#define END , 0}},

static const struct {
  const char *name;
  const unsigned char *text;
} tables[] = {
TABLE(AvenirNext)
#embed "Tables/AvenirNext.tsv"
END
TABLE(Barlow)
#embed "Tables/Barlow.tsv"
END
TABLE(DMSans)
#embed "Tables/DMSans.tsv"
END
TABLE(Exo2)
#embed "Tables/Exo2.tsv"
END
TABLE(FiraSans)
#embed "Tables/FiraSans.tsv"
END
TABLE(Helvetica)
#embed "Tables/Helvetica.tsv"
END
TABLE(HelveticaNeue)
#embed "Tables/HelveticaNeue.tsv"
END
TABLE(Inter)
#embed "Tables/Inter.tsv"
END
TABLE(Lato)
#embed "Tables/Lato.tsv"
END
TABLE(Manrope)
#embed "Tables/Manrope.tsv"
END
TABLE(Montserrat)
#embed "Tables/Montserrat.tsv"
END
TABLE(Muli)
#embed "Tables/Muli.tsv"
END
TABLE(Nunito)
#embed "Tables/Nunito.tsv"
END
TABLE(NunitoSans)
#embed "Tables/NunitoSans.tsv"
END
TABLE(OpenSans)
#embed "Tables/OpenSans.tsv"
END
TABLE(Oswald)
#embed "Tables/Oswald.tsv"
END
TABLE(PTSans)
#embed "Tables/PTSans.tsv"
END
TABLE(Poppins)
#embed "Tables/Poppins.tsv"
END
TABLE(Quicksand)
#embed "Tables/Quicksand.tsv"
END
TABLE(Raleway)
#embed "Tables/Raleway.tsv"
END
TABLE(Roboto)
#embed "Tables/Roboto.tsv"
END
TABLE(RobotoCondensed)
#embed "Tables/RobotoCondensed.tsv"
END
TABLE(Rubik)
#embed "Tables/Rubik.tsv"
END
TABLE(SourceSansPro)
#embed "Tables/SourceSansPro.tsv"
END
TABLE(SourceSerifPro)
#embed "Tables/SourceSerifPro.tsv"
END
TABLE(System)
#embed "Tables/System.tsv"
END
TABLE(SystemOthers)
#embed "Tables/SystemOthers.tsv"
END
TABLE(SystemPairs)
#embed "Tables/SystemPairs.tsv"
END
TABLE(SystemShapes)
#embed "Tables/SystemShapes.tsv"
END
TABLE(SystemTracking)
#embed "Tables/SystemTracking.tsv"
END
TABLE(TimesNewRoman)
#embed "Tables/TimesNewRoman.tsv"
END
TABLE(TitilliumWeb)
#embed "Tables/TitilliumWeb.tsv"
END
TABLE(WorkSans)
#embed "Tables/WorkSans.tsv"
END
};

const unsigned char *typography_table(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    if (strcmp(tables[index].name, name) == 0) {
      *count = strlen((const char *)tables[index].text);
      return tables[index].text;
    }
  }
  return NULL;
}
