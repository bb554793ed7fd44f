#include <algorithm>
#include <array>
#include <cerrno>
#include <map>

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/run/code_ignore_internal.h"
#include "backend/training/run/code_pack_internal.h"

namespace trainyard::training {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostIgnoreBytes = 64u << 10;
constexpr std::size_t kNamedEntries = 5;

/// The options come last: they are of this run alone.
Result<IgnoreRules> rulesOf(const fs::path &folder, const std::vector<std::string> &excludes)
{
    IgnoreRules rules;
    for (const std::string &pattern : usualCodeExcludes())
        rules.add(pattern);
    for (const std::string &pattern : secretCodeExcludes())
        rules.add(pattern, true);
    const auto text = readFile(folder / kCodeIgnoreFile, kMostIgnoreBytes);
    if (!text && text.error().code != ErrorCode::NotFound)
        return fail(text.error());
    rules.addLines(text ? std::string_view(*text) : std::string_view());
    for (const std::string &pattern : excludes)
        rules.add(pattern);
    return rules;
}

/// Whether a file is the configuration of the automation of "Distributed machine learning on AWS", with keys of AWS.
bool isConfigWithKeys(const fs::path &file)
{
    const auto text = readFile(file, kMostIgnoreBytes);
    return text && text->find("[summary]") != std::string::npos && text->find("secret_key") != std::string::npos;
}

/// A walk through the folder, which does not enter what is left out.
class CodeWalk {
public:
    CodeWalk(fs::path root, IgnoreRules rules, const CallContext &context)
        : m_root(std::move(root))
        , m_rules(std::move(rules))
        , m_context(context)
    {
    }

    Result<CodePreview> walk()
    {
        TY_TRY(folder({}));
        if (m_found.bytes > kLargestCode)
            return fail(
                ErrorCode::InvalidArgument, m_root.string(),
                fmt::format("the code has {}, more than {}", formatBytes(m_found.bytes), formatBytes(kLargestCode)) +
                    largest());
        std::ranges::sort(m_found.files, {}, &CodePreview::File::name);
        return std::move(m_found);
    }

private:
    Status folder(const std::string &path)
    {
        TY_TRY(checkStop(m_context, m_root));
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator at(m_root / path, error), end; !error && at != end; at.increment(error))
            entries.push_back(*at);
        if (error && path.empty())
            return fail(systemError(error.value(), m_root.string(), "reading the folder"));
        if (error) {
            m_found.left.emplace_back(path, "it cannot be read");
            m_found.warnings.push_back(say("%1 cannot be read and stays here", path));
            return {};
        }
        for (const fs::directory_entry &one : entries)
            TY_TRY(entry(one, (path.empty() ? "" : path + "/") + one.path().filename().string()));
        return {};
    }

    Status entry(const fs::directory_entry &one, const std::string &path)
    {
        struct stat status = {};
        if (::lstat(one.path().c_str(), &status) != 0)
            return errno == ENOENT ? Status() // removed meanwhile
                                   : Status(fail(systemError(errno, one.path().string(), "reading it")));
        if (isLeft(one.path(), path, status.st_mode))
            return {};
        if (std::ranges::any_of(path, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
            return refused("a file whose name has a control character", "rename it");
        if (S_ISDIR(status.st_mode)) {
            if (fs::exists(one.path() / "pyvenv.cfg")) {
                m_found.left.emplace_back(path, "a virtual environment of Python");
                return {};
            }
            return folder(path);
        }
        CodePreview::File file{path, 0, false, {}};
        if (S_ISLNK(status.st_mode)) {
            std::error_code error;
            const fs::path target = fs::read_symlink(one.path(), error);
            const auto inside = (fs::path(path).parent_path() / target).lexically_normal();
            if (error || target.is_absolute() || inside.empty() || *inside.begin() == "..")
                return refused(path, "it is a link to something outside of the folder");
            file.link = target.string();
        } else if (S_ISREG(status.st_mode)) {
            file.bytes = std::uint64_t(status.st_size);
            file.executable = (status.st_mode & 0111u) != 0;
        } else {
            return refused(path, "it is neither a file nor a folder");
        }
        return add(std::move(file), one.path());
    }

    Status add(CodePreview::File file, const fs::path &where)
    {
        m_found.bytes += file.bytes;
        const auto slash = file.name.find('/');
        m_sizes[slash == std::string::npos ? file.name : file.name.substr(0, slash) + "/"] += file.bytes;
        if (m_found.files.size() >= kMostCodeFiles)
            return fail(ErrorCode::InvalidArgument, m_root.string(),
                        fmt::format("the code has more than {} files", kMostCodeFiles) + largest());
        const bool script = file.name.ends_with(".sh") || (file.executable && file.bytes < kMostIgnoreBytes);
        if (script && hasWindowsLines(where))
            m_found.warnings.push_back(
                say("%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)",
                    file.name));
        m_found.files.push_back(std::move(file));
        return {};
    }

    /// Whether the first line of a script for an interpreter ends with CR LF.
    static bool hasWindowsLines(const fs::path &file)
    {
        const Fd opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        std::array<char, 256> start{};
        const auto got = opened ? ::read(opened.get(), start.data(), start.size()) : -1;
        const std::string_view text(start.data(), got > 0 ? std::size_t(got) : 0);
        const auto end = text.find('\n');
        return end != std::string_view::npos && end > 0 && text[end - 1] == '\r' &&
               (text.starts_with("#!") || file.extension() == ".sh");
    }

    bool isLeft(const fs::path &where, const std::string &path, mode_t mode)
    {
        const IgnoreRule *rule = m_rules.decide(path, S_ISDIR(mode));
        if (!rule && where.filename() == "config.ini" && S_ISREG(mode) && isConfigWithKeys(where)) {
            m_found.left.emplace_back(path, "it may contain keys of AWS");
            m_found.secrets.push_back(path);
            return true;
        }
        if (!rule || rule->negated)
            return false;
        m_found.left.emplace_back(path, (rule->secret ? "it may be a secret: " : "excluded by ") + rule->text);
        if (rule->secret)
            m_found.secrets.push_back(path);
        return true;
    }

    Status refused(const std::string &path, const std::string &why) const
    {
        return fail(
            ErrorCode::InvalidArgument, m_root.string(),
            fmt::format("{} cannot be sent: {}; or leave it out with --exclude or in {}", path, why, kCodeIgnoreFile));
    }

    /// "; the largest parts: data/ (1.1 GB), ...".
    std::string largest() const
    {
        std::vector<std::pair<std::uint64_t, std::string>> sizes;
        for (const auto &[name, bytes] : m_sizes)
            sizes.emplace_back(bytes, name);
        std::ranges::sort(sizes, std::ranges::greater());
        std::vector<std::string> named;
        for (std::size_t i = 0; i < std::min(sizes.size(), kNamedEntries); ++i)
            named.push_back(fmt::format("{} ({})", sizes[i].second, formatBytes(sizes[i].first)));
        return fmt::format("; the largest parts are {}: leave them out with --exclude or in {}, and put data into a "
                           "bucket or on the shared file system",
                           fmt::join(named, ", "), kCodeIgnoreFile);
    }

    const fs::path m_root;
    const IgnoreRules m_rules;
    const CallContext &m_context;
    CodePreview m_found;
    std::map<std::string, std::uint64_t> m_sizes; ///< of the entries at the top
};

} // namespace

fs::path absoluteCodeFolder(const fs::path &folder)
{
    const std::string text = folder.string();
    if (text == "~" || text.starts_with("~/"))
        return fs::path(environment("HOME")) / text.substr(std::min<std::size_t>(2, text.size()));
    std::error_code none;
    const auto whole = fs::absolute(folder, none);
    return none ? folder : whole.lexically_normal();
}

const std::vector<std::string> &usualCodeExcludes()
{
    static const std::vector<std::string> patterns{
        ".git",         ".hg",         ".svn",          "__pycache__",       "*.pyc", ".venv", "venv",
        "node_modules", ".mypy_cache", ".pytest_cache", ".ipynb_checkpoints"};
    return patterns;
}

const std::vector<std::string> &secretCodeExcludes()
{
    // Modules such as id_map.py, and folders, are no private keys.
    static const std::vector<std::string> patterns{
        "id_*",        "!id_*.*", "!id_*/",        "*.pem",        "id_*.key", "id_rsa*", "id_dsa*", "id_ecdsa*",
        "id_ed25519*", ".env*",   "!.env.example", "!.env.sample", ".netrc",   ".aws",    ".ssh",    "credentials"};
    return patterns;
}

Result<CodePreview> previewCode(const fs::path &folder, const std::vector<std::string> &excludes,
                                const CallContext &context)
{
    const fs::path root = absoluteCodeFolder(folder);
    std::error_code none;
    if (!fs::is_directory(root, none))
        return fail(ErrorCode::NotFound, root.string(), "there is no such folder with code");
    TY_ASSIGN(auto rules, rulesOf(root, excludes));
    return CodeWalk(root, std::move(rules), context).walk();
}

} // namespace trainyard::training
