#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_field.h"
#include "backend/protocol/job/job_spec.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;

namespace trainyard::gui {

class Fold;

enum class JobGroup {
    Data,
    Optimization,
    Parallelism,
    Checkpoints,
    Framework,
    Environment,
    Processes,
    Metrics,
    Launch,
    Other
};

/// How the form shows one field of a job.
struct JobFieldLook {
    const char *name; ///< as protocol::JobField
    JobGroup group = JobGroup::Other;
    QString label;
    QString tip = {};
    QString suffix = {};                                  ///< after a number
    QString (*unitOf)(int) = nullptr;                     ///< a suffix with plural forms instead
    QString zero = {};                                    ///< instead of the number 0
    QString placeholder = {};                             ///< of a text
    std::vector<std::pair<QString, QString>> values = {}; ///< values of the field, each with its text
};

/// What a form offers: groups, fields, and how they are shown. A look without a field is skipped; a field without a
/// look is in the last group, with the words of the command line's help, unless it is `elsewhere`.
struct JobFormContent {
    std::vector<std::pair<JobGroup, QString>> groups;
    std::vector<protocol::JobField> fields;
    std::vector<JobFieldLook> looks;
    std::vector<std::string> elsewhere;
    bool mayFixWorkers = false; ///< offers to keep the number of workers: the parameter server takes others at any time
};
/// Of the bundled trainer.
JobFormContent trainerForm();
/// Of a job that runs a program of the user.
JobFormContent taskForm(const jobs::JobType &type);

/// The options of a job beyond the basic ones, in groups that can be folded. Built from the table of the job's fields.
class JobForm : public QWidget {
    Q_OBJECT
public:
    /// \param job  the wizard's; outlives the form
    /// \param edited  called after every change of the job
    JobForm(protocol::JobSpec &job, std::function<void()> edited, QWidget *parent = nullptr);
    JobForm(protocol::JobSpec &job, const JobFormContent &content, std::function<void()> edited,
            QWidget *parent = nullptr);
    ~JobForm() override;

    /// Shows the values of the job and its problems. Called after every edit.
    void replan(const std::vector<protocol::JobProblem> &problems);
    bool isComplete() const { return m_complete; }
    /// Names of the fields that can be edited here.
    std::vector<std::string> fields() const;
    /// The widget of a field; null: it is not here.
    QWidget *editor(const std::string &name) const;
    /// Puts a button behind a field of one line.
    void addButton(const std::string &name, QPushButton *choose);

    QStringList openGroups() const;
    void setOpenGroups(const QStringList &groups);

private:
    struct Editor;
    void addField(const protocol::JobField &field, const JobFieldLook &look);
    void addAugmentation();
    void addElastic(QFormLayout *form);
    void makeEditor(Editor &editor);
    void makeChoice(Editor &editor, const std::vector<std::pair<QString, QString>> &values);
    void makeLine(Editor &editor);
    void makeLines(Editor &editor);
    void set(Editor &editor, const QString &text);
    void showEnabled();
    void orderTabs();
    QFormLayout *formOf(JobGroup group) const;

    protocol::JobSpec &m_job;
    std::function<void()> m_edited;
    std::vector<std::unique_ptr<Editor>> m_editors;
    std::map<JobGroup, Fold *> m_folds;
    std::map<JobGroup, QFormLayout *> m_forms;
    QComboBox *m_augmentation = nullptr;
    QCheckBox *m_elastic = nullptr;
    bool m_mayFixWorkers = false;
    bool m_complete = true;
};

} // namespace trainyard::gui
