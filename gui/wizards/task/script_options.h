#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/jobs/script_line.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/tasks.h"

class QFormLayout;
class QLineEdit;
class QPushButton;

namespace trainyard::services {
class RunService;
}

namespace trainyard::gui {

class FieldMessage;

/// The options of the script in the command of a job, which its own --help lists, as fields. A field that differs from
/// its default is an argument in the command.
class ScriptOptions : public QWidget {
    Q_OBJECT
public:
    /// \param runs  reads the options; null: none are read
    explicit ScriptOptions(services::RunService *runs, QWidget *parent = nullptr);
    ~ScriptOptions() override; ///< cancels the reading

    /// Shows the values in the command of this job. Called after every edit.
    void setJob(const protocol::JobSpec &job);
    /// The widget of an option; null: it is not here.
    QWidget *editor(const std::string &option) const;

signals:
    void edited(const QString &command); ///< with another value

private:
    struct Field;
    void read();
    void showOptions(const Result<std::vector<jobs::ScriptOption>> &options);
    void addField(const jobs::ScriptOption &option);
    void makeChoice(Field &field);
    void makeLine(Field &field);
    void set(const Field &field, const QString &value);
    void showValues();
    void forget(); ///< the options of another script
    void filter(const QString &words);

    services::RunService *m_runs;
    protocol::JobSpec m_job;
    std::optional<jobs::ScriptLine> m_line; ///< of its command
    std::vector<std::unique_ptr<Field>> m_fields;
    std::stop_source m_stop;
    services::RequestGeneration m_requests;
    QPushButton *m_read;
    FieldMessage *m_message;
    QLineEdit *m_find;
    QWidget *m_content;
    QFormLayout *m_form;
};

} // namespace trainyard::gui
