#include <limits>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/runtime/ps/server/server_thread.h"

/// Assignment of members, parts and replicas to a server thread. Called from other threads, executed in the server
/// thread.
///
/// A primary sends each change of a slice to the server with the replica before it answers any worker, so the replica
/// has every change that any worker has seen. When a server dies, the scheduler's Placement promotes its replicas. A
/// promoted replica completes the rounds from where it is; workers connect to it and send again what was not answered,
/// and for dead workers it reports how far they came. It starts a new replica on another server, arrays first and then
/// every change, and reports when that is complete (ReplicaState). A server that replaces a dead one receives replicas
/// first and gets its part back at a boundary (PlacementPlan).
namespace trainyard::ps {

void ServerThread::serve(int part, std::shared_ptr<const nn::TrainingState> first)
{
    m_loop.post([this, part, first = std::move(first)] {
        HostedShard &h = hostShard(part);
        h.shard.setWeights(first->weights, first->optimizer);
        h.primary = true;
    });
}

void ServerThread::setMembers(std::vector<int> ranks, std::uint64_t step, const protocol::RatePlan &rate,
                              std::function<void()> done)
{
    m_loop.post([this, ranks = std::move(ranks), step, rate, done = std::move(done)] {
        m_members = ranks;
        m_rate.begin(rate);
        for (auto &[part, h] : m_hostedShards)
            h.shard.setMembers(ranks, step);
        flushAll();
        done();
    });
}

void ServerThread::removeMember(int rank, std::function<void(std::uint64_t)> done)
{
    m_loop.post([this, rank, done = std::move(done)] {
        std::erase(m_members, rank);
        std::uint64_t whole = std::numeric_limits<std::uint64_t>::max();
        for (auto &[part, h] : m_hostedShards) {
            if (h.primary)
                whole = std::min(whole, h.shard.firstIncompleteRound(rank));
            h.shard.removeMember(rank);
            if (const auto at = m_workers.find({part, rank}); at != m_workers.end())
                disconnect(*at->second);
        }
        flushAll();
        done(m_lost.try_emplace(rank, whole).first->second);
    });
}

void ServerThread::release(int part, bool workers)
{
    std::vector<Connection *> gone;
    for (const auto &[connection, client] : m_clients) {
        if (client.part == part && (workers || client.replica))
            gone.push_back(connection);
    }
    for (Connection *connection : gone)
        disconnect(*connection);
}

void ServerThread::disconnect(Connection &c)
{
    if (const auto at = m_clients.find(&c); at != m_clients.end()) {
        if (!at->second.replica)
            m_workers.erase({at->second.part, at->second.rank});
        m_clients.erase(at);
    }
    m_unflushed.erase(&c);
    m_loop.closeAfterWriting(c);
}

void ServerThread::endReplica(HostedShard &h, int part)
{
    if (Connection *connection = std::exchange(h.replica, nullptr)) {
        m_report(protocol::ReplicaState{part, h.replicaServer, false});
        m_loop.closeAfterWriting(*connection);
    }
    h.replicaServer = -1;
    h.shard.setReplicator({});
}

/// No worker is answered until the scheduler has confirmed that this server continues alone: this server may have been
/// suspended and declared dead, and the other one may already serve the part.
void ServerThread::onReplicaLost(HostedShard &h, int part, const std::string &why)
{
    spdlog::warn("the replica of part {} at server {} ends: {}", part, h.replicaServer, why);
    h.replica = nullptr;
    m_report(protocol::ReplicaState{part, h.replicaServer, false});
    h.shard.setReplicator([](const Shard::Change &, const SliceRef &) {});
}

/// Sends heartbeats to workers and to primaries that replicate to this server, which lets them distinguish a slow step
/// from a broken connection.
void ServerThread::sendHeartbeats()
{
    for (const auto &[connection, client] : m_clients) {
        if (connection->wantsWrite())
            continue; // data is being sent, or the peer does not read
        connection->send(protocol::kHeartbeat, {});
        m_loop.flush(*connection);
    }
}

void ServerThread::place(const protocol::Placement &placement, std::function<void(std::string)> done)
{
    m_loop.post([this, placement, done = std::move(done)] {
        std::string problem;
        for (int part = 0; part < int(placement.primary.size()); ++part) {
            HostedShard *h = hostedShard(part);
            const bool backup = placement.backup[std::size_t(part)] == m_options.server;
            if (placement.primary[std::size_t(part)] != m_options.server) {
                if (h && (h->primary || !backup)) { // given away: a new primary sends the complete state again
                    endReplica(*h, part);
                    release(part, true);
                    m_hostedShards.erase(part);
                }
                continue;
            }
            if (!h || (!h->primary && !h->shard.isComplete())) {
                problem = fmt::format("server {} has no complete replica of part {}", m_options.server, part);
                continue;
            }
            if (!h->primary) {
                spdlog::info("server {} takes over part {}, thread {}", m_options.server, part, m_options.number);
                release(part, false); // connections of the former primary
                h->primary = true;
                for (auto &[rank, whole] : m_lost) // later reports cover this part as well
                    whole = std::min(whole, h->shard.firstIncompleteRound(rank));
                h->shard.setMembers(m_members);
                for (auto at = m_early.lower_bound({part, 0}); at != m_early.end() && at->first.first == part;
                     at = m_early.erase(at))
                    attach(std::move(at->second), {at->first.second, part, m_options.number, false});
            }
            if (h->replicaServer >= 0 && h->replicaServer != placement.backup[std::size_t(part)])
                endReplica(*h, part);
        }
        flushAll();
        done(problem);
    });
}

void ServerThread::adopt(std::unique_ptr<Connection> connection, const protocol::Attach &attach)
{
    // std::function requires a copyable callable; a connection is not copyable.
    m_loop.post([this, holder = std::make_shared<std::unique_ptr<Connection>>(std::move(connection)), attach] {
        this->attach(std::move(*holder), attach);
    });
}

void ServerThread::attach(std::unique_ptr<Connection> connection, const protocol::Attach &attach)
{
    const HostedShard *h = hostedShard(attach.part);
    const bool ours = h && h->primary;
    if (attach.replica && ours) {
        spdlog::warn("{} wants to copy part {} to server {}, which serves it", connection->peer(), attach.part,
                     m_options.server);
        return; // closes the connection; the peer gets the placement from the scheduler
    }
    if (!attach.replica && !ours) {
        m_early[{attach.part, attach.rank}] = std::move(connection);
        return;
    }
    if (attach.replica) { // starts over: nothing of an older replica may remain
        release(attach.part, true);
        m_hostedShards.erase(attach.part);
        hostShard(attach.part);
    }
    const std::pair worker(attach.part, attach.rank);
    if (const auto old = m_workers.find(worker); old != m_workers.end() && !attach.replica)
        disconnect(*old->second); // it uses a new connection and sends again what was not answered
    Connection &c = m_loop.add(std::move(connection));
    m_clients[&c] = Client{attach.rank, attach.part, attach.replica, nullptr, {}, 0, {}};
    if (!attach.replica)
        m_workers[worker] = &c;
}

void ServerThread::replicateTo(int part, int server, std::unique_ptr<Connection> connection)
{
    m_loop.post([this, part, server, holder = std::make_shared<std::unique_ptr<Connection>>(std::move(connection))] {
        HostedShard *h = hostedShard(part);
        if (!h || !h->primary)
            return;
        if (h->replica || h->replicaServer != server) // else replies still wait for the scheduler's decision
            endReplica(*h, part);
        flushAll();
        if (!*holder)
            return m_report(protocol::ReplicaState{part, server, false});
        Connection &c = m_loop.add(std::move(*holder));
        h->replica = &c;
        h->replicaServer = server;
        h->lastReceived = Shard::Clock::now();
        h->statesDue = h->shard.slots() * std::size_t(h->shard.replicaArrays());
        for (std::size_t slot = 0; slot < h->shard.slots(); ++slot) {
            const std::uint32_t slice = h->shard.sliceOf(slot);
            for (int number = 0; number < h->shard.replicaArrays(); ++number) {
                const Shard::Progress progress = h->shard.progress(slice, number);
                const SliceRef array = h->shard.array(slice, number);
                c.send(protocol::StateHeader{.slice = slice,
                                             .round = progress.round,
                                             .array = std::uint32_t(number),
                                             .updates = progress.updates},
                       std::as_bytes(std::as_const(*array).floats(h->shard.size(slice))), array);
            }
            for (const Shard::Change &last : h->shard.lastChanges(slice)) {
                ++h->statesDue;
                c.send(protocol::ReplicateHeader{.slice = slice, .round = last.round, .rank = std::uint32_t(last.rank)},
                       {});
            }
        }
        h->shard.setReplicator([this, h, &c](const Shard::Change &change, const SliceRef &gradient) {
            c.send(protocol::ReplicateHeader{.slice = change.slice,
                                             .round = change.round,
                                             .samples = change.samples,
                                             .rank = std::uint32_t(change.rank)},
                   std::as_bytes(std::as_const(*gradient).floats(h->shard.size(change.slice))), gradient);
            m_loop.flush(c);
        });
        m_loop.flush(c);
        if (h->statesDue == 0) // fewer slices than server threads
            m_report(protocol::ReplicaState{part, server, true});
    });
}

} // namespace trainyard::ps
