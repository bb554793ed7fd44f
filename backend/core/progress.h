#pragma once

#include <functional>
#include <string>

namespace trainyard {

enum class StepState { Started, Progressing, Done, Failed, Skipped };

/// The resource that a step is about, by identity: two clusters may each have a "head".
struct StepSubject {
    std::string kind;    ///< "instance", "security-group", ...; empty: the step names none
    std::string id;      ///< AWS's id
    std::string cluster; ///< id of the cluster that it belongs to, empty where it has none
    bool operator==(const StepSubject &) const = default;
};

/// One thing a long action says about itself. The window, the terminal and the tests read the same events.
struct StepEvent {
    std::string step;       ///< stable name: "wait-ssh", "upload", "run-instances"
    std::string title;      ///< in English, for people: "Waiting for SSH"
    std::string host;       ///< node it is about ("worker-2"), for people; empty for the whole action
    StepState state = StepState::Started;
    double fraction = -1;   ///< 0 to 1 of this step, negative when unknown
    std::string message;    ///< the latest word: "2 of 3 machines answer"
    StepSubject subject{};  ///< what lines are told apart by, with step and host

    /// Is it about the same line of the same list?
    bool sameLine(const StepEvent &other) const
    {
        return step == other.step && host == other.host && subject == other.subject;
    }
};

/// Called from any thread, possibly from several at once; must return quickly.
using ProgressSink = std::function<void(const StepEvent &)>;

} // namespace trainyard
