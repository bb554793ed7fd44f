#include "gui/models/clusters/managed_resource_model.h"

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::ManagedResource;

namespace {

bool isWorking(const std::string &status)
{
    for (const char *word : {"_IN_PROGRESS", "InProgress", "PROVISIONING", "BOOTSTRAPPING", "RESIZING", "AWAITING"}) {
        if (status.find(word) != std::string::npos)
            return true;
    }
    return false;
}

Cell statusOf(const ManagedResource &r)
{
    const Tone tone = r.failed ? Tone::Bad : isWorking(r.status) ? Tone::Busy : Tone::Good;
    return {text::from(r.status),
            {},
            tone == Tone::Bad    ? QStringLiteral("alert")
            : tone == Tone::Busy ? QStringLiteral("clock")
                                 : QStringLiteral("check"),
            tone};
}

Cell managedName(const ManagedResource &r)
{
    return r.running < 0 ? Cell(r.name)
                         : Cell(ManagedResourceModel::tr("%1 (%2 of %3 running)", "role of nodes, how many")
                                    .arg(text::from(r.name))
                                    .arg(r.running)
                                    .arg(r.requested));
}

} // namespace

ManagedResourceModel::ManagedResourceModel(QObject *parent)
    : RowTable([](const auto &r) { return r.type + "/" + r.name + "/" + r.id; },
               {{tr("Name"), managedName, &ManagedResource::id},
                {tr("Type"), &ManagedResource::type, &ManagedResource::type},
                {tr("State"), statusOf},
                number(tr("Took"),
                       [](const auto &r) {
                           return Cell(r.took.count() > 0 ? text::elapsed(r.took) : QString(),
                                       qlonglong(r.took.count()));
                       }),
                {tr("Reason"), &ManagedResource::reason, &ManagedResource::reason}},
               parent)
{
}

} // namespace trainyard::gui
