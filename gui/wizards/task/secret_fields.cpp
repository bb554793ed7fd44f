#include "gui/wizards/task/secret_fields.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/core/system/files.h"
#include "backend/protocol/job/task_spec.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

SecretFields::SecretFields(const std::vector<std::string> &names, QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_message(new FieldMessage)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::kHalf);
    auto *add = button(tr("Add secret"), QStringLiteral("plus"));
    add->setToolTip(tr("A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the "
                       "login user can read, and masked in logs"));
    m_column->addWidget(m_message);
    m_column->addWidget(add, 0, Qt::AlignLeft);
    setFocusProxy(add);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_rows.back().name->setFocus();
        check();
        emit edited();
    });
    for (const std::string &name : names)
        addRow(text::from(name));
    check();
}

void SecretFields::addRow(const QString &name)
{
    Row row{new QWidget, new QLineEdit(name), new QLineEdit};
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    row.name->setPlaceholderText(tr("NAME"));
    row.name->setAccessibleName(tr("Name of the secret"));
    row.name->setMaxLength(256);
    row.value->setEchoMode(QLineEdit::Password);
    row.value->setAccessibleName(tr("Value of the secret"));
    auto *remove = button({}, QStringLiteral("close"), "flat");
    remove->setAccessibleName(tr("Remove the secret"));
    remove->setToolTip(remove->accessibleName());
    line->addWidget(row.name, 1);
    line->addWidget(row.value, 1);
    line->addWidget(remove);
    m_column->insertWidget(int(m_rows.size()), row.widget);
    m_rows.push_back(row);
    const auto changed = [this] {
        check();
        emit edited();
    };
    connect(row.name, &QLineEdit::textChanged, this, changed);
    connect(row.value, &QLineEdit::textChanged, this, changed);
    connect(remove, &QPushButton::clicked, this, [this, widget = row.widget] {
        std::erase_if(m_rows, [&](const Row &one) { return one.widget == widget; });
        widget->hide();
        widget->deleteLater();
        check();
        emit edited();
    });
}

std::vector<std::string> SecretFields::names() const
{
    std::vector<std::string> names;
    for (const Row &row : m_rows) {
        const std::string name = row.name->text().trimmed().toStdString();
        if (protocol::isVariableName(name) && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

std::map<std::string, Secret> SecretFields::values() const
{
    std::map<std::string, Secret> values;
    for (const Row &row : m_rows) {
        const std::string name = row.name->text().trimmed().toStdString();
        if (!protocol::isVariableName(name))
            continue;
        const std::string entered = row.value->text().toStdString();
        values[name] = Secret(entered.empty() ? environment(name.c_str()) : entered);
    }
    return values;
}

bool SecretFields::needsValues() const
{
    const auto all = names();
    return std::ranges::any_of(all, [](const std::string &name) { return environment(name.c_str()).empty(); });
}

/// Shows which row is not complete.
void SecretFields::check()
{
    QString problem;
    for (const Row &row : m_rows) {
        const QString name = row.name->text().trimmed();
        const std::string plain = name.toStdString();
        const bool isName = protocol::isVariableName(plain);
        const bool inEnvironment = isName && !environment(plain.c_str()).empty();
        row.value->setPlaceholderText(inEnvironment ? tr("from this program's environment") : tr("value"));
        if (!isName)
            problem = name.isEmpty()
                          ? tr("Give the name of the secret, or remove the line.")
                          : tr("%1 is not the name of a variable: use letters, digits and underscores.").arg(name);
        else if (row.value->text().isEmpty() && !inEnvironment)
            problem = tr("Give the value of %1.").arg(name);
    }
    m_complete = problem.isEmpty();
    m_message->setProblem(problem);
    m_message->setVisible(!problem.isEmpty());
}

} // namespace trainyard::gui
