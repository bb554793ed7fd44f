#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>

#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/models/clusters/teardown_model.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"

// The end of a termination: what its receipt says, what is left, and the file of the receipt.
namespace trainyard::gui {

void TerminateDialog::addUnread(QStringList &to, const std::vector<std::pair<std::string, Error>> &errors)
{
    for (const auto &[what, error] : errors)
        to << text::from(what + ": " + error.detail + ".");
}

/// Nothing is called gone before the second check of the same termination has shown it.
void TerminateDialog::showReceipt()
{
    QString sentence;
    if (m_left > 0) {
        m_title->setText(tr("Something is left"));
        sentence = m_protected > 0
                       ? tr("%n resource(s) could not be terminated: termination protection is on.", nullptr, m_left)
                       : tr("%n resource(s) could not be terminated. Try again, or check the cloud's console.", nullptr,
                            m_left);
    } else if (!m_checkedAgain) {
        m_title->setText(tr("Something may be left"));
        sentence = tr("No second check has shown that nothing is left. Try again, or check the cloud's console.");
    } else if (!m_elsewhere.isEmpty()) {
        m_title->setText(tr("Not all clusters were terminated"));
    } else if (!m_unread->text().isEmpty()) {
        m_title->setText(tr("Nothing is left where it could be read"));
        sentence = tr("Nothing launched by Trainyard was found where it could be read.");
    } else {
        m_title->setText(tr("Nothing is left"));
        sentence = tr("A second check found nothing left. The receipt was also saved to %1.").arg(m_file);
    }
    QStringList sentences{sentence, m_elsewhere};
    sentences.removeAll(QString());
    m_sentence->setText(sentences.join(QLatin1Char('\n')));
    m_again->setText(m_protected > 0 ? tr("&Lift protection and terminate") : tr("Try &again"));
    setPhase(Phase::Over);
    m_close->setFocus();
}

void TerminateDialog::end(const Result<cluster::Receipt> &receipt)
{
    m_left = receipt ? int(receipt->leftovers().size()) : 0;
    m_protected = receipt ? receipt->protectedMachines() : 0;
    m_mayRepeat = receipt && !receipt->clean();
    m_checkedAgain = receipt && receipt->secondSweepClean;
    m_elsewhere.clear();
    if (receipt) {
        for (const auto &[name, error] : receipt->clustersNotChecked)
            m_elsewhere += (m_elsewhere.isEmpty() ? QString() : QStringLiteral("\n")) + text::from(error.detail + ".");
        QStringList unread; // by the termination: what the list before it could not read counts no more
        addUnread(unread, receipt->regionsNotRead);
        setUnread(unread);
    }
    if (!receipt) {
        m_title->setText(tr("Termination failed"));
        m_sentence->setText(text::message(receipt.error()));
        setPhase(Phase::Over);
        m_receipt->hide();
        m_save->hide();
        m_close->setFocus();
    } else {
        for (const cluster::ReceiptLine &line : receipt->lines)
            m_model->applyLine(line);
        m_text = text::sentences(receipt->text()).join(QLatin1Char('\n')) + QLatin1Char('\n');
        m_file = receipt->files.empty() ? QString() : text::from(receipt->files.front().string());
        m_receipt->setPlainText(m_text);
        showReceipt();
    }
    emit finished(receipt && receipt->clean());
}

void TerminateDialog::save()
{
    auto *dialog = new QFileDialog(this, tr("Save receipt"), QStringLiteral("receipt.txt"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSaveFile file(path);
        const bool ok = file.open(QIODevice::WriteOnly) && file.write(m_text.toUtf8()) >= 0 && file.commit();
        m_sentence->setText(
            ok ? tr("The receipt was saved to %1.").arg(path)
               : tr("The receipt could not be saved: %1. Choose another place.").arg(file.errorString()));
    });
    dialog->open();
}

} // namespace trainyard::gui
