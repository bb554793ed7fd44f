#pragma once

#include "backend/cluster/emr/plan/emr_plan.h"
#include "gui/wizards/field_page.h"

namespace trainyard::gui {

class EmrWizard;
class TypeTable;

/// A page of the wizard for EMR clusters.
class EmrPage : public FieldPage<cluster::EmrPlan> {
    Q_OBJECT
public:
    EmrPage(EmrWizard &wizard, const QString &title, const QString &purpose);

protected:
    EmrWizard &m_emr;
};

/// 2: the uniform instance groups and their root volumes.
class EmrMachinesPage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrMachinesPage(EmrWizard &wizard);

protected:
    void replanned() override;

private:
    TypeTable *m_types;
    IdBox *m_core, *m_task;
    QCheckBox *m_spot;
    QDoubleSpinBox *m_price;
};

/// 3: what the nodes start from, and what they run while they start.
class EmrImagePage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrImagePage(EmrWizard &wizard);

protected:
    void replanned() override;

private:
    QLabel *m_words;
};

/// 4: the file system that all nodes mount, and the subnet, whose zone must have a mount target.
class EmrFileSystemPage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrFileSystemPage(EmrWizard &wizard);

protected:
    void replanned() override;

private:
    void takeFileSystem(const std::string &id);

    IdBox *m_fileSystem, *m_subnet;
    QCheckBox *m_policy;
    QLabel *m_words;
};

/// 6: where EMR writes its logs, and when the cluster ends.
class EmrLimitsPage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrLimitsPage(EmrWizard &wizard);

protected:
    void replanned() override;

private:
    IdBox *m_logs;
};

} // namespace trainyard::gui
