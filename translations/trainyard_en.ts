<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody has waited %2 s for rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run goes on; workers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is kept out for %2 s, because worker after worker died there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker asks for a worker on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler was started again; all were back after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image does not run on this type: they have different processors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot machines are not launched so that they can hibernate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A highest price is for spot machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at spot prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This type takes no Elastic Fabric Adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of your own group are yours: all ports can be opened for a group made for the cluster only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no machine type &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Launches training clusters, shows them learn, and leaves nothing running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where everything is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it went well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access &amp;key: an id, a secret, and perhaps a session token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As AWS shows it when a key is made, or in the access portal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access key &amp;id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for keys that end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken; the session ends at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Account id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS is asked whose key it is. Only a key that it knows is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS is being asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks AWS whose key it is, keeps it in the keychain, and tells ~/.aws/config to ask there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking AWS whose key it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in %1. The browser opens for the login now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountsDialog</name>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are profiles in ~/.aws, which the official command line uses too. What is removed here is gone for that as well; the account itself and what runs in it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;questions too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that only look and change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done yet, or nothing matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>&amp;Let this computer in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens SSH of these clusters to this computer, and to its former addresses no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s address is now %1, and SSH of %2 does not let it in.</source>
        <comment>address, clusters</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for more…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What these credentials may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking, without doing anything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each was asked as a dry run: nothing was done. A dry run tells permission only, not capacity or quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line to ask AWS for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, ask AWS for %1 vCPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS will be asked for %1 vCPUs of %2 in %3. It costs nothing; people may look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS was asked for %1 vCPUs: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as spot machines, which AWS may take back (usual price)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines go on costing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them, but end them in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours until they end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overdue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy ssh line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster is one head and some workers that train together. The one on this computer costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was trained on this cluster yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 h more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines end themselves two hours later than they would</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster was asked for from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster is running. Those that have ended are kept above, under Ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters that have ended stay listed with their runs and events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continues a launch that was interrupted: what runs is used, what is missing is launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the run, and the other workers take over its part. Its machine is terminated; data on the machine is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 are launched as it was planned.</source>
        <comment>nodes, instance type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a cluster whose computer was lost into this one&apos;s ledger, so that it can be terminated here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2. Whoever works with that ledger can still change it. Its private key stays on the computer that launched it: from here it can be stopped and terminated, not trained on. Taken over, and ended when it is terminated:</source>
        <comment>owner, ledger</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking AWS…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to go on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget of a &amp;day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the recorded life of each machine and list prices of machines, disks and addresses. The bill of AWS is what counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that runs could be had for less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget of a day is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no budget of a day now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such bucket in this account</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n file, %1, %2</numerusform>
            <numerusform>%n files, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A run learns from a data set in a bucket. Make one of rendered digits, or upload a folder of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n bucket could not be listed completely.</numerusform>
            <numerusform>%n buckets could not be listed completely.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session ends in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In brackets: how many of our machines run there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$0/h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImageModel</name>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s id</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImagePage</name>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operating system and the drivers that every machine starts with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Images of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty means the image&apos;s own. Other usual names are tried as well when it is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids and names of old walkthroughs are recognised, and what takes their place is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As named below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Give the numbers of each machine&apos;s cards, such as 0,1, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bfloat16 is not available on graphics cards: choose float32, or no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model, the data it learns from, and the cluster that does the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it learns, in which steps, and how the workers agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• a scheduler and a server on the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• %n worker, one on each machine</numerusform>
            <numerusform>• %n workers, one on each machine</numerusform>
        </translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bfloat16: faster where the processor has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0,1 of each machine; none: its processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graphics cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision: %1, on the graphics cards %2 of each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking whether the data are there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no data set at %1: %2. Go back and choose another one, or make one there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the data are there is not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aead: always encrypted, takes processor time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of processor time for each MB, at both ends together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encr&amp;yption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session keys made of mine, for this bucket only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my own keys, if AWS makes no limited ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used where the machines have no role that reaches the bucket: a cluster that was launched with the bucket has one. Keys are in a file that only the machines&apos; user can read, until the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys for S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone who controls a machine may do with them what you may do in the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of mine, but for what the cluster&apos;s plan allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys for S3: session keys made of yours, for this bucket only, travel to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys for S3: limited session keys or, where AWS makes none, your own ones travel to the machines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchPage</name>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>kind of resource x how many</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the machines end themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they may idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines keep the time and the idleness by themselves, even if this computer never comes back; they are idle without a run and without use of processors or graphics cards. A budget is watched while Trainyard is open; one that terminates is also a deadline that they keep. What is executable as ~/.trainyard/before-stop on a machine runs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is spent after %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train. All are of one type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type of every machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close together, in one placement group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: cheaper, and may be taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$</source>
        <comment>before an amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the price on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zones, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then these t&amp;ypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the region what it offers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the region offers them now; prices on demand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wherever there is room: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wherever there is room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4, 100 Gbit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MainWindow</name>
    <message>
        <source>Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left running: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for running clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what would end, and asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 running at %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long action has not finished; machines may be starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of them ends itself in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 for %3 are spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Trainyard may do…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account not known (profile %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Under way, as chosen: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My address changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens SSH of all clusters to this computer, and to its former addresses no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked: %1 running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked: no machine of yours is running.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>%1 %2</source>
        <comment>name of a curve, its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>curves</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SSH open to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: open to everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I &amp;accept that the whole Internet may try to log in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the rules that it &amp;lacks; they stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default one of its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for this cluster, on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer&apos;s address (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for subnets, security groups and keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines reach each other; nobody else reaches them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for public a&amp;ddresses, which the subnet does not give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the address may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handwritten-like digits are rendered from the fonts of this computer and put into a bucket: a data set to learn with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a data set: files of the same names are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>A stopped machine costs %1 for its disk. What is in its memory is lost; a public address may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on where it was when it is started again. A stopped machine costs %1 for its disk. AWS refuses where it was not launched for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps its disk, its address and its deadline, and costs what it did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change its type…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the type of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is stopped, changed and started; what is in its memory is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Show steps of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See quotas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See permissions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsModel</name>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have addresses of their own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In AWS&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old form</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>What Trainyard may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user of its own for Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the IAM console, make a policy of the text below: it can read, make, and end only what carries our tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a second one, called node-boundary with the path /trainyard/, of what trainyardctl account --policy-boundary prints: roles of machines are made within it only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a user, a role or a permission set, and attach the policy to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what it may do before anything is launched: trainyardctl account --permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is kept in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>Use %n worker</numerusform>
            <numerusform>Use %n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may fail: decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for public addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it at the launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the next pages say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: small and cheap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on graphics cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train at spot prices: machines may be taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fills the next pages; each of them can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that will exist. Nothing has been created so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will end themselves after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make what is missing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s machines may &amp;look for EFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking IAM…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever looks after the account attaches what is missing to your user, group or role. A policy of your own may allow the same: the permissions say what counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for EMR&apos;s roles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s default roles are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR needs roles that are not whole: %1. These commands make them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, &amp;make them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the roles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>&amp;Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay at the end while new lines come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the run&apos;s processes say appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunModel</name>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the number of workers follow a time or a budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of workers follows the goal from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice on the number of workers comes after each epoch, at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its processes save a checkpoint and end. The run cannot be continued from here. The machines of the cluster go on and cost what they did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last worker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the run, and the other workers take over its part. Its machine is terminated; data on the machine is lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers by time and budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each epoch it is worked out how many workers the run should have: the cheapest number that is in time, or the fastest that the budget pays for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Least workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;ost workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines that it adds cost money until the run or their deadline ends. Without this it only gives advice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this it only gives advice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the goal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a cosine, down to the last epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step has %1 samples and its rate, however many workers there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session and clock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They end themselves in %1 at the latest (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has ended: %1 can neither be seen nor ended from here until you log in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session ends in %1, while %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n machine runs</numerusform>
            <numerusform>%n machines run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are under way</source>
        <translation>
            <numerusform>%n action is under way</numerusform>
            <numerusform>%n actions are under way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) under way wait for a new login.</source>
        <translation>
            <numerusform>%n action under way waits for a new login.</numerusform>
            <numerusform>%n actions under way wait for a new login.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>What this does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large the disks are, where data and results stay, and how the machines get there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines may &amp;hibernate: the disk holds their memory, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a role made for the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With session keys limited to the buckets, in a file that only their user can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As old guides do: keys of yours also in ~/.bashrc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the machines &amp;reach it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new one, made for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another one, by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disks are encrypted and deleted with their machines: what should stay belongs in a bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking which buckets the account has…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role may read and write this bucket and nothing else; its policy stands among the command lines, and it ends with the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a role, or by limited keys where the account refuses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the account refuses it, session keys limited to the bucket travel in a file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the account refuses it, nothing is launched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what would end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger and the cloud are asked. Nothing is touched yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be read what is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud knows of anything of ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of ours was found where it could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and what belongs to them will end; %2 stops. Data on the machines is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself says that it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not end well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second look found nothing of ours. The receipt was also written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be ended. Try again, or look at the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n thing could not be ended. Try again, or look at the cloud&apos;s console.</numerusform>
            <numerusform>%n things could not be ended. Try again, or look at the cloud&apos;s console.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To end all of it, type the &amp;number of the account, %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To end all of it, type the &amp;name of the account, %1 or %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate everything of ours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what Trainyard did not make, in every region. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The protection of %n machine(s) against termination is lifted, and they end. Data on them is lost.</source>
        <translation>
            <numerusform>The protection of %n machine against termination is lifted, and it ends. Data on it is lost.</numerusform>
            <numerusform>The protection of %n machines against termination is lifted, and they end. Data on them is lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left is ended. Data on the machines is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ending in %n second(s)</source>
        <translation>
            <numerusform>Ending in %n second</numerusform>
            <numerusform>Ending in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be ended: protection against termination is on.</source>
        <translation>
            <numerusform>%n thing could not be ended: protection against termination is on.</numerusform>
            <numerusform>%n things could not be ended: protection against termination is on.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TimelineModel</name>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks 2/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s after it was requested: %2</source>
        <comment>seconds, a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 s</source>
        <comment>seconds since the request</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>The tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster on this computer is launched, trains, and is ended. It costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything it launched was ended. The window is ready for your own work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything it launched was ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeModel</name>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>count x name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>samples per second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>1 head + %n worker</numerusform>
            <numerusform>1 head + %n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only warn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the machines&apos; checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the public addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the security groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the key pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the NAT gateways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the placement groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the launch templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the versions of a launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the Spot requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked where Spot machines are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the capacity reservations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released a public address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for open uploads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked whose keys these are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoke with Trainyard&apos;s agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set when the machine ends itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
