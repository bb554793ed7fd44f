// What the list of runs does with runs: compare, label, archive, delete.
#include <QLocale>
#include <QMessageBox>

#include "backend/training/records/run_details.h"
#include "backend/training/records/run_removal.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/runs/run_labels_dialog.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/runs/compare_dialog.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/text/format.h"
#include "gui/widgets/undo_bar.h"

namespace trainyard::gui {

using namespace services;

void RunsPage::compare()
{
    using Details = std::vector<training::RunDetails>;
    m_services.runs.details(selected()).then(this, [this, ticket = m_compares.next()](const Result<Details> &found) {
        if (!m_compares.isCurrent(ticket))
            return;
        if (!found)
            return report(tr("The runs cannot be compared"), fail(found.error()));
        auto *dialog = new CompareDialog(*found, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void RunsPage::editLabels()
{
    const RunSnapshot *run = current();
    if (!run)
        return;
    auto *dialog = new RunLabelsDialog(text::from(run->model), text::from(run->title), text::from(run->tags),
                                       text::from(run->notes), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = run->id] {
        m_services.runs
            .label(id, dialog->name().toStdString(), dialog->notes().toStdString(), dialog->tags().toStdString())
            .then(this, [this](const Status &status) { report(tr("The changes were not stored"), status); });
    });
    dialog->open();
}

void RunsPage::archive()
{
    const RunSnapshot *run = current();
    if (!run)
        return;
    const bool archived = !run->archived;
    m_services.runs.archive(run->id, archived)
        .then(this, [this, archived, id = run->id, name = nameOf(*run)](const Status &status) {
            report(tr("The run cannot be archived"), status);
            if (!status || !archived)
                return;
            UndoBar::offer(this, tr("%1 was archived. Its curves and files stay.").arg(name), [this, id] {
                m_services.runs.archive(id, false).then(this, [this, id](const Status &back) {
                    report(tr("The run cannot be listed again"), back);
                    m_wanted = id; // selected when it is listed
                });
            });
        });
}

/// Asks with what is lost.
void RunsPage::confirmDelete()
{
    const RunSnapshot *run = current();
    if (!run || !isOver(run->state))
        return;
    m_services.runs.removal(run->id).then(
        this, [this, id = run->id, name = nameOf(*run)](const Result<training::RunRemoval> &lost) {
            if (!lost)
                return report(tr("The run cannot be deleted"), fail(lost.error()));
            const QStringList lines{
                tr("%n metric record(s)", nullptr, int(lost->records)),
                tr("%n checkpoint(s) on this computer", nullptr, lost->checkpoints),
                tr("logs and other files, %1 in total", "bytes").arg(QLocale().formattedDataSize(qint64(lost->bytes)))};
            confirm(this, tr("Delete %1?").arg(name),
                    tr("This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep "
                       "its curves."),
                    tr("Delete run"),
                    [this, id] {
                        m_services.runs.remove(id).then(
                            this, [this](const Status &status) { report(tr("The run cannot be deleted"), status); });
                    },
                    {.lines = lines, .typed = {}, .otherVerb = {}, .other = {}});
        });
}

/// Shows a failure.
void RunsPage::report(const QString &title, const Status &status)
{
    if (status)
        return;
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, title, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(text::message(status.error()));
    box->open();
}

} // namespace trainyard::gui
