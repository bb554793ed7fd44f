#include <gmock/gmock.h>

#include "backend/runtime/nn/models.h"
#include "bench/scale/options.h"
#include "bench/scale/simulation.h"
#include "bench/scale/stages.h"

namespace trainyard::bench::scale {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

Setup small(int workers, int servers)
{
    Setup setup;
    setup.model = "lenet";
    setup.workers = workers;
    setup.servers = servers;
    setup.steps = 20;
    setup.compute.seconds = 0.02;
    return setup;
}

Report reportOf(const Setup &setup)
{
    const auto report = simulate(setup);
    if (!report) {
        ADD_FAILURE() << report.error().source << ": " << report.error().detail;
        return {};
    }
    EXPECT_THAT(report->violations, IsEmpty());
    return *report;
}

TEST(Stages, CoverEveryFloatOfTheArenaOnceAndAllOfTheTime)
{
    const auto model = nn::modelNamed("imagenet-resnet-50-224x224").value();
    const auto stages = stagesOf(model).value();
    const auto tensors = nn::tensorsOf(model).value();
    std::vector<int> covered(tensors.back().offset + tensors.back().size);
    double time = 0;
    for (const Stage &stage : stages) {
        time += stage.share;
        for (const auto &[begin, end] : stage.ranges) {
            for (std::size_t i = begin; i < end; ++i)
                ++covered[i];
        }
    }
    EXPECT_TRUE(std::ranges::all_of(covered, [](int times) { return times == 1; }));
    EXPECT_NEAR(time, 1, 1e-9);
    EXPECT_NEAR(double(nn::trainable(tensors).floats), 25.56e6, 0.02e6);
}

TEST(Simulation, IsTheSameForTheSameSeed)
{
    auto setup = small(4, 2);
    const Report first = reportOf(setup), again = reportOf(setup);
    EXPECT_EQ(first.stepSeconds, again.stepSeconds);
    EXPECT_EQ(first.events, again.events);
    EXPECT_EQ(first.log, again.log);
    setup.seed = 2;
    EXPECT_NE(reportOf(setup).stepSeconds, first.stepSeconds);
}

TEST(Simulation, AStepIsNoFasterThanItsComputationNorItsBytes)
{
    auto setup = small(2, 1);
    setup.compute.jitter = 0;
    EXPECT_GE(reportOf(setup).stepSeconds, setup.compute.seconds);
    setup.compute.seconds = 1e-6;
    setup.machine.nicGbits = 1;
    const Report report = reportOf(setup);
    // The gradients of both workers and both responses pass the NIC of the server.
    EXPECT_GE(report.stepSeconds, 2 * 4.0 * double(report.parameters) * 8 / 1e9);
    EXPECT_LE(report.busy.serverIn, 1 + 1e-9);
    EXPECT_GT(report.waitShare, 0.5);
}

TEST(Simulation, EveryIncidentIsRecoveredFrom)
{
    for (const char *what : {"kill-worker:1@7.5", "freeze-worker:1@7.5", "leave-worker:1@7.5", "join-worker@7.5",
                             "kill-server:1@7.5", "freeze-server:1@7.5"}) {
        SCOPED_TRACE(what);
        auto setup = small(4, 3);
        setup.steps = 200;
        setup.incidents.push_back(incidentFrom(what).value());
        const Report report = reportOf(setup);
        EXPECT_THAT(report.log.back(), HasSubstr("the run is finished"));
        EXPECT_LT(report.recoverySeconds, 4.5);
    }
}

TEST(Simulation, OfAServerWithoutAReplicaEndsTheRunWithASentence)
{
    auto setup = small(2, 2);
    setup.replicas = false;
    setup.incidents.push_back({IncidentKind::KillServer, 0, 5});
    const auto report = simulate(setup);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::PeerLost);
    EXPECT_THAT(report.error().detail, HasSubstr("the server is gone"));
}

TEST(Simulation, RefusesWhatCannotBe)
{
    auto setup = small(2, 2);
    setup.incidents.push_back({IncidentKind::KillServer, 2, 5});
    EXPECT_THAT(simulate(setup).error().detail, HasSubstr("there is no server 2"));
    EXPECT_FALSE(simulate(small(2000, 2)));
    setup = small(2, 2);
    setup.model = "hat";
    EXPECT_THAT(simulate(setup).error().detail, HasSubstr("hat"));
    EXPECT_FALSE(incidentFrom("kill-worker@3"));
    EXPECT_FALSE(incidentFrom("kill-worker:1@3x"));
    EXPECT_FALSE(incidentFrom("join-worker:1@3"));
    EXPECT_EQ(incidentFrom("join-worker@3.25").value().atStep, 3.25);
}

TEST(Simulation, ServersOnTheMachinesOfTheWorkersExchangeTheirOwnPartThroughMemory)
{
    auto setup = small(4, 4);
    setup.compute.jitter = 0;
    setup.compute.seconds = 1e-6;
    setup.machine.nicGbits = 1;
    setup.replicas = false;
    const double apart = reportOf(setup).stepSeconds;
    setup.serversOnWorkers = true;
    const Report together = reportOf(setup);
    // 3 of 4 parts leave a machine as gradients, and its own part 3 times as weights, all through the card of a worker.
    const double bytes = 4.0 * double(together.parameters), card = 2 * 0.75 * bytes * 8 / 1e9;
    EXPECT_GE(together.stepSeconds, card);
    EXPECT_LT(together.stepSeconds, 1.5 * card);
    EXPECT_GE(apart, bytes * 8 / 1e9);
    setup.replicas = true;
    setup.incidents = {{IncidentKind::KillServer, 1, 6.5}, {IncidentKind::KillWorker, 2, 12.5}};
    reportOf(setup); // fails if a worker gets other weights than the others
}

} // namespace
} // namespace trainyard::bench::scale
