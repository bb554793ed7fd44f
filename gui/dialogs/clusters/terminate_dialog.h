#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <QDialog>
#include <QTimer>

#include "backend/core/ids.h"
#include "backend/core/time/countdown.h"
#include "backend/services/interfaces.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace trainyard::gui {

class DataTable;
class TeardownModel;

/// Lists the resources to end and to retain, asks for confirmation once (runs save a checkpoint first, unless the user
/// terminates at once), shows each line until the cloud reports it as
/// terminated, and then the receipt. Resources that remain are ended by force (protection lifted, or a second attempt)
/// only after a countdown of ten seconds, in which Cancel returns to the receipt.
class TerminateDialog : public QDialog {
    Q_OBJECT
public:
    /// \param account  whose name the user must type to end all of it
    TerminateDialog(services::TeardownService &teardown, cluster::TeardownScope scope,
                    const services::AccountSnapshot &account = {}, QWidget *parent = nullptr);

    /// Names the cluster in the question; it is the only one.
    void nameCluster(const QString &name);
    /// Says what trains and ends with the machines, one line for each run.
    void showRuns(const QStringList &lines);

    bool ended() const { return m_phase == Phase::Over; }
    void reject() override; ///< hides while machines are being terminated; the operation continues
    /// Replaces the steady clock of the countdown.
    void setClock(std::function<Countdown::Clock::time_point()> now) { m_now = std::move(now); }

signals:
    void wholeAccountRequested(); ///< opens a dialog for everything in the account
    void finished(bool clean);    ///< the receipt is shown; clean: it proves that nothing is left

private:
    enum class Phase { Listing, Confirming, Terminating, Over, Counting };
    void layOut();
    void connectActions();
    void showList(const Result<services::TeardownPreview> &preview);
    void showLoss();
    cluster::UnsavedModels chosenModels() const;
    void begin();
    void showTerminating();
    void applyStep(const StepEvent &event);
    void beginCounting();
    void count();
    void showReceipt();
    void end(const Result<cluster::Receipt> &receipt);
    static void addUnread(QStringList &to, const std::vector<std::pair<std::string, Error>> &errors);
    void setUnread(const QStringList &sentences);
    QString question() const;
    void setPhase(Phase phase);
    void save();
    bool isTyped() const;
    void allowTermination();
    void revealRuns();

    services::TeardownService &m_teardown;
    cluster::TeardownScope m_scope;
    OperationId m_run; ///< the latest one of this dialog
    QString m_accountId, m_alias, m_clusterName;
    Phase m_phase = Phase::Listing;
    TeardownModel *m_model;
    DataTable *m_table;
    QLabel *m_title, *m_sentence, *m_kept, *m_unread, *m_runs, *m_name;
    QPlainTextEdit *m_receipt;
    QProgressBar *m_progress;
    QLineEdit *m_typed;
    QCheckBox *m_models; ///< whether models are copied to this computer first
    QPushButton *m_terminate, *m_atOnce, *m_close, *m_save, *m_widen, *m_copy, *m_again;
    bool m_runsSave = true;            ///< unless the user terminates at once
    std::chrono::seconds m_saveTime{}; ///< for which runs may save first; 0: none does
    QString m_loss;                    ///< what the termination ends; empty: nothing
    QString m_text, m_file;            ///< of the receipt
    QString m_elsewhere;               ///< why clusters of another account were not terminated, one sentence each
    int m_left = 0, m_protected = 0;   ///< lines of the receipt that have not ended
    bool m_mayRepeat = false;          ///< the receipt does not prove that nothing is left
    bool m_checkedAgain = false;       ///< its second check found nothing
    QTimer m_tick;
    std::function<Countdown::Clock::time_point()> m_now = &Countdown::Clock::now;
    std::optional<Countdown> m_countdown;
};

} // namespace trainyard::gui
