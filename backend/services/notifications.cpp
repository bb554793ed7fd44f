#include "backend/services/notifications.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/cluster/operate/interruptions.h"

namespace trainyard::services {

namespace {

constexpr std::size_t kLongestNoteText = 300, kLongestWebhook = 2048;

/// One line without control characters; the note of a run may quote the output of a program.
std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text.substr(0, kLongestNoteText))
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    if (text.size() <= kLongestNoteText)
        return line;
    while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0) == 0x80)
        line.pop_back(); // a character that the limit may have cut
    if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0)
        line.pop_back();
    return line;
}

/// The reason of a failure. That of a task quotes output of its program, which stays on this computer.
std::string reasonOf(const RunSnapshot &run)
{
    return run.task ? std::string() : oneLine(run.note);
}

Notice endOf(const RunSnapshot &run)
{
    Notice notice;
    notice.cluster = run.clusterName;
    notice.run = run.id;
    const std::string what = oneLine(run.model) + " on " + oneLine(run.clusterName);
    switch (run.state) {
    case RunState::Finished:
        notice.kind = NoticeKind::RunFinished;
        notice.title = what + " has finished";
        break;
    case RunState::Failed:
        notice.kind = run.lostWithHead ? NoticeKind::HeadLost : NoticeKind::RunFailed;
        notice.title = run.lostWithHead ? what + " has lost its head node" : what + " has failed";
        notice.text = reasonOf(run);
        break;
    default:
        notice.kind = NoticeKind::RunStopped;
        notice.title =
            what + (run.state == RunState::EndedWithCluster ? " has ended with its cluster" : " was stopped");
    }
    return notice;
}

} // namespace

std::vector<Notice> RunNotices::of(const std::vector<RunSnapshot> &runs)
{
    std::vector<Notice> notices;
    for (const RunSnapshot &run : runs) {
        if (!isOver(run.state))
            m_active.insert(run.id);
        else if (m_active.erase(run.id) > 0 && m_seen)
            notices.push_back(endOf(run));
    }
    m_seen = true;
    return notices;
}

std::vector<Notice> SpotNotices::of(const std::vector<ClusterDetails> &clusters)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const bool isNew = !m_last.contains(cluster.id);
        std::int64_t &last = m_last[cluster.id];
        const std::int64_t before = last;
        for (const ledger::Event &event : cluster.events) {
            last = std::max(last, event.sequence);
            if (isNew || event.sequence <= before || event.kind != cluster::kInterruptionEvent)
                continue;
            notices.push_back(
                {NoticeKind::SpotNotice, "EC2 takes back " + oneLine(event.subject) + " of " + oneLine(cluster.name),
                 "The replacement, if there is one, is shown in the operations panel.", cluster.name, event.run});
        }
    }
    return notices;
}

std::string webhookBody(const Notice &notice)
{
    const nlohmann::ordered_json body = {{"kind", toString(notice.kind)}, {"title", notice.title},
                                         {"text", notice.text},           {"cluster", notice.cluster},
                                         {"run", notice.run.value},       {"program", "trainyard"}};
    return body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Status checkWebhook(const std::string &url)
{
    const auto wrong = [](const char *words) { return fail(ErrorCode::InvalidArgument, "webhook", words); };
    if (url.size() > kLongestWebhook)
        return wrong("the address is too long");
    if (std::ranges::any_of(url, [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; }))
        return wrong("the address contains a blank or a control character");
    const bool isEncrypted = url.starts_with("https://");
    const auto begin = url.find("://");
    if (!isEncrypted && !url.starts_with("http://"))
        return wrong("give an address that begins with https://");
    const std::string host = url.substr(begin + 3, url.find_first_of("/?#", begin + 3) - begin - 3);
    if (host.empty() || host.front() == ':')
        return wrong("the address has no host");
    if (host.find('@') != std::string::npos)
        return wrong("the address contains a login; give a token in its path instead");
    const std::string name = host.substr(0, host.starts_with('[') ? host.find(']') + 1 : host.find(':'));
    if (!isEncrypted && name != "localhost" && name != "127.0.0.1" && name != "[::1]")
        return wrong("an address without encryption must be on this computer; give an https:// address");
    return {};
}

} // namespace trainyard::services
