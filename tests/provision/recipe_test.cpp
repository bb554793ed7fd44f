#include "backend/provision/recipe.h"

#include <atomic>
#include <mutex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/provision/recipes.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Host named(const std::string &name)
{
    Host host;
    host.name = name;
    host.target.host = "127.0.0.1";
    host.target.name = name;
    return host;
}

Step step(const std::string &name, std::function<Status(StepContext &)> run)
{
    return {name, "Step " + name, 30s, std::move(run)};
}

Deadline soon()
{
    return Deadline::after(60s);
}

} // namespace

TEST(Recipe, OneHostsFailureHidesNoOther)
{
    const Recipe recipe = {
        step("first", [](StepContext &) { return Status(); }),
        step("second",
             [](StepContext &context) -> Status {
                 if (context.host().name == "b")
                     return fail(ErrorCode::DiskFull, "ssh:b", "full");
                 return {};
             }),
        step("third", [](StepContext &) { return Status(); }),
    };
    const auto results = run(recipe, {named("a"), named("b"), named("c")}, {}, {soon(), {}});
    ASSERT_EQ(results.size(), 3u);
    EXPECT_TRUE(results[0].status);
    EXPECT_EQ(results[0].done, 3);
    EXPECT_EQ(results[1].status.error().code, ErrorCode::DiskFull);
    EXPECT_EQ(results[1].failedStep, "second");
    EXPECT_EQ(results[1].done, 1);
    EXPECT_TRUE(results[2].status);
    EXPECT_EQ(summary(results).error().code, ErrorCode::DiskFull);
}

TEST(Recipe, CancelEndsInAKnownState)
{
    std::stop_source stop;
    const Recipe recipe = {
        step("first", [&](StepContext &) { return Status(); }),
        step("second",
             [&](StepContext &context) -> Status {
                 stop.request_stop();
                 return pause(60s, {context.deadline(), context.stop()});
             }),
        step("third", [&](StepContext &) { return Status(); }),
    };
    const auto results = run(recipe, {named("a"), named("b")}, {}, {soon(), stop.get_token()});
    for (const HostResult &result : results) {
        EXPECT_EQ(result.status.error().code, ErrorCode::Cancelled);
        EXPECT_LE(result.done, 1);
    }
    EXPECT_EQ(summary(results).error().code, ErrorCode::Cancelled);
}

TEST(Recipe, OneHostMakesWhatTheOthersFetch) // F19
{
    std::atomic<int> begun = 0;
    std::atomic<bool> isMade = false, isEarly = false;
    const Recipe recipe = {step("only", [&](StepContext &context) -> Status {
        if (context.host().name != "a") {
            isEarly = isEarly || !isMade;
            ++begun;
            return {};
        }
        static_cast<void>(pause(20ms, {context.deadline(), context.stop()}));
        isMade = true;
        return fail(ErrorCode::DiskFull, "ssh:a", "full");
    })};
    const auto results = runFirstAlone(recipe, {named("a"), named("b"), named("c")}, {}, {soon(), {}});
    ASSERT_EQ(results.size(), 3u);
    EXPECT_EQ(results[0].host, "a");
    EXPECT_EQ(results[2].host, "c");
    EXPECT_FALSE(results[0].status);
    EXPECT_TRUE(results[1].status && results[2].status) << "the others try themselves";
    EXPECT_EQ(begun, 2);
    EXPECT_FALSE(isEarly);
    EXPECT_TRUE(runFirstAlone(recipe, {}, {}, {soon(), {}}).empty());
    EXPECT_TRUE(makesForOthers("mxnet-source", {{"cache", "s3://my-bucket/builds"}}));
    EXPECT_FALSE(makesForOthers("mxnet-source", {{"cache", "/efs/cache"}})) << "its lock lets the others wait";
    EXPECT_FALSE(makesForOthers("mxnet-source", {}));
}

TEST(Recipe, KeepsToItsWidth)
{
    std::atomic<int> now = 0, most = 0;
    const Recipe recipe = {step("only", [&](StepContext &context) -> Status {
        const int here = ++now;
        for (int seen = most; here > seen && !most.compare_exchange_weak(seen, here);) {
        }
        static_cast<void>(pause(5ms, {context.deadline(), context.stop()}));
        --now;
        return {};
    })};
    std::vector<Host> hosts;
    for (int i = 0; i < 20; ++i)
        hosts.push_back(named("h" + std::to_string(i)));
    for (const HostResult &result : run(recipe, hosts, {.width = 3}, {soon(), {}}))
        EXPECT_TRUE(result.status);
    EXPECT_LE(most, 3);
    EXPECT_GE(most, 1);
}

TEST(Recipe, MendsABrokenConnectionAndTurnsExceptionsIntoErrors)
{
    int tries = 0;
    const Recipe flaky = {step("flaky", [&](StepContext &) -> Status {
        return ++tries < 3 ? Status(fail(ErrorCode::Disconnected, "x", "gone")) : Status();
    })};
    EXPECT_TRUE(run(flaky, {named("a")}, {}, {soon(), {}})[0].status);
    EXPECT_EQ(tries, 3);
    const Recipe wild = {step("wild", [](StepContext &) -> Status { throw std::runtime_error("oops"); })};
    const auto results = run(wild, {named("a")}, {}, {soon(), {}});
    EXPECT_EQ(results[0].status.error().code, ErrorCode::Internal);
    EXPECT_EQ(results[0].status.error().detail, "oops");
}

TEST(Recipe, ReportsEachStepOfEachHost)
{
    std::mutex mutex;
    std::vector<std::string> told;
    RunOptions options;
    options.sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        told.push_back(event.host + " " + event.step + " " + std::to_string(int(event.state)) + event.message);
        EXPECT_EQ(event.subject, (StepSubject{StepSubject::kNode, "a", "demo"}));
    };
    options.cluster = "demo";
    const Recipe recipe = {step("one", [](StepContext &context) -> Status {
        context.progress(0.5, " half");
        return {};
    })};
    run(recipe, {named("a")}, options, {soon(), {}});
    EXPECT_THAT(told, ElementsAre("a one 0", "a one 1 half", "a one 2"));
}

TEST(Recipe, SummaryPrefersWhatIsWorseThanCancelled)
{
    const std::vector<HostResult> results = {
        {"a", fail(ErrorCode::Cancelled, "ssh:a", "stopped"), "upload"},
        {"b", fail(ErrorCode::SshRefused, "ssh:b", "web server"), "wait-ssh"},
    };
    const Status status = summary(results);
    EXPECT_EQ(status.error().code, ErrorCode::SshRefused);
    EXPECT_THAT(status.error().detail, HasSubstr("a (upload), b (wait-ssh)"));
    EXPECT_TRUE(summary({}));
}
