// A1, A3, A5, A6: the wizard creates a profile by keyboard alone; keys are masked, checked, then saved.
#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QtTest/QTest>

#include "backend/runs/scale_policy.h"
#include "gui/models/account/session_warning.h"
#include "gui/text/translation.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/account/account_wizard.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

void type(const QString &words)
{
    QTest::keyClicks(QApplication::focusWidget(), words);
}

void press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
}

/// Moves the focus with Tab to the field with this label.
void goTo(QWizard &wizard, const QString &name)
{
    for (int i = 0; i < 40; ++i) {
        for (auto *label : wizard.currentPage()->findChildren<QLabel *>()) {
            if (label->buddy() && label->buddy() == QApplication::focusWidget() &&
                label->text().remove(QLatin1Char('&')) == name)
                return;
        }
        press(Qt::Key_Tab);
    }
    QFAIL(qPrintable(name));
}

struct Open {
    fake::FakeAccount account;
    AccountWizard wizard{account};
    Open()
    {
        wizard.show();
        wizard.activateWindow();
        fake::activate(&wizard);
    }
    QString answer() const { return wizard.findChild<QLabel *>(QStringLiteral("answer"))->text(); }
    bool mayGoOn() const { return wizard.button(QWizard::NextButton)->isEnabled(); }
};

services::ClusterDetails alive(std::chrono::minutes left)
{
    auto c = sample::clusters()[0];
    c.expires = Timestamp(1'000'000s) + left;
    return c;
}

} // namespace

class AccountWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plural forms
    }

    void cancelIsConfirmedBeforeInputIsDiscarded() // D16
    {
        Open nothing;
        nothing.wizard.reject();
        QVERIFY(!nothing.wizard.isVisible());
        Open o;
        goTo(o.wizard, QStringLiteral("Name"));
        type(QStringLiteral("work-2"));
        press(Qt::Key_Escape);
        QVERIFY(o.wizard.isVisible());
        auto *box = o.wizard.findChild<QMessageBox *>(QStringLiteral("discard"));
        QVERIFY(box && box->isVisible());
        for (auto *b : box->findChildren<QPushButton *>()) {
            if (b->text().contains(QLatin1String("Discard")))
                b->click();
        }
        QVERIFY(!o.wizard.isVisible());
    }

    void aKeyIsTypedCheckedAndUsedWithTheKeyboardAlone() // A1
    {
        Open o;
        QVERIFY(!o.mayGoOn());
        goTo(o.wizard, QStringLiteral("Name"));
        type(QStringLiteral("work"));
        QVERIFY2(!o.mayGoOn(), "the name is taken");
        QVERIFY(o.wizard.currentPage()->findChild<FieldMessage *>()->text().contains(QStringLiteral("choose another")));
        type(QStringLiteral("-2"));
        QVERIFY(o.mayGoOn());
        o.wizard.next();
        QVERIFY(!o.mayGoOn());
        goTo(o.wizard, QStringLiteral("Access key ID"));
        type(QStringLiteral("AKIAEXAMPLE"));
        goTo(o.wizard, QStringLiteral("Secret access key"));
        auto *secret = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(secret);
        type(QStringLiteral("very/secret+"));
        QCOMPARE(secret->echoMode(), QLineEdit::Password);
        QVERIFY(!secret->displayText().contains(QLatin1String("very")));
        for (auto *lines : o.wizard.findChildren<QPlainTextEdit *>())
            QVERIFY(!lines->toPlainText().contains(QLatin1String("very")));
        QVERIFY(o.mayGoOn());
        QVERIFY(o.account.added.empty());
        o.wizard.next();
        QTRY_COMPARE(o.answer(), QStringLiteral("Account 123456789012"));
        QCOMPARE(o.account.added.size(), std::size_t(1));
        QCOMPARE(o.account.added[0].secretKey.reveal(), std::string("very/secret+"));
        QVERIFY(!o.account.added[0].keychain);
        QVERIFY(o.wizard.button(QWizard::FinishButton)->isEnabled());
        o.wizard.accept();
        QCOMPARE(o.account.shown.profile, std::string("work-2"));
        QCOMPARE(o.account.logins, 0);
    }

    void aKeyUnknownToAwsIsReportedAndCanBeCorrected() // A1
    {
        Open o;
        o.account.answer = fail(ErrorCode::CredentialsRejected, "sts:GetCallerIdentity",
                                "SignatureDoesNotMatch: the secret is another");
        goTo(o.wizard, QStringLiteral("Name"));
        type(QStringLiteral("mine"));
        o.wizard.next();
        QGuiApplication::clipboard()->setText(QStringLiteral("no key at all, but several words"));
        auto *paste = o.wizard.findChild<QPushButton *>(QStringLiteral("paste"));
        paste->click();
        QVERIFY(!o.mayGoOn());
        QGuiApplication::clipboard()->setText(QStringLiteral(
            R"({"AccessKeyId": "ASIAX", "SecretAccessKey": "s", "SessionToken": "t", "Expiration": "2098-01-01T00:00:00Z"})"));
        paste->click();
        QVERIFY(o.mayGoOn());
        QCOMPARE(o.wizard.profile().sessionToken.reveal(), std::string("t"));
        QCOMPARE(o.wizard.profile().ends, std::string("2098-01-01T00:00:00.000Z"));
        o.wizard.next();
        QTRY_COMPARE(o.answer(), QStringLiteral("Nothing was saved"));
        QVERIFY(!o.wizard.button(QWizard::FinishButton)->isEnabled());
        o.wizard.back();
        QCOMPARE(o.wizard.currentId(), int(AccountWizard::Key));
        o.account.answer = services::AddedProfile{"mine", "123456789012", "arn", "the keychain"};
        o.wizard.next();
        QTRY_COMPARE(o.answer(), QStringLiteral("Account 123456789012"));
    }

    void singleSignOnIsWrittenAndTheBrowserOpens() // A6
    {
        Open o;
        o.account.answer = services::AddedProfile{"corp", {}, {}, "/home/me/.aws/config"};
        goTo(o.wizard, QStringLiteral("Name"));
        type(QStringLiteral("corp"));
        o.wizard.findChildren<QRadioButton *>().last()->click();
        o.wizard.next();
        QCOMPARE(o.wizard.currentId(), int(AccountWizard::SignOn));
        goTo(o.wizard, QStringLiteral("Start URL"));
        type(QStringLiteral("http://wrong"));
        QVERIFY(!o.mayGoOn());
        qobject_cast<QLineEdit *>(QApplication::focusWidget())->selectAll();
        type(QStringLiteral("https://corp.awsapps.com/start"));
        for (const auto &[name, words] : {std::pair("Region of single sign-on", "eu-west-1"),
                                          std::pair("Account ID", "123456789012"), std::pair("Role", "Train")}) {
            QVERIFY(!o.mayGoOn());
            goTo(o.wizard, QLatin1String(name));
            type(QLatin1String(words));
        }
        QVERIFY(o.mayGoOn());
        o.wizard.next();
        QTRY_COMPARE(o.answer(), QStringLiteral("The profile is written"));
        o.wizard.accept();
        QCOMPARE(o.account.shown.profile, std::string("corp"));
        QCOMPARE(o.account.logins, 1);
    }

    void anExpiredSessionIsShownWhileMachinesRun() // A5
    {
        const Timestamp now(1'000'000s);
        services::AccountSnapshot account;
        QVERIFY(sessionWarning(account, {alive(60min)}, 1, now).sentence.isEmpty());
        account.sessionEnds = now + 12min;
        QVERIFY2(sessionWarning(account, {}, 0, now).sentence.isEmpty(), "nothing is lost with it");
        auto warning = sessionWarning(account, {alive(60min), alive(90min)}, 0, now);
        QVERIFY2(warning.sentence.startsWith(QStringLiteral("The session expires in 12 min, while 6 machines run. They "
                                                            "terminate themselves in 1 h 30 min at the latest (")),
                 qPrintable(warning.sentence));
        QVERIFY(!warning.isOver);
        auto endless = alive(60min);
        endless.expires.reset();
        QVERIFY(sessionWarning(account, {endless}, 0, now)
                    .sentence.endsWith(QStringLiteral("Some of them have no deadline of their own.")));
        account.sessionEnds.reset();
        account.error = Error{ErrorCode::CredentialsExpired, "", ""};
        warning = sessionWarning(account, {alive(60min)}, 2, now);
        QVERIFY(warning.isOver);
        QVERIFY(warning.sentence.startsWith(
            QStringLiteral("The session has expired: 3 machines can be neither seen nor terminated")));
        QVERIFY(warning.sentence.endsWith(QStringLiteral("2 operations in progress wait for a new login.")));
        account.error.reset();
        QVERIFY(clockWarning(account).isEmpty());
        account.clockOffset = -7min; // M30
        QVERIFY(clockWarning(account).startsWith(QStringLiteral("This computer's clock is 7 min fast.")));
        account.sessionEnds = now + 5h;
        QVERIFY(sessionWarning(account, {alive(60min)}, 1, now).sentence.isEmpty());
    }
};

QTEST_MAIN(AccountWizardTest)
#include "account_wizard_test.moc"
