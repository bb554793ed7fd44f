#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "backend/localcloud/s3/s3_service.h"

namespace trainyard::localcloud {

inline constexpr std::uint64_t kMaxObject = std::uint64_t(5) << 30;

/// Verifies the chain of chunk signatures: each one signs its chunk and the previous signature.
class ChunkSignatures {
public:
    explicit ChunkSignatures(const S3Call &);
    bool accept(const std::string &claimed, const std::string &chunkSha256Hex);

private:
    std::string m_date, m_scope, m_previous;
    Bytes m_key;
};

/// Decodes the aws-chunked coding: SIZE[;chunk-signature=HEX] CRLF bytes CRLF ... 0 CRLF trailers CRLF.
class ChunkDecoder {
public:
    ChunkDecoder(BodySink, std::optional<ChunkSignatures>);

    /// Decodes the next bytes of the wire.
    /// \return false when they are rejected, see error(), or the sink has stopped
    bool feed(std::span<const std::byte>);
    bool finished() const { return m_state == State::Done || m_state == State::Trailers; }
    const std::map<std::string, std::string> &trailers() const { return m_trailers; }
    const std::optional<ServiceError> &error() const { return m_error; }

private:
    enum class State { Header, Bytes, AfterBytes, Trailers, Done };

    bool refuseWith(ServiceError);
    bool takeLine(const std::string &);
    bool takeHeader(const std::string &);
    bool checkSignature();

    BodySink m_sink;
    std::optional<ChunkSignatures> m_signatures;
    std::unique_ptr<Sha256> m_chunkHash;
    State m_state = State::Header;
    std::string m_line, m_claimed;
    std::uint64_t m_left = 0;
    std::map<std::string, std::string> m_trailers;
    std::optional<ServiceError> m_error;
};

} // namespace trainyard::localcloud
