#pragma once

#include "backend/services/interfaces.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeAccount : public AccountService {
public:
    AccountSnapshot shown{.profile = "local",
                          .accountId = "000000000000",
                          .region = "us-east-1",
                          .known = true,
                          .profiles = {{"local", false}, {"work", true}},
                          .regions = {"us-east-1", "eu-central-1"}};
    AccountSnapshot current() const override { return shown; }
    void select(const std::string &profile, const std::string &region) override
    {
        shown.profile = profile;
        shown.costsMoney = profile != "local";
        if (shown.costsMoney)
            shown.alias = "acme", shown.accountId = "123456789012";
        if (!region.empty())
            shown.region = region;
        emit changed(shown);
    }
    void refresh() override { emit changed(shown); }
    void logIn() override
    {
        ++logins;
        if (!shown.mfaDevice.empty())
            emit mfaCodeRequested(shown.profile, shown.mfaDevice);
    }
    std::vector<std::string> codes;
    QFuture<Status> submitMfaCode(const Secret &code) override
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
    int logins = 0;
    std::vector<NewProfile> added;
    Result<AddedProfile> answer =
        AddedProfile{"work", "123456789012", "arn:aws:iam::123456789012:user/me", "/home/me/.aws/credentials"};
    QFuture<Result<AddedProfile>> add(const NewProfile &profile) override
    {
        added.push_back(profile);
        return answered<AddedProfile>(answer);
    }
    std::vector<std::string> removed;
    std::optional<Error> removeFails;
    QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) override
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
};

} // namespace trainyard::gui::fake
