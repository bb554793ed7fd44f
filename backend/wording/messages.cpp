#include "backend/wording/messages.h"

#include <algorithm>
#include <array>

#include "backend/core/service_code.h"
#include "backend/wording/help.h"

namespace trainyard::wording {

namespace {

struct CodeMessage {
    ErrorCode code;
    std::string_view happened, advice;
    Help help = Help::None;
};

// In the order of the codes.
constexpr auto kMessages = std::to_array<CodeMessage>({
    {ErrorCode::Internal, "Internal error in Trainyard", "please report this with the details and the log"},
    {ErrorCode::InvalidArgument, "A value is not valid", "correct it and try again", Help::Change},
    {ErrorCode::NotFound, "Something that was named does not exist", "check the name, the region and the profile",
     Help::Change},
    {ErrorCode::AlreadyExists, "That name is taken already", "choose another name, or use the existing one",
     Help::Change},
    {ErrorCode::Unsupported, "The other side cannot do this", "use another image, type or endpoint", Help::Change},
    {ErrorCode::Timeout, "It took too long",
     "try again; if it stays so, check the state of the machine and of the network", Help::Retry},
    {ErrorCode::Cancelled, "It was cancelled", "start it again when you want to"},
    {ErrorCode::Unreachable, "No connection could be made", "check the address, the network and the firewall",
     Help::Retry},
    {ErrorCode::Disconnected, "The connection broke in the middle", "try again; what was done already is kept",
     Help::Retry},
    {ErrorCode::TlsFailed, "The connection could not be made safe",
     "check the computer's clock, its certificates and the proxy", Help::Clock},
    {ErrorCode::MalformedReply, "The response could not be understood",
     "check that the endpoint URL is the service itself and not a proxy or a web page"},
    {ErrorCode::Throttled, "AWS is limiting requests", "wait a minute and try again", Help::Retry},
    {ErrorCode::ServiceFailure, "The service had an internal problem",
     "try again in a minute, and keep the request ID for its support", Help::Retry},
    {ErrorCode::CredentialsMissing, "No credentials were found",
     "choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none", Help::Account},
    {ErrorCode::CredentialsRejected, "The access key or its signature was not accepted",
     "check the key, its secret and the region of the profile", Help::Account},
    {ErrorCode::CredentialsExpired, "The session has expired",
     "renew the credentials and try again; running machines keep running", Help::LogIn},
    {ErrorCode::PermissionDenied, "This account or user may not do that",
     "ask for the permission that is named, or use another profile", Help::Permissions},
    {ErrorCode::ClockSkew, "This computer's clock and the service's are too far apart", "set the clock and try again",
     Help::Clock},
    {ErrorCode::NoCapacity, "No capacity for that instance type there now", "try another zone, another type, or later",
     Help::OtherPlace},
    {ErrorCode::QuotaExceeded, "The account's limit does not allow that many",
     "use fewer or smaller machines, or request a higher quota from AWS", Help::Quota},
    {ErrorCode::Conflict, "It is not in a state that allows this, or something still depends on it",
     "wait until the other action is done and try again", Help::Retry},
    {ErrorCode::PreconditionFailed, "It changed meanwhile", "check the new state and try again", Help::Retry},
    {ErrorCode::SshRefused, "The machine does not answer as an SSH server",
     "check its console output; terminate it if it stays so", Help::Machine},
    {ErrorCode::SshAuthFailed, "The machine does not accept the SSH key",
     "check the login user and the key pair of the cluster", Help::Machine},
    {ErrorCode::HostKeyMismatch, "The machine shows another host key than the one it was given",
     "do not trust it: the connection may be intercepted; terminate it and launch again", Help::Terminate},
    {ErrorCode::RemoteCommandFailed, "A command on the machine failed", "check its last output and the log of the node",
     Help::Machine},
    {ErrorCode::LocalCommandFailed, "A program on this computer could not be started or failed",
     "check that it is installed"},
    {ErrorCode::DiskFull, "There is no space left on the disk",
     "free some space there; a machine of a cluster gets more with a larger root volume"},
    {ErrorCode::IoFailure, "A file could not be read or written", "check the disk and the permissions of the folder"},
    {ErrorCode::CorruptData, "A file is truncated or damaged", "download or create it again"},
    {ErrorCode::ChecksumMismatch, "What arrived is not what was sent", "send it again", Help::Retry},
    {ErrorCode::WrongSecret, "A process did not prove that it has the job's secret",
     "stop it; start workers through the cluster, so that they are given the secret of their run"},
    {ErrorCode::ProtocolMismatch, "The other side uses another version",
     "deploy the runtime again so that both are of the same version"},
    {ErrorCode::PeerLost, "A process of the job died or went silent", "check its log; add a worker in its place"},
    {ErrorCode::NeverJoined, "A worker was started but never connected",
     "check its log on that node, then add it again"},
    {ErrorCode::LedgerTooNew, "The ledger was written by a newer Trainyard",
     "install that version, or use another --state-dir"},
    {ErrorCode::Busy, "Another program is at work on this", "wait until it is done, or stop it there", Help::Retry},
    {ErrorCode::StillRunning, "It finished, but something is left running",
     "run terminate again; until then it may cost money", Help::Terminate},
    {ErrorCode::Diverged, "The training produced numbers that are not finite",
     "lower the learning rate and start again"},
});
static_assert(kMessages.size() == std::size_t(ErrorCode::Diverged) + 1);
static_assert(std::ranges::is_sorted(kMessages, std::ranges::less_equal(), &CodeMessage::code));

/// Details come from services and peers: reduces them to one line of readable length.
std::string oneLine(std::string_view text)
{
    constexpr std::size_t most = 600;
    std::string line;
    bool space = false;
    for (const char c : text) {
        if (c == '\n' || c == '\r' || c == '\t' || c == ' ') {
            space = !line.empty();
            continue;
        }
        if (space)
            line += ' ';
        space = false;
        line += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        if (line.size() >= most) {
            // Never split a UTF-8 sequence.
            while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0) == 0x80)
                line.pop_back();
            if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0)
                line.pop_back();
            line += "...";
            break;
        }
    }
    while (!line.empty() && line.back() == '.' && !line.ends_with("..."))
        line.pop_back();
    return line;
}

} // namespace

ErrorMessage errorMessage(ErrorCode code) noexcept
{
    return {kMessages[std::size_t(code)].happened, kMessages[std::size_t(code)].advice};
}

Help helpFor(const Error &error)
{
    const auto *known = serviceErrorMessage(error);
    return known ? known->help : kMessages[std::size_t(error.code)].help;
}

std::string message(const Error &error)
{
    const auto *own = serviceErrorMessage(error);
    const ErrorMessage w = own ? ErrorMessage{own->happened, own->advice} : errorMessage(error.code);
    const std::string source = oneLine(error.source);
    std::string readable = error.detail;
    if (const auto encoded = encodedMessage(error); !encoded.empty()) // thousands of letters would hide the rest
        readable.replace(readable.find(kEncodedMessage), kEncodedMessage.size() + encoded.size(),
                         "what is denied is encoded, and aws sts decode-authorization-message decodes it");
    const std::string detail = oneLine(readable);
    std::string text(w.happened);
    if (!source.empty() && !detail.empty())
        text += " (" + source + ": " + detail + ")";
    else if (!source.empty() || !detail.empty())
        text += " (" + source + detail + ")";
    text += ": ";
    text += w.advice;
    text += '.';
    return text;
}

int exitStatus(const Error &error) noexcept
{
    switch (error.code) {
    case ErrorCode::InvalidArgument:
        // A rejection by a service ("ec2:RunInstances", with its own code) is no error in the command line.
        return error.source.find(':') != std::string::npos && !serviceCode(error).empty() ? 1 : 2;
    case ErrorCode::StillRunning:
        return 3;
    case ErrorCode::Cancelled:
        return 130;
    default:
        return 1;
    }
}

} // namespace trainyard::wording
