#include "gui/pages/data/transfer_queue_view.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr int kMostRows = 5;

/// What is shown of a line.
struct QueueRow {
    std::string id;
    QString what, to, state, progress, speed;
    QString icon;
    Tone tone = Tone::Quiet;
    bool operator==(const QueueRow &) const = default;
};

void describe(QueueRow &row, const TransferLine &line)
{
    using enum TransferStatus;
    switch (line.status) {
    case Waiting:
        row.state = TransferQueueView::tr("waiting");
        row.icon = QStringLiteral("clock");
        break;
    case Running:
        row.state = TransferQueueView::tr("transferring");
        row.icon = QStringLiteral("pulse");
        row.tone = Tone::Busy;
        break;
    case Paused:
        row.state = TransferQueueView::tr("paused");
        row.icon = QStringLiteral("minus");
        break;
    case Done:
        row.state = TransferQueueView::tr("done");
        row.icon = QStringLiteral("check");
        row.tone = Tone::Good;
        break;
    case Failed:
        row.state = line.error ? text::message(*line.error) : TransferQueueView::tr("failed");
        row.icon = QStringLiteral("alert");
        row.tone = Tone::Bad;
        break;
    case Cancelled:
        row.state = TransferQueueView::tr("cancelled");
        row.icon = QStringLiteral("close");
        break;
    }
}

QueueRow rowOf(const TransferLine &line)
{
    QueueRow row;
    row.id = line.id;
    row.what = line.from.size() == 1 ? text::from(line.from.front())
                                     : TransferQueueView::tr("%1 and %n more", nullptr, int(line.from.size()) - 1)
                                           .arg(text::from(line.from.front()));
    row.to = text::from(line.to);
    describe(row, line);
    const auto &now = line.progress;
    if (now.totalFiles > 0)
        row.progress = TransferQueueView::tr("%1 of %2, %3 of %4 files")
                           .arg(text::bytes(qint64(now.bytes)), text::bytes(qint64(now.totalBytes)))
                           .arg(now.files)
                           .arg(now.totalFiles);
    if (line.status == TransferStatus::Running && line.bytesPerSecond > 0)
        row.speed = TransferQueueView::tr("%1/s").arg(text::bytes(qint64(line.bytesPerSecond)));
    return row;
}

} // namespace

class TransferQueueView::Rows final : public RowTable<QueueRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &r) { return Cell(r.id); },
                   {{TransferQueueView::tr("What"), [](const auto &r) { return Cell(r.what); },
                     [](const auto &r) { return Cell(r.what); }},
                    {TransferQueueView::tr("To"), [](const auto &r) { return Cell(r.to); }},
                    {TransferQueueView::tr("Progress"), [](const auto &r) { return Cell(r.progress); }},
                    {TransferQueueView::tr("Speed"), [](const auto &r) { return Cell(r.speed); }},
                    {TransferQueueView::tr("State"), [](const auto &r) { return Cell(r.state, {}, r.icon, r.tone); },
                     [](const auto &r) { return Cell(r.state); }}},
                   parent)
    {
    }
};

TransferQueueView::TransferQueueView(TransferService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Transfers"), {IconRole, ToneRole, IdRole}))
    , m_pause(button(tr("Pause")))
    , m_resume(button(tr("Continue"), QStringLiteral("play")))
    , m_cancel(button(tr("Cancel transfer"), QStringLiteral("close")))
    , m_dismiss(button(tr("Remove from list")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("Transfers"), "heading"));
    m_table->setModel(m_rows);
    m_table->setStretchColumn(0);
    m_table->setMostRows(kMostRows);
    m_table->setEmptyText(tr("No transfers. Drop files on the left side, or objects on the right one."));
    column->addWidget(m_table);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {m_pause, m_resume, m_cancel, m_dismiss})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
    const auto onClick = [this](QPushButton *source, void (TransferService::*act)(const std::string &)) {
        connect(source, &QPushButton::clicked, this, [this, act] {
            if (const auto *line = current())
                (m_service.*act)(std::string(line->id));
        });
    };
    onClick(m_pause, &TransferService::pause);
    onClick(m_resume, &TransferService::resume);
    onClick(m_cancel, &TransferService::cancel);
    onClick(m_dismiss, &TransferService::dismiss);
    connect(m_table, &DataTable::currentIdChanged, this, &TransferQueueView::updateButtons);
    connect(&m_service, &TransferService::changed, this, &TransferQueueView::fill);
    fill();
}

const TransferLine *TransferQueueView::current() const
{
    const auto id = m_table->currentId().toStdString();
    const auto &lines = m_service.queue();
    const auto at = std::ranges::find(lines, id, &TransferLine::id);
    return at == lines.end() ? nullptr : &*at;
}

void TransferQueueView::fill()
{
    std::vector<QueueRow> rows;
    for (const auto &line : m_service.queue())
        rows.push_back(rowOf(line));
    m_rows->applyAll(rows);
    updateButtons();
}

void TransferQueueView::updateButtons()
{
    using enum TransferStatus;
    const auto *line = current();
    const auto is = [&](std::initializer_list<TransferStatus> states) {
        return line && std::ranges::find(states, line->status) != states.end();
    };
    const auto allow = [line](QPushButton *button, bool may) {
        setWhyNot(button, may    ? QString()
                          : line ? tr("Not in the present state of the transfer.")
                                 : tr("Select a transfer first."));
    };
    allow(m_pause, is({Waiting, Running}));
    allow(m_resume, is({Paused, Failed, Cancelled}));
    m_resume->setText(is({Failed, Cancelled}) ? tr("Try again") : tr("Continue"));
    allow(m_cancel, is({Waiting, Running, Paused, Failed}));
    allow(m_dismiss, is({Done, Failed, Cancelled, Paused}));
}

} // namespace trainyard::gui
