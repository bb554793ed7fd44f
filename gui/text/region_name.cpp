#include "gui/text/region_name.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <QCoreApplication>

namespace trainyard::gui::text {

namespace {

struct NamedRegion {
    std::string_view id;
    const char *name;
};

// Names of the AWS console.
constexpr NamedRegion kNamedRegions[] = {
    {"us-east-1", QT_TRANSLATE_NOOP("Regions", "US East (N. Virginia)")},
    {"us-east-2", QT_TRANSLATE_NOOP("Regions", "US East (Ohio)")},
    {"us-west-1", QT_TRANSLATE_NOOP("Regions", "US West (N. California)")},
    {"us-west-2", QT_TRANSLATE_NOOP("Regions", "US West (Oregon)")},
    {"af-south-1", QT_TRANSLATE_NOOP("Regions", "Africa (Cape Town)")},
    {"ap-east-1", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Hong Kong)")},
    {"ap-east-2", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Taipei)")},
    {"ap-south-1", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Mumbai)")},
    {"ap-south-2", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Hyderabad)")},
    {"ap-southeast-1", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Singapore)")},
    {"ap-southeast-2", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Sydney)")},
    {"ap-southeast-3", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Jakarta)")},
    {"ap-southeast-4", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Melbourne)")},
    {"ap-southeast-5", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Malaysia)")},
    {"ap-southeast-7", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Thailand)")},
    {"ap-northeast-1", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Tokyo)")},
    {"ap-northeast-2", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Seoul)")},
    {"ap-northeast-3", QT_TRANSLATE_NOOP("Regions", "Asia Pacific (Osaka)")},
    {"ca-central-1", QT_TRANSLATE_NOOP("Regions", "Canada (Central)")},
    {"ca-west-1", QT_TRANSLATE_NOOP("Regions", "Canada West (Calgary)")},
    {"eu-central-1", QT_TRANSLATE_NOOP("Regions", "Europe (Frankfurt)")},
    {"eu-central-2", QT_TRANSLATE_NOOP("Regions", "Europe (Zurich)")},
    {"eu-west-1", QT_TRANSLATE_NOOP("Regions", "Europe (Ireland)")},
    {"eu-west-2", QT_TRANSLATE_NOOP("Regions", "Europe (London)")},
    {"eu-west-3", QT_TRANSLATE_NOOP("Regions", "Europe (Paris)")},
    {"eu-south-1", QT_TRANSLATE_NOOP("Regions", "Europe (Milan)")},
    {"eu-south-2", QT_TRANSLATE_NOOP("Regions", "Europe (Spain)")},
    {"eu-north-1", QT_TRANSLATE_NOOP("Regions", "Europe (Stockholm)")},
    {"il-central-1", QT_TRANSLATE_NOOP("Regions", "Israel (Tel Aviv)")},
    {"mx-central-1", QT_TRANSLATE_NOOP("Regions", "Mexico (Central)")},
    {"me-south-1", QT_TRANSLATE_NOOP("Regions", "Middle East (Bahrain)")},
    {"me-central-1", QT_TRANSLATE_NOOP("Regions", "Middle East (UAE)")},
    {"sa-east-1", QT_TRANSLATE_NOOP("Regions", "South America (São Paulo)")},
    {"us-gov-east-1", QT_TRANSLATE_NOOP("Regions", "AWS GovCloud (US-East)")},
    {"us-gov-west-1", QT_TRANSLATE_NOOP("Regions", "AWS GovCloud (US-West)")},
    {"cn-north-1", QT_TRANSLATE_NOOP("Regions", "China (Beijing)")},
    {"cn-northwest-1", QT_TRANSLATE_NOOP("Regions", "China (Ningxia)")},
};

} // namespace

QString regionName(const std::string &region)
{
    const auto *at = std::ranges::find(kNamedRegions, std::string_view(region), &NamedRegion::id);
    return at == std::end(kNamedRegions) ? QString() : QCoreApplication::translate("Regions", at->name);
}

QString regionTitle(const std::string &region)
{
    const QString name = regionName(region), id = QString::fromStdString(region);
    //: name and id of an AWS region
    return name.isEmpty() ? id : QCoreApplication::translate("Regions", "%1, %2").arg(name, id);
}

} // namespace trainyard::gui::text
