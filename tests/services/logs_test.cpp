#include <algorithm>
#include <fstream>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/ledger/ledger.h"
#include "backend/services/runs/live_logs.h"
#include "backend/services/runs/log_order.h"
#include "backend/training/logs/log_store.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

const LogSource kWorker{"worker-1", "worker"}, kScheduler{"head", "scheduler"};

std::vector<std::string> texts(const std::vector<LogLine> &lines)
{
    std::vector<std::string> all;
    for (const LogLine &line : lines)
        all.push_back(line.source.label() + ": " + line.text);
    return all;
}

/// A finished run with copied logs, whose machines are terminated.
struct FinishedRun {
    QTemporaryDir state;
    RunId run{"r-0123456789abcdef"};
    Tasks tasks{2};
    CloudSource source{cluster::CloudOptions{.profile = "local", .stateFolder = state.path().toStdString()}};
    LiveLogs logs{tasks, source};
    ~FinishedRun() { tasks.drain(); }

    FinishedRun()
    {
        auto ledger = *source.ledger();
        ledger::Cluster cluster;
        cluster.id = ClusterId("c-0123456789abcdef");
        cluster.name = "demo";
        cluster.profile = "local";
        cluster.endpoint = "local";
        cluster.state = "terminated";
        cluster.closed = cluster.created = SystemClock::instance().now();
        ledger::Run row;
        row.id = run;
        row.cluster = cluster.id;
        row.state = protocol::RunState::Finished;
        row.created = cluster.created;
        if (!ledger->saveCluster(cluster) || !ledger->saveRun(row))
            qFatal("the ledger does not take the run");
    }
    void copied(const char *name, const std::string &text)
    {
        const auto folder = source.stateFolder() / "runs" / run.value;
        std::filesystem::create_directories(folder);
        std::ofstream(folder / name, std::ios::app) << text;
    }
    std::vector<std::string> kept() { return texts(logs.lines(run)); }
};

} // namespace

class LogsTest : public QObject {
    Q_OBJECT
private slots:
    void aBookKeepsTheLatest()
    {
        LogBuffer buffer(3, 10);
        for (const char *text : {"one", "two", "three", "four"})
            buffer.append({kWorker, text});
        QCOMPARE(texts(buffer.drain()),
                 (std::vector<std::string>{"worker-1: three", "worker-1: four"})); // by bytes, not lines
        QVERIFY(buffer.lines().empty());
        buffer.append({kWorker, std::string(100, 'x')});
        QCOMPARE(buffer.lines().size(), std::size_t(1)); // at least one line stays
        std::vector<LogLine> many(5, LogLine{kWorker, "y"});
        buffer.append(many);
        QCOMPARE(buffer.lines().size(), std::size_t(3));
    }

    void linesOfSeveralLogsAreSortedByTheirTimes()
    {
        const LogSource bare{"worker-2", "worker"};
        std::vector<LogLine> lines{{bare, "no time"},
                                   {kWorker, "warning: an old driver"},
                                   {kWorker, "2026-11-27 03:00:02,000 step"},
                                   {kWorker, "a table"},
                                   {kScheduler, "2026-11-27 03:00:01,000 bound"},
                                   {kScheduler, "2026-11-27 03:00:03,000 joined"},
                                   {bare, "still none"}};
        sortByTime(lines);
        QCOMPARE(texts(lines),
                 (std::vector<std::string>{"head scheduler: 2026-11-27 03:00:01,000 bound",
                                           "worker-1: warning: an old driver", "worker-1: 2026-11-27 03:00:02,000 step",
                                           "worker-1: a table", "head scheduler: 2026-11-27 03:00:03,000 joined",
                                           "worker-2: no time", "worker-2: still none"}));
    }

    void linesAreFitToBeShown()
    {
        QCOMPARE((LogSource{"head", "worker-2"}).label(), std::string("head worker-2"));
        QCOMPARE(cleanLogLine("\x1b[1;31mred\x1b[0m\tand \x07plain\r"), std::string("red\tand plain"));
        QCOMPARE(cleanLogLine(" 10 %\r 90 %\r100 %"), std::string("100 %"));
        QCOMPARE(cleanLogLine("\x1b["), std::string());
        QCOMPARE(cleanLogLine("Größe"), std::string("Größe"));
        std::string wide = "x";
        while (wide.size() < 2 * LogBuffer::kLongestLine)
            wide += "ü";
        const QString cut = QString::fromStdString(cleanLogLine(wide));
        QVERIFY(cut.size() < int(LogBuffer::kLongestLine) && cut.endsWith(QChar(0x2026)) &&
                !cut.contains(QChar::ReplacementCharacter));
    }

    void copiesOfAFinishedRunAreReadOnce()
    {
        FinishedRun f;
        f.copied("worker-1-worker.log", "Epoch[0] Time cost=1.0\nlast words without an end");
        f.copied("head-scheduler.log", "bound\n");
        f.copied("metrics.csv", "no log\n");
        QSignalSpy sources(&f.logs, &LiveLogs::sourcesChanged);
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(3));
        QCOMPARE(sources.front().at(1).value<std::vector<LogSource>>(), (std::vector<LogSource>{kScheduler, kWorker}));
        // Following again reads no line twice, and lines after the cursor once.
        f.logs.unfollow(f.run);
        f.copied("head-scheduler.log", "and gone\n");
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(4));
        QCOMPARE(f.kept().back(), std::string("head scheduler: and gone"));
    }

    void storedLogsOfAFinishedRunAreReadOnce()
    {
        FinishedRun f;
        training::LogStore store(f.source.stateFolder() / "runs" / f.run.value / "logs");
        QVERIFY(store.append({"worker-1", "worker"}, {}, {7, 26}, "one\npassword=abcdefgh two\n"));
        f.copied("worker-1-worker.log", "an older copy of the same log\n");
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept(), (std::vector<std::string>{"worker-1: one", "worker-1: password=*** two"}));
        f.logs.unfollow(f.run);
        QVERIFY(store.append({"worker-1", "worker"}, {7, 26}, {7, 32}, "three\n"));
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(3));
        QCOMPARE(f.kept().back(), std::string("worker-1: three"));
    }

    void storedLogsOfSeveralMachinesAreInTheOrderOfTheirTimes()
    {
        FinishedRun f;
        f.copied("worker-1-worker.log", "2026-11-28 20:00:38,000 info joins\nits second line\n"
                                        "2026-11-28 20:04:00,000 info leaves\n");
        f.copied("head-scheduler.log", "2026-11-28 20:00:01,000 info bound\n2026-11-28 20:02:00,000 info epoch 1\n");
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(5));
        const std::vector<std::string> expected{
            "head scheduler: 2026-11-28 20:00:01,000 info bound", "worker-1: 2026-11-28 20:00:38,000 info joins",
            "worker-1: its second line", "head scheduler: 2026-11-28 20:02:00,000 info epoch 1",
            "worker-1: 2026-11-28 20:04:00,000 info leaves"};
        QCOMPARE(f.kept(), expected);
    }

    void linesBeforeTheFirstTimeAndLogsWithoutTimesAreNotOldest()
    {
        const LogSource silent{"worker-2", "worker"};
        std::vector<LogLine> lines{{silent, "a program without times"},
                                   {kWorker, "a banner"},
                                   {kWorker, "2026-11-28 20:00:38,000 info joins"},
                                   {kScheduler, "2026-11-28 20:00:01,000 info bound"},
                                   {silent, "its end"}};
        sortByTime(lines);
        const std::vector<std::string> expected{"head scheduler: 2026-11-28 20:00:01,000 info bound",
                                                "worker-1: a banner", "worker-1: 2026-11-28 20:00:38,000 info joins",
                                                "worker-2: a program without times", "worker-2: its end"};
        QCOMPARE(texts(lines), expected);
    }

    void aMachineThatIsBeingSetUpIsNoProblem()
    {
        const Error noRuntime{ErrorCode::NotFound, "ssh:worker-4", "there is no runtime on the node"};
        QVERIFY(!isReadProblem(noRuntime, false));
        QVERIFY(isReadProblem(noRuntime, true)); // it was there
        QVERIFY(isReadProblem({ErrorCode::Unreachable, "ssh:worker-4", "no route"}, false));
        QVERIFY(!isReadProblem({ErrorCode::Cancelled, "", ""}, true));
    }

    void oneProcessAloneIsRead()
    {
        FinishedRun f;
        f.copied("worker-1-worker.log", "from the worker\n");
        f.copied("head-scheduler.log", "from the scheduler\n");
        f.logs.follow(f.run, kScheduler);
        QTRY_COMPARE(f.kept(), std::vector<std::string>{"head scheduler: from the scheduler"});
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(2));
    }

    void theProcessesOfARoleAreRead()
    {
        const LogSource servers{"", "server"};
        QVERIFY(servers.selects({"head", "server"}) && servers.selects({"worker-2", "server-1"}));
        QVERIFY(!servers.selects({"head", "scheduler"}) && !servers.selects({}));
        QVERIFY(LogSource().selects(kWorker) && kWorker.selects(kWorker) && !kWorker.selects({"worker-1", "worker-1"}));
        FinishedRun f;
        f.copied("worker-1-worker.log", "from the worker\n");
        f.copied("head-server.log", "from the first server\n");
        f.copied("head-server-1.log", "from the second server\n");
        QSignalSpy sources(&f.logs, &LiveLogs::sourcesChanged);
        f.logs.follow(f.run, servers);
        QTRY_COMPARE(f.kept().size(), std::size_t(2));
        QVERIFY(
            std::ranges::none_of(f.kept(), [](const auto &line) { return line.find("worker") != std::string::npos; }));
        QCOMPARE(sources.front().at(1).value<std::vector<LogSource>>().size(), std::size_t(3));
        f.logs.follow(f.run, {});
        QTRY_COMPARE(f.kept().size(), std::size_t(3));
    }

    void manyRunsAreNotKeptForEver()
    {
        FinishedRun f;
        f.copied("head-scheduler.log", "bound\n");
        f.logs.follow(f.run, {});
        QTRY_VERIFY(!f.kept().empty());
        f.logs.unfollow(f.run);
        for (int i = 0; i < int(LiveLogs::kMostRuns); ++i) {
            f.logs.follow(RunId("r-" + std::to_string(i)), {});
            f.logs.unfollow(RunId("r-" + std::to_string(i)));
        }
        QVERIFY(f.kept().empty());
        f.logs.appendMessage(f.run, "our own words");
        QCOMPARE(f.logs.lines(f.run).size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(LogsTest)
#include "logs_test.moc"
