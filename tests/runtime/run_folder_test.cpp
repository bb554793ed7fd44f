#include "backend/runtime/launch/run_folder.h"

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/protocol/keys_removed.h"
#include "runtime_fixture.h"

namespace trainyard::launch {
namespace {

/// The end of a run wins over a renewal of its keys, which looks for the mark after it has sent them (S8).
TEST(RunFolder, TheEndOfARunRemovesItsKeysAndLeavesAMark)
{
    const testing::TemporaryFolder folder;
    const auto file = [&](const char *name) { return folder.path / name; };
    const auto role = [&](const ProcessIdentity &process) {
        ASSERT_TRUE(
            writeFileAtomically(file("worker.pid"), "{\"pid\": " + std::to_string(process.pid) +
                                                        ", \"startTime\": " + std::to_string(process.startTime) + "}"));
    };
    for (const char *name : {"env", "env.part"})
        ASSERT_TRUE(writeFileAtomically(file(name), "AWS_ACCESS_KEY_ID=A\n", 0600));
    const ProcessIdentity self = selfIdentity();
    role(self);
    removeCredentialsAfterRun(folder.path);
    EXPECT_TRUE(std::filesystem::exists(file("env"))) << "a process lives";
    EXPECT_FALSE(std::filesystem::exists(file(protocol::kKeysRemovedFile)));

    role({self.pid, self.startTime + 1}); // ended: another process has its number
    removeCredentialsAfterRun(folder.path);
    EXPECT_FALSE(std::filesystem::exists(file("env")));
    EXPECT_FALSE(std::filesystem::exists(file("env.part")));
    EXPECT_TRUE(std::filesystem::exists(file(protocol::kKeysRemovedFile)));
}

} // namespace
} // namespace trainyard::launch
