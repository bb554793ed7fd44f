// EMR from a client's point of view: the official command line, real nodes, logs in S3.
#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <zlib.h>

#include "tests/localcloud/aws_cli.h"
#include "tests/localcloud/site.h"

using namespace trainyard;
using namespace trainyard::tests;
using nlohmann::json;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

std::string plainText(const std::string &gzip)
{
    std::string out(1 << 20, '\0');
    z_stream stream{};
    ::inflateInit2(&stream, 16 + MAX_WBITS);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(gzip.data()));
    stream.avail_in = uInt(gzip.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    const bool whole = ::inflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(whole ? stream.total_out : 0);
    ::inflateEnd(&stream);
    return out;
}

/// A local cloud with the roles, buckets and key that EMR needs.
class EmrService : public testing::Test {
protected:
    EmrService()
        : faults((scratch.path() / "faults.json").string())
    {
        std::ofstream(faults) << R"({"faults": []})";
        site = std::make_unique<LocalCloudFixture>(std::vector<std::string>{"--fault", faults, "--speed", "100"});
    }
    void SetUp() override
    {
        ASSERT_TRUE(site->cloud.alive()) << site->cloud.log();
        aws = std::make_unique<AwsCli>(site->cloud, scratch.path());
        const auto iam = [&](const std::string &action, CloudProcess::Parameters parameters) {
            parameters.insert(parameters.end(), {{"Action", action}, {"Version", "2010-05-08"}});
            const auto answer = site->cloud.form("iam", parameters);
            ASSERT_EQ(answer.status, 200) << answer.body;
        };
        const std::string trust = R"({"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": )"
                                  R"("sts:AssumeRole", "Principal": {"Service": "ec2.amazonaws.com"}}]})";
        for (const char *role : {"EMR_DefaultRole", "EMR_EC2_DefaultRole"})
            iam("CreateRole", {{"RoleName", role}, {"AssumeRolePolicyDocument", trust}});
        iam("CreateInstanceProfile", {{"InstanceProfileName", "EMR_EC2_DefaultRole"}});
        iam("AddRoleToInstanceProfile",
            {{"InstanceProfileName", "EMR_EC2_DefaultRole"}, {"RoleName", "EMR_EC2_DefaultRole"}});
        EXPECT_EQ(site->cloud.s3("PUT", "/scripts").status, 200);
        EXPECT_EQ(site->cloud.s3("PUT", "/emr-logs").status, 200);
    }
    void putScript(const std::string &key, const std::string &text)
    {
        EXPECT_EQ(site->cloud.s3("PUT", "/scripts/" + key, text).status, 200);
    }
    json call(const std::string &operation, const json &body)
    {
        const auto answer = site->cloud.json("elasticmapreduce", "ElasticMapReduce." + operation, body.dump());
        return json::parse(answer.body, nullptr, false);
    }
    json request(int instances, const std::string &bootstrap)
    {
        json body{{"Name", "dl"},
                  {"ReleaseLabel", "emr-7.5.0"},
                  {"JobFlowRole", "EMR_EC2_DefaultRole"},
                  {"ServiceRole", "EMR_DefaultRole"},
                  {"LogUri", "s3://emr-logs/elasticmapreduce/"},
                  {"Instances",
                   {{"MasterInstanceType", "m5.xlarge"},
                    {"InstanceCount", instances},
                    {"Ec2KeyName", "k"},
                    {"KeepJobFlowAliveWhenNoSteps", true}}}};
        if (!bootstrap.empty())
            body["BootstrapActions"] = json::array(
                {{{"Name", "set-up"},
                  {"ScriptBootstrapAction",
                   {{"Path", "s3://scripts/" + bootstrap}, {"Args", json::array({"fs-1", "us-east-1"})}}}}});
        return body;
    }
    /// The profile is known to EC2 some time after it was made.
    std::string start(const json &body)
    {
        json made;
        EXPECT_TRUE(eventually([&] {
            made = call("RunJobFlow", body);
            return made.contains("JobFlowId");
        })) << made;
        return made.value("JobFlowId", "");
    }
    json statusOf(const std::string &id) { return call("DescribeCluster", {{"ClusterId", id}})["Cluster"]["Status"]; }
    bool reaches(const std::string &id, const std::string &state)
    {
        json status;
        const bool reached = eventually([&] {
            status = statusOf(id);
            return status["State"] == state;
        });
        EXPECT_TRUE(reached) << status << site->cloud.log();
        return reached;
    }
    std::vector<std::string> addresses(const std::string &id, const std::string &role)
    {
        std::vector<std::string> out;
        const auto list = call("ListInstances", {{"ClusterId", id},
                                                 {"InstanceGroupTypes", json::array({role})},
                                                 {"InstanceStates", json::array({"RUNNING"})}});
        for (const auto &one : list["Instances"])
            out.push_back(one["PrivateIpAddress"].get<std::string>());
        return out;
    }
    /// The text of a log of the bucket; waits until it has arrived.
    std::string logText(const std::string &key)
    {
        HttpResponse answer;
        EXPECT_TRUE(eventually([&] {
            answer = site->cloud.s3("GET", "/emr-logs/elasticmapreduce/" + key);
            return answer.status == 200;
        })) << key;
        return plainText(answer.body);
    }
    ProcessOutcome onMaster(const std::string &id, const std::string &command)
    {
        const auto master = addresses(id, "MASTER");
        return master.empty() ? ProcessOutcome{255, {}, "no master"} : site->sshAs("hadoop", master.front(), command);
    }
    bool isSandbox() const { return site->cloud.endpoint().tier == "sandbox"; }

    ScratchFolder scratch;
    std::string faults;
    std::unique_ptr<LocalCloudFixture> site;
    std::unique_ptr<AwsCli> aws;
};

} // namespace

TEST_F(EmrService, NodesBootstrapKnowTheirRoleAndListEachOther)
{
    if (!isInstalled("ssh"))
        GTEST_SKIP() << "the system's ssh client (ssh) is not installed";
    if (!isSandbox())
        GTEST_SKIP() << "only a sandbox has a /mnt of its own";
    putScript("set-up.sh", "#!/bin/sh -ex\n"
                           "echo \"$(whoami) $1 $2\" > \"$HOME/bootstrapped\"\n"
                           "grep isMaster /mnt/var/lib/info/instance.json\n"
                           "test -d /home/ec2-user\n"
                           "sudo chown -R hadoop /home/ec2-user/\n");
    const auto id = start(request(3, "set-up.sh"));
    ASSERT_TRUE(reaches(id, "WAITING"));
    const auto cores = addresses(id, "CORE");
    ASSERT_THAT(cores, SizeIs(2));
    for (const auto &core : cores) {
        const auto shown = site->sshAs("hadoop", core, "cat bootstrapped");
        EXPECT_EQ(shown.out, "hadoop fs-1 us-east-1\n") << shown.err;
    }
    // What the metadata script of the walkthrough does: the nodes of YARN, and their addresses.
    ASSERT_TRUE(
        eventually([&] { return onMaster(id, "yarn node -list").out.find("Total Nodes:2") != std::string::npos; }));
    const auto listed =
        onMaster(id, "yarn node -list 2>/dev/null | sed -n 's/^\\(ip-[^:]*\\):.*/\\1/p' | while read -r "
                     "host; do nslookup \"$host\" | sed -n 's/^Address: //p'; done | sort");
    auto sorted = cores;
    std::ranges::sort(sorted);
    std::string expected;
    for (const auto &core : sorted)
        expected += core + "\n";
    EXPECT_EQ(listed.out, expected) << listed.err;

    const auto log = logText(
        id + "/node/" + call("ListInstances", {{"ClusterId", id}})["Instances"][0]["Ec2InstanceId"].get<std::string>() +
        "/bootstrap-actions/1/stderr.gz");
    EXPECT_THAT(log, HasSubstr("+ grep isMaster")) << "the script runs with -x";
}

TEST_F(EmrService, AFailingScriptEndsTheClusterAndItsLineIsInS3)
{
    putScript("broken.sh", "#!/bin/sh\necho before\nls /no/such/folder\nexit 3\n");
    const auto id = start(request(1, "broken.sh"));
    ASSERT_TRUE(reaches(id, "TERMINATED_WITH_ERRORS"));
    const auto reason = statusOf(id)["StateChangeReason"];
    EXPECT_EQ(reason["Code"], "BOOTSTRAP_FAILURE");
    const auto message = reason["Message"].get<std::string>();
    EXPECT_THAT(message, HasSubstr("bootstrap action 1 returned a non-zero return code"));
    const auto instance = message.substr(message.find("i-"), 19);
    const auto folder = id + "/node/" + instance + "/bootstrap-actions/1/";
    EXPECT_THAT(logText(folder + "stderr.gz"), HasSubstr("/no/such/folder"));
    EXPECT_EQ(logText(folder + "stdout.gz"), "before\n");
    EXPECT_THAT(logText(folder + "controller.gz"), HasSubstr("exit code 3"));
    EXPECT_EQ(site->cloud.stateOf(instance), "terminated");
}

TEST_F(EmrService, StepsRunOnTheMasterAndLeaveTheirLogs)
{
    const auto id = start(request(1, ""));
    ASSERT_TRUE(reaches(id, "WAITING"));
    putScript("step.sh", "#!/bin/sh\necho \"script $1\"\n");
    const auto step = [&](const std::string &name, const std::string &jar, const std::vector<std::string> &args) {
        return json{{"Name", name}, {"ActionOnFailure", "CONTINUE"}, {"HadoopJarStep", {{"Jar", jar}, {"Args", args}}}};
    };
    const auto ids =
        call("AddJobFlowSteps",
             {{"JobFlowId", id},
              {"Steps", json::array({step("good", "command-runner.jar", {"sh", "-c", "echo out"}),
                                     step("bad", "command-runner.jar", {"sh", "-c", "echo no >&2; exit 7"}),
                                     step("script", "script-runner.jar", {"s3://scripts/step.sh", "x y"}),
                                     step("long", "command-runner.jar", {"sleep", "86399"})})}})["StepIds"];
    ASSERT_THAT(ids, SizeIs(4));
    const auto stepOf = [&](int index) {
        return call("DescribeStep", {{"ClusterId", id}, {"StepId", ids[std::size_t(index)]}})["Step"]["Status"];
    };
    ASSERT_TRUE(eventually([&] { return stepOf(3)["State"] == "RUNNING"; }));
    EXPECT_EQ(stepOf(0)["State"], "COMPLETED");
    EXPECT_EQ(stepOf(1)["State"], "FAILED");
    EXPECT_THAT(stepOf(1)["FailureDetails"]["Message"].get<std::string>(), HasSubstr("exit code 7"));
    EXPECT_EQ(stepOf(2)["State"], "COMPLETED");
    EXPECT_EQ(statusOf(id)["State"], "RUNNING");
    const auto log = [&](int index, const char *name) {
        return logText(id + "/steps/" + ids[std::size_t(index)].get<std::string>() + "/" + name + ".gz");
    };
    EXPECT_EQ(log(0, "stdout"), "out\n");
    EXPECT_EQ(log(1, "stderr"), "no\n");
    EXPECT_EQ(log(2, "stdout"), "script x y\n");
    EXPECT_THAT(log(0, "controller"), HasSubstr("command-runner.jar"));
    EXPECT_THAT(log(0, "syslog"), HasSubstr("COMPLETED"));
    call("CancelSteps", {{"ClusterId", id}, {"StepIds", json::array({ids[3]})}});
    ASSERT_TRUE(eventually([&] { return stepOf(3)["State"] == "CANCELLED"; }));
    EXPECT_TRUE(eventually([&] { return processesNaming("86399").empty(); }));
    EXPECT_TRUE(reaches(id, "WAITING"));
}

TEST_F(EmrService, ActivityOnTheMasterIsUse)
{
    if (!isSandbox())
        GTEST_SKIP() << "only a sandbox has an /emr of its own";
    // For ten seconds, every 0.1 s; the idle limit is three seconds at this speed.
    putScript("busy.sh", "#!/bin/sh -e\ntouch /emr/metricscollector/isbusy\n"
                         "setsid sh -c 'for i in $(seq 100); do touch /emr/metricscollector/isbusy; sleep 0.1; done' "
                         "> /dev/null 2>&1 < /dev/null &\n");
    auto body = request(1, "busy.sh");
    body["AutoTerminationPolicy"] = {{"IdleTimeout", 300}};
    const auto id = start(body);
    ASSERT_TRUE(reaches(id, "TERMINATED")) << "the activity has ended";
    const auto status = statusOf(id);
    EXPECT_THAT(status["StateChangeReason"]["Message"].get<std::string>(), HasSubstr("idle for 300 seconds"));
    const auto &times = status["Timeline"];
    EXPECT_GE(times["EndDateTime"].get<double>() - times["ReadyDateTime"].get<double>(), 5.0);
}

TEST_F(EmrService, FaultsMakeItFailOnDemand)
{
    putScript("set-up.sh", "#!/bin/sh\n");
    const auto rehearse = [&](const json &fault, const std::string &expected) {
        std::ofstream(faults + ".new") << fault.dump();
        std::filesystem::rename(faults + ".new", faults);
        const auto id = start(request(1, "set-up.sh"));
        ASSERT_TRUE(reaches(id, "TERMINATED_WITH_ERRORS"));
        EXPECT_THAT(statusOf(id)["StateChangeReason"]["Message"].get<std::string>(), HasSubstr(expected));
    };
    rehearse({{"faults", json::array()}, {"emrBootstrapFailure", "no space left"}}, "bootstrap action 1");
    rehearse({{"faults", json::array()}, {"emrProvisionFailure", "no package"}}, "application provisioning failed");
    rehearse({{"faults", json::array({{{"operation", "emr:RunInstances"},
                                       {"code", "InsufficientInstanceCapacity"},
                                       {"message", "none free"},
                                       {"count", 1}}})}},
             "InsufficientInstanceCapacity: none free");
}

TEST_F(EmrService, TheOfficialCommandLineMakesResizesAndEndsACluster)
{
    if (!AwsCli::isInstalled())
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    putScript("emr_efs_bootstrap.sh", "#!/bin/sh\ntest \"$1 $2\" = 'fs-1 us-east-1'\n");
    const auto images =
        aws->json({"ec2", "describe-images", "--filters", "Name=name,Values=Deep Learning*Amazon Linux 2023*",
                   "--query", "Images[0].ImageId"});
    ASSERT_TRUE(images.is_string()) << images;
    json made;
    ASSERT_TRUE(eventually([&] { // until EC2 knows the profile
        const auto outcome = aws->run({"emr",
                                       "create-cluster",
                                       "--release-label",
                                       "emr-7.5.0",
                                       "--instance-type",
                                       "m5.xlarge",
                                       "--instance-count",
                                       "2",
                                       "--ec2-attributes",
                                       "InstanceProfile=EMR_EC2_DefaultRole,KeyName=k",
                                       "--service-role",
                                       "EMR_DefaultRole",
                                       "--custom-ami-id",
                                       images.get<std::string>(),
                                       "--ebs-root-volume-size",
                                       "80",
                                       "--bootstrap-actions",
                                       "Path=s3://scripts/emr_efs_bootstrap.sh,Args=[fs-1,us-east-1]",
                                       "--log-uri",
                                       "s3://emr-logs/elasticmapreduce",
                                       "--applications",
                                       "Name=Hadoop",
                                       "--name",
                                       "dl",
                                       "--region",
                                       "us-east-1",
                                       "--output",
                                       "json"});
        made = json::parse(outcome.out, nullptr, false);
        return outcome.exitStatus == 0 || outcome.err.find("Invalid InstanceProfile") == std::string::npos;
    }));
    ASSERT_TRUE(made.is_object()) << made;
    const auto id = made["ClusterId"].get<std::string>();
    ASSERT_TRUE(reaches(id, "WAITING"));
    EXPECT_EQ(aws->run({"emr", "wait", "cluster-running", "--cluster-id", id}).exitStatus, 0);
    const auto cluster = aws->json({"emr", "describe-cluster", "--cluster-id", id})["Cluster"];
    EXPECT_EQ(cluster["CustomAmiId"], images);
    EXPECT_EQ(cluster["EbsRootVolumeSize"], 80);
    EXPECT_EQ(cluster["Ec2InstanceAttributes"]["Ec2KeyName"], "k");
    EXPECT_EQ(cluster["BootstrapActions"][0]["ScriptPath"], "s3://scripts/emr_efs_bootstrap.sh");
    std::string core;
    for (const auto &group : cluster["InstanceGroups"]) {
        if (group["InstanceGroupType"] == "CORE")
            core = group["Id"].get<std::string>();
    }
    EXPECT_EQ(
        aws->run({"emr", "modify-instance-groups", "--instance-groups", "InstanceGroupId=" + core + ",InstanceCount=2"})
            .exitStatus,
        0);
    EXPECT_TRUE(eventually([&] { return addresses(id, "CORE").size() == 2; }));
    EXPECT_THAT(aws->json({"emr", "list-instances", "--cluster-id", id})["Instances"], SizeIs(3));
    EXPECT_EQ(aws->run({"emr", "modify-cluster-attributes", "--cluster-id", id, "--termination-protected"}).exitStatus,
              0);
    EXPECT_THAT(aws->refusal({"emr", "terminate-clusters", "--cluster-ids", id}), HasSubstr("termination protected"));
    EXPECT_EQ(
        aws->run({"emr", "modify-cluster-attributes", "--cluster-id", id, "--no-termination-protected"}).exitStatus, 0);
    EXPECT_EQ(aws->run({"emr", "terminate-clusters", "--cluster-ids", id}).exitStatus, 0);
    EXPECT_TRUE(reaches(id, "TERMINATED"));
    EXPECT_THAT(aws->json({"emr", "list-release-labels", "--filters", "Prefix=emr-7"})["ReleaseLabels"],
                testing::Contains("emr-7.5.0"));
}
