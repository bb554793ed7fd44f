#include "backend/training/spot_policy.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "backend/cluster/operate/interruptions.h"
#include "backend/core/units.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::SpotReplacement;

namespace {

constexpr double kRounding = 1.01; ///< a deadline that follows from the same budget reaches it exactly

bool isWorker(const std::string &node)
{
    return node.starts_with("worker-");
}

Timestamp after(Timestamp from, double seconds)
{
    return from + std::chrono::milliseconds(std::int64_t(1000 * std::clamp(seconds, 0.0, 1e9)));
}

/// Why no replacement is allowed, whatever EC2 has; empty: it is.
std::string refusal(const SpotFacts &facts, int count)
{
    if (facts.deadline && *facts.deadline - facts.now < kSpotLeastUse)
        return fmt::format("its machines terminate themselves in less than {} minutes", kSpotLeastUse.count());
    for (const SpotBudget &budget : facts.budgets) {
        if (budget.usd <= 0)
            continue;
        if (!facts.usdPerHour || !budget.priced) {
            if (budget.acts)
                return fmt::format("the price of its machines is unknown, so that {} could not act in time",
                                   budget.name);
            continue; // it only warns
        }
        auto until = facts.deadline;
        const auto earlier = [&](Timestamp other) { until = until ? std::min(*until, other) : other; };
        if (facts.secondsLeft)
            earlier(after(facts.now, *facts.secondsLeft));
        if (budget.until)
            earlier(*budget.until);
        const double hours =
            until ? std::max(std::chrono::duration<double, std::ratio<3600>>(*until - facts.now).count(), 0.0) : 0;
        const double reached = budget.spent + hours * (budget.usdPerHour + count * *facts.usdPerHour);
        if (budget.spent >= budget.usd || reached > kRounding * budget.usd)
            return fmt::format("a replacement would exceed {}, {}", budget.name, formatUsd(budget.usd));
    }
    return {};
}

} // namespace

std::string replacedBy(const std::string &node)
{
    return "; " + node + " replaces it";
}

namespace {

/// Reads the events of a cluster in their order.
class HistoryReader {
public:
    void take(const ledger::Event &e)
    {
        if (e.kind == cluster::kInterruptionEvent && isWorker(e.subject)) {
            takeLoss({e.subject, e.at});
        } else if (e.kind == kReplacementEvent) {
            m_history.attempts.push_back({e.at, e.failed});
            if (!e.failed)
                settle(e);
        } else if (e.kind == kSizeEvent) {
            m_history.open.clear();
            m_added.clear();
            m_lostEarly.clear();
        } else if (e.kind == kMembershipEvent && !e.failed && isWorker(e.subject)) {
            takeMember(e);
        }
    }

    SpotHistory result() &&
    {
        auto &open = m_history.open; // a machine that exists is never launched again
        open.erase(open.begin(), open.begin() + std::ptrdiff_t(std::min(m_added.size(), open.size())));
        return std::move(m_history);
    }

private:
    void takeLoss(const SpotLoss &loss)
    {
        if (!m_lost.insert(loss.node).second)
            return; // two programs have recorded it
        if (m_added.erase(loss.node) != 0)
            m_lostEarly.push_back(loss); // the loss that it was to replace is still open
        else
            m_history.open.push_back(loss);
    }

    void takeMember(const ledger::Event &e)
    {
        if (e.text == e.subject + " was removed") {
            m_added.erase(e.subject);
            std::erase_if(m_lostEarly, [&](const SpotLoss &loss) { return loss.node == e.subject; });
        } else if (e.text == e.subject + " was added" && !m_history.open.empty()) {
            m_added.insert(e.subject);
        }
    }

    void settle(const ledger::Event &e)
    {
        std::erase_if(m_history.open, [&](const SpotLoss &loss) { return loss.node == e.subject; });
        const auto isNamed = [&](const std::string &node) { return e.text.ends_with(replacedBy(node)); };
        if (const auto early = std::ranges::find_if(m_lostEarly, isNamed, &SpotLoss::node);
            early != m_lostEarly.end()) {
            m_history.open.push_back(*early);
            m_lostEarly.erase(early);
        } else if (const auto added = std::ranges::find_if(m_added, isNamed); added != m_added.end()) {
            m_added.erase(added);
        } else if (!m_added.empty()) {
            m_added.erase(m_added.begin());
        }
    }

    SpotHistory m_history;
    std::set<std::string> m_lost;
    std::set<std::string> m_added;     ///< while a loss was open, and not yet named as a replacement
    std::vector<SpotLoss> m_lostEarly; ///< of m_added: gone before their replacement event
};

} // namespace

SpotHistory SpotHistory::of(std::span<const ledger::Event> events, Timestamp since)
{
    HistoryReader reader;
    for (const ledger::Event &e : events) {
        if (e.at >= since)
            reader.take(e);
    }
    return std::move(reader).result();
}

Timestamp nextSpotAttempt(std::span<const SpotAttempt> attempts)
{
    Timestamp last{};
    std::chrono::milliseconds pause{0};
    for (const SpotAttempt &attempt : attempts) {
        last = attempt.at;
        pause = !attempt.failed ? 0ms
                : pause == 0ms  ? kSpotFirstPause
                                : std::min<std::chrono::milliseconds>(2 * pause, kSpotLongestPause);
    }
    return pause == 0ms ? Timestamp{} : last + pause;
}

SpotDecision decide(const SpotFacts &facts)
{
    const auto &open = facts.history.open;
    if (open.empty() || facts.ending)
        return {};
    const auto goOn = [](std::string reason) { return SpotDecision{SpotStep::GoOn, 0, {}, std::move(reason)}; };
    const auto wait = [](Timestamp next, std::string reason) {
        return SpotDecision{SpotStep::Wait, 0, next, std::move(reason)};
    };
    if (facts.policy == SpotReplacement::No)
        return goOn("the cluster's plan replaces no Spot machines (--replace-spot no)");
    int count = std::min(int(open.size()), facts.mostWorkers - facts.workers);
    if (count <= 0)
        return goOn(fmt::format("the job takes at most {} workers", facts.mostWorkers));
    const bool tooFew = facts.workers < facts.leastWorkers;
    if (auto reason = refusal(facts, 1); !reason.empty())
        return tooFew ? SpotDecision{SpotStep::Stop, 0, {}, std::move(reason)} : goOn(std::move(reason));
    while (count > 1 && !refusal(facts, count).empty())
        --count;
    if (!tooFew && facts.secondsLeft && *facts.secondsLeft < facts.startSeconds)
        return goOn("the run ends before another machine could take part");
    if (!facts.reachable)
        return goOn({}); // reported as such

    std::vector<Timestamp> made; // within the last hour
    for (const SpotAttempt &attempt : facts.history.attempts) {
        if (!attempt.failed && attempt.at > facts.now - 1h)
            made.push_back(attempt.at);
    }
    const int room = std::max(facts.plannedWorkers, kSpotLeastPerHour) - int(made.size());
    if (room <= 0)
        return wait(*std::ranges::min_element(made) + 1h,
                    fmt::format("{} machines were replaced within an hour", made.size()));
    if (const Timestamp next = nextSpotAttempt(facts.history.attempts); next > facts.now)
        return wait(next, "the last attempt failed");
    return {SpotStep::Replace, std::min(count, room), {}, {}};
}

} // namespace trainyard::training
