// C18 to C23: the metadata script as it runs on a node, and what is read from it.
#include "backend/cluster/emr/emr_metadata.h"

#include <fstream>

#include <gmock/gmock.h>

#include "backend/cluster/emr/emr_scripts.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A node with programs of our own before those of the system.
class MetadataScript : public testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::create_directories(m_folder.path() / "bin");
        program("sudo", "exec \"$@\"");
    }
    void program(const std::string &name, const std::string &script) const
    {
        const auto file = m_folder.path() / "bin" / name;
        std::ofstream(file) << "#!/bin/sh\n" << script << "\n";
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    ProcessOutcome run(std::string_view script, std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"sh", "-s", "--"});
        const auto path = (m_folder.path() / "bin").string() + ":" + environment("PATH");
        const auto outcome =
            runProcess({arguments, std::vector<std::string>{"HOME=" + home(), "PATH=" + path}, {}, emrScript(script)},
                       {Deadline::after(std::chrono::seconds(20)), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        return outcome.value_or(ProcessOutcome{});
    }
    std::string home() const { return (m_home.empty() ? m_folder.path() : m_folder.path() / m_home).string(); }

    ledger::TemporaryFolder m_folder;
    std::string m_home; ///< below the folder
};

TEST_F(MetadataScript, ListsTheRunningNodesOfYarn) // C23
{
    program("yarn", "printf 'Total Nodes:2\\n%16s\\t%15s\\n' Node-Id Node-State\n"
                    "printf '%16s\\t%15s\\t%17s\\t%28d\\n' ip-10-0-0-9.ec2.internal:8041 RUNNING x:8042 0 "
                    "ip-10-0-0-8.ec2.internal:8041 LOST x:8042 0");
    program("getent", "[ \"$2\" = ip-10-0-0-9.ec2.internal ] && echo '10.0.0.9 STREAM x'");
    program("hostname", "echo '10.0.0.2 172.17.0.1'");
    const auto outcome = run(kMetadataScript, {"nodes"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    const YarnNodes nodes = parseYarnNodes(outcome.out);
    EXPECT_THAT(nodes.addresses, ElementsAre("10.0.0.9"));
    EXPECT_EQ(nodes.self, "10.0.0.2") << "the first of several";
    EXPECT_THAT(workerAddresses(nodes), ElementsAre("10.0.0.2", "10.0.0.9")) << "the master trains too";
}

TEST_F(MetadataScript, NamesAFailureOfYarn)
{
    program("yarn", "echo 'Connection refused' >&2; exit 255");
    const auto outcome = run(kMetadataScript, {"nodes"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("yarn node -list has failed"));
}

TEST_F(MetadataScript, WritesTheFileAndTheVariablesOnce) // C18, C19, C21
{
    std::ofstream(m_folder.path() / ".bashrc") << "export DEEPLEARNING_WORKERS_COUNT=9\n[ -z \"$PS1\" ] && return\n";
    program("nvidia-smi", "echo 'GPU 0: T4'; echo 'GPU 1: T4'");
    for (int round = 0; round < 2; ++round) {
        const auto outcome = run(kMetadataScript, {"apply", "10.0.0.2", "10.0.0.9"});
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        auto values = parseMetadata(outcome.out);
        EXPECT_EQ(values["DEEPLEARNING_WORKERS_COUNT"], "2");
        EXPECT_EQ(values["DEEPLEARNING_WORKERS_PATH"], home() + "/worker_ip_file");
        EXPECT_EQ(values["DEEPLEARNING_WORKER_GPU_COUNT"], "2");
        EXPECT_EQ(values["worker_ip_file"], "2");
    }
    EXPECT_EQ(readFile(m_folder.path() / "worker_ip_file").value_or(""), "10.0.0.2\n10.0.0.9\n");
    EXPECT_EQ(readFile(m_folder.path() / ".bashrc").value_or(""),
              "export DEEPLEARNING_WORKERS_COUNT=2\nexport DEEPLEARNING_WORKERS_PATH=" + home() +
                  "/worker_ip_file\nexport DEEPLEARNING_WORKER_GPU_COUNT=2\n[ -z \"$PS1\" ] && return\n")
        << "in front of what ends the file early, and no line twice";
}

TEST_F(MetadataScript, GivesTheFolderOfTheImagesUserToHadoop) // C20
{
    m_home = "hadoop";
    const auto folder = m_folder.path() / "ec2-user";
    std::filesystem::create_directories(folder / "src");
    std::filesystem::create_directories(home());
    std::ofstream(folder / "src/train.py") << "pass\n";
    std::filesystem::permissions(folder / "src/train.py", std::filesystem::perms::none);
    program("chown", "echo \"$@\" > \"$HOME/chown\"");
    program("id", "[ \"$1\" = -un ] && echo hadoop");
    const auto outcome = run(kMetadataScript, {"apply", "10.0.0.2"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(readFile(m_folder.path() / "hadoop/chown").value_or(""), "-R hadoop " + folder.string() + "\n");
    using std::filesystem::perms;
    EXPECT_EQ(std::filesystem::status(folder / "src/train.py").permissions() & perms::owner_all,
              perms::owner_read | perms::owner_write)
        << "no program by that";
    program("chown", "exit 1");
    const auto refused = run(kMetadataScript, {"apply", "10.0.0.2"});
    EXPECT_EQ(refused.exitStatus, 1);
    EXPECT_THAT(refused.err, HasSubstr("cannot be given to hadoop"));
    std::filesystem::remove_all(folder);
    EXPECT_EQ(run(kMetadataScript, {"apply", "10.0.0.2"}).exitStatus, 0) << "an image without that user";
}

TEST_F(MetadataScript, NeedsAddresses)
{
    EXPECT_EQ(run(kMetadataScript, {"apply"}).exitStatus, 1);
    EXPECT_FALSE(std::filesystem::exists(m_folder.path() / "worker_ip_file"));
    EXPECT_EQ(run(kMetadataScript, {"--help"}).exitStatus, 1);
}

TEST_F(MetadataScript, TheDeadlineScriptSchedulesTheShutdown) // K20
{
    program("shutdown", "echo \"$@\" >> \"$HOME/shutdown\"");
    // The folder of limits is in the file system of this computer: the program stands for root, with another folder.
    program("sudo", "for word do shift; [ \"$word\" = /etc/trainyard ] && word=$HOME/limits; set -- \"$@\" \"$word\"; "
                    "done; exec \"$@\"");
    const auto at = std::chrono::duration_cast<std::chrono::seconds>(
                        std::chrono::system_clock::now().time_since_epoch() + std::chrono::hours(1))
                        .count();
    const auto outcome = run(kDeadlineScript, {std::to_string(at)});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(readFile(m_folder.path() / "limits/deadline").value_or(""), std::to_string(at) + "\n");
    EXPECT_THAT(readFile(m_folder.path() / "shutdown").value_or(""), testing::AnyOf("-h +60\n", "-h +59\n"));
    const auto wrong = run(kDeadlineScript, {"tomorrow"});
    EXPECT_EQ(wrong.exitStatus, 1);
    EXPECT_THAT(wrong.err, HasSubstr("'tomorrow' is not a time"));
}

TEST_F(MetadataScript, TheMountScriptRefusesOtherIds) // C16
{
    EXPECT_EQ(run(kEfsBootstrapScript, {}).exitStatus, 1);
    EXPECT_THAT(run(kEfsBootstrapScript, {"fs-1", "x;id"}).err, HasSubstr("characters that no ID has"));
    EXPECT_THAT(run(kEfsBootstrapScript, {"nfs", "us-east-1"}).err, HasSubstr("is not the ID of a file system"));
}

TEST(YarnNodes, AreAddressesOnly) // the output of a machine becomes part of commands
{
    const YarnNodes nodes =
        parseYarnNodes("node 10.0.0.10\r\nnode 10.0.0.10\nnode $(id)\nnode 1.2.3\nnode 1.2.3.400\nself 10.0.0.9;id\n");
    EXPECT_THAT(nodes.addresses, ElementsAre("10.0.0.10"));
    EXPECT_EQ(nodes.self, "");
    EXPECT_THAT(workerAddresses({{"10.0.0.10", "9.0.0.1"}, "10.0.0.9"}),
                ElementsAre("9.0.0.1", "10.0.0.9", "10.0.0.10"))
        << "by their numbers";
    EXPECT_EQ(metadataCommand({"apply", "a b"}), "sh -s -- apply 'a b'");
}

} // namespace
} // namespace trainyard::cluster
