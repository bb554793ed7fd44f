#include "gui/dialogs/clusters/recipe_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::RecipeArgument;
using cluster::RecipeInfo;

RecipeDialog::RecipeDialog(const QString &cluster, const std::vector<std::string> &nodes, QWidget *parent)
    : QDialog(parent)
    , m_recipes(cluster::recipes())
    , m_choice(new QComboBox)
    , m_summary(label({}, "muted"))
    , m_place(new QVBoxLayout)
    , m_nodes(new QListWidget)
    , m_message(new FieldMessage)
{
    setWindowTitle(tr("Recipes"));
    setModal(true);
    resize(620, 520);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const RecipeInfo &one : m_recipes)
        m_choice->addItem(text::sentence(one.title), text::from(one.name));
    form->addRow(tr("&Recipe"), m_choice);
    column->addLayout(form);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    column->addLayout(m_place);
    auto *caption = label(tr("&Machines"));
    caption->setBuddy(m_nodes);
    m_nodes->setAccessibleName(tr("Machines"));
    column->addWidget(caption);
    for (const std::string &node : nodes) {
        auto *item = new QListWidgetItem(text::from(node), m_nodes);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    column->addWidget(m_nodes, 1);
    column->addWidget(m_message);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    setLook(m_go, "primary");
    auto *copy = copyCommandButton([this, cluster] { return recipeCommand(cluster, options(), m_nodes->count()); });
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &RecipeDialog::showRecipe);
    connect(m_nodes, &QListWidget::itemChanged, this, &RecipeDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showRecipe();
}

const RecipeInfo &RecipeDialog::recipe() const
{
    return m_recipes[std::size_t(std::max(m_choice->currentIndex(), 0))];
}

/// Shows the arguments of the chosen recipe.
void RecipeDialog::showRecipe()
{
    m_values.clear();
    if (m_fields) {
        m_fields->hide();
        m_fields->deleteLater();
    }
    m_fields = new QWidget;
    auto *form = new QFormLayout(m_fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_place->addWidget(m_fields);
    if (m_recipes.empty()) {
        m_go->setEnabled(false);
        return;
    }
    m_summary->setText(text::sentence(Sentence::known(recipe().summary)));
    for (const RecipeArgument &argument : recipe().arguments) {
        QWidget *field = addArgument(argument);
        field->setToolTip(text::sentence(Sentence::known(argument.help)));
        field->setObjectName(text::from(argument.name));
        if (argument.kind == RecipeArgument::Kind::Flag)
            form->addRow(QString(), field); // it has its label itself
        else
            form->addRow(text::sentence(Sentence::known(argument.title)), field);
    }
    check();
}

QWidget *RecipeDialog::addArgument(const RecipeArgument &argument)
{
    const QString value = text::from(argument.byDefault);
    auto &read = m_values[argument.name];
    switch (argument.kind) {
    case RecipeArgument::Kind::Flag: {
        auto *box = new QCheckBox(text::sentence(Sentence::known(argument.title)));
        box->setChecked(argument.byDefault == "1");
        read = [box] { return std::string(box->isChecked() ? "1" : "0"); };
        return box;
    }
    case RecipeArgument::Kind::Choice: {
        auto *box = new QComboBox;
        box->addItems(text::list(argument.choices));
        box->setCurrentText(value);
        read = [box] { return box->currentText().toStdString(); };
        return box;
    }
    case RecipeArgument::Kind::Number: {
        auto *box = new QSpinBox;
        box->setRange(int(argument.low), int(argument.high));
        box->setValue(value.toInt());
        read = [box] { return std::to_string(box->value()); };
        return box;
    }
    case RecipeArgument::Kind::Lines: {
        auto *lines = new QPlainTextEdit(value);
        lines->setTabChangesFocus(true);
        lines->setFixedHeight(lines->fontMetrics().lineSpacing() * 4 + 2 * Theme::kStep);
        read = [lines] { return lines->toPlainText().trimmed().toStdString(); };
        connect(lines, &QPlainTextEdit::textChanged, this, &RecipeDialog::check);
        return lines;
    }
    case RecipeArgument::Kind::Text:
        break;
    }
    auto *line = new QLineEdit(value);
    read = [line] { return line->text().trimmed().toStdString(); };
    connect(line, &QLineEdit::textChanged, this, &RecipeDialog::check);
    return line;
}

cluster::RecipeOptions RecipeDialog::options() const
{
    cluster::RecipeOptions options;
    if (m_recipes.empty())
        return options;
    options.recipe = recipe().name;
    for (const auto &[name, read] : m_values)
        options.arguments[name] = read();
    for (int row = 0; row < m_nodes->count(); ++row) {
        if (m_nodes->item(row)->checkState() == Qt::Checked)
            options.nodes.push_back(m_nodes->item(row)->text().toStdString());
    }
    return options;
}

void RecipeDialog::check()
{
    if (!m_go || m_recipes.empty())
        return; // while it is built
    QString problem;
    for (const RecipeArgument &argument : recipe().arguments) {
        if (argument.required && m_values[argument.name]().empty())
            problem = tr("Give a value: %1.").arg(text::sentence(Sentence::known(argument.title)));
    }
    if (options().nodes.empty())
        problem = tr("Choose a machine.");
    m_message->setProblem(problem);
    m_go->setEnabled(problem.isEmpty());
}

} // namespace trainyard::gui
