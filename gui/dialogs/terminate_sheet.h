#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QLineEdit;
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
    /// account  whose name has to be typed when all of it is to end
    TerminateSheet(services::TeardownService &teardown, services::TeardownScope scope,
                   const services::AccountSnapshot &account = {}, QWidget *parent = nullptr);

    bool ended() const { return m_phase == Phase::Over; }
    void reject() override; ///< while machines are being ended it hides; the operations drawer goes on

signals:
    void wholeAccountWanted(); ///< everything in the account, on a page of its own
    void finished(bool clean); ///< the receipt is there; clean: nothing is left

private:
    enum class Phase { Looking, Asking, Ending, Over };
    void showList(const Result<services::TeardownList> &list);
    void begin();
    void end(const Result<services::TeardownReceipt> &receipt);
    void setPhase(Phase phase);
    void save();
    bool isTyped() const;

    services::TeardownService &m_teardown;
    services::TeardownScope m_scope;
    QString m_accountId, m_alias;
    Phase m_phase = Phase::Looking;
    TeardownModel *m_model;
    DataTable *m_table;
    QLabel *m_title, *m_sentence, *m_kept, *m_unread, *m_name;
    QPlainTextEdit *m_receipt;
    QProgressBar *m_progress;
    QLineEdit *m_typed;
    QPushButton *m_terminate, *m_close, *m_save, *m_widen;
    QString m_text;
};

} // namespace trainyard::gui
