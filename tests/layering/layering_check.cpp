// Checks every include line below backend/ and gui/ against packaging/cmake/layers.txt.
// usage: layering_check ROOT [TABLE]     exit status 0 without violations, 1 with one line per wrong include

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace fs = std::filesystem;

namespace {

using Table = std::map<std::string, std::set<std::string>>;

Table readTable(const fs::path &file)
{
    Table table;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        const auto colon = line.find(':');
        if (line.empty() || line[0] == '#' || colon == std::string::npos)
            continue;
        auto &allowed = table[line.substr(0, colon)];
        std::istringstream words(line.substr(colon + 1));
        for (std::string word; words >> word;)
            allowed.insert(word);
    }
    return table;
}

/// The room with the longest name in the table: "backend/net/http.h" -> "net", "backend/cluster/plan/costs/cost.h" ->
/// "cluster/plan", "gui/pages/x.h" -> "gui/pages"; "" for other paths.
std::string roomOf(const std::string &path, const Table &table)
{
    std::string name = path.starts_with("backend/") ? path.substr(8) : path.starts_with("gui/") ? path : std::string();
    while (!name.empty() && !table.contains(name)) {
        const auto slash = name.rfind('/');
        name.resize(slash == std::string::npos ? 0 : slash);
    }
    return name;
}

/// "cluster/plan" -> "cluster"; rooms of the GUI stand for themselves.
std::string wholeRoom(const std::string &room)
{
    return room.starts_with("gui/") ? room : room.substr(0, room.find('/'));
}

bool hasQt(const std::string &room)
{
    return room == "services" || room.rfind("gui/", 0) == 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::cerr << "usage: layering_check ROOT [TABLE]\n";
        return 2;
    }
    const fs::path root = argv[1];
    const Table table = readTable(argc > 2 ? fs::path(argv[2]) : root / "packaging/cmake/layers.txt");
    int wrong = 0, files = 0;
    const auto complain = [&wrong](const std::string &where, int line, const std::string &what) {
        std::cerr << where << ":" << line << ": " << what << "\n";
        ++wrong;
    };
    for (const char *top : {"backend", "gui"}) {
        if (!fs::is_directory(root / top))
            continue;
        for (const auto &entry : fs::recursive_directory_iterator(root / top)) {
            const auto extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp")
                continue;
            const std::string file = fs::relative(entry.path(), root).generic_string();
            const std::string room = roomOf(file, table);
            const auto row = table.find(room);
            if (row == table.end()) {
                complain(file, 0, "no room of layers.txt has this file");
                continue;
            }
            ++files;
            std::ifstream in(entry.path());
            int number = 0;
            for (std::string line; std::getline(in, line);) {
                ++number;
                if (line.rfind("#include", 0) != 0)
                    continue;
                const auto open = line.find_first_of("<\"");
                const auto close = open == std::string::npos ? open : line.find_first_of(">\"", open + 1);
                if (close == std::string::npos)
                    continue;
                const std::string target = line.substr(open + 1, close - open - 1);
                if (line[open] == '<') {
                    if (!hasQt(room) && target.size() > 1 && target[0] == 'Q' && target[1] >= 'A' && target[1] <= 'Z')
                        complain(file, number, "Qt in a room without Qt: " + target);
                    continue;
                }
                const std::string other = roomOf(target, table);
                if (other.empty())
                    complain(file, number, "includes start at the repository root: " + target);
                else if (other != room && !row->second.contains(other) && !row->second.contains(wholeRoom(other)))
                    complain(file, number, room + " may not include " + other);
                else if (wholeRoom(other) != wholeRoom(room) && target.ends_with("_internal.h"))
                    complain(file, number, target + " is for its own room alone");
            }
        }
    }
    std::cout << files << " files read, " << wrong << " wrong include lines\n";
    return wrong == 0 ? 0 : 1;
}
