// The groups of options of a job.
#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVariantMap>
#include <QWheelEvent>
#include <QtTest/QTest>

#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_rules.h"
#include "gui/wizards/job/job_wizard.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

/// A form over a job that it replans itself, like the wizard.
struct Form {
    protocol::JobSpec job = digitsJob();
    JobForm form{job, [this] { replan(); }};
    Form() { replan(); }
    void replan()
    {
        form.replan(protocol::problems([&] {
            auto complete = job;
            complete.run = RunId("r-1");
            return complete;
        }()));
    }
    template <class T>
    T *editor(const char *name)
    {
        return qobject_cast<T *>(form.editor(name));
    }
};

/// The keys of a job in JSON with their values: "epochs", "input.format".
QVariantMap keysOf(const protocol::JobSpec &job)
{
    QVariantMap all;
    const QVariantMap top =
        QJsonDocument::fromJson(QByteArray::fromStdString(protocol::toJson(job))).toVariant().toMap();
    for (auto at = top.begin(); at != top.end(); ++at) {
        const QVariantMap inner = at.key() == QLatin1String("input") ? at->toMap() : QVariantMap();
        for (auto part = inner.begin(); part != inner.end(); ++part)
            all.insert(QStringLiteral("input.") + part.key(), *part);
        if (inner.isEmpty())
            all.insert(at.key(), *at);
    }
    return all;
}

/// A key of a job that the form does not offer, and why.
struct LeftOut {
    QLatin1String key;
    const char *reason;
};
constexpr const char *kWhat = "on the page What to run";
constexpr const char *kBasic = "above the groups of the form, on the same page";
constexpr const char *kSchedule = "on the page of the schedule";
constexpr const char *kPlaced = "follows from the cluster";
constexpr const char *kProtocol = "of the protocol between processes: only a job file sets it";
const LeftOut kLeftOut[] = {{QLatin1String("version"), "of the format"},
                            {QLatin1String("run"), "each start has its own"},
                            {QLatin1String("model"), kWhat},
                            {QLatin1String("network"), kWhat},
                            {QLatin1String("data"), kWhat},
                            {QLatin1String("resume"), kWhat},
                            {QLatin1String("epochs"), kBasic},
                            {QLatin1String("batchSize"), kBasic},
                            {QLatin1String("learningRate"), kBasic},
                            {QLatin1String("optimizer"), kBasic},
                            {QLatin1String("precision"), kBasic},
                            {QLatin1String("gpus"), kBasic},
                            {QLatin1String("globalBatch"), kSchedule},
                            {QLatin1String("schedule"), kSchedule},
                            {QLatin1String("stepEpochs"), kSchedule},
                            {QLatin1String("stepFactor"), kSchedule},
                            {QLatin1String("finalRate"), kSchedule},
                            {QLatin1String("warmupEpochs"), kSchedule},
                            {QLatin1String("warmupRate"), kSchedule},
                            {QLatin1String("rampSteps"), kSchedule},
                            {QLatin1String("workers"), kPlaced},
                            {QLatin1String("serverCopies"), kProtocol},
                            {QLatin1String("pauseSeconds"), kProtocol},
                            {QLatin1String("sliceBytes"), kProtocol},
                            {QLatin1String("displaySamples"), kProtocol},
                            {QLatin1String("lanes"), kProtocol},
                            {QLatin1String("sharedMemory"), kProtocol},
                            {QLatin1String("startSeconds"), kProtocol},
                            {QLatin1String("candidateSeconds"), kProtocol},
                            {QLatin1String("stepSeconds"), kProtocol},
                            {QLatin1String("heartbeatSeconds"), kProtocol},
                            {QLatin1String("heartbeatMisses"), kProtocol},
                            {QLatin1String("awaitedSeconds"), kProtocol},
                            {QLatin1String("reconnectSeconds"), kProtocol},
                            {QLatin1String("schedulerRestarts"), kProtocol},
                            {QLatin1String("input.rawShape"), "of pictures without a header: a job file sets it"},
                            {QLatin1String("input.cacheMegabytes"), kProtocol}};

/// Enters another value into an editor.
/// \return whether `changed` becomes true
template <class Changed>
bool change(QWidget *editor, Changed changed)
{
    if (auto *flag = qobject_cast<QCheckBox *>(editor)) {
        flag->toggle();
    } else if (auto *box = qobject_cast<QComboBox *>(editor)) {
        choose(box, (box->currentIndex() + 1) % box->count());
    } else if (auto *whole = qobject_cast<QSpinBox *>(editor)) {
        whole->setValue(whole->value() + (whole->value() < whole->maximum() ? 1 : -1));
    } else if (auto *real = qobject_cast<QDoubleSpinBox *>(editor)) {
        real->setValue(real->value() + (real->value() + 0.1 <= real->maximum() ? 0.1 : -0.1));
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        for (const char *value : {"s3://lab/other", "17", "1, 2, 3"}) {
            line->setText(QLatin1String(value));
            if (changed())
                return true;
        }
    } else if (auto *lines = qobject_cast<QPlainTextEdit *>(editor)) {
        lines->setPlainText(QStringLiteral("one\n\n two "));
    }
    return changed();
}

} // namespace

class JobFormTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void everyOptionOfAJobCanBeReached()
    {
        Form f;
        auto here = f.form.fields();
        for (const std::string &name : here)
            QVERIFY2(f.form.editor(name), name.c_str());
        // A job without a launcher of its own is written as older programs know it.
        QCOMPARE(std::erase_if(here, [](const std::string &name) { return name.starts_with("task."); }),
                 std::size_t(2));
        const auto all = keysOf(protocol::JobSpec());
        for (auto key = all.keyBegin(); key != all.keyEnd(); ++key) {
            const auto count =
                std::ranges::count(here, key->toStdString()) + std::ranges::count(kLeftOut, *key, &LeftOut::key);
            QVERIFY2(count == 1,
                     qPrintable(*key + QStringLiteral(": add it to the form, or to kLeftOut with a reason")));
        }
        QCOMPARE(qsizetype(here.size() + std::size(kLeftOut)), all.size()); // nothing else is in the lists
        for (auto *label : f.form.findChildren<QLabel *>()) {
            if (!label->text().isEmpty() && !qobject_cast<FieldMessage *>(label))
                QVERIFY2(label->buddy(), qPrintable(label->text())); // names its field to assistive technology
        }
    }

    void everyFieldSetsItsKeyOfTheJob()
    {
        for (const std::string &name : Form().form.fields()) {
            Form f;
            const QString key = QString::fromStdString(name);
            const bool ofTask = name.starts_with("task.");
            const protocol::TaskSpec task = f.job.task;
            const QVariant before = keysOf(f.job).value(key);
            const auto changed = [&] { return ofTask ? f.job.task != task : keysOf(f.job).value(key) != before; };
            QVERIFY2(change(f.form.editor(name), changed), name.c_str());
        }
    }

    void valuesGoIntoTheJob()
    {
        Form f;
        choose(f.editor<QComboBox>("input.format"), QStringLiteral("rec"));
        QCOMPARE(f.job.input.format, std::string("rec"));
        f.editor<QLineEdit>("input.validation")->setText(QStringLiteral(" s3://lab/validation "));
        QCOMPARE(f.job.input.validation, std::string("s3://lab/validation"));
        f.editor<QSpinBox>("savePeriod")->setValue(3);
        QCOMPARE(f.job.savePeriod, 3);
        f.editor<QSpinBox>("savePeriod")->setValue(0);
        QCOMPARE(f.editor<QSpinBox>("savePeriod")->text(), QStringLiteral("only when the run is stopped"));
        f.editor<QCheckBox>("deterministic")->click();
        QVERIFY(f.job.deterministic);
        QVERIFY(!f.editor<QDoubleSpinBox>("compressionThreshold")->isEnabled());
        choose(f.editor<QComboBox>("compression"), QStringLiteral("2bit"));
        QVERIFY(f.editor<QDoubleSpinBox>("compressionThreshold")->isEnabled());
        choose(f.editor<QComboBox>("boundary"), QStringLiteral("batch"));
        QCOMPARE(int(f.job.boundary), int(protocol::Boundary::Batch));
        f.editor<QSpinBox>("stopSeconds")->setValue(5000); // beyond the table's limit
        QCOMPARE(f.job.stopSeconds, 3600);
        QVERIFY(f.form.isComplete());
    }

    void aRunThatIsNotElasticKeepsItsWorkers() // H1
    {
        Form f;
        f.job.workers = 3;
        f.replan();
        auto *elastic = f.form.findChild<QCheckBox *>(QStringLiteral("elastic"));
        QVERIFY(elastic && elastic->isChecked());
        elastic->click();
        QCOMPARE(f.job.minWorkers, 3);
        QCOMPARE(f.job.maxWorkers, 3);
        QCOMPARE(f.editor<QSpinBox>("maxWorkers")->value(), 3);
        QVERIFY(f.form.isComplete());
        f.editor<QSpinBox>("maxWorkers")->setValue(4);
        QVERIFY(elastic->isChecked());
        elastic->click();
        elastic->click();
        QCOMPARE(f.job.minWorkers, protocol::JobSpec().minWorkers);
        QCOMPARE(f.job.maxWorkers, protocol::JobSpec().maxWorkers);
        choose(f.editor<QComboBox>("kvStore"), QStringLiteral("local"));
        QVERIFY(!elastic->isEnabled());
    }

    void modesWithoutServersHaveNone()
    {
        Form f;
        choose(f.editor<QComboBox>("updateOn"), QStringLiteral("workers"));
        choose(f.editor<QComboBox>("kvStore"), QStringLiteral("local"));
        QCOMPARE(f.job.servers, 0);
        QVERIFY(!f.editor<QSpinBox>("servers")->isEnabled());
        QCOMPARE(f.editor<QSpinBox>("servers")->text(), QStringLiteral("none"));
        QCOMPARE(int(f.job.optimizerPlacement), int(protocol::OptimizerPlacement::Servers));
        QVERIFY(f.form.isComplete());
        f.job.workers = 2;
        f.replan();
        QVERIFY(!f.form.isComplete());
        QCOMPARE(problemsOn(&f.form),
                 QStringList(QStringLiteral("This mode needs a cluster with one worker; this one has 2.")));
        choose(f.editor<QComboBox>("kvStore"), QStringLiteral("dist_async"));
        QCOMPARE(f.job.servers, 1);
        QVERIFY(f.form.isComplete());
    }

    void problemsAreShownAtTheirFieldAndAtItsGroup()
    {
        Form f;
        f.job.workers = 2;
        f.editor<QSpinBox>("minWorkers")->setValue(3);
        QCOMPARE(problemsOn(&f.form), QStringList(QStringLiteral("Give at most 2, the workers of the cluster.")));
        f.editor<QSpinBox>("minWorkers")->setValue(2);
        for (const char *wrong : {"lab", "https://lab"}) {
            f.editor<QLineEdit>("input.validation")->setText(QLatin1String(wrong));
            QCOMPARE(problemsOn(&f.form).size(), 1);
            QVERIFY(!f.form.isComplete());
        }
        f.editor<QLineEdit>("input.validation")->clear();
        f.editor<QLineEdit>("input.mean")->setText(QStringLiteral("1, 2"));
        QVERIFY(!f.form.isComplete());
        QCOMPARE(f.editor<QLineEdit>("input.mean")->text(), QStringLiteral("1, 2")); // not rewritten
        QCOMPARE(f.job.input.mean, (std::array{0.0, 0.0, 0.0}));
        f.editor<QLineEdit>("input.mean")->setText(QStringLiteral("1, 2, 3"));
        QVERIFY(f.form.isComplete());
        QCOMPARE(f.job.input.mean, (std::array{1.0, 2.0, 3.0}));
        f.editor<QLineEdit>("input.mean")->setText(QStringLiteral("1, 2, 3.0")); // "3.05" may be under way
        QCOMPARE(f.editor<QLineEdit>("input.mean")->text(), QStringLiteral("1, 2, 3.0"));
    }

    void anAugmentationSetsItsFields()
    {
        Form f;
        f.job.input.validation = "s3://lab/validation";
        auto *choice = field<QComboBox>(&f.form, QStringLiteral("Augmentation"));
        choose(choice, 1);
        QCOMPARE(f.job.input.pad, 4);
        QVERIFY(f.editor<QCheckBox>("input.randomCrop")->isChecked());
        QCOMPARE(f.job.input.validation, std::string("s3://lab/validation"));
        f.editor<QSpinBox>("input.pad")->setValue(2);
        QCOMPARE(choice->currentText(), QStringLiteral("custom"));
        choose(choice, 0);
        QCOMPARE(f.job.input.pad, 0);
        QCOMPARE(choice->currentIndex(), 0);
    }

    void groupsAreOpenedByTheKeyboardAndRemembered()
    {
        JobWizard wizard({demoCluster()}, digitsJob(), {});
        wizard.show();
        activate(&wizard);
        wizard.next();
        auto *mode = field<QComboBox>(wizard.currentPage(), QStringLiteral("Mode"));
        QVERIFY(mode);
        Fold *fold = nullptr;
        for (QWidget *above = mode->parentWidget(); above && !fold; above = above->parentWidget())
            fold = qobject_cast<Fold *>(above);
        QVERIFY(fold);
        QVERIFY(fold->header()->focusPolicy() & Qt::TabFocus);
        QVERIFY(!mode->isVisible());
        fold->header()->setFocus();
        QTest::keyClick(fold->header(), Qt::Key_Space);
        QVERIFY(mode->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), mode);
        QVERIFY(fold->header()->accessibleName().endsWith(QLatin1String("expanded")));
        const QStringList open = wizard.openGroups();
        QCOMPARE(open.size(), 1);
        JobWizard next({demoCluster()}, digitsJob(), {});
        next.setOpenGroups(open);
        QCOMPARE(next.openGroups(), open);
    }

    void theWheelChangesNoFieldWithoutFocus()
    {
        Form f;
        f.form.show();
        f.form.setOpenGroups({QStringLiteral("0"), QStringLiteral("3")});
        auto *every = f.editor<QSpinBox>("savePeriod");
        f.editor<QComboBox>("input.format")->setFocus();
        QWheelEvent wheel(QPointF(2, 2), every->mapToGlobal(QPointF(2, 2)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(every, &wheel);
        QCOMPARE(f.job.savePeriod, 1);
    }

    void theFormFitsASmallWindow()
    {
        QWidget window;
        window.resize(1280, 720);
        window.show();
        JobWizard wizard({demoCluster()}, digitsJob(), {}, nullptr, &window);
        wizard.setOpenGroups({QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")});
        wizard.show();
        QVERIFY(QTest::qWaitForWindowExposed(&wizard));
        for (;; wizard.next()) {
            QCoreApplication::processEvents();
            QVERIFY2(wizard.width() <= 1280 && wizard.height() <= 720,
                     qPrintable(QStringLiteral("%1 x %2").arg(wizard.width()).arg(wizard.height())));
            if (wizard.nextId() < 0)
                break;
        }
    }
};

QTEST_MAIN(JobFormTest)
#include "job_form_test.moc"
