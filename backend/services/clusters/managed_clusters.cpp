#include "backend/services/clusters/managed_clusters.h" // AUTOMOC needs a source beside the header
