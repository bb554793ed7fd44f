// Access: every control has a name for assistive technology, no letter has two actions, the focus is visible, and no text
// is cut, on each page of the window.

#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QtTest/QTest>

#include "gui/app/header_bar.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/text/translation.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

namespace {

void fill(fake::Fakes &fakes, bool priced)
{
    if (priced)
        fakes.account.select("work", {});
    fakes.clusters.set(sample::clusters());
    fakes.runs.set(sample::runs());
    fakes.activity.add(sample::activity());
}

} // namespace

class AccessTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theWalkFindsWhatItLooksFor()
    {
        QWidget window;
        auto *named = new QPushButton(QStringLiteral("&Stop"), &window);
        auto *twin = new QPushButton(QStringLiteral("&Save"), &window);
        auto *nameless = new QPushButton(&window);
        auto *field = new QLineEdit(&window);
        QCOMPARE(fake::unnamed(window).size(), 2);
        QCOMPARE(fake::ambiguousKeys(window).size(), 1);
        nameless->setAccessibleName(QStringLiteral("Close"));
        field->setAccessibleName(QStringLiteral("Name"));
        twin->setText(QStringLiteral("S&ave"));
        QCOMPARE(fake::unnamed(window), QStringList());
        QCOMPARE(fake::ambiguousKeys(window), QStringList());
        named->resize(4, 20);
        twin->resize(twin->sizeHint());
        QCOMPARE(fake::cutTexts(window), QStringList(QStringLiteral("&Stop")));
    }

    void everyControlOfEachPageHasAName()
    {
        Fixture f;
        fill(f.fakes, true);
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            const QStringList without = fake::unnamed(f.window);
            QVERIFY2(without.isEmpty(),
                     qPrintable(QStringLiteral("page %1: %2").arg(place).arg(without.join(QStringLiteral("; ")))));
        }
    }

    void greyButtonsSayWhy() // section 5, row 8
    {
        Fixture f;
        fill(f.fakes, false);
        int grey = 0;
        for (const auto place :
             {MainWindow::Clusters, MainWindow::Runs, MainWindow::Data, MainWindow::Costs, MainWindow::Activity}) {
            f.window.go(place);
            QCoreApplication::processEvents();
            const QWidget *page = f.window.findChild<QStackedWidget *>()->widget(place);
            for (const auto *b : page->findChildren<QPushButton *>()) {
                if (!b->isVisible() || b->isEnabled())
                    continue;
                ++grey;
                QVERIFY2(!b->toolTip().isEmpty() && b->toolTip() != b->text(), qPrintable(b->text()));
            }
        }
        QVERIFY2(grey >= 3, qPrintable(QString::number(grey))); // two budgets and a line of Activity at least
    }

    void noLetterOfAPageHasTwoActions() // D26
    {
        Fixture f;
        fill(f.fakes, true);
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            const QStringList twice = fake::ambiguousKeys(f.window);
            QVERIFY2(twice.isEmpty(),
                     qPrintable(QStringLiteral("page %1: %2").arg(place).arg(twice.join(QStringLiteral("; ")))));
        }
        QTest::keyClick(&f.window, Qt::Key_Comma, Qt::ControlModifier);
        auto *preferences = f.dialog<Preferences>();
        QVERIFY(preferences);
        QCOMPARE(fake::unnamed(*preferences), QStringList());
        QCOMPARE(fake::ambiguousKeys(*preferences), QStringList());
        QCOMPARE(fake::cutTexts(*preferences), QStringList());
    }

    void noTextIsCut_data() // D10, D12
    {
        QTest::addColumn<bool>("priced");
        QTest::addColumn<int>("width");
        for (const bool priced : {false, true}) {
            for (const int width : {960, 1024, 1280, 2560})
                QTest::addRow("%s, %d", priced ? "priced" : "free", width) << priced << width;
        }
    }
    void noTextIsCut()
    {
        QFETCH(bool, priced);
        QFETCH(int, width);
        Fixture f;
        fill(f.fakes, priced);
        f.window.resize(width, 800);
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            QCOMPARE(f.window.width(), width); // contents do not widen the window
            const QStringList cut = fake::cutTexts(f.window);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(QStringLiteral("page %1: %2").arg(place).arg(cut.join(QStringLiteral("; ")))));
        }
    }

    void theFocusChangesWhatIsDrawn() // 2-window.md 1, 9b
    {
        QWidget window;
        auto *other = new QLineEdit(&window);
        QList<QPushButton *> buttons;
        for (const char *look : {"", "primary", "danger", "dangerFull", "flat"}) {
            auto *b = button(QStringLiteral("Start"), {}, *look ? look : nullptr, &window);
            b->setGeometry(10, 40 + 40 * int(buttons.size()), 120, 32);
            buttons << b;
        }
        window.resize(200, 260);
        window.show();
        fake::activate(&window);
        for (QPushButton *b : std::as_const(buttons)) {
            other->setFocus();
            const QImage before = b->grab().toImage();
            b->setFocus();
            QVERIFY(b->hasFocus());
            const QImage focused = b->grab().toImage();
            double strongest = 1;
            for (int y = 0; y < before.height(); ++y) {
                for (int x = 0; x < before.width(); ++x)
                    strongest = std::max(strongest, contrast(before.pixelColor(x, y), focused.pixelColor(x, y)));
            }
            QVERIFY2(strongest >= 3,
                     qPrintable(QStringLiteral("%1: %2").arg(b->property("look").toString()).arg(strongest)));
        }
    }

    void longTextsFromRightToLeftFit() // the made-up language
    {
        text::installTranslations(*qApp, QLatin1String(text::kPseudoLanguage));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        {
            Fixture f;
            fill(f.fakes, true);
            f.window.resize(1600, 900);
            QVERIFY(f.window.windowTitle().startsWith(QLatin1Char('[')));
            auto *sidebar = f.window.findChild<QWidget *>(QStringLiteral("sidebar"));
            QVERIFY(sidebar->mapTo(&f.window, QPoint()).x() > f.window.width() / 2);
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        text::installTranslations(*qApp);
    }
};

QTEST_MAIN(AccessTest)
#include "access_test.moc"
