#include "backend/services/transfers/transfer_queue.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/ids.h"

namespace trainyard::services {

using nlohmann::json;

std::string TransferQueue::add(std::vector<std::string> from, std::string to, std::string profile)
{
    TransferLine line;
    line.id = newIdText("t-");
    line.from = std::move(from);
    line.to = std::move(to);
    line.profile = std::move(profile);
    m_lines.push_back(std::move(line));
    return m_lines.back().id;
}

std::optional<TransferLine> TransferQueue::takeNext(const std::string &profile, Clock::time_point now)
{
    if (std::ranges::find(m_lines, TransferStatus::Running, &TransferLine::status) != m_lines.end())
        return std::nullopt;
    const auto next = std::ranges::find_if(m_lines, [&](const TransferLine &line) {
        return line.status == TransferStatus::Waiting && line.profile == profile;
    });
    if (next == m_lines.end())
        return std::nullopt;
    next->status = TransferStatus::Running;
    next->error.reset();
    next->progress = {};
    next->bytesPerSecond = 0;
    m_wish.reset();
    m_began = now;
    return *next;
}

void TransferQueue::progressed(const std::string &id, const storage::BatchProgress &progress, Clock::time_point now)
{
    auto *known = line(id);
    if (!known || known->status != TransferStatus::Running)
        return;
    known->progress = progress;
    const double seconds = std::chrono::duration<double>(now - m_began).count();
    known->bytesPerSecond = seconds > 0 ? double(progress.bytes) / seconds : 0;
}

void TransferQueue::ended(const std::string &id, const Status &status)
{
    auto *known = line(id);
    if (!known || known->status != TransferStatus::Running)
        return;
    known->bytesPerSecond = 0;
    if (status) { // also when it was stopped too late
        known->status = TransferStatus::Done;
    } else if (m_wish) {
        known->status = *m_wish;
    } else {
        known->status = TransferStatus::Failed;
        known->error = status.error();
    }
    m_wish.reset();
}

bool TransferQueue::endBy(const std::string &id, TransferStatus wish)
{
    auto *known = line(id);
    if (!known || known->isEnded())
        return false;
    if (known->status == TransferStatus::Running) {
        m_wish = wish;
        return true;
    }
    known->status = wish;
    return false;
}

bool TransferQueue::pause(const std::string &id)
{
    const auto *known = find(id);
    return known && known->status != TransferStatus::Failed && endBy(id, TransferStatus::Paused);
}

bool TransferQueue::cancel(const std::string &id)
{
    return endBy(id, TransferStatus::Cancelled);
}

void TransferQueue::resume(const std::string &id)
{
    if (auto *known = line(id);
        known && (known->status == TransferStatus::Paused || known->status == TransferStatus::Failed ||
                  known->status == TransferStatus::Cancelled))
        known->status = TransferStatus::Waiting;
}

void TransferQueue::remove(const std::string &id)
{
    std::erase_if(m_lines,
                  [&](const TransferLine &one) { return one.id == id && one.status != TransferStatus::Running; });
}

TransferLine *TransferQueue::line(const std::string &id)
{
    const auto at = std::ranges::find(m_lines, id, &TransferLine::id);
    return at == m_lines.end() ? nullptr : &*at;
}

const TransferLine *TransferQueue::find(const std::string &id) const
{
    const auto at = std::ranges::find(m_lines, id, &TransferLine::id);
    return at == m_lines.end() ? nullptr : &*at;
}

std::string TransferQueue::toJson() const
{
    json list = json::array();
    for (const auto &one : m_lines) {
        if (!one.isEnded())
            list.push_back({{"id", one.id}, {"from", one.from}, {"to", one.to}, {"profile", one.profile}});
    }
    return list.dump(-1, ' ', false, json::error_handler_t::replace);
}

TransferQueue TransferQueue::fromJson(const std::string &text)
{
    TransferQueue queue;
    const auto list = json::parse(text, nullptr, false);
    for (const auto &one : list.is_array() ? list : json::array()) {
        const auto word = [&](const char *name) {
            const auto at = one.is_object() ? one.find(name) : one.end();
            return at != one.end() && at->is_string() ? at->get<std::string>() : std::string();
        };
        TransferLine line;
        line.id = word("id");
        line.to = word("to");
        line.profile = word("profile");
        line.status = TransferStatus::Paused;
        if (one.is_object() && one.contains("from") && one["from"].is_array()) {
            for (const auto &from : one["from"]) {
                if (from.is_string())
                    line.from.push_back(from.get<std::string>());
            }
        }
        if (!line.id.empty() && !line.to.empty() && !line.from.empty() && !queue.find(line.id))
            queue.m_lines.push_back(std::move(line));
    }
    return queue;
}

} // namespace trainyard::services
