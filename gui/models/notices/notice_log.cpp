#include "gui/models/notices/notice_log.h"

#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using namespace services;

namespace {

QString iconOfNotice(Tone tone)
{
    return tone == Tone::Good  ? QStringLiteral("check")
           : tone == Tone::Bad ? QStringLiteral("alert")
                               : QStringLiteral("ended");
}

Tone toneOfNotice(NoticeKind kind)
{
    return kind == NoticeKind::RunFinished                                 ? Tone::Good
           : kind == NoticeKind::RunStopped                                ? Tone::Quiet
           : kind == NoticeKind::RunFailed || kind == NoticeKind::HeadLost ? Tone::Bad
                                                                           : Tone::Attention;
}

} // namespace

NoticeLog::NoticeLog(QObject *parent)
    : RowTable([](const auto &n) { return QString::number(n.number); },
               {{tr("Time"),
                 [](const auto &n) {
                     return Cell(text::startTime(n.at, SystemClock::instance().now()), qlonglong(n.number));
                 },
                 [](const auto &n) { return text::exactTime(n.at); }},
                {tr("What"), [](const auto &n) { return Cell(n.what, {}, iconOfNotice(n.tone), n.tone); },
                 [](const auto &n) { return n.what; }},
                {tr("Result"), [](const auto &n) { return Cell(n.result); }, [](const auto &n) { return n.result; }}},
               parent)
{
}

void NoticeLog::add(const OperationSnapshot &o)
{
    if (o.state == OperationState::Running || o.state == OperationState::Cancelled)
        return;
    if (const auto [at, isNew] = m_ends.emplace(o.id, o.revision);
        !isNew && std::exchange(at->second, o.revision) == o.revision)
        return;
    const bool failed = o.state == OperationState::Failed;
    NoticeLine line;
    line.at = o.ended.value_or(o.started);
    line.what = text::sentence(o.title);
    line.result = failed && o.error ? text::message(*o.error) : text::toString(o.state);
    line.tone = failed ? Tone::Bad : Tone::Good;
    add(std::move(line));
}

void NoticeLog::add(const Notice &notice, Timestamp at)
{
    NoticeLine line;
    line.at = at;
    line.what = text::sentence(notice.title);
    line.result = text::ofNotice(notice.text);
    line.tone = toneOfNotice(notice.kind);
    add(std::move(line));
}

void NoticeLog::add(NoticeLine line)
{
    line.number = m_next++;
    std::vector<NoticeLine> next{std::move(line)};
    next.insert(next.end(), rows().begin(), rows().end());
    if (next.size() > kMost)
        next.resize(kMost);
    ++m_unread;
    applyAll(next);
}

std::vector<NoticeLine> NoticeLog::clear()
{
    std::vector<NoticeLine> removed = rows();
    m_unread = 0;
    applyAll({});
    return removed;
}

void NoticeLog::begin(std::vector<NoticeLine> lines, int unread)
{
    m_next = std::int64_t(lines.size()) + 1;
    std::int64_t number = m_next;
    for (NoticeLine &line : lines)
        line.number = --number;
    m_unread = unread;
    applyAll(lines);
}

void NoticeLog::restore(const std::vector<NoticeLine> &lines)
{
    std::vector<NoticeLine> next = rows(); // what has arrived since is newer
    next.insert(next.end(), lines.begin(), lines.end());
    if (next.size() > kMost)
        next.resize(kMost);
    applyAll(next);
}

} // namespace trainyard::gui
