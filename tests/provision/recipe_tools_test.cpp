// Recipes whose tools are too large for a test: what they ask of recorders of apt, docker and ssh, and of an installer
// in an archive of ours.
#include <filesystem>

#include <gmock/gmock.h>

#include "backend/core/system/process.h"
#include "tests/provision/recipes_on_a_machine.h"

namespace trainyard::provision {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

TEST_F(RecipesOnAMachine, InstallTheBuildDependenciesThatTheSystemOffers) // F16
{
    for (const char *tool : {"g++", "git", "make"})
        m_server->addCommand(tool, "exit 0\n");
    m_server->addCommand("apt-cache", "case $2 in libatlas-base-dev) echo '  Candidate: (none)' ;; "
                                      "*) echo '  Candidate: 1' ;; esac\n"); // as Debian 13
    const auto first = runRecipe("mxnet-build-deps", {{"blas", "atlas"}});
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_THAT(file("record"), HasSubstr("update\n"));
    EXPECT_THAT(file("record"),
                EndsWith(" install build-essential git cmake ninja-build pkg-config libcurl4-openssl-dev libssl-dev "
                         "liblapack-dev python3 python3-dev python3-pip python3-numpy libopencv-dev\n"))
        << "today's names, without the one that this system does not offer";
    const auto before = file("record");
    ASSERT_TRUE(runRecipe("mxnet-build-deps", {{"blas", "atlas"}}).status);
    EXPECT_EQ(file("record"), before) << "a repetition asks apt for nothing";
    const auto other = runRecipe("mxnet-build-deps", {{"blas", "openblas"}, {"opencv", "0"}});
    ASSERT_TRUE(other.status) << detailOf(other);
    EXPECT_THAT(file("record"), EndsWith(" install libopenblas-dev\n")) << "only what is missing";
}

TEST_F(RecipesOnAMachine, ReplaceAnOldAwsCommandLine) // F26
{
    const std::string python = "/usr/bin/python3";
    if (!findProgram("curl") || !std::filesystem::exists(python))
        GTEST_SKIP() << "no curl or python3 here";
    m_server->addCommand("aws", "if [ -e ~/aws-2 ]; then echo 'aws-cli/2.15.0 Python/3.11'\n"
                                "else echo 'aws-cli/1.18.69 Python/3.8'; fi\n");
    const std::string home = m_server->home().string();
    const RecipeArguments arguments = {{"from", "file://" + home}};
    const auto absent = runRecipe("aws-cli", arguments);
    ASSERT_FALSE(absent.status);
    EXPECT_FALSE(std::filesystem::exists(home + "/aws-2"));
    ProcessSpec make;
    make.argv = {python, "-c", R"py(
import platform, sys, zipfile
with zipfile.ZipFile(sys.argv[1] + "/awscli-exe-linux-" + platform.machine() + ".zip", "w") as z:
    z.writestr("aws/install", "#!/bin/sh\necho \"install $*\" >> ~/record\ntouch ~/aws-2\n")
    z.writestr("aws/dist/aws", "#!/bin/sh\n")
)py",
                 home};
    const auto made = runProcess(make, {limit(), {}});
    ASSERT_TRUE(made && made->exitStatus == 0);
    const auto first = runRecipe("aws-cli", arguments);
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_EQ(file("record"), "install --update\n");
    ASSERT_TRUE(runRecipe("aws-cli", arguments).status);
    EXPECT_EQ(file("record"), "install --update\n") << "version 2 is there";
}

TEST_F(RecipesOnAMachine, BuildAnImageAndCopyItBetweenMachines) // F25
{
    m_server->addCommand("docker", R"sh(image=~/image-of-${MACHINE:-worker-1}
case $1 in
  info) ;;
  image) cat "$image" ;;
  build) echo "docker $*" >> ~/record; echo sha256:built > "$image" ;;
  save) cat "$image" ;;
  load) echo "docker load" >> ~/record; gzip -dc > "$image" ;;
  *) exit 5 ;;
esac
)sh");
    m_server->addCommand("ssh", R"sh(while [ "$1" = -o ]; do shift 2; done
[ "$1" = head ] || exit 255
shift
export MACHINE=head
exec sh -c "$*"
)sh");
    const RecipeArguments build = {{"folder", "~/app"}, {"dockerfile", "gpu.Dockerfile"}, {"tag", "app:1"}};
    const auto absent = runRecipe("docker-build", build);
    ASSERT_FALSE(absent.status);
    EXPECT_THAT(detailOf(absent), HasSubstr("/app on this machine; send it with: trainyardctl data push"));
    ASSERT_TRUE(ensureFolder(m_server->home() / "app"));
    const auto built = runRecipe("docker-build", build);
    ASSERT_TRUE(built.status) << detailOf(built);
    EXPECT_THAT(file("record"), HasSubstr("docker build -t app:1 -f /"));
    EXPECT_THAT(file("record"), HasSubstr("/app/gpu.Dockerfile /"));
    EXPECT_THAT(file("record"), EndsWith("/app\n"));

    const RecipeArguments copy = {{"from", "head"}, {"tag", "app:1"}};
    const auto missing = runRecipe("docker-copy", copy);
    ASSERT_FALSE(missing.status);
    EXPECT_THAT(detailOf(missing), HasSubstr("head has no image app:1"));
    EXPECT_THAT(file("record"), Not(HasSubstr("docker load")));
    ASSERT_TRUE(writeFileAtomically(m_server->home() / "image-of-head", "sha256:of the head\n"));
    const auto copied = runRecipe("docker-copy", copy);
    ASSERT_TRUE(copied.status) << detailOf(copied);
    EXPECT_EQ(file("image-of-worker-1"), "sha256:of the head\n") << "the one of the same tag is replaced";
    const auto record = file("record");
    ASSERT_TRUE(runRecipe("docker-copy", copy).status);
    EXPECT_EQ(file("record"), record) << "the same image is not sent again";
    EXPECT_THAT(detailOf(runRecipe("docker-copy", {{"from", "worker-9"}, {"tag", "app:1"}})),
                HasSubstr("run: trainyardctl mesh"));
}

} // namespace
} // namespace trainyard::provision
