#include "backend/services/clusters/planning.h" // AUTOMOC needs a source beside the header
