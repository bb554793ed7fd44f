// Layout and behaviour of the wizards: no text is cut, no window grows, no key has two actions, and input is discarded
// only after a confirmation.

#include <QAbstractButton>
#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/network_page.h"
#include "tests/gui/support/launch_fixture.h"
#include "tests/gui/support/sample_catalog.h"
#include "tests/gui/support/wizard_keys.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

/// \return texts of the labels and buttons on a page that have less room than they need
QStringList cutTexts(QWidget *page)
{
    QStringList cut;
    for (auto *label : page->findChildren<QLabel *>()) {
        if (!label->isVisibleTo(page) || label->text().isEmpty() || qobject_cast<ElidedLabel *>(label))
            continue;
        const bool narrow = !label->wordWrap() && label->width() < label->sizeHint().width();
        const bool low = label->wordWrap() && label->height() < label->heightForWidth(label->width());
        if (narrow || low)
            cut << label->text();
    }
    for (auto *button : page->findChildren<QAbstractButton *>()) {
        if (button->isVisibleTo(page) && !button->text().isEmpty() &&
            button->width() < button->minimumSizeHint().width())
            cut << button->text();
    }
    return cut;
}

struct Layout {
    bool costsMoney;
    QSize window;
};

/// Calls `f` on every page of the launch wizard over a window of this size.
template <class F>
void eachPage(const Layout &layout, F f)
{
    fake::FakeInstanceCatalog instanceCatalog;
    sample::fillInstanceCatalog(instanceCatalog);
    fake::FakePlanning planning;
    QWidget window;
    window.resize(layout.window);
    window.show();
    LaunchWizard wizard(cluster::Catalog::bundled(), fake::goodPlan(), layout.costsMoney,
                        layout.costsMoney ? &instanceCatalog : nullptr, &planning, nullptr, &window);
    wizard.show();
    QVERIFY(QTest::qWaitForWindowExposed(&wizard));
    for (;;) {
        QCoreApplication::processEvents();
        f(wizard);
        if (QTest::currentTestFailed() || wizard.nextId() < 0)
            return;
        wizard.next();
    }
}

} // namespace

class WizardLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void nothingIsCutAndNothingGrows_data() // D10, D21
    {
        QTest::addColumn<bool>("costsMoney");
        QTest::addColumn<QSize>("window");
        for (const bool costs : {false, true}) {
            for (const QSize size : {QSize(1024, 700), QSize(1280, 800)})
                QTest::addRow("%s, %d x %d", costs ? "priced" : "free", size.width(), size.height()) << costs << size;
        }
    }
    void nothingIsCutAndNothingGrows()
    {
        QFETCH(bool, costsMoney);
        QFETCH(QSize, window);
        eachPage({costsMoney, window}, [&](LaunchWizard &wizard) {
            const QString page = wizard.currentPage()->accessibleName();
            QVERIFY2(wizard.width() <= window.width() && wizard.height() <= window.height(),
                     qPrintable(QStringLiteral("%1 is %2 x %3").arg(page).arg(wizard.width()).arg(wizard.height())));
            QCOMPARE(cutTexts(wizard.currentPage()), QStringList());
            for (const auto which : {QWizard::CancelButton, QWizard::NextButton, QWizard::FinishButton}) {
                auto *button = wizard.button(which);
                QVERIFY(!button->isVisible() || wizard.rect().contains(button->geometry()));
            }
        });
    }

    void eachKeyMeansOneAction() // D26
    {
        eachPage({true, {1280, 800}},
                 [](LaunchWizard &wizard) { QCOMPARE(fake::ambiguousKeys(wizard).join(QLatin1Char(';')), QString()); });
        JobWizard job({fake::demoCluster()}, fake::digitsJob(), {});
        job.show();
        for (;; job.next()) {
            QCOMPARE(fake::ambiguousKeys(job).join(QLatin1Char(';')), QString());
            if (job.nextId() < 0)
                break;
        }
    }

    void cancelIsConfirmedAfterInput() // D16
    {
        fake::Wizard f;
        f.wizard.next();
        f.wizard.reject(); // without input
        QVERIFY(!f.wizard.isVisible());

        fake::Wizard g;
        auto *name = fake::field<QLineEdit>(g.wizard.currentPage(), QStringLiteral("Name"));
        name->end(false);
        QTest::keyClicks(name, QStringLiteral("x"));
        for (const bool discards : {false, true}) {
            QTest::keyClick(&g.wizard, Qt::Key_Escape);
            QVERIFY(g.wizard.isVisible());
            auto *box = g.wizard.findChild<QMessageBox *>(QStringLiteral("discard"));
            QVERIFY(box && box->isVisible());
            fake::named(box, discards ? QStringLiteral("Discard") : QStringLiteral("Keep editing"))->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCOMPARE(g.wizard.isVisible(), !discards);
        }
        QCOMPARE(g.wizard.plan().name, std::string("demox"));

        JobWizard job({fake::demoCluster()}, fake::digitsJob(), {});
        job.show();
        job.next();
        fake::field<QSpinBox>(job.currentPage(), QStringLiteral("Epochs"))->setValue(7);
        job.close();
        QVERIFY(job.isVisible());
        fake::named(job.findChild<QMessageBox *>(QStringLiteral("discard")), QStringLiteral("Discard"))->click();
        QVERIFY(!job.isVisible());
    }

    void exposureIsAcceptedOnlyAfterAccepting() // D22
    {
        fake::Wizard f;
        auto *page = f.go<NetworkPage>();
        fake::named(page, QStringLiteral("Open all TCP ports"))->click();
        QVERIFY(!fake::words(page).contains(QLatin1String("accepted")));
        QVERIFY(!f.wizard.button(QWizard::NextButton)->isEnabled());
        fake::named(page, QStringLiteral("I accept"))->click();
        QVERIFY(fake::words(page).contains(QLatin1String("as was accepted")));
        QVERIFY(f.wizard.button(QWizard::NextButton)->isEnabled());
    }

    void anImportedKeyNeedsItsFile() // D23
    {
        fake::Wizard f;
        auto *page = f.go<NetworkPage>();
        auto *key = fake::field<QComboBox>(page, QStringLiteral("Key"));
        fake::choose(key, QStringLiteral("imported"));
        QCOMPARE(fake::problemsOn(page), QStringList(QStringLiteral("Choose the file of the private key.")));
        QVERIFY(!f.wizard.button(QWizard::NextButton)->isEnabled());
        QTest::keyClicks(fake::field<QLineEdit>(page, QStringLiteral("Key file")), QStringLiteral("/home/me/key"));
        QCOMPARE(fake::problemsOn(page), QStringList());
        QVERIFY(f.wizard.button(QWizard::NextButton)->isEnabled());
        fake::choose(key, QStringLiteral("made"));
        QVERIFY(f.wizard.button(QWizard::NextButton)->isEnabled());
    }

    void aLoginIsTheNameOfAUser_data() // D23
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<bool>("right");
        for (const char *right : {"", "ubuntu", "ec2-user", "_svc", "a.b"})
            QTest::newRow(right) << QString::fromLatin1(right) << true;
        for (const char *wrong : {"root;rm", "a b", "-oProxyCommand=x", "x;touch ${HOME}/y;#", "$(id)"})
            QTest::newRow(wrong) << QString::fromLatin1(wrong) << false;
    }
    void aLoginIsTheNameOfAUser()
    {
        QFETCH(QString, user);
        QFETCH(bool, right);
        fake::Wizard f;
        f.wizard.next();
        auto *page = f.wizard.currentPage();
        QTest::keyClicks(fake::field<QLineEdit>(page, QStringLiteral("Login user")), user);
        QCOMPARE(fake::problemsOn(page).isEmpty(), right);
        QCOMPARE(f.wizard.button(QWizard::NextButton)->isEnabled(), right);
    }

    void problemsNameNoOptions() // D24
    {
        auto plan = fake::goodPlan();
        plan.otherTypes = {"foo"};
        plan.zones = {"eu-west-1a"};
        plan.rootGiB = 1;
        plan.deadline = std::chrono::minutes(1);
        fake::Wizard f(plan);
        QStringList all;
        for (const int id : f.wizard.pageIds())
            all << fake::problemsOn(f.wizard.page(id));
        const QString said = all.join(QLatin1Char('\n'));
        for (const char *words : {"There is no instance type \"foo\".", "Each zone belongs to the region",
                                  "Too small: at least 8 GiB.", "Too small: at least 10 minutes."})
            QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said));
        for (const char *option : {"other-types", "root-size", "value of", "The field"})
            QVERIFY2(!said.contains(QLatin1String(option)), qPrintable(said));
        auto *name = fake::field<QLineEdit>(f.wizard.page(0), QStringLiteral("Name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("demo-"));
        QVERIFY(
            fake::problemsOn(f.wizard.page(0)).join(QString()).contains(QLatin1String("end with a letter or digit")));
        name->clear();
        emit name->textEdited(QString());
        QVERIFY(fake::problemsOn(f.wizard.page(0)).contains(QStringLiteral("Give the cluster a name.")));
    }
};

QTEST_MAIN(WizardLayoutTest)
#include "wizard_layout_test.moc"
