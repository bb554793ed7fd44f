#include "backend/tour/step_book_internal.h"

#include <algorithm>

#include "backend/core/clock.h"

namespace trainyard::tour {

StepBook::StepBook(const TourOptions &options, const TourSinks &sinks)
    : m_options(options)
    , m_sinks(sinks)
    , m_steps(steps(options))
{
}

std::string StepBook::words(const Error &error) const
{
    return m_options.describe ? m_options.describe(error) : error.source + ": " + error.detail;
}

std::string StepBook::titleOf(const std::string &name) const
{
    const auto found = std::ranges::find(m_steps, name, &StepInfo::name);
    return found == m_steps.end() ? name : found->title;
}

void StepBook::tell(const StepEvent &event) const
{
    if (m_sinks.progress)
        m_sinks.progress(event);
}

Status StepBook::step(const std::string &name, const std::function<Status(std::string &message)> &body)
{
    const auto &clock = SystemClock::instance();
    StepRecord record{name, titleOf(name), StepState::Started, clock.now(), {}, {}};
    tell({name, record.title, "", StepState::Started});
    std::string message;
    const Status status = body(message);
    record.ended = clock.now();
    record.state = status ? StepState::Done : StepState::Failed;
    record.message = status ? message : words(status.error());
    tell({name, record.title, "", record.state, status ? 1.0 : -1.0, record.message});
    const std::lock_guard lock(m_mutex);
    m_records.push_back(std::move(record));
    return status;
}

void StepBook::progress(const std::string &name, double fraction, std::string message)
{
    tell({name, titleOf(name), "", StepState::Progressing, fraction, std::move(message)});
}

ProgressSink StepBook::within(const std::string &name, bool withHosts)
{
    return [this, name, withHosts, title = titleOf(name)](const StepEvent &inner) {
        if (inner.state == StepState::Skipped)
            return;
        const bool over = inner.state == StepState::Done;
        StepEvent event{name, title, withHosts ? inner.host : "", StepState::Progressing, -1, inner.title};
        if (!inner.message.empty() && !over)
            event.message += ": " + inner.message;
        if (inner.state == StepState::Failed && !event.host.empty())
            event.state = StepState::Failed;
        tell(event);
    };
}

std::vector<StepRecord> StepBook::records() const
{
    const std::lock_guard lock(m_mutex);
    auto sorted = m_records;
    std::ranges::stable_sort(sorted, {}, &StepRecord::began);
    return sorted;
}

} // namespace trainyard::tour
