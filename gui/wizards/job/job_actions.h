#pragma once

#include <functional>
#include <string>

#include <QObject>
#include <QString>

#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

class QAction;
class QMenu;
class QWizard;

namespace trainyard::gui {

/// What else can be done with a job that a wizard plans: the queue, a sweep, a file, an example, a script to begin with.
/// Adds its buttons to the wizard, which owns it.
class JobActions : public QObject {
    Q_OBJECT
public:
    /// \param job  the job as it is planned now
    JobActions(QWizard *wizard, std::function<protocol::JobSpec()> job);

    /// Whether the job is complete: queue, sweep and file need that.
    /// \param notQueued  why it cannot wait in a queue; empty: it can
    void setComplete(bool complete, const QString &notQueued = {});
    /// Reads a job file (YAML or JSON), whose run may be missing.
    /// \error InvalidArgument (the detail has the lines of all errors), those of reading
    static Result<protocol::JobSpec> read(const QString &file);
    static Status write(const QString &file, protocol::JobSpec job);

signals:
    void queueRequested();
    void sweepRequested();
    void opened(const trainyard::protocol::JobSpec &job); ///< from a file or the menu, without a run

private:
    void addExamples(QMenu *menu);
    void addScripts(QMenu *menu);
    void chooseScriptFile(const std::string &name);
    void writeScript(const std::string &name, const QString &file);
    void askBesideOthers(const QString &folder, std::function<void()> write);
    void openFile();
    void saveFile();
    void showProblem(const QString &title, const Error &error);

    QWizard *m_wizard;
    std::function<protocol::JobSpec()> m_job;
    QAction *m_save;
};

} // namespace trainyard::gui
