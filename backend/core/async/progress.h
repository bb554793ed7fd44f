#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/sentence.h"

namespace trainyard {

enum class StepState { Started, Progressing, Done, Failed, Skipped };
constexpr auto namesOf(StepState)
{
    return std::to_array<std::string_view>({"started", "progressing", "done", "failed", "skipped"});
}

/// The resource that a step concerns, by identity: two clusters may each have a "head".
struct StepSubject {
    std::string kind; ///< "instance", "security-group", ...; kNode before AWS has assigned an id; empty: none
    std::string id;   ///< assigned by AWS; of a node: its name
    /// Id of its cluster, or the name while it is launched (the id differs by region tried). Empty: it belongs to none.
    std::string cluster;
    std::string region{};
    static constexpr const char *kNode = "node";
    bool operator==(const StepSubject &) const = default;
};

/// A progress report of a long action (see StepReporter). The window, the terminal and the tests read the same events.
struct StepEvent {
    std::string step;  ///< stable name: "wait-ssh", "upload", "run-instances"
    std::string title; ///< in English, for display: "Waiting for SSH"
    std::string host;  ///< node that the step concerns ("worker-2"), for display; empty for the action itself
    StepState state = StepState::Started;
    double fraction = -1;  ///< 0 to 1 of this step, negative when unknown
    Sentence message{};    ///< the latest status: "2 of 3 machines answer"
    StepSubject subject{}; ///< with step and host, the key of a line
    /// State of the subject: "shutting-down", "terminated", "deleted", "failed" (it remains: see message); empty when
    /// the step does not report one.
    std::string subjectState{};

    /// Whether both events belong to the same line of a list.
    bool sameLine(const StepEvent &other) const
    {
        return step == other.step && host == other.host && subject == other.subject;
    }
};

/// Called from any thread, possibly from several concurrently; must return quickly.
using ProgressSink = std::function<void(const StepEvent &)>;

} // namespace trainyard
