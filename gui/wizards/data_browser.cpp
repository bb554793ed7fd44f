#include "gui/wizards/data_browser.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/file_place.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using services::ObjectRow;

namespace {

const QString &allBuckets()
{
    static const QString all = QStringLiteral("s3://");
    return all;
}

} // namespace

DataBrowser::DataBrowser(services::TransferService &service, const QString &start, QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_model(new FileModel(this))
    , m_table(new DataTable(tr("Buckets and folders"), {IconRole, ToneRole, IdRole}))
    , m_where(new ElidedLabel)
    , m_problem(label({}, "problem"))
    , m_progress(new QProgressBar)
    , m_up(button(tr("&Up"), QStringLiteral("folder")))
    , m_choose(button(tr("&Choose this folder"), {}, "primary"))
{
    setWindowTitle(tr("Choose a data set"));
    setModal(true);
    resize(640, 440);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(96);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Reading the folder"));
    m_problem->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setStretchColumn(FileModel::Name);
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kStep);
    top->addWidget(m_up);
    top->addWidget(m_where, 1);
    top->addWidget(m_progress);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addWidget(m_problem);
    auto *row = new QHBoxLayout;
    auto *cancel = button(tr("Cancel"));
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_choose);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_up, &QPushButton::clicked, this, [this] { enter(placeAbove(m_place)); });
    connect(m_table, &DataTable::opened, this, [this](const QString &id) {
        if (const FileRow *file = m_model->find(id); file && file->isFolder)
            enter(text::from(file->uri));
    });
    connect(m_choose, &QPushButton::clicked, this, [this] {
        emit chosen(address());
        accept();
    });
    const QString first = start.trimmed();
    enter(first.startsWith(allBuckets()) && !isTop(first) ? placeAbove(first) : allBuckets());
}

QString DataBrowser::address() const
{
    return withoutSlash(m_place);
}

void DataBrowser::enter(const QString &place)
{
    m_place = place;
    m_where->setFullText(isTop(place) ? tr("All buckets") : place);
    m_up->setEnabled(hasAbove(place));
    m_choose->setEnabled(false);
    m_problem->hide();
    m_progress->show();
    m_table->setEmptyText({});
    m_model->applyAll({});
    m_service.list(place.toStdString())
        .then(this, [this, ticket = m_reads.next()](const Result<std::vector<ObjectRow>> &listed) {
            if (m_reads.isCurrent(ticket))
                showList(listed);
        });
}

void DataBrowser::showList(const Result<std::vector<ObjectRow>> &listed)
{
    m_progress->hide();
    m_model->applyAll(listed ? fileRows(*listed) : std::vector<FileRow>());
    m_table->setEmptyText(!listed          ? QString()
                          : isTop(m_place) ? tr("The account has no buckets.")
                                           : tr("This folder is empty."));
    m_choose->setEnabled(listed && !isTop(m_place));
    m_problem->setText(listed ? QString() : text::message(listed.error()));
    m_problem->setVisible(!listed);
}

} // namespace trainyard::gui
