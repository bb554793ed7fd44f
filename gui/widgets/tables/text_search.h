#pragma once

#include <QSyntaxHighlighter>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace trainyard::gui {

/// Marks the places of a text that a search has found.
class HitHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    explicit HitHighlighter(QTextDocument *text);
    void setWords(const QString &words);

protected:
    void highlightBlock(const QString &text) override;

private:
    QString m_words;
};

/// Searches a text: words, the number of hits, next and previous, with the usual shortcuts.
class TextSearch : public QWidget {
    Q_OBJECT
public:
    /// \param text, marks  outlive this
    /// \param prompt  stands in the empty field
    TextSearch(QPlainTextEdit &text, HitHighlighter &marks, const QString &prompt, QWidget *parent = nullptr);
    void count(); ///< after a change of the text

signals:
    void moving(); ///< the cursor of the text goes to a hit

private:
    void find(bool backwards);

    QPlainTextEdit &m_text;
    QLineEdit *m_words;
    QLabel *m_hits;
    QPushButton *m_next, *m_previous;
};

} // namespace trainyard::gui
