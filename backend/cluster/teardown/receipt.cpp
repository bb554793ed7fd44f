#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
std::vector<ReceiptLine> Receipt::leftovers() const
{
    std::vector<ReceiptLine> left;
    std::ranges::copy_if(lines, std::back_inserter(left),
                         [](const ReceiptLine &l) { return l.outcome == Outcome::Remaining; });
    return left;
}

int Receipt::protectedMachines() const
{
    return static_cast<int>(std::ranges::count(lines, true, &ReceiptLine::isProtected));
}

std::vector<std::string> Receipt::claimed() const
{
    std::vector<std::string> ids;
    for (const ReceiptLine &l : lines) {
        if (l.isClaimed)
            ids.push_back(l.target.id);
    }
    return ids;
}

namespace {

std::string counted(std::size_t n, const char *one, const char *many)
{
    return fmt::format("{} {}", n, n == 1 ? one : many);
}

bool needsLogin(const Error &e)
{
    return e.code == ErrorCode::CredentialsMissing || e.code == ErrorCode::CredentialsRejected ||
           e.code == ErrorCode::CredentialsExpired;
}

bool isUnreachable(const Error &e)
{
    return e.code == ErrorCode::Unreachable || e.code == ErrorCode::Disconnected || e.code == ErrorCode::Timeout ||
           e.code == ErrorCode::TlsFailed;
}

} // namespace

std::string Receipt::closing() const
{
    const auto left = leftovers();
    const auto machines = static_cast<std::size_t>(std::ranges::count(
        left, "instance", [](const ReceiptLine &l) -> const std::string & { return l.target.kind; }));
    const auto rest = left.size() - machines;
    const auto any = [&](bool (*is)(const Error &)) {
        return std::ranges::any_of(regionsNotRead, [&](const auto &region) { return is(region.second); });
    };
    std::string text;
    if (clean()) {
        text = others.empty() ? "A second check found nothing. Nothing is left running."
                              : "A second check found nothing of this ledger.";
    } else if (interrupted) {
        text = machines > 0 ? "It was interrupted, and " + counted(machines, "machine", "machines") +
                                  " may still run: terminate again."
                            : "It was interrupted before it was shown that nothing runs: terminate again.";
    } else if (left.empty() && regionsNotRead.empty() && !clustersNotChecked.empty()) {
        text = secondSweepClean ? "A second check found nothing in this account."
                                : "It is not shown that nothing is left. Terminate again.";
    } else {
        if (!left.empty())
            text = (machines > 0 ? counted(machines, "machine", "machines") : "") +
                   (machines > 0 && rest > 0 ? " and " : "") +
                   (rest > 0 ? counted(rest, "other resource", "other resources") : "") +
                   (left.size() == 1 ? " is" : " are") + " left. ";
        else
            text = "It is not shown that nothing is left. ";
        if (any(needsLogin))
            text += "Log in again or renew the credentials first, then terminate again.";
        else if (protectedMachines() > 0)
            text += counted(static_cast<std::size_t>(protectedMachines()), "machine has", "machines have") +
                    " termination protection: terminate again and agree to lift it (--lift-protection).";
        else if (!left.empty() && left.size() == claimed().size())
            text += "It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.";
        else if (left.empty() && any(isUnreachable))
            text += "The ledger lists nothing, and the endpoint did not respond: terminate again when it does.";
        else
            text += "Terminate again.";
    }
    for (const auto &[name, error] : clustersNotChecked)
        text += "\nNot terminated: " + error.detail + ".";
    if (!others.empty()) {
        std::map<std::string, std::vector<const Target *>> byLedger;
        for (const Target &t : others)
            byLedger[t.ledger].push_back(&t);
        for (const auto &[ledger, list] : byLedger) {
            text += fmt::format("\n{} of {}'s other ledger {} still {}:", counted(list.size(), "machine", "machines"),
                                list.front()->owner, ledger.empty() ? "(unknown)" : ledger,
                                list.size() == 1 ? "runs" : "run");
            constexpr std::size_t most = 10;
            for (std::size_t i = 0; i < std::min(list.size(), most); ++i)
                text += fmt::format(" {} in {}", list[i]->id, list[i]->region);
            if (list.size() > most)
                text += fmt::format(" and {} more", list.size() - most);
            text += ". Terminate from the computer that launched it; if that is lost, \"trainyardctl adopt\" takes it "
                    "over, and \"terminate --account\" terminates everything in the account.";
        }
    }
    if (unwritable)
        text += "\nThe ledger could not be written (" + unwritable->source + ": " + unwritable->detail +
                "): what was terminated is not recorded there. Terminate again when it can be.";
    return text;
}

Status Receipt::asStatus() const
{
    if (clean())
        return {};
    if (interrupted)
        return fail(ErrorCode::Cancelled, "terminate", closing());
    std::string text;
    const auto add = [&](const std::string &more) { text += (text.empty() ? "" : "; ") + more; };
    for (const ReceiptLine &l : leftovers())
        add(l.target.kind + " " + l.target.id + " in " + l.target.region + " (" + l.message + ")");
    for (const auto &[region, error] : regionsNotRead)
        add(region + " could not be checked (" + error.source + ": " + error.detail + ")");
    for (const auto &[name, error] : clustersNotChecked)
        add(error.detail);
    if (text.empty())
        add("a second check has not shown that nothing is left");
    return fail(ErrorCode::StillRunning, "terminate", text);
}

std::string Receipt::toText() const
{
    std::string text = "Trainyard receipt\n\n";
    text += fmt::format("profile   {}{}\n", profile, endpoint.empty() ? "" : " (" + endpoint + ")");
    if (!account.empty())
        text += fmt::format("account   {}\n", account);
    text += fmt::format("started   {}\nfinished  {} ({})\n\n", toIso8601(started), toIso8601(finished),
                        formatDuration(finished - started));
    if (lines.empty())
        text += "There was nothing to terminate.\n";
    for (const ReceiptLine &l : lines) {
        const Target &t = l.target;
        text += fmt::format("{:<9} {:<15} {:<22} {:<14} {:<24} {}  {}\n", toString(l.outcome), t.kind, t.id, t.region,
                            t.clusterName + (t.name.empty() || !t.isInstance() ? "" : " " + t.name), toIso8601(l.at),
                            l.message);
    }
    for (const auto &[region, error] : regionsNotRead)
        text += fmt::format("NOT CHECKED {}: {}: {}\n", region, error.source, error.detail);
    for (const auto &[name, error] : clustersNotChecked)
        text += fmt::format("NOT CHECKED cluster {}\n", name);
    text += "\n";
    text += closing() + "\n";
    return text;
}

std::string Receipt::toJson() const
{
    using nlohmann::ordered_json;
    ordered_json root;
    root["form"] = 1;
    root["profile"] = profile;
    root["endpoint"] = endpoint;
    root["account"] = account;
    root["started"] = toIso8601(started);
    root["finished"] = toIso8601(finished);
    root["clean"] = clean();
    root["secondSweepClean"] = secondSweepClean;
    root["interrupted"] = interrupted;
    root["closing"] = closing();
    root["lines"] = ordered_json::array();
    for (const ReceiptLine &l : lines) {
        const Target &t = l.target;
        ordered_json line{{"outcome", toString(l.outcome)},
                          {"kind", t.kind},
                          {"id", t.id},
                          {"region", t.region},
                          {"cluster", t.cluster.value},
                          {"clusterName", t.clusterName},
                          {"name", t.name},
                          {"type", t.type},
                          {"owner", t.owner},
                          {"usdPerHour", t.usdPerHour ? ordered_json(*t.usdPerHour) : ordered_json()},
                          {"why", t.why},
                          {"words", l.message},
                          {"at", toIso8601(l.at)}};
        if (l.isProtected)
            line["protected"] = true;
        if (l.isClaimed)
            line["claimed"] = true;
        if (t.created)
            line["created"] = toIso8601(*t.created);
        root["lines"].push_back(std::move(line));
    }
    root["others"] = ordered_json::array();
    for (const Target &t : others)
        root["others"].push_back({{"id", t.id},
                                  {"region", t.region},
                                  {"type", t.type},
                                  {"clusterName", t.clusterName},
                                  {"owner", t.owner},
                                  {"ledger", t.ledger}});
    root["regionsNotRead"] = ordered_json::array();
    for (const auto &[region, error] : regionsNotRead) {
        root["regionsNotRead"].push_back({{"region", region},
                                          {"code", trainyard::toString(error.code)},
                                          {"source", error.source},
                                          {"detail", error.detail}});
    }
    root["clustersNotChecked"] = ordered_json::array();
    for (const auto &[name, error] : clustersNotChecked)
        root["clustersNotChecked"].push_back({{"cluster", name}, {"detail", error.detail}});
    return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Status writeReceipt(const CloudContext &cloud, Receipt &receipt)
{
    const auto folder = cloud.stateFolder / "receipts";
    TY_TRY(ensureFolder(folder, 0700));
    // The time is for people; the random part separates two teardowns within one second.
    const auto stem = toAmzDate(receipt.started) + newIdText("-").substr(0, 5);
    const auto text = folder / (stem + ".txt"), json = folder / (stem + ".json");
    TY_TRY(writeFileAtomically(text, receipt.toText()));
    receipt.files.push_back(text);
    TY_TRY(writeFileAtomically(json, receipt.toJson()));
    receipt.files.push_back(json);
    return {};
}

int TargetList::machines() const
{
    return static_cast<int>(std::ranges::count(targets, "instance", &Target::kind));
}

std::vector<std::string> TargetList::claimedIds() const
{
    std::vector<std::string> ids;
    std::ranges::transform(claimed, std::back_inserter(ids), &Target::id);
    return ids;
}

Usd TargetList::hourly() const
{
    Usd sum;
    for (const Target &t : targets)
        sum += t.usdPerHour ? Usd{*t.usdPerHour, SumBound::Exact} : Usd{0, SumBound::AtLeast};
    return sum;
}

} // namespace trainyard::cluster
