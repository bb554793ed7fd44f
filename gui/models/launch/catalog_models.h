#pragma once

#include <QCoreApplication>

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The instance types that a region offers.
class TypeModel final : public RowTable<cluster::AvailableType> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TypeModel)
public:
    /// The decisive columns come first: a narrow window shows the price without scrolling.
    enum Column { Name, OnDemand, Spot, Cpus, Memory, Gpu, GpuMemory, Left, Network, Zones };
    explicit TypeModel(QObject *parent = nullptr);
    void setSpot(bool spot); ///< show the Spot quota that is left

private:
    bool m_spot = false;
};

/// The current images of the catalog in a region.
class ImageModel final : public RowTable<cluster::AvailableImage> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ImageModel)
public:
    enum Column { Title, Login, Disk, Today };
    explicit ImageModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
