#include "tests/support/slow_line.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <list>
#include <string>
#include <thread>
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
    Way ways[2];
    bool over() const { return (!ways[0].open && ways[0].queue.empty()) || (!ways[1].open && ways[1].queue.empty()); }
    ~Pair()
    {
        ::close(ways[0].from);
        ::close(ways[0].to);
    }
};

} // namespace

struct SlowLine::State {
    int listener = -1, port = 0, target = 0;
    std::chrono::milliseconds delay{};
    std::list<Pair> pairs;
    std::atomic<bool> cut = false, held = false;
    std::jthread thread;

    void accept()
    {
        const int client = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in address = loopback(target);
        ::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address);
        const int on = 1;
        ::setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        ::setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        Pair &pair = pairs.emplace_back();
        pair.ways[0].from = pair.ways[1].to = client;
        pair.ways[0].to = pair.ways[1].from = server;
    }

    void run(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            if (cut.exchange(false))
                pairs.clear();
            if (held) {
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                continue;
            }
            std::vector<pollfd> waiting = {{listener, POLLIN, 0}};
            auto due = Clock::now() + std::chrono::milliseconds(20);
            for (Pair &pair : pairs) {
                for (Way &way : pair.ways) {
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
            for (Pair &pair : pairs) {
                for (Way &way : pair.ways) {
                    if (way.open)
                        way.take(delay);
                    way.deliver();
                }
            }
            pairs.remove_if([](const Pair &pair) { return pair.over(); });
        }
    }
};

SlowLine::SlowLine(int targetPort, std::chrono::milliseconds oneWay)
    : m_state(std::make_unique<State>())
{
    m_state->target = targetPort;
    m_state->delay = oneWay;
    m_state->listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    ::bind(m_state->listener, reinterpret_cast<sockaddr *>(&address), length);
    ::getsockname(m_state->listener, reinterpret_cast<sockaddr *>(&address), &length);
    ::listen(m_state->listener, 64);
    m_state->port = ntohs(address.sin_port);
    m_state->thread = std::jthread([state = m_state.get()](std::stop_token stop) { state->run(stop); });
}

SlowLine::~SlowLine()
{
    m_state->thread.request_stop();
    m_state->thread.join();
    ::close(m_state->listener);
}

void SlowLine::cut()
{
    m_state->cut = true;
}

void SlowLine::hold(bool held)
{
    m_state->held = held;
}

int SlowLine::port() const
{
    return m_state->port;
}

} // namespace trainyard::support
