#include "backend/services/interfaces.h" // AUTOMOC needs a source beside the header
