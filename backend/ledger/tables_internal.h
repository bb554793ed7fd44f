#pragma once

#include <cmath>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>

#include "backend/core/field_table.h"
#include "backend/ledger/rows.h"

/// Values in statements by their types, and structs as rows by tables of their columns.
namespace trainyard::ledger {

std::string toText(const std::map<std::string, std::string> &);
std::map<std::string, std::string> toMap(const std::string &json);

/// Binds a value to a parameter, as its type is stored.
struct ValueBinder {
    SQLite::Statement &statement;
    int index;
    using Map = std::map<std::string, std::string>;

    void operator()(const std::string &value) const { statement.bind(index, value); }
    void operator()(std::integral auto value) const { statement.bind(index, static_cast<std::int64_t>(value)); }
    void operator()(double value) const { statement.bind(index, value); } // NaN becomes NULL
    void operator()(Timestamp value) const { (*this)(value.time_since_epoch().count()); }
    void operator()(std::optional<Timestamp> value) const { value ? (*this)(*value) : statement.bind(index); }
    template <class Tag>
    void operator()(const Id<Tag> &value) const
    {
        (*this)(value.value);
    }
    void operator()(IntentState value) const { (*this)(static_cast<int>(value)); }
    void operator()(protocol::RunState value) const { (*this)(std::string(toString(value))); }
    void operator()(const Map &value) const { (*this)(toText(value)); }
};

/// Reads a column of the current row into a variable of its type.
struct ColumnReader {
    SQLite::Column column;
    using Map = std::map<std::string, std::string>;

    void operator()(std::string &value) const { value = column.getString(); }
    template <std::integral T>
    void operator()(T &value) const
    {
        value = static_cast<T>(column.getInt64());
    }
    void operator()(double &value) const { value = column.isNull() ? std::nan("") : column.getDouble(); }
    void operator()(Timestamp &value) const { value = Timestamp(std::chrono::milliseconds(column.getInt64())); }
    void operator()(std::optional<Timestamp> &value) const
    {
        if (!column.isNull())
            (*this)(value.emplace());
    }
    template <class Tag>
    void operator()(Id<Tag> &value) const
    {
        value.value = column.getString();
    }
    void operator()(IntentState &value) const { value = static_cast<IntentState>(column.getInt()); }
    void operator()(protocol::RunState &value) const { value = protocol::parseRunState(column.getString()); }
    void operator()(Map &value) const { value = toMap(column.getString()); }
};

/// Binds the parameters, in their order.
template <class... Values>
void bindValues(SQLite::Statement &statement, const Values &...values)
{
    int index = 0;
    (ValueBinder{statement, ++index}(values), ...);
}
template <class... Values>
SQLite::Statement prepare(SQLite::Database &db, const std::string &sql, const Values &...values)
{
    SQLite::Statement statement(db, sql);
    bindValues(statement, values...);
    return statement;
}
/// \return number of rows changed
template <class... Values>
int execute(SQLite::Database &db, const std::string &sql, const Values &...values)
{
    return prepare(db, sql, values...).exec();
}
/// Reads the columns of the current row, in their order.
template <class... Values>
void readValues(const SQLite::Statement &row, Values &...values)
{
    int index = 0;
    (ColumnReader{row.getColumn(index++)}(values), ...);
}

/// Table of the structs `Row`: its name and columns.
template <class Row>
struct Table;
template <>
struct Table<Cluster> {
    static constexpr const char *kName = "clusters";
    static constexpr std::tuple kColumns = {field(&Cluster::id, "id"),
                                            field(&Cluster::name, "name"),
                                            field(&Cluster::profile, "profile"),
                                            field(&Cluster::region, "region"),
                                            field(&Cluster::endpoint, "endpoint"),
                                            field(&Cluster::owner, "owner"),
                                            field(&Cluster::state, "state"),
                                            field(&Cluster::detail, "detail"),
                                            field(&Cluster::plan, "plan"),
                                            field(&Cluster::created, "created"),
                                            field(&Cluster::expires, "expires"),
                                            field(&Cluster::closed, "closed"),
                                            field(&Cluster::adoptedFrom, "adopted_from"),
                                            field(&Cluster::account, "account")};
};
template <>
struct Table<Intent> {
    static constexpr const char *kName = "intents";
    static constexpr std::tuple kColumns = {
        field(&Intent::token, "token"),   field(&Intent::cluster, "cluster"), field(&Intent::profile, "profile"),
        field(&Intent::region, "region"), field(&Intent::kind, "kind"),       field(&Intent::node, "node"),
        field(&Intent::count, "count"),   field(&Intent::request, "request"), field(&Intent::state, "state"),
        field(&Intent::detail, "detail"), field(&Intent::created, "created")};
};
template <>
struct Table<Resource> {
    static constexpr const char *kName = "resources";
    static constexpr std::tuple kColumns = {field(&Resource::kind, "kind"),       field(&Resource::id, "id"),
                                            field(&Resource::profile, "profile"), field(&Resource::region, "region"),
                                            field(&Resource::cluster, "cluster"), field(&Resource::name, "name"),
                                            field(&Resource::state, "state"),     field(&Resource::tags, "tags"),
                                            field(&Resource::facts, "facts"),     field(&Resource::created, "created"),
                                            field(&Resource::closed, "closed")};
};
template <>
struct Table<Run> {
    static constexpr const char *kName = "runs";
    static constexpr std::tuple kColumns = {
        field(&Run::id, "id"),           field(&Run::cluster, "cluster"), field(&Run::name, "name"),
        field(&Run::state, "state"),     field(&Run::detail, "detail"),   field(&Run::job, "job"),
        field(&Run::attempt, "attempt"), field(&Run::created, "created"), field(&Run::finished, "finished")};
};
template <>
struct Table<RunLabels> {
    static constexpr const char *kName = "run_labels";
    static constexpr std::tuple kColumns = {field(&RunLabels::run, "run"), field(&RunLabels::name, "name"),
                                            field(&RunLabels::notes, "notes"), field(&RunLabels::tags, "tags"),
                                            field(&RunLabels::archived, "archived")};
};
template <>
struct Table<Event> {
    static constexpr const char *kName = "events";
    static constexpr std::tuple kColumns = {field(&Event::sequence, "sequence"), field(&Event::at, "at"),
                                            field(&Event::cluster, "cluster"),   field(&Event::run, "run"),
                                            field(&Event::kind, "kind"),         field(&Event::subject, "subject"),
                                            field(&Event::text, "text"),         field(&Event::failed, "failed")};
};

/// Puts a text for each column between commas.
/// \param textOf  called with the column's name
template <class Row, class TextOf>
std::string listColumns(TextOf textOf)
{
    std::string list;
    forEachField(Table<Row>::kColumns, [&](const auto &column) {
        list += (list.empty() ? "" : ", ") + std::string(textOf(column.name.file));
    });
    return list;
}
template <class Row, class... Values>
std::vector<Row> rows(SQLite::Database &db, const std::string &rest, const Values &...values)
{
    const auto names = listColumns<Row>([](const char *name) { return name; });
    auto query = prepare(db, "SELECT " + names + " FROM " + Table<Row>::kName + " " + rest, values...);
    std::vector<Row> found;
    while (query.executeStep()) {
        Row &row = found.emplace_back();
        std::apply([&](const auto &...column) { readValues(query, column.in(row)...); }, Table<Row>::kColumns);
    }
    return found;
}
/// \param command  "INSERT", "INSERT OR REPLACE"
/// \param rest  the end of the statement
template <class Row>
void insert(SQLite::Database &db, const std::string &command, const Row &row, const std::string &rest = {})
{
    const auto names = listColumns<Row>([](const char *name) { return name; });
    const auto marks = listColumns<Row>([](const char *) { return "?"; });
    std::apply(
        [&](const auto &...column) {
            execute(db, command + " INTO " + Table<Row>::kName + " (" + names + ") VALUES (" + marks + ") " + rest,
                    column.in(row)...);
        },
        Table<Row>::kColumns);
}

} // namespace trainyard::ledger
