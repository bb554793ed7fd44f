// Runs a target without libFuzzer on the seeds of a folder, on prefixes of them, and on reproducible mutations.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "backend/data/random.h"
#include "tests/fuzz/fuzz.h"

namespace {

using Input = std::vector<std::uint8_t>;

constexpr int kChanges = 2000; // per seed

void run(const Input &input)
{
    const Input exact(input); // no spare capacity: sanitizers detect a read past the end
    LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

void change(Input &input, trainyard::data::Random &random)
{
    static constexpr std::uint8_t kTelling[] = {0, 1, 0x7f, 0x80, 0xff};
    const auto at = [&] { return std::size_t(random.below(input.size())); };
    switch (input.empty() ? 4 : random.below(5)) {
    case 0:
        input[at()] ^= std::uint8_t(1U << random.below(8));
        break;
    case 1:
        input[at()] = kTelling[random.below(std::size(kTelling))];
        break;
    case 2:
        input.resize(at());
        break;
    case 3: { // inserts a copy of up to 16 bytes
        const std::size_t from = at(), to = std::min(from + 1 + random.below(16), input.size());
        const Input piece(input.begin() + std::ptrdiff_t(from), input.begin() + std::ptrdiff_t(to));
        input.insert(input.begin() + std::ptrdiff_t(at()), piece.begin(), piece.end());
        break;
    }
    default:
        input.push_back(std::uint8_t(random.next()));
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FOLDER-OF-SEEDS\n", argv[0]);
        return 2;
    }
    std::vector<std::filesystem::path> seeds;
    for (const auto &entry : std::filesystem::directory_iterator(argv[1]))
        seeds.push_back(entry.path());
    std::ranges::sort(seeds);
    trainyard::data::Random random(1);
    std::size_t runs = 0;
    for (const auto &path : seeds) {
        std::ifstream file(path, std::ios::binary);
        const Input seed{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        run(seed);
        const std::size_t step = seed.size() / 512 + 1; // at most 512 prefixes per seed
        for (std::size_t length = 0; length < seed.size(); length += step)
            run({seed.begin(), seed.begin() + std::ptrdiff_t(length)});
        for (int i = 0; i < kChanges; ++i) {
            Input changed = seed;
            for (std::uint64_t n = 0; n <= random.below(4); ++n)
                change(changed, random);
            run(changed);
        }
        runs += 1 + seed.size() / step + kChanges;
    }
    std::printf("%zu inputs from %zu seeds\n", runs, seeds.size());
    return seeds.empty() ? 1 : 0;
}
