#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/automation/declarative_internal.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/core/text.h"
#include "backend/protocol/job/job_field.h"

namespace trainyard::automation {

namespace {

using Json = nlohmann::ordered_json;
using Help = std::map<std::string, std::string>;

/// A text without quotes where YAML takes it for a text.
std::string scalarText(const Json &value)
{
    if (!value.is_string())
        return value.dump();
    const auto &text = value.get_ref<const std::string &>();
    const bool letter = !text.empty() && ((text.front() >= 'a' && text.front() <= 'z') ||
                                          (text.front() >= 'A' && text.front() <= 'Z') || text.front() == '/');
    const bool plain = letter && std::ranges::all_of(text, [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                  c == '.' || c == '_' || c == '-' || c == '/';
                       });
    static const std::set<std::string> kWords{"true", "false", "null", "yes", "no", "on", "off", "y", "n"};
    return plain && !kWords.contains(lowered(text)) ? text : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The name of a member: options have points in theirs, tags anything.
std::string keyText(const std::string &name)
{
    return scalarText(Json(name));
}

void writeMember(std::string &out, const std::string &indent, const std::string &name, const Json &value,
                 const std::string &comment)
{
    if (!comment.empty())
        out += indent + "# " + comment + "\n";
    out += indent + keyText(name) + ":";
    if (value.is_object()) {
        out += value.empty() ? " {}\n" : "\n";
        for (const auto &[key, item] : value.items())
            writeMember(out, indent + "  ", key, item, {});
    } else if (value.is_array()) {
        out += value.empty() ? " []\n" : "\n";
        for (const Json &item : value)
            out += indent + "  - " + (item.is_structured() ? item.dump() : scalarText(item)) + "\n";
    } else {
        out += " " + scalarText(value) + "\n";
    }
}

/// One line, without a full stop at its end.
std::string commentOf(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// Members that differ from the default, and those that are always shown.
void writeObject(std::string &out, const std::string &indent, const Json &value, const Json &byDefault,
                 const std::set<std::string> &always, const Help &help, const std::string &prefix)
{
    for (const auto &[name, item] : value.items()) {
        const auto before = byDefault.find(name);
        const bool same = before != byDefault.end() && *before == item;
        if (same && !always.contains(prefix + name))
            continue;
        const auto words = help.find(prefix + name);
        const std::string comment = words == help.end() ? std::string() : commentOf(words->second);
        if (item.is_object() && before != byDefault.end() && before->is_object() && !before->empty()) {
            out += indent + keyText(name) + ":\n";
            writeObject(out, indent + "  ", item, *before, always, help, prefix + name + ".");
        } else {
            writeMember(out, indent, name, item, comment);
        }
    }
}

Help planHelp()
{
    Help help;
    forEachField(cluster::kPlanFields, [&help](const auto &line) { help.emplace(line.name.file, line.help); });
    return help;
}

Help jobHelp()
{
    Help help;
    for (const auto &fields : {protocol::jobFields(), protocol::taskFields()}) {
        for (const protocol::JobField &field : fields)
            help.emplace(field.name, field.help);
    }
    return help;
}

void writeCluster(std::string &out, cluster::LaunchPlan plan, bool portable)
{
    if (portable)
        plan.keyFile = plan.keyName = std::string();
    Json value = Json::parse(plan.toJson()), byDefault = Json::parse(cluster::LaunchPlan().toJson());
    value.erase("trainyardPlan");
    out += "cluster:\n";
    writeObject(out, "  ", value, byDefault, {"name", "region", "instanceType", "workers", "deadlineMinutes"},
                planHelp(), {});
}

void writeJob(std::string &out, protocol::JobSpec job, bool portable)
{
    job.run = RunId();
    job.task.codeHash.clear(); // of the code as it was at a start
    if (portable)
        job.task.code.clear();
    protocol::JobSpec standard;
    standard.type = job.type;
    if (!job.usesParameterServer())
        standard.servers = 0;
    std::set<std::string> always{"type", "task.command"};
    if (!job.isTask())
        always.insert("epochs");
    Json value = Json::parse(protocol::toJson(job)), byDefault = Json::parse(protocol::toJson(standard));
    for (const char *member : {"version", "run"})
        value.erase(member);
    out += "job:\n";
    std::string members;
    writeObject(members, "  ", value, byDefault, always, jobHelp(), {});
    out += members;
}

} // namespace

std::string declarativeText(const std::optional<cluster::LaunchPlan> &plan, const std::optional<protocol::JobSpec> &job,
                            bool portable)
{
    std::string out = "# Check it with: trainyardctl lint FILE\nversion: 1\n";
    if (plan)
        writeCluster(out, *plan, portable);
    if (job)
        writeJob(out, *job, portable);
    return out;
}

} // namespace trainyard::automation
