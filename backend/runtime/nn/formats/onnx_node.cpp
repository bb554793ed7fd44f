#include "backend/runtime/nn/formats/onnx_node.h"

#include <algorithm>

#include <fmt/format.h>

namespace trainyard::nn::onnx {

std::string nodeLabel(const Node &node)
{
    const std::string name = !node.name.empty() ? node.name : node.outputs.empty() ? "?" : node.outputs.front();
    return fmt::format("node {} ({})", name, node.operation);
}

void NodeReader::reportError(const std::string &what)
{
    if (!m_error)
        m_error = Error{ErrorCode::Unsupported, m_source, fmt::format("{}: {}", nodeLabel(m_node), what)};
}

Status NodeReader::status() const
{
    if (m_error)
        return fail(*m_error);
    return {};
}

const Attribute *NodeReader::find(const char *attribute)
{
    m_known.insert(attribute);
    const auto at = std::ranges::find(m_node.attributes, attribute, &Attribute::name);
    return at == m_node.attributes.end() ? nullptr : &*at;
}

std::int64_t NodeReader::integer(const char *attribute, std::int64_t defaultValue)
{
    const Attribute *found = find(attribute);
    return found ? found->integer : defaultValue;
}

float NodeReader::real(const char *attribute, float defaultValue)
{
    const Attribute *found = find(attribute);
    return found ? found->real : defaultValue;
}

std::string NodeReader::text(const char *attribute, const std::string &defaultValue)
{
    const Attribute *found = find(attribute);
    return found ? found->text : defaultValue;
}

std::vector<std::int64_t> NodeReader::integers(const char *attribute)
{
    const Attribute *found = find(attribute);
    return found ? found->integers : std::vector<std::int64_t>();
}

std::int64_t NodeReader::same(const char *attribute, std::int64_t defaultValue)
{
    const std::vector<std::int64_t> numbers = integers(attribute);
    if (numbers.empty())
        return defaultValue;
    for (const std::int64_t number : numbers)
        if (number != numbers.front())
            reportError(fmt::format("{}: {} and {} differ; only the same in all directions is supported", attribute,
                                    numbers.front(), number));
    constexpr std::int64_t kLargest = 1 << 20;
    if (numbers.front() < 0 || numbers.front() > kLargest)
        reportError(fmt::format("{}: {} is not in 0 to {}", attribute, numbers.front(), kLargest));
    return ok() ? numbers.front() : defaultValue;
}

void NodeReader::only(const char *attribute, std::int64_t value, std::int64_t defaultValue)
{
    if (const std::int64_t given = integer(attribute, defaultValue); given != value)
        reportError(fmt::format("{}: {} is not supported, only {}", attribute, given, value));
}

void NodeReader::rejectUnknown()
{
    for (const Attribute &attribute : m_node.attributes)
        if (!m_known.contains(attribute.name))
            reportError(fmt::format("{}: this attribute is not supported", attribute.name));
}

} // namespace trainyard::nn::onnx
