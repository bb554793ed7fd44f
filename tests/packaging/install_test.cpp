// `cmake --install` into a temporary folder: complete, and accepted by the validators of the desktop.
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/version.h"
#include "build_paths.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

const fs::path kBuild = fs::path(TRAINYARD_BIN_DIR).parent_path();
const std::string kVersion(version());

class Installation : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        s_folder = new TemporaryFolder;
        const auto done = run({"cmake", "--install", kBuild.string(), "--prefix", "/usr"});
        ASSERT_EQ(done.exitStatus, 0) << done.err;
    }
    static void TearDownTestSuite()
    {
        delete s_folder;
        s_folder = nullptr;
    }
    static fs::path usr() { return s_folder->path / "usr"; }

    static ProcessOutcome run(std::vector<std::string> command)
    {
        ProcessSpec spec{std::move(command), {}, {}, {}};
        spec.environment = {"PATH=" + environment("PATH"), "HOME=" + s_folder->path.string(),
                            "DESTDIR=" + s_folder->path.string(), "LC_ALL=C.UTF-8", "QT_QPA_PLATFORM=offscreen"};
        const auto outcome = runProcess(spec, {Deadline::after(std::chrono::seconds(60)), {}});
        if (!outcome) {
            ADD_FAILURE() << outcome.error().source << ": " << outcome.error().detail;
            return {-1, "", ""};
        }
        return *outcome;
    }
    static std::string text(const fs::path &file)
    {
        const auto content = readFile(file, 1u << 20);
        EXPECT_TRUE(content) << file;
        return content.value_or("");
    }

    static TemporaryFolder *s_folder;
};

TemporaryFolder *Installation::s_folder = nullptr;

constexpr const char *kPrograms[] = {"trainyard", "trainyard-keychain", "trainyard-localcloud", "trainyard-runtime",
                                     "trainyardctl"};

/// \return the options and commands that a program's --help lists
std::set<std::string> wordsOfHelp(const std::string &help)
{
    static const std::regex listed("^ {2,4}(-[A-Za-z], ?)?(--[a-z][a-z0-9-]*|[a-z][a-z0-9-]*)");
    std::set<std::string> words;
    std::istringstream lines(help);
    std::smatch found;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_search(line, found, listed))
            words.insert(found[2]);
    }
    return words;
}

} // namespace

TEST_F(Installation, HasEveryFileAndNoOther)
{
    std::set<std::string> expected{"lib/trainyard/libtrainyard-localcloud-network.so",
                                   "lib/trainyard/libtrainyard-localcloud-passwd.so",
                                   "lib/trainyard/python/trainyard/__init__.py",
                                   "lib/trainyard/python/trainyard/data.py",
                                   "lib/trainyard/python/trainyard/libtrainyard_kv.so",
                                   "lib/trainyard/python/trainyard/torch.py",
                                   "lib/trainyard/python/trainyard/trainyard_kv.h",
                                   "share/applications/trainyard.desktop",
                                   "share/doc/trainyard/CHANGELOG.md",
                                   "share/doc/trainyard/LICENSE",
                                   "share/doc/trainyard/README.md",
                                   "share/doc/trainyard/components.json",
                                   "share/icons/hicolor/scalable/apps/trainyard.svg",
                                   "share/metainfo/org.trainyard.trainyard.metainfo.xml",
                                   "share/zsh/site-functions/_trainyard"};
    for (const std::string program : kPrograms) {
        expected.insert("bin/" + program);
        expected.insert("share/man/man1/" + program + ".1");
        if (program == "trainyard-keychain")
            continue;
        expected.insert("share/bash-completion/completions/" + program);
        expected.insert("share/fish/vendor_completions.d/" + program + ".fish");
    }
    for (const std::string language : {"de", "en", "es", "fr", "ja", "zh_CN"})
        expected.insert("share/trainyard/translations/trainyard_" + language + ".qm");
    for (const std::string size : {"16", "22", "24", "32", "48", "64", "128", "256", "512"})
        expected.insert("share/icons/hicolor/" + size + "x" + size + "/apps/trainyard.png");
    if (fs::exists(kBuild / "bundle" / "trainyard-runtime.tar.gz")) {
        expected.insert("share/trainyard/trainyard-runtime.tar.gz");
        expected.insert("share/trainyard/trainyard-runtime.tar.gz.sha256");
    }
    std::set<std::string> installed;
    for (const auto &entry : fs::recursive_directory_iterator(usr())) {
        if (!entry.is_directory())
            installed.insert(fs::relative(entry.path(), usr()).string());
        if (entry.is_regular_file()) {
            EXPECT_GT(entry.file_size(), 0u) << entry.path();
        }
    }
    EXPECT_THAT(installed, testing::ContainerEq(expected));
}

TEST_F(Installation, RunsFromItsFolder)
{
    for (const std::string program : {"trainyard", "trainyard-runtime", "trainyardctl"}) {
        const auto outcome = run({(usr() / "bin" / program).string(), "--version"});
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        EXPECT_EQ(outcome.out, program + " " + kVersion + "\n");
    }
}

TEST_F(Installation, HasAValidDesktopEntry)
{
    if (!findProgram("desktop-file-validate"))
        GTEST_SKIP() << "desktop-file-validate (of desktop-file-utils) is not installed";
    const auto outcome = run({"desktop-file-validate", (usr() / "share/applications/trainyard.desktop").string()});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
}

TEST_F(Installation, HasValidMetainfo)
{
    if (!findProgram("appstreamcli"))
        GTEST_SKIP() << "appstreamcli (of appstream) is not installed";
    const auto file = usr() / "share/metainfo/org.trainyard.trainyard.metainfo.xml";
    const auto outcome = run({"appstreamcli", "validate", "--no-net", file.string()});
    // There is no home page to name yet; AppStream 1.0 (Debian 13) warns of that, 0.16 does not know this tag.
    const std::regex problem("(^|\\n)[EW]: (?!.*: url-homepage-missing)");
    EXPECT_EQ(outcome.exitStatus, outcome.out.find(": url-homepage-missing\n") == std::string::npos ? 0 : 3)
        << outcome.out << outcome.err;
    EXPECT_FALSE(std::regex_search(outcome.out, problem)) << outcome.out;
    EXPECT_THAT(text(file), HasSubstr("<release version=\"" + kVersion + "\" date=\"20"));
}

TEST_F(Installation, HasManualPagesThatNameAllThatHelpLists)
{
    for (const std::string program : kPrograms) {
        SCOPED_TRACE(program);
        const auto page = usr() / "share/man/man1" / (program + ".1");
        const std::string content = text(page);
        EXPECT_THAT(content, HasSubstr(".Os \"Trainyard " + kVersion + "\""));
        if (findProgram("groff")) {
            const auto formatted = run({"groff", "-mdoc", "-Tascii", "-ww", "-z", page.string()});
            EXPECT_EQ(formatted.exitStatus, 0);
            EXPECT_EQ(formatted.err, "");
        }
        if (program == "trainyard-keychain") // without --help
            continue;
        const auto words = wordsOfHelp(run({(usr() / "bin" / program).string(), "--help"}).out);
        EXPECT_GE(words.size(), 8u);
        for (const std::string &word : words) {
            const bool isOption = word.starts_with("--");
            // Options are "Fl -name" in mdoc; a command has an item, which may begin with several: ".It Cm runs , logs".
            const std::regex item("\n\\.It Cm ([a-z0-9-]+ , )*" + word + "( |\n)");
            EXPECT_TRUE(isOption ? content.find("Fl " + word.substr(1)) != std::string::npos
                                 : std::regex_search(content, item))
                << word;
        }
    }
}

/// flatpak-builder needs a network: this compares the manifest with what it takes from here.
TEST_F(Installation, HasAFlatpakManifestOfThisVersion)
{
    const std::string manifest =
        text(fs::path(TRAINYARD_SOURCE_DIR) / "packaging/flatpak/org.trainyard.trainyard.yaml");
    EXPECT_THAT(manifest, HasSubstr("/trainyard-" + kVersion + "-linux-x86_64.tar.xz\n"));
    EXPECT_THAT(manifest, HasSubstr("\nrename-desktop-file: trainyard.desktop\nrename-icon: trainyard\n"));
    EXPECT_TRUE(fs::exists(usr() / "share/applications/trainyard.desktop"));
    const std::regex unchecked("url: [^\n]*\n(?! *sha256: [0-9a-f]{64}\n)");
    EXPECT_FALSE(std::regex_search(manifest, unchecked)) << "a source has no checksum";
    std::smatch id;
    ASSERT_TRUE(std::regex_search(manifest, id, std::regex("\napp-id: (\\S+)\n")));
    EXPECT_TRUE(fs::exists(usr() / "share/metainfo" / (id[1].str() + ".metainfo.xml")));
}
