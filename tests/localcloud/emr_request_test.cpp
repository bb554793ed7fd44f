// The requests, releases and logs of EMR as values.
#include <algorithm>
#include <map>
#include <tuple>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include "backend/localcloud/emr/emr_logs.h"
#include "backend/localcloud/emr/emr_releases.h"
#include "backend/localcloud/emr/emr_request.h"

using namespace trainyard::localcloud;
using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

namespace {

json jobFlow()
{
    return json::parse(R"({
        "Name": "deep learning", "ReleaseLabel": "emr-5.8.0", "LogUri": "S3://your-logging-bucket",
        "ServiceRole": "EMR_DefaultRole", "JobFlowRole": "EMR_EC2_DefaultRole", "CustomAmiId": "ami-0123456789abcdef0",
        "EbsRootVolumeSize": 60, "VisibleToAllUsers": true, "Applications": [{"Name": "hadoop"}],
        "Tags": [{"Key": "team", "Value": "vision"}],
        "Instances": {
            "InstanceGroups": [
                {"Name": "CORE", "InstanceRole": "CORE", "InstanceType": "m4.large", "InstanceCount": 2,
                 "Market": "SPOT", "BidPrice": "0.05"},
                {"Name": "MASTER", "InstanceRole": "MASTER", "InstanceType": "m4.xlarge", "InstanceCount": 1}],
            "Ec2KeyName": "k", "Ec2SubnetId": "subnet-1", "EmrManagedMasterSecurityGroup": "sg-m",
            "EmrManagedSlaveSecurityGroup": "sg-s", "AdditionalMasterSecurityGroups": ["sg-efs"],
            "AdditionalSlaveSecurityGroups": ["sg-efs"], "KeepJobFlowAliveWhenNoSteps": true,
            "TerminationProtected": false},
        "BootstrapActions": [{"Name": "EFS", "ScriptBootstrapAction": {
            "Path": "s3://scripts/emr_efs_bootstrap.sh", "Args": ["fs-1", "us-east-1"]}}]})");
}

std::string refusalOf(const json &body)
{
    const auto read = readRunJobFlow(body, "us-east-1");
    return read ? "accepted" : read.error().message;
}

json with(const json &patch)
{
    auto body = jobFlow();
    body.merge_patch(patch);
    return body;
}

std::string unzipped(const std::string &bytes)
{
    std::string out(1 << 16, '\0');
    z_stream stream{};
    ::inflateInit2(&stream, 16 + MAX_WBITS);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    EXPECT_EQ(::inflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(stream.total_out);
    ::inflateEnd(&stream);
    return out;
}

} // namespace

TEST(EmrRequest, ReadsEveryFieldOfTheDocumentedCommand)
{
    const auto read = readRunJobFlow(jobFlow(), "us-east-1");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->name, "deep learning");
    EXPECT_EQ(read->releaseLabel, "emr-5.8.0");
    EXPECT_EQ(read->logUri, "S3://your-logging-bucket/");
    EXPECT_EQ(read->serviceRole, "EMR_DefaultRole");
    EXPECT_EQ(read->profile, "EMR_EC2_DefaultRole");
    EXPECT_EQ(read->customAmi, "ami-0123456789abcdef0");
    EXPECT_EQ(read->rootGib, 60);
    EXPECT_THAT(read->applications, ElementsAre("Hadoop")) << "in the spelling of the release";
    EXPECT_THAT(read->tags, ElementsAre(Pair("team", "vision")));
    ASSERT_EQ(read->groups.size(), 2u);
    EXPECT_EQ(read->groups[0].role, EmrRole::Master) << "the master's group is the first";
    EXPECT_EQ(read->groups[0].type, "m4.xlarge");
    EXPECT_EQ(read->groups[1].requested, 2);
    EXPECT_EQ(read->groups[1].market, EmrMarket::Spot);
    EXPECT_EQ(read->groups[1].bid, "0.05");
    EXPECT_EQ(read->keyName, "k");
    EXPECT_EQ(read->subnet, "subnet-1");
    EXPECT_EQ(read->masterGroup, "sg-m");
    EXPECT_EQ(read->slaveGroup, "sg-s");
    EXPECT_THAT(read->moreMasterGroups, ElementsAre("sg-efs"));
    EXPECT_THAT(read->moreSlaveGroups, ElementsAre("sg-efs"));
    EXPECT_TRUE(read->keepAlive);
    EXPECT_FALSE(read->isProtected);
    ASSERT_EQ(read->actions.size(), 1u);
    EXPECT_EQ(read->actions[0],
              (EmrBootstrapAction{"EFS", "s3://scripts/emr_efs_bootstrap.sh", {"fs-1", "us-east-1"}}));
    EXPECT_EQ(read->id.size(), 15u);
    EXPECT_THAT(read->id, testing::StartsWith("j-"));
}

TEST(EmrRequest, ARecordSurvivesItsJson)
{
    auto cluster = readRunJobFlow(jobFlow(), "us-east-1").value();
    cluster.state = EmrState::Waiting;
    cluster.nodes.push_back({"ci-1", "i-1", cluster.groups[0].id, EmrNodeState::Running, {"C", "m"}, {1, 2, 3}});
    const auto again = json::parse(json(cluster).dump()).get<EmrCluster>();
    EXPECT_EQ(json(again), json(cluster));
    EXPECT_EQ(again.groups, cluster.groups);
    EXPECT_EQ(again.state, EmrState::Waiting);
    ASSERT_NE(again.master(), nullptr);
    EXPECT_EQ(again.master()->instance, "i-1");
}

TEST(EmrRequest, AnInstanceCountIsOneMasterAndTheRestCores)
{
    auto body = jobFlow();
    body["Instances"] = {{"MasterInstanceType", "m4.large"}, {"SlaveInstanceType", "m4.xlarge"}, {"InstanceCount", 3}};
    const auto three = readRunJobFlow(body, "us-east-1");
    ASSERT_TRUE(three) << three.error().message;
    ASSERT_EQ(three->groups.size(), 2u);
    EXPECT_EQ(three->groups[1].requested, 2);
    EXPECT_EQ(three->groups[1].type, "m4.xlarge");
    body["Instances"]["InstanceCount"] = 1;
    EXPECT_EQ(readRunJobFlow(body, "us-east-1").value().groups.size(), 1u);
}

TEST(EmrRequest, RefusesWhatEmrRefuses)
{
    EXPECT_EQ(refusalOf(jobFlow()), "accepted");
    EXPECT_THAT(refusalOf(with({{"JobFlowRole", nullptr}})), HasSubstr("InstanceProfile is required"));
    EXPECT_THAT(refusalOf(with({{"ServiceRole", nullptr}})), HasSubstr("ServiceRole is required"));
    EXPECT_THAT(refusalOf(with({{"ReleaseLabel", "emr-5.8"}})), HasSubstr("release label is invalid: emr-5.8"));
    EXPECT_THAT(refusalOf(with({{"Applications", {{{"Name", "Word"}}}}})), HasSubstr("Unknown application 'Word'"));
    EXPECT_THAT(refusalOf(with({{"EbsRootVolumeSize", 5}})), HasSubstr("EbsRootVolumeSize"));
    EXPECT_THAT(refusalOf(with({{"LogUri", "/tmp"}})), HasSubstr("not a location in S3"));
    EXPECT_THAT(refusalOf(with({{"AutoTerminationPolicy", {{"IdleTimeout", 600}}}})), HasSubstr("5.30.0"));
    EXPECT_THAT(refusalOf(with({{"ReleaseLabel", "emr-6.15.0"}, {"AutoTerminationPolicy", {{"IdleTimeout", 59}}}})),
                HasSubstr("between 60 and 604800"));
    EXPECT_THAT(refusalOf(with({{"SecurityConfiguration", "x"}})), HasSubstr("SecurityConfiguration"));
    EXPECT_THAT(refusalOf(with({{"Instances", {{"EmrManagedSlaveSecurityGroup", nullptr}}}})), HasSubstr("both"));
    EXPECT_THAT(refusalOf(with({{"Instances", {{"InstanceFleets", json::array()}}}})), HasSubstr("InstanceFleets"));
    EXPECT_THAT(refusalOf(with({{"Instances", {{"InstanceCount", 2}}}})), HasSubstr("one and only one"));
    EXPECT_THAT(
        refusalOf(with({{"BootstrapActions", {{{"Name", "x"}, {"ScriptBootstrapAction", {{"Path", "http://x/y"}}}}}}})),
        HasSubstr("is not an object of S3"));
}

TEST(EmrRequest, ReadsStepsOfTheTwoRunners)
{
    const auto step = [](const std::string &jar, json args) {
        return json::array({{{"Name", "train"},
                             {"ActionOnFailure", "CONTINUE"},
                             {"HadoopJarStep", {{"Jar", jar}, {"Args", std::move(args)}}}}});
    };
    const auto read = readEmrSteps(step("command-runner.jar", {"bash", "-c", "true"}));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->front().onFailure, EmrOnFailure::Continue);
    EXPECT_THAT(read->front().args, ElementsAre("bash", "-c", "true"));
    EXPECT_TRUE(
        readEmrSteps(step("s3://us-east-1.elasticmapreduce/libs/script-runner/script-runner.jar", {"s3://b/k"})));
    EXPECT_FALSE(readEmrSteps(step("s3://b/own.jar", {"x"})));
    EXPECT_FALSE(readEmrSteps(step("command-runner.jar", json::array())));
    EXPECT_FALSE(readEmrSteps(step("command-runner.jar", {std::string(10241, 'x')})));
    auto wrong = step("command-runner.jar", {"x"});
    wrong[0]["ActionOnFailure"] = "PANIC";
    EXPECT_FALSE(readEmrSteps(wrong));
}

TEST(EmrReleases, HaveTheirApplicationsAndTypes)
{
    const auto &all = emrReleases();
    ASSERT_GT(all.size(), 20u);
    EXPECT_TRUE(std::ranges::is_sorted(all, [](const EmrRelease &a, const EmrRelease &b) {
        return std::tie(b.major, b.minor) < std::tie(a.major, a.minor);
    })) << "the newest first";
    const auto *newest = &all.front(), *old = findEmrRelease("emr-5.8.0");
    ASSERT_NE(old, nullptr);
    EXPECT_EQ(newest->os, "2023");
    EXPECT_EQ(old->os, "2018");
    EXPECT_THAT(old->applications, Contains(Pair("Hadoop", testing::_)));
    EXPECT_THAT(old->applications, Contains(Pair("Ganglia", testing::_)));
    EXPECT_THAT(newest->applications, testing::Not(Contains(Pair("Ganglia", testing::_))));
    EXPECT_TRUE(emrSupports(*newest, *findType("m5.xlarge")));
    EXPECT_FALSE(emrSupports(*newest, *findType("t3.micro")));
    EXPECT_FALSE(emrSupports(*newest, *findType("m5.large")));
    EXPECT_FALSE(emrSupports(*old, *findType("g5.xlarge")));
    EXPECT_EQ(amazonLinuxOf(emrImage(images("us-east-1"), *newest)), "2023");
    EXPECT_EQ(amazonLinuxOf(emrImage(images("us-east-1"), *findEmrRelease("emr-6.15.0"))), "2");
}

TEST(EmrRequest, ReadsPlacesInS3)
{
    EXPECT_EQ(s3PlaceOf("S3://bucket/a/b").bucket, "bucket");
    EXPECT_EQ(s3PlaceOf("s3n://bucket/a/b").key, "a/b");
    EXPECT_EQ(s3PlaceOf("s3://bucket").key, "");
    EXPECT_EQ(s3PlaceOf("file:///x").bucket, "");
}

TEST(EmrLogs, ArriveZippedWhenTheyAreDue)
{
    std::map<std::string, std::string> objects;
    EmrLogs logs([&](const std::string &bucket, const std::string &key, std::string_view content) -> trainyard::Status {
        objects[bucket + "/" + key] = content;
        return {};
    });
    logs.add("s3://logs/emr/", "j-1/steps/s-1/stderr", "first\n", 100);
    logs.add("s3://logs/emr/", "j-1/steps/s-1/stderr", "first\nsecond\n", 200);
    logs.add("", "j-2/steps/s-1/stderr", "without a bucket", 100);
    EXPECT_EQ(logs.waiting(), 1u);
    logs.deliver(199);
    EXPECT_TRUE(objects.empty());
    logs.deliver(200);
    ASSERT_EQ(objects.size(), 1u);
    EXPECT_EQ(unzipped(objects.at("logs/emr/j-1/steps/s-1/stderr.gz")), "first\nsecond\n");
    EXPECT_EQ(unzipped(gzipped("")), "");
}
