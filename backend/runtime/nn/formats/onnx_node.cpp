#include "backend/runtime/nn/formats/onnx_node.h"

#include <algorithm>

#include <fmt/format.h>

namespace trainyard::nn::onnx {

std::string calledNode(const Node &node)
{
    const std::string name = !node.name.empty() ? node.name : node.outputs.empty() ? "?" : node.outputs.front();
    return fmt::format("node {} ({})", name, node.operation);
}

void NodeReader::complain(const std::string &what)
{
    if (!m_error)
        m_error = Error{ErrorCode::Unsupported, m_source, fmt::format("{}: {}", calledNode(m_node), what)};
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

std::int64_t NodeReader::integer(const char *attribute, std::int64_t usual)
{
    const Attribute *found = find(attribute);
    return found ? found->integer : usual;
}

float NodeReader::real(const char *attribute, float usual)
{
    const Attribute *found = find(attribute);
    return found ? found->real : usual;
}

std::string NodeReader::text(const char *attribute, const std::string &usual)
{
    const Attribute *found = find(attribute);
    return found ? found->text : usual;
}

std::vector<std::int64_t> NodeReader::integers(const char *attribute)
{
    const Attribute *found = find(attribute);
    return found ? found->integers : std::vector<std::int64_t>();
}

std::int64_t NodeReader::same(const char *attribute, std::int64_t usual)
{
    const std::vector<std::int64_t> numbers = integers(attribute);
    if (numbers.empty())
        return usual;
    for (const std::int64_t number : numbers)
        if (number != numbers.front())
            complain(fmt::format("{}: {} and {} differ; only the same in all directions is supported", attribute,
                                 numbers.front(), number));
    constexpr std::int64_t kLargest = 1 << 20;
    if (numbers.front() < 0 || numbers.front() > kLargest)
        complain(fmt::format("{}: {} is not in 0 to {}", attribute, numbers.front(), kLargest));
    return ok() ? numbers.front() : usual;
}

void NodeReader::only(const char *attribute, std::int64_t value, std::int64_t usual)
{
    if (const std::int64_t given = integer(attribute, usual); given != value)
        complain(fmt::format("{}: {} is not supported, only {}", attribute, given, value));
}

void NodeReader::refuseUnknown()
{
    for (const Attribute &attribute : m_node.attributes)
        if (!m_known.contains(attribute.name))
            complain(fmt::format("{}: this attribute is not supported", attribute.name));
}

} // namespace trainyard::nn::onnx
