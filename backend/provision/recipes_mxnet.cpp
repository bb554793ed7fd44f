#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

using Kind = RecipeArgument::Kind;

// One artefact for each commit, set of flags, processor and system: a library that was built elsewhere does not load.
constexpr const char *kBuildPlace = R"sh(case $arg_folder in "~/"*) arg_folder=$HOME/${arg_folder#??} ;; esac
library=$arg_folder/lib/libmxnet.so
flags="USE_OPENCV=$arg_use_opencv USE_BLAS=$arg_use_blas USE_CUDA=$arg_use_cuda USE_CUDNN=$arg_use_cudnn \
USE_DIST_KVSTORE=$arg_use_dist_kvstore USE_S3=$arg_use_s3"
if [ "$arg_use_cuda" = 1 ]; then flags="$flags USE_CUDA_PATH=$arg_use_cuda_path"; fi
more() { printf '%s\n' "$arg_flags" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//; /^$/d'; }
)sh";

constexpr const char *kCheckSource = R"sh([ -d "$arg_folder/.git" ] || exit 1
cd "$arg_folder"
if [ -n "$arg_ref" ]; then
  commit=$(git rev-parse --verify -q "$arg_ref^{commit}" || git rev-parse --verify -q "origin/$arg_ref^{commit}")
  [ "$(git rev-parse HEAD)" = "$commit" ]
fi
! git submodule status --recursive | grep -q '^-'
)sh";

constexpr const char *kFetchSource =
    R"sh(command -v git >/dev/null 2>&1 || die "there is no git on this machine; run the recipe mxnet-build-deps first"
if [ ! -d "$arg_folder/.git" ]; then
  if [ -e "$arg_folder" ] && [ -n "$(ls -A "$arg_folder")" ]; then
    die "$arg_folder exists and is no clone of a repository; name another folder"
  fi
  mkdir -p "$(dirname "$arg_folder")"
  rm -rf "$arg_folder.part"
  git clone --recursive -- "$arg_repository" "$arg_folder.part"
  rmdir "$arg_folder" 2>/dev/null || true
  mv -T "$arg_folder.part" "$arg_folder"
fi
cd "$arg_folder"
if [ "$(git remote get-url origin)" != "$arg_repository" ]; then
  die "$arg_folder is a clone of $(git remote get-url origin); name another folder"
fi
if [ -n "$arg_ref" ]; then
  git rev-parse --verify -q "$arg_ref^{commit}" >/dev/null || git fetch --tags origin ||
    die "the repository does not answer"
  commit=$(git rev-parse --verify -q "$arg_ref^{commit}" || git rev-parse --verify -q "origin/$arg_ref^{commit}") ||
    die "the repository has no commit, tag or branch $arg_ref"
  git checkout -q --detach "$commit"
fi
git submodule update --init --recursive
)sh";

constexpr const char *kBuilt = R"sh(cd "$arg_folder" 2>/dev/null || exit 1
system=$(. /etc/os-release 2>/dev/null; echo "${ID:-}-${VERSION_ID:-}")
key=$(printf '%s|' "$(git remote get-url origin)" "$(git rev-parse HEAD)" "$flags" "$(more)" "$(uname -m)" "$system" |
  sha256sum | cut -c1-32)
is_built() { [ -f "$library" ] && [ "$(cat lib/trainyard-key 2>/dev/null)" = "$key" ]; }
is_shared() { [ "$arg_cache" = "" ] || [ "$(cat lib/trainyard-cache 2>/dev/null)" = "$key $arg_cache" ]; }
)sh";

// A compiler of C++ needs about 2 GB for its largest files; without that limit the machine runs out of memory.
constexpr const char *kBuild = R"sh(if is_built && is_shared; then exit 0; fi
artefact=mxnet-$key.tar.gz
jobs=$(nproc)
memory=$(awk '/^MemAvailable/ { print int($2 / 2000000) }' /proc/meminfo)
if [ "${memory:-1}" -lt "$jobs" ]; then jobs=$memory; fi
if [ "$jobs" -lt 1 ]; then jobs=1; fi
if [ "$arg_jobs" -gt 0 ]; then jobs=$arg_jobs; fi
unpack() {
  rm -rf lib.new
  mkdir lib.new
  tar -xzf "$1" -C lib.new
  rm -rf lib
  mv -T lib.new lib
  echo "$key" > lib/trainyard-key
}
# A file that was cut off, as by a machine that lost its power, is made again.
is_whole() { [ -f "$1" ] && gzip -t "$1" 2>/dev/null; }
take() {
  if ! is_built; then unpack "$1"; fi
}
build() {
  if [ -f make/config.mk ]; then
    cp make/config.mk config.mk
    for one in $flags; do echo "${one%%=*} = ${one#*=}" >> config.mk; done
    more >> config.mk
    make -j"$jobs"
  elif [ -f Makefile ]; then
    more > "$key.flags"
    set -- $flags
    while IFS= read -r one; do set -- "$@" "$one"; done < "$key.flags"
    rm -f "$key.flags"
    make -j"$jobs" "$@"
  else
    set --
    for one in $flags; do set -- "$@" "-D$one"; done
    more > "$key.flags"
    while IFS= read -r one; do set -- "$@" "-D$one"; done < "$key.flags"
    rm -f "$key.flags"
    mkdir -p build
    cmake -S . -B build -DCMAKE_BUILD_TYPE=Release "$@"
    cmake --build build --parallel "$jobs"
    mkdir -p lib
    cp build/libmxnet.so lib/
  fi
  [ -f "$library" ] || die "the build ended without $library"
  echo "$key" > lib/trainyard-key
}
make_artefact() {
  if ! is_built; then build; fi
  tar -czf "$1" -C lib .
}
case $arg_cache in
  "") build ;;
  s3://*)
    command -v aws >/dev/null 2>&1 || die "there is no aws on this machine; run the recipe aws-cli first"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    aws s3 cp --quiet "${arg_cache%/}/$artefact" "$work/$artefact" 2>/dev/null || rm -f "$work/$artefact"
    if is_whole "$work/$artefact"; then take "$work/$artefact"
    else
      make_artefact "$work/$artefact"
      aws s3 cp --quiet "$work/$artefact" "${arg_cache%/}/$artefact"
    fi ;;
  *)
    [ -d "$arg_cache" ] || mkdir -p "$arg_cache" 2>/dev/null || die "$arg_cache is not there; mount the file system first"
    if ! is_whole "$arg_cache/$artefact"; then
      # One machine builds, the others wait for its artefact: the lock is of the shared file system.
      exec 8> "$arg_cache/$artefact.lock"
      flock 8
    fi
    if is_whole "$arg_cache/$artefact"; then take "$arg_cache/$artefact"
    else
      make_artefact "$arg_cache/$artefact.part"
      mv -f "$arg_cache/$artefact.part" "$arg_cache/$artefact"
    fi ;;
esac
echo "$key $arg_cache" > lib/trainyard-cache
)sh";

constexpr const char *kCheckPython = R"sh(export PATH="$PATH:/usr/local/bin:$HOME/.local/bin"
[ "$arg_python" = "" ] || "$arg_python" - "$arg_folder" <<'PYTHON'
import importlib.util, os, sys
found = importlib.util.find_spec("mxnet")
inside = os.path.realpath(sys.argv[1]) + os.sep
sys.exit(0 if found and found.origin and os.path.realpath(found.origin).startswith(inside) else 1)
PYTHON
)sh";

// A path file instead of `pip install -e`: old versions of MXNet have no setup script that today's pip runs.
constexpr const char *kInstallPython =
    R"sh([ -d "$arg_folder/python/mxnet" ] || die "$arg_folder contains no python/mxnet"
command -v "$arg_python" >/dev/null 2>&1 || die "there is no $arg_python on this machine"
site=$("$arg_python" -c 'import site, sys, sysconfig
print(site.getusersitepackages() if sys.prefix == sys.base_prefix else sysconfig.get_path("purelib"))')
mkdir -p "$site"
echo "$arg_folder/python" > "$site/trainyard-mxnet.pth"
)sh";

std::vector<ScriptStep> mxnetSource(const RecipeArguments &)
{
    const std::string begin = kBuildPlace;
    return {{.name = "source",
             .title = "Fetching the source of MXNet",
             .check = begin + kCheckSource,
             .script = begin + kFetchSource},
            {.name = "build",
             .title = "Building MXNet",
             .check = begin + kBuilt + "is_built && is_shared\n",
             .script = begin + kBuilt + kBuild,
             .timeout = 4h},
            {.name = "python",
             .title = "Making MXNet known to Python",
             .check = begin + kCheckPython,
             .script = begin + kInstallPython,
             .timeout = 120s}};
}

std::string mxnetProblem(const RecipeArguments &arguments)
{
    const auto isPlace = [](const std::string &text) { return text.starts_with('/') || text.starts_with("~/"); };
    if (!isPlace(arguments.at("folder")) || arguments.at("folder").find_first_of(" \t:") != std::string::npos)
        return "the folder begins with / or ~/, and contains no space and no colon";
    if (const auto &cache = arguments.at("cache");
        !cache.empty() && !cache.starts_with("s3://") && !cache.starts_with('/'))
        return "the cache is a shared folder such as /efs/cache, or an address s3://BUCKET/PREFIX";
    if (arguments.at("repository").starts_with('-') || arguments.at("ref").starts_with('-'))
        return "a repository and a version do not begin with a dash";
    if (arguments.at("use-cuda-path").find_first_of(" \t") != std::string::npos)
        return "the CUDA folder contains no space";
    for (const std::string &flag : linesOf(arguments.at("flags"))) {
        const auto equals = flag.find('=');
        if (equals == std::string::npos || equals == 0 ||
            flag.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") < equals)
            return "\"" + flag + "\" is not a flag of the build; write NAME=value, one a line";
        if (flag.find_first_of("$`\\#") != std::string::npos)
            return "\"" + flag + "\": a flag contains no $, `, # and \\";
    }
    return {};
}

} // namespace

bool makesForOthers(const std::string &recipe, const RecipeArguments &arguments)
{
    const auto cache = arguments.find("cache");
    return recipe == "mxnet-source" && cache != arguments.end() && cache->second.starts_with("s3://");
}

std::vector<RecipeSource> mxnetRecipes()
{
    return {{{"mxnet-source",
              "MXNet from source",
              "Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and "
              "hands the "
              "result to the others through a shared folder or a bucket.",
              {{"repository",
                "Repository",
                "Address for git",
                Kind::Text,
                "https://github.com/apache/mxnet",
                {},
                0,
                0,
                true},
               {"ref", "Version", "Tag, branch or commit; empty: the newest", Kind::Text, "1.9.1"},
               {"folder", "Folder", "On the machines", Kind::Text, "~/mxnet", {}, 0, 0, true},
               {"use-cuda", "USE_CUDA", "For NVIDIA GPUs", Kind::Flag, "0"},
               {"use-cuda-path", "USE_CUDA_PATH", "Folder of the CUDA toolkit", Kind::Text, "/usr/local/cuda"},
               {"use-cudnn", "USE_CUDNN", "With cuDNN", Kind::Flag, "0"},
               {"use-blas",
                "USE_BLAS",
                "Library for linear algebra",
                Kind::Choice,
                "openblas",
                {"openblas", "atlas", "mkl", "blas"}},
               {"use-opencv", "USE_OPENCV", "For image augmentation", Kind::Flag, "1"},
               {"use-dist-kvstore", "USE_DIST_KVSTORE", "For training on several machines", Kind::Flag, "1"},
               {"use-s3", "USE_S3", "Reads s3:// itself", Kind::Flag, "0"},
               {"flags", "More flags", "NAME=value, one a line", Kind::Lines, ""},
               {"jobs", "Compilers at once", "0: by processors and memory", Kind::Number, "0", {}, 0, 512},
               {"cache", "Cache", "Shared folder or s3://BUCKET/PREFIX; empty: every machine builds", Kind::Text, ""},
               {"python", "Interpreter", "That shall find the module mxnet; empty: none", Kind::Text, "python3"}}},
             mxnetSource,
             mxnetProblem}};
}

} // namespace trainyard::provision
