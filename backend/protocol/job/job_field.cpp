#include "backend/protocol/job/job_field.h"

#include <type_traits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_fields_internal.h"

namespace trainyard::protocol {

namespace {

using nlohmann::json;
using Kind = JobField::Kind;

template <class T>
constexpr bool kIsNumbers = std::is_same_v<T, std::vector<double>> || std::is_same_v<T, std::array<double, 3>>;

template <class T>
constexpr Kind kindOf()
{
    if constexpr (std::is_same_v<T, bool>)
        return Kind::Flag;
    else if constexpr (std::is_integral_v<T>)
        return Kind::Integer;
    else if constexpr (std::is_floating_point_v<T>)
        return Kind::Real;
    else if constexpr (NamedEnum<T>)
        return Kind::Choice;
    else if constexpr (kIsNumbers<T>)
        return Kind::Numbers;
    else if constexpr (std::is_same_v<T, std::vector<std::string>>)
        return Kind::Lines;
    else
        return Kind::Text;
}

template <class T>
std::string textOf(const T &value)
{
    if constexpr (NamedEnum<T>)
        return std::string(toString(value));
    else if constexpr (kIsNumbers<T>)
        return fmt::format("{}", fmt::join(value, ","));
    else if constexpr (std::is_same_v<T, std::vector<std::string>>)
        return fmt::format("{}", fmt::join(value, "\n"));
    else
        return fmt::format("{}", value);
}

/// The JSON value that a field of this kind has for the text; discarded where it is none.
json valueOf(Kind kind, std::string_view text)
{
    switch (kind) {
    case Kind::Text:
    case Kind::Choice:
        return std::string(text);
    case Kind::Lines: {
        json list = json::array();
        for (std::string_view line; takeLine(text, line);)
            list.push_back(std::string(line));
        return list;
    }
    case Kind::Numbers:
        return json::parse('[' + std::string(text) + ']', nullptr, false);
    case Kind::Flag:
    case Kind::Integer:
    case Kind::Real:
        break;
    }
    return json::parse(text, nullptr, false);
}

/// \param spec  the part of the job that has the field
template <class Line, class Spec>
Status setField(const Line &line, Spec &spec, std::string_view text, const std::string &prefix)
{
    auto value = line.in(spec);
    const json parsed = valueOf(kindOf<std::decay_t<decltype(value)>>(), text);
    if (parsed.is_discarded())
        return fail(ErrorCode::InvalidArgument, kJobSource,
                    fmt::format("{}{}: \"{}\" is not a number", prefix, line.name.file, text));
    const json object{{line.name.file, parsed}};
    FieldReader in(object, ErrorCode::InvalidArgument, kJobSource, prefix);
    readField(in, line, value);
    TY_TRY(in.status());
    line.in(spec) = std::move(value);
    return {};
}

template <class Line, class Part>
JobField fieldOf(const Line &line, const char *prefix, Part part)
{
    using T = std::decay_t<decltype(line.in(part(std::declval<JobSpec &>())))>;
    JobField made;
    made.name = std::string(prefix) + line.name.file;
    std::string_view options = line.options ? line.options : "--"; // never null here, which GCC 12 does not see
    options.remove_prefix(options.find("--"));
    made.option = options.substr(0, options.find(','));
    made.help = line.help;
    made.kind = kindOf<T>();
    made.low = line.limits.low;
    made.high = line.limits.high;
    if constexpr (NamedEnum<T>) {
        for (const std::string_view name : namesOf(T()))
            made.choices.emplace_back(name);
    }
    made.text = [line, part](const JobSpec &job) { return textOf(line.in(part(job))); };
    made.set = [line, part, prefix](JobSpec &job, std::string_view text) {
        return setField(line, part(job), text, prefix);
    };
    return made;
}

} // namespace

std::vector<JobField> jobFields()
{
    std::vector<JobField> all;
    forEachField(kInputFields, [&](const auto &line) {
        if (line.options)
            all.push_back(fieldOf(
                line, "input.", [](auto &job) -> auto & { return job.input; }));
    });
    forEachField(kJobFields, [&](const auto &line) {
        using Line = std::decay_t<decltype(line)>;
        if constexpr (!std::is_same_v<Line, FieldLine<JobSpec, InputSpec>> &&
                      !std::is_same_v<Line, FieldLine<JobSpec, TaskSpec>> &&
                      !std::is_same_v<Line, FieldLine<JobSpec, RunId>>) {
            if (line.options)
                all.push_back(fieldOf(
                    line, "", [](auto &job) -> auto & { return job; }));
        }
    });
    return all;
}

std::vector<JobField> taskFields()
{
    std::vector<JobField> all;
    forEachField(kTaskFields, [&](const auto &line) {
        using Line = std::decay_t<decltype(line)>;
        if constexpr (!std::is_same_v<Line, FieldLine<TaskSpec, std::map<std::string, std::string>>>) {
            if (line.options)
                all.push_back(fieldOf(
                    line, "task.", [](auto &job) -> auto & { return job.task; }));
        }
    });
    return all;
}

} // namespace trainyard::protocol
