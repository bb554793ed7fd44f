#pragma once

#include <functional>

#include "backend/protocol/job/job_spec.h"
#include "gui/wizards/plan_page.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace trainyard::gui {

class DecimalField;

/// The learning-rate schedule and the response to joining and leaving workers. Optional: the rate may stay constant.
class SchedulePage final : public PlanPage {
    Q_OBJECT
public:
    /// \param job  the wizard's; outlives the page
    /// \param edited  called after every change of the job
    SchedulePage(protocol::JobSpec &job, std::function<void()> edited);

    /// Called by the wizard after every edit.
    void replan();

private:
    using Kind = protocol::Schedule::Kind;

    DecimalField *number(double value, double step);
    void chosen(Kind schedule);
    QString stepsProblem() const;

    protocol::JobSpec &m_job;
    std::function<void()> m_edited;
    QComboBox *m_schedule, *m_batch;
    QLineEdit *m_steps;
    DecimalField *m_factor, *m_final, *m_warmup, *m_warmupRate;
    QSpinBox *m_ramp;
    FieldMessage *m_stepsProblem, *m_factorProblem, *m_finalProblem;
    QLabel *m_effect;
};

/// Describes the schedule of a job, for its review.
QString scheduleText(const protocol::JobSpec &job);

} // namespace trainyard::gui
