#include "backend/services/runs/run_queue.h" // AUTOMOC needs a source beside the header
