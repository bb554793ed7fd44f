// Records and state of the coordinator; texts about processes.
#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <span>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/tasks/coordinator_internal.h"

namespace trainyard::tasks {

using protocol::MetricRecord;
using protocol::TaskMember;

namespace {

constexpr std::size_t kMostMembers = 8192;
constexpr int kHighestRank = 1 << 20;
constexpr int kHighestIndex = 4095;

/// sigabbrev_np() is not in every libc.
std::string signalName(int number)
{
    constexpr auto kNames = std::to_array<std::pair<int, std::string_view>>({{SIGHUP, "SIGHUP"},
                                                                             {SIGINT, "SIGINT"},
                                                                             {SIGQUIT, "SIGQUIT"},
                                                                             {SIGILL, "SIGILL"},
                                                                             {SIGTRAP, "SIGTRAP"},
                                                                             {SIGABRT, "SIGABRT"},
                                                                             {SIGBUS, "SIGBUS"},
                                                                             {SIGFPE, "SIGFPE"},
                                                                             {SIGKILL, "SIGKILL"},
                                                                             {SIGSEGV, "SIGSEGV"},
                                                                             {SIGPIPE, "SIGPIPE"},
                                                                             {SIGTERM, "SIGTERM"}});
    const auto at = std::ranges::find(kNames, number, &std::pair<int, std::string_view>::first);
    return at == kNames.end() ? fmt::format("signal {}", number) : std::string(at->second);
}

bool isPlainText(std::string_view text, std::size_t most)
{
    return text.size() <= most &&
           std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) > ' ' && c != '\x7f'; });
}

nlohmann::json memberJson(const TaskMember &member)
{
    return {{"host", member.host},   {"address", member.address}, {"role", member.role},
            {"index", member.index}, {"rank", member.rank},       {"place", member.place},
            {"gpus", member.gpus},   {"cores", member.cores},     {"port", member.port}};
}

Error corrupt(const std::string &field)
{
    return {ErrorCode::CorruptData, "coordinator.json", field};
}

Result<int> numberIn(const nlohmann::json &object, const char *field)
{
    const auto at = object.find(field);
    if (at == object.end() || !at->is_number_integer())
        return fail(corrupt(std::string(field) + " is no number"));
    const auto value = at->get<std::int64_t>();
    if (value < -1 || value > protocol::kMaxNumber)
        return fail(corrupt(std::string(field) + " is out of range"));
    return int(value);
}

Result<std::string> wordIn(const nlohmann::json &object, const char *field)
{
    const auto at = object.find(field);
    if (at == object.end() || !at->is_string())
        return fail(corrupt(std::string(field) + " is no text"));
    return at->get<std::string>();
}

Result<TaskMember> memberIn(const nlohmann::json &object)
{
    if (!object.is_object())
        return fail(corrupt("a member is no object"));
    TaskMember member;
    for (const auto &[field, into] :
         {std::pair("host", &member.host), std::pair("address", &member.address), std::pair("role", &member.role)}) {
        TY_ASSIGN(auto text, wordIn(object, field));
        *into = std::move(text);
    }
    for (const auto &[field, into] :
         {std::pair("index", &member.index), std::pair("rank", &member.rank), std::pair("place", &member.place),
          std::pair("gpus", &member.gpus), std::pair("cores", &member.cores), std::pair("port", &member.port)}) {
        TY_ASSIGN(const auto number, numberIn(object, field));
        *into = number;
    }
    if (const std::string problem = problemOf(member); !problem.empty())
        return fail(corrupt("a member: " + problem));
    return member;
}

} // namespace

std::string toJson(const CoordinatorState &state)
{
    nlohmann::json members = nlohmann::json::array();
    for (const TaskMember &member : state.members)
        members.push_back(memberJson(member));
    const nlohmann::json whole{
        {"run", state.run},         {"address", state.address},   {"attempt", state.attempt},
        {"view", state.view},       {"restarts", state.restarts}, {"nextRank", state.nextRank},
        {"started", state.started}, {"members", members},         {"startView", state.startView}};
    return whole.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Result<CoordinatorState> coordinatorStateFromJson(std::string_view text)
{
    const auto whole = nlohmann::json::parse(text, nullptr, false);
    if (!whole.is_object())
        return fail(corrupt("is no JSON object"));
    CoordinatorState state;
    for (const auto &[field, into] : {std::pair("run", &state.run), std::pair("address", &state.address)}) {
        TY_ASSIGN(auto word, wordIn(whole, field));
        *into = std::move(word);
    }
    for (const auto &[field, into] :
         {std::pair("attempt", &state.attempt), std::pair("view", &state.view), std::pair("restarts", &state.restarts),
          std::pair("nextRank", &state.nextRank), std::pair("startView", &state.startView)}) {
        TY_ASSIGN(const auto number, numberIn(whole, field));
        *into = std::max(0, number);
    }
    const auto started = whole.find("started"), members = whole.find("members");
    if (started == whole.end() || !started->is_boolean() || members == whole.end() || !members->is_array() ||
        members->size() > kMostMembers)
        return fail(corrupt("started or members is missing"));
    state.started = started->get<bool>();
    for (const auto &entry : *members) {
        TY_ASSIGN(auto member, memberIn(entry));
        state.members.push_back(std::move(member));
    }
    return state;
}

std::string endOf(int status)
{
    if (status <= 128)
        return fmt::format("ended with status {}", status);
    return fmt::format("ended by {}{}", signalName(status - 128), status == 128 + SIGKILL ? " (out of memory?)" : "");
}

std::string lastLineOf(std::string_view text, std::size_t most)
{
    text = trimmed(text, " \t\r\n");
    if (const auto begin = text.rfind('\n'); begin != std::string_view::npos)
        text = trimmed(text.substr(begin + 1));
    std::string line(text.substr(0, most));
    if (text.size() > most) { // not within a character of several bytes
        while (!line.empty() && (static_cast<unsigned char>(text[line.size()]) & 0xc0) == 0x80)
            line.pop_back();
    }
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    return line;
}

std::string problemOf(const TaskMember &member)
{
    if (member.host.empty() || !isPlainText(member.host, 255))
        return "its host has no plain name";
    if (!isPlainText(member.address, 255))
        return "its address is no plain text";
    if (member.role != "worker" && member.role != "server")
        return "its role is neither worker nor server";
    if (member.index < 0 || member.index > kHighestIndex || member.rank < -1 || member.rank > kHighestRank)
        return "its index or rank is out of range";
    if (member.gpus < 0 || member.gpus > 1024 || member.cores < 0 || member.cores > 65536 || member.port < 0 ||
        member.port > 65535 - 16)
        return "its GPUs, cores or port are out of range";
    return {};
}

std::string TaskSlot::name() const
{
    const auto role = isWorker() ? protocol::Role::Worker : protocol::Role::Server;
    return (self.host.empty() ? std::string("a machine") : self.host) + " " + protocol::label(role, self.index);
}

void CoordinatorCore::Impl::emit(std::string_view name, double value, int rank, std::string note)
{
    constexpr std::size_t kLongestNote = 1024;
    MetricRecord record;
    record.run = job.run;
    record.attempt = attempt();
    record.view = view;
    record.rank = rank;
    record.epoch = lastEpoch;
    // Of two records with the same name, rank and step, readers keep the second one only.
    auto &last = eventSteps.try_emplace({std::string(name), rank}, -1).first->second;
    last = record.step = std::max(lastStep, last + 1);
    record.t = wall;
    record.name = name;
    record.value = value;
    record.note = note.size() > kLongestNote ? lastLineOf(note, kLongestNote) : std::move(note);
    recorder.record(record);
}

void CoordinatorCore::Impl::write(const TaskMetrics::Records &records)
{
    for (MetricRecord record : records) {
        record.run = job.run;
        record.attempt = attempt();
        record.view = view;
        lastStep = std::max(lastStep, record.step);
        lastEpoch = std::max(lastEpoch, record.epoch);
        recorder.record(record);
    }
}

void CoordinatorCore::Impl::onValues(Slot &slot, const protocol::TaskValues &message)
{
    constexpr std::size_t kMostValues = 512;
    if (slot.peer)
        out.send(slot.peer, protocol::TaskValuesStored{message.number});
    if (message.number <= slot.values || slot.state == Slot::State::Absent)
        return; // sent again after a reconnection
    slot.values = message.number;
    for (const auto &value : std::span(message.values).first(std::min(message.values.size(), kMostValues))) {
        int rank = slot.self.rank;
        if (!slot.isWorker()) { // a driver prints the lines of all: their prefix names the place
            rank = -1;
            const auto member = std::ranges::find_if(slots, [&](const Slot &one) {
                return value.rank >= 0 && one.listed && one.isWorker() && one.self.place == value.rank;
            });
            if (member != slots.end())
                rank = member->self.rank;
            else if (value.rank >= 0)
                continue;
        }
        write(metrics.add(rank, value, wall, livingRanks()));
    }
}

CoordinatorState CoordinatorCore::Impl::state() const
{
    CoordinatorState state;
    state.run = job.run.value;
    state.attempt = attempt();
    state.view = view;
    state.restarts = restarts;
    state.nextRank = nextRank;
    state.startView = startView;
    state.started = begun;
    for (const Slot &slot : slots) {
        if (slot.listed)
            state.members.push_back(slot.self);
    }
    return state;
}

} // namespace trainyard::tasks
