// The selected account: one opening at a time, which keeps neither the ledger nor a waiting caller.

#include <filesystem>
#include <future>

#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/ledger/ledger.h"
#include "backend/services/account/live_account.h"
#include "backend/services/cloud_source.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;

class CloudSourceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        qputenv("AWS_SECRET_ACCESS_KEY", "not-a-secret-of-anybody");
        qunsetenv("AWS_PROFILE");
    }

    void aSilentAccountKeepsNeitherTheLedgerNorAWaitingCaller()
    {
        const support::HttpServer silent(
            [](const auto &) { return support::RawResponse{.bytes = {}, .silent = true}; });
        QTemporaryDir state;
        CloudSource source(options(state, silent.url()));
        std::stop_source first, second;
        auto opening = std::async(std::launch::async, [&] {
            return source.open(true, {Deadline::after(60s), first.get_token()}).has_value();
        });
        QVERIFY(silent.waitForRequests(1));
        QVERIFY(source.ledger());
        QCOMPARE(source.profile(), std::string("environment"));
        second.request_stop();
        const auto cancelled = source.open(true, {Deadline::after(60s), second.get_token()});
        QCOMPARE(int(cancelled.error().code), int(ErrorCode::Cancelled));
        const auto late = source.open(true, {Deadline::after(0s), {}});
        QCOMPARE(int(late.error().code), int(ErrorCode::Timeout));
        first.request_stop();
        QVERIFY(opening.get()); // with an account whose identity is unknown
        QVERIFY(source.open(true, {Deadline::after(0s), {}}));
    }

    void aSelectionIsStoredByTheNextUseOfTheLedger() // select() runs on the GUI thread, where SQLite could block
    {
        QTemporaryDir state;
        {
            CloudSource source(options(state, "http://127.0.0.1:9"));
            QSignalSpy selected(&source, &CloudSource::selected);
            source.select("work", "eu-west-1");
            QCOMPARE(selected.count(), 1);
            QCOMPARE(source.profile(), std::string("work"));
            QVERIFY(!source.isLocal());
            const auto ledger = source.ledger();
            QVERIFY(ledger);
            QCOMPARE((*ledger)->setting("profile").value().value_or(""), std::string("work"));
        }
        qunsetenv("AWS_ACCESS_KEY_ID");
        CloudSource again(options(state, {}));
        QCOMPARE(again.profile(), std::string("local")); // the ledger is not open yet
        QVERIFY(again.ledger());
        QCOMPARE(again.profile(), std::string("work"));
        QCOMPARE(again.region(), std::string("eu-west-1"));
    }

    void theChosenRegionOfEachProfileIsRemembered() // A7
    {
        for (const char *name : {"AWS_REGION", "AWS_DEFAULT_REGION", "AWS_PROFILE"})
            qunsetenv(name);
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        const support::HttpServer server([](const auto &) { return support::httpResponse(403, "<Error/>"); });
        QTemporaryDir state;
        {
            CloudSource source(options(state, server.url()));
            source.select("other", "eu-south-2");
            QVERIFY(source.ledger());
            source.select("environment", "ap-southeast-4"); // in no built-in table
            QVERIFY(source.ledger());
        }
        CloudSource again(options(state, server.url()));
        QVERIFY(again.ledger());
        QCOMPARE(again.profile(), std::string("environment"));
        QCOMPARE(again.region(), std::string("ap-southeast-4"));
        const auto cloud = again.open(true, {Deadline::after(60s), {}});
        QVERIFY(cloud);
        QCOMPARE(cloud->region, std::string("ap-southeast-4"));
        qputenv("AWS_REGION", "us-west-2"); // of this process
        CloudSource here(options(state, server.url()));
        QVERIFY(here.ledger());
        QCOMPARE(here.open(true, {Deadline::after(60s), {}})->region, std::string("us-west-2"));
        qunsetenv("AWS_REGION");
    }

    void theEnabledRegionsAreThoseOfTheAccount() // A7
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        const support::HttpServer server([](const support::ReceivedRequest &request) {
            if (request.body.find("DescribeRegions") == std::string::npos)
                return support::httpResponse(403, "<Error/>");
            std::string items;
            for (const char *region : {"us-east-1", "mx-central-1"})
                items += "<item><regionName>" + std::string(region) + "</regionName></item>";
            return support::httpResponse(200, "<DescribeRegionsResponse><regionInfo>" + items +
                                                  "</regionInfo></DescribeRegionsResponse>");
        });
        QTemporaryDir state;
        CloudSource source(options(state, server.url()));
        auto cloud = source.open(true, {Deadline::after(60s), {}});
        QVERIFY(cloud);
        const CallContext soon{Deadline::after(60s), {}};
        QVERIFY(!source.enabledRegions(*cloud, soon)); // nothing is asked of an account that does not know us
        cloud->accountError.reset();
        const std::vector<std::string> all{"mx-central-1", "us-east-1"};
        QVERIFY(source.enabledRegions(*cloud, soon) == all);
        const auto asked = server.received().size();
        QVERIFY(source.enabledRegions(*cloud, soon) == all);
        QCOMPARE(server.received().size(), asked);
    }

    void aTunnelToAwsOnThisComputerCostsMoney() // S16
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        for (const char *number : {"000000000000", "123456789012", "210987654321"}) {
            const std::string account = number;
            const support::HttpServer server([&](const support::ReceivedRequest &request) {
                if (request.body.find("GetCallerIdentity") == std::string::npos)
                    return support::httpResponse(403, "<Error/>");
                return support::httpResponse(
                    200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::" + account +
                             ":user/u</Arn><UserId>U</UserId><Account>" + account +
                             "</Account></GetCallerIdentityResult></GetCallerIdentityResponse>");
            });
            QTemporaryDir state;
            CloudSource source(options(state, server.url()));
            const auto cloud = source.open(true, {Deadline::after(60s), {}});
            QVERIFY(cloud);
            QCOMPARE(cloud->account, account);
            const bool isTunnel = account == "210987654321";
            QCOMPARE(cloud->costsMoney, isTunnel);
            QCOMPARE(cloud->catalog->costsNothing(), !isTunnel);
            const auto pace = isTunnel ? cluster::PollingPolicy::aws() : cluster::PollingPolicy::local();
            QVERIFY(cloud->polling.initialInterval == pace.initialInterval);
            QVERIFY(cloud->polling.beforeSecondSweep == pace.beforeSecondSweep);
            const auto from = cloud->publicAddress({Deadline::after(0s), {}}); // no time to ask for it
            QCOMPARE(from.has_value(), !isTunnel);
            if (isTunnel)
                QCOMPARE(from.error().source, std::string("checkip.amazonaws.com"));
        }
    }

    void aLedgerThatCouldNotBeWrittenIsOpenedAgainOnceItCan() // D2
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        const support::HttpServer server([](const auto &) { return support::httpResponse(403, "<Error/>"); });
        QTemporaryDir state;
        const std::filesystem::path folder = state.path().toStdString(), lock = folder / "ledger.lock";
        QVERIFY(ledger::Ledger::open(folder));
        // Permissions do not stop root, but a folder in the place of a file does.
        QVERIFY(std::filesystem::remove(lock) && std::filesystem::create_directory(lock));
        CloudSource source(options(state, server.url()));
        Tasks tasks;
        LiveAccountService account(tasks, source);
        const auto drained = qScopeGuard([&tasks] { tasks.drain(); }); // before the service, which its tasks use
        account.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(account.current().unwritable.has_value(), 60'000);
        QCOMPARE(account.current().unwritable->source, (folder / "ledger.db").string());
        QVERIFY(std::filesystem::remove(lock));
        QTRY_VERIFY_WITH_TIMEOUT(!account.current().unwritable, 60'000); // without a new selection or a restart
        const auto cloud = source.open(true, {Deadline::after(60s), {}});
        QVERIFY(cloud && !cloud->ledger->unwritable());
        QVERIFY(cloud->ledger->setSetting("key", "value"));
    }

    void whileTheLedgerCannotBeWrittenAllReadOneCopy() // D2
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        const support::HttpServer server([](const auto &) { return support::httpResponse(403, "<Error/>"); });
        QTemporaryDir state;
        const std::filesystem::path folder = state.path().toStdString(), lock = folder / "ledger.lock";
        QVERIFY(ledger::Ledger::open(folder));
        QVERIFY(std::filesystem::remove(lock) && std::filesystem::create_directory(lock));
        CloudSource source(options(state, server.url()));
        const auto copy = source.ledger();
        QVERIFY(copy && (*copy)->unwritable());
        QCOMPARE(int(source.writableLedger().error().code), int((*copy)->unwritable()->code));
        const auto cloud = source.open(true, {Deadline::after(60s), {}});
        QVERIFY(cloud && cloud->ledger == *copy);
        source.select("work", "eu-west-1");
        QVERIFY(source.ledger());
        QVERIFY(std::filesystem::remove(lock));
        QTRY_VERIFY_WITH_TIMEOUT(source.writableLedger(), 60'000);
        QCOMPARE((*source.writableLedger())->setting("profile").value().value_or(""), std::string("work"));
    }

    void anEarlierSelectionIsOpenedAsItWas()
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        const support::HttpServer server([](const auto &) { return support::httpResponse(403, "<Error/>"); });
        QTemporaryDir state;
        CloudSource source(options(state, server.url()));
        QVERIFY(source.ledger());
        QCOMPARE(source.profile(), std::string("environment"));
        source.select("local", {});
        const auto earlier = source.openProfile("environment", true, {Deadline::after(60s), {}});
        QVERIFY(earlier);
        QCOMPARE(earlier->profile, std::string("environment"));
        QVERIFY(!server.received().empty()); // its endpoint
        QCOMPARE(source.profile(), std::string("local"));
        const auto selected = source.openProfile({}, false, {Deadline::after(60s), {}});
        QCOMPARE(int(selected.error().code), int(ErrorCode::NotFound)); // no local cloud runs
    }

private:
    static cluster::CloudOptions options(const QTemporaryDir &state, const std::string &url)
    {
        return {.endpointUrl = url, .stateFolder = state.path().toStdString()};
    }
};

QTEST_GUILESS_MAIN(CloudSourceTest)
#include "cloud_source_test.moc"
