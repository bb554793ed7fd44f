#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "backend/core/secret.h"
#include "backend/core/system/files.h"
#include "backend/core/time/deadline.h"
#include "backend/provision/recipes.h"
#include "tests/support/ssh_server.h"

namespace trainyard::provision {

/// Recipes on a real sshd whose package managers are recorders: stand-ins that write down their arguments, and keep
/// which packages are "installed".
class RecipesOnAMachine : public testing::Test {
public:
    static Deadline limit() { return Deadline::after(std::chrono::seconds(100)); }
    static std::string detailOf(const HostResult &result)
    {
        return result.status ? std::string() : result.failedStep + ": " + result.status.error().detail;
    }

protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start({.name = "worker-1"});
        ASSERT_TRUE(m_server);
        m_server->addCommand("sudo", "[ \"$1\" = -n ] || { echo 'sudo would ask for a password' >&2; exit 1; }\n"
                                     "shift\nexec \"$@\"\n");
        m_server->addCommand("dpkg", "exit 0\n");
        m_server->addCommand("dpkg-query", "for last; do :; done\n"
                                           "grep -qx \"$last\" ~/installed 2>/dev/null && echo installed\n");
        m_server->addCommand("apt-cache", "case $2 in missing*) echo '  Candidate: (none)' ;; "
                                          "*) echo '  Candidate: 1' ;; esac\n");
        m_server->addCommand("apt-get", R"sh(echo "apt-get $*" >> ~/record
if read -r line; then echo "apt-get can read its input" >&2; exit 9; fi
[ ! -e ~/broken ] || { echo 'E: Unable to locate package' >&2; exit 100; }
install=
for word; do
  if [ -n "$install" ]; then echo "$word" >> ~/installed; fi
  if [ "$word" = install ]; then install=1; fi
done
)sh");
    }
    HostResult runRecipe(const std::string &recipe, const RecipeArguments &arguments,
                         const std::map<std::string, Secret> &secrets = {}, std::stop_token stop = {})
    {
        const auto steps = recipeOf(recipe, arguments, secrets);
        EXPECT_TRUE(steps) << steps.error().detail;
        if (!steps)
            return {};
        const auto sink = [this](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            m_messages.push_back(event.message.english());
        };
        return run(*steps, {{.name = "worker-1", .target = m_server->target()}}, {.sink = sink},
                   {limit(), std::move(stop)})
            .front();
    }
    std::string file(const std::string &name) const { return readFile(m_server->home() / name).value_or(""); }
    std::vector<std::string> messages()
    {
        const std::lock_guard lock(m_mutex);
        return m_messages;
    }

    std::unique_ptr<support::SshServer> m_server;
    std::mutex m_mutex;
    std::vector<std::string> m_messages;
};

} // namespace trainyard::provision
