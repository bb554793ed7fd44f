// Templates without any resource: parameters, conditions, references, functions.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "tests/localcloud/stack_cloud.h"

using namespace trainyard;
using namespace trainyard::tests;
using localcloud::StackTemplate;
using localcloud::TemplateScope;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

namespace {

/// A template with one resource that has these properties.
std::string around(const std::string &properties, const std::string &more = {})
{
    return R"({"Parameters": {"Name": {"Type": "String", "Default": "dt"}, "Zones": {"Type": "CommaDelimitedList",
               "Default": "a,b,c"}, "Count": {"Type": "Number", "Default": 2}},
               "Mappings": {"Sizes": {"big": {"Disk": "100", "Lines": ["one", "two"]}}},
               "Conditions": {"Yes": {"Fn::Equals": [{"Ref": "Name"}, "dt"]},
                              "No": {"Fn::Not": [{"Condition": "Yes"}]},
                              "Both": {"Fn::And": [{"Condition": "Yes"}, {"Condition": "No"}]},
                              "Either": {"Fn::Or": [{"Condition": "Yes"}, {"Condition": "No"}]}},)" +
           more + R"("Resources": {"R": {"Type": "AWS::EC2::VPC", "Properties": )" + properties + R"(},
                                   "Other": {"Type": "AWS::EC2::VPC"}}})";
}

TemplateScope scopeIn(const StackTemplate &document, const std::map<std::string, std::string> &parameters = {})
{
    TemplateScope scope{.stackName = "dt", .stackId = "arn:stack", .region = "us-east-1"};
    scope.zones = {"us-east-1a", "us-east-1b"};
    scope.ref = [](const std::string &name) {
        return name == "Other" ? std::optional<std::string>("vpc-1") : std::nullopt;
    };
    scope.attribute = [](const std::string &name, const std::string &attribute) {
        return name == "Other" && attribute == "CidrBlock" ? std::optional<std::string>("10.0.0.0/16") : std::nullopt;
    };
    scope.systemParameter = [](const std::string &name) -> localcloud::ServiceResult<std::string> {
        return "value of " + name;
    };
    const auto prepared = document.prepare(scope, document.fill(parameters).value());
    EXPECT_TRUE(prepared) << prepared.error().message;
    return scope;
}

/// The value of a property "P".
Json valueOf(const std::string &expression)
{
    const auto document = StackTemplate::parse(around(R"({"P": )" + expression + "}"));
    if (!document)
        return "error: " + document.error().message;
    const auto scope = scopeIn(*document);
    const auto all = document->resources(scope);
    const auto found = std::ranges::find(all, "R", &localcloud::TemplateResource::logicalId);
    const auto value = document->evaluate(found->properties, scope);
    if (!value)
        return "error: " + value.error().message;
    return value->contains("P") ? value->at("P") : Json("absent");
}

std::string errorOf(const std::string &body)
{
    const auto document = StackTemplate::parse(body);
    return document ? "none" : document.error().message;
}

} // namespace

TEST(StackTemplates, FunctionsHaveTheirValues)
{
    EXPECT_EQ(valueOf(R"({"Ref": "Name"})"), "dt");
    EXPECT_EQ(valueOf(R"({"Ref": "Zones"})"), Json({"a", "b", "c"}));
    EXPECT_EQ(valueOf(R"({"Ref": "AWS::Region"})"), "us-east-1");
    EXPECT_EQ(valueOf(R"({"Ref": "AWS::NoValue"})"), "absent");
    EXPECT_EQ(valueOf(R"(["x", {"Ref": "AWS::NoValue"}])"), Json::array({"x"}));
    EXPECT_EQ(valueOf(R"({"Ref": "Other"})"), "vpc-1");
    EXPECT_EQ(valueOf(R"({"Fn::GetAtt": ["Other", "CidrBlock"]})"), "10.0.0.0/16");
    EXPECT_EQ(valueOf(R"({"Fn::GetAtt": "Other.CidrBlock"})"), "10.0.0.0/16");
    EXPECT_EQ(valueOf(R"({"Fn::Join": ["-", ["a", {"Ref": "Name"}, 3]]})"), "a-dt-3");
    EXPECT_EQ(valueOf(R"({"Fn::Sub": "${Name}:${Other}:${Other.CidrBlock}:${!Name}:${AWS::StackName}"})"),
              "dt:vpc-1:10.0.0.0/16:${Name}:dt");
    EXPECT_EQ(valueOf(R"({"Fn::Sub": ["${A}${Count}", {"A": {"Ref": "Other"}}]})"), "vpc-12");
    EXPECT_EQ(valueOf(R"({"Fn::Select": ["1", {"Fn::GetAZs": ""}]})"), "us-east-1b");
    EXPECT_EQ(valueOf(R"({"Fn::Split": [",", "a,,b"]})"), Json({"a", "", "b"}));
    EXPECT_EQ(valueOf(R"({"Fn::FindInMap": ["Sizes", "big", "Disk"]})"), "100");
    EXPECT_EQ(valueOf(R"({"Fn::Join": ["\n", {"Fn::FindInMap": ["Sizes", "big", "Lines"]}]})"), "one\ntwo");
    EXPECT_EQ(valueOf(R"({"Fn::Base64": "hello"})"), base64Encode(asBytes("hello")));
    EXPECT_EQ(valueOf(R"({"Fn::If": ["Either", "yes", "no"]})"), "yes");
    EXPECT_EQ(valueOf(R"({"Fn::If": ["Both", "yes", {"Fn::If": ["No", "a", "b"]}]})"), "b");
    EXPECT_EQ(valueOf(R"("{{resolve:ssm:/a/b}}")"), "value of /a/b");
    EXPECT_EQ(valueOf(R"({"Fn::Sub": ["{{resolve:ssm:${P}}}", {"P": "/a/${c"}]})"), "value of /a/${c");
}

TEST(StackTemplates, WrongReferencesAreFoundBeforeAnythingIsMade)
{
    EXPECT_THAT(errorOf(around(R"({"P": {"Ref": "Nothing"}})")), HasSubstr("Unresolved resource dependencies"));
    EXPECT_THAT(errorOf(around(R"({"P": {"Fn::GetAtt": ["Nothing", "A"]}})")), HasSubstr("[Nothing]"));
    EXPECT_THAT(errorOf(around(R"({"P": {"Fn::Sub": "${Nothing}"}})")), HasSubstr("[Nothing]"));
    EXPECT_THAT(errorOf(around(R"({"P": {"Fn::ImportValue": "x"}})")), HasSubstr("Fn::ImportValue"));
    EXPECT_THAT(errorOf("Resources: {}"), HasSubstr("JSON not well-formed"));
    EXPECT_THAT(errorOf("{}"), HasSubstr("At least one Resources member"));
    EXPECT_THAT(errorOf(around("{}", R"("Transform": "x",)")), HasSubstr("Transform"));
    EXPECT_THAT(errorOf(std::string(StackTemplate::kLargest + 1, ' ')), HasSubstr("51200"));
    EXPECT_THAT(valueOf(R"({"Fn::Select": ["7", ["a"]]})").get<std::string>(), HasSubstr("nonexistent value"));
    EXPECT_THAT(valueOf(R"({"Fn::GetAtt": ["Other", "Colour"]})").get<std::string>(), HasSubstr("Colour"));
}

TEST(StackTemplates, OnlyTheBranchThatHoldsIsADependency)
{
    const auto document =
        StackTemplate::parse(around(R"({"P": {"Fn::If": ["Yes", {"Ref": "Name"}, {"Ref": "Other"}]}})")).value();
    const auto find = [&](const TemplateScope &scope) {
        const auto all = document.resources(scope);
        return document.dependencies(*std::ranges::find(all, "R", &localcloud::TemplateResource::logicalId), scope);
    };
    EXPECT_TRUE(find(scopeIn(document)).empty());
    EXPECT_THAT(find(scopeIn(document, {{"Name", "x"}})), testing::ElementsAre("Other"));
}

TEST(StackTemplates, OurTemplateHasTheParametersOfTheDocument) // D2 to D11
{
    const auto body = ownTemplate();
    EXPECT_LE(body.size(), StackTemplate::kLargest) << "a request cannot contain more";
    const auto document = StackTemplate::parse(body).value();
    std::map<std::string, std::string> usual;
    for (const auto &info : document.parameters())
        usual[info.key] = info.usual.value_or("(none)");
    const std::map<std::string, std::string> wanted = {{"KeyName", "(none)"},
                                                       {"WorkerCount", "1"},
                                                       {"ImageType", "Ubuntu"},
                                                       {"SSHLocation", "(none)"},
                                                       {"EFSFileSystemId", ""},
                                                       {"EFSMountPoint", "myEFSvolume"},
                                                       {"EnableElasticTraining", "true"},
                                                       {"PrepareDataScriptPath", "/myEFSvolume/prepare-data.py"}};
    for (const auto &[key, value] : wanted)
        EXPECT_EQ(usual[key], value) << key;
    EXPECT_TRUE(usual.contains("InstanceType"));
    EXPECT_EQ(document.capabilities().needed, std::vector<std::string>{"CAPABILITY_IAM"});
    const auto given = [&](const std::string &id) {
        auto values = StackCloud::usual({{"EFSFileSystemId", id}});
        return document.fill(values).has_value();
    };
    EXPECT_TRUE(given("fs-0123456789abcdef0")) << "D3: 17 digits";
    EXPECT_TRUE(given("fs-01234567"));
    EXPECT_FALSE(given("fs-xyz"));
}

TEST(StackTemplates, OurTemplateMakesOnlyWhatIsWanted) // D9, D20
{
    const auto document = StackTemplate::parse(ownTemplate()).value();
    const auto made = [&](const StackCloud::Values &more) {
        std::vector<std::string> out;
        const auto scope = scopeIn(document, StackCloud::usual(more));
        for (const auto &resource : document.resources(scope))
            out.push_back(resource.logicalId);
        return out;
    };
    EXPECT_THAT(made({}), testing::IsSupersetOf({"Vpc", "NATGateway", "PrivateSubnet", "FileSystem", "MountTarget",
                                                 "ElasticWorkerLaunchTemplate", "InstanceBoundary"}));
    EXPECT_THAT(made({{"WorkerNetwork", "private"}}),
                testing::AllOf(Contains("PrivateSubnet"), Not(Contains("NATGateway")), Not(Contains("NATGatewayEIP"))));
    EXPECT_THAT(made({{"WorkerNetwork", "public"}}),
                testing::AllOf(Not(Contains("PrivateSubnet")), Not(Contains("NATGateway"))));
    EXPECT_THAT(made({{"EnableElasticTraining", "false"}}),
                testing::AllOf(Not(Contains("ElasticWorkerLaunchTemplate")), Not(Contains("ElasticPolicy"))));
    EXPECT_THAT(made({{"EFSFileSystemId", "fs-01234567"}}),
                testing::AllOf(Not(Contains("FileSystem")), Contains("MountTarget")));
    EXPECT_THAT(made({{"EFSFileSystemId", "fs-01234567"}, {"ExistingMountTarget", "true"}}),
                Not(Contains("MountTarget")));
    const StackCloud::Values network{
        {"VpcId", "vpc-01234567"}, {"MasterSubnetId", "subnet-01234567"}, {"WorkerSubnetId", "subnet-12345678"}};
    EXPECT_THAT(made(network), testing::AllOf(Contains("MountTarget"), Not(Contains("MountTargetOfMaster"))));
    auto twoZones = network;
    twoZones["MasterMountTarget"] = "true";
    EXPECT_THAT(made(twoZones), testing::IsSupersetOf({"MountTarget", "MountTargetOfMaster"}));
    twoZones["EFSFileSystemId"] = "fs-01234567";
    twoZones["ExistingMountTarget"] = "true";
    EXPECT_THAT(made(twoZones), testing::AllOf(Not(Contains("MountTarget")), Contains("MountTargetOfMaster"),
                                               Contains("MountTargetSecurityGroup")));
    EXPECT_THAT(made({{"MasterMountTarget", "true"}}), Not(Contains("MountTargetOfMaster"))) << "a VPC of one zone";
    EXPECT_THAT(made({{"PermissionsBoundaryArn", "arn:aws:iam::123456789012:policy/limit"}}),
                Not(Contains("InstanceBoundary")));
    EXPECT_THAT(
        made({{"VpcId", "vpc-01234567"}, {"MasterSubnetId", "subnet-01234567"}, {"WorkerSubnetId", "subnet-01234567"}}),
        testing::AllOf(Not(Contains("Vpc")), Not(Contains("InternetGateway")), Not(Contains("NATGateway"))));
}

TEST(StackTemplates, NothingThatAwsNoLongerMakesIsInOurTemplate)
{
    const auto body = ownTemplate();
    for (const char *old : {"LaunchConfiguration", "AWS::Lambda", "AWS::SQS", "AWS::SNS", "python2"})
        EXPECT_THAT(body, Not(HasSubstr(old)));
    const Json resources = Json::parse(body).at("Resources");
    for (const auto &resource : resources)
        EXPECT_TRUE(localcloud::resourceType(resource.at("Type").get<std::string>())) << resource.at("Type");
}
