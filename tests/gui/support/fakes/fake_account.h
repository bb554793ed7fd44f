#pragma once

#include "backend/services/interfaces.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeAccount : public AccountService {
public:
    FakeAccount();
    ~FakeAccount() override;
    AccountSnapshot shown{.profile = "local",
                          .accountId = "000000000000",
                          .region = "us-east-1",
                          .known = true,
                          .profiles = {{"local", false}, {"work", true}},
                          .regions = {"us-east-1", "eu-central-1"}};
    AccountSnapshot current() const override;
    void select(const std::string &profile, const std::string &region) override;
    void refresh() override;
    void logIn() override;
    std::vector<std::string> codes;
    QFuture<Status> submitMfaCode(const Secret &code) override;
    int logins = 0;
    std::vector<NewProfile> added;
    Result<AddedProfile> answer =
        AddedProfile{"work", "123456789012", "arn:aws:iam::123456789012:user/me", "/home/me/.aws/credentials"};
    QFuture<Result<AddedProfile>> add(const NewProfile &profile) override;
    std::vector<std::string> removed;
    std::optional<Error> removeFails;
    QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) override;
};

} // namespace trainyard::gui::fake
