#include "backend/localcloud/s3/s3_chunks.h"

#include <charconv>

#include "backend/core/encoding.h"

namespace trainyard::localcloud {

namespace {

constexpr std::size_t kMaxLine = 8192; ///< of a chunk header or a trailer

} // namespace

ChunkSignatures::ChunkSignatures(const S3Call &call)
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

bool ChunkSignatures::accept(const std::string &claimed, const std::string &chunkSha256Hex)
{
    const auto text = "AWS4-HMAC-SHA256-PAYLOAD\n" + m_date + "\n" + m_scope + "\n" + m_previous + "\n" +
                      sha256Hex("") + "\n" + chunkSha256Hex;
    m_previous = hexEncode(hmacSha256(m_key, asBytes(text)));
    return equalConstantTime(asBytes(m_previous), asBytes(claimed));
}

ChunkDecoder::ChunkDecoder(BodySink sink, std::optional<ChunkSignatures> signatures)
    : m_sink(std::move(sink))
    , m_signatures(std::move(signatures))
{
}

bool ChunkDecoder::feed(std::span<const std::byte> data)
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

bool ChunkDecoder::refuseWith(ServiceError error)
{
    m_error = std::move(error);
    return false;
}

bool ChunkDecoder::takeLine(const std::string &line)
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
        return true; // bytes after the end are ignored
    }
}

bool ChunkDecoder::takeHeader(const std::string &line)
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

bool ChunkDecoder::checkSignature()
{
    if (m_signatures->accept(m_claimed, hexEncode(m_chunkHash->finish())))
        return true;
    return refuseWith({"SignatureDoesNotMatch",
                       "The request signature we calculated does not match the signature you provided. Check your key "
                       "and signing method.",
                       403});
}

} // namespace trainyard::localcloud
