#include "gui/wizards/job/sweep_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_field.h"
#include "backend/protocol/metric_record.h"
#include "gui/models/runs/job_words.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using training::SweepSpec;

QStringList placeholdersOf(const std::string &command)
{
    static const QRegularExpression word(QStringLiteral("(?<!\\$)\\{([A-Za-z_][A-Za-z0-9_.-]*)\\}"));
    QStringList names;
    for (auto found = word.globalMatch(text::from(command)); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (!names.contains(name))
            names << name;
    }
    return names;
}

std::vector<std::string> valuesOf(const QString &text)
{
    std::vector<std::string> values;
    QString value;
    bool quoted = false, wasQuoted = false;
    const auto take = [&] {
        const QString plain = wasQuoted ? value : value.trimmed();
        if (wasQuoted || !plain.isEmpty())
            values.push_back(plain.toStdString());
        value.clear();
        wasQuoted = false;
    };
    for (const QChar c : text) {
        if (c == QLatin1Char('"')) {
            if (!quoted && !wasQuoted)
                value.clear(); // blanks before the quote
            quoted = !quoted;
            wasQuoted = true;
        } else if (c == QLatin1Char(',') && !quoted) {
            take();
        } else if (quoted || !wasQuoted) {
            value += c;
        }
    }
    take();
    return values;
}

std::optional<training::Range> rangeOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*(\\S+)\\s*(?:to|\\.\\.)\\s*(\\S+)\\s*$"));
    const auto match = form.match(text);
    bool low = false, high = false;
    training::Range range;
    range.low = QLocale::c().toDouble(match.captured(1), &low);
    range.high = QLocale::c().toDouble(match.captured(2), &high);
    return match.hasMatch() && low && high && range.low < range.high ? std::optional(range) : std::nullopt;
}

SweepDialog::SweepDialog(const protocol::JobSpec &job, QWidget *parent)
    : QDialog(parent)
    , m_job(job)
    , m_lines(new QVBoxLayout)
    , m_trials(new QSpinBox)
    , m_seed(new QSpinBox)
    , m_metric(new QComboBox)
    , m_goal(new QComboBox)
    , m_message(new FieldMessage)
{
    setWindowTitle(tr("Sweep"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *purpose =
        label(tr("Each combination of values is a run in the queue of the cluster. A parameter is a field of "
                 "the job, or a word in braces in its command, such as {lr}."));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(560);
    column->addWidget(purpose);
    column->addLayout(m_lines);
    auto *add = button(tr("Add parameter"), QStringLiteral("plus"));
    column->addWidget(add, 0, Qt::AlignLeft);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_trials->setRange(0, int(training::kMostTrials));
    m_trials->setSpecialValueText(tr("no ranges"));
    m_trials->setToolTip(tr("How many values are drawn from the ranges, for each combination of the lists"));
    form->addRow(tr("&Draws"), m_trials);
    m_seed->setRange(1, 1'000'000);
    form->addRow(tr("&Seed"), m_seed);
    m_metric->setEditable(true);
    namespace metric = protocol::metric;
    for (const std::string_view name : {metric::kValidationAccuracy, metric::kValidationLoss, metric::kTrainAccuracy,
                                        metric::kTrainLoss, metric::kSpeed})
        m_metric->addItem(metricName(std::string(name)));
    form->addRow(tr("Compare by &metric"), m_metric);
    m_goal->addItem(tr("highest value"), true);
    m_goal->addItem(tr("lowest value"), false);
    form->addRow(tr("&Best is the"), m_goal);
    column->addLayout(form);
    column->addWidget(m_message);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("Add to queue"), QDialogButtonBox::AcceptRole);
    setLook(m_go, "primary");
    column->addWidget(buttons);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        check();
    });
    connect(m_trials, &QSpinBox::valueChanged, this, &SweepDialog::check);
    connect(m_seed, &QSpinBox::valueChanged, this, &SweepDialog::check);
    connect(m_metric, &QComboBox::editTextChanged, this, [this](const QString &name) {
        if (metricCalled(name).ends_with("loss") && m_goal->currentData().toBool())
            m_goal->setCurrentIndex(1);
        check();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QStringList words = placeholdersOf(job.task.command);
    for (const QString &name : words)
        addRow(name);
    if (words.isEmpty())
        addRow(job.isTask() ? QString() : QStringLiteral("learningRate"));
    check();
}

/// Names to choose from: words in braces, then fields of the job.
QStringList SweepDialog::parameters() const
{
    QStringList names = placeholdersOf(m_job.task.command);
    const jobs::JobType *type = jobs::typeOf(m_job);
    for (const protocol::JobField &field : type ? jobs::fieldsOf(*type) : protocol::jobFields())
        names << text::from(field.name);
    for (const protocol::JobField &field : type ? protocol::taskFields() : std::vector<protocol::JobField>())
        names << text::from(field.name);
    return names;
}

void SweepDialog::addRow(const QString &name)
{
    Row row{new QWidget, new QComboBox, new QComboBox, new QLineEdit};
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    row.name->setEditable(true);
    row.name->addItems(parameters());
    row.name->setCurrentText(name);
    row.name->setAccessibleName(tr("Parameter"));
    row.mode->addItem(tr("values"), int(Values));
    row.mode->addItem(tr("range, uniform"), int(Uniform));
    row.mode->addItem(tr("range, logarithmic"), int(Logarithmic));
    row.mode->addItem(tr("range, whole numbers"), int(Whole));
    row.mode->setAccessibleName(tr("Kind of values"));
    row.text->setPlaceholderText(tr("0.1, 0.01, 0.001"));
    row.text->setAccessibleName(tr("Values"));
    auto *remove = button({}, QStringLiteral("close"), "flat");
    remove->setAccessibleName(tr("Remove the parameter"));
    remove->setToolTip(remove->accessibleName());
    line->addWidget(row.name, 2);
    line->addWidget(row.mode);
    line->addWidget(row.text, 3);
    line->addWidget(remove);
    m_lines->addWidget(row.widget);
    m_rows.push_back(row);
    connect(row.name, &QComboBox::editTextChanged, this, &SweepDialog::check);
    connect(row.text, &QLineEdit::textChanged, this, &SweepDialog::check);
    connect(row.mode, &QComboBox::currentIndexChanged, this, [this, row](int mode) {
        row.text->setPlaceholderText(mode == Values ? tr("0.1, 0.01, 0.001") : tr("0.001 to 0.1"));
        if (mode != Values && m_trials->value() == 0)
            m_trials->setValue(10);
        check();
    });
    connect(remove, &QPushButton::clicked, this, [this, widget = row.widget] {
        std::erase_if(m_rows, [&](const Row &one) { return one.widget == widget; });
        widget->hide();
        widget->deleteLater();
        check();
    });
}

SweepSpec SweepDialog::spec() const
{
    SweepSpec spec;
    spec.base = m_job;
    spec.trials = m_trials->value();
    spec.seed = std::uint64_t(m_seed->value());
    spec.metric = metricCalled(m_metric->currentText());
    spec.maximize = m_goal->currentData().toBool();
    for (const Row &row : m_rows) {
        const std::string name = row.name->currentText().trimmed().toStdString();
        const int mode = row.mode->currentData().toInt();
        if (name.empty())
            continue;
        if (mode == Values) {
            spec.grid[name] = valuesOf(row.text->text());
        } else if (auto range = rangeOf(row.text->text())) {
            range->logarithmic = mode == Logarithmic;
            range->whole = mode == Whole;
            spec.random[name] = *range;
        }
    }
    if (spec.random.empty())
        spec.trials = 0; // nothing is drawn
    return spec;
}

/// Shows how many runs there will be, or what is missing.
void SweepDialog::check()
{
    if (!m_go)
        return; // while it is built
    QString problem;
    for (const Row &row : m_rows) {
        const QString name = row.name->currentText().trimmed();
        const bool isRange = row.mode->currentData().toInt() != Values;
        if (!name.isEmpty() && isRange && !rangeOf(row.text->text()))
            problem = tr("Give a range of %1, such as 0.001 to 0.1.").arg(name);
        else if (!name.isEmpty() && !isRange && valuesOf(row.text->text()).empty())
            problem = tr("Give values of %1, separated by commas.").arg(name);
    }
    const auto trials = training::trialsOf(spec());
    if (problem.isEmpty() && !trials)
        problem = text::message(trials.error());
    m_go->setEnabled(problem.isEmpty());
    if (problem.isEmpty())
        m_message->setNote(tr("%n run(s), one after another.", nullptr, int(trials->size())));
    else
        m_message->setProblem(problem);
}

} // namespace trainyard::gui
