#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "gui/pages/run/event_text.h"
#include "gui/pages/run/run_log.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/activate.h"

using namespace trainyard::gui;
using namespace trainyard::services;

namespace {

const LogSource kHead{"head", "scheduler"}, kWorker{"worker-1", "worker"};

std::vector<LogLine> lines(int count)
{
    std::vector<LogLine> all;
    for (int i = 0; i < count; ++i)
        all.push_back({i % 2 ? kWorker : kHead, "line " + std::to_string(i)});
    return all;
}

/// The record of a worker that joined from its machine.
trainyard::protocol::MetricRecord joined(int rank, const char *node)
{
    trainyard::protocol::MetricRecord record;
    record.name = trainyard::protocol::metric::kMemberJoined;
    record.rank = rank;
    record.note = node;
    return record;
}

struct Shown {
    RunLog log;
    QComboBox *from = log.findChild<QComboBox *>();
    QCheckBox *follow = log.findChild<QCheckBox *>();
    QLineEdit *words = log.findChild<QLineEdit *>();
    QScrollBar *bar = log.text().verticalScrollBar();
    Shown()
    {
        log.resize(480, 320);
        log.show();
        fake::activate(&log);
    }
    QStringList text() { return log.text().toPlainText().split(QLatin1Char('\n')); }
    void choose(int row)
    {
        from->setCurrentIndex(row);
        emit from->activated(row);
    }
};

} // namespace

class RunLogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void showsTheSourceOfEachLine()
    {
        Shown s;
        s.log.append(lines(2));
        s.log.appendMessage(QStringLiteral("worker-2 joined"));
        QTRY_COMPARE(s.text(),
                     (QStringList{QStringLiteral("head scheduler | line 0"), QStringLiteral("worker-1 | line 1"),
                                  QStringLiteral("Trainyard | worker-2 joined")}));
    }

    void everyEventIsASentence()
    {
        const auto said = [](const char *kind, const char *note, int rank, double value) {
            trainyard::protocol::MetricRecord record;
            record.name = kind;
            record.note = note;
            record.rank = rank;
            record.value = value;
            return eventText({1, "worker-3", record});
        };
        QCOMPARE(said("member-joined", "worker-3", 2, 3), QStringLiteral("worker-3 joined"));
        QCOMPARE(said("member-died", "worker-3: silent", 2, 3), QStringLiteral("died: worker-3: silent"));
        QCOMPARE(said("never-joined", "2 of 3 workers were not ready", -1, 2),
                 QStringLiteral("2 of 3 workers were not ready"));
        QCOMPARE(said("server-died", "head: closed", 1, 1), QStringLiteral("server 1 died: head: closed"));
        QCOMPARE(said("awaited", "", 2, 10.4), QStringLiteral("all workers waited 10 s for rank 2"));
        QCOMPARE(said("paused", "only 1 of at least 2 workers are left", -1, 1),
                 QStringLiteral("the run pauses: only 1 of at least 2 workers are left"));
        QCOMPARE(said("data-awaited", "worker-3: s3://b/x.rec: timed out", 2, 0),
                 QStringLiteral("rank 2 waits for its data: worker-3: s3://b/x.rec: timed out"));
        QCOMPARE(said("data-back", "worker-3", 2, 190), QStringLiteral("rank 2 has its data again, after 190 s"));
        QCOMPARE(said("resumed", "", -1, 2), QStringLiteral("the run continues; workers: 2"));
        QCOMPARE(said("cooling-down", "worker-2", -1, 280),
                 QStringLiteral("worker-2 is excluded for 280 s because several workers died there"));
        QCOMPARE(said("worker-wanted", "10.0.0.7", -1, 1), QStringLiteral("host_worker requests a worker on 10.0.0.7"));
        QCOMPARE(said("scheduler-back", "attempt 2", -1, 1.24),
                 QStringLiteral("the scheduler was restarted; all processes reconnected after 1.2 s"));
    }

    void oneProcessAlone()
    {
        Shown s;
        s.log.setSources({kHead, kWorker});
        s.log.append(lines(4));
        QSignalSpy chosen(&s.log, &RunLog::chosen);
        s.choose(2);
        QCOMPARE(s.text(), (QStringList{QStringLiteral("line 1"), QStringLiteral("line 3")}));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(s.log.only(), kWorker);
        s.log.append(lines(2));
        QTRY_COMPARE(s.text().size(), 3);
        s.log.setSources({kHead, kWorker, {"worker-2", "worker"}}); // a worker joins: the selection stays
        QCOMPARE(s.from->currentText(), QStringLiteral("worker-1"));
        s.choose(0);
        QCOMPARE(s.text().size(), 6);
        s.log.clear();
        QVERIFY(s.log.only().empty());
        QCOMPARE(s.from->count(), 1);
    }

    void theRankOfAWorkerStandsBeforeItsName()
    {
        Shown s;
        s.log.setSources({kHead, kWorker});
        s.log.append(lines(2));
        QTRY_COMPARE(s.text(), (QStringList{QStringLiteral("head scheduler | line 0"),
                                            QStringLiteral("worker-1 | line 1")})); // not known yet
        s.log.addRecords(std::vector{joined(3, "worker-1")});
        const QStringList ranked{QStringLiteral("head scheduler | line 0"), QStringLiteral("rank 3 worker-1 | line 1")};
        QCOMPARE(s.text(), ranked);
        QCOMPARE(s.from->itemText(1), QStringLiteral("head scheduler"));
        QCOMPARE(s.from->itemText(2), QStringLiteral("rank 3 worker-1"));
        s.choose(2); // by its rank
        QCOMPARE(s.text(), QStringList{QStringLiteral("line 1")});
        s.log.addRecords(std::vector{joined(0, "worker-2")}); // the selection stays
        QCOMPARE(s.from->currentText(), QStringLiteral("rank 3 worker-1"));
        QCOMPARE(s.text(), QStringList{QStringLiteral("line 1")});
        s.log.clear(); // another run
        s.log.append(lines(2));
        QTRY_COMPARE(s.text().back(), QStringLiteral("worker-1 | line 1"));
    }

    void theProcessesOfARole()
    {
        Shown s;
        const LogSource first{"head", "server"}, second{"head", "server-1"}, other{"worker-2", "worker"};
        s.log.setSources({kHead, first, second, kWorker, other});
        s.log.append({{kHead, "a"}, {first, "b"}, {second, "c"}, {kWorker, "d"}, {other, "e"}});
        s.log.appendMessage(QStringLiteral("worker-2 joined"));
        QCOMPARE(s.from->itemText(1), QStringLiteral("all servers"));
        QCOMPARE(s.from->itemText(2), QStringLiteral("all workers"));
        QCOMPARE(s.from->count(), 8);
        QVERIFY(!s.from->accessibleName().isEmpty());
        QSignalSpy chosen(&s.log, &RunLog::chosen);
        s.from->setFocus();
        QTest::keyClick(s.from, Qt::Key_Down); // without the mouse
        QCOMPARE(s.from->currentIndex(), 1);
        QCOMPARE(chosen.back().at(0).value<LogSource>(), (LogSource{"", "server"}));
        QCOMPARE(s.text(), (QStringList{QStringLiteral("head server | b"), QStringLiteral("head server-1 | c"),
                                        QStringLiteral("Trainyard | worker-2 joined")}));
        s.choose(2);
        s.log.append({{kHead, "f"}, {other, "g"}});
        QTRY_COMPARE(s.text(),
                     (QStringList{QStringLiteral("worker-1 | d"), QStringLiteral("worker-2 | e"),
                                  QStringLiteral("Trainyard | worker-2 joined"), QStringLiteral("worker-2 | g")}));
        s.log.setSources({kHead, first, kWorker}); // one of each: the selection stays
        QCOMPARE(s.from->currentText(), QStringLiteral("all workers"));
    }

    void followsUntilTheReaderScrolls()
    {
        Shown s;
        s.log.append(lines(200));
        QTRY_VERIFY(s.bar->maximum() > 0 && s.bar->value() == s.bar->maximum());
        s.bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        QVERIFY(!s.follow->isChecked());
        const int at = s.bar->value(), end = s.bar->maximum();
        s.log.append(lines(50));
        QTRY_VERIFY(s.bar->maximum() > end);
        QCOMPARE(s.bar->value(), at); // the scroll position stays
        s.bar->triggerAction(QAbstractSlider::SliderToMaximum);
        QVERIFY(s.follow->isChecked());
        s.bar->triggerAction(QAbstractSlider::SliderToMinimum);
        s.follow->setChecked(true);
        QCOMPARE(s.bar->value(), s.bar->maximum());
    }

    void findsForwardsBackwardsAndRound()
    {
        Shown s;
        s.log.append(lines(30));
        QTRY_COMPARE(s.text().size(), 30);
        QTest::keySequence(&s.log, QKeySequence::Find);
        QVERIFY(s.words->hasFocus());
        QTest::keyClicks(s.words, QStringLiteral("LINE 1"));
        const auto hit = [&] { return s.log.text().textCursor().blockNumber(); };
        QTest::keyClick(s.words, Qt::Key_Return);
        const int first = hit();
        QTest::keyClick(s.words, Qt::Key_Return);
        QVERIFY(hit() != first);
        QTest::keySequence(&s.log, QKeySequence::FindPrevious);
        QCOMPARE(hit(), first);
        bool counted = false;
        for (auto *label : s.log.findChildren<QLabel *>())
            counted = counted || label->text() == QStringLiteral("11"); // lines 1 and 10 to 19
        QVERIFY(counted);
        QTest::keyClicks(s.words, QStringLiteral("x"));
        for (auto *label : s.log.findChildren<QLabel *>())
            counted = counted && label->text() != QStringLiteral("11");
        QVERIFY(counted);
    }

    void copiesTheSelectionOrEverything()
    {
        Shown s;
        s.log.append(lines(3));
        QTRY_COMPARE(s.text().size(), 3);
        QPushButton *copy = nullptr;
        for (auto *b : s.log.findChildren<QPushButton *>()) {
            if (b->text() == QStringLiteral("Copy"))
                copy = b;
        }
        QVERIFY(copy);
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text().split(QLatin1Char('\n')), s.text());
        QTextCursor two(s.log.text().document());
        two.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor, 2);
        s.log.text().setTextCursor(two);
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("head scheduler | line 0\nworker-1 | line 1\n"));
    }

    void holdsNoMoreThanABook()
    {
        Shown s;
        s.log.append(lines(int(LogBuffer::kMostLines) + 500));
        QTRY_COMPARE(s.log.text().blockCount(), int(LogBuffer::kMostLines));
        QVERIFY(s.text().front().endsWith(QStringLiteral("line 500")));
    }
};

QTEST_MAIN(RunLogTest)
#include "run_log_test.moc"
