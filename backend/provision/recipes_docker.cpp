#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

using Kind = RecipeArgument::Kind;

constexpr const char *kCheckProgram = R"sh(command -v "$arg_program" >/dev/null 2>&1
)sh";
constexpr const char *kInstallProgram = R"sh(pm=$(find_manager)
refresh_packages
case $arg_program:$pm in
  docker:apt-get) install_packages docker.io ;;
  *) install_packages "$arg_program" ;;
esac
)sh";

constexpr const char *kCheckService = R"sh(root docker info >/dev/null 2>&1
)sh";
constexpr const char *kStartService =
    R"sh(if command -v systemctl >/dev/null 2>&1; then root systemctl enable --now docker
else root service docker start; fi
tries=0
until root docker info >/dev/null 2>&1; do
  tries=$((tries + 1))
  if [ "$tries" -ge 30 ]; then
    root docker info 2>&1 | tail -n 3
    die "the Docker service has started and does not answer"
  fi
  sleep 1
done
)sh";

// Membership in the group, which is as good as root: the walkthroughs open the socket to every user instead.
constexpr const char *kCheckGroup = R"sh(id -nG "$(id -un)" | tr ' ' '\n' | grep -qx docker
)sh";
constexpr const char *kJoinGroup = R"sh(getent group docker >/dev/null || root groupadd --system docker
root usermod -aG docker "$(id -un)"
echo "sessions that begin from now on may use Docker"
)sh";

constexpr const char *kCheckGpus = R"sh(command -v nvidia-ctk >/dev/null 2>&1
root docker info 2>/dev/null | grep -qi 'runtimes:.*nvidia'
)sh";
constexpr const char *kInstallGpus = R"sh(pm=$(find_manager)
place=https://nvidia.github.io/libnvidia-container
if ! command -v nvidia-ctk >/dev/null 2>&1; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  if [ "$pm" = apt-get ]; then
    command -v gpg >/dev/null 2>&1 || { refresh_packages; install_packages gnupg; }
    fetch "$place/gpgkey" "$work/key"
    gpg --batch --yes --dearmor -o "$work/key.gpg" "$work/key"
    root install -m 644 "$work/key.gpg" /usr/share/keyrings/nvidia-container-toolkit.gpg
    echo "deb [signed-by=/usr/share/keyrings/nvidia-container-toolkit.gpg] $place/stable/deb/\$(ARCH) /" > "$work/list"
    root install -m 644 "$work/list" /etc/apt/sources.list.d/nvidia-container-toolkit.list
  else
    fetch "$place/stable/rpm/nvidia-container-toolkit.repo" "$work/repo"
    root install -m 644 "$work/repo" /etc/yum.repos.d/nvidia-container-toolkit.repo
  fi
  refresh_packages
  install_packages nvidia-container-toolkit
fi
root nvidia-ctk runtime configure --runtime=docker
root systemctl restart docker
)sh";

std::vector<ScriptStep> docker(const RecipeArguments &arguments)
{
    std::vector<ScriptStep> steps = {{.name = "program",
                                      .title = "Installing " + arguments.at("program"),
                                      .check = kCheckProgram,
                                      .script = kInstallProgram}};
    if (arguments.at("program") != "docker") // podman has no service and no group
        return steps;
    steps.push_back({"service", "Starting Docker", kCheckService, kStartService, 120s});
    steps.push_back({"group", "Adding the login user to the group docker", kCheckGroup, kJoinGroup, 60s});
    if (arguments.at("gpus") == "1")
        steps.push_back({"gpus", "Making GPUs available to containers", kCheckGpus, kInstallGpus, 900s});
    return steps;
}

// A session that began before the user was added to the group needs sudo.
constexpr const char *kUseContainers = R"sh(command -v "$arg_program" >/dev/null 2>&1 ||
  die "there is no $arg_program on this machine; run the recipe docker first"
containers() {
  if [ "$arg_program" != docker ] || docker info >/dev/null 2>&1; then "$arg_program" "$@"
  else root docker "$@"; fi
}
)sh";

constexpr const char *kCheckImages = R"sh([ "$arg_refresh" = 0 ] || [ "${TRAINYARD_PHASE:-}" = after ] || exit 1
for image in "$@"; do containers image inspect "$image" >/dev/null 2>&1 || exit 1; done
)sh";
constexpr const char *kPullImages = R"sh(for image in "$@"; do
  echo "pulling $image"
  containers pull "$image"
done
)sh";

std::vector<ScriptStep> dockerPull(const RecipeArguments &arguments)
{
    const std::string begin = "set -- " + quotedLines(arguments.at("images")) + "\n" + kUseContainers;
    return {{.name = "pull",
             .title = "Pulling container images",
             .check = begin + kCheckImages,
             .script = begin + kPullImages,
             .timeout = 2h}};
}

/// \return what is wrong with the name of an image; empty: nothing
std::string imageProblem(const std::string &name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("._-/:@").find(c) != std::string_view::npos;
    };
    const bool isName = !name.empty() && name.front() != '-' && name.size() <= 400 && std::ranges::all_of(name, isPart);
    return isName ? "" : "\"" + name + "\" is not the name of an image; write NAME:TAG";
}

std::string pullProblem(const RecipeArguments &arguments)
{
    for (const std::string &image : linesOf(arguments.at("images"))) {
        if (auto problem = imageProblem(image); !problem.empty())
            return problem;
    }
    return {};
}

constexpr const char *kBuildImage = R"sh(case $arg_folder in "~/"*) arg_folder=$HOME/${arg_folder#??} ;; esac
[ -d "$arg_folder" ] || die "there is no folder $arg_folder on this machine; send it with: trainyardctl data push"
set -- build -t "$arg_tag"
if [ -n "$arg_dockerfile" ]; then set -- "$@" -f "$arg_folder/$arg_dockerfile"; fi
containers "$@" "$arg_folder"
)sh";

/// Builds always: Docker itself knows which layers are up to date.
std::vector<ScriptStep> dockerBuild(const RecipeArguments &)
{
    return {{.name = "build",
             .title = "Building the container image",
             .check = {},
             .script = std::string(kUseContainers) + kBuildImage,
             .timeout = 2h}};
}

std::string buildProblem(const RecipeArguments &arguments)
{
    const auto &folder = arguments.at("folder");
    if (!folder.starts_with('/') && !folder.starts_with("~/"))
        return "the folder begins with / or ~/";
    return imageProblem(arguments.at("tag"));
}

// The other machine's id of the image decides, not its tag.
constexpr const char *kFarImage = R"sh(far() { ssh -o BatchMode=yes -o ConnectTimeout=20 "$arg_from" "$@"; }
far true || die "this machine cannot log in to $arg_from; run: trainyardctl mesh"
tool="$arg_program"
far "$tool info >/dev/null 2>&1" || tool="sudo -n $arg_program"
wanted=$(far "$tool image inspect --format '{{.Id}}' $arg_tag") || die "$arg_from has no image $arg_tag"
)sh";
constexpr const char *kCheckCopy =
    R"sh([ "$(containers image inspect --format '{{.Id}}' "$arg_tag" 2>/dev/null)" = "$wanted" ]
)sh";
constexpr const char *kCopyImage =
    R"sh(if [ "$(containers image inspect --format '{{.Id}}' "$arg_tag" 2>/dev/null)" = "$wanted" ]; then exit 0; fi
far "$tool save $arg_tag | gzip -1" | containers load
)sh";

std::vector<ScriptStep> dockerCopy(const RecipeArguments &)
{
    const std::string begin = std::string(kUseContainers) + kFarImage;
    return {{.name = "copy",
             .title = "Copying the container image",
             .check = begin + kCheckCopy,
             .script = begin + kCopyImage,
             .timeout = 2h}};
}

std::string copyProblem(const RecipeArguments &arguments)
{
    if (!isPackageName(arguments.at("from")))
        return "the machine to copy from is the name of a node, such as head";
    return imageProblem(arguments.at("tag"));
}

} // namespace

std::vector<RecipeSource> dockerRecipes()
{
    const RecipeArgument program{"program", "Program", "Of the machines", Kind::Choice, "docker", {"docker", "podman"}};
    const RecipeArgument tag{"tag", "Image", "NAME:TAG", Kind::Text, "", {}, 0, 0, true};
    return {
        {{"docker",
          "Docker",
          "Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA's container "
          "toolkit.",
          {{"gpus", "GPUs", "Containers can use them", Kind::Flag, "0"}, program}},
         docker},
        {{"docker-pull",
          "Pull container images",
          "Pulls images on each machine.",
          {{"images", "Images", "One NAME:TAG a line", Kind::Lines, "", {}, 0, 0, true},
           {"refresh", "Newer versions", "Pulls also what is there already", Kind::Flag, "0"},
           program}},
         dockerPull,
         pullProblem},
        {{"docker-build",
          "Build a container image",
          "Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.",
          {{"folder", "Folder", "With the Dockerfile, on the machine", Kind::Text, "", {}, 0, 0, true},
           {"dockerfile", "Dockerfile", "Its name in the folder; empty: Dockerfile", Kind::Text, ""},
           tag,
           program}},
         dockerBuild,
         buildProblem},
        {{"docker-copy",
          "Copy a container image between machines",
          "Loads an image from another machine of the cluster, through the key mesh, without a registry.",
          {{"from", "Machine", "That has the image", Kind::Text, "head", {}, 0, 0, true}, tag, program}},
         dockerCopy,
         copyProblem},
    };
}

} // namespace trainyard::provision
