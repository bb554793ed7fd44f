#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

/// Tags that clients can neither set nor delete, and that do not count.
bool isSystemTag(const std::string &key)
{
    return key.starts_with("localcloud:") || key.starts_with("aws:");
}

struct TagRow {
    std::string resource, type, key, value;
};

const FilterTable<TagRow> kTagFilters = {
    {"resource-id", [](const TagRow &t) { return Values{t.resource}; }},
    {"resource-type", [](const TagRow &t) { return Values{t.type}; }},
    {"key", [](const TagRow &t) { return Values{t.key}; }},
    {"value", [](const TagRow &t) { return Values{t.value}; }},
};

/// Calls `use` with the record of the id and the records of its kind.
/// \return false when there is no such record
template <class F>
bool withTagged(Ec2State &state, const std::string &region, const std::string &id, F use)
{
    bool found = false;
    state.eachTagged([&](auto &records) {
        if (auto *one = records.find(region, id)) {
            found = true;
            use(*one, records);
        }
    });
    return found;
}

Body createTags(const Ec2Context &ec2, const Ec2Call &call)
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
        Tags after = fresh;
        const auto merge = [&](const auto &one, auto &) { after.insert(one.tags.begin(), one.tags.end()); };
        if (!withTagged(ec2.state, call.region, id, merge))
            return refuse(id.starts_with("i-") ? "InvalidInstanceID.NotFound" : "InvalidID",
                          "The ID '" + id + "' is not valid");
        std::erase_if(after, [](const auto &pair) { return isSystemTag(pair.first); });
        if (after.size() > 50)
            return refuse("TagLimitExceeded", "The maximum number of Tags for a resource has been reached");
    }
    for (const auto &id : ids) {
        withTagged(ec2.state, call.region, id, [&](auto &one, auto &records) {
            for (const auto &[key, value] : fresh)
                one.tags[key] = value;
            records.save(one);
        });
    }
    return kDone;
}

/// \param given  the tags to delete; if one has a value, only a tag with that value is deleted ("Value=" stands for an
///     empty one). Empty: all tags
void removeTags(Tags &tags, const std::vector<Parameters> &given)
{
    std::erase_if(tags, [&](const auto &pair) {
        const auto names = [&](const Parameters &tag) {
            return tag.text("Key") == pair.first && (!tag.has("Value") || tag.text("Value") == pair.second);
        };
        return !isSystemTag(pair.first) && (given.empty() || std::ranges::any_of(given, names));
    });
}

Body deleteTags(const Ec2Context &ec2, const Ec2Call &call)
{
    const auto ids = call.parameters.list("ResourceId");
    if (ids.empty())
        return refuse("MissingParameter", "The request must contain the parameter resourceIdSet");
    for (const auto &id : ids) {
        if (!withTagged(ec2.state, call.region, id, [](auto &, auto &) {}))
            return refuse("InvalidID", "The ID '" + id + "' is not valid");
    }
    for (const auto &id : ids) {
        withTagged(ec2.state, call.region, id, [&](auto &one, auto &records) {
            removeTags(one.tags, call.parameters.structures("Tag"));
            records.save(one);
        });
    }
    return kDone;
}

Body describeTags(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kTagFilters));
    std::vector<TagRow> rows;
    ec2.state.eachTagged([&](auto &records) {
        const auto &kind = records.kind();
        const std::string type = kind == "address"        ? "elastic-ip"
                                 : kind == "spot-request" ? "spot-instances-request"
                                                          : kind;
        for (const auto *resource : records.of(call.region)) {
            for (const auto &[key, value] : resource->tags) {
                TagRow row{resource->id, type, key, value};
                if (passes(filters, kTagFilters, row, Tags{{key, value}}).value_or(false))
                    rows.push_back(std::move(row));
            }
        }
    });
    return pageOf(call, rows, 5, 1000, "tagSet", [](XmlWriter &xml, const TagRow &row) {
        xml.text("resourceId", row.resource).text("resourceType", row.type);
        xml.text("key", row.key).text("value", row.value);
    });
}

} // namespace

void writeTags(XmlWriter &xml, const Tags &tags)
{
    if (!tags.empty())
        writeSet(xml, "tagSet", tags,
                 [](XmlWriter &item, const auto &tag) { item.text("key", tag.first).text("value", tag.second); });
}

std::vector<Ec2Action> tagActions()
{
    return {{"CreateTags", createTags, "ResourceId.N Tag.N.Key Tag.N.Value"},
            {"DeleteTags", deleteTags, "ResourceId.N Tag.N.Key Tag.N.Value"},
            {"DescribeTags", describeTags, kPages}};
}

} // namespace trainyard::localcloud
