#include "TypographyTables.h"

#include <string.h>

static const unsigned char avenir_next[] = {
#embed "Tables/AvenirNext.tsv"
};
static const unsigned char fira_sans[] = {
#embed "Tables/FiraSans.tsv"
};
static const unsigned char helvetica[] = {
#embed "Tables/Helvetica.tsv"
};
static const unsigned char helvetica_neue[] = {
#embed "Tables/HelveticaNeue.tsv"
};
static const unsigned char lato[] = {
#embed "Tables/Lato.tsv"
};
static const unsigned char montserrat[] = {
#embed "Tables/Montserrat.tsv"
};
static const unsigned char muli[] = {
#embed "Tables/Muli.tsv"
};
static const unsigned char poppins[] = {
#embed "Tables/Poppins.tsv"
};
static const unsigned char roboto[] = {
#embed "Tables/Roboto.tsv"
};
static const unsigned char source_serif_pro[] = {
#embed "Tables/SourceSerifPro.tsv"
};
static const unsigned char system[] = {
#embed "Tables/System.tsv"
};
static const unsigned char system_others[] = {
#embed "Tables/SystemOthers.tsv"
};
static const unsigned char system_pairs[] = {
#embed "Tables/SystemPairs.tsv"
};
static const unsigned char system_shapes[] = {
#embed "Tables/SystemShapes.tsv"
};
static const unsigned char system_tracking[] = {
#embed "Tables/SystemTracking.tsv"
};
static const unsigned char times_new_roman[] = {
#embed "Tables/TimesNewRoman.tsv"
};
static const unsigned char titillium_web[] = {
#embed "Tables/TitilliumWeb.tsv"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} tables[] = {
  {"AvenirNext", avenir_next, sizeof avenir_next},
  {"FiraSans", fira_sans, sizeof fira_sans},
  {"Helvetica", helvetica, sizeof helvetica},
  {"HelveticaNeue", helvetica_neue, sizeof helvetica_neue},
  {"Lato", lato, sizeof lato},
  {"Montserrat", montserrat, sizeof montserrat},
  {"Muli", muli, sizeof muli},
  {"Poppins", poppins, sizeof poppins},
  {"Roboto", roboto, sizeof roboto},
  {"SourceSerifPro", source_serif_pro, sizeof source_serif_pro},
  {"System", system, sizeof system},
  {"SystemOthers", system_others, sizeof system_others},
  {"SystemPairs", system_pairs, sizeof system_pairs},
  {"SystemShapes", system_shapes, sizeof system_shapes},
  {"SystemTracking", system_tracking, sizeof system_tracking},
  {"TimesNewRoman", times_new_roman, sizeof times_new_roman},
  {"TitilliumWeb", titillium_web, sizeof titillium_web},
};

const unsigned char *typography_table(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    if (strcmp(tables[index].name, name) == 0) {
      *count = tables[index].count;
      return tables[index].bytes;
    }
  }
  return NULL;
}
