#include "gui/models/launch/catalog_models.h"

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

QString gib(double size)
{
    return TypeModel::tr("%1 GiB").arg(QLocale().toString(size, 'g', 4));
}

/// Unknown prices come after all others.
Cell price(const std::optional<double> &usdPerHour)
{
    return {text::price(usdPerHour.value_or(-1)), usdPerHour.value_or(1e9)};
}

/// All zones of a region have the same prefix: shows the rest.
Cell zonesOf(const AvailableType &o)
{
    QStringList ends;
    for (const std::string &zone : o.zones) {
        const auto digit = zone.find_last_of("0123456789");
        ends << text::from(digit == std::string::npos ? zone : zone.substr(digit + 1));
    }
    return {ends.join(QLatin1Char(' ')), int(o.zones.size())};
}

} // namespace

TypeModel::TypeModel(QObject *parent)
    : RowTable([](const auto &o) { return o.type.name; },
               {{tr("Type"), [](const auto &o) { return o.type.name; }},
                number(
                    tr("On-Demand"), [](const auto &o) { return price(o.usdPerHour); },
                    [](const auto &o) { return o.estimate ? tr("Estimated from the price in us-east-1") : QString(); }),
                number(tr("Spot"), [](const auto &o) { return price(o.spotUsdPerHour); }),
                number(tr("vCPUs"), [](const auto &o) { return o.type.vcpus; }),
                number(tr("Memory"), [](const auto &o) { return Cell(gib(o.type.memoryGiB), o.type.memoryGiB); }),
                {tr("GPUs"),
                 [](const auto &o) {
                     return Cell(o.type.gpus ? tr("%1 x %2", "count x name").arg(o.type.gpus).arg(shortGpu(o.type.gpu))
                                             : QString(),
                                 o.type.gpus);
                 }},
                number(tr("GPU memory"),
                       [](const auto &o) {
                           return Cell(o.type.gpus ? gib(o.type.gpuMemoryGiB) : QString(), o.type.gpuMemoryGiB);
                       }),
                //: column of a table: how many machines of a type the quota still allows
                number(tr("Quota left"),
                       [this](const auto &o) {
                           const auto &remaining = m_spot ? o.remainingSpot : o.remaining;
                           return Cell(remaining ? QString::number(*remaining) : QString(), remaining.value_or(-1));
                       }),
                {tr("Network"),
                 [](const auto &o) {
                     return Cell(shortNetwork(o.network) + (o.type.efa ? tr(", EFA") : QString()), gigabits(o.network));
                 },
                 [](const auto &o) {
                     return o.type.efa ? tr("%1; takes an Elastic Fabric Adapter").arg(text::from(o.network))
                                       : text::from(o.network);
                 }},
                {tr("Zones"), zonesOf, [](const auto &o) { return text::list(o.zones).join(QStringLiteral(", ")); }}},
               parent)
{
}

void TypeModel::setSpot(bool spot)
{
    if (spot == m_spot)
        return;
    m_spot = spot;
    clockMoved(Left, Left);
}

ImageModel::ImageModel(QObject *parent)
    : RowTable(&AvailableImage::alias,
               {{tr("Image"), &AvailableImage::title, &AvailableImage::alias},
                {tr("Login user"), &AvailableImage::user},
                number(tr("Minimum disk"),
                       [](const auto &o) {
                           return Cell(o.minRootGiB > 0 ? tr("%1 GiB").arg(o.minRootGiB) : QString(), o.minRootGiB);
                       }),
                //: column of a table: the id that an image has today in the region
                {tr("AMI ID"),
                 [](const auto &o) {
                     return o.today ? text::from(o.today->image.id) : o.notKnown ? tr("not offered here") : QString();
                 },
                 [](const auto &o) {
                     return o.today      ? o.today->image.name + "\n" + o.today->how
                            : o.notKnown ? o.notKnown->detail
                                         : std::string();
                 }}},
               parent)
{
}

} // namespace trainyard::gui
