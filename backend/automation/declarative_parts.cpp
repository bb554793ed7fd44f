#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "backend/automation/declarative_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/core/text.h"
#include "backend/jobs/job_type.h"

namespace trainyard::automation {

namespace {

using cluster::LaunchPlan;
using protocol::JobSpec;
using Json = nlohmann::ordered_json;

constexpr int kMostFindings = 50;

std::string joined(const std::string &path, std::string_view member)
{
    return path.empty() ? std::string(member) : path + "." + std::string(member);
}

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json objectOf(const std::string &name, const Json &value)
{
    Json object = Json::object();
    object[name] = value;
    return object;
}

/// The sentence behind "the member \"x\" is not of the right kind: ".
std::string kindSentence(const std::string &detail)
{
    constexpr std::string_view kKind = "is not of the right kind: ";
    const auto at = detail.find(kKind);
    if (at == std::string::npos)
        return detail.find("unknown member") != std::string::npos ? "it is no member of a cluster" : detail;
    std::string why = detail.substr(at + kKind.size());
    if (const auto place = why.find("] type must be "); place != std::string::npos) // of the JSON library
        why = why.substr(place + 2);
    return why;
}

/// The name of a field of a plan in files.
std::string fileNameOf(cluster::Field field)
{
    std::string name;
    forEachField(cluster::kPlanFields, [&](const auto &line) {
        if (line.field() == field && name.empty())
            name = line.name.file;
    });
    return name;
}

/// A member of a job that an error names: "task.options.torch.nnodes" is options.torch.nnodes of task.
struct Member {
    std::vector<std::string> names;
    const YamlNode *at = nullptr; ///< the value, or the innermost one that is in the file
    bool found = false;
};

Member memberOf(const YamlNode &root, std::string_view path)
{
    Member member{{}, &root, false};
    while (!path.empty()) {
        // Names of options contain points: the longest name counts.
        const YamlNode *next = nullptr;
        std::string_view name = path;
        while (!(next = member.at->find(name)) && name.find('.') != std::string_view::npos)
            name = name.substr(0, name.rfind('.'));
        if (!next)
            return member;
        member.at = next;
        member.names.emplace_back(name);
        path = path.substr(std::min(name.size() + 1, path.size()));
    }
    member.found = !member.names.empty();
    return member;
}

/// The object that has a member, for changes.
Json *parentOf(Json &object, const std::vector<std::string> &names)
{
    Json *parent = &object;
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        if (!parent->is_object() || !parent->contains(names[i]))
            return nullptr;
        parent = &(*parent)[names[i]];
    }
    return parent->is_object() && !names.empty() && parent->contains(names.back()) ? parent : nullptr;
}

/// Reads a job again and again, each time without the member that the last error names.
class JobReader {
public:
    JobReader(const YamlNode &node, std::string path, DeclarativeFile &file)
        : m_node(node)
        , m_path(std::move(path))
        , m_file(file)
        , m_object(toJson(node))
    {
    }

    void read(bool checks)
    {
        m_object.erase("title"); // of a saved job, for people
        if (!m_object.contains("run"))
            m_object["run"] = kNoRun;
        if (!m_object.contains("version"))
            m_object["version"] = m_object.contains("type") || m_object.contains("task") ? 2 : 1;
        for (int i = 0; i < kMostFindings; ++i) {
            auto job = protocol::jobSpecFromJson(dumped(m_object));
            if (job) {
                if (checks)
                    addProblems(*job);
                job->run = RunId();
                m_file.job = std::move(*job);
                return;
            }
            if (!takeError(job.error()))
                return;
        }
    }

private:
    /// \return whether to read on
    bool takeError(const Error &error)
    {
        const auto colon = error.detail.find(": ");
        if (colon == std::string::npos) {
            m_file.findings.push_back({m_node.line, m_node.column, m_path, error.detail});
            return false;
        }
        const std::string name = error.detail.substr(0, colon);
        const Member member = memberOf(m_node, name);
        Json *parent = member.found ? parentOf(m_object, member.names) : nullptr;
        // 007 without quotes may be meant as text.
        if (parent && m_texts.insert({name, true}).second) {
            Json text = toJson(*member.at, true);
            if (text != (*parent)[member.names.back()]) {
                (*parent)[member.names.back()] = std::move(text);
                m_before[name] = error.detail.substr(colon + 2);
                return true;
            }
        }
        const auto before = m_before.find(name); // in the words for the value as it is in the file
        add(name, before == m_before.end() ? error.detail.substr(colon + 2) : before->second, member);
        if (!parent)
            return false;
        parent->erase(member.names.back());
        return true;
    }

    void add(const std::string &name, std::string sentence, const Member &member)
    {
        m_file.findings.push_back({member.at->line, member.at->column, joined(m_path, name), std::move(sentence)});
    }

    void addProblems(const JobSpec &job)
    {
        if (!job.isTask() || !m_file.findings.empty())
            return;
        for (const protocol::JobProblem &problem : jobs::problemsOf(job)) {
            const auto colon = problem.detail.find(": ");
            const std::string name = problem.detail.substr(0, colon);
            add(name, colon == std::string::npos ? problem.detail : problem.detail.substr(colon + 2),
                memberOf(m_node, name));
        }
    }

    const YamlNode &m_node;
    const std::string m_path;
    DeclarativeFile &m_file;
    Json m_object;
    std::map<std::string, bool> m_texts;         ///< members that were tried as texts
    std::map<std::string, std::string> m_before; ///< what was wrong with them before
};

} // namespace

void readCluster(const YamlNode &node, const std::string &path, bool checks, DeclarativeFile &file)
{
    if (node.kind != YamlNode::Kind::Map) {
        file.findings.push_back({node.line, node.column, path, "it has no members"});
        return;
    }
    Json object = Json::object();
    bool good = true;
    for (std::size_t i = 0; i < node.keys.size() && i < node.items.size(); ++i) {
        const std::string &name = node.keys[i].text;
        const YamlNode &value = node.items[i];
        Json typed = toJson(value);
        const auto read = LaunchPlan::fromJson(dumped(objectOf(name, typed)));
        if (!read) {
            Json text = toJson(value, true);
            if (!LaunchPlan::fromJson(dumped(objectOf(name, text)))) {
                const bool unknown = read.error().detail.find("unknown member") != std::string::npos;
                const YamlNode &at = unknown ? node.keys[i] : value;
                file.findings.push_back(
                    {at.line, at.column, joined(path, name.substr(0, 64)), kindSentence(read.error().detail)});
                good = false;
                continue;
            }
            typed = std::move(text);
        }
        object[name] = std::move(typed);
    }
    auto plan = good ? LaunchPlan::fromJson(dumped(object)) : Result<LaunchPlan>(LaunchPlan());
    if (!good || !plan)
        return;
    file.hasRegion = object.contains("region");
    const auto problems = checks ? plan->problems(*cluster::Catalog::bundled()) : std::vector<cluster::Problem>();
    for (const cluster::Problem &problem : problems) {
        const std::string name = fileNameOf(problem.field);
        const YamlNode *at = node.find(name);
        // What is not in the file comes from the command line. Types that the catalog lacks are requested later.
        if (at && problem.reason != cluster::Reason::Unknown && problem.reason != cluster::Reason::Unpriced)
            file.findings.push_back({at->line, at->column, joined(path, name), cluster::describe(problem)});
    }
    file.cluster = std::move(*plan);
}

void readJob(const YamlNode &node, const std::string &path, bool checks, DeclarativeFile &file)
{
    if (node.kind != YamlNode::Kind::Map) {
        file.findings.push_back({node.line, node.column, path, "it has no members"});
        return;
    }
    JobReader(node, path, file).read(checks);
}

} // namespace trainyard::automation
