// Packages by the real apt and dpkg (F16): they install from a repository of ours into a folder instead of the system.
#include <filesystem>

#include <gmock/gmock.h>

#include "backend/core/result.h"
#include "backend/core/system/files.h"
#include "backend/ssh/session.h"
#include "tests/provision/recipes_on_a_machine.h"

namespace trainyard::provision {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Makes a repository of packages with these names, and a system without packages, in the home of the machine.
constexpr const char *kMakeRepository = R"sh(set -e
system=$HOME/system
for folder in etc/apt/apt.conf.d etc/apt/preferences.d var/lib/dpkg/updates var/lib/dpkg/info var/lib/apt/lists/partial \
  var/cache/apt/archives/partial var/log/apt; do mkdir -p "$system/$folder"; done
mkdir "$HOME/repository"
: > "$system/var/lib/dpkg/status"
for name; do
  made=$HOME/made/$name
  mkdir -p "$made/DEBIAN" "$made/usr/share/test"
  echo "$name" > "$made/usr/share/test/$name"
  { echo "Package: $name"; echo "Version: 1.0"; echo "Architecture: all"; echo "Maintainer: Test <test@example.org>"
    if [ "$name" = build-essential ]; then echo "Depends: test-compiler"; fi
    echo "Description: of a test"; } > "$made/DEBIAN/control"
  chmod -R u+rwX,go+rX,go-w "$made"
  archive=$HOME/repository/$name.deb
  /usr/bin/dpkg-deb --root-owner-group -b "$made" "$archive" >/dev/null
  { cat "$made/DEBIAN/control"; echo "Filename: ./$name.deb"; echo "Size: $(wc -c < "$archive")"
    echo "SHA256: $(sha256sum < "$archive" | cut -d ' ' -f 1)"; echo; } >> "$HOME/repository/Packages"
done
echo "deb [trusted=yes] file:$HOME/repository ./" > "$system/etc/apt/sources.list"
cat > "$HOME/apt.conf" <<CONF
Dir "$system/";
Dir::State::status "$system/var/lib/dpkg/status";
Dir::Bin::methods "/usr/lib/apt/methods";
Dir::Bin::dpkg "/usr/bin/dpkg";
DPkg::Options { "--root=$system"; "--force-not-root"; "--force-bad-path"; "--log=$HOME/dpkg.log"; };
APT::Sandbox::User "";
Acquire::Retries::Delay "false";
CONF
)sh";

constexpr const char *kDpkg =
    "exec /usr/bin/dpkg --root=\"$HOME/system\" --force-not-root --force-bad-path --log=\"$HOME/dpkg.log\" \"$@\"\n";

class RecipesWithTheRealApt : public RecipesOnAMachine {
protected:
    void SetUp() override
    {
        RecipesOnAMachine::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        for (const char *program : {"/usr/bin/apt-get", "/usr/bin/apt-cache", "/usr/bin/dpkg", "/usr/bin/dpkg-deb"}) {
            if (!std::filesystem::exists(program))
                GTEST_SKIP() << "no " << program << " here";
        }
        m_server->addCommand("apt-get", "APT_CONFIG=$HOME/apt.conf exec /usr/bin/apt-get \"$@\"\n");
        m_server->addCommand("apt-cache", "APT_CONFIG=$HOME/apt.conf exec /usr/bin/apt-cache \"$@\"\n");
        m_server->addCommand("dpkg", kDpkg);
        m_server->addCommand("dpkg-query",
                             "exec /usr/bin/dpkg-query --admindir=\"$HOME/system/var/lib/dpkg\" \"$@\"\n");
        for (const char *tool : {"g++", "git", "make"})
            m_server->addCommand(tool, "exit 0\n");
        m_session = ssh::SshSession::open(m_server->target(), {limit(), {}});
        ASSERT_TRUE(m_session);
        const std::string names = "set -- build-essential test-compiler git cmake ninja-build pkg-config "
                                  "libcurl4-openssl-dev libssl-dev liblapack-dev python3 python3-dev python3-pip "
                                  "python3-numpy libopencv-dev unfinished\n"; // without libatlas-base-dev, as Debian 13
        const auto made = m_session->mustExec(names + kMakeRepository, {}, {limit(), {}});
        ASSERT_TRUE(made) << made.error().detail;
    }
    std::filesystem::path sourcesList() const { return m_server->home() / "system/etc/apt/sources.list"; }

    Result<ssh::SshSession> m_session = fail(ErrorCode::NotFound, "session", "not open");
};

} // namespace

TEST_F(RecipesWithTheRealApt, InstallFromARepository) // F16
{
    const auto first = runRecipe("mxnet-build-deps", {{"blas", "atlas"}});
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_EQ(file("system/usr/share/test/libopencv-dev"), "libopencv-dev\n");
    EXPECT_EQ(file("system/usr/share/test/test-compiler"), "test-compiler\n") << "what build-essential depends on";
    EXPECT_THAT(file(".trainyard/recipes/mxnet-build-deps.log"),
                HasSubstr("this system does not offer libatlas-base-dev"));
    const auto record = file("dpkg.log");
    EXPECT_THAT(record, HasSubstr(" install build-essential:all "));
    ASSERT_TRUE(runRecipe("mxnet-build-deps", {{"blas", "atlas"}}).status);
    EXPECT_EQ(file("dpkg.log"), record) << "a repetition installs nothing";

    const auto unknown = runRecipe("packages", {{"packages", "libopenblas-dev"}});
    ASSERT_FALSE(unknown.status);
    EXPECT_THAT(unknown.status.error().detail, HasSubstr("Unable to locate package libopenblas-dev"));

    // An installation that was interrupted, as by a machine that lost its power, is completed.
    const auto unpacked = m_session->mustExec(
        "dpkg --unpack ~/repository/unfinished.deb && dpkg-query -W -f='${db:Status-Status}' unfinished", {},
        {limit(), {}});
    ASSERT_TRUE(unpacked) << unpacked.error().detail;
    EXPECT_THAT(*unpacked, testing::EndsWith("unpacked"));
    const auto repaired = runRecipe("packages", {{"packages", "unfinished"}});
    ASSERT_TRUE(repaired.status) << detailOf(repaired);
    EXPECT_THAT(file("dpkg.log"), HasSubstr(" status installed unfinished:all "));
    EXPECT_THAT(record, Not(HasSubstr("unfinished")));
}

TEST_F(RecipesWithTheRealApt, TakeNoNameForAbsentWhileARepositoryDoesNotAnswer) // F16
{
    const std::string record = ".trainyard/recipes/not-offered";
    const auto repository = file("system/etc/apt/sources.list");
    const std::string silent = "deb [trusted=yes] http://127.0.0.1:1/debian ./\n";
    ASSERT_TRUE(writeFileAtomically(sourcesList(), silent));
    const auto none = runRecipe("mxnet-build-deps", {{"blas", "atlas"}});
    ASSERT_FALSE(none.status) << "apt says so by a warning only";
    EXPECT_THAT(none.status.error().detail, HasSubstr("this system does not offer build-essential"));
    EXPECT_FALSE(std::filesystem::exists(m_server->home() / record));

    ASSERT_TRUE(writeFileAtomically(sourcesList(), repository + silent));
    const auto some = runRecipe("mxnet-build-deps", {{"blas", "atlas"}});
    ASSERT_FALSE(some.status) << "libatlas-base-dev may be in the list that is not here";
    EXPECT_THAT(some.status.error().detail, HasSubstr("not all lists of packages could be fetched"));
    EXPECT_FALSE(std::filesystem::exists(m_server->home() / record));
    EXPECT_THAT(file("dpkg.log"), Not(HasSubstr(" install ")));

    ASSERT_TRUE(writeFileAtomically(sourcesList(), repository));
    const auto all = runRecipe("mxnet-build-deps", {{"blas", "atlas"}});
    ASSERT_TRUE(all.status) << detailOf(all);
    EXPECT_EQ(file(record), "libatlas-base-dev\n");
    EXPECT_THAT(file("dpkg.log"), HasSubstr(" install libopencv-dev:all "));
}

} // namespace trainyard::provision
