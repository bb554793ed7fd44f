#include "gui/pages/event_text.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

namespace {

struct Event {
    Q_DECLARE_TR_FUNCTIONS(Event)
};

} // namespace

QString eventText(const RunSeries::Change &change)
{
    const QString host = text::from(change.host), note = text::from(change.note);
    const QString value = QLocale().toString(qlonglong(std::llround(change.value)));
    const std::string &kind = change.kind;
    if (kind == "member-joined")
        return Event::tr("%1 joined").arg(host);
    if (kind == "member-left")
        return Event::tr("%1 left").arg(host);
    if (kind == "member-died")
        return Event::tr("died: %1").arg(note);
    if (kind == "never-joined")
        return change.rank < 0 ? note : Event::tr("never joined: %1").arg(note);
    if (kind == "server-died")
        return Event::tr("server %1 died: %2").arg(change.rank).arg(note);
    if (kind == "awaited")
        return Event::tr("all workers waited %2 s for rank %1").arg(change.rank).arg(value);
    if (kind == "paused")
        return Event::tr("the run pauses: %1").arg(note);
    if (kind == "resumed")
        return Event::tr("the run continues; workers: %1").arg(value);
    if (kind == "cooling-down")
        return Event::tr("%1 is excluded for %2 s because several workers died there").arg(note, value);
    if (kind == "worker-wanted")
        return Event::tr("host_worker requests a worker on %1").arg(note);
    if (kind == "scheduler-back")
        return Event::tr("the scheduler was restarted; all processes reconnected after %1 s")
            .arg(QLocale().toString(change.value, 'f', 1));
    return text::from(kind);
}

} // namespace trainyard::gui
