#include "gui/text/format.h"

#include <cmath>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace trainyard::gui::text {

namespace {

// One translation context for this file: without a class, lupdate needs it to find the strings.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::text)
};

bool exactTimes = false, decimalSizes = false; // set on the GUI thread, which alone formats

QDateTime local(Timestamp t)
{
    return QDateTime::fromMSecsSinceEpoch(t.time_since_epoch().count());
}

/// As the language writes dates, with the complete year. English has the month's name: 3/4 means two days.
QString dateFormat()
{
    const QLocale locale;
    QString format = locale.dateFormat(QLocale::ShortFormat);
    const bool isEnglish = locale.language() == QLocale::English;
    if (locale.language() == QLocale::C || (isEnglish && format.startsWith(QLatin1Char('y'))))
        return QStringLiteral("yyyy-MM-dd");
    if (isEnglish)
        return format.startsWith(QLatin1Char('M')) ? QStringLiteral("MMM d, yyyy") : QStringLiteral("d MMM yyyy");
    if (!format.contains(QStringLiteral("yyyy")))
        format.replace(QStringLiteral("yy"), QStringLiteral("yyyy"));
    return format;
}

/// Rates have four decimals and amounts two, as on the command line: digits align in columns.
QString dollars(double usd, int decimals)
{
    return Text::tr("$%1").arg(QLocale().toString(usd, 'f', decimals));
}

QString bounded(const QString &sum, cluster::SumBound bound)
{
    switch (bound) {
    case cluster::SumBound::AtMost:
        return Text::tr("at most %1", "money").arg(sum);
    case cluster::SumBound::AtLeast:
        return Text::tr("at least %1", "money").arg(sum);
    case cluster::SumBound::Exact:
        break;
    }
    return sum;
}

} // namespace

QString from(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

QStringList list(const std::vector<std::string> &utf8)
{
    QStringList texts;
    for (const std::string &line : utf8)
        texts << from(line);
    return texts;
}

QString age(std::chrono::milliseconds d)
{
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(d).count();
    if (minutes < 1)
        return Text::tr("%1 s").arg(std::max<qint64>(0, d.count() / 1000));
    if (minutes < 60)
        return Text::tr("%1 min").arg(minutes);
    if (minutes < 48 * 60 && minutes % 60 == 0)
        return Text::tr("%1 h").arg(minutes / 60);
    if (minutes < 48 * 60)
        return Text::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
    return Text::tr("%n day(s)", nullptr, int(minutes / (24 * 60)));
}

void setExactTimes(bool exact)
{
    exactTimes = exact;
}

QString ago(Timestamp then, Timestamp now)
{
    if (exactTimes)
        return startTime(then, now);
    if (now - then < std::chrono::seconds(5))
        return Text::tr("just now");
    return Text::tr("%1 ago").arg(age(now - then));
}

QString elapsed(std::chrono::milliseconds d)
{
    const qint64 s = std::max<qint64>(0, d.count() / 1000);
    const QString tail = QStringLiteral("%1:%2");
    if (s < 3600)
        return tail.arg(s / 60).arg(s % 60, 2, 10, QLatin1Char('0'));
    return QStringLiteral("%1:%2:%3")
        .arg(s / 3600)
        .arg(s / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(s % 60, 2, 10, QLatin1Char('0'));
}

QString exactTime(Timestamp t)
{
    return QLocale().toString(local(t), dateFormat() + QStringLiteral(" HH:mm:ss"));
}

QString clockTime(Timestamp t)
{
    return QLocale().toString(local(t), QStringLiteral("HH:mm:ss"));
}

QString startTime(Timestamp t, Timestamp now)
{
    const QDateTime then = local(t);
    return QLocale().toString(then, then.date() == local(now).date() ? QStringLiteral("HH:mm")
                                                                     : dateFormat() + QStringLiteral(" HH:mm"));
}

QString date(const std::string &iso)
{
    const QDate day = QDate::fromString(from(iso), Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, dateFormat()) : from(iso);
}

QString money(double usd)
{
    if (usd < 0)
        return Text::tr("unknown", "a price");
    return dollars(usd, 2);
}

QString perHour(double usd)
{
    return usd < 0 ? money(usd) : Text::tr("%1/h", "money per hour").arg(dollars(usd, usd == 0 ? 2 : 4));
}

QString price(double usdPerHour)
{
    return usdPerHour == 0 ? Text::tr("free") : perHour(usdPerHour);
}

QString price(const std::optional<double> &usdPerHour)
{
    return price(usdPerHour.value_or(-1));
}

QString perDay(double usdPerHour)
{
    return usdPerHour < 0 ? money(usdPerHour) : Text::tr("%1/day", "money per day").arg(money(usdPerHour * 24));
}

QString money(const cluster::Usd &sum)
{
    return bounded(money(sum.usd), sum.bound);
}

QString perHour(const cluster::Usd &sum)
{
    return bounded(perHour(sum.usd), sum.bound);
}

QString price(const cluster::Usd &hourly)
{
    return hourly == cluster::Usd() ? price(0.0) : perHour(hourly);
}

QString perDay(const cluster::Usd &perHour)
{
    return bounded(perDay(perHour.usd), perHour.bound);
}

QString perEpoch(const cluster::Usd &sum)
{
    return bounded(Text::tr("%1 per epoch", "money").arg(dollars(sum.usd, 4)), sum.bound);
}

QString percent(double fraction)
{
    double shown = fraction * 100;
    const bool almost = fraction < 1 && shown >= 99.95;
    if (almost)
        shown = std::floor(shown * 100 + 1e-9) / 100; // 0.9995 would round to 100.0 %
    return Text::tr("%1 %", "a percentage").arg(QLocale().toString(shown, 'f', almost ? 2 : 1));
}

QString rate(double samplesPerSecond)
{
    return Text::tr("%1/s", "samples per second")
        .arg(QLocale().toString(samplesPerSecond, 'f', samplesPerSecond < 10 ? 1 : 0));
}

QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
}

QString fixed(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

void setDecimalSizes(bool decimal)
{
    decimalSizes = decimal;
}

QString bytes(qint64 count)
{
    return QLocale().formattedDataSize(count, 2, decimalSizes ? QLocale::DataSizeSIFormat : QLocale::DataSizeIecFormat);
}

QString machines(int count)
{
    return Text::tr("%n machine(s)", nullptr, count);
}

QString nodes(int workers)
{
    return Text::tr("1 head + %n worker(s)", nullptr, workers);
}

QString toString(services::ClusterState state)
{
    using enum services::ClusterState;
    switch (state) {
    case Planned:
        return Text::tr("planned");
    case Requesting:
        return Text::tr("requesting");
    case Booting:
        return Text::tr("booting");
    case WaitingForSsh:
        return Text::tr("waiting for SSH");
    case SettingUp:
        return Text::tr("setting up");
    case Ready:
        return Text::tr("ready");
    case Training:
        return Text::tr("training");
    case Stopping:
        return Text::tr("stopping");
    case Terminated:
        return Text::tr("terminated");
    case NeedsAttention:
        return Text::tr("needs attention");
    case Stopped:
        return Text::tr("stopped");
    }
    return {};
}

QString toString(services::RunState state)
{
    using enum services::RunState;
    switch (state) {
    case Starting:
        return Text::tr("starting");
    case Running:
        return Text::tr("training");
    case Finished:
        return Text::tr("finished");
    case Failed:
        return Text::tr("failed");
    case Stopped:
        return Text::tr("stopped");
    case EndedWithCluster:
        return Text::tr("ended with its cluster");
    }
    return {};
}

QString toString(services::OperationState state)
{
    using enum services::OperationState;
    switch (state) {
    case Running:
        return Text::tr("running");
    case Done:
        return Text::tr("done");
    case Failed:
        return Text::tr("failed");
    case Cancelled:
        return Text::tr("cancelled");
    }
    return {};
}

QString toString(cluster::BudgetAction action)
{
    switch (action) {
    case cluster::BudgetAction::Warn:
        return Text::tr("warn only");
    case cluster::BudgetAction::StopRun:
        return Text::tr("stop the run");
    case cluster::BudgetAction::Terminate:
        return Text::tr("terminate");
    }
    return {};
}

QString ec2State(const std::string &state)
{
    if (state == "pending")
        return Text::tr("pending");
    if (state == "running")
        return Text::tr("running");
    if (state == "shutting-down")
        return Text::tr("shutting down");
    if (state == "stopping")
        return Text::tr("stopping");
    if (state == "stopped")
        return Text::tr("stopped");
    if (state == "terminated")
        return Text::tr("terminated");
    if (state == "deleted") // of the other resources
        return Text::tr("deleted");
    if (state == "deleting")
        return Text::tr("deleting");
    if (state == "available")
        return Text::tr("available");
    if (state == "in-use")
        return Text::tr("in use");
    return from(state);
}

QString resourceKind(const std::string &kind)
{
    if (kind == "instance")
        return Text::tr("Machine");
    if (kind == "security-group" || kind == "security group")
        return Text::tr("Security group");
    if (kind == "key-pair" || kind == "key pair")
        return Text::tr("Key pair");
    if (kind == "volume")
        return Text::tr("Volume");
    if (kind == "public address" || kind == "address")
        return Text::tr("Public IP address");
    if (kind == "nat-gateway" || kind == "NAT gateway")
        return Text::tr("NAT gateway");
    if (kind == "spot-request")
        return Text::tr("Spot request");
    if (kind == "launch-template" || kind == "launch template")
        return Text::tr("Launch template");
    if (kind == "placement-group" || kind == "placement group")
        return Text::tr("Placement group");
    if (kind == "role")
        return Text::tr("Role");
    if (kind == "bucket")
        return Text::tr("Bucket");
    if (kind == "file-system" || kind == "file system")
        return Text::tr("File system");
    if (kind == "image")
        return Text::tr("Image");
    if (kind == "auto-scaling-group")
        return Text::tr("Auto Scaling group");
    if (kind == "emr-cluster" || kind == "EMR cluster")
        return Text::tr("EMR cluster");
    if (kind == "stack")
        return Text::tr("Stack");
    if (kind == "instance group")
        return Text::tr("Instance group");
    if (kind == "logs")
        return Text::tr("Logs");
    return from(kind);
}

} // namespace trainyard::gui::text
