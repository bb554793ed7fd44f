#include "backend/localcloud/s3/s3_body.h"

#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/localcloud/s3/s3_checksums.h"
#include "backend/localcloud/s3/s3_chunks.h"

namespace trainyard::localcloud {
namespace {

constexpr const char *kChecksumNames[] = {"crc32", "crc32c", "crc64nvme", "sha1", "sha256"};

/// Writes the file and computes all digests that will be verified.
class Receiver {
public:
    Receiver(const S3Call &call, const std::filesystem::path &file)
        : m_descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600))
        , m_md5(Checksum::make("md5"))
    {
        if (call.identity.payloadHash.size() == 64)
            m_sha256 = Checksum::make("sha256");
        const auto trailer =
            "," + call.request.header("x-amz-trailer") + ","; // delimited, because crc32 is a prefix of crc32c
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

    ServiceResult<ReceivedBody> finish(const S3Call &call, const std::map<std::string, std::string> &trailers)
    {
        ReceivedBody out;
        out.size = m_size;
        const auto md5 = m_md5->finish();
        out.md5Hex = hexEncode(asBytes(md5));
        if (m_sha256 && hexEncode(asBytes(m_sha256->finish())) != call.identity.payloadHash)
            return refuse("XAmzContentSHA256Mismatch",
                          "The provided 'x-amz-content-sha256' header does not match what was computed.");
        if (const auto claimed = call.request.header("content-md5");
            !claimed.empty() && claimed != base64Encode(asBytes(md5)))
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

ServiceResult<ReceivedBody> receiveBody(const S3Call &call, const std::filesystem::path &file)
{
    const auto answer = [&]() -> ServiceResult<ReceivedBody> {
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
