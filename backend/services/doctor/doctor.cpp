#include "backend/services/doctor/doctor.h" // AUTOMOC needs a source beside the header
