#include "backend/services/emr_steps.h" // AUTOMOC needs a source beside the header
