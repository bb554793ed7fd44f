#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

using Kind = RecipeArgument::Kind;

// Today's names of what the walkthroughs of 2016 list: libatlas-base-dev is gone from Debian 13, OpenCV is not part of
// Amazon Linux. Of the names that not every distribution has, those that the machine's one does not offer are reported,
// and the others are installed; without one of the other names, MXNet cannot be built.
constexpr const char *kBuildPackages = R"sh(pm=$(find_manager)
if [ "$pm" = apt-get ]; then
  set -- build-essential git cmake ninja-build pkg-config libcurl4-openssl-dev libssl-dev liblapack-dev \
    python3 python3-dev python3-pip python3-numpy
  case $arg_blas in atlas) set -- "$@" libatlas-base-dev ;; openblas) set -- "$@" libopenblas-dev ;; esac
  if [ "$arg_opencv" = 1 ]; then set -- "$@" libopencv-dev; fi
else
  set -- gcc gcc-c++ make git cmake ninja-build pkgconf-pkg-config libcurl-devel openssl-devel lapack-devel \
    python3 python3-devel python3-pip python3-numpy
  case $arg_blas in atlas) set -- "$@" atlas-devel ;; openblas) set -- "$@" openblas-devel ;; esac
  if [ "$arg_opencv" = 1 ]; then set -- "$@" opencv-devel; fi
fi
refused=$HOME/.trainyard/recipes/not-offered
may_be_absent() {
  case $1 in
    libatlas-base-dev|atlas-devel|libopencv-dev|opencv-devel|ninja-build|pkg-config|pkgconf-pkg-config) ;;
    *) return 1 ;;
  esac
}
)sh";

// Before its lists of packages were refreshed, a system offers nothing: only what was refused after that counts.
constexpr const char *kCheckOffered = R"sh(for name in "$@"; do
  if has_package "$name"; then continue; fi
  if is_offered "$name" || ! may_be_absent "$name" || ! grep -qxF -e "$name" "$refused" 2>/dev/null; then exit 1; fi
done
command -v g++ >/dev/null && command -v git >/dev/null && command -v make >/dev/null
)sh";

// To apt, a list that it could not fetch is a warning; the names of that list would count as not offered.
constexpr const char *kInstallOffered = R"sh(refresh_packages
wanted=
mkdir -p "${refused%/*}"
rm -f "$refused"
: > "$refused.part"
for name in "$@"; do
  if has_package "$name"; then continue; fi
  if is_offered "$name"; then
    wanted="$wanted $name"
  elif may_be_absent "$name"; then
    echo "this system does not offer $name"
    echo "$name" >> "$refused.part"
  else
    die "this system does not offer $name: its network, or its list of repositories, is incomplete"
  fi
done
if [ -s "$refused.part" ]; then
  if [ "$pm" = apt-get ]; then refresh_packages -o APT::Update::Error-Mode=any; else root "$pm" -q makecache; fi ||
    die "not all lists of packages could be fetched, so what this system offers is not known"
fi
mv "$refused.part" "$refused"
if [ -n "$wanted" ]; then install_packages $wanted; fi
for tool in g++ git make; do
  command -v $tool >/dev/null || die "the packages are installed, and there is still no $tool"
done
)sh";

constexpr const char *kCheckPackages = R"sh(pm=$(find_manager)
for name in "$@"; do has_package "$name" || exit 1; done
)sh";
constexpr const char *kInstallPackages = R"sh(pm=$(find_manager)
refresh_packages
install_packages "$@"
)sh";

std::vector<ScriptStep> buildDependencies(const RecipeArguments &)
{
    return {{.name = "packages",
             .title = "Installing the packages to build MXNet",
             .check = std::string(kBuildPackages) + kCheckOffered,
             .script = std::string(kBuildPackages) + kInstallOffered}};
}

std::vector<ScriptStep> packages(const RecipeArguments &arguments)
{
    const std::string words = "set -- " + quotedLines(arguments.at("packages")) + "\n";
    return {{.name = "packages",
             .title = "Installing packages of the system",
             .check = words + kCheckPackages,
             .script = words + kInstallPackages}};
}

std::string packagesProblem(const RecipeArguments &arguments)
{
    for (const std::string &name : linesOf(arguments.at("packages"))) {
        if (!isPackageName(name))
            return "\"" + name + "\" is not the name of a package; one name a line, without options";
    }
    return {};
}

constexpr const char *kCheckAws = R"sh(PATH=$PATH:/usr/local/bin:$HOME/.local/bin
aws --version 2>/dev/null | grep -q '^aws-cli/2'
)sh";

// The installer of AWS; its signature is not checked, it comes over TLS from AWS's own host. unzip is not part of every
// image, Python's zipfile is.
constexpr const char *kInstallAws = R"sh(case $(uname -m) in
  x86_64|aarch64) ;;
  *) die "AWS has no version of its command line for $(uname -m)" ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fetch "${arg_from:-https://awscli.amazonaws.com}/awscli-exe-linux-$(uname -m).zip" "$work/aws.zip"
if command -v unzip >/dev/null 2>&1; then unzip -q "$work/aws.zip" -d "$work"
elif command -v python3 >/dev/null 2>&1; then python3 -m zipfile -e "$work/aws.zip" "$work"
else die "neither unzip nor python3 is on this machine"; fi
chmod -R u+x "$work/aws/install" "$work/aws/dist"
root "$work/aws/install" --update
)sh";

std::vector<ScriptStep> awsCli(const RecipeArguments &)
{
    return {{.name = "aws-cli",
             .title = "Installing the AWS command line",
             .check = kCheckAws,
             .script = kInstallAws,
             .timeout = 900s}};
}

std::vector<ScriptStep> commands(const RecipeArguments &arguments)
{
    return {{.name = "commands",
             .title = "Running your commands",
             .check = {},
             .script =
                 "export PATH=\"$PATH:/usr/local/bin:$HOME/.local/bin\"\ncd \"$HOME\"\n" + arguments.at("lines") + "\n",
             .timeout = 7200s}};
}

} // namespace

std::vector<RecipeSource> packageRecipes()
{
    return {
        {{"mxnet-build-deps",
          "Packages to build MXNet",
          "Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names "
          "that "
          "the machine's distribution has today.",
          {{"blas", "BLAS", "Library for linear algebra", Kind::Choice, "openblas", {"openblas", "atlas", "none"}},
           {"opencv", "OpenCV", "For image augmentation in MXNet", Kind::Flag, "1"}}},
         buildDependencies},
        {{"packages",
          "Packages of the system",
          "Installs packages with apt or dnf.",
          {{"packages", "Packages", "One name a line", Kind::Lines, "", {}, 0, 0, true}}},
         packages,
         packagesProblem},
        {{"aws-cli",
          "AWS command line",
          "Installs version 2 of the AWS command line; only jobs that call it themselves need it.",
          {{"from", "Address", "Another place of the installer than AWS's own", Kind::Text, ""}}},
         awsCli,
         [](const RecipeArguments &arguments) -> std::string {
             const auto &from = arguments.at("from");
             return from.empty() || from.starts_with("https://") || from.starts_with("file:///")
                        ? ""
                        : "the address of the installer begins with https://";
         }},
        {{"commands",
          "Your own commands",
          "Runs lines of the shell on each machine, in its home, until one fails.",
          {{"lines",
            "Commands",
            "Lines for sh; without questions, nothing can answer them",
            Kind::Lines,
            "",
            {},
            0,
            0,
            true}}},
         commands},
    };
}

} // namespace trainyard::provision
