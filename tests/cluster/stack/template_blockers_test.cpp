// D1: what prevents the creation of an old template, and what is in its place.
#include "backend/cluster/stack/plan/template_blockers.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "build_paths.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// The parts of the original template that matter here, shortened.
constexpr const char *kOriginal = R"({
  "Description": "Dynamic training",
  "Parameters": {
    "KeyName": {"Type": "AWS::EC2::KeyPair::KeyName"},
    "WorkerCount": {"Type": "Number"},
    "InstanceType": {"Type": "String", "AllowedValues": ["p2.xlarge", "p3.2xlarge", "c5.xlarge"]},
    "SSHLocation": {"Type": "String"},
    "EFSFileSystemId": {"Type": "String", "AllowedPattern": "^(fs-)([a-z0-9]{8})$|^$"}},
  "Mappings": {"UbuntuMap": {"us-east-1": {"AMI": "ami-0123456789abcdef0"}, "us-west-2": {"AMI": "ami-01234567"}}},
  "Resources": {
    "ResourceMetadataLambdaFunction": {"Type": "AWS::Lambda::Function", "Properties": {"Runtime": "python2.7"}},
    "InstanceRole": {"Type": "AWS::IAM::Role", "Properties": {"RoleName": {"Fn::Sub": "${AWS::StackName}-InstanceRole"}}},
    "WorkerLaunchConfig": {"Type": "AWS::AutoScaling::LaunchConfiguration", "Properties": {"UserData": {"Fn::Base64":
      {"Fn::Join": ["", ["easy_install https://s3.amazonaws.com/x", "aws s3 cp s3://us-east-1-aws-dl-cfn/dl_cfn_setup_v2.py ."]]}}}},
    "MasterAutoScalingGroup": {"Type": "AWS::AutoScaling::AutoScalingGroup"},
    "WorkerAutoScalingGroup": {"Type": "AWS::AutoScaling::AutoScalingGroup", "Properties": {"LaunchTemplate":
      {"LaunchTemplateId": "lt-1", "Version": "$Latest"}}}}})";

TEST(TemplateReport, NamesEachBlockerOfTheOriginal)
{
    const auto report = inspectTemplate(kOriginal);
    ASSERT_TRUE(report) << report.error().detail;
    std::vector<std::string> where;
    for (const TemplateBlocker &blocker : report->blockers) {
        where.push_back(blocker.where);
        EXPECT_TRUE(blocker.what.english().ends_with('.')) << blocker.what.english();
        EXPECT_TRUE(blocker.instead.english().ends_with('.')) << blocker.instead.english();
    }
    EXPECT_THAT(where, ElementsAre("InstanceType", "EFSFileSystemId", "UbuntuMap", "ResourceMetadataLambdaFunction",
                                   "WorkerLaunchConfig", "WorkerLaunchConfig", "WorkerLaunchConfig",
                                   "WorkerAutoScalingGroup"));
    EXPECT_THAT(report->blockers[2].what.english(), HasSubstr("2 fixed images"));
    EXPECT_THAT(report->blockers[3].what.english(), HasSubstr("python2.7"));
    EXPECT_TRUE(report->isDynamicTraining);
    EXPECT_THAT(report->capabilities, ElementsAre("CAPABILITY_NAMED_IAM"));
    EXPECT_THAT(report->parameters,
                ElementsAre("KeyName", "WorkerCount", "InstanceType", "SSHLocation", "EFSFileSystemId"));
    EXPECT_EQ(report->description, "Dynamic training");
}

TEST(TemplateReport, FindsNothingInOurOwn)
{
    std::ifstream file(TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto report = inspectTemplate(text.str());
    ASSERT_TRUE(report) << report.error().detail;
    std::string found;
    for (const TemplateBlocker &blocker : report->blockers)
        found += blocker.where + ": " + blocker.what.english() + "\n";
    EXPECT_EQ(found, "");
    EXPECT_TRUE(report->isDynamicTraining);
    EXPECT_THAT(report->capabilities, ElementsAre("CAPABILITY_IAM"));
}

TEST(TemplateReport, RefusesWhatIsNoTemplate)
{
    for (const std::string text :
         {"", "Resources:\n  A:\n", "[]", "{}", R"({"Resources": []})", R"({"Resources": {}})"})
        EXPECT_EQ(inspectTemplate(text).error().code, ErrorCode::InvalidArgument) << text;
    EXPECT_THAT(inspectTemplate("Resources:\n").error().detail, HasSubstr("YAML"));
    EXPECT_THAT(inspectTemplate(std::string(1'000'001, ' ')).error().detail, HasSubstr("1 MB"));
    const auto other = inspectTemplate(R"({"Resources": {"A": {"Type": 7, "Properties": []}, "B": null}})");
    ASSERT_TRUE(other) << "members of other types are no blockers";
    EXPECT_THAT(other->blockers, IsEmpty());
    EXPECT_FALSE(other->isDynamicTraining);
}

TEST(TemplateReport, EndsForDeepTemplates)
{
    std::string deep = R"({"Resources": {"A": {"Properties": {"x": )";
    deep.append(5'000, '[').append(5'000, ']').append("}}}}");
    EXPECT_TRUE(inspectTemplate(deep));
}

} // namespace
} // namespace trainyard::cluster
