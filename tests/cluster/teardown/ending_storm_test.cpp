// Signals and SIGKILL at random moments, with AWS's latencies in virtual time (tests/support/virtual_time.h), against
// an eventually consistent cloud, which lists new resources only after seconds. Processes that are killed are children;
// the state of their cloud is a file. The long version:
//   TRAINYARD_MOMENTS=200 TRAINYARD_KILLS=1000 TRAINYARD_SEED=7 ending_storm_test
// The same seed repeats the same moments.

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <random>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/virtual_time.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using testing::IsEmpty;

int numberOf(const char *variable, int otherwise)
{
    const auto text = environment(variable);
    return text.empty() ? otherwise : std::atoi(text.c_str());
}

/// State of AWS and of this computer that outlives a process: the state folder, the file of the cloud, and the time.
class SharedState {
public:
    explicit SharedState(milliseconds lag)
        : m_lag(lag)
    {
        void *page = ::mmap(nullptr, sizeof *m_now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        EXPECT_NE(page, MAP_FAILED);
        m_now = new (page) std::atomic<std::int64_t>(nanoseconds(1h).count());
    }
    ~SharedState() { ::munmap(m_now, sizeof *m_now); }
    SharedState(const SharedState &) = delete;
    SharedState &operator=(const SharedState &) = delete;

    /// One process of Trainyard. Its clock continues where that of the previous process stopped.
    struct Process {
        explicit Process(const SharedState &shared)
            : time(nanoseconds(shared.m_now->load()), shared.m_now)
            , setting(shared.m_folder.path() / "state")
        {
            setting.m_context.polling = PollingPolicy::aws();
            setting.cloud.timing.emplace();
            setting.cloud.timing->lag = shared.m_lag;
            setting.cloud.timing->volumes = true;
            const auto file = shared.m_folder.path() / "cloud.json";
            if (const auto state = readFile(file))
                setting.cloud.fromJson(*state);
            setting.cloud.file = file;
        }
        VirtualTime time;
        FakeSetting setting;
    };

    /// Runs `work` in a child process and kills it.
    /// \param moment  virtual time after which the child is killed
    /// \param late  additional real time, in which the child still runs
    /// \return whether the child was killed before it completed
    template <class F>
    bool killed(milliseconds moment, std::chrono::microseconds late, F work) const
    {
        std::fflush(nullptr);
        const pid_t child = ::fork();
        if (child == 0) {
            Process process(*this);
            const auto at = process.time.now() + moment;
            std::thread([&process, at, late] {
                process.time.waitUntil(at, {});
                ::usleep(static_cast<useconds_t>(late.count()));
                ::kill(::getpid(), SIGKILL);
            }).detach();
            work(process);
            ::_exit(0);
        }
        EXPECT_GT(child, 0);
        int status = 0;
        EXPECT_EQ(::waitpid(child, &status, 0), child);
        return WIFSIGNALED(status);
    }

private:
    const milliseconds m_lag;
    ledger::TemporaryFolder m_folder;
    std::atomic<std::int64_t> *m_now;
};

/// Time that AWS itself needs to terminate all machines that are alive, or being launched, when the signal arrives.
milliseconds needOf(const FakeCloud &cloud, Timestamp signal)
{
    const FakeCloud::Region region = cloud.region("us-east-1");
    milliseconds need{0};
    for (const aws::Instance &m : region.machines) {
        if (m.isTerminated() && region.changed.at(m.id.value) <= signal)
            continue;
        const auto known = region.made.at(m.id.value) + cloud.timing->lag; // not terminable earlier
        need = std::max(need, std::max(known, signal) - signal + cloud.timing->end);
    }
    return need;
}

struct Figures {
    std::vector<milliseconds> beyond, whole; ///< until all are terminated, less AWS's own time; until the receipt
    int made = 0, interrupted = 0, alive = 0;
    void print(const char *what, milliseconds lag, int seed) const
    {
        const auto most = [](const std::vector<milliseconds> &v) {
            return v.empty() ? 0.0 : std::chrono::duration<double>(*std::ranges::max_element(v)).count();
        };
        const auto middle = [](std::vector<milliseconds> v) {
            std::ranges::sort(v);
            return v.empty() ? 0.0 : std::chrono::duration<double>(v[v.size() / 2]).count();
        };
        std::printf("%-8s lag %2lld s, seed %d: %zu moments, %d before the end of the launch, %d machines alive then; "
                    "all terminated after AWS's own need + %.1f s at most (median %.1f); receipt after %.0f s (%.0f)\n",
                    what, static_cast<long long>(lag.count() / 1000), seed, beyond.size(), interrupted, alive,
                    most(beyond), middle(beyond), most(whole), middle(whole));
        std::fflush(stdout);
    }
};

enum class Signal { Int, Term, Kill };

class LaunchStorm : public testing::TestWithParam<int> {
protected:
    LaunchStorm()
        : m_seed(numberOf("TRAINYARD_SEED", int(std::random_device{}() % 100000)))
        , m_random(static_cast<unsigned>(m_seed))
    {
    }
    int between(int least, int most) { return std::uniform_int_distribution<>(least, most)(m_random); }

    void strike(Signal signal, milliseconds lag, Figures &figures)
    {
        const milliseconds moment(between(0, 3) > 0 ? between(0, 6'000) : between(0, 60'000));
        const std::chrono::microseconds late(between(0, 1) * between(0, 3'000));
        SCOPED_TRACE("seed " + std::to_string(m_seed) + ", moment " + std::to_string(moment.count()) + " ms, signal " +
                     std::to_string(int(signal)) + ", late " + std::to_string(late.count()));
        SharedState shared(lag);
        const auto launches = [](SharedState::Process &process, std::stop_token stop) {
            return launch(process.setting.context(), process.setting.plan("victim", 3), kMachinesOnly, {}, stop);
        };
        if (signal == Signal::Kill) {
            figures.interrupted += shared.killed(moment, late, [&](SharedState::Process &p) { (void)launches(p, {}); });
            SharedState::Process next(shared);
            conclude(next, wallNow(), figures);
            return;
        }
        SharedState::Process process(shared);
        std::stop_source stop;
        Result<ClusterId> outcome = fail(ErrorCode::Internal, "", "");
        std::atomic<bool> over{false};
        std::jthread launcher([&] {
            outcome = launches(process, stop.get_token());
            over = true;
        });
        (void)pause(moment, {Deadline::never(), {}});
        const auto at = wallNow();
        figures.interrupted += !over;
        stop.request_stop();
        if (signal == Signal::Int) // the user waits for the launch; with SIGTERM `terminate --all` runs in parallel
            launcher.join();
        conclude(process, at, figures);
        if (launcher.joinable())
            launcher.join();
        EXPECT_THAT(process.setting.cloud.aliveIds(), IsEmpty());
    }

    /// Runs terminate --all and measures the time since the signal.
    void conclude(SharedState::Process &process, Timestamp signal, Figures &figures)
    {
        FakeCloud &cloud = process.setting.cloud;
        figures.alive += int(cloud.aliveIds().size());
        const auto receipt = Teardown(process.setting.context()).run({}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
        EXPECT_THAT(cloud.aliveIds(), IsEmpty()) << receipt->toText();
        EXPECT_THAT(cloud.region("us-east-1").others, IsEmpty()) << receipt->toText();
        EXPECT_THAT(*process.setting.m_context.ledger->clusters(true), IsEmpty());
        figures.whole.push_back(wallNow() - signal);
        figures.made += int(cloud.region("us-east-1").machines.size());
        const auto last = cloud.lastEnd();
        const milliseconds beyond = last && *last > signal ? (*last - signal) - needOf(cloud, signal) : milliseconds(0);
        figures.beyond.push_back(beyond);
        EXPECT_LE(beyond, 60s) << receipt->toText();
    }

    const int m_seed;
    std::mt19937 m_random;
};

TEST_P(LaunchStorm, EverythingEndsAMinuteAfterAwsCouldAtMost)
{
    const milliseconds lag = std::chrono::seconds(GetParam());
    const int moments = numberOf("TRAINYARD_MOMENTS", 2);
    for (const auto &[signal, what] :
         {std::pair(Signal::Int, "SIGINT"), std::pair(Signal::Term, "SIGTERM"), std::pair(Signal::Kill, "SIGKILL")}) {
        Figures figures;
        for (int n = 0; n < moments && !HasFailure(); ++n)
            strike(signal, lag, figures);
        figures.print(what, lag, m_seed);
    }
}

INSTANTIATE_TEST_SUITE_P(Lags, LaunchStorm, testing::Values(2, 10, 30),
                         [](const auto &lag) { return std::to_string(lag.param) + "Seconds"; });

/// Kills every kind of operation on a cluster midway, one after another in one account that also has foreign machines.
class KillStormOfAll : public LaunchStorm {
protected:
    /// Expects every machine of this ledger in the list or, with `requestsCount`, covered by an intent of the ledger.
    void expectListed(SharedState::Process &process, bool requestsCount) const
    {
        const CloudContext cloud = process.setting.context();
        const auto alive = process.setting.cloud.aliveIds();
        const auto all = reconcile(cloud, {}, {Deadline::after(1min), {}});
        ASSERT_TRUE(all) << all.error().detail;
        std::set<std::string> listed, tokens;
        for (const ClusterSnapshot &c : all->clusters) {
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        for (const ledger::Intent &i : take(cloud.ledger->intents({})))
            tokens.insert(i.token);
        for (const aws::Instance &m : process.setting.cloud.region("us-east-1").machines) {
            if (!alive.contains(m.id.value) || tagOf(m) != cloud.ledger->id() || m.isTerminated() || m.isTerminating())
                continue;
            EXPECT_TRUE(listed.contains(m.id.value) || (requestsCount && tokens.contains(m.clientToken)))
                << m.id.value << " (" << m.state << ") runs and is not in the list";
        }
    }
    static std::string tagOf(const aws::Instance &m)
    {
        const auto at = m.tags.find(tag::kLedger);
        return at == m.tags.end() ? std::string() : at->second;
    }
    static std::size_t strangers(const SharedState::Process &process)
    {
        const auto machines = process.setting.cloud.region("us-east-1").machines;
        return std::size_t(std::ranges::count_if(machines, [&](const aws::Instance &m) {
            return tagOf(m) != process.setting.m_context.ledger->id() && !m.isTerminating();
        }));
    }
};

void act(SharedState::Process &process, int what)
{
    const CloudContext cloud = process.setting.context();
    const auto open = cloud.ledger->clusters(true);
    const auto id = open && !open->empty() ? open->front().id : ClusterId();
    switch (id.empty() ? 0 : what) {
    case 0:
        (void)launch(cloud, process.setting.plan("v" + newIdText("").substr(0, 6), 2), kMachinesOnly, {}, {});
        return;
    case 1:
        (void)addWorkers(cloud, id, 2, kMachinesOnly, {}, {});
        return;
    case 2:
        for (const ledger::Resource &r : take(cloud.ledger->resources(id))) {
            if (r.kind == "instance" && r.name.starts_with("worker-"))
                return (void)removeWorker(cloud, id, r.name, {}, {});
        }
        return;
    case 3:
        return (void)changePower(cloud, id, {}, PowerAction::Stop, {}, {});
    case 4:
        return (void)changePower(cloud, id, {}, PowerAction::Start, {}, {});
    case 5:
        return (void)resumeLaunch(cloud, id, kMachinesOnly, {}, {});
    default:
        return (void)Teardown(cloud).run({.clusters = {id}}, {}, {});
    }
}

TEST_P(KillStormOfAll, NothingRunsUnlistedAndNoStrangerEnds)
{
    const int kills = numberOf("TRAINYARD_KILLS", 24);
    SharedState shared{std::chrono::seconds(GetParam())};
    {
        SharedState::Process process(shared);
        FakeCloud &cloud = process.setting.cloud;
        cloud.addForeign("us-east-1", {{"Name", "web server"}});
        cloud.addForeign("us-east-1",
                         {{tag::kCluster, "c-other"}, {tag::kLedger, "l-other"}, {tag::kOwner, "colleague"}});
        cloud.addForeign("us-east-1", {{tag::kClusterName, "victim"}, {tag::kOwner, "somebody"}, {tag::kNode, "head"}});
        ASSERT_TRUE(writeFileAtomically(cloud.file, cloud.toJson()));
    }
    int struck = 0, ends = 0, actions[7] = {};
    for (int n = 0; n < kills && !HasFailure(); ++n) {
        const int what = between(0, 6);
        const milliseconds moment(between(0, 2) > 0 ? between(0, 4'000) : between(0, 90'000));
        const std::chrono::microseconds late(between(0, 1) * between(0, 3'000));
        SCOPED_TRACE("seed " + std::to_string(m_seed) + ", kill " + std::to_string(n) + ", action " +
                     std::to_string(what) + ", moment " + std::to_string(moment.count()) + " ms");
        const bool hit = shared.killed(moment, late, [&](SharedState::Process &p) { act(p, what); });
        struck += hit;
        actions[what] += hit;
        SharedState::Process process(shared);
        expectListed(process, true);
        if (between(0, 3) == 0) {
            (void)pause(process.setting.cloud.timing->lag, {Deadline::never(), {}});
            expectListed(process, true);
        }
        if (n % 8 == 7 || n + 1 == kills) {
            const auto receipt = Teardown(process.setting.context()).run({}, {}, {});
            ASSERT_TRUE(receipt) << receipt.error().detail;
            EXPECT_TRUE(receipt->clean()) << receipt->toText();
            EXPECT_EQ(process.setting.cloud.aliveIds().size(), 3u) << receipt->toText();
            EXPECT_THAT(*process.setting.m_context.ledger->clusters(true), IsEmpty());
            ++ends;
        }
        EXPECT_EQ(strangers(process), 3u) << "a foreign machine was ended; the cloud:\n"
                                          << process.setting.cloud.toJson();
    }
    std::printf(
        "lag %d s, seed %d: %d of %d were killed before their end (launch %d, scale up %d, scale down %d, stop %d, "
        "start %d, resume %d, terminate %d); %d times everything was ended\n",
        GetParam(), m_seed, struck, kills, actions[0], actions[1], actions[2], actions[3], actions[4], actions[5],
        actions[6], ends);
    EXPECT_GT(struck, kills / 4);
}

INSTANTIATE_TEST_SUITE_P(Lags, KillStormOfAll, testing::Values(2, 10, 30),
                         [](const auto &lag) { return std::to_string(lag.param) + "Seconds"; });

} // namespace
} // namespace trainyard::cluster
