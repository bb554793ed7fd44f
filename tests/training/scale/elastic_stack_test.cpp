// D1, E22, H2 to H5, H8, H14: a stack on a real local cloud whose run workers join and leave, started and ended by the
// official AWS command line, or added by us.
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/data/digits.h"
#include "backend/protocol/host_log.h"
#include "backend/ssh/session.h"
#include "backend/storage/storage.h"
#include "backend/training/run/cluster_run.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"
#include "tests/support/patience.h"
#include "tests/support/undisturbed_accuracy.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;

const std::filesystem::path kBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";
using trainyard::journeys::kLeastEpochs;

class ElasticStackTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = cluster::LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        if (!std::filesystem::exists(kBundle))
            GTEST_SKIP() << "the runtime's bundle is not built";
        if (!findProgram("aws"))
            GTEST_SKIP() << "aws is not installed: the official command line starts and removes the workers";
        if (!std::filesystem::exists("/usr/bin/python3"))
            GTEST_SKIP() << "python3 is not installed in /usr/bin, which is what instances see";
        auto opened = m_home.open();
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud = std::move(*opened);
        m_endpoint = Json::parse(readFile(m_home.path() / "localcloud/endpoint.json").value_or(""), nullptr, false);
        if (!m_endpoint.is_object() || m_endpoint.value("tier", "") != "sandbox")
            GTEST_SKIP() << "without sandboxes the shared folder is not at its place";
        if (const auto uploaded = upload(); !uploaded)
            GTEST_SKIP() << uploaded.error().detail; // no fonts are installed
        cluster::StackPlan plan;
        plan.name = "demo";
        plan.instanceType = "c5.large";
        plan.workers = 1;
        plan.dataBucket = "digits";
        plan.acknowledgeIam = true;
        const auto id = cluster::launchStack(m_cloud, plan, {.bundle = kBundle}, {}, {});
        ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
        m_cluster = *id;
        auto stack = cluster::elasticStackOf(m_cloud, m_cluster, soon());
        ASSERT_TRUE(stack) << stack.error().detail;
        m_stack = std::move(*stack);
        ASSERT_FALSE(m_stack.parts.elasticTemplate.empty());
    }
    static CallContext soon() { return {Deadline::after(60s), {}}; }
    /// Uploads rendered digits to s3://digits.
    Status upload() const
    {
        TY_ASSIGN(const auto digits,
                  data::makeDigits(m_home.path() / "digits", {.train = 3000, .validation = 2000}, {}, {}));
        TY_TRY(m_cloud.s3->createBucket("digits", soon()));
        storage::StorageConfig config;
        config.s3 = m_cloud.s3;
        for (const auto &file : digits.files) {
            TY_TRY(storage::writeFile("s3://digits/" + file.filename().string(), file.string(), config, soon()));
        }
        return {};
    }
    /// Runs the official command line.
    Json aws(std::vector<std::string> words) const
    {
        const std::string url = m_endpoint.value("url", "");
        std::vector<std::string> environment = {"HOME=" + m_home.path().string(),
                                                "AWS_ENDPOINT_URL=" + url,
                                                "AWS_ACCESS_KEY_ID=" + m_endpoint.value("accessKeyId", ""),
                                                "AWS_SECRET_ACCESS_KEY=" + m_endpoint.value("secretAccessKey", ""),
                                                "AWS_DEFAULT_REGION=" + m_stack.region,
                                                "AWS_EC2_METADATA_DISABLED=true",
                                                "AWS_PAGER=",
                                                "LC_ALL=C.UTF-8"};
        for (const char *name : {"PATH", "PYENV_VERSION", "PYENV_ROOT"}) {
            if (const char *value = std::getenv(name))
                environment.push_back(std::string(name) + "=" + value);
        }
        words.insert(words.begin(), {"aws", "--endpoint-url", url, "--output", "json"});
        const auto done =
            runProcess({.argv = std::move(words), .environment = std::move(environment)}, {Deadline::after(2min), {}});
        EXPECT_TRUE(done && done->exitStatus == 0) << (done ? done->err : done.error().detail);
        return done && !done->out.empty() ? Json::parse(done->out, nullptr, false) : Json();
    }
    Json instance(const std::string &id) const
    {
        const Json reply = aws({"ec2", "describe-instances", "--instance-ids", id});
        return reply.is_object() ? reply.at("Reservations").at(0).at("Instances").at(0) : Json::object();
    }
    std::string status(const std::string &id) const
    {
        const Json machine = instance(id);
        for (const Json &tag : machine.value("Tags", Json::array())) {
            if (tag.at("Key") == cluster::kElasticStatusTag)
                return tag.at("Value");
        }
        return {};
    }
    RunId start(int epochs) const
    {
        protocol::JobSpec job;
        job.model = "lenet";
        job.data = "s3://digits";
        job.epochs = epochs;
        job.batchSize = 60;
        job.boundary = protocol::Boundary::Epoch;
        const auto run = startRun(m_cloud, m_cluster, job, {}, {}, cluster::CredentialForwarding::Limited);
        EXPECT_TRUE(run) << run.error().source << ": " << run.error().detail;
        return run.value_or(RunId());
    }
    /// Follows a run to its end.
    void follow(const RunId &run, std::stop_token stop)
    {
        FollowOptions options;
        options.launch.bundle = kBundle;
        options.replaceSpot = true;
        options.note = [this](const std::string &text) {
            const std::lock_guard lock(m_mutex);
            m_notes += text + "\n";
        };
        auto end = followRun(m_cloud, run, options, std::move(stop));
        const std::lock_guard lock(m_mutex);
        m_end = std::move(end);
    }
    std::string notes()
    {
        const std::lock_guard lock(m_mutex);
        return m_notes;
    }
    bool hasEnded()
    {
        const std::lock_guard lock(m_mutex);
        return m_end.has_value();
    }
    std::vector<protocol::MetricRecord> records(const RunId &run) const
    {
        return m_cloud.ledger->metrics(run).value_or(ledger::MetricRows()).records;
    }
    std::vector<double> accuracies(const RunId &run) const
    {
        return trainyard::journeys::accuraciesOf(records(run), [](const protocol::MetricRecord &record) {
            return trainyard::journeys::MeasuredValue{std::string(record.name), record.rank, record.value};
        });
    }
    std::set<std::string> hosts(const RunId &run, std::string_view name) const
    {
        std::set<std::string> found;
        for (const auto &record : records(run)) {
            if (record.name == name)
                found.insert(record.note);
        }
        return found;
    }
    template <class F>
    bool eventually(F condition, std::chrono::seconds limit = 240s)
    {
        return pollUntil(Backoff(500ms), {patientDeadline(limit), {}}, [&]() -> Result<bool> { return condition(); })
            .has_value();
    }
    std::string onHead(const std::string &command) const
    {
        auto session = ssh::SshSession::open(cluster::host(m_cloud, m_cluster, "head")->target, soon());
        EXPECT_TRUE(session) << session.error().detail;
        const auto done = session ? session->exec(command, {}, soon()) : fail(session.error());
        return done ? done->out : "";
    }

    const cluster::LocalCloudHome m_home;
    cluster::CloudContext m_cloud;
    Json m_endpoint;
    ClusterId m_cluster;
    cluster::ElasticStack m_stack;
    std::mutex m_mutex;
    std::string m_notes;
    std::optional<Result<RunEnd>> m_end;
};

TEST_F(ElasticStackTest, WorkersThatTheOfficialCommandLineStartsJoinAndLeave)
{
    const auto head = cluster::host(m_cloud, m_cluster, "head");
    ASSERT_TRUE(head) << head.error().detail;
    const auto script = cluster::uploadPrepareScript(m_stack, *head, "print('the data is ready')\n", soon());
    ASSERT_TRUE(script) << script.error().detail;
    const RunId run = start(10'000); // until it is stopped: on any computer, long enough for all that follows
    ASSERT_FALSE(run.empty());
    std::jthread follower([&](std::stop_token stop) { follow(run, std::move(stop)); });
    ASSERT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-1"); })) << notes();

    const Json started = aws({"ec2", "run-instances", "--count", "2", "--launch-template",
                              "LaunchTemplateId=" + m_stack.parts.elasticTemplate});
    ASSERT_TRUE(started.is_object() && started.at("Instances").size() == 2) << started;
    const std::string stays = started.at("Instances").at(0).at("InstanceId"),
                      leaves = started.at("Instances").at(1).at("InstanceId");
    ASSERT_TRUE(eventually([&] { return status(stays) == "ADDED" && status(leaves) == "ADDED"; })) << notes();
    const auto joined = hosts(run, "member-joined");
    EXPECT_TRUE(joined.contains("worker-2") && joined.contains("worker-3"));
    ASSERT_FALSE(hasEnded()) << notes();
    const std::string address = instance(leaves).at("PrivateIpAddress");

    aws({"ec2", "delete-tags", "--resources", leaves, "--tags", "Key=demo-aws-dl-cfn-elastic-worker"});
    ASSERT_TRUE(eventually([&] { return status(leaves) == "REMOVED"; })) << notes();
    EXPECT_TRUE(eventually([&] {
        const std::string state = instance(leaves).at("State").at("Name");
        return state == "shutting-down" || state == "terminated";
    })) << notes();
    EXPECT_EQ(status(stays), "ADDED");
    EXPECT_EQ(hosts(run, "member-left").size(), 1u);
    EXPECT_TRUE(hosts(run, "member-died").empty());

    ASSERT_TRUE(eventually([&] { return accuracies(run).size() >= kLeastEpochs; })) << notes();
    const auto stopped = stopRun(m_cloud, run, StopMode::SaveCheckpoint, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    follower.join();
    ASSERT_TRUE(m_end && *m_end) << notes();
    EXPECT_EQ((*m_end)->state, protocol::RunState::Stopped) << (*m_end)->note;
    const auto log = protocol::hostEventsFromText(onHead("cat ~/.trainyard/runs/" + run.value + "/host_worker_log"));
    std::vector<bool> changes;
    for (const protocol::HostEvent &event : log) {
        if (event.address == address)
            changes.push_back(event.added);
    }
    EXPECT_THAT(changes, testing::ElementsAre(true, false)) << "ADDED, REMOVED";
    EXPECT_THAT(onHead("cat " + m_stack.sharedFolder + "/host_worker"), testing::Not(HasSubstr(address)));
    EXPECT_THAT(notes(), HasSubstr("elastic_worker_status is ADD_QUEUED"));
    EXPECT_THAT(notes(), HasSubstr("elastic_worker_status is REMOVAL_QUEUED"));
    const auto column = cluster::elasticColumn(m_cloud, m_cluster);
    EXPECT_EQ(column.at("head"), "locked");
    EXPECT_EQ(column.at("worker-1"), "locked");
    EXPECT_EQ(std::ranges::count_if(column, [](const auto &one) { return one.second == "ADDED"; }), 1);

    if (kLeastEpochs == 1)
        return;
    const auto disturbed = accuracies(run);
    const RunId undisturbed = start(static_cast<int>(disturbed.size()));
    m_end.reset();
    follow(undisturbed, {});
    ASSERT_TRUE(m_end && *m_end && (*m_end)->ok()) << notes();
    trainyard::journeys::expectSameAccuracy(disturbed, accuracies(undisturbed));
}

TEST_F(ElasticStackTest, AWorkerThatWeAddWaitsForItsScript) // E22
{
    const auto head = cluster::host(m_cloud, m_cluster, "head");
    ASSERT_TRUE(head) << head.error().detail;
    const std::string folder = m_stack.sharedFolder;
    const auto upload = [&](const std::string &text) {
        const auto script = cluster::uploadPrepareScript(m_stack, *head, text, soon());
        EXPECT_TRUE(script) << script.error().detail;
    };
    upload("import os, time\nwhile not os.path.exists('" + folder + "/go'): time.sleep(0.1)\n");
    const RunId run = start(10'000);
    ASSERT_FALSE(run.empty());
    std::jthread follower([&](std::stop_token stop) { follow(run, std::move(stop)); });
    ASSERT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-1"); })) << notes();

    std::atomic<bool> waited = false;
    const auto sink = [&](const StepEvent &event) {
        if (event.step != "prepare-data" || event.state != StepState::Progressing || waited.exchange(true))
            return;
        EXPECT_FALSE(hosts(run, "member-joined").contains("worker-2"));
        onHead("touch " + folder + "/go");
    };
    const auto added = growCluster(m_cloud, m_cluster, 1, {.bundle = kBundle}, sink, {});
    ASSERT_TRUE(added) << added.error().source << ": " << added.error().detail;
    EXPECT_TRUE(waited) << "it joined while its script was running";
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-2"); })) << notes();

    upload("raise ValueError('no such bucket')\n");
    const auto failed = growCluster(m_cloud, m_cluster, 1, {.bundle = kBundle}, {}, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(failed.error().detail, HasSubstr("failed with status 1 (ValueError: no such bucket)"));
    EXPECT_THAT(failed.error().detail, HasSubstr("the machine of worker-3 stays and costs money"));
    EXPECT_TRUE(cluster::host(m_cloud, m_cluster, "worker-3")) << "its machine stays until the user removes it";
    EXPECT_FALSE(hosts(run, "member-joined").contains("worker-3"));

    const auto again = resizeCluster(m_cloud, m_cluster, 3, {}, {}); // two are members
    ASSERT_FALSE(again) << "the script is the same";
    EXPECT_EQ(again.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(again.error().detail,
                HasSubstr("worker-3: its prepare-data script failed again with status 1 (ValueError: no such bucket)"));
    upload("import os\nos.mkdir('" + folder + "/once')\n");
    const auto half = growCluster(m_cloud, m_cluster, 2, {.bundle = kBundle}, {}, {});
    ASSERT_FALSE(half) << "the script of the second one fails";
    EXPECT_THAT(half.error().detail, HasSubstr("worker-4: its prepare-data script failed with status 1"));
    EXPECT_THAT(half.error().detail, HasSubstr("worker-3 joined the run, and the machine of worker-4 stays and costs"));
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-3"); })) << notes();
    upload("print('the data is ready')\n");
    const auto retried = growCluster(m_cloud, m_cluster, 1, {.bundle = kBundle}, {}, {});
    ASSERT_TRUE(retried) << retried.error().source << ": " << retried.error().detail;
    EXPECT_THAT(*retried, testing::ElementsAre("worker-4"));
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-4"); })) << notes();
    EXPECT_FALSE(cluster::host(m_cloud, m_cluster, "worker-5")) << "no machine was launched in its place";
    EXPECT_TRUE(stopRun(m_cloud, run, StopMode::AtOnce, {}, {}));
}

} // namespace
} // namespace trainyard::training
