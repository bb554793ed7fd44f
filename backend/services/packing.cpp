#include "backend/services/packing.h" // AUTOMOC needs a source beside the header
