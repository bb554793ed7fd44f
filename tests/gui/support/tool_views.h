#pragma once

#include <algorithm>

#include <QLabel>

#include "tests/gui/support/sample_data.h"

/// For tests of the tools of a cluster: commands, queue, tunnels, jobs.
namespace trainyard::gui::fake {

/// A cluster of the sample data that this ledger launched.
inline services::ClusterDetails ourCluster()
{
    auto cluster = sample::clusters()[0];
    cluster.ours = true;
    return cluster;
}

/// Whether a label of the view contains the words.
inline bool says(const QWidget &view, const QString &words)
{
    const auto labels = view.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&](const QLabel *one) { return one->text().contains(words); });
}

} // namespace trainyard::gui::fake
