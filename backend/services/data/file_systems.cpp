#include "backend/services/data/file_systems.h" // AUTOMOC needs a source beside the header
