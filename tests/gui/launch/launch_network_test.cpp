// Network and storage in the launch wizard: the resources of the account, and options that need consent. Fake services.
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/network_page.h"
#include "gui/wizards/launch/storage_page.h"
#include "tests/gui/support/launch_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

class LaunchNetworkTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void subnetsGroupsAndKeysAreThoseOfTheAccount() // B9, B10, A13, B14
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        auto *subnet = field<QComboBox>(page, QStringLiteral("Subnet"));
        QVERIFY(subnet);
        QCOMPARE(subnet->count(), 3); // including the default
        QVERIFY(subnet->itemText(1).contains(QLatin1String("IP addresses free, public")));
        QVERIFY(subnet->itemText(2).contains(QLatin1String("private")));
        choose(subnet, QStringLiteral("subnet-p"));
        QCOMPARE(w.wizard.plan().subnet, std::string("subnet-p"));
        QVERIFY(words(page).contains(QLatin1String("2 IP addresses free, and 3 machines need one each")));
        auto *group = field<QComboBox>(page, QStringLiteral("Security group"));
        QCOMPARE(group->count(), 2); // without the groups of other clusters
        auto *repair = named(page, QStringLiteral("Permanently add the missing rules"));
        QVERIFY(!repair);
        choose(group, QStringLiteral("sg-0123456789abcdef0"));
        QVERIFY(words(page).contains(QLatin1String("lacks a rule for SSH from this computer")));
        repair = named(page, QStringLiteral("Permanently add the missing rules"));
        QVERIFY(repair);
        repair->click();
        QVERIFY(w.wizard.plan().repairGroup);
        auto *key = field<QComboBox>(page, QStringLiteral("Key"));
        auto *file = field<QLineEdit>(page, QStringLiteral("Key file"));
        QVERIFY(!file->isEnabled());
        choose(key, QStringLiteral("laptop"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled()); // the key file is missing
        QTest::keyClicks(file, QStringLiteral("/home/me/.ssh/laptop"));
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(w.wizard.plan().keyName, std::string("laptop"));
        choose(key, QStringLiteral("made"));
        QCOMPARE(w.wizard.plan().keyFile + w.wizard.plan().keyName, std::string());
    }

    void aTextThatIsNoRangeIsOneProblem()
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        auto *from = field<QLineEdit>(page, QStringLiteral("Allow SSH from"));
        QVERIFY(from);
        QTest::keyClicks(from, QStringLiteral("192.0.2.0/24"));
        QVERIFY(words(page).contains(QLatin1String("is not within 192.0.2.0/24")));
        from->selectAll();
        QTest::keyClicks(from, QStringLiteral("abc"));
        QCOMPARE(problemsOn(page).size(), 1);
        QVERIFY(!words(page).contains(QLatin1String("is not within")));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
    }

    void aBucketIsChosenMadeOrLeftOut() // A2, A4, A14
    {
        Wizard w;
        auto *page = w.go<StoragePage>();
        auto *bucket = field<QComboBox>(page, QStringLiteral("Bucket"));
        auto *name = field<QLineEdit>(page, QStringLiteral("Bucket name"));
        auto *access = field<QComboBox>(page, QStringLiteral("Access for the machines"));
        QVERIFY(bucket && name && access);
        QCOMPARE(bucket->count(), 5); // none, a new one, two of the account, one by name
        QVERIFY(!name->isEnabled() && !access->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("Without a bucket, data and results")));
        choose(bucket, QStringLiteral("lab-data"));
        QCOMPARE(w.wizard.plan().buckets, std::vector<std::string>{"lab-data"});
        QVERIFY(w.wizard.plan().needsRole() && !w.wizard.plan().makeBuckets);
        QVERIFY(words(page).contains(QLatin1String("The role can read and write only this bucket")));
        QVERIFY(page->side().lines()->toPlainText().contains(QLatin1String("aws iam put-role-policy")));
        choose(bucket, QStringLiteral("(new)"));
        QVERIFY(w.wizard.plan().makeBuckets && w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(name->text().startsWith(QLatin1String("trainyard-demo-")));
        name->clear();
        QTest::keyClicks(name, QStringLiteral("No Good"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("is no name for a bucket")));
        choose(bucket, QStringLiteral("(named)"));
        QTest::keyClicks(name, QStringLiteral("of-a-friend"));
        QCOMPARE(w.wizard.plan().buckets, std::vector<std::string>{"of-a-friend"});
        access->setCurrentIndex(2);
        emit access->activated(2);
        QVERIFY(w.wizard.plan().s3Access == cluster::NodeAccess::Bashrc);
        QVERIFY(words(page).contains(QLatin1String("a role needs none")));
        choose(bucket, QStringLiteral("(none)"));
        QVERIFY(w.wizard.plan().buckets.empty());
    }

    void bucketsThatCannotBeListedAreNamed() // A14
    {
        Wizard w;
        w.planning.owned = fail(ErrorCode::PermissionDenied, "s3:ListBuckets", "AccessDenied: Access Denied");
        auto *page = w.go<StoragePage>();
        QVERIFY(words(page).contains(QLatin1String("Access Denied")));
        auto *bucket = field<QComboBox>(page, QStringLiteral("Bucket"));
        QCOMPARE(bucket->count(), 3);
        choose(bucket, QStringLiteral("(named)"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QTest::keyClicks(field<QLineEdit>(page, QStringLiteral("Bucket name")), QStringLiteral("known-to-me"));
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
    }

    void theWholeInternetNeedsATick() // B11, B13
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        auto *from = field<QLineEdit>(page, QStringLiteral("Allow SSH from"));
        QCOMPARE(from->placeholderText(), QStringLiteral("this computer's IP address (203.0.113.7/32)"));
        QVERIFY(!named(page, QStringLiteral("I accept")));
        QTest::keyClicks(from, QStringLiteral("0.0.0.0/0"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(named(page, QStringLiteral("I accept")));
        named(page, QStringLiteral("I accept"))->click();
        QVERIFY(w.wizard.plan().acceptExposure);
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        named(page, QStringLiteral("Also allow my provider's range"))->click();
        QCOMPARE(w.wizard.plan().sshFrom, std::string("/24"));
        QCOMPARE(from->placeholderText(), QStringLiteral("203.0.113.0/24"));
    }

    void everyPortForEverybodyNeedsATickOfItsOwn() // B11
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        QTest::keyClick(named(page, QStringLiteral("Open all TCP ports")), Qt::Key_Space);
        QVERIFY(w.wizard.plan().allTcpFromAnywhere);
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        named(page, QStringLiteral("I accept"))->click();
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("Every TCP port will be open to the Internet")));
        named(page, QStringLiteral("Open all TCP ports"))->click();
        QVERIFY(!w.wizard.plan().acceptExposure); // the consent ends with the option
        choose(field<QComboBox>(page, QStringLiteral("Security group")), QStringLiteral("sg-0123456789abcdef0"));
        QVERIFY(!named(page, QStringLiteral("Open all TCP ports")));
    }

    void aSubnetWithoutPublicAddressesOffersToRequestThem() // B9
    {
        Wizard w;
        w.planning.choices.subnets[1].freeAddresses = 200;
        w.planning.choices.subnets[1].reachesInternet = true;
        auto *page = w.go<NetworkPage>();
        QVERIFY(!named(page, QStringLiteral("Assign public IP addresses")));
        choose(field<QComboBox>(page, QStringLiteral("Subnet")), QStringLiteral("subnet-p"));
        QVERIFY(words(page).contains(QLatin1String("SSH could not reach the machines")));
        named(page, QStringLiteral("Assign public IP addresses"))->click();
        QVERIFY(w.wizard.plan().publicAddress);
        QVERIFY(!words(page).contains(QLatin1String("SSH could not reach the machines")));
    }
};

QTEST_MAIN(LaunchNetworkTest)
#include "launch_network_test.moc"
