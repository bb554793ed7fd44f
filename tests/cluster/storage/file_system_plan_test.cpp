// Decisions about shared file systems, and the mount command in a real shell.
#include <fstream>

#include <gmock/gmock.h>

#include "backend/cluster/storage/file_system_plan.h"
#include "backend/cluster/storage/folder_sync.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

aws::Subnet subnet(const std::string &id, const std::string &zone, int free, bool isDefault = false)
{
    aws::Subnet s;
    s.id = id;
    s.vpcId = "vpc-1";
    s.zone = zone;
    s.freeAddresses = free;
    s.isDefault = isDefault;
    return s;
}

aws::MountTarget target(const std::string &zone, const std::string &state = "available",
                        const std::string &vpc = "vpc-1")
{
    aws::MountTarget t;
    t.id = "fsmt-" + zone;
    t.zone = zone;
    t.state = state;
    t.vpcId = vpc;
    t.ip = "10.0.0.9";
    return t;
}

/// A machine with stand-ins for sudo and mount, whose /etc/fstab is a file of this test.
class MountShell : public testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::create_directories(m_folder.path() / "bin");
        program("sudo", "for word do shift; set -- \"$@\" \"$(printf %s \"$word\" | sed \"s#/etc/fstab#$FSTAB#g\")\"; "
                        "done\nexec \"$@\"\n");
        program("mount", "echo \"$@\" >> \"$CALLS\"\n[ ! -f \"$REFUSAL\" ] || { cat \"$REFUSAL\" >&2; exit 32; }\n");
    }
    void program(const std::string &name, const std::string &text)
    {
        ASSERT_TRUE(writeFileAtomically(m_folder.path() / "bin" / name, "#!/bin/sh\n" + text, 0755));
    }
    ProcessOutcome run(const MountCommand &command)
    {
        const auto in = [&](const char *name) { return (m_folder.path() / name).string(); };
        ProcessSpec spec;
        spec.argv = {"sh", "-c", command.line({"fs-1.efs.us-east-1.amazonaws.com", "10.0.0.9"})};
        spec.environment = {"PATH=" + in("bin") + ":/usr/bin:/bin", "HOME=" + in("home"), "FSTAB=" + in("fstab"),
                            "CALLS=" + in("calls"), "REFUSAL=" + in("refusal")};
        const auto outcome = runProcess(spec, {Deadline::after(30s), {}});
        EXPECT_TRUE(outcome);
        return outcome.value_or(ProcessOutcome{-1, {}, {}});
    }
    std::string read(const char *name) { return readFile(m_folder.path() / name).value_or(""); }
    void write(const char *name, const std::string &text)
    {
        ASSERT_TRUE(writeFileAtomically(m_folder.path() / name, text));
    }
    ledger::TemporaryFolder m_folder;
};

} // namespace

TEST(FileSystemPlan, NamesWhatIsWrongByField)
{
    FileSystemPlan plan;
    plan.name = "data";
    EXPECT_THAT(plan.problems(), IsEmpty());
    plan.name = "My Data";
    plan.vpc = "vpc-1;reboot";
    plan.zones = {"us-east-1a", "us-east-1a"};
    plan.groups = {"default"};
    std::vector<std::string> fields;
    for (const auto &problem : plan.problems())
        fields.push_back(problem.field);
    EXPECT_THAT(fields, ElementsAre("name", "vpc", "zones", "groups"));
}

TEST(FileSystemPlan, OneSubnetOfEachZoneGetsTheMountTarget) // E12
{
    const std::vector<aws::Subnet> all{subnet("s-1", "a", 5), subnet("s-2", "a", 90), subnet("s-3", "b", 1, true),
                                       subnet("s-4", "b", 90), subnet("s-5", "c", 0)};
    const auto places = subnetsByZone(all, {"a", "b"});
    ASSERT_TRUE(places);
    EXPECT_EQ(places->at("a").id, "s-2") << "the one with more free addresses";
    EXPECT_EQ(places->at("b").id, "s-3") << "the default subnet of the zone";
    EXPECT_EQ(subnetsByZone(all, {"c"}).error().code, ErrorCode::NoCapacity);
    EXPECT_EQ(subnetsByZone(all, {"d"}).error().source, "zone d");
    EXPECT_THAT(subnetsByZone(all, {}).value(), SizeIs(2)) << "a full zone of many does not prevent the others";
    EXPECT_EQ(subnetsByZone({}, {}).error().code, ErrorCode::NotFound);
}

TEST(FileSystemPlan, TheZoneWithoutATargetIsNamedBeforeAnythingIsMounted) // E12
{
    const std::vector<MountingNode> nodes{
        {"head", "a", "vpc-1", {}}, {"worker-1", "b", "vpc-1", {}}, {"worker-2", "b", "vpc-1", {}}};
    const auto missing = targetsFor(nodes, {target("a"), target("b", "creating")}, "fs-1");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    EXPECT_THAT(missing.error().detail, HasSubstr("fs-1 has no available mount target in b (worker-1, worker-2)"));
    const auto other =
        targetsFor(nodes, {target("a", "available", "vpc-2"), target("b", "available", "vpc-2")}, "fs-1");
    EXPECT_THAT(other.error().detail, HasSubstr("another VPC"));
    const auto all = targetsFor(nodes, {target("a"), target("b")}, "fs-1");
    ASSERT_TRUE(all);
    EXPECT_EQ(all->at("worker-2").id, "fsmt-b");
}

TEST(FileSystemPlan, ARuleThatAdmitsNfsIsRecognized) // E13
{
    aws::SecurityGroup group;
    group.ingress = {nfsRule("sg-1")};
    EXPECT_TRUE(admitsNfs(group, {"sg-0", "sg-1"}));
    EXPECT_FALSE(admitsNfs(group, {"sg-2"}));
    group.ingress[0].fromPort = group.ingress[0].toPort = 22;
    EXPECT_FALSE(admitsNfs(group, {"sg-1"}));
    group.ingress[0].protocol = "-1";
    EXPECT_TRUE(admitsNfs(group, {"sg-1"}));
}

TEST(FileSystemPlan, FoldersOfTheSystemAndThoseThatNeedQuotesAreRefused)
{
    for (const char *good : {"/efs", "~/efs", "/mnt/data_1/x.y"})
        EXPECT_EQ(mountFolderProblem(good), "") << good;
    for (const char *bad :
         {"efs", "/", "", "~", "~/", "/etc", "/home", "/efs/", "/a//b", "/a/../b", "/a b", "/a;b", "/$x"})
        EXPECT_NE(mountFolderProblem(bad), "") << bad;
}

TEST(FileSystemPlan, FailuresOfMountAreToldApart) // E14
{
    using enum MountFailure;
    EXPECT_EQ(mountFailureIn("mount.nfs4: Failed to resolve server fs-1: Name or service not known"), NameUnknown);
    EXPECT_EQ(mountFailureIn("mount.nfs4: Connection timed out"), NoReply);
    EXPECT_EQ(mountFailureIn("mount.nfs4: access denied by server while mounting 10.0.0.9:/"), Denied);
    EXPECT_EQ(mountFailureIn("mount.nfs4: mount point /x does not exist"), NoFolder);
    EXPECT_EQ(mountFailureIn("/efs is in use by fs-2:/"), Occupied);
    EXPECT_EQ(mountFailureIn("Segmentation fault"), Other);
    const auto error = mountError(NoReply, "worker-1", "fs-1.efs", "mount.nfs4: Connection timed out\n\x1b[31m");
    EXPECT_EQ(error.code, ErrorCode::Unreachable);
    EXPECT_EQ(error.source, "ssh:worker-1");
    EXPECT_THAT(error.detail, HasSubstr("port 2049 of fs-1.efs"));
    EXPECT_THAT(error.detail, Not(HasSubstr("\x1b"))) << "the text comes from another machine";
}

TEST(FolderSync, ComparesByContentAndTouchesNothingThatIsExcluded) // E18, E27
{
    const FolderContent here{{"same", "1"}, {"changed", "2"}, {"new", "3"}, {"skip.tmp", "4"}};
    const FolderContent there{{"same", "1"}, {"changed", "9"}, {"old", "5"}, {"other.tmp", "6"}};
    auto changes = compareFolders(here, there, {"*.tmp"}, false);
    EXPECT_THAT(changes.copy, ElementsAre("changed", "new"));
    EXPECT_THAT(changes.extra, ElementsAre("old"));
    EXPECT_THAT(changes.remove, IsEmpty());
    EXPECT_EQ(changes.same, 1u);
    changes = compareFolders(here, there, {"*.tmp"}, true);
    EXPECT_THAT(changes.remove, ElementsAre("old"));
}

TEST(FolderSync, TheListOfAMachineCannotLeaveTheFolder)
{
    const std::string hash(64, 'a'), other(64, 'b');
    using namespace std::string_literals;
    const auto content =
        parseHashes(hash + "  ./a\nb"s + '\0' + hash + "  ./x/../../up" + '\0' + hash + "  /etc/passwd" + '\0' +
                    "short  ./c" + '\0' + std::string(64, 'Z') + "  ./d" + '\0' + other + "  ./deep/e" + '\0');
    EXPECT_EQ(content, (FolderContent{{"a\nb", hash}, {"deep/e", other}}));
}

TEST_F(MountShell, TheHashesOfARealFolderAreThoseOfThisComputer)
{
    const auto folder = m_folder.path() / "set";
    std::filesystem::create_directories(folder / "deep");
    ASSERT_TRUE(writeFileAtomically(folder / "a b", "one"));
    ASSERT_TRUE(writeFileAtomically(folder / "deep/c", "two"));
    ProcessSpec spec;
    spec.argv = {"sh", "-c", hashCommand(folder.string())};
    const auto outcome = runProcess(spec, {Deadline::after(30s), {}});
    ASSERT_TRUE(outcome);
    const auto here = contentOf(folder.string(), {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(here) << here.error().detail;
    EXPECT_THAT(*here, SizeIs(2));
    EXPECT_EQ(parseHashes(outcome->out), *here);
    spec.argv = {"sh", "-c", hashCommand((m_folder.path() / "none").string())};
    EXPECT_EQ(runProcess(spec, {Deadline::after(30s), {}})->out, "");
    EXPECT_EQ(contentOf((m_folder.path() / "none").string(), {}, {Deadline::after(30s), {}}).error().code,
              ErrorCode::NotFound);
}

TEST_F(MountShell, MountsWithTheDocumentedOptionsAndKeepsItInFstab) // E14
{
    write("fstab", "UUID=1 / ext4 defaults 0 1\nold:/ " + (m_folder.path() / "home/efs").string() + " nfs4 x 0 0\n");
    const auto outcome = run({"fs-1.efs.us-east-1.amazonaws.com", "~/efs", true});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto folder = (m_folder.path() / "home/efs").string();
    const std::string options = "nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2";
    EXPECT_EQ(read("calls"), "-t nfs4 -o " + options + " fs-1.efs.us-east-1.amazonaws.com:/ " + folder + "\n");
    EXPECT_EQ(read("fstab"), "UUID=1 / ext4 defaults 0 1\nfs-1.efs.us-east-1.amazonaws.com:/ " + folder + " nfs4 " +
                                 options + ",_netdev,nofail 0 0\n");
    ASSERT_EQ(run({"10.0.0.9", "~/efs", true}).exitStatus, 0);
    EXPECT_THAT(read("fstab"), HasSubstr("10.0.0.9:/ " + folder));
    EXPECT_THAT(read("fstab"), Not(HasSubstr("fs-1"))) << "one entry for the folder";
}

TEST_F(MountShell, AFailureLeavesNoEntryAndItsMessage)
{
    write("refusal", "mount.nfs4: Connection timed out\n");
    const auto outcome = run({"fs-1.efs.us-east-1.amazonaws.com", "~/efs", true});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_EQ(mountFailureIn(outcome.err), MountFailure::NoReply) << outcome.err;
    EXPECT_EQ(read("fstab"), "");
    write("refusal", "mount.nfs4: /efs is busy or already mounted\n");
    EXPECT_EQ(run({"fs-1.efs.us-east-1.amazonaws.com", "~/efs", true}).exitStatus, 0) << "it is mounted already";
    EXPECT_THAT(read("fstab"), HasSubstr("fs-1"));
}

TEST_F(MountShell, TheNfsClientIsInstalledWhereItIsMissing)
{
    write("refusal", "mount: /efs: bad option; for several filesystems (e.g. nfs, cifs) you might need a "
                     "/sbin/mount.<type> helper program.\n");
    program("apt-get", "echo apt-get \"$@\" >> \"$CALLS\"\nrm -f \"$REFUSAL\"\n");
    const auto outcome = run({"10.0.0.9", "~/efs", false});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(read("calls"), HasSubstr("install -y nfs-common"));
    EXPECT_EQ(read("fstab"), "") << "only until the next reboot";
}

} // namespace trainyard::cluster
