#include "gui/models/clusters/teardown_model.h"

#include <algorithm>

#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

using cluster::Target;

namespace {

bool isOver(const Target &t)
{
    return t.state == "terminated" || t.state == "deleted";
}

constexpr std::string_view kLeft = "left: "; ///< before the reason

bool isLeft(const Target &t)
{
    return t.state.starts_with(kLeft);
}

/// Whether AWS is changing it: "shutting-down", "deleting". What is "available" or "in-use" only exists.
bool isPassing(const Target &t)
{
    return t.state == "shutting-down" || (t.state.ends_with("ing") && t.state != "running" && t.state != "waiting");
}

Cell stateOfTarget(const Target &t)
{
    const QString state = isLeft(t) ? TeardownModel::tr("left: %1", "a resource that remains: the reason")
                                          .arg(text::from(t.state.substr(kLeft.size())))
                                    : text::ec2State(t.state);
    return {t.isProtected ? TeardownModel::tr("%1, protected").arg(state) : state,
            {},
            isOver(t)      ? QStringLiteral("check")
            : isLeft(t)    ? QStringLiteral("alert")
            : isPassing(t) ? QStringLiteral("clock")
                           : QString(),
            isOver(t)   ? Tone::Good
            : isLeft(t) ? Tone::Bad
                        : Tone::Quiet};
}

Cell ageOf(const Target &t)
{
    return t.created ? Cell(text::age(SystemClock::instance().now() - *t.created), *t.created) : Cell(QString());
}

Cell sectionCell(const Target &t)
{
    const TargetSection section = sectionOf(t);
    switch (section) {
    case TargetSection::Here:
        return {TeardownModel::tr("Trainyard, here"), int(section)};
    case TargetSection::Other:
        return {t.owner.empty() ? TeardownModel::tr("Trainyard, another computer")
                                : TeardownModel::tr("Trainyard, %1", "an owner").arg(text::from(t.owner)),
                int(section)};
    case TargetSection::Foreign:
        break;
    }
    return {TeardownModel::tr("not Trainyard"), int(section), QStringLiteral("alert"), Tone::Attention};
}

} // namespace

TargetSection sectionOf(const Target &t)
{
    return t.inLedger ? TargetSection::Here : t.cluster.empty() ? TargetSection::Foreign : TargetSection::Other;
}

std::vector<Target> inSections(std::vector<Target> targets)
{
    std::ranges::stable_sort(targets, {}, sectionOf);
    return targets;
}

TeardownModel::TeardownModel(QObject *parent)
    : RowTable([](const auto &t) { return t.kind + ":" + t.region + ":" + t.id; },
               {{tr("Launched by"), sectionCell},
                {tr("Kind"), [](const auto &t) { return text::resourceKind(t.kind); }},
                {tr("Name"),
                 [](const auto &t) {
                     return t.name.empty() ? text::from(t.id)
                                           : tr("%1 (%2)", "name (id)").arg(text::from(t.name), text::from(t.id));
                 },
                 &Target::id},
                {tr("Cluster"), [](const auto &t) { return t.clusterName.empty() ? t.cluster.value : t.clusterName; }},
                {tr("Region"), &Target::region},
                number(tr("Age"), ageOf),
                number(tr("Price"),
                       [](const auto &t) { return Cell(text::price(t.usdPerHour), t.usdPerHour.value_or(-1)); }),
                {tr("State"), stateOfTarget, &Target::state}},
               parent)
{
}

void TeardownModel::applyStep(const StepEvent &event)
{
    Target next;
    next.kind = event.subject.kind;
    next.id = event.subject.id;
    next.region = event.subject.region;
    if (const Target *known = find(key(next))) {
        next = *known;
    } else {
        next.name = event.host;
        next.cluster = ClusterId(event.subject.cluster);
    }
    next.state = event.state == StepState::Failed ? std::string(kLeft) + text::ofStep(event.message).toStdString()
                                                  : event.subjectState;
    next.isProtected = false; // shown in the preview only
    apply(next);
}

void TeardownModel::applyLine(const cluster::ReceiptLine &line)
{
    Target next = line.target;
    if (line.outcome == cluster::Outcome::Remaining)
        next.state = std::string(kLeft) + text::ofStep(line.message).toStdString();
    next.isProtected = false;
    apply(next);
}

} // namespace trainyard::gui
