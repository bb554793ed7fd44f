// Completion of commands and options in bash, zsh and fish, against the commands that trainyardctl has (issue 16, packages).
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using testing::Contains;
using testing::IsSubsetOf;
using testing::Not;
namespace fs = std::filesystem;

namespace {

const fs::path kScripts = fs::path(TRAINYARD_SOURCE_DIR) / "packaging/desktop";

std::string outputOf(std::vector<std::string> command)
{
    TemporaryFolder home;
    ProcessSpec spec;
    spec.argv = std::move(command);
    spec.environment = {"PATH=" TRAINYARD_BIN_DIR ":" + environment("PATH"), "HOME=" + home.path.string(),
                        "LC_ALL=C.UTF-8", "QT_QPA_PLATFORM=offscreen"};
    const auto outcome = runProcess(spec, {Deadline::after(std::chrono::seconds(60)), {}});
    if (!outcome) {
        ADD_FAILURE() << outcome.error().source << ": " << outcome.error().detail;
        return {};
    }
    EXPECT_EQ(outcome->exitStatus, 0) << outcome->err;
    EXPECT_EQ(outcome->err, "");
    return outcome->out;
}

/// \return the first word of each line, up to a tabulator or colon
std::set<std::string> firstWords(const std::string &text)
{
    std::set<std::string> words;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (const auto word = line.substr(0, line.find_first_of("\t:")); !word.empty())
            words.insert(word);
    }
    return words;
}

/// \return the commands below a heading of --help: the tree of commands as the program itself prints it
std::set<std::string> commandsOf(std::vector<std::string> command)
{
    command.front() = TRAINYARD_BIN_DIR "/" + command.front();
    command.push_back("--help");
    std::set<std::string> words;
    std::istringstream lines(outputOf(command));
    bool listed = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "Subcommands:")
            listed = true;
        else if (listed && line.starts_with("  ") && line.size() > 2 && line[2] != ' ')
            words.insert(line.substr(2, line.find(' ', 2) - 2));
    }
    return words;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + word;
    return line;
}

/// One shell: the words that it offers after a line, whose last word is being typed and may be empty.
struct Shell {
    const char *name;
    std::set<std::string> (*offered)(const std::vector<std::string> &line);
};

std::set<std::string> inBash(const std::vector<std::string> &line)
{
    std::vector<std::string> command = {"bash", "--norc", "-c",
                                        "source \"$0\"; COMP_WORDS=(\"$@\") COMP_CWORD=$(($# - 1)); _trainyard \"$1\"; "
                                        "printf '%s\\n' \"${COMPREPLY[@]}\"",
                                        (kScripts / "completion.bash").string()};
    command.insert(command.end(), line.begin(), line.end());
    return firstWords(outputOf(command));
}

/// zsh's own functions show a menu: here, _describe prints what it would offer.
std::set<std::string> inZsh(const std::vector<std::string> &line)
{
    std::vector<std::string> command = {"zsh", "-f", "-c",
                                        "_files() { }; _describe() { print -rl -- \"${(@P)4}\" }; words=(\"$@\") "
                                        "CURRENT=$# PREFIX=$words[-1]; functions[complete_it]=$(<$0); complete_it",
                                        (kScripts / "completion.zsh").string()};
    command.insert(command.end(), line.begin(), line.end());
    return firstWords(outputOf(command));
}

std::set<std::string> inFish(const std::vector<std::string> &line)
{
    TemporaryFolder folder; // fish finds the completion of a command by the name of the file
    const auto file = folder.path / (line.front() + ".fish");
    fs::copy_file(kScripts / "completion.fish", file);
    return firstWords(
        outputOf({"fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", file.string(), joined(line)}));
}

class Completion : public testing::TestWithParam<Shell> {
protected:
    void SetUp() override
    {
        if (!findProgram(GetParam().name))
            GTEST_SKIP() << GetParam().name << " is not installed";
    }
    static std::set<std::string> offered(const std::vector<std::string> &line) { return GetParam().offered(line); }
};

INSTANTIATE_TEST_SUITE_P(Shells, Completion,
                         testing::Values(Shell{"bash", inBash}, Shell{"zsh", inZsh}, Shell{"fish", inFish}),
                         [](const auto &shell) { return std::string(shell.param.name); });

} // namespace

TEST_P(Completion, OffersEveryCommandOfTheTree)
{
    const auto commands = commandsOf({"trainyardctl"});
    ASSERT_GE(commands.size(), 50u);
    EXPECT_THAT(commands, IsSubsetOf(offered({"trainyardctl", ""})));
    std::size_t groups = 0;
    for (const std::string &command : commands) {
        const auto below = commandsOf({"trainyardctl", command});
        if (below.empty())
            continue;
        ++groups;
        EXPECT_THAT(below, IsSubsetOf(offered({"trainyardctl", command, ""}))) << command;
    }
    EXPECT_GE(groups, 5u);
}

TEST_P(Completion, OffersTheOptionsOfACommand)
{
    EXPECT_THAT(offered({"trainyardctl", "emr", "create", "--re"}), Contains("--release-label"));
    EXPECT_THAT(offered({"trainyardctl", "--json", "emr", "create", "--re"}), Contains("--release-label"));
    EXPECT_THAT(offered({"trainyardctl", "launch", "--"}), Contains("--workers"));
    EXPECT_THAT(offered({"trainyardctl", "emr", "--"}), Not(Contains("--release-label")));
    EXPECT_THAT(offered({"trainyardctl", "types", ""}), Not(Contains("words"))); // a name of an argument
    EXPECT_THAT(offered({"trainyard", "--t"}), Contains("--tour"));
    EXPECT_THAT(offered({"trainyard-localcloud", "--f"}), Contains("--fault"));
    EXPECT_THAT(offered({"trainyard-runtime", ""}), Contains("scheduler"));
}
