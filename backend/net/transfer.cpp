#include <cstring>

#include "backend/core/text.h"
#include "backend/net/transfer_internal.h"

namespace trainyard::net {

Transfer::Transfer(const HttpRequest &request, const HttpOptions &options)
    : m_request(request)
    , m_easy(curl_easy_init())
{
    if (m_easy)
        setUp(options);
}

Transfer::~Transfer()
{
    curl_slist_free_all(m_headerLines);
    curl_easy_cleanup(m_easy);
}

void Transfer::setUp(const HttpOptions &options)
{
    const auto set = [this](auto option, auto value) { curl_easy_setopt(m_easy, option, value); };
    set(CURLOPT_PRIVATE, static_cast<void *>(this));
    set(CURLOPT_URL, m_request.url.c_str());
    set(CURLOPT_PATH_AS_IS, 1L); // ".." is a valid object key
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
    set(CURLOPT_NOSIGNAL, 1L);
#if LIBCURL_VERSION_NUM >= 0x075700
    // Without it, removing a transfer during its name lookup waits for the resolver's thread, which blocks the loop and
    // all other transfers for as long as the DNS server is silent (curl issue 8515).
    set(CURLOPT_QUICK_EXIT, 1L);
#endif
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_USERAGENT, options.userAgent.c_str());
    set(CURLOPT_CONNECTTIMEOUT_MS, long(options.connectTimeout.count()));
    set(CURLOPT_LOW_SPEED_LIMIT, 1L);
    set(CURLOPT_LOW_SPEED_TIME, long(options.idleTimeout.count()));
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_BUFFERSIZE, 256L * 1024);
    set(CURLOPT_UPLOAD_BUFFERSIZE, 256L * 1024);
    set(CURLOPT_ERRORBUFFER, m_curlText);
    set(CURLOPT_FRESH_CONNECT, m_request.freshConnection ? 1L : 0L);
    if (!options.caBundle.empty())
        set(CURLOPT_CAINFO, options.caBundle.c_str());
    if (m_request.direct || isLoopback(m_request.url))
        set(CURLOPT_NOPROXY, "*");
    else if (!options.proxy.empty())
        set(CURLOPT_PROXY, options.proxy.c_str());
    set(CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    set(CURLOPT_WRITEDATA, static_cast<void *>(this));
    set(CURLOPT_HEADERFUNCTION, &Transfer::onHeader);
    set(CURLOPT_HEADERDATA, static_cast<void *>(this));
    setUpBody();
    setUpHeaders();
}

void Transfer::setUpBody()
{
    const auto set = [this](auto option, auto value) { curl_easy_setopt(m_easy, option, value); };
    const auto &method = m_request.method;
    const bool takesBody = method == "POST" || method == "PUT" || method == "PATCH";
    const std::uint64_t size = m_request.source ? m_request.source->size : m_request.body.size();
    if (takesBody || size > 0) {
        set(CURLOPT_UPLOAD, 1L);
        set(CURLOPT_INFILESIZE_LARGE, curl_off_t(size));
        set(CURLOPT_READFUNCTION, &Transfer::onRead);
        set(CURLOPT_READDATA, static_cast<void *>(this));
        set(CURLOPT_SEEKFUNCTION, &Transfer::onSeek);
        set(CURLOPT_SEEKDATA, static_cast<void *>(this));
        set(CURLOPT_EXPECT_100_TIMEOUT_MS, 1000L);
    } else if (method == "HEAD") {
        set(CURLOPT_NOBODY, 1L);
    } else {
        set(CURLOPT_HTTPGET, 1L);
    }
    set(CURLOPT_CUSTOMREQUEST, method.c_str());
}

void Transfer::setUpHeaders()
{
    const auto add = [this](const std::string &line) {
        m_headerLines = curl_slist_append(m_headerLines, line.c_str());
    };
    for (const auto &[key, value] : m_request.headers)
        add(value.empty() ? key + ";" : key + ": " + value); // curl's notation of an empty value
    add(m_request.expectContinue ? "Expect: 100-continue" : "Expect:");
    add("Accept-Encoding: identity");
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, m_headerLines);
}

std::size_t Transfer::onBody(char *data, std::size_t, std::size_t size, void *self)
{
    auto &t = *static_cast<Transfer *>(self);
    const int wanted = t.m_request.sinkStatus;
    const bool isWanted = wanted ? t.m_reply.status == wanted : t.m_reply.status >= 200 && t.m_reply.status < 300;
    if (t.m_request.sink && isWanted) {
        if (t.m_request.head && !std::exchange(t.m_headDelivered, true))
            t.m_request.head(t.m_reply.status, t.m_reply.headers);
        if (auto taken = t.m_request.sink(std::as_bytes(std::span(data, size))); !taken) {
            t.m_ownError = taken.error();
            return 0;
        }
        return size;
    }
    if (t.m_reply.body.size() + size > t.m_request.maxReplyBytes) {
        t.m_ownError = Error{ErrorCode::MalformedReply, std::string(originOf(t.m_request.url)),
                             "the answer is larger than " + std::to_string(t.m_request.maxReplyBytes) + " bytes"};
        return 0;
    }
    t.m_reply.body.append(data, size);
    return size;
}

std::size_t Transfer::onHeader(char *data, std::size_t, std::size_t size, void *self)
{
    auto &t = *static_cast<Transfer *>(self);
    const std::string_view line(data, size);
    if (line.starts_with("HTTP/")) { // again after "100 Continue" and a proxy's CONNECT: only the last response counts
        const auto space = line.find(' ');
        t.m_reply = {};
        t.m_reply.status =
            space == std::string_view::npos ? 0 : std::atoi(std::string(line.substr(space + 1, 3)).c_str());
    } else if (const auto colon = line.find(':'); colon != std::string_view::npos) {
        t.m_reply.headers.emplace_back(trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1)));
    }
    return size;
}

std::size_t Transfer::onRead(char *out, std::size_t, std::size_t size, void *self)
{
    auto &t = *static_cast<Transfer *>(self);
    if (!t.m_request.source) {
        const auto rest = std::string_view(t.m_request.body).substr(t.m_readOffset);
        const auto count = std::min(size, rest.size());
        std::memcpy(out, rest.data(), count);
        t.m_readOffset += count;
        return count;
    }
    const auto count = t.m_request.source->read(t.m_readOffset, std::as_writable_bytes(std::span(out, size)));
    if (!count) {
        t.m_ownError = count.error();
        return CURL_READFUNC_ABORT;
    }
    t.m_readOffset += *count;
    return *count;
}

int Transfer::onSeek(void *self, curl_off_t offset, int origin)
{
    if (origin != SEEK_SET)
        return CURL_SEEKFUNC_CANTSEEK;
    static_cast<Transfer *>(self)->m_readOffset = std::uint64_t(offset);
    return CURL_SEEKFUNC_OK;
}

void Transfer::finish(CURLcode code)
{
    if (m_ownError) {
        complete(fail(*m_ownError));
    } else if (code != CURLE_OK) {
        complete(fail(errorOf(code)));
    } else if (m_reply.status == 0) {
        complete(fail(ErrorCode::MalformedReply, std::string(originOf(m_request.url)), "the answer is not HTTP"));
    } else {
        complete(std::move(m_reply));
    }
}

void Transfer::finish(Error error)
{
    complete(fail(std::move(error)));
}

void Transfer::complete(Result<HttpReply> outcome)
{
    const std::lock_guard lock(m_mutex);
    m_outcome = std::move(outcome);
    m_done = true;
    m_ended.notify_all();
}

bool Transfer::waitDone(std::chrono::milliseconds slice)
{
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, slice, [this] { return m_done; });
}

/// False when the connection never became ready: the other side cannot have received anything.
bool Transfer::wasSent() const
{
    curl_off_t microseconds = 0;
    curl_easy_getinfo(m_easy, CURLINFO_PRETRANSFER_TIME_T, &microseconds);
    return microseconds > 0;
}

Error Transfer::errorOf(CURLcode code) const
{
    ErrorCode kind = ErrorCode::Disconnected;
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
    case CURLE_INTERFACE_FAILED:
        kind = ErrorCode::Unreachable;
        break;
    case CURLE_OPERATION_TIMEDOUT:
        kind = wasSent() ? ErrorCode::Timeout : ErrorCode::Unreachable;
        break;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
        kind = ErrorCode::TlsFailed;
        break;
    case CURLE_URL_MALFORMAT:
        kind = ErrorCode::InvalidArgument;
        break;
    case CURLE_UNSUPPORTED_PROTOCOL: // of the URL, or of a server that does not speak HTTP
        kind = wasSent() ? ErrorCode::MalformedReply : ErrorCode::InvalidArgument;
        break;
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_BAD_CONTENT_ENCODING:
        kind = ErrorCode::MalformedReply;
        break;
    case CURLE_OUT_OF_MEMORY:
    case CURLE_BAD_FUNCTION_ARGUMENT:
        kind = ErrorCode::Internal;
        break;
    default:
        break;
    }
    const std::string text = m_curlText[0] ? m_curlText : curl_easy_strerror(code);
    return {kind, std::string(originOf(m_request.url)), text};
}

} // namespace trainyard::net
