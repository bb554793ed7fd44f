#pragma once

#include <vector>

#include "gui/wizards/launch_wizard.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

class DecimalField;

/// A page of the launch wizard: knows which fields of the plan are its own.
class LaunchPage : public PlanPage {
    Q_OBJECT
public:
    LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose);

protected:
    /// editor: its problems wait until it is left, while what stands there may become another number
    void bindField(cluster::Field field, FieldMessage *label, const DecimalField *editor = nullptr)
    {
        m_fields.push_back({field, label, editor});
    }
    virtual void replanned() {}
    /// Something besides the page's fields stands in the way: the page is not complete while this is false.
    virtual bool ready() const { return true; }
    void refresh();      ///< draws problems and the column, and says whether the page is complete
    void goToNextPage(); ///< as Next does: for Return in a table
    LaunchWizard &m_wizard;

private:
    QString notesOn(cluster::Field field) const;
    struct BoundField {
        cluster::Field field;
        FieldMessage *shown;
        const DecimalField *editor;
    };
    std::vector<BoundField> m_fields;
};

} // namespace trainyard::gui
