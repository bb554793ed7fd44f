#pragma once

#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include <QWizard>

#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "gui/models/launch/region_catalog.h"

namespace trainyard::cluster {
class Catalog;
}

namespace trainyard::services {
class PlanningService;
}

namespace trainyard::gui {

class StepList;

/// The part of PlanWizard that is the same for every plan.
class PlanWizardBase : public QWizard {
    Q_OBJECT
public:
    const cluster::Catalog &catalog() const { return *m_regionCatalog.catalog(); }
    RegionCatalog &regionCatalog() { return m_regionCatalog; } ///< of the plan's region
    bool costsMoney() const { return m_costsMoney; }
    services::PlanningService *planning() const { return m_planning; } ///< null: none

    /// The command lines that carry the plan out.
    virtual std::vector<std::string> commandLines() const = 0;
    virtual std::vector<cluster::PlannedResource> resources() const = 0;
    virtual cluster::Usd hourly() const = 0;

    void accept() override;
    void reject() override; ///< confirms if input would be lost
    /// Goes to a page by its number from 0, over the pages between: their history stays that of Back.
    void goToStep(int step);
    /// The owner stores the plan of a cancelled wizard as a draft, so that Cancel needs no confirmation.
    void keepDraft() { m_keepsDraft = true; }
    virtual bool isEdited() const = 0; ///< differs from what the wizard began with

signals:
    void changed();
    /// The user chose a fix that does not change the plan: quotas, permissions, a login.
    void fixRequested(const trainyard::cluster::Fix &fix);

protected:
    /// \param costsMoney  shown on every page
    /// \param regionCatalog  provides the offers of the plan's region; null: only the catalog
    /// \param planning  provides subnets, groups and keys; null: none
    PlanWizardBase(std::shared_ptr<const cluster::Catalog> catalog, bool costsMoney,
                   services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                   QWidget *parent);
    virtual bool isComplete() const = 0; ///< has no problems
    virtual void replan() = 0;
    /// Adds the list of steps at the left, and the button that goes to the last page from every other one. Called once,
    /// after the last addPage().
    void addSteps(const QString &review);
    void resizeEvent(QResizeEvent *event) override;

private:
    void shown(int page);
    void showSteps();
    void arrange();

    RegionCatalog m_regionCatalog;
    bool m_costsMoney;
    services::PlanningService *m_planning;
    int m_last = -1, m_furthest = -1; ///< the page shown before, and the last one that was ever shown
    StepList *m_steps = nullptr;
    bool m_keepsDraft = false;
};

/// Plans something over a copy of its plan, which is final once accepted() is emitted.
template <class Plan>
class PlanWizard : public PlanWizardBase {
public:
    using Problem = cluster::ProblemOf<Plan>;
    using Note = cluster::NoteOf<Plan>;

    const Plan &plan() const { return m_plan; }
    /// Changes the plan and updates problems, prices and summary.
    template <class Change>
    void edit(Change change)
    {
        change(m_plan);
        replan();
    }
    /// Problems of the plan alone.
    const std::vector<Problem> &problems() const { return m_problems; }
    /// What the account lacks for the plan, as far as it is known: English sentences. They are problems, too.
    const std::vector<Note> &accountProblems() const { return m_accountProblems; }
    const std::vector<Note> &notes() const { return m_notes; }
    /// The sentence below the field; names of options belong to the command line.
    virtual QString textOf(const Problem &problem) const = 0;
    bool isEdited() const override { return !(m_plan == m_start); }

protected:
    PlanWizard(std::shared_ptr<const cluster::Catalog> catalog, Plan start, bool costsMoney,
               services::InstanceCatalogService *regionCatalog, services::PlanningService *planning, QWidget *parent)
        : PlanWizardBase(std::move(catalog), costsMoney, regionCatalog, planning, parent)
        , m_plan(std::move(start))
        , m_start(m_plan)
    {
        this->regionCatalog().load(m_plan.region);
    }
    virtual std::vector<Note> findAccountProblems() const { return {}; }
    void replan() final
    {
        regionCatalog().load(m_plan.region);
        if constexpr (std::is_same_v<Plan, cluster::LaunchPlan>)
            regionCatalog().loadPrices(m_plan);
        else
            regionCatalog().loadPrices(m_plan.launchPlan());
        m_problems = m_plan.problems(catalog());
        m_notes = m_plan.notes(catalog());
        m_accountProblems = findAccountProblems();
        emit changed();
    }
    bool isComplete() const override { return m_problems.empty() && m_accountProblems.empty(); }

private:
    Plan m_plan;
    const Plan m_start;
    std::vector<Problem> m_problems;
    std::vector<Note> m_accountProblems, m_notes;
};

} // namespace trainyard::gui
