#include "gui/wizards/fields/problem_text.h"

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

using cluster::LaunchPlan;
using cluster::Reason;

namespace {

struct Problems {
    Q_DECLARE_TR_FUNCTIONS(Problems)
};

QString emptyText(cluster::Field field)
{
    if (field == &LaunchPlan::name)
        return Problems::tr("Give the cluster a name.");
    if (field == &LaunchPlan::keyFile)
        return Problems::tr("Choose the file of the private key.");
    if (field == &LaunchPlan::buckets)
        return Problems::tr("Give the bucket a name.");
    if (field == &LaunchPlan::instanceType)
        return Problems::tr("Choose a type.");
    if (field == &LaunchPlan::image)
        return Problems::tr("Choose an image.");
    return Problems::tr("This must not be empty.");
}

/// Describes the value that a field conflicts with; "" for fields without a text of their own.
QString mismatchText(const cluster::Problem &p)
{
    if (p.field == &LaunchPlan::otherRegions && p.value == "region")
        return Problems::tr("Name each region once, and not the region of this cluster.");
    if (p.field == &LaunchPlan::otherRegions)
        return Problems::tr("An image ID, a launch template, a security group and a key pair exist in one region only: "
                            "choose the image by its name and leave the others open, or name no fallback regions.");
    if (p.field == &LaunchPlan::zones)
        return Problems::tr("Each zone belongs to the region of this cluster, such as us-east-1a.");
    if (p.value == "image")
        return Problems::tr("The image does not run on this instance type: their CPU architectures differ.");
    if (p.field == &LaunchPlan::hibernation)
        return Problems::tr("Spot machines cannot be launched with hibernation.");
    if (p.field == &LaunchPlan::maxPriceUsd)
        return Problems::tr("A maximum price is for Spot machines only.");
    if (p.field == &LaunchPlan::reservation && p.value == "spot")
        return Problems::tr("Reserved capacity is not sold at Spot prices.");
    if (p.field == &LaunchPlan::efa)
        return Problems::tr("This instance type does not support an Elastic Fabric Adapter.");
    if (p.value == "all-tcp")
        return Problems::tr(
            "All ports can be opened only in a security group created for the cluster, not in your own.");
    return {};
}

} // namespace

QString commonProblemText(Reason reason, const std::string &value)
{
    switch (reason) {
    case Reason::TooSmall:
        return Problems::tr("Too small: at least %1.").arg(text::from(value));
    case Reason::TooLarge:
        return Problems::tr("Too large: at most %1.").arg(text::from(value));
    case Reason::Unpriced:
        return Problems::tr("The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let "
                            "it only warn, or choose another type.")
            .arg(text::from(value));
    case Reason::Empty:
    case Reason::Unknown:
    case Reason::Mismatch:
    case Reason::Malformed:
    case Reason::TooOpen:
        break;
    }
    return {};
}

QString problemText(const cluster::Problem &p)
{
    QString words = commonProblemText(p.reason, p.value);
    if (p.reason == Reason::Empty)
        words = emptyText(p.field);
    else if (p.reason == Reason::Mismatch)
        words = mismatchText(p);
    else if (p.reason == Reason::Unknown && (p.field == &LaunchPlan::region || p.field == &LaunchPlan::otherRegions))
        words = Problems::tr("There is no region \"%1\".").arg(text::from(p.value));
    else if (p.reason == Reason::Unknown && (p.field == &LaunchPlan::otherTypes ||
                                             p.field == &LaunchPlan::instanceType || p.field == &LaunchPlan::headType))
        words = Problems::tr("There is no instance type \"%1\".").arg(text::from(p.value));
    else if (p.reason == Reason::Malformed && p.field == &LaunchPlan::tags)
        words = Problems::tr("The tag \"%1\" is not valid: a key has 1 to 128 characters and a value at most 256, and "
                             "keys that begin with aws: or trainyard: are reserved.")
                    .arg(text::from(p.value));
    return words.isEmpty() ? text::sentence(cluster::describe(p)) : words; // the plan's own sentence
}

} // namespace trainyard::gui
