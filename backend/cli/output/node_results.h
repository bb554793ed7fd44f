#pragma once

#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/context.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

/// What a command did on each of several machines: one line and one JSON object for each.
class NodeResults {
public:
    /// \param fields  of the JSON object, beside "node" and "sentence"
    /// \param done    the text of a success
    void add(const std::string &node, const Status &status, nlohmann::json fields, const std::string &done)
    {
        const std::string sentence = status ? std::string() : wording::message(status.error());
        fields["node"] = node;
        fields["sentence"] = sentence;
        m_nodes.push_back(std::move(fields));
        m_text += fmt::format("{}: {}\n", node, status ? done : sentence);
        m_good = m_good && status.has_value();
    }
    /// Prints the results as "nodes" of a JSON object, or the lines.
    /// \return Failed where a machine has failed
    int print(const Context &context, nlohmann::json fields) const
    {
        fields["nodes"] = m_nodes;
        const int exit = context.print(fields, m_text);
        return m_good ? exit : Failed;
    }

private:
    nlohmann::json m_nodes = nlohmann::json::array();
    std::string m_text;
    bool m_good = true;
};

} // namespace trainyard::cli
