#include "gui/models/runs/run_stop.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "backend/protocol/stop_note.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;

namespace {

struct RunStopText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunStopText)
};

/// \param note  the last record of the run
QString endOfStop(const std::string &note)
{
    if (const auto step = protocol::savedStepIn(note))
        return RunStopText::tr("Stopped. A checkpoint was saved at step %1.").arg(QLocale().toString(qint64(*step)));
    if (note.empty())
        return RunStopText::tr("Stopped. No checkpoint was saved.");
    return RunStopText::tr("Stopped. No checkpoint was saved: %1.", "reason").arg(text::recorded(note));
}

} // namespace

std::optional<std::chrono::seconds> timeToSave(const RunSnapshot &run, Timestamp now)
{
    if (!run.stopping || !run.stopping->saves || !run.stopping->begun)
        return {};
    const auto left = *run.stopping->begun + run.stopping->limit - now;
    return std::clamp(std::chrono::ceil<std::chrono::seconds>(left), 0s, run.stopping->limit);
}

QString stoppingState(const RunSnapshot &run, Timestamp now)
{
    if (!run.stopping)
        return {};
    const auto left = timeToSave(run, now);
    return left && *left > 0s ? RunStopText::tr("stopping, %1 left", "minutes and seconds").arg(text::elapsed(*left))
                              : RunStopText::tr("stopping");
}

QString stopSentence(const RunSnapshot &run, Timestamp now)
{
    if (run.state == RunState::Stopped)
        return endOfStop(run.note);
    if (!run.stopping)
        return {};
    if (!run.stopping->saves)
        return RunStopText::tr("Stopping at once, without a checkpoint.");
    const auto left = timeToSave(run, now);
    if (!left)
        return RunStopText::tr("Stopping: contacting the head node.");
    return *left > 0s ? RunStopText::tr("Stopping: saving a checkpoint, at most %1 left.", "minutes and seconds")
                            .arg(text::elapsed(*left))
                      : RunStopText::tr("Stopping: waiting for the processes to exit.");
}

} // namespace trainyard::gui
