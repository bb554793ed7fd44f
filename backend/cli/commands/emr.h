#pragma once

#include "backend/cli/commands.h"

namespace trainyard::cli {

/// emr logs, steps, add-step: below the command "emr".
void addEmrLogs(Commands &, CLI::App *emr);

} // namespace trainyard::cli
