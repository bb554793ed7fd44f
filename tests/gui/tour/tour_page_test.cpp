// The tour page of the window: its state belongs to one tour, and it can always be reached.

#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QtTest/QTest>

#include "gui/app/operations_panel.h"
#include "gui/models/activity/activity_models.h"
#include "gui/pages/tour/sample_tiles.h"
#include "gui/pages/tour/tour_page.h"
#include "gui/text/format.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Tour : fake::Window {
    QListWidget *sidebar = window.findChild<QListWidget *>(QStringLiteral("sidebar"));
    QStackedWidget *pages = window.findChild<QStackedWidget *>();
    TourPage *page() const { return window.findChild<TourPage *>(); } ///< null before the first tour
    bool isShown() const { return pages->currentIndex() == MainWindow::Tour && page() && page()->isVisible(); }
    void step(const char *name, StepState now, const char *message)
    {
        fakes.tour.step({.step = name, .title = name, .state = now, .message = Sentence::verbatim(message)});
    }
};

} // namespace

class TourPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aSecondTourStartsFromACleanState() // D3
    {
        Tour f;
        f.window.startTour();
        f.step("terminate", StepState::Done, "4 machines terminated, 2 other resources deleted");
        f.step("prove", StepState::Done, "0 resources left");
        f.fakes.tour.training(RunId("r-0000000000000001"));
        f.fakes.tour.end(QStringLiteral("The first receipt."));
        QVERIFY(f.says(QStringLiteral("The tour is over")));
        auto *receipt = f.page()->findChild<QPlainTextEdit *>();
        f.window.startTour();
        QCOMPARE(f.fakes.tour.starts, 2);
        for (const auto *gone : {"The tour is over", "4 machines terminated, 2 other resources deleted",
                                 "0 resources left", "was terminated"})
            QVERIFY2(!f.says(QLatin1String(gone)), gone);
        for (auto *edit : f.page()->findChildren<QPlainTextEdit *>())
            QVERIFY(!edit->isVisible() || !edit->toPlainText().contains(QLatin1String("receipt")));
        QVERIFY(receipt->toPlainText().isEmpty());
        auto *cancel = f.button(f.page(), QStringLiteral("Cancel the tour"));
        QVERIFY(cancel && cancel->isEnabled());
        cancel->click();
        QVERIFY(f.fakes.tour.cancelled);
    }

    void onlyOnePlaceCountsTheEpochs() // D25
    {
        Tour f;
        f.window.startTour();
        auto run = sample::runs()[0];
        run.epoch = 7;
        run.epochs = 12;
        f.fakes.runs.set({run});
        f.fakes.tour.training(run.id);
        f.step("train", StepState::Progressing, "8 of 12 epochs done, 2 workers");
        QVERIFY(f.says(QStringLiteral("8 of 12 epochs done")));
        QString facts; // of the run; elided where there is no room
        for (const auto *line : f.page()->findChildren<ElidedLabel *>())
            facts += line->fullText() + QLatin1Char('\n');
        QVERIFY2(facts.contains(QLatin1String("elapsed")), qPrintable(facts));
        QVERIFY2(!facts.contains(QLatin1String("of 12")), qPrintable(facts));
    }

    void aCancelledTourIsShownAndCanStartAgain()
    {
        Tour f;
        f.window.startTour();
        f.step("train", StepState::Failed, "stopped while it trained");
        f.fakes.tour.end(fail(ErrorCode::Cancelled, "tour", "stopped while it trained"));
        QVERIFY(f.says(QStringLiteral("The tour was cancelled")));
        QVERIFY(!f.button(f.page(), QStringLiteral("Cancel the tour")));
        QVERIFY(f.button(f.page(), QStringLiteral("Launch my own cluster")));
        QVERIFY(!f.button(f.page(), QStringLiteral("Open the report"))); // of a tour that succeeded only
        f.button(f.page(), QStringLiteral("Again"))->click();
        QCOMPARE(f.fakes.tour.starts, 2);
        QVERIFY(f.button(f.page(), QStringLiteral("Cancel the tour"))->isEnabled());
    }

    void itShowsWhatTheModelLearnsAndEndsWhereWorkBegins() // improvements 4 and 5
    {
        Tour f;
        f.window.startTour();
        f.fakes.tour.digits({2, 2, std::vector<std::uint8_t>(8, 255), {7, 2}});
        QVERIFY(f.says(QStringLiteral("that the model will learn to read")));
        auto *tiles = f.page()->findChild<SampleTiles *>();
        QVERIFY(tiles && tiles->isVisible());
        const auto pixels = [&](const QColor &color) {
            const QImage picture = tiles->grab().toImage();
            int found = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    found += picture.pixelColor(x, y) == color ? 1 : 0;
            }
            return found;
        };
        const Tokens &tokens = Theme::instance().tokens();
        QCOMPARE(pixels(tokens.good) + pixels(tokens.bad), 0);
        protocol::MetricRecord record;
        record.rank = 0;
        record.step = 5;
        record.name = "sample-predictions";
        record.note = "7,0";
        f.fakes.tour.records({record});
        QVERIFY(f.says(QStringLiteral("1 of 2 predicted correctly")));
        QCOMPARE(tiles->accessibleDescription(), QStringLiteral("1 of 2 predicted correctly"));
        QVERIFY(pixels(tokens.good) > 0 && pixels(tokens.bad) > 0);
        record.note = "7,2";
        record.step = 10;
        f.fakes.tour.records({record});
        QCOMPARE(pixels(tokens.bad), 0);
        QVERIFY(!f.button(f.page(), QStringLiteral("Again")));
        tour::TourSummary summary;
        summary.accuracy = 0.9412;
        summary.took = std::chrono::seconds(62);
        summary.machines = 4;
        summary.awsUsd = 0.0131;
        summary.report = "/nowhere/report.md";
        f.fakes.tour.summary(summary);
        f.fakes.tour.end(QStringLiteral("Nothing is left."));
        QVERIFY(f.says(QStringLiteral("94.12 % in 62 s on ") + text::machines(4)));
        QVERIFY(f.says(QStringLiteral("about $0.01")));
        QSignalSpy opened(f.page(), &TourPage::pageRequested);
        QObject::disconnect(f.page(), &TourPage::pageRequested, &f.window, nullptr); // no browser in a test
        f.button(f.page(), QStringLiteral("Open the report"))->click();
        QCOMPARE(opened.value(0).value(0).toString(), QStringLiteral("file:///nowhere/report.md"));
        f.button(f.page(), QStringLiteral("Again"))->click();
        QVERIFY(!f.says(QStringLiteral("94.12 %")) && !f.says(QStringLiteral("predicted correctly")));
        QCOMPARE(f.fakes.tour.starts, 2);
    }

    void theAccuracyFollowsTheLanguage()
    {
        const auto restored = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        Tour f;
        f.window.startTour();
        QLocale::setDefault(QLocale(QStringLiteral("de")));
        tour::TourSummary summary;
        summary.accuracy = 0.9412;
        f.fakes.tour.summary(summary);
        f.fakes.tour.end(QStringLiteral("Nothing is left."));
        QVERIFY(f.says(QStringLiteral("94,12 % in ")));
    }

    void itIsAPlaceThatFocusNeverLeaves() // D4
    {
        Tour f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(f.sidebar->isRowHidden(MainWindow::Tour));
        QTest::keyClick(&f.window, Qt::Key_K, Qt::ControlModifier); // opened from the palette, which restores the focus
        auto *palette = f.dialog<CommandPalette>();
        QVERIFY(palette);
        auto *line = palette->findChild<QLineEdit *>();
        QTest::keyClicks(line, QStringLiteral("try it"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(f.fakes.tour.on);
        QVERIFY(f.isShown());
        QVERIFY(!f.sidebar->isRowHidden(MainWindow::Tour));
        QCOMPARE(f.sidebar->currentRow(), int(MainWindow::Tour));
        fake::activate(&f.window);
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &f.window, Qt::Key_Tab);
            QVERIFY2(f.isShown(), qPrintable(QStringLiteral("after %1 x Tab").arg(i + 1)));
        }
        f.sidebar->setFocus();
        QVERIFY(f.isShown());
        // Leaves the page and returns by the sidebar, the action and the shortcut.
        f.window.go(MainWindow::Costs);
        f.sidebar->setCurrentRow(MainWindow::Tour);
        QVERIFY(f.isShown());
        f.window.go(MainWindow::Clusters);
        f.button(&f.window, QStringLiteral("Show the tour"))->click();
        QVERIFY(f.isShown());
        QCOMPARE(f.fakes.tour.starts, 1);
        f.window.go(MainWindow::Data);
        QTest::keyClick(&f.window, Qt::Key_6, Qt::ControlModifier);
        QVERIFY(f.isShown());
        // A finished tour stays visible, but the next session starts on another page.
        f.fakes.tour.end(QStringLiteral("Nothing is left."));
        QVERIFY(f.isShown());
        QVERIFY(f.window.close());
        QCOMPARE(f.settings.value(QStringLiteral("window/place")).toInt(), int(MainWindow::Clusters));
    }
};

QTEST_MAIN(TourPageTest)
#include "tour_page_test.moc"
