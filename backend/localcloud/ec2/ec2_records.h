#pragma once

#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

/// Writes a record through. A failure (a full disk) is logged and keeps the record in memory; the next write tries
/// again.
template <class T>
void Ec2Service::save(const char *kind, const std::string &id, const T &record)
{
    if (const auto written = m_store.put(
            kind, id, nlohmann::json(record).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        !written)
        spdlog::error("the record of {} {} is not on disk: {}", kind, id, written.error().detail);
}

/// Writes the tagSet of a resource; nothing when it has no tags.
void writeTags(XmlWriter &, const Tags &);

/// Writes the resources of the region that pass the filters.
template <class T, class F>
ServiceResult<std::string> describeSet(const Ec2Call &call, const std::map<std::string, T> &all,
                                       const FilterTable<T> &table, const char *set, F write)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, table));
    XmlWriter xml;
    xml.element(set, [&] {
        for (const auto &entry : all) {
            const auto &one = entry.second;
            if (one.region == call.region && passes(filters, table, one, one.tags).value_or(false)) {
                xml.element("item", [&] {
                    write(xml, one);
                    writeTags(xml, one.tags);
                });
            }
        }
    });
    return xml.str();
}

} // namespace trainyard::localcloud
