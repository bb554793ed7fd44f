// Workers of a stack on the local cloud: how long joining and leaving take, and whether workers whose data never gets
// ready delay the others. The machines share this computer, so a machine that boots takes processor time from those
// that train, and a worker reports once a second: the pauses are upper limits.
//     elastic_stack_bench [--rounds 3]
// Run it from build/release/bin: it finds trainyard-localcloud and the bundle beside itself.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <stdlib.h>

#include "backend/aws/credentials/profiles.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/data/digits.h"
#include "backend/protocol/metric_record.h"
#include "backend/ssh/session.h"
#include "backend/storage/storage.h"
#include "backend/training/run/cluster_run.h"
#include "bench/pace.h"

using namespace trainyard;
using namespace trainyard::bench;
using namespace std::chrono_literals;

namespace {

constexpr auto kAround = 8s; ///< of a join or a leave: some reports before and after it
constexpr const char *kReadyScript = "print('the data is ready')\n";
constexpr const char *kFailingScript = "raise SystemExit(7)\n";
constexpr const char *kEndlessScript = "import time\nopen('/myEFSvolume/endless', 'w').close()\ntime.sleep(86400)\n";
constexpr const char *kHasFailed = "cat /myEFSvolume/prepare_data_status_* | grep -qx 7";
constexpr const char *kHasBegun = "test -f /myEFSvolume/endless";

/// Of the clock that stamps the records of a run.
double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// Seconds at the beginning of a line of a program's log, in its time zone: "2026-03-01 12:00:00,123".
std::optional<double> secondsOf(const std::string &line)
{
    std::tm time{};
    const char *rest = ::strptime(line.c_str(), "%Y-%m-%d %H:%M:%S,", &time);
    if (!rest)
        return std::nullopt;
    return double(::timegm(&time)) + std::atoi(rest) / 1000.0;
}

/// The first line of a log, from a place on, that has these words.
std::optional<double> whenLogged(const std::string &log, const std::string &words)
{
    const auto at = log.find(words);
    if (at == std::string::npos)
        return std::nullopt;
    const auto begin = log.rfind('\n', at);
    return secondsOf(log.substr(begin == std::string::npos ? 0 : begin + 1, 24));
}

/// A stack of a master and a worker on a local cloud, with a run that is followed. The destructor ends everything.
class Bench {
public:
    Bench() = default;
    Bench(const Bench &) = delete;
    Bench &operator=(const Bench &) = delete;
    ~Bench()
    {
        m_follower = {};
        if (m_cloud) {
            (void)cluster::Teardown(*m_cloud).run({}, {}, {});
            endLocalCloud();
        }
        std::error_code ignored;
        if (!m_folder.empty())
            std::filesystem::remove_all(m_folder, ignored);
    }

    Status begin()
    {
        TY_TRY(openCloud());
        TY_TRY(uploadDigits());
        cluster::StackPlan plan;
        plan.name = "bench";
        plan.instanceType = "c5.large";
        plan.workers = 1;
        plan.dataBucket = "bench";
        plan.acknowledgeIam = true;
        TY_ASSIGN(m_cluster, cluster::launchStack(*m_cloud, plan, {}, {}, {}));
        TY_ASSIGN(m_stack, cluster::elasticStackOf(*m_cloud, m_cluster, soon()));
        return startTraining();
    }

    /// Lets a worker join, and leave again.
    Result<std::vector<Figure>> joinAndLeave()
    {
        TY_TRY(useScript(kReadyScript));
        const double added = wallSeconds();
        TY_ASSIGN(const auto names, training::growCluster(*m_cloud, m_cluster, 1, {}, {}, {}));
        const std::string node = names.front();
        TY_ASSIGN(const auto joined, recordOf(protocol::metric::kMemberJoined, node));
        TY_TRY(pause(kAround, {Deadline::after(1min), {}})); // some reports with it
        const double requested = wallSeconds();
        TY_TRY(training::shrinkCluster(*m_cloud, m_cluster, node, {}, {}));
        const double gone = wallSeconds();
        TY_ASSIGN(const auto left, recordOf(protocol::metric::kMemberLeft, node));
        m_joined.push_back({node, joined.rank});
        TY_TRY(pause(kAround + 2s, {Deadline::after(1min), {}})); // some without it, which must also arrive here
        const StepReports reports = stepReports();
        const double around = std::chrono::duration<double>(kAround).count();
        return std::vector<Figure>{{"request to member", {joined.t - added}},
                                   {"longest pause of the others while it joins", {pauseAt(reports, joined.t, around)}},
                                   {"request to having left the run", {left.t - requested}},
                                   {"request to the end of its machine", {gone - requested}},
                                   {"longest pause of the others while it leaves", {pauseAt(reports, left.t, around)}}};
    }

    /// A machine of the launch template whose script fails, or never ends. No worker waits for it.
    Result<std::vector<Figure>> withTrouble(const char *script, const std::string &evidence)
    {
        constexpr auto kWindow = 10s;
        TY_TRY(useScript(script));
        const double from = wallSeconds();
        TY_TRY(pause(kWindow, {Deadline::after(1min), {}}));
        const double started = wallSeconds();
        aws::RunInstancesRequest request;
        request.launchTemplate = m_stack.parts.elasticTemplate;
        request.launchTemplateVersion = "$Latest";
        request.terminateOnShutdown = false; // as in the template
        request.requireMetadataTokens = false;
        request.clientToken = newIdText("");
        TY_ASSIGN(const auto reservation, m_cloud->ec2()->runInstances(request, soon()));
        TY_TRY(pollUntil(Backoff(500ms), {Deadline::after(3min), {}}, [&] { return onHead(evidence); }));
        const double happened = wallSeconds();
        TY_TRY(pause(kWindow, {Deadline::after(1min), {}}));
        const double until = wallSeconds();
        std::vector<InstanceId> ids;
        for (const auto &instance : reservation.instances)
            ids.push_back(instance.id);
        (void)m_cloud->ec2()->terminateInstances(ids, soon());
        const StepReports reports = stepReports();
        const Pace without = paceOf(reports, from, started), boot = paceOf(reports, started, happened),
                   with = paceOf(reports, happened, until);
        return std::vector<Figure>{
            {"a usual step without it", {without.usual}}, {"while it boots", {boot.usual}},
            {"after its script", {with.usual}},           {"longest pause without it", {without.longest}},
            {"while it boots (pause)", {boot.longest}},   {"after its script (pause)", {with.longest}}};
    }

    /// Ends the run, and reads from the log of its scheduler what came between a worker's hello and its first step.
    Result<std::vector<Figure>> finish()
    {
        TY_TRY(training::stopRun(*m_cloud, m_run, training::StopMode::AtOnce, {}, {}));
        m_follower.join();
        const auto log =
            readFile(m_cloud->stateFolder / "runs" / m_run.value / "logs/head-scheduler.log", 1u << 28).value_or("");
        Figure figure{"hello to the end of its first step", {}};
        for (const auto &[node, rank] : m_joined) {
            const auto hello = whenLogged(log, "(" + node + ") joins");
            const auto step = whenLogged(log, fmt::format("Node[{}] Epoch[", rank));
            if (hello && step)
                figure.values.push_back(*step - *hello);
        }
        if (figure.values.size() != m_joined.size())
            return fail(ErrorCode::NotFound, "log of the scheduler", "it has not the hello of every worker");
        return std::vector<Figure>{figure};
    }

private:
    static CallContext soon() { return {Deadline::after(60s), {}}; }

    Status openCloud()
    {
        char name[] = "/tmp/trainyard-bench-XXXXXX";
        m_folder = ::mkdtemp(name);
        cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_folder / "state";
        TY_ASSIGN(m_cloud, cluster::openCloud(options, soon()));
        return {};
    }
    void endLocalCloud() const
    {
        const auto endpoint = aws::readLocalEndpoint(m_cloud->stateFolder);
        if (!endpoint)
            return;
        const ProcessIdentity process{static_cast<pid_t>(endpoint->pid), endpoint->startTime};
        ::kill(process.pid, SIGTERM);
        const auto deadline = Deadline::after(20s);
        while (isAlive(process) && pause(20ms, {deadline, {}})) {
        }
    }
    Status uploadDigits() const
    {
        TY_ASSIGN(const auto digits, data::makeDigits(m_folder / "digits", {.train = 3000, .validation = 300}, {}, {}));
        TY_TRY(m_cloud->s3->createBucket("bench", soon()));
        storage::StorageConfig config;
        config.s3 = m_cloud->s3;
        for (const auto &file : digits.files) {
            TY_TRY(storage::writeFile("s3://bench/digits/" + file.filename().string(), file.string(), config, soon()));
        }
        return {};
    }
    Status startTraining()
    {
        protocol::JobSpec job;
        job.model = "lenet";
        job.data = "s3://bench/digits";
        job.epochs = 100'000;
        job.savePeriod = 0;
        job.batchSize = 96;
        job.displayBatches = 1; // as often as a worker reports: each step at first, then once a second
        job.boundary = protocol::Boundary::Batch;
        TY_ASSIGN(m_run, training::startRun(*m_cloud, m_cluster, job, {}, {}, cluster::CredentialForwarding::Limited));
        m_follower = std::jthread([this](std::stop_token stop) {
            training::FollowOptions options;
            options.replaceSpot = true;
            (void)training::followRun(*m_cloud, m_run, options, std::move(stop));
        });
        return pollUntil(Backoff(100ms), {Deadline::after(2min), {}},
                         [&]() -> Result<bool> { return stepReports().size() > 50; });
    }
    Status useScript(const char *text) const
    {
        TY_ASSIGN(const auto head, cluster::host(*m_cloud, m_cluster, "head"));
        TY_ASSIGN(const bool clean,
                  onHead(fmt::format("cd {} && rm -f prepare_data_status_* endless", m_stack.sharedFolder)));
        if (!clean)
            return fail(ErrorCode::PermissionDenied, m_stack.sharedFolder, "its former files cannot be removed");
        TY_TRY(cluster::uploadPrepareScript(m_stack, head, text, soon()));
        return {};
    }
    /// Whether a command succeeds on the head.
    Result<bool> onHead(const std::string &command) const
    {
        TY_ASSIGN(const auto head, cluster::host(*m_cloud, m_cluster, "head"));
        TY_ASSIGN(auto session, ssh::SshSession::open(head.target, soon()));
        TY_ASSIGN(const auto done, session.exec(command, {}, soon()));
        return done.status == 0;
    }
    std::vector<protocol::MetricRecord> records() const
    {
        return m_cloud->ledger->metrics(m_run).value_or(ledger::MetricRows()).records;
    }
    /// Waits for the record of an event of a worker.
    Result<protocol::MetricRecord> recordOf(std::string_view name, const std::string &node) const
    {
        protocol::MetricRecord found;
        TY_TRY(pollUntil(Backoff(100ms), {Deadline::after(1min), {}}, [&]() -> Result<bool> {
            for (const auto &record : records()) {
                if (record.name == name && record.note == node) {
                    found = record;
                    return true;
                }
            }
            return false;
        }));
        return found;
    }
    /// Of the first rank.
    StepReports stepReports() const
    {
        StepReports reports;
        for (const auto &record : records()) {
            if (record.name == protocol::metric::kSpeed && record.rank == 0)
                reports.push_back({record.t, record.step});
        }
        return reports;
    }

    struct Joined {
        std::string node;
        int rank = -1;
    };
    std::filesystem::path m_folder;
    std::optional<cluster::CloudContext> m_cloud;
    ClusterId m_cluster;
    cluster::ElasticStack m_stack;
    RunId m_run;
    std::vector<Joined> m_joined;
    std::jthread m_follower;
};

Status measure(int rounds)
{
    Bench bench;
    TY_TRY(bench.begin());
    std::vector<Figure> joins, failing, endless;
    for (int round = 0; round < rounds; ++round) {
        TY_ASSIGN(const auto fails, bench.withTrouble(kFailingScript, kHasFailed));
        addRound(failing, fails);
        TY_ASSIGN(const auto waits, bench.withTrouble(kEndlessScript, kHasBegun));
        addRound(endless, waits);
        TY_ASSIGN(const auto joined, bench.joinAndLeave());
        addRound(joins, joined);
    }
    TY_ASSIGN(const auto hello, bench.finish());
    addRound(joins, hello);
    print("a machine whose script fails", std::move(failing));
    print("a machine whose script never ends", std::move(endless));
    print("a worker joins and leaves", std::move(joins));
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    int rounds = 3;
    CLI::App app("Joins, leaves and failures of workers on a stack");
    app.add_option("--rounds", rounds)->check(CLI::PositiveNumber);
    CLI11_PARSE(app, argc, argv);
    startLogging();
    std::signal(SIGPIPE, SIG_IGN);
    const Status done = measure(rounds);
    if (!done)
        std::fprintf(stderr, "elastic_stack_bench: %s: %s\n", done.error().source.c_str(), done.error().detail.c_str());
    return done ? 0 : 1;
}
