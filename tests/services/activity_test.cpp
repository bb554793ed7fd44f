#include <algorithm>
#include <fstream>

#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"
#include "backend/services/account/live_activity.h"

using namespace trainyard;
using namespace trainyard::services;

class ActivityTest : public QObject {
    Q_OBJECT
private slots:
    void readsCallsAndCommands()
    {
        const auto call = activityFromLine(
            R"({"time":"2026-11-21T10:00:00.000Z","service":"ec2","operation":"RunInstances","region":"us-east-1","status":200,"requestId":"r-1","error":"","milliseconds":512,"aws":"aws ec2 run-instances"})");
        QVERIFY(call);
        QCOMPARE(call->what, std::string("ec2:RunInstances"));
        QCOMPARE(call->outcome, std::string("200"));
        QCOMPARE(call->seconds, 0.512);
        QVERIFY(!call->failed && !call->reading);
        const auto refused =
            activityFromLine(R"({"service":"ec2","operation":"DescribeInstances","status":400,"error":"AuthFailure"})");
        QVERIFY(refused && refused->failed && refused->reading);
        QCOMPARE(refused->outcome, std::string("AuthFailure"));
        const auto command = activityFromLine(
            R"({"kind":"ssh","host":"worker-1","command":"true","outcome":"exit 0","milliseconds":3,"ssh":"ssh ubuntu@worker-1 true"})");
        QVERIFY(command && !command->failed);
        QVERIFY(command->kind == ActivityKind::RemoteCommand);
        QVERIFY(activityFromLine(R"({"kind":"ssh","host":"w","command":"false","outcome":"exit 1"})")->failed);
        QVERIFY(!activityFromLine("half a li"));
        QVERIFY(!activityFromLine("[]"));
    }

    void namesTheMachinesOfACall() // improvement 11
    {
        const auto launch = activityFromLine(
            R"({"service":"ec2","operation":"RunInstances","status":200,"parameters":{"InstanceType":"c5.xlarge",)"
            R"("TagSpecification.1.ResourceType":"instance","TagSpecification.1.Tag.1.Key":"Name",)"
            R"("TagSpecification.1.Tag.1.Value":"demo worker-3","TagSpecification.2.ResourceType":"volume",)"
            R"("TagSpecification.2.Tag.1.Key":"Name","TagSpecification.2.Tag.1.Value":"demo worker-3"}})");
        QVERIFY(launch);
        QCOMPARE(launch->machines, std::vector<std::string>{"demo worker-3"});
        QCOMPARE(launch->type, std::string("c5.xlarge"));
        const auto end = activityFromLine(
            R"({"service":"ec2","operation":"TerminateInstances","parameters":{"InstanceId.1":"i-1","InstanceId.2":"i-2"}})");
        QVERIFY(end);
        QCOMPARE(end->machines, (std::vector<std::string>{"i-1", "i-2"}));
        for (const char *other :
             {R"({"service":"ec2","operation":"StopInstances","parameters":{"InstanceId.1":"i-1","DryRun":"true"}})",
              R"({"service":"ec2","operation":"DescribeInstances","parameters":{"InstanceId.1":"i-1"}})",
              R"({"service":"ec2","operation":"ImportKeyPair","parameters":{"TagSpecification.1.Tag.1.Key":"Name",)"
              R"("TagSpecification.1.Tag.1.Value":"demo"}})",
              R"({"service":"ec2","operation":"RunInstances","parameters":["x"]})"}) {
            const auto read = activityFromLine(other);
            QVERIFY2(read && read->machines.empty(), other);
        }
    }

    void takesCompleteLinesOnly()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("journal.jsonl")).toStdString();
        QCOMPARE(readJournal(path, 0).lines.size(), std::size_t(0)); // does not exist yet
        std::ofstream(path) << "one\ntwo\nhal";
        auto piece = readJournal(path, 0);
        QCOMPARE(piece.lines, (std::vector<std::string>{"one", "two"}));
        QCOMPARE(piece.offset, std::uint64_t(8));
        std::ofstream(path, std::ios::app) << "f\n";
        piece = readJournal(path, piece.offset);
        QCOMPARE(piece.lines, std::vector<std::string>{"half"});
        std::ofstream(path, std::ios::trunc) << "new\n"; // truncated and written again
        QCOMPARE(readJournal(path, piece.offset).lines, std::vector<std::string>{"new"});
        QCOMPARE(readJournal(path, 0, 2).lines.size(), std::size_t(0)); // the incomplete line is dropped
    }

    void followsAJournalThatRotates()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("journal.jsonl")).toStdString();
        std::vector<std::string> read;
        JournalChunk at;
        const auto readNew = [&] {
            at = readJournal(path, at.offset, 2u << 20, at.segment);
            read.insert(read.end(), at.lines.begin(), at.lines.end());
        };
        std::vector<std::string> written;
        const auto write = [&](int lines) {
            for (int i = 0; i < lines; ++i) {
                written.push_back("line " + std::to_string(written.size()));
                QVERIFY(appendToSharedLog(path, written.back() + "\n", {100, 10}));
            }
        };
        write(5);
        readNew();
        for (const int lines : {3, 1, 40, 0, 7}) { // within a segment, over one and over several
            write(lines);
            readNew();
        }
        QVERIFY(closedSegments(path).size() > 3);
        QCOMPARE(read, written);
        // A program that starts after a rotation shows the end of the segment before it, too.
        const auto first = readJournal(path, 0);
        QVERIFY(first.lines.size() > 5);
        QCOMPARE(first.lines.back(), written.back());
    }

    void theServiceFollowsTheFile()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("journal.jsonl")).toStdString();
        std::ofstream(path) << R"({"service":"s3","operation":"PutObject","status":200})"
                            << "\n";
        Tasks tasks(1);
        LiveActivityService service(tasks, path);
        QTRY_COMPARE(service.entries().size(), std::size_t(1));
        std::ofstream(path, std::ios::app) << "not json\n"
                                           << R"({"service":"s3","operation":"GetObject","status":200})"
                                           << "\n";
        QTRY_COMPARE(service.entries().size(), std::size_t(2));
        QCOMPARE(service.entries()[1].number, std::int64_t(2));
        tasks.drain();
    }

    void theJournalIsExportedInTheFormatOfTheName() // J12
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("journal.jsonl")).toStdString();
        std::ofstream(path) << R"({"time":"2026-11-27T03:00:00.000Z","service":"ec2","operation":"RunInstances",)"
                            << R"("region":"r","status":200,"requestId":"req-1","milliseconds":7,"aws":"aws ec2"})"
                            << "\nnot json\n";
        Tasks tasks(1);
        LiveActivityService service(tasks, path);
        const auto written = [&](const char *name) {
            const std::string file = folder.filePath(QLatin1String(name)).toStdString();
            auto done = service.exportTo(file);
            [&] { QTRY_VERIFY(done.isFinished()); }();
            const auto unreadable = done.isFinished() ? done.result() : Result<std::uint64_t>(std::uint64_t(0));
            return unreadable && *unreadable == 1 ? readFile(file).value_or("") : std::string("not written");
        };
        const std::string table = written("activity.csv");
        QVERIFY2(table.starts_with("time,kind,service,"), table.c_str());
        QVERIFY2(table.find(",req-1,starts") != std::string::npos, table.c_str());
        const std::string lines = written("activity.json");
        QVERIFY2(lines.starts_with("{") && lines.find("\"costEffect\":\"starts\"") != std::string::npos, lines.c_str());
        auto refused = service.exportTo(folder.filePath(QStringLiteral("none/activity.csv")).toStdString());
        QTRY_VERIFY(refused.isFinished());
        QVERIFY(!refused.result());
        tasks.drain();
    }

    void aBurstIsReportedInPortions() // thousands of calls during the termination of an account
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("journal.jsonl")).toStdString();
        std::ofstream file(path);
        for (int i = 0; i < 5230; ++i)
            file << R"({"service":"ec2","operation":"DescribeInstances","status":200,"milliseconds":)" << i << "}\n";
        file.close();
        Tasks tasks(1);
        LiveActivityService service(tasks, path);
        std::vector<std::size_t> portions;
        std::int64_t last = 0;
        connect(&service, &ActivityService::arrived, this, [&](const std::vector<ActivityEntry> &some) {
            portions.push_back(some.size());
            for (const ActivityEntry &e : some)
                QCOMPARE(e.number, ++last);
        });
        QTRY_COMPARE_WITH_TIMEOUT(last, std::int64_t(5230), 60'000);
        QVERIFY(std::ranges::max(portions) <= 100);
        const auto kept = service.entries();
        QCOMPARE(kept.size(), std::size_t(5000));
        QCOMPARE(kept.front().number, std::int64_t(231));
        QCOMPARE(kept.back().seconds, 5.229);
        tasks.drain();
    }
};

QTEST_GUILESS_MAIN(ActivityTest)
#include "activity_test.moc"
