#include "backend/cli/output/preflight_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trainyard::cli {

using cluster::Severity;
using nlohmann::json;

json toJson(const cluster::Preflight &preflight)
{
    json findings = json::array();
    for (const auto &finding : preflight.findings) {
        json repairs = json::array();
        for (const auto &fix : finding.fixes)
            repairs.push_back({{"repair", cluster::toString(fix.action)},
                               {"value", fix.value},
                               {"title", cluster::describe(fix)},
                               {"command", cluster::cliFor(fix)}});
        findings.push_back({{"check", cluster::toString(finding.check)},
                            {"verdict", cluster::toString(finding.severity)},
                            {"sentence", finding.text.english()},
                            {"repairs", repairs}});
    }
    return {{"verdict", cluster::toString(preflight.severity())}, {"findings", findings}};
}

TerminalText text(const cluster::Preflight &preflight, const Terminal &terminal)
{
    TerminalText out;
    for (const auto &finding : preflight.findings) {
        const Paint paint = finding.severity == Severity::Red     ? Paint::Bad
                            : finding.severity == Severity::Amber ? Paint::Warning
                                                                  : Paint::Good;
        out += terminal.paint(paint, fmt::format("{:<6}", cluster::toString(finding.severity))) +
               fmt::format(" {:<12} {}\n", cluster::toString(finding.check), finding.text.english());
        for (const auto &fix : finding.fixes)
            out += fmt::format("{:20}{}: {}\n", "", cluster::describe(fix), cluster::cliFor(fix));
    }
    return out;
}

std::string sentences(const cluster::Preflight &preflight, Severity severity)
{
    std::string out;
    for (const auto &finding : preflight.findings) {
        if (finding.severity == severity)
            out += (out.empty() ? "" : " ") + finding.text.english();
    }
    return out;
}

} // namespace trainyard::cli
