#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

struct TagRow {
    std::string resource, type, key, value;
};

const FilterTable<TagRow> kTagFilters = {
    {"resource-id", [](const TagRow &t) { return std::vector{t.resource}; }},
    {"resource-type", [](const TagRow &t) { return std::vector{t.type}; }},
    {"key", [](const TagRow &t) { return std::vector{t.key}; }},
    {"value", [](const TagRow &t) { return std::vector{t.value}; }},
};

} // namespace

/// Calls `use` for every kind of taggable resource: name of the kind, and its records.
template <class F>
void Ec2Service::eachTaggedKind(F use)
{
    use("instance", m_instances);
    use("volume", m_volumes);
    use("security-group", m_groups);
    use("key-pair", m_keys);
    use("address", m_addresses);
    use("natgateway", m_gateways);
    use("placement-group", m_placementGroups);
    use("launch-template", m_templates);
    use("spot-request", m_spotRequests);
}

Tags *Ec2Service::tagsOf(const std::string &region, const std::string &id)
{
    Tags *tags = nullptr;
    eachTaggedKind([&](const char *, auto &resources) {
        if (const auto one = resources.find(id); one != resources.end() && one->second.region == region)
            tags = &one->second.tags;
    });
    return tags;
}

void Ec2Service::saveTagged(const std::string &id)
{
    eachTaggedKind([&](const char *kind, auto &resources) {
        if (const auto one = resources.find(id); one != resources.end())
            save(kind, id, one->second);
    });
}

ServiceResult<void> Ec2Service::launchFor(Ec2Call call, const Tags &own)
{
    const auto token = newResourceId("for-");
    auto query = call.parameters.all();
    query["ClientToken"] = token;
    call.parameters = Parameters(std::move(query));
    TY_TRY(handle(call));
    const std::lock_guard guard(m_mutex);
    for (auto &[id, one] : m_instances) {
        if (one.clientToken != token || one.region != call.region)
            continue;
        one.tags.insert(own.begin(), own.end());
        saveInstance(one);
    }
    return {};
}

std::vector<Instance> Ec2Service::withTag(const std::string &region, const std::string &key, const std::string &value)
{
    const std::lock_guard guard(m_mutex);
    std::vector<Instance> found;
    for (const auto &[id, one] : m_instances) {
        const auto tag = one.tags.find(key);
        if (one.region == region && tag != one.tags.end() && tag->second == value)
            found.push_back(one);
    }
    return found;
}

Ec2Service::Body Ec2Service::createTags(const Ec2Call &call)
{
    const auto ids = call.parameters.list("ResourceId");
    const auto given = call.parameters.structures("Tag");
    if (ids.empty() || given.empty())
        return refuse("MissingParameter", std::string("The request must contain the parameter ") +
                                              (ids.empty() ? "resourceIdSet" : "tagSet"));
    Tags fresh;
    for (const auto &tag : given)
        fresh[tag.text("Key")] = tag.text("Value");
    TY_TRY(checkTags(fresh));
    for (const auto &id : ids) {
        const auto *tags = tagsOf(call.region, id);
        if (!tags)
            return refuse(id.starts_with("i-") ? "InvalidInstanceID.NotFound" : "InvalidID",
                          "The ID '" + id + "' is not valid");
        auto after = *tags;
        std::erase_if(after, [](const auto &pair) { return pair.first.starts_with("localcloud:"); });
        for (const auto &[key, value] : fresh)
            after[key] = value;
        if (after.size() > 50)
            return refuse("TagLimitExceeded", "The maximum number of Tags for a resource has been reached");
    }
    for (const auto &id : ids) {
        for (const auto &[key, value] : fresh)
            (*tagsOf(call.region, id))[key] = value;
        saveTagged(id);
    }
    return std::string("<return>true</return>");
}

Ec2Service::Body Ec2Service::deleteTags(const Ec2Call &call)
{
    const auto ids = call.parameters.list("ResourceId");
    if (ids.empty())
        return refuse("MissingParameter", "The request must contain the parameter resourceIdSet");
    for (const auto &id : ids) {
        if (!tagsOf(call.region, id))
            return refuse("InvalidID", "The ID '" + id + "' is not valid");
    }
    const auto given = call.parameters.structures("Tag");
    for (const auto &id : ids) {
        auto &tags = *tagsOf(call.region, id);
        if (given.empty())
            std::erase_if(tags, [](const auto &pair) { return !pair.first.starts_with("localcloud:"); });
        for (const auto &tag : given) {
            const auto found = tags.find(tag.text("Key"));
            // If the request gives a value, only a tag with that value is deleted; "Value=" stands for an empty one.
            if (found != tags.end() && !found->first.starts_with("localcloud:") &&
                (!tag.has("Value") || tag.text("Value") == found->second))
                tags.erase(found);
        }
        saveTagged(id);
    }
    return std::string("<return>true</return>");
}

Ec2Service::Body Ec2Service::describeTags(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kTagFilters));
    std::vector<TagRow> rows;
    eachTaggedKind([&](std::string_view kind, const auto &resources) {
        const std::string type = kind == "address"        ? "elastic-ip"
                                 : kind == "spot-request" ? "spot-instances-request"
                                                          : std::string(kind);
        for (const auto &[id, resource] : resources) {
            if (resource.region != call.region)
                continue;
            for (const auto &[key, value] : resource.tags) {
                TagRow row{id, type, key, value};
                if (passes(filters, kTagFilters, row, Tags{{key, value}}).value_or(false))
                    rows.push_back(std::move(row));
            }
        }
    });
    TY_ASSIGN(const auto page, readPage(call.parameters, rows.size(), 5, 1000));
    XmlWriter xml;
    xml.element("tagSet", [&] {
        for (auto i = page.from; i < page.to; ++i)
            xml.element("item", [&] {
                xml.text("resourceId", rows[i].resource).text("resourceType", rows[i].type);
                xml.text("key", rows[i].key).text("value", rows[i].value);
            });
    });
    return xml.optional("nextToken", page.next).str();
}

void writeTags(XmlWriter &xml, const Tags &tags)
{
    if (tags.empty())
        return;
    xml.element("tagSet", [&] {
        for (const auto &tag : tags)
            xml.element("item", [&] { xml.text("key", tag.first).text("value", tag.second); });
    });
}

} // namespace trainyard::localcloud
