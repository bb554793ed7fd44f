#include "gui/wizards/task/pattern_box.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "backend/jobs/logs/log_format.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr qsizetype kMostText = 64 * 1024;
constexpr qsizetype kMostValues = 12;

QString valueText(const protocol::TaskValue &value)
{
    const QString number = QStringLiteral("%1 = %2").arg(text::from(value.name), text::number(value.value));
    return value.rank < 0 ? PatternBox::tr("%1 (epoch %2)", "name and value, number").arg(number).arg(value.epoch)
                          : PatternBox::tr("%1 (rank %2, epoch %3)", "name and value, numbers")
                                .arg(number)
                                .arg(value.rank)
                                .arg(value.epoch);
}

} // namespace

PatternBox::PatternBox(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QPlainTextEdit)
    , m_found(label({}, "muted"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *caption = label(tr("Try lines of output"), "muted");
    caption->setBuddy(m_lines);
    column->addWidget(caption);
    m_lines->setPlaceholderText(QStringLiteral("Train Epoch: 1 [640/60000 (1%)]\tLoss: 2.134"));
    m_lines->setFont(fixedFont());
    m_lines->setTabChangesFocus(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFixedHeight(m_lines->fontMetrics().lineSpacing() * 4 + 2 * Theme::kStep);
    m_found->setWordWrap(true);
    m_found->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_lines);
    column->addWidget(m_found);
    connect(m_lines, &QPlainTextEdit::textChanged, this, &PatternBox::parse);
    parse();
}

void PatternBox::setTask(const protocol::TaskSpec &task)
{
    if (task.logFormats == m_formats && task.patterns == m_patterns)
        return;
    m_formats = task.logFormats;
    m_patterns = task.patterns;
    parse();
}

void PatternBox::parse()
{
    const QString lines = m_lines->toPlainText().left(kMostText);
    auto parser = jobs::LogParser::make(m_formats.empty() ? "auto" : m_formats, m_patterns);
    if (!parser) {
        m_found->setText(text::message(parser.error()));
        setLook(m_found, "problem");
        return;
    }
    setLook(m_found, "muted");
    if (lines.trimmed().isEmpty())
        return m_found->setText(tr("Paste lines that your program prints: the curves that they give appear here."));
    parser->add(lines.toStdString() + "\n", 0);
    QStringList words;
    const auto values = parser->take();
    for (const protocol::TaskValue &value : values) {
        if (words.size() == kMostValues) {
            words << tr("and %n more", nullptr, int(values.size()) - int(kMostValues));
            break;
        }
        words << valueText(value);
    }
    m_found->setText(words.isEmpty() ? tr("No numbers were recognized in these lines. Print JSON lines such as "
                                          "{\"epoch\": 1, \"loss\": 0.5}, or give a pattern.")
                                     : words.join(QStringLiteral("\n")));
}

} // namespace trainyard::gui
