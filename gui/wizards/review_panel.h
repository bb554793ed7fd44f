#pragma once

#include <chrono>
#include <string>

#include <QStringList>
#include <QWidget>

class QLabel;

namespace trainyard::gui {

class PlannedTable;
class PlanWizardBase;

/// The end of a wizard: what will be created, its price, its deadline, and what is to be considered.
class ReviewPanel final : public QWidget {
    Q_OBJECT
public:
    /// \param command  of the command line, which takes a saved plan as its last argument
    explicit ReviewPanel(const QString &command, QWidget *parent = nullptr);

    /// \param remarks  one sentence each
    /// \param wrong    the first of them prevent the creation
    void show(const PlanWizardBase &wizard, int machines, std::chrono::minutes deadline, const QStringList &remarks,
              bool wrong);
    /// What Save plan writes.
    void setPlan(const std::string &name, const std::string &json);

private:
    void savePlan();
    void write(const QString &path);

    const QString m_command;
    std::string m_name, m_json;
    PlannedTable *m_planned;
    QLabel *m_total, *m_deadline, *m_saved, *m_remarks;
};

} // namespace trainyard::gui
