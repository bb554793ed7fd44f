// The tour as an operation: it is listed in the operations panel, can be cancelled there, and can be started again.

#include <QSignalSpy>
#include <QtTest/QTest>

#include "backend/services/cloud_source.h"
#include "backend/services/operations.h"
#include "backend/services/runs/live_runs.h"
#include "backend/services/tour/live_tour.h"
#include "tests/cluster/support/local_cloud_home.h"

using namespace trainyard;
using namespace trainyard::services;

class TourServiceTest : public QObject {
    Q_OBJECT
private slots:
    void itIsAnOperationThatCanBeCancelled() // D4
    {
        if (const std::string missing = cluster::LocalCloudHome::missing(); !missing.empty())
            QSKIP(missing.c_str());
        cluster::LocalCloudHome home;
        Tasks tasks{6};
        CloudSource source{home.options()};
        Operations operations{tasks};
        LiveRunService runs{tasks, source, operations};
        tour::TourOptions options;
        options.stateFolder = source.stateFolder();
        options.outputFolder = home.path() / "report";
        LiveTourService tour(operations, runs, options);
        QSignalSpy began(&tour, &TourService::began);
        std::vector<std::size_t> shown; ///< digits that each tour has shown
        connect(&tour, &TourService::digitsShown, this,
                [&](const tour::ShownDigits &digits) { shown.push_back(digits.labels.size()); });
        std::vector<Result<std::vector<Sentence>>> ends;
        connect(&tour, &TourService::finished, this, [&](const auto &end) { ends.push_back(end); });
        for (std::size_t round = 1; round <= 2; ++round) {
            tour.start();
            tour.start(); // ignored: the tour already runs
            QCOMPARE(began.count(), qsizetype(round));
            QVERIFY(tour.running());
            QCOMPARE(operations.all().size(), round);
            const auto id = operations.all().back().id;
            QCOMPARE(operations.all().back().title, std::string("The tour"));
            QTRY_COMPARE_WITH_TIMEOUT(shown.size(), round, 60'000); // before all else: the page is alive at once
            QCOMPARE(shown.back(), std::size_t(options.shownDigits));
            QTRY_VERIFY_WITH_TIMEOUT(!operations.all().back().steps.empty(), 60'000);
            if (round == 1)
                operations.cancel(id); // from the operations panel
            else
                tour.cancel(); // from the tour page
            QTRY_COMPARE_WITH_TIMEOUT(ends.size(), round, 120'000);
            QVERIFY(!tour.running());
            QVERIFY(!ends.back());
            QCOMPARE(int(ends.back().error().code), int(ErrorCode::Cancelled));
            QTRY_COMPARE(operations.all().back().state, OperationState::Cancelled);
        }
        tasks.drain();
    }
};

QTEST_GUILESS_MAIN(TourServiceTest)
#include "tour_service_test.moc"
