#include "backend/storage/transfers/sent_files.h"

#include <algorithm>
#include <string_view>

#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/system/files.h"
#include "backend/storage/transfers/resume_internal.h"

namespace trainyard::storage {
namespace {

namespace fs = std::filesystem;

/// What all paths of a batch begin with: the same when a file is added to its folder.
std::string commonStart(const std::vector<FileTransfer> &files, std::string FileTransfer::*member)
{
    if (files.empty())
        return {};
    std::string_view start = files.front().*member;
    for (const FileTransfer &file : files) {
        const std::string &path = file.*member;
        const auto differs = std::mismatch(start.begin(), start.end(), path.begin(), path.end()).first;
        start = start.substr(0, std::size_t(differs - start.begin()));
    }
    return std::string(start);
}

fs::path recordOf(const TransferJournal &journal, const std::vector<FileTransfer> &files)
{
    auto path = journal.pathOf("sent", commonStart(files, &FileTransfer::to),
                               absolutePath(commonStart(files, &FileTransfer::from)));
    return path.replace_extension(".sent");
}

} // namespace

SentFiles::SentFiles(const TransferJournal &journal, const std::vector<FileTransfer> &files)
    : m_path(recordOf(journal, files))
{
    std::ifstream record(m_path, std::ios::binary);
    for (std::string line; std::getline(record, line);) {
        const auto one = nlohmann::json::parse(line, nullptr, false);
        if (!one.is_array() || one.size() != 5 || !one[0].is_string() || !one[1].is_string() || !one[2].is_string() ||
            !one[3].is_number_integer() || !one[4].is_number_integer())
            continue; // the end of a line that was being written
        m_known[one[0].get<std::string>()] = {one[1].get<std::string>(), one[2].get<std::string>(),
                                              Stamp{one[3].get<std::uint64_t>(), one[4].get<std::int64_t>()}};
    }
}

std::optional<SentFiles::Stamp> SentFiles::stampOf(const std::string &file)
{
    std::error_code sizeError, timeError;
    const auto size = fs::file_size(file, sizeError);
    const auto modified = fs::last_write_time(file, timeError);
    if (sizeError || timeError)
        return std::nullopt;
    return Stamp{size, std::int64_t(modified.time_since_epoch().count())};
}

std::optional<WriteResult> SentFiles::find(const FileTransfer &file, const StorageConfig &config,
                                           const CallContext &context) const
{
    const auto known = m_known.find(file.to);
    if (known == m_known.end() || known->second.from != absolutePath(file.from) || !config.s3)
        return std::nullopt;
    const Sent &sent = known->second;
    const auto target = Uri::parse(file.to);
    if (!target || stampOf(file.from) != sent.stamp)
        return std::nullopt;
    const auto head = config.s3->headObject(target->bucket, target->path, context);
    if (!head || head->size != sent.stamp.size || head->contentSha256 != sent.sha256)
        return std::nullopt;
    return WriteResult{sent.stamp.size, sent.sha256};
}

void SentFiles::add(const FileTransfer &file, const Stamp &stamp, const WriteResult &result)
{
    const auto line =
        nlohmann::json::array({file.to, absolutePath(file.from), result.sha256, stamp.size, stamp.modified})
            .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    const std::lock_guard lock(m_mutex);
    if (!m_hasTried) {
        m_hasTried = true;
        if (!ensureFolder(m_path.parent_path(), 0700))
            return;
        m_file.open(m_path, std::ios::binary | std::ios::app);
        m_file << '\n'; // behind a line that was not written completely
    }
    m_file << line << std::endl; // a process that is killed later has it on disk
}

void SentFiles::forget()
{
    const std::lock_guard lock(m_mutex);
    if (m_file.is_open())
        m_file.close();
    std::error_code ignored;
    fs::remove(m_path, ignored);
}

} // namespace trainyard::storage
