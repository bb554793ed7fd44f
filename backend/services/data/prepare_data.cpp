#include "backend/services/data/prepare_data.h" // AUTOMOC needs a source beside the header
