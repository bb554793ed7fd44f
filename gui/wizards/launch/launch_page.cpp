#include "gui/wizards/launch/launch_page.h"

#include <algorithm>

#include "backend/cluster/account/plan_calls.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/cost.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/wizards/problem_text.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

LaunchPage::LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose)
    : PlanPage(title, purpose)
    , m_wizard(wizard)
{
    connect(&wizard, &LaunchWizard::changed, this, &LaunchPage::refresh);
}

void LaunchPage::goToNextPage()
{
    if (isComplete())
        m_wizard.next();
}

QString LaunchPage::notesOn(cluster::Field field) const
{
    QStringList said;
    for (const cluster::Note &note : m_wizard.notes()) {
        if (note.field == field)
            said << text::from(note.sentence);
    }
    return said.join(QLatin1Char(' '));
}

void LaunchPage::refresh()
{
    bool complete = true;
    for (auto &[field, shown, editor] : m_fields) {
        const auto at = std::ranges::find(m_wizard.problems(), field, &cluster::Problem::field);
        const bool wrong = at != m_wizard.problems().end();
        if (wrong && editor && editor->isUnfinished())
            shown->setProblem({});
        else if (wrong)
            shown->setProblem(problemText(*at));
        else
            shown->setNote(notesOn(field));
        complete = complete && !wrong;
    }
    if (m_fields.empty())
        complete = m_wizard.problems().empty(); // the review page requires a valid plan

    const LaunchPlan &plan = m_wizard.plan();
    QStringList effects, lines;
    const auto resources = plan.resources(m_wizard.catalog()); // one line for each kind: there may be many machines
    for (auto at = resources.begin(); at != resources.end(); ++at) {
        const auto same = [&](const auto &other) { return other.kind == at->kind; };
        if (std::any_of(resources.begin(), at, same))
            continue;
        const auto count = std::count_if(at, resources.end(), same);
        const QString kind = text::resourceKind(at->kind);
        effects << QStringLiteral("• ") +
                       (count == 1 ? kind : tr("%1 × %2", "kind of resource x how many").arg(kind).arg(count));
    }
    for (const std::string &line : cluster::awsCliCommands(plan, m_wizard.catalog()))
        lines << text::from(line);
    side().show(effects,
                m_wizard.costsMoney() ? text::perHour(cluster::sumOf(cluster::estimate(m_wizard.catalog(), plan)))
                                      : tr("Costs nothing: it runs on this computer"),
                lines);
    setComplete(complete && ready());
    replanned();
}

} // namespace trainyard::gui
