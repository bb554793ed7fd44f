#include "backend/wording/help.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

#include "backend/core/service_code.h"
#include "backend/core/text.h"

namespace trainyard::wording {

namespace {

// All codes that AWS returns for the calls of this program and that a user may see, grouped by subject.
constexpr auto kRows = std::to_array<ServiceErrorMessage>({
    // Throttling and internal problems: the client has already retried.
    {"RequestLimitExceeded BandwidthLimitExceeded Throttling ThrottlingException ThrottledException "
     "TooManyRequestsException RequestThrottled SlowDown",
     "AWS is limiting requests", "wait a minute and try again", Help::Retry},
    {"InternalError InternalFailure InternalServerError InternalServerException ServerInternal Unavailable "
     "ServiceUnavailable ServiceFailure RequestTimeout DependencyTimeout ResourceContention",
     "AWS had an internal problem", "try again in a minute, and keep the request ID for its support", Help::Retry},
    {"OperationAborted ConditionalRequestConflict ConcurrentModification",
     "Another call was changing the same resource", "try again", Help::Retry},
    // Authentication.
    {"AuthFailure", "AWS does not accept the key",
     "check the key and its secret; a key may also not be active for this region, which has to be enabled first",
     Help::Account},
    {"InvalidClientTokenId UnrecognizedClientException InvalidAccessKeyId", "AWS does not recognize the access key",
     "check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region",
     Help::Account},
    {"SignatureDoesNotMatch IncompleteSignature InvalidSignatureException",
     "The secret does not belong to the access key", "enter the secret again: it is mistyped or of another key",
     Help::Account},
    {"MissingAuthenticationToken", "The request carried no credentials", "choose a profile that has a key, or log in",
     Help::Account},
    {"RequestTimeTooSkewed", "This computer's clock is wrong",
     "set it, for example with timedatectl set-ntp true; requests are corrected meanwhile", Help::Clock},
    {"RequestExpired ExpiredToken ExpiredTokenException InvalidToken", "The session has expired",
     "log in again or renew the credentials; running machines keep running", Help::LogIn},
    {"OptInRequired SubscriptionRequiredException", "The account has to agree to something first",
     "enable the region, or accept the terms of the image on the page that AWS names", Help::Account},
    {"PendingVerification Blocked AccountDisabled NotSignedUp AllAccessDisabled",
     "AWS has not opened this account for that", "finish the sign-up, or ask AWS support", Help::Account},
    // Authorization.
    {"UnauthorizedOperation AccessDenied AccessDeniedException DependencyAccessDeniedException",
     "The key may not do that",
     "ask for the permission that is named; trainyardctl account --policy prints a policy that has it",
     Help::Permissions},
    {"Client.InternalError", "AWS terminated the machine at its start, because its encrypted disk could not be used",
     "check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it "
     "(kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)",
     Help::Permissions},
    {"TagPolicyViolation", "A tag policy of the organisation does not allow these tags",
     "choose the values that it allows, or ask for an exception", Help::Change},
    // Capacity.
    {"InsufficientInstanceCapacity InsufficientHostCapacity InsufficientCapacity InsufficientReservedInstanceCapacity",
     "AWS has no capacity for that instance type there now",
     "try another zone of the region, then another instance type or region", Help::OtherPlace},
    {"UnfulfillableCapacity capacity-not-available", "There is no Spot capacity for that now",
     "use On-Demand machines, or another instance type or zone", Help::OtherPlace},
    {"SpotMaxPriceTooLow price-too-low", "The Spot price is above the maximum price",
     "raise the maximum price, or use On-Demand machines", Help::Change},
    {"Unsupported", "That type is not offered in that zone, or does not fit the image",
     "choose one of the zones that AWS names, or another type", Help::OtherPlace},
    {"UnsupportedAvailabilityZone", "The zone does not offer that", "leave it out or choose another zone",
     Help::OtherPlace},
    // Quotas.
    {"VcpuLimitExceeded InstanceLimitExceeded", "The account's vCPU quota is too small for that",
     "request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines",
     Help::Quota},
    {"MaxSpotInstanceCountExceeded SpotInstanceRequestLimitExceeded", "The account's Spot quota is too small for that",
     "request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some "
     "minutes",
     Help::Quota},
    {"VolumeLimitExceeded MaxIOPSLimitExceeded", "The account's quota of volumes is too small for that",
     "use smaller disks, delete volumes that are not needed, or request an increase", Help::Quota},
    {"RulesPerSecurityGroupLimitExceeded SecurityGroupLimitExceeded SecurityGroupsPerInterfaceLimitExceeded",
     "The account's quota of security groups or rules is used up",
     "use an existing group, or delete groups that are not needed", Help::Quota},
    {"VpcLimitExceeded", "The region has as many networks as the account may have",
     "reuse one (five a region is the usual limit), or delete one", Help::Quota},
    {"LimitExceeded LimitExceededException TooManyBuckets QuotaExceededException", "A quota of the account is used up",
     "delete what is not needed, or request an increase", Help::Quota},
    {"TagLimitExceeded", "A resource can have at most fifty tags", "take fewer tags", Help::Change},
    // Invalid values and missing resources.
    {"InvalidParameterCombination", "The account's free plan does not have that type",
     "choose a type that is eligible for the free tier, or leave the free plan", Help::Change, "Free Tier"},
    {"InvalidParameterValue", "The instance profile is not known to EC2 yet",
     "try again in half a minute; if it stays so, check its name", Help::Retry, "IAM Instance Profile"},
    {"ValidationException", "The cluster has termination protection", "lift the protection, then terminate it again",
     Help::Terminate, "termination protected"},
    {"InvalidParameterValue InvalidParameterCombination MissingParameter UnknownParameter ValidationError "
     "ValidationException InvalidInput InvalidRequestException BadRequest InvalidArgument",
     "AWS does not accept a value", "change the field that its message names", Help::Change},
    {"InvalidAMIID.NotFound InvalidAMIID.Unavailable InvalidAMIID.Malformed", "The image was not found",
     "choose an image of this region: AMI IDs differ by region, and old images are withdrawn", Help::Change},
    {"ParameterNotFound", "That image is not published in this region", "choose another image or region", Help::Change},
    {"InvalidKeyPair.NotFound", "The key pair is not in this region",
     "import it here (key pairs are per region), or let Trainyard create one", Help::Change},
    {"InvalidKeyPair.Duplicate", "A key pair of this name exists",
     "use it when its fingerprint is that of your key, or choose another name", Help::Change},
    {"InvalidKeyPair.Format", "AWS cannot read the public key", "give an ed25519 or RSA key in OpenSSH's form",
     Help::Change},
    {"InvalidInstanceID.NotFound InvalidInstanceID.Malformed", "No machine with that ID exists",
     "refresh: it is gone, or never existed", Help::Retry},
    {"InvalidGroup.NotFound InvalidGroupId.Malformed SecurityGroupNotFound", "The security group was not found",
     "choose one of this network, or let Trainyard create one", Help::Change},
    {"InvalidGroup.Duplicate InvalidGroup.Reserved", "The security group's name is taken",
     "choose another name, or use the existing group", Help::Change},
    {"InvalidGroup.InUse", "Something still uses the security group",
     "wait until the machines are gone and terminate again", Help::Terminate},
    {"InvalidSubnetID.NotFound InvalidVpcID.NotFound SubnetNotFound", "The network or subnet was not found",
     "choose one of this region", Help::Change},
    {"VPCIdNotSpecified DefaultVpcDoesNotExist", "The region has no default network",
     "create one with aws ec2 create-default-vpc, or choose a subnet", Help::Change},
    {"InsufficientFreeAddressesInSubnet NoFreeAddressesInSubnet", "The subnet has too few free IP addresses",
     "choose another subnet or zone", Help::OtherPlace},
    {"InvalidBlockDeviceMapping", "The disk is not accepted", "make the root volume at least as large as the image",
     Help::Change},
    {"InvalidSnapshot.NotFound", "The snapshot of the image was not found", "choose another image", Help::Change},
    {"InvalidUserData.Malformed", "The start script is too long", "keep it under 16 KB", Help::Change},
    {"InvalidLaunchTemplateName.AlreadyExistsException", "A launch template of this name exists",
     "use it, or choose another name", Help::Change},
    {"InvalidLaunchTemplateId.NotFound InvalidLaunchTemplateName.NotFoundException",
     "The launch template was not found", "choose another, or leave it out", Help::Change},
    {"InvalidPermission.Duplicate InvalidPermission.NotFound", "The rule is already as wished",
     "continue: nothing is missing", Help::Retry},
    // States.
    {"IdempotentParameterMismatch IdempotentInstanceTerminated", "The same request was sent before with other values",
     "launch again: it gets a token of its own", Help::Retry},
    {"DependencyViolation", "Something still depends on it", "wait until the machines are gone and terminate again",
     Help::Terminate},
    {"IncorrectInstanceState IncorrectState IncorrectSpotRequestState", "It is not in a state that allows this",
     "refresh, and try again when the state has changed", Help::Retry},
    {"OperationNotPermitted", "The machine has termination protection",
     "lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks", Help::Terminate},
    {"InvalidResourceStateException", "The request cannot be changed any more", "check its state first", Help::Quota},
    // EMR and stacks.
    {"VALIDATION_ERROR INSTANCE_FAILURE BOOTSTRAP_FAILURE STEP_FAILURE INTERNAL_ERROR", "The EMR cluster failed",
     "read the message and the log in the bucket that it names", Help::Machine},
    {"InsufficientCapabilitiesException", "The stack creates IAM roles, which you must acknowledge",
     "create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console",
     Help::Change},
    {"AlreadyExistsException TokenAlreadyExistsException", "A stack of this name exists",
     "use it, or choose another name", Help::Change},
    {"ResourceInUse ScalingActivityInProgress", "The Auto Scaling group is busy", "wait half a minute and try again",
     Help::Retry},
    // IAM.
    {"EntityAlreadyExists", "A role or profile of this name exists", "use it, or choose another name", Help::Change},
    {"NoSuchEntity", "The role or profile was not found", "let Trainyard create it, or choose another",
     Help::Permissions},
    {"DeleteConflict", "Something is still attached to it", "detach that first", Help::Retry},
    {"MalformedPolicyDocument", "AWS cannot read the policy", "report this with the details", Help::None},
    // EFS.
    {"FileSystemAlreadyExists", "A file system of this request exists already", "use it", Help::Change},
    {"IncorrectFileSystemLifeCycleState", "The file system is not ready", "wait a minute and try again", Help::Retry},
    {"FileSystemInUse", "The file system still has mount targets", "delete them first", Help::Terminate},
    {"MountTargetConflict", "The zone has a mount target already", "continue: nothing is missing", Help::Retry},
    // S3.
    {"PermanentRedirect TemporaryRedirect AuthorizationHeaderMalformed IllegalLocationConstraintException",
     "The bucket is in another region", "choose that region, or another bucket", Help::Change},
    {"BucketAlreadyExists", "The bucket's name is taken by someone else",
     "choose another name: bucket names are unique worldwide", Help::Change},
    {"BucketAlreadyOwnedByYou", "The bucket is yours already", "use it", Help::Change},
    {"BucketNotEmpty", "The bucket is not empty", "delete what is in it first", Help::Change},
    {"InvalidBucketName", "A bucket cannot have that name", "use 3 to 63 lowercase letters, digits and hyphens",
     Help::Change},
    {"NoSuchBucket NoSuchKey", "It was not found in S3",
     "check the address (s3://bucket/key), the region and the profile", Help::Change},
    {"NoSuchUpload InvalidPart InvalidPartOrder EntityTooSmall", "The upload cannot be completed", "start it again",
     Help::Retry},
    {"EntityTooLarge", "The object is too large", "split it", Help::Change},
    {"BadDigest XAmzContentSHA256Mismatch", "What arrived is not what was sent", "send it again", Help::Retry},
    {"InvalidRange PreconditionFailed", "The object changed meanwhile", "start again with what exists now",
     Help::Retry},
    // Trainyard's own (backend/cluster): checked before any AWS call.
    {"BundleMissing", "The runtime that is deployed to the machines was not found",
     "build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place", Help::Change},
    // SSH (backend/ssh): the stage that failed.
    {"NameNotFound", "The machine's name cannot be resolved here",
     "refresh: its address may have changed; else check this computer's DNS", Help::Retry},
    {"ConnectTimeout", "Nothing responds at the machine's IP address",
     "check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a "
     "route to the Internet",
     Help::Change},
    {"NoRoute", "There is no route to the machine's IP address", "check this computer's network, VPN and firewall",
     Help::Retry},
    {"ConnectionRefused", "The machine responds, but no SSH server listens",
     "wait while it boots; if it stays so, check its console output", Help::Machine},
    {"NoBanner", "The port is open, but no SSH server responds",
     "wait while it boots; if it stays so, check its console output: memory or disk may be full", Help::Machine},
    {"NotSsh", "What responds is not an SSH server",
     "check the address and port; a proxy or another program may listen there", Help::Machine},
    {"HandshakeBroke", "The SSH handshake broke off", "try again; if it stays so, check its console output",
     Help::Machine},
    {"KeyRefused", "The machine does not accept the SSH key",
     "check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster", Help::Change},
    {"HostKeyDiffers", "The machine shows another host key than the one it was given",
     "do not trust it: the connection may be intercepted; terminate it and launch again", Help::Terminate},
});

/// Of this computer, or of a machine: the words for a name at AWS do not fit.
constexpr ServiceErrorMessage kNoFile{"", "The file or folder does not exist", "check its path", Help::Change};

/// Not by the path: one that exists is named where something in it is missing.
constexpr std::array<std::string_view, 6> kMissingFile{
    "No such file", "no such file", "no such folder", "folder does not exist", "there is no folder", "Not a directory"};

bool isMissingFile(const Error &error)
{
    if (error.code != ErrorCode::NotFound)
        return false;
    const auto says = [&error](std::string_view words) { return error.detail.find(words) != std::string::npos; };
    // The system has words of its own in the language of this computer.
    return std::ranges::any_of(kMissingFile, says) || says(std::generic_category().message(ENOENT)) ||
           says(std::generic_category().message(ENOTDIR));
}

} // namespace

const ServiceErrorMessage *serviceErrorMessage(const Error &error)
{
    if (isMissingFile(error))
        return &kNoFile;
    const auto code = serviceCode(error);
    // AWS reports clock skew with the codes of expired sessions and wrong secrets.
    if (code.empty() || error.code == ErrorCode::ClockSkew)
        return nullptr;
    const auto row = std::ranges::find_if(kRows, [&](const ServiceErrorMessage &r) {
        return std::ranges::count(split(r.codes, ' '), code) > 0 && error.detail.find(r.saying) != std::string::npos;
    });
    return row == kRows.end() ? nullptr : &*row;
}

std::span<const ServiceErrorMessage> serviceErrorMessages() noexcept
{
    return kRows;
}

} // namespace trainyard::wording
