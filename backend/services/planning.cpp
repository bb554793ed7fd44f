#include "backend/services/planning.h" // AUTOMOC needs a source beside the header
