// Access: every control has a name for assistive technology, no letter has two actions, the focus is visible, and no text
// is cut, on each page of the window.

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QtTest/QTest>

#include "gui/app/header_bar.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/text/translation.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

namespace {

bool isControl(const QWidget *w)
{
    return qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QLineEdit *>(w) ||
           qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w) ||
           qobject_cast<const QAbstractItemView *>(w) || qobject_cast<const QPlainTextEdit *>(w);
}

/// Whether a widget belongs to another control: the line of a spin box, the list and the clear button of a field.
bool isPart(const QWidget *w)
{
    if (w->objectName().startsWith(QLatin1String("qt_")))
        return true;
    for (const QWidget *p = w->parentWidget(); p; p = p->parentWidget()) {
        if (qobject_cast<const QComboBox *>(p) || qobject_cast<const QAbstractSpinBox *>(p) ||
            qobject_cast<const QLineEdit *>(p) || qobject_cast<const QAbstractItemView *>(p) || p->inherits("QTabBar"))
            return true;
    }
    return false;
}

QString describe(const QWidget *w)
{
    const QWidget *p = w->parentWidget();
    return QStringLiteral("%1 in %2")
        .arg(QLatin1String(w->metaObject()->className()), QLatin1String(p ? p->metaObject()->className() : "nothing"));
}

/// \return visible controls without a name or with the role of nothing
QStringList unnamed(const QWidget &window)
{
    QStringList found;
    const auto widgets = window.findChildren<QWidget *>();
    for (QWidget *w : widgets) {
        if (!isControl(w) || isPart(w) || !w->isVisibleTo(&window))
            continue;
        const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(w);
        if (!face || face->text(QAccessible::Name).isEmpty() || face->role() == QAccessible::NoRole)
            found << describe(w);
    }
    return found;
}

/// \return "S: Stop, Save" for each letter with several actions
QStringList ambiguous(const QWidget &window)
{
    QMap<QString, QStringList> meanings;
    const auto add = [&](const QString &words) {
        if (const QKeySequence key = QKeySequence::mnemonic(words); !key.isEmpty())
            meanings[key.toString()] << words;
    };
    const auto labels = window.findChildren<QLabel *>();
    for (const QLabel *l : labels) {
        if (l->isVisibleTo(&window) && l->buddy())
            add(l->text());
    }
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *b : buttons) {
        if (b->isVisibleTo(&window))
            add(b->text());
    }
    QStringList twice;
    for (auto at = meanings.begin(); at != meanings.end(); ++at) {
        if (at->size() > 1)
            twice << at.key() + QStringLiteral(": ") + at->join(QStringLiteral(", "));
    }
    return twice;
}

/// \return texts of labels and buttons that have less room than they need
QStringList cutOnPage(const QWidget &window)
{
    QStringList cut;
    const auto labels = window.findChildren<QLabel *>();
    for (QLabel *l : labels) {
        if (!l->isVisibleTo(&window) || l->text().isEmpty() || qobject_cast<ElidedLabel *>(l))
            continue;
        const bool narrow = !l->wordWrap() && l->width() < l->sizeHint().width();
        const bool low = l->wordWrap() && l->height() < l->heightForWidth(l->width());
        if (narrow || low)
            cut << l->text();
    }
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (QAbstractButton *b : buttons) {
        if (b->isVisibleTo(&window) && !b->text().isEmpty() && !isPart(b) && b->width() < b->minimumSizeHint().width())
            cut << b->text();
    }
    return cut;
}

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
        QCOMPARE(unnamed(window).size(), 2);
        QCOMPARE(ambiguous(window).size(), 1);
        nameless->setAccessibleName(QStringLiteral("Close"));
        field->setAccessibleName(QStringLiteral("Name"));
        twin->setText(QStringLiteral("S&ave"));
        QCOMPARE(unnamed(window), QStringList());
        QCOMPARE(ambiguous(window), QStringList());
        named->resize(4, 20);
        twin->resize(twin->sizeHint());
        QCOMPARE(cutOnPage(window), QStringList(QStringLiteral("&Stop")));
    }

    void everyControlOfEachPageHasAName()
    {
        Fixture f;
        fill(f.fakes, true);
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            const QStringList without = unnamed(f.window);
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
            const QStringList twice = ambiguous(f.window);
            QVERIFY2(twice.isEmpty(),
                     qPrintable(QStringLiteral("page %1: %2").arg(place).arg(twice.join(QStringLiteral("; ")))));
        }
        QTest::keyClick(&f.window, Qt::Key_Comma, Qt::ControlModifier);
        auto *preferences = f.dialog<Preferences>();
        QVERIFY(preferences);
        QCOMPARE(unnamed(*preferences), QStringList());
        QCOMPARE(ambiguous(*preferences), QStringList());
        QCOMPARE(cutOnPage(*preferences), QStringList());
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
            const QStringList cut = cutOnPage(f.window);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(QStringLiteral("page %1: %2").arg(place).arg(cut.join(QStringLiteral("; ")))));
        }
    }

    void theFocusChangesWhatIsDrawn()
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
