#include <array>
#include <cmath>

#include "backend/automation/declarative_internal.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/core/text.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_field.h"

namespace trainyard::automation {

namespace {

using Json = nlohmann::ordered_json;
using protocol::JobField;

void addRange(Json &schema, const Limits &limits, double scale = 1)
{
    if (std::isfinite(limits.low) && !limits.orZero)
        schema["minimum"] = limits.low * scale;
    if (std::isfinite(limits.high))
        schema["maximum"] = limits.high * scale;
}

template <class T>
Json schemaOf(const T &value, const Limits &limits)
{
    Json schema;
    if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::optional<bool>>) {
        schema["type"] = "boolean";
    } else if constexpr (std::is_same_v<T, int>) {
        schema["type"] = "integer";
        addRange(schema, limits);
    } else if constexpr (std::is_same_v<T, double>) {
        schema["type"] = "number";
        addRange(schema, limits);
    } else if constexpr (requires { value.count(); }) {
        schema["type"] = "integer";
        addRange(schema, limits);
    } else if constexpr (NamedEnum<T>) {
        schema["enum"] = Json::array();
        for (const std::string_view name : namesOf(value))
            schema["enum"].push_back(name);
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        schema["type"] = "array";
        schema["items"] = {{"type", "string"}};
    } else if constexpr (std::is_same_v<T, std::map<std::string, std::string>>) {
        schema["type"] = "object";
        schema["additionalProperties"] = {{"type", Json::array({"string", "number", "boolean"})}};
    } else {
        schema["type"] = "string";
    }
    return schema;
}

Json clusterSchema()
{
    Json members = Json::object();
    const cluster::LaunchPlan plan;
    forEachField(cluster::kPlanFields, [&](const auto &line) {
        Json schema = schemaOf(line.in(plan), line.limits);
        if (*line.help != '\0')
            schema["description"] = line.help;
        members[line.name.file] = std::move(schema);
    });
    return {{"type", "object"}, {"additionalProperties", false}, {"properties", members}};
}

/// By the value that a member has in a job without options.
Json schemaOfValue(const Json &value)
{
    if (value.is_boolean())
        return {{"type", "boolean"}};
    if (value.is_number_integer())
        return {{"type", "integer"}};
    if (value.is_number())
        return {{"type", "number"}};
    if (value.is_array())
        return {{"type", "array"}};
    if (value.is_object()) {
        Json members = Json::object();
        for (const auto &[name, item] : value.items())
            members[name] = schemaOfValue(item);
        return {{"type", "object"}, {"additionalProperties", false}, {"properties", members}};
    }
    return {{"type", "string"}};
}

void describeField(Json &schema, const JobField &field)
{
    schema["description"] = field.help;
    switch (field.kind) {
    case JobField::Kind::Integer:
    case JobField::Kind::Real:
        schema["type"] = field.kind == JobField::Kind::Integer ? "integer" : "number";
        addRange(schema, {.low = field.low, .high = field.high});
        break;
    case JobField::Kind::Choice:
        schema = {{"description", field.help}, {"enum", field.choices}};
        break;
    case JobField::Kind::Text:
        if (field.high > 0)
            schema["maxLength"] = field.high;
        break;
    case JobField::Kind::Lines:
        schema["items"] = {{"type", "string"}};
        break;
    case JobField::Kind::Flag:
    case JobField::Kind::Numbers:
        break;
    }
}

/// The schema of a member: "task.setup", "epochs".
Json *memberSchema(Json &schema, std::string_view name)
{
    Json *at = &schema;
    for (const std::string_view part : split(name, '.')) {
        auto members = at->find("properties");
        if (members == at->end() || !members->contains(std::string(part)))
            return nullptr;
        at = &(*members)[std::string(part)];
    }
    return at;
}

Json jobSchema()
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Command; // has all members
    Json schema = schemaOfValue(Json::parse(protocol::toJson(job)));
    Json types = Json::array();
    for (const std::string_view name : namesOf(protocol::JobType()))
        types.push_back(name);
    schema["properties"]["type"] = {{"enum", types}, {"description", "What runs; default: the bundled trainer"}};
    for (const auto &fields : {protocol::jobFields(), protocol::taskFields()}) {
        for (const JobField &field : fields) {
            if (Json *member = memberSchema(schema, field.name))
                describeField(*member, field);
        }
    }
    Json options = Json::object();
    const Json anyText = Json::array({"string", "number", "boolean"});
    for (const jobs::JobType *type : jobs::jobTypes()) {
        for (const JobField &field : jobs::fieldsOf(*type))
            options[field.name.substr(std::string_view("task.options.").size())] = {{"type", anyText},
                                                                                    {"description", field.help}};
    }
    if (Json *member = memberSchema(schema, "task.options")) {
        (*member)["additionalProperties"] = false;
        (*member)["properties"] = options;
    }
    return schema;
}

} // namespace

std::string declarativeSchema()
{
    Json schema;
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    schema["title"] = "Trainyard: a cluster and a job";
    schema["type"] = "object";
    schema["required"] = Json::array({"version"});
    schema["additionalProperties"] = false;
    schema["properties"]["version"] = {{"const", 1}};
    schema["properties"]["cluster"] = clusterSchema();
    schema["properties"]["job"] = jobSchema();
    return schema.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace trainyard::automation
