#include "gui/dialogs/data/shares_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::WorkerShare;

namespace {

constexpr int kMostWorkers = 4096;
constexpr int kMostFilesInCell = 3;

struct ShareRow {
    int worker = 0;
    qlonglong samples = 0, from = 0, to = 0;
    QString files, allFiles;
    bool operator==(const ShareRow &) const = default;
};

QString rangeText(const services::FileRange &range)
{
    const QString name = text::from(range.uri.substr(range.uri.rfind('/') + 1));
    return SharesDialog::tr("%1 (%2 to %3)", "file, sizes")
        .arg(name, text::bytes(qint64(range.begin)), text::bytes(qint64(range.end)));
}

ShareRow shareRowOf(const WorkerShare &share)
{
    ShareRow row;
    row.worker = share.worker;
    row.samples = share.end - share.begin;
    row.from = share.begin;
    row.to = share.end;
    QStringList names;
    for (const services::FileRange &range : share.ranges)
        names << rangeText(range);
    row.allFiles = names.join(QLatin1Char('\n'));
    row.files = names.mid(0, kMostFilesInCell).join(QStringLiteral(", "));
    if (names.size() > kMostFilesInCell)
        row.files += QStringLiteral(", …");
    return row;
}

Cell countCell(qlonglong value)
{
    return {QLocale().toString(value), value};
}

} // namespace

class SharesDialog::Rows final : public RowTable<ShareRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable(&ShareRow::worker,
                   {number(SharesDialog::tr("Worker"), &ShareRow::worker),
                    number(SharesDialog::tr("Samples"), [](const auto &r) { return countCell(r.samples); }),
                    number(SharesDialog::tr("From"), [](const auto &r) { return countCell(r.from); }),
                    number(SharesDialog::tr("To"), [](const auto &r) { return countCell(r.to); }),
                    {SharesDialog::tr("Files with MXNet's iterators"), [](const auto &r) { return r.files; },
                     [](const auto &r) { return r.allFiles; }}},
                   parent)
    {
    }
};

SharesDialog::SharesDialog(const QString &uri, int workers, QWidget *parent)
    : QDialog(parent)
    , m_workers(new QSpinBox)
    , m_note(label(tr("Reading the data set…"), "muted"))
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Shares of the workers"), {IconRole, ToneRole, IdRole}))
{
    setWindowTitle(tr("Shares of %1").arg(uri));
    setModal(true);
    resize(720, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *words =
        label(tr("Each epoch shuffles all samples and divides their order into equal parts, one for each worker. "
                 "MXNet's own iterators divide record files by their bytes."),
              "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    auto *row = new QHBoxLayout;
    auto *caption = label(tr("&Workers"));
    caption->setBuddy(m_workers);
    m_workers->setRange(1, kMostWorkers);
    m_workers->setValue(workers);
    row->addWidget(caption);
    row->addWidget(m_workers);
    row->addWidget(m_note, 1);
    column->addLayout(row);
    m_note->setWordWrap(true);
    m_table->setModel(m_rows);
    m_table->setStretchColumn(4);
    column->addWidget(m_table, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_workers, &QSpinBox::valueChanged, this, &SharesDialog::showShares);
}

void SharesDialog::setContent(const Result<services::DataContent> &content)
{
    m_content = content.value_or(services::DataContent());
    if (content)
        m_note->setText(tr("Samples: %1. Files: %2.")
                            .arg(QLocale().toString(qlonglong(m_content.samples)),
                                 QLocale().toString(qlonglong(m_content.files.size()))));
    else
        m_note->setText(text::message(content.error()));
    setLook(m_note, content ? "muted" : "problem");
    showShares();
}

void SharesDialog::showShares()
{
    std::vector<ShareRow> rows;
    if (m_content.samples > 0) {
        for (const WorkerShare &share : services::sharesOf(m_content, m_workers->value()))
            rows.push_back(shareRowOf(share));
    }
    m_rows->applyAll(rows);
}

} // namespace trainyard::gui
