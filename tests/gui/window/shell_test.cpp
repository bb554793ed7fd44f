// The frame of the window: notices, progress, palette, preferences, dropped data, what is remembered. Fake services.

#include <algorithm>
#include <cmath>
#include <memory>

#include <QComboBox>
#include <QDBusVariant>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QUrl>
#include <QtTest/QTest>

#include "gui/app/desktop.h"
#include "gui/app/header_bar.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/models/activity/work_progress.h"
#include "gui/models/data/dropped_data.h"
#include "gui/models/launch/plan_defaults.h"
#include "gui/models/notices/notice_log.h"
#include "gui/models/why_not.h"
#include "gui/text/format.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

namespace {

services::OperationSnapshot operation(services::OperationState state, double fraction = -1)
{
    services::OperationSnapshot o;
    o.id = OperationId("o-1");
    o.title = "Launching demo";
    o.state = state;
    if (fraction >= 0)
        o.steps.push_back({"upload", "Uploading", "head", StepState::Started, fraction, {}});
    o.revision = 1;
    return o;
}

} // namespace

class ShellTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void endsBecomeNotices() // D19
    {
        NoticeLog log;
        log.add(operation(services::OperationState::Running));
        log.add(operation(services::OperationState::Cancelled));
        QCOMPARE(log.rowCount(), 0);
        auto failed = operation(services::OperationState::Failed);
        failed.error = Error{ErrorCode::NoCapacity, "ec2:RunInstances", "none"};
        log.add(failed);
        log.add(failed); // the same end
        QCOMPARE(log.rowCount(), 1);
        auto done = operation(services::OperationState::Done);
        done.revision = 2; // of a repetition
        log.add(done);
        QCOMPARE(log.rowCount(), 2);
        QCOMPARE(log.rows()[0].tone, Tone::Good); // newest first
        QCOMPARE(log.rows()[1].result, text::message(*failed.error));
        QCOMPARE(log.unread(), 2);
        const auto removed = log.clear();
        QCOMPARE(log.rowCount(), 0);
        services::Notice notice;
        notice.kind = services::NoticeKind::RunFailed;
        notice.title = "lenet on demo has failed";
        log.add(notice, Timestamp());
        log.restore(removed);
        QCOMPARE(log.rowCount(), 3);
        QCOMPARE(log.rows()[0].what, QStringLiteral("lenet on demo has failed"));
        for (int i = 0; i < 300; ++i)
            log.add(notice, Timestamp());
        QCOMPARE(log.rowCount(), int(NoticeLog::kMost));
    }

    void progressOfWhatRuns()
    {
        QCOMPARE(workProgress({}, {}), WorkProgress());
        QCOMPARE(workProgress({operation(services::OperationState::Done)}, {}).count, 0);
        const auto unknown = workProgress({operation(services::OperationState::Running)}, {});
        QCOMPARE(unknown.sentence, QStringLiteral("Launching demo"));
        QVERIFY(unknown.fraction < 0);
        const auto run = sample::runs()[0]; // epoch 12 of 20
        const auto one = workProgress({}, {run});
        QCOMPARE(one.sentence, QStringLiteral("60 %: lenet on digits-demo"));
        const auto two = workProgress({operation(services::OperationState::Running, 0.2)}, {run});
        QCOMPARE(two.count, 2);
        QCOMPARE(two.sentence, QStringLiteral("40 %: 2 in progress"));
    }

    void theTitleShowsProgress()
    {
        Fixture f;
        QSignalSpy progress(&f.window, &MainWindow::progressChanged);
        f.fakes.runs.set({sample::runs()[0]});
        QCOMPARE(f.window.windowTitle(), QStringLiteral("60 %: lenet on digits-demo - Trainyard: local cloud"));
        QCOMPARE(progress.back()[0].toInt(), 1);
        QCOMPARE(progress.back()[1].toDouble(), 0.6);
        auto over = sample::runs()[0];
        over.state = services::RunState::Failed;
        f.fakes.runs.set({over});
        QCOMPARE(f.window.windowTitle(), QStringLiteral("Trainyard: local cloud"));
        QCOMPARE(progress.back()[0].toInt(), 0);
    }

    void theDesktopsColourSchemeIsReported()
    {
        Desktop desktop;
        QSignalSpy dark(&desktop, &Desktop::darkChanged);
        const auto tell = [&](const char *key, const QVariant &value) {
            QVERIFY(QMetaObject::invokeMethod(
                &desktop, "settingChanged", Q_ARG(QString, QStringLiteral("org.freedesktop.appearance")),
                Q_ARG(QString, QLatin1String(key)), Q_ARG(QDBusVariant, QDBusVariant(value))));
        };
        tell("color-scheme", 1u);
        QCOMPARE(dark.count(), 1);
        QCOMPARE(dark.back()[0].toBool(), true);
        tell("color-scheme", 2u);
        QCOMPARE(dark.back()[0].toBool(), false);
        tell("color-scheme", 0u); // no preference
        tell("accent-color", 1u);
        tell("color-scheme", QStringLiteral("dark"));
        QCOMPARE(dark.count(), 2);
    }

    void thePaletteFindsClustersRunsAndSettings()
    {
        Fixture f;
        f.fakes.clusters.set(sample::clusters());
        f.fakes.runs.set(sample::runs());
        const auto find = [&](const QString &words) {
            QTest::keyClick(&f.window, Qt::Key_K, Qt::ControlModifier);
            auto *palette = f.dialog<CommandPalette>();
            palette->findChild<QLineEdit *>()->setText(words);
            return palette;
        };
        for (const char *words : {"cluster digits-demo", "run mlp", "language", "costs"}) {
            auto *palette = find(QLatin1String(words));
            QVERIFY2(palette->findChild<QListWidget *>()->count() > 0, words);
            palette->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        auto *palette = find(QStringLiteral("text size"));
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(f.dialog<Preferences>());
    }

    void greyActionsSayWhy()
    {
        QVERIFY(whyNotOnCluster(nullptr).contains(QLatin1String("Select a cluster")));
        auto cluster = sample::clusters()[0];
        QVERIFY2(whyNotOnCluster(&cluster).contains(text::toString(cluster.state)),
                 qPrintable(whyNotOnCluster(&cluster)));
        cluster.state = services::ClusterState::Terminated;
        QVERIFY(whyNotOnCluster(&cluster).contains(QLatin1String("has ended")));
        QVERIFY(whyNotOnRun(nullptr).contains(QLatin1String("Select a run")));
        auto run = sample::runs()[1];
        QVERIFY(whyNotOnRun(&run).contains(text::toString(run.state)));
    }

    void terminateAllIsGreyOnlyWhenItIsCertainThatNothingRuns() // improvement 15
    {
        const auto all = sample::clusters();
        const std::vector<services::ClusterDetails> ended{all[3]};
        QVERIFY(!whyNothingToTerminate({}, {.isRead = true}).isEmpty());
        QVERIFY(!whyNothingToTerminate(ended, {.isRead = true}).isEmpty());
        QVERIFY(whyNothingToTerminate(all, {.isRead = true}).isEmpty());
        QVERIFY(whyNothingToTerminate({}, {}).isEmpty());
        for (const AccountKnowledge &unsure :
             {AccountKnowledge{.isRead = true, .hasFailed = true}, AccountKnowledge{.isRead = true, .isBusy = true},
              AccountKnowledge{.isRead = true, .hasLeftovers = true}})
            QVERIFY(whyNothingToTerminate(ended, unsure).isEmpty());
    }

    void terminateAllFollowsTheAccount() // improvement 15
    {
        Fixture f;
        const auto *button = f.button(&f.window, QStringLiteral("Terminate all"));
        QVERIFY(button && button->isEnabled()); // nothing is known yet
        f.fakes.clusters.refresh();
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->toolTip(), QStringLiteral("Nothing is running that Trainyard has launched."));
        f.fakes.clusters.set(sample::clusters());
        QVERIFY(button->isEnabled());
        f.fakes.clusters.set({});
        QVERIFY(!button->isEnabled());
        emit f.fakes.clusters.failed({ErrorCode::Disconnected, "ec2", "no network"});
        QVERIFY(button->isEnabled());
        f.fakes.clusters.set({});
        auto other = f.fakes.account.shown;
        other.profile = "work";
        f.fakes.account.shown = other;
        emit f.fakes.account.changed(other);
        QVERIFY(button->isEnabled()); // the other account has not answered
    }

    void droppedDataIsAFolderOrAnAddress()
    {
        QTemporaryDir folder;
        QMimeData mime;
        QVERIFY(!droppedData(mime));
        mime.setUrls({QUrl::fromLocalFile(folder.path())});
        QCOMPARE(droppedData(mime), (DroppedData{.folder = folder.path(), .uri = {}}));
        mime.setUrls({QUrl::fromLocalFile(folder.filePath(QStringLiteral("missing")))});
        QVERIFY(!droppedData(mime));
        const auto dropped = [&](const char *name, const QByteArray &content) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("no file");
            file.close();
            auto data = std::make_unique<QMimeData>();
            data->setUrls({QUrl::fromLocalFile(file.fileName())});
            return data;
        };
        QVERIFY(!droppedData(*dropped("holiday.jpg", "\xff\xd8\xff\xe0")));
        QVERIFY(!droppedData(*dropped("firmware.bin", QByteArray(3000, '\1'))));
        QCOMPARE(droppedData(*dropped("any", QByteArray("\0\0\x8\x3", 4)))->folder, folder.path());
        QCOMPARE(droppedData(*dropped("all.rec", QByteArray::fromHex("0a23d7ce00")))->folder, folder.path());
        QVERIFY(droppedData(*dropped("batch.bin", QByteArray(2 * 3073, '\1'))));
        QVERIFY(droppedPlan(*dropped("package.json", "{\"name\": \"x\", \"version\": 2}")).isEmpty());
        QVERIFY(droppedPlan(*dropped("notes.txt", "cluster:\n  workers: 2\n")).isEmpty());
        QVERIFY(!droppedPlan(*dropped("plan.json", "{\"name\":\"x\",\"workers\":2}")).isEmpty());
        QVERIFY(!droppedPlan(*dropped("plan.yml", "version: 1\ncluster:\n  name: x\n")).isEmpty());
        for (const char *wrong : {"s3://", "s3://a b", "hello", "https://example.com/x"}) {
            QMimeData other;
            other.setText(QLatin1String(wrong));
            QVERIFY2(!droppedData(other), wrong);
        }
        QMimeData address;
        address.setText(QStringLiteral(" s3://bucket/digits\n"));
        QCOMPARE(droppedData(address), (DroppedData{.folder = {}, .uri = QStringLiteral("s3://bucket/digits")}));
    }

    void aDroppedFolderOpensItsDialog()
    {
        Fixture f;
        QTemporaryDir folder;
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(folder.path())});
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({20, 20}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.window, &drop);
        auto *dialog = f.dialog<NewDataDialog>();
        QVERIFY(dialog);
        const auto edits = dialog->findChildren<QLineEdit *>();
        QVERIFY(
            std::any_of(edits.begin(), edits.end(), [&](QLineEdit *edit) { return edit->text() == folder.path(); }));
        QVERIFY(f.fakes.data.uploads.empty()); // only after a confirmation
    }

    void preferencesAreStoredAndUsed()
    {
        Fixture f;
        QTest::keyClick(&f.window, Qt::Key_Comma, Qt::ControlModifier);
        auto *dialog = f.dialog<Preferences>();
        QVERIFY(dialog);
        const auto spins = dialog->findChildren<QSpinBox *>();
        QCOMPARE(spins.size(), 2);
        spins[0]->setValue(5);
        spins[1]->setValue(3);
        const auto choose = [&](const char *item) {
            const auto boxes = dialog->findChildren<QComboBox *>();
            for (auto *box : boxes) {
                if (const int at = box->findText(QLatin1String(item)); at >= 0) {
                    box->setCurrentIndex(at);
                    return true;
                }
            }
            return false;
        };
        QVERIFY(choose("Very large"));
        QCOMPARE(Theme::instance().textSize(), int(Theme::kLargestText));
        QVERIFY(choose("Normal"));
        QVERIFY(choose("Date and time"));
        const auto then = SystemClock::instance().now() - std::chrono::minutes(2);
        QCOMPARE(text::ago(then, SystemClock::instance().now()), text::startTime(then, SystemClock::instance().now()));
        QVERIFY(choose("Relative: 2 min ago"));
        QVERIFY(choose("eu-central-1"));
        QVERIFY(choose("English"));
        QCOMPARE(f.settings.value(QStringLiteral("window/language")).toString(), QStringLiteral("en"));
        dialog->close();
        QTest::keyClick(&f.window, Qt::Key_N, Qt::ControlModifier);
        auto *wizard = f.dialog<LaunchWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->plan().workers, 5);
        QCOMPARE(wizard->plan().region, std::string("eu-central-1"));
        QCOMPARE(wizard->plan().deadline, std::chrono::minutes(180));
    }

    void defaultsOutOfRangeAreNotUsed()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("x.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("defaults/workers"), 100'000);
        settings.setValue(QStringLiteral("defaults/deadlineHours"), -1);
        QCOMPARE(PlanDefaults::read(settings), PlanDefaults());
        PlanDefaults chosen;
        chosen.instanceType = "g4dn.xlarge";
        chosen.workers = 3;
        chosen.region = "eu-central-1";
        chosen.write(settings);
        QCOMPARE(PlanDefaults::read(settings), chosen);
        QCOMPARE(chosen.regionIn({"us-east-1", "eu-central-1"}, "us-east-1"), std::string("eu-central-1"));
        QCOMPARE(chosen.regionIn({"us-east-1"}, "us-east-1"), std::string("us-east-1")); // it is not enabled there
        QCOMPARE(PlanDefaults().regionIn({"us-east-1"}, "us-east-1"), std::string("us-east-1"));
    }

    void theLayoutIsRemembered()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        fake::Fakes fakes;
        fakes.runs.set(sample::runs());
        const auto splitter = [](const MainWindow &window) {
            const auto all = window.findChildren<QSplitter *>();
            const auto at = std::find_if(all.begin(), all.end(),
                                         [](const QSplitter *s) { return s->orientation() == Qt::Horizontal; });
            return at == all.end() ? nullptr : *at;
        };
        const auto share = [&](const MainWindow &window) { // of the first part
            const auto sizes = splitter(window)->sizes();
            return double(sizes.value(0)) / (sizes.value(0) + sizes.value(1));
        };
        double chosen = 0, usual = 0;
        for (const bool again : {false, true}) {
            MainWindow window(fakes.services(), settings, folder.path());
            window.resize(1600, 900);
            window.show();
            window.go(MainWindow::Runs);
            QCoreApplication::processEvents();
            QVERIFY(splitter(window));
            if (again) {
                QVERIFY2(std::abs(share(window) - chosen) < 0.05, qPrintable(QString::number(share(window))));
                break;
            }
            usual = share(window);
            const auto sizes = splitter(window)->sizes();
            const int total = sizes.value(0) + sizes.value(1);
            splitter(window)->setSizes({total * 45 / 100, total * 55 / 100});
            chosen = share(window);
            QVERIFY(std::abs(chosen - usual) > 0.05);
            window.close();
        }
    }
};

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
