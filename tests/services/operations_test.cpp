#include <latch>

#include <QSignalSpy>
#include <QThread>
#include <QtTest/QTest>

#include "backend/core/time/deadline.h"
#include "backend/services/operations.h"
#include "tests/support/expect_log.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;

class OperationsTest : public QObject {
    Q_OBJECT
private slots:
    void reportsStepsAndAnEnd()
    {
        Tasks tasks(2);
        Operations operations(tasks);
        const auto id = operations.start("Launching demo", [](std::stop_token, const ProgressSink &sink) -> Status {
            sink({.step = "run-instances", .title = "Requesting machines", .state = StepState::Done});
            sink({.step = "wait-ssh", .title = "Waiting for SSH", .host = "worker-1", .state = StepState::Started});
            sink({.step = "wait-ssh",
                  .title = "Waiting for SSH",
                  .host = "worker-1",
                  .state = StepState::Done,
                  .message = Sentence::verbatim("answers")});
            return {};
        });
        QTRY_COMPARE(operations.all().front().state, OperationState::Done);
        const auto shown = operations.all().front();
        QCOMPARE(shown.id, id);
        QCOMPARE(shown.steps.size(), std::size_t(2));
        QCOMPARE(shown.steps[1].message.english(), std::string("answers"));
        QCOMPARE(shown.fraction(), 1.0);
        operations.dismiss(id);
        QVERIFY(operations.all().empty());
    }

    void linesAreDistinguishedByTheResource() // each of two clusters has a "head"
    {
        Tasks tasks(1);
        Operations operations(tasks);
        operations.start("Terminating everything", [](std::stop_token, const ProgressSink &sink) -> Status {
            StepEvent a{"terminate", "Terminating machines", "head", StepState::Started};
            a.subject = {"instance", "i-a", "c-a"};
            StepEvent b = a;
            b.subject = {"instance", "i-b", "c-b"};
            sink(a);
            sink(b);
            a.state = StepState::Done;
            sink(a);
            return fail(ErrorCode::StillRunning, "test", "b is left");
        });
        QTRY_COMPARE(operations.all().front().state, OperationState::Failed);
        const auto steps = operations.all().front().steps;
        QCOMPARE(steps.size(), std::size_t(2));
        QVERIFY(steps[0].state == StepState::Done);
        QCOMPARE(steps[1].subject.id, std::string("i-b"));
        QVERIFY(steps[1].state == StepState::Started);
    }

    void aTaskThatThrowsStillCompletes()
    {
        const support::ExpectLog expected("task has thrown: ");
        Tasks tasks(2);
        QObject here;
        int ended = 0;
        tasks.run([](std::stop_token) -> Status { throw std::runtime_error("broken"); })
            .then(&here, [&](const Status &status) {
                QVERIFY(!status);
                QCOMPARE(int(status.error().code), int(ErrorCode::Internal));
                QCOMPARE(status.error().detail, std::string("broken"));
                ++ended;
            });
        tasks.run([](std::stop_token) -> Result<int> { throw 1; }).then(&here, [&](const Result<int> &) { ++ended; });
        tasks.run([](std::stop_token) -> std::vector<int> { throw 1; }).then(&here, [&](const std::vector<int> &all) {
            QVERIFY(all.empty());
            ++ended;
        });
        tasks.run([](std::stop_token) { throw 1; }).then(&here, [&] { ++ended; });
        QTRY_COMPARE(ended, 4);
        Operations operations(tasks);
        operations.start("Throwing", [](std::stop_token, const ProgressSink &) -> Status { throw 1; });
        QTRY_COMPARE(operations.all().front().state, OperationState::Failed);
    }

    void aResultArrivesOnTheThreadOfItsReceiver() // a continuation on a pool thread would race with its destruction
    {
        Tasks tasks(1);
        auto future = tasks.run([](std::stop_token) { return 7; });
        tasks.drain();
        QVERIFY(!future.isFinished()); // the body has ended: only the event loop is missing
        QObject here;
        int value = 0;
        future.then(&here, [&](int result) {
            QCOMPARE(QThread::currentThread(), here.thread());
            value = result;
        });
        QCOMPARE(value, 0);
        QTRY_COMPARE(value, 7);
    }

    void aResultWithoutAnEventLoopIsCancelled()
    {
        QObject here;
        QFuture<int> future;
        bool arrived = false;
        {
            Tasks tasks(1);
            future = tasks.run([](std::stop_token) { return 7; });
            future.then(&here, [&](int) { arrived = true; });
        }
        QVERIFY(future.isFinished() && future.isCanceled());
        QCoreApplication::processEvents();
        QVERIFY(!arrived);
    }

    void longOperationsKeepNoThreadOfTheOtherTasks()
    {
        Tasks tasks(1, 2);
        Operations operations(tasks);
        for (int i = 0; i < 2; ++i)
            operations.start("Notebook", [](std::stop_token stop, const ProgressSink &) {
                return pause(1h, {Deadline::never(), stop});
            });
        auto query = tasks.run([](std::stop_token) { return true; });
        QTRY_VERIFY(query.isFinished());
        QVERIFY(query.result() && operations.anyRunning());
        operations.cancelAll();
        QTRY_VERIFY(!operations.anyRunning());
    }

    void cancelReachesTheBody()
    {
        Tasks tasks(2);
        Operations operations(tasks);
        std::latch began(1);
        const auto id = operations.start("Waiting", [&](std::stop_token stop, const ProgressSink &) -> Status {
            began.count_down();
            if (!pause(1h, {Deadline::never(), stop}))
                return fail(ErrorCode::Cancelled, "test", "asked to stop");
            return {};
        });
        began.wait();
        operations.dismiss(id); // running operations stay
        QCOMPARE(operations.all().size(), std::size_t(1));
        operations.cancel(id);
        QTRY_COMPARE(operations.all().front().state, OperationState::Cancelled);
    }

    void aLoginResumesWhatHadFailedForTheSession() // A5, A6
    {
        Tasks tasks(1);
        Operations operations(tasks);
        std::atomic<bool> isLoggedIn = false;
        const auto whileLoggedIn = [&](std::stop_token, const ProgressSink &) -> Status {
            if (isLoggedIn)
                return {};
            return fail(ErrorCode::CredentialsExpired, "credentials:dev", "run `aws sso login --profile dev`");
        };
        const auto unreachable = [](std::stop_token, const ProgressSink &) -> Status {
            return fail(ErrorCode::Unreachable, "ssh:head", "refused");
        };
        operations.start("Launching", whileLoggedIn, true);
        operations.start("Not repeatable", whileLoggedIn, false);
        operations.start("Another reason", unreachable, true);
        const auto states = [&] {
            QList<OperationState> all;
            for (const auto &shown : operations.all())
                all << shown.state;
            return all;
        };
        const auto failed = OperationState::Failed;
        QTRY_COMPARE(states(), (QList<OperationState>{failed, failed, failed}));
        isLoggedIn = true;
        operations.retryAfterLogin();
        QTRY_COMPARE(states(), (QList<OperationState>{OperationState::Done, failed, failed}));
    }

    void retryRunsTheSameBodyAgain()
    {
        Tasks tasks(1);
        Operations operations(tasks);
        std::atomic<int> calls = 0;
        const auto id = operations.start(
            "Flaky",
            [&](std::stop_token, const ProgressSink &) -> Status {
                if (++calls == 1)
                    return fail(ErrorCode::Unreachable, "ssh:head", "refused");
                return {};
            },
            true);
        QTRY_COMPARE(operations.all().front().state, OperationState::Failed);
        QVERIFY(operations.all().front().canRetry);
        operations.retry(id);
        QTRY_COMPARE(operations.all().front().state, OperationState::Done);
        QCOMPARE(calls.load(), 2);
    }

    void theEndIsNeverReportedBeforeTheIdIsKnown()
    {
        Tasks tasks(2);
        Operations operations(tasks);
        for (int i = 0; i < 20; ++i) {
            const auto id =
                operations.start("Quick", [](std::stop_token, const ProgressSink &) -> Status { return {}; });
            QCOMPARE(operations.all().back().state, OperationState::Running);
            QTRY_COMPARE(operations.all().back().state, OperationState::Done);
            operations.dismiss(id);
        }
    }

    void drainEndsWhatRuns()
    {
        std::atomic<bool> ended = false;
        {
            Tasks tasks(1);
            Operations operations(tasks);
            operations.start("Long", [&](std::stop_token stop, const ProgressSink &sink) -> Status {
                (void)pause(1h, {Deadline::never(), stop});
                sink({.step = "late", .title = "Late"});
                ended = true;
                return fail(ErrorCode::Cancelled, "test", "asked to stop");
            });
            tasks.drain();
        }
        QVERIFY(ended);
    }

    void aLateAnswerToAnOldQuestionIsKnown()
    {
        RequestGeneration latest;
        const auto first = latest.next();
        QVERIFY(latest.isCurrent(first));
        const auto second = latest.next();
        QVERIFY(!latest.isCurrent(first));
        QVERIFY(latest.isCurrent(second));
    }
};

QTEST_GUILESS_MAIN(OperationsTest)
#include "operations_test.moc"
