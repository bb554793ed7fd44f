#pragma once

#include <vector>

#include <QWizardPage>

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace trainyard::gui {

class CommandLines;
class FieldMessage;
class Fold;

/// The right-hand column of every wizard page: effects, price, and the equivalent command lines, folded.
class SummaryPane : public QWidget {
    Q_OBJECT
public:
    explicit SummaryPane(QWidget *parent = nullptr);
    void show(const QStringList &effects, const QString &price, const QStringList &commandLines);
    QPlainTextEdit *lines() const;
    void setOpen(bool open); ///< shows the command lines
    std::vector<QWidget *> tabOrder() const;

private:
    QLabel *m_effects, *m_price;
    Fold *m_fold;
    CommandLines *m_commands;
};

/// A page over a plan that the wizard owns: title, one sentence of purpose, fields with their problems below them, and
/// the summary at the right. It is complete when it has no problems.
class PlanPage : public QWizardPage {
    Q_OBJECT
public:
    PlanPage(const QString &title, const QString &purpose);

    bool isComplete() const override { return m_complete; }
    /// Called by the wizard after every edit. Does not emit completeChanged(): see the definition.
    void setComplete(bool complete);
    SummaryPane &side() { return *m_side; }
    /// Lets the fields scroll where there is less height than they need. Called before the first field is added.
    void makeScrollable();
    /// Puts the fields before the summary in the Tab order: they are created after it but read first.
    void setVisible(bool visible) override;

signals:
    void completenessChanged(); ///< instead of completeChanged()

protected:
    /// Adds a field with its label as buddy and a line for its problem below it.
    FieldMessage *addField(const QString &name, QWidget *field) { return addField(m_form, name, field); }
    static FieldMessage *addField(QFormLayout *form, const QString &name, QWidget *field);
    static QFormLayout *newForm(); ///< in the style of the page
    QFormLayout *form() const { return m_form; }
    QVBoxLayout *column() const { return m_column; }

private:
    QFormLayout *m_form;
    QVBoxLayout *m_column;
    QHBoxLayout *m_row;
    SummaryPane *m_side;
    bool m_complete = false;
};

/// Resizes the wizard to the wanted size, but within its parent window or the screen.
void fitTo(QWizard *wizard, const QWidget *window, const QSize &wanted);

/// A page whose creator adds the fields.
class OpenPage final : public PlanPage {
    Q_OBJECT
public:
    using PlanPage::addField;
    using PlanPage::column;
    using PlanPage::form;
    using PlanPage::PlanPage;
};

} // namespace trainyard::gui
