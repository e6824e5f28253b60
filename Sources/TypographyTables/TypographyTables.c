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
TABLE(FiraSans)
#embed "Tables/FiraSans.tsv"
END
TABLE(Helvetica)
#embed "Tables/Helvetica.tsv"
END
TABLE(HelveticaNeue)
#embed "Tables/HelveticaNeue.tsv"
END
TABLE(Lato)
#embed "Tables/Lato.tsv"
END
TABLE(Montserrat)
#embed "Tables/Montserrat.tsv"
END
TABLE(Muli)
#embed "Tables/Muli.tsv"
END
TABLE(Poppins)
#embed "Tables/Poppins.tsv"
END
TABLE(Roboto)
#embed "Tables/Roboto.tsv"
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
