#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

namespace trainyard::localcloud {

/// Copies a folder with its files, folders and links; skips pipes, sockets and devices, and what cannot be read. Follows
/// no link, not even one that a running instance puts into the place of a file or folder during the copy. The target
/// appears complete, by a rename.
/// \return why it failed; empty: it is complete
std::string copyDisk(const std::filesystem::path &from, const std::filesystem::path &to, std::stop_token);

/// Removes a folder, also one with folders that are unreadable for their owner.
void removeDisk(const std::filesystem::path &);

} // namespace trainyard::localcloud
