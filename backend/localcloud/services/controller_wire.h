#pragma once

#include <algorithm>
#include <cctype>
#include <string>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/xml_writer.h"

/// Wire helpers that the services share.
namespace trainyard::localcloud::controller {

inline constexpr std::int64_t kMostMachines = 64; ///< of one controller

/// True when a group may have these sizes.
inline bool areSizes(std::int64_t least, std::int64_t wanted, std::int64_t most)
{
    return least >= 0 && wanted >= least && most >= wanted && most <= kMostMachines;
}

inline bool isPlainName(const std::string &name)
{
    return !name.empty() && name.size() <= 128 && std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '_' || c == '.';
    });
}

inline void writeMembers(XmlWriter &xml, const Tags &tags)
{
    for (const auto &tag : tags)
        xml.element("member", [&] { xml.text("Key", tag.first).text("Value", tag.second); });
}

/// Reads and checks "Tags.member.N" of a query operation.
inline ServiceResult<Tags> tagsIn(const Parameters &parameters)
{
    Tags tags;
    for (const auto &tag : parameters.structures("Tags.member"))
        tags[tag.text("Key")] = tag.text("Value");
    TY_TRY(checkTags(tags));
    return tags;
}

inline std::string textOf(const nlohmann::json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

inline bool flagOf(const nlohmann::json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at != object.end() && at->is_boolean() && at->get<bool>();
}

inline std::int64_t numberOf(const nlohmann::json &object, const char *name, std::int64_t otherwise)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    if (at == object.end())
        return otherwise;
    if (at->is_number_integer())
        return at->get<std::int64_t>();
    const auto text = at->is_string() ? at->get<std::string>() : std::string(); // templates may quote numbers
    return !text.empty() && text.size() < 6 &&
                   std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c); })
               ? std::stoll(text)
               : -1;
}

/// "Tags": [{"Key": ..., "Value": ...}]
inline ServiceResult<Tags> tagsIn(const nlohmann::json &object)
{
    Tags tags;
    const auto list = object.is_object() ? object.find("Tags") : object.end();
    if (list != object.end() && list->is_array()) {
        for (const auto &tag : *list)
            tags[textOf(tag, "Key")] = textOf(tag, "Value");
    }
    TY_TRY(checkTags(tags));
    return tags;
}

} // namespace trainyard::localcloud::controller
