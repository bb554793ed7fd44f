// Bytes that the parameter server reads from a socket. The first byte selects the sender: an unauthenticated peer, a
// worker to a server, a server to its replica; or a control message alone. The fields of a Heartbeat frame select
// changes that the scheduler or the replica causes meanwhile.
#include <sys/socket.h>

#include "backend/protocol/control/control.h"
#include "backend/runtime/ps/server/shard.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/transport/handshake.h"
#include "backend/runtime/ps/update_rule.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::ps;
using protocol::Encoding;
using protocol::FrameHeader;
using protocol::FrameType;

/// Returns one end of a connection that receives these bytes, followed by a close of the other end.
Connection receiving(std::span<const std::byte> bytes)
{
    int ends[2] = {-1, -1};
    fuzz::require(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) == 0, "a pair of sockets");
    const Fd other(ends[1]);
    (void)!::send(other.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    return {Fd(ends[0]), "the fuzzer"};
}

/// A port before authentication, which accepts handshake frames only.
class HandshakeHarness final : public FrameSink {
public:
    explicit HandshakeHarness(Connection &c)
        : m_handshake(c, m_secret, {PeerRole::Server, WireMode::Auto})
    {
    }
    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        fuzz::require(false, "a stranger's data is refused before it is read");
        return fail(ErrorCode::Internal, c.peer(), "");
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        fuzz::require(payload.size() <= protocol::kMaxHandshakeBytes, "a stranger's frame is small");
        auto status = m_handshake.authenticate(c, header, payload);
        fuzz::require(!status && !c.authenticated, "the secret cannot be guessed");
        return status;
    }

private:
    JobSecret m_secret{std::array<std::byte, 32>{std::byte(1)}};
    ServerHandshake m_handshake;
};

/// The payload of a Control frame.
void readControl(std::string_view text)
{
    const auto message = protocol::controlFromJson(text);
    if (!message)
        return;
    const std::string written = protocol::toJson(*message);
    const auto again = protocol::controlFromJson(written);
    fuzz::require(again && protocol::toJson(*again) == written, "what was read is written and read alike");
}

/// Handles frames of authenticated peers as a ServerThread does, without its thread.
class Server final : public FrameSink {
public:
    struct Kind {
        bool copy = false, synchronous = true, deterministic = false, adam = false, replicated = false,
             reduceOnly = false;
    };
    explicit Server(Kind kind)
        : m_kind(kind)
        , m_shard(SliceMap(kParameters, 256, 2), 1,
                  {nn::Optimizer({kind.adam ? nn::OptimizerKind::Adam : nn::OptimizerKind::Sgd}, {}), rateOf,
                   kind.synchronous, kind.deterministic, kind.reduceOnly, kind.reduceOnly && kind.adam},
                  [this](int, const Shard::Change &change, const SliceRef &answer) {
                      ++m_answers;
                      fuzz::require(answer && m_shard.hasSlice(change.slice), "only slices of ours are answered");
                  })
    {
        m_shard.setMembers({0, 1});
        if (kind.replicated)
            m_shard.setReplicator([](const Shard::Change &, const SliceRef &gradient) {
                fuzz::require(gradient != nullptr, "a change has a gradient");
            });
        if (kind.copy)
            return;
        static const std::vector<float> kFirst(kParameters, 1.0F);
        m_shard.setWeights(kFirst);
    }

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        const bool change = header.type == FrameType::Replicate || header.type == FrameType::State;
        if (m_kind.copy ? !change : header.type != FrameType::Push)
            return fail(ErrorCode::CorruptData, c.peer(), "sent data that was not requested");
        auto buffer = m_shard.bufferFor(header.slice);
        if (!buffer)
            return fail(buffer.error());
        m_incoming = std::move(*buffer);
        const auto floats = m_incoming->floats(m_shard.size(header.slice));
        m_encoding = change ? Encoding::Float32 : protocol::encodingOf(header.flags);
        if (m_encoding == Encoding::Float32)
            return std::as_writable_bytes(floats);
        m_encoded.resize(encodedBytes(m_encoding, floats.size()));
        return std::span<std::byte>(m_encoded);
    }

    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        const SliceRef values = std::exchange(m_incoming, nullptr);
        switch (header.type) {
        case FrameType::Heartbeat:
            meanwhile(header);
            return {};
        case FrameType::Control:
            readControl({reinterpret_cast<const char *>(payload.data()), payload.size()});
            return {};
        case FrameType::Pull: {
            const auto weights = m_shard.weights(header.slice);
            fuzz::require(!weights || *weights, "a pull is answered with weights or an error");
            return weights ? Status() : fail(weights.error());
        }
        case FrameType::Push:
        case FrameType::Replicate:
        case FrameType::State:
            break;
        default:
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a server does not take");
        }
        if (!values)
            return fail(ErrorCode::CorruptData, c.peer(), "sent nothing");
        const std::uint64_t before = m_shard.updates();
        const Status status = changed(header, payload, values);
        fuzz::require(m_shard.updates() <= before + 1, "one frame changes one slice once");
        fuzz::require(!m_kind.replicated || m_answers == 0, "no worker is answered before the replica has it");
        return status;
    }

private:
    /// A learning rate that varies from the fifth round on.
    static float rateOf(std::uint64_t round)
    {
        static const LearningRate kRate = [] {
            LearningRate rate({});
            rate.begin({0, 0, 0.1, {}});
            rate.begin({5, 0.5, 0.1, {1, 2, 5, 4}});
            return rate;
        }();
        const float rate = kRate.at(round);
        fuzz::require(rate >= 0, "a learning rate is not negative");
        return rate;
    }

    Status changed(const FrameHeader &header, std::span<const std::byte> payload, const SliceRef &values)
    {
        if (header.type == FrameType::State) {
            const auto state = protocol::headerOf<protocol::StateHeader>(header);
            return m_shard.setArray(state.slice, int(std::min(state.array, 0xffffu)), {state.round, state.updates},
                                    values);
        }
        if (header.type == FrameType::Replicate) {
            const auto change = protocol::headerOf<protocol::ReplicateHeader>(header);
            return m_shard.apply({change.slice, change.round, change.samples, int(change.rank)}, values);
        }
        if (m_encoding != Encoding::Float32) {
            if (auto status = decode(m_encoding, 0.5F, payload, values->floats(m_shard.size(header.slice))); !status)
                return status;
        }
        const auto push = protocol::headerOf<protocol::PushHeader>(header);
        return m_shard.push(int(push.view & 3), push.slice, push.round, push.samples, values, {});
    }

    void meanwhile(const FrameHeader &header)
    {
        const auto [first, second] = header.values;
        switch (header.slice % 7) {
        case 0:
            m_shard.setMembers({int(second & 1), 2}, header.round);
            break;
        case 1:
            m_shard.removeMember(int(second & 3));
            break;
        case 2:
            (void)m_shard.firstIncompleteRound(int(second & 3));
            break;
        case 3:
            m_answers = 0; // acknowledged by the replica
            m_kind.replicated = false;
            m_shard.replicated({first, header.round, 0, int(second & 3)});
            break;
        case 4:
            m_kind.replicated = false;
            m_shard.setReplicator({});
            break;
        case 5:
            m_shard.applyPendingUpdate();
            break;
        default:
            fuzz::require(m_shard.slowestSlice().ranks.size() <= 2, "only members are waited for");
            (void)m_shard.isComplete();
        }
    }

    static constexpr std::size_t kParameters = 300; // five slices of 64 floats, the last one of 44; two in this shard
    Kind m_kind;
    std::size_t m_answers = 0;
    Shard m_shard;
    SliceRef m_incoming;
    Encoding m_encoding = Encoding::Float32;
    std::vector<std::byte> m_encoded;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const unsigned who = data[0] % 4, how = data[0] / 4;
    if (who == 3) {
        readControl(fuzz::textOf(data + 1, size - 1));
        return 0;
    }
    Connection connection = receiving({reinterpret_cast<const std::byte *>(data + 1), size - 1});
    const auto readAll = [&](FrameSink &sink) {
        while (connection.readSome(sink)) {
        }
    };
    if (who == 0) {
        HandshakeHarness sink(connection);
        readAll(sink);
        return 0;
    }
    connection.authenticated = true;
    const bool synchronous = (how & 1) == 0;
    Server sink({who == 2, synchronous, (how & 2) != 0, (how & 4) != 0, (how & 8) != 0, synchronous && (how & 16)});
    readAll(sink);
    return 0;
}
