#include "gui/models/clusters/emr_step_model.h"

#include <algorithm>

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::EmrStepInfo;

namespace {

Cell stateOfStep(const EmrStepInfo &s)
{
    const bool isOver = s.ended.has_value() || s.state == "COMPLETED" || s.state == "CANCELLED";
    const Tone tone = s.failed ? Tone::Bad : s.state == "COMPLETED" ? Tone::Good : isOver ? Tone::Quiet : Tone::Busy;
    const QString icon = tone == Tone::Bad    ? QStringLiteral("alert")
                         : tone == Tone::Good ? QStringLiteral("check")
                         : isOver             ? QStringLiteral("ended")
                                              : QStringLiteral("clock");
    return {text::from(s.state), {}, icon, tone};
}

std::chrono::milliseconds timeOf(const EmrStepInfo &s)
{
    if (!s.started)
        return {};
    const Timestamp end = s.ended.value_or(SystemClock::instance().now());
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::max(end - *s.started, Timestamp::duration(0)));
}

Cell tookOf(const EmrStepInfo &s)
{
    return {s.started ? text::elapsed(timeOf(s)) : QString(), qlonglong(timeOf(s).count())};
}

} // namespace

EmrStepModel::EmrStepModel(QObject *parent)
    : RowTable(&EmrStepInfo::id,
               {{tr("Name"), &EmrStepInfo::name, &EmrStepInfo::id},
                {tr("State"), stateOfStep},
                {tr("Command"), &EmrStepInfo::command, &EmrStepInfo::command},
                {tr("Started"),
                 [](const auto &s) {
                     return s.started ? Cell(text::ago(*s.started, SystemClock::instance().now()), *s.started)
                                      : Cell(QString(), 0);
                 },
                 [](const auto &s) { return s.started ? text::exactTime(*s.started) : QString(); }},
                number(tr("Took"), tookOf),
                {tr("Reason"), &EmrStepInfo::failure, &EmrStepInfo::failure}},
               parent)
{
}

LogExcerpt excerptOf(const std::string &log, int line, std::size_t most)
{
    if (log.size() <= most)
        return {log, 1, false};
    std::size_t at = log.size(); // the beginning of the wanted line
    if (line > 0) {
        at = 0;
        for (int n = 1; n < line && at < log.size(); ++n) {
            const auto end = log.find('\n', at);
            at = end == std::string::npos ? log.size() : end + 1;
        }
    }
    std::size_t from = std::min(at > most / 2 ? at - most / 2 : 0, log.size() - most);
    if (from > 0) { // whole lines; of one endless line, whole characters
        const auto end = log.find('\n', from);
        if (end != std::string::npos && end + 1 <= at && end + 1 < log.size())
            from = end + 1;
        while (from < log.size() && (static_cast<unsigned char>(log[from]) & 0xC0) == 0x80)
            ++from;
    }
    const int first = 1 + int(std::count(log.begin(), log.begin() + std::ptrdiff_t(from), '\n'));
    return {log.substr(from, most), first, true};
}

} // namespace trainyard::gui
