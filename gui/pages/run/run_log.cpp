#include "gui/pages/run/run_log.h"

#include <algorithm>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/text_search.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::LogLine;
using services::LogSource;

namespace {

constexpr QLatin1String kBar(" | "); ///< between the process and its output

/// The lines, at least five of which are visible in the smallest window.
class LogText final : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;
    QSize minimumSizeHint() const override
    {
        constexpr int kFewestLines = 5;
        return {QPlainTextEdit::minimumSizeHint().width(), kFewestLines * fontMetrics().lineSpacing() +
                                                               2 * qRound(document()->documentMargin()) +
                                                               2 * frameWidth() + Theme::kStep};
    }
};

} // namespace

/// Draws names in the muted colour, or that of their rank, and highlights search hits.
class LogHighlighter final : public HitHighlighter {
public:
    using HitHighlighter::HitHighlighter;
    bool names = true; ///< whether lines begin with a name

protected:
    void highlightBlock(const QString &text) override
    {
        if (const auto bar = text.indexOf(kBar); names && bar > 0)
            setFormat(0, int(bar + kBar.size()), colorOf(text.left(bar)));
        HitHighlighter::highlightBlock(text);
    }

private:
    /// That of the rank's curve in the charts.
    static QColor colorOf(const QString &name)
    {
        static const QRegularExpression number(QStringLiteral("^\\D*(\\d+)"));
        const QString begin = RunLog::tr("rank %1 %2", "number, machine").section(QLatin1Char('%'), 0, 0);
        const auto match = name.startsWith(begin) ? number.match(name) : QRegularExpressionMatch();
        return match.hasMatch() ? Theme::instance().series(1 + match.captured(1).toInt() % 5)
                                : Theme::instance().tokens().muted;
    }
};

RunLog::RunLog(QWidget *parent)
    : QWidget(parent)
    , m_flush(new QTimer(this))
    , m_from(new QComboBox)
    , m_follow(new QCheckBox(tr("&Follow")))
    , m_text(new LogText)
    , m_marks(new LogHighlighter(m_text->document()))
    , m_search(new TextSearch(*m_text, *m_marks, tr("Find in the log")))
{
    auto *copyButton = button(tr("Copy"), QStringLiteral("copy"));
    layOut(copyButton);
    setSources({});
    connectWidgets(copyButton);
}

void RunLog::layOut(QPushButton *copyButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kStep);
    auto *caption = label(tr("&Log"), "heading");
    caption->setBuddy(m_from);
    m_from->setAccessibleName(tr("Process"));
    m_from->setToolTip(tr("Show the output of all processes, of those of a role, or of one"));
    m_from->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("Scroll to new lines automatically"));
    copyButton->setToolTip(tr("Copy what is selected, or all lines that are shown"));
    top->addWidget(caption);
    top->addWidget(m_from);
    top->addStretch(1);
    top->addWidget(m_follow);
    top->addWidget(copyButton);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setMaximumBlockCount(int(services::LogBuffer::kMostLines));
    m_text->setUndoRedoEnabled(false);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Log"));
    m_text->setPlaceholderText(tr("Output of the run's processes appears here."));
    m_text->setFont(fixedFont());
    column->addLayout(top);
    column->addWidget(m_search);
    column->addWidget(m_text, 1);
}

void RunLog::connectWidgets(QPushButton *copyButton)
{
    m_flush->setSingleShot(true);
    m_flush->setInterval(100);
    connect(m_flush, &QTimer::timeout, this, &RunLog::flush);
    connect(m_from, &QComboBox::activated, this, &RunLog::choose);
    connect(m_follow, &QCheckBox::toggled, this, [this](bool on) {
        if (on)
            m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
    });
    // Scrolling up stops following; scrolling back to the end resumes it.
    connect(m_text->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this, bar = m_text->verticalScrollBar()] {
        m_follow->setChecked(bar->sliderPosition() >= bar->maximum());
    });
    // Long lines wrap: the end also moves when the log becomes narrower, or gets its first layout.
    connect(m_text->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int end) {
        if (m_follow->isChecked())
            m_text->verticalScrollBar()->setValue(end);
    });
    connect(copyButton, &QPushButton::clicked, this, &RunLog::copy);
    connect(m_search, &TextSearch::moving, this, [this] { m_follow->setChecked(false); });
}

void RunLog::clear()
{
    m_flush->stop();
    m_lines.clear();
    m_pendingLines.clear();
    m_text->clear();
    m_only = {};
    m_ranks = {};
    m_marks->names = true;
    m_follow->setChecked(true);
    setSources({});
    m_search->count();
}

void RunLog::append(const std::vector<LogLine> &lines)
{
    m_lines.append(lines);
    m_pendingLines.append(lines);
    if (!m_flush->isActive())
        m_flush->start();
}

void RunLog::appendMessage(const QString &words)
{
    append({{{}, words.toStdString()}});
}

void RunLog::setSources(const std::vector<LogSource> &sources)
{
    m_sources = sources;
    fillChoices();
}

void RunLog::addRecords(std::span<const protocol::MetricRecord> records)
{
    const auto before = m_ranks;
    m_ranks.add(records);
    if (m_ranks == before)
        return;
    fillChoices();
    showAgain();
}

/// All processes, the roles that several have, and each process.
void RunLog::fillChoices()
{
    m_choices = {LogSource()};
    for (const char *role : {"server", "worker"}) {
        const LogSource all{{}, role};
        if (all == m_only || std::ranges::count_if(m_sources, [&](const auto &s) { return all.selects(s); }) > 1)
            m_choices.push_back(all);
    }
    m_choices.insert(m_choices.end(), m_sources.begin(), m_sources.end());
    const QSignalBlocker quiet(m_from);
    m_from->clear();
    for (const LogSource &choice : m_choices)
        m_from->addItem(titleOf(choice));
    const auto at = std::ranges::find(m_choices, m_only);
    m_from->setCurrentIndex(at == m_choices.end() ? 0 : int(at - m_choices.begin()));
}

QString RunLog::nameOf(const LogSource &process) const
{
    const QString name = text::from(process.label());
    const auto rank = m_ranks.rankOf({process.node, process.role});
    return rank ? tr("rank %1 %2", "number, machine").arg(*rank).arg(name) : name;
}

QString RunLog::titleOf(const LogSource &choice) const
{
    if (choice.isProcess())
        return nameOf(choice);
    return choice.empty() ? tr("all processes") : choice.role == "server" ? tr("all servers") : tr("all workers");
}

QString RunLog::shown(const LogLine &line) const
{
    const QString words = text::from(line.text);
    if (m_only.isProcess())
        return words;
    return (line.source.empty() ? tr("Trainyard") : nameOf(line.source)) + kBar + words;
}

void RunLog::flush()
{
    QStringList lines;
    for (const LogLine &line : m_pendingLines.drain()) {
        if (wanted(line))
            lines << shown(line);
    }
    if (lines.isEmpty())
        return;
    QScrollBar *bar = m_text->verticalScrollBar();
    const int before = bar->value();
    m_text->appendPlainText(lines.join(QLatin1Char('\n'))); // one change of the document for any number of lines
    bar->setValue(m_follow->isChecked() ? bar->maximum() : before);
    m_search->count();
}

void RunLog::choose()
{
    m_only = m_choices[std::size_t(std::max(m_from->currentIndex(), 0))];
    m_marks->names = !m_only.isProcess();
    showAgain();
    emit chosen(m_only);
}

/// Shows the lines again, at the same place.
void RunLog::showAgain()
{
    QScrollBar *bar = m_text->verticalScrollBar();
    const int before = bar->value();
    m_text->clear();
    m_pendingLines.clear();
    m_pendingLines.append(std::vector<LogLine>(m_lines.lines().begin(), m_lines.lines().end()));
    flush();
    if (!m_follow->isChecked())
        bar->setValue(before);
}

void RunLog::copy()
{
    const QTextCursor selected = m_text->textCursor();
    QString words = selected.hasSelection() ? selected.selectedText() : m_text->toPlainText();
    words.replace(QChar::ParagraphSeparator, QLatin1Char('\n')); // the line separator of selections
    QGuiApplication::clipboard()->setText(words);
}

} // namespace trainyard::gui
