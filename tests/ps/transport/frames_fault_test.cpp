#include <cstring>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/protocol/version.h"
#include "backend/runtime/ps/transport/handshake.h"
#include "tests/ps/job_fixture.h"

/// Unauthenticated and faulty peers at the ports of a training job: each is rejected, the job is not affected.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: frames
using ::testing::HasSubstr;

constexpr ps::Claim kWorker{ps::PeerRole::Worker, ps::PeerRole::Scheduler};
const Deadline kSoon = Deadline::after(std::chrono::minutes(5));

/// A job that is held in its first epoch until the test releases it.
class Besieged : public ::testing::Test {
protected:
    Besieged()
        : job([] {
            JobSpec spec = smallJob(1);
            spec.epochs = 2;
            return spec;
        }())
    {
        auto learner = std::make_shared<FakeLearner>();
        learner->beforeStep = [this](int, std::int64_t) { opened.wait(); };
        job.addServer();
        job.addWorker(learner);
        EXPECT_TRUE(eventually([&] { return !job.records(metric::kWorkers).empty(); }));
    }
    ~Besieged() override
    {
        open.set_value();
        const Status outcome = job.wait();
        EXPECT_TRUE(outcome) << outcome.error().detail;
        EXPECT_GT(job.lastValidation(), 0.9);
        EXPECT_TRUE(job.records(metric::kMemberDied).empty());
    }

    ps::Fd connect() { return std::move(ps::connectTo(job.endpoint, "", {kSoon, {}}).value()); }
    static void write(const ps::Fd &fd, std::span<const std::byte> bytes)
    {
        EXPECT_EQ(::send(fd.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL), ssize_t(bytes.size()));
    }
    /// \return all bytes until the peer closes the connection
    static std::string drain(const ps::Fd &fd)
    {
        std::string all;
        char buffer[4096];
        for (;;) {
            pollfd wait{fd.get(), POLLIN, 0};
            if (::poll(&wait, 1, 60'000) <= 0)
                return all + "(still open)";
            const ssize_t count = ::recv(fd.get(), buffer, sizeof buffer, 0);
            if (count <= 0)
                return all;
            all.append(buffer, std::size_t(count));
        }
    }
    static std::array<std::byte, kHeaderBytes> header(FrameHeader h)
    {
        std::array<std::byte, kHeaderBytes> bytes;
        encode(h, bytes);
        return bytes;
    }
    std::unique_ptr<ps::Connection> authenticated()
    {
        return std::move(
            ps::openAuthenticated(job.endpoint, "", "the scheduler", testSecret(), kWorker, {kSoon, {}}).value());
    }

    std::promise<void> open;
    std::shared_future<void> opened = open.get_future().share();
    LocalJob job;
};

TEST_F(Besieged, AWrongSecretIsReportedInOneSentence)
{
    const auto stranger = ps::openAuthenticated(job.endpoint, "", "the scheduler", testSecret(9), kWorker, {kSoon, {}});
    ASSERT_FALSE(stranger);
    EXPECT_EQ(stranger.error().code, ErrorCode::WrongSecret);
    EXPECT_THAT(stranger.error().detail, HasSubstr("the job's secret was not proven"));
}

TEST_F(Besieged, AWorkerWithAWrongSecretEndsWithThatError)
{
    FakeLearner learner;
    const ps::JoinOptions options{job.job, testSecret(9), job.endpoint, "127.0.0.1", "stranger", -1};
    EXPECT_EQ(ps::KvWorker::join(options, FakeLearner::kParameters, {}).error().code, ErrorCode::WrongSecret);
}

TEST_F(Besieged, AnotherProtocolIsClosed)
{
    const ps::Fd fd = connect();
    write(fd, asBytes("GET / HTTP/1.1\r\nHost: trainyard\r\n\r\nand some more bytes"));
    EXPECT_THAT(drain(fd), ::testing::Not(HasSubstr("still open")));
}

TEST_F(Besieged, AnOtherVersionIsRefusedByName)
{
    const ps::Fd fd = connect();
    std::string proof(68, 'x');
    const std::uint32_t version = kProtocolVersion + 1;
    std::memcpy(proof.data(), &version, sizeof version);
    write(fd, header({.type = FrameType::Proof, .length = 68}));
    write(fd, asBytes(proof));
    EXPECT_THAT(drain(fd),
                HasSubstr(fmt::format("protocol version {} does not fit ours, {}", version, kProtocolVersion)));
}

TEST_F(Besieged, DataBeforeTheProofIsClosed)
{
    for (const FrameType type : {FrameType::Control, FrameType::Push, FrameType::Pull, FrameType::Heartbeat}) {
        const ps::Fd fd = connect();
        write(fd, header({.type = type}));
        EXPECT_THAT(drain(fd), ::testing::Not(HasSubstr("still open")));
    }
}

TEST_F(Besieged, AnOversizeLengthIsClosedBeforeItsBytesAreRead)
{
    const ps::Fd fd = connect();
    auto bytes = header({.type = FrameType::Proof});
    const std::uint32_t huge = 0xffff'fff0;
    std::memcpy(bytes.data() + 8, &huge, sizeof huge);
    write(fd, bytes);
    EXPECT_THAT(drain(fd), ::testing::Not(HasSubstr("still open")));
}

TEST_F(Besieged, ATruncatedFrameIsClosed)
{
    auto peer = authenticated();
    const auto bytes = header({.type = FrameType::Control, .length = 100});
    EXPECT_EQ(::send(peer->fd(), bytes.data(), bytes.size(), MSG_NOSIGNAL), ssize_t(bytes.size()));
    peer.reset(); // in the middle of the frame
}

TEST_F(Besieged, NonsenseFromAPeerThatKnowsTheSecretIsClosed)
{
    for (const char *text :
         {"{", "{\"type\":\"dance\"}", "{\"type\":\"go\",\"view\":1}", "{\"type\":\"hello\",\"role\":\"cook\"}"}) {
        auto peer = authenticated();
        peer->sendText(FrameType::Control, text);
        EXPECT_TRUE(peer->writeSome());
        struct Sink : ps::FrameSink {
            Result<std::span<std::byte>> bufferFor(ps::Connection &c, const FrameHeader &) override
            {
                return fail(ErrorCode::Internal, c.peer(), "");
            }
            Status onFrame(ps::Connection &, const FrameHeader &, std::span<const std::byte>) override { return {}; }
        } sink;
        EXPECT_TRUE(eventually([&] { return !peer->readSome(sink); })) << text;
    }
}

TEST(JobSecret, MustBeSecretAndOf32Bytes)
{
    TemporaryFolder folder;
    const auto path = folder.path / "secret";
    EXPECT_EQ(ps::readSecret(path).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(writeFileAtomically(path, std::string(32, 's'), 0600));
    EXPECT_TRUE(ps::readSecret(path));
    ASSERT_TRUE(writeFileAtomically(path, std::string(64, 'a') + "\n", 0600));
    EXPECT_TRUE(ps::readSecret(path));
    ASSERT_TRUE(writeFileAtomically(path, std::string(31, 's'), 0600));
    EXPECT_EQ(ps::readSecret(path).error().code, ErrorCode::InvalidArgument);
    ASSERT_TRUE(writeFileAtomically(path, std::string(32, 's'), 0644));
    EXPECT_EQ(ps::readSecret(path).error().code, ErrorCode::PermissionDenied);
}

TEST(Connecting, NamesHostAndPortOfARefusedConnection)
{
    const auto listener = ps::listenOn("127.0.0.1", 0);
    ASSERT_TRUE(listener);
    const ps::Endpoint closed = listener->bound;
    const_cast<ps::Fd &>(listener->fd).close();
    const auto connection = ps::openAuthenticated(closed, "", "the scheduler", testSecret(), kWorker, {kSoon, {}});
    ASSERT_FALSE(connection);
    EXPECT_EQ(connection.error().code, ErrorCode::Unreachable);
    EXPECT_THAT(connection.error().source, HasSubstr(closed.text()));
    EXPECT_FALSE(ps::parseEndpoint("nowhere"));
    EXPECT_FALSE(ps::parseEndpoint("host:99999"));
    EXPECT_EQ(ps::parseEndpoint("[::1]:80")->text(), "[::1]:80");
}

} // namespace
} // namespace trainyard::testing
