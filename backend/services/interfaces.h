#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>
#include <QString>

#include "backend/services/log_buffer.h"
#include "backend/services/new_profile.h"
#include "backend/services/snapshots.h"

namespace trainyard::cluster {
struct AdoptableCluster;
enum class PowerAction : int;
enum class CredentialForwarding;
struct LaunchPlan;
struct AvailableImage;
struct ClusterLimits;
struct CapacityReservation;
struct LaunchTemplateSummary;
struct TemplateVersion;
struct AvailableTypes;
class Catalog;
} // namespace trainyard::cluster
namespace trainyard::protocol {
struct JobSpec;
}
namespace trainyard::runs {
struct ScaleGoal;
}

/// The faces the window talks to. All live on the GUI thread; no call blocks. What changes arrives by signal, answers
/// to questions by QFuture. Long actions run as an operation (see operations.h) and are named in the drawer.
/// Tests drive the window with fakes of these; nothing is decided here.
namespace trainyard::services {

class DataService;
class Operations;

/// What the user is asked about before a cluster is taken over.
struct AdoptionCandidate {
    std::shared_ptr<const cluster::AdoptableCluster> found;
    bool ofThisOwner = false; ///< else its owner's name, or its id, has to be typed
};
class PlanningService;

class AccountService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual AccountSnapshot current() const = 0;
    /// Select a profile (and a region; empty keeps that of the profile). The answer is changed().
    virtual void select(const std::string &profile, const std::string &region) = 0;
    virtual void refresh() = 0;
    /// Run the command that renews the session (AccountSnapshot::loginLine); it opens the browser. The answer is
    /// changed(), and renewed() when the session lives again. Where a one-time code renews it: mfaCodeRequested().
    virtual void logIn() = 0;
    /// Begin a session with a one-time code (AccountSnapshot::mfaDevice).
    /// errors  CredentialsExpired (it is not accepted), and those of the connection
    virtual QFuture<Status> submitMfaCode(const Secret &code) = 0;
    /// Check whose keys these are, and keep them only when AWS knows them; single sign-on is written unchecked. The
    /// profile is not selected by it.
    virtual QFuture<Result<AddedProfile>> add(const NewProfile &profile) = 0;
    /// Take a profile out of the files of the official tools, and its keys out of the keychain; the user was asked. The
    /// local cloud is selected when it was the selected one. The answer is where it stood.
    virtual QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) = 0;

signals:
    void changed(const trainyard::services::AccountSnapshot &account);
    /// A session that had ended was renewed, here or with another tool: what failed for it can go on.
    void renewed();
    /// A session of this profile needs a one-time code: after it was selected, when it has ended, and by logIn().
    void mfaCodeRequested(const std::string &profile, const std::string &device);
};

class ClusterService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<ClusterSnapshot> clusters() const = 0;
    /// Types, prices and limits of the selected account and region; the built-in list until the cloud has answered.
    virtual std::shared_ptr<const cluster::Catalog> catalog() const = 0;
    /// Ask the ledger and the cloud again; the answer is changed().
    virtual void refresh() = 0;
    /// launching() comes as soon as the cluster is in the ledger.
    virtual OperationId launch(const cluster::LaunchPlan &plan) = 0;
    /// Continue a launch that was interrupted or kept after a failure: nothing is launched twice.
    virtual OperationId resume(const ClusterId &id) = 0;
    /// What would be taken over with a cluster that is not ours: its computer or state folder was lost.
    /// ledger   that its tags name
    virtual QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &id, const std::string &ledger) = 0;
    /// Take over what was shown, and nothing that came since: it can then be stopped and terminated from here.
    virtual OperationId adopt(const AdoptionCandidate &candidate) = 0;
    virtual OperationId addWorkers(const ClusterId &id, int count) = 0;
    virtual OperationId removeWorker(const ClusterId &id, const std::string &node) = 0;
    /// Every machine of every living cluster of ours ends itself this many minutes from now (or sooner, where its own
    /// deadline is), also when this program is gone.
    virtual OperationId scheduleTermination(std::chrono::minutes time) = 0;
    /// Stop, hibernate, start or restart machines of a cluster; no nodes: all. Stopped ones still cost their disks.
    virtual OperationId changePower(const ClusterId &id, const std::vector<std::string> &nodes,
                                    cluster::PowerAction action) = 0;
    virtual OperationId resize(const ClusterId &id, const std::string &node, const std::string &type) = 0;
    /// When the machines of one cluster end themselves, and its budget: the machines keep to it without this program.
    virtual OperationId changeLimits(const ClusterId &id, const cluster::ClusterLimits &change) = 0;
    /// Jupyter on a machine, reached through a tunnel for as long as the operation runs: its Cancel closes the way
    /// there. The answer is notebookReady().
    virtual OperationId openNotebook(const ClusterId &id, const std::string &node) = 0;

signals:
    /// A page of this computer that leads the browser to a notebook.
    void notebookReady(const QString &page);
    /// A cluster that was asked for here has its id, and will be among changed().
    void launching(const trainyard::ClusterId &id);
    void changed(const std::vector<trainyard::services::ClusterSnapshot> &clusters);
    void answered(); ///< ledger and cloud were asked; what is new of it was told by changed() or failed()
    void failed(const trainyard::Error &error);
};

class RunService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<RunSnapshot> runs() const = 0;
    virtual void refresh() = 0;
    /// starting() comes before the run is in the ledger.
    /// keys    what the user agreed to send to the machines, where no role of theirs reaches the job's buckets
    virtual OperationId start(const ClusterId &cluster, const protocol::JobSpec &job,
                              cluster::CredentialForwarding keys) = 0;
    virtual OperationId stop(const RunId &run) = 0;
    /// One more machine and one more worker of the run, or one fewer (rank < 0: the last one that joined).
    virtual OperationId addWorker(const RunId &run) = 0;
    virtual OperationId removeWorker(const RunId &run, int rank) = 0;
    /// Watch the run until it ends and say after every epoch how many workers it should have.
    /// act   allowed to start and end machines for it
    virtual OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) = 0;
    /// Every record stored so far, then new ones by metrics(); following twice is the same as once.
    virtual QFuture<Result<std::vector<MetricPoint>>> follow(const RunId &run) = 0;
    virtual void unfollow(const RunId &run) = 0;
    /// The latest lines of what the run's processes wrote, as far as they were read. Lines of one process keep their
    /// order; those of several stand as they arrived.
    virtual std::vector<LogLine> log(const RunId &run) const = 0;
    /// Read on: new lines come by logLines(). Following again with another `only` changes who is read.
    /// only    one process, or none for all (of very many, the first sixteen)
    virtual void followLog(const RunId &run, const LogSource &only) = 0;
    /// Stop reading. What was read is kept for a while: following again goes on there.
    virtual void unfollowLog(const RunId &run) = 0;

signals:
    void changed(const std::vector<trainyard::services::RunSnapshot> &runs);
    /// A run that was asked for here has its id, and will be among changed().
    void starting(const trainyard::RunId &run);
    void metrics(const trainyard::RunId &run, const std::vector<trainyard::services::MetricPoint> &batch);
    void logLines(const trainyard::RunId &run, const std::vector<trainyard::services::LogLine> &lines);
    /// Whose logs there are; comes again when a machine joined or left.
    void logSources(const trainyard::RunId &run, const std::vector<trainyard::services::LogSource> &sources);
};

class TeardownService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// What would end; everything of ours means every region used. Touches nothing.
    virtual QFuture<Result<TeardownList>> targets(const TeardownScope &scope) = 0;
    /// End it: itemChanged() with kind, id and state of a resource as the cloud reports it, finished() after the second
    /// sweep. For a whole account it fails before anything is touched unless the right name was typed.
    virtual OperationId run(const TeardownScope &scope) = 0;

signals:
    void itemChanged(const trainyard::services::TeardownItem &item);
    void finished(const trainyard::Result<trainyard::services::TeardownReceipt> &receipt);
};

/// What a region of the selected account offers to launch from, for the wizard. Nothing is kept; asking spends nothing,
/// and does not start a local cloud: then it is NotFound.
class InstanceCatalogService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QFuture<Result<cluster::AvailableTypes>> types(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::AvailableImage>>> images(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::CapacityReservation>>> reservations(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::LaunchTemplateSummary>>> templates(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::TemplateVersion>>> templateVersions(const std::string &region,
                                                                                    const std::string &idOrName) = 0;
};

class TourService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    struct StepName {
        std::string step, title;
    };
    virtual std::vector<StepName> steps() const = 0;
    virtual void start() = 0; ///< nothing while it runs
    virtual void cancel() = 0;
    virtual bool running() const = 0;

signals:
    void began(); ///< a new tour: what is known of the one before is over
    void stepChanged(const trainyard::StepEvent &event);
    void runStarted(const trainyard::RunId &run);
    /// The receipt's text and the folder of the report, or why the tour failed.
    void finished(const trainyard::Result<QString> &receipt);
};

class ActivityService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<ActivityEntry> entries() const = 0; ///< the latest few thousand

signals:
    void arrived(const std::vector<trainyard::services::ActivityEntry> &entries);
};

class CostService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual CostSnapshot current() const = 0;
    virtual void refresh() = 0; ///< the answer is changed()
    virtual void setDayBudget(const cluster::Budget &budget) = 0;

signals:
    void changed(const trainyard::services::CostSnapshot &costs);
    /// Half, four fifths or all of a budget is spent, told once each. What was chosen for then is under way.
    void alarm(const trainyard::cluster::BudgetAlarm &alarm);
    void failed(const trainyard::Error &error);
};

/// Everything a page may need, built by gui/app and handed down.
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
};

} // namespace trainyard::services
