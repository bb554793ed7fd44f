#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/automation/declarative.h"

using namespace trainyard;
using namespace trainyard::automation;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// The findings as "LINE:COLUMN PATH: SENTENCE".
std::vector<std::string> findings(const std::string &text, Reading reading = Reading::Complete)
{
    std::vector<std::string> all;
    for (const Finding &one : readDeclarative(text, reading).findings)
        all.push_back(std::to_string(one.line) + ":" + std::to_string(one.column) + " " + one.path + ": " +
                      one.sentence);
    return all;
}

const std::string kBoth = R"(# A comment
version: 1
cluster:
  name: demo          # another
  region: us-west-2
  workers: 3
  zones: [us-west-2a, us-west-2b]
  tags: {Project: 42, Owner: "007"}
  replaceSpot: yes
job:
  type: command
  task:
    command: |
      python3 train.py
    environment:
      - A=1
    options: {}
)";

} // namespace

TEST(DeclarativeFiles, HaveAClusterAndAJob)
{
    const auto file = readDeclarative(kBoth);
    EXPECT_THAT(findings(kBoth), ElementsAre());
    ASSERT_TRUE(file.cluster && file.job);
    EXPECT_EQ(file.cluster->name, "demo");
    EXPECT_EQ(file.cluster->workers, 3);
    EXPECT_THAT(file.cluster->zones, ElementsAre("us-west-2a", "us-west-2b"));
    EXPECT_EQ(file.cluster->tags.at("Project"), "42") << "a number where a text is needed";
    EXPECT_EQ(file.cluster->tags.at("Owner"), "007");
    EXPECT_EQ(file.cluster->replaceSpot, cluster::SpotReplacement::Yes) << "yes is a text in YAML 1.2";
    EXPECT_TRUE(file.hasRegion);
    EXPECT_EQ(file.job->type, protocol::JobType::Command);
    EXPECT_EQ(file.job->task.command, "python3 train.py\n");
    EXPECT_EQ(file.job->run, RunId());
}

TEST(DeclarativeFiles, NameTheLinesOfAllErrors)
{
    const std::string text = R"(version: 1
cluster:
  name: demo
  workers: many
  wrokers: 3
  spot: 1
job:
  type: command
  task:
    command: x
    restarts: 5000
  epochs: 0
)";
    const auto all = findings(text);
    ASSERT_EQ(all.size(), 5U) << testing::PrintToString(all);
    EXPECT_EQ(all[0], "4:12 cluster.workers: a whole number is needed");
    EXPECT_EQ(all[1], "5:3 cluster.wrokers: it is no member of a cluster");
    EXPECT_THAT(all[2], HasSubstr("6:9 cluster.spot: "));
    EXPECT_EQ(all[3], "11:15 job.task.restarts: 5000 is not in 0 to 1000");
    EXPECT_EQ(all[4], "12:11 job.epochs: 0 is not in 1 to 100000");
    EXPECT_FALSE(readDeclarative(text).cluster) << "a file with errors gives nothing";
    const Status status = asStatus(readDeclarative(text).findings, "demo.yaml");
    ASSERT_FALSE(status);
    EXPECT_THAT(status.error().detail, HasSubstr("demo.yaml:5:3: cluster.wrokers: it is no member of a cluster\n"));
}

TEST(DeclarativeFiles, CheckThePlanAsAWhole)
{
    const std::string text = "version: 1\ncluster:\n  name: demo\n  workers: 500\n";
    const auto all = findings(text);
    ASSERT_EQ(all.size(), 1U) << testing::PrintToString(all);
    EXPECT_THAT(all[0], HasSubstr("4:12 cluster.workers: "));
    EXPECT_THAT(findings(text, Reading::Plan), ElementsAre()) << "an option may replace it";
    EXPECT_THAT(findings("version: 1\ncluster:\n  workers: 2\n"), ElementsAre()) << "the command makes a name";
}

TEST(DeclarativeFiles, CheckTheOptionsOfAType)
{
    const auto all = findings("version: 1\njob:\n  type: command\n  task:\n    command: x\n    options:\n"
                              "      torch.nothing: 2\n");
    ASSERT_EQ(all.size(), 1U) << testing::PrintToString(all);
    EXPECT_THAT(all[0], HasSubstr("7:22 job.task.options.torch.nothing: "));
    EXPECT_THAT(findings("version: 1\njob:\n  type: command\n  task: {nodes: 2}\n")[0],
                HasSubstr("4:9 job.task.command: "));
    EXPECT_THAT(findings("version: 1\njob:\n  epochs: 3\n"), ElementsAre("3:3 job.data: is missing"));
}

TEST(DeclarativeFiles, RefuseWhatIsNotOfTheirForm)
{
    EXPECT_THAT(findings("cluster: {name: x}\n"), ElementsAre("1:1 version: it is missing: write version: 1"));
    EXPECT_THAT(findings("version: 2\ncluster: {name: x}\n")[0],
                HasSubstr("1:10 version: this program reads version 1"));
    EXPECT_THAT(findings("version: 1\nclutser: {}\n"), ElementsAre("1:1 : it has neither cluster: nor job:"));
    EXPECT_THAT(findings("version: 1\ncluster: {}\njobs: {}\n"),
                ElementsAre("3:1 jobs: it is none of version, cluster, job"));
    EXPECT_THAT(findings("- 1\n")[0], HasSubstr("it has no members"));
    EXPECT_THAT(findings("")[0], HasSubstr("it has no members"));
    EXPECT_THAT(findings("version: 1\ncluster: {name: x\n")[0], HasSubstr(":"));
    EXPECT_THAT(findings("version: 1\ncluster: &a {name: x}\n")[0], HasSubstr("anchors"));
    EXPECT_THAT(findings("version: 1\ncluster: !!map {name: x}\n")[0], HasSubstr("tags are not supported"));
    EXPECT_THAT(findings("version: 1\ncluster:\n  name: a\n  name: b\n"), ElementsAre("4:3 : \"name\" is here twice"));
    EXPECT_EQ(findings(std::string(200'000, '[')).size(), 1U) << "and the stack is not exhausted";
    EXPECT_THAT(findings("version: 1\ncluster: {name: \"a\x04\"}\n")[0], HasSubstr("2:0 : control characters"));
    EXPECT_THAT(findings(std::string(300 * 1024, '#'))[0], HasSubstr("larger than 256 KiB"));
    EXPECT_THAT(findings("version: 1\ncluster: null\n")[0], HasSubstr("cluster: it has no members"));
}

TEST(DeclarativeFiles, ReadPlansAndJobsOfEarlierVersions)
{
    cluster::LaunchPlan plan;
    plan.name = "demo";
    plan.workers = 4;
    const auto asPlan = readDeclarative(plan.toJson());
    EXPECT_TRUE(asPlan.findings.empty());
    EXPECT_EQ(asPlan.cluster, plan);
    const auto bare = readDeclarative(R"({"name":"demo","workers":4})", Reading::Plan);
    ASSERT_TRUE(bare.cluster);
    EXPECT_EQ(bare.cluster->workers, 4);
    EXPECT_FALSE(bare.hasRegion);
    EXPECT_TRUE(readDeclarative("{}", Reading::Plan).cluster);
    const auto tabs =
        readDeclarative("{\n\t\"name\": \"demo\",\n\t\"tags\": {\"a\": \"\\ud83d\\ude00\"}\n}\n", Reading::Plan);
    ASSERT_TRUE(tabs.cluster) << testing::PrintToString(findings("{\n\t\"name\": \"demo\"}", Reading::Plan));
    EXPECT_EQ(tabs.cluster->tags.at("a"), "\xf0\x9f\x98\x80");

    protocol::JobSpec job;
    job.run = RunId("r-1");
    job.data = "s3://bucket/x";
    job.epochs = 7;
    const auto asJob = readDeclarative(protocol::toJson(job));
    ASSERT_TRUE(asJob.job) << testing::PrintToString(findings(protocol::toJson(job)));
    job.run = RunId();
    EXPECT_EQ(asJob.job, job);
    EXPECT_TRUE(readDeclarative("data: s3://bucket/x\nepochs: 2\ntitle: An example\n", Reading::Job).job);
}

TEST(DeclarativeFiles, AreWrittenAndReadAlike)
{
    cluster::LaunchPlan plan;
    plan.name = "on"; // a word that YAML could take for true
    plan.workers = 4;
    plan.tags = {{"a b", "x: y # z"}, {"true", "007"}};
    plan.zones = {"us-east-1a"};
    plan.keyFile = "/home/me/.ssh/id_rsa";
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.servers = 0;
    job.task.command = "python3 train.py --name 'a \"b\"'\nsecond line\t# no comment";
    job.task.environment = {"A=1", "B=- x"};
    job.task.code = "/home/me/code";
    const std::string text = declarativeText(plan, job);
    const auto read = readDeclarative(text);
    ASSERT_TRUE(read.findings.empty()) << text << testing::PrintToString(findings(text));
    EXPECT_EQ(read.cluster, plan) << text;
    EXPECT_EQ(read.job, job) << text;
    EXPECT_THAT(text, HasSubstr("  # Worker machines; the head is one more\n  workers: 4\n"));
    EXPECT_THAT(text, testing::Not(HasSubstr("heartbeatMisses"))) << "only what differs";
    const std::string portable = declarativeText(plan, job, true);
    EXPECT_THAT(portable, testing::Not(HasSubstr("/home/me")));
    EXPECT_TRUE(readDeclarative(portable).findings.empty()) << portable;
}

TEST(DeclarativeFiles, HaveASchemaOfAllMembers)
{
    const auto schema = nlohmann::json::parse(declarativeSchema(), nullptr, false);
    ASSERT_TRUE(schema.is_object());
    const auto &cluster = schema.at("properties").at("cluster").at("properties");
    const auto plan = nlohmann::json::parse(cluster::LaunchPlan().toJson());
    for (const auto &[name, value] : plan.items())
        EXPECT_TRUE(name == "trainyardPlan" || cluster.contains(name)) << name;
    EXPECT_EQ(cluster.at("workers").at("maximum"), 100);
    EXPECT_EQ(cluster.at("deadlineMinutes").at("minimum"), 10);
    EXPECT_THAT(cluster.at("replaceSpot").at("enum").dump(), HasSubstr("on-demand"));
    const auto &job = schema.at("properties").at("job").at("properties");
    EXPECT_EQ(job.at("epochs").at("type"), "integer");
    EXPECT_EQ(job.at("epochs").at("maximum"), 100'000);
    EXPECT_THAT(job.at("type").at("enum").dump(), HasSubstr("\"pytorch\""));
    EXPECT_THAT(job.at("task").at("properties").at("onFailure").at("enum").dump(), HasSubstr("\"shrink\""));
    EXPECT_EQ(job.at("task").at("properties").at("patterns").at("type"), "array");
    EXPECT_TRUE(job.contains("heartbeatMisses")) << "also what no option has";
}

TEST(DeclarativeFiles, BecomeJsonForOtherReaders)
{
    EXPECT_EQ(jsonOfYaml("# comment\na: 1\nb: [x, 2.5, true]\n", "f").value_or(""), R"({"a":1,"b":["x",2.5,true]})");
    EXPECT_EQ(jsonOfYaml(R"({"a": 1e2, "b": null})", "f").value_or(""), R"({"a":100.0,"b":null})");
    const auto wrong = jsonOfYaml("a: [1\n", "f.yaml");
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().detail, HasSubstr("f.yaml:"));
}
