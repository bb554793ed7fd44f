#include "backend/runtime/launch/interruption_monitor.h"

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/net/http_client.h"

namespace trainyard::launch {

using namespace std::chrono_literals;

namespace {

constexpr auto kInterval = 5s;      // recommended by AWS
constexpr auto kLocalInterval = 1s; // for a configured endpoint, such as the local cloud
constexpr int kMaxSilent = 3;       // unanswered requests at the start, after which this is no EC2 instance

class Metadata {
public:
    Metadata(std::string endpoint)
        : m_http(net::HttpOptions())
        , m_endpoint(std::move(endpoint))
    {
        while (m_endpoint.ends_with('/'))
            m_endpoint.pop_back();
    }

    /// \return the action of the notice; empty if there is none
    /// \error the service does not answer
    Result<std::string> notice(std::stop_token stop)
    {
        if (m_token.empty()) {
            TY_ASSIGN(const auto token,
                      ask("PUT", "/latest/api/token", {"X-aws-ec2-metadata-token-ttl-seconds", "21600"}, stop));
            if (token.status != 200)
                return fail(ErrorCode::MalformedReply, m_endpoint, "gives no token");
            m_token = token.body;
        }
        TY_ASSIGN(const auto reply,
                  ask("GET", "/latest/meta-data/spot/instance-action", {"X-aws-ec2-metadata-token", m_token}, stop));
        if (reply.status == 401)
            m_token.clear(); // expired
        if (reply.status != 200)
            return std::string(); // usually 404: no interruption is planned
        const auto json = nlohmann::json::parse(reply.body, nullptr, false);
        const bool known = json.is_object() && json.contains("action") && json["action"].is_string();
        return known ? json["action"].get<std::string>() : std::string("terminate");
    }

private:
    Result<net::HttpReply> ask(const char *method, const char *path, std::pair<std::string, std::string> header,
                               std::stop_token stop)
    {
        net::HttpRequest request;
        request.method = method;
        request.url = m_endpoint + path;
        request.headers = {std::move(header)};
        request.direct = true;
        request.maxReplyBytes = 64 * 1024;
        return m_http.send(request, {Deadline::after(2s), stop});
    }

    net::HttpClient m_http;
    std::string m_endpoint, m_token;
};

} // namespace

InterruptionMonitor::InterruptionMonitor(std::function<void(const std::string &)> onNotice,
                                         aws::EnvironmentReader environment)
{
    if (environment("AWS_EC2_METADATA_DISABLED") == "true")
        return;
    const std::string own = environment("AWS_EC2_METADATA_SERVICE_ENDPOINT");
    m_thread = std::jthread([onNotice = std::move(onNotice), own](std::stop_token stop) {
        Metadata metadata(own.empty() ? "http://169.254.169.254" : own);
        bool isInstance = false; // the service may fail for a while later on
        for (int silent = 0; isInstance || silent < kMaxSilent;) {
            const auto notice = metadata.notice(stop);
            isInstance = isInstance || notice;
            silent += notice ? 0 : 1;
            if (notice && !notice->empty()) {
                spdlog::warn("this machine will be taken away ({})", *notice);
                return onNotice(*notice);
            }
            if (!pause(own.empty() ? kInterval : kLocalInterval, {Deadline::never(), stop}))
                return;
        }
    });
}

} // namespace trainyard::launch
