// M23, M26: every error code that users may see has a cause, names its origin, and offers help.
#include "backend/wording/help.h"

#include <gmock/gmock.h>

#include <map>
#include <sstream>

#include "backend/wording/messages.h"

namespace trainyard::wording {
namespace {

using testing::HasSubstr;

// Kinds of help with the error codes of AWS and backend/ssh to which they apply.
const std::map<Help, std::string> kContract{
    {Help::Retry,
     "RequestLimitExceeded BandwidthLimitExceeded Throttling ThrottlingException TooManyRequestsException "
     "ThrottledException SlowDown InternalError InternalFailure ServerInternal Unavailable ServiceUnavailable "
     "ServiceFailure InternalServerError InternalServerException RequestTimeout OperationAborted "
     "IdempotentParameterMismatch IdempotentInstanceTerminated InvalidInstanceID.NotFound InvalidInstanceID.Malformed "
     "InvalidPermission.Duplicate InvalidPermission.NotFound IncorrectInstanceState IncorrectState "
     "IncorrectSpotRequestState ResourceInUse ResourceContention ScalingActivityInProgress ConcurrentModification "
     "DeleteConflict IncorrectFileSystemLifeCycleState MountTargetConflict DependencyTimeout NoSuchUpload InvalidPart "
     "InvalidPartOrder BadDigest InvalidRange PreconditionFailed ConditionalRequestConflict EntityTooSmall "
     "NameNotFound NoRoute"},
    {Help::Account,
     "AuthFailure InvalidClientTokenId UnrecognizedClientException InvalidAccessKeyId SignatureDoesNotMatch "
     "IncompleteSignature InvalidSignatureException OptInRequired PendingVerification Blocked AccountDisabled "
     "SubscriptionRequiredException NotSignedUp AllAccessDisabled"},
    {Help::LogIn, "RequestExpired ExpiredToken ExpiredTokenException InvalidToken"},
    {Help::Clock, "RequestTimeTooSkewed"},
    {Help::Permissions, "UnauthorizedOperation AccessDenied AccessDeniedException NoSuchEntity Client.InternalError"},
    {Help::OtherPlace,
     "InsufficientInstanceCapacity InsufficientHostCapacity InsufficientCapacity UnfulfillableCapacity "
     "capacity-not-available Unsupported InsufficientFreeAddressesInSubnet NoFreeAddressesInSubnet "
     "UnsupportedAvailabilityZone"},
    {Help::Quota,
     "VcpuLimitExceeded InstanceLimitExceeded MaxSpotInstanceCountExceeded SpotInstanceRequestLimitExceeded "
     "RulesPerSecurityGroupLimitExceeded SecurityGroupLimitExceeded SecurityGroupsPerInterfaceLimitExceeded "
     "VpcLimitExceeded VolumeLimitExceeded MaxIOPSLimitExceeded LimitExceededException LimitExceeded"},
    {Help::Terminate, "DependencyViolation OperationNotPermitted InvalidGroup.InUse FileSystemInUse HostKeyDiffers"},
    {Help::Machine, "VALIDATION_ERROR INSTANCE_FAILURE BOOTSTRAP_FAILURE STEP_FAILURE INTERNAL_ERROR ConnectionRefused "
                    "NoBanner NotSsh "
                    "HandshakeBroke"},
    {Help::Change,
     "SpotMaxPriceTooLow price-too-low InvalidParameterValue InvalidParameterCombination MissingParameter "
     "UnknownParameter ValidationError InvalidInput ValidationException InvalidRequestException BadRequest "
     "InvalidArgument InvalidBucketName InvalidAMIID.NotFound InvalidAMIID.Unavailable InvalidAMIID.Malformed "
     "InvalidKeyPair.NotFound InvalidKeyPair.Duplicate InvalidKeyPair.Format InvalidGroup.NotFound "
     "InvalidGroup.Duplicate InvalidGroup.Reserved InvalidGroupId.Malformed InvalidSubnetID.NotFound "
     "InvalidVpcID.NotFound VPCIdNotSpecified DefaultVpcDoesNotExist InvalidBlockDeviceMapping "
     "InvalidSnapshot.NotFound InvalidUserData.Malformed TagLimitExceeded TagPolicyViolation "
     "InvalidLaunchTemplateName.AlreadyExistsException InvalidLaunchTemplateId.NotFound "
     "InvalidLaunchTemplateName.NotFoundException InsufficientCapabilitiesException AlreadyExistsException "
     "TokenAlreadyExistsException EntityAlreadyExists FileSystemAlreadyExists SecurityGroupNotFound SubnetNotFound "
     "PermanentRedirect AuthorizationHeaderMalformed TemporaryRedirect IllegalLocationConstraintException "
     "BucketAlreadyExists BucketAlreadyOwnedByYou BucketNotEmpty NoSuchBucket NoSuchKey EntityTooLarge "
     "ParameterNotFound ConnectTimeout KeyRefused BundleMissing"},
    {Help::None, "MalformedPolicyDocument"},
};

Error said(const std::string &code, const std::string &message = "their own words",
           ErrorCode kind = ErrorCode::Internal)
{
    return {kind, "ec2:RunInstances", code + ": " + message};
}

TEST(ServiceErrorMessage, EveryCodeOfTheContractHasACauseAndWhatHelps) // M23, M26
{
    int count = 0;
    for (const auto &[help, codes] : kContract) {
        std::istringstream words(codes);
        for (std::string code; words >> code; ++count) {
            SCOPED_TRACE(code);
            const auto *own = serviceErrorMessage(said(code));
            ASSERT_TRUE(own);
            EXPECT_EQ(int(own->help), int(help));
            EXPECT_TRUE(std::isupper(static_cast<unsigned char>(own->happened.front())));
            EXPECT_TRUE(std::islower(static_cast<unsigned char>(own->advice.front())));
            EXPECT_NE(own->advice.back(), '.');
            const auto text = message(said(code));
            EXPECT_THAT(text, HasSubstr("(ec2:RunInstances: " + code + ": their own words)"));
            EXPECT_THAT(text, HasSubstr(std::string(own->advice)));
        }
    }
    EXPECT_EQ(count, 160);
    EXPECT_FALSE(serviceErrorMessage(said("SomethingNewOfAws")));
    EXPECT_FALSE(serviceErrorMessage(said("RequestTime")));
    EXPECT_FALSE(serviceErrorMessage(said("")));
    EXPECT_EQ(helpFor({ErrorCode::QuotaExceeded, "", "SomethingLimitExceeded: x"}), Help::Quota) << "by its kind";
}

TEST(ServiceErrorMessage, MessageAndKindDecideWhatTheCodeLeavesOpen)
{
    EXPECT_THAT(message(said("InvalidParameterCombination", "The type is not eligible for Free Tier")),
                HasSubstr("free plan"));
    EXPECT_EQ(helpFor(said("ValidationException", "Could not shut down, termination protected")), Help::Terminate);
    EXPECT_EQ(helpFor(said("InvalidParameterValue", "Invalid IAM Instance Profile name")), Help::Retry);
    // EC2 uses one code for an expired session and a wrong clock; the client distinguishes them by the Date header.
    EXPECT_EQ(helpFor(said("RequestExpired", "x", ErrorCode::ClockSkew)), Help::Clock) << "M30";
    EXPECT_EQ(helpFor(said("SignatureDoesNotMatch", "Signature expired", ErrorCode::ClockSkew)), Help::Clock);
    EXPECT_EQ(helpFor(said("RequestExpired", "x", ErrorCode::CredentialsExpired)), Help::LogIn);
}

TEST(Help, HasACommandWhereAPersonCanDoSomething)
{
    for (const auto help : {Help::Quota, Help::Account, Help::Permissions, Help::Clock, Help::Terminate,
                            Help::OtherPlace, Help::Change, Help::Machine})
        EXPECT_FALSE(command(help).empty()) << int(help);
}

} // namespace
} // namespace trainyard::wording
