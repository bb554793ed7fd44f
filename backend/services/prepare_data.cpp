#include "backend/services/prepare_data.h" // AUTOMOC needs a source beside the header
