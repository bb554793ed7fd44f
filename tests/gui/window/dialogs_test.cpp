#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QtTest/QTest>

#include "gui/dialogs/account/accounts_dialog.h"
#include "gui/dialogs/account/policy_dialog.h"
#include "gui/dialogs/clusters/scale_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/models/clusters/teardown_model.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

QPushButton *find(const QWidget &in, const QString &begin)
{
    return fake::buttonIn(&in, begin);
}

/// Lists the machines and resources of the sample data.
struct SampleTeardown : fake::FakeTeardown {
    SampleTeardown() { list = sample::teardown(); }
};

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aGoalForTheNumberOfWorkers() // H25
    {
        ScaleDialog dialog(QStringLiteral("lab"), 2, true);
        dialog.show();
        QCOMPARE(dialog.goal(), (runs::ScaleGoal{{}, {}, 1, 4}));
        QVERIFY(!dialog.mayAct()); // advice only, unless the box is checked
        QVERIFY(find(dialog, QStringLiteral("Suggest only")));
        auto spins = dialog.findChildren<QSpinBox *>();
        QCOMPARE(spins.size(), 3);
        spins[0]->setValue(90);
        dialog.findChild<QDoubleSpinBox *>()->setValue(4.5);
        spins[1]->setValue(6); // the maximum follows the minimum
        QCOMPARE(dialog.goal(), (runs::ScaleGoal{5400.0, 4.5, 6, 6}));
        dialog.findChild<QCheckBox *>()->click();
        QVERIFY(dialog.mayAct());
        find(dialog, QStringLiteral("Copy as command"))->click(); // L13
        QCOMPARE(
            QGuiApplication::clipboard()->text(),
            QStringLiteral("trainyardctl scale lab --auto --finish-in-minutes 90 --budget 4.5 --least 6 --most 6"));
        QTest::mouseClick(find(dialog, QStringLiteral("Start autoscaling")), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        ScaleDialog local(QStringLiteral("lab"), 1, false);
        QVERIFY(!local.goal().usd); // no budget without costs
    }

    void aLineForTheTerminalIsCopied() // L13
    {
        cluster::TeardownScope scope;
        QCOMPARE(terminateCommand(scope), QStringLiteral("trainyardctl terminate --all"));
        scope.clusters = {ClusterId("c-0123456789abcdef")};
        scope.models = cluster::UnsavedModels::Lose;
        QCOMPARE(terminateCommand(scope), QStringLiteral("trainyardctl terminate c-0123456789abcdef --without-models"));
        QCOMPARE(terminateCommand({.wholeAccount = true}), QStringLiteral("trainyardctl terminate --account"));
        SampleTeardown teardown;
        TerminateDialog dialog(teardown, {.clusters = {ClusterId("c-0123456789abcdef")}});
        dialog.show();
        QTRY_VERIFY(find(dialog, QStringLiteral("Copy as command")));
        find(dialog, QStringLiteral("Copy as command"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("trainyardctl terminate c-0123456789abcdef"));
    }

    void aWholeAccountWantsItsNameTyped() // A15, K5, K6
    {
        SampleTeardown teardown;
        services::AccountSnapshot account;
        account.accountId = "123456789012";
        account.alias = "acme";
        TerminateDialog ours(teardown, {}, account);
        ours.show();
        QSignalSpy wanted(&ours, &TerminateDialog::wholeAccountRequested);
        QTRY_VERIFY(find(ours, QStringLiteral("Terminate 3 machine")));
        QVERIFY(!ours.findChild<QLineEdit *>()->isVisible());
        find(ours, QStringLiteral("Everything in the account"))->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!ours.isVisible());

        TerminateDialog all(teardown, {.wholeAccount = true}, account);
        all.show();
        QTRY_VERIFY(find(all, QStringLiteral("Terminate 3 machine")));
        auto *go = find(all, QStringLiteral("Terminate 3 machine"));
        auto *typed = all.findChild<QLineEdit *>();
        QVERIFY(!find(all, QStringLiteral("Everything in the account")));
        auto *listed = all.findChild<DataTable *>();
        QVERIFY(!listed->isColumnHidden(TeardownModel::Section)); // D35
        QVERIFY(ours.findChild<DataTable *>()->isColumnHidden(TeardownModel::Section));
        for (const char *wrong : {"", "acm", "acme-2", "12345678901"}) {
            typed->setText(QLatin1String(wrong));
            QVERIFY2(!go->isEnabled(), wrong);
        }
        typed->setText(QStringLiteral("123456789012"));
        QVERIFY(go->isEnabled());
        typed->setText(QStringLiteral("acme "));
        QTest::mouseClick(go, Qt::LeftButton);
        QCOMPARE(teardown.scopes, (std::vector<cluster::TeardownScope>{{.wholeAccount = true}}));
        QCOMPARE(teardown.accountName, std::string("acme"));
    }

    void aProfileIsRemovedAfterAQuestion() // A1
    {
        fake::FakeAccount account;
        account.shown.profiles.push_back({"old", true});
        AccountsDialog sheet(account);
        sheet.show();
        auto *list = sheet.findChild<QListWidget *>();
        QCOMPARE(list->count(), 2); // the local cloud is in no configuration file
        QVERIFY(!find(sheet, QStringLiteral("Remove &it")));
        list->setCurrentRow(1);
        find(sheet, QStringLiteral("&Remove"))->click();
        QVERIFY(account.removed.empty());
        find(sheet, QStringLiteral("&Keep it"))->click();
        QVERIFY(account.removed.empty() && !find(sheet, QStringLiteral("Remove &it")));
        account.removeFails = Error{ErrorCode::Conflict, "profile old", "the cluster demo was launched with it"};
        find(sheet, QStringLiteral("&Remove"))->click();
        find(sheet, QStringLiteral("Remove &it"))->click();
        QCOMPARE(list->count(), 2);
        const auto says = [&](const char *words) {
            for (auto *line : sheet.findChildren<QLabel *>()) {
                if (line->text().contains(QLatin1String(words)))
                    return true;
            }
            return false;
        };
        QVERIFY(says("the cluster demo was launched with it"));
        account.removeFails.reset();
        find(sheet, QStringLiteral("&Remove"))->click();
        find(sheet, QStringLiteral("Remove &it"))->click();
        QCOMPARE(account.removed, std::vector<std::string>{"old"});
        QCOMPARE(list->count(), 1);
        QVERIFY(says("old was removed from /home/me/.aws/credentials."));
    }

    void thePolicyCanBeCopied() // A8
    {
        services::AccountSnapshot account;
        account.region = "cn-north-1";
        PolicyDialog sheet(account);
        sheet.show();
        find(sheet, QStringLiteral("&Copy the policy"))->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("\"ec2:RunInstances\"")));
        QVERIFY(copied.contains(QStringLiteral("arn:aws-cn:s3:::trainyard-*")));
        QVERIFY(!copied.contains(QStringLiteral("\"*:*\"")));
    }

    void theDialogListsConfirmsFollowsAndShowsTheReceipt()
    {
        SampleTeardown teardown;
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        auto *table = sheet.findChild<DataTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 5);
        QCOMPARE(teardown.ran, 0);
        QCOMPARE(sheet.focusWidget(), find(sheet, QStringLiteral("Cancel"))); // Return must not terminate anything
        auto *go = find(sheet, QStringLiteral("Terminate 3 machine"));
        QVERIFY(go);
        QTest::mouseClick(go, Qt::LeftButton);
        QCOMPARE(teardown.ran, 1);
        QVERIFY(!find(sheet, QStringLiteral("Terminate 3 machine")));

        const auto &targets = teardown.list->found.targets;
        const auto state = [&](int row) { return table->model()->index(row, TeardownModel::State).data().toString(); };
        teardown.publish(targets[0], StepState::Progressing, "shutting-down");
        QCOMPARE(state(0), QStringLiteral("shutting down"));
        teardown.publish(targets[0], StepState::Done, "terminated");
        QCOMPARE(state(0), QStringLiteral("terminated"));
        const auto receipt = sample::receiptOf(targets);
        teardown.end(receipt);
        QCOMPARE(state(int(targets.size()) - 1), QStringLiteral("deleted"));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(finished.front().front().toBool(), true);
        QCOMPARE(sheet.findChild<QPlainTextEdit *>()->toPlainText(), QString::fromStdString(receipt.toText()));
        QVERIFY(find(sheet, QStringLiteral("Save receipt")));
    }

    void theHeadsOfTwoClustersAreTwoLines()
    {
        fake::FakeTeardown teardown;
        cluster::Target a{.kind = "instance", .id = "i-a", .region = "us-east-1", .name = "head", .state = "running"};
        a.cluster = ClusterId("c-a");
        cluster::Target b = a;
        b.id = "i-b";
        b.cluster = ClusterId("c-b");
        b.isProtected = true;
        teardown.list->found.targets = {a, b};
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 2")));
        const auto state = [&](int row) {
            return sheet.findChild<DataTable *>()->model()->index(row, TeardownModel::State).data().toString();
        };
        QCOMPARE(state(1), QStringLiteral("running, protected"));
        find(sheet, QStringLiteral("Terminate 2"))->click();
        teardown.publish(a, StepState::Done, "terminated");
        QCOMPARE(state(0), QStringLiteral("terminated"));
        QCOMPARE(state(1), QStringLiteral("running, protected"));
        teardown.publish(b, StepState::Failed, "failed");
        QVERIFY(state(1).startsWith(QStringLiteral("left")));
        a.id = "i-c"; // a resource that appears during the termination
        teardown.publish(a, StepState::Progressing, "shutting-down");
        QCOMPARE(sheet.findChild<DataTable *>()->model()->rowCount(), 3);
    }

    void whatIsLeftIsNotCalledEnded()
    {
        SampleTeardown teardown;
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 3")));
        find(sheet, QStringLiteral("Terminate 3"))->click();
        teardown.end(sample::receiptOf({teardown.list->found.targets[0]}, 1, "in use"));
        QCOMPARE(finished.front().front().toBool(), false);
        const auto *table = sheet.findChild<QTableView *>();
        QCOMPARE(table->model()->index(0, TeardownModel::State).data().toString(), QStringLiteral("left: in use"));
        QString shown;
        for (const QLabel *label : sheet.findChildren<QLabel *>()) {
            if (label->isVisible())
                shown += label->text() + QLatin1Char('\n');
        }
        QVERIFY2(shown.contains(QStringLiteral("Something is left")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("Nothing is left")), qPrintable(shown));
        QVERIFY(find(sheet, QStringLiteral("Try &again")));
    }

    void whatIsLeftIsForcedOnlyAfterACountdown() // K5, K12
    {
        SampleTeardown teardown;
        TerminateDialog sheet(teardown, {});
        auto now = Countdown::Clock::time_point();
        sheet.setClock([&] { return now; });
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 3")));
        find(sheet, QStringLiteral("Terminate 3"))->click();
        teardown.end(sample::receiptOf({teardown.list->found.targets[0]}, 1, "protected", true));
        QTest::keyClick(find(sheet, QStringLiteral("&Lift protection")), Qt::Key_Space);
        const auto title = [&] { return sheet.findChild<QLabel *>()->text(); };
        QCOMPARE(title(), QStringLiteral("Terminating in 10 second(s)"));
        QVERIFY(!find(sheet, QStringLiteral("Save receipt")));
        now += std::chrono::milliseconds(9001);
        QTRY_COMPARE(title(), QStringLiteral("Terminating in 1 second(s)"));
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QCOMPARE(title(), QStringLiteral("Something is left"));
        QVERIFY(sheet.isVisible());
        now += std::chrono::minutes(1);
        QCOMPARE(teardown.ran, 1); // cancelled: the countdown has no effect

        find(sheet, QStringLiteral("&Lift protection"))->click();
        now += std::chrono::seconds(10);
        QTRY_COMPARE(teardown.ran, 2);
        QVERIFY(teardown.scopes.back().liftProtection);
        teardown.end(sample::receiptOf({teardown.list->found.targets[0]}, 1));
        QVERIFY(find(sheet, QStringLiteral("Try &again")));
    }

    void hidingWhileEndingDoesNotStopIt()
    {
        SampleTeardown teardown;
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 3")));
        find(sheet, QStringLiteral("Terminate 3"))->click();
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
        teardown.end({});
        QCOMPARE(finished.count(), 1);
    }

    void modelsAreCopiedFirstUnlessTheUserDoesWithout()
    {
        SampleTeardown teardown;
        teardown.list->modelBytes = 13'000'000;
        for (const bool copied : {true, false}) {
            TerminateDialog sheet(teardown, {});
            sheet.show();
            QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 3")));
            auto *models = sheet.findChild<QCheckBox *>();
            QVERIFY(models->isVisible() && models->isChecked());
            QVERIFY(models->text().contains(QLatin1String("exist on these machines only")));
            models->setChecked(copied);
            find(sheet, QStringLiteral("Terminate 3"))->click();
            QVERIFY(!models->isVisible());
            QCOMPARE(int(teardown.scopes.back().models),
                     int(copied ? cluster::UnsavedModels::Copy : cluster::UnsavedModels::Lose));
            teardown.end({});
        }
        teardown.list->modelBytes = 0;
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Terminate 3")));
        QVERIFY(!sheet.findChild<QCheckBox *>()->isVisible());
    }

    void nothingToEndOffersNothing()
    {
        fake::FakeTeardown teardown;
        teardown.list = services::TeardownPreview{};
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Cancel")));
        QTest::qWait(0);
        QVERIFY(!find(sheet, QStringLiteral("Terminate")));
    }

    void anErrorIsOneSentence()
    {
        fake::FakeTeardown teardown;
        teardown.list = fail(ErrorCode::CredentialsExpired, "ec2:DescribeInstances", "ExpiredToken");
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(find(sheet, QStringLiteral("Close")));
        QVERIFY(!find(sheet, QStringLiteral("Terminate")));
    }

    void closeQuestionAnswers()
    {
        for (const auto &[text, answer] :
             {std::pair(QStringLiteral("Terminate"), QuitDialog::Choice::Terminate),
              std::pair(QStringLiteral("Keep them, but"), QuitDialog::Choice::KeepWithDeadline),
              std::pair(QStringLiteral("Keep them until"), QuitDialog::Choice::Keep),
              std::pair(QStringLiteral("Do not close"), QuitDialog::Choice::Stay)}) {
            QuitDialog question(QStringLiteral("3 machines running."));
            question.show();
            find(question, text)->click();
            QCOMPARE(int(question.answer()), int(answer));
            QVERIFY(!question.isVisible());
        }
        QuitDialog question(QStringLiteral("3 machines running."));
        QTest::keyClick(&question, Qt::Key_Escape);
        QCOMPARE(int(question.answer()), int(QuitDialog::Choice::Stay));
        QCOMPARE(question.deadline(), std::chrono::minutes(120));
    }

    void thePaletteFindsAndDoes()
    {
        QWidget parent;
        QAction launch(QStringLiteral("Launch cluster…")), stop(QStringLiteral("Terminate all")),
            off(QStringLiteral("Terminate this cluster…"));
        off.setEnabled(false);
        QSignalSpy triggered(&stop, &QAction::triggered);
        off.setProperty("whyNot", QStringLiteral("Select a cluster first."));
        auto *palette = new CommandPalette(std::vector<QAction *>{&launch, &off, &stop}, &parent);
        palette->show();
        QTest::keyClicks(palette->findChild<QLineEdit *>(), QStringLiteral("term"));
        auto *list = palette->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->item(0)->text(), QStringLiteral("Terminate all")); // what can be chosen comes first
        auto *note = palette->findChildren<QLabel *>().back();
        QCOMPARE(note->text(), QString());
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Down);
        QCOMPARE(note->text(), QStringLiteral("Select a cluster first."));
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(palette->isVisible());
        QCOMPARE(triggered.count(), 0);
        QTest::keyClicks(palette->findChild<QLineEdit *>(), QStringLiteral("xyz"));
        QVERIFY(note->text().startsWith(QStringLiteral("Nothing matches")));
        palette->findChild<QLineEdit *>()->setText(QStringLiteral("term"));
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(triggered.count(), 1);
    }
};

QTEST_MAIN(DialogsTest)
#include "dialogs_test.moc"
