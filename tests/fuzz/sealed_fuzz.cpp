#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include <sys/socket.h>

#include "backend/core/encoding.h"
#include "backend/runtime/ps/transport/connection.h"
#include "tests/fuzz/fuzz.h"

/// A man in the middle of an encrypted connection. The input is a list of manipulations of the transmitted bytes, five
/// bytes each: kind, position (2 bytes), length (2 bytes). The receiver must deliver a prefix of the sent frames.
namespace {

using namespace trainyard;
using namespace trainyard::ps;
using protocol::FrameHeader;
using protocol::FrameType;

class Taker final : public FrameSink {
public:
    std::vector<std::string> taken;
    Result<std::span<std::byte>> bufferFor(Connection &, const FrameHeader &header) override
    {
        m_buffer.resize(header.length);
        return std::span<std::byte>(m_buffer);
    }
    Status onFrame(Connection &, const FrameHeader &, std::span<const std::byte> payload) override
    {
        taken.emplace_back(reinterpret_cast<const char *>(payload.data()), payload.size());
        return {};
    }

private:
    std::vector<std::byte> m_buffer;
};

const std::vector<std::string> kSent{"{\"type\":\"go\",\"view\":1}", "", std::string(300, 'w'), "last"};

/// The bytes on the wire when an encrypted connection sends kSent.
std::string sealedBytes(const SecretKey &key)
{
    int ends[2];
    fuzz::require(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) == 0, "a pair of sockets");
    const Fd other(ends[1]);
    Connection out{Fd(ends[0]), "the fuzzer"};
    out.secure(key, key);
    out.sendText(FrameType::Control, kSent[0]);
    out.send({.type = FrameType::Heartbeat}, {});
    out.send({.type = FrameType::Push, .slice = 7}, asBytes(kSent[2]));
    out.sendText(FrameType::Control, kSent[3]);
    fuzz::require(out.writeSome() && !out.wantsWrite(), "it leaves");
    std::string bytes(4096, '\0');
    const ssize_t count = ::recv(other.get(), bytes.data(), bytes.size(), 0);
    fuzz::require(count > 0, "it comes");
    bytes.resize(std::size_t(count));
    return bytes;
}

void change(std::string &bytes, const std::uint8_t *how)
{
    const std::size_t at = (how[1] | std::size_t(how[2]) << 8) % (bytes.size() + 1),
                      length = std::min<std::size_t>(how[3] | std::size_t(how[4]) << 8, bytes.size() - at);
    const std::string piece = bytes.substr(at, length);
    switch (how[0] % 5) {
    case 0:
        if (at < bytes.size())
            bytes[at] = char(bytes[at] ^ char(how[3]));
        break;
    case 1:
        bytes.erase(at, length);
        break;
    case 2:
        bytes.insert(at, piece);
        break;
    case 3:
        bytes.erase(at, length);
        bytes += piece;
        break;
    default:
        bytes.resize(at);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const SecretKey kKey;
    static const std::string kBytes = sealedBytes(kKey);
    std::string bytes = kBytes;
    for (std::size_t at = 0; at + 5 <= std::min<std::size_t>(size, 200); at += 5) {
        if (bytes.size() < 8192)
            change(bytes, data + at);
    }
    int ends[2];
    fuzz::require(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) == 0, "a pair of sockets");
    {
        const Fd other(ends[1]);
        (void)!::send(other.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    }
    Connection in{Fd(ends[0]), "the fuzzer"};
    in.secure(kKey, kKey);
    in.authenticated = true;
    Taker taker;
    while (in.readSome(taker)) {
    }
    fuzz::require(taker.taken.size() <= kSent.size(), "nothing is added");
    fuzz::require(std::equal(taker.taken.begin(), taker.taken.end(), kSent.begin()), "nothing is changed or moved");
    std::size_t same = 0;
    while (same < std::min(bytes.size(), kBytes.size()) && bytes[same] == kBytes[same])
        ++same;
    fuzz::require(taker.taken.size() < kSent.size() || same == kBytes.size(), "nothing is left out");
    return 0;
}
