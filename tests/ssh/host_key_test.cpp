// The key that a host shows before anything is known of it.
#include "backend/ssh/host_key.h"

#include <gmock/gmock.h>

#include "backend/ssh/known_hosts.h"
#include "backend/ssh/session.h"
#include "backend/sshkeys/keys.h"
#include "tests/support/ssh_server.h"

namespace trainyard::ssh {
namespace {

using namespace std::chrono_literals;

TEST(OfferedHostKey, IsReadWithoutAnythingKnown)
{
    if (!support::SshServer::available())
        GTEST_SKIP() << "no sshd with sftp-server here";
    const auto server = support::SshServer::start();
    ASSERT_TRUE(server);
    Target target = server->target();
    target.keyFile = server->folder() / "no-such-key";
    target.knownHostsFile = server->folder() / "first_contact_hosts";
    const auto key = offeredHostKey(target, {Deadline::after(30s), {}});
    ASSERT_TRUE(key) << key.error().detail;
    EXPECT_EQ(*key, sshkeys::withoutComment(server->hostPublicKey()));

    // Recorded, it authenticates the host; before, nothing does.
    target.keyFile = server->target().keyFile;
    const auto before = SshSession::open(target, {Deadline::after(30s), {}});
    ASSERT_FALSE(before);
    EXPECT_EQ(before.error().code, ErrorCode::HostKeyMismatch);
    ASSERT_TRUE(replaceKnownHost(target.knownHostsFile, target.host, target.port,
                                 {knownHostsLine(target.host, target.port, *key, "i-1")}));
    const auto after = SshSession::open(target, {Deadline::after(30s), {}});
    EXPECT_TRUE(after) << after.error().detail;
}

TEST(OfferedHostKey, OfNoSshServerIsAnError)
{
    Target target;
    target.host = "127.0.0.1";
    target.port = 1; // refused
    const auto key = offeredHostKey(target, {Deadline::after(30s), {}});
    ASSERT_FALSE(key);
    EXPECT_EQ(key.error().code, ErrorCode::Unreachable) << key.error().detail;
}

} // namespace
} // namespace trainyard::ssh
