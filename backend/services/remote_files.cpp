#include "backend/services/remote_files.h" // AUTOMOC needs a source beside the header
