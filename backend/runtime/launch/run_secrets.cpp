#include "backend/runtime/launch/run_secrets.h"

#include <algorithm>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

RunSecrets::RunSecrets(const fs::path &runFolder)
    : m_file(runFolder / "env")
{
    if (const auto secret = readFile(runFolder / "secret", 4096)) {
        const auto bytes = asBytes(*secret);
        m_values = {*secret, hexEncode(bytes), base64Encode(bytes)};
    }
    if (const auto job = protocol::jobSpecFromJson(readFile(runFolder / "job.json", 1u << 20).value_or("")))
        m_named.insert(job->task.secrets.begin(), job->task.secrets.end());
    m_version = version();
    for (std::string &value : valuesInFile())
        m_values.push_back(std::move(value));
    for (char **entry = ::environ; *entry; ++entry) {
        const std::string_view variable = *entry;
        const auto equals = variable.find('=');
        if (equals == std::string_view::npos || !isSecretName(variable.substr(0, equals)))
            continue;
        const std::string_view value = variable.substr(equals + 1);
        if (!value.starts_with('/')) // AWS_SHARED_CREDENTIALS_FILE and its like name files
            m_values.emplace_back(value);
    }
    m_first = m_values.size();
}

bool RunSecrets::update()
{
    const Version now = version();
    if (now == Version{} || now == m_version) // removed with the last process of the run, or the same
        return false;
    m_version = now;
    bool isNew = false;
    for (std::string &value : valuesInFile()) {
        if (std::ranges::find(m_values, value) != m_values.end())
            continue;
        m_values.push_back(std::move(value));
        isNew = true;
    }
    if (m_values.size() > m_first + kMostLater) {
        const auto later = m_values.begin() + std::ptrdiff_t(m_first);
        m_values.erase(later, later + std::ptrdiff_t(m_values.size() - m_first - kMostLater));
    }
    return isNew;
}

RunSecrets::Version RunSecrets::version() const
{
    struct stat info {};
    if (::stat(m_file.c_str(), &info) != 0)
        return {};
    return {std::int64_t(info.st_ino), std::int64_t(info.st_ctim.tv_sec), std::int64_t(info.st_ctim.tv_nsec),
            std::int64_t(info.st_size)};
}

std::vector<std::string> RunSecrets::valuesInFile() const
{
    std::vector<std::string> found;
    const auto variables = readFile(m_file, 1u << 20);
    std::string_view rest = variables ? std::string_view(*variables) : std::string_view(), line;
    while (takeLine(rest, line)) {
        const auto equals = line.find('=');
        if (equals != std::string_view::npos &&
            (isSecretName(line.substr(0, equals)) || m_named.contains(line.substr(0, equals))))
            found.emplace_back(line.substr(equals + 1));
    }
    return found;
}

} // namespace trainyard::launch
