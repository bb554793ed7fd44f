#include "backend/services/run_queue.h" // AUTOMOC needs a source beside the header
