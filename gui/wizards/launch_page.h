#pragma once

#include <utility>
#include <vector>

#include "gui/wizards/launch_wizard.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

/// A page of the launch wizard: knows which fields of the plan are its own.
class LaunchPage : public PlanPage {
    Q_OBJECT
public:
    LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose);

protected:
    void own(cluster::Field field, Problem *label) { m_fields.emplace_back(field, label); }
    virtual void replanned() {}
    /// Something besides the page's fields stands in the way: the page is not complete while this is false.
    virtual bool ready() const { return true; }
    void look(); ///< draws problems and the column, and says whether the page is complete
    void goOn(); ///< as Next does: for Return in a table
    LaunchWizard &m_wizard;

private:
    QString notesOn(cluster::Field field) const;
    std::vector<std::pair<cluster::Field, Problem *>> m_fields;
};

} // namespace trainyard::gui
