#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/inventory_internal.h"
#include "backend/cluster/teardown_internal.h"
#include "backend/core/files.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

std::string_view name(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Ended:
        return "ended";
    case Outcome::WasGone:
        return "was gone";
    case Outcome::Left:
        return "LEFT";
    }
    return "";
}

} // namespace

std::vector<ReceiptLine> Receipt::leftovers() const
{
    std::vector<ReceiptLine> left;
    std::ranges::copy_if(lines, std::back_inserter(left),
                         [](const ReceiptLine &l) { return l.outcome == Outcome::Left; });
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

Status Receipt::asStatus() const
{
    if (clean())
        return {};
    std::string text;
    const auto add = [&](const std::string &more) { text += (text.empty() ? "" : "; ") + more; };
    for (const ReceiptLine &l : leftovers())
        add(l.target.kind + " " + l.target.id + " in " + l.target.region + " (" + l.words + ")");
    for (const auto &[region, error] : regionsNotRead)
        add(region + " could not be checked (" + error.source + ": " + error.detail + ")");
    if (text.empty())
        add("a second look has not shown that nothing is left");
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
        text += "There was nothing to end.\n";
    for (const ReceiptLine &l : lines) {
        const Target &t = l.target;
        text += fmt::format("{:<9} {:<15} {:<22} {:<14} {:<24} {}  {}\n", name(l.outcome), t.kind, t.id, t.region,
                            t.clusterName + (t.name.empty() || t.kind != "instance" ? "" : " " + t.name),
                            toIso8601(l.at), l.words);
    }
    for (const auto &[region, error] : regionsNotRead)
        text += fmt::format("NOT CHECKED {}: {}: {}\n", region, error.source, error.detail);
    text += "\n";
    const auto left = leftovers().size();
    if (clean())
        text += "A second look found nothing. Nothing is left running.\n";
    else if (left > 0 && left == claimed().size())
        text += fmt::format("{} {} left that {} our tags and that this ledger never asked for. Adopt or end {} by hand.\n",
                            left, left == 1 ? "thing is" : "things are", left == 1 ? "carries" : "carry",
                            left == 1 ? "it" : "them");
    else if (left > 0 && protectedMachines() > 0)
        text += fmt::format("{} {} left, {} of them because protection against termination is on. Terminate again and "
                            "agree to lift it.\n",
                            left, left == 1 ? "thing is" : "things are", protectedMachines());
    else if (left > 0)
        text += fmt::format("{} {} left. Terminate again.\n", left, left == 1 ? "thing is" : "things are");
    else
        text += "It is not shown that nothing is left. Terminate again.\n";
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
    root["lines"] = ordered_json::array();
    for (const ReceiptLine &l : lines) {
        const Target &t = l.target;
        ordered_json line{{"outcome", name(l.outcome)},
                          {"kind", t.kind},
                          {"id", t.id},
                          {"region", t.region},
                          {"cluster", t.cluster.value},
                          {"clusterName", t.clusterName},
                          {"name", t.name},
                          {"type", t.type},
                          {"owner", t.owner},
                          {"usdPerHour", t.usdPerHour},
                          {"why", t.why},
                          {"words", l.words},
                          {"at", toIso8601(l.at)}};
        if (l.isProtected)
            line["protected"] = true;
        if (l.isClaimed)
            line["claimed"] = true;
        if (t.created)
            line["created"] = toIso8601(*t.created);
        root["lines"].push_back(std::move(line));
    }
    root["regionsNotRead"] = ordered_json::array();
    for (const auto &[region, error] : regionsNotRead) {
        root["regionsNotRead"].push_back({{"region", region},
                                          {"code", trainyard::name(error.code)},
                                          {"source", error.source},
                                          {"detail", error.detail}});
    }
    return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Status writeReceipt(const CloudContext &cloud, Receipt &receipt)
{
    const auto folder = cloud.stateFolder / "receipts";
    if (auto made = ensureFolder(folder, 0700); !made)
        return made;
    // The time for people, the random part for two teardowns in one second.
    const auto stem = toAmzDate(receipt.started) + newIdText("-").substr(0, 5);
    const auto text = folder / (stem + ".txt"), json = folder / (stem + ".json");
    if (auto wrote = writeFileAtomically(text, receipt.toText()); !wrote)
        return wrote;
    receipt.files.push_back(text);
    if (auto wrote = writeFileAtomically(json, receipt.toJson()); !wrote)
        return wrote;
    receipt.files.push_back(json);
    return {};
}

} // namespace trainyard::cluster
