#include "gui/pages/run/event_text.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

namespace {

struct Event {
    Q_DECLARE_TR_FUNCTIONS(Event)
};

} // namespace

QString eventText(const RunSeries::Change &change)
{
    namespace metric = protocol::metric;
    const protocol::MetricRecord &r = change.record;
    const QString host = text::from(change.host), note = text::recorded(r.note);
    const QString value = QLocale().toString(qlonglong(std::llround(r.value)));
    if (r.name == metric::kMemberJoined)
        return Event::tr("%1 joined").arg(host);
    if (r.name == metric::kMemberLeft)
        return Event::tr("%1 left").arg(host);
    if (r.name == metric::kMemberDied)
        return Event::tr("died: %1").arg(note);
    if (r.name == metric::kNeverJoined)
        return r.rank < 0 ? note : Event::tr("never joined: %1").arg(note);
    if (r.name == metric::kServerDied)
        return Event::tr("server %1 died: %2").arg(r.rank).arg(note);
    if (r.name == metric::kStraggler)
        return Event::tr("all workers waited %2 s for rank %1").arg(r.rank).arg(value);
    if (r.name == metric::kDataAwaited)
        return Event::tr("rank %1 waits for its data: %2").arg(r.rank).arg(note);
    if (r.name == metric::kDataBack)
        return Event::tr("rank %1 has its data again, after %2 s").arg(r.rank).arg(value);
    if (r.name == metric::kPaused)
        return Event::tr("the run pauses: %1").arg(note);
    if (r.name == metric::kResumed)
        return Event::tr("the run continues; workers: %1").arg(value);
    if (r.name == metric::kCoolingDown)
        return Event::tr("%1 is excluded for %2 s because several workers died there").arg(note, value);
    if (r.name == metric::kDeathsForgotten)
        return Event::tr("deaths of workers on %1 were forgotten by request").arg(note);
    if (r.name == metric::kWorkerWanted)
        return Event::tr("host_worker requests a worker on %1").arg(note);
    if (r.name == metric::kPreempted)
        return Event::tr("EC2 takes %1 back; its worker leaves").arg(note);
    if (r.name == metric::kDiskFull)
        return note.isEmpty() ? Event::tr("the disk of the head was full for %1 s").arg(value)
                              : Event::tr("the disk of the head was full for %1 s; %2").arg(value, note);
    if (r.name == metric::kRestarted)
        return Event::tr("all processes start again (restart %1)").arg(value);
    if (r.name == metric::kSetUp)
        return Event::tr("%1 is set up").arg(note);
    if (r.name == metric::kRootCause)
        return Event::tr("the run ends because of this: %1").arg(note);
    if (r.name == metric::kSchedulerBack)
        return Event::tr("the scheduler was restarted; all processes reconnected after %1 s")
            .arg(QLocale().toString(r.value, 'f', 1));
    return text::from(r.name);
}

} // namespace trainyard::gui
