#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// Bytes of a line of a log; longer lines are cut.
inline constexpr std::size_t kLongestLogLine = 64u << 10;

/// Replaces the secrets in a line of a log by `***`: values that are known to be secret, AWS access keys, session
/// tokens and presigned signatures, values of `password=` and names like it, headers like Authorization, passwords in
/// URLs, and private keys. A guess by form: other text may be replaced, too. Cuts the line at kLongestLogLine. The time
/// is proportional to the length of the line, and to the number of known values.
/// \param known  values that are secret wherever they stand; shorter ones than 8 bytes are ignored
std::string maskSecrets(std::string_view line, std::span<const std::string> known = {});

/// Whether a variable of the environment with this name is a secret, such as AWS_SECRET_ACCESS_KEY or HF_TOKEN. A guess.
bool isSecretName(std::string_view name);

/// Output of a process, piece by piece, as masked lines. A plain object: memory for one line.
class LogLines {
public:
    /// \param secrets  as maskSecrets
    explicit LogLines(std::vector<std::string> secrets = {})
        : m_secrets(std::move(secrets))
    {
    }
    /// Replaces the known secrets, from the line on that has begun.
    void setSecrets(std::vector<std::string> secrets) { m_secrets = std::move(secrets); }
    /// \return the lines that are complete now, each with its line feed
    std::string add(std::string_view bytes);
    /// \return the last line, if it has no line feed
    std::string finish();

private:
    void keep(std::string_view piece);
    void end(std::string &out);

    std::vector<std::string> m_secrets;
    std::string m_line;        ///< begun, at most a little over kLongestLogLine
    std::size_t m_dropped = 0; ///< bytes of this line beyond that
};

} // namespace trainyard
