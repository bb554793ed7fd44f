#pragma once

#include <vector>

#include "gui/wizards/launch/launch_wizard.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

class DecimalField;

/// A page of the launch wizard, with the fields of the plan that it edits.
class LaunchPage : public PlanPage {
    Q_OBJECT
public:
    LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose);

protected:
    /// \param editor  its problems are shown only after editing, while its text may become another number
    void bindField(cluster::Field field, FieldMessage *label, const DecimalField *editor = nullptr)
    {
        m_fields.push_back({field, label, editor});
    }
    virtual void replanned() {}
    /// Whether a condition beyond the page's fields is met: without it the page is not complete.
    virtual bool ready() const { return true; }
    void refresh();      ///< updates problems, summary and completeness
    void goToNextPage(); ///< like Next: for Return in a table
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
