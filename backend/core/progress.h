#pragma once

#include <functional>
#include <string>

namespace trainyard {

enum class StepState { Started, Progressing, Done, Failed, Skipped };

/// The resource that a step concerns, by identity: two clusters may each have a "head".
struct StepSubject {
    std::string kind;    ///< "instance", "security-group", ...; empty: the step concerns none
    std::string id;      ///< assigned by AWS
    std::string cluster; ///< id of its cluster; empty: it belongs to none
    bool operator==(const StepSubject &) const = default;
};

/// A progress report of a long action. The window, the terminal and the tests read the same events.
struct StepEvent {
    std::string step;  ///< stable name: "wait-ssh", "upload", "run-instances"
    std::string title; ///< in English, for display: "Waiting for SSH"
    std::string host;  ///< node that the step concerns ("worker-2"), for display; empty for the action itself
    StepState state = StepState::Started;
    double fraction = -1;  ///< 0 to 1 of this step, negative when unknown
    std::string message;   ///< the latest status: "2 of 3 machines answer"
    StepSubject subject{}; ///< with step and host, the key of a line

    /// Whether both events belong to the same line of a list.
    bool sameLine(const StepEvent &other) const
    {
        return step == other.step && host == other.host && subject == other.subject;
    }
};

/// Called from any thread, possibly from several concurrently; must return quickly.
using ProgressSink = std::function<void(const StepEvent &)>;

} // namespace trainyard
