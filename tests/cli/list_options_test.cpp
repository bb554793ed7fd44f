// G8: the options of a script of the user, from its own --help on this computer.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/process.h"
#include "tests/cli/program.h"

using testing::ElementsAre;
using testing::HasSubstr;

TEST(ListOptions, PrintsThoseOfAScript)
{
    using namespace trainyard;
    if (!findProgram("python3"))
        GTEST_SKIP() << "python3 is missing";
    Home home;
    home.pointAt("");
    const std::vector<std::string> start{
        "run", "demo", "--type", "command", "--code", TRAINYARD_SOURCE_DIR "/tests/data/scripts", "--list-options"};
    const auto with = [&start](const std::vector<std::string> &more) {
        auto words = start;
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const auto shown = home.run(with({"--", "python3", "options.py", "--epochs", "3"}));
    ASSERT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("number of epochs (default: 20)"));
    const auto value =
        nlohmann::json::parse(home.run(with({"--json", "--", "python3 options.py"})).out, nullptr, false);
    ASSERT_EQ(value["options"].size(), 3u) << value;
    EXPECT_EQ(value["options"][0]["name"], "--epochs");
    EXPECT_EQ(value["options"][0]["default"], "20");
    EXPECT_THAT(value["options"][1]["choices"].get<std::vector<std::string>>(), ElementsAre("mlp", "lenet"));
    EXPECT_EQ(value["options"][2]["value"], "") << "a flag";

    const auto missing = home.run(with({"--", "python3 nowhere.py"}));
    EXPECT_EQ(missing.exitStatus, 1);
    EXPECT_THAT(missing.err, HasSubstr("nowhere.py"));
    const auto several = home.run(with({"--", "cd x && python3 options.py"}));
    EXPECT_EQ(several.exitStatus, 2) << several.err;
    EXPECT_THAT(several.err, HasSubstr("more than one command"));
}
