// Sweeps over the parameters of a job.
#include <QComboBox>
#include <QLineEdit>
#include <QtTest/QTest>

#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/sweep_dialog.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

/// The field of a parameter's line with this accessible name.
template <class T>
T *named(QWidget &dialog, const QString &name)
{
    for (T *found : dialog.findChildren<T *>()) {
        if (found->accessibleName() == name)
            return found;
    }
    return nullptr;
}

protocol::JobSpec commandWithHoles()
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.task.command = "train.py --lr {lr} --home ${HOME}";
    return job;
}

} // namespace

class SweepDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void itsRunsAreCounted()
    {
        QCOMPARE(placeholdersOf(commandWithHoles().task.command), QStringList{QStringLiteral("lr")});
        SweepDialog dialog(commandWithHoles());
        dialog.show();
        auto *go = buttonIn(&dialog, QStringLiteral("Add to queue"));
        QVERIFY(!go->isEnabled()); // values are missing
        auto *values = named<QLineEdit>(dialog, QStringLiteral("Values"));
        QVERIFY(values);
        values->setText(QStringLiteral("0.1, 0.01, \"1e-3, really\""));
        QVERIFY(go->isEnabled());
        QCOMPARE(dialog.spec().grid.at("lr"), (std::vector<std::string>{"0.1", "0.01", "1e-3, really"}));
        QVERIFY(messagesOn(&dialog).join(QLatin1Char(' ')).contains(QLatin1String("3 runs")));
    }

    void valuesAreDrawnFromRanges()
    {
        QCOMPARE(rangeOf(QStringLiteral("0.001 to 0.1"))->high, 0.1);
        QVERIFY(!rangeOf(QStringLiteral("0.1 to 0.001")));
        QVERIFY(!rangeOf(QStringLiteral("small to large")));
        QCOMPARE(valuesOf(QStringLiteral(" a ,, b,")), (std::vector<std::string>{"a", "b"}));
        SweepDialog dialog(digitsJob()); // begins with the learning rate
        auto *mode = named<QComboBox>(dialog, QStringLiteral("Kind of values"));
        QVERIFY(mode);
        mode->setCurrentIndex(2);
        named<QLineEdit>(dialog, QStringLiteral("Values"))->setText(QStringLiteral("0.001 to 0.1"));
        const auto spec = dialog.spec();
        QCOMPARE(spec.trials, 10);
        QVERIFY(spec.random.at("learningRate").logarithmic);
        QCOMPARE(spec.random.at("learningRate").low, 0.001);
    }

    void aLossIsComparedByItsLowestValue()
    {
        SweepDialog dialog(digitsJob());
        QVERIFY(dialog.spec().maximize);
        for (auto *box : dialog.findChildren<QComboBox *>()) {
            if (box->findText(QStringLiteral("Validation loss")) >= 0)
                box->setCurrentText(QStringLiteral("Validation loss"));
        }
        QCOMPARE(dialog.spec().metric, std::string("validation-loss"));
        QVERIFY(!dialog.spec().maximize);
    }
};

QTEST_MAIN(SweepDialogTest)
#include "sweep_dialog_test.moc"
