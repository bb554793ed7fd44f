#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include "backend/protocol/job/job_spec.h"
#include "backend/services/snapshots.h"
#include "gui/widgets/common_widgets.h"

/// Fields and messages of wizard pages, and the cluster and job of tests of the JobWizard.
namespace trainyard::gui::fake {

/// \return the field with this label, without its mnemonic. The label must be the buddy of the field
template <class T>
T *field(QWidget *page, const QString &name)
{
    for (auto *label : page->findChildren<QLabel *>()) {
        if (label->text().remove(QLatin1Char('&')) == name && label->buddy()) {
            if (auto *found = qobject_cast<T *>(label->buddy()))
                return found;
        }
    }
    return nullptr;
}

/// Selects a row like a user.
inline void choose(QComboBox *box, int row)
{
    box->setCurrentIndex(row);
    emit box->activated(row);
}

inline void choose(QComboBox *box, const QString &data)
{
    choose(box, box->findData(data));
}

/// \return all messages under fields, including hints
inline QStringList messagesOn(QWidget *page)
{
    QStringList texts;
    for (auto *message : page->findChildren<FieldMessage *>()) {
        if (!message->text().isEmpty())
            texts << message->text();
    }
    return texts;
}

inline QStringList problemsOn(QWidget *page)
{
    QStringList texts;
    for (auto *message : page->findChildren<FieldMessage *>()) {
        if (message->property("look").toString() == QLatin1String("problem") && !message->text().isEmpty())
            texts << message->text();
    }
    return texts;
}

/// A cluster on which jobs can start.
inline services::ClusterDetails demoCluster()
{
    services::ClusterDetails c;
    c.id = ClusterId("c-1");
    c.name = "demo";
    c.formerWorkers = 2;
    return c;
}

inline protocol::JobSpec digitsJob()
{
    protocol::JobSpec job;
    job.data = "s3://bucket/digits";
    return job;
}

} // namespace trainyard::gui::fake
