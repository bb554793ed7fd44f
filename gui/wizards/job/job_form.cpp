#include "gui/wizards/job/job_form.h"

#include <algorithm>
#include <limits>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/wheel_filter.h"
#include "gui/wizards/job/job_rules.h"

namespace trainyard::gui {

using protocol::JobField;
using protocol::JobSpec;
using Kind = JobField::Kind;

namespace {

/// "server threads" of "serverThreads".
QString wordsOf(const std::string &name)
{
    QString words;
    for (const QChar c : text::from(name).section(QLatin1Char('.'), -1))
        words += c.isUpper() ? QStringLiteral(" ") + c.toLower() : QString(c);
    return words.left(1).toUpper() + words.mid(1);
}

void narrow(QComboBox *box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

} // namespace

/// One field with its widget.
struct JobForm::Editor {
    JobField field;
    JobFieldLook look;
    QWidget *widget = nullptr;
    FieldMessage *message = nullptr;
    QString invalid;                           ///< the entered text that is no value of the field
    std::function<void(const QString &)> show; ///< puts a value into the widget
};

JobForm::JobForm(JobSpec &job, std::function<void()> edited, QWidget *parent)
    : JobForm(job, trainerForm(), std::move(edited), parent)
{
}

JobForm::JobForm(JobSpec &job, const JobFormContent &content, std::function<void()> edited, QWidget *parent)
    : QWidget(parent)
    , m_job(job)
    , m_edited(std::move(edited))
    , m_mayFixWorkers(content.mayFixWorkers)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    for (const auto &[group, title] : content.groups) {
        auto *fold = new Fold(title);
        auto *form = new QFormLayout;
        form->setHorizontalSpacing(Theme::kTwo);
        form->setVerticalSpacing(Theme::kHalf);
        form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        fold->column()->addLayout(form);
        column->addWidget(fold);
        m_folds[group] = fold;
        m_forms[group] = form;
    }
    for (const JobFieldLook &look : content.looks) {
        const auto field = std::ranges::find(content.fields, look.name, &JobField::name);
        if (field != content.fields.end())
            addField(*field, look);
    }
    const JobGroup rest = content.groups.back().first;
    for (const JobField &field : content.fields) {
        const bool known =
            std::ranges::any_of(content.looks, [&](const auto &look) { return field.name == look.name; });
        const bool isElsewhere = std::ranges::find(content.elsewhere, field.name) != content.elsewhere.end();
        if (known || isElsewhere)
            continue;
        const bool ofType = field.name.starts_with("task.options.") && m_forms.contains(JobGroup::Framework);
        addField(field, {.name = "",
                         .group = ofType ? JobGroup::Framework : rest,
                         .label = wordsOf(field.name),
                         .tip = text::from(field.help)});
    }
    for (const auto &[group, fold] : m_folds)
        fold->setVisible(m_forms[group]->rowCount() > 0);
    orderTabs();
}

/// The fields of a group follow its header.
void JobForm::orderTabs()
{
    QWidget *last = nullptr;
    const auto next = [&last](QWidget *widget) {
        if (last)
            setTabOrder(last, widget);
        last = widget;
    };
    for (const auto &[group, fold] : m_folds) {
        next(fold->header());
        const QFormLayout *form = formOf(group);
        for (int row = 0; row < form->rowCount(); ++row) {
            auto *item = form->itemAt(row, QFormLayout::FieldRole);
            if (item && item->widget() && (item->widget()->focusPolicy() & Qt::TabFocus))
                next(item->widget());
        }
    }
}

JobForm::~JobForm() = default;

QFormLayout *JobForm::formOf(JobGroup group) const
{
    return m_forms.at(group);
}

void JobForm::addField(const JobField &field, const JobFieldLook &look)
{
    if (field.name == "input.randomCrop")
        addAugmentation();
    if (field.name == "minWorkers" && m_mayFixWorkers)
        addElastic(formOf(look.group));
    auto editor = std::make_unique<Editor>();
    editor->field = field;
    editor->look = look;
    makeEditor(*editor);
    editor->widget->setToolTip(look.tip);
    editor->widget->setObjectName(text::from(field.name));
    editor->message = new FieldMessage;
    editor->message->hide();
    QFormLayout *form = formOf(look.group);
    if (field.kind == Kind::Flag)
        form->addRow(QString(), editor->widget); // it has its label itself
    else
        form->addRow(look.label, editor->widget); // the label becomes the field's buddy
    form->addRow(QString(), editor->message);
    describeBy(editor->message, editor->widget);
    m_editors.push_back(std::move(editor));
}

/// A choice that sets several fields at once.
void JobForm::addAugmentation()
{
    m_augmentation = new QComboBox;
    narrow(m_augmentation);
    m_augmentation->addItem(tr("none"), int(Augmentation::None));
    m_augmentation->addItem(tr("CIFAR-10: crop, mirror, colour jitter"), int(Augmentation::Cifar));
    m_augmentation->addItem(tr("custom"), int(Augmentation::Custom));
    m_augmentation->installEventFilter(new WheelFilter(m_augmentation));
    formOf(JobGroup::Data)->addRow(tr("Augmentation"), m_augmentation);
    connect(m_augmentation, &QComboBox::activated, this, [this] {
        setAugmentation(m_job.input, Augmentation(m_augmentation->currentData().toInt()));
        m_edited();
    });
}

void JobForm::makeEditor(Editor &editor)
{
    const JobField &field = editor.field;
    const JobFieldLook &look = editor.look;
    Editor *const e = &editor;
    const bool fitsInt = field.low >= std::numeric_limits<int>::min() && field.high <= std::numeric_limits<int>::max();
    auto values = look.values;
    if (field.kind == Kind::Choice) {
        std::erase_if(values, [&](const auto &v) { // another version may have other choices
            return std::ranges::find(field.choices, v.first.toStdString()) == field.choices.end();
        });
        for (const std::string &choice : field.choices) {
            const QString value = text::from(choice);
            if (std::ranges::none_of(values, [&](const auto &v) { return v.first == value; }))
                values.emplace_back(value, value);
        }
    }
    if (!values.empty()) {
        makeChoice(editor, values);
    } else if (field.kind == Kind::Flag) {
        auto *box = new QCheckBox(look.label);
        editor.show = [box](const QString &value) { box->setChecked(value == QLatin1String("true")); };
        connect(box, &QCheckBox::toggled, this,
                [this, e](bool on) { set(*e, on ? QStringLiteral("true") : QStringLiteral("false")); });
        editor.widget = box;
    } else if (field.kind == Kind::Integer && fitsInt) {
        auto *box = new QSpinBox;
        box->setRange(int(field.low), int(field.high));
        box->setSuffix(look.suffix);
        if (look.unitOf)
            setUnit(box, look.unitOf);
        if (field.low == 0)
            box->setSpecialValueText(look.zero);
        editor.show = [box](const QString &value) { box->setValue(value.toInt()); };
        connect(box, &QSpinBox::valueChanged, this, [this, e](int value) { set(*e, QString::number(value)); });
        editor.widget = box;
    } else if (field.kind == Kind::Real) {
        auto *box = new DecimalField;
        box->setDecimals(12);
        box->setRange(field.low, field.high);
        box->setSingleStep(0.01);
        box->setSuffix(look.suffix);
        editor.show = [box](const QString &value) {
            if (box->value() != value.toDouble())
                box->setValue(value.toDouble());
        };
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [this, e](double value) { set(*e, QString::number(value, 'g', 17)); });
        editor.widget = box;
    } else if (field.kind == Kind::Lines) {
        makeLines(editor);
    } else {
        makeLine(editor);
    }
    editor.widget->setFocusPolicy(Qt::StrongFocus);
    editor.widget->installEventFilter(new WheelFilter(editor.widget));
}

void JobForm::makeChoice(Editor &editor, const std::vector<std::pair<QString, QString>> &values)
{
    auto *box = new QComboBox;
    narrow(box);
    for (const auto &[value, meaning] : values)
        box->addItem(meaning, value);
    editor.show = [box](const QString &value) {
        if (box->findData(value) < 0)
            box->addItem(value, value);
        box->setCurrentIndex(box->findData(value));
    };
    connect(box, &QComboBox::activated, this, [this, e = &editor, box] { set(*e, box->currentData().toString()); });
    editor.widget = box;
}

/// A text, or numbers: "1, 2.0" is not rewritten as "1,2" while it is entered.
void JobForm::makeLine(Editor &editor)
{
    const JobField &field = editor.field;
    auto *line = new QLineEdit;
    line->setPlaceholderText(editor.look.placeholder);
    line->setMaxLength(field.kind == Kind::Text ? int(std::min(field.high, 65'536.0)) : 256);
    editor.show = [this, e = &editor, line](const QString &value) {
        JobSpec same = m_job;
        const bool shown = e->field.set(same, line->text().trimmed().toStdString()) && same == m_job;
        if (!shown)
            line->setText(value);
    };
    connect(line, &QLineEdit::textChanged, this,
            [this, e = &editor](const QString &value) { set(*e, value.trimmed()); });
    editor.widget = line;
}

/// A list of texts, one on each line. Empty lines are none of them.
void JobForm::makeLines(Editor &editor)
{
    auto *lines = new QPlainTextEdit;
    lines->setPlaceholderText(editor.look.placeholder);
    lines->setFont(fixedFont());
    lines->setTabChangesFocus(true);
    lines->setFixedHeight(lines->fontMetrics().lineSpacing() * 3 + 2 * Theme::kStep);
    const auto entered = [lines] {
        QStringList kept;
        for (const QString &line : lines->toPlainText().split(QLatin1Char('\n'))) {
            if (!line.trimmed().isEmpty())
                kept << line.trimmed();
        }
        return kept.join(QLatin1Char('\n'));
    };
    editor.show = [entered, lines](const QString &value) {
        if (entered() != value)
            lines->setPlainText(value);
    };
    connect(lines, &QPlainTextEdit::textChanged, this, [this, e = &editor, entered] { set(*e, entered()); });
    editor.widget = lines;
}

void JobForm::set(Editor &editor, const QString &text)
{
    const Status done = editor.field.set(m_job, text.toStdString());
    editor.invalid = done ? QString() : jobProblemText(editor.field.name, done.error().detail, m_job);
    if (editor.field.name == "kvStore")
        adaptToMode(m_job);
    m_edited();
}

void JobForm::replan(const std::vector<protocol::JobProblem> &problems)
{
    m_complete = true;
    std::map<JobGroup, int> wrong;
    for (const auto &editor : m_editors) {
        const std::string begin = editor->field.name + ":";
        const auto at =
            std::ranges::find_if(problems, [&](const auto &problem) { return problem.detail.starts_with(begin); });
        QString words = editor->invalid;
        if (words.isEmpty() && at != problems.end())
            words = jobProblemText(editor->field.name, at->detail, m_job);
        if (editor->invalid.isEmpty()) {
            const QSignalBlocker quiet(editor->widget);
            editor->show(text::from(editor->field.text(m_job)));
        }
        editor->message->setProblem(words);
        editor->message->setVisible(!words.isEmpty());
        if (!words.isEmpty()) {
            ++wrong[editor->look.group];
            m_complete = false;
        }
    }
    for (const auto &[group, fold] : m_folds)
        fold->setSummary(wrong[group] > 0 ? tr("%n problem(s)", nullptr, wrong[group]) : QString());
    if (m_augmentation)
        m_augmentation->setCurrentIndex(m_augmentation->findData(int(augmentationOf(m_job.input))));
    showEnabled();
}

std::vector<std::string> JobForm::fields() const
{
    std::vector<std::string> names;
    for (const auto &editor : m_editors)
        names.push_back(editor->field.name);
    return names;
}

QWidget *JobForm::editor(const std::string &name) const
{
    const auto at = std::ranges::find_if(m_editors, [&](const auto &e) { return e->field.name == name; });
    return at == m_editors.end() ? nullptr : (*at)->widget;
}

void JobForm::addButton(const std::string &name, QPushButton *choose)
{
    QWidget *field = editor(name);
    for (const auto &[group, form] : m_forms) {
        int row = -1;
        auto role = QFormLayout::FieldRole;
        form->getWidgetPosition(field, &row, &role);
        if (row < 0)
            continue;
        form->removeWidget(field);
        auto *cell = new QHBoxLayout;
        cell->setSpacing(Theme::kHalf);
        cell->addWidget(field, 1);
        cell->addWidget(choose);
        form->setLayout(row, role, cell);
        setTabOrder(field, choose);
    }
}

QStringList JobForm::openGroups() const
{
    QStringList open;
    for (const auto &[group, fold] : m_folds) {
        if (fold->isOpen())
            open << QString::number(int(group));
    }
    return open;
}

void JobForm::setOpenGroups(const QStringList &groups)
{
    for (const auto &[group, fold] : m_folds)
        fold->setOpen(groups.contains(QString::number(int(group))));
}

} // namespace trainyard::gui
