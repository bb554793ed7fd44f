#pragma once

#include <functional>
#include <string>

namespace trainyard {

enum class StepState { Started, Progressing, Done, Failed, Skipped };

/// One thing a long action says about itself. The window, the terminal and the tests read the same events.
struct StepEvent {
    std::string step;       ///< stable name: "wait-ssh", "upload", "run-instances"
    std::string title;      ///< in English, for people: "Waiting for SSH"
    std::string host;       ///< node it is about ("worker-2"), empty for the whole action
    StepState state = StepState::Started;
    double fraction = -1;   ///< 0 to 1 of this step, negative when unknown
    std::string message;    ///< the latest word: "2 of 3 machines answer"
};

/// Called from any thread, possibly from several at once; must return quickly.
using ProgressSink = std::function<void(const StepEvent &)>;

} // namespace trainyard
