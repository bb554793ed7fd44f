#include "tests/gui/support/fakes/fake_runs.h"

namespace trainyard::gui::fake {

FakeRuns::FakeRuns() = default;

FakeRuns::~FakeRuns() = default;

void FakeRuns::set(std::vector<RunSnapshot> next)
{
    known = std::move(next);
    emit changed(known);
}

std::vector<RunSnapshot> FakeRuns::runs() const
{
    return known;
}

void FakeRuns::refresh() {}

OperationId FakeRuns::start(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys)
{
    started.push_back(job);
    agreed.push_back(keys);
    return newOperationId();
}

OperationId FakeRuns::startTask(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys,
                                const std::map<std::string, Secret> &values)
{
    started.push_back(job);
    agreed.push_back(keys);
    secrets.push_back(values);
    return newOperationId();
}

QFuture<Status> FakeRuns::label(const RunId &run, const std::string &name, const std::string &notes,
                                const std::string &tags)
{
    (void)call("label " + run.value + " " + name + "|" + tags + "|" + notes);
    return ready(Status());
}

QFuture<Status> FakeRuns::archive(const RunId &run, bool archived)
{
    (void)call((archived ? "archive " : "unarchive ") + run.value);
    return ready(Status());
}

QFuture<Result<training::RunRemoval>> FakeRuns::removal(const RunId &)
{
    return answered<training::RunRemoval>(removed);
}

QFuture<Status> FakeRuns::remove(const RunId &run)
{
    (void)call("delete " + run.value);
    return ready(Status());
}

QFuture<Result<std::vector<training::RunDetails>>> FakeRuns::details(const std::vector<RunId> &runs)
{
    for (const RunId &run : runs)
        (void)call("details " + run.value);
    return answered<std::vector<training::RunDetails>>(compared);
}

QFuture<Result<std::string>> FakeRuns::report(const RunId &run)
{
    return answered<std::string>(Result<std::string>("# " + run.value));
}

QFuture<Result<training::CodePreview>> FakeRuns::previewCode(const std::string &folder,
                                                             const std::vector<std::string> &, std::stop_token)
{
    previewed.push_back(folder);
    return answered<training::CodePreview>(code);
}

QFuture<Result<std::vector<jobs::ScriptOption>>> FakeRuns::scriptOptions(const protocol::JobSpec &job,
                                                                         std::stop_token stop)
{
    asked.push_back(job);
    optionsStop = std::move(stop);
    return answered<std::vector<jobs::ScriptOption>>(options);
}

QFuture<Result<std::vector<training::LogHit>>> FakeRuns::searchLog(const RunId &, const training::LogQuery &query,
                                                                   std::stop_token)
{
    searches.push_back(query);
    return answered<std::vector<training::LogHit>>(hits);
}

OperationId FakeRuns::stop(const RunId &run, training::StopMode mode)
{
    return call((mode == training::StopMode::AtOnce ? "stop at once " : "stop ") + run.value);
}

OperationId FakeRuns::saveCheckpoint(const RunId &run)
{
    return call("checkpoint " + run.value);
}

QFuture<Result<HeadLossReport>> FakeRuns::headLoss(const RunId &run, std::stop_token stop)
{
    (void)call("examine " + run.value);
    lossStop = std::move(stop);
    if (!examines)
        return answered<HeadLossReport>(loss);
    lossPromise = QPromise<Result<HeadLossReport>>();
    lossPromise.start();
    return lossPromise.future();
}

OperationId FakeRuns::replaceHead(const RunId &run, const HeadLossReport &shown)
{
    return call("new head " + run.value + " " + std::to_string(shown.stepsLost));
}

OperationId FakeRuns::endLostRun(const RunId &run)
{
    return call("end " + run.value);
}

OperationId FakeRuns::addWorker(const RunId &run)
{
    return call("add " + run.value);
}

OperationId FakeRuns::removeWorker(const RunId &run, int rank)
{
    return call("remove " + run.value + " " + std::to_string(rank));
}

OperationId FakeRuns::autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act)
{
    goals.push_back(goal);
    return call((act ? "scale " : "advise ") + run.value);
}

QFuture<Status> FakeRuns::exportRecords(const RunId &, training::RecordFormat format, const std::string &path)
{
    return ready(training::writeRecords(path, format, history));
}

QFuture<Result<ledger::MetricRows>> FakeRuns::metrics(const RunId &, std::int64_t since, int limit)
{
    reads.push_back(since);
    const auto from = std::min(std::size_t(since), history.size());
    const auto to = limit > 0 ? std::min(from + std::size_t(limit), history.size()) : history.size();
    return answered<ledger::MetricRows>(
        ledger::MetricRows{{history.begin() + std::ptrdiff_t(from), history.begin() + std::ptrdiff_t(to)},
                           std::int64_t(to),
                           std::exchange(replaced, false)});
}

QFuture<Result<ledger::SampleRows>> FakeRuns::samples(const RunId &, const ledger::SampleCursor &after, int limit)
{
    sampleReads.push_back(after);
    const auto from = std::min(std::size_t(after.sample), measured.rows.size());
    const auto to = std::min(from + std::size_t(limit), measured.rows.size());
    ledger::SampleRows found{.rows = {},
                             .next = {.minute = 0, .sample = std::int64_t(to), .minutesRead = true},
                             .more = to - from == std::size_t(limit),
                             .sources = measured.sources};
    found.rows.assign(measured.rows.begin() + std::ptrdiff_t(from), measured.rows.begin() + std::ptrdiff_t(to));
    return answered<ledger::SampleRows>(std::move(found));
}

QFuture<Result<ledger::SampleRows>> FakeRuns::clusterSamples(const ClusterId &cluster,
                                                             const ledger::SampleCursor &after, int limit)
{
    clusterReads.push_back(cluster);
    return samples({}, after, limit);
}

std::vector<LogLine> FakeRuns::log(const RunId &) const
{
    return kept;
}

void FakeRuns::followLog(const RunId &run, const LogSource &only)
{
    logCalls.push_back(run.value + (only.empty() ? "" : " " + only.label()));
}

void FakeRuns::unfollowLog(const RunId &run)
{
    logCalls.push_back("no " + run.value);
}

OperationId FakeRuns::call(std::string words)
{
    calls.push_back(std::move(words));
    return newOperationId();
}

FakeTour::FakeTour() = default;

FakeTour::~FakeTour() = default;

std::vector<tour::StepInfo> FakeTour::steps() const
{
    return {{"local-cloud", "Start the local cloud"},
            {"launch", "Launch one head and two workers"},
            {"digits", "Make the digits"},
            {"upload", "Put them into a bucket"},
            {"train", "Train LeNet for 12 epochs"},
            {"add-worker", "Add a third worker"},
            {"report", "Write the report"},
            {"terminate", "Terminate everything"},
            {"prove", "Prove that nothing is left"}};
}

void FakeTour::start()
{
    on = true;
    ++starts;
    emit began();
}

void FakeTour::cancel()
{
    cancelled = true;
}

bool FakeTour::running() const
{
    return on;
}

void FakeTour::step(const StepEvent &event)
{
    emit stepChanged(event);
}

void FakeTour::training(const RunId &run)
{
    emit runStarted(run);
}

void FakeTour::digits(const tour::ShownDigits &digits)
{
    emit digitsShown(digits);
}

void FakeTour::records(const std::vector<protocol::MetricRecord> &records)
{
    emit recordsArrived(records);
}

void FakeTour::summary(const tour::TourSummary &summary)
{
    emit summarized(summary);
}

void FakeTour::end(const Result<QString> &receipt)
{
    on = false;
    if (receipt)
        emit finished(std::vector<Sentence>{Sentence::verbatim(receipt->toStdString())});
    else
        emit finished(fail(receipt.error()));
}

} // namespace trainyard::gui::fake
