// G8: the --help of a script of the user runs without credentials.
#include "backend/training/run/script_options.h"

#include <cstdlib>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

TEST(ScriptOptions, GetNoCredentials)
{
    EXPECT_THAT(withoutCredentials({"PATH=/usr/bin", "AWS_ACCESS_KEY_ID=A", "AWS_PROFILE=work", "HF_TOKEN=t",
                                    "DB_PASSWORD=p", "GOOGLE_APPLICATION_CREDENTIALS=/c", "SSH_AUTH_SOCK=/run/agent",
                                    "HOME=/home/me", "AWS_CONFIG_FILE=/home/me/.aws/config", "LANG=C"}),
                testing::ElementsAre("PATH=/usr/bin", "HOME=/home/me", "LANG=C", "AWS_CONFIG_FILE=/dev/null",
                                     "AWS_SHARED_CREDENTIALS_FILE=/dev/null", "AWS_EC2_METADATA_DISABLED=true"));
}

TEST(ScriptOptions, AreReadByAScriptWithoutThem)
{
    if (!findProgram("python3"))
        GTEST_SKIP() << "python3 is missing";
    const TemporaryFolder folder;
    ASSERT_TRUE(writeFileAtomically(folder.path / "train.py",
                                    "import argparse, os\n"
                                    "p = argparse.ArgumentParser(\n"
                                    "    formatter_class=argparse.ArgumentDefaultsHelpFormatter)\n"
                                    "for name in ('AWS_SECRET_ACCESS_KEY', 'MY_API_TOKEN', 'MY_FOLDER'):\n"
                                    "    p.add_argument('--' + name.lower(), help='a value',\n"
                                    "                   default=os.environ.get(name, 'unset'))\n"
                                    "p.parse_args()\n"));
    for (const char *name : {"AWS_SECRET_ACCESS_KEY", "MY_API_TOKEN", "MY_FOLDER"})
        ASSERT_EQ(::setenv(name, "set-here", 1), 0);
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.task.command = "python3 train.py";
    job.task.code = folder.path.string();
    const auto options = scriptOptions(job, {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(options) << options.error().detail;
    ASSERT_EQ(options->size(), 3u);
    EXPECT_EQ((*options)[0].byDefault, "unset");
    EXPECT_EQ((*options)[1].byDefault, "unset");
    EXPECT_EQ((*options)[2].byDefault, "set-here");
    for (const char *name : {"AWS_SECRET_ACCESS_KEY", "MY_API_TOKEN", "MY_FOLDER"})
        ::unsetenv(name);
}

} // namespace
} // namespace trainyard::training
