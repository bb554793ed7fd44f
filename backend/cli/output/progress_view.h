#pragma once

#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "backend/cli/output/terminal.h"
#include "backend/core/async/progress.h"

namespace trainyard::cli {

/// The list of steps that a long action has reported so far. A plain value, read by the screen and the plain lines.
class StepView {
public:
    using Clock = std::chrono::steady_clock;
    struct Host {
        std::string name;
        StepSubject subject; ///< two hosts may have one name
        StepState state = StepState::Started;
        std::string message;
        double fraction = -1;
    };
    struct Step {
        std::string name, title, message;
        StepState state = StepState::Started;
        double fraction = -1; ///< 0 to 1, the mean of the hosts when only they report it; negative when unknown
        Clock::time_point began, ended;
        std::vector<Host> hosts; ///< in the order of their first events
        bool running() const { return state == StepState::Started || state == StepState::Progressing; }
    };

    /// Applies one event.
    /// \return the step of the event
    const Step &apply(const StepEvent &, Clock::time_point now);
    const std::vector<Step> &steps() const { return m_steps; }

    /// Returns the list as lines that fit into the terminal: a finished step in one line, a running one with a bar and
    /// its hosts.
    std::vector<std::string> lines(const Terminal &, Clock::time_point now) const;

private:
    std::vector<Step> m_steps;
};

/// Shows a long action on a stream: redrawn in place on a terminal, one line per change otherwise. Thread-safe.
class ProgressView {
public:
    /// \param quiet  show nothing
    explicit ProgressView(std::FILE *stream, bool quiet = false);
    ~ProgressView(); ///< close()
    ProgressView(const ProgressView &) = delete;
    ProgressView &operator=(const ProgressView &) = delete;

    ProgressSink sink();
    /// Prints a permanent line, above the list on a terminal.
    void printLine(const std::string &line);
    /// Draws the last state and leaves it on the screen. Later events are dropped.
    void close();
    std::vector<StepView::Step> steps() const;

private:
    struct State;
    std::shared_ptr<State> m_state; ///< shared with the sinks, which may outlive the view
};

} // namespace trainyard::cli
