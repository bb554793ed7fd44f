// Help (missing thing 8 of the review): the guide, F1, shortcuts, what is new, About.

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QtTest/QTest>

#include "backend/core/version.h"
#include "gui/dialogs/program/about_dialog.h"
#include "gui/dialogs/program/help_window.h"
#include "gui/dialogs/program/shortcuts_dialog.h"
#include "gui/pages/tour/first_page.h"
#include "gui/text/guide.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/account/account_wizard.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct HelpFixture : fake::Window {
    void trigger(const QString &name)
    {
        for (QAction *action : window.actions()) {
            if (action->text() == name)
                return action->trigger();
        }
        QFAIL(qPrintable(name));
    }
    HelpWindow *guide()
    {
        for (auto *found : window.findChildren<HelpWindow *>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
};

} // namespace

class HelpTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theGuideIsCompleteAndItsLinksLeadSomewhere()
    {
        const auto &guide = text::Guide::bundled();
        QCOMPARE(QDir(QStringLiteral(":/guide/gui/pages/guide")).entryList().size(), qsizetype(guide.pages().size()));
        const QRegularExpression reference(QStringLiteral(R"(\]\(([^)]+)\))"));
        for (const text::GuidePage &page : guide.pages()) {
            QVERIFY2(page.markdown.startsWith(QLatin1String("# ")) && !page.title.isEmpty(), qPrintable(page.id));
            for (auto at = reference.globalMatch(page.markdown); at.hasNext();) {
                const QString target = at.next().captured(1);
                QVERIFY2(target.endsWith(QLatin1String(".md")) && guide.find(target.chopped(3)),
                         qPrintable(page.id + QLatin1String(": ") + target));
            }
        }
    }

    void theSearchFindsAllWordsAndTitlesFirst()
    {
        const text::Guide guide({{QStringLiteral("a"), QStringLiteral("One"), QStringLiteral("# One\nspot machines")},
                                 {QStringLiteral("b"), QStringLiteral("Spot"), QStringLiteral("# Spot\nmachines")},
                                 {QStringLiteral("c"), QStringLiteral("Two"), QStringLiteral("# Two\nspot")}});
        const auto found = guide.matching(QStringLiteral("MACHINES spot"));
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0]->id, QStringLiteral("a")); // neither title has both words
        QCOMPARE(guide.matching(QStringLiteral("spot")).at(0)->id, QStringLiteral("b"));
        QCOMPARE(guide.matching({}).size(), std::size_t(3));
        QVERIFY(guide.matching(QStringLiteral("elephant")).empty());
    }

    void whatIsNewIsTheNewestSectionOfTheChangelog()
    {
        QCOMPARE(text::newestSection(QStringLiteral("# Changelog\n\n## [2]\n\n- b\n\n## [1]\n\n- a\n")),
                 QStringLiteral("## [2]\n\n- b"));
        QCOMPARE(text::newestSection(QStringLiteral("nothing")), QStringLiteral("nothing"));
        QVERIFY(text::whatsNew().startsWith(QLatin1String("## ")));
    }

    void f1ShowsThePageOfThePlace()
    {
        HelpFixture f;
        QTest::keyClick(&f.window, Qt::Key_F1);
        QVERIFY(f.guide());
        QCOMPARE(f.guide()->current(), QStringLiteral("start")); // no cluster yet
        f.fakes.clusters.set(sample::clusters());
        using PlacePage = std::pair<MainWindow::Place, const char *>;
        for (const auto &[place, page] : std::initializer_list<PlacePage>{{MainWindow::Clusters, "clusters"},
                                                                          {MainWindow::Runs, "runs"},
                                                                          {MainWindow::Data, "data"},
                                                                          {MainWindow::Costs, "costs"},
                                                                          {MainWindow::Activity, "activity"}}) {
            f.window.go(place);
            f.trigger(QStringLiteral("Help for this page"));
            QCOMPARE(f.guide()->current(), QString(QLatin1String(page)));
        }
        auto *search = f.guide()->findChild<QLineEdit *>();
        auto *list = f.guide()->findChild<QListWidget *>();
        QTest::keyClicks(search, QStringLiteral("receipt"));
        QVERIFY(list->count() > 0 && list->count() < int(text::Guide::bundled().pages().size()));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(f.guide()->findChild<QTextBrowser *>()->toPlainText().contains(QLatin1String("receipt")));
        for (QWidget *part : std::initializer_list<QWidget *>{search, list, f.guide()->findChild<QTextBrowser *>()})
            QVERIFY(!part->accessibleName().isEmpty());
    }

    void f1WorksInADialog()
    {
        HelpFixture f;
        f.trigger(QStringLiteral("Add an account…"));
        auto *wizard = f.dialog<AccountWizard>();
        QVERIFY(wizard);
        QTest::keyClick(wizard, Qt::Key_F1);
        QVERIFY(f.guide());
        QCOMPARE(f.guide()->current(), QStringLiteral("accounts"));
        QCOMPARE(f.guide()->parentWidget(), static_cast<QWidget *>(wizard)); // usable beside it
        wizard->reject();
    }

    void everyControlHasAnAccessibleName()
    {
        HelpFixture f;
        HelpWindow guide;
        AboutDialog about;
        const ShortcutsDialog shortcuts{std::vector<QAction *>()};
        for (const QWidget *place :
             std::initializer_list<const QWidget *>{f.window.findChild<FirstPage *>(), &guide, &about, &shortcuts}) {
            int controls = 0;
            for (QWidget *control : place->findChildren<QWidget *>()) {
                if (!(control->focusPolicy() & Qt::TabFocus) || control->inherits("QTabBar"))
                    continue;
                ++controls;
                auto *face = QAccessible::queryAccessibleInterface(control);
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), control->metaObject()->className());
            }
            QVERIFY(controls > 0);
        }
    }

    void theHelpMenuHasShortcutsNewsAndAbout()
    {
        HelpFixture f;
        QVERIFY(std::ranges::any_of(f.window.menuBar()->actions(),
                                    [](const QAction *a) { return a->text() == QLatin1String("&Help"); }));
        f.trigger(QStringLiteral("Keyboard shortcuts"));
        auto *shortcuts = f.dialog<ShortcutsDialog>();
        QVERIFY(shortcuts);
        auto *table = shortcuts->findChild<QTreeWidget *>();
        QCOMPARE(table->findItems(QStringLiteral("Terminate all"), Qt::MatchExactly).size(), qsizetype(1));
        QCOMPARE(table->findItems(QStringLiteral("Ctrl+Shift+T"), Qt::MatchExactly, 1).size(), qsizetype(1));
        shortcuts->reject();
        f.trigger(QStringLiteral("What's new"));
        QCOMPARE(f.guide()->current(), QString(QLatin1String(HelpWindow::kWhatsNew)));
        f.guide()->close();
        f.trigger(QStringLiteral("About Trainyard"));
        auto *about = f.dialog<AboutDialog>();
        QVERIFY(about);
        QVERIFY(f.says(QString::fromStdString("Trainyard " + std::string(version()))));
        QVERIFY(
            about->findChild<QPlainTextEdit *>()->toPlainText().contains(QLatin1String("GNU GENERAL PUBLIC LICENSE")));
        for (const auto *name : {"Qt Charts", "OpenSSL", "libssh", "oneDNN", "libvterm", "GNU C Library"})
            QVERIFY2(about->findChild<QTextBrowser *>()->toPlainText().contains(QLatin1String(name)), name);
    }
};

QTEST_MAIN(HelpTest)
#include "help_test.moc"
