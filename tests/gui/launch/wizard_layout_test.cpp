// Layout and behaviour of the wizards: no text is cut, no window grows, no key has two actions, and input is discarded
// only after a confirmation.

#include <array>
#include <memory>

#include <QAbstractButton>
#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/account/account_wizard.h"
#include "gui/wizards/efs/efs_wizard.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/network_page.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/task/script_options.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/fakes/fake_transfers.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/launch_fixture.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/managed_fixture.h"
#include "tests/gui/support/sample_catalog.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

/// What the wizards need: services, and a window of some size that they open over.
struct Desk {
    fake::Fakes fakes;
    fake::FakeFileSystems systems;
    QWidget window;
    explicit Desk(const QSize &size)
    {
        fake::useRealIds(fakes);
        sample::fillInstanceCatalog(fakes.instanceCatalog);
        systems.choices.subnets = fakes.planning.choices.subnets;
        fakes.runs.options = std::vector<jobs::ScriptOption>{
            {"--epochs", "N", "number of epochs to train", "14", {}},
            {"--network", "{mlp,lenet}", "the neural network", "lenet", {"mlp", "lenet"}},
            {"--dry-run", "", "quickly check a single pass", "", {}}};
        window.resize(size);
        window.show();
    }
    template <class Wizard, class Plan>
    std::unique_ptr<QWizard> managed(const Plan &plan)
    {
        return std::make_unique<Wizard>(cluster::Catalog::bundled(), plan, true, &fakes.instanceCatalog,
                                        &fakes.planning, &fakes.managed, &window);
    }
    std::unique_ptr<QWizard> launch(bool costsMoney)
    {
        return std::make_unique<LaunchWizard>(cluster::Catalog::bundled(), fake::goodPlan(), costsMoney,
                                              costsMoney ? &fakes.instanceCatalog : nullptr, &fakes.planning, nullptr,
                                              &window);
    }
    std::unique_ptr<QWizard> model()
    {
        return std::make_unique<JobWizard>(std::vector{fake::demoCluster()}, fake::digitsJob(), QStringList(),
                                           &fakes.data, &window);
    }
    std::unique_ptr<QWizard> program(protocol::JobType type)
    {
        protocol::JobSpec job;
        job.type = type;
        job.task.command = "train.py --epochs 3";
        job.task.secrets = {"WANDB_API_KEY"};
        auto made = std::make_unique<TaskWizard>(
            std::vector{fake::demoCluster()}, job, [](const auto &) { return 0; }, &fakes.runs, &window);
        openFolds(*made);
        fake::buttonIn(made->findChild<ScriptOptions *>(), QStringLiteral("Read the options"))->click();
        return made;
    }
    std::unique_ptr<QWizard> account(bool signsOn)
    {
        auto made = std::make_unique<AccountWizard>(fakes.account, &window);
        if (signsOn)
            made->findChildren<QRadioButton *>().last()->click();
        return made;
    }
    std::unique_ptr<QWizard> fileSystem() { return std::make_unique<EfsWizard>(systems, &window); }
    /// \return the wizard of this row of the tests; all that can be folded is open
    std::unique_ptr<QWizard> wizard(const QString &row)
    {
        auto made = row == QLatin1String("launch, free")       ? launch(false)
                    : row == QLatin1String("launch, priced")   ? launch(true)
                    : row == QLatin1String("stack")            ? managed<StackWizard>(fake::goodStack())
                    : row == QLatin1String("EMR")              ? managed<EmrWizard>(fake::goodEmr())
                    : row == QLatin1String("model")            ? model()
                    : row == QLatin1String("PyTorch")          ? program(protocol::JobType::Pytorch)
                    : row == QLatin1String("container")        ? program(protocol::JobType::Docker)
                    : row == QLatin1String("account, key")     ? account(false)
                    : row == QLatin1String("account, sign-on") ? account(true)
                                                               : fileSystem();
        openFolds(*made);
        return made;
    }

private:
    static void openFolds(QWizard &wizard)
    {
        const auto folds = wizard.findChildren<Fold *>();
        for (Fold *fold : folds) {
            if (!qobject_cast<SummaryPane *>(fold->parentWidget()->parentWidget())) // command lines: one for all pages
                fold->setOpen(true);
        }
    }
};

constexpr std::array kWizards{"launch, free", "launch, priced",   "stack",      "EMR", "model", "PyTorch", "container",
                              "account, key", "account, sign-on", "file system"};

/// Calls `f` on every page of a wizard.
template <class F>
void eachPage(QWizard &wizard, F f)
{
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
        QTest::addColumn<QString>("row");
        QTest::addColumn<QSize>("window");
        for (const char *row : kWizards) {
            for (const QSize size : {QSize(1024, 700), QSize(1280, 800)})
                QTest::addRow("%s, %d x %d", row, size.width(), size.height()) << QString::fromLatin1(row) << size;
        }
    }
    void nothingIsCutAndNothingGrows()
    {
        QFETCH(QString, row);
        QFETCH(QSize, window);
        Desk desk(window);
        eachPage(*desk.wizard(row), [&](QWizard &wizard) {
            const QString page = wizard.currentPage()->accessibleName();
            QVERIFY2(wizard.width() <= window.width() && wizard.height() <= window.height(),
                     qPrintable(QStringLiteral("%1 is %2 x %3").arg(page).arg(wizard.width()).arg(wizard.height())));
            QTRY_COMPARE(fake::cutTexts(wizard).join(QLatin1Char('\n')), QString());
            for (const auto which : {QWizard::CancelButton, QWizard::NextButton, QWizard::FinishButton}) {
                auto *button = wizard.button(which);
                QVERIFY(!button->isVisible() || wizard.rect().contains(button->geometry()));
            }
        });
    }

    void eachControlIsNamedAndEachKeyMeansOneAction_data() // D26
    {
        QTest::addColumn<QString>("row");
        for (const char *row : kWizards)
            QTest::newRow(row) << QString::fromLatin1(row);
    }
    void eachControlIsNamedAndEachKeyMeansOneAction()
    {
        QFETCH(QString, row);
        Desk desk({1280, 800});
        eachPage(*desk.wizard(row), [](QWizard &wizard) {
            QCOMPARE(fake::unnamed(wizard).join(QLatin1Char('\n')), QString());
            QCOMPARE(fake::undescribed(wizard).join(QLatin1Char('\n')), QString());
            QCOMPARE(fake::ambiguousKeys(wizard).join(QLatin1Char('\n')), QString());
        });
    }

    void aProblemIsReadWithItsField() // access
    {
        fake::Wizard f;
        auto *name = fake::field<QLineEdit>(f.wizard.currentPage(), QStringLiteral("Name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("demo-"));
        const QStringList problems = fake::problemsOn(f.wizard.currentPage());
        QVERIFY(problems.contains(name->accessibleDescription()));
        QCOMPARE(fake::undescribed(f.wizard), QStringList());
        const QString read = name->accessibleDescription();
        name->setAccessibleDescription(QString());
        QCOMPARE(fake::undescribed(f.wizard).size(), 1);
        QTest::keyClicks(name, QStringLiteral("1"));
        QVERIFY(fake::problemsOn(f.wizard.currentPage()).isEmpty());
        QVERIFY(name->accessibleDescription() != read);
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
