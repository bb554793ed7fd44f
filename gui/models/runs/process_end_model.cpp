#include <algorithm>
#include <csignal>
#include <tuple>
#include <utility>

#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

namespace {

/// "0", "1", "137 (SIGKILL)".
QString statusText(int status)
{
    if (status < 0)
        return ProcessEndModel::tr("unknown", "exit status");
    const int number = status - 128;
    const std::pair<int, const char *> names[] = {{SIGHUP, "SIGHUP"},   {SIGINT, "SIGINT"},   {SIGQUIT, "SIGQUIT"},
                                                  {SIGILL, "SIGILL"},   {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},
                                                  {SIGFPE, "SIGFPE"},   {SIGKILL, "SIGKILL"}, {SIGSEGV, "SIGSEGV"},
                                                  {SIGPIPE, "SIGPIPE"}, {SIGTERM, "SIGTERM"}};
    for (const auto &[signal, name] : names) {
        if (signal == number)
            return QStringLiteral("%1 (%2)").arg(status).arg(QLatin1String(name));
    }
    return QString::number(status);
}

Cell statusOfEnd(const ProcessEnd &end)
{
    if (end.rootCause)
        return {ProcessEndModel::tr("%1, ended the run", "exit status").arg(statusText(end.status)), end.status,
                QStringLiteral("alert"), Tone::Bad};
    return {statusText(end.status), end.status, end.status == 0 ? QStringLiteral("check") : QStringLiteral("ended"),
            end.status == 0 ? Tone::Good : Tone::Quiet};
}

Cell wordsOfEnd(const ProcessEnd &end)
{
    return Cell(text::recorded(end.words));
}

} // namespace

ProcessEndModel::ProcessEndModel(QObject *parent)
    : RowTable(
          [](const auto &end) { return Cell(end.host + " " + end.label + " " + std::to_string(end.attempt)); },
          {{tr("Process"), [](const auto &end) { return Cell(end.host + " " + end.label); }},
           number(tr("Rank"),
                  [](const auto &end) { return Cell(end.rank < 0 ? QString() : QString::number(end.rank), end.rank); }),
           {tr("Exit status"), statusOfEnd},
           number(tr("After"),
                  [](const auto &end) {
                      return Cell(text::elapsed(std::chrono::milliseconds(qint64(end.x * 1000))), end.x);
                  }),
           {tr("Reason"), wordsOfEnd, wordsOfEnd}},
          parent)
{
}

void ProcessEndModel::showEnds(std::vector<ProcessEnd> ends)
{
    std::ranges::stable_sort(ends, [](const ProcessEnd &a, const ProcessEnd &b) {
        return std::tuple(a.rootCause, a.attempt) > std::tuple(b.rootCause, b.attempt); // of the newest attempt first
    });
    applyAll(ends);
}

} // namespace trainyard::gui
