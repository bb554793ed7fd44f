#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/data/sets/dataset_files.h"
#include "backend/data/tools/tools.h"

namespace trainyard::data {

RunTool declareMakeDigits(CLI::App &);
RunTool declarePack(CLI::App &);
RunTool declareList(CLI::App &);
RunTool declareIndex(CLI::App &);
RunTool declareInspect(CLI::App &);
RunTool declarePatch(CLI::App &);
RunTool declareSnippet(CLI::App &);
RunTool declareVerify(CLI::App &);

/// Reports the start, progress and end of a step.
class ToolStep {
public:
    ToolStep(const ToolContext &context, std::string name, std::string title)
        : m_context(context)
        , m_event{std::move(name), std::move(title), "", StepState::Started}
    {
        report();
    }
    template <class Count>
    void progress(Count done, Count total)
    {
        m_event.state = StepState::Progressing;
        m_event.fraction = total > 0 ? double(done) / double(total) : -1;
        m_event.message = say("%1 of %2", done, total);
        report();
    }
    template <class R>
    R end(R result)
    {
        m_event.state = result ? StepState::Done : StepState::Failed;
        report();
        return result;
    }

private:
    void report() const
    {
        if (m_context.progress)
            m_context.progress(m_event);
    }
    const ToolContext &m_context;
    StepEvent m_event;
};

inline bool namesS3(const std::string &path)
{
    return path.find("s3://") != std::string::npos;
}

inline nlohmann::json pathList(const std::vector<std::filesystem::path> &files)
{
    auto list = nlohmann::json::array();
    for (const auto &file : files)
        list.push_back(file.string());
    return list;
}

/// Rejects URIs, because tools write only to this computer.
/// \error InvalidArgument
Status checkLocal(const std::string &path);

} // namespace trainyard::data
