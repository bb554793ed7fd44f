#include <cstring>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "backend/runtime/ps/transport/loop.h"
#include "job_fixture.h"
#include "tampering_line.h"

/// A man in the middle of an authenticated connection: every manipulation is detected, and no altered frame is applied.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: frames
using ps::Claim;
using ps::PeerRole;
using ps::WireMode;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Deadline soon()
{
    return Deadline::after(std::chrono::seconds(60));
}

/// A port with a real Loop, which records applied frames.
class Port final : ps::LoopHandler {
public:
    explicit Port(ps::Acceptor self, const std::string &host = "127.0.0.1")
        : m_loop(*this, testSecret(), std::chrono::milliseconds(20))
    {
        auto listener = std::move(ps::listenOn(host, 0).value());
        endpoint = listener.bound;
        m_loop.listen(std::move(listener), self);
        m_thread = std::thread([this] { (void)m_loop.run(); });
    }
    ~Port() override
    {
        m_loop.stop();
        m_thread.join();
    }
    std::vector<std::string> applied()
    {
        const std::lock_guard lock(m_mutex);
        return m_applied;
    }
    std::vector<Claim> claims()
    {
        const std::lock_guard lock(m_mutex);
        return m_claims;
    }
    /// Waits for the end of the first connection.
    /// \return its error
    Error ended()
    {
        EXPECT_TRUE(eventually([&] {
            const std::lock_guard lock(m_mutex);
            return !m_ended.empty();
        }));
        const std::lock_guard lock(m_mutex);
        return m_ended.empty() ? Error{} : m_ended.front();
    }
    ps::Endpoint endpoint;

private:
    Result<std::span<std::byte>> bufferFor(ps::Connection &, const FrameHeader &header) override
    {
        m_incoming.resize(header.length);
        return std::span<std::byte>(m_incoming);
    }
    Status onFrame(ps::Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        const std::string text(reinterpret_cast<const char *>(payload.data()), payload.size());
        {
            const std::lock_guard lock(m_mutex);
            m_applied.push_back(header.type == FrameType::Push ? fmt::format("{} floats", payload.size() / 4) : text);
        }
        c.sendText(FrameType::Control, "heard " + text.substr(0, 32));
        m_loop.flush(c);
        return {};
    }
    void onOpened(ps::Connection &c) override
    {
        const std::lock_guard lock(m_mutex);
        m_claims.push_back(c.claim);
    }
    void onClosed(ps::Connection &, const Error &error) override
    {
        const std::lock_guard lock(m_mutex);
        m_ended.push_back(error);
    }
    void onTick() override {}

    std::vector<std::byte> m_incoming;
    std::mutex m_mutex;
    std::vector<std::string> m_applied;
    std::vector<Claim> m_claims;
    std::vector<Error> m_ended;
    ps::Loop m_loop;
    std::thread m_thread;
};

/// Reads the responses on a connection.
struct Answers final : ps::FrameSink {
    std::vector<std::string> texts;
    Result<std::span<std::byte>> bufferFor(ps::Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "data");
    }
    Status onFrame(ps::Connection &, const FrameHeader &, std::span<const std::byte> payload) override
    {
        texts.emplace_back(reinterpret_cast<const char *>(payload.data()), payload.size());
        return {};
    }
    Status readUntil(ps::Connection &c, std::size_t count)
    {
        Status status;
        EXPECT_TRUE(eventually([&] { return texts.size() >= count || !(status = c.readSome(*this)); }));
        return status;
    }
};

const ps::Acceptor kScheduler{}, kServer{PeerRole::Server, WireMode::Aead};
const Claim kToScheduler{PeerRole::Worker, PeerRole::Scheduler},
    kToServer{PeerRole::Worker, PeerRole::Server, WireMode::Aead, 3};

struct Trick {
    const char *name;
    std::function<std::string(std::string second)> change; ///< applied to the second message
    bool hangUp = false;
};

class ManInTheMiddle : public ::testing::TestWithParam<std::tuple<bool, Trick>> {
protected:
    ManInTheMiddle()
        : port(std::get<0>(GetParam()) ? kServer : kScheduler)
        , line(port.endpoint.port, {.toAcceptor =
                                        [this](std::string bytes) {
                                            const std::lock_guard lock(mutex);
                                            return change ? change(std::move(bytes)) : bytes;
                                        },
                                    .toOpener = {}})
    {
    }
    std::unique_ptr<ps::Connection> open()
    {
        auto connection = ps::openAuthenticated(line.endpoint(), "", "the port", testSecret(),
                                                std::get<0>(GetParam()) ? kToServer : kToScheduler, {soon(), {}});
        EXPECT_TRUE(connection) << connection.error().detail;
        return std::move(*connection);
    }
    /// Sends one frame and waits until the line has forwarded it: each frame is one chunk.
    void say(ps::Connection &c, const std::string &text)
    {
        const int before = line.passed();
        c.sendText(FrameType::Control, text);
        EXPECT_TRUE(c.writeSome());
        EXPECT_TRUE(eventually([&] { return line.passed() > before; }));
    }
    void setChange(TamperingLine::Tamper next)
    {
        const std::lock_guard lock(mutex);
        change = std::move(next);
    }

    std::mutex mutex;
    TamperingLine::Tamper change;
    Port port;
    TamperingLine line;
};

TEST_P(ManInTheMiddle, IsNoticedAndNothingIsApplied)
{
    const Trick &trick = std::get<1>(GetParam());
    const auto c = open();
    ASSERT_TRUE(c->sealed());
    Answers answers;
    say(*c, "first");
    ASSERT_TRUE(answers.readUntil(*c, 1));
    if (trick.hangUp)
        line.hangUp();
    setChange([&trick](std::string bytes) { return trick.change(std::move(bytes)); });
    say(*c, "second");
    if (trick.name == std::string("LeaveOut"))
        setChange({});
    if (trick.name == std::string("LeaveOut") || trick.name == std::string("Reorder")) {
        c->sendText(FrameType::Control, "third");
        (void)c->writeSome();
    }
    const Error error = port.ended();
    EXPECT_EQ(error.code, trick.hangUp ? ErrorCode::Disconnected : ErrorCode::ChecksumMismatch) << error.detail;
    EXPECT_THAT(error.detail, HasSubstr(trick.hangUp ? "in the middle of a frame" : "altered, repeated, left out"));
    const std::vector<std::string> applied = port.applied();
    EXPECT_EQ(applied.front(), "first");
    // Only frames that were forwarded unchanged may have been applied.
    EXPECT_LE(applied.size(), trick.name == std::string("Replay") || trick.name == std::string("Inject") ? 2u : 1u);
    for (const std::string &text : applied)
        EXPECT_TRUE(text == "first" || text == "second") << text;
    EXPECT_FALSE(answers.readUntil(*c, 9)) << "the connection ended";
}

std::string flipped(std::string bytes, std::size_t at)
{
    bytes[at] = char(bytes[at] ^ 1);
    return bytes;
}

std::string ownFrame()
{
    const std::string text = R"({"type":"hello","role":"worker","host":"evil"})";
    std::array<std::byte, kHeaderBytes> header;
    encode({.type = FrameType::Control, .length = std::uint32_t(text.size())}, header);
    return std::string(reinterpret_cast<const char *>(header.data()), header.size()) + text;
}

const Trick kTricks[] = {
    {"Inject", [](const std::string &bytes) { return bytes + ownFrame(); }},
    {"AlterHeader", [](const std::string &bytes) { return flipped(bytes, 8); }},
    {"AlterHeaderTag", [](const std::string &bytes) { return flipped(bytes, 40); }},
    {"AlterPayload", [](const std::string &bytes) { return flipped(bytes, 48); }},
    {"AlterPayloadTag", [](const std::string &bytes) { return flipped(bytes, bytes.size() - 1); }},
    {"Replay", [](const std::string &bytes) { return bytes + bytes; }},
    {"LeaveOut", [](const std::string &) { return std::string(); }},
    {"Reorder",
     [held = std::make_shared<std::string>()](const std::string &bytes) {
         if (held->empty())
             return *held = bytes, std::string();
         return bytes + std::exchange(*held, {}); // the third frame before the second
     }},
    {"Shift", [](const std::string &bytes) { return bytes.substr(1) + bytes.substr(0, 1); }},
    {"Truncate", [](const std::string &bytes) { return bytes.substr(0, bytes.size() - 5); }, true},
};

INSTANTIATE_TEST_SUITE_P(Tricks, ManInTheMiddle, ::testing::Combine(::testing::Bool(), ::testing::ValuesIn(kTricks)),
                         [](const auto &tuple) {
                             return std::string(std::get<0>(tuple.param) ? "Data" : "Control") +
                                    std::get<1>(tuple.param).name;
                         });

TEST(Wire, AFrameOfOneDirectionDoesNotOpenInTheOther)
{
    Port port(kScheduler);
    std::mutex mutex;
    std::string theirs;
    TamperingLine line(port.endpoint.port, {.toAcceptor =
                                                [&](std::string bytes) {
                                                    const std::lock_guard lock(mutex);
                                                    theirs = bytes;
                                                    return bytes;
                                                },
                                            .toOpener =
                                                [&](const std::string &) {
                                                    const std::lock_guard lock(mutex);
                                                    return theirs; // a reflected frame instead of the response
                                                }});
    const auto c = ps::openAuthenticated(line.endpoint(), "", "the port", testSecret(), kToScheduler, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    (*c)->sendText(FrameType::Control, "first");
    ASSERT_TRUE((*c)->writeSome());
    Answers answers;
    const Status status = answers.readUntil(**c, 1);
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::ChecksumMismatch);
    EXPECT_TRUE(answers.texts.empty());
}

TEST(Wire, AnAlteredSliceIsNotHandedOn)
{
    Port port(kServer);
    std::atomic<int> pieces = 0;
    TamperingLine line(port.endpoint.port, {.toAcceptor = [&](std::string bytes) {
                           return ++pieces == 2 ? flipped(std::move(bytes), bytes.size() / 2) : bytes;
                       }});
    const auto c = ps::openAuthenticated(line.endpoint(), "", "the port", testSecret(), kToServer, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    const std::vector<float> gradient(100'000, 0.5F);
    (*c)->send({.type = FrameType::Push}, std::as_bytes(std::span(gradient)));
    (*c)->send({.type = FrameType::Push}, std::as_bytes(std::span(gradient)));
    EXPECT_TRUE(eventually([&] { return !(*c)->writeSome() || !(*c)->wantsWrite(); }));
    EXPECT_EQ(port.ended().code, ErrorCode::ChecksumMismatch);
    EXPECT_LE(port.applied().size(), 1u);
}

/// Documents the limit of plain data connections, as described in the README.
TEST(Wire, PlainDataCanBeAlteredOnItsWay)
{
    Port port({PeerRole::Server, WireMode::Plain});
    TamperingLine line(port.endpoint.port, {.toAcceptor = [](std::string bytes) { return bytes + ownFrame(); }});
    const auto c = ps::openAuthenticated(line.endpoint(), "", "the port", testSecret(),
                                         {PeerRole::Worker, PeerRole::Server, WireMode::Plain, 0}, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    EXPECT_FALSE((*c)->sealed());
    (*c)->sendText(FrameType::Control, "first");
    ASSERT_TRUE((*c)->writeSome());
    EXPECT_TRUE(eventually([&] { return port.applied().size() == 2; }));
    EXPECT_THAT(port.applied().back(), HasSubstr("evil"));
}

/// The handshake authenticates all bytes of both sides: version, role, mode and rank cannot be altered or downgraded.
TEST(Wire, AnAlteredHandshakeDoesNotProve)
{
    const Claim automatic{PeerRole::Worker, PeerRole::Server, WireMode::Auto, 3};
    Port port({PeerRole::Server, WireMode::Auto});
    const auto attempt = [&](bool toAcceptor, std::size_t at) {
        std::size_t seen = 0;
        const auto change = [&](std::string bytes) {
            if (at >= seen && at < seen + bytes.size())
                bytes = flipped(std::move(bytes), at - seen);
            seen += bytes.size();
            return bytes;
        };
        TamperingLine line(port.endpoint.port, toAcceptor ? TamperingLine::Options{.handshakeToAcceptor = change}
                                                          : TamperingLine::Options{.handshakeToOpener = change});
        return ps::openAuthenticated(line.endpoint(), "", "the port", testSecret(), automatic,
                                     {Deadline::after(std::chrono::seconds(20)), {}});
    };
    // Proof: version, opener, acceptor, mode, requested mode, rank, nonce, MAC.
    for (const std::size_t at : {32u, 36u, 37u, 38u, 39u, 40u, 44u, 76u, 107u})
        EXPECT_FALSE(attempt(true, at)) << at;
    // Nonce of the challenge; mode and MAC of the welcome.
    for (const std::size_t at : {36u, 67u, 100u, 101u, 132u})
        EXPECT_FALSE(attempt(false, at)) << at;
    EXPECT_TRUE(port.applied().empty());
    EXPECT_TRUE(attempt(true, 1000)) << "without a change it does";
}

TEST(Wire, BothSidesNeedTheSameMode)
{
    Port port(kServer);
    const auto c = ps::openAuthenticated(port.endpoint, "", "the port", testSecret(),
                                         {PeerRole::Worker, PeerRole::Server, WireMode::Plain, 0}, {soon(), {}});
    ASSERT_FALSE(c);
    EXPECT_EQ(c.error().code, ErrorCode::Conflict);
    EXPECT_EQ(c.error().detail, "both sides need the same --wire: it is plain there and aead here");
}

TEST(Wire, AProofForOneRoleIsOfNoUseAtAnother)
{
    Port port(kServer);
    const auto c = ps::openAuthenticated(port.endpoint, "", "the port", testSecret(), kToScheduler, {soon(), {}});
    ASSERT_FALSE(c);
    EXPECT_THAT(c.error().detail, HasSubstr("this is a server"));
}

TEST(Wire, TheAcceptorKnowsWhatTheOpenerProved)
{
    Port port(kServer);
    ASSERT_TRUE(ps::openAuthenticated(port.endpoint, "", "the port", testSecret(), kToServer, {soon(), {}}));
    EXPECT_TRUE(eventually([&] { return port.claims().size() == 1; }));
    EXPECT_THAT(port.claims(), ElementsAre(kToServer));
}

TEST(Wire, AutoStaysPlainOnLoopback)
{
    Port port({PeerRole::Server, WireMode::Auto});
    const auto c = ps::openAuthenticated(port.endpoint, "", "the port", testSecret(),
                                         {PeerRole::Worker, PeerRole::Server, WireMode::Auto, 0}, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    EXPECT_FALSE((*c)->sealed());
}

/// Moves the calling thread, and threads that it starts, to a new network namespace whose loopback interface has public
/// addresses.
/// \return false without the privilege for that
bool enterPublicNetwork()
{
    if (::unshare(CLONE_NEWNET) != 0)
        return false;
    const ps::Fd fd(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    ifreq lo{};
    std::strcpy(lo.ifr_name, "lo");
    auto &address = reinterpret_cast<sockaddr_in &>(lo.ifr_addr);
    address.sin_family = AF_INET;
    const auto set = [&](const char *text, unsigned long what) {
        return ::inet_pton(AF_INET, text, &address.sin_addr) == 1 && ::ioctl(fd.get(), what, &lo) == 0;
    };
    if (!set("203.0.113.1", SIOCSIFADDR) || !set("255.255.255.0", SIOCSIFNETMASK))
        return false;
    lo.ifr_flags = IFF_UP | IFF_RUNNING | IFF_LOOPBACK;
    return ::ioctl(fd.get(), SIOCSIFFLAGS, &lo) == 0;
}

TEST(Wire, AutoEncryptsBetweenAddressesOfTheInternet)
{
    const bool entered = std::async(std::launch::async, [] {
                             if (!enterPublicNetwork())
                                 return false;
                             Port port({PeerRole::Server, WireMode::Auto}, "203.0.113.1");
                             const auto sealed = [&](const char *from) {
                                 const auto c = ps::openAuthenticated(
                                     port.endpoint, from, "the port", testSecret(),
                                     {PeerRole::Worker, PeerRole::Server, WireMode::Auto, 0}, {soon(), {}});
                                 EXPECT_TRUE(c) << c.error().detail;
                                 return c && (*c)->sealed();
                             };
                             EXPECT_TRUE(sealed("203.0.113.2"));
                             EXPECT_FALSE(sealed("203.0.113.1")) << "one machine";
                             return true;
                         }).get();
    if (!entered)
        GTEST_SKIP() << "no network of its own for this user";
}

TEST(Wire, PrivateAddressesAreThoseThatTheInternetDoesNotCarry)
{
    const auto isPrivate = [](const char *text) {
        sockaddr_in four{};
        four.sin_family = AF_INET;
        if (::inet_pton(AF_INET, text, &four.sin_addr) == 1)
            return ps::isPrivateAddress(reinterpret_cast<const sockaddr &>(four));
        sockaddr_in6 six{};
        six.sin6_family = AF_INET6;
        EXPECT_EQ(::inet_pton(AF_INET6, text, &six.sin6_addr), 1) << text;
        return ps::isPrivateAddress(reinterpret_cast<const sockaddr &>(six));
    };
    for (const char *text : {"127.0.0.1", "127.255.0.9", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255",
                             "192.168.0.1", "169.254.1.1", "::1", "fe80::1", "fd00::1", "fc12::1", "::ffff:10.1.2.3"})
        EXPECT_TRUE(isPrivate(text)) << text;
    for (const char *text :
         {"9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.0.1", "192.169.0.1", "8.8.8.8",
          "100.64.0.1", "128.0.0.1", "2001:db8::1", "fec0::1", "fb00::1", "::ffff:8.8.8.8", "0.0.0.0"})
        EXPECT_FALSE(isPrivate(text)) << text;
}

/// S9: an attacker inserts a frame after the handshake of a legitimate peer, at the real scheduler.
TEST(Wire, TheSchedulerHearsNothingFromAManInTheMiddle)
{
    LocalJob job(smallJob(1));
    TamperingLine line(job.endpoint.port, {.toAcceptor = [](const std::string &) { return ownFrame(); }});
    const auto c =
        ps::openAuthenticated(line.endpoint(), "", "the scheduler", testSecret(), kToScheduler, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    (*c)->send({.type = FrameType::Heartbeat}, {});
    ASSERT_TRUE((*c)->writeSome());
    struct : ps::FrameSink {
        int controls = 0;
        Result<std::span<std::byte>> bufferFor(ps::Connection &peer, const FrameHeader &) override
        {
            return fail(ErrorCode::CorruptData, peer.peer(), "data");
        }
        Status onFrame(ps::Connection &, const FrameHeader &header, std::span<const std::byte>) override
        {
            controls += header.type == FrameType::Control ? 1 : 0;
            return {};
        }
    } sink;
    EXPECT_TRUE(eventually([&] { return !(*c)->readSome(sink); })) << "the scheduler ended the connection";
    EXPECT_EQ(sink.controls, 0) << "nobody was accepted";
    job.scheduler.stop.request_stop();
}

/// A worker whose line alters every sixth chunk reconnects and continues; the job succeeds.
TEST(Wire, AJobTrainsOverALineThatAlters)
{
    JobSpec spec = smallJob(1);
    spec.wire = WireMode::Aead;
    spec.sharedMemory = false;
    LocalJob job(spec);
    std::atomic<int> pieces = 0, altered = 0;
    TamperingLine line(job.endpoint.port, {.toAcceptor = [&](std::string bytes) {
                           return ++pieces % 6 == 0 ? (++altered, flipped(std::move(bytes), 0)) : bytes;
                       }});
    job.addServer();
    job.endpoint = line.endpoint();
    job.addWorker();
    const Status outcome = job.wait();
    EXPECT_TRUE(outcome) << outcome.error().detail;
    EXPECT_GT(job.lastValidation(), 0.9);
    EXPECT_GT(altered, 0);
    EXPECT_TRUE(job.records(metric::kMemberDied).empty());
}

} // namespace
} // namespace trainyard::testing
