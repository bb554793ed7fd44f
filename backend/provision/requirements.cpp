#include "backend/provision/requirements.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "backend/core/numbers.h"
#include "backend/core/text.h"

namespace trainyard::provision {

namespace {

struct Rule {
    const char *key, *what, *required;
    int major, minor; ///< lowest version; 0, 0: any
    bool isOptional = false;
};

constexpr std::array kRules = {
    Rule{"gxx", "C++ compiler", "GCC 4.8 or newer (C++11)", 4, 8},
    Rule{"make", "make", "any version", 0, 0},
    Rule{"git", "git", "any version", 0, 0},
    Rule{"cmake", "CMake", "3.13 or newer, for MXNet 1.7 and later", 3, 13, true},
    Rule{"blas", "BLAS", "OpenBLAS, ATLAS or MKL with headers", 0, 0},
    Rule{"opencv", "OpenCV", "any, with headers; for image augmentation", 0, 0, true},
    Rule{"curl", "curl library", "any, with headers", 0, 0},
    Rule{"openssl", "OpenSSL library", "any, with headers", 0, 0},
    Rule{"python", "Python", "3.6 or newer", 3, 6},
    Rule{"numpy", "NumPy", "any version", 0, 0},
    Rule{"cuda", "CUDA toolkit", "8.0 or newer (7.5 is known to fail); for GPUs", 8, 0, true},
    Rule{"cudnn", "cuDNN", "any; for GPUs", 0, 0, true},
};

/// The first two numbers of "g++ (Ubuntu 13.2.0-23ubuntu4) 13.2.0": those of the last word with a dot, or alone.
std::optional<std::pair<int, int>> versionIn(std::string_view text)
{
    const auto words = split(text, ' ');
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
        const auto begin = word->find_first_of("0123456789");
        if (begin == std::string_view::npos)
            continue;
        const auto number = word->substr(begin);
        const auto dot = number.find_first_not_of("0123456789");
        const auto major = parseInteger(number.substr(0, dot));
        if (!major || *major > 100'000)
            continue;
        std::int64_t minor = 0;
        if (dot != std::string_view::npos && number[dot] == '.') {
            const auto rest = number.substr(dot + 1);
            minor = parseInteger(rest.substr(0, rest.find_first_not_of("0123456789"))).value_or(0);
        }
        return std::pair(int(*major), int(std::min<std::int64_t>(minor, 100'000)));
    }
    return std::nullopt;
}

} // namespace

const char *const kRequirementsCommand = R"sh(export PATH="$PATH:/usr/local/bin:/usr/local/cuda/bin"
first() { head -n 1; }
has() { command -v "$1" >/dev/null 2>&1; }
if has g++; then echo "gxx=$(g++ --version 2>/dev/null | first)"; fi
if has make; then echo "make=$(make --version 2>/dev/null | first)"; fi
if has git; then echo "git=$(git --version 2>/dev/null | first)"; fi
if has cmake; then echo "cmake=$(cmake --version 2>/dev/null | first)"; fi
if has python3; then
  echo "python=$(python3 --version 2>/dev/null | first)"
  echo "numpy=$(timeout 10 python3 -c 'import importlib.metadata as m; print(m.version("numpy"))' 2>/dev/null | first)"
fi
for name in openblas cblas mkl_cblas; do
  for place in /usr/include /usr/include/*-linux-gnu /usr/include/openblas /usr/local/include /opt/intel/mkl/include; do
    if [ -e "$place/$name.h" ] || [ -e "$place/${name}_config.h" ]; then echo "blas=$name in $place"; break 2; fi
  done
done
module() { has pkg-config && pkg-config --modversion "$1" 2>/dev/null; }
echo "opencv=$(module opencv4 || module opencv || true)"
for place in /usr/include /usr/include/*-linux-gnu /usr/local/include; do
  if [ -e "$place/curl/curl.h" ]; then echo "curl=$(module libcurl || echo "headers in $place")"; break; fi
done
for place in /usr/include /usr/local/include; do
  if [ -e "$place/openssl/ssl.h" ]; then echo "openssl=$(module openssl || echo "headers in $place")"; break; fi
done
if has nvcc; then echo "cuda=$(nvcc --version 2>/dev/null | sed -n 's/.*release \([0-9.]*\).*/\1/p')"
else for place in /usr/local/cuda-[0-9]*; do if [ -d "$place" ]; then echo "cuda=${place##*-}"; fi; done; fi
echo "cudnn=$({ ldconfig -p || /sbin/ldconfig -p; } 2>/dev/null | sed -n 's/.*libcudnn\.so\.\([0-9]*\) .*/\1/p' | first)"
true)sh";

std::vector<Requirement> parseRequirements(std::string_view text)
{
    std::map<std::string, std::string, std::less<>> found;
    std::string_view line;
    for (int lines = 0; lines < 100 && takeLine(text, line); ++lines) {
        const auto equals = line.find('=');
        const auto isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
        if (equals == std::string_view::npos || line.size() > 300 || std::ranges::any_of(line, isControl))
            continue;
        const auto value = trimmed(line.substr(equals + 1));
        if (!value.empty())
            found.insert_or_assign(std::string(line.substr(0, equals)),
                                   std::string(value)); // the last CUDA is the newest
    }
    std::vector<Requirement> table;
    for (const Rule &rule : kRules) {
        Requirement row{.what = rule.what, .required = rule.required, .found = {}};
        row.isOptional = rule.isOptional;
        if (const auto at = found.find(rule.key); at != found.end()) {
            row.found = at->second;
            const auto version = versionIn(row.found);
            row.isMet = rule.major == 0 || (version && *version >= std::pair(rule.major, rule.minor));
        }
        table.push_back(std::move(row));
    }
    return table;
}

} // namespace trainyard::provision
