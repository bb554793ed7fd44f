#include "backend/wording/messages.h"

#include "backend/core/service_code.h"
#include "backend/wording/help.h"

namespace trainyard::wording {

ErrorMessage errorMessage(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Internal:
        return {"Internal error in Trainyard", "please report this with the details and the log"};
    case ErrorCode::InvalidArgument:
        return {"A value is not valid", "correct it and try again"};
    case ErrorCode::NotFound:
        return {"Something that was named does not exist", "check the name, the region and the profile"};
    case ErrorCode::AlreadyExists:
        return {"That name is taken already", "choose another name, or use the existing one"};
    case ErrorCode::Unsupported:
        return {"The other side cannot do this", "use another image, type or endpoint"};
    case ErrorCode::Timeout:
        return {"It took too long", "try again; if it stays so, check the state of the machine and of the network"};
    case ErrorCode::Cancelled:
        return {"It was cancelled", "start it again when you want to"};
    case ErrorCode::Unreachable:
        return {"No connection could be made", "check the address, the network and the firewall"};
    case ErrorCode::Disconnected:
        return {"The connection broke in the middle", "try again; what was done already is kept"};
    case ErrorCode::TlsFailed:
        return {"The connection could not be made safe", "check the computer's clock, its certificates and the proxy"};
    case ErrorCode::MalformedReply:
        return {"The response could not be understood",
                "check that the endpoint URL is the service itself and not a proxy or a web page"};
    case ErrorCode::Throttled:
        return {"AWS is limiting requests", "wait a minute and try again"};
    case ErrorCode::ServiceFailure:
        return {"The service had an internal problem",
                "try again in a minute, and keep the request ID for its support"};
    case ErrorCode::CredentialsMissing:
        return {"No credentials were found",
                "choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none"};
    case ErrorCode::CredentialsRejected:
        return {"The access key or its signature was not accepted",
                "check the key, its secret and the region of the profile"};
    case ErrorCode::CredentialsExpired:
        return {"The session has expired", "renew the credentials and try again; running machines keep running"};
    case ErrorCode::PermissionDenied:
        return {"This account or user may not do that", "ask for the permission that is named, or use another profile"};
    case ErrorCode::ClockSkew:
        return {"This computer's clock and the service's are too far apart", "set the clock and try again"};
    case ErrorCode::NoCapacity:
        return {"No capacity for that instance type there now", "try another zone, another type, or later"};
    case ErrorCode::QuotaExceeded:
        return {"The account's limit does not allow that many",
                "use fewer or smaller machines, or request a higher quota from AWS"};
    case ErrorCode::Conflict:
        return {"It is not in a state that allows this, or something still depends on it",
                "wait until the other action is done and try again"};
    case ErrorCode::PreconditionFailed:
        return {"It changed meanwhile", "check the new state and try again"};
    case ErrorCode::SshRefused:
        return {"The machine does not answer as an SSH server",
                "check its console output; terminate it if it stays so"};
    case ErrorCode::SshAuthFailed:
        return {"The machine does not accept the SSH key", "check the login user and the key pair of the cluster"};
    case ErrorCode::HostKeyMismatch:
        return {"The machine shows another host key than the one it was given",
                "do not trust it: the connection may be intercepted; terminate it and launch again"};
    case ErrorCode::RemoteCommandFailed:
        return {"A command on the machine failed", "check its last output and the log of the node"};
    case ErrorCode::LocalCommandFailed:
        return {"A program on this computer could not be started or failed", "check that it is installed"};
    case ErrorCode::DiskFull:
        return {"There is no space left on the disk",
                "free some space there; a machine of a cluster gets more with a larger root volume"};
    case ErrorCode::IoFailure:
        return {"A file could not be read or written", "check the disk and the permissions of the folder"};
    case ErrorCode::CorruptData:
        return {"A file is truncated or damaged", "download or create it again"};
    case ErrorCode::ChecksumMismatch:
        return {"What arrived is not what was sent", "send it again"};
    case ErrorCode::WrongSecret:
        return {"A process did not prove that it has the job's secret",
                "stop it; start workers through the cluster, so that they are given the secret of their run"};
    case ErrorCode::ProtocolMismatch:
        return {"The other side uses another version", "deploy the runtime again so that both are of the same version"};
    case ErrorCode::PeerLost:
        return {"A process of the job died or went silent", "check its log; add a worker in its place"};
    case ErrorCode::NeverJoined:
        return {"A worker was started but never connected", "check its log on that node, then add it again"};
    case ErrorCode::LedgerTooNew:
        return {"The ledger was written by a newer Trainyard", "install that version, or use another --state-dir"};
    case ErrorCode::Busy:
        return {"Another program is at work on this", "wait until it is done, or stop it there"};
    case ErrorCode::StillRunning:
        return {"It finished, but something is left running", "run terminate again; until then it may cost money"};
    case ErrorCode::Diverged:
        return {"The training produced numbers that are not finite", "lower the learning rate and start again"};
    }
    return {"Something failed", "check the log"};
}

namespace {

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

std::string message(const Error &error)
{
    const auto *own = serviceErrorMessage(error);
    const ErrorMessage w = own ? ErrorMessage{own->happened, own->advice} : errorMessage(error.code);
    const std::string source = oneLine(error.source);
    std::string said = error.detail;
    if (const auto encoded = encodedMessage(error); !encoded.empty()) // thousands of letters would hide the rest
        said.replace(said.find(kEncodedMessage), kEncodedMessage.size() + encoded.size(),
                     "what is denied is encoded, and aws sts decode-authorization-message decodes it");
    const std::string detail = oneLine(said);
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
