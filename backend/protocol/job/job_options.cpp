#include "backend/protocol/job/job_options.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_fields_internal.h"
#include "backend/protocol/job/model_input.h"
#include "backend/protocol/job/model_names.h"

namespace trainyard::protocol {

namespace {

struct ImageShapeOption {
    int channels = 0, height = 0, width = 0;
};

/// Parses "channels,height,width".
Result<ImageShapeOption> imageShapeOf(const std::string &shape)
{
    int numbers[3] = {};
    const char *at = shape.data(), *end = at + shape.size();
    for (int &number : numbers) {
        const auto [next, error] = std::from_chars(at, end, number);
        if (error != std::errc() || number < 1 || (&number != &numbers[2] && (next == end || *next != ',')))
            return fail(ErrorCode::InvalidArgument, "--image-shape",
                        fmt::format("\"{}\" is not channels,height,width, such as 3,28,28", shape));
        at = next + (&number == &numbers[2] ? 0 : 1);
    }
    if (at != end)
        return fail(ErrorCode::InvalidArgument, "--image-shape", fmt::format("\"{}\" says too much", shape));
    return ImageShapeOption{numbers[0], numbers[1], numbers[2]};
}

/// Fails unless a model takes images of the shape that the user gave.
Status checkImageShape(const std::string &model, const ImageShapeOption &shape, const std::string &text)
{
    const auto takes = builtInModelInput(model);
    if (!takes || (takes->channels == shape.channels && takes->height == shape.height && takes->width == shape.width))
        return {};
    return fail(ErrorCode::InvalidArgument, "--image-shape",
                fmt::format("\"{}\" is not what {} takes, {},{},{}: omit --image-shape, or choose a model for such "
                            "images{}",
                            text, model, takes->channels, takes->height, takes->width,
                            shape.channels == 1 && shape.height == 28 && shape.width == 28 ? ", mlp or lenet" : ""));
}

/// The first long name: "--servers" of "-s,--servers,--num-servers".
std::string_view longName(std::string_view options)
{
    options.remove_prefix(options.find("--"));
    return options.substr(0, options.find(','));
}

/// \param names  receives the error of an unknown name, during the parse
template <class T>
void addOption(CLI::App &command, const FieldInfo &info, T &value, Status &names)
{
    if (!info.options)
        return;
    if constexpr (std::is_same_v<T, bool>) {
        command.add_flag(info.options, value, info.help);
    } else if constexpr (NamedEnum<T>) {
        const auto read = [&info, &value, &names](const std::string &word) {
            const nlohmann::json object{{info.name.file, word}};
            FieldReader in(object, ErrorCode::InvalidArgument, kJobSource);
            readField(in, info, value);
            if (names)
                names = in.status();
        };
        command.add_option_function<std::string>(info.options, read, info.help)
            ->default_str(std::string(toString(value)));
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        command.add_option(info.options, value, info.help)->take_all()->allow_extra_args(false);
    } else if constexpr (std::is_same_v<T, std::vector<double>>) {
        command.add_option(info.options, value, info.help)->delimiter(',')->allow_extra_args(false);
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
        CLI::Option *option = command.add_option(info.options, value, info.help)->capture_default_str();
        if (info.limits.inHelp)
            option->check(CLI::Range(int(info.limits.low), int(info.limits.high)));
        if constexpr (std::is_same_v<T, int>) {
            if (const char *zero = info.limits.zero) {
                option->transform([zero](std::string word) { return word == zero ? std::string("0") : word; });
                option->default_str(value == 0 ? zero : std::to_string(value));
            }
        }
    }
}

/// Appends the option of a field, and its value unless it is a flag.
template <class S, class T>
void appendArgument(std::vector<std::string> &words, const FieldLine<S, T> &line, const S &spec)
{
    const S defaults;
    const T &value = line.in(spec);
    if (!line.options || value == line.in(defaults))
        return;
    if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        for (const std::string &one : value) {
            words.emplace_back(longName(line.options));
            words.push_back(one);
        }
        return;
    }
    words.emplace_back(longName(line.options));
    if constexpr (std::is_same_v<T, bool> && std::is_same_v<S, InputSpec>)
        words.emplace_back(value ? "1" : "0");
    else if constexpr (NamedEnum<T>)
        words.emplace_back(toString(value));
    else if constexpr ((std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) || std::is_same_v<T, std::string>)
        words.push_back(fmt::format("{}", value));
    else if constexpr (requires { value.front(); } && !std::is_same_v<T, std::vector<std::string>>)
        words.push_back(fmt::format("{}", fmt::join(value, ",")));
}

} // namespace

std::string optionOf(FieldOf<JobSpec> field)
{
    if (field == FieldOf<JobSpec>(&JobSpec::model) || field == FieldOf<JobSpec>(&JobSpec::network))
        return "--network";
    if (field == FieldOf<JobSpec>(&JobSpec::data) || field == FieldOf<JobSpec>(&JobSpec::input))
        return "--data";
    std::string option;
    forEachField(kJobFields, [&](const auto &line) {
        if (line.options && line.field() == field)
            option = longName(line.options);
    });
    return option;
}

void JobOptions::addTo(CLI::App &command, JobSpec &job)
{
    m_command = &command;
    m_job = &job;
    command.add_option("--network,--model", m_network,
                       "mlp, lenet, resnet with --num-layers, a full name such as cifar-resnet-20-32x32, or FILE.json");
    command.add_option("--num-layers", m_layers, "Of a resnet: 20, 32, 44, 50, 56, 110 at 28x28; 18, 34, 50, 101, 152");
    command
        .add_option("--image-shape", m_imageShape,
                    "channels,height,width: selects a resnet by its height; must be what the model takes")
        ->capture_default_str();
    forEachField(kJobFields, [&](const auto &line) { addOption(command, line, line.in(job), m_names); });
}

void JobOptions::addInputTo(CLI::App &command, JobSpec &job)
{
    InputSpec &input = job.input;
    // Declared first: options for single values override it.
    command.add_flag_callback(
        "--cifar-input",
        [&input] {
            const auto validation = input.validation, format = input.format;
            input = cifarInput();
            input.validation = validation;
            input.format = format;
        },
        "What train_cifar10.py does to its pictures: crops, mirrors, jitter, ImageNet's mean");
    command.add_option("--data,--data-train", job.data, "Folder, files, pattern or list: IDX, CIFAR or .rec");
    forEachField(kInputFields, [&](const auto &line) {
        if (!line.options)
            return;
        auto &value = line.in(input);
        CLI::Option *option = command.add_option(line.options, value, line.help);
        if constexpr (std::is_same_v<decltype(value), std::array<double, 3> &>)
            option->delimiter(',');
    });
}

void JobOptions::addTaskTo(CLI::App &command, JobSpec &job)
{
    forEachField(kTaskFields, [&](const auto &line) { addOption(command, line, line.in(job.task), m_names); });
}

Status JobOptions::finish()
{
    TY_TRY(m_names);
    if (m_job->isTask())
        return {};
    if (m_command->count("--lr-step-epochs") > 0 && m_command->count("--lr-schedule") == 0)
        m_job->schedule = Schedule::Kind::Step;
    if (m_command->count("--servers") == 0) {
        if (m_job->local())
            m_job->servers = 0;
        else if (m_command->count("--kv-store") > 0) // a job file may have had a local one
            m_job->servers = std::max(m_job->servers, 1);
    }
    const bool shapeGiven = m_command->count("--image-shape") > 0;
    TY_ASSIGN(const auto shape, imageShapeOf(m_imageShape));
    if (m_network.empty())
        return shapeGiven && m_job->network.empty() ? checkImageShape(m_job->model, shape, m_imageShape) : Status();
    if (m_network.ends_with(".json")) {
        TY_ASSIGN(m_job->network, readFile(m_network, JobSpec::kLargestNetwork));
        m_job->model = std::filesystem::path(m_network).stem().string();
        return {};
    }
    m_job->network.clear();
    TY_ASSIGN(m_job->model, modelNameFor(m_network, m_layers, shape.height));
    return shapeGiven ? checkImageShape(m_job->model, shape, m_imageShape) : Status();
}

std::vector<std::string> JobOptions::argumentsOf(const JobSpec &job)
{
    std::vector<std::string> words;
    if (job.isTask()) {
        words = {"--type", std::string(toString(job.type))};
        if (!job.data.empty())
            words.insert(words.end(), {"--data", job.data});
        forEachField(kTaskFields, [&](const auto &line) { appendArgument(words, line, job.task); });
        const JobSpec usual;
        for (const auto &[option, value, byDefault] :
             {std::tuple("--min-workers", job.minWorkers, usual.minWorkers),
              std::tuple("--max-workers", job.maxWorkers, usual.maxWorkers),
              std::tuple("--stop-seconds", job.stopSeconds, usual.stopSeconds)}) {
            if (value != byDefault)
                words.insert(words.end(), {option, std::to_string(value)});
        }
        if (!job.task.command.empty())
            words.insert(words.end(), {"--", job.task.command});
        return words;
    }
    words = {"--model", job.model, "--data", job.data};
    forEachField(kTaskFields, [&](const auto &line) { appendArgument(words, line, job.task); });
    forEachField(kInputFields, [&](const auto &line) { appendArgument(words, line, job.input); });
    forEachField(kJobFields, [&](const auto &line) { appendArgument(words, line, job); });
    return words;
}

} // namespace trainyard::protocol
