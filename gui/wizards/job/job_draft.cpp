#include "gui/wizards/job/job_draft.h"

#include <vector>

#include <QJsonDocument>
#include <QJsonObject>
#include <QLatin1String>

#include "backend/protocol/job/job_field.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using protocol::JobField;
using protocol::JobSpec;

namespace {

constexpr QLatin1String kModel("model"), kData("data"); // no fields of the table

std::vector<JobField> draftFields()
{
    std::vector<JobField> fields = protocol::jobFields();
    for (JobField &launcher : protocol::taskFields()) // those of the launcher
        fields.push_back(std::move(launcher));
    return fields;
}

} // namespace

QString storedDraft(const JobSpec &job)
{
    const JobSpec usual;
    QJsonObject object;
    object.insert(kModel, text::from(job.network.empty() ? job.model : usual.model));
    object.insert(kData, text::from(job.data));
    for (const JobField &field : draftFields()) {
        if (const std::string value = field.text(job); value != field.text(usual))
            object.insert(text::from(field.name), text::from(value));
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<JobSpec> draftIn(const QString &stored)
{
    const QJsonObject object = QJsonDocument::fromJson(stored.toUtf8()).object();
    if (!object.value(kModel).isString())
        return {};
    JobSpec job;
    job.model = object.value(kModel).toString().toStdString();
    job.data = object.value(kData).toString().toStdString();
    for (const JobField &field : draftFields()) {
        if (const auto value = object.value(text::from(field.name)); value.isString())
            (void)field.set(job, value.toString().toStdString());
    }
    return job;
}

bool fitsDraft(const JobSpec &job)
{
    auto kept = draftIn(storedDraft(job));
    if (!kept)
        return false;
    kept->run = job.run;
    kept->workers = job.workers;
    return *kept == job;
}

} // namespace trainyard::gui
