#include "gui/dialogs/program/licenses_dialog.h"

#include <vector>

#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

struct ComponentRow {
    QString name, use, license, home;
    bool operator==(const ComponentRow &) const = default;
};

QByteArray licenseResource(const QString &name)
{
    QFile file(QStringLiteral(":/licenses/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<ComponentRow> shippedComponents()
{
    std::vector<ComponentRow> rows;
    const QJsonObject all = QJsonDocument::fromJson(licenseResource(QStringLiteral("components.json"))).object();
    const QJsonArray components = all.value(QStringLiteral("components")).toArray();
    for (const QJsonValue &value : components) {
        const QJsonObject one = value.toObject();
        const auto text = [&one](const char *field) { return one.value(QLatin1String(field)).toString(); };
        rows.push_back({text("name"), text("use"), text("license"), text("home")});
    }
    return rows;
}

} // namespace

class LicensesDialog::Rows final : public RowTable<ComponentRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &r) { return r.name; },
                   {{LicensesDialog::tr("Component"), [](const auto &r) { return r.name; },
                     [](const auto &r) { return r.home; }},
                    {LicensesDialog::tr("Used for"), [](const auto &r) { return r.use; }},
                    {LicensesDialog::tr("License"), [](const auto &r) { return r.license; }}},
                   parent)
    {
    }
};

LicensesDialog::LicensesDialog(QWidget *parent)
    : QDialog(parent)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Components and their licenses"), {IconRole, ToneRole, IdRole}))
{
    setWindowTitle(tr("Licenses"));
    setModal(true);
    resize(720, 560);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *own = label(tr("Trainyard is free software under the GNU General Public License, version 3 or later, and "
                         "comes without any warranty. It uses the components below."));
    own->setWordWrap(true);
    column->addWidget(own);
    m_rows->applyAll(shippedComponents());
    m_table->setModel(m_rows);
    m_table->setStretchColumn(1);
    column->addWidget(m_table, 1);
    auto *text = new QPlainTextEdit(QString::fromUtf8(licenseResource(QStringLiteral("LICENSE"))));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(tr("GNU General Public License"));
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    column->addWidget(text, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &DataTable::opened, this, [this](const QString &name) {
        if (const ComponentRow *row = m_rows->find(name); row && !row->home.isEmpty())
            emit pageRequested(row->home);
    });
}

} // namespace trainyard::gui
