#include "backend/aws/wire/call_journal.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include "backend/aws/ec2/ec2_calls_internal.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/core/system/files.h"
#include "tests/aws/fixtures.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;

namespace {

RunInstancesRequest wholeRequest()
{
    RunInstancesRequest r{.imageId = "ami-1",
                          .instanceType = "c5.xlarge",
                          .minCount = 3,
                          .maxCount = 3,
                          .keyName = "key",
                          .securityGroupIds = {"sg-1"}};
    r.userData = "#cloud-config\nssh_keys: {ed25519_private: PRIVATEKEYTEXT}";
    r.clientToken = "t-1";
    r.tags = {{"Name", "it's head"}, {"trainyard:cluster", "c-1"}};
    return r;
}

} // namespace

TEST(AwsLine, IsWhatOneWouldType)
{
    const auto line = awsLine(toCall(wholeRequest()), "eu-west-1", "http://127.0.0.1:1", "dev");
    EXPECT_TRUE(line.starts_with(
        "aws --profile dev --endpoint-url http://127.0.0.1:1 --region eu-west-1 ec2 run-instances --image-id ami-1 "
        "--instance-type c5.xlarge --count 3 --key-name key --security-group-ids sg-1 --user-data file://user-data"))
        << line;
    EXPECT_NE(line.find("it'\\''s head"), std::string::npos) << line;
    EXPECT_EQ(awsLine(ec2::describeInstances({}, {{"tag:trainyard:cluster", {"c-1", "c-2"}}}).call()),
              "aws ec2 describe-instances --filters Name=tag:trainyard:cluster,Values=c-1,c-2");
    EXPECT_EQ(awsLine(ec2::terminateInstances({InstanceId("i-1"), InstanceId("i-2")}).call()),
              "aws ec2 terminate-instances --instance-ids i-1 i-2");
}

TEST(CallJournal, NeverHoldsUserData)
{
    for (const auto &[key, value] : toCall(wholeRequest()).parameters) {
        if (key == "UserData") {
            EXPECT_EQ(value, "(hidden)");
        }
    }
    EXPECT_EQ(awsLine(toCall(wholeRequest())).find("PRIVATEKEY"), std::string::npos);
}

TEST(CallJournal, AppendsOneJsonLineForEachCall)
{
    TemporaryFolder folder;
    const auto path = folder.path() / "journal.jsonl";
    const auto journal = makeFileJournal(path);
    CallRecord record;
    record.call = toCall(wholeRequest());
    record.region = "us-east-1";
    record.status = 500;
    record.error = "InsufficientInstanceCapacity";
    record.duration = std::chrono::milliseconds(12);
    journal->record(record);
    journal->record(record);
    const auto text = readFile(path).value();
    ASSERT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
    const auto line = nlohmann::json::parse(text.substr(0, text.find('\n')));
    EXPECT_EQ(line["operation"], "RunInstances");
    EXPECT_EQ(line["parameters"]["ImageId"], "ami-1");
    EXPECT_EQ(line["parameters"]["UserData"], "(hidden)");
    EXPECT_EQ(line["error"], "InsufficientInstanceCapacity");
    EXPECT_EQ(line["milliseconds"], 12);
    struct stat info {};
    ASSERT_EQ(::stat(path.c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
}
