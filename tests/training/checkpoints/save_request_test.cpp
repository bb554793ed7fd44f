// A user requests a checkpoint of a run, over a real SSH connection.
#include "backend/training/checkpoints/save_request.h"

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/protocol/control/save_request.h"
#include "backend/protocol/job/job_spec.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using testing::HasSubstr;

class SaveRequest : public RunOnFakeNode {
protected:
    Status request() const { return requestSave(m_cloud, m_run, {Deadline::after(std::chrono::seconds(60)), {}}); }
    bool isThere() const { return std::filesystem::exists(m_head->run(m_run) / protocol::kSaveRequestFile); }
};

TEST_F(SaveRequest, IsAFileInTheFolderOfTheRun)
{
    addRun();
    const auto sent = request();
    ASSERT_TRUE(sent) << sent.error().detail;
    EXPECT_TRUE(isThere());
    EXPECT_TRUE(request()) << "again, before the scheduler has taken the first one";
}

TEST_F(SaveRequest, NeedsAnActiveRun)
{
    const auto unknown = request();
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::NotFound);
    addRun(protocol::RunState::Stopped);
    const auto over = request();
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error().code, ErrorCode::Conflict);
    EXPECT_FALSE(isThere());
}

TEST_F(SaveRequest, LeavesProgramsOfTheUserAlone)
{
    addRun();
    auto run = **m_cloud.ledger->run(m_run);
    protocol::JobSpec job;
    job.run = m_run;
    job.type = protocol::JobType::Command;
    job.servers = 0;
    job.task.command = "./train.sh";
    run.job = protocol::toJson(job);
    ASSERT_TRUE(protocol::jobSpecFromJson(run.job));
    ASSERT_TRUE(m_cloud.ledger->saveRun(run));
    const auto sent = request();
    ASSERT_FALSE(sent);
    EXPECT_THAT(sent.error().detail, HasSubstr("saves its checkpoints by itself"));
    EXPECT_FALSE(isThere());
}

} // namespace
} // namespace trainyard::training
