#include "gui/wizards/emr/emr_text.h"

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/wizards/fields/problem_text.h"

namespace trainyard::gui {

using cluster::EmrField;
using cluster::EmrPlan;
using cluster::Reason;

namespace {

struct EmrProblems {
    Q_DECLARE_TR_FUNCTIONS(EmrProblems)
};

QString emptyText(const cluster::EmrProblem &p)
{
    if (p.field == &EmrPlan::name)
        return EmrProblems::tr("Give the cluster a name.");
    if (p.field == &EmrPlan::applications)
        return EmrProblems::tr("Hadoop must be among the applications: its list of nodes names the workers.");
    if (p.field == &EmrPlan::masterType)
        return EmrProblems::tr("Choose a type.");
    if (p.field == &EmrPlan::keyFile)
        return EmrProblems::tr("Choose the file of the private key.");
    if (p.field == &EmrPlan::logUri)
        return EmrProblems::tr("A folder for the logs is needed: the cause of a failed start is found there only.");
    if (p.field == &EmrPlan::masterGroup || p.field == &EmrPlan::slaveGroup)
        return EmrProblems::tr("EMR needs both managed security groups or none.");
    if (p.field == &EmrPlan::subnet)
        return p.value == "file-system"
                   ? EmrProblems::tr("A file system has mount targets in one VPC: choose a subnet of it.")
                   : EmrProblems::tr("Security groups belong to one VPC: choose a subnet of it.");
    return EmrProblems::tr("This must not be empty.");
}

QString mismatchText(const cluster::EmrProblem &p)
{
    if (p.value == "runtime")
        return EmrProblems::tr("The runtime does not run on this instance type: choose a type for x86_64, such as "
                               "m5.xlarge.");
    if (p.field == &EmrPlan::taskNodes)
        return EmrProblems::tr("EMR starts task nodes only in a cluster with core nodes.");
    if (p.field == &EmrPlan::spot)
        return EmrProblems::tr("Only task nodes are Spot machines, and there are none.");
    if (p.field == &EmrPlan::maxPriceUsd)
        return EmrProblems::tr("A maximum price is for Spot machines only.");
    if (p.value == "training")
        return EmrProblems::tr("Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.");
    if (p.field == &EmrPlan::emrIdle)
        return EmrProblems::tr("EMR's idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.");
    if (p.field == &EmrPlan::serviceGroup)
        return EmrProblems::tr("It is used with managed security groups of your own only.");
    if (p.field == &EmrPlan::makeRoles)
        return EmrProblems::tr("Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.");
    if (p.field == &EmrPlan::attachEfsPolicy)
        return EmrProblems::tr("It is for a cluster with a file system.");
    return {};
}

} // namespace

QString emrProblemText(const cluster::EmrProblem &p)
{
    QString words = commonProblemText(p.reason, p.value);
    const QString value = text::from(p.value);
    if (p.reason == Reason::Empty)
        words = emptyText(p);
    else if (p.reason == Reason::Mismatch)
        words = mismatchText(p);
    else if (p.reason == Reason::TooSmall && p.field == &EmrPlan::rootGiB)
        words = EmrProblems::tr("With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.")
                    .arg(value);
    else if (p.reason == Reason::Unknown && p.field == &EmrPlan::region)
        words = EmrProblems::tr("There is no region \"%1\".").arg(value);
    else if (p.reason == Reason::Unknown)
        words = EmrProblems::tr("There is no instance type \"%1\".").arg(value);
    return words.isEmpty() ? text::sentence(cluster::describe(p)) : words; // the plan's own sentence
}

} // namespace trainyard::gui
