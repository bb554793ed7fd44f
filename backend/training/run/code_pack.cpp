#include "backend/training/run/code_pack.h"

#include <cerrno>
#include <memory>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/system/fd.h"
#include "backend/core/try.h"
#include "backend/training/run/code_pack_internal.h"

namespace trainyard::training {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPackBlock = 256u << 10;

/// Writes the archive into a file, and its digest.
class CodeArchive {
public:
    CodeArchive(fs::path root, const fs::path &file, const CallContext &context)
        : m_root(std::move(root))
        , m_file(file)
        , m_context(context)
        , m_out(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600))
        , m_archive(::archive_write_new())
    {
    }

    /// \return the digest
    Result<std::string> write(const std::vector<CodePreview::File> &files)
    {
        if (!m_out)
            return fail(systemError(errno, m_file.string(), "creating the archive"));
        auto *archive = m_archive.get();
        // Neither times nor users: equal content gives equal bytes.
        const bool ready = archive && ::archive_write_set_format_gnutar(archive) == ARCHIVE_OK &&
                           ::archive_write_add_filter_gzip(archive) == ARCHIVE_OK &&
                           ::archive_write_set_options(archive, "gzip:!timestamp") == ARCHIVE_OK &&
                           ::archive_write_set_bytes_in_last_block(archive, 1) == ARCHIVE_OK &&
                           ::archive_write_open(archive, this, nullptr, &CodeArchive::onBytes, nullptr) == ARCHIVE_OK;
        if (!ready)
            return fail(archiveError());
        for (const CodePreview::File &file : files) {
            TY_TRY(checkStop(m_context, m_root));
            TY_TRY(add(file));
        }
        if (::archive_write_close(archive) != ARCHIVE_OK)
            return fail(archiveError());
        if (::fsync(m_out.get()) != 0)
            return fail(systemError(errno, m_file.string(), "writing the archive"));
        return hexEncode(m_digest.finish());
    }
    std::uint64_t written() const { return m_written; }

private:
    struct Free {
        void operator()(::archive *a) const { ::archive_write_free(a); }
    };
    struct FreeEntry {
        void operator()(::archive_entry *e) const { ::archive_entry_free(e); }
    };

    static la_ssize_t onBytes(::archive *archive, void *self, const void *bytes, std::size_t count)
    {
        return static_cast<CodeArchive *>(self)->take(archive, static_cast<const std::byte *>(bytes), count);
    }
    la_ssize_t take(::archive *archive, const std::byte *bytes, std::size_t count)
    {
        const auto done = ::write(m_out.get(), bytes, count);
        if (done < 0) {
            ::archive_set_error(archive, errno, "writing");
            return -1;
        }
        m_digest.update({bytes, std::size_t(done)});
        m_written += std::uint64_t(done);
        return done;
    }

    Error archiveError() const
    {
        const int number = m_archive ? ::archive_errno(m_archive.get()) : ENOMEM;
        return systemError(number > 0 ? number : EIO, m_file.string(), "writing the archive");
    }

    Status add(const CodePreview::File &file)
    {
        const std::unique_ptr<::archive_entry, FreeEntry> entry(::archive_entry_new());
        if (!entry)
            return fail(archiveError());
        ::archive_entry_set_pathname(entry.get(), file.name.c_str());
        ::archive_entry_set_perm(entry.get(), file.executable ? 0755 : 0644);
        if (!file.link.empty()) {
            ::archive_entry_set_filetype(entry.get(), AE_IFLNK);
            ::archive_entry_set_symlink(entry.get(), file.link.c_str());
            ::archive_entry_set_size(entry.get(), 0);
            return ::archive_write_header(m_archive.get(), entry.get()) == ARCHIVE_OK ? Status()
                                                                                      : Status(fail(archiveError()));
        }
        const fs::path path = m_root / file.name;
        const Fd in(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (!in)
            return fail(systemError(errno, path.string(), "reading it"));
        ::archive_entry_set_filetype(entry.get(), AE_IFREG);
        ::archive_entry_set_size(entry.get(), la_int64_t(file.bytes));
        if (::archive_write_header(m_archive.get(), entry.get()) != ARCHIVE_OK)
            return fail(archiveError());
        return content(in.get(), path, file.bytes);
    }

    Status content(int in, const fs::path &path, std::uint64_t bytes)
    {
        std::vector<char> block(kPackBlock);
        std::uint64_t done = 0;
        for (;;) {
            TY_TRY(checkStop(m_context, m_root));
            const auto got = ::read(in, block.data(), block.size());
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                return fail(systemError(errno, path.string(), "reading it"));
            done += std::uint64_t(got);
            if (done > bytes || (got == 0 && done < bytes))
                return fail(ErrorCode::Conflict, path.string(),
                            "it changed while the code was packed: a program writes into it; leave it out with "
                            "--exclude, or try again");
            if (got == 0)
                return {};
            if (::archive_write_data(m_archive.get(), block.data(), std::size_t(got)) != got)
                return fail(archiveError());
        }
    }

    const fs::path m_root, m_file;
    const CallContext &m_context;
    Fd m_out;
    Sha256 m_digest;
    std::uint64_t m_written = 0;
    std::unique_ptr<::archive, Free> m_archive; ///< last: its end writes into the others
};

} // namespace

Result<PackedCode> packCode(const fs::path &folder, const std::vector<std::string> &excludes, const fs::path &target,
                            const CallContext &context)
{
    TY_ASSIGN(auto preview, previewCode(folder, excludes, context));
    if (preview.files.empty())
        return fail(ErrorCode::InvalidArgument, absoluteCodeFolder(folder).string(),
                    "no file of the code folder is sent: it is empty, or all of it is excluded");
    const fs::path part = target.string() + newIdText(".part-");
    const auto drop = [&] {
        std::error_code ignored;
        fs::remove(part, ignored);
    };
    PackedCode packed;
    {
        CodeArchive archive(absoluteCodeFolder(folder), part, context);
        auto digest = archive.write(preview.files);
        if (!digest) {
            drop();
            return fail(digest.error());
        }
        packed.sha256 = *digest;
        packed.packed = archive.written();
    }
    std::error_code error;
    fs::rename(part, target, error);
    if (error) {
        drop();
        return fail(systemError(error.value(), target.string(), "moving the archive into place"));
    }
    packed.archive = target;
    packed.bytes = preview.bytes;
    packed.left = std::move(preview.left);
    packed.secrets = std::move(preview.secrets);
    for (CodePreview::File &file : preview.files)
        packed.files.push_back(std::move(file.name));
    return packed;
}

} // namespace trainyard::training
