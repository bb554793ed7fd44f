#include "backend/cluster/storage/remote_place.h"

#include <algorithm>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/text.h"

namespace trainyard::cluster {
namespace {

constexpr std::string_view kScheme = "sftp://";
constexpr std::size_t kLongestPath = 4096, kLongestNodeName = 64;

bool isPlainWord(std::string_view text)
{
    const auto ok = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= kLongestNodeName && std::ranges::all_of(text, ok);
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Without empty and "." parts: "/efs//a/./" is "/efs/a". Nothing when it has "..".
bool normalize(std::string &path)
{
    const bool isHome = path == "~" || path.starts_with("~/");
    std::string plain = isHome ? "~" : "";
    for (const auto part : split(std::string_view(path).substr(isHome ? 1 : 0), '/')) {
        if (part == "..")
            return false;
        if (!part.empty() && part != ".")
            plain.append("/").append(part);
    }
    path = plain.empty() ? "/" : plain;
    return true;
}

} // namespace

bool isRemotePlace(std::string_view address)
{
    return address.starts_with(kScheme);
}

Result<RemotePlace> RemotePlace::parse(const std::string &address)
{
    const auto bad = [&](std::string_view why) {
        return fail(ErrorCode::InvalidArgument, printable(address, 200),
                    std::string(why) + ": the address of a machine's file is sftp://CLUSTER/NODE/folder/file");
    };
    if (!isRemotePlace(address))
        return bad("it begins with another scheme");
    const std::string_view rest = std::string_view(address).substr(kScheme.size());
    const auto node = rest.find('/');
    const auto path = node == std::string_view::npos ? node : rest.find('/', node + 1);
    RemotePlace place;
    place.cluster = ClusterId(std::string(rest.substr(0, node)));
    if (node == std::string_view::npos || !isPlainWord(place.cluster.value))
        return bad("it names no cluster");
    place.node = rest.substr(node + 1, path == std::string_view::npos ? path : path - node - 1);
    if (!isPlainWord(place.node))
        return bad("it names no machine");
    const auto below = path == std::string_view::npos ? std::string_view() : rest.substr(path + 1);
    const bool isHome = below.empty() || below == "~" || below.starts_with("~/");
    place.path = below.empty() ? "~" : isHome ? std::string(below) : "/" + std::string(below);
    if (place.path.size() > kLongestPath || std::ranges::any_of(place.path, isControl))
        return bad("its path is too long, or has control characters");
    if (!normalize(place.path))
        return bad("its path has \"..\"");
    return place;
}

std::string RemotePlace::address() const
{
    const std::string base = std::string(kScheme) + cluster.value + "/" + node;
    if (path == "/" || path.starts_with("/~")) // the root folder, not the home folder
        return base + "/" + path;
    return path.starts_with('/') ? base + path : base + "/" + path;
}

std::string RemotePlace::sftpPath() const
{
    return path == "~" ? "." : path.starts_with("~/") ? path.substr(2) : path;
}

std::string RemotePlace::name() const
{
    return path == "/" ? path : path.substr(path.rfind('/') + 1);
}

RemotePlace RemotePlace::child(std::string_view childName) const
{
    RemotePlace below = *this;
    below.path += (path.ends_with('/') ? "" : "/") + std::string(childName);
    return below;
}

RemotePlace RemotePlace::parent() const
{
    RemotePlace above = *this;
    const auto slash = path.rfind('/');
    if (slash != std::string::npos)
        above.path = slash == 0 ? "/" : path.substr(0, slash);
    return above;
}

std::string remoteNameProblem(std::string_view name)
{
    constexpr std::size_t longest = 255; // NAME_MAX
    if (name.empty() || name == "." || name == ".." || name.find('/') != std::string_view::npos)
        return "its name is no file name";
    if (name.size() > longest)
        return "its name is longer than a file name may be";
    if (printable(name, 2 * longest) != name)
        return "its name has characters that cannot be shown";
    return {};
}

} // namespace trainyard::cluster
