#pragma once

#include <map>

#include <QCoreApplication>

#include "backend/services/notifications/notifications.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// Something that has happened, to be read later.
struct NoticeLine {
    std::int64_t number = 0;
    Timestamp at{};
    QString what, result;
    Tone tone = Tone::Quiet;
    bool operator==(const NoticeLine &) const = default;
};

/// Ends of operations and runs, budgets and Spot notices, newest first. Retains the latest kMost.
class NoticeLog final : public RowTable<NoticeLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::NoticeLog)
public:
    static constexpr std::size_t kMost = 200;
    enum Column { When, What, Outcome };
    explicit NoticeLog(QObject *parent = nullptr);

    /// Adds the end of an operation. Ignores one that runs, one that was cancelled, and an end that is already listed.
    void add(const services::OperationSnapshot &operation);
    void add(const services::Notice &notice, Timestamp at);

    int unread() const { return m_unread; }
    void markRead() { m_unread = 0; }
    std::vector<NoticeLine> clear(); ///< \return what restore() takes
    void restore(const std::vector<NoticeLine> &lines);
    /// Lists what an earlier session has left, before anything is added.
    void begin(std::vector<NoticeLine> lines, int unread);

private:
    void add(NoticeLine line);
    std::int64_t m_next = 1;
    int m_unread = 0;
    std::map<OperationId, std::uint64_t> m_ends; ///< revision of the end that is listed
};

} // namespace trainyard::gui
