// trainyardctl doctor at a local cloud whose machines are records: nothing answers SSH there.
#include <gmock/gmock.h>

#include "tests/cli/at_local_cloud.h"

using testing::HasSubstr;

namespace {

nlohmann::json findingOf(const nlohmann::json &report, const std::string &check)
{
    for (const auto &finding : report.at("findings")) {
        if (finding.at("check") == check)
            return finding;
    }
    ADD_FAILURE() << "no finding of " << check;
    return {};
}

} // namespace

class DoctorCommand : public AtLocalCloud {};

TEST_F(DoctorCommand, ExaminesTheAccount)
{
    const auto report = asked({"doctor"});
    EXPECT_EQ(report.at("cluster"), "");
    EXPECT_NE(report.at("verdict"), "problem");
    EXPECT_EQ(findingOf(report, "account").at("verdict"), "ok");
    EXPECT_EQ(findingOf(report, "region").at("verdict"), "ok");
    EXPECT_EQ(findingOf(report, "M30").at("verdict"), "ok");
    EXPECT_TRUE(report.at("fixed").empty());
    EXPECT_TRUE(report.at("bundle").is_null());
    const auto text = ctl({"doctor"});
    EXPECT_EQ(text.exitStatus, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("Credentials"));
}

TEST_F(DoctorCommand, ExaminesAClusterAndSavesAnArchive)
{
    launch("demo");
    const auto file = m_home.folder() / "report.zip";
    const auto outcome = ctl({"doctor", "demo", "--json", "--bundle", file.string()});
    EXPECT_EQ(outcome.exitStatus, 1) << "no machine answers";
    const auto report = nlohmann::json::parse(outcome.out, nullptr, false);
    ASSERT_TRUE(report.is_object()) << outcome.out << outcome.err;
    EXPECT_EQ(report.at("cluster"), "demo");
    EXPECT_EQ(report.at("verdict"), "problem");
    EXPECT_EQ(findingOf(report, "M26").at("verdict"), "problem");
    EXPECT_EQ(findingOf(report, "M12").at("verdict"), "ok");
    EXPECT_EQ(findingOf(report, "M13").at("verdict"), "ok") << findingOf(report, "M13").dump();
    EXPECT_EQ(report.at("bundle").at("file"), file.string());
    EXPECT_TRUE(trainyard::readFile(file).value_or("").starts_with("PK\x03\x04"));
    EXPECT_THAT(outcome.err, HasSubstr("ledger.json")) << "the contents are listed";
    const auto stacks = ctl({"doctor", "demo", "--yes", "--stacks", "head"});
    EXPECT_EQ(stacks.exitStatus, 1);
    EXPECT_THAT(stacks.err, HasSubstr("no run is active"));
    // A second archive replaces the first one only after a confirmation.
    EXPECT_EQ(ctl({"doctor", "demo", "--bundle", file.string()}).exitStatus, 2);
    EXPECT_EQ(ctl({"doctor", "demo", "--yes", "--bundle", file.string()}).exitStatus, 1);
}

TEST_F(DoctorCommand, WrongUsageIsRefused)
{
    EXPECT_EQ(ctl({"doctor", "nobody"}).exitStatus, 1);
    EXPECT_EQ(ctl({"doctor", "--fix", "M12"}).exitStatus, 2);
    EXPECT_EQ(ctl({"doctor", "--stacks", "head"}).exitStatus, 2);
    EXPECT_EQ(ctl({"doctor", "demo", "--stacks", "head", "--fix", "M24"}).exitStatus, 2);
    const auto outcome = ctl({"doctor", "demo", "--fix", "M99"});
    EXPECT_EQ(outcome.exitStatus, 2);
    EXPECT_THAT(outcome.err, HasSubstr("There is no check M99"));
}
