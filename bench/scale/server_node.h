#pragma once

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "backend/runtime/ps/shard.h"
#include "bench/scale/world.h"

namespace trainyard::bench::scale {

/// A server: the real Shards in lanes, and around them a model of what runtime/ps/lane.cpp and server.cpp do with
/// sockets and threads. A lane is a thread that copies, adds and updates, one thing after the other.
class ServerNode final : public Node {
public:
    ServerNode(World &, int index);

    std::string address() const { return "server-" + std::to_string(m_index); }
    void onControl(const protocol::ControlMessage &) override;

    /// A worker's new connection has proven itself.
    void attach(const std::shared_ptr<Link> &);
    void detach(const std::shared_ptr<Link> &);
    void onPush(const Link &, std::uint32_t slice, std::uint64_t round, std::uint32_t samples);
    void onPull(const std::shared_ptr<Link> &, std::uint32_t slice, std::uint64_t round);
    Place place(int lane) const { return {m_card, m_lanes[std::size_t(lane)].thread}; }
    const Card &card() const { return m_card; }
    std::size_t lanes() const { return m_lanes.size(); }

    /// Of a slice that it is the primary of: how often it was updated, and its weights; nothing of other slices.
    std::optional<std::pair<std::uint32_t, std::vector<float>>> result(std::uint32_t slice);

private:
    /// The connection on which a part's second copy is sent to another server.
    struct CopyLink {
        ServerNode *from = nullptr, *to = nullptr;
        int part = 0, lane = 0, server = 0;
        FlowId out = 0, back = 0;
        bool open = true;
    };
    struct Held {
        ps::Shard shard;
        bool primary = false;
        std::shared_ptr<CopyLink> copy{};
        int copyServer = -1;
        std::size_t statesDue = 0;
    };
    struct Answer {
        std::shared_ptr<Link> link;
        std::uint32_t slice;
        std::uint64_t round;
        ps::SliceRef weights;
    };
    struct Lane {
        ChannelId thread = 0;
        FlowId updates = 0;                                                  ///< the optimiser's work
        std::map<int, Held> held;                                            ///< by part
        std::map<std::pair<int, int>, std::shared_ptr<Link>> workers, early; ///< by part and rank
        std::map<int, std::uint64_t> lost;
        std::vector<Answer> answers; ///< of what is under way
    };

    void closeAll() override;
    void prepare(const protocol::Accepted &);
    Held &hold(Lane &, int part);
    void removeMember(int rank);
    void place(const protocol::Placement &);
    bool promote(Lane &, int part);
    void copyTo(int lane, int part, int server);
    void endCopy(Lane &, Held &, int part);
    void onState(const std::shared_ptr<CopyLink> &, std::uint32_t slice, int number, ps::Shard::Progress,
                 const ps::SliceRef &);
    void onChange(const std::shared_ptr<CopyLink> &, const ps::Shard::Change &, float gradient);
    void onCopied(const CopyLink &, const ps::Shard::Change &);
    void onCopyClosed(const std::shared_ptr<CopyLink> &);
    void answer(Lane &, const Answer &);
    /// Do something with a shard; then the optimiser's work is charged, and the answers leave.
    void work(Lane &, Held &, std::uint32_t slice, const std::function<void()> &what);
    void check(const Status &);

    int m_index, m_rank = -1;
    std::vector<Lane> m_lanes;
    std::vector<int> m_members;
    std::map<std::pair<int, int>, std::size_t> m_whole; ///< by part and server: lanes whose copy is whole
    std::map<int, int> m_linked;                        ///< which server a part is copied to
    std::vector<std::shared_ptr<CopyLink>> m_incoming;
};

} // namespace trainyard::bench::scale
