// A host key that the user trusts belongs to one machine, not to its address.
#include "backend/cluster/cloud/access/trust_host.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/access/host_keys.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::SizeIs;

TEST(TrustHostKey, IsRecordedForOneMachine)
{
    const FakeSetting setting;
    const auto pair = sshkeys::generateEd25519("test");
    ASSERT_TRUE(pair);
    OfferedHostKey offered;
    offered.key = sshkeys::withoutComment(pair->publicLine);
    offered.fingerprint = pair->fingerprint;
    ssh::Host host;
    host.name = "worker-2";
    host.instance = InstanceId("i-2");
    host.target.host = "10.0.1.9";
    host.target.knownHostsFile = setting.folder.path() / "known_hosts";
    const ClusterId id("c-1");
    EXPECT_FALSE(hasHostKey(host));
    const Status trusted = trustHostKey(setting.context(), id, host, offered);
    ASSERT_TRUE(trusted) << trusted.error().detail;
    EXPECT_TRUE(hasHostKey(host));
    const auto known = ssh::knownKeys(host.target.knownHostsFile, "10.0.1.9", 22);
    ASSERT_TRUE(known);
    ASSERT_THAT(*known, SizeIs(1));
    EXPECT_EQ(known->front().type + " " + known->front().key, offered.key);
    std::vector<std::string> texts;
    for (const ledger::Event &event : take(setting.context().ledger->events(id, {}, 0, 0)))
        texts.push_back(event.text);
    EXPECT_THAT(texts, Contains(HasSubstr("trusted at its first connection: " + offered.fingerprint)));

    host.instance = InstanceId("i-3"); // another machine at the same address
    EXPECT_FALSE(hasHostKey(host));
}

TEST(TrustHostKey, RefusesWhatIsNoKey)
{
    const FakeSetting setting;
    ssh::Host host;
    host.target.host = "10.0.1.9";
    host.target.knownHostsFile = setting.folder.path() / "known_hosts";
    for (const char *text : {"", "ssh-ed25519", "\n10.0.0.1 ssh-ed25519"})
        EXPECT_FALSE(trustHostKey(setting.context(), ClusterId("c-1"), host, {.key = text, .fingerprint = {}})) << text;
    EXPECT_FALSE(hasHostKey(host));
}

} // namespace
} // namespace trainyard::cluster
