#include "backend/services/account/new_profile.h"

#include <algorithm>

#include "backend/aws/credentials/profile_files.h"
#include "backend/core/try.h"

namespace trainyard::services {

std::map<NewProfile::Field, std::string> NewProfile::problems(const std::vector<ProfileChoice> &known) const
{
    std::map<Field, std::string> all;
    const auto add = [&](Field field, std::string problem) {
        if (!problem.empty())
            all[field] = std::move(problem);
    };
    const bool isTaken = std::ranges::find(known, name, &ProfileChoice::name) != known.end();
    add(Field::Name, isTaken ? "there is a profile of this name: choose another" : aws::profileNameProblem(name));
    if (way == Way::AccessKey) {
        add(Field::KeyId, aws::keyIdProblem(accessKeyId));
        add(Field::Secret, aws::secretProblem(secretKey));
        add(Field::Token, aws::tokenProblem(sessionToken));
        return all;
    }
    const auto wrong = aws::signOnProblems({startUrl, signOnRegion, accountId, roleName});
    add(Field::StartUrl, wrong.startUrl);
    add(Field::SignOnRegion, wrong.region);
    add(Field::AccountId, wrong.accountId);
    add(Field::RoleName, wrong.roleName);
    return all;
}

Status NewProfile::importText(const std::string &text)
{
    TY_ASSIGN(const auto keys, aws::readKeys(text));
    accessKeyId = keys.accessKeyId;
    secretKey = keys.secretKey;
    sessionToken = keys.sessionToken;
    ends = keys.expires ? toIso8601(*keys.expires) : std::string();
    return {};
}

std::vector<std::string> NewProfile::commandLines() const
{
    const auto shown = name.empty() ? std::string("NAME") : name;
    if (way == Way::SignOn)
        return {"aws configure sso --profile " + shown, "aws sso login --profile " + shown};
    return {"aws configure --profile " + shown, "aws sts get-caller-identity --profile " + shown};
}

} // namespace trainyard::services
