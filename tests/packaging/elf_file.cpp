#include "tests/packaging/elf_file.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <stdexcept>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace trainyard::tests {

ElfFile::ElfFile(const std::filesystem::path &path)
{
    const std::size_t size = std::filesystem::file_size(path);
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    void *mapped = file < 0 || size == 0 ? MAP_FAILED : ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (file >= 0)
        ::close(file);
    if (mapped == MAP_FAILED)
        throw std::runtime_error(path.string() + " cannot be read");
    m_mapping = std::shared_ptr<const void>(mapped, [size](const void *at) { ::munmap(const_cast<void *>(at), size); });
    m_bytes = {static_cast<const char *>(mapped), size};
    if (!m_bytes.starts_with(ELFMAG) || m_bytes.size() < sizeof(Elf64_Ehdr) || m_bytes[EI_CLASS] != ELFCLASS64)
        throw std::runtime_error(path.string() + " is no 64-bit ELF file");
    for (const auto &section : sections()) {
        if (section.sh_type != SHT_DYNSYM)
            continue;
        const auto names = namesOf(section);
        for (const auto &symbol : table<Elf64_Sym>(section.sh_offset, section.sh_size / sizeof(Elf64_Sym))) {
            if (symbol.st_shndx == SHN_UNDEF)
                m_undefined.insert(textAt(names + symbol.st_name));
        }
    }
}

bool ElfFile::isOne(const std::filesystem::path &path)
{
    char first[SELFMAG] = {};
    std::ifstream(path, std::ios::binary).read(first, sizeof first);
    return std::memcmp(first, ELFMAG, SELFMAG) == 0;
}

template <class T>
std::vector<T> ElfFile::table(std::uint64_t offset, std::uint64_t count) const
{
    if (offset > m_bytes.size() || count > (m_bytes.size() - offset) / sizeof(T))
        throw std::runtime_error("the ELF file is cut");
    std::vector<T> out(count);
    std::memcpy(out.data(), m_bytes.data() + offset, count * sizeof(T));
    return out;
}

std::uint64_t ElfFile::namesOf(const Elf64_Shdr &symbols) const
{
    return sections().at(symbols.sh_link).sh_offset;
}

std::string ElfFile::textAt(std::uint64_t offset) const
{
    const auto rest = offset < m_bytes.size() ? m_bytes.substr(offset) : std::string_view();
    return std::string(rest.substr(0, rest.find('\0')));
}

std::vector<std::string> ElfFile::needed() const
{
    std::vector<std::string> libraries;
    for (const auto &section : sections()) {
        if (section.sh_type != SHT_DYNAMIC)
            continue;
        const auto names = namesOf(section);
        for (const auto &entry : table<Elf64_Dyn>(section.sh_offset, section.sh_size / sizeof(Elf64_Dyn))) {
            if (entry.d_tag == DT_NEEDED)
                libraries.push_back(textAt(names + entry.d_un.d_val));
        }
    }
    return libraries;
}

std::uint64_t ElfFile::dynamicFlags(Elf64_Sxword tag) const
{
    for (const auto &segment : segments()) {
        if (segment.p_type != PT_DYNAMIC)
            continue;
        for (const auto &entry : table<Elf64_Dyn>(segment.p_offset, segment.p_filesz / sizeof(Elf64_Dyn))) {
            if (entry.d_tag == tag)
                return entry.d_un.d_val;
        }
    }
    return 0;
}

bool ElfFile::isPositionIndependent() const
{
    const auto all = segments();
    const bool program =
        std::any_of(all.begin(), all.end(), [](const Elf64_Phdr &one) { return one.p_type == PT_INTERP; });
    return header().e_type == ET_DYN && (!program || (dynamicFlags(DT_FLAGS_1) & DF_1_PIE) != 0);
}

bool ElfFile::hasWritableCode() const
{
    bool stackIsNamed = false, found = false;
    for (const auto &segment : segments()) {
        stackIsNamed |= segment.p_type == PT_GNU_STACK; // without it the kernel takes an executable stack
        if (segment.p_type == PT_LOAD || segment.p_type == PT_GNU_STACK)
            found |= (segment.p_flags & PF_W) != 0 && (segment.p_flags & PF_X) != 0;
    }
    return found || !stackIsNamed;
}

bool ElfFile::hasReadOnlyRelocations() const
{
    const auto all = segments();
    return std::any_of(all.begin(), all.end(), [](const Elf64_Phdr &one) { return one.p_type == PT_GNU_RELRO; });
}

bool ElfFile::bindsNow() const
{
    return (dynamicFlags(DT_FLAGS) & DF_BIND_NOW) != 0 || (dynamicFlags(DT_FLAGS_1) & DF_1_NOW) != 0;
}

std::string ElfFile::codeOf(const std::string &function, std::size_t bytes) const
{
    for (const auto &section : sections()) {
        if (section.sh_type != SHT_SYMTAB)
            continue;
        const auto names = namesOf(section);
        for (const auto &symbol : table<Elf64_Sym>(section.sh_offset, section.sh_size / sizeof(Elf64_Sym))) {
            if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC || symbol.st_shndx == SHN_UNDEF ||
                textAt(names + symbol.st_name) != function)
                continue;
            const auto home = sections().at(symbol.st_shndx);
            const auto code = table<char>(home.sh_offset + symbol.st_value - home.sh_addr, bytes);
            return {code.begin(), code.end()};
        }
    }
    return {};
}

} // namespace trainyard::tests
