#include "backend/storage/http_fetch.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/numbers.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/net/host_state.h"
#include "backend/storage/transfers/resume.h"

namespace trainyard::storage {
namespace {

constexpr int kMostRedirects = 5;

bool isWebAddress(const std::string &url)
{
    return url.starts_with("https://") || url.starts_with("http://");
}

/// An address in a Location header, which may be relative to the host.
std::string resolved(const std::string &base, const std::string &location)
{
    if (location.starts_with("//"))
        return base.substr(0, base.find("://") + 1) + location;
    return location.starts_with('/') ? std::string(net::originOf(base)) + location : location;
}

Error errorOf(int status, const std::string &url)
{
    const auto code = status == 404 || status == 410   ? ErrorCode::NotFound
                      : status == 401 || status == 403 ? ErrorCode::PermissionDenied
                      : status == 429                  ? ErrorCode::Throttled
                                                       : ErrorCode::ServiceFailure;
    return {code, url, "the server replies with HTTP status " + std::to_string(status)};
}

/// Receives the body into a file.
class Receiver {
public:
    Receiver(std::string part, const FetchOptions &options, std::string url)
        : m_part(std::move(part))
        , m_options(options)
        , m_url(std::move(url))
    {
    }
    Status begin()
    {
        m_out = Fd(::open(m_part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0644));
        return m_out ? Status() : fail(systemError(errno, m_part, "creating"));
    }
    void head(const net::Headers &headers)
    {
        for (const auto &[name, value] : headers) {
            if (lowered(name) == "content-length")
                m_total = std::uint64_t(std::max<std::int64_t>(parseInteger(trimmed(value)).value_or(0), 0));
            if (lowered(name) == "content-type")
                m_isPage = lowered(trimmed(value)).starts_with("text/html");
        }
    }
    Status take(std::span<const std::byte> piece)
    {
        if (m_isPage && m_options.sha256.empty())
            return fail(ErrorCode::CorruptData, m_url,
                        "the server sends a page of HTML in place of the file: open the address in a browser");
        if (m_bytes + piece.size() > m_options.maxBytes || m_total > m_options.maxBytes)
            return fail(ErrorCode::InvalidArgument, m_url,
                        "the file is larger than the limit of " + std::to_string(m_options.maxBytes) + " bytes");
        m_hash.update(piece);
        m_bytes += piece.size();
        while (!piece.empty()) {
            const auto count = ::write(m_out.get(), piece.data(), piece.size());
            if (count < 0 && errno != EINTR)
                return fail(systemError(errno, m_part, "writing"));
            piece = piece.subspan(count > 0 ? std::size_t(count) : 0);
        }
        if (m_options.progress)
            m_options.progress(m_bytes, m_total);
        return {};
    }
    Result<WriteResult> end(const std::string &target)
    {
        if (m_total > 0 && m_bytes != m_total)
            return fail(ErrorCode::CorruptData, m_url,
                        std::to_string(m_bytes) + " bytes arrived of " + std::to_string(m_total));
        const auto sum = hexEncode(m_hash.finish());
        if (!m_options.sha256.empty() && sum != lowered(m_options.sha256))
            return fail(ErrorCode::ChecksumMismatch, m_url,
                        "the file has the SHA-256 " + sum + ", not the expected one");
        if (::fsync(m_out.get()) != 0 || ::rename(m_part.c_str(), target.c_str()) != 0)
            return fail(systemError(errno, target, "moving into place"));
        return WriteResult{m_bytes, sum};
    }

private:
    const std::string m_part;
    const FetchOptions &m_options;
    const std::string m_url;
    Fd m_out;
    Sha256 m_hash;
    std::uint64_t m_bytes = 0, m_total = 0;
    bool m_isPage = false;
};

Result<WriteResult> fetchTo(std::string url, const std::string &part, const std::string &target, net::HttpClient &http,
                            const FetchOptions &options, const CallContext &context)
{
    for (int redirects = 0; redirects <= kMostRedirects; ++redirects) {
        Receiver receiver(part, options, url);
        TY_TRY(receiver.begin());
        net::HttpRequest request;
        request.url = url;
        request.headers = {{"Accept-Encoding", "identity"}};
        request.sinkStatus = 200;
        request.head = [&](int, const net::Headers &headers) { receiver.head(headers); };
        request.sink = [&](std::span<const std::byte> piece) { return receiver.take(piece); };
        TY_ASSIGN(const auto reply, http.send(request, context));
        if (reply.status == 200)
            return receiver.end(target);
        const auto location = reply.header("location");
        if (reply.status < 300 || reply.status >= 400 || location.empty())
            return fail(errorOf(reply.status, url));
        const auto next = resolved(url, location);
        if (!isWebAddress(next) || (url.starts_with("https://") && !next.starts_with("https://")))
            return fail(ErrorCode::InvalidArgument, url, "the server leads to an address that is not protected by TLS");
        url = next;
    }
    return fail(ErrorCode::ServiceFailure, url, "the server leads from one address to the next without an end");
}

} // namespace

std::string fileNameIn(const std::string &url)
{
    const auto path = url.substr(0, url.find_first_of("?#"));
    const auto begin = path.find("://") == std::string::npos ? 0 : path.find("://") + 3;
    const auto slash = path.rfind('/');
    const auto name = slash == std::string::npos || slash < begin ? std::string()
                                                                  : percentDecode(path.substr(slash + 1)).value_or("");
    const bool isPlain = !name.empty() && name != "." && name != ".." && name.size() <= 255 &&
                         name.find('/') == std::string::npos && name.find('\0') == std::string::npos;
    return isPlain ? name : "download";
}

Result<WriteResult> fetchUrl(const std::string &url, const std::string &localFile, net::HttpClient &http,
                             const FetchOptions &options, const CallContext &context)
{
    if (!isWebAddress(url))
        return fail(ErrorCode::InvalidArgument, url, "an address is wanted that begins with https:// or http://");
    const auto sum = lowered(options.sha256);
    if (!sum.empty() && (sum.size() != 64 || sum.find_first_not_of("0123456789abcdef") != std::string::npos))
        return fail(ErrorCode::InvalidArgument, "sha256", "a SHA-256 has 64 hexadecimal digits");
    const std::filesystem::path path(localFile);
    if (path.has_parent_path()) {
        TY_TRY(ensureFolder(path.parent_path()));
    }
    const auto part = partFileOf(localFile);
    auto fetched = fetchTo(url, part, localFile, http, options, context);
    if (!fetched)
        ::unlink(part.c_str());
    return fetched;
}

} // namespace trainyard::storage
