#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace trainyard::gui {

/// Name, tags and notes of a run.
class RunLabelsDialog : public QDialog {
    Q_OBJECT
public:
    /// \param model  what the run is called without a name
    RunLabelsDialog(const QString &model, const QString &name, const QString &tags, const QString &notes,
                    QWidget *parent = nullptr);
    QString name() const;
    QString tags() const;
    QString notes() const;

private:
    QLineEdit *m_name, *m_tags;
    QPlainTextEdit *m_notes;
};

} // namespace trainyard::gui
