#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "backend/aws/client_config.h"
#include "backend/net/http_client.h"
#include "tests/fuzz/fuzz.h"

namespace trainyard::fuzz {

/// Stands where the network is, so that the real clients sign, ask, classify and turn pages. What it answers comes from
/// an input: answers with a zero byte between them; of each, the first byte is the status, then come lines
/// "~NAME:VALUE" for headers, and the rest is the body. Behind the last one the connection breaks.
class Answers final : public net::HttpClient {
public:
    void begin(std::string_view input)
    {
        m_rest = input;
        m_host = std::make_shared<net::HostState>(); // a throttled host would have the next input wait
    }

    Result<net::HttpReply> send(const net::HttpRequest &request, const Deadline &, std::stop_token) override
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

/// What clients are made with: keys that nobody has, and one try.
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

/// Of what a client answered. right  is asked of a value
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
