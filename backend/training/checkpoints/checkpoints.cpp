#include "backend/training/checkpoints/checkpoints.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include <fmt/format.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/storage/storage.h"
#include "backend/training/checkpoints/checkpoints_internal.h"
#include "backend/training/data/data_sets.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
namespace metric = protocol::metric;
using cluster::CloudContext;
using protocol::CheckpointName;

namespace {

/// Where a run's checkpoints may be, and what is there.
struct Place {
    std::string label; ///< "worker-2", "s3://...", "" for this computer
    NodeFiles *node = nullptr;
    std::vector<CheckpointName> names = {};
    std::vector<CheckpointHeader> headers = {};
    std::optional<Error> error = {};
};

Status readNames(Place &place, const CloudContext &cloud, const ledger::Run &run, const CallContext &context)
{
    if (place.node) {
        TY_ASSIGN(place.names, namesOn(*place.node, run, context));
    } else if (!place.label.empty()) {
        TY_ASSIGN(const auto entries, storage::list(place.label, storageOf(cloud), context));
        for (const storage::Entry &entry : entries) {
            const std::string_view key = entry.uri;
            const auto name = key.size() > place.label.size() + 1
                                  ? protocol::checkpointNameOf(key.substr(place.label.size() + 1))
                                  : std::nullopt;
            if (name)
                place.names.push_back(*name);
        }
    }
    return {};
}

Status readHeaders(Place &place, const CloudContext &cloud, const ledger::Run &run,
                   const std::vector<CheckpointName> &wanted, const CallContext &context)
{
    for (const CheckpointName &name : place.names) {
        if (std::ranges::find(wanted, name) == wanted.end())
            continue;
        const auto read = [&]() -> Result<CheckpointHeader> {
            if (place.node)
                return headerOn(*place.node, run, name, context);
            return headerAt(cloud, place.label + "/" + protocol::fileNameOf(name), context);
        };
        const auto header = read();
        if (header && header->run == run.id.value && header->name() == name)
            place.headers.push_back(*header);
        else if (!header && header.error().code != ErrorCode::NotFound && header.error().code != ErrorCode::CorruptData)
            return fail(header.error());
    }
    return {};
}

} // namespace

fs::path checkpointFolder(const CloudContext &cloud, const RunId &run)
{
    return cloud.runFolder(run) / "checkpoints";
}

std::map<CheckpointName, CheckpointHeader> checkpointsHere(const CloudContext &cloud, const RunId &run)
{
    std::map<CheckpointName, CheckpointHeader> found;
    std::error_code error;
    for (fs::directory_iterator it(checkpointFolder(cloud, run), error), end; !error && it != end;
         it.increment(error)) {
        const auto name = protocol::checkpointNameOf(it->path().filename().string());
        if (!name)
            continue;
        if (const auto header = readCheckpointHeader(it->path()); header && header->run == run.value)
            found.emplace(*name, *header);
    }
    return found;
}

void EpochScores::add(const protocol::MetricRecord &m)
{
    if (m.rank != -1 || !std::isfinite(m.value))
        return;
    if (m.name == metric::kValidationAccuracy)
        accuracy[m.epoch + 1] = m.value;
    else if (m.name == metric::kValidationLoss)
        loss[m.epoch + 1] = m.value;
}

std::vector<CheckpointName> keptOf(std::vector<CheckpointName> all, const EpochScores &scores, std::size_t most,
                                   protocol::KeepBest by)
{
    std::ranges::sort(all, std::greater());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    // One within an epoch is replaced by whatever is newer, as on the machine that saves it.
    std::erase_if(all, [newest = all.empty() ? CheckpointName() : all.front()](const CheckpointName &name) {
        return name.step && name != newest;
    });
    if (most == 0)
        return all;
    const bool byLoss = by == protocol::KeepBest::Loss;
    const auto &values = byLoss ? scores.loss : scores.accuracy;
    const CheckpointName *best = nullptr;
    double top = 0;
    for (const CheckpointName &name : all) {
        const auto score = values.find(name.epochs);
        if (name.step || score == values.end() || by == protocol::KeepBest::None)
            continue;
        const double value = byLoss ? -score->second : score->second;
        if (!best || value > top) {
            best = &name;
            top = value;
        }
    }
    std::vector<CheckpointName> kept(all.begin(), all.begin() + std::ptrdiff_t(std::min(most, all.size())));
    if (best && std::ranges::find(kept, *best) == kept.end())
        kept.push_back(*best);
    return kept;
}

Result<CheckpointList>
searchCheckpoints(const CloudContext &cloud, const ledger::Run &run, const std::vector<NodeFiles *> &nodes,
                  const std::function<std::vector<CheckpointName>(std::vector<CheckpointName>)> &wanted,
                  const CallContext &context)
{
    if (isTask(run)) // files of a program of the user, of any kind
        return CheckpointList();
    std::vector<Place> places;
    if (const std::string uri = bucketFolder(run); !uri.empty())
        places.push_back({uri});
    for (NodeFiles *node : nodes)
        places.push_back({node->name(), node});
    std::vector<Place *> some;
    for (Place &place : places)
        some.push_back(&place);
    const auto onAll = [&](auto f) {
        parallelMap(some, 8, context.stop, [&](Place *place, std::stop_token stop) {
            if (const Status done = place->error ? Status() : f(*place, CallContext{context.deadline, stop}); !done)
                place->error = done.error();
            return 0;
        });
    };
    onAll([&](Place &place, const CallContext &c) { return readNames(place, cloud, run, c); });
    const auto here = checkpointsHere(cloud, run.id);
    std::vector<CheckpointName> names;
    for (const auto &[name, header] : here)
        names.push_back(name);
    for (const Place &place : places)
        names.insert(names.end(), place.names.begin(), place.names.end());
    if (wanted)
        names = wanted(std::move(names));
    onAll([&](Place &place, const CallContext &c) { return readHeaders(place, cloud, run, names, c); });
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "run " + run.id.value, "stopped while its checkpoints were listed");

    CheckpointList list;
    const auto entryOf = [&](const CheckpointHeader &header) -> Checkpoint & {
        const auto same = std::ranges::find_if(list.checkpoints, [&](const Checkpoint &c) {
            return c.header.name() == header.name() && c.header.sha256 == header.sha256;
        });
        if (same != list.checkpoints.end())
            return *same;
        list.checkpoints.emplace_back().header = header;
        return list.checkpoints.back();
    };
    for (const auto &[name, header] : here) {
        if (std::ranges::find(names, name) != names.end())
            entryOf(header).here = checkpointFolder(cloud, run.id) / protocol::fileNameOf(name);
    }
    for (const Place &place : places) {
        for (const CheckpointHeader &header : place.headers) {
            if (place.node)
                entryOf(header).nodes.push_back(place.label);
            else
                entryOf(header).uri = place.label + "/" + protocol::fileNameOf(header.name());
        }
        if (place.error)
            list.notRead.emplace_back(place.label, *place.error);
    }
    return list;
}

Result<CheckpointList> listCheckpoints(const CloudContext &cloud, const ledger::Run &run, const CallContext &context)
{
    TY_ASSIGN(const auto owner, cloud.ledger->cluster(run.cluster));
    TY_ASSIGN(const auto metrics, cloud.ledger->metrics(run.id));
    const auto hosts = owner && !owner->closed ? cluster::hosts(cloud, run.cluster) : Result<std::vector<ssh::Host>>();
    std::vector<std::unique_ptr<NodeFiles>> open;
    std::vector<std::pair<std::string, Error>> closed;
    if (hosts) {
        auto opened = parallelMap(*hosts, 8, context.stop, [&](const ssh::Host &host, std::stop_token stop) {
            return NodeFiles::open(host, {context.deadline.earlier(Deadline::after(kConnectTime)), stop});
        });
        for (std::size_t i = 0; i < opened.size(); ++i) {
            if (opened[i])
                open.push_back(std::move(*opened[i]));
            else
                closed.emplace_back((*hosts)[i].name, opened[i].error());
        }
    }
    std::vector<NodeFiles *> nodes;
    for (const auto &node : open)
        nodes.push_back(node.get());
    TY_ASSIGN(auto list, searchCheckpoints(cloud, run, nodes, {}, context));
    list.notRead.insert(list.notRead.end(), closed.begin(), closed.end());
    EpochScores scores;
    for (const protocol::MetricRecord &record : metrics.records)
        scores.add(record);
    for (Checkpoint &checkpoint : list.checkpoints) {
        const auto scoreOf = [&](const std::map<int, double> &of) {
            const auto at = of.find(checkpoint.header.epochs);
            return at == of.end() || checkpoint.header.within ? std::nullopt : std::optional(at->second);
        };
        checkpoint.accuracy = scoreOf(scores.accuracy);
        checkpoint.loss = scoreOf(scores.loss);
    }
    std::ranges::sort(list.checkpoints, {},
                      [](const Checkpoint &c) { return std::tuple(c.header.epochs, c.header.within, c.header.step); });
    return list;
}

const Checkpoint *CheckpointList::last() const
{
    return checkpoints.empty() ? nullptr : &checkpoints.back();
}

const Checkpoint *CheckpointList::best(BestBy by) const
{
    const Checkpoint *best = nullptr;
    for (const Checkpoint &c : checkpoints) {
        const auto &score = by == BestBy::Accuracy ? c.accuracy : c.loss;
        const auto &least = best ? (by == BestBy::Accuracy ? best->accuracy : best->loss) : score;
        if (score && (!best || (by == BestBy::Accuracy ? *score >= *least : *score <= *least)))
            best = &c;
    }
    return best;
}

const Checkpoint *CheckpointList::ofEpoch(int epochs) const
{
    const auto of = [epochs](const Checkpoint &c) { return c.header.epochs == epochs && !c.header.within; };
    const auto at = std::find_if(checkpoints.rbegin(), checkpoints.rend(), of);
    return at == checkpoints.rend() ? nullptr : &*at;
}

Result<Checkpoint> chooseCheckpoint(const CheckpointList &list, const ledger::Run &run, const CheckpointChoice &choice)
{
    const Checkpoint *found = choice.epochs ? list.ofEpoch(*choice.epochs)
                              : choice.best ? list.best(choice.by)
                                            : list.last();
    if (found)
        return *found;
    if (!list.checkpoints.empty())
        return fail(ErrorCode::NotFound, "run " + run.id.value,
                    choice.epochs ? fmt::format("there is no checkpoint of it after epoch {}", *choice.epochs)
                                  : fmt::format("no checkpoint of it has a validation {}", toString(choice.by)));
    std::string places;
    for (const auto &[place, error] : list.notRead)
        places += (places.empty() ? "; not read: " : ", ") + place + " (" + error.detail + ")";
    return fail(ErrorCode::NotFound, "run " + run.id.value, "there is no checkpoint of it" + places);
}

} // namespace trainyard::training
