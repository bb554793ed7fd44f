#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace trainyard::gui {

class DataTable;
class TeardownModel;

/// Lists what will end and what is kept, asks once, shows each line until the cloud itself says terminated, and then
/// the receipt.
class TerminateSheet : public QDialog {
    Q_OBJECT
public:
    /// cluster: empty means everything of ours.
    TerminateSheet(services::TeardownService &teardown, ClusterId cluster, QWidget *parent = nullptr);

    bool ended() const { return m_phase == Phase::Over; }
    void reject() override; ///< while machines are being ended it hides; the operations drawer goes on

signals:
    void finished(bool clean); ///< the receipt is there; clean: nothing is left

private:
    enum class Phase { Looking, Asking, Ending, Over };
    void showList(const Result<services::TeardownList> &list);
    void begin();
    void end(const Result<services::TeardownReceipt> &receipt);
    void setPhase(Phase phase);
    void save();

    services::TeardownService &m_teardown;
    ClusterId m_cluster;
    Phase m_phase = Phase::Looking;
    TeardownModel *m_model;
    DataTable *m_table;
    QLabel *m_title, *m_sentence, *m_kept, *m_unread;
    QPlainTextEdit *m_receipt;
    QProgressBar *m_progress;
    QPushButton *m_terminate, *m_close, *m_save;
    QString m_text;
};

} // namespace trainyard::gui
