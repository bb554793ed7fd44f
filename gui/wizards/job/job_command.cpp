#include "gui/wizards/job/job_command.h"

#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/jobs/type_options.h"
#include "backend/protocol/job/job_options.h"
#include "gui/text/format.h"

namespace trainyard::gui {

std::vector<std::string> argumentsOf(const protocol::JobSpec &job)
{
    auto words = protocol::JobOptions::argumentsOf(job);
    if (!job.isTask())
        return words;
    const auto ofType = jobs::TypeOptions::argumentsOf(job);
    // Before the command: what follows "--" belongs to the program.
    const auto command = job.task.command.empty() ? words.end() : words.end() - 2;
    words.insert(command, ofType.begin(), ofType.end());
    return words;
}

QString runLine(const std::string &cluster, const protocol::JobSpec &job, cluster::CredentialForwarding keys)
{
    std::vector<std::string> words = argumentsOf(job);
    if (keys != cluster::CredentialForwarding::No) {
        const std::string choice(cluster::toString(keys));
        const auto command = job.isTask() && !job.task.command.empty() ? words.end() - 2 : words.end();
        words.insert(command, {"--own-keys", choice});
    }
    QString line = QStringLiteral("trainyardctl run ") +
                   (cluster.empty() ? QStringLiteral("CLUSTER") : text::from(shellQuote(cluster)));
    for (const std::string &word : words)
        line += QLatin1Char(' ') + text::from(shellQuote(word));
    return line;
}

} // namespace trainyard::gui
