// E22 to E24: what `prepare-data` does without a cluster.
#include <fstream>

#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace {

using testing::HasSubstr;

TEST(PrepareDataCommand, PrintsATemplateToEdit)
{
    const Home home;
    const auto printed =
        home.run({"prepare-data", "demo", "--template", "s3-sync", "--source", "s3://my-bucket/set", "--print"});
    EXPECT_EQ(printed.exitStatus, 0) << printed.err;
    EXPECT_TRUE(printed.out.starts_with("#!/usr/bin/env python3\n")) << printed.out;
    EXPECT_THAT(printed.out, HasSubstr("SOURCE = \"s3://my-bucket/set\""));
    const auto json = home.run({"prepare-data", "demo", "--template", "mnist", "--print", "--json"});
    EXPECT_THAT(parsed(json.out).at("script").get<std::string>(), HasSubstr("train-images-idx3-ubyte"));
}

TEST(PrepareDataCommand, ChecksAScriptWithoutACluster)
{
    if (!trainyard::findProgram("python3"))
        GTEST_SKIP() << "python3 is not installed";
    const Home home;
    std::ofstream(home.folder() / "right.py") << "print('the data is ready')\n";
    std::ofstream(home.folder() / "wrong.py") << "print 'the data is ready'\n";
    const auto right = home.run({"prepare-data", "demo", "--script", "right.py", "--check"});
    EXPECT_EQ(right.exitStatus, 0) << right.err;
    const auto wrong = home.run({"prepare-data", "demo", "--script", "wrong.py", "--check"});
    EXPECT_EQ(wrong.exitStatus, 2) << wrong.err;
    EXPECT_THAT(wrong.err, HasSubstr("line 1"));
}

TEST(PrepareDataCommand, RefusesOptionsThatDoNotFit)
{
    const Home home;
    const std::vector<std::vector<std::string>> lines = {
        {"prepare-data"},
        {"prepare-data", "demo", "--check"},
        {"prepare-data", "demo", "--print"},
        {"prepare-data", "demo", "--mark-done"},
        {"prepare-data", "demo", "--template", "mnist", "--script", "/etc/hostname"},
        {"prepare-data", "demo", "--source", "s3://b/a"},
        {"prepare-data", "demo", "worker-2", "--seconds", "0"},
        {"remove", "demo"},
        {"trust"},
        {"add", "demo", "--count", "0"},
    };
    for (const auto &line : lines) {
        const auto refused = home.run(line);
        EXPECT_EQ(refused.exitStatus, 2) << testing::PrintToString(line) << refused.err;
        EXPECT_TRUE(isOneSentence(refused.err)) << refused.err;
    }
    const auto fixed = home.run({"prepare-data", "demo", "--template", "mnist", "--source", "s3://b/a", "--print"});
    EXPECT_EQ(fixed.exitStatus, 2) << fixed.err;
    const auto unknown = home.run({"prepare-data", "demo", "--template", "imagenet", "--print"});
    EXPECT_NE(unknown.exitStatus, 0);
    EXPECT_THAT(unknown.err, HasSubstr("mnist, cifar10, s3-sync, s3-ramdisk, efs-copy"));
}

} // namespace
