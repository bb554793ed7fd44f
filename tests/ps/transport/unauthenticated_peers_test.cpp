#include <gmock/gmock.h>
#include <poll.h>
#include <sys/socket.h>

#include "backend/runtime/ps/transport/unauthenticated_peers.h"
#include "tests/ps/job_fixture.h"
#include "tests/support/latency_proxy.h"

/// S10: limits for unauthenticated connections to a port.
namespace trainyard::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

TEST(UnauthenticatedPeers, TheOldestOfTheAddressWithTheMostGoes)
{
    ps::UnauthenticatedPeers peers(4);
    EXPECT_FALSE(peers.add(1, "honest"));
    EXPECT_FALSE(peers.add(2, "flood"));
    EXPECT_FALSE(peers.add(3, "flood"));
    EXPECT_FALSE(peers.add(4, "flood"));
    EXPECT_EQ(peers.add(5, "flood"), 2);
    EXPECT_EQ(peers.add(6, "newcomer"), 3);
    peers.remove(1); // authenticated
    EXPECT_FALSE(peers.add(7, "flood"));
    EXPECT_EQ(peers.add(8, "flood"), 4);
    EXPECT_EQ(peers.size(), 4u);
}

TEST(UnauthenticatedPeers, AHundredBehindOneAddressHaveRoom)
{
    ps::UnauthenticatedPeers peers;
    for (int fd = 0; fd < 256; ++fd)
        EXPECT_FALSE(peers.add(fd, "198.51.100.1"));
    EXPECT_EQ(peers.add(256, "198.51.100.1"), 0);
}

TEST(RefusalLog, AFloodIsTwoLines)
{
    ps::RefusalLog log;
    const auto start = ps::RefusalLog::Clock::now();
    EXPECT_EQ(log.add("10.0.0.1:1", "no secret", start), "refused a connection from 10.0.0.1:1: no secret");
    for (int i = 0; i < 5000; ++i)
        EXPECT_FALSE(log.add("10.0.0.1:2", "no secret", start + 1ms * i));
    EXPECT_FALSE(log.onTick(start + 9s));
    EXPECT_EQ(log.onTick(start + 10s), "refused 5000 more connections, the last from 10.0.0.1:2: no secret");
    EXPECT_FALSE(log.onTick(start + 40s));
    EXPECT_THAT(*log.add("10.0.0.1:3", "late", start + 41s), HasSubstr("refused a connection from 10.0.0.1:3"));
}

/// Sockets that send nothing. Each is opened again when the port drops it.
class Silent {
public:
    Silent(const ps::Endpoint &endpoint, std::size_t count)
        : m_thread([this, endpoint, count](std::stop_token stop) { run(endpoint, count, stop); })
    {
        EXPECT_TRUE(eventually([&] { return m_open >= count; }));
    }
    std::size_t opened() const { return m_opened; }

private:
    void run(const ps::Endpoint &endpoint, std::size_t count, std::stop_token stop)
    {
        std::vector<ps::Fd> sockets(count);
        while (!stop.stop_requested()) {
            std::vector<pollfd> waits;
            for (ps::Fd &fd : sockets) {
                if (!fd) {
                    auto made = ps::connectTo(endpoint, "", {Deadline::after(10s), {}});
                    if (!made)
                        continue;
                    fd = std::move(*made);
                    ++m_opened;
                    ++m_open;
                }
                waits.push_back({fd.get(), POLLRDHUP, 0});
            }
            ::poll(waits.data(), nfds_t(waits.size()), 20);
            for (std::size_t i = 0; i < waits.size(); ++i) {
                if (waits[i].revents & (POLLRDHUP | POLLHUP | POLLERR))
                    std::ranges::find(sockets, waits[i].fd, &ps::Fd::get)->close();
            }
        }
    }
    std::atomic<std::size_t> m_open = 0, m_opened = 0;
    std::jthread m_thread;
};

class Crowd : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Crowd, OfSilentSocketsLocksNoPeerOut)
{
    LocalJob job(smallJob(1));
    const Silent silent(job.endpoint, GetParam());
    for (int i = 0; i < 15; ++i) {
        const auto worker = ps::openAuthenticated(job.endpoint, "", "the scheduler", testSecret(),
                                                  {ps::PeerRole::Worker, ps::PeerRole::Scheduler},
                                                  {Deadline::after(std::chrono::seconds(60)), {}});
        EXPECT_TRUE(worker) << i << ": " << worker.error().detail;
    }
    job.startAll();
    const Status outcome = job.wait();
    EXPECT_TRUE(outcome) << outcome.error().detail;
}

INSTANTIATE_TEST_SUITE_P(Sockets, Crowd, ::testing::Values(60, 70, 130, 400));

TEST(Proof, IsDueASecondAfterTheChallenge)
{
    LocalJob job(smallJob(1));
    const auto silent = ps::connectTo(job.endpoint, "", {Deadline::after(10s), {}});
    ASSERT_TRUE(silent);
    EXPECT_TRUE(eventually([&] {
        pollfd wait{silent->get(), POLLRDHUP, 0};
        return ::poll(&wait, 1, 0) > 0;
    })) << "it was dropped";
    // With a round trip of 250 ms, three round trips are to spare.
    support::LatencyProxy line(job.endpoint.port, 125ms);
    const auto far = ps::openAuthenticated({"127.0.0.1", line.port()}, "", "the scheduler", testSecret(),
                                           {ps::PeerRole::Worker, ps::PeerRole::Scheduler}, {Deadline::after(60s), {}});
    EXPECT_TRUE(far) << far.error().detail;
}

} // namespace
} // namespace trainyard::testing
