#pragma once

#include <string>
#include <utility>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"

namespace trainyard {

/// What a step reports: a sentence, or words of others, such as an id or the detail of an error. A literal is neither,
/// because the window could not translate it: use say().
class StepMessage {
public:
    StepMessage() = default;
    StepMessage(Sentence said) // NOLINT(google-explicit-constructor)
        : m_said(std::move(said))
    {
    }
    StepMessage(std::string words) // NOLINT(google-explicit-constructor)
        : m_said(Sentence::verbatim(std::move(words)))
    {
    }

private:
    friend class StepReporter;
    Sentence m_said;
};

/// Reports one line of a long action: its beginning, progress and end. A step that has begun and has no end when the
/// reporter is destroyed is reported as failed. The sink, which may be empty, must outlive it. Only progress() may be
/// called by several threads.
class StepReporter {
public:
    /// \param line  step, title, host and subject
    StepReporter(const ProgressSink &sink, StepEvent line)
        : m_sink(&sink)
        , m_event(std::move(line))
    {
    }
    StepReporter(StepReporter &&other) noexcept
        : m_sink(other.m_sink)
        , m_event(std::move(other.m_event))
        , m_open(std::exchange(other.m_open, false))
    {
    }
    StepReporter &operator=(StepReporter &&) = delete;
    ~StepReporter()
    {
        if (m_open)
            failed(say("it was not completed"));
    }

    StepReporter &begin(StepMessage message = {})
    {
        m_open = true;
        report(StepState::Started, -1, std::move(message));
        return *this;
    }
    /// \param fraction  0 to 1 of the step, negative when unknown
    void progress(StepMessage message, double fraction = -1) const
    {
        report(StepState::Progressing, fraction, std::move(message));
    }
    void done(StepMessage message = {}) { close(StepState::Done, 1, std::move(message)); }
    void skipped(StepMessage message) { close(StepState::Skipped, 1, std::move(message)); }
    void failed(StepMessage message) { close(StepState::Failed, -1, std::move(message)); }
    /// Reports the error and returns it: `return step.failed(error);`
    tl::unexpected<Error> failed(const Error &error)
    {
        failed(error.detail);
        return fail(error);
    }
    /// Reports the end of the step by its result, and returns the result.
    /// \param message  of a success; a failure is reported with the error's detail
    template <class R>
    R end(R result, StepMessage message = {})
    {
        if (result)
            done(std::move(message));
        else
            failed(result.error().detail);
        return result;
    }
    /// Sets the state of the subject for this and further reports.
    StepReporter &subjectIs(std::string state)
    {
        m_event.subjectState = std::move(state);
        return *this;
    }

private:
    void report(StepState state, double fraction, StepMessage message) const
    {
        if (!*m_sink)
            return;
        StepEvent event = m_event;
        event.state = state;
        event.fraction = fraction;
        event.message = std::move(message.m_said);
        (*m_sink)(event);
    }
    void close(StepState state, double fraction, StepMessage message)
    {
        m_open = false;
        report(state, fraction, std::move(message));
    }

    const ProgressSink *m_sink;
    StepEvent m_event; ///< without state, fraction and message
    bool m_open = false;
};

} // namespace trainyard
