#include <array>
#include <condition_variable>
#include <cstring>
#include <memory>
#include <mutex>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "bench/peers/contestant.h"

namespace trainyard::bench {

namespace {

constexpr std::size_t kSlice = 256 * 1024 / sizeof(float);

std::vector<std::size_t> slicesOf(std::size_t floats)
{
    std::vector<std::size_t> ends;
    for (std::size_t end = kSlice; end < floats; end += kSlice)
        ends.push_back(end);
    ends.push_back(floats);
    return ends;
}

struct Header { // as large as protocol::FrameHeader on the wire
    std::uint32_t slice = 0;
    std::array<std::uint32_t, 7> rest{};
};

void sendAll(int fd, const void *data, std::size_t bytes, int flags = 0)
{
    for (const char *at = static_cast<const char *>(data); bytes > 0;) {
        const ssize_t count = ::send(fd, at, bytes, MSG_NOSIGNAL | flags);
        if (count <= 0)
            fatal("bare: send failed");
        at += count;
        bytes -= std::size_t(count);
    }
}

bool receiveAll(int fd, void *data, std::size_t bytes)
{
    for (char *at = static_cast<char *>(data); bytes > 0;) {
        const ssize_t count = ::recv(fd, at, bytes, MSG_WAITALL);
        if (count <= 0)
            return false;
        at += count;
        bytes -= std::size_t(count);
    }
    return true;
}

class RawSocket final : public Contestant {
public:
    RawSocket(const Payload &payload, std::vector<std::size_t> ends, bool keyed)
        : m_payload(payload)
        , m_floats(payload.bytes / sizeof(float))
        , m_ends(std::move(ends))
        , m_slices(m_ends.size())
        , m_keyed(keyed)
        , m_counts(m_slices)
        , m_sums{std::vector<float>(m_floats), std::vector<float>(m_floats)}
    {
        const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        if (::bind(listener, reinterpret_cast<sockaddr *>(&address), size) != 0 || ::listen(listener, 16) != 0 ||
            ::getsockname(listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
            fatal("bare: cannot listen");
        for (int i = 0; i < payload.workers; ++i) {
            const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (::connect(fd, reinterpret_cast<sockaddr *>(&address), size) != 0)
                fatal("bare: cannot connect");
            const int served = ::accept(listener, nullptr, nullptr);
            const int one = 1;
            for (const int end : {fd, served})
                ::setsockopt(end, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
            m_workers.push_back({fd, std::vector<float>(m_floats, 1e-6F), std::vector<float>(m_floats)});
            m_served.emplace_back([this, served] { serve(served); });
        }
        ::close(listener);
        m_team = std::make_unique<ThreadTeam>(payload.workers, [this](int i) { one(m_workers[std::size_t(i)]); });
    }
    ~RawSocket() override
    {
        m_team.reset();
        for (const Member &member : m_workers)
            ::close(member.fd);
        for (std::thread &thread : m_served)
            thread.join();
    }
    std::string name() const override { return m_keyed ? "key by key" : "bare socket"; }
    double window(int rounds) override { return m_team->window(rounds); }

private:
    struct Member {
        int fd;
        std::vector<float> gradient, weights;
    };
    std::size_t begin(std::size_t slice) const { return slice ? m_ends[slice - 1] : 0; }
    std::size_t size(std::size_t slice) const { return m_ends[slice] - begin(slice); }

    /// Receives the payload of a message; key by key it goes through memory of its own.
    bool receivePayload(int fd, float *into, std::size_t floats) const
    {
        if (!m_keyed)
            return receiveAll(fd, into, floats * sizeof(float));
        const auto message = std::make_unique_for_overwrite<float[]>(floats);
        const bool came = receiveAll(fd, message.get(), floats * sizeof(float));
        std::memcpy(into, message.get(), floats * sizeof(float));
        return came;
    }

    void one(Member &member) const
    {
        Header header;
        for (std::size_t k = 0; k < m_slices; ++k) {
            header.slice = std::uint32_t(k);
            const bool pull = m_payload.op == Op::Pull;
            sendAll(member.fd, &header, sizeof header, pull ? 0 : MSG_MORE);
            if (!pull)
                sendAll(member.fd, member.gradient.data() + begin(k), size(k) * sizeof(float));
            if (m_keyed)
                sendAll(member.fd, &header, sizeof header); // the pull of this tensor
        }
        for (std::size_t k = 0; k < m_slices; ++k) {
            if ((m_keyed && !receiveAll(member.fd, &header, sizeof header)) ||
                !receiveAll(member.fd, &header, sizeof header) ||
                !receivePayload(member.fd, member.weights.data() + begin(k), size(k)))
                fatal("bare: the server is gone");
        }
    }

    void serve(int fd)
    {
        std::vector<float> incoming(m_floats);
        Header header;
        for (unsigned round = 0;; ++round) {
            std::vector<float> &sum = m_sums[round % 2];
            for (std::size_t k = 0; k < m_slices; ++k) {
                if (!receiveAll(fd, &header, sizeof header)) {
                    ::close(fd);
                    return;
                }
                if (m_payload.op == Op::Pull)
                    continue;
                if (!receivePayload(fd, incoming.data(), size(k)) ||
                    (m_keyed && !receiveAll(fd, &header, sizeof header)))
                    fatal("bare: a worker is gone");
                add(k, round, sum.data() + begin(k), incoming.data());
            }
            for (std::size_t k = 0; k < m_slices; ++k) {
                if (m_payload.op == Op::Exchange) {
                    std::unique_lock lock(m_mutex);
                    m_whole.wait(lock, [&] { return m_counts[k] >= unsigned(m_payload.workers) * (round + 1); });
                }
                header.slice = std::uint32_t(k);
                if (m_keyed)
                    sendAll(fd, &header, sizeof header); // the reply to the push
                sendAll(fd, &header, sizeof header, MSG_MORE);
                sendAll(fd, sum.data() + begin(k), size(k) * sizeof(float));
            }
        }
    }

    void add(std::size_t k, unsigned round, float *sum, const float *incoming)
    {
        const std::lock_guard slice(m_sliceMutexes[k % m_sliceMutexes.size()]);
        bool first = false;
        {
            const std::lock_guard lock(m_mutex);
            first = m_counts[k] == unsigned(m_payload.workers) * round;
        }
        if (first)
            std::memcpy(sum, incoming, size(k) * sizeof(float));
        else
            nn::kernels().add(sum, incoming, size(k));
        const std::lock_guard lock(m_mutex);
        if (++m_counts[k] == unsigned(m_payload.workers) * (round + 1))
            m_whole.notify_all();
    }

    Payload m_payload;
    std::size_t m_floats;
    std::vector<std::size_t> m_ends; ///< of the slices, in floats
    std::size_t m_slices;
    bool m_keyed;
    std::mutex m_mutex;
    std::condition_variable m_whole;
    std::vector<unsigned> m_counts; ///< gradients added, by slice
    std::array<std::mutex, 64> m_sliceMutexes;
    std::array<std::vector<float>, 2> m_sums; ///< of even and odd rounds
    std::vector<Member> m_workers;
    std::vector<std::thread> m_served;
    std::unique_ptr<ThreadTeam> m_team;
};

} // namespace

std::unique_ptr<Contestant> makeRawSocket(const Payload &payload)
{
    return std::make_unique<RawSocket>(payload, slicesOf(payload.bytes / sizeof(float)), false);
}

std::unique_ptr<Contestant> makeKeyed(const Payload &payload, std::vector<std::size_t> ends)
{
    return std::make_unique<RawSocket>(payload, std::move(ends), true);
}

} // namespace trainyard::bench
