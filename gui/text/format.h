#pragma once

#include <chrono>
#include <optional>

#include <QStringList>

#include "backend/services/snapshots.h"

/// Formats units, money and times in the user's language.
namespace trainyard::gui::text {

QString from(const std::string &utf8);
QStringList list(const std::vector<std::string> &utf8);

QString age(std::chrono::milliseconds);     ///< "just now", "12 min", "3 h 5 min", "2 days"
QString ago(Timestamp then, Timestamp now); ///< "2 min ago"
/// Makes ago() return startTime() instead: the choice of a user who compares times with a log.
void setExactTimes(bool exact);
QString elapsed(std::chrono::milliseconds);             ///< "0:07", "12:31", "2:03:10"
QString exactTime(Timestamp);                           ///< local date and time with seconds
QString clockTime(Timestamp);                           ///< local "14:03:09"
QString startTime(Timestamp, Timestamp now);            ///< local "14:03" today, "Nov 20, 2026 14:03" before
QString date(const std::string &iso);                   ///< "Nov 20, 2026"; the text itself where it is no date
QString money(double usd);                              ///< an amount: "$1.25"; "unknown" when negative
QString perHour(double usd);                            ///< a rate: "$0.5100/h"
QString price(double usdPerHour);                       ///< "free", or a rate
QString price(const std::optional<double> &usdPerHour); ///< the same; "unknown" when empty
QString money(const cluster::Usd &);                    ///< "$1.25", "at least $1.25", "at most $1.25"
QString perHour(const cluster::Usd &);
QString price(const cluster::Usd &perHour); ///< "free", or a rate
QString perDay(const cluster::Usd &perHour);
QString perEpoch(const cluster::Usd &);    ///< "$0.0123 per epoch"
QString perDay(double usdPerHour);         ///< "$12.24/day"
QString percent(double fraction);          ///< "97.1 %"; less than 1 is never "100.0 %"
QString rate(double samplesPerSecond);     ///< "5,230/s"
QString number(double value);              ///< exact, at most six significant digits
QString fixed(double value, int decimals); ///< "94.12", or "94,12" as the language writes it
QString bytes(qint64 count);               ///< "1.50 MiB", or "1.57 MB"
/// Makes bytes() count in powers of 1,000: the choice of a user who compares sizes with a disk or a bill.
void setDecimalSizes(bool decimal);
QString machines(int count); ///< "1 machine", "3 machines"
QString nodes(int workers);  ///< "1 head + 2 workers"

QString toString(services::ClusterState);
QString toString(services::RunState);
QString toString(services::OperationState);
QString toString(cluster::BudgetAction);       ///< "only warn", "stop the run", "terminate"
QString ec2State(const std::string &state);    ///< EC2's state in the user's language
QString resourceKind(const std::string &kind); ///< "Security group"

/// Returns one sentence: the failure, in the service's words, and the remedy.
QString message(const Error &);

} // namespace trainyard::gui::text
