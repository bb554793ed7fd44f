#include "backend/cluster/cloud/records/origin.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

Result<ClusterOrigin> originOf(ledger::Ledger &ledger, const ClusterId &cluster)
{
    TY_ASSIGN(const auto resources, ledger.resources(cluster, false));
    for (const ledger::Resource &r : resources) {
        if (r.kind == kStackKind)
            return ClusterOrigin{Origin::Stack, r.id};
        if (r.kind == kEmrKind)
            return ClusterOrigin{Origin::Emr, r.id};
    }
    TY_ASSIGN(const auto intents, ledger.intents(cluster));
    for (const ledger::Intent &i : intents) {
        if (i.kind == kStackKind)
            return ClusterOrigin{Origin::Stack, {}};
        if (i.kind == kEmrKind)
            return ClusterOrigin{Origin::Emr, {}};
    }
    return ClusterOrigin{};
}

} // namespace trainyard::cluster
