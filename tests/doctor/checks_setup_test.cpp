// Set-up of the machines: facts that make each check fire, and facts that do not.
#include "tests/doctor/checks_support.h"

namespace trainyard::doctor {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

using SetupChecks = ChecksTest;

TEST_F(SetupChecks, TheFirstErrorOfASetUpLogIsQuoted) // M15
{
    EXPECT_FALSE(of("M15")) << "no set-up log was read";
    worker().report.logs = {{{}, "/var/log/cfn-init.log", 1, "fine"}};
    EXPECT_EQ(severity("M15"), Severity::Ok);
    addMatch("M15", "[ERROR] Command setup failed");
    EXPECT_EQ(severity("M15"), Severity::Warning);
    EXPECT_THAT(sentence("M15"), HasSubstr("worker-1 worker.log:17: [ERROR] Command setup failed"));
}

TEST_F(SetupChecks, TheVariablesOfAStackAreCompared) // M16
{
    EXPECT_FALSE(of("M16")) << "our own launch needs none";
    setOrigin(cluster::Origin::Stack);
    aws::Stack stack;
    stack.name = "lab";
    stack.outputs = {{"ElasticWorkerLaunchTemplate", "lt-1", ""}};
    m_facts.cloud->stack = Result<aws::Stack>(stack);
    head().report.environment = {{"EFS_MOUNT", "/shared"},
                                 {"AWS_REGION", "us-east-1"},
                                 {"WORKER_LAUNCH_TEMPLATE_ID", "lt-1"},
                                 {"ELASTIC_WORKER_TAG", "lab-aws-dl-cfn-elastic-worker"}};
    worker().report.environment = {{"EFS_MOUNT", "/shared"}, {"AWS_REGION", "us-east-1"}};
    EXPECT_EQ(severity("M16"), Severity::Ok) << sentence("M16");
    worker().report.environment["AWS_REGION"] = "eu-west-1";
    EXPECT_EQ(severity("M16"), Severity::Warning);
    EXPECT_THAT(of("M16")->evidence.front(), HasSubstr("worker-1 AWS_REGION: eu-west-1 (expected us-east-1)"));
    worker().report.environment["AWS_REGION"] = "us-east-1";
    head().report.environment.erase("ELASTIC_WORKER_TAG");
    EXPECT_THAT(sentence("M16"), HasSubstr("ELASTIC_WORKER_TAG"));
    // The original set-up also writes the list of workers.
    head().report.environment["ELASTIC_WORKER_TAG"] = "lab-aws-dl-cfn-elastic-worker";
    head().report.workersList = std::vector<std::string>{"deeplearning-worker1", "deeplearning-worker2"};
    EXPECT_EQ(severity("M16"), Severity::Warning);
    head().report.environment["DEEPLEARNING_WORKERS_PATH"] = "/opt/deeplearning/workers";
    head().report.environment["DEEPLEARNING_WORKERS_COUNT"] = "2";
    head().report.environment["DEEPLEARNING_WORKER_GPU_COUNT"] = "0";
    EXPECT_EQ(severity("M16"), Severity::Ok) << sentence("M16");
}

TEST_F(SetupChecks, CodeIsComparedByItsHash) // M17
{
    EXPECT_FALSE(of("M17"));
    const std::string a(64, 'a'), b(64, 'b');
    head().report.code = {{"/shared/launch.py", a}, {"/home/ubuntu/.trainyard/bundle/trainyard-runtime", a}};
    worker().report.code = {{"/shared/launch.py", a}, {"/root/.trainyard/bundle/trainyard-runtime", a}};
    EXPECT_EQ(severity("M17"), Severity::Ok) << "the home folder does not matter";
    worker().report.code["/shared/launch.py"] = b;
    EXPECT_EQ(severity("M17"), Severity::Problem);
    EXPECT_THAT(of("M17")->evidence, SizeIs(2));
    worker().report.code.erase("/shared/launch.py");
    EXPECT_THAT(of("M17")->evidence, ElementsAre(HasSubstr("/shared/launch.py: missing on worker-1")));
}

TEST_F(SetupChecks, TheWorkerFileOfEmrIsOnEveryNode) // M9
{
    EXPECT_FALSE(of("M9"));
    setOrigin(cluster::Origin::Emr);
    head().report.workerFile = worker().report.workerFile = std::vector<std::string>{"10.0.0.2", "10.0.0.1"};
    EXPECT_EQ(severity("M9"), Severity::Ok) << "in any order";
    worker().report.workerFile.reset();
    const auto finding = of("M9");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::WriteWorkerFile, "worker-1", "10.0.0.1 10.0.0.2"}));
    worker().report.workerFile = std::vector<std::string>{"10.0.0.1"};
    EXPECT_THAT(of("M9")->evidence, ElementsAre("worker-1: 1 addresses, 2 expected"));
}

TEST_F(SetupChecks, AZoneWithoutMountTargetIsNamed) // M6
{
    EXPECT_FALSE(of("M6"));
    m_facts.cloud->fileSystem = "fs-1";
    aws::MountTarget target;
    target.id = "fsmt-1";
    target.zone = "us-east-1b";
    target.vpcId = "vpc-1";
    target.state = "available";
    m_facts.cloud->mountTargets = Result<std::vector<aws::MountTarget>>(std::vector{target});
    EXPECT_EQ(severity("M6"), Severity::Problem);
    EXPECT_THAT(sentence("M6"), HasSubstr("us-east-1a"));
    target.zone = "us-east-1a";
    target.state = "creating";
    m_facts.cloud->mountTargets = Result<std::vector<aws::MountTarget>>(std::vector{target});
    EXPECT_EQ(severity("M6"), Severity::Problem) << "it is not available yet";
    target.state = "available";
    m_facts.cloud->mountTargets = Result<std::vector<aws::MountTarget>>(std::vector{target});
    EXPECT_EQ(severity("M6"), Severity::Ok);
    m_facts.cloud->mountTargets = Result<std::vector<aws::MountTarget>>(fail(ErrorCode::PermissionDenied, "efs", "no"));
    EXPECT_EQ(severity("M6"), Severity::Unknown);
}

TEST_F(SetupChecks, AMountThatDoesNotAnswerIsNotWell) // M27
{
    for (NodeFacts *node : {&head(), &worker()})
        node->report.mounts = {{"fs-1.efs.us-east-1.amazonaws.com:/", "/shared"}};
    EXPECT_EQ(severity("M27"), Severity::Ok);
    worker().report.sharedSilent = true;
    const auto finding = of("M27");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->sentence.english(), HasSubstr("mounted on worker-1, but does not answer"));
    EXPECT_THAT(finding->evidence, Contains(HasSubstr("worker-1: the shared folder does not answer")));
}

TEST_F(SetupChecks, NodesOfEmrKeepTheFileSystemOfTheirCluster) // C22, M27
{
    setOrigin(cluster::Origin::Emr);
    EXPECT_FALSE(of("M27")) << "it was created without one";
    m_facts.cloud->fileSystem = "fs-1";
    head().report.mounts = {{"fs-1.efs.us-east-1.amazonaws.com:/", "/efs"}};
    const auto finding = of("M27");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->sentence.english(), HasSubstr("not mounted on worker-1"));
    worker().report.mounts = head().report.mounts;
    EXPECT_EQ(severity("M27"), Severity::Ok);
}

TEST_F(SetupChecks, AFailedMountIsClassified) // M27
{
    EXPECT_FALSE(of("M27"));
    setOrigin(cluster::Origin::Stack);
    const SharedMount mount{"fs-1.efs.us-east-1.amazonaws.com:/", "/shared"};
    head().report.mounts = {mount};
    worker().report.mounts = {mount};
    EXPECT_EQ(severity("M27"), Severity::Ok);
    worker().report.mounts.clear();
    worker().report.fstabShares = {"fs-1.efs.us-east-1.amazonaws.com:/ /shared"};
    struct Case {
        const char *line, *words;
    };
    for (const Case &c :
         std::vector<Case>{{"mount.nfs4: Failed to resolve server fs-1: Name or service not known", "DNS"},
                           {"mount.nfs4: Connection timed out", "port 2049 does not answer"},
                           {"mount.nfs4: Connection refused", "refuses the connection"},
                           {"mount.nfs4: access denied by server", "access was denied"},
                           {"mount: wrong fs type, bad option", "NFS client"}}) {
        m_facts.logs->clear();
        addMatch("M27", c.line);
        const auto finding = of("M27");
        EXPECT_EQ(finding->severity, Severity::Problem);
        EXPECT_THAT(finding->sentence.english(), HasSubstr(c.words)) << c.line;
        EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::MountShared, "worker-1",
                                                         "fs-1.efs.us-east-1.amazonaws.com:/ /shared"}));
    }
}

TEST_F(SetupChecks, GpusAreComparedWithTheInstanceType) // M20
{
    EXPECT_EQ(severity("M20"), Severity::Ok);
    EXPECT_THAT(sentence("M20"), HasSubstr("leave out --gpus"));
    worker().type = "g4dn.xlarge";
    worker().typeGpus = 1;
    EXPECT_EQ(severity("M20"), Severity::Problem);
    EXPECT_THAT(sentence("M20"), HasSubstr("worker-1 has fewer GPUs"));
    m_facts.local = true;
    EXPECT_EQ(severity("M20"), Severity::Ok) << "the local cloud has none";
    m_facts.local = false;
    worker().report.gpusListed = worker().report.gpuDevices = 1;
    EXPECT_EQ(severity("M20"), Severity::Ok);
    worker().report.environment["DEEPLEARNING_WORKER_GPU_COUNT"] = "0";
    EXPECT_EQ(severity("M20"), Severity::Warning);
    EXPECT_THAT(sentence("M20"), HasSubstr("g3, p2 and p3"));
}

TEST_F(SetupChecks, CudaMustBeOnTheSearchPath) // M21
{
    EXPECT_FALSE(of("M21"));
    worker().report.cudaFolder = "/usr/local/cuda/lib64";
    const auto finding = of("M21");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->repairs,
                ElementsAre(Repair{RepairAction::SetLibraryPath, "worker-1", "/usr/local/cuda/lib64"}));
    worker().report.environment["LD_LIBRARY_PATH"] = "/opt/lib:/usr/local/cuda-12.4/lib64";
    EXPECT_EQ(severity("M21"), Severity::Ok);
    worker().report.environment.clear();
    worker().report.cudaInCache = true;
    EXPECT_EQ(severity("M21"), Severity::Ok);
    addMatch("M21", "libcudart.so.9.2: cannot open shared object file");
    EXPECT_EQ(severity("M21"), Severity::Problem);
}

TEST_F(SetupChecks, FireWireAndNumpyAreRepairedOnTheNodesThatNeedIt) // M1, M8
{
    EXPECT_FALSE(of("M1"));
    addMatch("M1", "libdc1394 error: Failed to initialize libdc1394", "worker-1", LogSeverity::Note);
    EXPECT_EQ(severity("M1"), Severity::Warning);
    EXPECT_THAT(of("M1")->repairs, ElementsAre(Repair{RepairAction::LinkRaw1394, "worker-1", {}}));
    worker().report.hasRaw1394 = true;
    EXPECT_EQ(severity("M1"), Severity::Ok);

    EXPECT_EQ(severity("M8"), Severity::Ok);
    worker().report.numpy = "numpy.core.multiarray failed to import";
    EXPECT_EQ(severity("M8"), Severity::Problem);
    EXPECT_THAT(of("M8")->repairs, ElementsAre(Repair{RepairAction::ReinstallNumpy, "worker-1", {}}));
    worker().report.numpy = head().report.numpy = "none";
    EXPECT_FALSE(of("M8")) << "it is not installed";
    addMatch("M8", "ImportError: numpy.core.multiarray failed to import");
    EXPECT_EQ(severity("M8"), Severity::Warning);
}

TEST_F(SetupChecks, EachCheckReadsOnlyTheSourcesThatItNeeds)
{
    // Sources arrive in any order: a check that reads one it does not wait for would answer by chance.
    setOrigin(cluster::Origin::Stack);
    aws::Stack stack;
    stack.name = "demo";
    stack.status = "CREATE_COMPLETE";
    m_facts.cloud->stack = Result<aws::Stack>(stack);
    head().report.environment = {{"EFS_MOUNT", "/shared"}, {"AWS_REGION", "us-east-1"}};
    for (const Check &check : clusterChecks()) {
        Facts needed = m_facts;
        if (!(check.needs & need::kLedger))
            needed.ledger.reset();
        if (!(check.needs & need::kCloud))
            needed.cloud.reset();
        if (!(check.needs & need::kNodes))
            needed.nodes.reset();
        if (!(check.needs & need::kLogs))
            needed.logs.reset();
        needed.account.reset();
        EXPECT_TRUE(evaluate(check, needed) == evaluate(check, m_facts)) << check.id;
    }
}

} // namespace
} // namespace trainyard::doctor
