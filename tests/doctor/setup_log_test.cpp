// J5: the logs of the set-up of a machine: which there are, what was added, and which lines are errors.
#include "backend/doctor/facts/setup_log.h"

#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/patience.h"

namespace trainyard::doctor {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class SetUpLogs : public testing::Test {
protected:
    void SetUp() override
    {
        std::string name = (std::filesystem::temp_directory_path() / "setup-log-XXXXXX").string();
        ASSERT_TRUE(::mkdtemp(name.data()));
        m_folder = name;
    }
    void TearDown() override
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    void write(const char *name, const std::string &text) const
    {
        ASSERT_TRUE(writeFileAtomically((m_folder / name).string(), text));
    }
    /// What the script answers for this folder instead of /var/log.
    SetUpLog read(std::string_view name, std::int64_t from) const
    {
        ProcessSpec spec;
        spec.argv = {"/bin/sh", "-s"};
        spec.input = setUpLogScript(name, from, m_folder.string());
        const auto done = runProcess(spec, {patientDeadline(std::chrono::seconds(30)), {}});
        EXPECT_TRUE(done);
        const auto log = parseSetUpLog(done ? done->out : std::string(), builtinLogRules());
        EXPECT_TRUE(log) << (done ? done->out + done->err : std::string());
        return log.value_or(SetUpLog());
    }

    std::filesystem::path m_folder;
};

TEST_F(SetUpLogs, AreListedAndTheFirstIsRead)
{
    EXPECT_EQ(read("", 0), SetUpLog()) << "a machine without any";
    write("dl_cfn_setup.log", "of the stack\n");
    write("cfn-init.log", "of CloudFormation\n");
    write("secrets.log", "not a log of the set-up\n");
    const SetUpLog log = read("", 0);
    EXPECT_THAT(log.logs, ElementsAre("cfn-init.log", "dl_cfn_setup.log"));
    EXPECT_EQ(log.name, "cfn-init.log");
    EXPECT_EQ(log.text, "of CloudFormation\n");
    EXPECT_EQ(read("dl_cfn_setup.log", 0).text, "of the stack\n");
}

TEST_F(SetUpLogs, MarkErrorsAndNotWhatOnlyLooksLikeOne)
{
    write("dl_cfn_setup.log", "Setting up libgpg-error0:amd64\n  apt: 0 errors\n[ERROR] Command setup failed\nDone\n");
    const SetUpLog log = read("dl_cfn_setup.log", 0);
    ASSERT_EQ(log.marks.size(), 1u);
    EXPECT_EQ(log.marks.front().line, 2);
    EXPECT_EQ(log.marks.front().severity, LogSeverity::Error);
    EXPECT_FALSE(log.marks.front().action.empty());
    EXPECT_THAT(log.text, HasSubstr("\n  apt")) << "the indentation stays";
}

TEST_F(SetUpLogs, ContinueWhereTheReadingStopped)
{
    write("cfn-init.log", "one\ntwo\nhal");
    const SetUpLog first = read("cfn-init.log", 0);
    EXPECT_EQ(first.text, "one\ntwo\n");
    EXPECT_EQ(first.rest, "hal");
    EXPECT_EQ(first.end, 8);
    write("cfn-init.log", "one\ntwo\nhalf\nfailed\n");
    const SetUpLog more = read("cfn-init.log", first.end);
    EXPECT_EQ(more.begin, first.end);
    EXPECT_EQ(more.text, "half\nfailed\n");
    ASSERT_EQ(more.marks.size(), 1u);
    EXPECT_EQ(more.marks.front().line, 1) << "of what was added";
    EXPECT_THAT(read("cfn-init.log", more.end).text, IsEmpty());
    write("cfn-init.log", "new\n"); // the machine was started again
    EXPECT_EQ(read("cfn-init.log", more.end).begin, 0);
    EXPECT_EQ(read("cfn-init.log", more.end).text, "new\n");
}

TEST_F(SetUpLogs, OfALongOneTheEndIsRead)
{
    std::string text;
    for (int i = 0; std::int64_t(text.size()) <= kMostSetUpLogBytes; ++i)
        text += "line " + std::to_string(i) + "\n";
    write("cfn-init.log", text + "last\n");
    const SetUpLog log = read("cfn-init.log", 0);
    EXPECT_TRUE(log.isCut);
    EXPECT_TRUE(log.text.starts_with("line ")) << "a line without its beginning is left out";
    EXPECT_TRUE(log.text.ends_with("\nlast\n"));
    EXPECT_EQ(log.end, std::int64_t(text.size()) + 5);
}

TEST_F(SetUpLogs, ShowNoSecretsAndNoControls)
{
    write("cfn-init.log", "password=hunter2hunter2\n\x1b[31mred\x1b[0m\n");
    const SetUpLog log = read("cfn-init.log", 0);
    EXPECT_THAT(log.text, Not(HasSubstr("hunter2")));
    EXPECT_THAT(log.text, HasSubstr("\nred\n"));
    EXPECT_FALSE(parseSetUpLog("sh: not found\n", {})) << "another answer";
    EXPECT_THAT(parseSetUpLog("name=../shadow\nbegin=-4\ntext=\nx", {})->name, IsEmpty());
    const auto far = parseSetUpLog("name=cfn-init.log\nbegin=9223372036854775807\ncut=1\ntext=\na\nb\n", {});
    ASSERT_TRUE(far);
    EXPECT_GT(far->end, far->begin) << "the sum must not overflow";
}

} // namespace
} // namespace trainyard::doctor
