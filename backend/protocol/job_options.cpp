#include "backend/protocol/job_options.h"

#include <charconv>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/files.h"
#include "backend/protocol/model_names.h"

namespace trainyard::protocol {

namespace {

/// The height of "channels,height,width".
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
    add("--gpus", job.gpus, "Cards of each machine, such as 0,1; a worker uses one. Empty: the processor");
    add("--kv-store", job.kvStore, "dist_sync, dist_async, their device spellings, or local without servers");
    add("--epochs,--num-epochs", job.epochs, "Passes over the data")->check(CLI::Range(1, 100'000));
    add("--batch-size", job.batchSize, "Samples of one step, of all workers together")->check(CLI::Range(1, 1 << 20));
    command.add_flag("!--per-worker-batch,!--batch-per-worker", job.globalBatch, "--batch-size is of each worker");
    add("--optimizer", job.optimizer, "sgd, nag (Nesterov's), adam");
    add("--update-on", job.updateOn, "Who steps in dist_sync: servers, or workers, by summed gradients from them");
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
    add("--wire", job.wire, "Gradients and weights on their way: plain, aead (encrypted), auto (outside private networks)");
    add("--seed", job.seed, "Of the first weights and the order of samples");
    add("--disp-batches", job.displayBatches, "A speed record every so many batches");
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
    // Declared first: single values win over it.
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
        auto text = readFile(m_network, JobSpec::kLargestNetwork);
        if (!text)
            return fail(text.error());
        m_job->network = std::move(*text);
        m_job->model = std::filesystem::path(m_network).stem().string();
        return {};
    }
    m_job->network.clear();
    const auto height = heightOf(m_imageShape);
    if (!height)
        return fail(height.error());
    auto name = modelNameFor(m_network, m_layers, *height);
    if (!name)
        return fail(name.error());
    m_job->model = std::move(*name);
    return {};
}

std::vector<std::string> JobOptions::wordsOf(const JobSpec &job)
{
    const JobSpec usual;
    std::vector<std::string> words{"--model", job.model, "--data", job.data};
    const auto say = [&](const char *name, const auto &value, const auto &otherwise) {
        if (value != otherwise)
            words.insert(words.end(), {name, fmt::format("{}", value)});
    };
    const auto sayNumbers = [&](const char *name, const auto &values, const auto &otherwise) {
        if (values != otherwise)
            words.insert(words.end(), {name, fmt::format("{}", fmt::join(values, ","))});
    };
    const InputSpec &input = job.input, &usualInput = usual.input;
    say("--data-val", input.validation, usualInput.validation);
    say("--data-format", input.format, usualInput.format);
    say("--data-nthreads", input.threads, usualInput.threads);
    say("--pad-size", input.pad, usualInput.pad);
    say("--fill-value", input.fill, usualInput.fill);
    say("--random-crop", int(input.randomCrop), int(usualInput.randomCrop));
    say("--random-mirror", int(input.randomMirror), int(usualInput.randomMirror));
    say("--max-random-h", input.maxHue, usualInput.maxHue);
    say("--max-random-s", input.maxSaturation, usualInput.maxSaturation);
    say("--max-random-l", input.maxLightness, usualInput.maxLightness);
    sayNumbers("--rgb-mean", input.mean, usualInput.mean);
    sayNumbers("--rgb-std", input.deviation, usualInput.deviation);
    say("--scale", input.scale, usualInput.scale);
    say("--num-classes", job.classes, usual.classes);
    say("--dtype", job.precision, usual.precision);
    say("--gpus", job.gpus, usual.gpus);
    say("--kv-store", job.kvStore, usual.kvStore);
    say("--epochs", job.epochs, usual.epochs);
    say("--batch-size", job.batchSize, usual.batchSize);
    if (!job.globalBatch)
        words.emplace_back("--per-worker-batch");
    say("--optimizer", job.optimizer, usual.optimizer);
    say("--update-on", job.updateOn, usual.updateOn);
    say("--lr", job.learningRate, usual.learningRate);
    say("--lr-schedule", job.schedule, usual.schedule);
    sayNumbers("--lr-step-epochs", job.stepEpochs, usual.stepEpochs);
    say("--lr-factor", job.stepFactor, usual.stepFactor);
    say("--lr-final", job.finalRate, usual.finalRate);
    say("--warmup-epochs", job.warmupEpochs, usual.warmupEpochs);
    say("--warmup-lr", job.warmupRate, usual.warmupRate);
    say("--lr-ramp-steps", job.rampSteps, usual.rampSteps);
    say("--mom", job.momentum, usual.momentum);
    say("--wd", job.weightDecay, usual.weightDecay);
    say("--gc-type", job.compression, usual.compression);
    say("--gc-threshold", job.compressionThreshold, usual.compressionThreshold);
    say("--wire", job.wire, usual.wire);
    say("--seed", job.seed, usual.seed);
    say("--disp-batches", job.displayBatches, usual.displayBatches);
    say("--threads", job.threads, usual.threads);
    say("--servers", job.servers, usual.servers);
    say("--save-period", job.savePeriod, usual.savePeriod);
    say("--save-minutes", job.saveMinutes, usual.saveMinutes);
    say("--resume", job.resume, usual.resume);
    say("--min-workers", job.minWorkers, usual.minWorkers);
    say("--max-workers", job.maxWorkers, usual.maxWorkers);
    say("--boundary", job.boundary, usual.boundary);
    if (job.deterministic)
        words.emplace_back("--deterministic");
    return words;
}

} // namespace trainyard::protocol
