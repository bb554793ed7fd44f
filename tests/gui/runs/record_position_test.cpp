// Readers of the records of a long run: each reads all of them once, and again only what it had before.
#include <cstdint>
#include <utility>
#include <vector>

#include <QtTest/QTest>

#include "backend/ledger/ledger.h"
#include "gui/models/runs/record_position.h"
#include "tests/ledger/temporary_ledger.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

const RunId kLongRun("r-1");

struct LongRun {
    ledger::TemporaryFolder folder;
    ledger::Ledger stored = std::move(*ledger::Ledger::open(folder.path()));
    std::size_t records = 0; ///< that the reader has
    int restarts = 0;

    void store(int step, double at = 0)
    {
        auto record = ledger::makeMetric(kLongRun, 0, step, "speed", 100);
        record.t += at;
        QVERIFY(stored.appendMetrics(kLongRun, std::vector{record}));
    }
    void storeUpTo(int last)
    {
        std::vector<protocol::MetricRecord> all;
        for (int step = 1; step <= last; ++step)
            all.push_back(ledger::makeMetric(kLongRun, 0, step, "speed", 100));
        QVERIFY(stored.appendMetrics(kLongRun, all));
    }
    /// \return the number of reads, or -1 if they do not end
    int read(RecordPosition &position)
    {
        for (int reads = 1; reads <= 20; ++reads) {
            const auto rows = stored.metrics(kLongRun, position.sequence(), position.most());
            if (!rows)
                return -1;
            if (position.take(*rows)) {
                records += rows->records.size();
            } else {
                records = 0;
                ++restarts;
            }
            if (!position.hasMore())
                return reads;
        }
        return -1;
    }
};

} // namespace

class RecordPositionTest : public QObject {
    Q_OBJECT
private slots:
    /// A part ends between the first and the last place of a record of a late rank.
    void aRecordThatWasReplacedBeforeIsReadOnce()
    {
        LongRun run;
        run.storeUpTo(2'500);
        run.store(1'500, 0.5);
        RecordPosition position(1'000);
        QVERIFY(run.stored.metrics(kLongRun, 2'000, 1'000)->replaced);
        QCOMPARE(run.read(position), 3);
        QCOMPARE(run.records, std::size_t(2'500));
        QCOMPARE(run.restarts, 0);
        QCOMPARE(position.sequence(), std::int64_t(2'501));
    }

    void aRecordThatIsReplacedLaterIsReadAgainWithTheOthers()
    {
        LongRun run;
        run.storeUpTo(2'500);
        RecordPosition position(1'000);
        QCOMPARE(run.read(position), 3);
        run.store(1'500, 0.5);
        run.store(2'501);
        QCOMPARE(run.read(position), 1 + 3);
        QCOMPARE(run.restarts, 1);
        QCOMPARE(run.records, std::size_t(2'501));
        run.store(2'502);
        QCOMPARE(run.read(position), 1);
        QCOMPARE(run.restarts, 1);
        QCOMPARE(run.records, std::size_t(2'502));
    }

    void aFullPartOfNewsEndsNothing()
    {
        LongRun run;
        run.storeUpTo(10);
        RecordPosition position(10);
        QCOMPARE(run.read(position), 2);
        run.storeUpTo(30);
        run.store(5, 0.5);
        QCOMPARE(run.read(position), 7);
        QCOMPARE(run.restarts, 1);
        QCOMPARE(run.records, std::size_t(30));
    }

    void whatIsLeftOutReplacesNothing()
    {
        LongRun run;
        run.storeUpTo(10);
        RecordPosition position;
        position.skipTo(10);
        run.store(5, 0.5);
        QCOMPARE(run.read(position), 1);
        QCOMPARE(run.restarts, 0);
        QCOMPARE(run.records, std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(RecordPositionTest)
#include "record_position_test.moc"
