#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QMainWindow>
#include <QPointer>

#include "backend/alerts/alert_actions.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/protocol/job/job_enums.h"
#include "backend/services/interfaces.h"
#include "backend/services/notifications/notifications.h"
#include "gui/models/why_not.h"
#include "gui/widgets/theme/theme.h"

class QListWidget;
class QSettings;
class QStackedWidget;
class QWizard;

namespace trainyard::gui {

class AlertMonitor;
class ClustersPage;
struct PaletteEntry;
class DataPage;
class QuitDialog;
class QuotasAndPermissionsDialog;
class HeaderBar;
class HelpWindow;
class JobWizard;
class NewDataDialog;
class NoticeLog;
class OperationsPanel;
class RunsPage;
class TerminateDialog;
class TourPage;

/// The main window: header, five pages, the tour page after its first start, and the operations panel. Assembles the
/// pages and opens the dialogs; uses the services through their interfaces.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    enum Place { Clusters, Runs, Data, Costs, Activity, Tour };

    /// \param settings  geometry and choices, in the state folder
    MainWindow(services::Services services, QSettings &settings, const QString &stateFolder, QWidget *parent = nullptr);
    ~MainWindow() override;

    void go(Place place);
    void startTour();
    void bringToFront();

signals:
    void progressChanged(int count, double fraction); ///< as WorkProgress

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override; ///< accepts data, and the file of a plan
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< F1 in dialogs

private:
    void makeActions();
    void makePlaces();
    void connectActions();
    void makeThemes();
    void makePages();
    void makeSidebar();
    void layOut();
    void makeMenus();
    void makeHelpMenu();
    QString helpPage() const; ///< of the guide, for the current place
    void showHelp(const QString &page, QWidget *over);
    void connectServices();
    void makeTour();
    void findMachines();
    void refreshAll();
    void showLeftovers(const Result<cluster::Receipt> &receipt);
    void showAlarm(const cluster::BudgetAlarm &alarm);
    QAction *action(const QString &text, const QString &icon, const QKeySequence &shortcut = {});
    void launchCluster(std::optional<cluster::LaunchPlan> again = {}); ///< again: a plan that failed
    void choosePlan();
    void openPlan(const QString &file);
    QString draftKey() const;                        ///< of the settings; each profile has its own draft
    bool isNameTaken(const std::string &name) const; ///< by a living cluster
    std::string freeClusterName() const;
    std::shared_ptr<const cluster::Catalog> catalogOfAccount() const;
    void createStack();
    void createEmr();
    void attachStack();
    void showNotebook(const QString &page);
    void addAccount();
    void showAccounts();
    void promptMfaCode(const std::string &profile, const std::string &device);
    void showPermissions();
    void help(const services::OperationSnapshot &failed);
    void nameAccount(const services::AccountSnapshot &account);
    void startTraining(const ClusterId &cluster, const QString &uri);
    void resumeTraining(const RunId &run); ///< opens the form with the job of the run
    /// The same from one of its checkpoints (JobSpec::resume), which has so many epochs.
    void continueTraining(const RunId &run, const std::string &resume, int epochs);
    void watchHeads(const std::vector<services::RunSnapshot> &runs);
    void offerNewHead(const RunId &run);
    void showProblem(const QString &title, const QString &sentence);
    void planTraining(const ClusterId &cluster, protocol::JobSpec job, bool offersDraft = false);
    void keepJobDraft(JobWizard *wizard, bool offers);
    void planTask(const ClusterId &cluster, protocol::JobSpec job);
    void planJob(const ClusterId &cluster, protocol::JobSpec job); ///< in the wizard of its type
    void planType(protocol::JobType type, const ClusterId &cluster);
    void planAgain(const RunId &run);
    template <class Wizard>
    void connectWizard(Wizard *wizard);
    std::vector<services::ClusterDetails> clustersForJobs(const ClusterId &first) const;
    void queueJob(QWizard *wizard, const ClusterId &cluster, const protocol::JobSpec &job,
                  cluster::CredentialForwarding keys);
    void sweepJob(QWizard *wizard, const ClusterId &cluster, const protocol::JobSpec &job,
                  cluster::CredentialForwarding keys);
    void nameQueues(QuitDialog *question);
    void nameRuns(TerminateDialog *dialog, const ClusterId &cluster);
    void queued(QWizard *wizard, const ClusterId &cluster, const Status &status);
    void connectNotices();
    void storeNotices();
    void report(const services::Notice &notice);
    void connectAlerts();
    void carryOut(const RunId &id, const alerts::AlertRule &rule, double value, double at);
    void reportAlert(const RunId &id, const alerts::AlertRule &rule, const QStringList &more,
                     const std::string &occasion = {});
    void terminateByRule(const ClusterId &id);
    void showNotifications();
    void showAlertRules();
    void openPage(const QString &url);
    NewDataDialog *newData(bool digits, QWidget *over); ///< digits, otherwise a folder to upload
    TerminateDialog *terminate(const ClusterId &id, bool wholeAccount = false);
    /// Opens quotas and permissions, deleted on close. An empty region is that of the account.
    QuotasAndPermissionsDialog *showQuotasAndPermissions(QWidget *over, const std::string &region = {},
                                                         const std::vector<cluster::QuotaNeed> &needs = {});
    void watchWhatRuns();
    void showTerminateAll();
    void showPalette();
    std::vector<PaletteEntry> paletteEntries();
    void showNotices();
    void showProgress();
    void showPreferences();
    void restoreLayout();
    void confirmQuit();
    void closeAfterOperations();
    void saveState();

    services::Services m_services;
    QSettings &m_settings;
    QString m_stateFolder;
    QPointer<QDialog> m_mfaDialog, m_headDialog;
    QPointer<HelpWindow> m_helpWindow;
    std::set<RunId> m_activeRuns; ///< as last shown: the loss of their head is offered at once
    QListWidget *m_sidebar;
    QStackedWidget *m_pages;
    HeaderBar *m_header;
    OperationsPanel *m_operationsPanel;
    ClustersPage *m_clusters;
    RunsPage *m_runs;
    TourPage *m_tour = nullptr; ///< created for the first tour
    QAction *m_accountAction, *m_accountsAction, *m_permissionsAction, *m_tourAction, *m_launchAction, *m_planAction,
        *m_stackAction, *m_emrAction, *m_attachAction, *m_findAction, *m_trainAction, *m_digitsAction, *m_uploadAction,
        *m_terminateAction, *m_paletteAction, *m_preferencesAction, *m_quitAction, *m_refreshAction, *m_quotasAction,
        *m_addressAction, *m_notificationsAction, *m_licensesAction, *m_alertsAction, *m_noticesAction,
        *m_terminateAccountAction;
    std::array<QAction *, 6> m_places{}; ///< indexed by Place
    std::array<QAction *, 3> m_themes{};
    std::vector<QAction *> m_commands;
    std::map<std::string, cluster::LaunchPlan> m_launched; ///< plans by the id of their operation
    AlertMonitor *m_alerts = nullptr;
    alerts::AlertActions m_alertActions;
    NoticeLog *m_noticeLog;
    QPointer<QDialog> m_noticesDialog;
    QString m_whose; ///< the account, for the title
    AccountKnowledge m_knowledge;
    std::string m_knownProfile; ///< the account that it is about
    services::RunNotices m_runNotices;
    services::SpotNotices m_spotNotices;
    services::WorkerNotices m_workerNotices;
    services::HeadNotices m_headNotices;
    services::DeadlineNotices m_deadlineNotices;
    services::LateRunNotices m_lateRunNotices;
    bool m_closeAllowed = false;
};

} // namespace trainyard::gui
