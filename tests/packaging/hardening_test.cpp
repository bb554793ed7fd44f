// Checks the hardening of every shipped program in its linked form.
#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>

#include "build_paths.h"
#include "tests/packaging/elf_file.h"

using namespace trainyard::tests;
namespace fs = std::filesystem;

namespace {

/// \return names of the shipped programs; the build folder also contains programs of the tests
std::vector<std::string> shipped()
{
    std::vector<std::string> out;
    std::istringstream names(TRAINYARD_PROGRAMS);
    for (std::string name; names >> name;)
        out.push_back(name);
    return out;
}

std::vector<fs::path> built()
{
    std::vector<fs::path> out;
    for (const auto &entry : fs::directory_iterator(TRAINYARD_BIN_DIR)) {
        if (entry.is_regular_file() && ElfFile::isOne(entry.path()))
            out.push_back(entry.path());
    }
    return out;
}

} // namespace

TEST(Hardening, OfWhateverIsBuilt)
{
    ASSERT_GE(built().size(), shipped().size());
    for (const auto &path : built()) {
        SCOPED_TRACE(path.filename().string());
        const ElfFile file(path);
        EXPECT_TRUE(file.isPositionIndependent());
        EXPECT_FALSE(file.hasWritableCode());
        EXPECT_TRUE(file.hasReadOnlyRelocations());
        EXPECT_TRUE(file.bindsNow());
    }
}

TEST(Hardening, OfOurPrograms)
{
    ASSERT_FALSE(shipped().empty());
    for (const auto &program : shipped()) {
        SCOPED_TRACE(program);
        const ElfFile file(fs::path(TRAINYARD_BIN_DIR) / program);
        EXPECT_TRUE(file.uses("__stack_chk_fail")) << "-fstack-protector-strong";
        if (file.machine() == EM_X86_64) {
            // The property note cannot be used: Debian's start files have none, so the linker drops it.
            std::string entry = file.codeOf("main", 12);
            if (entry.starts_with("\xeb\x06")) // clang's check of function types: a jump over its signature
                entry.erase(0, 8);
            EXPECT_THAT(entry, testing::StartsWith("\xf3\x0f\x1e\xfa"))
                << "-fcf-protection: a call may end at an endbr64 only";
        }
        if (program == "trainyard-keychain") // uses Qt only: no calls that the next two checks could find
            continue;
        const auto &all = file.undefined();
        const bool fortified = std::any_of(all.begin(), all.end(), [](const std::string &name) {
            return name.starts_with("__") && name.ends_with("_chk"); // __memcpy_chk, __read_chk, ...
        });
        EXPECT_EQ(fortified, TRAINYARD_FORTIFIED) << "_FORTIFY_SOURCE; not where a sanitizer watches the calls";
        EXPECT_EQ(file.uses("_ZSt21__glibcxx_assert_failPKciS0_S0_"), TRAINYARD_FORTIFIED) << "_GLIBCXX_ASSERTIONS";
    }
}
