#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::launch {

/// The values that must not be in a log of a run: its secret, the credentials in its `env` and in the environment of
/// this process, and the variables of `env` that the job names as secret (TaskSpec::secrets). Session keys in `env` are
/// replaced while the run lasts (runs::RunControl::renewKeys()). Not thread-safe.
class RunSecrets {
public:
    explicit RunSecrets(const std::filesystem::path &runFolder);

    /// Reads `env` again if it was replaced since the last call. What it contained before is kept, since a process may
    /// still have it: of replaced keys the newest kMostLater values, which are those of several hours.
    /// \return whether values() has new ones
    bool update();
    const std::vector<std::string> &values() const { return m_values; }

    static constexpr std::size_t kMostLater = 256; ///< each costs a search in each line

private:
    using Version = std::array<std::int64_t, 4>; ///< inode, change, size; zeros: there is no file
    Version version() const;
    std::vector<std::string> valuesInFile() const;

    std::filesystem::path m_file;
    std::set<std::string, std::less<>> m_named; ///< by the job, whatever their names look like
    Version m_version{};                        ///< that was read
    std::vector<std::string> m_values;          ///< the first ones, then later ones in their order
    std::size_t m_first = 0;                    ///< number of the first ones
};

} // namespace trainyard::launch
