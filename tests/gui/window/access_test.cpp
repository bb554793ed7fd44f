// Access: every control has a name for assistive technology, no letter has two actions, the focus is visible, and no text
// is cut, on each page of the window and in its dialogs.

#include <iterator>
#include <memory>

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QtTest/QTest>

#include "backend/cluster/stack/plan/template_blockers.h"
#include "gui/app/header_bar.h"
#include "gui/dialogs/account/accounts_dialog.h"
#include "gui/dialogs/account/mfa_code_dialog.h"
#include "gui/dialogs/account/policy_dialog.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/dialogs/clusters/emr_step_dialog.h"
#include "gui/dialogs/clusters/log_dialog.h"
#include "gui/dialogs/clusters/mesh_dialog.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/clusters/recipe_dialog.h"
#include "gui/dialogs/clusters/scale_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/data/mount_dialog.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/dialogs/data/pack_dialog.h"
#include "gui/dialogs/data/shares_dialog.h"
#include "gui/dialogs/notices/alerts_dialog.h"
#include "gui/dialogs/notices/notices_dialog.h"
#include "gui/dialogs/notices/notifications_dialog.h"
#include "gui/dialogs/program/about_dialog.h"
#include "gui/dialogs/program/licenses_dialog.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/dialogs/program/shortcuts_dialog.h"
#include "gui/dialogs/runs/head_loss_dialog.h"
#include "gui/dialogs/runs/run_labels_dialog.h"
#include "gui/models/notices/notice_log.h"
#include "gui/models/runs/queue_models.h"
#include "gui/pages/runs/compare_dialog.h"
#include "gui/text/translation.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/queue_dialog.h"
#include "gui/wizards/job/sweep_dialog.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "gui/wizards/stack/template_dialog.h"
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
    fakes.runs.history = sample::run(12, 1000);
    fakes.runs.set(sample::runs());
    fakes.activity.add(sample::activity());
}

using Made = std::unique_ptr<QDialog>;

struct DialogRow {
    const char *name;
    Made (*make)(fake::Fakes &fakes);
};

Made readiness(fake::Fakes &)
{
    cluster::NodeReadiness head, worker;
    head.node = "head";
    head.requirements = {{"C++ compiler", "GCC 4.8 or newer (C++11)", "g++ (Debian 12.2.0-14) 12.2.0", true, false},
                         {"OpenCV", "any, with headers; for image augmentation", "", false, true}};
    worker = head;
    worker.node = "worker-1";
    worker.status = fail(ErrorCode::ClockSkew, "worker-1", "its clock is 95 s behind this computer's");
    auto made = std::make_unique<ReadinessDialog>(QStringLiteral("digits-demo"), std::vector<std::string>{});
    made->showResult(std::vector{head, worker});
    return made;
}

Made quotas(fake::Fakes &fakes)
{
    auto made = std::make_unique<QuotasAndPermissionsDialog>(fakes.planning, std::vector<std::string>{"us-east-1"},
                                                             "us-east-1", std::vector<cluster::QuotaNeed>{});
    made->showQuota("us-east-1", "L-DB2E81BA");
    return made;
}

Made alerts(fake::Fakes &)
{
    AlertRule rule;
    rule.metric = "train-loss";
    return std::make_unique<AlertsDialog>(std::vector{rule});
}

Made queue(fake::Fakes &)
{
    QueueRow waiting;
    waiting.entry.id = "q-0123456789abcdef";
    waiting.entry.name = "warm-up";
    return std::make_unique<QueueDialog>(QStringLiteral("python3 train.py"), std::vector{waiting});
}

Made notices(fake::Fakes &)
{
    auto log = std::make_unique<NoticeLog>();
    auto made = std::make_unique<NoticesDialog>(*log);
    log.release()->setParent(made.get());
    return made;
}

Made lostHead(fake::Fakes &fakes)
{
    using services::HeadLossReport;
    fakes.runs.loss = HeadLossReport{.headState = "terminated", .continuation = HeadLossReport::Continuation::Resume};
    return std::make_unique<HeadLossDialog>(fakes.runs, sample::runs()[0]);
}

Made mesh(fake::Fakes &)
{
    const cluster::MeshTest test{{"head", "worker-1"}, {{"", ""}, {"Permission denied (publickey)", ""}}};
    return std::make_unique<MeshDialog>(QStringLiteral("digits-demo"), test);
}

Made logs(fake::Fakes &)
{
    std::vector<LogDialog::Log> read(1);
    read[0] = {
        QStringLiteral("stderr.gz"), QStringLiteral("s3://lab/logs/stderr.gz"), QStringLiteral("a\nb"), 40, 41, true};
    return std::make_unique<LogDialog>(QStringLiteral("Logs of the step"), read);
}

Made templates(fake::Fakes &)
{
    cluster::TemplateReport report;
    report.description = "Dynamic training with Apache MXNet";
    report.blockers = {{"WorkerLaunchConfig", Sentence::verbatim("Launch configurations cannot be created any more."),
                        Sentence::verbatim("A launch template")}};
    return std::make_unique<TemplateDialog>(report);
}

const DialogRow kDialogs[] = {
    {"about", [](fake::Fakes &) -> Made { return std::make_unique<AboutDialog>(); }},
    {"accounts", [](fake::Fakes &f) -> Made { return std::make_unique<AccountsDialog>(f.account); }},
    {"alerts", alerts},
    {"attach a stack", [](fake::Fakes &f) -> Made { return std::make_unique<AttachDialog>(f.managed, "us-east-1"); }},
    {"compare",
     [](fake::Fakes &) -> Made { return std::make_unique<CompareDialog>(std::vector<training::RunDetails>(2)); }},
    {"digits",
     [](fake::Fakes &f) -> Made { return std::make_unique<NewDataDialog>(f.data, NewDataDialog::Kind::Digits); }},
    {"EMR step", [](fake::Fakes &) -> Made { return std::make_unique<EmrStepDialog>(); }},
    {"labels",
     [](fake::Fakes &) -> Made {
         return std::make_unique<RunLabelsDialog>(QStringLiteral("lenet"), QString(), QString(), QString());
     }},
    {"licenses", [](fake::Fakes &) -> Made { return std::make_unique<LicensesDialog>(); }},
    {"logs", logs},
    {"lost head", lostHead},
    {"mesh", mesh},
    {"mount",
     [](fake::Fakes &) -> Made {
         return std::make_unique<MountDialog>(QStringLiteral("shared"),
                                              std::vector<MountTarget>{{ClusterId("c-1"), "digits-demo", "us-east-1"}});
     }},
    {"notices", notices},
    {"notifications", [](fake::Fakes &f) -> Made { return std::make_unique<NotificationsDialog>(f.notifications); }},
    {"one-time code",
     [](fake::Fakes &f) -> Made {
         return std::make_unique<MfaCodeDialog>(f.account, QStringLiteral("work"),
                                                QStringLiteral("arn:aws:iam::123456789012:mfa/me"));
     }},
    {"pack", [](fake::Fakes &) -> Made { return std::make_unique<PackDialog>(QStringLiteral("/srv/pictures")); }},
    {"policy", [](fake::Fakes &f) -> Made { return std::make_unique<PolicyDialog>(f.account.shown); }},
    {"queue", queue},
    {"quit",
     [](fake::Fakes &) -> Made {
         return std::make_unique<QuitDialog>(
             QStringLiteral("3 machines running at $0.5322/h. The first of them terminates itself in 7 h 48 min."));
     }},
    {"quotas", quotas},
    {"readiness", readiness},
    {"recipes",
     [](fake::Fakes &) -> Made {
         return std::make_unique<RecipeDialog>(QStringLiteral("digits-demo"),
                                               std::vector<std::string>{"head", "worker-1", "worker-2"});
     }},
    {"scale",
     [](fake::Fakes &) -> Made { return std::make_unique<ScaleDialog>(QStringLiteral("digits-demo"), 2, true); }},
    {"shares",
     [](fake::Fakes &) -> Made { return std::make_unique<SharesDialog>(QStringLiteral("s3://lab/digits"), 3); }},
    {"shortcuts", [](fake::Fakes &) -> Made { return std::make_unique<ShortcutsDialog>(std::vector<QAction *>()); }},
    {"sweep", [](fake::Fakes &) -> Made { return std::make_unique<SweepDialog>(protocol::JobSpec{}); }},
    {"template", templates},
    {"terminate",
     [](fake::Fakes &f) -> Made { return std::make_unique<TerminateDialog>(f.teardown, cluster::TeardownScope{}); }},
    {"terminate all",
     [](fake::Fakes &f) -> Made {
         return std::make_unique<TerminateDialog>(f.teardown, cluster::TeardownScope{.wholeAccount = true},
                                                  f.account.shown);
     }},
    {"upload",
     [](fake::Fakes &f) -> Made { return std::make_unique<NewDataDialog>(f.data, NewDataDialog::Kind::Folder); }},
};

/// From right to left, and a third longer than English.
struct MadeUpLanguage {
    MadeUpLanguage()
    {
        text::installTranslations(*qApp, QLatin1String(text::kPseudoLanguage));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~MadeUpLanguage()
    {
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        text::installTranslations(*qApp);
    }
};

/// Looks for cut texts on each page; waits, because charts and tables fit their texts to a new width a moment later.
void lookAtPages(Fixture &f)
{
    const auto cut = [&f] { return fake::cutTexts(f.window).join(QStringLiteral("; ")); };
    for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
        f.window.go(MainWindow::Place(place));
        QCoreApplication::processEvents();
        QTRY_VERIFY2(cut().isEmpty(), qPrintable(QStringLiteral("page %1: %2").arg(place).arg(cut())));
    }
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
        QCOMPARE(fake::badLooks(*preferences), QString());
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
        lookAtPages(f);
        QCOMPARE(f.window.width(), width); // contents do not widen the window
    }

    void dialogsAreNamedAndNothingIsCut_data() // access
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < int(std::size(kDialogs)); ++row)
            QTest::newRow(kDialogs[row].name) << row;
    }
    void dialogsAreNamedAndNothingIsCut()
    {
        QFETCH(int, row);
        fake::Fakes fakes;
        fill(fakes, true);
        fakes.teardown.list = sample::teardown();
        const Made dialog = kDialogs[row].make(fakes);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QCoreApplication::processEvents();
        QTRY_COMPARE(fake::badLooks(*dialog), QString());
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
        const MadeUpLanguage language;
        Fixture f;
        fill(f.fakes, true);
        f.window.resize(1600, 900);
        QVERIFY(f.window.windowTitle().startsWith(QLatin1Char('[')));
        auto *sidebar = f.window.findChild<QWidget *>(QStringLiteral("sidebar"));
        QVERIFY(sidebar->mapTo(&f.window, QPoint()).x() > f.window.width() / 2);
        lookAtPages(f);
    }
};

QTEST_MAIN(AccessTest)
#include "access_test.moc"
