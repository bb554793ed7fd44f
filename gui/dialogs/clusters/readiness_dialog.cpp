#include "gui/dialogs/clusters/readiness_dialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kWidestColumn = 240, kMostNames = 8;

/// \param tone  as Theme::tone(); 0: that of the table
QTableWidgetItem *readinessItem(const QString &words, int tone, const QString &toolTip = {})
{
    auto *item = new QTableWidgetItem(words);
    if (tone != 0)
        item->setForeground(Theme::instance().tone(tone));
    item->setToolTip(toolTip.isEmpty() ? words : toolTip);
    return item;
}

bool lacksSoftware(const cluster::NodeReadiness &node)
{
    return std::ranges::any_of(node.requirements,
                               [](const cluster::Requirement &need) { return !need.isMet && !need.isOptional; });
}

QTableWidgetItem *stateItem(const cluster::NodeReadiness &node)
{
    if (!node.status)
        return readinessItem(ReadinessDialog::tr("not ready", "a machine"), 4);
    return node.findings.empty() && !lacksSoftware(node)
               ? readinessItem(ReadinessDialog::tr("ready", "a machine"), 1)
               : readinessItem(ReadinessDialog::tr("ready, with notes", "a machine"), 3);
}

QString requiredText(const cluster::Requirement &need)
{
    return text::sentence(Sentence::known(need.required));
}

QTableWidgetItem *requirementItem(const cluster::Requirement &need)
{
    const int tone = need.isOptional ? 3 : 4;
    if (need.isMet)
        return readinessItem(text::from(need.found), 0);
    if (!need.found.empty())
        return readinessItem(ReadinessDialog::tr("%1 (required: %2)", "what a machine has")
                                 .arg(text::from(need.found), requiredText(need)),
                             tone);
    return need.isOptional
               ? readinessItem(ReadinessDialog::tr("none", "an optional library"), tone, requiredText(need))
               : readinessItem(ReadinessDialog::tr("missing", "a required library"), tone, requiredText(need));
}

QTableWidgetItem *headerItem(const cluster::Requirement &need)
{
    const QString required = requiredText(need);
    auto *item = new QTableWidgetItem(text::sentence(Sentence::known(need.what)));
    item->setToolTip(need.isOptional ? ReadinessDialog::tr("Optional: %1").arg(required)
                                     : ReadinessDialog::tr("Required: %1").arg(required));
    return item;
}

bool isNotReady(const cluster::NodeReadiness &node)
{
    return !node.status;
}

/// The machines of which something is true, as many as a line has room for.
QString machinesThat(bool (*isTrueOf)(const cluster::NodeReadiness &), const std::vector<cluster::NodeReadiness> &nodes)
{
    QStringList names;
    for (const cluster::NodeReadiness &node : nodes) {
        if (isTrueOf(node))
            names << text::from(node.node);
    }
    if (names.size() > kMostNames)
        names = names.mid(0, kMostNames) << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

} // namespace

ReadinessDialog::ReadinessDialog(const QString &cluster, std::vector<std::string> nodes, QWidget *parent)
    : QDialog(parent)
    , m_nodes(std::move(nodes))
    , m_summary(label({}, "muted"))
    , m_table(new QTableWidget)
    , m_details(new QPlainTextEdit)
    , m_stress(new QCheckBox(tr("Also compute on each &GPU, for a minute or two")))
    , m_again(button(tr("Check again"), QStringLiteral("refresh")))
{
    setWindowTitle(tr("Readiness of the machines"));
    setModal(true);
    resize(900, 480);
    layOut(cluster);
    connect(m_again, &QPushButton::clicked, this, &ReadinessDialog::check);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { showDetails(row); });
}

ReadinessDialog::~ReadinessDialog()
{
    m_stop.request_stop();
}

void ReadinessDialog::layOut(const QString &cluster)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    m_table->setAccessibleName(tr("Machines, and what they have"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setMaximumSectionSize(kWidestColumn);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(m_table, 1);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setAccessibleName(tr("Details of the selected machine"));
    m_details->setFixedHeight(m_details->fontMetrics().lineSpacing() * 4 + 2 * Theme::kStep);
    column->addWidget(m_details);
    m_stress->setToolTip(tr("Slows a run that uses the GPUs"));
    column->addWidget(m_stress);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_again, QDialogButtonBox::ActionRole);
    buttons->addButton(copyCommandButton([this, cluster] { return readyCommand(cluster, options()); }),
                       QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

cluster::ReadinessOptions ReadinessDialog::options() const
{
    return {.nodes = m_nodes, .stress = m_stress->isChecked(), .requirements = true};
}

void ReadinessDialog::check()
{
    setLook(m_summary, "muted");
    m_summary->setText(tr("Checking the machines…"));
    setWhyNot(m_again, tr("A check is running."));
    emit checkRequested(options());
}

void ReadinessDialog::showResult(const Result<std::vector<cluster::NodeReadiness>> &found)
{
    setWhyNot(m_again, {});
    m_found = found ? *found : std::vector<cluster::NodeReadiness>{}; // not the rows of an earlier check
    fill();
    if (found)
        return summarize();
    setLook(m_summary, "problem");
    m_summary->setText(text::message(found.error()));
}

void ReadinessDialog::summarize()
{
    if (const QString bad = machinesThat(isNotReady, m_found); !bad.isEmpty()) {
        setLook(m_summary, "problem");
        m_summary->setText(tr("Not ready: %1").arg(bad));
    } else if (const QString poor = machinesThat(lacksSoftware, m_found); !poor.isEmpty()) {
        setLook(m_summary, "attention");
        m_summary->setText(tr("Required software is missing on %1.", "names of machines").arg(poor));
    } else { // with their number: a machine without an address was not asked
        setLook(m_summary, "good");
        m_summary->setText(tr("%n machine(s) are ready.", nullptr, int(m_found.size())));
    }
}

void ReadinessDialog::fill()
{
    m_table->clear();
    m_table->setRowCount(int(m_found.size()));
    // All machines have the same requirements in the same order, but those that were not reached have none.
    const auto reached =
        std::ranges::find_if(m_found, [](const cluster::NodeReadiness &node) { return !node.requirements.empty(); });
    const std::size_t needs = reached == m_found.end() ? 0 : reached->requirements.size();
    m_table->setColumnCount(1 + int(needs));
    m_table->setHorizontalHeaderItem(0, new QTableWidgetItem(tr("State")));
    for (std::size_t i = 0; i < needs; ++i)
        m_table->setHorizontalHeaderItem(1 + int(i), headerItem(reached->requirements[i]));
    int first = 0;
    for (int row = 0; row < int(m_found.size()); ++row) {
        const cluster::NodeReadiness &node = m_found[std::size_t(row)];
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(text::from(node.node)));
        m_table->setItem(row, 0, stateItem(node));
        for (std::size_t i = 0; i < std::min(needs, node.requirements.size()); ++i)
            m_table->setItem(row, 1 + int(i), requirementItem(node.requirements[i]));
        if (!node.status && m_found[std::size_t(first)].status)
            first = row;
    }
    m_table->setCurrentCell(m_found.empty() ? -1 : first, 0);
    showDetails(m_table->currentRow()); // also where the row is the one of before
}

void ReadinessDialog::showDetails(int row)
{
    QStringList lines;
    if (row >= 0 && row < int(m_found.size())) {
        const cluster::NodeReadiness &node = m_found[std::size_t(row)];
        if (!node.status)
            lines << text::message(node.status.error());
        lines << text::list(node.findings);
        if (lines.isEmpty())
            lines << tr("The end of cloud-init, the clock, the disk and the GPUs are in order.");
    }
    m_details->setPlainText(lines.join(QLatin1Char('\n')));
}

} // namespace trainyard::gui
