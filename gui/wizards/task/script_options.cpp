#include "gui/wizards/task/script_options.h"

#include <algorithm>
#include <cstddef>
#include <functional>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "backend/services/interfaces.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/wheel_filter.h"

namespace trainyard::gui {

using jobs::ScriptOption;

namespace {

constexpr std::size_t kFewOptions = 8; ///< need no search

} // namespace

/// One option with its widget.
struct ScriptOptions::Field {
    ScriptOption option;
    QWidget *widget = nullptr;
    std::function<void(const QString &)> show; ///< puts a value into the widget; empty: the default
};

ScriptOptions::ScriptOptions(services::RunService *runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_read(button(tr("Read the options"), QStringLiteral("refresh")))
    , m_message(new FieldMessage)
    , m_find(new QLineEdit)
    , m_content(new QWidget)
    , m_form(new QFormLayout(m_content))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    m_read->setToolTip(tr("Runs the script with --help on this computer, in the folder of the code"));
    m_find->setPlaceholderText(tr("Find an option"));
    m_find->setAccessibleName(tr("Find an option"));
    m_find->setClearButtonEnabled(true);
    row->addWidget(m_read);
    row->addWidget(m_find, 1);
    row->addStretch(0);
    column->addLayout(row);
    column->addWidget(m_message);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(Theme::kTwo);
    m_form->setVerticalSpacing(Theme::kHalf);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    column->addWidget(m_content);
    connect(m_read, &QPushButton::clicked, this, &ScriptOptions::read);
    connect(m_find, &QLineEdit::textChanged, this, &ScriptOptions::filter);
    forget();
}

ScriptOptions::~ScriptOptions()
{
    m_stop.request_stop();
}

void ScriptOptions::setJob(const protocol::JobSpec &job)
{
    const auto line = jobs::ScriptLine::read(job.type, job.task.command);
    const bool isSame = line && m_line && line->script() == m_line->script() && job.task.code == m_job.task.code;
    m_job = job;
    m_line = line ? std::optional(*line) : std::nullopt;
    m_read->setEnabled(m_runs && line);
    if (!isSame) {
        m_stop.request_stop();
        m_requests.next(); // a reading in progress no longer counts
        forget();
        m_message->setNote(
            line || job.task.command.empty()
                ? QString()
                : tr("The options cannot be read from the command: %1.").arg(text::from(line.error().detail)));
    }
    showValues();
}

void ScriptOptions::forget()
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(m_form->rowCount() - 1);
    m_fields.clear();
    m_message->setNote({});
    m_find->clear();
    m_find->hide();
    m_content->hide();
}

void ScriptOptions::read()
{
    m_stop.request_stop();
    m_stop = {};
    m_read->setEnabled(false);
    m_message->setNote(tr("Running the script with --help…"));
    m_runs->scriptOptions(m_job, m_stop.get_token())
        .then(this, [this, ticket = m_requests.next()](const Result<std::vector<ScriptOption>> &options) {
            if (m_requests.isCurrent(ticket))
                showOptions(options);
        });
}

void ScriptOptions::showOptions(const Result<std::vector<ScriptOption>> &options)
{
    forget();
    m_read->setEnabled(true);
    if (!options) {
        m_message->setProblem(text::message(options.error()));
        return;
    }
    m_message->setNote(tr("%n option(s). An empty field has its default.", nullptr, int(options->size())));
    for (const ScriptOption &option : *options)
        addField(option);
    m_find->setVisible(options->size() > kFewOptions);
    m_content->setVisible(!options->empty());
    QWidget *last = m_find;
    for (const auto &field : m_fields) {
        setTabOrder(last, field->widget);
        last = field->widget;
    }
    showValues();
}

void ScriptOptions::addField(const ScriptOption &option)
{
    auto field = std::make_unique<Field>();
    field->option = option;
    const QString name = text::from(option.name);
    if (option.value.empty()) {
        auto *box = new QCheckBox(name);
        field->show = [box](const QString &value) { box->setChecked(!value.isEmpty()); };
        connect(box, &QCheckBox::toggled, this,
                [this, f = field.get()](bool on) { set(*f, on ? QStringLiteral("true") : QString()); });
        field->widget = box;
    } else if (!option.choices.empty()) {
        makeChoice(*field);
    } else {
        makeLine(*field);
    }
    field->widget->setObjectName(name);
    field->widget->setFocusPolicy(Qt::StrongFocus);
    field->widget->installEventFilter(new WheelFilter(field->widget));
    auto *cell = new QWidget;
    auto *cellColumn = new QVBoxLayout(cell);
    cellColumn->setContentsMargins(0, 0, 0, 0);
    cellColumn->setSpacing(0);
    cellColumn->addWidget(field->widget);
    if (!option.help.empty()) {
        auto *help = label(text::from(option.help), "muted");
        help->setWordWrap(true);
        cellColumn->addWidget(help);
        field->widget->setAccessibleDescription(help->text());
    }
    if (option.value.empty()) {
        m_form->addRow(QString(), cell); // a check box has its name itself
    } else {
        auto *caption = label(name);
        caption->setBuddy(field->widget);
        field->widget->setAccessibleName(name); // Qt finds only a label beside the field itself
        m_form->addRow(caption, cell);
    }
    m_fields.push_back(std::move(field));
}

void ScriptOptions::makeChoice(Field &field)
{
    auto *box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const QString byDefault = text::from(field.option.byDefault);
    box->addItem(byDefault.isEmpty() ? tr("default") : tr("%1 (default)", "value").arg(byDefault), QString());
    for (const std::string &choice : field.option.choices) {
        if (choice != field.option.byDefault)
            box->addItem(text::from(choice), text::from(choice));
    }
    field.show = [box, byDefault](const QString &value) {
        const QString wanted = value == byDefault ? QString() : value;
        if (box->findData(wanted) < 0)
            box->addItem(wanted, wanted);
        box->setCurrentIndex(box->findData(wanted));
    };
    connect(box, &QComboBox::activated, this, [this, f = &field, box] { set(*f, box->currentData().toString()); });
    field.widget = box;
}

void ScriptOptions::makeLine(Field &field)
{
    auto *line = new QLineEdit;
    line->setPlaceholderText(field.option.byDefault.empty() ? text::from(field.option.value)
                                                            : text::from(field.option.byDefault));
    line->setMaxLength(4096);
    const QString byDefault = text::from(field.option.byDefault);
    field.show = [line, byDefault](const QString &value) {
        // "20" stays while "200" is entered, though 20 is the default and not in the command.
        const QString entered = line->text().trimmed();
        if (entered != value && !(value.isEmpty() && entered == byDefault))
            line->setText(value);
    };
    connect(line, &QLineEdit::textChanged, this,
            [this, f = &field](const QString &value) { set(*f, value.trimmed()); });
    field.widget = line;
}

void ScriptOptions::set(const Field &field, const QString &value)
{
    if (!m_line)
        return;
    const std::string wanted = value.toStdString();
    const bool isDefault = wanted.empty() || (!field.option.value.empty() && wanted == field.option.byDefault);
    const auto given = isDefault ? std::nullopt : std::optional(wanted);
    if (given != m_line->value(field.option))
        emit edited(text::from(m_line->withValue(field.option, given)));
}

void ScriptOptions::showValues()
{
    if (!m_line)
        return;
    for (const auto &field : m_fields) {
        const bool isFixed = m_line->isFixed(field->option);
        field->widget->setEnabled(!isFixed);
        field->widget->setToolTip(
            isFixed ? tr("The command has a variable here, or gives the option twice: change it there") : QString());
        const QSignalBlocker quiet(field->widget);
        field->show(text::from(m_line->value(field->option).value_or(std::string())));
    }
}

void ScriptOptions::filter(const QString &words)
{
    for (std::size_t row = 0; row < m_fields.size(); ++row) {
        const ScriptOption &option = m_fields[row]->option;
        const QString searched = text::from(option.name + " " + option.shortName + " " + option.help);
        m_form->setRowVisible(int(row), searched.contains(words.trimmed(), Qt::CaseInsensitive));
    }
}

QWidget *ScriptOptions::editor(const std::string &option) const
{
    const auto at = std::ranges::find_if(m_fields, [&](const auto &field) { return field->option.name == option; });
    return at == m_fields.end() ? nullptr : (*at)->widget;
}

} // namespace trainyard::gui
