#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

/// What the functions of a template refer to.
struct TemplateScope {
    std::string stackName, stackId, region;
    std::vector<std::string> zones;                   ///< of the region
    std::map<std::string, nlohmann::json> parameters; ///< texts, and arrays for lists
    std::map<std::string, bool> conditions;
    /// The physical id of a resource, and one of its attributes; empty when it does not exist (yet).
    std::function<std::optional<std::string>(const std::string &logicalId)> ref;
    std::function<std::optional<std::string>(const std::string &logicalId, const std::string &attribute)> attribute;
    /// The value of a public parameter.
    std::function<ServiceResult<std::string>(const std::string &name)> systemParameter;
};

struct TemplateParameterInfo {
    std::string key, type, description;
    std::optional<std::string> usual; ///< default value
    bool noEcho = false;
};

/// A resource of a template as it is written there.
struct TemplateResource {
    std::string logicalId, type;
    nlohmann::json properties;       ///< functions are not evaluated
    nlohmann::json creationPolicy;   ///< null: none
    std::string deletionPolicy;      ///< empty: Delete
    std::set<std::string> dependsOn; ///< explicit ones
};

/// A CloudFormation template in JSON: its parts, its checks and its functions, without any resource. The functions are
/// those that depend on nothing outside the stack: Ref, GetAtt, Sub, Join, Split, Select, FindInMap, GetAZs, Base64,
/// If, Equals, And, Or, Not, and dynamic references to public SSM parameters.
class StackTemplate {
public:
    static constexpr std::size_t kLargest = 51'200; ///< bytes of a template in a request

    /// \error ValidationError, in the words of AWS
    static ServiceResult<StackTemplate> parse(const std::string &body);

    std::string description() const;
    std::vector<TemplateParameterInfo> parameters() const;
    /// Completes the given values with the defaults, and checks all of them and the rules of the template.
    /// \error ValidationError
    ServiceResult<std::map<std::string, std::string>> fill(const std::map<std::string, std::string> &given) const;
    struct Capabilities {
        std::vector<std::string> needed; ///< the user has to acknowledge them
        std::vector<std::string> types;  ///< of the resources that need them
    };
    Capabilities capabilities() const;

    /// Prepares a scope: parameters by their types, and conditions. The functions of the scope are the caller's.
    ServiceResult<void> prepare(TemplateScope &, const std::map<std::string, std::string> &parameters) const;
    /// The resources that exist under these conditions.
    std::vector<TemplateResource> resources(const TemplateScope &) const;
    /// The resources that must exist before this one: those that it names or refers to.
    std::set<std::string> dependencies(const TemplateResource &, const TemplateScope &) const;
    /// Evaluates the functions in a value. AWS::NoValue removes its member.
    /// \error ValidationError
    ServiceResult<nlohmann::json> evaluate(const nlohmann::json &, const TemplateScope &) const;
    struct Output {
        std::string key, value, description;
    };
    /// The outputs whose values can be evaluated.
    std::vector<Output> outputs(const TemplateScope &) const;

private:
    using Json = nlohmann::json;
    explicit StackTemplate(Json document)
        : m_document(std::move(document))
    {
    }
    ServiceResult<void> check() const;
    ServiceResult<void> checkReferences(const Json &, const std::string &where) const;
    ServiceResult<void> checkRules(const TemplateScope &) const;
    const Json &section(const char *name) const;
    ServiceResult<bool> condition(const Json &, const TemplateScope &, int depth = 0) const;
    ServiceResult<Json> function(const std::string &name, const Json &argument, const TemplateScope &) const;
    ServiceResult<Json> evaluateRef(const std::string &name, const TemplateScope &) const;
    ServiceResult<Json> evaluateAttribute(const Json &argument, const TemplateScope &) const;
    ServiceResult<Json> evaluateSub(const Json &argument, const TemplateScope &) const;
    ServiceResult<std::string> text(const Json &, const TemplateScope &) const;
    ServiceResult<std::vector<std::string>> texts(const Json &, const TemplateScope &) const;
    ServiceResult<std::string> withSystemParameters(std::string, const TemplateScope &) const;
    void collect(const Json &, const TemplateScope &, std::set<std::string> &out) const;

    Json m_document;
};

namespace stacks {

/// ValidationError
tl::unexpected<ServiceError> invalid(const std::string &message);
/// A member as text; empty when it is absent or null.
std::string member(const nlohmann::json &object, const char *name);

} // namespace stacks

/// The names in the "${...}" of a text of Fn::Sub; "${!...}" is none.
std::vector<std::string> substitutions(const std::string &);

} // namespace trainyard::localcloud
