#include "backend/services/live/live_tour.h"
#include "backend/training/metric_report.h"

#include "backend/services/live/live_runs.h"
#include "backend/services/operations.h"
#include "backend/wording/messages.h"

namespace trainyard::services {

namespace {

/// The tour succeeded only if its cluster is gone, too; a possible leak takes precedence over the reason of a failure.
Status statusOf(const tour::TourOutcome &outcome)
{
    if (outcome.leftRunning || !outcome.record.leftovers.empty())
        return fail(ErrorCode::StillRunning, "tour",
                    outcome.record.failure.empty() ? "something is left running" : outcome.record.failure);
    return outcome.status;
}

} // namespace

LiveTourService::LiveTourService(Operations &operations, LiveRunService &runs, tour::TourOptions options,
                                 QObject *parent)
    : TourService(parent)
    , m_operations(operations)
    , m_runs(runs)
    , m_options(std::move(options))
{
    m_options.describe = [](const Error &error) { return wording::message(error); };
}

std::vector<TourService::StepName> LiveTourService::steps() const
{
    std::vector<StepName> names;
    for (const tour::StepInfo &step : tour::steps(m_options))
        names.push_back({step.name, step.title});
    return names;
}

void LiveTourService::start()
{
    if (m_running)
        return;
    m_running = true;
    emit began();
    m_operation = m_operations.start(
        "The tour", [this](std::stop_token stop, const ProgressSink &progress) { return run(stop, progress); });
}

void LiveTourService::cancel()
{
    m_operations.cancel(m_operation);
}

Status LiveTourService::run(std::stop_token stop, const ProgressSink &progress)
{
    const auto onGui = [this](auto f) { QMetaObject::invokeMethod(this, f, Qt::QueuedConnection); };
    RunId training;
    tour::TourSinks sinks;
    sinks.progress = [this, onGui, &progress](const StepEvent &event) {
        progress(event);
        onGui([this, event] { emit stepChanged(event); });
    };
    sinks.launched = [this, onGui](const ClusterId &, const std::string &) { onGui([this] { emit stateChanged(); }); };
    sinks.started = [this, onGui, &training](const RunId &id) {
        training = id;
        m_runs.setExternalReader(id);
        onGui([this, id] {
            emit stateChanged();
            emit runStarted(id);
        });
    };
    sinks.metrics = [this, &training](std::span<const protocol::MetricRecord> records) {
        std::vector<MetricPoint> points;
        for (const protocol::MetricRecord &m : records)
            points.push_back({m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name, m.value, m.note});
        m_runs.deliver(training, std::move(points));
    };
    const tour::TourOutcome outcome = tour::run(m_options, sinks, stop);
    onGui([this, outcome] { finish(outcome); });
    return statusOf(outcome);
}

void LiveTourService::finish(const tour::TourOutcome &outcome)
{
    m_running = false;
    emit stateChanged();
    if (const Status status = statusOf(outcome); !status) {
        emit finished(fail(status.error()));
        return;
    }
    QString text = QString::fromStdString(outcome.record.receipt);
    for (const std::string &line : outcome.record.proof)
        text += QLatin1Char('\n') + QString::fromStdString(line);
    if (const auto accuracy = training::lastValidationAccuracy(outcome.record.metrics))
        text.prepend(QStringLiteral("Validation accuracy: %1 %\n\n").arg(*accuracy * 100, 0, 'f', 2));
    text += QStringLiteral("\n\n") + QString::fromStdString((m_options.outputFolder / "report.md").string());
    emit finished(text);
}

} // namespace trainyard::services
