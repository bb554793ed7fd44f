#include "backend/protocol/job/job_options.h"

#include <charconv>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/job/model_names.h"

namespace trainyard::protocol {

namespace {

/// Returns the height of "channels,height,width".
Result<int> heightOf(const std::string &shape)
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
    return numbers[1];
}

} // namespace

void JobOptions::addTo(CLI::App &command, JobSpec &job)
{
    m_job = &job;
    const auto add = [&](const char *names, auto &value, const char *about) {
        return command.add_option(names, value, about)->capture_default_str();
    };
    command.add_option("--network,--model", m_network,
                       "mlp, lenet, resnet with --num-layers, a full name such as cifar-resnet-20-32x32, or FILE.json");
    command.add_option("--num-layers", m_layers, "Of a resnet: 20, 32, 44, 50, 56, 110 at 28x28; 18, 34, 50, 101, 152");
    add("--image-shape", m_imageShape, "Of a resnet: channels,height,width");
    add("--num-classes", job.classes, "0: the model's own number");
    add("--dtype,--precision", job.precision, "Of activations and arithmetic: float32, bfloat16");
    add("--gpus", job.gpus, "GPUs of each machine, such as 0,1; a worker uses one. Empty: the CPU");
    add("--kv-store", job.kvStore, "dist_sync, dist_async, their device spellings, or local without servers");
    add("--epochs,--num-epochs", job.epochs, "Passes over the data")->check(CLI::Range(1, 100'000));
    add("--batch-size", job.batchSize, "Samples of one step, of all workers together")->check(CLI::Range(1, 1 << 20));
    command.add_flag("!--per-worker-batch,!--batch-per-worker", job.globalBatch, "--batch-size is of each worker");
    add("--optimizer", job.optimizer, "sgd, nag (Nesterov's), adam");
    add("--update-on", job.optimizerPlacement,
        "Who steps in dist_sync: servers, or workers, by summed gradients from them");
    add("--lr,--learning-rate", job.learningRate, "Learning rate, for the workers that the job starts with");
    add("--lr-schedule", job.schedule, "Of the learning rate: constant, step, cosine")->each([this](const auto &) {
        m_schedule = true;
    });
    command.add_option("--lr-step-epochs", job.stepEpochs, "step: multiply the rate at these epochs, such as 200,250")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->each([this](const auto &) { m_stepEpochs = true; });
    add("--lr-factor", job.stepFactor, "step: by this");
    add("--lr-final", job.finalRate, "cosine: down to this");
    add("--warmup-epochs", job.warmupEpochs, "Let the rate rise for so long first");
    add("--warmup-lr", job.warmupRate, "From this");
    add("--lr-ramp-steps", job.rampSteps, "--per-worker-batch: steps in which it follows the number of workers");
    add("--mom,--momentum", job.momentum, "Momentum of sgd and nag");
    add("--wd,--weight-decay", job.weightDecay, "Weight decay");
    add("--gc-type", job.compression, "Of what workers and servers exchange: none, bf16, 2bit");
    add("--gc-threshold", job.compressionThreshold, "2bit: what is sent for a gradient's element over it");
    add("--wire", job.wire,
        "Gradients and weights on their way: plain, aead (encrypted), auto (outside private networks)");
    add("--seed", job.seed, "Of the first weights and the order of samples");
    add("--disp-batches", job.displayBatches, "A speed record every this many batches");
    add("--threads", job.threads, "Compute threads of each worker");
    add("-s,--servers,--num-servers", job.servers, "Parameter servers");
    add("--save-period", job.savePeriod, "Epochs between checkpoints; 0: none");
    add("--save-minutes", job.saveMinutes, "And minutes; 0: only by epochs");
    command.add_option("--resume", job.resume, "Go on from this checkpoint, or from the newest of a folder");
    add("--min-workers", job.minWorkers, "With fewer the run pauses");
    add("--max-workers", job.maxWorkers, "Members at a time");
    add("--boundary", job.boundary, "Where workers come and go: epoch or batch");
    command.add_flag("--deterministic", job.deterministic, "The same weights bit for bit");
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
    command.add_option("--data-val", input.validation, "Default: the validation files of --data");
    command.add_option("--data-format", input.format, "auto, idx, cifar10, cifar100, rec");
    command.add_option("--data-nthreads", input.threads, "Threads of each worker that prepare batches");
    command.add_option("--pad-size", input.pad, "Pixels on each side before the crop");
    command.add_option("--fill-value", input.fill, "What they are filled with");
    command.add_option("--random-crop", input.randomCrop, "0 or 1");
    command.add_option("--random-mirror", input.randomMirror, "0 or 1");
    command.add_option("--max-random-h", input.maxHue, "Half degrees of hue either way");
    command.add_option("--max-random-s", input.maxSaturation, "255ths of saturation either way");
    command.add_option("--max-random-l", input.maxLightness, "255ths of lightness either way");
    command.add_option("--rgb-mean", input.mean, "R,G,B of 0 to 255")->delimiter(',');
    command.add_option("--rgb-std", input.deviation, "R,G,B")->delimiter(',');
    command.add_option("--scale", input.scale, "A value becomes (value - mean) / std * scale");
}

Status JobOptions::finish()
{
    if (m_stepEpochs && !m_schedule)
        m_job->schedule = "step";
    if (m_network.empty())
        return {};
    if (m_network.ends_with(".json")) {
        TY_ASSIGN(auto text, readFile(m_network, JobSpec::kLargestNetwork));
        m_job->network = std::move(text);
        m_job->model = std::filesystem::path(m_network).stem().string();
        return {};
    }
    m_job->network.clear();
    TY_ASSIGN(const auto height, heightOf(m_imageShape));
    TY_ASSIGN(auto name, modelNameFor(m_network, m_layers, height));
    m_job->model = std::move(name);
    return {};
}

std::vector<std::string> JobOptions::argumentsOf(const JobSpec &job)
{
    const JobSpec defaults;
    std::vector<std::string> words{"--model", job.model, "--data", job.data};
    const auto appendIfSet = [&](const char *name, const auto &value, const auto &otherwise) {
        if (value != otherwise)
            words.insert(words.end(), {name, fmt::format("{}", value)});
    };
    const auto appendNumbers = [&](const char *name, const auto &values, const auto &otherwise) {
        if (values != otherwise)
            words.insert(words.end(), {name, fmt::format("{}", fmt::join(values, ","))});
    };
    const InputSpec &input = job.input, &defaultInput = defaults.input;
    appendIfSet("--data-val", input.validation, defaultInput.validation);
    appendIfSet("--data-format", input.format, defaultInput.format);
    appendIfSet("--data-nthreads", input.threads, defaultInput.threads);
    appendIfSet("--pad-size", input.pad, defaultInput.pad);
    appendIfSet("--fill-value", input.fill, defaultInput.fill);
    appendIfSet("--random-crop", int(input.randomCrop), int(defaultInput.randomCrop));
    appendIfSet("--random-mirror", int(input.randomMirror), int(defaultInput.randomMirror));
    appendIfSet("--max-random-h", input.maxHue, defaultInput.maxHue);
    appendIfSet("--max-random-s", input.maxSaturation, defaultInput.maxSaturation);
    appendIfSet("--max-random-l", input.maxLightness, defaultInput.maxLightness);
    appendNumbers("--rgb-mean", input.mean, defaultInput.mean);
    appendNumbers("--rgb-std", input.deviation, defaultInput.deviation);
    appendIfSet("--scale", input.scale, defaultInput.scale);
    appendIfSet("--num-classes", job.classes, defaults.classes);
    appendIfSet("--dtype", job.precision, defaults.precision);
    appendIfSet("--gpus", job.gpus, defaults.gpus);
    appendIfSet("--kv-store", job.kvStore, defaults.kvStore);
    appendIfSet("--epochs", job.epochs, defaults.epochs);
    appendIfSet("--batch-size", job.batchSize, defaults.batchSize);
    if (!job.globalBatch)
        words.emplace_back("--per-worker-batch");
    appendIfSet("--optimizer", job.optimizer, defaults.optimizer);
    appendIfSet("--update-on", job.optimizerPlacement, defaults.optimizerPlacement);
    appendIfSet("--lr", job.learningRate, defaults.learningRate);
    appendIfSet("--lr-schedule", job.schedule, defaults.schedule);
    appendNumbers("--lr-step-epochs", job.stepEpochs, defaults.stepEpochs);
    appendIfSet("--lr-factor", job.stepFactor, defaults.stepFactor);
    appendIfSet("--lr-final", job.finalRate, defaults.finalRate);
    appendIfSet("--warmup-epochs", job.warmupEpochs, defaults.warmupEpochs);
    appendIfSet("--warmup-lr", job.warmupRate, defaults.warmupRate);
    appendIfSet("--lr-ramp-steps", job.rampSteps, defaults.rampSteps);
    appendIfSet("--mom", job.momentum, defaults.momentum);
    appendIfSet("--wd", job.weightDecay, defaults.weightDecay);
    appendIfSet("--gc-type", job.compression, defaults.compression);
    appendIfSet("--gc-threshold", job.compressionThreshold, defaults.compressionThreshold);
    appendIfSet("--wire", job.wire, defaults.wire);
    appendIfSet("--seed", job.seed, defaults.seed);
    appendIfSet("--disp-batches", job.displayBatches, defaults.displayBatches);
    appendIfSet("--threads", job.threads, defaults.threads);
    appendIfSet("--servers", job.servers, defaults.servers);
    appendIfSet("--save-period", job.savePeriod, defaults.savePeriod);
    appendIfSet("--save-minutes", job.saveMinutes, defaults.saveMinutes);
    appendIfSet("--resume", job.resume, defaults.resume);
    appendIfSet("--min-workers", job.minWorkers, defaults.minWorkers);
    appendIfSet("--max-workers", job.maxWorkers, defaults.maxWorkers);
    appendIfSet("--boundary", job.boundary, defaults.boundary);
    if (job.deterministic)
        words.emplace_back("--deterministic");
    return words;
}

} // namespace trainyard::protocol
