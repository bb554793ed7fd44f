#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "backend/core/enum_names.h"

namespace trainyard::localcloud {

/// Enums in records are written as their words.
template <NamedEnum E>
void to_json(nlohmann::json &json, E value)
{
    json = std::string(toString(value));
}

/// An unknown word becomes the first value.
template <NamedEnum E>
void from_json(const nlohmann::json &json, E &value)
{
    value = parseEnum<E>(json.get<std::string>()).value_or(E());
}

} // namespace trainyard::localcloud
