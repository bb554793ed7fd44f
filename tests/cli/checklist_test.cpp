// D23: the checklist before a first cluster, on a local cloud of records.
#include <fstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/cli/at_local_cloud.h"

using nlohmann::json;
using testing::HasSubstr;

namespace {

class ChecklistCommand : public AtLocalCloud {
protected:
    /// The line of a subject; the exit status is that of the command.
    json lineOf(const std::string &subject, std::vector<std::string> options, int &exitStatus) const
    {
        options.insert(options.begin(), {"--json", "checklist"});
        const auto outcome = ctl(options);
        exitStatus = outcome.exitStatus;
        const auto answer = json::parse(outcome.out, nullptr, false);
        const auto lines = answer.is_object() ? answer.value("lines", json::array()) : json::array();
        for (const auto &line : lines) {
            if (line.value("subject", "") == subject)
                return line;
        }
        ADD_FAILURE() << "no line " << subject << ": " << outcome.out << outcome.err;
        return json::object();
    }
};

} // namespace

TEST_F(ChecklistCommand, NamesWhatIsMissing)
{
    int status = 0;
    EXPECT_EQ(lineOf("access", {}, status).value("state", ""), "done");
    EXPECT_EQ(lineOf("file-system", {}, status).value("state", ""), "done") << "a stack creates one";
    const auto unknown = lineOf("file-system", {"--file-system", "fs-0123456789abcdef0"}, status);
    EXPECT_EQ(unknown.value("state", ""), "open");
    EXPECT_THAT(unknown.value("sentence", ""), HasSubstr("There is no file system fs-0123456789abcdef0"));
    EXPECT_EQ(status, 1);

    const auto script = m_home.folder() / "prepare-data.py";
    std::ofstream(script) << "<!DOCTYPE html>\n<html>404</html>\n";
    const auto page = lineOf("data-script", {"--script", script.string()}, status);
    EXPECT_NE(page.value("state", ""), "done") << page;
    const auto missing = lineOf("data-script", {"--script", script.string() + ".no"}, status);
    EXPECT_EQ(missing.value("state", ""), "open");
    EXPECT_TRUE(asked({"clusters"})["clusters"].empty()) << "nothing was created";
}
