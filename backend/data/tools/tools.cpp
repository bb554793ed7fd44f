#include "backend/data/tools/tools.h"

#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/digits.h"
#include "backend/data/tools/tools_internal.h"

namespace trainyard::data {

Status checkLocal(const std::string &path)
{
    if (path.find("://") != std::string::npos)
        return fail(ErrorCode::InvalidArgument, path,
                    "write it to this computer first and put it to S3 with `data put`");
    return {};
}

RunTool declareMakeDigits(CLI::App &app)
{
    struct Options {
        std::string folder;
        DigitsOptions digits;
    };
    const auto options = std::make_shared<Options>();
    DigitsOptions &digits = options->digits;
    app.add_option("FOLDER", options->folder, "Where the files go")->required();
    app.add_option("--train", digits.train, "Digits to train on")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000000));
    app.add_option("--test", digits.validation, "Digits to validate on")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000000));
    app.add_flag("--colour,--color", digits.colour, "32x32 in colour, as CIFAR-10, instead of four MNIST files");
    app.add_option("--seed", digits.seed, "Same seed and fonts: same files")->capture_default_str();
    app.add_option("--threads", digits.threads, "0: one per processor")->capture_default_str();
    return [options](const ToolContext &context) -> Result<ToolResult> {
        const DigitsOptions &wanted = options->digits;
        ToolStep step(context, "digits", "Rendering digits");
        const auto progress = [&](std::size_t done, std::size_t total) { step.progress(done, total); };
        TY_ASSIGN(const auto report, step.end(makeDigits(options->folder, wanted, progress, context.stop)));
        return ToolResult{fmt::format("{} digits for training and {} for validation from {} fonts, {} in {}\n",
                                      wanted.train, wanted.validation, report.fonts, formatBytes(report.bytes),
                                      options->folder),
                          {{"folder", options->folder},
                           {"files", pathList(report.files)},
                           {"train", wanted.train},
                           {"test", wanted.validation},
                           {"fonts", report.fonts},
                           {"bytes", report.bytes}}};
    };
}

const std::vector<Tool> &tools()
{
    static const std::vector<Tool> all = {
        {"make-digits", "Render a digits data set, as MNIST or in colour as CIFAR-10", declareMakeDigits},
        {"list", "Write a .lst file from a folder whose folders are the classes", declareList},
        {"pack", "Pack pictures into a .rec file with its .idx", declarePack},
        {"index", "Write the .idx file of a .rec file", declareIndex},
        {"inspect", "Show the files, pictures and classes of a data set, and its parts", declareInspect},
        {"snippet", "Print code that reads a data set with MXNet's own iterators", declareSnippet},
        {"patch", "Set variables of a Python script, such as data_dir, and show the changes", declarePatch},
        {"verify", "Read a complete data set and report what is wrong with it", declareVerify},
    };
    return all;
}

} // namespace trainyard::data
