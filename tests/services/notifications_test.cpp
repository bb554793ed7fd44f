// Notifications: what is reported, what leaves this computer, and where its settings are.
#include <atomic>
#include <filesystem>

#include <QProcess>
#include <QTemporaryDir>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusError>
#include <QtTest/QTest>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/notify/webhook.h"
#include "backend/services/notifications/live_notifications.h"
#include "backend/services/notifications/notifications.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

RunSnapshot runOf(const std::string &id, RunState state)
{
    RunSnapshot run;
    run.id = RunId(id);
    run.clusterName = "demo";
    run.model = "lenet";
    run.state = state;
    return run;
}

/// A service of a state folder, which posts to `server`.
struct Service {
    QTemporaryDir folder;
    Tasks tasks;
    LiveNotificationService service{tasks, folder.path().toStdString()};
    std::filesystem::path file(const char *name) const
    {
        return std::filesystem::path(folder.path().toStdString()) / name;
    }
    /// Waits for the end of a test post.
    Status test()
    {
        auto future = service.test();
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, 60'000))
            return fail(ErrorCode::Timeout, "test", "the post does not end");
        return future.result();
    }
    ~Service() { tasks.drain(); }
};

unsigned modeOf(const std::filesystem::path &file)
{
    struct stat found {};
    return ::stat(file.c_str(), &found) == 0 ? found.st_mode & 0777 : 0;
}

} // namespace

/// Takes notifications as a desktop does, and keeps them.
class DesktopRecorder : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QList<QStringList> shown; ///< program, icon, title, text

public slots:
    uint Notify(const QString &program, uint, const QString &icon, const QString &title, const QString &text,
                const QStringList &, const QVariantMap &, int)
    {
        shown << QStringList{program, icon, title, text};
        return uint(shown.size());
    }
};

class NotificationsTest : public QObject {
    Q_OBJECT
private slots:
    void anEndIsReportedOnce()
    {
        RunNotices notices;
        QVERIFY(
            notices.of({runOf("r-1", RunState::Finished), runOf("r-2", RunState::Running)}).empty()); // the first look
        QVERIFY(notices.of({runOf("r-2", RunState::Running), runOf("r-3", RunState::Starting)}).empty());
        auto failed = runOf("r-2", RunState::Failed);
        failed.note = "worker-1 died";
        const auto reported = notices.of({failed, runOf("r-3", RunState::Finished)});
        QCOMPARE(reported.size(), std::size_t(2));
        QCOMPARE(int(reported[0].kind), int(NoticeKind::RunFailed));
        QCOMPARE(reported[0].title, std::string("lenet on demo has failed"));
        QCOMPARE(reported[0].text, std::string("worker-1 died"));
        QCOMPARE(int(reported[1].kind), int(NoticeKind::RunFinished));
        QVERIFY(notices.of({failed, runOf("r-3", RunState::Finished)}).empty());
    }

    void outputOfProgramsStaysHere()
    {
        RunNotices notices;
        notices.of({runOf("r-1", RunState::Running)});
        auto task = runOf("r-1", RunState::Failed);
        task.task = true;
        task.note = "worker-2 worker: ended with status 1: password=hunter2";
        const auto reported = notices.of({task});
        QCOMPARE(reported.size(), std::size_t(1));
        QVERIFY(notify::webhookBody(reported[0]).find("hunter2") == std::string::npos);
    }

    void aSpotNoticeIsReportedOnce()
    {
        SpotNotices notices;
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        ledger::Event old;
        old.sequence = 4;
        old.kind = "interruption";
        old.subject = "worker-1";
        cluster.events = {old};
        QVERIFY(notices.of({cluster}).empty()); // it was there before
        ledger::Event fresh = old;
        fresh.sequence = 9;
        fresh.subject = "worker-2";
        ledger::Event other = fresh;
        other.sequence = 10;
        other.kind = "launch";
        cluster.events = {other, fresh, old};
        const auto reported = notices.of({cluster});
        QCOMPARE(reported.size(), std::size_t(1));
        QCOMPARE(reported[0].title, std::string("EC2 takes back worker-2 of demo"));
        QVERIFY(notices.of({cluster}).empty());
    }

    void aDeathOfAWorkerIsReportedOnce()
    {
        ledger::Event old;
        old.sequence = 4;
        old.kind = "worker-died";
        old.subject = "worker-1";
        old.run = RunId("r-1");
        old.text = "worker-1 died: silent for 3 s";
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        cluster.events = {old};
        auto run = runOf("r-1", RunState::Running);
        WorkerNotices notices;
        QVERIFY(notices.of({cluster}, {run}).empty()); // before the start of the program
        ledger::Event fresh = old;
        fresh.sequence = 9;
        fresh.subject = "worker-2";
        fresh.text = "worker-2 died: killed, signal 9";
        ledger::Event removed = fresh;
        removed.sequence = 10;
        removed.kind = "membership";
        removed.text = "worker-2 was removed";
        cluster.events = {removed, fresh, old};
        const auto reported = notices.of({cluster}, {run});
        QCOMPARE(reported.size(), std::size_t(1));
        QCOMPARE(int(reported[0].kind), int(NoticeKind::WorkerDied));
        QCOMPARE(reported[0].title, std::string("worker-2 of lenet on demo has died"));
        QCOMPARE(reported[0].text, std::string("worker-2 died: killed, signal 9"));
        QVERIFY(reported[0].run == run.id);
        QVERIFY(notices.of({cluster}, {run}).empty());
        fresh.sequence = 11; // of a task: its reason may quote output
        fresh.text = "worker-2 died: password=hunter2";
        cluster.events.insert(cluster.events.begin(), fresh);
        run.task = true;
        const auto ofTask = notices.of({cluster}, {run});
        QCOMPARE(ofTask.size(), std::size_t(1));
        QVERIFY(notify::webhookBody(ofTask[0]).find("hunter2") == std::string::npos);
    }

    void aRunThatContinuesOnANewHeadIsReported()
    {
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        HeadNotices notices;
        QVERIFY(notices.of({cluster}, {}).empty());
        ledger::Event event;
        event.sequence = 3;
        event.kind = "head-replaced";
        event.subject = "r-1";
        event.run = RunId("r-1");
        event.text = "run r-1: head node lost; the run continues from epoch 2 (checkpoint), 7 steps lost";
        cluster.events = {event};
        const auto reported = notices.of({cluster}, {runOf("r-1", RunState::Running)});
        QCOMPARE(reported.size(), std::size_t(1));
        QCOMPARE(int(reported[0].kind), int(NoticeKind::HeadLost));
        QCOMPARE(reported[0].title, std::string("lenet on demo lost its head node and continues"));
        QVERIFY(reported[0].run == RunId("r-1"));
        QVERIFY(notices.of({cluster}, {runOf("r-1", RunState::Running)}).empty()); // once
    }

    void aDeadlineIsReportedTenMinutesBefore()
    {
        using namespace std::chrono_literals;
        const Timestamp now{1'000'000s};
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        cluster.state = ClusterState::Ready;
        DeadlineNotices notices;
        QVERIFY(notices.of({cluster}, now).empty()); // has none
        cluster.expires = now + 10min;
        QVERIFY(notices.of({cluster}, now - 1s).empty());
        const auto reported = notices.of({cluster}, now);
        QCOMPARE(reported.size(), std::size_t(1));
        QCOMPARE(int(reported[0].kind), int(NoticeKind::Deadline));
        QCOMPARE(reported[0].title, std::string("demo is terminated at its deadline, in 10 minutes"));
        QVERIFY(notices.of({cluster}, now + 5min).empty()); // once
        cluster.expires = now + 60min;                      // moved
        QVERIFY(notices.of({cluster}, now + 5min).empty());
        QCOMPARE(notices.of({cluster}, now + 51min).size(), std::size_t(1));
        QVERIFY(notices.of({cluster}, now + 60min).empty());
    }

    void aDeadlineNamesTheRunThatItWouldCutOff()
    {
        using namespace std::chrono_literals;
        const Timestamp now{1'000'000s};
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        cluster.state = ClusterState::Training;
        cluster.expires = now + 5min;
        auto over = runOf("r-1", RunState::Finished), elsewhere = runOf("r-2", RunState::Running),
             active = runOf("r-3", RunState::Running);
        over.cluster = active.cluster = cluster.id;
        elsewhere.cluster = ClusterId("c-2");
        active.model = "resnet\n-50";
        const std::string advice = "Move the deadline to keep its machines longer.";
        const auto idle = DeadlineNotices().of({cluster}, now, {over, elsewhere});
        QCOMPARE(idle.size(), std::size_t(1));
        QCOMPARE(idle[0].text, advice);
        QVERIFY(idle[0].run.empty());
        const auto used = DeadlineNotices().of({cluster}, now, {over, elsewhere, active});
        QCOMPARE(used.size(), std::size_t(1));
        QCOMPARE(used[0].text, "resnet -50 still runs on it. " + advice);
        QVERIFY(used[0].run == active.id);
    }

    void aRunThatWouldNotFinishIsReportedOnceForEachDeadline()
    {
        using namespace std::chrono_literals;
        const Timestamp deadline{1'000'000s};
        const auto run = runOf("r-1", RunState::Running), other = runOf("r-2", RunState::Running);
        LateRunNotices notices;
        const auto first = notices.of(run, deadline, 9);
        QVERIFY(first.has_value());
        QCOMPARE(int(first->kind), int(NoticeKind::Deadline));
        QCOMPARE(first->title, std::string("lenet on demo would not finish before its cluster terminates itself"));
        QCOMPARE(first->text, std::string("Move the deadline by 9 h: the page of the run has a button for it."));
        QVERIFY(first->run == run.id);
        QVERIFY(!notices.of(run, deadline, 10));
        QVERIFY(notices.of(other, deadline, 9).has_value());
        QVERIFY(notices.of(run, deadline + 1h, 8).has_value()); // moved, but not far enough
        QVERIFY(!notices.of(run, deadline + 1h, 8));
        const auto again = LateRunNotices().of(run, deadline, 10); // the window was opened again
        QVERIFY(again.has_value());
        QCOMPARE(first->occasion, std::string("late 1970-01-12T13:46:40.000Z"));
        QCOMPARE(again->occasion, first->occasion);           // posted once
        QCOMPARE(LateRunNotices().of(run, deadline, 0)->text, // the limits do not allow it
                 std::string("The page of the run says why its deadline cannot move so far."));
    }

    void aClusterThatEndsHasNoDeadline()
    {
        using namespace std::chrono_literals;
        const Timestamp now{1'000'000s};
        ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.expires = now + 5min;
        for (const ClusterState state :
             {ClusterState::Planned, ClusterState::Stopping, ClusterState::Terminated, ClusterState::Stopped}) {
            cluster.state = state;
            QVERIFY(DeadlineNotices().of({cluster}, now).empty());
        }
        cluster.state = ClusterState::Training;
        cluster.sameOwner = false;
        QVERIFY(DeadlineNotices().of({cluster}, now).empty());
        cluster.sameOwner = true;
        QCOMPARE(DeadlineNotices().of({cluster}, now).size(), std::size_t(1));
    }

    void theAddressIsAPrivateFile()
    {
        Service f;
        QVERIFY(f.service.setWebhook(Secret("https://hooks.example.com/secret-token")));
        QCOMPARE(modeOf(f.file("webhook")), 0600u);
        QVERIFY(f.service.settings().hasWebhook);
        NotificationSettings settings = f.service.settings();
        settings.kinds = {NoticeKind::Budget};
        settings.desktop = false;
        f.service.change(settings);
        QCOMPARE(modeOf(f.file("notifications.json")), 0600u);
        QVERIFY(readFile(f.file("notifications.json"))->find("secret-token") == std::string::npos);
        LiveNotificationService again(f.tasks, f.folder.path().toStdString());
        QVERIFY(again.settings() == f.service.settings());
        QVERIFY(again.setWebhook(Secret()));
        QVERIFY(!std::filesystem::exists(f.file("webhook")));
        QVERIFY(!again.settings().hasWebhook);
    }

    void aPostArrives()
    {
        support::HttpServer server([](const support::ReceivedRequest &) { return support::httpResponse(204, ""); });
        Service f;
        QVERIFY(f.service.setWebhook(Secret(server.url() + "/hook")));
        QVERIFY(f.test());
        const auto received = server.received();
        QCOMPARE(received.size(), std::size_t(1));
        QCOMPARE(received[0].method, std::string("POST"));
        QCOMPARE(received[0].target, std::string("/hook"));
        QCOMPARE(received[0].header("content-type"), std::string("application/json"));
        QVERIFY(nlohmann::json::parse(received[0].body, nullptr, false).is_object());
    }

    void onlyChosenKindsAreSent()
    {
        support::HttpServer server([](const support::ReceivedRequest &) { return support::httpResponse(200, ""); });
        Service f;
        QVERIFY(f.service.setWebhook(Secret(server.url() + "/hook")));
        NotificationSettings settings = f.service.settings();
        settings.desktop = false;
        settings.kinds = {NoticeKind::RunFailed};
        f.service.change(settings);
        f.service.report({NoticeKind::RunFinished, "a", "", "", {}});
        f.service.report({NoticeKind::RunFailed, "b", "", "", {}});
        QTRY_COMPARE(server.received().size(), std::size_t(1));
        QVERIFY(server.received()[0].body.find("\"b\"") != std::string::npos);
    }

    void theDesktopShowsANotice() // L17; a bus of its own, before any other use of one
    {
        QProcess session;
        session.setStandardErrorFile(QProcess::nullDevice());
        session.start(QStringLiteral("dbus-run-session"),
                      {QStringLiteral("--"), QStringLiteral("sh"), QStringLiteral("-c"),
                       QStringLiteral("echo \"$DBUS_SESSION_BUS_ADDRESS\"; exec cat")});
        if (!session.waitForStarted())
            QSKIP("dbus-run-session is not installed (Debian: dbus)");
        QVERIFY(QTest::qWaitFor([&] { return session.canReadLine(); }, 30'000));
        const QByteArray address = session.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        DesktopRecorder desktop;
        const QString name = QStringLiteral("desktop");
        {
            auto bus = QDBusConnection::connectToBus(QString::fromLatin1(address), name);
            QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
            QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &desktop,
                                       QDBusConnection::ExportAllSlots));
            QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.Notifications")));
        }
        Service f;
        f.service.translateWith(
            [](const std::string &english) { return QStringLiteral("de: ") + QString::fromStdString(english); });
        NotificationSettings settings = f.service.settings();
        settings.kinds = {NoticeKind::RunFailed};
        f.service.change(settings);
        f.service.report({NoticeKind::RunFinished, "not chosen", "", "", {}});
        f.service.report({NoticeKind::RunFailed, "lenet has failed", "<b>worker-1</b> & its shard", "demo", {}});
        settings.desktop = false;
        f.service.change(settings);
        f.service.report({NoticeKind::RunFailed, "not on the desktop", "", "", {}});
        settings.desktop = true;
        f.service.change(settings);
        f.service.report({NoticeKind::RunFailed, "the last one", "", "", {}});
        QTRY_COMPARE(desktop.shown.size(), 2);
        QCOMPARE(desktop.shown[0],
                 (QStringList{QStringLiteral("Trainyard"), QStringLiteral("trainyard"),
                              QStringLiteral("de: lenet has failed"), // a desktop may show markup: the text has none
                              QStringLiteral("de: &lt;b&gt;worker-1&lt;/b&gt; &amp; its shard")}));
        QCOMPARE(desktop.shown[1][2], QStringLiteral("de: the last one"));
        QDBusConnection::disconnectFromBus(name);
        session.closeWriteChannel();
        QVERIFY(session.waitForFinished());
    }

    void withoutAnAddressATestFails()
    {
        Service f;
        QVERIFY(!f.test());
    }
};

QTEST_GUILESS_MAIN(NotificationsTest)
#include "notifications_test.moc"
