#include "backend/services/runs/models.h" // AUTOMOC needs a source beside the header
