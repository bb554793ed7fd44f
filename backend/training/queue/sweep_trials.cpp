#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_field.h"
#include "backend/training/queue/sweep.h"

/// The trials of a sweep: a plain function of its specification.
namespace trainyard::training {

using nlohmann::json;
using protocol::JobSpec;

namespace {

constexpr const char *kAnySweepRun = "r-0000000000000000";
constexpr std::size_t kMostParameters = 32, kMostValues = 1000;

std::size_t replaceAll(std::string &text, const std::string &from, const std::string &to)
{
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size(), ++count)
        text.replace(at, from.size(), to);
    return count;
}

/// Sets one parameter of a job: in its command, or a field.
Status setParameter(JobSpec &job, const std::string &name, const std::string &value)
{
    std::size_t replaced = 0;
    const std::string placeholder = "{" + name + "}";
    replaced += replaceAll(job.task.command, placeholder, value);
    for (std::string &variable : job.task.environment)
        replaced += replaceAll(variable, placeholder, value);
    if (replaced > 0)
        return {};
    std::vector<protocol::JobField> fields = job.isTask() ? protocol::taskFields() : protocol::jobFields();
    if (const jobs::JobType *type = jobs::typeOf(job)) {
        for (protocol::JobField &field : jobs::fieldsOf(*type))
            fields.push_back(std::move(field));
    }
    const auto field = std::ranges::find(fields, name, &protocol::JobField::name);
    if (field != fields.end())
        return field->set(job, value);
    return fail(
        ErrorCode::InvalidArgument, "sweep",
        job.isTask()
            ? fmt::format("{} is no parameter: write {{{}}} into the command, or name a field of the job", name, name)
            : fmt::format("{} is no parameter: name a field of the job, such as learningRate", name));
}

/// A number of a range as text, from 53 random bits: the same on every platform.
std::string draw(const Range &range, std::mt19937_64 &random)
{
    const double part = double(random() >> 11) * 0x1p-53;
    if (range.whole)
        return fmt::format(
            "{}", std::int64_t(std::min(std::floor(range.low + part * (range.high - range.low + 1)), range.high)));
    const double value = range.logarithmic
                             ? std::exp(std::log(range.low) + part * (std::log(range.high) - std::log(range.low)))
                             : range.low + part * (range.high - range.low);
    return fmt::format("{:.6g}", value);
}

Status checkSpec(const SweepSpec &spec)
{
    const auto wrong = [](const std::string &detail) {
        return Status(fail(ErrorCode::InvalidArgument, "sweep", detail));
    };
    if (spec.grid.empty() && spec.random.empty())
        return wrong("it has no parameter: give --grid or --random");
    if (spec.grid.size() + spec.random.size() > kMostParameters)
        return wrong(fmt::format("it has more than {} parameters", kMostParameters));
    if (spec.random.empty() != (spec.trials == 0))
        return wrong("random parameters need --trials, and --trials needs random parameters");
    double count = std::max(spec.trials, 1);
    for (const auto &[name, values] : spec.grid) {
        if (values.empty() || values.size() > kMostValues)
            return wrong(fmt::format("{} has {} values, and needs 1 to {}", name, values.size(), kMostValues));
        if (spec.random.contains(name))
            return wrong(name + " is in the grid and random");
        count *= double(values.size());
    }
    if (spec.trials < 0 || count > double(kMostTrials))
        return wrong(fmt::format("it has {:.0f} trials, and at most {} are possible", count, kMostTrials));
    for (const auto &[name, range] : spec.random) {
        const bool ordered = std::isfinite(range.low) && std::isfinite(range.high) && range.low <= range.high;
        if (!ordered || (range.logarithmic && range.low <= 0))
            return wrong(fmt::format("the range of {} is empty, or its logarithm does not exist", name));
        if (range.whole && (std::abs(range.low) > 1e15 || std::abs(range.high) > 1e15))
            return wrong(fmt::format("the range of {} is too large for whole numbers", name));
    }
    return {};
}

Result<SweepTrial> trialOf(const SweepSpec &spec, int number, std::map<std::string, std::string> values)
{
    SweepTrial trial{number, std::move(values), spec.base};
    for (const auto &[name, value] : trial.values)
        TY_TRY(setParameter(trial.job, name, value));
    JobSpec checked = trial.job;
    checked.run = RunId(kAnySweepRun);
    checked.workers = std::max(checked.workers, checked.minWorkers);
    if (const Status valid = jobs::validate(checked); !valid)
        return fail(valid.error().code, fmt::format("trial {}", number), valid.error().detail);
    return trial;
}

} // namespace

Result<std::vector<SweepTrial>> trialsOf(const SweepSpec &spec)
{
    TY_TRY(checkSpec(spec));
    std::mt19937_64 random(spec.seed);
    std::vector<SweepTrial> trials;
    std::map<std::string, std::size_t> at; // index of the value of each parameter of the grid
    for (const auto &[name, values] : spec.grid)
        at[name] = 0;
    for (bool more = true; more;) {
        for (int one = 0; one < std::max(spec.trials, 1); ++one) {
            std::map<std::string, std::string> values;
            for (const auto &[name, index] : at)
                values[name] = spec.grid.at(name)[index];
            for (const auto &[name, range] : spec.random)
                values[name] = draw(range, random);
            TY_ASSIGN(auto trial, trialOf(spec, int(trials.size()), std::move(values)));
            trials.push_back(std::move(trial));
        }
        more = false;
        for (auto digit = at.rbegin(); digit != at.rend() && !more; ++digit) {
            more = ++digit->second < spec.grid.at(digit->first).size();
            if (!more)
                digit->second = 0;
        }
    }
    return trials;
}

std::string toJson(const SweepSpec &spec)
{
    JobSpec job = spec.base;
    job.run = RunId(kAnySweepRun);
    json random = json::object();
    for (const auto &[name, range] : spec.random)
        random[name] = {
            {"low", range.low}, {"high", range.high}, {"logarithmic", range.logarithmic}, {"whole", range.whole}};
    return json{{"base", json::parse(protocol::toJson(job))},
                {"grid", spec.grid},
                {"random", random},
                {"trials", spec.trials},
                {"seed", spec.seed},
                {"metric", spec.metric},
                {"maximize", spec.maximize}}
        .dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<SweepSpec> sweepFromJson(std::string_view text)
{
    const json whole = json::parse(text, nullptr, false);
    const auto base = whole.is_object() ? whole.find("base") : whole.end();
    if (!whole.is_object() || base == whole.end())
        return fail(ErrorCode::InvalidArgument, "sweep", "it has no job");
    SweepSpec spec;
    TY_ASSIGN(spec.base, protocol::jobSpecFromJson(base->dump()));
    spec.base.run = RunId();
    try { // nlohmann reports a wrong type by an exception
        spec.grid = whole.value("grid", spec.grid);
        const json random = whole.value("random", json::object());
        for (const auto &[name, range] : random.items())
            spec.random[name] = {range.at("low").get<double>(), range.at("high").get<double>(),
                                 range.value("logarithmic", false), range.value("whole", false)};
        spec.trials = whole.value("trials", 0);
        spec.seed = whole.value("seed", spec.seed);
        spec.metric = whole.value("metric", spec.metric);
        spec.maximize = whole.value("maximize", true);
    } catch (const json::exception &) {
        return fail(ErrorCode::InvalidArgument, "sweep", "a field of it has another type");
    }
    return spec;
}

} // namespace trainyard::training
