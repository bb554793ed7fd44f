#include "backend/services/recipes.h" // AUTOMOC needs a source beside the header
