#include "backend/protocol/system_sample.h"

#include <algorithm>
#include <cmath>

#include "backend/core/try.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

constexpr int kSampleVersion = 1;
constexpr const char *kSampleSource = "system sample";
constexpr double kMostBytesPerSecond = 1e15, kMostCelsius = 1000, kMostSeconds = 1e11;
constexpr std::uint64_t kMostBytes = std::uint64_t(1) << 60;
constexpr int kMostCores = 1 << 16;

void putTenths(json &line, const char *field, const std::optional<double> &value)
{
    if (value && std::isfinite(*value))
        line[field] = std::round(*value * 10) / 10;
}

void putRate(json &line, const char *field, const std::optional<double> &value)
{
    if (value && std::isfinite(*value))
        line[field] = std::llround(std::clamp(*value, 0.0, kMostBytesPerSecond));
}

void putBytes(json &line, const char *field, const std::optional<std::uint64_t> &value)
{
    if (value)
        line[field] = std::min(*value, kMostBytes);
}

void takeReal(FieldReader &in, const char *field, std::optional<double> &out, double high)
{
    if (!in.has(field))
        return;
    double value = 0;
    in.real(field, value, 0, high);
    out = value;
}

void takeBytes(FieldReader &in, const char *field, std::optional<std::uint64_t> &out)
{
    if (in.has(field))
        in.integer(field, out.emplace(), 0, std::int64_t(kMostBytes));
}

Status takeGpus(const json &list, std::vector<GpuSample> &out)
{
    if (!list.is_array() || list.size() > kMostGpus)
        return fail(ErrorCode::CorruptData, kSampleSource, "gpus: is not a list, or too long a list");
    for (const json &item : list) {
        if (!item.is_object())
            return fail(ErrorCode::CorruptData, kSampleSource, "gpus: holds something that is not an object");
        FieldReader in(item, ErrorCode::CorruptData, kSampleSource, "gpus.");
        GpuSample &gpu = out.emplace_back();
        takeReal(in, "use", gpu.percent, 100);
        takeReal(in, "celsius", gpu.celsius, kMostCelsius);
        takeBytes(in, "memUsed", gpu.memoryUsed);
        takeBytes(in, "memTotal", gpu.memoryTotal);
        TY_TRY(in.status());
    }
    return {};
}

} // namespace

std::string toLine(const SystemSample &sample)
{
    json line{{"v", kSampleVersion}, {"t", std::round(sample.t * 1000) / 1000}, {"cores", sample.cores}};
    putTenths(line, "cpu", sample.processorPercent);
    putBytes(line, "memUsed", sample.memoryUsed);
    putBytes(line, "memTotal", sample.memoryTotal);
    putRate(line, "diskRead", sample.diskRead);
    putRate(line, "diskWritten", sample.diskWritten);
    putBytes(line, "diskUsed", sample.diskUsed);
    putBytes(line, "diskTotal", sample.diskTotal);
    putRate(line, "netReceived", sample.networkReceived);
    putRate(line, "netSent", sample.networkSent);
    json gpus = json::array();
    for (const GpuSample &gpu : sample.gpus) {
        if (gpus.size() == kMostGpus)
            break;
        json one = json::object();
        putTenths(one, "use", gpu.percent);
        putTenths(one, "celsius", gpu.celsius);
        putBytes(one, "memUsed", gpu.memoryUsed);
        putBytes(one, "memTotal", gpu.memoryTotal);
        gpus.push_back(std::move(one));
    }
    if (!gpus.empty())
        line["gpus"] = std::move(gpus);
    return dumpLine(line);
}

Result<SystemSample> systemSampleFromLine(std::string_view text)
{
    TY_ASSIGN(const auto object, parseObject(text, kMaxSampleLine, ErrorCode::CorruptData, kSampleSource));
    FieldReader in(object, ErrorCode::CorruptData, kSampleSource);
    SystemSample sample;
    int version = 0;
    in.require("v");
    in.require("t");
    in.integer("v", version, 1, 1 << 30);
    if (in.ok() && version > kSampleVersion)
        return fail(ErrorCode::ProtocolMismatch, kSampleSource,
                    "v: " + std::to_string(version) + " is of a newer agent");
    in.real("t", sample.t, 0, kMostSeconds);
    in.integer("cores", sample.cores, 0, kMostCores);
    takeReal(in, "cpu", sample.processorPercent, 100);
    takeBytes(in, "memUsed", sample.memoryUsed);
    takeBytes(in, "memTotal", sample.memoryTotal);
    takeReal(in, "diskRead", sample.diskRead, kMostBytesPerSecond);
    takeReal(in, "diskWritten", sample.diskWritten, kMostBytesPerSecond);
    takeBytes(in, "diskUsed", sample.diskUsed);
    takeBytes(in, "diskTotal", sample.diskTotal);
    takeReal(in, "netReceived", sample.networkReceived, kMostBytesPerSecond);
    takeReal(in, "netSent", sample.networkSent, kMostBytesPerSecond);
    in.nested("gpus", [&](const json &list) { return takeGpus(list, sample.gpus); });
    TY_TRY(in.status());
    return sample;
}

} // namespace trainyard::protocol
