#include "tests/support/latency_proxy.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <list>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/tcp_server.h"

namespace trainyard::support {

namespace {

using Clock = std::chrono::steady_clock;

struct Piece {
    Clock::time_point due;
    std::string bytes;
};

/// One direction of one connection.
struct Way {
    int from = -1, to = -1;
    std::deque<Piece> queue;
    bool open = true;

    void take(std::chrono::milliseconds delay)
    {
        char buffer[256 << 10];
        const ssize_t n = ::recv(from, buffer, sizeof buffer, MSG_DONTWAIT);
        if (n > 0)
            queue.push_back({Clock::now() + delay, std::string(buffer, std::size_t(n))});
        else if (n == 0)
            open = false;
    }
    void deliver()
    {
        while (!queue.empty() && queue.front().due <= Clock::now()) {
            std::string &bytes = queue.front().bytes;
            const ssize_t n = ::send(to, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
            if (n <= 0)
                return;
            bytes.erase(0, std::size_t(n));
            if (bytes.empty())
                queue.pop_front();
        }
    }
};

struct Pair {
    std::string source; ///< address of the client
    Way ways[2];
    bool held = false;
    bool over() const { return (!ways[0].open && ways[0].queue.empty()) || (!ways[1].open && ways[1].queue.empty()); }
    ~Pair()
    {
        ::close(ways[0].from);
        ::close(ways[0].to);
    }
};

} // namespace

struct LatencyProxy::State {
    int listener = -1, port = 0;
    sockaddr_in target{};
    std::chrono::milliseconds delay{};
    std::list<Pair> pairs;
    std::atomic<int> accepted = 0;
    std::mutex mutex;
    std::set<std::string> cut, held; ///< client addresses; "": all
    bool refused = false;
    std::jthread thread;

    void listen()
    {
        listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        const int on = 1;
        ::setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        sockaddr_in address = loopback(port);
        socklen_t length = sizeof address;
        ::bind(listener, reinterpret_cast<sockaddr *>(&address), length);
        ::getsockname(listener, reinterpret_cast<sockaddr *>(&address), &length);
        ::listen(listener, 64);
        if (port == 0)
            port = ntohs(address.sin_port);
    }

    void obey()
    {
        const std::lock_guard lock(mutex);
        const auto named = [](const std::set<std::string> &whom, const Pair &pair) {
            return whom.contains("") || whom.contains(pair.source);
        };
        pairs.remove_if([&](const Pair &pair) { return named(cut, pair); });
        cut.clear();
        for (Pair &pair : pairs)
            pair.held = named(held, pair);
        if (refused) {
            pairs.clear();
            if (listener >= 0)
                ::close(std::exchange(listener, -1));
        } else if (listener < 0) {
            listen();
        }
    }

    void accept()
    {
        sockaddr_in from{}, address = target;
        socklen_t length = sizeof from;
        const int client = ::accept4(listener, reinterpret_cast<sockaddr *>(&from), &length, SOCK_CLOEXEC);
        const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
            ::close(client); // no server listens at the moment
            ::close(server);
            return;
        }
        const int on = 1;
        ::setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        ::setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        Pair &pair = pairs.emplace_back();
        char text[INET_ADDRSTRLEN] = "";
        ::inet_ntop(AF_INET, &from.sin_addr, text, sizeof text);
        pair.source = text;
        pair.ways[0].from = pair.ways[1].to = client;
        pair.ways[0].to = pair.ways[1].from = server;
        ++accepted;
    }

    void run(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            obey();
            std::vector<pollfd> waiting = {{listener, POLLIN, 0}};
            auto due = Clock::now() + std::chrono::milliseconds(20);
            for (Pair &pair : pairs) {
                for (Way &way : pair.ways) {
                    if (pair.held)
                        continue;
                    if (way.open)
                        waiting.push_back({way.from, POLLIN, 0});
                    if (!way.queue.empty() && way.queue.front().due <= Clock::now())
                        waiting.push_back({way.to, POLLOUT, 0});
                    else if (!way.queue.empty())
                        due = std::min(due, way.queue.front().due);
                }
            }
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(due - Clock::now()).count();
            ::poll(waiting.data(), waiting.size(), int(std::max<std::int64_t>(left, 0)));
            if (waiting.front().revents & POLLIN)
                accept();
            obey();
            for (Pair &pair : pairs) {
                for (Way &way : pair.ways) {
                    if (pair.held)
                        continue;
                    if (way.open)
                        way.take(delay);
                    way.deliver();
                }
            }
            pairs.remove_if([](const Pair &pair) { return pair.over(); });
        }
    }
};

LatencyProxy::LatencyProxy(int targetPort, std::chrono::milliseconds oneWay, const std::string &targetHost)
    : m_state(std::make_unique<State>())
{
    m_state->target = loopback(targetPort);
    ::inet_pton(AF_INET, targetHost.c_str(), &m_state->target.sin_addr);
    m_state->delay = oneWay;
    m_state->listen();
    m_state->thread = std::jthread([state = m_state.get()](std::stop_token stop) { state->run(stop); });
}

LatencyProxy::~LatencyProxy()
{
    m_state->thread.request_stop();
    m_state->thread.join();
    if (m_state->listener >= 0)
        ::close(m_state->listener);
}

void LatencyProxy::cut(const std::string &from)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->cut.insert(from);
}

void LatencyProxy::refuse(bool refused)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->refused = refused;
}

void LatencyProxy::hold(bool held, const std::string &from)
{
    const std::lock_guard lock(m_state->mutex);
    if (held)
        m_state->held.insert(from);
    else
        m_state->held.erase(from);
}

int LatencyProxy::port() const
{
    return m_state->port;
}

int LatencyProxy::accepted() const
{
    return m_state->accepted;
}

ReservedPort::ReservedPort(const std::string &host)
    : m_fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    const int on = 1;
    ::setsockopt(m_fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address = loopback(0);
    ::inet_pton(AF_INET, host.c_str(), &address.sin_addr);
    socklen_t length = sizeof address;
    ::bind(m_fd, reinterpret_cast<const sockaddr *>(&address), length);
    ::getsockname(m_fd, reinterpret_cast<sockaddr *>(&address), &length);
    m_port = ntohs(address.sin_port);
}

ReservedPort::~ReservedPort()
{
    ::close(m_fd);
}

} // namespace trainyard::support
