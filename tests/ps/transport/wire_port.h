#pragma once

#include <array>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "backend/runtime/ps/transport/loop.h"
#include "tests/ps/job_fixture.h"

/// The acceptor of authenticated connections, and their frames.
namespace trainyard::testing {

inline Deadline soon()
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
    std::vector<ps::Claim> claims()
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
    Result<std::span<std::byte>> bufferFor(ps::Connection &, const protocol::FrameHeader &header) override
    {
        m_incoming.resize(header.length);
        return std::span<std::byte>(m_incoming);
    }
    Status onFrame(ps::Connection &c, const protocol::FrameHeader &header, std::span<const std::byte> payload) override
    {
        const std::string text(reinterpret_cast<const char *>(payload.data()), payload.size());
        {
            const std::lock_guard lock(m_mutex);
            m_applied.push_back(header.type == protocol::FrameType::Push ? fmt::format("{} floats", payload.size() / 4)
                                                                         : text);
        }
        c.sendText(protocol::FrameType::Control, "heard " + text.substr(0, 32));
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
    std::vector<ps::Claim> m_claims;
    std::vector<Error> m_ended;
    ps::Loop m_loop;
    std::thread m_thread;
};

/// Reads the responses on a connection.
struct Answers final : ps::FrameSink {
    std::vector<std::string> texts;
    Result<std::span<std::byte>> bufferFor(ps::Connection &c, const protocol::FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "data");
    }
    Status onFrame(ps::Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) override
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

inline const ps::Acceptor kScheduler{}, kServer{ps::PeerRole::Server, ps::WireMode::Aead};
inline const ps::Claim kToScheduler{ps::PeerRole::Worker, ps::PeerRole::Scheduler},
    kToServer{ps::PeerRole::Worker, ps::PeerRole::Server, ps::WireMode::Aead, 3};

/// \return the bytes with one bit of one of them changed
inline std::string flipped(std::string bytes, std::size_t at)
{
    bytes[at] = char(bytes[at] ^ 1);
    return bytes;
}

/// A frame without a tag, as someone on the line can write it.
inline std::string ownFrame()
{
    const std::string text = R"({"type":"hello","role":"worker","host":"evil"})";
    std::array<std::byte, protocol::kHeaderBytes> header;
    protocol::encode({.type = protocol::FrameType::Control, .length = std::uint32_t(text.size())}, header);
    return std::string(reinterpret_cast<const char *>(header.data()), header.size()) + text;
}

} // namespace trainyard::testing
