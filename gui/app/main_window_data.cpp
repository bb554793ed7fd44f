// Data sets and training in the main window.

#include <algorithm>

#include "backend/protocol/job/job_spec.h"
#include "backend/services/data.h"
#include "gui/app/main_window.h"
#include "gui/dialogs/new_data_dialog.h"
#include "gui/text/format.h"
#include "gui/wizards/job_wizard.h"

namespace trainyard::gui {

using namespace services;

namespace {

/// Addresses to offer: those that runs used (in S3 only while they are listed), then the data sets in the buckets.
QStringList knownData(const DataSnapshot &data, const std::vector<RunSnapshot> &runs)
{
    QStringList known;
    for (const RunSnapshot &run : runs) {
        const QString used = text::from(run.data);
        const bool listed = data.has(run.data) || !run.data.starts_with("s3://");
        if (!used.isEmpty() && listed && !known.contains(used))
            known << used;
    }
    for (const DataSet &set : data.listing.sets) {
        if (const QString uri = text::from(set.uri); !known.contains(uri))
            known << uri;
    }
    return known;
}

} // namespace

NewDataDialog *MainWindow::newData(bool digits, QWidget *over)
{
    auto *dialog =
        new NewDataDialog(m_services.data, digits ? NewDataDialog::Kind::Digits : NewDataDialog::Kind::Folder, over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void MainWindow::startTraining(const ClusterId &wanted, const QString &uri)
{
    m_services.data.refresh();
    std::vector<ClusterDetails> ready;
    for (const ClusterDetails &c : m_services.clusters.clusters()) {
        if (c.ours && c.state == ClusterState::Ready)
            ready.push_back(c);
    }
    std::stable_partition(ready.begin(), ready.end(), [&](const ClusterDetails &c) { return c.id == wanted; });
    protocol::JobSpec job;
    job.model = "lenet";
    job.epochs = 12;
    job.batchSize = 96;
    const QStringList known = knownData(m_services.data.current(), m_services.runs.runs());
    job.data = (uri.isEmpty() && !known.isEmpty() ? known.front() : uri).toStdString();
    auto *wizard = new JobWizard(ready, job, known, &m_services.data, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &JobWizard::dataRequested, this, [this, wizard](bool digits) {
        connect(newData(digits, wizard), &NewDataDialog::started, wizard, &JobWizard::useData);
    });
    connect(wizard, &JobWizard::clusterRequested, this, [this, wizard] {
        static_cast<QDialog *>(wizard)->done(QDialog::Rejected); // nothing is lost: no job can start
        launchCluster();
    });
    connect(wizard, &JobWizard::planned, this,
            [this](const ClusterId &id, const protocol::JobSpec &spec, cluster::CredentialForwarding keys) {
                m_services.runs.start(id, spec, keys);
                go(Runs);
            });
    wizard->open();
}

} // namespace trainyard::gui
