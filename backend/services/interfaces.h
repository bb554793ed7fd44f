#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>
#include <QString>

#include "backend/core/secret.h"
#include "backend/services/account/new_profile.h"
#include "backend/services/runs/log_buffer.h"
#include "backend/services/snapshots.h"
#include "backend/tour/tour.h"
#include "backend/training/records/event_files.h"

namespace trainyard::aws {
struct CapacityReservation;
struct LaunchTemplate;
struct LaunchTemplateVersion;
} // namespace trainyard::aws
namespace trainyard::cluster {
struct AccountInventory;
struct AdoptableCluster;
enum class PowerAction : int;
enum class CredentialForwarding;
struct LaunchPlan;
struct AvailableImage;
struct ClusterLimits;
struct AvailableTypes;
struct PlanPrices;
class Catalog;
} // namespace trainyard::cluster
namespace trainyard::jobs {
struct ScriptOption;
}
namespace trainyard::ledger {
struct MetricRows;
struct SampleCursor;
struct SampleRows;
} // namespace trainyard::ledger
namespace trainyard::protocol {
struct JobSpec;
}
namespace trainyard::runs {
struct ScaleGoal;
}
namespace trainyard::training {
struct CodePreview;
struct LogHit;
struct LogQuery;
struct RunDetails;
struct RunRemoval;
enum class StopMode;
} // namespace trainyard::training

/// The service interfaces of the GUI. All objects live on the GUI thread and no call blocks. Changes arrive by signal,
/// results of queries by QFuture. Long actions run as operations (see operations.h), which the operations panel lists.
/// Tests drive the GUI with fakes of these classes; the services make no decisions of their own.
namespace trainyard::services {

struct HeadLossReport;
class DataService;
class DoctorService;
class ManagedClusterService;
class ModelService;
class NotificationService;
class Operations;
class RecipeService;
class RunQueueService;
class TerminalService;
class TunnelService;

/// A cluster to take over, as it is shown to the user for confirmation.
struct AdoptionCandidate {
    std::shared_ptr<const cluster::AdoptableCluster> found;
    bool ofThisOwner = false; ///< otherwise the user must type its owner's name, its id or its ledger
};
class PlanningService;

class AccountService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual AccountSnapshot current() const = 0;
    /// Selects a profile (and a region; empty keeps the region of the profile). Emits changed().
    virtual void select(const std::string &profile, const std::string &region) = 0;
    virtual void refresh() = 0;
    /// Runs the command that renews the session (AccountSnapshot::loginLine); it opens the browser. Emits changed(),
    /// and renewed() once the session is valid again. Where a one-time code renews it, emits mfaCodeRequested()
    /// instead.
    virtual void logIn() = 0;
    /// Starts a session with a one-time code (AccountSnapshot::mfaDevice).
    /// \error CredentialsExpired (the code is not accepted), and those of the connection
    virtual QFuture<Status> submitMfaCode(const Secret &code) = 0;
    /// Verifies the keys and stores them only when AWS accepts them; a single sign-on profile is written unchecked.
    /// Does not select the profile.
    virtual QFuture<Result<AddedProfile>> add(const NewProfile &profile) = 0;
    /// Removes a profile from the files of the official tools, and its keys from the keychain; the caller has asked the
    /// user. Selects the local cloud when the profile was the selected one.
    /// \return the places that held the profile
    virtual QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) = 0;

signals:
    void changed(const trainyard::services::AccountSnapshot &account);
    /// An ended session was renewed, here or with another tool: operations that failed because of it can be retried.
    void renewed();
    /// The session of this profile needs a one-time code. Emitted after its selection, when it has ended, and by
    /// logIn().
    void mfaCodeRequested(const std::string &profile, const std::string &device);
};

class ClusterService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<ClusterDetails> clusters() const = 0;
    /// Types, prices and limits of the selected account and region; the built-in list until the cloud has responded.
    virtual std::shared_ptr<const cluster::Catalog> catalog() const = 0;
    /// Reads the ledger and the cloud again; emits changed().
    virtual void refresh() = 0;
    /// Launches a cluster; emits launching() as soon as the cluster is in the ledger.
    virtual OperationId launch(const cluster::LaunchPlan &plan) = 0;
    /// Continues a launch that was interrupted, or retained after a failure; launches no resource twice.
    virtual OperationId resume(const ClusterId &id) = 0;
    /// Finds what a takeover of a cluster that is not ours would include: its computer or state folder was lost.
    /// \param ledger  the ledger that its tags name
    virtual QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &id, const std::string &ledger) = 0;
    /// Takes over exactly what was shown, no later additions; the cluster can then be stopped and terminated from here.
    virtual OperationId adopt(const AdoptionCandidate &candidate) = 0;
    virtual OperationId addWorkers(const ClusterId &id, int count) = 0;
    /// \param atOnce  without waiting for it to leave its run: its machine hangs
    virtual OperationId removeWorker(const ClusterId &id, const std::string &node, bool atOnce) = 0;
    /// Adds a worker in place of one that died, then terminates the machine of that one; of a lost machine, lists it no
    /// more.
    virtual OperationId replaceWorker(const ClusterId &id, const std::string &node) = 0;
    /// Lists a lost machine no more: see cluster::dismissLost().
    virtual QFuture<Status> dismissLost(const ClusterId &id, const std::string &node) = 0;
    /// Removes ended clusters from the list; the ledger keeps their costs, runs and events.
    /// \error Conflict (one has not ended), NotFound, those of the ledger; clusters before it are removed
    virtual QFuture<Status> unlist(const std::vector<ClusterId> &ended) = 0;
    /// Undoes unlist().
    virtual QFuture<Status> relist(const std::vector<ClusterId> &ended) = 0;
    /// Lists what the account has of ours and of other ledgers, with volumes and addresses. Does not start a local
    /// cloud: while none runs there, nothing exists.
    virtual QFuture<Result<cluster::AccountInventory>> inventory() = 0;
    /// Sets the deadline of every machine of every running cluster of ours to this many minutes from now, or keeps an
    /// earlier one. The machines enforce it even when this program has exited.
    virtual OperationId scheduleTermination(std::chrono::minutes time) = 0;
    /// Stops, hibernates, starts or restarts machines of a cluster; no nodes: all. Disks of stopped machines still
    /// cost.
    virtual OperationId changePower(const ClusterId &id, const std::vector<std::string> &nodes,
                                    cluster::PowerAction action) = 0;
    virtual OperationId resize(const ClusterId &id, const std::string &node, const std::string &type) = 0;
    /// Lets a machine join the active run again that the run excludes because several workers died there.
    virtual OperationId readmit(const ClusterId &id, const std::string &node) = 0;
    /// Changes the deadline and the budget of one cluster; its machines enforce them without this program.
    virtual OperationId changeLimits(const ClusterId &id, const cluster::ClusterLimits &change) = 0;
    /// The plan of a cluster as a file for others, without keys and paths of this computer.
    /// \error as automation::launchedPlan()
    virtual QFuture<Result<std::string>> exportedPlan(const ClusterId &id) = 0;
    /// Opens Jupyter on a machine through a tunnel that exists as long as the operation runs; Cancel closes it. Emits
    /// notebookReady().
    virtual OperationId openNotebook(const ClusterId &id, const std::string &node) = 0;

signals:
    /// Path of a local page that redirects the browser to the notebook.
    void notebookReady(const QString &page);
    /// A cluster launched here has its id and will appear in changed().
    void launching(const trainyard::ClusterId &id);
    void changed(const std::vector<trainyard::services::ClusterDetails> &clusters);
    void answered(); ///< a refresh of ledger and cloud has ended; its changed() or failed() came before
    void failed(const trainyard::Error &error);
};

class RunService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<RunSnapshot> runs() const = 0;
    virtual void refresh() = 0;
    /// Starts a run; emits starting() before the run is in the ledger.
    /// \param keys  the credentials that the user agreed to send to machines whose role cannot access the job's buckets
    virtual OperationId start(const ClusterId &cluster, const protocol::JobSpec &job,
                              cluster::CredentialForwarding keys) = 0;
    /// The same for a job that runs a program of the user.
    /// \param secrets  the values of its TaskSpec::secrets, which are stored nowhere on this computer
    virtual OperationId startTask(const ClusterId &cluster, const protocol::JobSpec &job,
                                  cluster::CredentialForwarding keys, const std::map<std::string, Secret> &secrets) = 0;
    /// The job of a run as it was started, without its id.
    /// \error NotFound
    virtual QFuture<Result<protocol::JobSpec>> job(const RunId &run) = 0;
    /// Stores name, notes and tags of a run; whether it is archived stays.
    virtual QFuture<Status> label(const RunId &run, const std::string &name, const std::string &notes,
                                  const std::string &tags) = 0;
    /// Leaves a run out of the list, or lists it again.
    virtual QFuture<Status> archive(const RunId &run, bool archived) = 0;
    /// What remove() would delete.
    /// \error Conflict (it is not over), NotFound
    virtual QFuture<Result<training::RunRemoval>> removal(const RunId &run) = 0;
    /// Deletes a run from this computer; the caller has asked the user.
    virtual QFuture<Status> remove(const RunId &run) = 0;
    /// Reads runs for a comparison, in this order.
    virtual QFuture<Result<std::vector<training::RunDetails>>> details(const std::vector<RunId> &runs) = 0;
    /// The report of a run in Markdown.
    virtual QFuture<Result<std::string>> report(const RunId &run) = 0;
    /// What of a folder would be sent to the machines as the code of a task.
    virtual QFuture<Result<training::CodePreview>>
    previewCode(const std::string &folder, const std::vector<std::string> &excludes, std::stop_token stop) = 0;
    /// The options that the script of a task lists for --help, which runs on this computer.
    /// \error as training::scriptOptions()
    virtual QFuture<Result<std::vector<jobs::ScriptOption>>> scriptOptions(const protocol::JobSpec &job,
                                                                           std::stop_token stop) = 0;
    /// \param mode  whether the run saves a checkpoint first
    virtual OperationId stop(const RunId &run, training::StopMode mode) = 0;
    /// Requests a checkpoint after the current step; training goes on. See training::requestSave().
    virtual OperationId saveCheckpoint(const RunId &run) = 0;
    /// Finds out what is left of a run that was lost with its head (RunSnapshot::lostWithHead), and what it takes to
    /// continue it. Contacts its machines, which may take two minutes; launches nothing.
    /// \param stop  of the caller, who does not want the result any more
    /// \error Conflict (it was not lost with its head, or continues), Cancelled, those of the connection
    virtual QFuture<Result<HeadLossReport>> headLoss(const RunId &run, std::stop_token stop) = 0;
    /// Launches a machine in place of the head and continues the run, unless that loses more than was shown.
    virtual OperationId replaceHead(const RunId &run, const HeadLossReport &shown) = 0;
    /// Ends such a run for good; its machines stay.
    virtual OperationId endLostRun(const RunId &run) = 0;
    /// Adds one machine and one worker to the run, or removes one (rank < 0: the highest rank).
    virtual OperationId addWorker(const RunId &run) = 0;
    virtual OperationId removeWorker(const RunId &run, int rank) = 0;
    /// Watches the run until it ends and recommends a number of workers after every epoch.
    /// \param act  whether it may launch and terminate machines to reach that number
    virtual OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) = 0;
    /// Reads stored records, as Ledger::metrics().
    virtual QFuture<Result<ledger::MetricRows>> metrics(const RunId &run, std::int64_t since, int limit) = 0;
    /// Writes all stored records of the run to a file or folder, as training::writeRecords().
    virtual QFuture<Status> exportRecords(const RunId &run, training::RecordFormat format, const std::string &path) = 0;
    /// Reads stored samples of the run's machines, as Ledger::samples().
    virtual QFuture<Result<ledger::SampleRows>> samples(const RunId &run, const ledger::SampleCursor &after,
                                                        int limit) = 0;
    /// The same over the life of a cluster.
    virtual QFuture<Result<ledger::SampleRows>> clusterSamples(const ClusterId &cluster,
                                                               const ledger::SampleCursor &after, int limit) = 0;
    /// Returns the latest lines of output of the run's processes that were read. The lines of one process keep their
    /// order; those of several appear in the order of arrival.
    virtual std::vector<LogLine> log(const RunId &run) const = 0;
    /// Starts reading: new lines arrive by logLines(). A second call with another `only` changes the processes read.
    /// \param only  one process, those of a role, or empty for all (of very many, the first sixteen)
    virtual void followLog(const RunId &run, const LogSource &only) = 0;
    /// Searches the copied logs of all processes of a run, also the lines that log() has dropped.
    virtual QFuture<Result<std::vector<training::LogHit>>> searchLog(const RunId &run, const training::LogQuery &query,
                                                                     std::stop_token stop) = 0;
    /// Stops reading. The lines are retained for a while: a later followLog() continues after them.
    virtual void unfollowLog(const RunId &run) = 0;

signals:
    void changed(const std::vector<trainyard::services::RunSnapshot> &runs);
    /// A run started here has its id and will appear in changed().
    void starting(const trainyard::RunId &run);
    /// Records of a run were stored, up to the sequence `last`.
    void metricsStored(const trainyard::RunId &run, std::int64_t last);
    void logLines(const trainyard::RunId &run, const std::vector<trainyard::services::LogLine> &lines);
    /// The processes that have logs; emitted again when a machine joins or leaves.
    void logSources(const trainyard::RunId &run, const std::vector<trainyard::services::LogSource> &sources);
};

class TeardownService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Lists what run() would terminate. Read-only.
    virtual QFuture<Result<TeardownPreview>> preview(const cluster::TeardownScope &scope) = 0;
    /// Terminates the resources. Emits stepped() for each step that reports the state of a resource, or a run that saves a
    /// checkpoint first (without a state), and finished() after the final check.
    /// \param accountName  alias or number of the account, as typed by the user; with TeardownScope::wholeAccount, the
    ///     operation fails before it changes anything unless it is correct
    virtual OperationId run(const cluster::TeardownScope &scope, const std::string &accountName) = 0;

signals:
    /// \param run  what run() has returned: several teardowns may run at once (of the user, of a budget, of an alert)
    void stepped(const trainyard::OperationId &run, const trainyard::StepEvent &event);
    void finished(const trainyard::OperationId &run, const trainyard::Result<trainyard::cluster::Receipt> &receipt);
};

/// Lists what can be launched in a region of the selected account, for the wizard. Caches nothing, costs nothing and
/// does not start a local cloud.
/// \error NotFound when the local cloud is selected and does not run
class InstanceCatalogService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QFuture<Result<cluster::AvailableTypes>> types(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::AvailableImage>>> images(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<aws::CapacityReservation>>> reservations(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<aws::LaunchTemplate>>> templates(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<aws::LaunchTemplateVersion>>> templateVersions(const std::string &region,
                                                                                      const std::string &idOrName) = 0;
    /// Reads the prices of the plan's types from the price list: see cluster::readPrices().
    virtual QFuture<Result<cluster::PlanPrices>> prices(const cluster::LaunchPlan &plan) = 0;
};

class TourService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<tour::StepInfo> steps() const = 0;
    virtual void start() = 0; ///< no effect while a tour runs
    virtual void cancel() = 0;
    virtual bool running() const = 0;

signals:
    void began(); ///< a new tour: data of the previous one is obsolete
    void stepChanged(const trainyard::StepEvent &event);
    void runStarted(const trainyard::RunId &run);
    void digitsShown(const trainyard::tour::ShownDigits &digits); ///< what the model will be shown to predict
    void recordsArrived(const std::vector<trainyard::protocol::MetricRecord> &records); ///< of the tour's run, in order
    void summarized(const trainyard::tour::TourSummary &summary); ///< of a tour that succeeded, before finished()
    /// The lines of the receipt and the place of the report, or the reason of the failure.
    void finished(const trainyard::Result<std::vector<trainyard::Sentence>> &receipt);
};

class ActivityService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<ActivityEntry> entries() const = 0; ///< the latest few thousand
    /// Writes the whole journal to a file: as CSV where its name ends in .csv, otherwise as lines of JSON.
    /// \return as automation::writeJournal()
    virtual QFuture<Result<std::uint64_t>> exportTo(const std::string &file) = 0;

signals:
    void arrived(const std::vector<trainyard::services::ActivityEntry> &entries);
};

class CostService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual CostSnapshot current() const = 0;
    virtual void refresh() = 0; ///< emits changed()
    virtual void setDayBudget(const cluster::Budget &budget) = 0;

signals:
    void changed(const trainyard::services::CostSnapshot &costs);
    /// Half, four fifths or all of a budget is spent; each is reported once. The budget's action has been started.
    void alarm(const trainyard::cluster::BudgetAlarm &alarm);
    void failed(const trainyard::Error &error);
};

/// The services of the GUI, built by gui/app and passed to the pages.
struct Services {
    AccountService &account;
    ClusterService &clusters;
    RunService &runs;
    TeardownService &teardown;
    TourService &tour;
    ActivityService &activity;
    Operations &operations;
    CostService &costs;
    InstanceCatalogService &instanceCatalog;
    PlanningService &planning;
    DataService &data;
    ModelService &models;
    DoctorService &doctor;
    ManagedClusterService &managed;
    RunQueueService &queue;
    RecipeService &recipes;
    TunnelService &tunnels;
    TerminalService &terminals;
    NotificationService &notifications;
};

} // namespace trainyard::services
