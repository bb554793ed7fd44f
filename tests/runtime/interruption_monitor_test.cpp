#include "backend/runtime/launch/interruption_monitor.h"

#include <atomic>
#include <chrono>
#include <future>

#include <gmock/gmock.h>

#include "tests/support/http_server.h"

namespace trainyard::launch {
namespace {

using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

aws::EnvironmentReader metadataAt(const std::string &url)
{
    return [url](const char *name) {
        return std::string_view(name) == "AWS_EC2_METADATA_SERVICE_ENDPOINT" ? url : std::string();
    };
}

TEST(InterruptionMonitor, ReportsTheNoticeAndSendsAToken)
{
    std::atomic<int> asked = 0;
    HttpServer server([&](const ReceivedRequest &request) {
        if (request.method == "PUT" && request.target == "/latest/api/token")
            return httpResponse(200, "a-token");
        if (request.header("x-aws-ec2-metadata-token") != "a-token")
            return httpResponse(401, "");
        if (request.target != "/latest/meta-data/spot/instance-action" || asked++ == 0)
            return httpResponse(404, "");
        return httpResponse(200, R"({"action":"stop","time":"2026-01-01T00:00:00Z"})");
    });
    std::promise<std::string> told;
    InterruptionMonitor watch([&](const std::string &action) { told.set_value(action); }, metadataAt(server.url()));
    EXPECT_EQ(told.get_future().get(), "stop");
    EXPECT_EQ(asked, 2);
}

TEST(InterruptionMonitor, AServiceThatFailsForAWhileIsAskedAgain)
{
    std::atomic<int> tokens = 0;
    HttpServer server([&](const ReceivedRequest &request) {
        if (request.method == "PUT") {
            const int number = ++tokens; // the first one expires, and the next four are not given
            return number == 1 || number > 5 ? httpResponse(200, "token-" + std::to_string(number))
                                             : httpResponse(503, "");
        }
        if (request.header("x-aws-ec2-metadata-token") == "token-1")
            return httpResponse(401, "");
        return httpResponse(200, R"({"action":"terminate","time":"2026-01-01T00:00:00Z"})");
    });
    std::promise<std::string> told;
    InterruptionMonitor watch([&](const std::string &action) { told.set_value(action); }, metadataAt(server.url()));
    auto notice = told.get_future();
    ASSERT_EQ(notice.wait_for(std::chrono::seconds(60)), std::future_status::ready);
    EXPECT_EQ(notice.get(), "terminate");
}

TEST(InterruptionMonitor, EndsInTheMiddleOfItsWait)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(404, ""); });
    InterruptionMonitor watch([](const std::string &) { ADD_FAILURE(); }, metadataAt(server.url()));
    EXPECT_TRUE(watch.enabled());
    EXPECT_TRUE(server.waitForRequests(1));
}

TEST(InterruptionMonitor, StartsNoThreadWhenMetadataIsDisabled)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(404, ""); });
    const auto disabled = [at = metadataAt(server.url() + "/disabled")](const char *name) {
        return std::string_view(name) == "AWS_EC2_METADATA_DISABLED" ? std::string("true") : at(name);
    };
    const InterruptionMonitor watch([](const std::string &) { ADD_FAILURE(); }, disabled);
    EXPECT_FALSE(watch.enabled());
    // A monitor that was started later has sent its request: one of the first would be there.
    const InterruptionMonitor other([](const std::string &) { ADD_FAILURE(); }, metadataAt(server.url()));
    EXPECT_TRUE(server.waitForRequests(1));
    for (const ReceivedRequest &request : server.received())
        EXPECT_FALSE(request.target.starts_with("/disabled")) << request.target;
}

} // namespace
} // namespace trainyard::launch
