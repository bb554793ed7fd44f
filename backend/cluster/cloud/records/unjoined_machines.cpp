#include "backend/cluster/cloud/records/unjoined_machines.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

Result<std::vector<aws::Instance>> unjoinedMachines(const CloudContext &cloud, const ClusterId &id,
                                                    const CallContext &context)
{
    TY_ASSIGN(const auto rows, cloud.ledger->resources(id, false));
    const auto stack = std::ranges::find_if(rows, [](const ledger::Resource &r) {
        return r.kind == kStackKind && !r.closed && r.facts.contains(kElasticTemplateFact);
    });
    if (stack == rows.end() || stack->facts.at(kElasticTemplateFact).empty())
        return std::vector<aws::Instance>();
    const auto ec2 = cloud.ec2Of(stack->region);
    TY_ASSIGN(auto machines, machinesByTag(*ec2, kLaunchTemplateTag, stack->facts.at(kElasticTemplateFact), context));
    std::vector<std::string> tokens; // of requests of this ledger, whose machines are recorded in a moment
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    for (const ledger::Intent &intent : intents)
        tokens.push_back(intent.token);
    std::erase_if(machines, [&](const aws::Instance &m) {
        const bool isRecorded =
            std::ranges::any_of(rows, [&](const ledger::Resource &r) { return r.isInstance() && r.id == m.id.value; });
        const bool isOurs = !m.clientToken.empty() && std::ranges::find(tokens, m.clientToken) != tokens.end();
        return m.isTerminating() || isRecorded || isOurs;
    });
    return machines;
}

} // namespace trainyard::cluster
