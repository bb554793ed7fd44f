#include "backend/services/folder_sync.h" // AUTOMOC needs a source beside the header
