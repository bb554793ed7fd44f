#include "backend/services/clusters/emr_steps.h" // AUTOMOC needs a source beside the header
