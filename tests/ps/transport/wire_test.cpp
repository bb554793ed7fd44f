#include <atomic>

#include <gmock/gmock.h>

#include "tampering_line.h"
#include "tests/ps/job_fixture.h"
#include "wire_port.h"

/// A man in the middle of an authenticated connection: every manipulation is detected, and no altered frame is applied.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: frames
using ps::Claim;
using ps::PeerRole;
using ps::WireMode;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

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
    EXPECT_EQ(sink.controls, 0) << "no peer was accepted";
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
