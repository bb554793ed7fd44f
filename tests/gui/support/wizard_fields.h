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
void choose(QComboBox *box, int row);

void choose(QComboBox *box, const QString &data);

/// \return all messages under fields, including hints
QStringList messagesOn(QWidget *page);

QStringList problemsOn(QWidget *page);

/// A cluster on which jobs can start.
services::ClusterDetails demoCluster();

protocol::JobSpec digitsJob();

} // namespace trainyard::gui::fake
