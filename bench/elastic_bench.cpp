// Time that a step loses when a worker or server dies, freezes, joins or leaves, when a connection to a server breaks,
// or when a worker that was added fails. The real roles run as processes of this machine around a learner whose step is
// a wait, so the cores of the machine are not measured.
//     elastic_bench [--rounds 5] [--step-ms 5] [--only NAME]
#include <chrono>
#include <csignal>
#include <cstdio>
#include <functional>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "backend/core/system/logging.h"
#include "bench/elastic_job.h"

using namespace trainyard;
using namespace trainyard::bench;

namespace {

struct Event {
    std::string name;
    std::function<std::vector<Figure>(Job &)> play; ///< returns figures with one value each
    bool withLine = false;
};

/// The longest pause of worker 0 since an event, measured until 100 steps after `over` holds.
double stall(Job &job, double since, const std::function<bool()> &over)
{
    Job::await(over);
    const std::size_t reached = job.steps(0).size();
    Job::await([&] { return job.steps(0).size() > reached + 100; });
    return longestPause(job.steps(0), since).first;
}

/// The steps of worker 0 in equal times without and with a worker that gives trouble. It is started again whenever it
/// ends.
std::vector<Figure> withTrouble(Job &job, Trouble trouble)
{
    constexpr std::size_t kSteps = 400;
    const auto play = [&](const std::function<void()> &meanwhile) {
        const double from = now();
        const std::size_t reached = job.steps(0).size();
        Job::await([&] {
            meanwhile();
            return job.steps(0).size() > reached + kSteps;
        });
        return paceOf(job.steps(0), from, now());
    };
    const Pace without = play([] {});
    job.start("worker", 3, trouble);
    Job::await([&] { return job.hello(3) > 0; });
    const Pace with = play([&] {
        if (trouble == Trouble::Fails && job.ended("worker-3"))
            job.start("worker", 3, trouble);
    });
    return {{"a usual step without it", {without.usual}},
            {"with it", {with.usual}},
            {"longest pause without it", {without.longest}},
            {"longest pause with it", {with.longest}}};
}

const std::vector<Event> kEvents = {
    {"a worker is killed",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGKILL);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a worker is frozen",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGSTOP);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a worker joins",
     [](Job &job) {
         const double at = now();
         job.start("worker", 3);
         const double lost = stall(job, at, [&] { return !job.steps(3).empty(); });
         return std::vector<Figure>{{"process start to its first step", {job.steps(3).front() - at}},
                                    {"hello to its first step", {job.steps(3).front() - job.hello(3)}},
                                    {"the others lose", {lost}}};
     }},
    {"a worker leaves",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGTERM);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "left,"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a server is killed",
     [](Job &job) {
         Job::await([&] {
             return job.says("server-0", "has a complete replica") && job.says("server-1", "has a complete replica");
         });
         const double at = now();
         job.signal("server-0", SIGKILL);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "the replicas take over"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     }},
    {"the scheduler is killed",
     [](Job &job) {
         const double at = now();
         job.signal("scheduler-0", SIGKILL);
         job.start("scheduler", 0);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "all that were left came back"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     }},
    {"a line to a server is cut",
     [](Job &job) {
         const double at = now();
         job.line->cut(addressOf("worker", 2));
         const double lost = stall(job, at, [&] { return job.says("worker-2", "connecting again"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     },
     true},
    {"a line to a server is silent",
     [](Job &job) {
         const double at = now();
         job.line->hold(true, addressOf("worker", 2));
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     },
     true},
    {"a worker connects and never sends its hello", [](Job &job) { return withTrouble(job, Trouble::Mute); }},
    {"a worker's data is never ready", [](Job &job) { return withTrouble(job, Trouble::NeverReady); }},
    {"a worker fails to prepare its data, again and again", [](Job &job) { return withTrouble(job, Trouble::Fails); }},
};

/// Runs a role in this process; SIGTERM requests that it leaves.
[[noreturn]] void beRole(const Role &role)
{
    startLogging("info");
    ::signal(SIGPIPE, SIG_IGN);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::stop_source leave;
    std::thread([set, leave]() mutable {
        int which = 0;
        ::sigwait(&set, &which);
        leave.request_stop();
    }).detach();
    const Status status = runRole(role, leave.get_token());
    if (!status)
        std::fprintf(stderr, "%s: %s\n", status.error().source.c_str(), status.error().detail.c_str());
    std::_Exit(status ? 0 : 1); // the detached thread waits for a signal that will not come
}

void measure(const Event &event, int rounds, double stepSeconds)
{
    std::vector<Figure> figures;
    for (int round = 0; round < rounds; ++round) {
        Job job(stepSeconds, event.withLine);
        addRound(figures, event.play(job));
    }
    print(event.name, std::move(figures));
}

} // namespace

int main(int argc, char **argv)
{
    std::string only;
    Role role;
    int rounds = 5, trouble = 0;
    double stepMilliseconds = 5;
    CLI::App app("What a step loses when a process dies, comes, goes or fails");
    app.add_option("--rounds", rounds)->check(CLI::PositiveNumber);
    app.add_option("--step-ms", stepMilliseconds, "a step's computation, as a wait");
    app.add_option("--only", only, "events whose name has this");
    app.add_option("--role", role.name)->group("");
    app.add_option("--index", role.index)->group("");
    app.add_option("--folder", role.folder)->group("");
    app.add_option("--trouble", trouble)->group("");
    app.add_option("--port", role.port)->group("");
    app.add_option("--announce", role.announce)->group("");
    CLI11_PARSE(app, argc, argv);
    role.stepSeconds = stepMilliseconds / 1000;
    role.trouble = Trouble(trouble);
    if (!role.name.empty())
        beRole(role);
    for (const Event &event : kEvents) {
        if (event.name.find(only) != std::string::npos)
            measure(event, rounds, role.stepSeconds);
    }
}
