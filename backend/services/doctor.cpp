#include "backend/services/doctor.h" // AUTOMOC needs a source beside the header
