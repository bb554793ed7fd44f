#include "backend/services/managed_clusters.h" // AUTOMOC needs a source beside the header
