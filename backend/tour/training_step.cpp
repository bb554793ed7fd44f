#include "backend/tour/training_step_internal.h"
#include "backend/training/records/metric_report.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "backend/core/async/guarded.h"
#include "backend/core/try.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::tour {

using protocol::MetricRecord;

Training::Training(const TourOptions &options, const TourSinks &sinks, StepRecorder &steps,
                   const cluster::CloudContext &cloud, TourRecord &record, std::stop_token stop)
    : m_options(options)
    , m_sinks(sinks)
    , m_steps(steps)
    , m_cloud(cloud)
    , m_record(record)
    , m_stop(std::move(stop))
{
}

Result<RunId> Training::start(const std::string &data)
{
    protocol::JobSpec job;
    job.run = newRunId();
    job.model = m_options.model;
    job.kvStore = m_options.kvStore;
    job.data = data;
    job.epochs = m_options.epochs;
    job.batchSize = m_options.batchSize;
    job.globalBatch = true;
    job.threads = m_options.threads;
    job.gpus = "none"; // its machines are this computer
    job.learningRate = m_options.learningRate;
    job.displayBatches = 5; // the curve of the loss begins within the first second
    job.displaySamples = m_options.shownDigits;
    m_record.run = job.run;
    return training::startRun(m_cloud, m_record.cluster, job, m_steps.within("train", false), m_stop);
}

Status Training::run(const std::string &data, Sentence &message)
{
    TY_ASSIGN(const auto run, start(data));
    if (m_sinks.started)
        m_sinks.started(run);

    // A failure to add the worker ends the wait for the run.
    std::stop_source end;
    const std::stop_callback forward(m_stop, [&end] { end.request_stop(); });
    Status added;
    std::jthread adder;
    training::FollowOptions follow;
    std::int64_t known = 0;
    const auto readMetrics = [&] {
        const auto rows = m_cloud.ledger->metrics(run, known);
        if (!rows || rows->records.empty())
            return; // after an error the next call reads these, too
        known = rows->last;
        m_record.metrics.insert(m_record.metrics.end(), rows->records.begin(), rows->records.end());
        if (m_sinks.metrics)
            m_sinks.metrics(rows->records, known);
        showEpochs();
    };
    follow.stored = [&](std::int64_t) {
        readMetrics();
        if (!adder.joinable() && m_options.addWorkerAfterEpoch > 0 && epochsOver() >= m_options.addWorkerAfterEpoch) {
            adder = std::jthread([&] {
                added = guarded("added worker", [&] {
                    return m_steps.step("add-worker", [&](Sentence &m) { return addWorker(m, end.get_token()); });
                });
                if (!added)
                    end.request_stop();
            });
        }
    };
    follow.note = [&](const std::string &text) { m_steps.progress("train", -1, Sentence::verbatim(text)); };
    const auto ended = training::followRun(m_cloud, run, follow, end.get_token());
    if (!ended || !ended->ok())
        end.request_stop(); // a run that failed does not wait for its new machine
    readMetrics();
    if (adder.joinable())
        adder.join();
    if (!added && added.error().code != ErrorCode::Cancelled)
        return added;
    if (!ended)
        return fail(ended.error());
    if (!ended->over())
        return fail(ErrorCode::Cancelled, "tour", "stopped while it trained");
    if (!ended->ok())
        return fail(ErrorCode::PeerLost, "run " + run.value, ended->note.empty() ? "the run failed" : ended->note);
    if (!added)
        return added;
    const auto accuracy = training::lastValidationAccuracy(m_record.metrics);
    const auto percent = [](double share) { return fmt::format("{:.2f} %", 100 * share); };
    message = accuracy ? say("%1 epochs, %2 validation accuracy", epochsOver(), percent(*accuracy))
                       : say("%1 epochs", epochsOver());
    if (m_options.addWorkerAfterEpoch > 0 && !training::joinedWhileTraining(m_record.metrics))
        return fail(ErrorCode::NeverJoined, "run " + run.value, "the added worker did not join before the run ended");
    return {};
}

int Training::epochsOver() const
{
    int over = 0;
    for (const MetricRecord &r : m_record.metrics)
        over = std::max(over, protocol::completedEpochs(r));
    return over;
}

void Training::showEpochs() const
{
    const int over = epochsOver();
    int workers = m_options.workers;
    for (const MetricRecord &r : m_record.metrics) {
        if (r.name == protocol::metric::kWorkers)
            workers = protocol::workersIn(r.value);
    }
    Sentence text =
        workers == 1
            ? say("%1 of %2 epochs done, 1 worker", std::min(over, m_options.epochs), m_options.epochs)
            : say("%1 of %2 epochs done, %3 workers", std::min(over, m_options.epochs), m_options.epochs, workers);
    if (const auto accuracy = training::lastValidationAccuracy(m_record.metrics))
        text = say("%1, validation accuracy %2", text, fmt::format("{:.2f} %", 100 * *accuracy));
    m_steps.progress("train", double(over) / std::max(m_options.epochs, 1), text);
}

Status Training::addWorker(Sentence &message, std::stop_token stop)
{
    TY_ASSIGN(const auto names,
              training::growCluster(m_cloud, m_record.cluster, 1, {}, m_steps.within("add-worker"), std::move(stop)));
    message = names.empty() ? Sentence() : say("%1 was launched while it trained", names.front());
    return {};
}

} // namespace trainyard::tour
