// Tags of resources, which every principal with ec2:CreateTags can write, and names that become paths and arguments.
// The input consists of lines "KEY=VALUE".
#include <algorithm>
#include <filesystem>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/resource_tags.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::cluster;
using fuzz::require;

/// Checks the guarantees of printable() by an independent implementation.
bool isClean(std::string_view text)
{
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned c = at(i), next = at(i + 1), third = at(i + 2);
        const bool continues = (c & 0xc0) == 0x80;
        const std::size_t length = c < 0x80 ? 1 : c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
        if (c < 0x20 || c == 0x7f || continues || i + length > text.size())
            return false;
        for (std::size_t n = 1; n < length; ++n) {
            if ((at(i + n) & 0xc0) != 0x80)
                return false;
        }
        const bool direction =
            c == 0xe2 && next == 0x80 && ((third >= 0x8b && third <= 0x8f) || (third >= 0xa8 && third <= 0xae));
        if ((c == 0xc2 && next < 0xa0) || direction)
            return false;
        i += length - 1;
    }
    return true;
}

TagMap tagsIn(std::string_view text)
{
    static constexpr const char *kKnown[] = {tag::kCluster, tag::kLedger, tag::kClusterName, tag::kOwner,
                                             tag::kNode,    tag::kRole,   tag::kExpires,     tag::kSshPort};
    TagMap tags;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        const auto equals = std::min(line.find('='), line.size());
        // A digit abbreviates a tag key of Trainyard.
        const bool known = equals == 1 && line[0] >= '0' && line[0] < char('0' + std::size(kKnown));
        tags.emplace(known ? std::string(kKnown[line[0] - '0']) : std::string(line.substr(0, equals)),
                     std::string(line.substr(std::min(equals + 1, line.size()))));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tags;
}

void isComponent(const std::string &name)
{
    require(!name.empty() && name.size() <= 255 && name != "." && name != ".." &&
                name.find_first_of(std::string_view("/\0\n", 3)) == std::string::npos && name.front() != '-',
            "a folder's name is one");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const TagMap tags = tagsIn(text);
    const ResourceTags read = parseTags(tags);
    require(read.cluster.value.empty() || (isClusterId(read.cluster.value) && read.marked),
            "a cluster's id has its form");
    require(read.ledger.empty() || isLedgerId(read.ledger), "a ledger's id has its form");
    require(read.clusterName.empty() || isClusterName(read.clusterName), "a cluster's name has its form");
    require(read.node.empty() || isNodeName(read.node), "a node's name has its form");
    require(read.role.empty() || read.role == "head" || read.role == "worker", "a role is one of two");
    require(read.owner.size() <= 64 && isClean(read.owner), "an owner can be printed");
    require(!read.expires || fromIso8601(toIso8601(*read.expires)) == *read.expires, "a time is one");
    const int port = sshPortIn(tags);
    require(port >= 1 && port <= 65535, "a port is one");

    // Tags survive a round trip through a launch.
    TagMap again{{tag::kNode, read.node}, {tag::kOwner, read.owner}, {tag::kSshPort, std::to_string(port)}};
    if (read.marked)
        again[tag::kCluster] = read.cluster.value;
    const ResourceTags same = parseTags(again);
    require(same.node == read.node && same.owner == read.owner && same.cluster == read.cluster &&
                sshPortIn(again) == port,
            "tags are written and read alike");
    for (const auto &[key, value] : tags) {
        isComponent(folderNameOf(value));
        const std::string shown = printable(value, 100);
        require(shown.size() <= 100 && isClean(shown) && printable(shown, 100) == shown, "what is printable stays so");
    }
    return 0;
}
