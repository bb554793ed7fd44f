#include "backend/localcloud/s3_body.h"

#include <charconv>

#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/localcloud/s3_checksums.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxLine = 8192; ///< of a chunk header or a trailer
constexpr std::uint64_t kMaxObject = std::uint64_t(5) << 30;
constexpr const char *kChecksumNames[] = {"crc32", "crc32c", "crc64nvme", "sha1", "sha256"};

/// Verifies the chain of chunk signatures: each signs its bytes and the signature before it.
class ChunkSignatures {
public:
    explicit ChunkSignatures(const S3Call &call)
    {
        const auto &identity = call.identity;
        const auto authorization = call.request.header("authorization");
        if (const auto at = authorization.find("Signature="); at != std::string::npos)
            m_previous = authorization.substr(at + 10, 64);
        m_date = toAmzDate(identity.time);
        const auto day = m_date.substr(0, 8);
        m_scope = day + "/" + identity.region + "/s3/aws4_request";
        auto key = hmacSha256(asBytes("AWS4" + call.secretKey.reveal()), asBytes(day));
        for (const auto &part : {identity.region, std::string("s3"), std::string("aws4_request")})
            key = hmacSha256(key, asBytes(part));
        m_key.assign(key.begin(), key.end());
    }

    bool accept(const std::string &claimed, const std::string &chunkSha256Hex)
    {
        const auto text = "AWS4-HMAC-SHA256-PAYLOAD\n" + m_date + "\n" + m_scope + "\n" + m_previous + "\n" +
                          sha256Hex("") + "\n" + chunkSha256Hex;
        m_previous = hexEncode(hmacSha256(m_key, asBytes(text)));
        return equalConstantTime(asBytes(m_previous), asBytes(claimed));
    }

private:
    std::string m_date, m_scope, m_previous;
    Bytes m_key;
};

/// Takes the aws-chunked coding apart: SIZE[;chunk-signature=HEX] CRLF bytes CRLF ... 0 CRLF trailers CRLF.
class ChunkDecoder {
public:
    ChunkDecoder(BodySink sink, std::optional<ChunkSignatures> signatures)
        : m_sink(std::move(sink))
        , m_signatures(std::move(signatures))
    {
    }

    bool feed(std::span<const std::byte> data)
    {
        while (!data.empty()) {
            if (m_state == State::Bytes) {
                const auto take = data.first(std::min<std::uint64_t>(data.size(), m_left));
                if (m_signatures)
                    m_chunkHash->update(take);
                if (!m_sink(take))
                    return false;
                m_left -= take.size();
                data = data.subspan(take.size());
                if (m_left == 0)
                    m_state = State::AfterBytes;
                continue;
            }
            const char c = char(data.front());
            data = data.subspan(1);
            if (c != '\n') {
                m_line.push_back(c);
                if (m_line.size() > kMaxLine)
                    return refuseWith({"IncompleteBody", "A line of the chunked coding is too long."});
                continue;
            }
            if (!m_line.empty() && m_line.back() == '\r')
                m_line.pop_back();
            const auto line = std::exchange(m_line, {});
            if (!takeLine(line))
                return false;
        }
        return true;
    }

    bool finished() const { return m_state == State::Done || m_state == State::Trailers; }
    const std::map<std::string, std::string> &trailers() const { return m_trailers; }
    const std::optional<ServiceError> &error() const { return m_error; }

private:
    enum class State { Header, Bytes, AfterBytes, Trailers, Done };

    bool refuseWith(ServiceError error)
    {
        m_error = std::move(error);
        return false;
    }

    bool takeLine(const std::string &line)
    {
        switch (m_state) {
        case State::Header:
            return takeHeader(line);
        case State::AfterBytes:
            if (!line.empty())
                return refuseWith({"IncompleteBody", "A chunk is longer than it says."});
            m_state = State::Header;
            return !m_signatures || checkSignature();
        case State::Trailers:
            if (line.empty()) {
                m_state = State::Done;
            } else if (const auto colon = line.find(':'); colon != std::string::npos && m_trailers.size() < 16) {
                auto value = line.substr(colon + 1);
                while (!value.empty() && value.front() == ' ')
                    value.erase(0, 1);
                m_trailers[line.substr(0, colon)] = value;
            }
            return true;
        default:
            return true; // what follows the end is not ours
        }
    }

    bool takeHeader(const std::string &line)
    {
        const auto read = std::from_chars(line.data(), line.data() + line.size(), m_left, 16);
        if (line.empty() || read.ec != std::errc() || m_left > kMaxObject)
            return refuseWith({"IncompleteBody", "The header of a chunk cannot be read."});
        const auto at = line.find("chunk-signature=");
        m_claimed = at == std::string::npos ? "" : line.substr(at + 16, 64);
        if (m_signatures)
            m_chunkHash = std::make_unique<Sha256>();
        if (m_left > 0) {
            m_state = State::Bytes;
            return true;
        }
        m_state = State::Trailers;
        return !m_signatures || checkSignature();
    }

    bool checkSignature()
    {
        if (m_signatures->accept(m_claimed, hexEncode(m_chunkHash->finish())))
            return true;
        return refuseWith(
            {"SignatureDoesNotMatch",
             "The request signature we calculated does not match the signature you provided. Check your key "
             "and signing method.",
             403});
    }

    BodySink m_sink;
    std::optional<ChunkSignatures> m_signatures;
    std::unique_ptr<Sha256> m_chunkHash;
    State m_state = State::Header;
    std::string m_line, m_claimed;
    std::uint64_t m_left = 0;
    std::map<std::string, std::string> m_trailers;
    std::optional<ServiceError> m_error;
};

/// The file and every digest that somebody will ask for.
class Receiver {
public:
    Receiver(const S3Call &call, const std::filesystem::path &file)
        : m_descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600))
        , m_md5(Checksum::make("md5"))
    {
        if (call.identity.payloadHash.size() == 64)
            m_sha256 = Checksum::make("sha256");
        const auto trailer =
            "," + call.request.header("x-amz-trailer") + ","; // names end somewhere: crc32 is not crc32c
        for (const auto *name : kChecksumNames) {
            const auto header = std::string("x-amz-checksum-") + name;
            if (!call.request.header(header).empty() || trailer.find("," + header + ",") != std::string::npos)
                m_wanted[header] = Checksum::make(name);
        }
        if (m_descriptor < 0)
            m_error = ServiceError{"InternalError", "The local cloud cannot write to its disk.", 500};
    }
    ~Receiver()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Receiver(const Receiver &) = delete;
    Receiver &operator=(const Receiver &) = delete;

    bool write(std::span<const std::byte> data)
    {
        m_size += data.size();
        if (m_error || m_size > kMaxObject) {
            if (!m_error)
                m_error = ServiceError{"EntityTooLarge", "Your proposed upload exceeds the maximum allowed size"};
            return false;
        }
        m_md5->update(data);
        if (m_sha256)
            m_sha256->update(data);
        for (auto &[name, checksum] : m_wanted)
            checksum->update(data);
        while (!data.empty()) {
            const auto wrote = ::write(m_descriptor, data.data(), data.size());
            if (wrote < 0 && errno != EINTR) {
                m_error = ServiceError{"InternalError",
                                       errno == ENOSPC ? "The disk of the local cloud is full."
                                                       : "The local cloud cannot write to its disk.",
                                       500};
                return false;
            }
            if (wrote > 0)
                data = data.subspan(std::size_t(wrote));
        }
        return true;
    }

    const std::optional<ServiceError> &error() const { return m_error; }

    Answer<ReceivedBody> finish(const S3Call &call, const std::map<std::string, std::string> &trailers)
    {
        ReceivedBody out;
        out.size = m_size;
        const auto md5 = m_md5->finish();
        out.md5Hex = hexEncode(asBytes(md5));
        if (m_sha256 && hexEncode(asBytes(m_sha256->finish())) != call.identity.payloadHash)
            return refuse("XAmzContentSHA256Mismatch",
                          "The provided 'x-amz-content-sha256' header does not match what was computed.");
        if (const auto claimed = call.request.header("content-md5"); !claimed.empty() && claimed != base64Encode(asBytes(md5)))
            return refuse("BadDigest", "The Content-MD5 you specified did not match what we received.");
        if (const auto length = call.request.header("x-amz-decoded-content-length");
            !length.empty() && length != std::to_string(m_size))
            return refuse("IncompleteBody",
                          "You did not provide the number of bytes specified by the Content-Length HTTP header");
        for (auto &[name, checksum] : m_wanted) {
            auto claimed = call.request.header(name);
            if (const auto trailer = trailers.find(name); trailer != trailers.end())
                claimed = trailer->second;
            const auto computed = base64Encode(asBytes(checksum->finish()));
            if (claimed.empty())
                return refuse("InvalidRequest", "The trailer " + name + " is missing.");
            if (claimed != computed)
                return refuse("BadDigest",
                              "The " + name.substr(15) + " you specified did not match the calculated checksum.");
            out.checksums[name] = computed;
        }
        return out;
    }

private:
    int m_descriptor;
    std::unique_ptr<Checksum> m_md5, m_sha256;
    std::map<std::string, std::unique_ptr<Checksum>> m_wanted;
    std::uint64_t m_size = 0;
    std::optional<ServiceError> m_error;
};

} // namespace

Answer<ReceivedBody> receiveBody(const S3Call &call, const std::filesystem::path &file)
{
    const auto answer = [&]() -> Answer<ReceivedBody> {
        Receiver receiver(call, file);
        const auto &hash = call.identity.payloadHash;
        const bool chunked = hash.starts_with("STREAMING-");
        if (!chunked && hash.size() != 64 && hash != signing::kUnsignedPayload)
            return refuse("InvalidArgument",
                          "x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a STREAMING- form, or a valid sha256 value.");
        ChunkDecoder decoder([&](std::span<const std::byte> data) { return receiver.write(data); },
                             hash.starts_with("STREAMING-AWS4-HMAC-SHA256-PAYLOAD")
                                 ? std::optional(ChunkSignatures(call))
                                 : std::nullopt);
        bool whole = true;
        if (call.request.hasBody)
            whole = call.request.readBody(
                [&](std::span<const std::byte> data) { return chunked ? decoder.feed(data) : receiver.write(data); });
        if (receiver.error())
            return tl::unexpected(*receiver.error());
        if (decoder.error())
            return tl::unexpected(*decoder.error());
        if (!whole || (chunked && !decoder.finished()))
            return refuse("IncompleteBody",
                          "You did not provide the number of bytes specified by the Content-Length HTTP header");
        return receiver.finish(call, decoder.trailers());
    }();
    if (!answer) {
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
    }
    return answer;
}

} // namespace trainyard::localcloud
