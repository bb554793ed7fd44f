// EMR clusters from RunJobFlow to their end, with instances that are only records.
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/localcloud/emr/emr_store.h"
#include "tests/localcloud/ec2_in_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using namespace trainyard::localcloud;
using nlohmann::json;
using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

class EmrClusters : public testing::Test {
protected:
    EmrClusters()
    {
        cloud.ec2.startClock();
        open();
    }
    void open()
    {
        emr.reset();
        EmrSettings settings;
        settings.speed = 1000;
        settings.readObject = [this](const std::string &bucket, const std::string &key) -> Result<std::string> {
            if (const auto found = scripts.find(bucket + "/" + key); found != scripts.end())
                return found->second;
            return fail(ErrorCode::NotFound, key, "there is no such object");
        };
        settings.writeObject = [this](const std::string &, const std::string &key, std::string_view) -> Status {
            logs.push_back(key);
            return {};
        };
        settings.hasRole = [](const std::string &role) { return role == "EMR_DefaultRole"; };
        settings.roleOfProfile = [](const std::string &name) {
            return name == "EMR_EC2_DefaultRole" ? name : std::string();
        };
        settings.faults = [this] { return faults; };
        settings.launchFault = [this] { return std::exchange(launchFault, std::nullopt); };
        emr = EmrStore::open(*cloud.store, cloud.ec2, settings).value();
    }
    json call(const std::string &operation, const json &body)
    {
        const auto answer = emr->handle(operation, body, cloud.kRegion);
        return answer ? *answer : json{{"error", answer.error().code}, {"message", answer.error().message}};
    }
    json request(int instances = 2) const
    {
        return {{"Name", "hadoop"},
                {"ReleaseLabel", "emr-7.5.0"},
                {"JobFlowRole", "EMR_EC2_DefaultRole"},
                {"ServiceRole", "EMR_DefaultRole"},
                {"LogUri", "s3://logs/"},
                {"Tags", {{{"Key", "team"}, {"Value", "vision"}}}},
                {"Instances",
                 {{"MasterInstanceType", "m5.xlarge"},
                  {"InstanceCount", instances},
                  {"KeepJobFlowAliveWhenNoSteps", true}}}};
    }
    std::string start(const json &body)
    {
        const auto made = call("RunJobFlow", body);
        EXPECT_TRUE(made.contains("JobFlowId")) << made;
        return made.value("JobFlowId", "");
    }
    json clusterOf(const std::string &id) { return call("DescribeCluster", {{"ClusterId", id}})["Cluster"]; }
    std::string stateOf(const std::string &id) { return clusterOf(id)["Status"]["State"]; }
    json reasonOf(const std::string &id) { return clusterOf(id)["Status"]["StateChangeReason"]; }
    json groupsOf(const std::string &id) { return call("ListInstanceGroups", {{"ClusterId", id}})["InstanceGroups"]; }
    json nodesOf(const std::string &id, const json &more = json::object())
    {
        json body{{"ClusterId", id}};
        body.update(more);
        return call("ListInstances", body)["Instances"];
    }
    template <class F>
    bool until(F condition)
    {
        return eventually([&] {
            emr->advance();
            return condition();
        });
    }
    bool reaches(const std::string &id, const std::string &state)
    {
        return until([&] { return stateOf(id) == state; });
    }
    std::size_t liveInstances()
    {
        return std::size_t(std::ranges::count_if(cloud.instances(), [](const Instance &one) {
            return one.state == InstanceState::Pending || one.state == InstanceState::Running;
        }));
    }

    std::map<std::string, std::string> scripts;
    std::vector<std::string> logs;
    EmrFaults faults;
    std::optional<ServiceError> launchFault;
    Ec2InProcess cloud;
    std::unique_ptr<EmrStore> emr; ///< last: it uses all of these
};

} // namespace

TEST_F(EmrClusters, StartWaitAndEnd)
{
    const auto id = start(request(3));
    EXPECT_EQ(stateOf(id), "STARTING");
    ASSERT_TRUE(reaches(id, "WAITING"));
    const auto cluster = clusterOf(id);
    EXPECT_EQ(cluster["Status"]["StateChangeReason"]["Message"], "Cluster ready to run steps.");
    EXPECT_TRUE(cluster["Status"]["Timeline"].contains("ReadyDateTime"));
    EXPECT_EQ(cluster["InstanceCollectionType"], "INSTANCE_GROUP");
    const auto groups = groupsOf(id);
    ASSERT_THAT(groups, SizeIs(2));
    EXPECT_EQ(groups[0]["InstanceGroupType"], "MASTER");
    EXPECT_EQ(groups[1]["RunningInstanceCount"], 2);
    EXPECT_EQ(groups[1]["Status"]["State"], "RUNNING");
    EXPECT_THAT(nodesOf(id), SizeIs(3));
    EXPECT_THAT(nodesOf(id, {{"InstanceGroupTypes", {"MASTER"}}}), SizeIs(1));
    for (const auto &one : cloud.instances()) {
        EXPECT_EQ(one.user, "hadoop");
        EXPECT_EQ(one.tags.at("aws:elasticmapreduce:job-flow-id"), id);
        EXPECT_THAT(one.tags.at("aws:elasticmapreduce:instance-group-role"), AnyOf("MASTER", "CORE"));
        EXPECT_EQ(one.tags.at("team"), "vision");
        EXPECT_EQ(one.profileName, "EMR_EC2_DefaultRole");
    }
    call("TerminateJobFlows", {{"JobFlowIds", {id}}});
    EXPECT_EQ(stateOf(id), "TERMINATING");
    ASSERT_TRUE(reaches(id, "TERMINATED"));
    EXPECT_EQ(reasonOf(id)["Code"], "USER_REQUEST");
    EXPECT_EQ(liveInstances(), 0u);
    EXPECT_THAT(call("ListClusters", {{"ClusterStates", {"TERMINATED"}}})["Clusters"], SizeIs(1));
    EXPECT_THAT(call("ListClusters", {{"ClusterStates", {"WAITING"}}})["Clusters"], SizeIs(0));
}

TEST_F(EmrClusters, ResizeBothWays)
{
    const auto id = start(request(2));
    ASSERT_TRUE(reaches(id, "WAITING"));
    const auto core = groupsOf(id)[1]["Id"];
    const auto resize = [&](json change) {
        change["InstanceGroupId"] = core;
        return call("ModifyInstanceGroups", {{"ClusterId", id}, {"InstanceGroups", json::array({change})}});
    };
    EXPECT_EQ(resize({{"InstanceCount", 4}}), json::object());
    EXPECT_EQ(groupsOf(id)[1]["RequestedInstanceCount"], 4);
    emr->advance();
    EXPECT_EQ(groupsOf(id)[1]["Status"]["State"], "RESIZING");
    ASSERT_TRUE(until([&] { return groupsOf(id)[1]["RunningInstanceCount"] == 4; }));
    EXPECT_EQ(stateOf(id), "WAITING") << "the cluster runs on meanwhile";
    const auto first = nodesOf(id, {{"InstanceGroupTypes", {"CORE"}}})[0]["Ec2InstanceId"];
    resize({{"EC2InstanceIdsToTerminate", {first}}});
    ASSERT_TRUE(until([&] { return liveInstances() == 4; }));
    EXPECT_EQ(groupsOf(id)[1]["RequestedInstanceCount"], 3);
    resize({{"InstanceCount", 1}});
    ASSERT_TRUE(until([&] { return liveInstances() == 2; }));
    EXPECT_THAT(resize({{"InstanceCount", 0}}).value("message", ""), HasSubstr("at least one"));
    EXPECT_THAT(call("ModifyInstanceGroups",
                     {{"InstanceGroups", {{{"InstanceGroupId", groupsOf(id)[0]["Id"]}, {"InstanceCount", 2}}}}})
                    .value("message", ""),
                HasSubstr("master"));
    const auto added =
        call("AddInstanceGroups",
             {{"JobFlowId", id},
              {"InstanceGroups", {{{"InstanceRole", "TASK"}, {"InstanceType", "c5.xlarge"}, {"InstanceCount", 2}}}}});
    ASSERT_THAT(added["InstanceGroupIds"], SizeIs(1)) << added;
    ASSERT_TRUE(until([&] { return groupsOf(id)[2]["RunningInstanceCount"] == 2; }));
}

TEST_F(EmrClusters, ReplaceLostCoresAndEndWithTheirMaster)
{
    const auto id = start(request(2));
    ASSERT_TRUE(reaches(id, "WAITING"));
    const auto core = nodesOf(id, {{"InstanceGroupTypes", {"CORE"}}})[0]["Ec2InstanceId"].get<std::string>();
    ASSERT_TRUE(cloud.call("TerminateInstances", {{"InstanceId.1", core}}));
    ASSERT_TRUE(until([&] {
        const auto running = nodesOf(id, {{"InstanceGroupTypes", {"CORE"}}, {"InstanceStates", {"RUNNING"}}});
        return running.size() == 1 && running[0]["Ec2InstanceId"] != core;
    }));
    const auto master = nodesOf(id, {{"InstanceGroupTypes", {"MASTER"}}})[0]["Ec2InstanceId"].get<std::string>();
    ASSERT_TRUE(cloud.call("TerminateInstances", {{"InstanceId.1", master}}));
    ASSERT_TRUE(reaches(id, "TERMINATED_WITH_ERRORS"));
    EXPECT_EQ(reasonOf(id)["Code"], "INSTANCE_FAILURE");
    EXPECT_EQ(liveInstances(), 0u);
}

TEST_F(EmrClusters, FailAtABootstrapActionWithItsLog)
{
    scripts["bucket/setup.sh"] = "#!/bin/sh\n";
    auto body = request(2);
    body["BootstrapActions"] = {
        {{"Name", "setup"}, {"ScriptBootstrapAction", {{"Path", "s3://bucket/setup.sh"}, {"Args", {"a"}}}}}};
    faults.bootstrap = "mount.nfs4: Connection timed out";
    const auto id = start(body);
    ASSERT_TRUE(reaches(id, "TERMINATED_WITH_ERRORS"));
    EXPECT_EQ(reasonOf(id)["Code"], "BOOTSTRAP_FAILURE");
    EXPECT_THAT(
        reasonOf(id)["Message"].get<std::string>(),
        testing::MatchesRegex(
            R"(On the (master|slave) instance \(i-[0-9a-f]+\), bootstrap action 1 returned a non-zero return code)"));
    emr->advance();
    ASSERT_TRUE(until([&] {
        return std::ranges::any_of(logs, [&](const std::string &key) {
            return key.starts_with(id + "/node/i-") && key.ends_with("/bootstrap-actions/1/stderr.gz");
        });
    }));
    EXPECT_EQ(call("ListBootstrapActions", {{"ClusterId", id}})["BootstrapActions"][0]["ScriptPath"],
              "s3://bucket/setup.sh");

    faults = {};
    body["BootstrapActions"][0]["ScriptBootstrapAction"]["Path"] = "s3://bucket/missing.sh";
    const auto missing = start(body);
    ASSERT_TRUE(reaches(missing, "TERMINATED_WITH_ERRORS"));
    EXPECT_THAT(reasonOf(missing)["Message"].get<std::string>(), HasSubstr("failed attempting to download"));
}

TEST_F(EmrClusters, ANodeThatFailsWhileTheyGrowSuspendsItsGroupOnly)
{
    scripts["bucket/setup.sh"] = "#!/bin/sh\n";
    auto body = request(2);
    body["BootstrapActions"] = {{{"Name", "setup"}, {"ScriptBootstrapAction", {{"Path", "s3://bucket/setup.sh"}}}}};
    const auto id = start(body);
    ASSERT_TRUE(reaches(id, "WAITING"));
    faults.bootstrap = "disk full";
    const auto grow = [&](int count) {
        return call("ModifyInstanceGroups",
                    {{"InstanceGroups", {{{"InstanceGroupId", groupsOf(id)[1]["Id"]}, {"InstanceCount", count}}}}});
    };
    grow(2);
    ASSERT_TRUE(until([&] { return groupsOf(id)[1]["Status"]["State"] == "SUSPENDED"; }));
    EXPECT_EQ(stateOf(id), "WAITING");
    EXPECT_EQ(groupsOf(id)[1]["RunningInstanceCount"], 1);
    faults = {};
    grow(2);
    ASSERT_TRUE(until([&] { return groupsOf(id)[1]["RunningInstanceCount"] == 2; }));
}

TEST_F(EmrClusters, EndWithTheReasonOfTheirLaunch)
{
    launchFault = ServiceError{"InsufficientInstanceCapacity", "no m5.xlarge here", 500, {}};
    const auto full = start(request());
    ASSERT_TRUE(reaches(full, "TERMINATED_WITH_ERRORS"));
    EXPECT_EQ(reasonOf(full)["Code"], "VALIDATION_ERROR");
    EXPECT_THAT(reasonOf(full)["Message"].get<std::string>(), HasSubstr("InsufficientInstanceCapacity"));

    auto small = request();
    const auto all = images(cloud.kRegion);
    const auto deep = std::ranges::find_if(
        all, [](const ImageInfo &image) { return image.name.find("(Amazon Linux 2023)") != std::string::npos; });
    ASSERT_NE(deep, all.end());
    small["CustomAmiId"] = deep->id;
    small["EbsRootVolumeSize"] = 50;
    const auto tooSmall = start(small);
    ASSERT_TRUE(reaches(tooSmall, "TERMINATED_WITH_ERRORS"));
    EXPECT_THAT(reasonOf(tooSmall)["Message"].get<std::string>(), HasSubstr("InvalidBlockDeviceMapping"));

    small["CustomAmiId"] = all.front().id; // Ubuntu
    const auto ubuntu = start(small);
    ASSERT_TRUE(reaches(ubuntu, "TERMINATED_WITH_ERRORS"));
    EXPECT_THAT(reasonOf(ubuntu)["Message"].get<std::string>(), HasSubstr("Amazon Linux 2023"));

    faults.provision = "Could not install hadoop";
    const auto broken = start(request());
    ASSERT_TRUE(reaches(broken, "TERMINATED_WITH_ERRORS"));
    EXPECT_THAT(reasonOf(broken)["Message"].get<std::string>(), HasSubstr("application provisioning failed"));
    ASSERT_TRUE(until([&] {
        return std::ranges::any_of(logs, [&](const std::string &key) {
            return key.find("/provision-node/apps-phase/0/") != std::string::npos && key.ends_with("/puppet.log.gz");
        });
    }));
}

TEST_F(EmrClusters, RunStepsInTheirOrder)
{
    auto body = request(1);
    const json step{{"Name", "train"}, {"HadoopJarStep", {{"Jar", "command-runner.jar"}, {"Args", {"true"}}}}};
    body["Steps"] = json::array({step, step});
    body["Instances"]["KeepJobFlowAliveWhenNoSteps"] = false;
    const auto id = start(body);
    ASSERT_TRUE(reaches(id, "TERMINATED"));
    EXPECT_EQ(reasonOf(id)["Code"], "ALL_STEPS_COMPLETED");
    const auto steps = call("ListSteps", {{"ClusterId", id}})["Steps"];
    ASSERT_THAT(steps, SizeIs(2));
    for (const auto &one : steps)
        EXPECT_EQ(one["Status"]["State"], "COMPLETED") << one;

    const auto waiting = start(request(1));
    faults.stuck = true; // no step starts before the cluster has
    const auto ids = call("AddJobFlowSteps", {{"JobFlowId", waiting}, {"Steps", json::array({step, step})}})["StepIds"];
    ASSERT_THAT(ids, SizeIs(2));
    const auto cancelled = call("CancelSteps", {{"ClusterId", waiting}, {"StepIds", {ids[1]}}});
    EXPECT_EQ(cancelled["CancelStepsInfoList"][0]["Status"], "SUBMITTED");
    EXPECT_EQ(call("DescribeStep", {{"ClusterId", waiting}, {"StepId", ids[1]}})["Step"]["Status"]["State"],
              "CANCELLED");
    EXPECT_EQ(call("DescribeStep", {{"ClusterId", waiting}, {"StepId", ids[0]}})["Step"]["Status"]["State"], "PENDING");
    EXPECT_EQ(stateOf(waiting), "STARTING");
    faults.stuck = false;
    ASSERT_TRUE(reaches(waiting, "WAITING"));
    EXPECT_EQ(call("DescribeStep", {{"ClusterId", waiting}, {"StepId", ids[0]}})["Step"]["Status"]["State"],
              "COMPLETED");
}

TEST_F(EmrClusters, AreProtectedAndEndWhenIdle)
{
    auto body = request(1);
    body["Instances"]["TerminationProtected"] = true;
    body["AutoTerminationPolicy"] = {{"IdleTimeout", 60}};
    const auto id = start(body);
    ASSERT_TRUE(reaches(id, "WAITING"));
    EXPECT_THAT(call("TerminateJobFlows", {{"JobFlowIds", {id}}}).value("message", ""), HasSubstr("protected"));
    EXPECT_EQ(call("GetAutoTerminationPolicy", {{"ClusterId", id}})["AutoTerminationPolicy"]["IdleTimeout"], 60);
    call("PutAutoTerminationPolicy", {{"ClusterId", id}, {"AutoTerminationPolicy", {{"IdleTimeout", 120}}}});
    EXPECT_EQ(stateOf(id), "WAITING");
    call("SetTerminationProtection", {{"JobFlowIds", {id}}, {"TerminationProtected", false}});
    ASSERT_TRUE(reaches(id, "TERMINATED")) << "it was idle";
    EXPECT_THAT(reasonOf(id)["Message"].get<std::string>(), HasSubstr("idle for 120 seconds"));
}

TEST_F(EmrClusters, NeedRolesKeysAndClosedGroups)
{
    const auto refusal = [&](const json &patch) {
        auto body = request();
        body.merge_patch(patch);
        return call("RunJobFlow", body).value("message", "");
    };
    EXPECT_THAT(refusal({{"ServiceRole", "none"}}), HasSubstr("Service role none"));
    EXPECT_THAT(refusal({{"JobFlowRole", "none"}}), HasSubstr("Invalid InstanceProfile: none"));
    EXPECT_THAT(refusal({{"Instances", {{"Ec2KeyName", "none"}}}}), HasSubstr("SSH key name was invalid"));
    EXPECT_THAT(refusal({{"Instances", {{"Ec2SubnetId", "subnet-0"}}}}), HasSubstr("subnet-0"));
    EXPECT_THAT(refusal({{"Instances", {{"MasterInstanceType", "t3.micro"}}}}), HasSubstr("not supported"));
    const auto opened = cloud.call("CreateSecurityGroup", {{"GroupName", "open"}, {"GroupDescription", "open"}});
    ASSERT_TRUE(opened);
    const auto group = element(*opened, "groupId");
    const auto allow = [&](const std::string &port) {
        return bool(cloud.call("AuthorizeSecurityGroupIngress", {{"GroupId", group},
                                                                 {"IpPermissions.1.IpProtocol", "tcp"},
                                                                 {"IpPermissions.1.FromPort", port},
                                                                 {"IpPermissions.1.ToPort", port},
                                                                 {"IpPermissions.1.IpRanges.1.CidrIp", "0.0.0.0/0"}}));
    };
    const json patch{{"Instances", {{"AdditionalMasterSecurityGroups", {group}}}}};
    ASSERT_TRUE(allow("22"));
    EXPECT_EQ(refusal(patch), "") << "port 22 is an exception of the default configuration";
    ASSERT_TRUE(allow("8088"));
    EXPECT_THAT(refusal(patch), HasSubstr("block public access"));
    auto access = call("GetBlockPublicAccessConfiguration", json::object())["BlockPublicAccessConfiguration"];
    EXPECT_EQ(access["BlockPublicSecurityGroupRules"], true);
    EXPECT_EQ(access["PermittedPublicSecurityGroupRuleRanges"][0]["MaxRange"], 22);
    access["BlockPublicSecurityGroupRules"] = false;
    call("PutBlockPublicAccessConfiguration", {{"BlockPublicAccessConfiguration", access}});
    EXPECT_EQ(refusal(patch), "");
    open();
    EXPECT_EQ(refusal(patch), "") << "the configuration survives a restart";
    // EMR has filled its own groups with rules for each other.
    const auto managed = cloud.call("DescribeSecurityGroups", {{"GroupName.1", "ElasticMapReduce-slave"}});
    ASSERT_TRUE(managed);
    EXPECT_THAT(*managed, HasSubstr("65535"));
}

TEST_F(EmrClusters, ShowReleasesByPage)
{
    const auto first = call("ListReleaseLabels", {{"MaxResults", 10}});
    ASSERT_THAT(first["ReleaseLabels"], SizeIs(10));
    const auto second = call("ListReleaseLabels", {{"MaxResults", 10}, {"NextToken", first["NextToken"]}});
    EXPECT_NE(first["ReleaseLabels"][0], second["ReleaseLabels"][0]);
    const auto five = call("ListReleaseLabels", {{"Filters", {{"Prefix", "emr-5.8"}}}});
    EXPECT_THAT(five["ReleaseLabels"], ElementsAre("emr-5.8.3", "emr-5.8.0"));
    const auto types = call("ListSupportedInstanceTypes", {{"ReleaseLabel", "emr-7.5.0"}})["SupportedInstanceTypes"];
    EXPECT_TRUE(std::ranges::any_of(types, [](const json &one) { return one["Type"] == "m5.xlarge"; }));
    EXPECT_TRUE(call("DescribeReleaseLabel", {{"ReleaseLabel", "emr-5.8.0"}})["Applications"].is_array());
    EXPECT_EQ(call("DescribeCluster", {{"ClusterId", "j-NONE"}})["error"], "InvalidRequestException");
    EXPECT_EQ(call("DescribeNotebook", json::object())["error"], "UnknownOperationException");
}

TEST_F(EmrClusters, SurviveARestartOfTheStore)
{
    const auto id = start(request(2));
    ASSERT_TRUE(reaches(id, "WAITING"));
    open();
    EXPECT_EQ(stateOf(id), "WAITING");
    call("TerminateJobFlows", {{"JobFlowIds", {id}}});
    ASSERT_TRUE(reaches(id, "TERMINATED"));
    EXPECT_EQ(liveInstances(), 0u);
}
