// What is posted, to which addresses, how often; and the settings in the state folder.
#include "backend/notify/webhook.h"

#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "tests/support/http_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::notify {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

unsigned modeOf(const std::filesystem::path &file)
{
    struct stat found {};
    return ::stat(file.c_str(), &found) == 0 ? found.st_mode & 0777 : 0;
}

Notice finished(const std::string &run)
{
    return endOf(NoticeKind::RunFinished, "lenet on demo", "", "demo", RunId(run));
}

/// A state folder whose webhook is a server with these statuses, one after another; the last one stays.
struct Hook {
    std::vector<int> statuses;
    std::atomic<std::size_t> calls = 0;
    support::HttpServer server{[this](const support::ReceivedRequest &) {
        const std::size_t call = calls++;
        return support::httpResponse(statuses[std::min(call, statuses.size() - 1)], "");
    }};
    TemporaryFolder folder;
    explicit Hook(std::vector<int> answers)
        : statuses(std::move(answers))
    {
        EXPECT_TRUE(storeWebhook(folder.path, Secret(server.url() + "/secret-token")));
    }
};

TEST(Webhook, TakesOnlySafeAddresses)
{
    for (const char *good : {"https://hooks.example.com/T/B/x", "http://localhost:8080/x", "http://127.0.0.1/",
                             "http://[::1]:9/x", "https://example.com:8443/a?b=c", "https://example.com"})
        EXPECT_TRUE(checkWebhook(good)) << good;
    for (const char *bad :
         {"", "example.com", "http://example.com/x", "http://127.0.0.1.evil.com/", "http://localhost.evil.com/",
          "https://", "https:///x", "https://user:pass@example.com/", "ftp://example.com", "file:///etc/passwd",
          "https://example.com/a b", "https://example.com/a\nHost: x", "http://localhost@evil.com/"})
        EXPECT_FALSE(checkWebhook(bad)) << bad;
    EXPECT_FALSE(checkWebhook("https://example.com/" + std::string(5000, 'x')));
}

TEST(Webhook, HasABodyOfPlainLines)
{
    const std::string hostile = "a\nb\x1b[31m" + std::string(299, 'x') + "\xc3\xa9";
    const Notice notice = endOf(NoticeKind::RunFailed, hostile, "line\r\nline", "demo\xff", RunId("r-1"));
    EXPECT_EQ(notice.title.find_first_of("\n\x1b"), std::string::npos);
    EXPECT_EQ(notice.text, "line  line");
    EXPECT_EQ(oneLine("caf\xc3\xa9"), "caf\xc3\xa9") << "a complete character stays";
    const auto body = nlohmann::json::parse(webhookBody(notice), nullptr, false);
    ASSERT_TRUE(body.is_object());
    EXPECT_EQ(body["kind"], "run-failed");
    EXPECT_EQ(body["run"], "r-1");
}

TEST(Webhook, IsAPrivateFile)
{
    TemporaryFolder folder;
    EXPECT_FALSE(hasWebhook(folder.path));
    ASSERT_TRUE(storeWebhook(folder.path, Secret("https://hooks.example.com/secret-token")));
    EXPECT_TRUE(hasWebhook(folder.path));
    EXPECT_EQ(modeOf(folder.path / "webhook"), 0600u);
    ASSERT_TRUE(storeWebhook(folder.path, Secret()));
    EXPECT_FALSE(hasWebhook(folder.path));
    const Status sent = post(folder.path, finished("r-1"), {});
    ASSERT_FALSE(sent);
    EXPECT_EQ(sent.error().code, ErrorCode::NotFound);
}

TEST(Webhook, ReceivesAnEndOnce)
{
    Hook hook({204});
    ASSERT_TRUE(report(hook.folder.path, finished("r-1"), {}));
    ASSERT_TRUE(report(hook.folder.path, finished("r-1"), {})) << "another program follows the same run";
    ASSERT_TRUE(report(hook.folder.path, finished("r-2"), {}));
    const auto received = hook.server.received();
    ASSERT_EQ(received.size(), 2u);
    EXPECT_EQ(received[0].method, "POST");
    EXPECT_EQ(received[0].target, "/secret-token");
    EXPECT_EQ(received[0].header("content-type"), "application/json");
}

TEST(Webhook, ReceivesEachOccasionOfAnAlertOnce) // the window and trainyardctl follow the same run
{
    Hook hook({204});
    Notice alert{NoticeKind::Alert, "train-loss above 1", "", "demo", RunId("r-1")};
    alert.occasion = "train-loss above 1, notify, 17.000000";
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    alert.title = "in another language";
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    EXPECT_EQ(hook.server.received().size(), 1u);
    alert.occasion = "train-loss above 1, notify, 18.000000";
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    alert.run = RunId("r-2");
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    alert.occasion.clear();
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    ASSERT_TRUE(report(hook.folder.path, alert, {}));
    EXPECT_EQ(hook.server.received().size(), 5u);
}

TEST(Webhook, WhatDidNotArriveIsReportedByTheNextProgram)
{
    Hook hook({204});
    std::stop_source interrupted;
    interrupted.request_stop();
    EXPECT_FALSE(report(hook.folder.path, finished("r-1"), interrupted.get_token()));
    EXPECT_TRUE(report(hook.folder.path, finished("r-1"), {}));
    EXPECT_EQ(hook.server.received().size(), 1u);
    Hook refuses({404, 204});
    EXPECT_FALSE(report(refuses.folder.path, finished("r-1"), {}));
    EXPECT_TRUE(report(refuses.folder.path, finished("r-1"), {}));
    EXPECT_EQ(refuses.calls.load(), 1u);
}

TEST(Webhook, AnIdIsNoPath)
{
    Hook hook({204});
    ASSERT_TRUE(report(hook.folder.path, finished("../elsewhere"), {}));
    ASSERT_TRUE(report(hook.folder.path, finished("r-/../../elsewhere"), {}));
    EXPECT_EQ(hook.server.received().size(), 2u);
    EXPECT_FALSE(std::filesystem::exists(hook.folder.path / "elsewhere"));
}

TEST(Webhook, ReceivesOnlyChosenKinds)
{
    Hook hook({200});
    Settings settings = readSettings(hook.folder.path);
    settings.kinds = {NoticeKind::Budget};
    ASSERT_TRUE(writeSettings(hook.folder.path, settings));
    ASSERT_TRUE(report(hook.folder.path, finished("r-1"), {}));
    ASSERT_TRUE(report(hook.folder.path, {NoticeKind::Budget, "half", "", "demo", {}}, {}));
    ASSERT_TRUE(report(hook.folder.path, {NoticeKind::Budget, "all", "", "demo", {}}, {}));
    EXPECT_EQ(hook.server.received().size(), 2u);
}

TEST(Webhook, RefusalIsNotRepeated)
{
    Hook hook({404});
    const Status sent = post(hook.folder.path, finished("r-1"), {});
    ASSERT_FALSE(sent);
    EXPECT_THAT(sent.error().detail, HasSubstr("404"));
    EXPECT_THAT(sent.error().detail, Not(HasSubstr("secret-token")));
    EXPECT_EQ(hook.calls.load(), 1u);
}

TEST(Webhook, FailureOfTheServerIsRepeated)
{
    Hook hook({503, 200});
    EXPECT_TRUE(post(hook.folder.path, finished("r-1"), {}));
    EXPECT_EQ(hook.calls.load(), 2u);
}

TEST(Webhook, IsStoppedByItsToken)
{
    Hook hook({503});
    std::stop_source stop;
    stop.request_stop();
    const Status sent = post(hook.folder.path, finished("r-1"), stop.get_token());
    ASSERT_FALSE(sent);
    EXPECT_EQ(sent.error().code, ErrorCode::Cancelled) << sent.error().detail;
}

TEST(NotificationSettings, SurviveAndDefault)
{
    TemporaryFolder folder;
    Settings settings;
    settings.desktop = false;
    settings.kinds = {NoticeKind::RunStopped};
    ASSERT_TRUE(writeSettings(folder.path, settings));
    EXPECT_EQ(modeOf(folder.path / "notifications.json"), 0600u);
    EXPECT_EQ(readSettings(folder.path), settings);
    for (const char *text : {"", "{", "[]", "{\"kinds\": 3, \"desktop\": \"no\"}"}) {
        ASSERT_TRUE(writeFileAtomically(folder.path / "notifications.json", text));
        EXPECT_EQ(readSettings(folder.path), Settings()) << text;
    }
    ASSERT_TRUE(writeFileAtomically(folder.path / "notifications.json", "{\"kinds\": [1, \"later\", \"budget\"]}"));
    EXPECT_EQ(readSettings(folder.path).kinds, std::set{NoticeKind::Budget});
}

} // namespace
} // namespace trainyard::notify
