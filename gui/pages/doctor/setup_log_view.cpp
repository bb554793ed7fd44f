#include "gui/pages/doctor/setup_log_view.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStringList>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/text_search.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using doctor::LogSeverity;
using doctor::MarkedLine;
using doctor::SetUpLog;

namespace {

constexpr int kMostShownLines = 50'000; ///< of a log that is followed; more: the beginning is dropped

} // namespace

/// Draws lines with errors and warnings in their colours.
class SetupHighlighter final : public HitHighlighter {
public:
    using HitHighlighter::HitHighlighter;
    std::map<int, MarkedLine> lines; ///< by the number of their block
    int errors() const
    {
        return int(std::ranges::count_if(lines, [](const auto &one) { return isError(one.second); }));
    }
    static bool isError(const MarkedLine &line) { return line.severity == LogSeverity::Error; }

protected:
    void highlightBlock(const QString &text) override
    {
        const Tokens &t = Theme::instance().tokens();
        if (const auto at = lines.find(currentBlock().blockNumber()); at != lines.end()) {
            QTextCharFormat format;
            format.setForeground(isError(at->second) ? t.bad : t.attention);
            format.setFontWeight(isError(at->second) ? QFont::Bold : QFont::Normal);
            setFormat(0, int(text.size()), format);
        }
        HitHighlighter::highlightBlock(text);
    }
};

SetupLogView::SetupLogView(services::DoctorService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_next(new QTimer(this))
    , m_machines(new QComboBox)
    , m_logs(new QComboBox)
    , m_follow(new QCheckBox(tr("&Follow")))
    , m_again(button(tr("Read again"), QStringLiteral("refresh"), "flat"))
    , m_previousError(button(tr("Previous error"), QStringLiteral("chevron-up"), "flat"))
    , m_nextError(button(tr("Next error"), QStringLiteral("chevron-down"), "flat"))
    , m_errors(label({}, "muted"))
    , m_note(label({}, "muted"))
    , m_text(new QPlainTextEdit)
    , m_marks(new SetupHighlighter(m_text->document()))
    , m_search(new TextSearch(*m_text, *m_marks, tr("Find in the log")))
{
    layOut();
    connectWidgets();
    showErrors();
}

void SetupLogView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kStep, Theme::kStep, Theme::kStep, Theme::kStep);
    column->setSpacing(Theme::kHalf);
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kStep);
    auto *machine = label(tr("&Machine"));
    machine->setBuddy(m_machines);
    auto *log = label(tr("&Log"));
    log->setBuddy(m_logs);
    for (QComboBox *box : {m_machines, m_logs})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_follow->setToolTip(tr("Read what is added to the log, and scroll to it"));
    top->addWidget(machine);
    top->addWidget(m_machines);
    top->addWidget(log);
    top->addWidget(m_logs);
    top->addStretch(1);
    top->addWidget(m_follow);
    top->addWidget(m_again);
    column->addLayout(top);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addWidget(m_search, 1);
    row->addWidget(m_errors);
    row->addWidget(m_previousError);
    row->addWidget(m_nextError);
    column->addLayout(row);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setUndoRedoEnabled(false);
    m_text->setTabChangesFocus(true);
    m_text->setFont(fixedFont());
    m_text->setAccessibleName(tr("Log of the set-up"));
    column->addWidget(m_text, 1);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
}

void SetupLogView::connectWidgets()
{
    m_next->setSingleShot(true);
    m_next->setInterval(kPause);
    connect(m_next, &QTimer::timeout, this, &SetupLogView::read);
    connect(m_machines, &QComboBox::activated, this, [this] {
        m_logs->clear();
        readAgain();
    });
    connect(m_logs, &QComboBox::activated, this, &SetupLogView::readAgain);
    connect(m_again, &QPushButton::clicked, this, &SetupLogView::readAgain);
    connect(m_follow, &QCheckBox::toggled, this, [this](bool on) {
        if (!on) {
            m_next->stop();
            return;
        }
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
        read();
    });
    connect(m_nextError, &QPushButton::clicked, this, [this] { goToError(false); });
    connect(m_previousError, &QPushButton::clicked, this, [this] { goToError(true); });
    connect(m_search, &TextSearch::moving, this, [this] { m_follow->setChecked(false); });
}

std::string SetupLogView::machine() const
{
    return m_machines->currentData().toString().toStdString();
}

void SetupLogView::showCluster(const services::ClusterDetails &cluster)
{
    const ClusterId id = cluster.ours ? cluster.id : ClusterId();
    const QString before = id == m_cluster ? m_machines->currentData().toString() : QString();
    QStringList running, listed;
    for (const cluster::NodeSnapshot &node : cluster.nodes) {
        if (!id.value.empty() && node.isRunning())
            running << text::from(node.name);
    }
    for (int i = 0; i < m_machines->count(); ++i)
        listed << m_machines->itemData(i).toString();
    if (id == m_cluster && running == listed)
        return; // the list may be open
    const QSignalBlocker quiet(m_machines);
    m_machines->clear();
    for (const QString &name : std::as_const(running))
        m_machines->addItem(name, name);
    if (const int row = m_machines->findData(before); row >= 0)
        m_machines->setCurrentIndex(row);
    const bool isOther = id != m_cluster || m_machines->currentData().toString() != before;
    m_cluster = id;
    if (!isOther)
        return;
    m_logs->clear();
    readAgain();
}

void SetupLogView::open(const std::string &node)
{
    const int row = m_machines->findData(text::from(node));
    if (row < 0 || row == m_machines->currentIndex())
        return;
    m_machines->setCurrentIndex(row);
    m_logs->clear();
    readAgain();
}

void SetupLogView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isRead || m_follow->isChecked())
        read();
}

void SetupLogView::readAgain()
{
    m_requests.next(); // an answer on its way no longer counts
    m_marks->lines.clear();
    m_text->clear();
    m_name = m_logs->currentData().toString().toStdString();
    m_end = 0;
    m_isRead = false;
    m_note->clear();
    showErrors();
    if (isVisible())
        read();
}

void SetupLogView::read()
{
    m_next->stop();
    if (machine().empty()) {
        m_note->setText(tr("No machine of this cluster runs."));
        return;
    }
    if (!m_isRead)
        m_note->setText(tr("Reading the log…"));
    m_service.setUpLog(m_cluster, machine(), m_name, m_end)
        .then(this, [this, ticket = m_requests.next()](const Result<SetUpLog> &log) {
            if (!m_requests.isCurrent(ticket))
                return;
            setLook(m_note, log ? "muted" : "problem");
            if (m_failed)
                m_note->clear();
            m_failed = !log;
            if (log)
                take(*log);
            else
                m_note->setText(text::message(log.error()));
            if (m_follow->isChecked() && isVisible())
                m_next->start();
        });
}

void SetupLogView::take(const SetUpLog &log)
{
    const bool isFirst = !m_isRead || log.begin != m_end || log.name != m_name;
    m_isRead = true;
    fillLogs(log);
    if (log.name.empty()) {
        m_note->setText(tr("The machine has no log of its set-up."));
        return;
    }
    if (isFirst) {
        m_marks->lines.clear();
        m_text->clear();
        m_note->setText(log.isCut ? tr("The beginning of the log is not shown: it is too long.") : QString());
    }
    m_name = log.name;
    m_end = log.end;
    append(log);
    if (!isFirst && m_follow->isChecked()) // not under a reader who scrolled up
        dropBeginning();
    showErrors();
    m_search->count();
    if (isFirst && !m_follow->isChecked() && m_marks->errors() > 0) {
        m_text->moveCursor(QTextCursor::Start);
        goToError(false);
    }
}

void SetupLogView::fillLogs(const SetUpLog &log)
{
    const QSignalBlocker quiet(m_logs);
    m_logs->clear();
    for (const std::string &name : log.logs)
        m_logs->addItem(text::from(name), text::from(name));
    m_logs->setCurrentIndex(std::max(m_logs->findData(text::from(log.name)), 0));
}

/// Appends the lines; the last one, which may not have been complete, is replaced.
void SetupLogView::append(const SetUpLog &log)
{
    QScrollBar *bar = m_text->verticalScrollBar();
    const int before = bar->value();
    QTextCursor end(m_text->document());
    end.movePosition(QTextCursor::End);
    end.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
    end.removeSelectedText();
    const int first = m_text->blockCount() - 1;
    for (const MarkedLine &mark : log.marks)
        m_marks->lines[first + mark.line] = mark;
    end.insertText(text::from(log.text + log.rest));
    bar->setValue(m_follow->isChecked() ? bar->maximum() : before);
}

/// Only the shown lines: the next reading still continues at the end.
void SetupLogView::dropBeginning()
{
    const int dropped = m_text->blockCount() - kMostShownLines;
    if (dropped <= 0)
        return;
    std::map<int, MarkedLine> remaining;
    for (const auto &[line, mark] : m_marks->lines) {
        if (line >= dropped)
            remaining.emplace(line - dropped, mark);
    }
    m_marks->lines = std::move(remaining); // first: the change of the text highlights the first line again
    QTextCursor beginning(m_text->document());
    beginning.setPosition(m_text->document()->findBlockByNumber(dropped).position(), QTextCursor::KeepAnchor);
    beginning.removeSelectedText();
    if (m_follow->isChecked())
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
    m_note->setText(tr("The beginning of the log is not shown: it is too long."));
}

void SetupLogView::goToError(bool backwards)
{
    m_follow->setChecked(false);
    const int here = m_text->textCursor().blockNumber();
    const bool isAtStart = m_text->textCursor().atStart() && !m_text->textCursor().hasSelection();
    int target = -1, around = -1;
    for (const auto &[line, mark] : m_marks->lines) {
        if (!SetupHighlighter::isError(mark))
            continue;
        if (backwards) {
            around = line;
            if (line < here)
                target = line;
        } else {
            around = around < 0 ? line : around;
            if (target < 0 && (line > here || (line == here && isAtStart)))
                target = line;
        }
    }
    target = target < 0 ? around : target;
    if (target < 0)
        return;
    QTextCursor cursor(m_text->document()->findBlockByNumber(target));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    m_text->centerCursor();
    explain(target);
}

void SetupLogView::explain(int line)
{
    const MarkedLine &mark = m_marks->lines.at(line);
    m_note->setText(
        tr("Line %1: %2 %3", "number, cause, what to do")
            .arg(line + 1)
            .arg(text::sentence(Sentence::known(mark.cause)), text::sentence(Sentence::known(mark.action))));
}

void SetupLogView::showErrors()
{
    const int errors = m_marks->errors();
    m_errors->setText(m_isRead && !m_name.empty() ? tr("%n error(s)", nullptr, errors) : QString());
    setLook(m_errors, errors > 0 ? "problem" : "muted");
    m_nextError->setEnabled(errors > 0);
    m_previousError->setEnabled(errors > 0);
}

} // namespace trainyard::gui
