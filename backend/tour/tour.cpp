#include "backend/tour/tour.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "backend/aws/s3_client.h"
#include "backend/cluster/teardown.h"
#include "backend/core/files.h"
#include "backend/core/units.h"
#include "backend/data/digits.h"
#include "backend/storage/storage.h"
#include "backend/tour/chart_internal.h"
#include "backend/tour/cluster_run.h"
#include "backend/tour/leftovers.h"

namespace trainyard::tour {

namespace {

using namespace std::chrono_literals;
using protocol::MetricRecord;

Timestamp now()
{
    return SystemClock::instance().now();
}

/// A folder that goes away with the tour.
class ScratchFolder {
public:
    explicit ScratchFolder(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

class Tour {
public:
    Tour(const TourOptions &options, const TourSinks &sinks, std::stop_token stop)
        : m_options(options)
        , m_sinks(sinks)
        , m_stop(std::move(stop))
    {
        m_outcome.record.began = now();
        m_outcome.record.job = fmt::format(
            "{}, {} epochs over {} digits, global batch {}, {}, {} {} of {} compute thread{}", options.model,
            options.epochs, options.trainDigits, options.batchSize, options.kvStore, options.workers,
            options.workers == 1 ? "worker" : "workers", options.threads, options.threads == 1 ? "" : "s");
    }

    TourOutcome go()
    {
        m_outcome.status = journey();
        cleanUp();
        m_outcome.record.ended = now();
        std::ranges::stable_sort(m_outcome.record.steps, {}, &StepRecord::began); // one ran beside another
        if (!m_outcome.status)
            m_outcome.record.failure = words(m_outcome.status.error());
        const Status written = step("report", [&](std::string &message) { return writeFiles(message); });
        if (m_outcome.status && !written)
            m_outcome.status = written;
        return std::move(m_outcome);
    }

private:
    std::string words(const Error &error) const
    {
        return m_options.describe ? m_options.describe(error) : error.source + ": " + error.detail;
    }

    void tell(StepEvent event)
    {
        if (m_sinks.progress)
            m_sinks.progress(event);
    }

    std::string titleOf(const std::string &name) const
    {
        const auto all = steps(m_options);
        const auto found = std::ranges::find(all, name, &StepInfo::name);
        return found == all.end() ? name : found->title;
    }

    /// Run one step: tell its beginning and end, and keep both for the report.
    template <class F>
    Status step(const std::string &name, F body)
    {
        StepRecord record{name, titleOf(name), StepState::Started, now(), {}, {}};
        tell({name, record.title, "", StepState::Started});
        std::string message;
        const Status status = body(message);
        record.ended = now();
        record.state = status ? StepState::Done : StepState::Failed;
        record.message = status ? message : words(status.error());
        tell({name, record.title, "", record.state, status ? 1.0 : -1.0, record.message});
        const std::lock_guard lock(m_mutex);
        m_outcome.record.steps.push_back(std::move(record));
        return status;
    }

    void progress(const std::string &name, double fraction, std::string message)
    {
        tell({name, titleOf(name), "", StepState::Progressing, fraction, std::move(message)});
    }

    /// The steps of another room, shown as the word and the hosts of one of ours.
    /// withHosts   false where the hosts' part is only the beginning of the step
    ProgressSink within(const std::string &name, bool withHosts = true)
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

    Status journey()
    {
        if (const auto done = step("local-cloud", [&](std::string &m) { return openLocalCloud(m); }); !done)
            return done;
        m_scratch = std::make_unique<ScratchFolder>(m_cloud->stateFolder / "tour" / newIdText("t-"));
        if (const auto done = step("digits", [&](std::string &m) { return makeDigits(m); }); !done)
            return done;
        if (const auto done = step("launch", [&](std::string &m) { return launch(m); }); !done)
            return done;
        if (const auto done = step("provision", [&](std::string &m) { return provision(m); }); !done)
            return done;
        if (const auto done = step("upload", [&](std::string &m) { return upload(m); }); !done)
            return done;
        return step("train", [&](std::string &m) { return train(m); });
    }

    Status openLocalCloud(std::string &message)
    {
        cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_options.stateFolder;
        auto cloud = cluster::openCloud(options, Deadline::after(60s), m_stop);
        if (!cloud)
            return fail(cloud.error());
        m_cloud = std::move(*cloud);
        m_outcome.record.endpoint = m_cloud->endpointUrl;
        message = "answers at " + m_cloud->endpointUrl;
        return {};
    }

    Status makeDigits(std::string &message)
    {
        data::DigitsOptions options;
        options.train = m_options.trainDigits;
        options.validation = m_options.validationDigits;
        const auto report = data::makeDigits(
            m_scratch->path(), options,
            [this](std::size_t done, std::size_t total) {
                if (done % 500 == 0)
                    progress("digits", double(done) / double(std::max<std::size_t>(total, 1)),
                             fmt::format("{} of {}", done, total));
            },
            m_stop);
        if (!report)
            return fail(report.error());
        m_files = report->files;
        message = fmt::format("{} for training, {} for validation, from {} fonts, {}", options.train,
                              options.validation, report->fonts, formatBytes(report->bytes));
        return {};
    }

    Status launch(std::string &message)
    {
        cluster::LaunchPlan plan;
        plan.name = "tour-" + newIdText("").substr(0, 6);
        plan.region = m_cloud->region;
        plan.workers = m_options.workers;
        plan.deadline = std::chrono::minutes(120);
        cluster::LaunchOptions options;
        options.provision = false;
        auto id = cluster::launch(*m_cloud, plan, options, within("launch"), m_stop);
        if (!id) {
            // What is left of it, if anything, is found by its name when everything ends.
            if (const auto known = cluster::findCluster(*m_cloud, plan.name))
                m_outcome.record.cluster = *known;
            return fail(id.error());
        }
        m_outcome.record.cluster = *id;
        if (m_sinks.launched)
            m_sinks.launched(*id, plan.name);
        message = fmt::format("1 head and {} workers run in {}", plan.workers, plan.name);
        return {};
    }

    Status provision(std::string &message)
    {
        if (const auto done =
                cluster::provisionCluster(*m_cloud, m_outcome.record.cluster, {}, within("provision"), m_stop);
            !done)
            return done;
        message = fmt::format("the runtime answers on {} machines", m_options.workers + 1);
        return {};
    }

    Status upload(std::string &message)
    {
        const std::string bucket = "trainyard-" + newIdText("tour-");
        const auto made = m_cloud->s3->createBucket(bucket, Deadline::after(60s), m_stop);
        // After a refusal there is none; after a broken connection there may be one.
        if (made || made.error().code == ErrorCode::Timeout || made.error().code == ErrorCode::Disconnected ||
            made.error().code == ErrorCode::Cancelled)
            m_bucket = bucket;
        if (!made)
            return made;
        storage::StorageConfig config;
        config.s3 = m_cloud->s3;
        std::uint64_t bytes = 0;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const std::string name = m_files[i].filename().string();
            progress("upload", double(i) / double(m_files.size()), name);
            const auto written = storage::writeFile("s3://" + m_bucket + "/digits/" + name, m_files[i].string(), config,
                                                    Deadline::after(120s), m_stop);
            if (!written)
                return fail(written.error());
            bytes += written->size;
        }
        message = fmt::format("{} in s3://{}/digits", formatBytes(bytes), m_bucket);
        return {};
    }

    Status train(std::string &message)
    {
        protocol::JobSpec job;
        job.run = newRunId();
        job.model = m_options.model;
        job.kvStore = m_options.kvStore;
        job.data = "s3://" + m_bucket + "/digits";
        job.epochs = m_options.epochs;
        job.batchSize = m_options.batchSize;
        job.globalBatch = true;
        job.threads = m_options.threads;
        job.displayBatches = 20;
        m_outcome.record.run = job.run;
        const auto run = startRun(*m_cloud, m_outcome.record.cluster, job, within("train", false), m_stop);
        if (!run)
            return fail(run.error());
        if (m_sinks.started)
            m_sinks.started(*run);

        // A failure beside the run (the third worker) ends the wait for it.
        std::stop_source end;
        const std::stop_callback forward(m_stop, [&end] { end.request_stop(); });
        Status added;
        std::thread adder;
        FollowOptions follow;
        follow.records = [&](std::span<const MetricRecord> records) {
            m_outcome.record.metrics.insert(m_outcome.record.metrics.end(), records.begin(), records.end());
            if (m_sinks.metrics)
                m_sinks.metrics(records);
            showEpochs();
            if (!adder.joinable() && m_options.addWorkerAfterEpoch > 0 &&
                epochsOver() >= m_options.addWorkerAfterEpoch) {
                adder = std::thread([&] {
                    added = step("add-worker", [&](std::string &m) { return addWorker(m); });
                    if (!added)
                        end.request_stop();
                });
            }
        };
        follow.note = [&](const std::string &text) { progress("train", -1, text); };
        const auto ended = followRun(*m_cloud, *run, follow, end.get_token());
        if (adder.joinable())
            adder.join();
        if (!added)
            return added;
        if (!ended)
            return fail(ended.error());
        if (!ended->finished)
            return fail(ErrorCode::Cancelled, "tour", "stopped while it trained");
        if (!ended->ok)
            return fail(ErrorCode::PeerLost, "run " + run->value, ended->note.empty() ? "the run failed" : ended->note);
        const auto accuracy = lastValidationAccuracy(m_outcome.record.metrics);
        message = accuracy ? fmt::format("{} epochs, {:.2f} % validation accuracy", epochsOver(), 100 * *accuracy)
                           : fmt::format("{} epochs", epochsOver());
        if (m_options.addWorkerAfterEpoch > 0 && !joinedWhileTraining(m_outcome.record.metrics))
            return fail(ErrorCode::NeverJoined, "run " + run->value,
                        "the added worker did not join before the run ended");
        return {};
    }

    int epochsOver() const
    {
        int over = 0;
        for (const MetricRecord &r : m_outcome.record.metrics) {
            if (r.rank == -1 && r.name == protocol::metric::kTrainAccuracy)
                over = std::max(over, r.epoch + 1);
        }
        return over;
    }

    void showEpochs()
    {
        const int over = epochsOver();
        int workers = m_options.workers;
        for (const MetricRecord &r : m_outcome.record.metrics) {
            if (r.name == protocol::metric::kWorkers)
                workers = int(r.value);
        }
        std::string text =
            fmt::format("epoch {} of {}, {} workers", std::min(over + 1, m_options.epochs), m_options.epochs, workers);
        if (const auto accuracy = lastValidationAccuracy(m_outcome.record.metrics))
            text += fmt::format(", validation accuracy {:.2f} %", 100 * *accuracy);
        progress("train", double(over) / std::max(m_options.epochs, 1), text);
    }

    Status addWorker(std::string &message)
    {
        const auto names = growCluster(*m_cloud, m_outcome.record.cluster, 1, {}, within("add-worker"), m_stop);
        if (!names)
            return fail(names.error());
        message = names->empty() ? "" : names->front() + " was launched while it trained";
        return {};
    }

    /// Ends what the tour started, and only that, whatever happened; the user's Cancel does not stop it.
    void cleanUp()
    {
        if (!m_cloud)
            return;
        if (!m_bucket.empty())
            removeBucket();
        if (!m_outcome.record.cluster.empty()) {
            m_before = machineTraces(*m_cloud, m_outcome.record.cluster);
            const Status ended = step("terminate", [&](std::string &m) { return terminate(m); });
            if (m_outcome.status && !ended)
                m_outcome.status = ended;
        }
        const Status proven = step("proof", [&](std::string &m) { return prove(m); });
        if (m_outcome.status && !proven)
            m_outcome.status = proven;
        m_scratch.reset();
    }

    void removeBucket()
    {
        const Deadline deadline = Deadline::after(60s);
        const auto objects = m_cloud->s3->listObjects(m_bucket, "", "", deadline, {});
        if (objects) {
            for (const auto &object : objects->objects)
                (void)m_cloud->s3->deleteObject(m_bucket, object.key, deadline, {});
        }
        (void)m_cloud->s3->deleteBucket(m_bucket, deadline, {}); // prove() looks whether it is gone
    }

    Status terminate(std::string &message)
    {
        if (!m_outcome.record.run.empty())
            (void)stopRun(*m_cloud, m_outcome.record.run, false, {}); // the machines end in any case
        cluster::TeardownScope scope;
        scope.clusters = {m_outcome.record.cluster};
        const auto receipt = cluster::Teardown(*m_cloud).run(scope, within("terminate"), {});
        if (!receipt) {
            m_outcome.leftRunning = true;
            return fail(receipt.error());
        }
        m_outcome.record.receipt = receipt->toText();
        m_outcome.leftRunning = !receipt->clean();
        message = fmt::format("{} ended", receipt->lines.size());
        return receipt->asStatus();
    }

    Status prove(std::string &message)
    {
        auto found = lookForLeftovers(*m_cloud, m_outcome.record.cluster, m_bucket, m_before, Deadline::after(60s));
        m_outcome.record.proof = found.looked;
        m_outcome.record.leftovers = found.left;
        if (!found.left.empty()) {
            m_outcome.leftRunning = true;
            return fail(ErrorCode::StillRunning, "tour",
                        fmt::format("{} left: {}", found.left.size(), fmt::join(found.left, "; ")));
        }
        message = "0 resources left";
        return {};
    }

    Status writeFiles(std::string &message)
    {
        const auto &folder = m_options.outputFolder;
        if (const auto made = ensureFolder(folder); !made)
            return made;
        if (const auto csv = writeFileAtomically(folder / "metrics.csv", metricsCsv(m_outcome.record.metrics)); !csv)
            return csv;
        m_outcome.record.chart =
            m_outcome.record.metrics.empty()
                ? "There is no chart: nothing was measured."
                : drawChart(m_options.chartProgram, m_cloud->stateFolder, m_outcome.record.run, folder / "chart.png");
        message = m_outcome.record.chart == "chart.png"
                      ? fmt::format("report.md, metrics.csv and chart.png in {}", folder.string())
                      : m_outcome.record.chart;
        return writeFileAtomically(folder / "report.md", reportMarkdown(m_outcome.record));
    }

    const TourOptions &m_options;
    const TourSinks &m_sinks;
    std::stop_token m_stop;
    std::mutex m_mutex;
    TourOutcome m_outcome;
    std::optional<cluster::CloudContext> m_cloud;
    std::unique_ptr<ScratchFolder> m_scratch;
    std::vector<std::filesystem::path> m_files;
    std::string m_bucket;
    MachineTraces m_before;
};

} // namespace

std::vector<StepInfo> steps(const TourOptions &options)
{
    std::vector<StepInfo> all = {
        {"local-cloud", "Starting the local cloud"},
        {"digits", "Rendering handwritten-looking digits"},
        {"launch", fmt::format("Launching 1 head and {} workers", options.workers)},
        {"provision", "Deploying the runtime over SSH"},
        {"upload", "Putting the digits into S3"},
        {"train",
         fmt::format("Training {} for {} epochs", options.model == "lenet" ? "LeNet" : options.model, options.epochs)},
        {"add-worker", "Adding a worker while it trains"},
        {"terminate", "Terminating everything"},
        {"proof", "Proving that nothing is left"},
        {"report", "Writing the report"},
    };
    if (options.addWorkerAfterEpoch <= 0)
        std::erase_if(all, [](const StepInfo &step) { return step.name == "add-worker"; });
    return all;
}

TourOutcome run(const TourOptions &options, const TourSinks &sinks, std::stop_token stop)
{
    return Tour(options, sinks, std::move(stop)).go();
}

} // namespace trainyard::tour
