#include "backend/services/transfers/folder_sync.h" // AUTOMOC needs a source beside the header
