// What decides about several fields of the form.
#include <QCheckBox>
#include <QFormLayout>
#include <QSignalBlocker>

#include "backend/jobs/fixed_workers.h"
#include "gui/wizards/job/job_form.h"

namespace trainyard::gui {

/// Without it, both limits are the number of workers.
void JobForm::addElastic(QFormLayout *form)
{
    m_elastic = new QCheckBox(tr("Elastic: workers may join and leave while it runs"));
    m_elastic->setObjectName(QStringLiteral("elastic"));
    m_elastic->setToolTip(tr("Otherwise, the run keeps the workers of its start, and pauses with fewer"));
    form->addRow(QString(), m_elastic);
    connect(m_elastic, &QCheckBox::toggled, this, [this](bool on) {
        jobs::fixWorkers(m_job, !on);
        m_edited();
    });
}

/// Fields that have no effect with the other values.
void JobForm::showEnabled()
{
    const std::pair<const char *, bool> states[] = {
        {"servers", !m_job.local()},
        {"serversOn", !m_job.local()},
        {"updateOn", m_job.synchronous() && !m_job.local()},
        {"compression", !m_job.local()},
        {"compressionThreshold", m_job.compression == protocol::Compression::TwoBit},
        {"wire", !m_job.local()},
        {"input.fill", m_job.input.pad > 0},
        {"momentum", m_job.optimizer != protocol::OptimizerKind::Adam}};
    for (const auto &[name, enabled] : states) {
        if (QWidget *widget = editor(name))
            widget->setEnabled(enabled);
    }
    if (!m_elastic)
        return;
    const QSignalBlocker quiet(m_elastic);
    m_elastic->setChecked(!jobs::hasFixedWorkers(m_job));
    m_elastic->setEnabled(!m_job.local());
}

} // namespace trainyard::gui
