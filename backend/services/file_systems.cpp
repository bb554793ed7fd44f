#include "backend/services/file_systems.h" // AUTOMOC needs a source beside the header
