#pragma once

#include "backend/cli/commands.h"

namespace trainyard::cli {

void addChecklist(Commands &); ///< checklist

} // namespace trainyard::cli
