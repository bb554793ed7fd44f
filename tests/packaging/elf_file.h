#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <elf.h>

namespace trainyard::tests {

/// Headers and symbols of a 64-bit ELF file with the byte order of this computer. Throws std::runtime_error for any
/// other file.
class ElfFile {
public:
    explicit ElfFile(const std::filesystem::path &);
    static bool isOne(const std::filesystem::path &);

    bool isPositionIndependent() const; ///< a position-independent program or a shared library
    bool hasWritableCode() const;       ///< a segment or the stack is writable and executable
    bool hasReadOnlyRelocations() const;
    bool bindsNow() const; ///< resolves all symbols at load time: the GOT becomes read-only, too
    bool uses(const std::string &function) const { return m_undefined.contains(function); }
    const std::set<std::string> &undefined() const { return m_undefined; }
    /// \return the first bytes of a function that the file defines; empty: no such symbol
    std::string codeOf(const std::string &function, std::size_t bytes) const;
    std::vector<std::string> needed() const; ///< libraries that it loads, as "libc.so.6"
    Elf64_Half machine() const { return header().e_machine; }

private:
    template <class T>
    std::vector<T> table(std::uint64_t offset, std::uint64_t count) const;
    Elf64_Ehdr header() const { return table<Elf64_Ehdr>(0, 1).front(); }
    std::vector<Elf64_Phdr> segments() const { return table<Elf64_Phdr>(header().e_phoff, header().e_phnum); }
    std::vector<Elf64_Shdr> sections() const { return table<Elf64_Shdr>(header().e_shoff, header().e_shnum); }
    std::uint64_t dynamicFlags(Elf64_Sxword tag) const;
    std::uint64_t namesOf(const Elf64_Shdr &symbols) const; ///< where the names of a symbol table begin in the file
    std::string textAt(std::uint64_t offset) const;

    std::shared_ptr<const void> m_mapping; ///< of the whole file: with sanitizers it may have half a gigabyte
    std::string_view m_bytes;
    std::set<std::string> m_undefined;
};

} // namespace trainyard::tests
