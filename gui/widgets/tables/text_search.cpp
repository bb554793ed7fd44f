#include "gui/widgets/tables/text_search.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

HitHighlighter::HitHighlighter(QTextDocument *text)
    : QSyntaxHighlighter(text)
{
    connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void HitHighlighter::setWords(const QString &words)
{
    m_words = words;
    rehighlight();
}

void HitHighlighter::highlightBlock(const QString &text)
{
    if (m_words.isEmpty())
        return;
    const Tokens &t = Theme::instance().tokens();
    QTextCharFormat hit;
    hit.setBackground(t.attention);
    hit.setForeground(t.surface);
    for (auto at = text.indexOf(m_words, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(m_words, at + m_words.size(), Qt::CaseInsensitive))
        setFormat(int(at), int(m_words.size()), hit);
}

TextSearch::TextSearch(QPlainTextEdit &text, HitHighlighter &marks, const QString &prompt, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
    , m_words(new QLineEdit)
    , m_hits(label({}, "muted"))
    , m_next(button({}, QStringLiteral("chevron-down"), "flat"))
    , m_previous(button({}, QStringLiteral("chevron-up"), "flat"))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kHalf);
    m_words->setPlaceholderText(prompt);
    m_words->setAccessibleName(prompt);
    m_words->setClearButtonEnabled(true);
    m_next->setAccessibleName(tr("Next"));
    m_next->setToolTip(tr("Next (Return, F3)"));
    m_previous->setAccessibleName(tr("Previous"));
    m_previous->setToolTip(tr("Previous (Shift+Return, Shift+F3)"));
    row->addWidget(m_words, 1);
    row->addWidget(m_hits);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    connect(m_words, &QLineEdit::textChanged, this, [this, &marks](const QString &words) {
        marks.setWords(words);
        count();
    });
    connect(m_next, &QPushButton::clicked, this, [this] { find(false); });
    connect(m_previous, &QPushButton::clicked, this, [this] { find(true); });
    connect(m_words, &QLineEdit::returnPressed, this,
            [this] { find(QGuiApplication::keyboardModifiers() & Qt::ShiftModifier); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_words, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
    connect(new QShortcut(QKeySequence::FindNext, this), &QShortcut::activated, this, [this] { find(false); });
    connect(new QShortcut(QKeySequence::FindPrevious, this), &QShortcut::activated, this, [this] { find(true); });
    count();
}

void TextSearch::find(bool backwards)
{
    const QString words = m_words->text();
    if (words.isEmpty())
        return;
    emit moving();
    const auto flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_text.find(words, flags))
        return;
    QTextCursor around = m_text.textCursor();
    around.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
    m_text.setTextCursor(around);
    m_text.find(words, flags);
}

void TextSearch::count()
{
    const QString words = m_words->text();
    const int hits = words.isEmpty() ? 0 : int(m_text.toPlainText().count(words, Qt::CaseInsensitive));
    m_hits->setVisible(!words.isEmpty());
    m_hits->setText(hits > 0 ? QLocale().toString(hits) : tr("not found"));
    setLook(m_hits, hits > 0 ? "muted" : "problem");
    m_next->setEnabled(hits > 0);
    m_previous->setEnabled(hits > 0);
}

} // namespace trainyard::gui
