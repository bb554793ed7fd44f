#include "gui/pages/machines/terminal_view.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "gui/pages/machines/terminal_widget.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

TerminalView::TerminalView(services::TerminalService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_machines(new QComboBox)
    , m_connect(button(tr("Connect"), QStringLiteral("play")))
    , m_disconnect(button(tr("Disconnect"), QStringLiteral("stop")))
    , m_agent(new QCheckBox(tr("Forward SSH agent (ssh -A)")))
    , m_note(label({}, "muted"))
    , m_risk(label(
          tr("Programs on the machine can log in to the other machines of the cluster while you are connected, and "
             "so can everyone with root access to it. The agent holds the key of the cluster alone, not your "
             "own keys."),
          "attention"))
    , m_terminal(new TerminalWidget)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    m_machines->setAccessibleName(tr("Machine"));
    row->addWidget(m_machines);
    row->addWidget(m_connect);
    row->addWidget(m_disconnect);
    row->addWidget(m_agent);
    row->addWidget(m_note, 1);
    column->addLayout(row);
    m_agent->setToolTip(tr("For programs that log in from one machine to another"));
    m_note->setWordWrap(true); // where the window is narrow
    m_risk->setWordWrap(true);
    m_risk->hide();
    column->addWidget(m_risk);
    connect(m_agent, &QCheckBox::toggled, this, [this](bool on) {
        m_risk->setVisible(on);
        m_agentOf = m_cluster;
    });
    m_terminal->setAccessibleName(tr("Terminal"));
    m_terminal->setAccessibleDescription(tr("Keys go to the machine. Ctrl+Tab leaves the terminal."));
    column->addWidget(m_terminal, 1);
    connect(m_connect, &QPushButton::clicked, this, &TerminalView::connectTo);
    connect(m_disconnect, &QPushButton::clicked, this, [this] {
        m_process.reset(); // hangs up
        showNote(tr("The session was ended."), "muted");
        updateButtons();
    });
    connect(m_terminal, &TerminalWidget::input, this, [this](const QByteArray &bytes) {
        if (m_process)
            m_process->write(bytes);
    });
    connect(m_terminal, &TerminalWidget::sizeChanged, this, [this](int columns, int rows) {
        if (m_process)
            m_process->resize(columns, rows);
    });
    updateButtons();
}

TerminalView::~TerminalView() = default;

void TerminalView::showCluster(const services::ClusterDetails &cluster)
{
    std::vector<std::string> nodes;
    for (const cluster::NodeSnapshot &node : cluster.nodes) {
        if (cluster.ours && node.isRunning())
            nodes.push_back(node.name);
    }
    m_name = text::from(cluster.name);
    if (cluster.id == m_cluster && nodes == m_nodes)
        return;
    m_cluster = cluster.id;
    m_nodes = std::move(nodes);
    const QSignalBlocker quiet(m_machines);
    const QString chosen = m_machines->currentText();
    m_machines->clear();
    m_machines->addItems(text::list(m_nodes));
    m_machines->setCurrentIndex(std::max(0, m_machines->findText(chosen)));
    updateButtons();
}

void TerminalView::updateButtons()
{
    setWhyNot(m_connect, m_process || m_asking ? tr("Disconnect first.")
                         : m_nodes.empty()     ? tr("No machine of this cluster is running.")
                                               : QString());
    setWhyNot(m_disconnect, m_process ? QString() : tr("No machine is connected."));
    const bool canChoose = !m_process && !m_asking;
    m_machines->setEnabled(canChoose);
    m_agent->setEnabled(canChoose);
    if (canChoose && m_agentOf != m_cluster)
        m_agent->setChecked(false); // also when a session ends while another cluster is selected
}

void TerminalView::open(const std::string &node)
{
    const int at = m_machines->findText(text::from(node));
    if (at < 0 || m_process || m_asking)
        return;
    m_machines->setCurrentIndex(at);
    connectTo();
}

void TerminalView::connectTo()
{
    const std::string node = m_machines->currentText().toStdString();
    if (node.empty() || m_process || m_asking)
        return;
    m_asking = true;
    m_connectedTo = node + " of " + m_name.toStdString();
    showNote(tr("Connecting to %1…").arg(text::from(node)), "muted");
    updateButtons();
    m_service.loginTo(m_cluster, node, m_agent->isChecked())
        .then(this, [this, ticket = m_requests.next()](const Result<std::vector<std::string>> &words) {
            if (!m_requests.isCurrent(ticket))
                return;
            m_asking = false;
            if (words)
                start(*words);
            else
                showNote(text::message(words.error()), "problem");
            updateButtons();
        });
}

void TerminalView::start(const std::vector<std::string> &words)
{
    m_terminal->reset();
    auto process = services::PtyProcess::start(words, m_terminal->screen().columns(), m_terminal->screen().rows());
    if (!process)
        return showNote(text::message(process.error()), "problem");
    m_process = std::move(*process);
    connect(m_process.get(), &services::PtyProcess::received, m_terminal, &TerminalWidget::write);
    connect(m_process.get(), &services::PtyProcess::ended, this, &TerminalView::end);
    showNote(text::from(m_connectedTo), "good");
    m_terminal->setFocus();
}

void TerminalView::end(int status)
{
    m_process->setParent(this);         // is deleted with this view, where no event loop runs any more
    m_process.release()->deleteLater(); // it is emitting
    if (status == 0)
        showNote(tr("The session has ended."), "muted");
    else
        showNote(tr("The session has ended with status %1; the terminal shows why.").arg(status), "attention");
    updateButtons();
}

void TerminalView::showNote(const QString &sentence, const char *look)
{
    setLook(m_note, look);
    m_note->setText(sentence);
}

} // namespace trainyard::gui
