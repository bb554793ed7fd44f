#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "backend/runtime/nn/formats/onnx_proto.h"

namespace trainyard::nn::onnx {

/// Reads the attributes of one node. Keeps the first error, which names node, operator and attribute. An attribute that
/// was never read is an error as well, because it would change the result: see rejectUnknown().
class NodeReader {
public:
    NodeReader(const Node &node, std::string source)
        : m_node(node)
        , m_source(std::move(source))
    {
    }

    std::int64_t integer(const char *attribute, std::int64_t defaultValue);
    float real(const char *attribute, float defaultValue);
    std::string text(const char *attribute, const std::string &defaultValue);
    std::vector<std::int64_t> integers(const char *attribute);

    /// Reports an error unless all numbers of a list are equal.
    /// \return that number, or `defaultValue` for an empty list
    std::int64_t same(const char *attribute, std::int64_t defaultValue);
    /// Reports an error unless an attribute has the only supported value.
    /// \param defaultValue  its value if it is absent
    void only(const char *attribute, std::int64_t value, std::int64_t defaultValue);

    void reportError(const std::string &what);
    void rejectUnknown();
    bool ok() const { return !m_error; }
    Status status() const;

private:
    const Attribute *find(const char *attribute);

    const Node &m_node;
    std::string m_source;
    std::set<std::string> m_known;
    std::optional<Error> m_error;
};

/// "node conv1 (Conv)"; a node without a name goes by its first output.
std::string nodeLabel(const Node &);

} // namespace trainyard::nn::onnx
