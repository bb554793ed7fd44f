#pragma once

#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "backend/cli/terminal.h"
#include "backend/core/progress.h"

namespace trainyard::cli {

/// What a long action has said so far, as the list of its steps. A plain value: the screen and the plain lines read it.
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
        double fraction = -1; ///< 0 to 1, the hosts' mean where only they tell it; negative when unknown
        Clock::time_point began, ended;
        std::vector<Host> hosts; ///< in the order in which they were first heard of
        bool running() const { return state == StepState::Started || state == StepState::Progressing; }
    };

    /// Take one event in.
    /// return  the step it is about
    const Step &apply(const StepEvent &, Clock::time_point now);
    const std::vector<Step> &steps() const { return m_steps; }

    /// The board as lines that fit into the terminal: finished steps in one line, running ones with a bar and their
    /// hosts.
    std::vector<std::string> lines(const Terminal &, Clock::time_point now) const;

private:
    std::vector<Step> m_steps;
};

/// Shows a long action on a stream: drawn again in place on a terminal, one line per change otherwise. Thread-safe.
class ProgressView {
public:
    /// quiet   shows nothing at all
    explicit ProgressView(std::FILE *stream, bool quiet = false);
    ~ProgressView(); ///< close()
    ProgressView(const ProgressView &) = delete;
    ProgressView &operator=(const ProgressView &) = delete;

    ProgressSink sink();
    /// A line that stays, above the list on a terminal.
    void printLine(const std::string &line);
    /// Draw the last state and leave it standing. Later events are dropped.
    void close();
    std::vector<StepView::Step> steps() const;

private:
    struct State;
    std::shared_ptr<State> m_state; ///< shared with the sinks, which may outlive the view
};

} // namespace trainyard::cli
