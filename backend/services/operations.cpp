#include "backend/services/operations.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include <QPointer>

namespace trainyard::services {

struct Operations::Entry {
    OperationSnapshot shown; // GUI thread only
    Body body;
    bool repeatable = false;
    std::stop_source stop;

    std::mutex mutex; // guards the two below, which any thread writes
    std::vector<StepEvent> arrived;
    bool flushPosted = false;
};

namespace {

void merge(std::vector<StepEvent> &steps, const StepEvent &next)
{
    const auto at = std::ranges::find_if(steps, [&](const StepEvent &s) { return s.sameLine(next); });
    if (at == steps.end())
        steps.push_back(next);
    else
        *at = next;
}

} // namespace

Operations::Operations(Tasks &tasks, QObject *parent)
    : QObject(parent)
    , m_tasks(tasks)
{
}

Operations::~Operations()
{
    cancelAll();
}

OperationId Operations::start(std::string title, Body body, bool retry)
{
    auto entry = std::make_shared<Entry>();
    entry->shown.id = newOperationId();
    entry->shown.title = std::move(title);
    entry->body = std::move(body);
    entry->repeatable = retry;
    m_entries.push_back(entry);
    launch(entry);
    return entry->shown.id;
}

void Operations::launch(const std::shared_ptr<Entry> &entry)
{
    entry->stop = std::stop_source();
    entry->shown.state = OperationState::Running;
    entry->shown.started = SystemClock::instance().now();
    entry->shown.ended.reset();
    entry->shown.error.reset();
    entry->shown.steps.clear();
    entry->shown.canRetry = false;
    publish(entry);

    QPointer<Operations> self(this);
    const ProgressSink sink = [&tasks = m_tasks, self, entry](const StepEvent &event) {
        {
            const std::lock_guard lock(entry->mutex);
            merge(entry->arrived, event);
            if (std::exchange(entry->flushPosted, true))
                return;
        }
        tasks.post([self, entry] {
            if (self)
                self->flush(entry);
        });
    };
    m_tasks
        .runOperation([entry, sink](std::stop_token poolStop) -> Status {
            const std::stop_callback link(poolStop, [&] { entry->stop.request_stop(); });
            return entry->body(entry->stop.get_token(), sink);
        })
        .then(this, [this, entry](const Status &status) { finish(entry, status); });
}

void Operations::publish(const std::shared_ptr<Entry> &entry)
{
    ++entry->shown.revision;
    emit changed(entry->shown);
}

void Operations::flush(const std::shared_ptr<Entry> &entry)
{
    std::vector<StepEvent> arrived;
    {
        const std::lock_guard lock(entry->mutex);
        arrived.swap(entry->arrived);
        entry->flushPosted = false;
    }
    if (arrived.empty())
        return;
    for (const StepEvent &event : arrived)
        merge(entry->shown.steps, event);
    publish(entry);
}

void Operations::finish(const std::shared_ptr<Entry> &entry, const Status &status)
{
    flush(entry);
    auto &shown = entry->shown;
    shown.ended = SystemClock::instance().now();
    if (status) {
        shown.state = OperationState::Done;
    } else {
        const bool cancelled = status.error().code == ErrorCode::Cancelled;
        shown.state = cancelled ? OperationState::Cancelled : OperationState::Failed;
        shown.error = status.error();
        shown.canRetry = entry->repeatable;
    }
    publish(entry);
}

void Operations::cancel(const OperationId &id)
{
    for (const auto &entry : m_entries) {
        if (entry->shown.id == id)
            entry->stop.request_stop();
    }
}

void Operations::cancelAll()
{
    m_isClosing = true;
    for (const auto &entry : m_entries)
        entry->stop.request_stop();
}

void Operations::retry(const OperationId &id)
{
    for (const auto &entry : m_entries) {
        if (entry->shown.id == id && entry->shown.canRetry && entry->shown.state != OperationState::Running) {
            launch(entry);
            return;
        }
    }
}

void Operations::retryAfterLogin()
{
    const auto entries = m_entries; // a copy: a body may end at once
    for (const auto &entry : entries) {
        const auto &shown = entry->shown;
        if (shown.state == OperationState::Failed && shown.canRetry &&
            shown.error->code == ErrorCode::CredentialsExpired)
            launch(entry);
    }
}

void Operations::dismiss(const OperationId &id)
{
    const auto at = std::ranges::find_if(m_entries, [&](const auto &e) { return e->shown.id == id; });
    if (at == m_entries.end() || (*at)->shown.state == OperationState::Running)
        return;
    m_entries.erase(at);
    emit dismissed(QString::fromStdString(id.value));
}

std::vector<OperationSnapshot> Operations::all() const
{
    std::vector<OperationSnapshot> shown;
    for (const auto &entry : m_entries)
        shown.push_back(entry->shown);
    return shown;
}

bool Operations::anyRunning() const
{
    return std::ranges::any_of(m_entries, [](const auto &e) { return e->shown.state == OperationState::Running; });
}

} // namespace trainyard::services
