#pragma once

#include "backend/protocol/run_state.h"
#include "scheduler_core_fixture.h"

namespace trainyard::ps {

inline const Error kReason{ErrorCode::Cancelled, "scheduler", "stop was requested"};

class CoreStop : public CoreTest {
protected:
    /// Two workers stop after 7 steps of the epoch.
    void stopAtSeven()
    {
        core->stop(kReason, now);
        pausedAt(10, 6);
        pausedAt(11, 7);
        part(10, 7);
        part(11, 7);
    }
    void saved(PeerId id, const std::string &problem = {})
    {
        const auto request = *out.last<SaveCheckpoint>(id);
        core->onMessage(
            id, CheckpointSaved{request.epoch, problem.empty() ? "/c/checkpoint" : "", problem, request.step}, now);
    }
    /// Some time in which all members send heartbeats.
    void pass(milliseconds time)
    {
        now += time;
        for (PeerId id = 1; id < 30; ++id)
            core->onFrameReceived(id, now);
        core->onTick(now);
    }
    std::string note() const
    {
        const auto records = out.named(metric::kRunFinished);
        return records.empty() ? "" : records.at(0).note;
    }
};

} // namespace trainyard::ps
