#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>

#include <curl/curl.h>

#include "backend/net/http_client.h"

namespace trainyard::net {

/// One request in flight. The loop's thread owns everything but m_outcome, which the waiting caller reads after m_done
/// has been set.
class Transfer : public std::enable_shared_from_this<Transfer> {
public:
    Transfer(const HttpRequest &, const HttpOptions &);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    CURL *handle() const { return m_easy; }

    /// Called on the loop's thread: with curl's result, or with the error that ends the transfer.
    void finish(CURLcode);
    void finish(Error);

    /// Waits up to `slice` for the end; returns whether the transfer has ended.
    bool waitDone(std::chrono::milliseconds slice);
    Result<HttpReply> takeOutcome() { return std::move(m_outcome); }

private:
    void setUp(const HttpOptions &);
    void setUpBody();
    void setUpHeaders();
    void complete(Result<HttpReply>);
    bool wasSent() const;
    Error errorOf(CURLcode) const;

    static std::size_t onBody(char *, std::size_t, std::size_t, void *);
    static std::size_t onHeader(char *, std::size_t, std::size_t, void *);
    static std::size_t onRead(char *, std::size_t, std::size_t, void *);
    static int onSeek(void *, curl_off_t, int);

    const HttpRequest &m_request; // valid until the end, for which the caller waits; not used after it
    CURL *m_easy = nullptr;
    curl_slist *m_headerLines = nullptr;
    std::uint64_t m_readOffset = 0;
    HttpReply m_reply;
    bool m_headDelivered = false;
    std::optional<Error> m_ownError; // of a source, a sink or a limit
    char m_curlText[CURL_ERROR_SIZE] = {};

    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_done = false;
    Result<HttpReply> m_outcome = fail(ErrorCode::Internal, "net", "not finished");
};

} // namespace trainyard::net
