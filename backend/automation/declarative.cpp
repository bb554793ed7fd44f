#include "backend/automation/declarative_internal.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::automation {

namespace {

void add(DeclarativeFile &file, const YamlNode &at, std::string path, std::string sentence)
{
    file.findings.push_back({at.line, at.column, std::move(path), std::move(sentence)});
}

/// The file with its members `version`, `cluster` and `job`.
void readParts(const YamlNode &root, Reading reading, DeclarativeFile &file)
{
    const YamlNode *version = root.find("version");
    if (!version)
        add(file, root, "version", "it is missing: write version: 1");
    else if (toJson(*version) != 1)
        add(file, *version, "version", "this program reads version 1; a file of a later version needs a later program");
    for (const YamlNode &key : root.keys) {
        if (key.text != "version" && key.text != "cluster" && key.text != "job")
            add(file, key, key.text.substr(0, 64), "it is none of version, cluster, job");
    }
    if (const YamlNode *cluster = root.find("cluster"))
        readCluster(*cluster, "cluster", reading != Reading::Plan, file);
    if (const YamlNode *job = root.find("job"))
        readJob(*job, "job", reading == Reading::Complete, file);
}

} // namespace

std::string describe(const Finding &finding, const std::string &file)
{
    std::string text = file;
    if (finding.line > 0)
        text += fmt::format(":{}", finding.line);
    if (finding.line > 0 && finding.column > 0)
        text += fmt::format(":{}", finding.column);
    return text + ": " + (finding.path.empty() ? "" : finding.path + ": ") + finding.sentence;
}

Status asStatus(const std::vector<Finding> &findings, const std::string &file)
{
    if (findings.empty())
        return {};
    std::string detail;
    for (const Finding &finding : findings)
        detail += (detail.empty() ? "" : "\n") + describe(finding, file);
    return fail(ErrorCode::InvalidArgument, file, detail);
}

DeclarativeFile readDeclarative(std::string_view text, Reading reading)
{
    DeclarativeFile file;
    const auto tree = parseYamlTree(text);
    if (!tree) {
        file.findings.push_back(tree.error());
        return file;
    }
    if (tree->kind != YamlNode::Kind::Map) {
        file.findings.push_back({0, 0, {}, "it has no members: write version: 1, and cluster: or job:"});
        return file;
    }
    const auto has = [&tree](std::string_view key) { return tree->find(key) != nullptr; };
    if (has("cluster") || has("job"))
        readParts(*tree, reading, file);
    else if (has("trainyardPlan") || reading == Reading::Plan)
        readCluster(*tree, {}, reading != Reading::Plan, file);
    else if (reading == Reading::Job || has("run") || has("data") || has("task") || has("type") || has("model"))
        readJob(*tree, {}, reading == Reading::Complete, file);
    else
        file.findings.push_back({1, 1, {}, "it has neither cluster: nor job:"});
    std::ranges::stable_sort(file.findings, {}, [](const Finding &one) { return std::pair(one.line, one.column); });
    if (!file.findings.empty()) {
        file.cluster.reset();
        file.job.reset();
    }
    return file;
}

Result<DeclarativeFile> readDeclarativeFile(const std::filesystem::path &path, Reading reading)
{
    TY_ASSIGN(const auto text, readFile(path, DeclarativeFile::kLargest));
    DeclarativeFile file = readDeclarative(text, reading);
    TY_TRY(asStatus(file.findings, path.string()));
    return file;
}

} // namespace trainyard::automation
