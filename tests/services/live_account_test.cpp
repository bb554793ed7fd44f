// Accounts, preflights and quotas with a real local cloud.

#include <QFile>
#include <QTemporaryDir>

#include "backend/aws/credentials/profiles.h"
#include "backend/services/clusters/live_planning.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;

class LiveAccountTest : public QObject {
    Q_OBJECT
private slots:
    void aPlanIsCheckedBesideTheWindowAndANewerQuestionWins() // M28, A16, A17, B9
    {
        LiveServices w;
        LivePlanningService planning{w.tasks, w.source, w.operations};
        cluster::LaunchPlan plan;
        plan.name = "asked";
        auto first = planning.preflight(plan), second = planning.preflight(plan);
        auto network = planning.network("us-east-1");
        auto quotas = planning.quotas("us-east-1", {{"g4dn.xlarge", 2, false}});
        auto permissions = planning.permissions();
        auto address = planning.address();
        QTRY_VERIFY_WITH_TIMEOUT(first.isFinished() && second.isFinished() && network.isFinished() &&
                                     quotas.isFinished() && permissions.isFinished() && address.isFinished(),
                                 60'000);
        QVERIFY(!first.result() && first.result().error().code == ErrorCode::Cancelled);
        QVERIFY2(second.result(), second.result() ? "" : second.result().error().detail.c_str());
        QVERIFY(second.result()->severity() == cluster::Severity::Green);
        QCOMPARE(network.result()->subnets.size(), std::size_t(3));
        QCOMPARE(quotas.result()->size(), std::size_t(14));
        QVERIFY(permissions.result()->size() > 20);
        QCOMPARE(*address.result(), std::string("127.0.0.1/32"));
        auto asked = planning.requestQuota("us-east-1", "L-DB2E81BA", 8);
        QTRY_VERIFY_WITH_TIMEOUT(asked.isFinished(), 60'000);
        QVERIFY(asked.result());
        QVERIFY(w.alive().empty());
        const auto done = w.ended(planning.updateSshIngress({}, false)); // no-op without clusters
        QCOMPARE(done.state, OperationState::Done);
    }

    void aProfileIsKeptOnlyWhenTheCloudKnowsItsKey() // A1, A3
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const auto cloud = window.cloud();
        const auto endpoint = aws::readLocalEndpoint(cloud.stateFolder);
        QVERIFY(endpoint);
        QTemporaryDir home;
        for (const auto &[name, value] : {std::pair<const char *, std::string>{"AWS_ENDPOINT_URL", endpoint->url()},
                                          {"AWS_CONFIG_FILE", home.filePath("config").toStdString()},
                                          {"AWS_SHARED_CREDENTIALS_FILE", home.filePath("credentials").toStdString()}})
            qputenv(name, QByteArray::fromStdString(value));
        NewProfile profile;
        profile.name = "mine";
        profile.accessKeyId = endpoint->accessKeyId;
        profile.secretKey = Secret("another");
        QVERIFY(profile.problems({{"mine", true}}).contains(NewProfile::Field::Name));
        QVERIFY(profile.problems({}).empty());
        const auto added = [&] {
            auto future = window.account.add(profile);
            (void)QTest::qWaitFor([&] { return future.isFinished(); }, 60'000);
            return future.result();
        };
        QCOMPARE(int(added().error().code), int(ErrorCode::CredentialsRejected));
        QVERIFY(!QFile::exists(home.filePath("credentials")));
        profile.secretKey = endpoint->secretAccessKey;
        const auto kept = added();
        QVERIFY2(kept, kept ? "" : kept.error().detail.c_str());
        QCOMPARE(kept->accountId, std::string("000000000000"));
        QCOMPARE(int(added().error().code), int(ErrorCode::AlreadyExists));
        profile.name = "corp";
        profile.way = NewProfile::Way::SignOn;
        profile.startUrl = "https://corp.awsapps.com/start";
        profile.signOnRegion = "eu-west-1";
        profile.accountId = "123456789012";
        profile.roleName = "Train";
        QVERIFY(added());
        for (const char *name : {"AWS_ENDPOINT_URL", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"})
            qunsetenv(name);
    }

    void theAccountIsKnownOnceTheCloudRunsAndAnUnknownOneIsAnError()
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        window.account.refresh();
        QVERIFY(QTest::qWaitFor([&] { return !window.account.current().regions.empty(); }, 60'000));
        QVERIFY(!window.account.current().known); // a query starts no local cloud
        QVERIFY(!window.account.current().error);
        (void)window.cloud();
        window.account.refresh();
        QVERIFY(QTest::qWaitFor([&] { return window.account.current().known; }, 60'000));
        QCOMPARE(window.account.current().accountId.size(), std::size_t(12));
        QVERIFY(!window.account.current().costsMoney);
        window.account.select("nobody-has-this-profile", "");
        QVERIFY(QTest::qWaitFor([&] { return window.account.current().error.has_value(); }, 60'000));
        QVERIFY(!window.account.current().known);
    }
};

QTEST_GUILESS_MAIN(LiveAccountTest)
#include "live_account_test.moc"
