// Stacks and EMR clusters: facts that make each check fire, and facts that do not.
#include "tests/doctor/checks_support.h"

namespace trainyard::doctor {
namespace {

using testing::Contains;
using testing::HasSubstr;

class ManagedChecks : public ChecksTest {
protected:
    aws::EmrCluster &emr(const std::string &state)
    {
        setOrigin(cluster::Origin::Emr);
        aws::EmrCluster one;
        one.id = "j-1";
        one.state = state;
        one.created = m_facts.now - 5min;
        one.logUri = "s3://logs/emr/";
        m_facts.cloud->emr = Result<aws::EmrCluster>(one);
        return **m_facts.cloud->emr;
    }
    aws::Stack &stack(const std::string &status)
    {
        setOrigin(cluster::Origin::Stack);
        aws::Stack one;
        one.id = "arn:stack";
        one.name = "lab";
        one.status = status;
        one.created = m_facts.now - 20min;
        m_facts.cloud->stack = Result<aws::Stack>(one);
        return **m_facts.cloud->stack;
    }
    void addEvent(const std::string &type, const std::string &status, std::chrono::minutes ago)
    {
        aws::StackEvent event;
        event.id = std::to_string(m_facts.cloud->stackEvents.size());
        event.logicalId = type;
        event.type = type;
        event.status = status;
        event.at = m_facts.now - ago;
        m_facts.cloud->stackEvents.push_back(event);
    }
    void addFailedActivity()
    {
        aws::ScalingActivity activity;
        activity.group = "lab-WorkerAutoScalingGroup";
        activity.status = "Failed";
        activity.message = "We currently do not have sufficient g5.xlarge capacity in us-east-1a.";
        activity.started = m_facts.now - 3min;
        m_facts.cloud->activities.push_back(activity);
    }
};

TEST_F(ManagedChecks, ASlowStartOfEmrNamesWhatToCheck) // M3
{
    EXPECT_FALSE(of("M3"));
    emr("STARTING");
    EXPECT_EQ(severity("M3"), Severity::Ok) << "five minutes are usual";
    auto &slow = emr("STARTING");
    slow.created = m_facts.now - 25min;
    slow.rootVolumeGiB = 20;
    slow.applications = {{"Hadoop", ""}, {"Hue", ""}};
    EXPECT_EQ(severity("M3"), Severity::Problem);
    EXPECT_THAT(sentence("M3"), HasSubstr("more than 50 are needed"));
    EXPECT_THAT(sentence("M3"), HasSubstr("Hue"));
    emr("WAITING");
    EXPECT_EQ(severity("M3"), Severity::Ok);
    m_facts.cloud->emr = Result<aws::EmrCluster>(fail(ErrorCode::Throttled, "emr", "slow down"));
    EXPECT_EQ(severity("M3"), Severity::Unknown);
}

TEST_F(ManagedChecks, AFailedBootstrapActionIsQuotedFromItsLog) // M4
{
    EXPECT_FALSE(of("M4"));
    auto &failed = emr("TERMINATED_WITH_ERRORS");
    failed.reasonCode = "BOOTSTRAP_FAILURE";
    failed.reason = "On the master instance (i-0123456789abcdef0), bootstrap action 1 returned a non-zero return code";
    LogMatch match;
    match.file = "s3://logs/emr/j-1/node/i-0123456789abcdef0/bootstrap-actions/1/stderr.gz";
    match.line = 12;
    match.text = "mount.nfs4: Connection timed out";
    m_facts.logs->push_back(match);
    const auto finding = of("M4");
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->sentence.english(), HasSubstr("stderr.gz:12: mount.nfs4: Connection timed out"));
    EXPECT_THAT(finding->evidence, Contains(HasSubstr("bootstrap-actions/1/stderr.gz")));
    EXPECT_FALSE(of("M5")) << "M4 has it";
    emr("WAITING");
    m_facts.cloud->bootstrapActions = {{"efs", "s3://bucket/efs.sh", {}}};
    EXPECT_EQ(severity("M4"), Severity::Ok);
}

TEST_F(ManagedChecks, OtherFailuresOfEmrNameTheirLogs) // M5
{
    auto &failed = emr("TERMINATED_WITH_ERRORS");
    failed.reasonCode = "VALIDATION_ERROR";
    failed.reason = "The subnet has no free address.";
    EXPECT_EQ(severity("M5"), Severity::Problem);
    EXPECT_THAT(sentence("M5"), HasSubstr("The subnet has no free address"));
    emr("TERMINATED_WITH_ERRORS").logUri.clear();
    EXPECT_THAT(sentence("M5"), HasSubstr("log bucket"));
    emr("WAITING");
    EXPECT_FALSE(of("M5"));
}

TEST_F(ManagedChecks, AStuckGroupIsExplainedByItsActivities) // M11
{
    EXPECT_FALSE(of("M11"));
    stack("CREATE_IN_PROGRESS");
    addEvent("AWS::AutoScaling::AutoScalingGroup", "CREATE_IN_PROGRESS", 2min);
    EXPECT_EQ(severity("M11"), Severity::Ok) << "two minutes without an event are usual";
    m_facts.cloud->stackEvents.back().at = m_facts.now - 7min;
    EXPECT_EQ(severity("M11"), Severity::Problem);
    EXPECT_THAT(sentence("M11"), HasSubstr("set-up log"));
    addFailedActivity();
    EXPECT_THAT(sentence("M11"), HasSubstr("sufficient g5.xlarge capacity"));
}

TEST_F(ManagedChecks, AFinishedStackMayHaveTooFewWorkers) // M11
{
    stack("CREATE_COMPLETE");
    EXPECT_EQ(severity("M11"), Severity::Ok);
    aws::ScalingGroup group;
    group.name = "lab-WorkerAutoScalingGroup";
    group.desired = 2;
    m_facts.cloud->scalingGroups = {group};
    EXPECT_EQ(severity("M11"), Severity::Warning);
    addFailedActivity();
    EXPECT_THAT(sentence("M11"), HasSubstr("sufficient g5.xlarge capacity"));
    stack("CREATE_FAILED");
    addEvent("AWS::EC2::VPC", "CREATE_FAILED", 1min);
    m_facts.cloud->stackEvents.back().reason = "The maximum number of VPCs has been reached.";
    EXPECT_EQ(severity("M11"), Severity::Problem);
    EXPECT_THAT(sentence("M11"), HasSubstr("maximum number of VPCs"));
    m_facts.cloud->stack = Result<aws::Stack>(fail(ErrorCode::NotFound, "stack", "gone"));
    EXPECT_EQ(severity("M11"), Severity::Unknown);
}

} // namespace
} // namespace trainyard::doctor
