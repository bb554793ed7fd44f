#include "backend/cli/options/plan_options.h"

#include <filesystem>

#include <nlohmann/json.hpp>

namespace trainyard::cli {

bool hasMember(const std::string &jsonText, const std::string &name)
{
    const auto value = nlohmann::json::parse(jsonText, nullptr, false);
    return value.is_object() && value.contains(name);
}

std::string absolutePath(const std::string &path)
{
    return path.empty() ? path : std::filesystem::absolute(path).lexically_normal().string();
}

} // namespace trainyard::cli
