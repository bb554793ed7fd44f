#include "gui/models/account/session_warning.h"

#include <algorithm>

#include <QCoreApplication>

#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;

namespace {

constexpr auto kEarly = 30min; ///< time before a session's end that allows a login without haste

struct Text {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::SessionWarning)
};

/// Describes when the machines end themselves; empty without machines.
QString ownEnd(const std::vector<ClusterDetails> &clusters, Timestamp now)
{
    std::optional<Timestamp> last;
    for (const ClusterDetails &c : clusters) {
        if (!c.alive() || c.machinesAlive() == 0)
            continue;
        if (!c.expires)
            return Text::tr("Some of them have no deadline of their own.");
        last = std::max(*c.expires, last.value_or(*c.expires));
    }
    if (!last)
        return {};
    return Text::tr("They terminate themselves in %1 at the latest (%2).")
        .arg(text::age(*last - now), text::exactTime(*last));
}

} // namespace

QString clockWarning(const AccountSnapshot &account)
{
    const auto off = account.clockOffset;
    if (std::chrono::abs(off) < 1min)
        return {};
    return (off > 0ms ? Text::tr("This computer's clock is %1 slow.") : Text::tr("This computer's clock is %1 fast."))
               .arg(text::age(std::chrono::abs(off))) +
           QLatin1Char(' ') + Text::tr("Requests to AWS are corrected for it; set the clock all the same.");
}

QString ledgerWarning(const AccountSnapshot &account)
{
    if (!account.unwritable)
        return {};
    return Text::tr("The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and "
                    "nothing is recorded: free some space on the disk, or allow writing to the folder.")
        .arg(text::from(account.unwritable->source), text::from(account.unwritable->detail));
}

SessionWarning sessionWarning(const AccountSnapshot &account, const std::vector<ClusterDetails> &clusters, int underWay,
                              Timestamp now)
{
    const bool isRefused = account.error && account.error->code == ErrorCode::CredentialsExpired;
    const bool isOver = isRefused || (account.sessionEnds && *account.sessionEnds <= now);
    const bool isNear = account.sessionEnds && *account.sessionEnds - now < kEarly;
    int machines = 0;
    for (const ClusterDetails &c : clusters)
        machines += c.alive() ? c.machinesAlive() : 0;
    if ((!isOver && !isNear) || (machines == 0 && underWay == 0))
        return {};
    QStringList words;
    if (isOver)
        words << Text::tr(
                     "The session has expired: %1 can be neither seen nor terminated from here until you log in again.")
                     .arg(machines > 0 ? text::machines(machines) : Text::tr("what is in progress"));
    else
        words << Text::tr("The session expires in %1, while %2.")
                     .arg(text::age(*account.sessionEnds - now),
                          machines > 0 ? Text::tr("%n machine(s) run", nullptr, machines)
                                       : Text::tr("%n operation(s) are in progress", nullptr, underWay));
    words << ownEnd(clusters, now);
    if (underWay > 0)
        words << Text::tr("%n operation(s) in progress wait for a new login.", nullptr, underWay);
    words.removeAll(QString());
    return {words.join(QLatin1Char(' ')), isOver};
}

} // namespace trainyard::gui
