#include "gui/wizards/job/schedule_page.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/wizards/job/job_rules.h"

namespace trainyard::gui {

using protocol::JobSpec;

namespace {

QString listOf(const std::vector<double> &epochs)
{
    QStringList words;
    for (const double epoch : epochs)
        words << QString::number(epoch);
    return words.join(QStringLiteral(", "));
}

/// Empty when one of the words is not a number.
std::vector<double> epochsOf(const QString &list)
{
    std::vector<double> epochs;
    for (const QString &word : list.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool ok = false;
        epochs.push_back(word.trimmed().toDouble(&ok));
        if (!ok)
            return {};
    }
    return epochs;
}

} // namespace

QString scheduleText(const JobSpec &job)
{
    QString text = SchedulePage::tr("constant");
    if (job.schedule == protocol::Schedule::Kind::Step)
        text = SchedulePage::tr("times %1 at epochs %2").arg(text::number(job.stepFactor), listOf(job.stepEpochs));
    else if (job.schedule == protocol::Schedule::Kind::Cosine)
        text = SchedulePage::tr("cosine down to %1").arg(text::number(job.finalRate));
    return job.warmupEpochs > 0
               ? SchedulePage::tr("%1, after a warm-up of %2 epochs", "schedule").arg(text).arg(job.warmupEpochs)
               : text;
}

SchedulePage::SchedulePage(JobSpec &job, std::function<void()> edited)
    : PlanPage(tr("Learning rate"), tr("How it moves while the job runs, and when workers come and go."))
    , m_job(job)
    , m_edited(std::move(edited))
{
    m_schedule = new QComboBox;
    m_schedule->addItem(tr("Constant"), int(Kind::Constant));
    m_schedule->addItem(tr("Step decay"), int(Kind::Step));
    m_schedule->addItem(tr("Cosine decay to the last epoch"), int(Kind::Cosine));
    m_schedule->setCurrentIndex(m_schedule->findData(int(m_job.schedule)));
    addField(tr("&Schedule"), m_schedule);
    m_steps = new QLineEdit(listOf(m_job.stepEpochs));
    m_steps->setPlaceholderText(tr("10, 15"));
    m_stepsProblem = addField(tr("At &epochs"), m_steps);
    m_factor = number(m_job.stepFactor, 0.1);
    m_factorProblem = addField(tr("Fac&tor"), m_factor);
    m_final = number(m_job.finalRate, 0.001);
    m_finalProblem = addField(tr("Down t&o"), m_final);
    m_warmup = number(m_job.warmupEpochs, 1);
    m_warmup->setDecimals(3);
    m_warmup->setSuffix(tr(" epochs"));
    addField(tr("&Warm-up"), m_warmup);
    m_warmupRate = number(m_job.warmupRate, 0.01);
    addField(tr("Warm-up &from"), m_warmupRate);
    m_batch = new QComboBox;
    m_batch->addItem(tr("of all workers together"), true);
    m_batch->addItem(tr("of each worker"), false);
    m_batch->setCurrentIndex(m_job.globalBatch ? 0 : 1);
    addField(tr("B&atch size is"), m_batch);
    m_ramp = new QSpinBox;
    m_ramp->setRange(0, 1'000'000);
    m_ramp->setSuffix(tr(" steps"));
    m_ramp->setValue(m_job.rampSteps);
    addField(tr("&Ramp"), m_ramp);
    m_effect = label({}, "muted");
    m_effect->setWordWrap(true);
    column()->addWidget(m_effect);
    column()->addStretch(1);

    const auto follow = [this](DecimalField *box, double JobSpec::*field) {
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, field](double value) {
            m_job.*field = value;
            m_edited();
        });
        connect(box, &QDoubleSpinBox::editingFinished, this, &SchedulePage::replan, Qt::QueuedConnection);
    };
    follow(m_factor, &JobSpec::stepFactor);
    follow(m_final, &JobSpec::finalRate);
    follow(m_warmup, &JobSpec::warmupEpochs);
    follow(m_warmupRate, &JobSpec::warmupRate);
    connect(m_schedule, &QComboBox::activated, this, [this] { chosen(Kind(m_schedule->currentData().toInt())); });
    connect(m_steps, &QLineEdit::textChanged, this, [this](const QString &list) {
        m_job.stepEpochs = epochsOf(list);
        m_edited();
    });
    connect(m_batch, &QComboBox::activated, this, [this] {
        m_job.globalBatch = m_batch->currentData().toBool();
        m_edited();
    });
    connect(m_ramp, &QSpinBox::valueChanged, this, [this](int steps) {
        m_job.rampSteps = steps;
        m_edited();
    });
}

DecimalField *SchedulePage::number(double value, double step)
{
    auto *box = new DecimalField;
    box->setDecimals(12);
    box->setRange(0, 1000);
    box->setSingleStep(step);
    box->setValue(value);
    return box;
}

/// Resets the values of the other schedules: the command line contains only those that apply.
void SchedulePage::chosen(Kind schedule)
{
    const JobSpec usual;
    m_job.schedule = schedule;
    if (schedule != Kind::Step) {
        m_steps->clear();
        m_factor->setValue(usual.stepFactor);
    }
    if (schedule != Kind::Cosine)
        m_final->setValue(usual.finalRate);
    m_edited();
}

QString SchedulePage::stepsProblem() const
{
    if (m_job.schedule != Kind::Step)
        return {};
    if (!m_job.stepEpochs.empty() && std::ranges::is_sorted(m_job.stepEpochs) && m_job.stepEpochs.front() >= 0) {
        if (m_job.stepEpochs.back() < m_job.epochs)
            return {};
        //: an epoch of a step, all epochs of the job
        return tr("Epoch %1 is never reached: the job ends after %2 epochs.")
            .arg(QLocale().toString(m_job.stepEpochs.back()))
            .arg(m_job.epochs);
    }
    return tr("Give the epochs in rising order, such as 10, 15.");
}

void SchedulePage::replan()
{
    const bool steps = m_job.schedule == Kind::Step, cosine = m_job.schedule == Kind::Cosine;
    m_steps->setEnabled(steps);
    m_factor->setEnabled(steps);
    m_final->setEnabled(cosine);
    m_warmupRate->setEnabled(m_job.warmupEpochs > 0);
    m_ramp->setEnabled(!m_job.globalBatch);
    m_stepsProblem->setProblem(stepsProblem());
    const bool tooHigh = m_job.finalRate > m_job.learningRate;
    m_finalProblem->setProblem(tooHigh ? tr("It begins at %1, the learning rate.").arg(m_job.learningRate) : QString());
    JobSpec larger = m_job; // by one machine
    ++larger.workers;
    const int workers = plannedWorkers(m_job), more = plannedWorkers(larger);
    const QLocale locale;
    m_effect->setText(
        m_job.globalBatch
            ? tr("The batch of a step has %1 samples in total and the learning rate stays the same, for any number of "
                 "workers.")
                  .arg(locale.toString(m_job.batchSize))
            : tr("A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.")
                  .arg(workers)
                  .arg(locale.toString(qlonglong(m_job.samplesPerStep(workers))))
                  .arg(more)
                  .arg(locale.toString(qlonglong(m_job.samplesPerStep(more))))
                  .arg(text::number(m_job.learningRate), text::number(m_job.learningRate * more / workers)));
    const bool noFactor = steps && m_job.stepFactor <= 0;
    m_factorProblem->setProblem(noFactor && !m_factor->isUnfinished() ? tr("Give a factor above 0, such as 0.1.")
                                                                      : QString());
    setComplete(stepsProblem().isEmpty() && !tooHigh && !noFactor);
}

} // namespace trainyard::gui
