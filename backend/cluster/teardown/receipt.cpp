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

Sentence countOfMachines(std::size_t n)
{
    return n == 1 ? say("1 machine") : say("%1 machines", n);
}

Sentence countOfOthers(std::size_t n)
{
    return n == 1 ? say("1 other resource") : say("%1 other resources", n);
}

/// "1 machine and 2 other resources are left."
Sentence whatIsLeft(std::size_t machines, std::size_t others)
{
    const Sentence all = machines > 0 && others > 0 ? say("%1 and %2", countOfMachines(machines), countOfOthers(others))
                         : machines > 0             ? countOfMachines(machines)
                                                    : countOfOthers(others);
    return machines + others == 1 ? say("%1 is left.", all) : say("%1 are left.", all);
}

/// Machines of another ledger of the same owner.
Sentence stillElsewhere(const std::vector<const Target *> &list)
{
    constexpr std::size_t most = 10;
    Sentence named;
    for (std::size_t i = 0; i < std::min(list.size(), most); ++i) {
        const Sentence one = say("%1 in %2", list[i]->id, list[i]->region);
        named = named.empty() ? one : say("%1, %2", named, one);
    }
    if (list.size() > most)
        named = say("%1 and %2 more", named, list.size() - most);
    const Target &first = *list.front();
    const Sentence ledger = first.ledger.empty() ? say("(unknown)") : Sentence::verbatim(first.ledger);
    if (list.size() == 1)
        return say("1 machine of %1's other ledger %2 still runs: %3. Terminate from the computer that launched it; if "
                   "that is lost, \"trainyardctl adopt\" takes it over, and \"terminate --account\" terminates "
                   "everything in the account.",
                   first.owner, ledger, named);
    return say("%1 machines of %2's other ledger %3 still run: %4. Terminate from the computer that launched it; if "
               "that is lost, \"trainyardctl adopt\" takes it over, and \"terminate --account\" terminates "
               "everything in the account.",
               list.size(), first.owner, ledger, named);
}

/// A resource: what became of it, and why. The spaces align the lines.
Sentence lineOfReceipt(const ReceiptLine &l)
{
    const Target &t = l.target;
    const std::string resource =
        fmt::format("{:<15} {:<22} {:<14} {:<24} {}", t.kind, t.id, t.region,
                    t.clusterName + (t.name.empty() || !t.isInstance() ? "" : " " + t.name), toIso8601(l.at));
    switch (l.outcome) {
    case Outcome::Terminated:
        return say("ended     %1  %2", resource, l.message);
    case Outcome::AlreadyGone:
        return say("was gone  %1  %2", resource, l.message);
    case Outcome::Remaining:
        break;
    }
    return say("LEFT      %1  %2", resource, l.message);
}

std::string asEnglish(const std::vector<Sentence> &lines)
{
    std::string text;
    for (const Sentence &line : lines)
        text += (&line == &lines.front() ? "" : "\n") + line.english();
    return text;
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

std::vector<Sentence> Receipt::closingText() const
{
    const auto left = leftovers();
    const auto machines = static_cast<std::size_t>(std::ranges::count(
        left, "instance", [](const ReceiptLine &l) -> const std::string & { return l.target.kind; }));
    const auto any = [&](bool (*is)(const Error &)) {
        return std::ranges::any_of(regionsNotRead, [&](const auto &region) { return is(region.second); });
    };
    Sentence first;
    if (clean()) {
        first = others.empty() ? say("A second check found nothing. Nothing is left running.")
                               : say("A second check found nothing of this ledger.");
    } else if (interrupted) {
        first = machines > 1    ? say("It was interrupted, and %1 machines may still run: terminate again.", machines)
                : machines == 1 ? say("It was interrupted, and 1 machine may still run: terminate again.")
                                : say("It was interrupted before it was shown that nothing runs: terminate again.");
    } else if (left.empty() && regionsNotRead.empty() && !clustersNotChecked.empty()) {
        first = secondSweepClean ? say("A second check found nothing in this account.")
                                 : say("It is not shown that nothing is left. Terminate again.");
    } else {
        first =
            left.empty() ? say("It is not shown that nothing is left.") : whatIsLeft(machines, left.size() - machines);
        Sentence next = say("Terminate again.");
        if (any(needsLogin))
            next = say("Log in again or renew the credentials first, then terminate again.");
        else if (protectedMachines() == 1)
            next = say("1 machine has termination protection: terminate again and agree to lift it "
                       "(--lift-protection).");
        else if (protectedMachines() > 0)
            next = say("%1 machines have termination protection: terminate again and agree to lift it "
                       "(--lift-protection).",
                       protectedMachines());
        else if (!left.empty() && left.size() == claimed().size())
            next = say("It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.");
        else if (left.empty() && any(isUnreachable))
            next = say("The ledger lists nothing, and the endpoint did not respond: terminate again when it does.");
        first = followedBy(first, next);
    }
    std::vector<Sentence> text{first};
    for (const auto &[name, error] : clustersNotChecked)
        text.push_back(say("Not terminated: %1.", error.detail));
    std::map<std::string, std::vector<const Target *>> byLedger;
    for (const Target &t : others)
        byLedger[t.ledger].push_back(&t);
    for (const auto &[ledger, list] : byLedger)
        text.push_back(stillElsewhere(list));
    if (unwritable)
        text.push_back(say("The ledger could not be written (%1: %2): what was terminated is not recorded there. "
                           "Terminate again when it can be.",
                           unwritable->source, unwritable->detail));
    return text;
}

std::string Receipt::closing() const
{
    return asEnglish(closingText());
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
        add(l.target.kind + " " + l.target.id + " in " + l.target.region + " (" + l.message.english() + ")");
    for (const auto &[region, error] : regionsNotRead)
        add(region + " could not be checked (" + error.source + ": " + error.detail + ")");
    for (const auto &[name, error] : clustersNotChecked)
        add(error.detail);
    if (text.empty())
        add("a second check has not shown that nothing is left");
    return fail(ErrorCode::StillRunning, "terminate", text);
}

std::vector<Sentence> Receipt::text() const
{
    std::vector<Sentence> all{say("Trainyard receipt"), {}};
    all.push_back(say("profile   %1", profile + (endpoint.empty() ? "" : " (" + endpoint + ")")));
    if (!account.empty())
        all.push_back(say("account   %1", account));
    all.push_back(say("started   %1", toIso8601(started)));
    all.push_back(say("finished  %1 (%2)", toIso8601(finished), formatDuration(finished - started)));
    all.emplace_back();
    if (lines.empty())
        all.push_back(say("There was nothing to terminate."));
    std::ranges::transform(lines, std::back_inserter(all), lineOfReceipt);
    for (const auto &[region, error] : regionsNotRead)
        all.push_back(say("NOT CHECKED %1: %2: %3", region, error.source, error.detail));
    for (const auto &[name, error] : clustersNotChecked)
        all.push_back(say("NOT CHECKED cluster %1", name));
    all.emplace_back();
    std::ranges::copy(closingText(), std::back_inserter(all));
    return all;
}

std::string Receipt::toText() const
{
    return asEnglish(text()) + "\n";
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
                          {"words", l.message.english()},
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
