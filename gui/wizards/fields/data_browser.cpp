#include "gui/wizards/fields/data_browser.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/services/transfers/remote_files.h"
#include "gui/models/data/file_place.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::ObjectRow;
using services::RemotePlace;

namespace {

const QString &allBuckets()
{
    static const QString all = QStringLiteral("s3://");
    return all;
}

/// A place as the user knows it.
QString shownPlace(const QString &place)
{
    if (isTop(place))
        return DataBrowser::tr("All buckets");
    const auto remote = RemotePlace::parse(place.toStdString());
    return remote ? DataBrowser::tr("%1: %2", "machine, folder").arg(text::from(remote->node), text::from(remote->path))
                  : place;
}

} // namespace

DataBrowser::DataBrowser(services::TransferService &service, const QString &start, QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_model(new FileModel(this))
    , m_table(new DataTable(isMachinePlace(start) ? tr("Folders of the machine") : tr("Buckets and folders"),
                            {IconRole, ToneRole, IdRole}))
    , m_where(new ElidedLabel)
    , m_problem(label({}, "problem"))
    , m_progress(new QProgressBar)
    , m_up(button(tr("&Up"), QStringLiteral("folder")))
    , m_choose(button(tr("&Choose this folder"), {}, "primary"))
{
    setWindowTitle(isMachinePlace(start) ? tr("Choose a folder") : tr("Choose a data set"));
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
    row->setSpacing(Theme::kStep);
    m_shortcuts = new QHBoxLayout;
    row->addLayout(m_shortcuts);
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
    if (isMachinePlace(first)) { // nothing is above the home folder, whose path is not known here
        addShortcut(tr("&Home folder"), "~");
        addShortcut(tr("&Root folder"), "/");
        enter(first);
    } else {
        enter(first.startsWith(allBuckets()) && !isTop(first) ? placeAbove(first) : allBuckets());
    }
}

QString DataBrowser::address() const
{
    return isMachinePlace(m_place) ? m_place : withoutSlash(m_place);
}

/// A button that shows a folder of the machine.
void DataBrowser::addShortcut(const QString &title, const char *path)
{
    auto *shortcut = button(title);
    m_shortcuts->addWidget(shortcut);
    connect(shortcut, &QPushButton::clicked, this, [this, path] {
        auto place = RemotePlace::parse(m_place.toStdString());
        if (!place)
            return;
        place->path = path;
        enter(text::from(place->address()));
    });
}

void DataBrowser::enter(const QString &place)
{
    m_place = place;
    m_where->setFullText(shownPlace(place));
    m_up->setEnabled(hasAbove(place));
    m_choose->setEnabled(false);
    m_problem->hide();
    m_progress->show();
    m_table->setEmptyText({});
    m_model->applyAll({});
    read();
}

void DataBrowser::read()
{
    const auto take = [this, ticket = m_reads.next()](const auto &listed) {
        if (m_reads.isCurrent(ticket))
            showList(listed ? Result<std::vector<FileRow>>(fileRows(*listed)) : fail(listed.error()));
    };
    if (!isMachinePlace(m_place)) {
        m_service.list(m_place.toStdString()).then(this, [take](const Result<std::vector<ObjectRow>> &listed) {
            take(listed);
        });
        return;
    }
    auto *machines = m_service.remoteFiles();
    const auto folder = RemotePlace::parse(m_place.toStdString());
    if (!machines || !folder)
        return showList(folder ? fail(ErrorCode::Unsupported, "files", "machines cannot be listed here")
                               : fail(folder.error()));
    machines->list(*folder).then(this, [take](const Result<services::RemoteListing> &listed) { take(listed); });
}

void DataBrowser::showList(const Result<std::vector<FileRow>> &listed)
{
    m_progress->hide();
    m_model->applyAll(listed ? *listed : std::vector<FileRow>());
    m_table->setEmptyText(!listed          ? QString()
                          : isTop(m_place) ? tr("The account has no buckets.")
                                           : tr("This folder is empty."));
    m_choose->setEnabled(listed && !isTop(m_place));
    m_problem->setText(listed ? QString() : text::message(listed.error()));
    m_problem->setVisible(!listed);
}

} // namespace trainyard::gui
