#pragma once

#include <cstdint>

namespace trainyard::data {

/// splitmix64: small, and identical on every machine, which std::shuffle and the standard distributions do not
/// guarantee.
/// \source Steele, Lea and Flood, OOPSLA 2014
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }
    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    /// In [0, n), n > 0; the bias of the remainder is below 2^-30 for any set that fits into memory.
    std::uint64_t below(std::uint64_t n) { return next() % n; }
    double uniform(double low, double high) { return low + (high - low) * (double(next() >> 11) * 0x1p-53); }

private:
    std::uint64_t m_state;
};

/// Derives the seed of one item: neighbouring streams and indices get unrelated seeds.
inline std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t stream, std::uint64_t index)
{
    const std::uint64_t first = Random(seed).next();
    return Random(Random(first ^ stream).next() ^ index).next();
}

} // namespace trainyard::data
