#include "gui/models/machines/node_answer_model.h"

#include "backend/core/text.h"
#include "backend/services/runs/log_buffer.h"
#include "gui/text/format.h"

namespace trainyard::gui {

namespace {

constexpr std::size_t kMostOutput = 256u << 10; ///< bytes of a machine that are shown

/// Without escape sequences, and not more than is useful to read.
void addClean(std::string &to, std::string_view output)
{
    std::string_view line;
    while (takeLine(output, line)) {
        if (to.size() > kMostOutput) {
            to += "…\n";
            return;
        }
        to += services::cleanLogLine(line) + "\n";
    }
}

std::string lastLineOf(const std::string &output)
{
    const auto end = output.find_last_not_of('\n');
    if (end == std::string::npos)
        return {};
    const auto begin = output.rfind('\n', end);
    return output.substr(begin == std::string::npos ? 0 : begin + 1,
                         end - (begin == std::string::npos ? 0 : begin + 1) + 1);
}

Cell statusOfAnswer(const NodeAnswerRow &row)
{
    if (row.running)
        return {NodeAnswerModel::tr("running"), -1, QStringLiteral("clock"), Tone::Busy};
    if (!row.problem.isEmpty())
        return {NodeAnswerModel::tr("not run"), 1000, QStringLiteral("alert"), Tone::Bad};
    return {QString::number(row.exitStatus), row.exitStatus,
            row.exitStatus == 0 ? QStringLiteral("check") : QStringLiteral("alert"),
            row.exitStatus == 0 ? Tone::Good : Tone::Bad};
}

} // namespace

NodeAnswerRow rowOf(const cluster::NodeAnswer &answer)
{
    NodeAnswerRow row;
    row.node = answer.node;
    row.running = false;
    if (!answer.status)
        row.problem = text::message(answer.status.error());
    row.exitStatus = answer.exitStatus;
    row.seconds = answer.seconds;
    addClean(row.output, answer.out);
    addClean(row.output, answer.err);
    return row;
}

NodeAnswerModel::NodeAnswerModel(QObject *parent)
    : RowTable(
          &NodeAnswerRow::node,
          {{tr("Machine"), &NodeAnswerRow::node},
           {tr("Exit status"), statusOfAnswer},
           number(tr("Seconds"),
                  [](const auto &row) {
                      return Cell(row.running ? QString() : text::fixed(row.seconds, 1), row.seconds);
                  }),
           {tr("Output"),
            [](const auto &row) { return row.problem.isEmpty() ? Cell(lastLineOf(row.output)) : Cell(row.problem); }}},
          parent)
{
}

std::vector<std::string> NodeAnswerModel::failed() const
{
    std::vector<std::string> nodes;
    for (const NodeAnswerRow &row : rows()) {
        if (!row.running && !row.isGood())
            nodes.push_back(row.node);
    }
    return nodes;
}

} // namespace trainyard::gui
