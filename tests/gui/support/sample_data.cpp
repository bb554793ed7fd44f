#include "tests/gui/support/sample_data.h"

#include <cmath>

namespace trainyard::gui::sample {

Timestamp ago(std::chrono::seconds s)
{
    return SystemClock::instance().now() - s;
}

std::vector<protocol::MetricRecord> run(int epochs, double t0, double epochSeconds)
{
    std::vector<protocol::MetricRecord> records;
    double t = t0;
    int workers = 2, view = 1;
    std::int64_t step = 0;
    const auto put = [&](int rank, int epoch, std::string_view name, double value, std::int64_t samples = 0,
                         const char *note = "") {
        protocol::MetricRecord p;
        p.view = view;
        p.rank = rank;
        p.epoch = epoch;
        p.step = step;
        p.samples = samples;
        p.t = t;
        p.name = name;
        p.value = value;
        p.note = note;
        records.push_back(p);
    };
    put(0, 0, "member-joined", 1, 0, "worker-1");
    put(1, 0, "member-joined", 2, 0, "worker-2");
    put(-1, 0, "workers", 2);
    for (int e = 0; e < epochs; ++e) {
        for (int w = 0; w < 5; ++w) {
            t += epochSeconds / 5;
            step += 25;
            for (int r = 0; r < 3; ++r) {
                if ((r == 2 && e < 4) || (r == 1 && workers == 2 && e > 9))
                    continue;
                put(r, e, "speed", 980 + 60 * std::sin(step * 0.05 + r) - 90 * r + 20 * std::cos(step * 0.31 * (r + 1)),
                    200);
            }
        }
        put(-1, e, "learning-rate", 0.025 * (1 + std::cos(3.14159 * e / 20)));
        put(-1, e, "global-batch", 64);
        const double quality = 1 - 0.55 * std::exp(-e * 0.55) - 0.012;
        put(-1, e, "train-accuracy", quality);
        put(-1, e, "validation-accuracy", quality - 0.008 + 0.004 * std::sin(e * 2.1));
        put(-1, e, "train-loss", 1.35 * std::exp(-e * 0.5) + 0.045);
        put(-1, e, "validation-loss", 1.3 * std::exp(-e * 0.48) + 0.07);
        put(-1, e, "speed", 930.0 * workers - 30 * e);
        if (e == 3) {
            workers = 3, ++view;
            put(2, e, "member-joined", 3, 0, "worker-3");
            put(-1, e, "workers", 3);
        }
        if (e == 9) {
            workers = 2, ++view;
            put(1, e, "member-died", 2, 0, "worker-2: three heartbeats missed");
            put(-1, e, "workers", 2);
        }
    }
    return records;
}

PricedResource resource(const char *kind, const std::string &id, const std::string &name, const char *state,
                        double usdPerHour)
{
    PricedResource r;
    r.kind = kind;
    r.id = id;
    r.name = name;
    r.region = "us-east-1";
    r.state = state;
    r.created = ago(std::chrono::minutes(12));
    r.usdPerHour = usdPerHour;
    return r;
}

std::vector<ClusterDetails> clusters()
{
    using namespace std::chrono_literals;
    ClusterDetails a;
    a.id = ClusterId("c-0123456789abcdef");
    a.name = "digits-demo";
    a.profile = "local";
    a.region = "us-east-1";
    a.zone = "us-east-1a";
    a.instanceType = "c5.xlarge";
    a.state = ClusterState::Training;
    a.created = a.asOf = ago(12min);
    a.expires = SystemClock::instance().now() + 7h + 48min;
    a.usdPerHour = 0.53;
    a.budget = {5, cluster::BudgetAction::Terminate};
    for (int i = 0; i < 3; ++i) {
        cluster::NodeSnapshot n;
        n.name = i == 0 ? "head" : "worker-" + std::to_string(i);
        n.role = i == 0 ? "head" : "worker";
        n.id = InstanceId("i-0a1b2c3d4e5f6071" + std::to_string(i));
        n.publicAddress = "127.64.3." + std::to_string(i + 1);
        n.sshPort = 2222;
        n.state = "running";
        n.type = "c5.xlarge";
        n.zone = "us-east-1a";
        n.locked = i == 0;
        n.sshCommand = "ssh -i key -p 2222 ubuntu@" + n.publicAddress;
        a.nodes.push_back(n);
        a.resources.push_back(resource("instance", n.id.value, n.name, "running", 0.17));
    }
    a.resources.push_back(resource("security-group", "sg-0aa11bb22cc33dd44", "trainyard-digits-demo"));
    a.resources.push_back(resource("key-pair", "key-0f0e0d0c0b0a09080", "trainyard-digits-demo"));
    const auto addEvent = [&](std::chrono::minutes before, const char *text, bool failed = false) {
        a.events.push_back({.sequence = std::int64_t(a.events.size()) + 1,
                            .at = ago(before),
                            .kind = "launch",
                            .text = text,
                            .failed = failed});
    };
    addEvent(12min, "Three machines were requested in us-east-1.");
    addEvent(11min, "head is running at 127.64.3.1.");
    addEvent(11min, "worker-2 did not answer at once; trying again.", true);
    addEvent(10min, "All machines are ready.");
    addEvent(9min, "LeNet started with dist_sync on 2 workers.");
    for (const cluster::NodeSnapshot &n : a.nodes) {
        using cluster::Milestone;
        const auto begin = a.created;
        a.timelines.push_back({n.name,
                               {{Milestone::Requested, begin},
                                {Milestone::Pending, begin + 900ms},
                                {Milestone::Running, begin + 8s},
                                {Milestone::Ssh, begin + 23s},
                                {Milestone::SetUp, begin + 41s},
                                {Milestone::Checks, begin + 134s}}});
        if (!n.locked)
            a.timelines.back().reached.push_back({Milestone::Joined, begin + 160s});
    }
    ClusterDetails b = a;
    b.budget = {};
    b.id = ClusterId("c-fedcba9876543210");
    b.name = "bigger-batch";
    b.state = ClusterState::WaitingForSsh;
    b.created = b.asOf = ago(70s);
    b.usdPerHour = 0.88;
    b.events.clear();
    ClusterDetails c = b;
    c.id = ClusterId("c-00000000deadbeef");
    c.name = "left-over";
    c.state = ClusterState::NeedsAttention;
    c.usdPerHour = 0.53;
    c.detail = "AWS knows one machine of this cluster that the ledger does not.";
    c.created = c.asOf = ago(26h);
    c.formerWorkers = 1;
    c.expires.reset();
    c.events.clear();
    ClusterDetails d = b;
    d.id = ClusterId("c-1111111111111111");
    d.name = "first-try";
    d.state = ClusterState::Terminated;
    d.created = ago(50h);
    d.closed = ago(47h);
    d.formerWorkers = 2;
    d.usdPerHour = 0;
    d.usdSoFar = 1.59;
    d.nodes.clear();
    d.events.clear();
    return {a, b, c, d};
}

CostSnapshot costs()
{
    CostSnapshot costs;
    costs.days = {{"2026-03-04", 4.2}, {"2026-03-03", 11.75}, {"2026-02-27", 0.61}};
    costs.savings = {
        {ClusterId("c-0123456789abcdef"), "digits-demo", {cluster::Saving::Kind::Spot, "c5.xlarge", 0.3315}},
        {ClusterId("c-fedcba9876543210"), "bigger-batch", {cluster::Saving::Kind::Region, "us-east-2", 0.0797}}};
    costs.now = {.onDemand = 1.53, .spot = 0.36, .volumes = 0.01, .addresses = 0.04};
    costs.today.usd = 4.2;
    costs.total.usd = 16.56;
    costs.dayBudget = {20, cluster::BudgetAction::Warn};
    costs.priceDate = "2025-07-01";
    return costs;
}

std::vector<RunSnapshot> runs()
{
    using namespace std::chrono_literals;
    RunSnapshot r;
    r.id = RunId("r-0000000000000001");
    r.cluster = ClusterId("c-0123456789abcdef");
    r.clusterName = "digits-demo";
    r.model = "lenet";
    r.data = "s3://trainyard-digits/digits";
    r.mode = "dist_sync";
    r.state = RunState::Running;
    r.epochs = 20;
    r.epoch = 12;
    r.workers = 2;
    r.started = ago(75s);
    r.validationAccuracy = 0.978;
    r.usdPerHour = 0.53;
    RunSnapshot s = r;
    s.id = RunId("r-0000000000000002");
    s.model = "mlp";
    s.state = RunState::Failed;
    s.epochs = 10;
    s.epoch = 2;
    s.started = ago(30min);
    s.ended = ago(28min);
    s.note = "worker-1 found no space on its disk.";
    return {r, s};
}

CheckpointList checkpoints()
{
    const auto checkpoint = [](int epochs, std::int64_t step, std::optional<double> accuracy,
                               std::optional<double> loss) {
        Checkpoint c;
        c.header.run = "r-0000000000000001";
        c.header.model = "lenet";
        c.header.epochs = epochs;
        c.header.step = step;
        c.header.sha256 = std::to_string(step);
        c.header.bytes = 3'448'640;
        c.accuracy = accuracy;
        c.loss = loss;
        return c;
    };
    CheckpointList list;
    list.checkpoints = {checkpoint(11, 6875, 0.971, 0.0710), checkpoint(12, 7500, 0.978, 0.0731),
                        checkpoint(12, 7812, {}, {})};
    list.checkpoints[0].uri = "s3://lab/trainyard/r-1";
    list.checkpoints[1].here = "/home/user/checkpoint-000012.safetensors";
    list.checkpoints[1].nodes = {"worker-1"};
    list.checkpoints[2].header.within = true;
    list.checkpoints[2].nodes = {"worker-1"};
    return list;
}

std::vector<LogSource> logSources()
{
    return {{"head", "scheduler"}, {"head", "server"}, {"worker-1", "worker"}, {"worker-2", "worker"}};
}

std::vector<LogLine> log()
{
    std::vector<LogLine> lines;
    const auto addLine = [&](std::size_t source, const std::string &text) {
        lines.push_back(
            {logSources()[source], "2026-03-04 09:12:4" + std::to_string(lines.size() % 10) + ",315 " + text});
    };
    addLine(0, "listening on 127.64.3.1:41873");
    addLine(1, "serving 4 keys, 431,080 parameters");
    for (int e = 0; e < 6; ++e) {
        for (std::size_t w : {2, 3}) {
            addLine(w, "Epoch[" + std::to_string(e) + "] Batch [0-20]\tSpeed: 963.41 samples/sec\taccuracy=0.918750");
            addLine(w, "Epoch[" + std::to_string(e) + "] Time cost=6.127");
        }
        addLine(0, "Epoch[" + std::to_string(e) + "] Validation-accuracy=0.971200");
    }
    return lines;
}

std::vector<ActivityEntry> activity()
{
    using namespace std::chrono_literals;
    return {{.number = 1,
             .at = ago(700s),
             .kind = services::ActivityKind::AwsCall,
             .what = "ec2:CreateSecurityGroup",
             .where = "us-east-1",
             .outcome = "200",
             .seconds = 0.03,
             .requestId = "6f1c",
             .commandLine = "aws ec2 create-security-group --group-name trainyard-digits-demo"},
            {.number = 2,
             .at = ago(699s),
             .kind = services::ActivityKind::AwsCall,
             .what = "ec2:RunInstances",
             .where = "us-east-1",
             .outcome = "InsufficientInstanceCapacity",
             .failed = true,
             .seconds = 0.4,
             .requestId = "6f1d",
             .commandLine = "aws ec2 run-instances --count 1"},
            {.number = 3,
             .at = ago(690s),
             .kind = services::ActivityKind::AwsCall,
             .what = "ec2:RunInstances",
             .where = "us-east-1",
             .outcome = "200",
             .seconds = 0.5,
             .requestId = "6f1e",
             .commandLine = "aws ec2 run-instances --count 1"},
            {.number = 4,
             .at = ago(660s),
             .kind = services::ActivityKind::RemoteCommand,
             .what = "sha256sum ~/.trainyard/bundle.tar.gz",
             .where = "worker-1",
             .outcome = "exit 0",
             .seconds = 0.12,
             .commandLine = "ssh -p 2222 ubuntu@127.64.3.2 sha256sum ~/.trainyard/bundle.tar.gz"}};
}

TeardownPreview teardown()
{
    TeardownPreview preview;
    const ClusterDetails demo = clusters().front();
    for (const PricedResource &r : demo.resources)
        preview.found.targets.push_back({.kind = r.kind,
                                         .id = r.id,
                                         .region = r.region,
                                         .name = r.name,
                                         .state = r.state,
                                         .cluster = demo.id,
                                         .clusterName = demo.name,
                                         .created = r.created,
                                         .usdPerHour = r.usdPerHour});
    preview.found.regionsNotRead.emplace_back(
        "eu-west-3", Error{ErrorCode::Timeout, "ec2:DescribeInstances", "it did not answer in 10 s"});
    preview.retained.resources.push_back({.kind = "bucket",
                                          .id = "trainyard-digits",
                                          .name = "trainyard-digits",
                                          .region = "us-east-1",
                                          .usdPerMonth = 0.12});
    return preview;
}

cluster::Receipt receiptOf(const std::vector<cluster::Target> &targets, std::size_t left, const std::string &why,
                           bool isProtected)
{
    cluster::Receipt receipt;
    receipt.profile = "default";
    receipt.started = ago(std::chrono::seconds(95));
    receipt.finished = ago(std::chrono::seconds(0));
    receipt.secondSweepClean = left == 0;
    for (const cluster::Target &t : targets) {
        const bool remains = receipt.lines.size() < left;
        receipt.lines.push_back({t, remains ? cluster::Outcome::Remaining : cluster::Outcome::Terminated,
                                 Sentence::verbatim(remains ? why : ""), remains && isProtected, receipt.finished});
        if (!remains)
            receipt.lines.back().target.state = t.kind == "instance" ? "terminated" : "deleted";
    }
    receipt.files = {"/home/user/.local/state/trainyard/receipts/2026-03-04T09-14-55.txt"};
    return receipt;
}

std::vector<cluster::Finding> findings()
{
    using namespace cluster;
    const auto green = [](Check check, const Sentence &words) {
        return Finding{check, Severity::Green, words, {}, {}};
    };
    return {green(Check::Account, say("The account can be used, and its session lasts long enough.")),
            green(Check::Permission, say("Everything that the launch and the termination need is allowed.")),
            {Check::Quota,
             Severity::Red,
             say("%1, and %2 of the %3 allowed are in use.",
                 say("%1 vCPUs of %2 (%3) are needed in %4", 12, "standard", "On-Demand", "us-east-1"), 24, 32),
             {{FixAction::SetWorkers, "1"}, {FixAction::ShowQuota, "L-1216C47A"}},
             {}},
            {Check::Capacity,
             Severity::Amber,
             say("AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.",
                 "c5.xlarge", "us-east-1a"),
             {{FixAction::SetSubnet, ""}},
             {}},
            green(Check::Image, say("%1 exists.", "ami-0123456789")),
            green(Check::RootVolume, say("%1 GiB hold the image's %2 GiB.", 30, 8)),
            green(Check::Key, say("A key pair will be created for the cluster on this computer, and its private part "
                                  "stays here.")),
            green(Check::Deadline,
                  say("The machines terminate themselves after %1, even if this computer is off.", "8 h"))};
}

} // namespace trainyard::gui::sample
