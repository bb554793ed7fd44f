#include "backend/provision/probe.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/steps_internal.h"

namespace trainyard::provision {
namespace {

constexpr std::size_t kMostLines = 100, kLongest = 200;

/// "Tesla T4, 550.54.15, 15360"
bool readGpu(std::string_view value, Probe &probe)
{
    const auto first = value.find(','), last = value.rfind(',');
    if (first == std::string_view::npos || first == last)
        return false;
    Probe::Gpu gpu;
    gpu.name = trimmed(value.substr(0, first), " ");
    gpu.driver = trimmed(value.substr(first + 1, last - first - 1), " ");
    const auto memory = trimmed(value.substr(last + 1), " ");
    std::from_chars(memory.data(), memory.data() + memory.size(), gpu.memoryMiB);
    gpu.memoryMiB = std::max(gpu.memoryMiB, 0);
    probe.gpus.push_back(std::move(gpu));
    return true;
}

} // namespace

// Looks up the frameworks' package metadata; importing them would take seconds each, and memory.
const char *const kProbeCommand = R"sh(. /etc/os-release 2>/dev/null; echo "system=$PRETTY_NAME"
if command -v nvidia-smi >/dev/null; then
  timeout 15 nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader,nounits 2>/dev/null | sed 's/^/gpu=/'
fi
for d in /usr/local/cuda-[0-9]*; do if [ -d "$d" ]; then echo "cuda=${d##*-}"; fi; done
{ ldconfig -p || /sbin/ldconfig -p; } 2>/dev/null | sed -n 's/.*libcudnn\.so\.\([0-9]*\) .*/cudnn=\1/p' | sort -u
cudart=$(IFS=:; for d in $LD_LIBRARY_PATH; do
  for f in "$d"/libcudart.so.[0-9]*; do if [ -e "$f" ]; then echo "$f"; fi; done
done | head -n 1)
if [ -z "$cudart" ]; then
  cudart=$({ ldconfig -p || /sbin/ldconfig -p; } 2>/dev/null | sed -n 's/.*libcudart\.so\..* => //p' | head -n 1)
fi
echo "cudart=$cudart"
for p in python3 /opt/conda/bin/python3 /opt/pytorch/bin/python3; do
  if command -v $p >/dev/null; then
    timeout 10 $p -c 'import importlib.metadata as m
for n in ("torch", "tensorflow", "mxnet", "jax", "keras"):
    try: print("python." + n + "=" + m.version(n))
    except Exception: pass' 2>/dev/null
  fi
done; true)sh";

Probe parseProbe(std::string_view text)
{
    Probe probe;
    for (std::size_t lines = 0; lines < kMostLines && !text.empty(); ++lines) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto equals = line.find('=');
        const auto control = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
        if (equals == std::string_view::npos || line.size() > kLongest || std::ranges::any_of(line, control))
            continue;
        const auto key = line.substr(0, equals), value = trimmed(line.substr(equals + 1), " ");
        constexpr std::string_view python = "python.";
        if (value.empty())
            continue;
        if (key == "system")
            probe.system = value;
        else if (key == "gpu")
            readGpu(value, probe);
        else if (key == "cuda")
            probe.cuda.emplace_back(value);
        else if (key == "cudnn")
            probe.cudnn = value;
        else if (key == "cudart")
            probe.cudart = value;
        else if (key.starts_with(python) && key.size() > python.size())
            probe.frameworks.try_emplace(std::string(key.substr(python.size())), value);
    }
    std::ranges::sort(probe.cuda);
    return probe;
}

Sentence probeText(const Probe &probe)
{
    Sentence text;
    const auto add = [&text](const Sentence &part) { text = text.empty() ? part : say("%1; %2", text, part); };
    if (!probe.system.empty())
        add(Sentence::verbatim(probe.system));
    if (probe.gpus.empty())
        add(say("no GPU"));
    else
        add(say("%1 x %2 with driver %3", probe.gpus.size(), probe.gpus.front().name, probe.gpus.front().driver));
    if (!probe.cuda.empty())
        add(Sentence::verbatim(fmt::format("CUDA {}", fmt::join(probe.cuda, ", "))));
    if (!probe.cudnn.empty())
        add(Sentence::verbatim("cuDNN " + probe.cudnn));
    if (!probe.cudart.empty())
        add(say("programs load %1", probe.cudart));
    for (const auto &[name, version] : probe.frameworks)
        add(Sentence::verbatim(name + " " + version));
    return text;
}

std::string describe(const Probe &probe)
{
    return probeText(probe).english();
}

/// A probe that times out or exits with an error does not fail the machine; only a broken connection does.
Status probeNode(StepContext &context)
{
    TY_ASSIGN(auto session, context.session());
    ssh::ExecOptions options;
    const auto result = session->exec(kProbeCommand, options, {context.deadline(), context.stop()});
    if (!result)
        return result.error().code == ErrorCode::Timeout ? Status() : fail(result.error());
    context.facts["probe"] = result->out.substr(0, 16u << 10);
    context.progress(1, probeText(parseProbe(context.facts["probe"])));
    return {};
}

} // namespace trainyard::provision
