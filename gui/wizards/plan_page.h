#pragma once

#include <QWizardPage>

class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace trainyard::gui {

class FieldMessage;

/// The right-hand column of every wizard page: what this does, what it costs, and the same as command lines.
class SummaryPane : public QWidget {
    Q_OBJECT
public:
    explicit SummaryPane(QWidget *parent = nullptr);
    void show(const QStringList &effects, const QString &price, const QStringList &commandLines);
    QPlainTextEdit *lines() const { return m_lines; }

private:
    QLabel *m_effects, *m_price;
    QPlainTextEdit *m_lines;
};

/// A page over a plan that the wizard owns: title, one sentence of purpose, fields with their problem under them, and
/// the column at the right. It is complete when none of its problems is left.
class PlanPage : public QWizardPage {
    Q_OBJECT
public:
    PlanPage(const QString &title, const QString &purpose);

    bool isComplete() const override { return m_complete; }
    /// By the wizard, after every edit: draws problems and the column.
    void setComplete(bool complete);
    SummaryPane &side() { return *m_side; }
    /// The fields were made after the column, but are read first: so they come first with Tab too.
    void setVisible(bool visible) override;

protected:
    /// A field with its label as buddy and a line for its problem under it.
    FieldMessage *addField(const QString &name, QWidget *field) { return addField(m_form, name, field); }
    static FieldMessage *addField(QFormLayout *form, const QString &name, QWidget *field);
    static QFormLayout *newForm(); ///< of the page's looks
    QFormLayout *form() const { return m_form; }
    QVBoxLayout *column() const { return m_column; }

private:
    QFormLayout *m_form;
    QVBoxLayout *m_column;
    SummaryPane *m_side;
    bool m_complete = false;
};

/// The wizard's size: as wanted, but within the window that it belongs to, or the screen.
void fitTo(QWizard *wizard, const QWidget *window, const QSize &wanted);

/// A page that lets its maker add fields.
class OpenPage final : public PlanPage {
    Q_OBJECT
public:
    using PlanPage::addField;
    using PlanPage::column;
    using PlanPage::PlanPage;
};

} // namespace trainyard::gui
