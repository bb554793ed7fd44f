#include "backend/services/data/packing.h" // AUTOMOC needs a source beside the header
