#include "backend/provision/recipe.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/async/poll.h"
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

namespace {

/// Expects of runFirstAlone() that the hosts begin one after the other, and at last some of them together.
/// \param names, failing, together  a character for each host: all, those on which the recipe fails, and the last ones
void expectTogether(const std::string &names, const std::string &failing, const std::string &together)
{
    const std::string alone = names.substr(0, names.size() - together.size());
    std::mutex mutex;
    std::string begun, ended;
    const Recipe recipe = {step("only", [&](StepContext &context) -> Status {
        const std::string &name = context.host().name;
        const bool isAlone = alone.find(name) != std::string::npos;
        {
            const std::lock_guard lock(mutex);
            begun += name;
            EXPECT_EQ(ended.substr(0, alone.size()), isAlone ? names.substr(0, names.find(name)) : alone);
        }
        const CallContext patience{context.deadline(), context.stop()};
        const auto met = pollUntil(Backoff(1ms), patience, [&]() -> Result<bool> {
            const std::lock_guard lock(mutex);
            return isAlone || begun.size() == names.size();
        });
        EXPECT_TRUE(met) << name << " is alone";
        if (isAlone)
            static_cast<void>(pause(20ms, patience));
        const std::lock_guard lock(mutex);
        ended += name;
        return failing.find(name) == std::string::npos ? Status()
                                                       : Status(fail(ErrorCode::DiskFull, "ssh:" + name, "full"));
    })};
    std::vector<Host> hosts;
    for (const char name : names)
        hosts.push_back(named(std::string(1, name)));
    std::string all;
    for (const HostResult &result : runFirstAlone(recipe, hosts, {}, {soon(), {}})) {
        all += result.host;
        EXPECT_EQ(bool(result.status), failing.find(result.host) == std::string::npos) << result.host;
    }
    EXPECT_EQ(all, names);
}

} // namespace

TEST(Recipe, AFewHostsMakeWhatTheOthersFetch) // F19
{
    expectTogether("abcde", "", "cde");   // the head and a worker, whose system may be another
    expectTogether("abcde", "ac", "e");   // a failure makes nothing
    expectTogether("abcde", "abc", "de"); // but the others do not wait for ever
    expectTogether("ab", "", "");
    EXPECT_TRUE(runFirstAlone({}, {}, {}, {soon(), {}}).empty());
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
        told.push_back(event.host + " " + event.step + " " + std::to_string(int(event.state)) +
                       event.message.english());
        EXPECT_EQ(event.subject, (StepSubject{StepSubject::kNode, "a", "demo"}));
    };
    options.cluster = "demo";
    const Recipe recipe = {step("one", [](StepContext &context) -> Status {
        context.progress(0.5, std::string(" half"));
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
