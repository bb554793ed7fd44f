#include "gui/models/catalog_models.h"

#include <algorithm>

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::AvailableImage;
using cluster::AvailableType;

namespace {

/// Returns 12.5 for "Up to 12.5 Gigabit"; 0 for text without a number.
double gigabits(const std::string &network)
{
    const auto digit = network.find_first_of("0123456789");
    return digit == std::string::npos
               ? 0
               : QLocale::c().toDouble(
                     text::from(network.substr(digit, network.find_first_not_of("0123456789.", digit) - digit)));
}

/// Returns "≤ 12.5 Gbit/s" for "Up to 12.5 Gigabit"; other AWS descriptions unchanged.
QString shortNetwork(const std::string &network)
{
    QString words = text::from(network);
    words.replace(QLatin1String("Up to "), QStringLiteral("≤ "));
    return words.replace(QLatin1String(" Gigabit"), QLatin1String(" Gbit/s"));
}

/// Removes the manufacturer, which is the same for all.
QString shortGpu(const std::string &gpu)
{
    return text::from(gpu).remove(QLatin1String("NVIDIA "));
}

} // namespace

void TypeModel::setSpot(bool spot)
{
    if (spot == m_spot)
        return;
    m_spot = spot;
    clockMoved(Left, Left);
}

bool TypeModel::isNumber(int column) const
{
    return column == Cpus || column == Memory || column == GpuMemory || column == OnDemand || column == Spot ||
           column == Left;
}

QString TypeModel::key(const AvailableType &o) const
{
    return text::from(o.type.name);
}

QString TypeModel::title(int column) const
{
    switch (column) {
    case Name:
        return tr("Type");
    case Cpus:
        return tr("vCPUs");
    case Memory:
        return tr("Memory");
    case Gpu:
        return tr("GPUs");
    case GpuMemory:
        return tr("GPU memory");
    case Network:
        return tr("Network");
    case OnDemand:
        return tr("On-Demand");
    case Spot:
        return tr("Spot");
    case Left:
        //: column of a table: how many machines of a type the quota still allows
        return tr("Quota left");
    case Zones:
        return tr("Zones");
    default:
        return {};
    }
}

QVariant TypeModel::cell(const AvailableType &o, int column, int role) const
{
    const auto gib = [](double size) { return tr("%1 GiB").arg(QLocale().toString(size, 'g', 4)); };
    const auto price = [&](const std::optional<double> &usd) {
        const double known = usd.value_or(-1);
        return plain(column, role, known == 0 ? tr("free") : text::perHour(known),
                     usd ? QVariant(*usd) : QVariant(1e9));
    };
    switch (column) {
    case Name:
        return plain(column, role, text::from(o.type.name));
    case Cpus:
        return plain(column, role, QString::number(o.type.vcpus), o.type.vcpus);
    case Memory:
        return plain(column, role, gib(o.type.memoryGiB), o.type.memoryGiB);
    case Gpu:
        return plain(column, role,
                     o.type.gpus ? tr("%1 x %2", "count x name").arg(o.type.gpus).arg(shortGpu(o.type.gpu)) : QString(),
                     o.type.gpus);
    case GpuMemory:
        return plain(column, role, o.type.gpus ? gib(o.type.gpuMemoryGiB) : QString(), o.type.gpuMemoryGiB);
    case Network:
        if (role == Qt::ToolTipRole)
            return o.type.efa ? tr("%1; takes an Elastic Fabric Adapter").arg(text::from(o.network))
                              : text::from(o.network);
        return plain(column, role, shortNetwork(o.network) + (o.type.efa ? tr(", EFA") : QString()),
                     gigabits(o.network));
    case OnDemand:
        if (role == Qt::ToolTipRole && o.estimate)
            return tr("Estimated from the price in us-east-1");
        return price(o.usdPerHour);
    case Spot:
        return price(o.spotUsdPerHour);
    case Left: {
        const auto &remaining = m_spot ? o.remainingSpot : o.remaining;
        return plain(column, role, remaining ? QString::number(*remaining) : QString(), remaining.value_or(-1));
    }
    case Zones: {
        QStringList full, ends; // all zones of a region have the same prefix
        for (const std::string &zone : o.zones) {
            full << text::from(zone);
            const auto digit = zone.find_last_of("0123456789");
            ends << text::from(digit == std::string::npos ? zone : zone.substr(digit + 1));
        }
        if (role == Qt::ToolTipRole)
            return full.join(QStringLiteral(", "));
        return plain(column, role, ends.join(QLatin1Char(' ')), int(o.zones.size()));
    }
    default:
        return {};
    }
}

QString ImageModel::key(const AvailableImage &o) const
{
    return text::from(o.alias);
}

QString ImageModel::title(int column) const
{
    switch (column) {
    case Title:
        return tr("Image");
    case Login:
        return tr("Login user");
    case Disk:
        return tr("Minimum disk");
    case Today:
        //: column of a table: the id that an image has today in the region
        return tr("AMI ID");
    default:
        return {};
    }
}

QVariant ImageModel::cell(const AvailableImage &o, int column, int role) const
{
    switch (column) {
    case Title:
        if (role == Qt::ToolTipRole)
            return text::from(o.alias);
        return plain(column, role, text::from(o.title));
    case Login:
        return plain(column, role, text::from(o.user));
    case Disk:
        return plain(column, role, o.minRootGiB > 0 ? tr("%1 GiB").arg(o.minRootGiB) : QString(), o.minRootGiB);
    case Today:
        if (role == Qt::ToolTipRole)
            return o.today      ? text::from(o.today->image.name + "\n" + o.today->how)
                   : o.notKnown ? text::from(o.notKnown->detail)
                                : QString();
        return plain(column, role,
                     o.today      ? text::from(o.today->image.id)
                     : o.notKnown ? tr("not offered here")
                                  : QString());
    default:
        return {};
    }
}

} // namespace trainyard::gui
