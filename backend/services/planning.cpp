#include "backend/services/planning.h" // for its signals
