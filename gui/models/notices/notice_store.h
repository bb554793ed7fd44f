#pragma once

#include <vector>

#include <QString>

#include "gui/models/notices/notice_log.h"

namespace trainyard::gui {

/// What is kept of the notices when the program ends.
struct StoredNotices {
    std::vector<NoticeLine> lines; ///< newest first
    int unread = 0;
};

/// Reads the notices of the last session. A file that is missing or damaged: none.
StoredNotices readNotices(const QString &file);
/// \return whether the file was replaced
bool writeNotices(const QString &file, const StoredNotices &notices);

} // namespace trainyard::gui
