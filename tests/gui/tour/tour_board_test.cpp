// What the tour shows of a model that learns (improvement 5 of the review).

#include <cmath>

#include <QtTest/QTest>

#include "gui/models/tour/tour_board.h"

using namespace trainyard;
using namespace trainyard::gui;
using protocol::MetricRecord;

namespace {

MetricRecord boardRecord(std::string_view name, int rank, std::int64_t step, double value, std::string note = {})
{
    MetricRecord r;
    r.run = RunId("r-1");
    r.rank = rank;
    r.step = step;
    r.name = name;
    r.value = value;
    r.note = std::move(note);
    return r;
}

tour::ShownDigits threeDigits()
{
    return {2, 2, std::vector<std::uint8_t>(12, 200), {7, 2, 1}};
}

} // namespace

class TourBoardTest : public QObject {
    Q_OBJECT
private slots:
    void samplesTurnFromWrongToRight()
    {
        TourBoard board;
        board.show(threeDigits());
        QCOMPARE(board.samples().size(), std::size_t(3));
        QVERIFY(!board.hasPredictions());
        QCOMPARE(board.right(), 0);
        const std::vector<MetricRecord> first{boardRecord("sample-predictions", 0, 5, 3, "7,0,0")};
        QVERIFY(board.append(first));
        QVERIFY(board.hasPredictions());
        QCOMPARE(board.right(), 1);
        QVERIFY(!board.samples()[1].isRight());
        const std::vector<MetricRecord> second{boardRecord("sample-predictions", 0, 10, 3, "7,2,1")};
        QVERIFY(board.append(second));
        QCOMPARE(board.right(), 3);
        board.clear();
        QVERIFY(board.samples().empty() && board.loss().empty() && !board.hasPredictions());
    }

    void theLossIsThatOfOneWorkerByStep()
    {
        TourBoard board;
        const std::vector<MetricRecord> records{boardRecord("batch-loss", 0, 5, 2.3),
                                                boardRecord("batch-loss", 1, 5, 9), boardRecord("speed", 0, 5, 1000),
                                                boardRecord("batch-loss", 0, 10, 1.1)};
        QVERIFY(board.append(records));
        QCOMPARE(board.loss().points(), (QList<QPointF>{{5, 2.3}, {10, 1.1}}));
        QVERIFY(!board.append(std::span(records).subspan(2, 1)));
    }

    void recordsOfAnotherFormDoNoHarm() // they come from a machine
    {
        TourBoard board;
        auto damaged = threeDigits();
        damaged.pixels.pop_back();
        board.show(damaged);
        QVERIFY(board.samples().empty());
        board.show(threeDigits());
        const std::vector<MetricRecord> records{boardRecord("sample-predictions", 0, 5, 9, "7,2,1,4,4,4,4,4"),
                                                boardRecord("sample-predictions", 0, 6, 1, ""),
                                                boardRecord("sample-predictions", 0, 7, 1, "x"),
                                                boardRecord("batch-loss", 0, 8, std::nan(""))};
        QVERIFY(board.append(records));
        QCOMPARE(board.right(), 3);
        QVERIFY(board.loss().empty());
    }
};

QTEST_GUILESS_MAIN(TourBoardTest)
#include "tour_board_test.moc"
