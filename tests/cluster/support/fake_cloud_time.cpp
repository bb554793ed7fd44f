// State transitions of the fake cloud over time, and its state file.
#include <fstream>

#include <nlohmann/json.hpp>

#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using nlohmann::json;

std::int64_t millis(Timestamp t)
{
    return t.time_since_epoch().count();
}

Timestamp timestamp(const json &value)
{
    return Timestamp(std::chrono::milliseconds(value.get<std::int64_t>()));
}

json toJson(const std::map<std::string, Timestamp> &times)
{
    json object = json::object();
    for (const auto &[id, at] : times)
        object[id] = millis(at);
    return object;
}

std::map<std::string, Timestamp> times(const json &object)
{
    std::map<std::string, Timestamp> all;
    for (const auto &[id, at] : object.items())
        all[id] = timestamp(at);
    return all;
}

json toJson(const Ec2Resource &t)
{
    return {{"kind", int(t.kind)}, {"id", t.id},        {"name", t.name},
            {"state", t.state},    {"size", t.sizeGiB}, {"tags", t.tags}};
}

Ec2Resource resource(const json &t)
{
    return {ResourceKind(t.at("kind").get<int>()), t.at("id"), t.at("name"), t.at("state"), t.at("size"), t.at("tags")};
}

} // namespace

void FakeCloud::passTime(Region &here)
{
    const auto now = wallNow();
    for (aws::Instance &m : here.machines) {
        auto &since = here.changed[m.id.value];
        const auto become = [&](const char *from, std::chrono::milliseconds delay, const char *to) {
            if (m.state != from || now < since + delay)
                return;
            m.state = to;
            since += delay;
        };
        become("pending", timing->boot, "running");
        become("shutting-down", timing->end, "terminated");
        become("stopping", timing->stop, "stopped");
        if (m.state == "running" && m.privateIp.empty()) {
            const auto number = std::to_string(std::stoi(m.id.value.substr(15)));
            m.privateIp = "10.0.0." + number;
            m.publicIp = "203.0.113." + number;
        }
    }
}

bool FakeCloud::knows(Region &here, const std::string &id)
{
    const auto made = here.made.find(id);
    if (!timing || made == here.made.end())
        return true;
    const auto age = wallNow() - made->second;
    return age >= timing->lag || (age >= timing->lag / 2 && m_questions % 2 == 1);
}

std::set<std::string> FakeCloud::aliveIds() const
{
    const std::lock_guard lock(m_mutex);
    std::set<std::string> ids;
    for (const auto &[name, region] : m_regions) {
        for (const aws::Instance &m : region.machines) {
            if (!m.isTerminated())
                ids.insert(m.id.value);
        }
    }
    return ids;
}

std::optional<Timestamp> FakeCloud::lastEnd() const
{
    const std::lock_guard lock(m_mutex);
    std::optional<Timestamp> last;
    for (const auto &[name, region] : m_regions) {
        for (const aws::Instance &m : region.machines) {
            const auto at = region.changed.find(m.id.value);
            if (m.isTerminated() && at != region.changed.end())
                last = std::max(last.value_or(at->second), at->second);
        }
    }
    return last;
}

std::string FakeCloud::toJson() const
{
    const std::lock_guard lock(m_mutex);
    return text();
}

std::string FakeCloud::text() const
{
    json root{{"next", m_next}, {"regions", json::object()}};
    for (const auto &[name, region] : m_regions) {
        json machines = json::array(), resources = json::array(), groups = json::array(), keys = json::array();
        for (const aws::Instance &m : region.machines)
            machines.push_back({{"id", m.id.value},
                                {"state", m.state},
                                {"type", m.type},
                                {"zone", m.zone},
                                {"key", m.keyName},
                                {"image", m.imageId},
                                {"token", m.clientToken},
                                {"private", m.privateIp},
                                {"public", m.publicIp},
                                {"launched", millis(m.launched)},
                                {"tags", m.tags}});
        for (const Ec2Resource &t : region.others)
            resources.push_back(cluster::toJson(t));
        for (const auto &[id, t] : region.groups)
            groups.push_back(cluster::toJson(t));
        for (const auto &[id, t] : region.keys)
            keys.push_back(cluster::toJson(t));
        root["regions"][name] = {{"machines", machines},
                                 {"things", resources},
                                 {"groups", groups},
                                 {"keys", keys},
                                 {"importedAs", region.importedAs},
                                 {"groupOf", region.groupOf},
                                 {"attachedTo", region.attachedTo},
                                 {"made", cluster::toJson(region.made)},
                                 {"changed", cluster::toJson(region.changed)}};
    }
    return root.dump();
}

void FakeCloud::write() const
{
    const auto next = file.string() + ".new";
    std::ofstream(next) << text();
    std::filesystem::rename(next, file); // atomic: a killed process leaves no partial file
}

void FakeCloud::fromJson(const std::string &source)
{
    const json root = json::parse(source);
    const std::lock_guard lock(m_mutex);
    m_next = root.at("next");
    m_regions.clear();
    for (const auto &[name, from] : root.at("regions").items()) {
        Region &region = m_regions[name];
        for (const json &m : from.at("machines")) {
            aws::Instance machine;
            machine.id = InstanceId(m.at("id").get<std::string>());
            machine.state = m.at("state");
            machine.type = m.at("type");
            machine.zone = m.at("zone");
            machine.keyName = m.at("key");
            machine.imageId = m.at("image");
            machine.clientToken = m.at("token");
            machine.privateIp = m.at("private");
            machine.publicIp = m.at("public");
            machine.launched = timestamp(m.at("launched"));
            machine.tags = m.at("tags").get<TagMap>();
            region.machines.push_back(std::move(machine));
        }
        for (const json &t : from.at("things"))
            region.others.push_back(resource(t));
        for (const json &t : from.at("groups"))
            region.groups[t.at("id")] = resource(t);
        for (const json &t : from.at("keys"))
            region.keys[t.at("id")] = resource(t);
        region.importedAs = from.at("importedAs");
        region.groupOf = from.at("groupOf");
        region.attachedTo = from.at("attachedTo");
        region.made = times(from.at("made"));
        region.changed = times(from.at("changed"));
    }
}

} // namespace trainyard::cluster
