#include "backend/services/transfers/transfers.h" // AUTOMOC needs a source beside the header
