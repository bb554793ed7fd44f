#include "backend/runtime/nn/cuda/cuda_api.h"
#include "backend/core/try.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <vector>

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <glob.h>

namespace trainyard::nn::cuda {

namespace {

constexpr auto kSource = "--gpus";
constexpr auto kHowToFind =
    "start an image with NVIDIA's driver, CUDA and cuDNN, put its folder into LD_LIBRARY_PATH, or give --gpus none";

/// Patterns of folders, in the order in which they are tried after those of the system.
std::vector<std::string> searchPatterns()
{
    std::vector<std::string> patterns;
    if (const char *paths = std::getenv("LD_LIBRARY_PATH"))
        for (std::string_view rest = paths; !rest.empty();) {
            const auto end = std::min(rest.find(':'), rest.size());
            patterns.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    for (const char *folder :
         {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/local/cuda/lib64",
          "/usr/local/cuda/lib", "/usr/local/cuda-*/lib64", "/usr/local/lib"})
        patterns.emplace_back(folder);
    // Wheels (nvidia/cudnn/lib) and conda packages (lib) of an environment; Deep Learning images have theirs in /opt.
    std::vector<std::string> environments{"/opt/pytorch",      "/opt/tensorflow", "/opt/conda",
                                          "/opt/conda/envs/*", "/usr/local",      "/usr"};
    for (const char *variable : {"CONDA_PREFIX", "VIRTUAL_ENV"})
        if (const char *folder = std::getenv(variable))
            environments.insert(environments.begin(), folder);
    if (const char *home = std::getenv("HOME"))
        environments.push_back(std::string(home) + "/.local");
    for (const std::string &root : environments)
        for (const char *below :
             {"lib/python3*/site-packages/nvidia/*/lib", "lib/python3*/dist-packages/nvidia/*/lib", "lib"})
            patterns.push_back(root + "/" + below);
    return patterns;
}

std::vector<std::string> searchFolders()
{
    std::vector<std::string> folders;
    for (const std::string &pattern : searchPatterns()) {
        glob_t found = {};
        if (!pattern.empty() && glob(pattern.c_str(), GLOB_ONLYDIR, nullptr, &found) == 0)
            folders.insert(folders.end(), found.gl_pathv, found.gl_pathv + found.gl_pathc);
        globfree(&found);
    }
    return folders;
}

/// The path of a loaded library; only its name if the loader does not report one.
std::string fileOf(void *library, const std::string &name)
{
    char folder[4096];
    return dlinfo(library, RTLD_DI_ORIGIN, folder) == 0 ? fmt::format("{}/{}", folder, name) : name;
}

struct Loaded {
    void *library = nullptr;
    std::string file;
};

/// Loads the first of the names that can be loaded, from the system's folders or from `folders`.
Loaded loadFirst(const std::vector<std::string> &names, const std::vector<std::string> &folders)
{
    for (const std::string &name : names)
        if (void *library = dlopen(name.c_str(), RTLD_NOW | RTLD_GLOBAL))
            return {library, fileOf(library, name)};
    for (const std::string &name : names)
        for (const std::string &folder : folders)
            if (const std::string file = folder + "/" + name; std::filesystem::exists(file))
                if (void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL))
                    return {library, file};
    return {};
}

/// Looks up one function of the table.
template <class F>
bool resolve(void *library, const char *name, F &function)
{
    function = reinterpret_cast<F>(dlsym(library, name));
    return function != nullptr;
}

tl::unexpected<Error> lacks(const Loaded &from, const char *function)
{
    return fail(ErrorCode::Unsupported, kSource,
                fmt::format("{} has no function {}: it is none of the versions that are known (CUDA 11 to 13, cuDNN 8 "
                            "and 9)",
                            from.file, function));
}

Status resolveAll(const Loaded &runtime, const Loaded &blas, const Loaded &dnn, Api &api)
{
#define TRAINYARD_RESOLVE(from, name)                                                                                  \
    if (!resolve((from).library, #name, api.name))                                                                     \
        return lacks(from, #name);
#define TRAINYARD_OF_RUNTIME(name, arguments) TRAINYARD_RESOLVE(runtime, name)
#define TRAINYARD_OF_BLAS(name, arguments) TRAINYARD_RESOLVE(blas, name)
#define TRAINYARD_OF_DNN(name, arguments) TRAINYARD_RESOLVE(dnn, name)
    TRAINYARD_CUDA_RUNTIME(TRAINYARD_OF_RUNTIME)
    TRAINYARD_RESOLVE(runtime, cudaGetErrorString)
    TRAINYARD_CUBLAS(TRAINYARD_OF_BLAS)
    TRAINYARD_RESOLVE(dnn, cudnnGetVersion)
    TRAINYARD_RESOLVE(dnn, cudnnGetErrorString)
    TRAINYARD_CUDNN(TRAINYARD_OF_DNN)
#undef TRAINYARD_OF_DNN
#undef TRAINYARD_OF_BLAS
#undef TRAINYARD_OF_RUNTIME
#undef TRAINYARD_RESOLVE
    return {};
}

struct Wanted {
    const char *what;
    std::filesystem::path given;
    std::vector<std::string> names; ///< newest first
};

Result<Loaded> load(const Wanted &wanted, const std::vector<std::string> &folders)
{
    if (wanted.given.empty()) {
        if (Loaded found = loadFirst(wanted.names, folders); found.library)
            return found;
        return fail(
            ErrorCode::Unsupported, kSource,
            fmt::format("{} ({}) is not on this machine: {}", wanted.what, fmt::join(wanted.names, ", "), kHowToFind));
    }
    if (void *library = dlopen(wanted.given.c_str(), RTLD_NOW | RTLD_LOCAL))
        return Loaded{library, wanted.given.string()};
    return fail(ErrorCode::Unsupported, kSource,
                fmt::format("{} cannot be loaded ({}): {}", wanted.what, dlerror(), kHowToFind));
}

Result<std::shared_ptr<const Api>> loadNow(const Libraries &files)
{
    const auto folders = files.runtime.empty() ? searchFolders() : std::vector<std::string>();
    // Loads the driver beforehand: the runtime opens it by its name alone, and the bundle's loader would not find it.
    // The same holds for cublasLt, which cuBLAS opens.
    if (files.runtime.empty())
        (void)loadFirst({"libcuda.so.1"}, folders);
    TY_ASSIGN(const auto runtime,
              load({"the CUDA runtime", files.runtime, {"libcudart.so.13", "libcudart.so.12", "libcudart.so.11.0"}},
                   folders));
    const auto blasNames = [&](const std::string &library) { // the runtime's version first
        std::vector<std::string> names{library + "13", library + "12", library + "11"};
        std::stable_partition(names.begin(), names.end(), [&](const std::string &name) {
            return runtime.file.find(".so." + name.substr(name.size() - 2)) != std::string::npos;
        });
        return names;
    };
    if (files.blas.empty())
        (void)loadFirst(blasNames("libcublasLt.so."), folders);
    TY_ASSIGN(const auto blas, load({"cuBLAS", files.blas, blasNames("libcublas.so.")}, folders));
    TY_ASSIGN(const auto dnn, load({"cuDNN", files.dnn, {"libcudnn.so.9", "libcudnn.so.8"}}, folders));
    auto api = std::make_shared<Api>();
    TY_TRY(resolveAll(runtime, blas, dnn, *api));
    const std::size_t version = api->cudnnGetVersion();
    if (version < 8000 || version >= 100'000)
        return fail(ErrorCode::Unsupported, kSource,
                    fmt::format("{} says that it is version {}, but only cuDNN 8 and 9 are known", dnn.file, version));
    api->where = fmt::format("{}, {}, {}", runtime.file, blas.file, dnn.file);
    return api;
}

} // namespace

Result<std::shared_ptr<const Api>> loadApi(const Libraries &files)
{
    if (!files.runtime.empty())
        return loadNow(files);
    static std::mutex mutex;
    static std::shared_ptr<const Api> found; // a failure is not cached, since a new attempt is cheap
    const std::lock_guard lock(mutex);
    if (!found) {
        TY_ASSIGN(auto loaded, loadNow({}));
        found = loaded;
    }
    return found;
}

} // namespace trainyard::nn::cuda
