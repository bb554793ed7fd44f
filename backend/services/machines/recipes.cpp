#include "backend/services/machines/recipes.h" // AUTOMOC needs a source beside the header
