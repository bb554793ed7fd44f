// The real window with the real services, for an account in which an attacker with ec2:CreateTags was active (S1, S2,
// S7): all our tags are overwritten, and foreign machines have tags like ours.

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/operate/power.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/operations.h"
#include "build_paths.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/widgets/theme/theme.h"
#include "tests/cluster/support/file_tree.h"
#include "tests/support/sentences.h"
#include "tests/system/window/main_window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {

/// An attacker who uses boto3 in the account of a local cloud.
class Neighbour {
public:
    explicit Neighbour(const LocalHome &home)
        : m_endpoint(parsed(home.endpointFile().value_or("")))
    {
    }
    static bool isThere()
    {
        const auto imported = runProcess({{"python3", "-c", "import boto3"}, {}, {}, {}}, {Deadline::after(60s), {}});
        return imported && imported->exitStatus == 0;
    }
    std::vector<std::string> spoil(const std::string &value, const json &neighbours) const
    {
        const json made = python("hostile_account.py", {{"spoil", value}, {"neighbours", neighbours}});
        EXPECT_TRUE(made.is_array());
        return made.is_array() ? made.get<std::vector<std::string>>() : std::vector<std::string>();
    }
    std::map<std::string, std::string> states() const
    {
        std::map<std::string, std::string> all;
        const json account = python("account_state.py", {});
        for (const auto &i : account.at("instances"))
            all[i.at("id").get<std::string>()] = i.at("state").get<std::string>();
        return all;
    }

private:
    json python(const std::string &script, const json &input) const
    {
        ProcessSpec spec;
        spec.argv = {"python3", TRAINYARD_SOURCE_DIR "/tests/cluster/support/" + script, m_endpoint.at("url"),
                     m_endpoint.at("region")};
        spec.environment = {"PATH=" + environment("PATH"), "AWS_EC2_METADATA_DISABLED=true",
                            "AWS_ACCESS_KEY_ID=" + m_endpoint.at("accessKeyId").get<std::string>(),
                            "AWS_SECRET_ACCESS_KEY=" + m_endpoint.at("secretAccessKey").get<std::string>()};
        spec.input = input.dump();
        const auto outcome = runProcess(spec, {Deadline::after(120s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }
    json m_endpoint;
};

bool isClean(const QString &text)
{
    return std::ranges::none_of(text, [](QChar c) {
        return (c.category() == QChar::Other_Control && c != QLatin1Char('\n') && c != QLatin1Char('\t')) ||
               (c.unicode() >= 0x202a && c.unicode() <= 0x202e);
    });
}

/// Checks every label and cell of the window: no control characters, no bidirectional overrides, and no text that is
/// rendered as HTML.
void expectCleanTexts(const QWidget &window)
{
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        EXPECT_TRUE(isClean(label->text())) << label->text().toStdString();
        if (label->text().contains(QLatin1String("<img"))) {
            EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
        }
    }
    for (const QTableView *table : window.findChildren<QTableView *>()) {
        for (int row = 0; table->model() && row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString text = table->model()->index(row, column).data().toString();
                EXPECT_TRUE(isClean(text)) << text.toStdString();
            }
        }
    }
}

class WindowHostile : public testing::TestWithParam<std::string> {};

} // namespace

TEST_P(WindowHostile, ShowsRunsAndTerminatesWhatIsOursAndNothingElse)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!Neighbour::isThere())
        GTEST_SKIP() << "python3 with boto3 is needed to play the neighbour";
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "window_hostile_test", *argv[] = {name, nullptr};
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    Theme::instance().install(app);
    LocalHome home;
    cluster::fillHome(home.folder());
    home.launch("demo", 1);
    home.launch("other", 1);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes a machine's files are this computer's";
    home.putDigits("run-bucket", 400, 100);
    const auto before = cluster::treeAround(home.folder(), home.folder() / "state");

    const Neighbour neighbour(home);
    std::set<std::string> ours;
    for (const auto &[id, state] : neighbour.states())
        ours.insert(id);
    ASSERT_EQ(ours.size(), 4u);
    std::map<std::string, ClusterId> idOf;
    const json listed = parsed(home.run({"clusters", "--json"}).out);
    for (const auto &c : listed.at("clusters"))
        idOf[c.at("name").get<std::string>()] = ClusterId(c.at("id").get<std::string>());
    const std::string &value = GetParam();
    const ClusterId colleagues("c-00000000000000aa");
    json neighbours = json::array();
    for (const std::string &cluster : {value, colleagues.value}) // unreadable; of another ledger
        neighbours.push_back({{cluster::tag::kCluster, cluster},
                              {cluster::tag::kLedger, cluster == value ? value : "l-00000000000000bb"},
                              {cluster::tag::kNode, value},
                              {cluster::tag::kClusterName, value},
                              {cluster::tag::kOwner, value}});
    neighbours.push_back({{cluster::tag::kCluster, idOf["demo"].value},
                          {cluster::tag::kNode, "head"},
                          {cluster::tag::kClusterName, "demo"},
                          {"Name", value}});
    const auto foreign = neighbour.spoil(value, neighbours);
    ASSERT_EQ(foreign.size(), 3u);

    {
        MainWindowFixture fixture(home);
        const auto demo = [&] {
            const auto known = fixture.services().clusters.clusters();
            const auto at = std::ranges::find(known, idOf["demo"], &services::ClusterDetails::id);
            return at == known.end() ? services::ClusterDetails() : *at;
        };
        ASSERT_TRUE(fixture.waitFor([&] { return fixture.machines() == 4; }))
            << "forgotten, or a foreign one is counted";
        EXPECT_EQ(demo().nodes.size(), 2u);
        for (const int place :
             {MainWindow::Clusters, MainWindow::Runs, MainWindow::Data, MainWindow::Costs, MainWindow::Activity}) {
            fixture.window.go(MainWindow::Place(place));
            EXPECT_FALSE(fixture.window.grab().isNull());
            expectCleanTexts(fixture.window);
        }
        fixture.window.go(MainWindow::Clusters);
        auto *page = fixture.window.findChild<ClustersPage *>();
        int others = 0;
        for (const auto &c : fixture.services().clusters.clusters()) {
            page->select(c.id);
            EXPECT_FALSE(fixture.window.grab().isNull());
            expectCleanTexts(fixture.window);
            others += !c.ours;
            if (c.id == colleagues) {
                EXPECT_FALSE(c.ours || c.sameOwner);
                EXPECT_TRUE(fixture.button(page, QStringLiteral("Take over")));
            }
            EXPECT_TRUE(c.ours || !page->commands().front()->isEnabled()) << "training on a foreign machine";
        }

        EXPECT_EQ(others, 2) << "the colleague's and the unreadable ones are shown";
        // Starts a run, and restarts its machines.
        const auto ended = [&](const OperationId &id) {
            services::OperationSnapshot last;
            EXPECT_TRUE(fixture.waitFor([&] {
                for (const auto &o : fixture.services().operations.all()) {
                    if (o.id == id)
                        last = o;
                }
                return last.id == id && last.state != services::OperationState::Running;
            }));
            EXPECT_FALSE(last.error) << last.error->source << ": " << last.error->detail;
            return last.state == services::OperationState::Done;
        };
        protocol::JobSpec job;
        job.model = "mlp";
        job.data = "s3://run-bucket/digits";
        job.epochs = 1;
        job.batchSize = 50;
        ASSERT_TRUE(fixture.waitFor([&] { return demo().state == services::ClusterState::Ready; }))
            << testing::PrintToString(textsOf(demo().differences));
        ASSERT_TRUE(ended(fixture.services().runs.start(demo().id, job, cluster::CredentialForwarding::No)));
        EXPECT_TRUE(fixture.waitFor([&] {
            const auto runs = fixture.services().runs.runs();
            return !runs.empty() && runs.front().state == services::RunState::Finished;
        }));
        EXPECT_TRUE(ended(fixture.services().clusters.changePower(demo().id, {}, cluster::PowerAction::Reboot)));

        QTest::keyClick(&fixture.window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(fixture.press<TerminateDialog>(QStringLiteral("Terminate 4")));
        ASSERT_TRUE(fixture.waitFor(
            [&] { return fixture.dialog<TerminateDialog>() && fixture.dialog<TerminateDialog>()->ended(); }));
        auto *sheet = fixture.dialog<TerminateDialog>();
        expectCleanTexts(*sheet);
        EXPECT_TRUE(isClean(sheet->findChild<QPlainTextEdit *>()->toPlainText()));
        EXPECT_TRUE(fixture.waitFor([&] { return fixture.machines() == 0; }));
    }
    const auto states = neighbour.states();
    for (const std::string &id : ours)
        EXPECT_TRUE(!states.contains(id) || states.at(id) == "terminated") << id << " is " << states.at(id);
    for (const std::string &id : foreign)
        EXPECT_EQ(states.at(id), "running") << id;
    EXPECT_EQ(cluster::treeAround(home.folder(), home.folder() / "state"), before);
}

INSTANTIATE_TEST_SUITE_P(Values, WindowHostile,
                         testing::Values("../../../../../../victim/.ssh",
                                         "$(touch here)'\"<img src=\"/dev/tty\">\xc2\x9b[2J\xe2\x80\xae"),
                         [](const auto &parameter) {
                             return parameter.param.front() == '.' ? "aPath" : "aPictureAndATerminal";
                         });
