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
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
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
        <source>the run pauses: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>%1 × %2</source>
        <comment>kind of resource x how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on Spot</source>
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
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
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
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>China (Ningxia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name and id of an AWS region</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Starting the local cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>send it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quota of %1 is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA&apos;s container toolkit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>security groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation type="unfinished"></translation>
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
        <source>setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curl library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its process died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
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
        <source>Run the tour on the local cloud.</source>
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
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License</source>
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
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access key</source>
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
        <source>R&amp;ole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
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
        <source>The profile is written</source>
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
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
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
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a profile first.</source>
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
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>and %n more run</numerusform>
            <numerusform>and %n more runs</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
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
        <source>The command line was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>%n line of the journal could not be read and was left out.</numerusform>
            <numerusform>%n lines of the journal could not be read and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
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
    <message>
        <source>Change the amount or the action first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last, best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
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
    <message>
        <source>Auto-terminates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1, %n machine lost</numerusform>
            <numerusform>%1, %n machines lost</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
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
        <source>Clusters</source>
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
        <source>Timeline</source>
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
        <source>Hide ended (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
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
        <source>Take over…</source>
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
        <source>Extend by 2 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>%n ended cluster was removed from the list. Its costs and runs stay.</numerusform>
            <numerusform>%n ended clusters were removed from the list. Their costs and runs stay.</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>%n other file</numerusform>
            <numerusform>%n other files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>%n file, %1, is sent.</numerusform>
            <numerusform>%n files, %1, are sent.</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
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
    <message>
        <source>Not available now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>Compare %n run</numerusform>
            <numerusform>Compare %n runs</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
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
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 first.</source>
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
    <message>
        <source>On AWS, per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On AWS so far</source>
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
        <source>On-Demand machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
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
        <source>Budget of the &amp;selected cluster</source>
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
        <source>Cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Daily budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
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
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayBars</name>
    <message>
        <source>%1: %2</source>
        <comment>day, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation type="unfinished"></translation>
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
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>%n check without findings</numerusform>
            <numerusform>%n checks without findings</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>%n mount target</numerusform>
            <numerusform>%n mount targets</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <comment>number of an epoch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
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
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
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
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message>
        <source>Objects in S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>%n more entry of this folder is not listed. Open a folder further down, or use ssh.</numerusform>
            <numerusform>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>%n object is deleted, with %1 below the folders. This cannot be undone.</numerusform>
            <numerusform>%n objects are deleted, with %1 below the folders. This cannot be undone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed:</source>
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
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
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
        <source>session expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page contains this.</source>
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
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Login user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
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
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;mage</source>
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
    <message>
        <source>Current &amp;images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>&amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
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
        <source>local: one worker, no server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
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
        <source>Minimum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
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
        <source>aead: always encrypted, takes CPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-q</source>
        <comment>an option of qsub</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=value, one on each line. They are stored with the run: no secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> deaths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> epoch</numerusform>
            <numerusform> epochs</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to run</source>
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
        <source>&amp;Precision</source>
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
        <source>Give at least %1 samples, one for each worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• a scheduler on the head, and %n server</numerusform>
            <numerusform>• a scheduler on the head, and %n servers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a model of its own</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• %n worker, %1 on each machine</numerusform>
            <numerusform>• %n workers, %1 on each machine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key</source>
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
        <source>Create a new one on this computer</source>
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
        <source>Choose the file of the private key.</source>
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
    <message>
        <source>Review and launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU General Public License</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitFields</name>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>The first line:</numerusform>
            <numerusform>The first %n lines:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
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
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
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
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> worker(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker</numerusform>
            <numerusform> workers</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper, but AWS may interrupt the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
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
        <source>Launch cluster…</source>
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
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local cloud</source>
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
        <source>Quotas and permissions…</source>
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
        <source>Still running: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>The queue of %1 stops, and %n job waits in it: it does not start until this program, or trainyardctl queue run %1, works at it.</numerusform>
            <numerusform>The queue of %1 stops, and %n jobs wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>run; its last checkpoint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run on cluster, alert rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your job is kept: Start training offers it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Resources at AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>id, state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>id, state, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers: %1 requested, %2 launched, %3 joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n login failed: %1</numerusform>
            <numerusform>%n logins failed. The first: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
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
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
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
        <source>Checking with AWS…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Safetensors (PyTorch state_dict)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;ONNX…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Checkpoint (to resume from)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
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
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
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
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buc&amp;ket</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeAnswerModel</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
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
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
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
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
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
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
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
        <source>Log in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account…</source>
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
    <message>
        <source>Show quotas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show permissions…</source>
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
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
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
        <source>launching</source>
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
        <source>AWS&apos;s message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>viewing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
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
        <source>What will be created</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
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
    <message>
        <source>Required permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
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
    <message>
        <source>unknown</source>
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
        <source>State folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
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
        <source>Add the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the key</source>
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
        <source>Hibernation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
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
    <message>
        <source>Start &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
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
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
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
        <source>Keep them running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
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
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few</source>
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
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requested</source>
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
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
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
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n machine is ready.</numerusform>
            <numerusform>%n machines are ready.</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
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
        <source>%1, of %2</source>
        <comment>a volume or an address, its machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched by another computer or ledger. Terminate all leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of resources, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; of others: %2, %3</source>
        <comment>of the user; number of others, price</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>run, epoch, accuracy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, epoch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
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
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a file for %1</source>
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
        <source>%1 will be terminated after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
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
        <source>Nothing is missing.</source>
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
    <message>
        <source>Commands to be run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the roles…</source>
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
    <message>
        <source>%1 train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
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
        <source>Log</source>
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
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all workers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunModel</name>
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
    <message>
        <source>unreachable since %1</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>Running on %n machine…</numerusform>
            <numerusform>Running on %n machines…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>It failed on %n machine.</numerusform>
            <numerusform>It failed on %n machines.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>End %n process of an ended run?</numerusform>
            <numerusform>End %n processes of ended runs?</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>End %n process by name?</numerusform>
            <numerusform>End %n processes by name?</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
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
        <source>Stop at once</source>
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
        <source>Remove %1 (rank %2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epoch</numerusform>
            <numerusform>%n epochs</numerusform>
        </translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>A worker saves a checkpoint of the current step, which takes %n second at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</numerusform>
            <numerusform>A worker saves a checkpoint of the current step, which takes %n seconds at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>Its processes receive SIGTERM, and SIGKILL after %n second: a program that saves on SIGTERM has that time.</numerusform>
            <numerusform>Its processes receive SIGTERM, and SIGKILL after %n seconds: a program that saves on SIGTERM has that time.</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>%n more worker has died.</numerusform>
            <numerusform>%n more workers have died.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1, %n worker died</numerusform>
            <numerusform>%1, %n workers died</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
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
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>Compare %n run…</numerusform>
            <numerusform>Compare %n runs…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n metric record</numerusform>
            <numerusform>%n metric records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>%n checkpoint on this computer</numerusform>
            <numerusform>%n checkpoints on this computer</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
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
        <source>The same machines in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
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
        <source>Add and remove &amp;machines automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScalingView</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling efficiency by number of workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
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
    <message>
        <source>Step decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>%n option. An empty field has its default.</numerusform>
            <numerusform>%n options. An empty field has its default.</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
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
        <source>Session, clock and ledger</source>
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
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n machine runs</numerusform>
            <numerusform>%n machines run</numerusform>
        </translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n operation is in progress</numerusform>
            <numerusform>%n operations are in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>%n operation in progress waits for a new login.</numerusform>
            <numerusform>%n operations in progress wait for a new login.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
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
        <source>Keep a &amp;failed stack for inspection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker, and the master</numerusform>
            <numerusform> workers, and the master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker, if AWS has no more capacity</numerusform>
            <numerusform> workers, if AWS has no more capacity</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ubuntu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amazon Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the current Deep Learning AMI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of an image, id</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNetworkPage</name>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: no script is written. One that is at the path already is used as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
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
        <source>B&amp;ucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>What this does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n run.</numerusform>
            <numerusform>%n runs, one after another.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemCharts</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPU %2</source>
        <comment>machine, number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemView</name>
    <message>
        <source>There are no measurements: no program followed this run while its machines measured, or their agents were older than this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>%n more curve is not drawn; trainyardctl metrics --system lists all.</numerusform>
            <numerusform>%n more curves are not drawn; trainyardctl metrics --system lists all.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• %n machine of the cluster runs it</numerusform>
            <numerusform>• %n machines of the cluster run it</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
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
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
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
        <source>Launch cluster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a working folder</source>
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
        <source>%1, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>%n part of it cannot be created today.</numerusform>
            <numerusform>%n parts of it cannot be created today.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
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
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
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
        <source>Terminate this cluster?</source>
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
        <source>Nothing is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation type="unfinished"></translation>
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
        <source>Terminate everything in the account %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>Termination protection of %n machine will be turned off, and it will be terminated. Data on it is lost.</numerusform>
            <numerusform>Termination protection of %n machines will be turned off, and they will be terminated. Data on them is lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>Terminating in %n second</numerusform>
            <numerusform>Terminating in %n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n resource could not be terminated: termination protection is on.</numerusform>
            <numerusform>%n resources could not be terminated: termination protection is on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n resource could not be terminated. Try again, or check the cloud&apos;s console.</numerusform>
            <numerusform>%n resources could not be terminated. Try again, or check the cloud&apos;s console.</numerusform>
        </translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>Runs save a checkpoint first, for %n minute at most.</numerusform>
            <numerusform>Runs save a checkpoint first, for %n minutes at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
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
        <source>not found</source>
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
    <message>
        <source>2/2 checks passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages</source>
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
        <source>The tour did not finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TransferQueueView</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transferring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelModel</name>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dask dashboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any free port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More types of jobs</source>
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
    <message>
        <source>On-Demand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
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
    <message>
        <source>Loading instance types…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>42 %: a run or an operation</comment>
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
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
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
        <source>Image</source>
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
    <message>
        <source>warn only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
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
        <source>Read the Spot prices</source>
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
        <source>Deleted an object</source>
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
        <source>Requested a larger quota</source>
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
        <source>Listed the machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a machine, its type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <comment>a command</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
