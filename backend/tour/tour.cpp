#include "backend/tour/tour.h"
#include "backend/training/records/metric_report.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <string>

#include <fmt/format.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/digits.h"
#include "backend/storage/storage.h"
#include "backend/tour/chart_internal.h"
#include "backend/tour/leaks.h"
#include "backend/tour/training_step_internal.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::tour {

namespace {

using namespace std::chrono_literals;

Timestamp now()
{
    return SystemClock::instance().now();
}

/// "12,000"
std::string grouped(std::size_t count)
{
    std::string digits = std::to_string(count);
    for (std::size_t at = digits.size(); at > 3;)
        digits.insert(at -= 3, 1, ',');
    return digits;
}

class Tour {
public:
    Tour(const TourOptions &options, const TourSinks &sinks, std::stop_token stop)
        : m_options(options)
        , m_sinks(sinks)
        , m_stop(std::move(stop))
        , m_steps(options, sinks)
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
        m_outcome.record.steps = m_steps.records();
        if (!m_outcome.status)
            m_outcome.record.failure = m_steps.errorMessage(m_outcome.status.error());
        const Status written = m_steps.step("report", [&](Sentence &message) { return writeFiles(message); });
        if (m_outcome.status && !written)
            m_outcome.status = written;
        return std::move(m_outcome);
    }

private:
    Status journey()
    {
        showDigits();
        TY_TRY(m_steps.step("local-cloud", [&](Sentence &m) { return openLocalCloud(m); }));
        m_scratch = std::make_unique<ScratchFolder>(m_cloud->stateFolder / "tour" / newIdText("t-"));
        TY_TRY(m_steps.step("digits", [&](Sentence &m) { return makeDigits(m); }));
        TY_TRY(m_steps.step("launch", [&](Sentence &m) { return launch(m); }));
        TY_TRY(m_steps.step("provision", [&](Sentence &m) { return provision(m); }));
        TY_TRY(m_steps.step("upload", [&](Sentence &m) { return upload(m); }));
        return m_steps.step("train", [&](Sentence &m) {
            return Training(m_options, m_sinks, m_steps, *m_cloud, m_outcome.record, m_stop)
                .run("s3://" + m_bucket + "/digits", m);
        });
    }

    /// The digits of the validation that are shown from the first second on, before all of them are rendered.
    void showDigits()
    {
        if (!m_sinks.shown || m_options.shownDigits <= 0)
            return;
        const auto set = data::renderFirstDigits(std::size_t(m_options.shownDigits), m_options.validationDigits, 1,
                                                 digitsOptions(), m_stop);
        if (set) // otherwise the step that renders all of them names the reason
            m_sinks.shown({set->shape.width, set->shape.height, set->pixels, set->labels});
    }

    data::DigitsOptions digitsOptions() const
    {
        data::DigitsOptions options;
        options.train = m_options.trainDigits;
        options.validation = m_options.validationDigits;
        options.noise = m_options.noise;
        return options;
    }

    Status openLocalCloud(Sentence &message)
    {
        cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_options.stateFolder;
        TY_ASSIGN(auto cloud, cluster::openCloud(options, {Deadline::after(60s), m_stop}));
        m_cloud = std::move(cloud);
        m_outcome.record.endpoint = m_cloud->endpointUrl;
        message = say("answers at %1", m_cloud->endpointUrl);
        return {};
    }

    Status makeDigits(Sentence &message)
    {
        const auto report = data::makeDigits(
            m_scratch->path(), digitsOptions(),
            [this](std::size_t done, std::size_t total) {
                if (done % 500 == 0)
                    m_steps.progress("digits", double(done) / double(std::max<std::size_t>(total, 1)),
                                     say("%1 of %2", grouped(done), grouped(total)));
            },
            m_stop);
        if (!report)
            return fail(report.error());
        m_files = report->files;
        message = say("%1 for training, %2 for validation, from %3 fonts, %4", grouped(m_options.trainDigits),
                      grouped(m_options.validationDigits), report->fonts, formatBytes(report->bytes));
        return {};
    }

    Status launch(Sentence &message)
    {
        cluster::LaunchPlan plan;
        plan.name = "tour-" + newIdText("").substr(0, 6);
        plan.region = m_cloud->region;
        plan.workers = m_options.workers;
        plan.deadline = std::chrono::minutes(120);
        setPrice(plan);
        cluster::LaunchOptions options;
        options.provision = false;
        auto id = cluster::launch(*m_cloud, plan, options, m_steps.within("launch"), m_stop);
        if (!id) {
            // The cleanup finds its remains, if any, by the name.
            if (const auto known = cluster::findCluster(*m_cloud, plan.name))
                m_outcome.record.cluster = *known;
            return fail(id.error());
        }
        m_outcome.record.cluster = *id;
        if (m_sinks.launched)
            m_sinks.launched(*id, plan.name);
        message = plan.workers == 1 ? say("1 head and 1 worker run in %1", plan.name)
                                    : say("1 head and %1 workers run in %2", plan.workers, plan.name);
        return {};
    }

    /// Of the same machines on AWS, with the one that joins: an upper limit.
    void setPrice(cluster::LaunchPlan plan)
    {
        const auto catalog = cluster::Catalog::bundled();
        plan.workers += m_options.addWorkerAfterEpoch > 0 ? 1 : 0;
        if (!catalog->knowsRegion(plan.region))
            plan.region = "us-east-1";
        m_outcome.record.machines = plan.workers + 1;
        if (plan.unpricedTypes(*catalog).empty())
            m_outcome.record.awsUsdPerHour = plan.usdPerHour(*catalog);
    }

    Status provision(Sentence &message)
    {
        TY_TRY(cluster::provisionCluster(*m_cloud, m_outcome.record.cluster, {}, m_steps.within("provision"), m_stop));
        message = say("the runtime answers on %1 machines", m_options.workers + 1);
        return {};
    }

    Status upload(Sentence &message)
    {
        const std::string bucket = "trainyard-" + newIdText("tour-");
        const auto made = m_cloud->s3->createBucket(bucket, {Deadline::after(60s), m_stop});
        // A refused request creates none; a broken connection may leave one.
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
            m_steps.progress("upload", double(i) / double(m_files.size()), Sentence::verbatim(name));
            TY_ASSIGN(const auto written,
                      storage::writeFile("s3://" + m_bucket + "/digits/" + name, m_files[i].string(), config,
                                         {Deadline::after(120s), m_stop}));
            bytes += written.size;
        }
        message = say("%1 in %2", formatBytes(bytes), "s3://" + m_bucket + "/digits");
        return {};
    }

    /// Ends only what the tour started, in all cases; the user's Cancel does not stop it.
    void cleanUp()
    {
        if (!m_cloud)
            return;
        if (!m_bucket.empty())
            removeBucket();
        if (!m_outcome.record.cluster.empty()) {
            m_before = processTrace(*m_cloud, m_outcome.record.cluster);
            const Status ended = m_steps.step("terminate", [&](Sentence &m) { return terminate(m); });
            if (m_outcome.status && !ended)
                m_outcome.status = ended;
        }
        const Status proven = m_steps.step("proof", [&](Sentence &m) { return prove(m); });
        if (m_outcome.status && !proven)
            m_outcome.status = proven;
        m_scratch.reset();
    }

    void removeBucket()
    {
        const Deadline deadline = Deadline::after(60s);
        const auto objects = m_cloud->s3->listObjects(m_bucket, "", "", {deadline, {}});
        if (objects) {
            for (const auto &object : objects->objects)
                (void)m_cloud->s3->deleteObject(m_bucket, object.key, {deadline, {}});
        }
        (void)m_cloud->s3->deleteBucket(m_bucket, {deadline, {}}); // prove() checks that it is gone
    }

    Status terminate(Sentence &message)
    {
        if (!m_outcome.record.run.empty())
            (void)training::stopRun(*m_cloud, m_outcome.record.run, training::StopMode::AtOnce, {},
                                    {}); // the machines are terminated in any case
        cluster::TeardownScope scope;
        scope.clusters = {m_outcome.record.cluster};
        const auto receipt = cluster::Teardown(*m_cloud).run(scope, m_steps.within("terminate"), {});
        if (!receipt) {
            m_outcome.leftRunning = true;
            return fail(receipt.error());
        }
        m_outcome.record.receipt = receipt->text();
        m_outcome.leftRunning = !receipt->clean();
        const auto machines =
            std::ranges::count_if(receipt->lines, [](const auto &line) { return line.target.isInstance(); });
        const auto others = std::ssize(receipt->lines) - machines; // its key pair and its security group
        message = say("%1, %2", machines == 1 ? say("1 machine terminated") : say("%1 machines terminated", machines),
                      others == 1 ? say("1 other resource deleted") : say("%1 other resources deleted", others));
        return receipt->asStatus();
    }

    Status prove(Sentence &message)
    {
        auto found = findLeaks(*m_cloud, m_outcome.record.cluster, m_bucket, m_before, Deadline::after(60s));
        m_outcome.record.proof = found.checks;
        m_outcome.record.leftovers = found.leaks;
        if (!found.leaks.empty()) {
            m_outcome.leftRunning = true;
            return fail(ErrorCode::StillRunning, "tour",
                        fmt::format("{} left: {}", found.leaks.size(), fmt::join(found.leaks, "; ")));
        }
        message = say("0 resources left");
        return {};
    }

    Status writeFiles(Sentence &message)
    {
        const auto &folder = m_options.outputFolder;
        TY_TRY(ensureFolder(folder));
        TY_TRY(writeFileAtomically(folder / "metrics.csv", training::metricsCsv(m_outcome.record.metrics)));
        m_outcome.record.chart =
            m_outcome.record.metrics.empty()
                ? "There is no chart: nothing was measured."
                : drawChart(m_options.chartProgram, m_cloud->stateFolder, m_outcome.record.run, folder / "chart.png");
        message = m_outcome.record.chart == "chart.png"
                      ? say("report.md, metrics.csv and chart.png in %1", folder.string())
                      : Sentence::known(m_outcome.record.chart);
        return writeFileAtomically(folder / "report.md", reportMarkdown(m_outcome.record));
    }

    const TourOptions &m_options;
    const TourSinks &m_sinks;
    std::stop_token m_stop;
    StepRecorder m_steps;
    TourOutcome m_outcome;
    std::optional<cluster::CloudContext> m_cloud;
    std::unique_ptr<ScratchFolder> m_scratch;
    std::vector<std::filesystem::path> m_files;
    std::string m_bucket;
    ProcessTrace m_before;
};

} // namespace

std::vector<StepInfo> steps(const TourOptions &options)
{
    std::vector<StepInfo> all = {
        {"local-cloud", "Starting the local cloud"},
        {"digits", "Rendering handwritten-looking digits"},
        {"launch", fmt::format("Launching 1 head and {} worker{}", options.workers, options.workers == 1 ? "" : "s")},
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
