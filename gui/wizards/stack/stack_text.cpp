#include "gui/wizards/stack/stack_text.h"

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/wizards/fields/problem_text.h"

namespace trainyard::gui {

using cluster::Reason;
using cluster::StackField;
using cluster::StackPlan;

namespace {

struct StackProblems {
    Q_DECLARE_TR_FUNCTIONS(StackProblems)
};

QString emptyText(StackField field)
{
    if (field == &StackPlan::name)
        return StackProblems::tr("Give the stack a name.");
    if (field == &StackPlan::instanceType)
        return StackProblems::tr("Choose a type.");
    if (field == &StackPlan::mountPoint)
        return StackProblems::tr("Name the folder.");
    if (field == &StackPlan::keyFile)
        return StackProblems::tr("Choose the file of the private key.");
    if (field == &StackPlan::acknowledgeIam)
        return StackProblems::tr("CloudFormation creates the stack only with this permission.");
    if (field == &StackPlan::vpc || field == &StackPlan::masterSubnet || field == &StackPlan::workerSubnet)
        return StackProblems::tr("An existing VPC needs a subnet for the master and one for the workers.");
    return StackProblems::tr("This must not be empty.");
}

QString mismatchText(const cluster::StackProblem &p)
{
    if (p.value == "image")
        return StackProblems::tr("The image does not run on this instance type: choose a type for x86_64, such as "
                                 "g5.xlarge.");
    if (p.field == &StackPlan::existingMountTarget)
        return StackProblems::tr("A file system that the stack creates has no mount target yet.");
    if (p.field == &StackPlan::zone)
        return StackProblems::tr("The zone belongs to the region of the stack, such as us-east-1a.");
    return {};
}

} // namespace

QString stackProblemText(const cluster::StackProblem &p)
{
    QString words = commonProblemText(p.reason, p.value);
    const QString value = text::from(p.value);
    if (p.reason == Reason::Empty)
        words = emptyText(p.field);
    else if (p.reason == Reason::Mismatch)
        words = mismatchText(p);
    else if (p.reason == Reason::Unknown && p.field == &StackPlan::region)
        words = StackProblems::tr("There is no region \"%1\".").arg(value);
    else if (p.reason == Reason::Unknown && p.field == &StackPlan::instanceType)
        words = StackProblems::tr("There is no instance type \"%1\".").arg(value);
    else if (p.reason == Reason::TooLarge && p.field == &StackPlan::vpc)
        words = StackProblems::tr("The region has as many VPCs as the quota allows (%1): use an existing one here, "
                                  "delete one, or request a higher quota.")
                    .arg(value);
    else if (p.reason == Reason::TooLarge && p.field == &StackPlan::network)
        words = StackProblems::tr("The region has as many Elastic IP addresses as the quota allows (%1), and a NAT "
                                  "gateway needs one: release one, or choose another way to the Internet.")
                    .arg(value);
    return words.isEmpty() ? text::sentence(cluster::describe(p)) : words; // the plan's own sentence
}

} // namespace trainyard::gui
