#include "gui/wizards/stack/attach_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/services/clusters/managed_clusters.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

using cluster::AttachableStack;

namespace {

/// A row, compared by what is shown.
struct StackRow {
    std::string id, name, status, description;
    Sentence reason;
    bool operator==(const StackRow &) const = default;
};

Cell checkResultOf(const StackRow &row)
{
    return row.reason.empty() ? Cell(AttachDialog::tr("can be attached"), {}, QStringLiteral("check"), Tone::Good)
                              : Cell(text::sentence(row.reason), {}, QStringLiteral("ended"), Tone::Quiet);
}

Cell reasonOf(const StackRow &row)
{
    return Cell(text::sentence(row.reason));
}

/// The question, then the machines: consent is to these. All of a large stack are in the tool tip.
void showQuestion(QLabel *question, const cluster::AttachPreview &preview)
{
    constexpr qsizetype kMostMachines = 12;
    QStringList machines;
    for (const std::string &line : preview.machines())
        machines << text::from(line);
    QStringList shown = machines.mid(0, kMostMachines);
    if (shown.size() < machines.size())
        shown << QStringLiteral("…");
    question->setText((QStringList(text::sentence(preview.consent())) + shown).join(QLatin1Char('\n')));
    question->setToolTip(machines.join(QLatin1Char('\n')));
}

} // namespace

class AttachDialog::Rows final : public RowTable<StackRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable(&StackRow::id,
                   {{AttachDialog::tr("Stack"), &StackRow::name, &StackRow::id},
                    {AttachDialog::tr("Status"), &StackRow::status},
                    {AttachDialog::tr("Description"), &StackRow::description, &StackRow::description},
                    {AttachDialog::tr("Verdict"), checkResultOf, reasonOf}},
                   parent)
    {
    }
};

AttachDialog::AttachDialog(services::ManagedClusterService &service, const std::string &region, QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Stacks of the region"), {IconRole, ToneRole, IdRole}))
    , m_name(new QLineEdit)
    , m_key(new QLineEdit)
    , m_user(new QLineEdit)
    , m_hours(new QSpinBox)
    , m_words(label({}))
    , m_consent(new QCheckBox(tr("Terminating this cluster may &delete the stack with all that it created")))
    , m_attach(button(tr("&Attach"), {}, "primary"))
{
    m_options.region = region;
    setWindowTitle(tr("Attach an existing stack"));
    setModal(true);
    resize(920, 620);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *purpose =
        label(tr("A dynamic training stack of %1 that an older tool, a colleague or the console has created "
                 "becomes a cluster here. The stack itself is not changed.")
                  .arg(text::from(region)));
    purpose->setWordWrap(true);
    column->addWidget(purpose);
    auto *caption = label(tr("S&tacks"));
    caption->setBuddy(m_table);
    column->addWidget(caption);
    m_table->setModel(m_rows);
    m_table->setStretchColumn(3);
    m_table->setEmptyText(tr("Loading stacks…"));
    column->addWidget(m_table, 1);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    column->addLayout(form);
    addFields(form);
    m_words->setWordWrap(true);
    column->addWidget(m_words);
    column->addWidget(m_consent);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    auto *cancel = button(tr("Cancel"));
    m_attach->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(m_attach);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_attach, &QPushButton::clicked, this, &AttachDialog::accept);
    connect(m_table, &DataTable::currentIdChanged, this, &AttachDialog::choose);
    connect(m_consent, &QCheckBox::clicked, this, &AttachDialog::check);
    check();
    load();
}

void AttachDialog::addFields(QFormLayout *form)
{
    m_key->setPlaceholderText(tr("of the stack's key pair; it stays on this computer"));
    auto *choose = button(tr("Ch&oose…"), QStringLiteral("folder"));
    auto *file = new QWidget;
    auto *row = new QHBoxLayout(file);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_key, 1);
    row->addWidget(choose);
    auto *caption = label(tr("Private &key"));
    caption->setBuddy(m_key);
    m_key->setAccessibleName(tr("Private key"));
    m_keyProblem = new FieldMessage;
    form->addRow(caption, file);
    form->addRow(QString(), m_keyProblem);
    describeBy(m_keyProblem, m_key);
    m_name->setPlaceholderText(tr("as the stack"));
    m_nameProblem = OpenPage::addField(form, tr("&Name of the cluster"), m_name);
    m_user->setPlaceholderText(tr("tried in turn: ubuntu, ec2-user"));
    form->addRow(tr("&Login user"), m_user);
    m_hours->setRange(1, 30 * 24);
    m_hours->setValue(8);
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    form->addRow(tr("T&erminate after"), m_hours);
    connect(choose, &QPushButton::clicked, this, &AttachDialog::browse);
    for (QLineEdit *edit : {m_key, m_name, m_user})
        connect(edit, &QLineEdit::textChanged, this, &AttachDialog::check);
}

void AttachDialog::load()
{
    m_service.stacks(m_options.region).then(this, [this](const Result<std::vector<AttachableStack>> &found) {
        if (!found) {
            m_table->setEmptyText(text::message(found.error()));
            return;
        }
        m_stacks = *found;
        std::vector<StackRow> rows;
        for (const AttachableStack &one : m_stacks)
            rows.push_back({one.stack.id, one.stack.name, one.stack.status, one.stack.description, one.reason});
        m_table->setEmptyText(tr("The region has no stack."));
        m_rows->applyAll(rows);
        m_table->viewport()->update();
    });
}

const AttachableStack *AttachDialog::chosen() const
{
    const std::string id = m_table->currentId().toStdString();
    const auto at = std::ranges::find(m_stacks, id, [](const AttachableStack &one) { return one.stack.id; });
    return at == m_stacks.end() ? nullptr : &*at;
}

/// Shows what attaching the stack means. Consent to another stack is void.
void AttachDialog::choose(const QString &id)
{
    m_consent->setChecked(false);
    m_previewed = false;
    m_words->clear();
    m_words->setToolTip({});
    const auto question = ++m_question;
    const AttachableStack *stack = chosen();
    if (stack && !stack->attachable()) {
        m_words->setText(text::sentence(stack->reason));
    } else if (stack) {
        cluster::AttachOptions options = m_options;
        options.stack = id.toStdString();
        m_service.attachPreview(options).then(this, [this, question](const Result<cluster::AttachPreview> &preview) {
            if (question != m_question)
                return;
            m_previewed = preview.has_value() && preview->stack.attachable();
            if (m_previewed)
                showQuestion(m_words, *preview);
            else
                m_words->setText(preview ? text::sentence(preview->stack.reason) : text::message(preview.error()));
            check();
        });
    }
    check();
}

void AttachDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Private key"), QDir::home().filePath(QStringLiteral(".ssh")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_key, &QLineEdit::setText);
    dialog->open();
}

void AttachDialog::check()
{
    const QString key = m_key->text().trimmed(), name = m_name->text().trimmed();
    const bool keyed = key.startsWith(QLatin1Char('/'));
    const bool named = name.isEmpty() || cluster::isClusterName(name.toStdString());
    m_keyProblem->setProblem(keyed           ? QString()
                             : key.isEmpty() ? tr("Choose the file of the private key.")
                                             : tr("The key file must be given with its complete path."));
    m_nameProblem->setProblem(named ? QString()
                                    : tr("Use a-z, 0-9 and '-', begin with a letter, at most 40 characters."));
    m_consent->setEnabled(m_previewed);
    m_attach->setEnabled(keyed && named && m_previewed && m_consent->isChecked());
}

void AttachDialog::accept()
{
    if (!m_attach->isEnabled())
        return;
    m_options.stack = m_table->currentId().toStdString();
    m_options.keyFile = m_key->text().trimmed().toStdString();
    m_options.user = m_user->text().trimmed().toStdString();
    m_options.name = m_name->text().trimmed().toStdString();
    m_options.deadline = std::chrono::hours(m_hours->value());
    QDialog::accept();
}

} // namespace trainyard::gui
