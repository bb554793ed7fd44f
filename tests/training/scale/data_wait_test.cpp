// E22: a worker that joins waits for its own prepare-data script, and for no other one, over a real sshd.
#include "backend/training/scale/data_wait_internal.h"

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"
#include "tests/runs/fake_node.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
namespace fs = std::filesystem;

class DataWaitTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!runs::FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_node = runs::FakeNode::start("head");
        ASSERT_TRUE(m_node);
        m_shared = m_node->server().home() / "shared";
        m_stack.name = "demo";
        m_stack.sharedFolder = m_shared.string();
        m_stack.prepareScript = (m_shared / "prepare-data.py").string();
        fs::create_directories(m_shared);
        put("prepare-data.py", "print('the data is ready')\n");
    }
    void put(const std::string &name, const std::string &text) const
    {
        ASSERT_TRUE(writeFileAtomically(m_shared / name, text));
    }
    ssh::Host node(const std::string &name, const std::string &address) const
    {
        auto host = m_node->node();
        host.name = name;
        host.privateAddress = address;
        host.launched = m_launched;
        return host;
    }
    /// \param then  called after each outcome
    void await(const std::function<void()> &then = {}, const ProgressSink &sink = {})
    {
        const auto outcome = [&](const ssh::Host &host, const Status &data) {
            m_outcomes.push_back(host.name + ": " + (data ? "ready" : data.error().detail));
            m_codes.push_back(data ? std::nullopt : std::optional(data.error().code));
            if (then)
                then();
        };
        awaitData(
            m_stack, m_node->node(), {node("worker-1", "10.0.1.9"), node("worker-2", "10.0.1.10")},
            [this] { return m_over; }, [this](const std::string &name) { return name == m_gone; }, outcome, sink,
            m_stop.get_token());
    }

    std::unique_ptr<runs::FakeNode> m_node;
    fs::path m_shared;
    cluster::ElasticStack m_stack;
    bool m_over = false;
    std::string m_gone; ///< the machine that was removed
    Timestamp m_launched{};
    std::stop_source m_stop;
    std::vector<std::string> m_outcomes;
    std::vector<std::optional<ErrorCode>> m_codes;
};

TEST_F(DataWaitTest, NoNodeWaitsForTheScriptOfAnotherOne)
{
    put("prepare_data_success_10.0.1.10", "");
    await([this] { put("prepare_data_success_10.0.1.9", ""); });
    EXPECT_THAT(m_outcomes, ElementsAre("worker-2: ready", "worker-1: ready"));
}

TEST_F(DataWaitTest, AScriptThatFailedIsNamedWithItsLastLine)
{
    put("prepare_data_status_10.0.1.9", "3\n");
    put("prepare_data_success_10.0.1.10", "");
    fs::create_directories(m_node->home());
    ASSERT_TRUE(writeFileAtomically(m_node->home() / "prepare-data.log", "Traceback:\nValueError: no bucket\n\n"));
    await();
    EXPECT_THAT(m_outcomes,
                ElementsAre("worker-1: its prepare-data script failed with status 3 (ValueError: no bucket)",
                            "worker-2: ready"));
    EXPECT_THAT(m_codes, ElementsAre(ErrorCode::RemoteCommandFailed, std::nullopt));
}

TEST_F(DataWaitTest, AMarkerOfAnEarlierMachineWithTheSameAddressDoesNotCount)
{
    const auto old = fs::file_time_type::clock::now() - 1h;
    m_launched = wallNow() - 1min;
    put("prepare_data_success_10.0.1.9", "");
    put("prepare_data_status_10.0.1.10", "3\n");
    fs::last_write_time(m_shared / "prepare_data_success_10.0.1.9", old);
    fs::last_write_time(m_shared / "prepare_data_status_10.0.1.10", old);
    bool waits = false;
    await({}, [&](const StepEvent &event) {
        if (event.state != StepState::Progressing)
            return;
        waits = true;
        put("prepare_data_success_10.0.1.9", "");
        put("prepare_data_success_10.0.1.10", "");
    });
    EXPECT_TRUE(waits);
    EXPECT_THAT(m_outcomes, ElementsAre("worker-1: ready", "worker-2: ready"));
}

TEST_F(DataWaitTest, WithoutAScriptAllAreReady)
{
    fs::remove_all(m_shared);
    await();
    m_stack.prepareScript.clear();
    await();
    EXPECT_THAT(m_codes, testing::AllOf(testing::SizeIs(4), testing::Each(std::nullopt)));
}

TEST_F(DataWaitTest, TheEndOfTheRunIsWaitedForNoLonger)
{
    await({}, [this](const StepEvent &event) { m_over = m_over || event.state == StepState::Progressing; });
    EXPECT_THAT(m_codes, ElementsAre(std::nullopt, std::nullopt));
}

TEST_F(DataWaitTest, AMachineThatWasRemovedIsWaitedForNoLonger)
{
    put("prepare_data_success_10.0.1.10", "");
    await([this] { m_gone = "worker-1"; });
    EXPECT_THAT(m_outcomes,
                ElementsAre("worker-2: ready", "worker-1: its machine was removed before its data was ready"));
    EXPECT_THAT(m_codes, ElementsAre(std::nullopt, ErrorCode::NotFound));
}

TEST_F(DataWaitTest, AStopRequestEndsIt)
{
    await({}, [this](const StepEvent &event) {
        if (event.state == StepState::Progressing)
            m_stop.request_stop();
    });
    EXPECT_THAT(m_codes, ElementsAre(ErrorCode::Cancelled, ErrorCode::Cancelled));
}

TEST_F(DataWaitTest, AScriptThatReportsNothingEndsTheWait)
{
    m_stack.prepareTimeout = -5min; // with the margin, none is left
    await();
    EXPECT_THAT(m_codes, ElementsAre(ErrorCode::Timeout, ErrorCode::Timeout));
    EXPECT_THAT(m_outcomes.front(), HasSubstr("has not ended within"));
}

} // namespace
} // namespace trainyard::training
