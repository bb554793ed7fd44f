// terminate where the state folder cannot be written (D2): the whole program, against a local cloud whose machines are
// records without sandboxes.

#include <filesystem>

#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/ledger/ledger.h"
#include "tests/cli/at_local_cloud.h"

using namespace trainyard;
using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

class AtUnwritableState : public AtLocalCloud {
protected:
    void SetUp() override
    {
        AtLocalCloud::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        launch("demo");
        // A run that is under way: its logs and models would be copied to this computer first.
        auto ledger = ledger::Ledger::open(m_state);
        ASSERT_TRUE(ledger) << ledger.error().detail;
        const auto clusters = ledger->clusters(true);
        ASSERT_TRUE(clusters && clusters->size() == 1);
        ledger::Run run;
        run.id = RunId("r-00000000000000aa");
        run.cluster = clusters->front().id;
        run.state = protocol::RunState::Running;
        run.job = "{}";
        run.created = SystemClock::instance().now();
        ASSERT_TRUE(ledger->saveRun(run));
    }
    /// Makes it the folder of another user, who may read it only: permissions do not stop root. The folder of the local
    /// cloud, which is another program, stays as it is.
    void makeReadOnly() const
    {
        std::vector<fs::path> all{m_state};
        for (auto at = fs::recursive_directory_iterator(m_state); at != fs::recursive_directory_iterator(); ++at) {
            if (at->path() == m_state / "localcloud")
                at.disable_recursion_pending();
            else
                all.push_back(at->path());
        }
        for (const fs::path &entry : all)
            fs::permissions(entry, fs::perms::owner_write, fs::perm_options::remove);
        // What leads to it, and what shows the way to the local cloud.
        for (const fs::path &entry : {m_home.folder(), m_home.folder() / "state", m_state / "localcloud",
                                      m_state / "localcloud" / "endpoint.json"})
            all.push_back(entry);
        for (const fs::path &entry : all)
            ASSERT_EQ(::chown(entry.c_str(), kNobody, kNobody), 0) << entry;
    }

    /// Terminates all with the real program, below another one.
    void expectAllEnd(std::vector<std::string> below, const std::string &program) const
    {
        auto spec = m_home.spec({"--profile", "local", "--state-dir", m_state.string(), "terminate", "--all", "--yes"});
        spec.argv.front() = program;
        spec.argv.insert(spec.argv.begin(), below.begin(), below.end());
        const auto ended = runProcess(spec, {patientDeadline(std::chrono::seconds(120)), {}});
        ASSERT_TRUE(ended) << ended.error().detail;
        EXPECT_EQ(ended->exitStatus, 0) << ended->out << ended->err;
        EXPECT_THAT(ended->err, HasSubstr("nothing that happens now is recorded in the ledger"));
        EXPECT_THAT(ended->out, HasSubstr("Nothing is left running."));
        EXPECT_THAT(ended->out, HasSubstr("The ledger could not be written"));
    }

    static constexpr uid_t kNobody = 65534;
};

} // namespace

TEST_F(AtUnwritableState, AFullDiskKeepsNoMachineRunning) // D2
{
    // Every write to a file fails, as on a full disk; the signal would end the program.
    expectAllEnd({"/bin/sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"}, Home::program("trainyardctl"));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}

TEST_F(AtUnwritableState, AReadOnlyFolderKeepsNoMachineRunning) // D2
{
    if (::getuid() != 0)
        GTEST_SKIP() << "the program has to be another user's, which needs root";
    if (!findProgram("setpriv"))
        GTEST_SKIP() << "setpriv (of util-linux) is not installed";
    // The other user may have no way to the folder of this build.
    const fs::path program = m_home.folder() / "trainyardctl";
    fs::copy_file(Home::program("trainyardctl"), program);
    makeReadOnly();
    ASSERT_FALSE(HasFatalFailure());
    const std::string id = std::to_string(kNobody);
    expectAllEnd({"setpriv", "--reuid", id, "--regid", id, "--clear-groups"}, program.string());
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}
