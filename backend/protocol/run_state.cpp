#include "backend/protocol/run_state.h"

namespace trainyard::protocol {

RunState parseRunState(std::string_view word) noexcept
{
    return parseEnum<RunState>(word).value_or(RunState::Starting);
}

bool isOver(RunState state) noexcept
{
    return state != RunState::Starting && state != RunState::Running;
}

RunState stateAfter(double outcome) noexcept
{
    if (outcome == double(RunOutcome::Finished))
        return RunState::Finished;
    return outcome == double(RunOutcome::Stopped) ? RunState::Stopped : RunState::Failed;
}

} // namespace trainyard::protocol
