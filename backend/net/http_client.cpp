#include "backend/net/http_client.h"

#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include <curl/curl.h>

#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/net/transfer_internal.h"

namespace trainyard::net {

/// The only thread that uses curl's multi handle. Callers add and abandon transfers through two queues.
class HttpClient::Loop {
public:
    explicit Loop(const HttpOptions &options)
    {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        m_multi = curl_multi_init();
        curl_multi_setopt(m_multi, CURLMOPT_MAX_HOST_CONNECTIONS, options.connectionsPerHost);
        curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, options.connectionsPerHost * 4);
        m_thread = std::jthread([this](std::stop_token stop) { run(stop); });
    }

    ~Loop()
    {
        m_thread.request_stop();
        curl_multi_wakeup(m_multi);
        m_thread.join();
        curl_multi_cleanup(m_multi);
    }

    void add(std::shared_ptr<Transfer> transfer) { hand(m_added, std::move(transfer)); }
    /// Requests an early end; the transfer finishes as soon as the loop has released it.
    void abandon(std::shared_ptr<Transfer> transfer) { hand(m_abandoned, std::move(transfer)); }

private:
    using Transfers = std::vector<std::shared_ptr<Transfer>>;

    void hand(Transfers &queue, std::shared_ptr<Transfer> transfer)
    {
        {
            const std::lock_guard lock(m_mutex);
            queue.push_back(std::move(transfer));
        }
        curl_multi_wakeup(m_multi);
    }

    void run(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            const auto done = guarded("http loop", [this] {
                takeHanded();
                int running = 0;
                curl_multi_perform(m_multi, &running);
                finishEnded();
                curl_multi_poll(m_multi, nullptr, 0, 1000, nullptr);
            });
            if (!done)
                endAll(done.error());
        }
        endAll({ErrorCode::Cancelled, "net", "the HTTP client is closing"});
    }

    void endAll(const Error &why)
    {
        for (const auto &transfer : std::set(m_active))
            end(transfer, why);
    }

    void takeHanded()
    {
        Transfers added, abandoned;
        {
            const std::lock_guard lock(m_mutex);
            added.swap(m_added);
            abandoned.swap(m_abandoned);
        }
        for (const auto &transfer : added) {
            m_active.insert(transfer);
            if (const auto code = curl_multi_add_handle(m_multi, transfer->handle()); code != CURLM_OK)
                end(transfer, Error{ErrorCode::Internal, "net", curl_multi_strerror(code)});
        }
        for (const auto &transfer : abandoned) {
            if (m_active.contains(transfer)) // else it has ended meanwhile
                end(transfer, Error{ErrorCode::Cancelled, "net", "given up"});
        }
    }

    void finishEnded()
    {
        int left = 0;
        while (const CURLMsg *message = curl_multi_info_read(m_multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const CURLcode code = message->data.result;
            void *self = nullptr;
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &self);
            end(static_cast<Transfer *>(self)->shared_from_this(), code);
        }
    }

    template <class How>
    void end(std::shared_ptr<Transfer> transfer, How how) // by value: m_active drops its reference before the end
    {
        curl_multi_remove_handle(m_multi, transfer->handle());
        m_active.erase(transfer);
        transfer->finish(std::move(how)); // from here on the caller may have destroyed the request
    }

    CURLM *m_multi = nullptr;
    std::mutex m_mutex;
    Transfers m_added, m_abandoned;
    std::set<std::shared_ptr<Transfer>> m_active; // the loop's thread only
    std::jthread m_thread;
};

HttpOptions HttpOptions::fromEnvironment()
{
    HttpOptions options;
    options.caBundle = environment("AWS_CA_BUNDLE");
    return options;
}

HttpClient::HttpClient(HttpOptions options)
    : m_options(std::move(options))
    , m_loop(std::make_unique<Loop>(m_options))
{
}

HttpClient::~HttpClient() = default;

Result<HttpReply> HttpClient::send(const HttpRequest &request, const CallContext &context)
{
    constexpr std::chrono::milliseconds kLook{100};
    const std::string source(originOf(request.url));
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, source, "stopped before the request was sent");
    if (context.deadline.expired())
        return fail(ErrorCode::Timeout, source, "no time was left to send the request");
    const auto transfer = std::make_shared<Transfer>(request, m_options);
    if (!transfer->handle())
        return fail(ErrorCode::Internal, source, "curl gave no handle");
    m_loop->add(transfer);
    while (!transfer->waitDone(kLook)) {
        if (!context.stop.stop_requested() && !context.deadline.expired())
            continue;
        m_loop->abandon(transfer);
        while (!transfer->waitDone(kLook)) {
        }
        auto outcome = transfer->takeOutcome();
        if (outcome || outcome.error().code != ErrorCode::Cancelled)
            return outcome; // it ended before the loop abandoned it
        return context.stop.stop_requested()
                   ? Result<HttpReply>(fail(ErrorCode::Cancelled, source, "stopped while waiting for the answer"))
                   : fail(ErrorCode::Timeout, source, "no answer in time");
    }
    return transfer->takeOutcome();
}

std::shared_ptr<HostState> HttpClient::hostState(std::string_view url)
{
    return m_hosts.of(url);
}

} // namespace trainyard::net
