#pragma once

#include "backend/cluster/managed/planning_checklist.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "gui/wizards/field_page.h"

namespace trainyard::gui {

class ChecklistPanel;
class StackWizard;
class TypeTable;

/// A page of the wizard for dynamic training stacks.
class StackPage : public FieldPage<cluster::StackPlan> {
    Q_OBJECT
public:
    StackPage(StackWizard &wizard, const QString &title, const QString &purpose);

protected:
    StackWizard &m_stack;
};

/// 1: the name of the stack and what its machines start from; also what an old template would need today.
class StackNamePage final : public StackPage {
    Q_OBJECT
public:
    explicit StackNamePage(StackWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    void openTemplate();
    void inspect(const QString &path);
    cluster::ChecklistRequest checklistRequest() const;

    QLineEdit *m_name;
    IdBox *m_image;
    QLabel *m_templateProblem;
    ChecklistPanel *m_checklist;
};

/// 2: the number of workers and the type of all machines.
class StackMachinesPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackMachinesPage(StackWizard &wizard);

protected:
    void replanned() override;

private:
    TypeTable *m_types;
};

/// 3: the file system that all machines mount, and a bucket that they may read.
class StackFileSystemPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackFileSystemPage(StackWizard &wizard);

protected:
    void replanned() override;

private:
    IdBox *m_fileSystem, *m_bucket;
    QCheckBox *m_existing;
    QLabel *m_words;
};

/// 6: when the machines end, and what happens to a stack that fails.
class StackLimitsPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackLimitsPage(StackWizard &wizard);
};

} // namespace trainyard::gui
