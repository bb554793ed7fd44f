#include "backend/services/live_tour.h"

#include "backend/services/live_runs.h"
#include "backend/wording/sentence.h"

namespace trainyard::services {

LiveTourService::LiveTourService(LiveRunService &runs, tour::TourOptions options, QObject *parent)
    : TourService(parent)
    , m_runs(runs)
    , m_options(std::move(options))
{
    m_options.describe = [](const Error &error) { return wording::sentence(error); };
}

LiveTourService::~LiveTourService()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
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
    m_thread = std::jthread([this](std::stop_token stop) {
        const auto onGui = [this](auto f) { QMetaObject::invokeMethod(this, f, Qt::QueuedConnection); };
        RunId run;
        tour::TourSinks sinks;
        sinks.progress = [this, onGui](const StepEvent &event) { onGui([this, event] { emit stepChanged(event); }); };
        sinks.launched = [this, onGui](const ClusterId &, const std::string &) {
            onGui([this] { emit somethingChanged(); });
        };
        sinks.started = [this, onGui, &run](const RunId &id) {
            run = id;
            m_runs.leaveTo(id);
            onGui([this, id] {
                emit somethingChanged();
                emit runStarted(id);
            });
        };
        sinks.metrics = [this, &run](std::span<const protocol::MetricRecord> records) {
            std::vector<MetricPoint> points;
            for (const protocol::MetricRecord &m : records)
                points.push_back({m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name, m.value, m.note});
            m_runs.handIn(run, std::move(points));
        };
        const tour::TourOutcome outcome = tour::run(m_options, sinks, stop);
        onGui([this, outcome] {
            m_running = false;
            emit somethingChanged();
            if (!outcome.status) {
                emit finished(fail(outcome.status.error()));
            } else if (!outcome.passed()) {
                emit finished(
                    fail(ErrorCode::StillRunning, "tour",
                         outcome.record.failure.empty() ? "something is left running" : outcome.record.failure));
            } else {
                const auto accuracy = tour::lastValidationAccuracy(outcome.record.metrics);
                QString text = QString::fromStdString(outcome.record.receipt);
                for (const std::string &line : outcome.record.proof)
                    text += QLatin1Char('\n') + QString::fromStdString(line);
                if (accuracy)
                    text.prepend(QStringLiteral("Validation accuracy: %1 %\n\n").arg(*accuracy * 100, 0, 'f', 2));
                text +=
                    QStringLiteral("\n\n") + QString::fromStdString((m_options.outputFolder / "report.md").string());
                emit finished(text);
            }
        });
    });
}

} // namespace trainyard::services
