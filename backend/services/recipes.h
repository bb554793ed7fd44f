#pragma once

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/services/snapshots.h"

/// What can be done on all machines of a cluster: recipes, a command, a mesh of keys, lingering processes.
namespace trainyard::services {

/// An argument of a recipe, for its form.
struct RecipeField {
    std::string name, help, byDefault;
    std::vector<std::string> choices; ///< empty: any text
    bool required = false;
    bool operator==(const RecipeField &) const = default;
};

/// A recipe: steps that bring a machine to a state, and do nothing where it has that state already.
struct RecipeChoice {
    std::string name, title, summary;
    std::vector<RecipeField> fields;
    bool operator==(const RecipeChoice &) const = default;
};

/// What a command line did on one machine.
struct NodeOutput {
    std::string node;
    std::optional<Error> error; ///< it could not be run, or its end is unknown
    int exitStatus = 0;
    std::string out, err; ///< masked; the first part of a long output
    double seconds = 0;
    bool isGood() const { return !error && exitStatus == 0; }
    bool operator==(const NodeOutput &) const = default;
};

/// Whether each machine can log in to each other one.
struct KeyMesh {
    std::vector<std::string> nodes;
    std::vector<std::vector<std::string>> problems; ///< [from][to]; empty: it can
    bool operator==(const KeyMesh &) const = default;
};

/// A process of an ended run that still lives on a machine.
struct LingeringProcess {
    std::string node, command;
    RunId run;
    std::int64_t pid = 0, parent = 0;
    bool operator==(const LingeringProcess &) const = default;
};

class RecipeService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<RecipeChoice> recipes() const = 0;
    /// \param nodes  machines; empty: all
    virtual OperationId apply(const ClusterId &cluster, const std::string &recipe,
                              const std::map<std::string, std::string> &arguments,
                              const std::vector<std::string> &nodes) = 0;
    /// Runs a line in the shell of machines. Emits answered() as each ends; the future completes with the last one.
    /// \param nodes  machines; empty: all
    /// \param number  of this call, repeated in answered()
    virtual QFuture<Status> runOnAll(const ClusterId &cluster, const std::string &line,
                                     const std::vector<std::string> &nodes, std::uint64_t number,
                                     std::stop_token stop) = 0;
    /// Gives the machines keys for each other, for launchers that log in from one to another.
    virtual OperationId makeKeyMesh(const ClusterId &cluster) = 0;
    virtual QFuture<Result<KeyMesh>> testKeyMesh(const ClusterId &cluster) = 0;
    /// Makes an image of a machine, from which later launches can start. It and its snapshot cost money until deleted.
    virtual OperationId bakeImage(const ClusterId &cluster, const std::string &node, const std::string &name) = 0;
    /// Processes of runs that have ended.
    virtual QFuture<Result<std::vector<LingeringProcess>>> lingering(const ClusterId &cluster) = 0;
    /// Ends those; no other process.
    virtual OperationId endLingering(const ClusterId &cluster) = 0;

signals:
    void answered(std::uint64_t number, const trainyard::services::NodeOutput &output);
};

} // namespace trainyard::services
