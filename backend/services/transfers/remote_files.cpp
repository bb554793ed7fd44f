#include "backend/services/transfers/remote_files.h" // AUTOMOC needs a source beside the header
