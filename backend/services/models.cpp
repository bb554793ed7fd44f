#include "backend/services/models.h" // AUTOMOC needs a source beside the header
