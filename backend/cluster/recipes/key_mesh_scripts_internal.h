#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The scripts of the key mesh. Their arguments travel over standard input: a command line would show the key.
namespace trainyard::cluster {

/// A machine as the others see it.
struct MeshPeer {
    std::string name, address;
    int port = 22;
    std::string user;
    std::vector<std::string> hostKeys; ///< "ssh-ed25519 AAAA..."
};

/// Installs key, known hosts and configuration. Repeatable; the former key of a mesh loses its access.
extern const char *const kMeshCommand;
std::string meshInput(const std::string &privateText, const std::string &publicLine, const std::vector<MeshPeer> &,
                      bool legacyKey);

/// Logs in to each machine with the configuration of the mesh, and prints "INDEX ok" or "INDEX failed REASON" for each.
extern const char *const kMeshTestCommand;
/// \param from  the machine that runs it: it begins with its successor, so that the machines do not all log in to the
///              same one at the same time
std::string meshTestInput(const std::vector<std::string> &names, std::size_t from);
/// One cell for each machine. The output comes from an untrusted machine.
std::vector<std::string> parseMeshTest(std::string_view output, std::size_t count);

extern const char *const kRemoveMeshCommand;

} // namespace trainyard::cluster
