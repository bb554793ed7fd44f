#include "tests/gui/support/fakes/fake_account.h"

namespace trainyard::gui::fake {

FakeAccount::FakeAccount() = default;

FakeAccount::~FakeAccount() = default;

AccountSnapshot FakeAccount::current() const
{
    return shown;
}

void FakeAccount::select(const std::string &profile, const std::string &region)
{
    shown.profile = profile;
    shown.costsMoney = profile != "local";
    if (shown.costsMoney)
        shown.alias = "acme", shown.accountId = "123456789012";
    if (!region.empty())
        shown.region = region;
    emit changed(shown);
}

void FakeAccount::refresh()
{
    emit changed(shown);
}

void FakeAccount::logIn()
{
    ++logins;
    if (!shown.mfaDevice.empty())
        emit mfaCodeRequested(shown.profile, shown.mfaDevice);
}

QFuture<Status> FakeAccount::submitMfaCode(const Secret &code)
{
    codes.push_back(code.reveal());
    Status begun;
    if (code.reveal() != "123456")
        begun = fail(ErrorCode::CredentialsExpired, "credentials:work", "AWS did not accept the one-time code");
    else
        shown.error.reset();
    emit changed(shown);
    return ready(begun);
}

QFuture<Result<AddedProfile>> FakeAccount::add(const NewProfile &profile)
{
    added.push_back(profile);
    return answered<AddedProfile>(answer);
}

QFuture<Result<std::vector<std::string>>> FakeAccount::remove(const std::string &profile)
{
    if (removeFails)
        return answered<std::vector<std::string>>(fail(*removeFails));
    removed.push_back(profile);
    std::erase_if(shown.profiles, [&](const ProfileChoice &p) { return p.name == profile; });
    if (shown.profile == profile)
        shown.profile = "local", shown.costsMoney = false;
    emit changed(shown);
    return answered<std::vector<std::string>>(std::vector<std::string>{"/home/me/.aws/credentials"});
}

} // namespace trainyard::gui::fake
