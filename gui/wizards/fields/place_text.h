#pragma once

#include <vector>

#include "backend/cluster/account/network.h"
#include "backend/cluster/managed/account_problems.h"
#include "gui/wizards/fields/id_box.h"

/// Descriptions of what an account has, for lists to choose from.
namespace trainyard::gui {

QString describe(const cluster::SubnetChoice &subnet);
QString describe(const cluster::GroupChoice &group);
QString describe(const cluster::FileSystemChoice &system);

/// \param vpc  only those of this VPC; empty: all
std::vector<IdBox::Choice> subnetChoices(const cluster::NetworkChoices &network, const std::string &vpc);
/// Without the groups of clusters, which are deleted with them.
std::vector<IdBox::Choice> groupChoices(const cluster::NetworkChoices &network, const std::string &vpc);
std::vector<IdBox::Choice> vpcChoices(const cluster::NetworkChoices &network);
std::vector<IdBox::Choice> zoneChoices(const cluster::NetworkChoices &network);
std::vector<IdBox::Choice> fileSystemChoices(const std::vector<cluster::FileSystemChoice> &systems);
std::vector<IdBox::Choice> plainChoices(const std::vector<std::string> &ids);

} // namespace trainyard::gui
