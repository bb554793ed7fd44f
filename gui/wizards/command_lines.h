#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace trainyard::gui {

/// The command lines that do the same as a wizard, and a button that copies them.
class CommandLines final : public QWidget {
    Q_OBJECT
public:
    explicit CommandLines(QWidget *parent = nullptr);
    void setLines(const QStringList &commandLines);
    QPlainTextEdit *text() const { return m_text; }
    QPushButton *copyButton() const { return m_copy; }

private:
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
};

/// Shows them in a dialog over a wizard, which deletes itself when it is closed.
void showCommands(QWidget *over, const QStringList &commandLines);

} // namespace trainyard::gui
