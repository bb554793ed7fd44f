// The list of components and licenses names all that is shipped (issue 16, packages): the libraries of the programs, and
// those that the runtime's bundle contains.
#include <filesystem>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/packaging/elf_file.h"

using namespace trainyard;
using trainyard::tests::ElfFile;
namespace fs = std::filesystem;

namespace {

nlohmann::json listOfComponents()
{
    const auto text = readFile(fs::path(TRAINYARD_SOURCE_DIR) / "resources/licenses/components.json", 1u << 20);
    EXPECT_TRUE(text);
    return nlohmann::json::parse(text.value_or("{}"), nullptr, false).value("components", nlohmann::json::array());
}

/// \return "libfmt" for "libfmt.so.9"
std::string withoutVersion(const std::string &library)
{
    return library.substr(0, library.find(".so"));
}

std::set<std::string> listedLibraries()
{
    std::set<std::string> names;
    const auto components = listOfComponents();
    for (const auto &component : components) {
        for (const auto &library : component.at("libraries"))
            names.insert(library.get<std::string>());
    }
    return names;
}

} // namespace

TEST(Licenses, EveryComponentIsDescribed)
{
    std::set<std::string> names;
    const auto components = listOfComponents();
    for (const auto &component : components) {
        for (const char *field : {"name", "use", "license", "home"})
            EXPECT_FALSE(component.value(field, "").empty()) << component.dump() << " has no " << field;
        EXPECT_TRUE(names.insert(component.value("name", "")).second) << component.dump() << " is listed twice";
    }
    EXPECT_GE(names.size(), 30u);
}

TEST(Licenses, NameTheLibrariesOfOurPrograms)
{
    const auto listed = listedLibraries();
    std::istringstream programs(TRAINYARD_PROGRAMS);
    for (std::string program; programs >> program;) {
        const auto needed = ElfFile(fs::path(TRAINYARD_BIN_DIR) / program).needed();
        EXPECT_FALSE(needed.empty()) << program;
        for (const std::string &library : needed)
            EXPECT_TRUE(listed.contains(withoutVersion(library))) << program << " loads " << library;
    }
}

TEST(Licenses, NameTheLibrariesOfTheBundleWhichHasTheirTexts)
{
    const auto bundle = fs::path(TRAINYARD_BIN_DIR).parent_path() / "bundle/trainyard-runtime.tar.gz";
    if (!fs::exists(bundle))
        GTEST_SKIP() << bundle << " is not built";
    const auto content =
        runProcess({{"tar", "-tzf", bundle.string()}, {}, "", ""}, {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(content);
    const auto listed = listedLibraries();
    std::set<std::string> texts;
    std::size_t libraries = 0;
    std::istringstream lines(content->out);
    for (std::string line; std::getline(lines, line);) {
        const fs::path path(line);
        if (path.filename().empty()) // a folder
            continue;
        if (path.parent_path() == "trainyard-runtime/lib") {
            ++libraries;
            EXPECT_TRUE(listed.contains(withoutVersion(path.filename().string()))) << line;
        } else if (path.parent_path() == "trainyard-runtime/licenses") {
            texts.insert(path.filename().string());
        }
    }
    EXPECT_GE(libraries, 20u);
    EXPECT_THAT(texts, testing::Contains("trainyard-runtime.txt"));
    EXPECT_TRUE(texts.contains("libc6.txt") || texts.contains("MISSING.txt"));
}
