#include "backend/services/tour/live_tour.h"
#include "backend/training/records/metric_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "backend/services/operations.h"
#include "backend/services/runs/live_runs.h"
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
    RunId training;
    tour::TourSinks sinks;
    sinks.progress = [this, &progress](const StepEvent &event) {
        progress(event);
        postTo(this, [this, event] { emit stepChanged(event); });
    };
    sinks.launched = [this](const ClusterId &, const std::string &) { postTo(this, [this] { emit stateChanged(); }); };
    sinks.started = [this, &training](const RunId &id) {
        training = id;
        m_runs.setExternalReader(id);
        postTo(this, [this, id] {
            emit stateChanged();
            emit runStarted(id);
        });
    };
    sinks.shown = [this](const tour::ShownDigits &digits) {
        postTo(this, [this, digits] { emit digitsShown(digits); });
    };
    sinks.metrics = [this, &training](std::span<const protocol::MetricRecord> records, std::int64_t last) {
        m_runs.reportStored(training, last);
        postTo(this, [this, copy = std::vector<protocol::MetricRecord>(records.begin(), records.end())] {
            emit recordsArrived(copy);
        });
    };
    const tour::TourOutcome outcome = tour::run(m_options, sinks, stop);
    postTo(this, [this, outcome] { finish(outcome); });
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
    emit summarized(tour::summarize(outcome.record, m_options.outputFolder));
    std::vector<Sentence> lines;
    if (const auto accuracy = training::lastValidationAccuracy(outcome.record.metrics)) {
        lines.push_back(say("Validation accuracy: %1", fmt::format("{:.2f} %", *accuracy * 100)));
        lines.emplace_back();
    }
    std::ranges::copy(outcome.record.receipt, std::back_inserter(lines));
    lines.emplace_back();
    std::ranges::copy(outcome.record.proof, std::back_inserter(lines));
    lines.emplace_back();
    lines.push_back(Sentence::verbatim((m_options.outputFolder / "report.md").string()));
    emit finished(lines);
}

} // namespace trainyard::services
