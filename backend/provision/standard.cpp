#include "backend/provision/standard.h"

#include <cstdlib>
#include <fstream>
#include <vector>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/platform.h"
#include "backend/core/try.h"
#include "backend/provision/steps_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

Recipe standardRecipe(const StandardOptions &options)
{
    const auto bundle = std::make_shared<LocalBundle>(options);
    Recipe recipe;
    recipe.push_back({"wait-ssh", "Waiting for SSH", options.sshTimeout,
                      [options](StepContext &context) { return waitForSsh(context, options); }});
    if (options.replaceHostKey)
        recipe.push_back({"replace-host-key", "Replacing the one-time host key", 90s,
                          [options](StepContext &context) { return replaceHostKey(context, options); }});
    if (options.gates)
        recipe.push_back(gateStep(*options.gates));
    recipe.push_back({"check", "Checking the machine", 60s,
                      [options, bundle](StepContext &context) { return checkNode(context, options, *bundle); }});
    recipe.push_back({"upload", "Uploading the runtime", 900s,
                      [bundle](StepContext &context) { return uploadBundle(context, *bundle); }});
    recipe.push_back({"verify", "Verifying the upload", 120s,
                      [bundle](StepContext &context) { return verifyBundle(context, *bundle); }});
    recipe.push_back({"unpack", "Unpacking the runtime", 300s,
                      [bundle](StepContext &context) { return unpackBundle(context, *bundle); }});
    recipe.push_back({"hello", "Connecting to the agent", 60s, checkAgentProtocol});
    recipe.push_back({"probe", "Detecting system and GPUs", 60s, probeNode});
    if (!options.exports.empty())
        recipe.push_back(
            {"exports", "Writing the keys into ~/.bashrc", 60s,
             [exports = options.exports](StepContext &context) { return writeExports(context, exports); }});
    if (options.idleLimit)
        recipe.push_back({"watch", "Starting the watchdog", 60s, [limit = *options.idleLimit](StepContext &context) {
                              return startWatchdog(context, limit);
                          }});
    return recipe;
}

Result<std::filesystem::path> findBundle()
{
    constexpr const char *kName = "trainyard-runtime.tar.gz";
    std::vector<std::filesystem::path> places;
    if (const std::string given = environment("TRAINYARD_BUNDLE"); !given.empty()) {
        places.emplace_back(given);
    } else {
        const auto folder = platform::programPath().parent_path();
        if (!folder.empty()) {
            places.push_back(folder.parent_path() / "bundle" / kName);
            places.push_back(folder.parent_path() / "share" / "trainyard" / kName);
        }
    }
    std::string tried;
    for (const auto &place : places) {
        std::error_code error;
        if (std::filesystem::is_regular_file(place, error))
            return place.lexically_normal();
        tried += (tried.empty() ? "" : ", ") + place.lexically_normal().string();
    }
    return fail(ErrorCode::NotFound, kName, "the runtime's bundle is not built or installed; looked for " + tried);
}

Result<std::string> bundleChecksum(const std::filesystem::path &bundle)
{
    std::error_code error;
    const auto written = std::filesystem::last_write_time(bundle, error);
    if (error)
        return fail(systemError(error.value(), bundle.string(), "reading the runtime's bundle"));
    const std::filesystem::path noted = bundle.string() + ".sha256";
    const auto notedAt = std::filesystem::last_write_time(noted, error);
    if (!error && notedAt >= written) {
        const auto text = readFile(noted, 4096);
        const std::string digest = text ? text->substr(0, text->find_first_of(" \n")) : std::string();
        if (digest.size() == 64 && hexDecode(digest))
            return digest;
    }
    std::ifstream file(bundle, std::ios::binary);
    if (!file)
        return fail(ErrorCode::PermissionDenied, bundle.string(), "the runtime's bundle cannot be read");
    Sha256 hash;
    std::vector<char> buffer(1u << 20);
    while (file) {
        file.read(buffer.data(), std::streamsize(buffer.size()));
        hash.update(std::as_bytes(std::span(buffer.data(), std::size_t(file.gcount()))));
    }
    if (file.bad())
        return fail(ErrorCode::IoFailure, bundle.string(), "reading the runtime's bundle failed");
    return hexEncode(hash.finish());
}

Result<std::string> LocalBundle::sha256()
{
    const std::lock_guard lock(m_mutex);
    if (m_sha256.empty()) {
        TY_ASSIGN(auto computed, bundleChecksum(m_file));
        m_sha256 = std::move(computed);
    }
    return m_sha256;
}

} // namespace trainyard::provision
