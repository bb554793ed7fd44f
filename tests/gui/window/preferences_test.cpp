// Choices of the preferences that take effect at once: units of sizes, confirmations (section 5 of the review, row 9).

#include <QComboBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/text/format.h"
#include "gui/widgets/minor_steps.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/confirm_discard.h"

using namespace trainyard::gui;

namespace {

struct Opened {
    QTemporaryDir folder;
    QSettings settings{folder.path() + QStringLiteral("/window.ini"), QSettings::IniFormat};
    Preferences dialog{settings, folder.path(), {QStringLiteral("c5.large")}, {QStringLiteral("us-east-1")}};
    bool choose(const QString &item)
    {
        const auto boxes = dialog.findChildren<QComboBox *>();
        for (QComboBox *box : boxes) {
            if (const int at = box->findText(item); at >= 0) {
                box->setCurrentIndex(at);
                return true;
            }
        }
        return false;
    }
};

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void cleanup()
    {
        text::setDecimalSizes(false);
        setAsksBeforeMinorSteps(true);
    }

    void sizesHaveTheChosenUnits()
    {
        Opened f;
        QCOMPARE(text::bytes(1536), QStringLiteral("1.50 KiB"));
        QVERIFY(f.choose(QStringLiteral("Powers of 1,000: kB, MB, GB")));
        QCOMPARE(text::bytes(1536), QStringLiteral("1.54 kB"));
        QVERIFY(f.settings.value(QStringLiteral("window/decimalSizes")).toBool());
        QVERIFY(f.choose(QStringLiteral("Powers of 1,024: KiB, MiB, GiB")));
        QCOMPARE(text::bytes(1536), QStringLiteral("1.50 KiB"));
    }

    void minorStepsAreTakenAtOnceWhereTheUserWantsThat()
    {
        Opened f;
        QWidget over;
        over.show();
        int taken = 0;
        const auto step = [&taken] { ++taken; };
        confirm(&over, QStringLiteral("Remove it?"), QString(), QStringLiteral("Remove"), step, {.isMinor = true});
        QCOMPARE(taken, 0);
        QCOMPARE(over.findChildren<ConfirmDialog *>().size(), 1);
        QVERIFY(f.choose(QStringLiteral("Only where machines, data or money are at stake")));
        QVERIFY(!f.settings.value(QStringLiteral("window/confirmMinor"), true).toBool());
        confirm(&over, QStringLiteral("Remove it?"), QString(), QStringLiteral("Remove"), step, {.isMinor = true});
        QCOMPARE(taken, 1);
        confirmDiscard(&over, step);
        QCOMPARE(taken, 2);
        QCOMPARE(over.findChildren<ConfirmDialog *>().size(), 1);
        confirm(&over, QStringLiteral("Terminate it?"), QString(), QStringLiteral("Terminate"), step); // a real loss
        QCOMPARE(taken, 2);
        QCOMPARE(over.findChildren<ConfirmDialog *>().size(), 2);
    }
};

QTEST_MAIN(PreferencesTest)
#include "preferences_test.moc"
