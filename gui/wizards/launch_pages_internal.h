#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "gui/wizards/launch_wizard.h"
#include "gui/wizards/plan_page.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace trainyard::gui {

class DataTable;

/// A page of the launch wizard: knows which fields of the plan are its own.
class LaunchPage : public PlanPage {
    Q_OBJECT
public:
    LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose);

protected:
    void own(cluster::Field field, Problem *label) { m_fields.emplace_back(field, label); }
    virtual void replanned() {}
    LaunchWizard &m_wizard;

private:
    void update();
    std::vector<std::pair<cluster::Field, Problem *>> m_fields;
};

class PurposePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit PurposePage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QLineEdit *m_name;
    QComboBox *m_region;
};

class MachinesPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit MachinesPage(LaunchWizard &wizard);
    void initializePage() override;

private:
    DataTable *m_types;
    QSpinBox *m_workers;
    QComboBox *m_image;
};

class LimitsPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit LimitsPage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QSpinBox *m_hours, *m_root;
    QLineEdit *m_from;
};

class ReviewPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit ReviewPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    class Rows;
    Rows *m_rows;
    QLabel *m_total, *m_deadline;
};

} // namespace trainyard::gui
