// The host keys that a machine's console shows authenticate its first connection.
#include "backend/cluster/cloud/access/host_keys.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kBegin = "-----BEGIN SSH HOST KEY KEYS-----", kEnd = "-----END SSH HOST KEY KEYS-----";

/// A new public key, "ssh-ed25519 AAAA...".
std::string publicKey()
{
    const auto key = sshkeys::generateEd25519("test");
    EXPECT_TRUE(key);
    return key ? sshkeys::withoutComment(key->publicLine) : std::string();
}

std::string console(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

TEST(HostKeysFromConsole, ReadsTheBlockOfCloudInit)
{
    const std::string key = publicKey();
    EXPECT_THAT(hostKeysFromConsole(
                    console({"[    0.000000] Linux version 6.8", kBegin, key + " root@ip-10-0-0-4", kEnd, "login: "})),
                ElementsAre(key));
}

TEST(HostKeysFromConsole, AcceptsPrefixesAndCarriageReturns)
{
    const std::string key = publicKey(), prefix = "[   12.345678] cloud-init[812]: ";
    EXPECT_THAT(
        hostKeysFromConsole(console({prefix + kBegin + "\r", prefix + key + " root@host\r", prefix + kEnd + "\r"})),
        ElementsAre(key));
    EXPECT_THAT(hostKeysFromConsole(console({kBegin, key + "\r", kEnd})), ElementsAre(key));
}

TEST(HostKeysFromConsole, TakesTheLastCompleteBlock)
{
    const std::string first = publicKey(), second = publicKey(), third = publicKey();
    const std::string twice = console({kBegin, first, kEnd, kBegin, second, kEnd});
    EXPECT_THAT(hostKeysFromConsole(twice), ElementsAre(second));
    EXPECT_THAT(hostKeysFromConsole(twice + console({kBegin, third})), ElementsAre(second))
        << "the third is incomplete";
}

TEST(HostKeysFromConsole, IsEmptyUntilTheBlockIsComplete)
{
    const std::string key = publicKey();
    EXPECT_THAT(hostKeysFromConsole(""), IsEmpty());
    EXPECT_THAT(hostKeysFromConsole(console({kBegin, key})), IsEmpty());
    EXPECT_THAT(hostKeysFromConsole(console({key, kEnd})), IsEmpty()) << "its beginning has scrolled away";
    EXPECT_THAT(hostKeysFromConsole(console({key})), IsEmpty()) << "a key outside of a block is any text";
}

TEST(HostKeysFromConsole, SkipsWhatIsNoKey)
{
    const std::string key = publicKey();
    const std::string rsaLabel = "ssh-rsa" + key.substr(key.find(' ')); // another type than the blob names
    EXPECT_THAT(hostKeysFromConsole(console(
                    {kBegin, "ssh-ed25519", "ssh-ed25519 ", "ssh-ed25519 AAAA", rsaLabel, "ssh-ed25519 not base64!",
                     "xssh-ed25519" + key.substr(key.find(' ')), "ssh-ed25519 " + std::string(100'000, 'A'),
                     std::string("\x1b[2J\0\xff", 6), "* ssh-ed25519 " + key.substr(key.find(' ') + 1), kEnd})),
                ElementsAre(key));
    EXPECT_THAT(hostKeysFromConsole(std::string(3'000'000, '-')), IsEmpty());
}

TEST(HostKeysFromConsole, HasOneKeyOfEachType)
{
    const std::string first = publicKey(), second = publicKey();
    EXPECT_THAT(hostKeysFromConsole(console({kBegin, first, second, kEnd})), ElementsAre(first));
}

/// A cluster whose machines have host keys of their own, as those of a group.
class RecordHostKeys : public testing::Test {
protected:
    RecordHostKeys()
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
        for (const Host &host : machines())
            EXPECT_TRUE(ssh::replaceKnownHost(host.target.knownHostsFile, host.target.host, host.target.port, {}));
    }
    std::vector<Host> machines() const { return hosts(m_setting.m_context, m_id).value_or(std::vector<Host>()); }
    static std::vector<ssh::KnownHost> keysOf(const Host &host)
    {
        return ssh::knownKeys(host.target.knownHostsFile, host.target.host, host.target.port)
            .value_or(std::vector<ssh::KnownHost>());
    }
    Status record(const std::vector<std::string> &nodes, Deadline::Clock::duration limit = std::chrono::minutes(1))
    {
        return recordHostKeys(m_setting.m_context, m_id, nodes, {}, {Deadline::after(limit), {}});
    }

    FakeSetting m_setting;
    ClusterId m_id;
};

TEST_F(RecordHostKeys, WritesTheKeysOfTheConsole)
{
    const std::string key = publicKey();
    m_setting.cloud.console = console({"boot", kBegin, key + " root@host", kEnd});
    ASSERT_TRUE(record({"worker-1"}));
    ASSERT_EQ(machines().size(), 2u);
    const Host head = machines().front(), worker = machines().back();
    ASSERT_EQ(keysOf(worker).size(), 1u);
    EXPECT_EQ(keysOf(worker)[0].type + " " + keysOf(worker)[0].key, key);
    EXPECT_EQ(keysOf(worker)[0].comment, worker.instance.value);
    EXPECT_THAT(keysOf(head), IsEmpty());

    const int reads = m_setting.cloud.calls("GetConsoleOutput");
    EXPECT_TRUE(record({"worker-1"}));
    EXPECT_EQ(m_setting.cloud.calls("GetConsoleOutput"), reads) << "they are known";
}

TEST_F(RecordHostKeys, ReplacesThoseOfAnEarlierMachineWithTheAddress)
{
    const Host worker = machines().back();
    ASSERT_TRUE(ssh::replaceKnownHost(
        worker.target.knownHostsFile, worker.target.host, worker.target.port,
        {ssh::knownHostsLine(worker.target.host, worker.target.port, publicKey(), "i-00000000000000bad")}));
    const std::string key = publicKey();
    m_setting.cloud.console = console({kBegin, key, kEnd});
    ASSERT_TRUE(record({"worker-1"}));
    ASSERT_EQ(keysOf(worker).size(), 1u);
    EXPECT_EQ(keysOf(worker)[0].type + " " + keysOf(worker)[0].key, key);
}

TEST_F(RecordHostKeys, AConsoleWithoutKeysIsAnErrorThatNamesTheMachine)
{
    const Status read = record({"worker-1"}, std::chrono::milliseconds(5));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Timeout);
    EXPECT_THAT(read.error().detail, HasSubstr("worker-1"));
    EXPECT_THAT(read.error().detail, HasSubstr("shows no SSH host keys"));
}

} // namespace
} // namespace trainyard::cluster
