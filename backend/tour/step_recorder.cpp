#include "backend/tour/step_recorder_internal.h"

#include <algorithm>

#include "backend/core/time/clock.h"

namespace trainyard::tour {

StepRecorder::StepRecorder(const TourOptions &options, const TourSinks &sinks)
    : m_options(options)
    , m_sinks(sinks)
    , m_steps(steps(options))
{
}

std::string StepRecorder::errorMessage(const Error &error) const
{
    return m_options.describe ? m_options.describe(error) : error.source + ": " + error.detail;
}

std::string StepRecorder::titleOf(const std::string &name) const
{
    const auto found = std::ranges::find(m_steps, name, &StepInfo::name);
    return found == m_steps.end() ? name : found->title;
}

void StepRecorder::report(const StepEvent &event) const
{
    if (m_sinks.progress)
        m_sinks.progress(event);
}

Status StepRecorder::step(const std::string &name, const std::function<Status(Sentence &message)> &body)
{
    const auto &clock = SystemClock::instance();
    StepRecord record{name, titleOf(name), StepState::Started, clock.now(), {}, {}};
    report({name, record.title, "", StepState::Started});
    Sentence message;
    const Status status = body(message);
    record.ended = clock.now();
    record.state = status ? StepState::Done : StepState::Failed;
    if (!status)
        message = Sentence::verbatim(errorMessage(status.error()));
    record.message = message.english();
    report({name, record.title, "", record.state, status ? 1.0 : -1.0, message});
    const std::lock_guard lock(m_mutex);
    m_records.push_back(std::move(record));
    return status;
}

void StepRecorder::progress(const std::string &name, double fraction, Sentence message)
{
    report({name, titleOf(name), "", StepState::Progressing, fraction, std::move(message)});
}

ProgressSink StepRecorder::within(const std::string &name, bool withHosts)
{
    return [this, name, withHosts, title = titleOf(name)](const StepEvent &inner) {
        if (inner.state == StepState::Skipped)
            return;
        const bool over = inner.state == StepState::Done;
        StepEvent event{
            name, title, withHosts ? inner.host : "", StepState::Progressing, -1, Sentence::known(inner.title)};
        if (!inner.message.empty() && !over)
            event.message = say("%1: %2", event.message, inner.message);
        if (inner.state == StepState::Failed && !event.host.empty())
            event.state = StepState::Failed;
        if (withHosts)
            event.subject = inner.subject;
        report(event);
    };
}

std::vector<StepRecord> StepRecorder::records() const
{
    const std::lock_guard lock(m_mutex);
    auto sorted = m_records;
    std::ranges::stable_sort(sorted, {}, &StepRecord::began);
    return sorted;
}

} // namespace trainyard::tour
