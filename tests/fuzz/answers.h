#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"
#include "tests/fuzz/fuzz.h"

namespace trainyard::fuzz {

/// Replaces the network: the real clients sign, send, classify errors and paginate. Responses come from the input,
/// separated by zero bytes; in each, the first byte selects the status, lines "~NAME:VALUE" are headers, and the rest
/// is the body. After the last response the connection breaks.
class Answers final : public net::HttpClient {
public:
    void begin(std::string_view input)
    {
        m_rest = input;
        m_host = std::make_shared<net::HostState>(); // throttling by one input must not delay the next
    }

    Result<net::HttpReply> send(const net::HttpRequest &request, const CallContext &) override
    {
        if (m_rest.empty())
            return fail(ErrorCode::Disconnected, "answers", "the connection broke");
        const auto end = std::min(m_rest.find('\0'), m_rest.size());
        std::string_view one = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        static constexpr int kStatus[] = {200, 200, 200, 206, 301, 400, 403, 404, 412, 429, 500, 503};
        net::HttpReply reply;
        reply.status = one.empty() ? 200 : kStatus[static_cast<unsigned char>(one.front()) % std::size(kStatus)];
        one.remove_prefix(std::min<std::size_t>(1, one.size()));
        while (one.starts_with('~')) {
            const auto line = one.substr(1, one.find('\n') - 1);
            const auto colon = std::min(line.find(':'), line.size());
            reply.headers.emplace_back(line.substr(0, colon), line.substr(std::min(colon + 1, line.size())));
            one.remove_prefix(std::min(line.size() + 2, one.size()));
        }
        const bool taken =
            request.sink && (request.sinkStatus ? reply.status == request.sinkStatus : reply.status < 300);
        if (taken) {
            if (request.head)
                request.head(reply.status, reply.headers);
            if (auto status = request.sink(std::as_bytes(std::span(one.data(), one.size()))); !status)
                return tl::unexpected(status.error());
        } else {
            reply.body = one;
        }
        return reply;
    }

    std::shared_ptr<net::HostState> hostState(std::string_view) override { return m_host; }

private:
    std::string_view m_rest;
    std::shared_ptr<net::HostState> m_host;
};

/// Client configuration with example keys and a single attempt per request.
inline aws::ClientConfig clientConfig()
{
    aws::ClientConfig config;
    config.credentials = aws::fixedCredentials({"AKIAEXAMPLE", Secret("secret"), {}, {}, {}});
    config.retry = net::RetryPolicy{.tries = 1};
    return config;
}

inline void isTime(Timestamp t)
{
    require(fromIso8601(toIso8601(t)) == t, "a time that was read is written and read alike");
}

inline void checkError(const Error &error)
{
    require(error.code != ErrorCode::Internal && !error.source.empty(), "an error says who and what");
}

/// Checks the result of a client.
/// \param right  called with the value of a successful result
template <class T, class Right>
void check(const Result<T> &answer, Right right)
{
    if (answer)
        right(*answer);
    else
        checkError(answer.error());
}

template <class T>
void check(const Result<T> &answer)
{
    if (!answer)
        checkError(answer.error());
}

} // namespace trainyard::fuzz
