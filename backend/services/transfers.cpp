#include "backend/services/transfers.h" // AUTOMOC needs a source beside the header
