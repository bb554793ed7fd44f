#include "gui/text/local_cloud.h"

#include <QCoreApplication>

namespace trainyard::gui::text {

bool isLocalCloudIdle(const Error &error)
{
    return error.code == ErrorCode::NotFound && error.source == "local cloud"; // as of cluster::openCloud()
}

QString localCloudIdle()
{
    return QCoreApplication::translate(
        "trainyard::gui::text", "The local cloud does not run. It starts when you make something in it, such as a "
                                "bucket, digits or a cluster, and then lists what it has.");
}

} // namespace trainyard::gui::text
