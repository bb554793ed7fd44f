#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace trainyard::gui {

/// A group of fields that its header shows and hides. The header has a place in the Tab order: Space toggles it.
class Fold : public QWidget {
    Q_OBJECT
public:
    /// \param title  may have a mnemonic
    explicit Fold(const QString &title, QWidget *parent = nullptr);

    QVBoxLayout *column() const { return m_column; } ///< for the fields
    bool isOpen() const;
    void setOpen(bool open);
    /// Shows beside the title what the hidden fields deviate in, or that one has a problem.
    void setSummary(const QString &text);
    QToolButton *header() const { return m_header; }

signals:
    void toggled(bool open);

private:
    void showState();
    QString m_title, m_summary;
    QToolButton *m_header;
    QWidget *m_content;
    QVBoxLayout *m_column;
};

} // namespace trainyard::gui
