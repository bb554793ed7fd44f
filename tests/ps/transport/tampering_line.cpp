#include "tampering_line.h"

#include <array>
#include <list>
#include <thread>

#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace trainyard::testing {

namespace {

constexpr std::size_t kToAcceptor = 32 + 76, kToOpener = (32 + 36) + (32 + 33); // header, proof; challenge, welcome

/// One direction of one connection.
struct Way {
    int from = -1, to = -1;
    std::size_t handshake = 0; ///< bytes of it that are still missing
    const TamperingLine::Tamper *duringHandshake = nullptr, *afterwards = nullptr;
};

struct Carried {
    ps::Fd opener, acceptor;
    std::array<Way, 2> ways;
    bool open = true;
};

void sendAll(int fd, const std::string &bytes)
{
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t count = ::send(fd, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count > 0) {
            sent += std::size_t(count);
            continue;
        }
        pollfd wait{fd, POLLOUT, 0};
        if ((errno != EAGAIN && errno != EINTR) || ::poll(&wait, 1, 10'000) <= 0)
            return;
    }
}

} // namespace

struct TamperingLine::State {
    int targetPort = 0;
    Options options;
    ps::Listener listener;
    std::list<Carried> carried;
    std::atomic<int> passed = 0;
    std::atomic<bool> hangUp = false;
    std::jthread thread;

    void accept()
    {
        ps::Fd opener = ps::acceptFrom(listener.fd);
        if (!opener)
            return;
        auto acceptor = ps::connectTo({"127.0.0.1", targetPort}, "", {Deadline::after(std::chrono::seconds(10)), {}});
        if (!acceptor)
            return;
        Carried &c = carried.emplace_back();
        c.opener = std::move(opener);
        c.acceptor = std::move(*acceptor);
        c.ways[0] = {c.opener.get(), c.acceptor.get(), kToAcceptor, &options.handshakeToAcceptor, &options.toAcceptor};
        c.ways[1] = {c.acceptor.get(), c.opener.get(), kToOpener, &options.handshakeToOpener, &options.toOpener};
    }

    void carry(Carried &c, Way &way)
    {
        std::string bytes(256 << 10, '\0');
        const ssize_t count = ::recv(way.from, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (count <= 0) {
            c.open = c.open && count < 0 && (errno == EAGAIN || errno == EINTR);
            return;
        }
        bytes.resize(std::size_t(count));
        std::string early = bytes.substr(0, way.handshake), rest = bytes.substr(early.size());
        way.handshake -= early.size();
        if (!early.empty())
            sendAll(way.to, *way.duringHandshake ? (*way.duringHandshake)(early) : early);
        if (rest.empty())
            return;
        sendAll(way.to, *way.afterwards ? (*way.afterwards)(rest) : rest);
        passed += &way == &c.ways[0] ? 1 : 0;
        if (hangUp.exchange(false))
            c.open = false;
    }

    void run(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            std::vector<pollfd> waiting{{listener.fd.get(), POLLIN, 0}};
            for (const Carried &c : carried) {
                waiting.push_back({c.opener.get(), POLLIN, 0});
                waiting.push_back({c.acceptor.get(), POLLIN, 0});
            }
            ::poll(waiting.data(), nfds_t(waiting.size()), 20);
            for (Carried &c : carried) {
                for (Way &way : c.ways)
                    carry(c, way);
            }
            carried.remove_if([](const Carried &c) { return !c.open; });
            accept();
        }
    }
};

TamperingLine::TamperingLine(int targetPort, Options options)
    : m_state(std::make_unique<State>())
{
    m_state->targetPort = targetPort;
    m_state->options = std::move(options);
    m_state->listener = std::move(ps::listenOn("127.0.0.1", 0).value());
    m_state->thread = std::jthread([state = m_state.get()](std::stop_token stop) { state->run(stop); });
}

TamperingLine::~TamperingLine() = default;

ps::Endpoint TamperingLine::endpoint() const
{
    return m_state->listener.bound;
}

int TamperingLine::passed() const
{
    return m_state->passed;
}

void TamperingLine::hangUp()
{
    m_state->hangUp = true;
}

} // namespace trainyard::testing
