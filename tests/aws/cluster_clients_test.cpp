// D1 to D22, C25, H8: requests and replies of CloudFormation and Auto Scaling, byte for byte.
#include <gmock/gmock.h>

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// The reply of a query operation.
support::RawResponse result(const std::string &operation, const std::string &xml)
{
    return httpResponse(200, "<" + operation + "Response><" + operation + "Result>" + xml + "</" + operation +
                                 "Result></" + operation + "Response>");
}

support::RawResponse queryRefusal(const std::string &code, const std::string &message)
{
    return httpResponse(400, "<ErrorResponse><Error><Type>Sender</Type><Code>" + code + "</Code><Message>" + message +
                                 "</Message></Error><RequestId>r</RequestId></ErrorResponse>");
}

bool has(const ReceivedRequest &request, const std::string &part)
{
    return request.body.find(part) != std::string::npos;
}

std::string memberOf(const std::string &name, const std::string &value)
{
    return "<" + name + ">" + value + "</" + name + ">";
}

} // namespace

TEST(CloudFormationClient, CreatesAStackWithExactlyTheParametersAndHidesTheTemplate) // D1, D10, D14
{
    HttpServer server(
        [](const ReceivedRequest &) { return result("CreateStack", memberOf("StackId", "arn:stack/1")); });
    auto journal = std::make_shared<FakeJournal>();
    CloudFormationClient stacks(newHttp(), configFor(server.url(), journal));
    CreateStackRequest request;
    request.name = "dt";
    request.templateBody = R"({"Resources":{}})";
    request.parameters = {{"EFSFileSystemId", ""}, {"WorkerCount", "2"}};
    request.capabilities = {"CAPABILITY_NAMED_IAM"};
    request.tags = {{"trainyard:cluster", "c-1"}};
    request.onFailure = OnFailure::Keep;
    request.timeout = std::chrono::minutes(60);
    request.token = "token-1";
    const auto id = stacks.createStack(request, {soon(), {}});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(*id, "arn:stack/1");
    EXPECT_EQ(server.received().at(0).body,
              "Action=CreateStack&Version=2010-05-15&StackName=dt&TemplateBody=%7B%22Resources%22%3A%7B%7D%7D"
              "&Parameters.member.1.ParameterKey=EFSFileSystemId&Parameters.member.1.ParameterValue="
              "&Parameters.member.2.ParameterKey=WorkerCount&Parameters.member.2.ParameterValue=2"
              "&Capabilities.member.1=CAPABILITY_NAMED_IAM&OnFailure=DO_NOTHING&TimeoutInMinutes=60"
              "&ClientRequestToken=token-1&Tags.member.1.Key=trainyard%3Acluster&Tags.member.1.Value=c-1");
    const auto line = awsLine(journal->records().at(0).call);
    EXPECT_NE(line.find("aws cloudformation create-stack --stack-name dt --template-body file://template.json"),
              std::string::npos)
        << line;
    EXPECT_EQ(line.find("Resources"), std::string::npos);
    const auto records = journal->records();
    for (const auto &[name, value] : records.at(0).call.parameters)
        EXPECT_EQ(value.find("Resources"), std::string::npos) << name;
}

TEST(CloudFormationClient, RefusesATemplateThatTheRequestCannotHold)
{
    HttpServer server([](const ReceivedRequest &) { return result("CreateStack", memberOf("StackId", "arn")); });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    CreateStackRequest request{.name = "dt", .templateBody = std::string(51'200, 'x')};
    EXPECT_TRUE(stacks.createStack(request, {soon(), {}}));
    request.templateBody += 'x';
    EXPECT_EQ(stacks.createStack(request, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(stacks.validateTemplate(request.templateBody, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(server.received().size(), 1u);
}

TEST(CloudFormationClient, DistinguishesTheRefusalsOfACreation) // D2, D5
{
    std::string code, message;
    HttpServer server([&](const ReceivedRequest &) { return queryRefusal(code, message); });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    for (const auto &[wire, text, expected] : std::vector<std::tuple<const char *, const char *, ErrorCode>>{
             {"AlreadyExistsException", "Stack [dt] already exists", ErrorCode::AlreadyExists},
             {"InsufficientCapabilitiesException", "Requires capabilities : [CAPABILITY_NAMED_IAM]",
              ErrorCode::InvalidArgument},
             {"LimitExceededException", "Limit for stack has been exceeded", ErrorCode::QuotaExceeded},
             {"ValidationError", "Parameter validation failed: the key pair 'k' does not exist",
              ErrorCode::InvalidArgument}}) {
        code = wire;
        message = text;
        const auto made = stacks.createStack({.name = "dt", .templateBody = "{}", .token = "t"}, {soon(), {}});
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().code, expected) << wire;
        EXPECT_EQ(serviceCode(made.error()), wire);
    }
}

TEST(CloudFormationClient, ReadsAStackWithItsParametersAndOutputs) // D13
{
    HttpServer server([](const ReceivedRequest &) {
        return result("DescribeStacks",
                      "<Stacks><member><StackId>arn:stack/1</StackId><StackName>dt</StackName>"
                      "<StackStatus>CREATE_COMPLETE</StackStatus><CreationTime>2026-11-27T08:00:00.120Z</CreationTime>"
                      "<DisableRollback>true</DisableRollback><Description>d</Description>"
                      "<TimeoutInMinutes>60</TimeoutInMinutes>"
                      "<EnableTerminationProtection>true</EnableTerminationProtection>"
                      "<Parameters><member><ParameterKey>WorkerCount</ParameterKey><ParameterValue>2</ParameterValue>"
                      "</member></Parameters><Outputs><member><OutputKey>MasterAutoScalingGroup</OutputKey>"
                      "<OutputValue>dt-Master</OutputValue></member></Outputs>"
                      "<Capabilities><member>CAPABILITY_NAMED_IAM</member></Capabilities>"
                      "<Tags><member><Key>k</Key><Value>v</Value></member></Tags></member></Stacks>");
    });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    const auto found = stacks.describeStack("dt", {soon(), {}});
    ASSERT_TRUE(found && *found);
    const Stack &stack = **found;
    EXPECT_EQ(stack.id, "arn:stack/1");
    EXPECT_EQ(stack.parameters, (StackParameters{{"WorkerCount", "2"}}));
    EXPECT_EQ(stack.output("MasterAutoScalingGroup"), "dt-Master");
    EXPECT_EQ(stack.output("absent"), "");
    EXPECT_THAT(stack.capabilities, ElementsAre("CAPABILITY_NAMED_IAM"));
    EXPECT_EQ(stack.tags, (Tags{{"k", "v"}}));
    EXPECT_TRUE(stack.keptOnFailure && stack.isProtected);
    EXPECT_EQ(stack.timeout, std::chrono::minutes(60));
    EXPECT_FALSE(stack.inProgress() || stack.updated || stack.deleted);
    EXPECT_EQ(toIso8601(stack.created).substr(0, 19), "2026-11-27T08:00:00");
}

TEST(CloudFormationClient, ReportsNewEventsOnlyOldestFirst) // D12, D13
{
    const auto event = [](const std::string &id, const std::string &status) {
        return "<member>" + memberOf("EventId", id) + memberOf("StackId", "arn:1") +
               memberOf("LogicalResourceId", "Vpc") + memberOf("ResourceType", "AWS::EC2::VPC") +
               memberOf("ResourceStatus", status) + memberOf("ResourceStatusReason", "why") +
               memberOf("ClientRequestToken", "t") + memberOf("Timestamp", "2026-11-27T08:00:00Z") + "</member>";
    };
    HttpServer server([&](const ReceivedRequest &r) {
        if (has(r, "NextToken=page2"))
            return result("DescribeStackEvents",
                          "<StackEvents>" + event("2", "B") + event("1", "A") + "</StackEvents>");
        return result("DescribeStackEvents", "<StackEvents>" + event("4", "CREATE_FAILED") + event("3", "C") +
                                                 "</StackEvents><NextToken>page2</NextToken>");
    });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    const auto ids = [](const std::vector<StackEvent> &events) {
        std::vector<std::string> out;
        for (const StackEvent &one : events)
            out.push_back(one.id);
        return out;
    };
    const auto all = stacks.describeEvents("dt", "", {soon(), {}});
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_THAT(ids(*all), ElementsAre("1", "2", "3", "4"));
    EXPECT_TRUE(all->back().failed());
    EXPECT_FALSE(all->back().ofStack());
    EXPECT_EQ(all->back().reason, "why");
    EXPECT_EQ(all->back().token, "t");
    const auto before = server.received().size();
    EXPECT_THAT(ids(*stacks.describeEvents("dt", "3", {soon(), {}})), ElementsAre("4"));
    EXPECT_EQ(server.received().size(), before + 1) << "pages of known events are not read";
    EXPECT_THAT(ids(*stacks.describeEvents("dt", "2", {soon(), {}})), ElementsAre("3", "4"));
    EXPECT_THAT(*stacks.describeEvents("dt", "4", {soon(), {}}), IsEmpty());
}

TEST(CloudFormationClient, AnUnknownStackIsAnAnswerAndAProtectedOneAConflict) // D21, K11
{
    std::string message = "Stack with id dt does not exist";
    HttpServer server([&](const ReceivedRequest &) { return queryRefusal("ValidationError", message); });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    const auto unknown = stacks.describeStack("dt", {soon(), {}});
    ASSERT_TRUE(unknown) << unknown.error().detail;
    EXPECT_FALSE(*unknown);
    EXPECT_TRUE(stacks.deleteStack("dt", {soon(), {}}));
    EXPECT_FALSE(*stacks.stackOf("i-1", {soon(), {}}));
    EXPECT_EQ(stacks.describeEvents("dt", "", {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(stacks.listResources("dt", {soon(), {}}).error().code, ErrorCode::NotFound);
    message = "Stack [dt] cannot be deleted while TerminationProtection is enabled";
    EXPECT_EQ(stacks.deleteStack("dt", {soon(), {}}).error().code, ErrorCode::Conflict);
}

TEST(CloudFormationClient, FindsTheStackOfAMachine) // D25
{
    HttpServer server([](const ReceivedRequest &) {
        return result("DescribeStackResources",
                      "<StackResources><member><PhysicalResourceId>vpc-1</PhysicalResourceId></member><member>"
                      "<StackId>arn:1</StackId><StackName>dt</StackName><LogicalResourceId>Master</LogicalResourceId>"
                      "<PhysicalResourceId>i-1</PhysicalResourceId><ResourceType>AWS::EC2::Instance</ResourceType>"
                      "<Timestamp>2026-11-27T08:00:00Z</Timestamp></member></StackResources>");
    });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    const auto found = stacks.stackOf("i-1", {soon(), {}});
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->stackName, "dt");
    EXPECT_EQ((*found)->logicalId, "Master");
    EXPECT_TRUE(has(server.received().at(0), "PhysicalResourceId=i-1"));
}

TEST(CloudFormationClient, KeepsTheOtherParametersOfAnUpdate)
{
    HttpServer server([](const ReceivedRequest &r) {
        if (has(r, "Action=DescribeStacks"))
            return result("DescribeStacks", "<Stacks><member><StackName>dt</StackName><Parameters>"
                                            "<member><ParameterKey>A</ParameterKey><ParameterValue>1</ParameterValue>"
                                            "</member><member><ParameterKey>B</ParameterKey><ParameterValue>2"
                                            "</ParameterValue></member></Parameters></member></Stacks>");
        return has(r, "ParameterValue=same") ? queryRefusal("ValidationError", "No updates are to be performed.")
               : has(r, "ParameterValue=busy")
                   ? queryRefusal("ValidationError", "Stack:arn is in UPDATE_IN_PROGRESS state and can not be updated.")
                   : result("UpdateStack", memberOf("StackId", "arn"));
    });
    CloudFormationClient stacks(newHttp(), configFor(server.url()));
    EXPECT_TRUE(stacks.updateParameters("dt", {{"B", "3"}}, {}, "t", {soon(), {}}).value());
    const auto sent = server.received().at(1).body;
    EXPECT_NE(sent.find("Parameters.member.1.ParameterKey=B&Parameters.member.1.ParameterValue=3&"
                        "Parameters.member.2.ParameterKey=A&Parameters.member.2.UsePreviousValue=true"),
              std::string::npos)
        << sent;
    EXPECT_FALSE(stacks.updateParameters("dt", {{"B", "same"}}, {}, "t", {soon(), {}}).value());
    EXPECT_EQ(stacks.updateParameters("dt", {{"B", "busy"}}, {}, "t", {soon(), {}}).error().code, ErrorCode::Conflict);
}

TEST(AutoScalingClient, ReadsAGroupWithItsInstances) // D15, D16
{
    HttpServer server([](const ReceivedRequest &) {
        return result(
            "DescribeAutoScalingGroups",
            "<AutoScalingGroups><member><AutoScalingGroupName>dt-Worker</AutoScalingGroupName><MinSize>0</MinSize>"
            "<MaxSize>4</MaxSize><DesiredCapacity>2</DesiredCapacity><CreatedTime>2026-11-27T08:00:00Z</CreatedTime>"
            "<VPCZoneIdentifier>subnet-1,subnet-2</VPCZoneIdentifier><LaunchTemplate><LaunchTemplateId>lt-1"
            "</LaunchTemplateId><Version>3</Version></LaunchTemplate><SuspendedProcesses><member><ProcessName>"
            "ReplaceUnhealthy</ProcessName></member></SuspendedProcesses><Instances><member><InstanceId>i-1</"
            "InstanceId>"
            "<LifecycleState>InService</LifecycleState><HealthStatus>Healthy</HealthStatus><InstanceType>g5.xlarge"
            "</InstanceType><AvailabilityZone>us-east-1a</AvailabilityZone><ProtectedFromScaleIn>true"
            "</ProtectedFromScaleIn></member><member><InstanceId>i-2</InstanceId><LifecycleState>Pending"
            "</LifecycleState></member></Instances><Tags><member><Key>aws:cloudformation:stack-id</Key><Value>arn:1"
            "</Value></member></Tags></member></AutoScalingGroups>");
    });
    AutoScalingClient scaling(newHttp(), configFor(server.url()));
    const auto groups = scaling.describeGroups({"dt-Worker"}, {soon(), {}});
    ASSERT_TRUE(groups && groups->size() == 1);
    const ScalingGroup &group = groups->front();
    EXPECT_EQ(group.minSize, 0);
    EXPECT_EQ(group.maxSize, 4);
    EXPECT_EQ(group.desired, 2);
    EXPECT_EQ(group.machines, 2);
    EXPECT_EQ(group.inService(), 1);
    EXPECT_EQ(group.stack, "arn:1");
    EXPECT_EQ(group.launchTemplate + " " + group.launchTemplateVersion, "lt-1 3");
    EXPECT_THAT(group.subnets, ElementsAre("subnet-1", "subnet-2"));
    EXPECT_THAT(group.suspended, ElementsAre("ReplaceUnhealthy"));
    EXPECT_EQ(group.instances.at(0).group, "dt-Worker");
    EXPECT_TRUE(group.instances.at(0).isProtected);
    EXPECT_TRUE(has(server.received().at(0), "AutoScalingGroupNames.member.1=dt-Worker"));
}

TEST(AutoScalingClient, ReadsTheNewestActivitiesOnly) // M11
{
    HttpServer server([](const ReceivedRequest &r) {
        const std::string page = has(r, "NextToken=") ? "second" : "first";
        std::string members;
        for (int i = 0; i < 2; ++i)
            members += "<member>" + memberOf("ActivityId", page + std::to_string(i)) +
                       memberOf("StatusCode", "Failed") + memberOf("StatusMessage", "no g5.xlarge capacity") +
                       memberOf("StartTime", "2026-11-27T08:00:00Z") + memberOf("Progress", "100") + "</member>";
        return result("DescribeScalingActivities",
                      "<Activities>" + members + "</Activities><NextToken>" + page + "</NextToken>");
    });
    AutoScalingClient scaling(newHttp(), configFor(server.url()));
    const auto three = scaling.describeActivities("g", 3, {soon(), {}});
    ASSERT_TRUE(three) << three.error().detail;
    ASSERT_EQ(three->size(), 3u);
    EXPECT_EQ(three->back().id, "second0");
    EXPECT_TRUE(three->front().failed());
    EXPECT_EQ(three->front().message, "no g5.xlarge capacity");
    EXPECT_FALSE(three->front().ended);
    EXPECT_EQ(scaling.describeActivities("g", 2, {soon(), {}})->size(), 2u);
    EXPECT_EQ(server.received().size(), 3u) << "one page is enough for two";
    EXPECT_TRUE(has(server.received().at(2), "MaxRecords=2"));
}

TEST(AutoScalingClient, MovesTheEndOfAGroup) // K5: without this computer
{
    HttpServer server([](const ReceivedRequest &r) {
        if (!has(r, "Action=DescribeScheduledActions"))
            return result("PutScheduledUpdateGroupAction", "");
        return result("DescribeScheduledActions",
                      "<ScheduledUpdateGroupActions><member>" + memberOf("AutoScalingGroupName", "g") +
                          memberOf("ScheduledActionName", "end") + memberOf("StartTime", "2026-11-27T08:00:00Z") +
                          memberOf("MinSize", "0") + memberOf("MaxSize", "0") + memberOf("DesiredCapacity", "0") +
                          "</member><member>" + memberOf("AutoScalingGroupName", "g") +
                          memberOf("ScheduledActionName", "nights") + memberOf("Recurrence", "0 22 * * *") +
                          memberOf("MaxSize", "0") + "</member></ScheduledUpdateGroupActions>");
    });
    AutoScalingClient scaling(newHttp(), configFor(server.url()));
    const auto actions = scaling.describeScheduledActions("g", {soon(), {}});
    ASSERT_TRUE(actions) << actions.error().detail;
    ASSERT_EQ(actions->size(), 2u);
    EXPECT_TRUE(actions->front().endsGroup());
    EXPECT_EQ(toIso8601(actions->front().at), "2026-11-27T08:00:00.000Z");
    EXPECT_FALSE(actions->back().endsGroup()) << "it repeats";
    EXPECT_FALSE(actions->back().size.minSize);
    auto moved = actions->front();
    moved.at += std::chrono::hours(2);
    ASSERT_TRUE(scaling.putScheduledAction(moved, {soon(), {}}));
    EXPECT_TRUE(has(server.received().back(), "ScheduledActionName=end"));
    EXPECT_TRUE(has(server.received().back(), "StartTime=2026-11-27T10%3A00%3A00.000Z"));
    EXPECT_TRUE(has(server.received().back(), "MinSize=0&MaxSize=0&DesiredCapacity=0"));
}

TEST(AutoScalingClient, EndsAWorkerAndShrinksTheGroup) // C25, H8
{
    HttpServer server([](const ReceivedRequest &r) {
        if (has(r, "InstanceId=i-2"))
            return queryRefusal("ValidationError",
                                "Instance Id not found - No managed instance found for instance ID i-2");
        return result("TerminateInstanceInAutoScalingGroup",
                      "<Activity><ActivityId>a</ActivityId><StatusCode>InProgress</StatusCode></Activity>");
    });
    auto journal = std::make_shared<FakeJournal>();
    AutoScalingClient scaling(newHttp(), configFor(server.url(), journal));
    const auto activity = scaling.terminateInstance(InstanceId("i-1"), true, {soon(), {}});
    ASSERT_TRUE(activity) << activity.error().detail;
    EXPECT_EQ(activity->status, "InProgress");
    EXPECT_EQ(server.received().at(0).body,
              "Action=TerminateInstanceInAutoScalingGroup&Version=2011-01-01&InstanceId=i-1"
              "&ShouldDecrementDesiredCapacity=true");
    EXPECT_EQ(awsLine(journal->records().at(0).call),
              "aws autoscaling terminate-instance-in-auto-scaling-group --instance-id i-1 "
              "--should-decrement-desired-capacity");
    EXPECT_EQ(scaling.terminateInstance(InstanceId("i-2"), false, {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_TRUE(has(server.received().at(1), "ShouldDecrementDesiredCapacity=false"));
}

TEST(AutoScalingClient, SendsSizesThatAreNullAndReportsOnesOutOfRange)
{
    HttpServer server([](const ReceivedRequest &r) {
        return has(r, "DesiredCapacity=9")
                   ? queryRefusal("ValidationError",
                                  "New SetDesiredCapacity value 9 is above max value 4 for the group.")
                   : result("UpdateAutoScalingGroup", "");
    });
    AutoScalingClient scaling(newHttp(), configFor(server.url()));
    EXPECT_TRUE(scaling.resizeGroup("g", {.maxSize = 8}, {soon(), {}}));
    EXPECT_TRUE(scaling.emptyGroup("g", {soon(), {}}));
    EXPECT_EQ(server.received().at(0).body,
              "Action=UpdateAutoScalingGroup&Version=2011-01-01&AutoScalingGroupName=g&MaxSize=8");
    EXPECT_EQ(server.received().at(1).body, "Action=UpdateAutoScalingGroup&Version=2011-01-01&AutoScalingGroupName=g"
                                            "&MinSize=0&MaxSize=0&DesiredCapacity=0");
    EXPECT_EQ(scaling.setDesiredCapacity("g", 9, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(has(server.received().at(2), "HonorCooldown=false"));
}
