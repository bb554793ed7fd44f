<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>Ihre Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>Es wurde nichts erstellt.</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Geben Sie dem Cluster einen Namen.</translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation>Hadoop muss unter den Anwendungen sein: Seine Knotenliste nennt die Worker.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Wählen Sie einen Typ.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation>Ein Ordner für die Logs ist nötig: Nur dort findet sich die Ursache eines fehlgeschlagenen Starts.</translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation>EMR braucht beide verwalteten Sicherheitsgruppen oder keine.</translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation>Ein Dateisystem hat Mount-Ziele in einer VPC: Wählen Sie ein Subnetz davon.</translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation>Sicherheitsgruppen gehören zu einer VPC: Wählen Sie ein Subnetz davon.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Dies darf nicht leer sein.</translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation>Die Laufzeitumgebung läuft nicht auf diesem Instance-Typ: Wählen Sie einen Typ für x86_64, etwa m5.xlarge.</translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation>EMR startet Task-Knoten nur in einem Cluster mit Core-Knoten.</translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation>Nur Task-Knoten sind Spot-Maschinen, und es gibt keine.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>Ein Höchstpreis gilt nur für Spot-Maschinen.</translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation>Vor dem Release emr-6.4.0 würde EMR den Cluster während des Trainings beenden: Setzen Sie dies auf 0.</translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation>Das Leerlauflimit von EMR braucht das Release emr-5.30.0, emr-6.1.0 oder neuer.</translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation>Dies wird nur mit eigenen verwalteten Sicherheitsgruppen verwendet.</translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation>Nur die Standardrollen EMR_DefaultRole und EMR_EC2_DefaultRole werden erstellt.</translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation>Dies gilt für einen Cluster mit Dateisystem.</translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation>Mit einem Root-Volume von 50 GiB oder weniger startet der Cluster möglicherweise nicht: mindestens %1.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Es gibt keine Region „%1“.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Instance-Typ „%1“.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation>%1 ist beigetreten</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 ist ausgetreten</translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation>ausgefallen: %1</translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation>nie beigetreten: %1</translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation>Server %1 ausgefallen: %2</translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation>alle Worker warteten %2 s auf Rang %1</translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation>der Lauf pausiert: %1</translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation>der Lauf geht weiter; Worker: %1</translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation>%1 ist für %2 s ausgeschlossen, weil dort mehrere Worker ausfielen</translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation>Worker-Ausfälle auf %1 wurden auf Anforderung vergessen</translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation>host_worker fordert einen Worker auf %1 an</translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation>EC2 nimmt %1 zurück; der Worker tritt aus</translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation>alle Prozesse starten neu (Neustart %1)</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 ist eingerichtet</translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation>der Lauf endet aus diesem Grund: %1</translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation>der Scheduler wurde neu gestartet; alle Prozesse haben sich nach %1 s wieder verbunden</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation>der Datenträger des Head-Knotens war %1 s lang voll</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation>der Datenträger des Head-Knotens war %1 s lang voll; %2</translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation>Rang %1 wartet auf seine Daten: %2</translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation>Rang %1 hat seine Daten wieder, nach %2 s</translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation>Befehl oder Skript</translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation>Docker oder Podman</translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation>MXNet (Parameterserver)</translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation>Eigenes Programm, elastisch (Key-Value-Store)</translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation>Eine Shell-Zeile auf einer, einigen oder allen Maschinen; jeder Prozess findet seinen Rang in seiner Umgebung.</translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation>Ein Dask-Cluster: Scheduler und Programm auf dem Head, Worker auf den Maschinen; ohne Befehl läuft er, bis er gestoppt wird.</translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation>Ein Befehl in einem Container auf jeder Maschine oder in einem Container, der die der anderen per ssh erreicht.</translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation>Ein Skript über horovodrun, statisch oder elastisch; die Maschinen müssen einander per ssh erreichen.</translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation>Ein Programm, das seine Gradienten über das Python-Modul trainyard oder libtrainyard_kv austauscht: Worker kommen und gehen während des Trainings.</translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation>Ein MXNet-Skript als Scheduler, Server und Worker, wie tools/launch.py es startet (0.x bis 1.x).</translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation>Ein PyTorch-Skript auf jeder Maschine über torchrun, statisch oder elastisch zwischen zwei Maschinenzahlen.</translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation>Ein Ray-Cluster: Head-Knoten und Programm auf dem Head, ein Knoten auf jeder Maschine; ohne Befehl läuft er, bis er gestoppt wird.</translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation>Ein TensorFlow-Skript auf jeder Maschine, mit TF_CONFIG oder mit den Optionen der Parameterserver-Beispiele.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>%1 × %2</source>
        <comment>kind of resource x how many</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>Kostenlos: läuft auf diesem Computer</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>public</source>
        <translation>öffentlich</translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation>%1, %2 IP-Adressen frei, %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation>%1: offen zum Internet</translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation>%1, ohne Mount-Ziel</translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation>%1, Mount-Ziele in %2 von %3</translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation>%1, die Standard-VPC; Subnetze: %2</translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation>%1; Subnetze: %2</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation>Auf CPUs trainieren</translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation>Auf GPUs trainieren</translation>
    </message>
    <message>
        <source>Train on Spot</source>
        <translation>Auf Spot trainieren</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Geben Sie dem Cluster einen Namen.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation>Geben Sie dem Bucket einen Namen.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Wählen Sie einen Typ.</translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation>Wählen Sie ein Image.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Dies darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation>Nennen Sie jede Region einmal und nicht die Region dieses Clusters.</translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation>Eine Image-ID, eine Startvorlage, eine Sicherheitsgruppe und ein Schlüsselpaar gibt es nur in einer Region: Wählen Sie das Image nach Namen und lassen Sie die anderen offen, oder nennen Sie keine Ausweichregionen.</translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation>Jede Zone gehört zur Region dieses Clusters, etwa us-east-1a.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation>Das Image läuft nicht auf diesem Instance-Typ: Die CPU-Architekturen sind verschieden.</translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation>Spot-Maschinen können nicht mit Ruhezustand gestartet werden.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>Ein Höchstpreis gilt nur für Spot-Maschinen.</translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation>Reservierte Kapazität wird nicht zu Spot-Preisen verkauft.</translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation>Dieser Instance-Typ unterstützt keinen Elastic Fabric Adapter.</translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation>Alle Ports können nur in einer für den Cluster erstellten Sicherheitsgruppe geöffnet werden, nicht in Ihrer eigenen.</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>Zu klein: mindestens %1.</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>Zu groß: höchstens %1.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation>Der Preis von %1 ist unbekannt, sodass ein Budget Läufe nicht rechtzeitig stoppen oder Maschinen beenden kann: Lassen Sie es nur warnen oder wählen Sie einen anderen Typ.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Es gibt keine Region „%1“.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Instance-Typ „%1“.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation>Der Tag „%1“ ist ungültig: Ein Schlüssel hat 1 bis 128 Zeichen und ein Wert höchstens 256; Schlüssel, die mit aws: oder trainyard: beginnen, sind reserviert.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation>%1 auf %2, %3, %4 Epochen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Weiter &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertigstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation>USA Ost (Nord-Virginia)</translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation>USA Ost (Ohio)</translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation>USA West (Nordkalifornien)</translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation>USA West (Oregon)</translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation>Afrika (Kapstadt)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation>Asien-Pazifik (Hongkong)</translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation>Asien-Pazifik (Taipeh)</translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation>Asien-Pazifik (Mumbai)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation>Asien-Pazifik (Hyderabad)</translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation>Asien-Pazifik (Singapur)</translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation>Asien-Pazifik (Sydney)</translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation>Asien-Pazifik (Jakarta)</translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation>Asien-Pazifik (Melbourne)</translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation>Asien-Pazifik (Malaysia)</translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation>Asien-Pazifik (Thailand)</translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation>Asien-Pazifik (Tokio)</translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation>Asien-Pazifik (Seoul)</translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation>Asien-Pazifik (Osaka)</translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation>Kanada (Zentral)</translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation>Kanada West (Calgary)</translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation>Europa (Frankfurt)</translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation>Europa (Zürich)</translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation>Europa (Irland)</translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation>Europa (London)</translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation>Europa (Paris)</translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation>Europa (Mailand)</translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation>Europa (Spanien)</translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation>Europa (Stockholm)</translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation>Israel (Tel Aviv)</translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation>Mexiko (Zentral)</translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation>Naher Osten (Bahrain)</translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation>Naher Osten (VAE)</translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation>Südamerika (São Paulo)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation>AWS GovCloud (USA-Ost)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation>AWS GovCloud (USA-West)</translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation>China (Peking)</translation>
    </message>
    <message>
        <source>China (Ningxia)</source>
        <translation>China (Ningxia)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name and id of an AWS region</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Starting the local cloud</source>
        <translation>Lokale Cloud wird gestartet</translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation>Ziffern im Stil von Handschrift werden erzeugt</translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation>1 Head und 1 Worker werden gestartet</translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation>1 Head und %1 Worker werden gestartet</translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation>Runtime wird über SSH bereitgestellt</translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation>Ziffern werden in S3 abgelegt</translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation>%1 wird über %2 Epochen trainiert</translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation>Während des Trainings wird ein Worker hinzugefügt</translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation>Alles wird beendet</translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation>Es wird geprüft, dass nichts übrig ist</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>Die Tour</translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation>Core-Knoten werden hinzugefügt</translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation>Schritt wird hinzugefügt</translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation>Schritt %1 wird hinzugefügt</translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation>SSH von diesem Computer wird erlaubt</translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation>SSH zum Master wird erlaubt</translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation>Stack wird verbunden</translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation>Stack %1 wird verbunden</translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation>Job wird mit seinen Daten abgeglichen</translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation>Plan wird geprüft</translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation>Knotenliste von YARN wird verglichen</translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation>Modell wird konvertiert</translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation>%1 wird auf die Maschinen kopiert</translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation>Modelle werden auf diesen Computer kopiert</translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation>Checkpoint wird auf diesen Computer kopiert</translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation>Checkpoint der Epoche %1 wird kopiert</translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation>IAM-Rolle der Maschinen wird erstellt</translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation>Dateisystem wird erstellt</translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation>Fehlende Buckets werden erstellt</translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation>Mount-Ziele werden erstellt</translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation>Ressourcen des Stacks werden erstellt</translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation>Rollen von EMR werden erstellt</translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation>Sicherheitsgruppe wird erstellt</translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation>Stack wird erstellt</translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation>Seine Sicherheitsgruppe wird gelöscht</translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation>Dateisystem wird gelöscht</translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation>Mount-Ziele werden gelöscht</translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation>%1 wird beendet</translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation>Maschinen werden untersucht</translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation>Erwartete Dauer</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>Abschließende Prüfung</translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation>Ressourcen werden gesucht</translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation>Weiterleitung, bis dies abgebrochen wird</translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation>Maschinen erhalten Schlüssel füreinander</translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation>Öffentlicher Schlüssel wird importiert</translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation>Beitritt zum Lauf</translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation>Jupyter auf %1 von %2</translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation>%1 wird gestartet</translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation>Lauf wird verlassen</translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation>%1 von %2 tritt seinem Lauf wieder bei</translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation>Preise werden geladen</translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation>Image %1 wird erstellt</translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation>Im Browser geöffnet, bis dies abgebrochen wird</translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation>NFS wird für die Maschinen geöffnet</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>%1 wird gepackt</translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation>Code wird gepackt</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>Daten werden vorbereitet</translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation>Daten von %1 werden vorbereitet</translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation>AWS wird gelesen</translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation>Konto wird gelesen</translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation>Host-Schlüssel werden aus der Konsole gelesen</translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation>Plan wird gespeichert</translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation>%1 wird aus %2 entfernt</translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation>Image und seine Snapshots werden entfernt</translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation>Ziffern werden erzeugt</translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation>%1 von %2 wird ersetzt</translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation>Head von %1 wird ersetzt</translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation>Maschinen werden angefordert</translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation>EMR-Cluster wird angefordert</translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation>Größe des EMR-Clusters wird geändert</translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation>%1 wird fortgesetzt</translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation>Start wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation>Logs der Läufe werden gespeichert</translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation>Logs werden durchsucht</translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation>Frist wird gesetzt</translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation>Grenzen werden gesetzt</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>%1 wird gestartet</translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation>Jupyter wird gestartet</translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation>Jobs der Warteschlange werden gestartet</translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation>EMR-Cluster wird gestartet</translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation>Maschinen der Gruppen werden gestartet</translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation>Scheduler wird neu gestartet</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>%1 wird gestoppt</translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation>Laufende Starts werden gestoppt</translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation>%1 wird übernommen</translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation>Anmeldungen zwischen den Maschinen werden getestet</translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation>Die Warteschlange ist angehalten</translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation>Tunnel zu Port %1 von %2</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>%1 wird hochgeladen</translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation>Bootstrap-Skripte werden hochgeladen</translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation>Warten auf das Fehler-Log von EMR</translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation>Warten auf die Gruppe des Masters</translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation>Warten auf die Mount-Ziele</translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation>Warten auf den Stack</translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation>Warten, bis die Maschinen laufen</translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation>Lauf wird beobachtet</translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation>Beleg wird geschrieben</translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation>Worker-Datei und Variablen werden geschrieben</translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation>Maschine wird geprüft</translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation>Verbindung zum Agenten</translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation>System und GPUs werden erkannt</translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation>Einmaliger Host-Schlüssel wird ersetzt</translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation>Runtime wird entpackt</translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation>Runtime wird hochgeladen</translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation>Upload wird geprüft</translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation>Warten auf SSH</translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation>Watchdog wird gestartet</translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation>Warten auf das Ende des Systemstarts</translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation>Diagnose: %1</translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation>Dienste, die Maschinen starten, werden gestoppt</translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation>Maschinen werden beendet</translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation>Rolle der Maschinen wird entfernt</translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation>Volumes, Gruppen und andere Ressourcen werden entfernt</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation>Der Name „%1“ ist ungültig: Verwenden Sie a-z, 0-9 und „-“, beginnen Sie mit einem Buchstaben, enden Sie mit Buchstabe oder Ziffer, höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation>„%1“ ist kein Bereich von IP-Adressen wie 203.0.113.7/32.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation>„%1“ ist keine ID einer Sicherheitsgruppe wie sg-0123456789abcdef0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation>„%1“ ist kein Bucket-Name: Verwenden Sie 3 bis 63 Kleinbuchstaben, Ziffern und Bindestriche, mit Buchstabe oder Ziffer am Anfang und Ende.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation>„%1“ ist kein Anmeldename: Verwenden Sie Buchstaben, Ziffern, „.“, „_“ und „-“, beginnen Sie mit einem Buchstaben, höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation>Die Schlüsseldatei muss mit vollständigem Pfad angegeben werden, nicht als „%1“.</translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation>Es gibt kein Image „%1“: Geben Sie einen Namen wie ubuntu-24.04, eine AMI-ID wie ami-0123456789abcdef0, „name:“ und den Namen eines Images oder „resolve:ssm:“ und einen Parameter an.</translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation>%1 ist für eine andere CPU-Architektur als das Image (einmal x86_64, einmal arm64): Wählen Sie einen Typ wie c5.xlarge, denn die Runtime ist für x86_64.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation>Der Wert von %1 steht im Konflikt mit %2, das es nur in einer Region gibt.</translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation>Das Feld %1 ist leer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation>„%1“ ist kein gültiger Wert für %2.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation>Es gibt kein %1 „%2“ im Katalog.</translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation>Der Wert von %1 ist zu klein: mindestens %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation>Der Wert von %1 ist zu groß: höchstens %2.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation>Der Wert von %1 steht im Konflikt mit %2.</translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>Alle TCP-Ports von überall erlauben jedem im Internet Anmeldeversuche: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie den offenen Zugang.</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH von %1 erlaubt jedem im Internet Anmeldeversuche: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie den offenen Zugang.</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH von %1 erlaubt mehr als 65.536 Adressen Anmeldeversuche: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie den offenen Zugang.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation>Der Preis von %1 ist unbekannt, sodass ein Budget Läufe nicht rechtzeitig stoppen oder Maschinen beenden kann: Lassen Sie das Budget nur warnen, wählen Sie einen anderen Typ, oder erlauben Sie pricing:GetProducts und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation>SSH von diesem Computer erlauben</translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation>Prozesse auf %1 beenden</translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation>Daten von %1 als vorbereitet markieren</translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation>Worker-Datei auf %1 schreiben</translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation>NumPy auf %1 neu installieren</translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation>/dev/raw1394 auf %1 erstellen</translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation>CUDA-Bibliotheken zum Suchpfad von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation>Gemeinsames Dateisystem auf %1 einhängen</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation>Aufrufstapel auf %1 lesen</translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation>AWS hatte keine Kapazität</translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation>Interner Fehler in Trainyard</translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation>bitte melden Sie dies mit den Details und dem Log</translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation>Ein Wert ist ungültig</translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation>korrigieren Sie ihn und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation>Etwas Genanntes existiert nicht</translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation>prüfen Sie Name, Region und Profil</translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation>Dieser Name ist bereits vergeben</translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation>wählen Sie einen anderen Namen, oder verwenden Sie das Vorhandene</translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation>Die Gegenseite kann dies nicht</translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation>verwenden Sie ein anderes Image, einen anderen Typ oder Endpunkt</translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation>Es hat zu lange gedauert</translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation>versuchen Sie es erneut; bleibt es so, prüfen Sie den Zustand der Maschine und des Netzwerks</translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation>Es wurde abgebrochen</translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation>starten Sie es erneut, wann Sie möchten</translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation>Es konnte keine Verbindung hergestellt werden</translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation>prüfen Sie Adresse, Netzwerk und Firewall</translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation>Die Verbindung brach mittendrin ab</translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation>versuchen Sie es erneut; bereits Erledigtes bleibt erhalten</translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation>Die Verbindung konnte nicht gesichert werden</translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation>prüfen Sie die Uhr des Computers, seine Zertifikate und den Proxy</translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation>Die Antwort war nicht verständlich</translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation>prüfen Sie, dass die Endpunkt-URL der Dienst selbst ist und kein Proxy und keine Webseite</translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation>AWS begrenzt die Anfragen</translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation>warten Sie eine Minute und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation>Der Dienst hatte ein internes Problem</translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation>versuchen Sie es in einer Minute erneut, und behalten Sie die Anfrage-ID für den Support</translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation>Es wurden keine Anmeldeinformationen gefunden</translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation>wählen Sie ein Profil mit --profile oder AWS_PROFILE, oder verwenden Sie das Profil local, das keine braucht</translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation>Der Zugriffsschlüssel oder seine Signatur wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation>prüfen Sie den Schlüssel, sein Geheimnis und die Region des Profils</translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation>Die Sitzung ist abgelaufen</translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation>erneuern Sie die Anmeldeinformationen und versuchen Sie es erneut; laufende Maschinen laufen weiter</translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation>Dieses Konto oder dieser Benutzer darf das nicht</translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation>bitten Sie um die genannte Berechtigung, oder verwenden Sie ein anderes Profil</translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation>Die Uhr dieses Computers und die des Dienstes weichen zu stark voneinander ab</translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation>stellen Sie die Uhr und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation>Dort gibt es derzeit keine Kapazität für diesen Instance-Typ</translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation>versuchen Sie eine andere Zone, einen anderen Typ, oder später</translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation>Das Limit des Kontos erlaubt nicht so viele</translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation>verwenden Sie weniger oder kleinere Maschinen, oder beantragen Sie bei AWS ein höheres Kontingent</translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation>Sein Zustand erlaubt dies nicht, oder etwas hängt noch davon ab</translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation>warten Sie, bis die andere Aktion fertig ist, und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation>Es hat sich inzwischen geändert</translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation>prüfen Sie den neuen Zustand und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation>Die Maschine antwortet nicht als SSH-Server</translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation>prüfen Sie ihre Konsolenausgabe; beenden Sie sie, wenn es so bleibt</translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation>Die Maschine akzeptiert den SSH-Schlüssel nicht</translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation>prüfen Sie den Anmeldebenutzer und das Schlüsselpaar des Clusters</translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation>Die Maschine zeigt einen anderen Host-Schlüssel als den, den sie erhielt</translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation>vertrauen Sie ihr nicht: Die Verbindung wird möglicherweise abgefangen; beenden Sie sie und starten Sie neu</translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation>Ein Befehl auf der Maschine ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation>prüfen Sie seine letzte Ausgabe und das Log des Knotens</translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation>Ein Programm auf diesem Computer konnte nicht gestartet werden oder ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation>prüfen Sie, ob es installiert ist</translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation>schaffen Sie dort Platz; eine Maschine eines Clusters erhält mehr mit einem größeren Root-Volume</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation>prüfen Sie den Datenträger und die Berechtigungen des Ordners</translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation>Eine Datei ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation>laden oder erstellen Sie sie erneut</translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation>Empfangenes und Gesendetes stimmen nicht überein</translation>
    </message>
    <message>
        <source>send it again</source>
        <translation>senden Sie es erneut</translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation>Ein Prozess hat das Geheimnis des Jobs nicht nachgewiesen</translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation>stoppen Sie ihn; starten Sie Worker über den Cluster, damit sie das Geheimnis ihres Laufs erhalten</translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation>Die Gegenseite verwendet eine andere Version</translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation>stellen Sie die Runtime erneut bereit, damit beide dieselbe Version haben</translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation>Ein Prozess des Jobs ist abgestürzt oder antwortet nicht mehr</translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation>prüfen Sie sein Log; fügen Sie an seiner Stelle einen Worker hinzu</translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation>Ein Worker wurde gestartet, hat sich aber nie verbunden</translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation>prüfen Sie sein Log auf diesem Knoten, und fügen Sie ihn dann erneut hinzu</translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation>Das Register wurde von einem neueren Trainyard geschrieben</translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation>installieren Sie diese Version, oder verwenden Sie ein anderes --state-dir</translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation>Ein anderes Programm arbeitet gerade daran</translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation>warten Sie, bis es fertig ist, oder stoppen Sie es dort</translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation>Es ist fertig, aber etwas läuft noch</translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation>führen Sie das Beenden erneut aus; bis dahin kann es Geld kosten</translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation>Das Training ergab nicht endliche Zahlen</translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation>verringern Sie die Lernrate und starten Sie erneut</translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation>Suche nach Compilern und Bibliotheken</translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation>Gemeinsames Dateisystem wird eingehängt</translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation>Dateien werden geholt</translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation>Gemeinsame Ordner werden gesucht</translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation>%1 wird installiert</translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation>Container-Images werden geladen</translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation>Container-Image wird gebaut</translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation>Container-Image wird kopiert</translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation>Quelltext von MXNet wird geholt</translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation>MXNet wird gebaut</translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation>MXNet wird in Python eingebunden</translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation>Pakete zum Bauen von MXNet werden installiert</translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation>Pakete des Systems werden installiert</translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation>AWS-Befehlszeile wird installiert</translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation>Ihre Befehle werden ausgeführt</translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation>Python-Pakete werden installiert</translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation>launch.py wird kopiert</translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation>Pakete zum Bauen von MXNet</translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation>Pakete des Systems</translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation>AWS-Befehlszeile</translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation>Ihre eigenen Befehle</translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation>MXNet aus dem Quelltext</translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation>Container-Images laden</translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation>Container-Image bauen</translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation>Container-Image zwischen Maschinen kopieren</translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation>Python-Pakete und Wheels</translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation>launch.py von MXNet</translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation>Ziffern werden erzeugt</translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation>Hochladen nach %1</translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation>Dateisystem %1 wird erstellt</translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation>Dateisystem %1 wird gelöscht</translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation>%1 wird eingehängt</translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation>Stack %1 wird erstellt</translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation>EMR-Cluster %1 wird erstellt</translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation>Daten der Maschinen werden verglichen</translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation>Anmeldungen bei allen Maschinen werden getestet</translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation>Maschinen erhalten einen gemeinsamen Schlüssel</translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation>Gemeinsamer Schlüssel wird entfernt</translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation>Anmeldeinformationen werden von der Maschine entfernt</translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation>Image wird angefordert</translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation>Warten auf das Image</translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation>Warten auf den Neustart der Maschine</translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation>Lauf wird vorbereitet</translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation>Prozess %1 wird gestartet</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation>Neustarten</translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation>%1 von %2 wird gestoppt</translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation>%1 von %2 wird in den Ruhezustand versetzt</translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation>%1 von %2 wird gestartet</translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation>%1 von %2 wird neu gestartet</translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation>Maschinen von %1 werden gestoppt</translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation>Maschinen von %1 werden in den Ruhezustand versetzt</translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation>Maschinen von %1 werden gestartet</translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation>Maschinen von %1 werden neu gestartet</translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation>Worker wird hinzugefügt</translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation>Worker wird zu %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation>%1 Worker werden zu %2 hinzugefügt</translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation>%1 von %2 wird in %3 geändert</translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation>Frist von %1 wird verlängert</translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation>Grenzen von %1 werden geändert</translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation>Worker wird entfernt</translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation>Worker wird aus %1 entfernt</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>%1 tritt bei</translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation>%1 wird beendet</translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation>Ein Cluster wird beendet</translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation>Alles im Konto wird beendet</translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation>Automatische Skalierung von %1</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>Vorschläge für %1</translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation>%1 auf %2 ist abgeschlossen</translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation>%1 auf %2 wurde gestoppt</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 auf %2 hat den Head-Knoten verloren</translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation>%1 auf %2 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation>EC2 nimmt %1 von %2 zurück</translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation>Der Ersatz, falls es einen gibt, wird im Bereich der Vorgänge gezeigt.</translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation>%1 von %2 auf %3 ist ausgefallen</translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation>%1 eines Laufs auf %2 ist ausgefallen</translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation>Der Grund steht in den Ereignissen des Clusters.</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation>%1 wird zur Frist beendet, in 1 Minute</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation>%1 wird zur Frist beendet, in %2 Minuten</translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation>Verschieben Sie die Frist, um die Maschinen länger zu behalten.</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation>%1 des Budgets von %2 für %3 sind ausgegeben</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation>%1 des Budgets von %2 für heute sind ausgegeben</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Anmeldeinformationen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation>vCPU-Kontingente</translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation>VPC-Limit</translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation>EBS-Limit</translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation>SSH zu den Maschinen</translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation>SSH-Regel dieses Computers</translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation>SSH-Regel des EMR-Masters</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Schlüsselpaar</translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation>Vom Head zu den Workern</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation>Start von EMR</translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation>Bootstrap-Aktionen von EMR</translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation>Ausfall von EMR</translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation>Auto-Scaling-Gruppen</translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation>Einrichtungslogs</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation>Code auf allen Knoten</translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation>Worker-Datei</translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation>Mount-Ziel</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation>CUDA-Bibliotheken</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation>OpenCV und FireWire</translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation>Verwaiste Prozesse</translation>
    </message>
    <message>
        <source>New workers</source>
        <translation>Neue Worker</translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation>Erfolgsmarken</translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation>Basisknoten</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation>%1, %2 und %3 weitere</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Maschine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Maschinen</translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation>der Head leitet keine Verbindungen zu ihr weiter</translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation>Setzen Sie „AllowTcpForwarding yes“ in /etc/ssh/sshd_config des Heads.</translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation>der Head, über den sie erreicht wird, ist nicht verwendbar</translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation>Stellen Sie zuerst die Verbindung zum Head wieder her.</translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation>der Head erreicht sie nicht</translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation>Ihre Sicherheitsgruppe muss die Maschinen des Clusters zulassen, und sie muss laufen (M14).</translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation>ihr Name wurde nicht gefunden (DNS)</translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation>Prüfen Sie das Netzwerk dieses Computers, und ob die Maschine eine öffentliche Adresse hat.</translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation>sie lehnt die Verbindung ab</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation>Die Maschine läuft, aber noch lauscht kein SSH-Server: Warten Sie auf ihren Start, oder lesen Sie ihre Konsole (status).</translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation>es gibt keine Route zu ihr</translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation>Prüfen Sie die Route ihres Subnetzes zu einem Internet-Gateway und das Netzwerk dieses Computers.</translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation>sie antwortet nicht (Zeitüberschreitung)</translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation>Prüfen Sie die Regel ihrer Sicherheitsgruppe für diesen Computer (M12), und ob die Maschine läuft.</translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation>sie sendet kein SSH-Banner</translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation>Die Maschine ist überlastet oder startet noch, oder ein Proxy antwortet an ihrer Stelle: Warten Sie, und starten Sie sie dann neu.</translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation>sie akzeptiert den Schlüssel %1 für %2 nicht</translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation>Verwenden Sie den privaten Schlüssel ihres Schlüsselpaars (M13) oder die Anmeldung ihres Images.</translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation>ihr Host-Schlüssel ist noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation>Ihre Konsole zeigt den Schlüssel einige Minuten nach dem Start: Stellen Sie dann bereit (provision); dabei wird er gelesen.</translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation>ihr Host-Schlüssel ist nicht der bekannte</translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation>Falls die Maschine nicht ersetzt wurde, antwortet eine andere unter ihrer Adresse: Verbinden Sie sich nicht.</translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation>die Schlüsseldatei %1 ist nicht verwendbar</translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation>Legen Sie die Schlüsseldatei wieder an, mit Modus 0600.</translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation>sie hat keinen Algorithmus mit diesem Computer gemeinsam</translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation>Ihr SSH-Server ist zu alt: Verwenden Sie ein neueres Image.</translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation>sie antwortet nicht rechtzeitig</translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation>Versuchen Sie es erneut; die Maschine ist vielleicht überlastet.</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>die Verbindung brach ab</translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation>Versuchen Sie es erneut; wenn es sich wiederholt, starten Sie die Maschine neu.</translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation>Die Adresse dieses Computers konnte nicht ermittelt werden.</translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation>Die Sicherheitsgruppen des Heads konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation>%1 lässt SSH von diesem Computer zu (%2 in %3).</translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation>Keine Sicherheitsgruppe des Heads lässt SSH von %1 zu: Fügen Sie %2 eine Regel hinzu. Wenn der Anbieter die Adresse oft ändert, öffnen Sie das /24 um sie herum (address --neighbours).</translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation>Das Register kennt keine Maschine dieses Clusters mit einer Adresse.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation>Die Anmeldung bei der Maschine ist möglich.</translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation>Die Anmeldung bei allen %1 Maschinen ist möglich.</translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation>SSH schlägt fehl bei %1 von %2 (%3): %4</translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation>Das Schlüsselpaar %1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation>%1 gehört zum Schlüsselpaar %2 der Maschinen.</translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation>%1 ist nicht der Schlüssel der Maschinen: %2 gehört zu ihrem Schlüsselpaar %3.</translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation>%1 gehört nicht zum Schlüsselpaar %2 der Maschinen: Verwenden Sie den privaten Schlüssel mit dem Fingerabdruck %3.</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation>Die Schlüsseldatei %1 ist nicht lesbar: Legen Sie den privaten Schlüssel des Schlüsselpaars %2 (%3) wieder an.</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation>%1 (keine Antwort)</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1 (abgelehnt)</translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation>Der Head erreicht Port 22 von %1 nicht: Ihre Sicherheitsgruppe muss den gesamten Datenverkehr ihrer Mitglieder zulassen, und die Maschinen müssen laufen. Worker werden unter ihren privaten Adressen nur über den Head erreicht.</translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation>Der Head erreicht %1, aber der Schlüssel wird dort nicht akzeptiert: Das Schlüsselpaar ist ein anderes als das des Heads. Leiten Sie bei ssh den Agenten weiter (ssh -A).</translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation>Der Head erreicht die Worker unter ihren privaten Adressen.</translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation>Die Uhren stimmen überein.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation>Die Uhr von %1 weicht um %2 s ab: %3. Starten Sie dort einen Zeitdienst (chrony oder timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation>AWS lehnt dort signierte Anfragen ab</translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation>ab 5 min lehnt AWS Anfragen ab</translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation>Die Anmeldeinformationen des Profils %1 werden nicht akzeptiert: %2. Erneuern Sie die Sitzung, oder fügen Sie das Profil erneut hinzu (account --add).</translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation>Das Ende der Sitzung konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation>Die Sitzung des Profils %1 ist abgelaufen: Erneuern Sie sie.</translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation>Die Sitzung des Profils %1 endet in %2: Erneuern Sie sie vor einer langen Aktion.</translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation>Die Anmeldeinformationen werden akzeptiert; die Sitzung endet in %1.</translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation>Die Anmeldeinformationen werden akzeptiert.</translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation>Die Uhr dieses Computers stimmt mit der von AWS überein.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>Die Uhr dieses Computers geht gegenüber der von AWS %1 s nach. Anfragen von Trainyard werden korrigiert; andere Werkzeuge scheitern ab 5 min. Stellen Sie die Uhr (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>Die Uhr dieses Computers geht gegenüber der von AWS %1 s vor. Anfragen von Trainyard werden korrigiert; andere Werkzeuge scheitern ab 5 min. Stellen Sie die Uhr (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation>Die Regionen des Kontos konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation>Die Region %1 ist aktiviert.</translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation>Die Region %1 ist für dieses Konto nicht aktiviert: Aktivieren Sie sie, oder wählen Sie eine andere (--region).</translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation>Die Berechtigungen konnten nicht getestet werden.</translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation>%1 Aktionen sind verweigert (%2): Lassen Sie einen Administrator die Richtlinie aus „account --policy“ anfügen.</translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation>Alle %1 Aktionen sind erlaubt.</translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation>Keine Aktion ist verweigert; %1 von %2 konnten nicht getestet werden.</translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation>Die Kontingente konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation>Das vCPU-Kontingent ist aufgebraucht: %1. Beantragen Sie eine Erhöhung (account --request-quota).</translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation>Standard-Instances sind nicht erlaubt</translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation>Die vCPU-Kontingente erlauben weitere Maschinen.</translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation>Das Kontingent für EBS-Speicher konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation>Das Konto darf %1 TiB gp3-Volumes in dieser Region haben: Root-Volumes vieler Maschinen überschreiten das. Beantragen Sie eine Erhöhung in der Service-Quotas-Konsole (L-7A658B76).</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation>Das Konto darf %1 TiB gp3-Volumes in dieser Region haben.</translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation>%1 Erste Zeile mit einem Fehler: %2.</translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation>Der EMR-Cluster konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation>Der Cluster ist seit %2 im Zustand %1; nach 20 Minuten sollten seine Einstellungen geprüft werden.</translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation>EMR hat den Cluster gestartet.</translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation>Die Bootstrap-Aktionen waren erfolgreich.</translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation>Keine Bootstrap-Aktion ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation>%1 Geben Sie dem nächsten Cluster einen Log-Bucket.</translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation>Der Stack konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation>Die Gruppen haben alle ihre Maschinen.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation>Eine Gruppe hat weniger Maschinen als gewünscht: %1 Ändern Sie den Typ oder die Zone, oder machen Sie mit weniger Workern weiter.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation>Eine Gruppe hat weniger Maschinen als gewünscht und startet sie gerade.</translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation>Der Stack ist im Zustand %1.</translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation>Der Stack macht Fortschritte; sein letztes Ereignis ist %1 alt.</translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation>Der Stack wartet auf seine Auto-Scaling-Gruppen, deren Starts fehlschlagen: %1</translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation>Der Stack hatte seit %1 kein Ereignis, während seine Gruppen Maschinen starten: Lesen Sie das Einrichtungslog der Maschinen (M15).</translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation>Der Stack hatte seit %1 kein Ereignis: Lesen Sie das Einrichtungslog der Maschinen (M15).</translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation>Die VPCs der Region konnten nicht gezählt werden.</translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation>Die Region %1 hat %2 von %3 VPCs: Ein Stack mit eigenem Netzwerk schlägt fehl. Löschen Sie eine VPC, beantragen Sie ein höheres Kontingent, oder verwenden Sie eine vorhandene VPC.</translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation>Alle Elastic-IP-Adressen der Region sind in Gebrauch: Ein Stack mit einem NAT-Gateway schlägt fehl. Geben Sie eine frei, oder verzichten Sie auf das NAT-Gateway.</translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation>Ein Stack kann in dieser Region eine VPC und eine Adresse erstellen.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation>Der Lauf %1 hat noch keinen Schritt aufgezeichnet.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>Der Lauf %1 hat seit seinem Start vor %2 keinen Schritt aufgezeichnet, und auf keiner antwortenden Maschine ist ein Prozess von ihm. Lesen Sie die letzten Zeilen seiner Logs: Er liest vielleicht noch seine Daten oder wartet auf einen Worker; seine Maschinen kosten in der Zeit Geld.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>Der Lauf %1 hat seit seinem Start vor %2 keinen Schritt aufgezeichnet. Lesen Sie die letzten Zeilen seiner Logs: Er liest vielleicht noch seine Daten oder wartet auf einen Worker; seine Maschinen kosten in der Zeit Geld.</translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation>Der Lauf %1 ist abgeschlossen; sein Ende wird eingetragen, sobald ein Programm ihm folgt.</translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation>Der Lauf %1 pausiert: %2. Er geht weiter, wenn genug Worker beigetreten sind.</translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation>Der Lauf %1 macht Fortschritte.</translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation>es ist kein Rang bekannt, der zurückliegt</translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation>die anderen warten auf Rang %1</translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation>die anderen warten auf Rang %1 auf %2</translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation>Der Lauf %1 macht seit %2 keinen Fortschritt: %3. Lesen Sie das Log dieses Rangs und die Stacks seiner Prozesse; entfernen Sie den Worker, oder stoppen Sie den Lauf mit einem Checkpoint.</translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation>Es ist kein Prozess eines beendeten Laufs übrig.</translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation>%1 beendeter Läufe sind auf %2 übrig und belegen dort Speicher, GPUs und Ports: Beenden Sie sie.</translation>
    </message>
    <message>
        <source>1 process</source>
        <translation>1 Prozess</translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation>%1 Prozesse</translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation>Die Maschinen konnten bei AWS nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation>Der Head und die Worker, die das Register aufführt, existieren bei AWS.</translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>Der Head-Knoten fehlt, und mit ihm steht der Lauf %1: Er kann aus einem Training nicht entfernt werden. Starten Sie einen neuen (replace-head), oder starten Sie die Maschine, falls sie gestoppt ist.</translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>Der Head-Knoten fehlt: Er kann aus einem Training nicht entfernt werden. Starten Sie einen neuen (replace-head), oder starten Sie die Maschine, falls sie gestoppt ist.</translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation>%1 fehlt; ein Training mit Dynamic Training steht ohne seine Basis-Worker, und der Lauf %2 geht mit den anderen weiter.</translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation>%1 fehlt; ersetzen Sie die Maschine vor dem nächsten Lauf.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation>%1 auf %2: %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation>%1 %2 weitere in den Belegen.</translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation>Regeln aus %1 im Statusordner werden nicht verwendet; die Logs enthalten keinen bekannten Fehler.</translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation>Die Logs enthalten keinen bekannten Fehler.</translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation>Die %1 Einrichtungslogs der Maschinen enthalten keinen Fehler.</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>einer Maschine</translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation>Die Einrichtung von %1 meldet Fehler; der erste: %2.</translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation>Die Umgebungsvariablen der Knoten sind wie dokumentiert.</translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation>Umgebungsvariablen von %1 weichen von den dokumentierten ab (%2): Lesen Sie das Einrichtungslog (M15), oder setzen Sie sie in /etc/profile.d/deeplearning.sh.</translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation>Dateien mit Code, die auf %2 Knoten gleich sind: %1.</translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation>Der Code unterscheidet sich zwischen den Knoten: Legen Sie Skripte in das gemeinsame Dateisystem, und stellen Sie die Runtime erneut bereit (provision).</translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation>worker_ip_file nennt auf jedem Knoten die Knoten.</translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation>worker_ip_file fehlt oder ist veraltet auf %1: Schreiben Sie die Datei, bevor das Training beginnt.</translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation>Die Maschinen der lokalen Cloud haben unabhängig vom Typ keine GPUs; das Training verwendet die CPU.</translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation>%1 hat weniger GPUs als der Instance-Typ: Der Treiber ist nicht installiert oder nicht geladen, oder eine GPU ist ausgefallen. Wählen Sie ein Image mit dem NVIDIA-Treiber, oder ersetzen Sie die Maschine.</translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation>DEEPLEARNING_WORKER_GPU_COUNT ist 0 auf %1 trotz GPUs: Das alte Einrichtungsskript kennt nur Typen der Familien g3, p2 und p3. Setzen Sie die Variable auf die Anzahl der GPUs.</translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation>Die Instance-Typen haben keine GPUs: Das Training verwendet die CPU (--gpus weglassen).</translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation>Alle GPUs der Instance-Typen sind vorhanden.</translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation>Der dynamische Linker von %1 findet CUDA nicht: Fügen Sie den Ordner zu LD_LIBRARY_PATH hinzu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation>Der dynamische Linker findet CUDA auf %1.</translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation>OpenCV hat gemeldet, dass es keine FireWire-Kamera findet; /dev/raw1394 existiert jetzt.</translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation>OpenCV meldet „Failed to initialize libdc1394“. Das Training ist nicht betroffen; ein Link /dev/raw1394 beseitigt die Meldung.</translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation>NumPy kann auf %1 nicht importiert werden: Installieren Sie es auf diesen Knoten neu (EMR-Releases vor 5.9.0 haben diesen Fehler).</translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation>Ein Log meldet, dass NumPy nicht lädt, aber jetzt lädt es: Starten Sie den Lauf erneut.</translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation>NumPy kann auf %1 importiert werden.</translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation>sein Name wurde nicht gefunden: Die VPC braucht DNS-Unterstützung und die Zone ein Mount-Ziel; ein neues ist nach einigen Minuten bekannt</translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation>Port 2049 antwortet nicht: Die Sicherheitsgruppe des Mount-Ziels muss ihn von den Maschinen zulassen</translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation>Port 2049 lehnt die Verbindung ab: Das Mount-Ziel ist noch nicht bereit</translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation>der Zugriff wurde verweigert: Prüfen Sie die Richtlinie des Dateisystems</translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation>der NFS-Client ist auf der Maschine nicht installiert</translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation>siehe die zitierte Zeile</translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation>Die Mount-Ziele von %1 konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation>Die Maschinen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation>%1 hat in jeder Zone der Maschinen ein Mount-Ziel.</translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation>%1 hat in %2 der VPC der Maschinen kein verfügbares Mount-Ziel: Erstellen Sie dort eines mit einer Sicherheitsgruppe, die Port 2049 von den Maschinen zulässt.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation>Das gemeinsame Dateisystem ist auf %1 eingehängt, antwortet aber nicht: Prozesse, die es verwenden, warten ohne Fehler. Prüfen Sie, ob das Mount-Ziel existiert (M6), und ob die Sicherheitsgruppe des Mount-Ziels Port 2049 von den Maschinen noch zulässt.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation>Das gemeinsame Dateisystem ist auf %1 eingehängt.</translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation>hängen Sie es erneut ein, oder lesen Sie das Einrichtungslog (M15)</translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation>%1; hängen Sie es dann erneut ein</translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation>Das gemeinsame Dateisystem ist auf %1 nicht eingehängt: %2.</translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation>Die Worker aus der Startvorlage sind hinzugefügt oder unterwegs.</translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation>Die Worker sind im Lauf oder unterwegs.</translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation>%1 wird nicht zum Training hinzugefügt: %2</translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation>Jeder neue Worker, dessen Skript beendet ist, hat seine Erfolgsmarke.</translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation>Ein prepare-data-Skript endete ohne Erfolgsmarke. Wenn die Daten vollständig sind, kann die Marke von Hand erstellt werden; ein unvollständiger Worker kann das Training scheitern lassen.</translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation>Die Prüfung trifft nicht mehr zu: Die Reparatur war erfolgreich.</translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation>Die Sicherheitsgruppe %1 erhält eine Regel für SSH von der Adresse dieses Computers.</translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation>Prozesse auf %1, die ein Startskript gestartet hat und die keinen Elternprozess mehr haben, werden mit dem, was sie berechnet haben, beendet; andere laufen weiter.</translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation>Prozesse des beendeten Laufs %1 auf %2 werden beendet; Prozesse anderer Läufe laufen weiter.</translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation>Der Worker %1 tritt in der nächsten Epoche bei, auch wenn seine Daten unvollständig sind; das Training kann dort dann fehlschlagen.</translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation>worker_ip_file im Home-Ordner von %1 wird mit %2 Adressen geschrieben.</translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation>NumPy wird auf %1 deinstalliert und aus dem Python Package Index neu installiert.</translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation>/dev/raw1394 wird auf %1 ein Link auf /dev/null: OpenCV sucht nicht mehr nach einer FireWire-Kamera.</translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation>~/.profile von %1 erhält eine Zeile, die %2 zu LD_LIBRARY_PATH hinzufügt; sie gilt für neue Sitzungen.</translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation>%1 hängt das Dateisystem mit den dokumentierten Optionen erneut ein.</translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation>Die Maschine von %1 wird beendet, ihre Daten gehen verloren, und eine andere Maschine wird zum gleichen Preis gestartet.</translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation>Die Prozesse des Laufs %1 auf %2 stehen einige Sekunden, während ihre Stacks gelesen werden, und laufen dann weiter; die Stacks werden auf diesem Computer mit dem Lauf gespeichert.</translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation>EC2 startet die Maschine gerade.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation>die Maschine ist im Zustand %1: Starten Sie einen anderen Worker.</translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation>der Zustand der Maschine ist unbekannt: Starten Sie sie, oder starten Sie eine andere.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation>die Maschine ist im Zustand %1: Starten Sie sie, oder starten Sie eine andere.</translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation>ihr prepare-data-Skript läuft.</translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation>ihr prepare-data-Skript endete mit Status %1: Lesen Sie sein Log auf der Maschine, korrigieren Sie das Skript, und führen Sie es erneut aus (prepare-data).</translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation>sie hat keine Erfolgsmarke und antwortet nicht über SSH: Lesen Sie ihr Einrichtungslog über den Head.</translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation>ihre Einrichtung läuft und startet am Ende das prepare-data-Skript.</translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation>ihr prepare-data-Skript läuft nicht, und es gibt keine Erfolgsmarke: Lesen Sie ihr Einrichtungslog (M15), oder erstellen Sie die Marke (M19).</translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation>ihr Tag wurde entfernt: Sie verlässt das Training an der nächsten Grenze und wird dann beendet.</translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation>sie hat kein Tag der elastischen Worker des Stacks: Kein Programm lässt sie beitreten oder beendet sie, und sie kostet, bis sie beendet wird. Setzen Sie das Tag, oder beenden Sie sie.</translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation>sie ist Mitglied des Laufs.</translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation>die Maschine hat noch keine private Adresse.</translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation>host_worker kann nicht gelesen werden: Der Head antwortet nicht.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation>laut host_worker_log wurde sie hinzugefügt.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation>laut host_worker_log wurde sie entfernt, aber die Maschine läuft und kostet: Beenden Sie sie, und starten Sie einen anderen Worker, falls einer gewünscht ist.</translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation>sie steht in host_worker; kein Lauf dieses Registers ist aktiv, dem sie beitreten könnte.</translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation>sie steht in host_worker und tritt in der nächsten Epoche bei.</translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation>ihre Daten sind vorbereitet; sie tritt dem nächsten Lauf bei und kostet bis dahin.</translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation>ihre Daten sind vorbereitet, und der Launcher fügt sie in Sekunden zu host_worker hinzu.</translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation>ihre Daten sind vorbereitet, aber %1 steht nicht in host_worker: Läuft der Launcher?</translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation>sie antwortet nicht über SSH, sodass ihr Worker nicht gestartet werden kann (M26); sie kostet in der Zeit Geld.</translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation>ihr Worker-Prozess läuft und tritt an der nächsten Grenze des Laufs bei.</translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation>ihr Worker ist nicht im Lauf (%1), aber die Maschine läuft und kostet: Lesen Sie ihr Log, entfernen Sie sie, und fügen Sie einen Worker hinzu.</translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation>ihre Einrichtung läuft; danach wird die Runtime installiert.</translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation>die Runtime ist dort nicht installiert: Installieren Sie sie (provision), oder entfernen Sie die Maschine.</translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation>dort ist kein Prozess des Laufs: Der Lauf begann ohne sie. Sie nimmt am nächsten Lauf teil und kostet bis dahin; entfernen Sie sie, wenn sie nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation>AWS hatte ein internes Problem</translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation>Ein anderer Aufruf änderte gerade dieselbe Ressource</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation>AWS akzeptiert den Schlüssel nicht</translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation>prüfen Sie den Schlüssel und sein Geheimnis; ein Schlüssel kann auch für diese Region nicht aktiv sein, die zuerst aktiviert werden muss</translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation>AWS erkennt den Zugriffsschlüssel nicht</translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation>prüfen Sie seine ID; er ist vielleicht deaktiviert oder gehört zu einer anderen Partition (China, GovCloud) als die Region</translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation>Das Geheimnis gehört nicht zum Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation>geben Sie das Geheimnis erneut ein: Es enthält einen Tippfehler oder gehört zu einem anderen Schlüssel</translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation>Die Anfrage enthielt keine Anmeldeinformationen</translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation>wählen Sie ein Profil mit einem Schlüssel, oder melden Sie sich an</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation>Die Uhr dieses Computers geht falsch</translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation>stellen Sie sie, zum Beispiel mit timedatectl set-ntp true; Anfragen werden bis dahin korrigiert</translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation>melden Sie sich erneut an, oder erneuern Sie die Anmeldeinformationen; laufende Maschinen laufen weiter</translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation>Das Konto muss zuerst etwas zustimmen</translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation>aktivieren Sie die Region, oder akzeptieren Sie die Bedingungen des Images auf der Seite, die AWS nennt</translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation>AWS hat dieses Konto dafür nicht freigeschaltet</translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation>schließen Sie die Registrierung ab, oder wenden Sie sich an den AWS Support</translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation>Der Schlüssel darf das nicht</translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation>bitten Sie um die genannte Berechtigung; trainyardctl account --policy gibt eine Richtlinie aus, die sie enthält</translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation>AWS hat die Maschine beim Start beendet, weil ihr verschlüsselter Datenträger nicht verwendet werden konnte</translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation>prüfen Sie, ob der KMS-Schlüssel, der Volumes in dieser Region verschlüsselt, aktiviert ist, und ob diese Anmeldeinformationen ihn verwenden dürfen (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation>Eine Tag-Richtlinie der Organisation erlaubt diese Tags nicht</translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation>wählen Sie Werte, die sie erlaubt, oder bitten Sie um eine Ausnahme</translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation>AWS hat dort derzeit keine Kapazität für diesen Instance-Typ</translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation>versuchen Sie eine andere Zone der Region, dann einen anderen Instance-Typ oder eine andere Region</translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation>Dafür gibt es derzeit keine Spot-Kapazität</translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation>verwenden Sie On-Demand-Maschinen, oder einen anderen Instance-Typ oder eine andere Zone</translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation>Der Spot-Preis liegt über dem Höchstpreis</translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation>erhöhen Sie den Höchstpreis, oder verwenden Sie On-Demand-Maschinen</translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation>Dieser Typ wird in dieser Zone nicht angeboten oder passt nicht zum Image</translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation>wählen Sie eine der Zonen, die AWS nennt, oder einen anderen Typ</translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation>Die Zone bietet das nicht an</translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation>lassen Sie sie weg, oder wählen Sie eine andere Zone</translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation>Das vCPU-Kontingent des Kontos ist dafür zu klein</translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation>beantragen Sie eine Erhöhung (trainyardctl account --quotas zeigt, welche Zeile), oder verwenden Sie weniger oder kleinere Maschinen</translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation>Das Spot-Kontingent des Kontos ist dafür zu klein</translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation>beantragen Sie eine Erhöhung, oder verwenden Sie On-Demand-Maschinen, die ein anderes Kontingent haben; freigegebene vCPUs zählen noch einige Minuten</translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation>Das Volume-Kontingent des Kontos ist dafür zu klein</translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation>verwenden Sie kleinere Datenträger, löschen Sie nicht benötigte Volumes, oder beantragen Sie eine Erhöhung</translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation>Das Kontingent des Kontos für Sicherheitsgruppen oder Regeln ist aufgebraucht</translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation>verwenden Sie eine vorhandene Gruppe, oder löschen Sie nicht benötigte Gruppen</translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation>Die Region hat so viele Netzwerke, wie das Konto haben darf</translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation>verwenden Sie ein vorhandenes (üblich sind höchstens fünf je Region), oder löschen Sie eines</translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation>Ein Kontingent des Kontos ist aufgebraucht</translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation>löschen Sie, was nicht gebraucht wird, oder beantragen Sie eine Erhöhung</translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation>Eine Ressource kann höchstens fünfzig Tags haben</translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation>verwenden Sie weniger Tags</translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation>Der kostenlose Plan des Kontos enthält diesen Typ nicht</translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation>wählen Sie einen Typ des kostenlosen Kontingents, oder verlassen Sie den kostenlosen Plan</translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation>Das Instance-Profil ist EC2 noch nicht bekannt</translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation>versuchen Sie es in einer halben Minute erneut; wenn es so bleibt, prüfen Sie den Namen</translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation>Der Cluster hat Beendigungsschutz</translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation>heben Sie den Schutz auf, und beenden Sie ihn dann erneut</translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation>AWS akzeptiert einen Wert nicht</translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation>ändern Sie das Feld, das die Meldung nennt</translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation>Das Image wurde nicht gefunden</translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation>wählen Sie ein Image dieser Region: AMI-IDs sind je Region verschieden, und alte Images werden zurückgezogen</translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation>Dieses Image ist in dieser Region nicht veröffentlicht</translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation>wählen Sie ein anderes Image oder eine andere Region</translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation>Das Schlüsselpaar ist nicht in dieser Region</translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation>importieren Sie es hier (Schlüsselpaare gelten je Region), oder lassen Sie Trainyard eines erstellen</translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation>Ein Schlüsselpaar dieses Namens existiert bereits</translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation>verwenden Sie es, wenn sein Fingerabdruck der Ihres Schlüssels ist, oder wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation>AWS kann den öffentlichen Schlüssel nicht lesen</translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation>geben Sie einen ed25519- oder RSA-Schlüssel im Format von OpenSSH an</translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation>Es gibt keine Maschine mit dieser ID</translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation>aktualisieren Sie: Sie ist weg oder hat nie existiert</translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation>Die Sicherheitsgruppe wurde nicht gefunden</translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation>wählen Sie eine dieses Netzwerks, oder lassen Sie Trainyard eine erstellen</translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation>Der Name der Sicherheitsgruppe ist vergeben</translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation>wählen Sie einen anderen Namen, oder verwenden Sie die vorhandene Gruppe</translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation>Die Sicherheitsgruppe wird noch verwendet</translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation>warten Sie, bis die Maschinen weg sind, und beenden Sie erneut</translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation>Das Netzwerk oder Subnetz wurde nicht gefunden</translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation>wählen Sie eines dieser Region</translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation>Die Region hat kein Standardnetzwerk</translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation>erstellen Sie eines mit aws ec2 create-default-vpc, oder wählen Sie ein Subnetz</translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation>Das Subnetz hat zu wenige freie IP-Adressen</translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation>wählen Sie ein anderes Subnetz oder eine andere Zone</translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation>Der Datenträger wird nicht akzeptiert</translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation>machen Sie das Root-Volume mindestens so groß wie das Image</translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation>Der Snapshot des Images wurde nicht gefunden</translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation>wählen Sie ein anderes Image</translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation>Das Startskript ist zu lang</translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation>halten Sie es unter 16 KB</translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation>Eine Startvorlage dieses Namens existiert bereits</translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation>verwenden Sie sie, oder wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation>Die Startvorlage wurde nicht gefunden</translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation>wählen Sie eine andere, oder lassen Sie sie weg</translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation>Die Regel ist bereits wie gewünscht</translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation>machen Sie weiter: Es fehlt nichts</translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation>Dieselbe Anfrage wurde zuvor mit anderen Werten gesendet</translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation>starten Sie erneut: Der Start erhält ein eigenes Token</translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation>Etwas hängt noch davon ab</translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation>Der Zustand erlaubt das nicht</translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation>aktualisieren Sie, und versuchen Sie es erneut, wenn sich der Zustand geändert hat</translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation>Die Maschine hat Beendigungsschutz</translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation>heben Sie den Schutz auf: trainyardctl terminate --lift-protection, oder stimmen Sie zu, wenn das Fenster fragt</translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation>Die Anfrage kann nicht mehr geändert werden</translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation>prüfen Sie zuerst ihren Zustand</translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation>Der EMR-Cluster ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation>lesen Sie die Meldung und das Log in dem Bucket, den sie nennt</translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation>Der Stack erstellt IAM-Rollen, die Sie bestätigen müssen</translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation>erstellen Sie den Stack mit --capabilities CAPABILITY_NAMED_IAM, oder bestätigen Sie dies in der CloudFormation-Konsole</translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation>Ein Stack dieses Namens existiert bereits</translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation>Die Auto-Scaling-Gruppe ist beschäftigt</translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation>warten Sie eine halbe Minute, und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation>Eine Rolle oder ein Profil dieses Namens existiert bereits</translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation>Die Rolle oder das Profil wurde nicht gefunden</translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation>lassen Sie Trainyard sie erstellen, oder wählen Sie eine andere</translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation>Etwas ist noch daran angefügt</translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation>lösen Sie das zuerst</translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation>AWS kann die Richtlinie nicht lesen</translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation>melden Sie dies mit den Details</translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation>Ein Dateisystem dieser Anfrage existiert bereits</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>verwenden Sie es</translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation>Das Dateisystem ist nicht bereit</translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation>Das Dateisystem hat noch Mount-Ziele</translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation>löschen Sie sie zuerst</translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation>Die Zone hat bereits ein Mount-Ziel</translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation>Der Bucket ist in einer anderen Region</translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation>wählen Sie diese Region oder einen anderen Bucket</translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation>Der Name des Buckets ist an jemand anderen vergeben</translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation>wählen Sie einen anderen Namen: Bucket-Namen sind weltweit eindeutig</translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation>Der Bucket gehört bereits Ihnen</translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation>Der Bucket ist nicht leer</translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation>löschen Sie zuerst seinen Inhalt</translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation>Ein Bucket kann nicht so heißen</translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation>verwenden Sie 3 bis 63 Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation>Es wurde in S3 nicht gefunden</translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation>prüfen Sie die Adresse (s3://bucket/key), die Region und das Profil</translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation>Der Upload kann nicht abgeschlossen werden</translation>
    </message>
    <message>
        <source>start it again</source>
        <translation>starten Sie ihn erneut</translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation>Das Objekt ist zu groß</translation>
    </message>
    <message>
        <source>split it</source>
        <translation>teilen Sie es auf</translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation>Das Objekt hat sich inzwischen geändert</translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation>beginnen Sie erneut mit dem jetzigen Stand</translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation>Die Runtime, die auf den Maschinen bereitgestellt wird, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation>bauen Sie das Ziel bundle, oder installieren Sie Trainyard; TRAINYARD_BUNDLE nennt einen anderen Ort</translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation>Der Name der Maschine kann hier nicht aufgelöst werden</translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation>aktualisieren Sie: Ihre Adresse hat sich vielleicht geändert; prüfen Sie sonst das DNS dieses Computers</translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation>Unter der IP-Adresse der Maschine antwortet nichts</translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation>prüfen Sie, ob ihre Sicherheitsgruppe SSH von Ihrer IP-Adresse zulässt (sie hat sich vielleicht geändert), und ob ihr Subnetz eine Route zum Internet hat</translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation>Es gibt keine Route zur IP-Adresse der Maschine</translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation>prüfen Sie Netzwerk, VPN und Firewall dieses Computers</translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation>Die Maschine antwortet, aber kein SSH-Server lauscht</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation>warten Sie, während sie startet; wenn es so bleibt, prüfen Sie ihre Konsolenausgabe</translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation>Der Port ist offen, aber kein SSH-Server antwortet</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation>warten Sie, während sie startet; wenn es so bleibt, prüfen Sie ihre Konsolenausgabe: Speicher oder Datenträger sind vielleicht voll</translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation>Was antwortet, ist kein SSH-Server</translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation>prüfen Sie Adresse und Port; dort lauscht vielleicht ein Proxy oder ein anderes Programm</translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation>Der SSH-Handshake brach ab</translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation>versuchen Sie es erneut; wenn es so bleibt, prüfen Sie die Konsolenausgabe</translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation>prüfen Sie den Anmeldebenutzer des Images (ubuntu, ec2-user, hadoop) und das Schlüsselpaar des Clusters</translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation>CUDA: Speicher erschöpft</translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation>Das Modell, sein Batch und seine Aktivierungen passen nicht in den Speicher der GPU.</translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation>Verwenden Sie einen kleineren Batch je Worker, mehr Worker oder einen Instance-Typ mit mehr GPU-Speicher; beenden Sie andere Prozesse, die die GPU verwenden.</translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation>NCCL-Zeitüberschreitung</translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation>Ein Rang nahm nicht rechtzeitig an einer kollektiven Operation teil: Er ist ausgefallen, viel langsamer, oder sein Port ist blockiert.</translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation>Lesen Sie das Log des Rangs, der zuerst stehen blieb; lassen Sie allen Datenverkehr zwischen Mitgliedern der Sicherheitsgruppe zu.</translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation>NCCL-Fehler</translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation>Die Verbindung zwischen GPUs zweier Ränge ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation>Prüfen Sie, ob die anderen Ränge noch laufen, und ob NCCL_SOCKET_IFNAME eine Schnittstelle nennt, die alle Maschinen haben.</translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation>GPU-Störung (Xid)</translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation>Der Treiber der GPU meldet eine Störung der Hardware, des Treibers oder eines Programms.</translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation>Schlagen Sie die Xid-Nummer in der Liste von NVIDIA nach; wenn es sich wiederholt, ersetzen Sie die Maschine (48, 63, 64, 74, 79, 94 und 95 sind Hardwarefehler).</translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation>GPU-Speicherfehler (ECC)</translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation>Der Speicher der GPU hat einen Fehler, der nicht korrigiert werden kann.</translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation>Ersetzen Sie die Maschine: Dort berechnete Ergebnisse können falsch sein.</translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation>GPU verloren</translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation>Die GPU antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation>Starten Sie die Maschine neu; wenn die Störung wiederkehrt, ersetzen Sie sie.</translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation>NVIDIA-Treiber und Bibliothek passen nicht zusammen</translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation>Der Treiber fehlt oder passt nicht zur CUDA-Bibliothek.</translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation>Starten Sie die Maschine nach einer Aktualisierung des Treibers neu, oder verwenden Sie ein Image mit dem Treiber für diesen Instance-Typ.</translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation>Beendet: Speicher erschöpft</translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation>Die Maschine hatte keinen Speicher mehr, und der Kernel beendete einen Prozess.</translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation>Verwenden Sie weniger Prozesse oder einen kleineren Batch, oder einen Instance-Typ mit mehr Speicher.</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Datenträger voll</translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation>Ein Datenträger der Maschine ist voll.</translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation>Löschen Sie dort Dateien, oder starten Sie mit einem größeren Root-Volume (--root-gib).</translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation>Datenträger schreibgeschützt</translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation>Das Dateisystem wurde schreibgeschützt eingehängt, meist nach einem Fehler des Datenträgers.</translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation>Ersetzen Sie die Maschine, nachdem Sie das Nötige kopiert haben.</translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation>Gemeinsamer Speicher voll</translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation>Die Prozesse, die Daten laden, brauchen mehr gemeinsamen Speicher, als /dev/shm hat.</translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation>Verwenden Sie weniger Ladeprozesse, oder starten Sie den Container mit --ipc=host oder einer größeren --shm-size.</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation>Der Prozess erreichte seine Grenze offener Dateien.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation>Erhöhen Sie die Grenze (ulimit -n 65536), oder verwenden Sie weniger Ladeprozesse.</translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation>NumPy lädt nicht</translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation>Das installierte NumPy passt nicht zum Framework; EMR-Releases vor 5.9.0 haben diesen Fehler.</translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation>Installieren Sie NumPy auf allen Knoten neu.</translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation>libdc1394 nicht initialisiert</translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation>OpenCV sucht nach einer FireWire-Kamera; das Training ist nicht betroffen.</translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation>Verlinken Sie /dev/raw1394 auf /dev/null.</translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation>CUDA-Bibliothek nicht gefunden</translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation>Der dynamische Linker findet eine CUDA-Bibliothek nicht.</translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation>Fügen Sie den Ordner der CUDA-Bibliotheken zu LD_LIBRARY_PATH hinzu.</translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation>SSH-Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation>Ein Knoten akzeptierte den Schlüssel eines anderen nicht: Der Agent wird nicht weitergeleitet, oder es ist ein anderes Schlüsselpaar.</translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation>Verbinden Sie sich mit ssh -A mit dem Head, und verwenden Sie die privaten Adressen der Worker.</translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation>Host-Schlüssel nicht verifiziert</translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation>Ein Knoten zeigt einen anderen Host-Schlüssel, als der verbindende Knoten kennt.</translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation>Entfernen Sie dort den alten Schlüssel (ssh-keygen -R ADDRESS), falls die Maschine ersetzt wurde.</translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation>Port belegt</translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation>Ein Prozess eines früheren Laufs belegt den Port noch.</translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation>Beenden Sie die Prozesse des früheren Laufs.</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation>Der andere Prozess lauscht dort nicht oder noch nicht.</translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation>Wenn es sich wiederholt, prüfen Sie, ob Scheduler und Server des Laufs noch laufen.</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation>Hostname nicht gefunden</translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation>Ein Hostname hat keine Adresse: Das DNS der VPC ist aus, oder der Name ist falsch.</translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation>Aktivieren Sie DNS-Unterstützung und DNS-Hostnamen der VPC, oder korrigieren Sie den Namen.</translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation>S3: Zugriff verweigert</translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation>Die Rolle oder die Schlüssel der Maschine dürfen den Bucket nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation>Erlauben Sie den Bucket in der Rolle der Maschinen (account --policy), oder prüfen Sie Namen und Besitzer des Buckets.</translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation>S3: Bucket oder Schlüssel existiert nicht</translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation>Der Bucket oder das Objekt existiert nicht.</translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation>Prüfen Sie die Adresse der Daten (data ls s3://BUCKET).</translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation>Anmeldeinformationen abgelaufen</translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation>Die Schlüssel auf der Maschine sind abgelaufen oder fehlen, oder ihre Uhr geht falsch.</translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation>Geben Sie den Maschinen eine Rolle, oder senden Sie mit dem nächsten Lauf neue Schlüssel; prüfen Sie die Uhr (M30).</translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation>Dateisystem antwortet nicht</translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation>Das gemeinsame Dateisystem antwortet der Maschine nicht.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation>Prüfen Sie das Mount-Ziel der Zone, und ob seine Sicherheitsgruppe Port 2049 zulässt.</translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation>Dateisystem nicht eingehängt</translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation>Das gemeinsame Dateisystem konnte nicht eingehängt werden.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation>Prüfen Sie das Mount-Ziel der Zone, DNS und Port 2049.</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>Speicherzugriffsfehler</translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation>Ein Programm hat auf Speicher zugegriffen, der ihm nicht gehört.</translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation>Prüfen Sie, ob Framework, CUDA und Treiber zusammenpassen; melden Sie es mit dem Archiv von --bundle.</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>Ungültiger Maschinenbefehl</translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation>Das Programm wurde für einen anderen Prozessor gebaut.</translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation>Wählen Sie einen Instance-Typ mit einem neueren Prozessor oder einen anderen Build.</translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation>Verlust ist NaN</translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation>Das Training ist divergiert.</translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation>Verwenden Sie eine kleinere Lernrate oder Gradient Clipping, oder prüfen Sie die Daten.</translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation>Python-Paket fehlt</translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation>Das Python-Paket ist für den laufenden Interpreter nicht installiert.</translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation>Installieren Sie es auf allen Knoten, oder aktivieren Sie die Umgebung des Images.</translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation>Spot-Unterbrechung</translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation>EC2 nimmt die Spot-Maschine zurück.</translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation>Lassen Sie den Lauf sie ersetzen (launch --replace-spot), oder verwenden Sie On-Demand-Maschinen.</translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation>Harmlose Meldung der Einrichtung</translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation>Paketverwaltungen geben solche Zeilen auf intakten Maschinen aus.</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation>Einrichtung fehlgeschlagen</translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation>Ein Befehl der Einrichtung der Maschine ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation>Beheben Sie die Ursache, und erstellen Sie die Maschine neu.</translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation>%1 Die verwaltete Richtlinie %2 fehlt, die sie erlaubt.</translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation>%1 %2 ist an die Stelle von %3 getreten, die %4 hat.</translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation>Das Konto konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation>Die Sitzung läuft in %1 ab, vor der Frist der Maschinen: Sie beenden sich trotzdem selbst, aber dieser Computer kann sie ohne neue Anmeldung nicht verwalten.</translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation>Das Konto ist verwendbar, und seine Sitzung dauert lange genug.</translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation>Berechtigungen konnten nicht vorab geprüft werden</translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation>Verweigerte Berechtigungen: %1.</translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation>Einige Ressourcen würden nach der Beendigung übrig bleiben, weil diese Berechtigungen verweigert sind: %1.</translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation>Unbekannte Berechtigungen: %1.</translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation>Alles, was Start und Beendigung brauchen, ist erlaubt.</translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation>Die Kontingente können nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation>%1 vCPUs von %2 (%3) werden in %4 gebraucht</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation>%1, und %2 der %3 erlaubten sind in Gebrauch; eine Erhöhung auf %4 ist beantragt.</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation>%1, und %2 der %3 erlaubten sind in Gebrauch.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation>%1; %2 von %3 sind frei, %4 nach dem Start.</translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation>%1; wie viele in Gebrauch sind, ist unbekannt</translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation>%1; wie viele erlaubt sind, ist unbekannt</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The quota of %1 is unknown.</source>
        <translation>Das Kontingent von %1 ist unbekannt.</translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation>Wo %1 angeboten wird, konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation>%1 wird in %2 nicht angeboten; der nächste Typ oder die nächste Region des Plans wird versucht.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation>%1 wird in %2 nicht angeboten.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation>%1 wird in %2 nicht angeboten, nur in %3.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation>AWS hatte in der letzten Stunde keine Kapazität für %1 in %2, und das gewählte Subnetz ist in keiner anderen Zone.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation>AWS hatte in der letzten Stunde keine Kapazität für %1 in %2.</translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation>%1 wird in %2 angeboten. Das gewählte Subnetz ist in keiner anderen Zone: Wenn AWS dort keine Kapazität hat, wird keine andere versucht.</translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation>%1 wird nur in %2 der gewählten Zonen angeboten.</translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation>%1 wird in %2 angeboten; ob AWS jetzt Kapazität hat, zeigt erst der Start.</translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation>Die Spot-Platzierungsbewertung von EC2 für diese Größe ist %1 von 10 in der besten dieser Zonen.</translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation>Dieses Image gibt es nicht</translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation>Das Image konnte nicht geprüft werden (%1)</translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation>%1 ist für %2, %3 ist %4.</translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation>%1 existiert.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation>Das Root-Volume von %1 GiB ist kleiner als der Snapshot des Images von %2 GiB.</translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation>%1 GiB fassen die %2 GiB des Images.</translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation>Die Maschinen beenden sich nach %1 selbst, auch wenn dieser Computer aus ist.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation>Der Bucket %1 ist in %2, und die Maschinen wären in %3: AWS berechnet jedes Byte, das Regionen überquert, und das Lesen dauert länger. Kopieren Sie die Daten in einen Bucket in %4, oder starten Sie dort.</translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation>Der Bucket %1 existiert.</translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation>Der Bucket %1 wird erstellt und bleibt nach der Beendigung.</translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation>Der Bucket %1 existiert nicht: Ein Lauf würde keine Daten finden und könnte seine Ergebnisse nicht schreiben.</translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation>Der Bucket %1 gehört einem anderen Konto, oder diese Anmeldeinformationen können ihn nicht verwenden: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation>Der Bucket %1 konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation>%1 unterstützt keinen Ruhezustand.</translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation>%1 hat %2 GiB Speicher, und nur mit weniger als %3 GiB ist der Ruhezustand möglich.</translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation>Ein Root-Volume von %1 GiB fasst die %2 GiB des Images und %3 GiB Speicher nicht.</translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation>Ob %1 den Ruhezustand unterstützt, ist unbekannt</translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation>Ob dieses Image für den Ruhezustand vorbereitet ist, ist unbekannt: Die von Ubuntu und Amazon Linux sind es.</translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation>Die Maschinen können in den Ruhezustand gehen: %1 GiB ihres verschlüsselten Datenträgers sind für den Speicher reserviert.</translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation>Für den Cluster wird auf diesem Computer ein Schlüsselpaar erstellt, und sein privater Teil bleibt hier.</translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation>Die Schlüsseldatei ist nicht verwendbar</translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation>EC2 nimmt nur RSA- und ed25519-Schlüssel an, und diese Datei enthält einen ECDSA-Schlüssel.</translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation>Der öffentliche Teil von %1 wird importiert (%2).</translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation>Die Schlüsselpaare des Kontos können nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation>%1 ist der private Teil des Schlüsselpaars %2 des Kontos.</translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation>%1 ist nicht der private Teil des Schlüsselpaars %2 des Kontos, dessen Fingerabdruck %3 ist: Niemand könnte sich anmelden.</translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation>Das Konto hat kein Schlüsselpaar %1 in %2.</translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation>Jeder TCP-Port wird zum Internet offen sein, wie akzeptiert.</translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation>Jeder TCP-Port wäre zum Internet offen.</translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation>SSH wird zum Internet offen sein, wie akzeptiert.</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation>Die IP-Adresse dieses Computers ist unbekannt</translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation>SSH wird wie gewünscht für %1 offen sein; ob dieser Computer darin liegt, konnte nicht geprüft werden.</translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation>Dieser Computer (%1) liegt nicht in %2: Er könnte sich nicht anmelden.</translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation>SSH wird für %1 offen sein, worin dieser Computer liegt.</translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation>Für den Cluster wird eine Sicherheitsgruppe erstellt.</translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation>Es gibt keine Sicherheitsgruppe %1 in %2.</translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation>Die Sicherheitsgruppen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation>Die Gruppe %1 gehört zu %2, das Subnetz %3 zu %4.</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation>eine Regel für SSH von diesem Computer und eine Regel für Datenverkehr zwischen ihren Mitgliedern</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation>eine Regel für SSH von diesem Computer</translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation>eine Regel für Datenverkehr zwischen ihren Mitgliedern</translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation>Der Gruppe %1 fehlt %2.</translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation>Die Gruppe %1 erhält %2; das bleibt so.</translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation>Die Gruppe %1 hat die nötigen Regeln.</translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation>Die Gruppe %1 ist zum Internet offen.</translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation>Das Subnetz %1 hat %2 freie IP-Adressen, und %3 Maschinen brauchen je eine.</translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation>Das Subnetz %1 ist privat (keine Route zum Internet): Nur ein Computer in seinem Netzwerk erreicht SSH.</translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>Das Subnetz %1 weist keine öffentlichen IP-Adressen zu, und der Plan fordert sie nicht an: SSH könnte die Maschinen nicht erreichen.</translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation>Das Subnetz %1 in %2 hat %3 freie IP-Adressen.</translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation>Die Subnetze können nicht gelesen werden</translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation>Es gibt kein Subnetz %1 in %2.</translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation>%1 hat kein Standardsubnetz: Wählen Sie eines.</translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation>%1 hat in den gewählten Zonen kein Standardsubnetz: Wählen Sie eines.</translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>Ein Standardsubnetz von %1 weist keine öffentlichen IP-Adressen zu, und der Plan fordert sie nicht an: SSH könnte die Maschinen nicht erreichen.</translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation>Kein Standardsubnetz von %1 hat %2 freie IP-Adressen.</translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation>Die Standardsubnetze haben für jede der %1 Maschinen eine IP-Adresse.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation>Das Profil %1 hat keinen Zugriff (%2): Prüfen Sie seine Anmeldeinformationen.</translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation>Die lokale Cloud läuft auf diesem Computer und kostet nichts.</translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation>Das Profil %1 gehört zum Konto %2.</translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation>Die Dateisysteme der Region konnten nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation>Keines ist gewählt: Der Stack erstellt eines, das nach seinem Ende bleibt und kostet, bis es gelöscht wird.</translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation>Keines ist gewählt: Die Knoten teilen nur HDFS und lesen ihre Daten aus S3.</translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation>Es gibt kein Dateisystem %1 in %2: Wählen Sie eines der Region.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation>Das Dateisystem %1 ist im Zustand „%2“ und hat %3 verfügbare Mount-Ziele: Erstellen Sie eines in der Zone der Maschinen.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation>%1 ist verfügbar, mit Mount-Zielen in 1 Zone von %2.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation>%1 ist verfügbar, mit Mount-Zielen in %2 Zonen von %3.</translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation>Die Runtime %1 wird auf die Maschinen hochgeladen; auf das Dateisystem muss nichts gelegt werden.</translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation>Die Runtime für die Maschinen fehlt: %1.</translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation>Es wird keines verwendet: Die Maschinen lesen ihre Daten aus S3 oder vom Dateisystem.</translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation>%1 ist gültiges Python.</translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation>es gibt schon ein Profil dieses Namens: wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>ein Profil braucht einen Namen</translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation>der Name %1 ist für Trainyard selbst vergeben</translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation>der Name eines Profils hat höchstens 64 Buchstaben, Ziffern und . _ - + @</translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation>ein Zugriffsschlüssel hat eine ID wie AKIA...</translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation>die ID eines Zugriffsschlüssels hat 4 bis 128 Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation>auch der geheime Teil des Zugriffsschlüssels wird gebraucht</translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation>ein geheimer Schlüssel enthält keine Leerzeichen</translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation>ein Sitzungstoken enthält keine Leerzeichen</translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation>die Start-URL beginnt mit https://</translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation>Single Sign-On hat eine eigene Region, zum Beispiel eu-west-1</translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation>eine Konto-ID hat zwölf Ziffern</translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation>eine Rolle (ein Berechtigungssatz) wird gebraucht, in einem Wort</translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation>sein Name ist kein Dateiname</translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation>sein Name ist länger, als ein Dateiname sein darf</translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation>sein Name hat Zeichen, die nicht angezeigt werden können</translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation>es ist ein Gerät, eine Pipe oder ein Socket</translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation>es ist ein Link, der ins Leere führt</translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation>Der Job konnte nicht mit %1 abgeglichen werden: %2.</translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation>von hier gibt es keinen Zugriff auf S3</translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation>1 Kanal (Graustufen)</translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation>3 Kanäle (Farbe)</translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation>%1 Kanäle</translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation>%1 hat keine Validierungsdateien, daher wird keine Genauigkeit gemessen: Geben Sie mit --data-val welche an.</translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation>die Validierungsdaten von %1</translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation>%1 enthält keine Bilder: Geben Sie einen Datensatz mit Bildern an.</translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation>Die Bilder von %1 haben %2, und %3 erwartet %4: Wählen Sie %5 oder einen Datensatz mit %6.</translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation>Graustufenbildern</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>Farbbildern</translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation>ein anderes Modell (mlp oder lenet)</translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation>ein anderes Modell (zum Beispiel %1)</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>ein anderes Modell</translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation>%1, um %2 aufgefüllt,</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation>Die Bilder von %1 sind %2 groß und damit kleiner als %3, die %4 erwartet: Wählen Sie %5, oder füllen Sie den Rand mit --pad-size %6 auf.</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation>Die Bilder von %1 sind %2 groß, und das Training nutzt von jedem nur einen Ausschnitt von %3, da es zuschneidet und nicht skaliert: Packen Sie sie mit data pack --resize %4 kleiner.</translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation>Die Labels von %1 gehen bis %2 (%3), und %4 hat %5 Klassen, 0 bis %6</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation>%1: Wählen Sie --num-classes %2.</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation>%1: Wählen Sie --num-classes %2 oder mehr.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation>%1: Geben Sie der letzten Schicht %2 Ausgänge.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation>%1: Geben Sie der letzten Schicht %2 Ausgänge oder mehr.</translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation>%1 hat %2 Klassen, und kein Label von %3 liegt über %4: %5 Klassen genügen.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation>%1 hat %2 Trainingsbilder, zu wenige für %3 Worker: Verwenden Sie weniger Worker oder mehr Daten.</translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation>Ein Schritt aller Worker verarbeitet %1 Beispiele, und %2 hat %3: Eine Epoche ist ein einziger Schritt; wählen Sie eine --batch-size von höchstens %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation>%1 hat keine Wirkung: %2.</translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation>%1 erwartet Graustufenbilder; lassen Sie die Option weg</translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation>die Bilder von %1 sind so groß wie die Eingabe von %2; fügen Sie --pad-size hinzu, oder lassen Sie die Option weg</translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation>rawShape hat keine Wirkung: %1 hat keine Datensätze mit rohen Pixeln; entfernen Sie es aus der Jobdatei.</translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation>%1 kann nicht gelesen werden und bleibt hier</translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation>%1 hat Windows-Zeilenenden und läuft so nicht auf den Maschinen: Wandeln Sie die Datei um (dos2unix)</translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation>HDFS gibt es nur in EMR-Clustern: Kopieren Sie die Daten nach S3 oder auf die Maschinen.</translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation>er wurde gerade gestoppt (%1)</translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation>der Checkpoint, von dem er fortgesetzt worden war, lag nur auf der verlorenen Maschine</translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation>seine Programme dürfen nicht neu gestartet werden (--restarts), da nur sie wissen, was sie gespeichert haben: Starten Sie den Job neu</translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation>sein Scheduler hat sich beendet</translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation>sein Scheduler hat das Ende des Laufs aufgezeichnet</translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation>er wurde %1-mal neu gestartet und hat keinen Schritt trainiert</translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation>sie liegen auf den Maschinen des Clusters, und kein Lauf dort hat mit ihnen trainiert</translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation>Die Berechnung überdeckt nur %1 % des Gradientenaustauschs: Die Schritte sind für einen aussagekräftigen Benchmark mit %2 Workern zu kurz; verwenden Sie einen größeren Batch, ein größeres Modell oder weniger Worker.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation>Auf den Maschinen</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Docker</translation>
    </message>
    <message>
        <source>Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA&apos;s container toolkit.</source>
        <translation>Installiert und startet Docker und nimmt den Anmeldebenutzer in dessen Gruppe auf; mit GPUs auch NVIDIAs Container-Toolkit.</translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation>Container können sie nutzen</translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation>Lädt Images auf jede Maschine.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation>Ein NAME:TAG pro Zeile</translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation>Erstellt ein Image aus einem Ordner der Maschine; führen Sie dies auf einer Maschine aus und docker-copy auf den anderen.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation>Mit dem Dockerfile, auf der Maschine</translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation>Lädt ein Image von einer anderen Maschine des Clusters über das Schlüsselnetz, ohne Registry.</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation>Die das Image hat</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>Neuere Versionen</translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation>Lädt auch, was schon da ist</translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation>Dockerfile</translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation>Sein Name im Ordner; leer: Dockerfile</translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation>Klont MXNet oder eine Version für dynamisches Training, baut es mit Ihren Optionen auf einer Maschine und gibt das Ergebnis über einen gemeinsamen Ordner oder einen Bucket an die anderen weiter.</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repository</translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation>Adresse für git</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation>Tag, Branch oder Commit; leer: die neueste</translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation>Auf den Maschinen</translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation>Für NVIDIA-GPUs</translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation>Ordner des CUDA-Toolkits</translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation>Mit cuDNN</translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation>Bibliothek für lineare Algebra</translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation>Zur Augmentierung von Bildern</translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation>Für Training auf mehreren Maschinen</translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation>Liest selbst von s3://</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation>NAME=Wert, eine pro Zeile</translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation>Compiler gleichzeitig</translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation>0: nach Prozessoren und Speicher</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation>Gemeinsamer Ordner oder s3://BUCKET/PREFIX; leer: jede Maschine baut selbst</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation>Der das Modul mxnet finden soll; leer: keiner</translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation>Installiert Compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL und Python samt Headern, unter den Namen, die sie in der Distribution der Maschine heute haben.</translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation>Installiert Pakete mit apt oder dnf.</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Ein Name pro Zeile</translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation>Installiert Version 2 der AWS-Befehlszeile; nur Jobs, die sie selbst aufrufen, brauchen sie.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation>Andere Quelle des Installationsprogramms als die von AWS</translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation>Führt Shell-Zeilen auf jeder Maschine im Home-Verzeichnis aus, bis eine fehlschlägt.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation>Zeilen für sh; ohne Rückfragen, denn niemand kann sie beantworten</translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation>OpenCV</translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation>Zur Augmentierung von Bildern in MXNet</translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation>Programm auf den Maschinen</translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation>Installiert Pakete, Wheels von einer Adresse und Anforderungsdateien mit pip, für den Anmeldebenutzer oder in eine virtuelle Umgebung.</translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation>Eines pro Zeile: numpy, torch==2.4.0, die Adresse eines Wheels</translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation>Kopiert launch.py und dessen Tracker aus dem installierten Paket in einen Ordner, zum Beispiel ein gemeinsames Dateisystem.</translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation>Auf den Maschinen, /efs</translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation>Anforderungsdatei</translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation>Auf den Maschinen, ~/project/requirements.txt</translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation>Zuerst zu entfernende Pakete</translation>
    </message>
    <message>
        <source>Install again</source>
        <translation>Erneut installieren</translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation>Auch, was schon installiert ist</translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation>Virtuelle Umgebung</translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation>Ordner, der angelegt wird, wenn er fehlt; leer: die des Anmeldebenutzers</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation>Das sie enthält</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation>%1: %2 von %3 %4 frei in %5</translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation>%1, Kapazitätsblock</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1, %2 ab %3</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>key pair</source>
        <translation>das Schlüsselpaar</translation>
    </message>
    <message>
        <source>security groups</source>
        <translation>die Sicherheitsgruppen</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>die Benutzerdaten</translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation>Von Version %1 nicht verwendet: %2, denn der Cluster hat Eigenes dafür.</translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation>Lesen Sie das Ende von stderr des Skripts.</translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation>Lesen Sie die Logs der Einrichtung des Knotens.</translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation>Ein eigenes Image passt möglicherweise nicht zum Release: Lesen Sie die Logs der Einrichtung des Knotens, oder verwenden Sie das Image des Releases.</translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation>Prüfen Sie Rollen, Subnetz, Sicherheitsgruppen und Kontingente; es wurde nichts gestartet.</translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation>Lesen Sie stderr des Schritts.</translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation>Versuchen Sie es erneut; wenn es sich wiederholt, versuchen Sie ein anderes Release oder einen anderen Instance-Typ.</translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation>EMR hat den Cluster beendet.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation>EMR hat den Cluster beendet (%1).</translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation>EMR hat den Cluster beendet: %1.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation>EMR hat den Cluster beendet (%1): %2.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation>Der Cluster hat keinen Ordner für Logs.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation>Der Cluster ist seit %2 im Zustand %1; üblich sind weniger als 20 Minuten.</translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation>Seine Root-Volumes haben %1 GiB: Mehr als 50 sind erforderlich.</translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation>%1 ist dafür bekannt, den Start zu verhindern.</translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation>Eine Bootstrap-Aktion wartet möglicherweise, zum Beispiel auf ein Dateisystem ohne Mount-Ziel in der Zone.</translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation>Der Name des Schritts muss 1 bis %1 druckbare Zeichen haben.</translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation>Nach einem Fehler kann EMR nur CONTINUE, CANCEL_AND_WAIT oder TERMINATE_CLUSTER ausführen.</translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation>Der Schritt braucht einen Befehl.</translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation>Der Befehl hat %1 Byte, und EMR akzeptiert %2: Legen Sie ihn in ein Skript in S3.</translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation>Der Befehl enthält ein Null-Byte.</translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation>Wenn der Schritt fehlschlägt, beendet EMR den Cluster, auch während ein Lauf darauf trainiert.</translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation>Der Befehl scheint ein Geheimnis zu enthalten: Jeder, der den Cluster lesen darf, sieht es.</translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation>Der Cluster ist %1: Er führt keine Schritte mehr aus.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation>Der Cluster hat keinen Ordner für Logs: Die Ausgabe seiner Schritte bleibt auf dem Master.</translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation>Der Cluster endet nach seinem letzten Schritt.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>Das NAT-Gateway kostet %1 pro Stunde, bis der Stack gelöscht wird, auch wenn alle Maschinen beendet sind: Beenden Sie den Cluster nach seinem letzten Lauf.</translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>Die NAT-Gateways kosten %1 pro Stunde, bis der Stack gelöscht wird, auch wenn alle Maschinen beendet sind: Beenden Sie den Cluster nach seinem letzten Lauf.</translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation>Es ist der Stack des Clusters %1.</translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation>Es ist ein Teil eines anderen Stacks, der stattdessen übernommen werden müsste.</translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation>Er ist gelöscht (%1).</translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation>Seine Erstellung ist fehlgeschlagen (%1): Löschen Sie ihn, und erstellen Sie ihn neu.</translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation>Er wird gerade geändert (%1): Übernehmen Sie ihn, sobald das beendet ist.</translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation>Es ist kein Stack für Training: Er hat keine Auto-Scaling-Gruppen namens MasterAutoScalingGroup und WorkerAutoScalingGroup.</translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation>Den Stack %1 mit 1 Maschine übernehmen?</translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation>Den Stack %1 mit %2 Maschinen übernehmen?</translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation>Seine Maschinen werden nicht mehr ersetzt, wenn sie enden, und das Beenden des Clusters löscht den Stack %1 mit allem, was er erstellt hat.</translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation>Löschen Sie eine VPC der Region, beantragen Sie ein höheres Kontingent, oder verwenden Sie eine vorhandene VPC (--vpc, --master-subnet, --worker-subnet).</translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation>Geben Sie eine Elastic-IP-Adresse der Region frei, oder wählen Sie Worker ohne NAT-Gateway (--worker-network public).</translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation>Beantragen Sie ein höheres Kontingent für den Instance-Typ, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation>Wählen Sie eine andere Zone oder einen anderen Instance-Typ; AWS hat für diesen keine Kapazität.</translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation>Wählen Sie eine Zone, die den Instance-Typ anbietet (--zone).</translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation>Lassen Sie die Aktion von einem Administrator erlauben, oder erstellen Sie den Stack mit einem anderen Profil.</translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation>Die Einrichtung einer Maschine hat keinen Erfolg gemeldet: Lesen Sie deren Log /var/log/cloud-init-output.log.</translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation>Die Zone hat schon ein Mount-Ziel des Dateisystems: Verwenden Sie dieses (--existing-mount-target).</translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation>%1 (%2) ist fehlgeschlagen: %3.</translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation>Die Gruppe meldet: %1.</translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation>Sie akzeptiert Dateisysteme, deren ID 8 Stellen hat; neue haben 17.</translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation>Beide Längen werden akzeptiert.</translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation>Sie bietet nur Instance-Typen von 2018 an, von denen die meisten in keiner Region mehr verfügbar sind.</translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation>Jeder Instance-Typ, den die Region anbietet.</translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation>Sie nennt %1 feste Images, die AWS nach einigen Jahren entfernt.</translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation>Das aktuelle Deep Learning AMI über seinen öffentlichen Parameter oder Ihr eigenes Image.</translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation>Startkonfigurationen können in Konten der letzten Jahre nicht erstellt werden.</translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation>Eine Startvorlage.</translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation>Eine Gruppe akzeptiert eine Versionsnummer, nicht „$Latest“.</translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation>Die Nummer der neuesten Version.</translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation>Lambda hat die Laufzeit %1 eingestellt.</translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation>Keine Funktion: Trainyard selbst überwacht die Gruppen.</translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation>Sie liest Einrichtungsskripte aus einem öffentlichen Bucket, auf den kein Verlass ist.</translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation>Die Vorlage enthält ihre Einrichtung.</translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation>Ihre Einrichtung verwendet %1, das nicht mehr verfügbar ist.</translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation>Die Runtime, die Trainyard bereitstellt.</translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation>Der Name besteht aus den Buchstaben a bis z, Ziffern und Bindestrichen, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation>„%1“ ist keine ID einer VPC (vpc-0123abcd).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation>„%1“ ist keine Zone (us-east-1a).</translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation>Eine Zone ist doppelt genannt: Ein Dateisystem hat je Zone ein Mount-Ziel.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation>„%1“ ist keine ID einer Sicherheitsgruppe (sg-0123abcd).</translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation>das Kontingent ist %1 (vCPUs %2, %3) in %4: beantragen Sie dort eine Erhöhung, oder verwenden Sie weniger Maschinen</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation>%1 vCPUs der Familie %2 werden gebraucht, und %3 der erlaubten %4 sind in Gebrauch; %5</translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation>EMR hat in %1 kein Release, das der Plan verwenden kann.</translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation>EMR hat kein Release %1 in %2: Das neueste ist %3.</translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation>Das Release %1 hat keine Anwendung %2.</translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation>Das Release %1 unterstützt den Instance-Typ %2 nicht.</translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation>Das Image %1 ist für %2: EMR braucht hier eines für x86_64.</translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation>Das Image %1 (%2) ist Amazon Linux %3, und %4 braucht Amazon Linux %5.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation>Das Root-Volume von %1 GiB ist kleiner als das Image %2, dessen Snapshot %3 GiB hat.</translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation>Es gibt keine Rolle %1: Erstellen Sie die Standardrollen (--make-roles), oder geben Sie eine andere an.</translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation>Es gibt kein Instance-Profil %1: Erstellen Sie die Standardrollen (--make-roles), oder geben Sie ein anderes an.</translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation>Die EMR-Einstellung „Öffentlichen Zugriff blockieren“ dieser Region lehnt einen Cluster ab, dessen SSH für das ganze Internet offen ist: Geben Sie einen kleineren Bereich an (--ssh-from).</translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation>Die Sicherheitsgruppe %1 (%2) ist für das ganze Internet offen, was die EMR-Einstellung „Öffentlichen Zugriff blockieren“ dieser Region ablehnt.</translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation>Die Zone %1 des Subnetzes %2 bietet %3 nicht an: Wählen Sie ein Subnetz in einer anderen Zone.</translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation>Die Sicherheitsgruppe %1 (%2) gehört zur VPC %3 und das Subnetz %4 zu %5.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation>Das Dateisystem %1 ist im Zustand „%2“.</translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation>Das Dateisystem %1 hat seine Mount-Ziele in %2, und das Subnetz %3 ist in %4: Wählen Sie ein Subnetz dieser VPC.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation>Das Mount-Ziel von %1 in %2 ist noch nicht verfügbar: Warten Sie, bis es das ist.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation>Das Mount-Ziel von %1 in %2 ist noch nicht verfügbar (%3): Warten Sie, bis es das ist.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation>Das Dateisystem %1 hat kein Mount-Ziel: Erstellen Sie eines in %2, der Zone des Subnetzes %3.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation>Das Dateisystem %1 hat kein Mount-Ziel in %2, der Zone des Subnetzes %3: Erstellen Sie eines, oder wählen Sie ein Subnetz einer anderen Zone; es hat welche in %4.</translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation>das neueste Release; Preis von EMR selbst, höchstens (geschätzt)</translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation>%1; Preis von EMR selbst, höchstens (geschätzt)</translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation>%1, Spot</translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation>%1, On-Demand</translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation>%1 (Preis unbekannt)</translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation>%1 (höchstens; der Spot-Preis ist unbekannt)</translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation>je %1 GiB Root-Volume; EMR fügt seine Daten-Volumes hinzu</translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation>je eine IPv4-Adresse, solange die Maschinen laufen; keine in einem privaten Subnetz</translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation>Ihres, unter %1 eingehängt; es bleibt erhalten</translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation>erstellt, wo sie fehlen; sie bleiben erhalten</translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation>von EMR mit einigen Minuten Verzögerung geschrieben; sie bleiben erhalten</translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation>Mit %1 kann ein Cluster von %2 im Zustand STARTING bleiben: Wählen Sie nur die Anwendungen, die das Training braucht.</translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation>Deep Learning AMIs der letzten Jahre schlagen fehl, während EMR seine Dienste installiert; erprobt ist eine Bootstrap-Aktion auf dem Image des Releases.</translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation>Ohne Core-Knoten trainiert der Master allein.</translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation>EC2 kann die Task-Knoten zurücknehmen; ein Lauf geht ohne sie weiter.</translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation>Der Beendigungsschutz verhindert das Ende nach der Leerlaufzeit nicht: EMR beendet den Cluster.</translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation>Ohne Leerlaufgrenze läuft ein vergessener Cluster bis zu seiner Frist.</translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation>Die Rolle %1 muss Dateisysteme beschreiben dürfen, sonst schlägt die Bootstrap-Aktion fehl, die %2 einhängt.</translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation>Die Mount-Ziele müssen die Knoten zulassen: Fügen Sie dem Master und den anderen Knoten die Sicherheitsgruppe hinzu, die sie zulassen.</translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation>%1 hat seine Mount-Ziele in %2, und EFS erlaubt nur eine VPC: Verwenden Sie diese VPC mit ihren Subnetzen, oder erstellen Sie ein neues Dateisystem.</translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation>%1 hat schon ein Mount-Ziel in %2, und ein zweites wird abgelehnt: Verwenden Sie dieses.</translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation>%1 hat noch kein Mount-Ziel: Lassen Sie es vom Stack erstellen.</translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation>%1 hat kein Mount-Ziel in %2, nur in %3: Lassen Sie es vom Stack erstellen.</translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation>%1 hat keine Anwendung „%2“.</translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation>EMR bietet %1 mit %2 in %3 nicht an: Wählen Sie einen Typ der Liste.</translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation>Das Konto hat keine Rolle %1 mit dem, was EMR braucht: Lassen Sie sie erstellen.</translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation>SSH nur von Ihrer IP-Adresse, alles innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation>SSH vom Bereich %1 um Ihre IP-Adresse, alles innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation>SSH von %1, alles innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3 GiB</source>
        <translation>%1, %2 vCPU, %3 GiB</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
    <message>
        <source>%1, reserved</source>
        <translation>%1, reserviert</translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation>%1, EFA</translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation>%1, mit Ruhezustand</translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation>%1 (Preis geschätzt)</translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation>%1 GiB gp3, verschlüsselt, mit der Maschine gelöscht</translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation>IPv4, solange die Maschine läuft</translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation>jeder TCP-Port aus dem Internet, alles innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation>Ihre, und sie bleibt erhalten; was ihr fehlt, wird hinzugefügt und bleibt: %1</translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation>gehört Ihnen und bleibt erhalten</translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation>cluster: Die Maschinen sind nah beieinander</translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation>Ihres, und es bleibt erhalten; sein privater Teil ist %1</translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation>ed25519, auf diesem Computer erstellt</translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation>der öffentliche Teil von %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation>„%1“ ist %2; es wird nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation>„%1“ ist %2 in %3; es wird nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation>%1 tritt an seine Stelle; Sie können auch %2 wählen.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation>%1 hat GPUs, und %2 enthält keinen Treiber dafür: Wählen Sie %3.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation>%1 hat GPUs, und %2 enthält keinen Treiber dafür.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation>%1 hat keine GPU, der Treiber in %2 ist also nutzlos: %3 ist kleiner.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation>%1 hat keine GPU, der Treiber in %2 ist also nutzlos.</translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation>Der offene Treiber in %1 unterstützt die GPUs von %2 nicht: Er beginnt bei g4dn.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation>Der Preis von %1 ist unbekannt: Die Summen enthalten ihn nicht, und ein Budget kann nur warnen.</translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation>Der aktuelle Spot-Preis ist unbekannt: Die Summen sind das, was die Maschinen höchstens kosten.</translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation>Ohne Bucket sind Daten und Ergebnisse nur auf den Maschinen. Checkpoints werden auf diesen Computer kopiert, während ein Lauf verfolgt wird und vor einer Beendigung; mit einer Maschine, die von selbst endet, gehen ihre verloren.</translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation>Ihre Schlüssel stehen in ~/.bashrc jeder Maschine, für jeden, der sich dort anmeldet; eine Rolle braucht keine.</translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation>erstellt in %1, falls es ihn nicht gibt, privat und verschlüsselt; er bleibt erhalten</translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation>mit einem Instance-Profil; die Maschinen dürfen %1 auflisten, lesen und schreiben, sonst nichts.</translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation>Wenn IAM es verweigert, werden auf die Buckets beschränkte Sitzungsschlüssel in einer Datei gesendet, die nur der Anmeldebenutzer lesen kann</translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation>Wenn IAM es verweigert, wird nichts gestartet</translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation>mit allem Folgenden; ein fehlgeschlagener bleibt zur Untersuchung erhalten</translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation>mit allem Folgenden; ein fehlgeschlagener wird zurückgesetzt</translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation>der Weg der Worker ins Internet; sein Datenverkehr kostet extra</translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation>IPv4, solange der Stack existiert</translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation>10.0.0.0/16, mit seinen Subnetzen, Routen und Gateways</translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation>verschlüsselt, unter %1 eingehängt; es bleibt nach dem Stack erhalten und kostet %2 pro GiB und Monat</translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation>für Worker, die während eines Laufs hinzukommen</translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation>für den Master und die Worker, innerhalb einer Berechtigungsgrenze</translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation>Das Skript liegt nicht auf dem gemeinsamen Dateisystem (%1): Eine neue Maschine hat es nur, wenn ihr Image es enthält.</translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation>Ohne ein Skript, das die Daten vorbereitet, tritt eine Maschine bei, sobald sie gebootet ist.</translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation>Wenn AWS keine Kapazität mehr hat, ist der Stack mit %1 von %2 Workern vollständig.</translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation>Die Worker erreichen nur die VPC und S3: Ihr Image muss den NFS-Client und alle Programme des Trainings enthalten.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation>Das NAT-Gateway kostet %1 pro Stunde und sein Datenverkehr extra; öffentliche Worker ohne offenen Port brauchen keines.</translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation>Eine neue VPC wird erstellt; AWS erlaubt fünf in einer Region, wenn das Kontingent nicht höher ist.</translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation>Ein fehlgeschlagener Stack wird zurückgesetzt; dabei werden seine Maschinen und ihre Logs gelöscht.</translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation>Ohne seine Startvorlage kann während eines Laufs kein Worker hinzugefügt werden.</translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation>Das neue Dateisystem bleibt, wenn der Stack gelöscht wird.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation>das Deep Learning AMI der MXNet-Anleitung (2017)</translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation>das Image mit den Paketen zum Bauen von MXNet (2016)</translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>ein GPU-Basis-Image mit Ubuntu 16.04, dessen Support im April 2021 endete</translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04, dessen Support im April 2021 endete</translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation>er wurde unterbrochen (%1); setzen Sie ihn fort, oder beenden Sie ihn</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>wird angefordert</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>wird gebootet</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>wird eingerichtet</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation>alle seine Maschinen sind beendet; beenden Sie den Cluster, um seine Sicherheitsgruppe und sein Schlüsselpaar zu entfernen</translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation>alle seine Maschinen sind beendet; das NAT-Gateway seines Stacks kostet weiterhin %1 pro Stunde: beenden Sie den Cluster</translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation>Maschinen von ihm laufen bei AWS, obwohl er geschlossen war; beenden Sie ihn noch einmal</translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation>Bei AWS laufen Maschinen von ihm, die nicht im Register standen.</translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation>%1 (%2) läuft bei AWS und stand nicht im Register; jetzt ist sie eingetragen.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation>%1 in %2 trägt die Tags dieses Clusters, wurde aber nicht von diesem Register gestartet: Sie wird nicht gezählt. „trainyardctl adopt“ übernimmt sie.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation>%1 in %2 trägt die Tags dieses Clusters und die eines anderen Registers: Sie wird nicht gezählt.</translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation>Maschinen im Konto %1 tragen die Tags dieses Clusters: Sie werden nicht gezählt.</translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation>%1 (%2) ist nicht mehr da: %3.</translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation>%1 ist dem Lauf nicht beigetreten, und die Entfernung ist nicht abgeschlossen: Entfernen Sie die Maschine.</translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation>%1 (%2, %3 pro Stunde) wurde von anderen mit der Startvorlage seines Stacks gestartet: Sie tritt bei, während ein Lauf verfolgt wird, und endet mit dem Cluster.</translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation>Der Preis einiger Maschinen ist unbekannt: Das Budget zählt nur die anderen und greift zu spät.</translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation>Seine Frist ist abgelaufen, und Maschinen laufen noch.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation>enthält ein Null-Byte</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation>%1 liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation>ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation>ist keine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation>ist keine Liste von %1 Zahlen</translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation>ist keine Liste von höchstens %1 Zahlen</translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation>eines der Elemente ist keine Zahl oder außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation>ist keine Liste von höchstens %1 Texten</translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation>eines der Elemente ist kein Text, leer oder zu lang</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>ist zu lang</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation>ist weder workers, head, all noch eine Anzahl von Maschinen</translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation>ist leer: Was soll laufen?</translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation>führt aus dem Code hinaus</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation>%1 wird von Trainyard gesetzt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation>„%1“ ist kein Name einer Variable</translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation>erfordert onFailure restart</translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation>beginnt weder mit s3://BUCKET noch mit file:///</translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation>nennt hinter s3:// keinen Bucket</translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation>ist weder s3://BUCKET, file:/// noch ein Pfad</translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation>ist kein Name (1 bis 64 Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche)</translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation>%1 gibt es für GPUs noch nicht: Trainieren Sie in float32</translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation>Worker können in %1 die Gewichte nicht aktualisieren, da dort keine zwei dieselben haben: Überlassen Sie es den Servern, oder trainieren Sie mit dist_sync</translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation>%1 lässt für einige der %2 Worker nichts übrig</translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation>ist kein Vielfaches von 64</translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation>ist weder Kanäle (1 oder 3), Höhe und Breite noch drei Nullen</translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation>%1 scheint ein Geheimnis zu sein und würde mit dem Lauf gespeichert: Senden Sie es mit --secret-env %2</translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation>beginnt mit %1: Geben Sie das Skript an, Trainyard fügt horovodrun mit den Adressen der Maschinen hinzu</translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation>mpi hat eine feste Anzahl von Prozessen: Ein elastischer Job braucht gloo</translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation>%1 bedeutet einen Worker und keinen Server, nicht %2 und %3: Trainieren Sie mit dist_sync oder auf einem Worker ohne Server</translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation>%1 braucht mindestens einen</translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation>%1 ist mehr als die Worker, %2</translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation>%1 ist weniger als die Worker, %2</translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation>MXNet hat eine feste Anzahl von Workern</translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation>Checkpoint von %1 wird angefordert</translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation>YARN und EMR führen verschiedene Knoten auf: %1 Die Worker-Datei enthält die, die beide aufführen. Setzen Sie die Erstellung fort oder skalieren Sie den Cluster, um erneut zu vergleichen.</translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation>Das Root-Gerät des Images %1 ist „%2“: EMR braucht ein Image, dessen Root-Gerät ein EBS-Volume ist.</translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation>Das Image %1 hat %2 Volumes: EMR nimmt nur Images, die allein das Root-Volume haben.</translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation>Die Rolle %1 hat die Richtlinie AmazonEMRServicePolicy_v2, die ihr nur die Verwendung von Ressourcen mit dem Tag %2=true erlaubt: Fügen Sie das Tag hinzu bei: %3.</translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation>Laut Dokumentation von EMR sind Root-Volumes bis %1 GiB erlaubt, sodass es %2 GiB ablehnen kann: Daten haben eigene Volumes.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation>Der Bucket %1 ist in %2, die Instances sind in %3: AWS berechnet jedes Byte zwischen Regionen, und das NAT-Gateway berechnet es zusätzlich. Kopieren Sie die Daten in einen Bucket in %3.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation>Der Bucket %1 ist in %2, die Instances sind in %3: AWS berechnet jedes Byte zwischen Regionen, und das Lesen dauert länger. Kopieren Sie die Daten in einen Bucket in %3.</translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation>%1 läuft noch darauf. Verschieben Sie die Frist, um die Maschinen länger zu behalten.</translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation>%1 auf %2 würde nicht fertig, bevor sich der Cluster beendet</translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation>Verschieben Sie die Frist um %1 h: Die Seite des Laufs hat dafür eine Schaltfläche.</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>C++-Compiler</translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation>GCC 4.8 oder neuer (C++11)</translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation>3.13 oder neuer, für MXNet 1.7 und später</translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation>OpenBLAS, ATLAS oder MKL mit Headern</translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation>beliebig, mit Headern; zum Verändern von Bildern</translation>
    </message>
    <message>
        <source>curl library</source>
        <translation>curl-Bibliothek</translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation>beliebig, mit Headern</translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation>OpenSSL-Bibliothek</translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation>3.6 oder neuer</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA-Toolkit</translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation>8.0 oder neuer (7.5 schlägt bekanntlich fehl); für GPUs</translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation>beliebig; für GPUs</translation>
    </message>
    <message>
        <source>any version</source>
        <translation>beliebige Version</translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation>%1 auf %2 hat seinen Head-Knoten verloren und läuft weiter</translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation>Was verloren ging, steht in den Ereignissen des Clusters.</translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation>Die Datei oder der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>check its path</source>
        <translation>prüfen Sie den Pfad</translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation>%1; Head-Knoten, bis der Cluster beendet wird</translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation>%1; Worker, kann entfernt werden</translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation>%1; Head-Knoten, trainiert auch, bis der Stack gelöscht wird</translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation>%1; Basis-Worker, bis der Stack gelöscht wird</translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation>Neue EMR-Knoten werden eingerichtet</translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation>Die Sicherheitsgruppe %1 des Clusters lässt auch %2 zu, und die Programme dieses Typs authentifizieren niemanden: Wer ihre Ports erreicht, kann Code als Ihr Benutzer ausführen. Entfernen Sie diese Regeln, oder verwenden Sie eine andere Gruppe.</translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation>Der Bucket %1 der Checkpoints ist in %2, die Instances sind in %3: AWS berechnet jedes Byte zwischen Regionen.</translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation>Das Image %1 ist verschlüsselt: Sofern der Schlüssel nicht der von AWS ist, müssen %2 und %3 ihn verwenden dürfen, sonst enden die Instances beim Start.</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 ist bereit</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 ist eingerichtet</translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation>%1 antwortet über SSH</translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation>%1 akzeptiert den Anmeldenamen %2</translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation>die Hostschlüssel von %1 sind bekannt</translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation>dem Hostschlüssel von %1 wurde bei der ersten Verbindung vertraut: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation>%1 hat %2; keine GPU</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation>%1 hat %2; keine GPU; %3</translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation>%1 hat %2 mit Treiber %3</translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation>ihr Image ist %1</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 ist %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation>%1 ist %2 (ausstehend)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation>%1 ist %2 (%3) und läuft unter %4</translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation>%1 läuft unter %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 läuft</translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation>%1 ist angehalten</translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation>%1 ist beendet</translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation>%1 ist wieder %2</translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation>%1 läuft wieder</translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation>%1 ist von jetzt an vom Typ %2</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 existiert nicht mehr: %2</translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation>%1 wurde beendet: %2</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 wurde entfernt</translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation>%1 wurde von einem anderen Programm gestartet: %2</translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation>%1 wurde bei AWS gefunden und in das Register aufgenommen</translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation>der Stack %1 wurde bei AWS gefunden und in das Register aufgenommen</translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation>der EMR-Cluster %1 wurde bei AWS gefunden und in das Register aufgenommen</translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation>mit Zustimmung übernommen: Eigentümer %1, Register %2, %3 Maschinen</translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation>%1 ist dem Lauf nicht beigetreten: die Maschine wird beendet</translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation>%1 wird wie angefordert sofort entfernt</translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation>1 Worker wird gewünscht</translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation>%1 Worker werden gewünscht</translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation>SSH ist für %1 geöffnet</translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation>SSH ist nur für %1 geöffnet</translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation>SSH zum Master ist für %1 geöffnet; die Regel endet mit dem Cluster</translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation>jeder TCP-Port ist für das Internet geöffnet, wie akzeptiert</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation>%1 beendet sich selbst um %2</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation>%1 beendet sich selbst um %2: zum Preis der gestarteten Typen ist das Budget früher aufgebraucht</translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation>die Frist von %1 konnte nicht gesetzt werden: %2</translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation>die Frist aus dem Budget konnte nicht gesetzt werden: %1</translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation>die Gruppen des Stacks beenden ihre Maschinen weiterhin zu einer anderen Zeit: %1</translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation>die Änderung der Grenzen</translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation>Start von %1: 1 Head und 1 Worker</translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation>Start von %1: 1 Head und %2 Worker</translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation>der Start von %1 wird fortgesetzt</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>der Start</translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation>der Start geht ohne %1 weiter: %2</translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation>der Start geht mit %1 von %2 Maschinen weiter; die anderen wurden abgelehnt: %3</translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation>%1 von %2 Maschinen; die anderen wurden abgelehnt: %3</translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation>die Maschinen erhalten keine Rolle (%1: %2): auf die Buckets beschränkte Sitzungsschlüssel werden ihnen mit jedem Lauf gesendet, in einer Datei, die nur der angemeldete Benutzer lesen kann</translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation>der Bucket %1 wurde erstellt; er bleibt nach dem Beenden bestehen</translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation>%1 ist nicht erreichbar; die Konsole endet mit: %2</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>das Hinzufügen von %1</translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation>das Hinzufügen von %1 Workern</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>das Entfernen von %1</translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation>das Ersetzen des Heads</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation>Erstellung des Stacks %1: 1 Master und 1 Worker</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation>Erstellung des Stacks %1: 1 Master und %2 Worker</translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation>die Erstellung von %1 wird fortgesetzt</translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation>die Erstellung des Stacks</translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation>der Stack %1 wird erstellt</translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation>der Stack %1, erstellt um %2, wurde von %3 verbunden; er endet mit diesem Cluster</translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation>der Cluster läuft mit %1 von %2 Workern weiter; weitere können im Betrieb hinzugefügt werden</translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation>Erstellung des EMR-Clusters %1: 1 Master, %2 Core- und %3 Task-Knoten mit %4</translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation>der EMR-Cluster %1 des Release %2 wurde angefordert</translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation>EMR kannte die neuen Rollen noch nicht; anstelle von %1 wird ein anderer Cluster angefordert</translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation>die Rollen %1 und %2 existieren; sie bleiben nach dem Beenden bestehen</translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation>die Rolle %1 darf Dateisysteme beschreiben; das bleibt nach dem Beenden bestehen</translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation>%1 ist %2, %3 von %4 Knoten laufen</translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation>der Cluster läuft mit den vorhandenen Knoten weiter: %1</translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation>die Worker-Datei ist auf jedem Knoten: %1</translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation>das Schreiben der Worker-Datei</translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation>das Schreiben der Worker-Datei der anderen</translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation>er erhält %1 %2 statt %3</translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation>er erhält %1 Core-Knoten statt %2</translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation>er erhält %1 Task-Knoten statt %2</translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation>der Schritt %1 (%2) wurde hinzugefügt</translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation>der Abbruch des Schritts %1 wurde angefordert</translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation>Das Protokoll %1 ist leer.</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Zeile %1 von %2: %3</translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation>das Image %1 von %2</translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation>das Image %1 (%2) von %3 wird erstellt; es bleibt bestehen und kostet Geld, bis es entfernt wird</translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation>das Image %1 (%2) ist verfügbar</translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation>%1: fertig auf %2 in %3 s</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation>%1 hat den gemeinsamen Schlüssel</translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation>der gemeinsame Schlüssel auf %1</translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation>der gemeinsame Schlüssel auf %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation>das Image %1 von %2 wurde abgebrochen</translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation>das Dateisystem %1 ist verfügbar; es bleibt bestehen und kostet Geld, bis es gelöscht wird</translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation>das Dateisystem %1 wurde mit allen Daten gelöscht</translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation>EFS gibt es in %1 nicht: %2 hat dort kein Mount-Ziel</translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation>%1 ist unter %2 eingehängt</translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation>%1 ist nicht eingehängt: %2</translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation>alles wurde beendet; eine zweite Prüfung fand nichts mehr</translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation>der Beendigungsschutz wurde aufgehoben</translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation>%1 wurde beendet</translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation>%1 ist übrig: %2</translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation>EC2 nimmt die Spot-Maschine von %1 zurück</translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation>Diagnose: %1: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1: „%2“ ist fehlgeschlagen: %3</translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation>der Stack %1</translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation>der EMR-Cluster %1</translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation>das Hinzufügen von %1 und %2 weiteren Workern</translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation>Die Zone %1 bietet %2 nicht an; angeboten wird der Typ in %3.</translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation>Die Region %1 bietet %2 nicht an.</translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation>%1. %2 bis zur Frist oder zum Ende des Clusters</translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation>%1. %2, bis sie entfernt wird</translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation>%1. %2 und wird beendet, wenn das %3 Minuten dauert</translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation>Sie kostet %1 pro Stunde</translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation>Die Maschine läuft</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation>%1 hat das Tag eines elastischen Workers und wird ignoriert: die Maschine wurde nicht aus der Startvorlage des Stacks gestartet</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation>%1 hat das Tag eines elastischen Workers und wird ignoriert: die Maschine liegt in einer anderen VPC als der Stack</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation>%1 hat das Tag eines elastischen Workers und wird ignoriert: die Maschine liegt nicht im Subnetz der Worker des Stacks</translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation>das Tag %1 von %2 hat einen unbekannten Wert, der ignoriert wird</translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation>das Tag %1 konnte nicht gesetzt werden, und es wird erneut versucht (%2: %3)</translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation>%1 hat das Tag verloren, bevor die Maschine erfasst war: sie tritt dem Lauf nicht bei, und das Beenden liegt bei Ihnen</translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation>der Worker auf %1 endete unerwartet: entfernen Sie ihn, oder tragen Sie seine Adresse in host_worker ein, damit er wieder beitritt</translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation>%1 tritt nicht bei: der Lauf hat %2 Worker, das ist die Grenze</translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation>%1 ist nach %2 Versuchen nicht beigetreten: folgen Sie dem Lauf erneut, um es noch einmal zu versuchen</translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation>%1 läuft %2 Minuten nach dem Start noch nicht: sehen Sie sich die Konsole an, oder beenden Sie die Maschine</translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation>das Skript prepare-data von %1 ist mit Status %2 fehlgeschlagen: korrigieren Sie es und führen Sie es mit trainyardctl prepare-data erneut aus, oder entfernen Sie die Maschine</translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation>%1 hat nicht gemeldet, dass die Daten bereit sind: führen Sie das Skript mit trainyardctl prepare-data aus, markieren Sie es als erledigt, oder entfernen Sie die Maschine</translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation>%1 ist nicht im Lauf, und das Programm, das die Maschine gestartet hat, hat sie nicht entfernt: entfernen Sie sie, und fügen Sie wieder einen Worker hinzu. %2 bis dahin</translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation>%1 ist der Master und gesperrt: das Tag %2 entfernt ihn nicht</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation>%1 ist ein Basis-Worker und gesperrt: das Tag %2 entfernt ihn nicht</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation>%1 ist ein Basis-Worker und gesperrt: er hat den Lauf verlassen, und seine Maschine bleibt; tragen Sie seine Adresse in host_worker ein, damit er wieder beitritt</translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation>host_worker, Zeile %1: %2; die Datei wirkt erst, wenn das korrigiert ist</translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation>host_worker hat %1 weitere Zeilen, die keine Adresse sind</translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation>host_worker nennt 1 Adresse, die zu keiner Maschine des Stacks gehört und ignoriert wird: starten Sie eine Maschine aus dessen Startvorlage</translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation>host_worker nennt %1 Adressen, die zu keiner Maschine des Stacks gehören und ignoriert werden: starten Sie eine Maschine aus dessen Startvorlage</translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation>der gemeinsame Ordner %1 ist auf dem Head nicht eingehängt: kein Worker kann melden, dass seine Daten bereit sind, sodass keiner beitritt</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation>%1 hat den Lauf verlassen, und die Maschine läuft vielleicht noch: das nächste Programm, das einem Lauf folgt, oder trainyardctl remove beendet sie</translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation>%1 verspricht einen Treiber, und keine GPU antwortet: der Treiber passt nicht zu %2, oder er wird noch installiert.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation>%1 hat %2 GPUs, und kein Treiber sieht sie: starten Sie von einem GPU-Image wie %3.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation>%1 hat %2 GPUs, und %3 antworten: eine ist vielleicht defekt; ersetzen Sie diese Maschine.</translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation>das Anhalten von %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation>der Ruhezustand von %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation>das Starten von %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation>der Neustart von %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation>die Typänderung von %1 in %2 ist fehlgeschlagen: %3</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation>%1; ohne %2 (antwortet nicht)</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation>%1; ohne %2 (antworten nicht)</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation>%1; ohne %2 (antwortet nicht; tritt bei, sobald er wieder antwortet und ein Programm dem Lauf folgt)</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation>%1; ohne %2 (antworten nicht; treten bei, sobald sie wieder antworten und ein Programm dem Lauf folgt)</translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation>%1; den Bucket %2 der Checkpoints gibt es nicht mehr</translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation>%1 insgesamt: Start %2, SSH %3, Einrichtung %4, Daten und Aufnahme %5</translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation>%1 laufen für EMR und sind keine Knoten von YARN.</translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation>%1 sind Knoten von YARN, die EMR nicht aufführt.</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation>nur %1 von mindestens %2 Workern sind nach einer Pause von %3 s übrig</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation>nur %1 von mindestens %2 Workern sind nach einer Pause von %3 s übrig; zuletzt ist %4 ausgefallen: %5</translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation>%1 ist dem Lauf beigetreten: %2</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 ist ausgefallen</translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation>%1 ist ausgefallen: %2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>Lauf %1 %2</translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation>Lauf %1 ist abgeschlossen</translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation>Lauf %1 wurde gestoppt</translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation>Lauf %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation>Lauf %1 endete mit dem Cluster</translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation>Lauf %1 %2: %3</translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation>Lauf %1 wurde gestoppt: %2</translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation>Lauf %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation>Lauf %1 wird fortgesetzt ab %2</translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation>Lauf %1 wird ab Epoche %2 von Lauf %3 fortgesetzt</translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation>Lauf %1 wurde als fehlgeschlagen vermerkt, als der Head-Knoten nicht antwortete; er ist aktiv</translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation>Name und Tags wurden nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation>Warteschlange: %1 wurde nicht gestartet: %2</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>die Schlüssel für S3 auf den Maschinen sind um %1 abgelaufen und konnten nicht ersetzt werden (%2: %3): ohne sie bleiben Checkpoints und Protokolle auf den Maschinen und werden gesendet, sobald es neue gibt</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>die Schlüssel für S3 auf den Maschinen laufen um %1 ab und konnten nicht ersetzt werden (%2: %3): ohne sie bleiben Checkpoints und Protokolle auf den Maschinen und werden gesendet, sobald es neue gibt</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation>die Schlüssel für S3 auf den Maschinen wurden ersetzt</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation>die Schlüssel für S3 auf den Maschinen wurden ersetzt; die neuen laufen um %1 ab</translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation>Head-Knoten verloren; %1</translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation>Head-Knoten nach %1 verloren; %2</translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation>der Scheduler auf dem Head-Knoten ist ausgefallen; %1</translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation>der Scheduler auf dem Head-Knoten ist nach %1 ausgefallen; %2</translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation>der Lauf geht weiter</translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation>der Lauf geht nicht weiter: %1</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation>der Lauf ist abgeschlossen: seine letzte Epoche (%1) hat einen Checkpoint</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation>der Lauf ist abgeschlossen: seine letzte Epoche (%1) hat einen Checkpoint, aber keine Auswertung</translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation>der Lauf geht aus dem Journal des Schedulers weiter, kein Schritt verloren</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation>der Lauf geht ab Epoche %1 (Checkpoint) weiter, kein Schritt verloren</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation>der Lauf geht ab Epoche %1 (Checkpoint) weiter, %2 verloren</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation>der Lauf geht ab Epoche %1, Schritt %2 (Checkpoint) weiter, kein Schritt verloren</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation>der Lauf geht ab Epoche %1, Schritt %2 (Checkpoint) weiter, %3 verloren</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation>der Lauf beginnt von vorn, ohne Checkpoint, kein Schritt verloren</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation>der Lauf beginnt von vorn, ohne Checkpoint, %1 verloren</translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation>die Programme des Laufs starten neu; was verloren ist, hängt von ihren eigenen Checkpoints ab</translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation>die Fortsetzung ist fehlgeschlagen: %1: %2</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation>%1 wurde von EC2 um %2 unterbrochen; %3 ersetzt die Maschine</translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation>%1 wurde als Ersatz gestartet und ist dem Lauf nicht beigetreten: die Maschine wurde beendet</translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation>der Ersatz von %1 wurde abgebrochen: der Lauf geht mit %2 weiter, und das nächste Programm, das ihm folgt, versucht es erneut; ohne Ersatz geht es mit: %3</translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>keine On-Demand-Kapazität als Ersatz für %1 (%2: %3): der Lauf geht mit %4 weiter; nächster Versuch um %5</translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>keine Spot-Kapazität als Ersatz für %1 (%2: %3): der Lauf geht mit %4 weiter; nächster Versuch um %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>%1 konnte nicht ersetzt werden (%2: %3): der Lauf geht mit %4 weiter; nächster Versuch um %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation>%1 konnte nicht ersetzt werden (%2: %3)</translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation>der Ersatz von %1 wird nicht noch einmal versucht: %2; der Lauf geht mit %3 weiter; ist die Ursache behoben, fügen Sie Worker hinzu mit: %4</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation>der Lauf geht mit %1 weiter, ohne Ersatz für %2: %3</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation>der Lauf geht mit %1 weiter, ohne Ersatz für %2: %3; nächster Versuch um %4</translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation>der Lauf wird mit einem Checkpoint gestoppt: %1 von mindestens %2 sind übrig, und %3</translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation>1 Worker</translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation>%1 Worker</translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation>die Maschinen beenden sich in weniger als %1 Minuten</translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation>ein Ersatz würde %1 überschreiten, %2</translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation>der Plan des Clusters ersetzt keine Spot-Maschinen (--replace-spot no)</translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation>der Job nimmt höchstens %1 Worker</translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation>der Lauf endet, bevor eine weitere Maschine teilnehmen könnte</translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation>der letzte Versuch ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation>%1 Maschinen wurden innerhalb einer Stunde ersetzt</translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation>den elastischen Workern wird derzeit nicht gefolgt (%1: %2); es wird erneut versucht</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation>%1 hat den Lauf verlassen, und die Maschine ist beendet</translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation>die Maschine von %1 ist beendet</translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation>%1: der Vorgang wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation>%1 ist dem Lauf nicht beigetreten (%2: %3)</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation>%1 ist dem Lauf nicht beigetreten (%2: %3); nächster Versuch um %4</translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation>%1 hat den Lauf nicht verlassen (%2: %3); nächster Versuch um %4</translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation>%1 konnte nicht beendet werden (%2: %3); nächster Versuch um %4</translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation>%1 ist angehalten: starten oder entfernen Sie die Maschine</translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation>Ihre eigenen Schlüssel mit allen ihren Berechtigungen werden in einer Datei, die nur der angemeldete Benutzer lesen kann, an die Maschinen gesendet, da keine beschränkten erstellt werden konnten (%1)</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation>Sitzungsschlüssel, beschränkt auf %1, werden an die Maschinen gesendet</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation>Sitzungsschlüssel, beschränkt auf %1, werden an die Maschinen gesendet und laufen um %2 ab</translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation>%1; solange dem Lauf gefolgt wird, werden sie vor dem Ablauf ersetzt</translation>
    </message>
    <message>
        <source>its process died</source>
        <translation>der Prozess ist abgestürzt</translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation>er ist nicht rechtzeitig beigetreten</translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation>Verbindung geschlossen</translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation>Verbindung mitten in einer Nachricht geschlossen</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>Verbindung von der Gegenseite zurückgesetzt</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung der Verbindung</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>Verbindung unterbrochen</translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation>keine Meldung seit %1 s</translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation>nicht bereit innerhalb von %1 s</translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation>er hat seine Verbindungen verloren (%1)</translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation>%1 meldet, dass er für Schritt %2 in %3 s keinen Gradienten gesendet hat</translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation>er hat ungültige Zahlen gesendet</translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation>ein früherer Start des Schedulers hat ihn ausgeschlossen</translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation>%1; was er von Epoche %2 nicht erledigt hatte, übernehmen die anderen</translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation>Server %1 (%2)</translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation>Worker %1 (%2)</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>endete mit Status %1</translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation>endete mit Status %1: %2</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>endete durch %1</translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation>endete durch %1: %2</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation>endete durch %1 (zu wenig Arbeitsspeicher?)</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation>endete durch %1 (zu wenig Arbeitsspeicher?): %2</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation>EC2 nimmt die Maschine des Head-Knotens zurück</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation>EC2 nimmt die Maschine des Head-Knotens zurück; %1</translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation>Worker, die wieder antworten, trainieren nicht (%1: %2); es wird erneut versucht</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation>nur %1 von mindestens %2 Workern sind übrig</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation>nur %1 von mindestens %2 Workern sind übrig; zuletzt ist %3 ausgefallen: %4</translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation>%1 von %2 Workern waren nicht innerhalb von %3 s bereit; der Lauf startet ohne sie</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation>beendet, %1</translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation>bei AWS unbekannt</translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation>das Anhalten von %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation>der Ruhezustand von %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation>das Starten von %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation>der Neustart von %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation>die Typänderung von %1 in %2 wurde abgebrochen</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation>Knoten, die EMR gestartet hat, trainieren nicht (%1: %2)</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation>Knoten, die EMR gestartet hat, trainieren nicht (%1: %2); es wird erneut versucht</translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation>Beliebiges Programm: Diagramme, Checkpoints, Speichern beim Anhalten</translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation>PyTorch: DistributedDataParallel mit Checkpoints</translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation>PyTorch, elastisch: Key-Value-Store und Dateniterator</translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation>Schlüssel für die Maschinen</translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
        <translation>Ein Checkpoint wird gespeichert</translation>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation>AWS meldete sie nicht innerhalb von %1 Minuten als beendet; ihr Zustand: %2</translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation>abgebrochen, bevor sie entfernt werden konnte</translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation>abgebrochen, bevor die Beendigung angefordert wurde</translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation>sie bleibt bei %1</translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation>sie wurde nicht rechtzeitig beendet</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation>Maschinen des Clusters bleiben bestehen und werden darüber erreicht</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation>Maschinen des Clusters bleiben bestehen und verwenden sie</translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation>nicht gefunden, aber %1</translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation>nicht gefunden, aber das Register hat den Cluster nicht</translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation>nicht gefunden, aber das Profil %1 hat inzwischen andere Zugangsdaten erhalten, die zu einem anderen Konto gehören können</translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation>nicht angetastet: %1 würde eine andere starten</translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation>die Maschine %1 verwendet sie (%2)</translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation>das Warten wurde abgebrochen</translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation>das Warten wurde abgebrochen, bevor AWS sie als beendet meldete</translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation>kein Zugriff auf IAM</translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation>%1 %2, vorher %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation>%1 (%2) wurde während des Starts beendet</translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation>%1 (%2); nächster Versuch: %3</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation>%1 und %2 Ziffern aus %3 Schriften</translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation>%1 in beliebiger Zone von %2</translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation>%1 Checkpoints (%2) von %3 liegen nur auf Maschinen.</translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation>%1 Checkpoints, %2</translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation>nicht rechtzeitig angehalten: %1</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 Epochen</translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation>%1 Epochen, Validierungsgenauigkeit %2</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 existiert</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 Dateien, %2</translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation>%1 Dateien, %2 in %3</translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation>%1 zum Training, %2 zur Validierung, aus %3 Schriften, %4</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation>%1 in %2, da die erste Zone %3 nicht anbietet</translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation>%1 wird unverändert verwendet</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation>%1 Logs</translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation>%1 Maschinen beendet</translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation>%1 Knoten, wie EMR sie aufführt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation>%1 von %2 Epochen erledigt, %3 Worker</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation>%1 von %2 Epochen erledigt, 1 Worker</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 von %2 Dateien</translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation>%1 von %2 Anmeldungen schlagen fehl</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 von %2 Maschinen</translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation>%1 von %2 Maschinen haben geantwortet</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation>%1 weitere Ressourcen gelöscht</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation>%1 Bilder, %2 in %3 Dateien</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation>%1 Bilder, %2 in 1 Datei</translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation>%1 Preise</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 Ressourcen</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation>%1 beim letzten Mal</translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation>%1 wurde während des Trainings gestartet</translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation>%1 mit dem Tag des Clusters: %2</translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation>%1 x %2 mit Treiber %3</translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation>%1, %2 %3 von %4</translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation>%1, in der Regel noch höchstens %2</translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation>%1, Validierungsgenauigkeit %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation>%1: %2 von %3 laufen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation>%1; nicht gelesen: %2</translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation>%1; mögliche Geheimnisse bleiben auf diesem Computer: %2</translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation>%1; ohne die letzten Zeilen von %2</translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation>0 Checkpoints</translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation>0 Ressourcen übrig</translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation>1 Checkpoint (%1) von %2 liegt nur auf Maschinen.</translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation>1 Checkpoint, %1</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 Datei, %1</translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation>1 Datei, %1 in %2</translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation>1 Head und %1 Worker laufen in %2</translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation>1 Head und 1 Worker laufen in %1</translation>
    </message>
    <message>
        <source>1 log</source>
        <translation>1 Log</translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation>1 Maschine beendet</translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation>1 weitere Ressource gelöscht</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 Ressource</translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation>AWS begrenzt die Anfragen, weitere Versuche folgen</translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation>AWS kennt neue Rollen erst nach einigen Sekunden</translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation>EFS bedient diese Zone nicht: Maschinen dort können das Dateisystem nicht einhängen</translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation>EMR nennt keine verwaltete Gruppe des Masters</translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation>EMR schreibt es erst nach einigen Minuten; noch %1</translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation>SSH von %1</translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation>Validierungsgenauigkeit: %1</translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation>auf jede Epoche folgt ein Vorschlag</translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation>Konto %1 antwortet nicht mehr</translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation>antwortet unter %1</translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation>am Ende von Epoche %1</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>zwischen zwei Batches</translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation>zwischen zwei Batches, oder am Ende der Epoche, wenn sie innerhalb von %1 s endet</translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation>neue Verbindung: %1</translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation>Core-Knoten</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>existiert bereits</translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation>übergibt seinen Teil der Gewichte</translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation>laufende Instanzen</translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation>sie weicht von der von EMR ab: siehe Ereignisse</translation>
    </message>
    <message>
        <source>it exists</source>
        <translation>existiert bereits</translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation>es wurde nicht abgeschlossen</translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation>die Daten sind bereit</translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation>das Skript prepare-data läuft noch</translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation>Schlüsselpaare</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>scheidet aus: %1</translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation>scheidet aus, wenn der Prozess geendet hat, spätestens nach %1 s</translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation>lädt seine Daten; tritt bei: %1</translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation>nächster Versuch in %1 s: %2</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>keine GPU</translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation>keine Kapazität für %1 (%2); nächster Versuch: %3</translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation>keine Kapazität in %1 (%2); nächster Versuch: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation>bereitet seine Maschine vor; tritt bei, wenn sie bereit ist</translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation>Prozesse der %1 Maschinen auf diesem Computer: %2</translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation>Programme laden %1</translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation>bereit, einen ausgefallenen Worker zu ersetzen</translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation>report.md, metrics.csv und chart.png in %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation>Checkpoint wird gesendet</translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation>Code wird gesendet</translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation>lauschende Sockets an den %1 Adressen: %2</translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation>Task-Knoten</translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation>GPUs werden getestet</translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation>der Bucket %1: gelöscht</translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation>der Bucket %1: existiert noch</translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation>das Ende von %1</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>der Lauf hat geendet</translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation>die Laufzeitumgebung antwortet auf %1 Maschinen</translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation>Code wird entpackt</translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation>bis er läuft</translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation>gewöhnlich %1 (die längste von %2 dauerte %3)</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation>Warten auf %1, noch höchstens %2</translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation>Warnung: nicht verglichen, weil es zu viele Dateien sind</translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation>Warnung, falls nicht jede Maschine ihren eigenen Teil hat: %1</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb von %1</translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation>bei Schritt %1 gespeichert, die Kopie steht noch aus</translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation>der von Schritt %1 wurde nicht kopiert</translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation>die neueste Kopie ist die von Schritt %1</translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation>es wurde keine Kopie eines Checkpoints gefunden</translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation>wurde zuvor ersetzt</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation>%1 bleiben bestehen.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>%1 bleibt bestehen.</translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>%1 Maschinen haben Beendigungsschutz: Beenden Sie erneut und stimmen Sie der Aufhebung zu (--lift-protection).</translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%1 Maschinen des anderen Registers %3 von %2 laufen noch: %4. Beenden Sie sie von dem Computer aus, der sie gestartet hat; ist er verloren, übernimmt „trainyardctl adopt“ sie, und „terminate --account“ beendet alles im Konto.</translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation>%1 weitere Ressourcen</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(unbekannt)</translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>1 Maschine hat Beendigungsschutz: Beenden Sie erneut und stimmen Sie der Aufhebung zu (--lift-protection).</translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>1 Maschine des anderen Registers %2 von %1 läuft noch: %3. Beenden Sie sie von dem Computer aus, der sie gestartet hat; ist er verloren, übernimmt „trainyardctl adopt“ sie, und „terminate --account“ beendet alles im Konto.</translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation>1 weitere Ressource</translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation>Eine zweite Prüfung hat in diesem Konto nichts gefunden.</translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation>Eine zweite Prüfung hat nichts von diesem Register gefunden.</translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation>Eine zweite Prüfung hat nichts gefunden. Nichts läuft mehr.</translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation>Sie trägt Ihre Tags, wurde aber nicht von diesem Register gestartet: Übernehmen Sie sie oder beenden Sie sie von Hand.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation>Es ist nicht erwiesen, dass nichts übrig ist.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation>Es ist nicht erwiesen, dass nichts übrig ist. Beenden Sie erneut.</translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation>Es wurde unterbrochen, bevor erwiesen war, dass nichts läuft: Beenden Sie erneut.</translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation>Es wurde unterbrochen, und %1 Maschinen laufen vielleicht noch: Beenden Sie erneut.</translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation>Es wurde unterbrochen, und 1 Maschine läuft vielleicht noch: Beenden Sie erneut.</translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation>BLEIBT    %1  %2</translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation>Melden Sie sich zuerst neu an oder erneuern Sie die Zugangsdaten, dann beenden Sie erneut.</translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation>NICHT GEPRÜFT %1: %2: %3</translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation>NICHT GEPRÜFT Cluster %1</translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation>Nicht beendet: %1.</translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation>Beenden Sie erneut.</translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation>Das Register konnte nicht geschrieben werden (%1: %2): Was beendet wurde, ist dort nicht verzeichnet. Beenden Sie erneut, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation>Das Register führt nichts auf, und der Endpunkt hat nicht geantwortet: Beenden Sie erneut, sobald er antwortet.</translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation>Es gab nichts zu beenden.</translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation>Beleg von Trainyard</translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation>Konto     %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation>vor der abschließenden Prüfung abgebrochen</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation>beendet   %1  %2</translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation>Ende      %1 (%2)</translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation>sie trägt Ihre Tags, wurde aber nicht von diesem Register gestartet; „trainyardctl adopt %1“ übernimmt sie</translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation>bei AWS nicht mehr zu finden</translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation>Profil    %1</translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation>Beginn    %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation>war weg   %1  %2</translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation>war zuvor beendet worden</translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation>ein anderer Cluster verwendet sie</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation>die Gruppe gibt es nicht mehr</translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation>Geben Sie dem Stack einen Namen.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Wählen Sie einen Typ.</translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation>Nennen Sie den Ordner.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation>CloudFormation erstellt den Stack nur mit dieser Berechtigung.</translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation>Eine vorhandene VPC braucht ein Subnetz für den Master und eines für die Worker.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Dies darf nicht leer sein.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation>Das Image läuft nicht auf diesem Instance-Typ: Wählen Sie einen Typ für x86_64, etwa g5.xlarge.</translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation>Ein Dateisystem, das der Stack erstellt, hat noch kein Mount-Ziel.</translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation>Die Zone gehört zur Region des Stacks, etwa us-east-1a.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Es gibt keine Region „%1“.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Instance-Typ „%1“.</translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation>Die Region hat so viele VPCs, wie das Kontingent erlaubt (%1): Verwenden Sie hier eine vorhandene, löschen Sie eine oder beantragen Sie ein höheres Kontingent.</translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation>Die Region hat so viele Elastic-IP-Adressen, wie das Kontingent erlaubt (%1), und ein NAT-Gateway braucht eine: Geben Sie eine frei oder wählen Sie einen anderen Weg ins Internet.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation>Tour: lenet oder mlp.</translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation>Tour: Ordner für report.md, metrics.csv und chart.png.</translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation>Tour: Worker am Anfang.</translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation>Tour: Epochen.</translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation>Tour: Samples eines Schritts, von allen Workern zusammen.</translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation>Tour: Epochen, nach denen ein Worker hinzukommt; 0 fügt keinen hinzu.</translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation>Tour: Ziffern zum Trainieren.</translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation>Tour: Ziffern zum Validieren.</translation>
    </message>
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation>Startet Trainingscluster, zeigt ihr Training und lässt nichts laufen.</translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation>Das Konto: local oder ein Profil aus ~/.aws/config.</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>Die Region.</translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation>Ein anderer AWS-kompatibler Endpunkt.</translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation>Statusordner (Standard: $XDG_STATE_HOME/trainyard).</translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation>Die Tour auf der lokalen Cloud ausführen.</translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation>Nach der Tour schließen; Status 0, wenn sie erfolgreich war.</translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation>Die Diagramme von RUN in FILE (PNG) zeichnen und beenden.</translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation>Tour: ein Bild des Fensters (PNG), aufgenommen nach dem Training.</translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation>Mit --render-chart: wohin geschrieben wird.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Über Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1 auf %2, %3</translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation>Verteiltes Deep Learning auf AWS</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation>Version &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Komponenten und ihre Lizenzen</translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation>Lizenz von Trainyard</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation>Dieses Konto verwenden</translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation>Eines Ihrer AWS-Konten, unter einem Namen Ihrer Wahl.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>for example work</source>
        <translation>zum Beispiel arbeit</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation>Zugriffs&amp;schlüssel: ID, Geheimnis, eventuell Sitzungstoken</translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation>Single Sign-&amp;on (IAM Identity Center): Anmeldung mit dem Browser</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation>Wie AWS ihn beim Erstellen eines Schlüssels oder im Zugangsportal anzeigt.</translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation>Zugriffsschlüssel-&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation>&amp;Geheimer Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation>Sitzungs&amp;token</translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation>nur für Schlüssel, die ablaufen</translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation>&amp;Einfügen, was AWS anzeigt</translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation>Den Schlüssel im &amp;Schlüsselbund dieses Desktops statt in einer Datei aufbewahren</translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation>Die Zwischenablage enthält keinen Zugriffsschlüssel.</translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation>Übernommen; die Sitzung läuft um %1 ab.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Übernommen.</translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation>Single Sign-on</translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation>Was das Zugangsportal Ihrer Organisation anzeigt. Am Ende öffnet sich der Browser.</translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation>&amp;Start-URL</translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation>&amp;Region des Single Sign-on</translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation>&amp;Konto-ID</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>R&amp;olle</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation>Prüft den Schlüssel bei AWS. Nur ein gültiger Schlüssel wird gespeichert.</translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation>Prüfung bei AWS</translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation>Schreibt das Profil in ~/.aws/config. Die Anmeldung gilt für alle AWS-Werkzeuge.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation>Prüft bei AWS, wem der Schlüssel gehört, speichert ihn im Schlüsselbund und lässt ~/.aws/config darauf verweisen.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation>Prüft bei AWS, wem der Schlüssel gehört, und schreibt ihn in ~/.aws/credentials, die nur Sie lesen können.</translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation>Andere Profile und Kommentare bleiben unverändert; die offiziellen AWS-Werkzeuge verwenden dasselbe Profil.</translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation>Dadurch wird nichts gestartet.</translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation>Profil wird geschrieben</translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation>Bei AWS wird geprüft, wem der Schlüssel gehört</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Es wurde nichts gespeichert</translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation>Das Profil ist geschrieben</translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation>Es steht in %1. Für die Anmeldung öffnet sich jetzt der Browser.</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Konto %1</translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation>Es ist %1. Der Schlüssel liegt in: %2.</translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountsDialog</name>
    <message>
        <source>&amp;Remove…</source>
        <translation>Ent&amp;fernen…</translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation>Konten dieses Computers</translation>
    </message>
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation>Dies sind Profile in ~/.aws, die auch die AWS CLI verwendet. Entfernen Sie hier eines, ist es auch für die AWS CLI entfernt; das Konto und alles, was darin läuft, bleiben.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>Konto &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation>%1 (ausgewählt)</translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation>%1 entfernen? AWS zeigt einen geheimen Schlüssel nicht noch einmal an.</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>%1 wird entfernt…</translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation>%1 wurde aus %2 entfernt.</translation>
    </message>
    <message>
        <source>Select a profile first.</source>
        <translation>Wählen Sie zuerst ein Profil aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation>%1: Epoche %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>und %n weiterer Lauf</numerusform>
            <numerusform>und %n weitere Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation>kein Checkpoint wurde kopiert</translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation>letzter kopierter Checkpoint: innerhalb von Epoche %1</translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
        <translation>letzter kopierter Checkpoint: Epoche %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation>AWS-Aufruf</translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation>Remote-Befehl</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation>%1, Anfrage %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Als Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation>Was in der Cloud und auf den Maschinen getan wurde, Neuestes zuerst.</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation>Wörter, die vorkommen müssen: RunInstances, us-east-1, Throttling…</translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation>Nur lesende &amp;Anfragen einschließen</translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation>Aufrufe, die nur lesen und nichts ändern</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>Die Befehlszeile wurde kopiert.</translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation>Hier erscheinen Anfragen an AWS und Befehle auf Maschinen. Noch kein passender Eintrag.</translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation>Wählen Sie zuerst eine Zeile auf der Seite Aktivität aus.</translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation>Dafür gibt es keine Befehlszeile.</translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation>Aktivität exportieren…</translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation>Alle Aufrufe und Befehle des Protokolls, mit Request-IDs und ihrer Wirkung auf die Kosten: CSV, oder JSON-Zeilen, wenn der Name nicht auf .csv endet</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Aktivität exportieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>%n Zeile des Protokolls konnte nicht gelesen werden und wurde ausgelassen.</numerusform>
            <numerusform>%n Zeilen des Protokolls konnten nicht gelesen werden und wurden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation>Der Cluster hat keine Frist: Die Maschine kostet Geld, bis Sie sie entfernen.</translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation>Bis zur Frist in %1 kostet sie %2.</translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation>Worker hinzufügen?</translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation>Eine weitere Maschine wird gestartet. Ihr Preis ist unbekannt.</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>Worker hinzufügen</translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation>Eine weitere Maschine vom Typ %1 wird gestartet: %2.</translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation>Worker zu %1 hinzufügen?</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation>SSH von diesem Computer &amp;zulassen</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation>IP-Adresse dieses Computers</translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Lässt SSH zu diesen Clustern von der aktuellen IP-Adresse dieses Computers zu und entfernt seine früheren Adressen</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation>Die IP-Adresse dieses Computers ist jetzt %1, und SSH von dort ist nicht zugelassen für: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation>%1 für %2 s</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation>Regel &amp;entfernen</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>Alarmregeln</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Metrik</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Bedingung</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>&amp;Für mindestens</translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation>kein Fortschritt seit %1 min</translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation>%1: Lauf stoppen</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1: Cluster beenden</translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation>kein Fortschritt</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>benachrichtigen</translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation>benachrichtigen und Lauf stoppen</translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation>benachrichtigen und Cluster beenden</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation>Ohne neuen &amp;Wert seit</translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation>A&amp;ktion</translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation>Cluster durch diese Regel beenden?</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation>Wählen Sie zuerst eine Metrik.</translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation>Wählen Sie zuerst eine Regel aus.</translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation>%1: Worker hinzufügen</translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation>benachrichtigen und Worker hinzufügen</translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation>Maschinen durch diese Regel starten?</translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation>Sie werden benachrichtigt, wenn ein Lauf eine Regel erfüllt. Eine Regel kann ihn auch anhalten, seinen Cluster beenden oder einen Worker hinzufügen. Regeln gelten für die Läufe des ausgewählten Profils, solange Trainyard geöffnet ist, und für einen Lauf, solange trainyardctl ihm folgt.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation>Wenn ein Lauf %1 erfüllt, während Trainyard geöffnet ist oder trainyardctl ihm folgt, wird ohne weitere Rückfrage eine Maschine für einen zusätzlichen Worker gestartet, einmal je Lauf. Sie kostet so viel wie die anderen Worker des Laufs.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>Wenn ein Lauf %1 erfüllt, während Trainyard geöffnet ist oder trainyardctl ihm folgt, wird sein Cluster ohne weitere Rückfrage beendet, mit allen Maschinen und anderen Läufen. Modelle, die sonst nirgends gespeichert sind, werden vorher kopiert, wenn es möglich ist.</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>Geben Sie zuerst einen Wert ein.</translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation>Die Regel ist nicht vollständig</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation>Die Regel „%1“ hinzufügen?</translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation>Sie steht in den Feldern, aber nicht in der Liste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation>kann übernommen werden</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation>Stacks der Region</translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation>Das Beenden dieses Clusters darf den Stack mit allem, was er erstellt hat, &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation>Vorhandenen Stack übernehmen</translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation>Ein dynamischer Trainings-Stack von %1, den ein älteres Werkzeug, ein Kollege oder die Konsole erstellt hat, wird hier zu einem Cluster. Der Stack selbst wird nicht geändert.</translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation>S&amp;tacks</translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation>Stacks werden geladen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation>vom Schlüsselpaar des Stacks; bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Auswähle&amp;n…</translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation>Privater &amp;Schlüssel</translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation>wie der Stack</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>Na&amp;me des Clusters</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation>nacheinander versucht: ubuntu, ec2-user</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>Anmelde&amp;benutzer</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>Beenden na&amp;ch</translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation>Die Region hat keinen Stack.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation>Die Schlüsseldatei muss mit vollständigem Pfad angegeben werden.</translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
        <translation>Verwenden Sie a-z, 0-9 und „-“, beginnen Sie mit einem Buchstaben, höchstens 40 Zeichen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>Change the amount or the action first.</source>
        <translation>Ändern Sie zuerst den Betrag oder die Aktion.</translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation>Jetzt beenden?</translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation>Läufe jetzt stoppen?</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation>%1 wurden bereits ausgegeben. Ein Budget von %2 ist sofort erreicht, und die Instances werden beendet.</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation>%1 wurden bereits ausgegeben. Ein Budget von %2 ist sofort erreicht, und die Läufe werden gestoppt.</translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation>Festlegen und beenden</translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation>Festlegen und stoppen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dollar</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X-Achse</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation>Exponentiell gleitender Durchschnitt. Die ursprüngliche Kurve bleibt blass sichtbar.</translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation>Im Diagramm ziehen zum Zoomen, mit Umschalttaste ziehen zum Verschieben; Doppelklick zeigt alles</translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation>Dieser Lauf ist kostenlos, oder sein Preis ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation>Zugriff auf das Konto</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>Training package</source>
        <translation>Trainingspaket</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>Datenvorbereitung</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Bevor Sie beginnen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Es fehlt etwas.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>last, best</source>
        <translation>letzter, bester</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Aufbewahrt als</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>EMR</source>
        <translation>EMR</translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation>Ein CloudFormation-Stack startet die Maschinen; der Cluster endet mit dem Löschen des Stacks.</translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation>EMR startet die Maschinen; der Cluster endet mit dem EMR-Cluster.</translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation>Die Maschinen wurden einzeln gestartet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt: %1</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Bisherige Kosten</translation>
    </message>
    <message>
        <source>Auto-terminates</source>
        <translation>Automatisches Ende</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>überfällig</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1, %n Maschine verloren</numerusform>
            <numerusform>%1, %n Maschinen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation>Worker hinzufügen</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Worker entfernen…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Training starten…</translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation>Diesen Cluster beenden…</translation>
    </message>
    <message>
        <source>Extend by 2 h</source>
        <translation>Um 2 h verlängern</translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation>Start fortsetzen</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Übernehmen…</translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation>SSH-Befehl kopieren</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation>Es läuft kein Cluster. „Beendete anzeigen“ oben listet die beendeten auf.</translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation>Andere Wege zu einem Cluster</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation>Verschiebt die Frist der Maschinen um zwei Stunden nach hinten</translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation>Setzt einen unterbrochenen Start fort: behält laufende Maschinen und startet die fehlenden</translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation>Übernimmt einen Cluster, dessen Computer oder Statusordner verloren ging, damit Sie ihn hier beenden können</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation>Es gibt keine Maschine dieses Clusters.</translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation>Läufe dieses Clusters</translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation>Auf diesem Cluster gibt es noch keine Läufe.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation>Von hier wurde keine Maschine dieses Clusters gestartet.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Noch keine Ereignisse.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation>Details des Clusters</translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation>Beendete ausblenden (%1)</translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation>Beendete anzeigen (%1)</translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation>Alle Worker dieses Clusters sind gesperrt: Nur später hinzugefügte Worker können entfernt werden.</translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation>Beendet die Maschine eines Workers</translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation>Seine Maschine wird beendet; Daten auf der Maschine gehen verloren.</translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation>%1 aus %2 entfernen?</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Worker entfernen</translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation>Die fehlenden Maschinen von %1 starten?</translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation>Die Maschinen von %1 starten?</translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation>Keine Maschine dieses Clusters läuft. Wie geplant wird gestartet: %1 vom Typ %2.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation>Die Tags nennen den Besitzer %1 und das Register %2; wer dieses Register verwendet, kann ihn weiterhin ändern. Der private Schlüssel liegt auf dem Computer, der ihn gestartet hat; von hier können Sie ihn daher stoppen und beenden, aber nicht darauf trainieren. Folgendes wird übernommen und gelöscht, wenn Sie den Cluster beenden:</translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation>%1 (%2) übernehmen?</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Worker ersetzen…</translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation>Terminal öffnen</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation>Nicht laufende Maschinen des Plans: %1. Sie werden als Typ %2 gestartet. Entfernte Worker bleiben entfernt.</translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation>Der Worker ist ausgefallen: %1. Eine weitere Maschine %2 wird gestartet (%3) und tritt dem Lauf bei; dann wird die Maschine von %4 beendet, und die Daten darauf gehen verloren.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation>Startet eine Maschine für den ausgefallenen Worker und beendet dann dessen Maschine</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation>Der Worker verlässt den Lauf, und die anderen übernehmen seinen Anteil. Seine Maschine wird beendet, und die Daten darauf gehen verloren. Eine Maschine, die hängt, kann den Lauf nicht verlassen: Beenden Sie sie sofort, ohne ihre letzten Checkpoints. Ein Job, der keine Maschine verlieren kann, schlägt dann fehl.</translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation>Plan exportieren…</translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation>Entfernt diesen beendeten Cluster aus der Liste; seine Kosten und Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation>Nach Name, Status, Typ oder Zone suchen</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Cluster suchen</translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation>Knoten suchen</translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation>Keine Maschine passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation>Entfernt beendete Cluster aus dieser Liste; ihre Kosten und Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation>Beendete Cluster bleiben mit ihren Ereignissen in der Liste, bis Sie sie entfernen</translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation>Kein Cluster passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>Alle beendeten entfernen</translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation>Einrichtungslog</translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation>Eine Datei für den Startassistenten und für trainyardctl launch --plan, ohne Schlüssel und Pfade</translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation>Plan des Clusters exportieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation>Phasen: Zeit bis</translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation>Nur Cluster aus einzelnen EC2-Instances haben einen Plan für den Export.</translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation>%1 läuft nicht: %2.</translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation>Ein Cluster behält mindestens einen Worker.</translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation>Ein Worker wird ersetzt, während ein Lauf trainiert.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Keine Maschine dieses Clusters läuft.</translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation>, mit allem, was er erstellt hat</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation>Die Maschine existiert nicht mehr: %1. Eine weitere %2 wird gestartet (%3) und tritt dem laufenden Training bei, falls es eines gibt.</translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation>Entfernt die verlorene Maschine aus dieser Liste; ihre Ereignisse bleiben erhalten</translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation>Eine verlorene Maschine wird ersetzt, während der Cluster bereit ist oder trainiert.</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation>%1 wurde aus der Liste entfernt. Kosten und Läufe bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>%n beendeter Cluster wurde aus der Liste entfernt. Seine Kosten und Läufe bleiben.</numerusform>
            <numerusform>%n beendete Cluster wurden aus der Liste entfernt. Ihre Kosten und Läufe bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation>Liste der Cluster</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>%n weitere Datei</numerusform>
            <numerusform>%n weitere Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation>leer: Es werden keine Dateien gesendet</translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation>Ordner des Codes</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation>Dateien, die gesendet werden</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Dateien werden aufgelistet…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>%n Datei, %1, wird gesendet.</numerusform>
            <numerusform>%n Dateien, %1, werden gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation>Diese bleiben hier: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation>Entsprechende Befehlszeilen</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Befehle kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation>Dasselbe als Befehle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Zurzeit nicht verfügbar.</translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation>Befehl, Seite, Cluster, Lauf oder Einstellung suchen</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Keine Treffer. Versuchen Sie es mit weniger Wörtern.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>%n Lauf vergleichen</numerusform>
            <numerusform>%n Läufe vergleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>Als Markdown &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Die Tabelle wurde kopiert.</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation>Geben Sie %1 ein, um fortzufahren:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Type %1 first.</source>
        <translation>Geben Sie zuerst %1 ein.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Jetzt, pro Stunde</translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation>Jetzt, pro Tag</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Bisherige Kosten</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>On AWS, per hour</source>
        <translation>Auf AWS, pro Stunde</translation>
    </message>
    <message>
        <source>On AWS so far</source>
        <translation>Auf AWS bisher</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>On-Demand machines</source>
        <translation>On-Demand-Maschinen</translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation>Spot-Maschinen</translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation>Datenträger (EBS), auch von gestoppten Maschinen</translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation>Öffentliche IPv4-Adressen</translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
        <translation>NAT-Gateways: keine nötig, die Maschinen haben eigene öffentliche IP-Adressen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Pro Stunde</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Pro Tag</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>&amp;Daily budget</source>
        <translation>&amp;Tagesbudget</translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation>Budget des au&amp;sgewählten Clusters</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation>Geschätzt aus den aufgezeichneten Laufzeiten der Maschinen und den Listenpreisen von Maschinen, Datenträgern und IP-Adressen. Ihre AWS-Rechnung kann abweichen.</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Jetzt, pro Stunde</translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation>Heute (UTC)</translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation>Alle Cluster bisher</translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation>Das Tagesbudget beträgt %1.</translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation>Es gibt jetzt kein Tagesbudget.</translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation>Kosten nach Cluster</translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation>Von hier wurde noch kein Cluster gestartet, es wurde also nichts bezahlt.</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Nach Cluster</translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation>Kosten nach Tag</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>Es wurde noch nichts bezahlt.</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation>Wofür gerade bezahlt wird</translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation>Derzeit bezahlt</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Was günstiger wäre</translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation>Keine günstigere Möglichkeit gefunden.</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>Günstiger</translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation>Listenpreise vom %1.</translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation>Kosten der letzten Tage</translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation>Auf AWS hätten solche Cluster bisher %1 gekostet.</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>Auf AWS würden solche Cluster jetzt %1 kosten und bisher %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation>Beispiel für die Diagramme eines Laufs</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation>Buckets und Ordner</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation>Diesen Ordner &amp;wählen</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>Datensatz wählen</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Der Ordner wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation>Alle Buckets</translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation>Das Konto hat keine Buckets.</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Dieser Ordner ist leer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation>Ordner der Maschine</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation>&amp;Persönlicher Ordner</translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
        <translation>&amp;Stammordner</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>no such bucket in this account</source>
        <translation>kein solcher Bucket in diesem Konto</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n Datei, %1, %2</numerusform>
            <numerusform>%n Dateien, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation>Keine Datensätze</translation>
    </message>
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation>Ein Lauf trainiert auf einem Datensatz in einem Bucket. Erstellen Sie einen aus gezeichneten Ziffern oder laden Sie einen eigenen Ordner hoch.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation>Datensätze in den Buckets dieses Kontos und solche, die Läufe verwendet haben.</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>In einem Lauf verwenden…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation>Anteile der Worker…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Die Adresse wurde kopiert.</translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation>Arten von Daten</translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation>&amp;Datensätze</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>D&amp;ateien</translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation>&amp;Gemeinsame Dateisysteme</translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation>Ordner von Mas&amp;chinen</translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n Bucket konnte nicht vollständig aufgelistet werden.</numerusform>
            <numerusform>%n Buckets konnten nicht vollständig aufgelistet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation>Wählen Sie zuerst einen Datensatz aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayBars</name>
    <message>
        <source>%1: %2</source>
        <comment>day, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>Es wurde noch nichts bezahlt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation>Tag (UTC)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation>Diesen Cluster untersuchen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation>Noch nicht untersucht</translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation>Die Diagnose meldet sich an den Maschinen an, liest ihre Logs und das Konto und nennt, was nicht stimmt und wie es zu reparieren ist. Ohne Bestätigung ändert sie nichts.</translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation>Die Reparatur ist abgeschlossen, und ihre Prüfung wurde wiederholt.</translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation>Die Untersuchung läuft</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbrec&amp;hen</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>Er&amp;neut ausführen</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation>Ein Archiv für einen Fehlerbericht, ohne Geheimnisse; sein Inhalt wird zuerst aufgelistet</translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation>Der Cluster wird untersucht…</translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation>Die Untersuchung wurde abgebrochen; gezeigt wird, was sie bis dahin fand.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>%n Prüfung ohne Befund</numerusform>
            <numerusform>%n Prüfungen ohne Befund</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation>Die Reparatur läuft; die Vorgänge unten zeigen ihre Schritte.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>ZIP-Archive (*.zip)</translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation>Dateien werden gesammelt…</translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation>Bericht speichern?</translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation>Das Archiv %1 wird diese Dateien enthalten. Schlüssel, Token und Passwörter werden durch *** ersetzt; Namen, Adressen und die Nummer des Kontos bleiben.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation>Dieser Cluster wurde nicht von diesem Computer gestartet.</translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation>Eine Reparatur läuft.</translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation>Die Untersuchung ist nicht beendet.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation>Gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation>Ein Ordner, den alle Maschinen eines Clusters gemeinsam nutzen und der bleibt, wenn sie nicht mehr da sind.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation>Was existieren wird und was es kostet.</translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation>Neues gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zonen</translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation>Alle Maschinen eines Clusters hängen es beim Start ein, auch solche, die später hinzukommen. Code, Daten und Ergebnisse werden einmal gespeichert, mehrere Cluster teilen sie, und sie bleiben, wenn die Maschinen nicht mehr da sind. Gepackte Daten (RecordIO) bremsen das Training nicht. Viele kleine Dateien schon, da jede eine Anfrage braucht: Packen Sie sie zuerst. Maschinen können es nur in Zonen mit einem Mount-Ziel einhängen.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation>Die VPCs der Region werden gelesen.</translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation>Wählen Sie eine oder mehrere Zonen.</translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation>Ein Dateisystem, verschlüsselt, elastischer Durchsatz</translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>%n Mount-Ziel</numerusform>
            <numerusform>%n Mount-Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation>Eine Sicherheitsgruppe, die NFS zulässt (TCP 2049)</translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation>Kostenlos, solange es leer ist; danach pro GiB und Monat, bis Sie es unter Angabe seines Namens löschen.</translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation>%1 in %2, mit Mount-Zielen in %3. „Alles beenden“ löscht es nicht: Es bleibt und wird bezahlt, bis Sie es hier löschen und seinen Namen eingeben.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation>Optional: ein EFS-Dateisystem unter /efs auf jedem Knoten, für Skripte, Daten und Ergebnisse.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>&amp;Dateisystem</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>S&amp;ubnetz</translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation>eines der Standard-VPC, von EMR gewählt</translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation>Der Rolle der Knoten das &amp;Lesen von Dateisystemen erlauben, was zum Einhängen nötig ist</translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation>Dateisysteme und Subnetze werden geladen…</translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation>Die Sicherheitsgruppen der Mount-Ziele werden allen Knoten hinzugefügt: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation>Image und Bootstrap</translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation>Wovon die Knoten starten und welche Skripte sie ausführen, bevor EMR seine Anwendungen installiert.</translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation>Eigenes &amp;Image</translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation>das des Releases (empfohlen)</translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation>ami-…: Amazon Linux der Generation des Releases, unverschlüsselt, mit einem Volume</translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation>&amp;Ordner für die Skripte</translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation>unterhalb der Logs</translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation>der Ordner der Logs</translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation>Die Skripte von Trainyard werden nach %1 in Ihren Bucket hochgeladen. Jeder Knoten führt sie beim Start aus:</translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation>• %1 hängt %2 unter /efs für den Benutzer hadoop ein und lässt den Knoten fehlschlagen, wenn das nicht gelingt.</translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation>• ein Skript setzt die Frist, die der Knoten auch einhält, wenn dieser Computer ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation>Wenn alle Knoten laufen, werden die Liste der Worker und die DEEPLEARNING-Variablen auf dem Master geschrieben.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation>Logs und Limits</translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation>Wohin EMR seine Logs schreibt und wann der Cluster endet.</translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation>L&amp;ogs</translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation>s3://bucket/folder</translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation>EMR beendet ihn bei Nicht&amp;nutzung nach</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Beendigungsschutz</translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation>T&amp;ags</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>keine; wie team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Schreiben Sie jeden Tag als Name=Wert und ein Komma zwischen zwei Tags.</translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation>Das Limit von EMR zählt nur Schritte und YARN-Anwendungen; die Limits darunter zählen auch Trainingsläufe und werden vom Trainyard-Skript auf jedem Knoten eingehalten. Logdateien treffen einige Minuten später ein.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation>Maschinen und Root-Volume</translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation>Einheitliche Instance-Gruppen: ein Master, der ebenfalls trainiert, Core-Knoten und Task-Knoten, die entfernt werden können.</translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation>Core-Knoten (&amp;Worker)</translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation> Core-Knoten und der Master</translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation>&amp;Root-Volume</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation>Mehr als 50 GiB, sonst startet der Cluster möglicherweise nicht</translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation>Typ der &amp;Core-Knoten</translation>
    </message>
    <message>
        <source>as the master</source>
        <translation>wie der Master</translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation>Task-Knoten sind S&amp;pot-Maschinen</translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation>Tas&amp;k-Knoten</translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation> Task-Knoten</translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation>T&amp;yp der Task-Knoten</translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation>wie die Core-Knoten</translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation>&amp;Maximaler Spot-Preis</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>bis zum On-Demand-Preis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation>Release und Anwendungen</translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation>Nur die Anwendungen, die das Training braucht: Jede verlängert den Start, und manche verhindern ihn.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>Re&amp;lease</translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation>das neueste der Region</translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation>A&amp;nwendungen</translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation>Hadoop</translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation>An&amp;wendungen des Releases</translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation>Anwendungen des Releases</translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation>Releases und Anwendungen werden geladen…</translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation>Das neueste Release ist %1.</translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation>%1: ersetzt durch %2</translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation>%1: keine Aktualisierungen von Amazon Linux</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Alles, was erstellt wird. Noch existiert nichts.</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Er&amp;neut prüfen</translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation>Release, Rollen, Gruppen, Image und Dateisystem werden geprüft…</translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation>Es ist nichts bekannt, was EMR ablehnen würde.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation>Sicherheit und Rollen</translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation>Wer sich am Master anmelden darf, die Sicherheitsgruppen der Knoten und was EMR und die Knoten tun dürfen.</translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation>Verwaltete Gruppe des &amp;Masters</translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation>die von EMR</translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation>Verwaltete &amp;Gruppe der anderen</translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation>Gr&amp;uppe für den Servicezugriff</translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation>nur in einem privaten Subnetz</translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation>&amp;Zusätzliche Gruppen des Masters</translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation>keine; sg-…</translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation>Zusätzliche Gruppen der an&amp;deren</translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation>Se&amp;rvicerolle</translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation>Instanc&amp;e-Profil</translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation>Die Standardr&amp;ollen erstellen, wo sie fehlen</translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation>Das Konto hat noch keine Rolle %1.</translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation>Der Rolle %1 fehlen die Richtlinien %2.</translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation>Beide Standardrollen existieren.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation>EMR führt den Befehl auf dem Master als Benutzer hadoop aus, nach den Schritten davor. Seine Ausgabe trifft einige Minuten später im Log-Bucket ein.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation>der nächste Schritt läuft</translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation>wartende Schritte werden abgebrochen</translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation>der Cluster endet</translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation>Bei &amp;Fehlschlag</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>Schritt &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>Schritt hinzufügen…</translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation>Schritt abbrechen…</translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation>Log des Schritts</translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation>Core-Knoten hinzufügen…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation>Die Schritte konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation>Keine Schritte. „Schritt hinzufügen“ führt einen Befehl auf dem Master aus.</translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation>Diesem Cluster wurden keine Schritte hinzugefügt.</translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation>Seinen Prozess zwangsweise beenden</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>Schritt %1 abbrechen?</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>Sein Prozess wird unterbrochen; ein Prozess, der das ignoriert, kann zwangsweise beendet werden. Ergebnisse, die er nicht geschrieben hat, gehen verloren.</translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation>Er hat nicht begonnen und wird es auch nicht.</translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation>Schritt abbrechen</translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation>Die Logs von %1 werden gelesen…</translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation>Es gibt noch keine Logs von %1: EMR schreibt sie einige Minuten nach Beginn des Schritts.</translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation>Logs des Schritts %1</translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation>Core-Knoten hinzufügen</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation>Core-Knoten enthalten einen Teil von HDFS und können vor dem Ende des Clusters nicht entfernt werden. Bis dahin kostet jeder bis zu %1. Anzahl neuer Core-Knoten:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation>Der Cluster nimmt jetzt keine Schritte an.</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>Wählen Sie zuerst einen Schritt aus.</translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation>Dieser Schritt kann nicht mehr abgebrochen werden.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation>EMR-Cluster erstellen</translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation>Cluster erstellen</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Überprüfen und erstellen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <comment>number of an epoch</comment>
        <translation>%1 (beste)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation>Val.-Loss</translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation>Val.-Genauigkeit</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>Beste Validierung %1 in Epoche %2</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>Kleinster Validierungs-Loss %1 in Epoche %2</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation>Loss %1</translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation>Loss %1 in Epoche %2</translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation>Trainings-Loss %1 in Epoche %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Als TSV kopieren</translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation>Die Tabelle, die parse_log von MXNet ausgibt, für einen Bericht</translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation>Durch Tabulatoren getrennte Werte, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation>Noch keine Epoche ist beendet.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation>Durch Kommas getrennte Werte, wie Epochen exportieren sie schreibt</translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation>Noch ist keine Epoche abgeschlossen.</translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation>Wie angezeigt kopieren</translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
        <translation>Titel und Werte wie auf dem Bildschirm</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation>AWS hatte keine Kapazität für %1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation>%1 wird nicht übertragen: %2</translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation>Ein symbolischer Link</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation>Eine Adresse in S3 beginnt mit s3://, wie s3://bucket/folder.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Pro Monat</translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation>Gemeinsame Dateisysteme</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>Einhängen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation>Dateisysteme (EFS), die alle Maschinen eines Clusters einhängen können, für Code, Daten und Ergebnisse. Sie bleiben und werden bezahlt, bis Sie sie hier löschen.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation>Neues Dateisystem…</translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation>Die Dateisysteme konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation>Keine gemeinsamen Dateisysteme. „Neues Dateisystem“ erstellt eines mit einem Mount-Ziel in jeder Zone.</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 wurde nicht gelesen: %2</translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation>In seiner Region läuft keiner Ihrer Cluster.</translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation>%1 (%2) in %3, %4</translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation>Dateisystem löschen</translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation>Alle seine Daten gehen verloren, auf allen Maschinen, die es eingehängt haben. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation>Wählen Sie zuerst ein Dateisystem aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>S3</source>
        <translation>S3</translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation>Die Dateien von Maschinen werden hier angeboten, solange einer Ihrer Cluster läuft.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>%n weiterer Eintrag dieses Ordners ist nicht aufgelistet. Öffnen Sie einen Ordner weiter unten oder verwenden Sie ssh.</numerusform>
            <numerusform>%n weitere Einträge dieses Ordners sind nicht aufgelistet. Öffnen Sie einen Ordner weiter unten oder verwenden Sie ssh.</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation>Dieser Ort konnte nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation>Hier ist nichts. Legen Sie Dateien dieses Computers hier ab, oder wählen Sie sie rechts aus und laden Sie sie hoch.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner…</translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation>Neuer Bucket…</translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation>Ordner von Maschinen werden hier nicht gelöscht.</translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation>Jede Maschine des Laufs braucht die Dateien unter demselben Pfad, wie auf einem gemeinsamen Dateisystem.</translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation>Öffnen Sie zuerst links einen Bucket.</translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation>Packt die Bilder eines Ordners, eine Liste von Bildern oder einen Datensatz in RecordIO-Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation>%1: %2 Bytes, geändert %3</translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation>%1: %2 Bytes, geändert %3, ETag %4</translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation>In einen öffentlichen Bucket hochladen</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation>Nicht heruntergeladen, weil ihre Namen hier keine Dateinamen sein können: %1</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation>Diese Namen existieren am Ziel. Dateien mit gleichem Namen werden ersetzt, auch in Ordnern.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Neuer Bucket</translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation>Name des Ordners in %1:</translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation>Name, unter allen Konten eindeutig. Der Bucket ist privat und verschlüsselt, und der öffentliche Zugriff darauf ist blockiert:</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation>Der Name eines Buckets hat 3 bis 63 Kleinbuchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation>Der Bucket existiert jetzt.</translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation>Der Name eines Ordners hat keinen Schrägstrich und ist nicht leer.</translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation>Der Ordner existiert jetzt.</translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation>Der Link wurde kopiert. Wer ihn hat, kann das Objekt eine Stunde lang lesen.</translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation>Von der Maschine löschen</translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation>Aus S3 löschen</translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation>Die Dateien werden gelöscht, auf einem gemeinsamen Dateisystem für alle Maschinen. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Gelöscht.</translation>
    </message>
    <message>
        <source>Objects in S3</source>
        <translation>Objekte in S3</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Packen…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>In einem Lauf verwenden…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation>S3 oder eine Maschine</translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation>Adresse in S3 oder eines Ordners einer Maschine</translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation>Übergeordneter Ordner, in S3 oder auf einer Maschine</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Ordner dieses Computers</translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation>Übergeordneter Ordner auf diesem Computer</translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation>Dateien dieses Computers</translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation>Wählen Sie zuerst links Dateien aus.</translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation>Über diesem Ordner gibt es keinen weiteren.</translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation>Wählen Sie zuerst links eine Datei aus.</translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation>Wählen Sie zuerst Dateien dieses Computers aus.</translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation>Wählen Sie zuerst einen Ordner oder eine Datei dieses Computers aus.</translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation>In einen Bucket hochladen, der öffentlich sein kann</translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation>Die Richtlinie oder die Zugriffssteuerungsliste dieses Buckets ist für alle offen.</translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation>Mit diesen Anmeldeinformationen lässt sich nicht lesen, wer diesen Bucket verwenden darf (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation>Die Objekte werden gelöscht. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation>Darunter ist nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>%n Objekt wird gelöscht, davon %1 unter den Ordnern. Das kann nicht rückgängig gemacht werden.</numerusform>
            <numerusform>%n Objekte werden gelöscht, davon %1 unter den Ordnern. Das kann nicht rückgängig gemacht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation>Der Inhalt wird gelesen…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>well</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation>Kopiert den Befund mit seinen Belegen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation>Ich habe ein AWS-Konto</translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation>Ein Modell auf einem Cluster trainieren</translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation>Trainyard startet Maschinen auf AWS, trainiert Ihr Modell auf allen, zeigt die Kurven, während sie wachsen, und lässt nichts weiterlaufen.</translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation>Die Maschinen sind Sandboxes auf diesem Computer und kosten nichts, bis Sie ein Konto hinzufügen.</translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation>Konto: Profil %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1, ausgeklappt</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, eingeklappt</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation>Zu kopieren:</translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation>Kopiert:</translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation>Zu entfernen:</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>Entfernt:</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Nur dort</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation>Von den Maschinen entfe&amp;rnen, was der Ordner nicht hat</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation>Auf die Maschinen kopieren</translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation>Ohne gemeinsamen Speicher müssen Code und Daten auf jeder Maschine sein. Dateien werden nach ihrem Inhalt verglichen: Nur was abweicht, wird kopiert und danach noch einmal verglichen.</translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation>Vergleichen Sie einen Ordner, um zu sehen, was seinen Kopien auf den Maschinen fehlt.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation>Ordner dieses Comp&amp;uters</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation>Ordner auf den &amp;Maschinen</translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation>nichts; wie .git, *.tmp, cache/*</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>Aus&amp;lassen</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Ordner dieses Computers</translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation>Es gibt keinen Cluster, dessen Maschinen laufen.</translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation>Der Inhalt aller Dateien wird verglichen…</translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation>Vergleichen Sie zuerst: Das listet auf, was entfernt würde.</translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation>Einige Maschinen konnten nicht verglichen werden.</translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation>Einige Maschinen konnten nicht aktualisiert werden.</translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation>Alle Maschinen haben den Inhalt des Ordners.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation>Es wurde noch nichts geändert: Die Tabelle listet auf, was kopiert und entfernt würde.</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>Ein Vergleich läuft.</translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation>Wählen Sie zuerst einen Ordner, einen Cluster und einen Ordner seiner Maschinen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>Lauf b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation>Neuen &amp;Head starten</translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation>Head-Knoten verloren</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 auf %2 hat den Head-Knoten verloren</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>Fortschritt der Untersuchung</translation>
    </message>
    <message>
        <source>New head</source>
        <translation>Neuer Head</translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation>Geht weiter ab</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Verlorene Schritte</translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation>Startet eine Maschine und setzt den Lauf fort; „Abbrechen“ bei den Vorgängen beendet das</translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation>Verzeichnet den Lauf als gestoppt; die Maschinen bleiben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation>Es wird ermittelt, was vom Lauf übrig ist. Noch wird nichts gestartet.</translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation>Es ist nicht bekannt, was vom Lauf übrig ist. %1</translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation>Der Head-Knoten existiert nicht mehr, meldet die Cloud.</translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation>Der Head-Knoten hat laut Cloud den Status: %1.</translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation>Der Lauf ist gestoppt. Er kann auf einem neuen Head-Knoten weitergehen; die Worker bleiben.</translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation>Der Lauf ist abgeschlossen: Seine letzte Epoche hat einen Checkpoint. Ein neuer Head-Knoten ist nicht nötig.</translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation>Der Lauf kann nicht weitergehen: %1.</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation>dem Anfang: Es gibt keinen Checkpoint</translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation>dem Checkpoint bei Schritt %1, nach Epoche %2</translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation>dem Checkpoint nach Epoche %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation>%1, die noch einmal trainiert werden</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>&amp;Log in again</source>
        <translation>Erneut an&amp;melden</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>Kon&amp;to</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gion</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>lokale Cloud</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Konto hinzufügen…</translation>
    </message>
    <message>
        <source>session expired</source>
        <translation>Sitzung abgelaufen</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>costs money</source>
        <translation>kostenpflichtig</translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation>%1, kostenpflichtig</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation>%1 in anderen Regionen</translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation>In Klammern: wie viele Ihrer Maschinen dort laufen</translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation>Sitzung läuft in %1 ab</translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation>Hinweise: %1 ungelesen</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation>Solche Maschinen kosten auf AWS %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>No page contains this.</source>
        <translation>Keine Seite enthält dies.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImageModel</name>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Login user</source>
        <translation>Anmeldebenutzer</translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation>Mindestgröße</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation>AMI-ID</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>hier nicht angeboten</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImagePage</name>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>The operating system and the drivers that every machine starts with.</source>
        <translation>Das Betriebssystem und die Treiber, mit denen jede Maschine startet.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Current &amp;images</source>
        <translation>Aktuelle &amp;Images</translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation>ein Name, ami-…, name:… oder resolve:ssm:/…</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>I&amp;mage</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>Anme&amp;ldebenutzer</translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation>AMI-IDs und Namen aus alten Anleitungen funktionieren auch: Trainyard schlägt das aktuelle Image vor.</translation>
    </message>
    <message>
        <source>As named below</source>
        <translation>Wie unten genannt</translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation>Leer lassen für die Vorgabe des Images. Wird dieser Benutzer abgelehnt, werden andere übliche Namen versucht.</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation>nacheinander versucht: ubuntu, ec2-user, …</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation>Jobdatei öffnen…</translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation>Jobdatei speichern…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>In die Warteschlange</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>Sweep…</translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation>Führt den Job mehrmals mit anderen Werten seiner Parameter aus</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation>Das Beispiel kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Jobdatei öffnen</translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Jobdateien (*.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation>%1 ist keine Jobdatei</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Jobdatei speichern</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Füllen Sie zuerst die anderen Seiten aus.</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Jobdatei</translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation>Stellt den Job in die Warteschlange des Clusters: Er startet nach den Jobs davor, solange Trainyard oder trainyardctl queue run läuft</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>Neues Skript</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python-Skripte (*.py)</translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation>%1 enthält weitere Dateien.</translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation>Der Job sendet den Ordner seines Skripts mit allen Dateien darin an die Maschinen. Um nur das Skript zu senden, speichern Sie es in einem leeren Ordner.</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>&amp;Hier speichern</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation>CIFAR-10: Ausschnitt, Spiegelung, Farbvariation</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>benutzerdefiniert</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Augmentierung</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Validierungsdaten</translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation>leer: die Validierungsdateien des Datensatzes</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation>automatisch, nach den Namen der Dateien</translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation>IDX, wie MNIST</translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation>CIFAR-10, binär</translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation>CIFAR-100, binär</translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation>RecordIO (.rec)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>wie das Modell</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Lade-Threads</translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation>Threads jedes Workers, die Batches vorbereiten</translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation>Zufälliger Ausschnitt</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation>Pixel auf jeder Seite vor dem Ausschneiden</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation>Padding-Wert</translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation>Zufällige Spiegelung</translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation>Variation des Farbtons</translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation>Variation der Sättigung</translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation>Variation der Helligkeit</translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation>Mittelwert (R,G,B)</translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation>Wird von Werten von 0 bis 255 subtrahiert</translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation>Abweichung (R,G,B)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation>Aus einem Wert wird (Wert - Mittelwert) / Abweichung * Skalierung</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation>Der Anfangsgewichte und der Reihenfolge der Samples</translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation>Deterministisch: wieder dieselben Bits</translation>
    </message>
    <message>
        <source>Log every</source>
        <translation>Loggen alle</translation>
    </message>
    <message>
        <source> batches</source>
        <translation> Batches</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation>dist_sync: alle Worker machen die Schritte gemeinsam</translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation>dist_async: jeder Worker macht eigene Schritte</translation>
    </message>
    <message>
        <source>local: one worker, no server</source>
        <translation>local: ein Worker, kein Server</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation>Rechen-Threads jedes Workers</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation>Auf den Maschinen der Worker bedeutet 1 einen auf jeder</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Server auf</translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation>den Maschinen der Worker</translation>
    </message>
    <message>
        <source>the head node</source>
        <translation>dem Head-Knoten</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation>auf den Servern, die Gewichte senden</translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation>auf jedem Worker: Server senden die summierten Gradienten</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Mindestanzahl Worker</translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation>Mit weniger pausiert der Lauf</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Höchstanzahl Worker</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Reserve-Worker</translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation>Über die Höchstanzahl hinaus: Sie treten bei und warten darauf, ausgefallene Worker zu ersetzen</translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation>Worker kommen und gehen</translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation>automatisch: in langen Epochen zwischen Batches</translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation>am Ende einer Epoche</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>zwischen zwei Batches</translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation>Maschine ausschließen nach</translation>
    </message>
    <message>
        <source> deaths</source>
        <translation> Ausfällen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation>Danach dürfen ihre Worker wieder beitreten</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation>Von Gradienten und Gewichten zwischen Workern und Servern</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation>2 Bits pro Gradient</translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation>Schwelle (2 Bits)</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
        <translation>Wie Gradienten und Gewichte zwischen Workern und Servern übertragen werden. Steuernachrichten sind immer verschlüsselt. Verschlüsselung kostet etwa 0,5 ms CPU-Zeit pro MB, an beiden Enden zusammen.</translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation>auto: verschlüsselt, wo das private Netzwerk verlassen wird</translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation>plain: am schnellsten; das Netzwerk kann mitlesen und ändern</translation>
    </message>
    <message>
        <source>aead: always encrypted, takes CPU time</source>
        <translation>aead: immer verschlüsselt, kostet CPU-Zeit</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation>nur wenn der Lauf gestoppt wird</translation>
    </message>
    <message>
        <source>And every</source>
        <translation>Und alle</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation>leer: der Bucket des Clusters oder Kopien auf diesem Computer</translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation>Zeit zum Speichern beim Stoppen</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation>Opti&amp;mierung</translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation>Paralleli&amp;sierung</translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation>Chec&amp;kpoints</translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation>&amp;Weitere Optionen</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Launcher</translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation>Wie die Prozesse auf die Maschinen kommen</translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation>ssh: die Agenten der Maschinen</translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation>local: alle auf dem Head-Knoten</translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation>mpi: mpirun auf dem Head-Knoten</translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation>sge: Grid Engine</translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation>slurm: srun oder sbatch</translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation>yarn: der Ressourcenmanager von EMR</translation>
    </message>
    <message>
        <source>Its options</source>
        <translation>Seine Optionen</translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation>Weitere Wörter für den Befehl des Launchers, eines pro Zeile</translation>
    </message>
    <message>
        <source>-q</source>
        <comment>an option of qsub</comment>
        <translation>-q</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>NAME=value, one on each line. They are stored with the run: no secrets</source>
        <translation>NAME=Wert, eine pro Zeile. Sie werden mit dem Lauf gespeichert: keine Geheimnisse</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NAME=Wert</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation>Auf den Maschinen: absolut, unterhalb von ~/ oder unterhalb des Codes</translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation>leer: der Code, sonst der Home-Ordner</translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation>Längste Einrichtung</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation>Muster von Dateien, die zusätzlich zu den üblichen hier bleiben, eines pro Zeile</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation>Das Programm findet dies in TRAINYARD_CHECKPOINTS</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation>leer: der Bucket des Clusters oder der Ordner des Laufs</translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation>Von SIGTERM bis SIGKILL</translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation>Auf jeder Maschine</translation>
    </message>
    <message>
        <source> processes</source>
        <translation> Prozesse</translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation>automatisch: einer pro GPU oder einer</translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation>Maschinen dürfen währenddessen kommen und gehen</translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation>Wenn ein Prozess fehlschlägt</translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation>end: alle werden gestoppt</translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation>shrink: die anderen machen weiter</translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation>restart: alle starten neu</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation>Aller Prozesse, höchstens</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation>Formate von Zeilen, deren Zahlen zu Kurven werden: auto (alle), none oder Namen mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation>Eigene Muster</translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation>Reguläre Ausdrücke mit benannten Gruppen, einer pro Zeile; sie werden zuerst versucht</translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation>Optionen: %1</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation>&amp;Prozesse und Fehler</translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation>&amp;Metriken in der Ausgabe</translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation>Laun&amp;cher</translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation>Längste Zeit in der Warteschlange</translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation>Von Slurm, Grid Engine oder YARN; 0: bis zu Frist, Leerlauflimit oder Budget des Clusters</translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> Epoche</numerusform>
            <numerusform> Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Die letzten behalten</translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation>Ältere Checkpoints werden auf der Maschine, die sie speichert, und im Bucket gelöscht</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation>Den besten behalten nach</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>Validierungs-Loss</translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation>keinem: nur die letzten</translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation>0: nur nach Epochen. Ohne Bucket wird von diesen Checkpoints höchstens 1 GiB pro Stunde auf diesen Computer kopiert.</translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation>Worker je Maschine</translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation>Ohne GPUs zum Beispiel einer je CPU-Sockel. Mit GPUs: einer je GPU.</translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation>Anzahl der Worker, die auf ihr innerhalb der Zeit unten ausfielen</translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation>Elastisch: Worker kommen und gehen</translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation>Sonst behält der Lauf die Worker, mit denen er startet, und pausiert mit weniger</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation>Dieser Checkpoint gehört zu %1: Wählen Sie dieses Modell.</translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation>Geben Sie höchstens %1 an, die Worker des Clusters.</translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation>Geben Sie mindestens %1 an, die Worker des Clusters.</translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation>Geben Sie mindestens einen Server an.</translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation>Dieser Modus braucht einen Cluster mit einem Worker; dieser hat %1.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Geben Sie eine Adresse wie s3://bucket/prefix oder file:///folder an, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation>Geben Sie eine Adresse wie s3://bucket/prefix oder einen Ordner der Maschinen an, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation>Geben Sie drei Zahlen an, etwa 123.68, 116.779, 103.939.</translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation>Geben Sie eine ganze Zahl an, mindestens 0.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation>Der Datensatz konnte nicht geprüft werden. %1</translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation>Der Datensatz wurde gefunden.</translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation>Der Datensatz wird geprüft…</translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation>Unter %1 wurde kein Datensatz gefunden: %2. Gehen Sie zurück und wählen Sie einen anderen, oder erstellen Sie dort einen.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation>Was ausgeführt wird. Während des Trainings können Worker hinzugefügt und entfernt werden.</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation>Cluster: %1, %2</translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation>Epochen: %1</translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation>Batch aller Worker: %1</translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation>Batch jedes Workers: %1</translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation>Lernrate: %1, %2</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>Verlauf: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation>Rechengenauigkeit: %1, auf der CPU</translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation>Rechengenauigkeit: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation>Rechengenauigkeit: %1, auf GPUs %2 jeder Maschine</translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation>Modus: %1, Aktualisierung auf jedem Worker</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Modus: %1</translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation>S3-Schlüssel: Auf diesen Bucket beschränkte Sitzungsschlüssel werden an die Maschinen gesendet</translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation>S3-Schlüssel: Beschränkte Sitzungsschlüssel oder, wenn AWS keine erstellt, Ihre eigenen Schlüssel werden an die Maschinen gesendet</translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation>• ein Checkpoint nach jeder Epoche</translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation>• ein Checkpoint nach jeweils %1 Epochen</translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation>• ein Checkpoint, wenn der Lauf gestoppt wird</translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation>• ein Scheduler auf dem Head</translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• ein Scheduler auf dem Head und %n Server</numerusform>
            <numerusform>• ein Scheduler auf dem Head und %n Server</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• %n Worker, einer auf jeder Maschine</numerusform>
            <numerusform>• %n Worker, einer auf jeder Maschine</numerusform>
        </translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation>• Kurven auf der Seite des Laufs, live</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>Keine weiteren Kosten</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>Der Cluster kostet %1</translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation>LeNet, ein kleines Faltungsnetz</translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation>MLP, drei vollverbundene Schichten</translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation>ResNet-%1 für Bilder mit %2 (%3)</translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation>&amp;Ziffern erzeugen…</translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation>Ordner &amp;hochladen…</translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation>Cluster s&amp;tarten…</translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation>&amp;S3-Schlüssel</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Wer eine Maschine kontrolliert, kann sie mit allen Ihren Berechtigungen verwenden.</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation>Das Modell, der Datensatz für das Training und der Cluster.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>%1, a model of its own</source>
        <comment>name</comment>
        <translation>%1, ein eigenes Modell</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation>s3://bucket/prefix mit den vier IDX-Dateien</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Kein Cluster ist bereit: Starten Sie zuerst einen.</translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation>Wählen Sie einen Datensatz, erzeugen Sie Ziffern oder laden Sie einen eigenen Ordner hoch.</translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation>Geben Sie die Adresse eines Datensatzes an: s3://bucket/prefix oder file:///folder.</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Dort ist ein Lauf aktiv: Dieser Job kann in seine Warteschlange aufgenommen werden.</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation>Geben Sie die Adresse oder die Datei eines Checkpoints an.</translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation>Geben Sie den vollständigen Pfad oder eine Adresse wie s3://bucket/prefix an.</translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation>Das Training geht nach Epoche %1 weiter.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation>Epochen, Batchgröße und Optimierer. Alle anderen Optionen haben Vorgaben.</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>&amp;Epochen</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> Samples</translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation>B&amp;atchgröße</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>&amp;Lernrate</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Optimierer</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation>SGD mit Nesterov-Momentum</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Rechengenauigkeit</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation>bfloat16: schneller, wenn die CPU es unterstützt</translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation>etwa 0,1 auf jeder Maschine; leer: alle; none: CPU</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>&amp;GPUs</translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation>Geben Sie eine Anzahl Epochen von 1 bis 100.000 an.</translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation>Geben Sie mehr als %1 Epochen an: Der Checkpoint hat %1.</translation>
    </message>
    <message>
        <source>Give at least %1 samples, one for each worker.</source>
        <translation>Geben Sie mindestens %1 Samples an, eines pro Worker.</translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation>Geben Sie eine Anzahl Samples von 1 bis 1.048.576 an.</translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation>Geben Sie eine Lernrate über 0 an, höchstens 1.000.</translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation>bfloat16 ist auf GPUs nicht verfügbar: Wählen Sie float32 oder lassen Sie GPUs leer.</translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation>Geben Sie die Nummern der GPUs jeder Maschine an, etwa 0,1, oder none, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation>Zeigt die Buckets und Ordner des Kontos</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Zum Suchen tippen</translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation>Sie haben den letzten Job nicht gestartet: %1.</translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation>Sie haben den letzten Job nicht gestartet: %1 auf %2.</translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation>Beginnt mit: %1</translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation>Das Training geht in Epoche %1 weiter.</translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• %n Worker, %1 auf jeder Maschine</numerusform>
            <numerusform>• %n Worker, %1 auf jeder Maschine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation>Trainings-Loss</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Validierungs-Loss</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Samples pro Sekunde</translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation>Loss des letzten Batches</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>Bytes pro Schritt</translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation>Überlappter Anteil der Kommunikation</translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation>Zeitanteil des Wartens auf Gewichte</translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation>Sekunden pro Epoche</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Samples pro Schritt</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation>Batch aller Worker zusammen</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Update on</source>
        <translation>Aktualisierung auf</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Rechengenauigkeit</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation>Abnahme bei Epochen</translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation>Abnahmefaktor</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>Lernrate am Ende</translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation>Warm-up-Epochen</translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation>Warm-up-Lernrate</translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation>Rampenschritte</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Server auf</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Mindestanzahl Worker</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Höchstanzahl Worker</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Reserve-Worker</translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation>Worker kommen und gehen bei</translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation>Batches pro Logzeile</translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation>Epochen zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation>Minuten zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Behaltene Checkpoints</translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation>Bester Checkpoint nach</translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation>Ordner der Checkpoints</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginn mit</translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Validierungsdaten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation>Prozesse pro Maschine</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>einem Checkpoint</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Lade-Threads</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Auswähle&amp;n…</translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation>privater Schlüssel, der auf diesem Computer bleibt</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Sch&amp;lüssel</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>Schlüsseldate&amp;i</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Create a new one on this computer</source>
        <translation>Auf diesem Computer einen neuen erstellen</translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation>Schlüsseldatei importieren</translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation>Schlüsselpaar %1</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation>Cluster starten</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Review and launch</source>
        <translation>Überprüfen und starten</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Komponenten und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation>Trainyard ist freie Software unter der GNU General Public License, Version 3 oder neuer, und kommt ohne jede Gewährleistung. Es verwendet die folgenden Komponenten.</translation>
    </message>
    <message>
        <source>GNU General Public License</source>
        <translation>GNU General Public License</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitFields</name>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>B&amp;eenden nach</translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation>Oder bei &amp;Leerlauf nach</translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation>Bud&amp;get des Clusters</translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation>Am Limi&amp;t</translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation>Das Budget ist nach %1 erreicht.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation>Wann die Maschinen sich selbst beenden.</translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation>Die Maschinen setzen die Frist und das Leerlauflimit selbst durch, auch wenn dieser Computer ausgeschaltet ist. Leerlauf heißt: kein Lauf und keine CPU- oder GPU-Nutzung. Ein Budget, das Maschinen beendet, setzt auch eine Frist, und eines, das Läufe stoppt, wird vom Head durchgesetzt; für Warnungen muss Trainyard geöffnet sein. Ein ausführbares ~/.trainyard/before-stop auf einer Maschine läuft zuerst.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation>Text des Logs</translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation>Zeile %1 zeigt den Fehler.</translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation>Nur ein Teil des Logs wird gezeigt, ab Zeile %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation>Gefundene Zeilen</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation>In den Logs aller Prozesse suchen</translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation>Durchsucht werden die Logs, die auf diesen Computer kopiert wurden, auch die von nicht mehr vorhandenen Maschinen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation>Keine Zeile enthält dies.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>Die erste Zeile:</numerusform>
            <numerusform>Die ersten %n Zeilen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation>Wie in PCRE2. Von einer längeren Zeile werden nur die ersten 16 KiB durchsucht.</translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
        <translation>Geben Sie zuerst ein, was gesucht wird.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation>Ein Head, der koordiniert, und die Worker, die trainieren.</translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation>&amp;Cluster-Platzierungsgruppe</translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation>&amp;Elastic Fabric Adapters</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Mindes&amp;tens</translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation>alle oder keiner</translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation>Der Start geht mit so vielen Workern weiter, wenn AWS keine Kapazität für mehr hat</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation>Reservierte Kapazität</translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation>Kauf&amp;option</translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation>/h höchstens</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>bis zum On-Demand-Preis</translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation>Spot-P&amp;reis</translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation>&amp;Head-Typ</translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation>Reser&amp;vierung</translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation>&amp;Zonen nach Präferenz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation>Ausweicht&amp;ypen</translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation>Ausweichre&amp;gionen</translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation>wie die Worker</translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation>keine in dieser Region</translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation>beliebige mit Kapazität</translation>
    </message>
    <message numerus="yes">
        <source> worker(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> Worker</numerusform>
            <numerusform> Worker</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Cheaper, but AWS may interrupt the machines</source>
        <translation>Günstiger, aber AWS kann die Maschinen unterbrechen</translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation>keine; wie eu-west-1</translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
        <translation>Zonen mit diesem Typ: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MainWindow</name>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Tour zeigen</translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation>Ausprobieren: eine Minute, kostenlos</translation>
    </message>
    <message>
        <source>Still running: %1</source>
        <translation>Läuft noch: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation>%1 des Budgets von %2 für %3 ist ausgegeben</translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation>%1. Budgetaktion läuft: %2.</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>lokale Cloud</translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation>Konto unbekannt (Profil %1)</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>Konto %1</translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation>Konto %1 (%2)</translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation>Trainyard: %1</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>Cluster starten…</translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation>Gespeicherten Plan öffnen…</translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation>Ein Plan in YAML oder JSON; seine Datei kann auch auf dieses Fenster gezogen werden</translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation>Trainings-Stack erstellen…</translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation>Ein CloudFormation-Stack, dessen Worker während eines Laufs kommen und gehen können</translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation>EMR-Cluster erstellen…</translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation>Vorhandenen Stack öffnen…</translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation>Macht einen Stack, den ein anderes Werkzeug oder ein Kollege erstellt hat, hier zu einem Cluster</translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation>Laufende Cluster suchen</translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation>Kontingente und Berechtigungen…</translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation>SSH von meiner neuen IP-Adresse zulassen</translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Lässt SSH zu allen Clustern von der aktuellen IP-Adresse dieses Computers zu und entfernt seine früheren Adressen</translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation>Ziffern erzeugen…</translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation>Ordner hochladen…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Training starten…</translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation>Alles beenden</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Konto hinzufügen…</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Konten…</translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation>Erforderliche Berechtigungen…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Befehlspalette…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>Benachrichtigungen…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation>Listet auf, was beendet wird, und fragt nach einer Bestätigung</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>Die Tour</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Design: wie der Desktop</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Design: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Design: dunkel</translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation>Laufend gefunden: %1.</translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation>Keine Ihrer Maschinen läuft.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation>Die erste von ihnen beendet sich in %1 selbst.</translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation>Sie haben keine Frist.</translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation>Ein Vorgang läuft noch; möglicherweise starten gerade Maschinen.</translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>Die Warteschlange von %1 hält an: Sie startet keinen Job, bis dieses Programm oder trainyardctl queue run %1 sie bearbeitet.</translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>Die Warteschlange von %1 hält an, und %n Job wartet darin: Er startet nicht, bis dieses Programm oder trainyardctl queue run %1 sie bearbeitet.</numerusform>
            <numerusform>Die Warteschlange von %1 hält an, und %n Jobs warten darin: Keiner startet, bis dieses Programm oder trainyardctl queue run %1 sie bearbeitet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation>Das Fenster schließt sich, wenn die laufenden Vorgänge beendet sind.</translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation>Der Lauf kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation>Er hat keinen Checkpoint. Starten Sie stattdessen ein Training mit neuen Gewichten.</translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation>Der Job des Laufs kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation>Der Job wurde nicht in die Warteschlange aufgenommen</translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation>In die Warteschlange aufgenommen. Der Tab „Warteschlange“ des Clusters zeigt ihn.</translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation>Auf diesem Desktop ist kein Browser eingerichtet</translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation>Öffnen Sie diese Seite in einem Browser: %1</translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation>Ihr Plan bleibt erhalten: „Cluster starten“ bietet ihn wieder an.</translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation>Gespeicherten Plan öffnen</translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation>Pläne (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation>Dieser Plan kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation>Die Datei beschreibt keinen Cluster.</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation>Jupyter ist bereit, aber auf diesem Desktop ist kein Browser eingerichtet. Öffnen Sie diese Seite in einem Browser:</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation>Alarmregeln…</translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation>Hinweise…</translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation>Der Lauf kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation>Über Trainyard</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation>Cluster, %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation>Lauf, %1, %2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation>Zu diesem Konto wechseln</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation>Zeiten in Tabellen</translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation>Instance-Typ neuer Cluster</translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation>Worker neuer Cluster</translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation>Frist neuer Cluster</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation>Die Regel hält den Lauf an.</translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation>Die Regel beendet den Cluster.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation>Alles im Konto beenden…</translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation>Auch was Trainyard nicht gestartet hat; fragt nach dem Namen des Kontos</translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation>%1 laufen (%2). %3</translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation>Region neuer Cluster</translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation>%1. Nicht beendet, in einem anderen Konto: %2</translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation>Nicht beendet, in einem anderen Konto: %1.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Bestätigungen</translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation>Nicht beendet, da ein anderes Konto antwortet: Die Regel beendet den Cluster, sobald sein Konto antwortet.</translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation>Die Alarmregeln wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation>Die Regel fügt einen Worker hinzu.</translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation>Es wird kein Worker hinzugefügt: Die Worker dieses Laufs stehen fest.</translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation>Es wird kein Worker hinzugefügt, weil ein anderes Profil ausgewählt ist.</translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation>Die Alarmregeln können nicht gelesen werden</translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation>Es wird keine angewendet. %1</translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation>Alarmregeln ersetzen?</translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation>Die gespeicherten Regeln können nicht gelesen werden. %1 Speichern ersetzt sie.</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>Regeln bearbeiten</translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation>In Arbeit: %1. Solange Trainyard geschlossen ist, werden keine Checkpoints auf diesen Computer kopiert und keine ausgefallenen Maschinen ersetzt.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>run; its last checkpoint</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run on cluster, alert rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your job is kept: Start training offers it again.</source>
        <translation>Ihr Job bleibt erhalten: „Training starten“ bietet ihn wieder an.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation>%1 (%2 von %3 laufen)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Resources at AWS</source>
        <translation>Ressourcen bei AWS</translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation>AWS meldet noch keine Ressource.</translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation>Skalierungsaktivitäten</translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation>Ausgaben des Stacks</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>id, state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>id, state, reason</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Workers: %1 requested, %2 launched, %3 joined</source>
        <translation>Worker: %1 angefordert, %2 gestartet, %3 beigetreten</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation>CloudFormation beendet die Erstellung in %1</translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation>Normalerweise bereit innerhalb von %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation>Anmeldungen zwischen den Maschinen: Eine Zeile meldet sich bei den Spalten an</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation>Anmeldungen zwischen den Maschinen</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation>%1 zu %2: %3</translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation>Jede Maschine kann sich bei jeder anderen anmelden.</translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n Anmeldung ist fehlgeschlagen. Die erste: %1</numerusform>
            <numerusform>%n Anmeldungen sind fehlgeschlagen. Die erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation>Den Maschinen Schlüssel geben</translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
        <translation>Ein eigenes Schlüsselpaar des Clusters; der Schlüssel dieses Computers verlässt ihn nie</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation>Kurven von %1</translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation>Kurven ein- oder ausblenden und die Skala wählen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a curve, its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>curves</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation>%1 n=%2</translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation>%1 letzter=%2 n=%3</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>noch keine Werte</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation>Alle Kurven anzeigen</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Logarithmische Skala</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation>%1 (Epoche %2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation>Weitere Metriken</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation>Diagramm von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation>Metriken</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation>An&amp;melden</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>Einmalcode</translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation>&amp;Einmalcode von %1</translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation>Die sechs Ziffern, die %1 jetzt anzeigt. Jeder Code gilt einmal.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Checking with AWS…</source>
        <translation>Prüfung bei AWS…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation>Details &amp;kopieren</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation>&amp;Bester nach</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Ak&amp;tualisieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>S&amp;peichern als</translation>
    </message>
    <message>
        <source>&amp;Safetensors (PyTorch state_dict)…</source>
        <translation>&amp;Safetensors (PyTorch state_dict)…</translation>
    </message>
    <message>
        <source>&amp;ONNX…</source>
        <translation>&amp;ONNX…</translation>
    </message>
    <message>
        <source>&amp;Checkpoint (to resume from)…</source>
        <translation>&amp;Checkpoint (zum Fortsetzen)…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbrec&amp;hen</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Nicht gelesen: %1.</translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation>Checkpoints werden gelesen…</translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation>Es wurde kein Checkpoint gespeichert. Setzen Sie „Alle“ unter Checkpoints, wenn Sie ein Training starten.</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>Modell speichern als</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation>Die Datei existiert in %1. Ihr Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Abgebrochen: Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation>F&amp;ortsetzen…</translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation>Ab dieser Epoche fortsetzen</translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation>Plant einen Lauf, der beim ausgewählten Checkpoint weitermacht</translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation>Noch kein Checkpoint. Der Lauf speichert einen nach einer Epoche, mit „Checkpoint jetzt“ und wenn Sie ihn stoppen.</translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation>Ein Modell wird gerade gespeichert.</translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation>Es gibt noch keinen Checkpoint.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Stoppen Sie zuerst den Lauf.</translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation>Innerhalb einer Epoche kann nur der letzte Checkpoint fortgesetzt werden.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation>%1 einhängen</translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation>Alle Maschinen des Clusters hängen es ein, auch nach einem Neustart. Auf Maschinen, die später beitreten, muss es noch einmal eingehängt werden. Es kostet nicht mehr als das Dateisystem.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation>&amp;Ordner auf den Maschinen</translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation>&amp;Einhängen</translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation>Geben Sie einen vollständigen Pfad an, etwa /efs oder /data/shared.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation>Netzwerk und Zugriff</translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation>Wer sich anmelden darf, mit welchem Schlüssel, und wo im Netzwerk die Maschinen sind.</translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation>Alle &amp;TCP-Ports zum Internet öffnen (unsicher)</translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation>Öffentliche IP-A&amp;dressen zuweisen (das Subnetz tut es nicht)</translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation>Die fehlenden &amp;Regeln dauerhaft hinzufügen</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>S&amp;ubnetz</translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation>Sicherheits&amp;gruppe</translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation>Standardsubnetz der Zone</translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation>Eine neue für diesen Cluster erstellen</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Subnetze, Sicherheitsgruppen und Schlüsselpaare werden geladen…</translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
        <translation>Die Maschinen erreichen einander; von außen öffnet Trainyard nur SSH, für die Adressen oben.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation>Ziffern erzeugen</translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation>Ordner hochladen</translation>
    </message>
    <message>
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation>Zeichnet handschriftähnliche Ziffern aus den Schriften dieses Computers in einen Bucket, als Datensatz zum Üben.</translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation>Ein Ordner mit den Dateien eines Datensatzes (IDX wie bei MNIST, CIFAR .bin oder .rec) wird in einen Bucket kopiert, mit allen Ordnern darunter.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation>&amp;Ziffern erzeugen</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>&amp;Hochladen</translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation>ein Ordner dieses Computers</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation> Ziffern</translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation>Zum &amp;Trainieren</translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation>Zum &amp;Validieren</translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation>In &amp;Farbe, 32 x 32, wie CIFAR-10</translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation>Ordner da&amp;rin</translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation>Hochzuladender Ordner</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation>Der Name eines Buckets hat 3 bis 63 Kleinbuchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation>Ein neuer Bucket ist privat und verschlüsselt. Er bleibt, bis Sie ihn löschen.</translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation>Geben Sie dem Ordner einen Namen, etwa digits.</translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation>Geben Sie Namen mit einem Schrägstrich dazwischen an, etwa sets/digits.</translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation>Dort existiert ein Datensatz: Dateien mit gleichem Namen werden ersetzt.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Buc&amp;ket</source>
        <translation>Buc&amp;ket</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeAnswerModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Exit-Status</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation>Gestoppt kostet sie weiterhin %1 für ihren Datenträger. Daten im Speicher gehen verloren, und die öffentliche IP-Adresse kann sich ändern.</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>%1 stoppen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation>Ruhezustand…</translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation>%1 in den Ruhezustand versetzen?</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation>Sie macht dort weiter, wo sie war, wenn Sie sie wieder starten. Gestoppt kostet sie weiterhin %1 für ihren Datenträger. AWS lehnt ab, wenn der Ruhezustand beim Start nicht aktiviert war.</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Neu starten…</translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation>%1 neu starten?</translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation>Sie behält ihren Datenträger, ihre IP-Adresse und ihre Frist, und ihre Kosten bleiben gleich.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation>Instance-Typ ändern…</translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation>Daten vorbereiten…</translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation>Die Daten von %1 vorbereiten?</translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation>Das Datenvorbereitungsskript des Stacks läuft darauf. Nach seinem Erfolg kann die Maschine einem Lauf beitreten; die Markierung eines früheren Erfolgs wird zuerst entfernt.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation>Wieder dem Lauf beitreten lassen</translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation>Dateien durchsuchen</translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation>Jupyter öffnen</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation>%1, %2 vCPU, %3</translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation>Instance-Typ von %1 ändern</translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation>Sie wird gestoppt, geändert und gestartet; Daten im Speicher gehen verloren.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation>Einrichtungslog anzeigen</translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation>Daten im Speicher gehen verloren, und die öffentliche IP-Adresse kann sich ändern.</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
        <translation>Sie macht dort weiter, wo sie war, wenn Sie sie wieder starten.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation>Worker, gesperrt</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>tritt bei</translation>
    </message>
    <message>
        <source>in the run</source>
        <translation>im Lauf</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>tritt aus</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>in no run</source>
        <translation>in keinem Lauf</translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation>Ein elastischer Worker ohne den Tag elastic_worker_status: Er tritt einem Lauf bei, wenn seine Daten bereit sind, und kostet Geld, bis er entfernt wird.</translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation>Der Tag elastic_worker_status ist %1. Das Löschen des Tags seines Stacks entfernt den Worker.</translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation>Der Head ist gesperrt: Er endet mit seinem Cluster.</translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation>Ein Core-Knoten ist gesperrt: Er enthält einen Teil von HDFS. Task-Knoten können entfernt werden.</translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation>Ein Basis-Worker ist gesperrt: An seiner Stelle wird keine andere Maschine gestartet. Später hinzugefügte Worker können entfernt werden.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP-Adresse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Elastisch</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation>Instance-ID</translation>
    </message>
    <message>
        <source>process died</source>
        <translation>Prozess ausgefallen</translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation>Der Worker ist ausgefallen: %1. „Ersetzen“ startet eine andere Maschine für ihn.</translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation>Worker %1, Epoche %2</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a machine</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>Die Maschine existiert nicht mehr: %1. „Ersetzen“ startet eine andere; „Verwerfen“ entfernt sie aus dieser Liste.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>Die Maschine existiert nicht mehr: %1. „Head ersetzen…“ auf der Seite ihres Laufs startet eine andere, ebenso trainyardctl replace-head; „Verwerfen“ entfernt sie aus dieser Liste.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>Die Maschine existiert nicht mehr: %1. „Verwerfen“ entfernt sie aus dieser Liste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation>Beendete Vorgänge und Läufe, Budgets und Spot-Hinweise dieser Sitzung werden hier aufgelistet.</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Benachrichtigungen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation>Die Liste der Hinweise wurde geleert.</translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation>Es gibt keine Meldungen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation>Ein Lauf ist abgeschlossen</translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation>Ein Lauf ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation>Ein Lauf wurde gestoppt</translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation>Ein Teil eines Budgets ist ausgegeben</translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation>EC2 nimmt eine Spot-Maschine zurück</translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation>Ein Lauf hat seinen Head-Knoten verloren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Test senden</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Report when</source>
        <translation>Melden, wenn</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation>&amp;Webhook</translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation>eine Adresse ist gespeichert; geben Sie eine andere ein, um sie zu ersetzen</translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation>https://hooks.example.com/…</translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation>Erhält die Art, einen Satz, den Cluster und den Lauf als JSON: keine Ausgaben von Programmen.</translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation>Die Adresse wurde entfernt.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation>Der Webhook hat den Test angenommen.</translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation>Eine Metrik erfüllt eine Alarmregel</translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation>Ein Worker ist ausgefallen</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Geben Sie zuerst eine Adresse ein.</translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation>Es ist keine Adresse gespeichert.</translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation>Eine Frist ist nah oder liegt vor dem Ende des angezeigten Laufs</translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
        <translation>&amp;Desktop-Benachrichtigungen anzeigen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Choose another place…</source>
        <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Kontingent anzeigen…</translation>
    </message>
    <message>
        <source>Show quotas…</source>
        <translation>Kontingente anzeigen…</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Erneut anmelden</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Konto hinzufügen…</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Berechtigungen anzeigen…</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation>Beenden…</translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation>Cluster anzeigen</translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation>Plan ändern…</translation>
    </message>
    <message>
        <source>Show steps of %1</source>
        <translation>Schritte von %1 anzeigen</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Dismiss finished</source>
        <translation>Abgeschlossene ausblenden</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Vorgänge</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation>keine (außer was der Plan des Clusters erlaubt)</translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation>auf diesen Bucket beschränkte Sitzungsschlüssel</translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation>Ihre eigenen Schlüssel, wenn AWS keine beschränkten erstellt</translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation>Wird verwendet, wenn die Maschinen keine IAM-Rolle für den Bucket haben; ein mit dem Bucket gestarteter Cluster hat eine. Die Schlüssel liegen bis zum Ende des Laufs in einer Datei, die nur der Anmeldebenutzer lesen kann.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation>noch keine Werte</translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation>Noch kein Worker hat seine Geschwindigkeit gemeldet.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation>In RecordIO packen</translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation>Packt %1 in .rec-Dateien mit ihren Indizes: einen Ordner mit je einem Unterordner von Bildern pro Klasse, eine .lst-Datei oder einen Datensatz. Wenige große Dateien werden schneller gelesen als viele kleine, vor allem von einem gemeinsamen Dateisystem.</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Packen</translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation>Gepackte &amp;Datei</translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation>Eine pro Worker oder mehr: Jeder Worker liest dann eigene Dateien</translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation>A&amp;nzahl der Dateien</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation>Kür&amp;zere Seite</translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation>JPEG-&amp;Qualität</translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation>Geben Sie einen vollständigen Pfad an, der auf .rec endet.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation>Geben Sie einen anderen Namen als den der Quelle an.</translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation>%1 existiert und wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation>%1 (Epoche %2)</translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation>%1 (Rang %2, Epoche %3)</translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation>Ausgabezeilen testen</translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation>Fügen Sie Zeilen ein, die Ihr Programm ausgibt: Die Kurven, die sie ergeben, erscheinen hier.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
        <translation>In diesen Zeilen wurden keine Zahlen erkannt. Geben Sie JSON-Zeilen wie {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5} aus, oder geben Sie ein Muster an.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>viewing</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>verweigert</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Berechtigung</translation>
    </message>
    <message>
        <source>AWS&apos;s message</source>
        <translation>Meldung von AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation>Geht zur letzten Seite; jede Seite hat Vorgaben</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Füllen Sie zuerst die anderen Seiten aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>What will be created</source>
        <translation>Was erstellt wird</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>Required permissions</source>
        <translation>Erforderliche Berechtigungen</translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation>Ein eigener Benutzer für Trainyard</translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation>Erstellen Sie in der IAM-Konsole eine Richtlinie aus dem Text unten: Sie kann Ressourcen lesen und erstellen und nur solche mit dem Tag von Trainyard ändern oder beenden.</translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation>Erstellen Sie eine zweite mit dem Namen node-boundary und dem Pfad /trainyard/ aus der Ausgabe von trainyardctl account --policy-boundary: Rollen von Maschinen werden nur innerhalb dieser Grenze erstellt.</translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation>Erstellen Sie einen Benutzer, eine Rolle oder einen Berechtigungssatz und fügen Sie die Richtlinie an.</translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation>Erstellen Sie einen Zugriffsschlüssel für den Benutzer oder melden Sie sich per Single Sign-on an, und fügen Sie ihn hier als Konto hinzu.</translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation>Prüfen Sie seine Berechtigungen, bevor etwas gestartet wird: trainyardctl account --permissions</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>Die Richtlinie</translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation>Richtlinie &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
        <translation>Um auch Stacks, EMR-Cluster und gemeinsame Dateisysteme zu erstellen, erstellen Sie eine dritte aus der Ausgabe von trainyardctl account --policy-managed.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>attached</source>
        <translation>angefügt</translation>
    </message>
    <message>
        <source>old form</source>
        <translation>alte Form</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation>Anstelle von %1 anfügen</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>Anfügen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer sie hat</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Was hilft</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>Statusordner</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Benachrichtigungen…</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache ändert sich beim nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation>Relativ: vor 2 min</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation>&amp;Zeiten in Tabellen</translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation>Neue Cluster</translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation>Instance-&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation>Beenden na&amp;ch</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>Die ausgewählte</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>Re&amp;gion</translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation>Potenzen von 1.024: KiB, MiB, GiB</translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation>Potenzen von 1.000: kB, MB, GB</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>G&amp;rößen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation>Nur wenn es um Maschinen, Daten oder Geld geht</translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation>Die zweite Auswahl schließt Formulare und entfernt wartende Jobs und beendete Cluster ohne Bestätigung aus ihren Listen</translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
        <translation>Bestätig&amp;ungen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation>Root-Volume</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Sicherheitsgruppe</translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation>Subnetz</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Erneut anmelden</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Berechtigungen anzeigen…</translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation>Richtlinien anzeigen…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Kontingent anzeigen…</translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation>Image auswählen</translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation>%1 GiB verwenden</translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>%n Worker verwenden</numerusform>
            <numerusform>%n Worker verwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation>Alle Zonen verwenden</translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation>Standardsubnetze verwenden</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation>On-Demand verwenden</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>Regeln hinzufügen</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>Schlüssel importieren</translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation>Schlüsselpaar erstellen</translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation>Öffentliche IP-Adressen zuweisen</translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation>Ports schließen</translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation>Ruhezustand deaktivieren</translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation>Beim Start erstellen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation>Mit diesen &amp;Warnungen starten</translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation>Geprüft, bevor etwas ausgegeben wird</translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation>Der Plan wird geprüft</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation>Prüfung, bevor etwas ausgegeben wird</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Alle Prüfungen bestanden</translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation>Der Start kann fehlschlagen: Sehen Sie sich die Warnungen an</translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation>Der Start würde fehlschlagen</translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation>Bestanden: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation>AWS kann Spot-Maschinen unterbrechen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation>kostenlos; auf AWS %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation>%1, beendete den Lauf</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Exit-Status</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation>Ein Name, um den Cluster zu finden, wo seine Maschinen laufen und wofür sie sind.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation> Worker</translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation>Star&amp;tvorlage</translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation>einer Startvorlage</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Ta&amp;gs</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>keine; wie team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation>Schreiben Sie jeden Tag als Schlüssel=Wert, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation>Sie haben den letzten Plan nicht gestartet: %1, %2.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation>%1, beendet sich selbst nach %2</translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation>Kostenlos, beendet sich selbst nach %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation>Die gewählte Karte füllt die nächsten Seiten aus; jeder Wert kann geändert werden.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation>In die Warteschlange</translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation>Jobs mit höherer Priorität starten zuerst, bei gleicher der zuerst hinzugefügte</translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation>&amp;Priorität</translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation>&amp;Starten nach</translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation>Der Job startet, wenn alle angekreuzten Jobs erfolgreich beendet sind. Er startet nicht, wenn einer davon fehlschlägt, gestoppt oder aus der Warteschlange entfernt wird.</translation>
    </message>
    <message>
        <source>Start after</source>
        <translation>Starten nach</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>started</source>
        <translation>gestartet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>Startet nach</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation>Wartende Jobs starten</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation>Jobs starten nacheinander, jeder, wenn der Cluster im Leerlauf ist. Die Warteschlange rückt nur vor, solange dieses Programm oder trainyardctl queue run sie bearbeitet; sie macht dort weiter, wo sie war.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>S&amp;weep</translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation>Es warten keine Jobs. „In die Warteschlange“ im Formular eines Jobs fügt einen hinzu.</translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation>Die Warteschlange konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation>Die Warteschlange ist pausiert, und ihre Jobs werden erneut versucht: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation>Dieses Programm startet jetzt die wartenden Jobs; „Abbrechen“ im Bereich „Vorgänge“ beendet das.</translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation>%1 aus der Warteschlange entfernen?</translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation>Er wird nicht starten. Jobs, die auf ihn warten, starten ebenfalls nicht.</translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation>Sein Lauf geht weiter oder behält seine Ergebnisse.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation>In der Warteschlange wartet kein Job.</translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation>Wählen Sie zuerst einen Job aus.</translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
        <translation>Nur ein Job, der fehlgeschlagen ist oder gestoppt wurde, kann wiederholt werden.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation>Maschinen laufen</translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation>Was soll mit den Maschinen geschehen?</translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation>Beenden, dann schließen</translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation>Behalten, aber beenden in</translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation>Behalten bis zu ihrer Frist</translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Nicht schließen</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
        <translation>Stunden, bis sie beendet werden</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>%1 requested</source>
        <translation>%1 beantragt</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>keine erlaubt</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Benötigt</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation>Kontingente und Berechtigungen</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Kontingente</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation>Richtlinien und Rollen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation>vCPUs nach Familie</translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation> vCPUs</translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation>Neues &amp;Kontingent</translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation>Erhöhung beantragen…</translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation>Berechtigungen dieser Anmeldeinformationen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation>Prüfung als Probelauf, ohne etwas zu ändern…</translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation>Jede wurde mit einem Probelauf geprüft: Es wurde nichts geändert. Ein Probelauf zeigt nur Berechtigungen, nicht Kapazität oder Kontingent.</translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation>Wählen Sie eine Zeile, um eine Erhöhung zu beantragen.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation>%1 (%2): %3 vCPUs benötigt, %4 in Verwendung, %5 erlaubt. Das Kontingent ist %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation>Ja, %1 vCPUs beantragen</translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation>Beantragt ein Kontingent von %1 vCPUs von %2 in %3. Das ist kostenlos; AWS prüft es möglicherweise manuell.</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Wird beantragt…</translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
        <translation>%1 vCPUs beantragt: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>died</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ausgetreten</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation>Ausgefallen: %1</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation>nicht bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation>bereit, mit Hinweisen</translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation>%1 (nötig: %2)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation>Optional: %1</translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation>Nötig: %1</translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation>Auch auf jeder &amp;GPU rechnen, ein bis zwei Minuten</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation>Bereitschaft der Maschinen</translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation>Maschinen und was sie haben</translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation>Einzelheiten der ausgewählten Maschine</translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation>Verlangsamt einen Lauf, der die GPUs nutzt</translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation>Die Maschinen werden geprüft…</translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation>Eine Prüfung läuft.</translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>Nicht bereit: %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation>cloud-init ist beendet, und Uhr, Festplatte und GPUs sind in Ordnung.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n Maschine ist bereit.</numerusform>
            <numerusform>%n Maschinen sind bereit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation>Auf %1 fehlt erforderliche Software.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Rezept</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Maschinen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation>Geben Sie einen Wert an: %1.</translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation>Wählen Sie eine Maschine.</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a volume or an address, its machine</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Launched by another computer or ledger. Terminate all leaves it.</source>
        <translation>Von einem anderen Computer oder Register gestartet. „Alles beenden“ lässt es bestehen.</translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation>Es hat Ihre Tags, wurde aber nicht von hier gestartet. „Alles beenden“ lässt es bestehen.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>unbekannter Besitzer</translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation>%1, anderes Register</translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation>%1, nur laut Tags</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of resources, price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; of others: %2, %3</source>
        <comment>of the user; number of others, price</comment>
        <translation>%1; von anderen: %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Alle Cluster</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation>Die Ressourcen werden gelesen</translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation>Führt auf, was Trainyard in den hier verwendeten Regionen gestartet hat, auch von anderen Computern</translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation>Die Ressourcen des Kontos werden gelesen…</translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation>Nicht gelesen: %1: %2.</translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation>Die Liste unten stammt vom letzten Lesen.</translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation>Nichts im Konto trägt die Tags von Trainyard.</translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation>Von diesem Cluster existiert nichts mehr.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation>letzter Checkpoint von %1 auf %2, %3</translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation>in Epoche %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>run, epoch, accuracy</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, epoch</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>neue Gewichte</translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation>letzter Checkpoint von Lauf %1</translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation>Datei dieses Computers…</translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation>Adresse in S3…</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation>s3://bucket/prefix oder ein Objekt</translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation>ein Checkpoint oder ein Ordner mit Checkpoints</translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation>Adresse des Checkpoints</translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation>Datei des Checkpoints</translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation>Mit einem Checkpoint beginnen</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation>Checkpoints (*.safetensors)</translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation>Epoche %1 von Lauf %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation>Geht zur letzten Seite</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Füllen Sie zuerst die anderen Seiten aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Alles, was erstellt wird. Noch existiert nichts.</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>Plan &amp;speichern…</translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation>Als Datei für trainyardctl launch --plan</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation>Der Plan wurde gespeichert: trainyardctl launch --plan %1</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>Der Plan konnte nicht gespeichert werden: %1. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>Kostenlos: läuft auf diesem Computer</translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation>Beenden sich selbst nach %2: %1.</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation>Solche Maschinen kosten auf AWS %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation>Plan &amp;speichern…</translation>
    </message>
    <message>
        <source>As a file for %1</source>
        <translation>Als Datei für %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>Kostenlos: läuft auf diesem Computer</translation>
    </message>
    <message>
        <source>%1 will be terminated after %2.</source>
        <translation>Werden nach %2 beendet: %1.</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
        <translation>Der Plan wurde gespeichert: %1 %2</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>Der Plan konnte nicht gespeichert werden: %1. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation>Ein Cluster von Maschinen</translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation>Ein EMR-Cluster</translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation>Ein Trainings-Stack</translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation>Ein gemeinsames Dateisystem (EFS)</translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation>Daten in Buckets</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Wofür</translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation>Verwaltete Richtlinien</translation>
    </message>
    <message>
        <source>Commands to be run</source>
        <translation>Auszuführende Befehle</translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation>&amp;Fehlende Rollen erstellen…</translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation>Den Maschinen von EMR er&amp;lauben, EFS zu finden</translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation>Richtlinien werden geprüft…</translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation>Ein Administrator des Kontos kann die fehlenden Richtlinien Ihrem Benutzer, Ihrer Gruppe oder Ihrer Rolle anfügen. Eine eigene Richtlinie kann dasselbe erlauben: Maßgeblich sind die Berechtigungen.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation>Rollen von EMR werden geprüft…</translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation>Die Standardrollen von EMR existieren.</translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation>EMR braucht Rollen, die fehlen oder unvollständig sind: %1. Diese Befehle erstellen sie:</translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation>Ja, &amp;erstellen</translation>
    </message>
    <message>
        <source>Creating the roles…</source>
        <translation>Rollen werden erstellt…</translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation>%1 ist an die Rolle der Maschinen von EMR angefügt.</translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation>%1 ist nicht mehr an die Rolle der Maschinen von EMR angefügt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>all workers</source>
        <translation>alle Worker</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Samples pro Sekunde</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Samples pro Schritt</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>beigetreten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ausgetreten</translation>
    </message>
    <message>
        <source>died</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>%1 train</source>
        <translation>%1 Training</translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation>%1 Validierung</translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation>Ränge: automatisch</translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation>Ränge: je eine Kurve</translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation>Ränge: Mittelwert und Bereich</translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation>Dieses Diagramm maximieren</translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation>Mittelwert der Ränge</translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation>Minimum der Ränge</translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation>Maximum der Ränge</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation>Mit anderen Läufen vergleichen</translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation>Andere Läufe in diesen Diagrammen zeichnen</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation>Es gibt keinen anderen Lauf.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation>Vergleichen (%1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Beste Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Beste Epoche</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Validierungs-Loss</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Trainings-Loss</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation>Metrik oder Parameter</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation>Abgeschlossene Epochen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation>Der Cluster beendet sich am %1, etwa %2 bevor der Lauf fertig wäre.</translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation>Eine Frist liegt höchstens 30 Tage in der Zukunft.</translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation>Das Budget des Clusters ist am %1 ausgegeben: Erhöhen Sie es zuerst.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation>Name, Tags und Notizen</translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation>Baseline, lr-Sweep</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Tags</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otizen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation>Rang %1 %2</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation>Die Ausgabe aller Prozesse, derer einer Rolle oder eines einzelnen anzeigen</translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation>Automatisch zu neuen Zeilen scrollen</translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation>Die Auswahl oder alle angezeigten Zeilen kopieren</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Log suchen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation>Die Ausgabe der Prozesse des Laufs erscheint hier.</translation>
    </message>
    <message>
        <source>all processes</source>
        <translation>alle Prozesse</translation>
    </message>
    <message>
        <source>all servers</source>
        <translation>alle Server</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>alle Worker</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunModel</name>
    <message>
        <source>unreachable since %1</source>
        <comment>a time</comment>
        <translation>nicht erreichbar seit %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Verstrichen</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Gestartet: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>%1 in Epoche %2</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Fehlgeschlagene erneut versuchen</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation>Rezepte…</translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation>Schlüsselnetz</translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation>Verbliebene Prozesse</translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation>Image erstellen…</translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation>Anmeldungen zwischen den Maschinen werden getestet…</translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation>Eine Zeile für die Shell jeder Maschine</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation>Der Exit-Status und die Ausgabe jeder Maschine erscheinen hier.</translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation>Ausgabe der ausgewählten Maschine</translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation>Wählen Sie eine Maschine aus, um ihre Ausgabe zu sehen.</translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation>Testen, ob jede Maschine sich bei jeder anderen anmelden kann, und ihnen dafür Schlüssel geben</translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation>Prozesse finden, die beendete Läufe auf den Maschinen hinterlassen haben</translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation>Ein Image einer Maschine erstellen, von dem der nächste Start ausgehen kann</translation>
    </message>
    <message>
        <source>all machines</source>
        <translation>alle Maschinen</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>alle Worker</translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation>%1 (läuft nicht)</translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation>Keine dieser Maschinen läuft. Der Befehl wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation>%1 läuft nicht. Der Befehl wurde nicht gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>Läuft auf %n Maschine…</numerusform>
            <numerusform>Läuft auf %n Maschinen…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>Auf %n Maschine fehlgeschlagen.</numerusform>
            <numerusform>Auf %n Maschinen fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation>Auf allen Maschinen mit Status 0 beendet.</translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation>Keine dieser Maschinen läuft. Es gibt keinen Befehl zum Kopieren.</translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation>Prozesse werden beendet…</translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation>Prozesse beendeter Läufe werden gesucht…</translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation>%1 wurde nicht untersucht: %2</translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation>Die Prozesse sind beendet.</translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation>Beendete Läufe haben keinen Prozess hinterlassen.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation>%1: %2 (Prozess %3 von %4)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>%n Prozess beendeter Läufe beenden?</numerusform>
            <numerusform>%n Prozesse beendeter Läufe beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation>Sie erhalten SIGTERM und nach 5 Sekunden SIGKILL. Andere Prozesse bleiben unberührt.</translation>
    </message>
    <message>
        <source>End processes</source>
        <translation>Prozesse beenden</translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation>Image erstellen</translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation>%1 wird dafür neu gestartet. Das Image und seine Snapshots bleiben und kosten Geld, bis Sie sie entfernen. Name des Images:</translation>
    </message>
    <message>
        <source>Make image</source>
        <translation>Image erstellen</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Keine Maschine dieses Clusters läuft.</translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation>Ein Befehl läuft.</translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation>Geben Sie zuerst einen Befehl ein.</translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation>Er ist auf keiner Maschine fehlgeschlagen.</translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation>Keine dieser Maschinen läuft.</translation>
    </message>
    <message>
        <source>End by name</source>
        <translation>Nach Namen beenden</translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation>Alle Prozesse des angemeldeten Benutzers mit diesem Namen werden zuerst aufgelistet. Name des Programms:</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation>Prozesse mit dem Namen %1 werden gesucht…</translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation>Kein Prozess des angemeldeten Benutzers heißt %1.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation>%1: %2 (Prozess %3)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>%n Prozess nach Namen beenden?</numerusform>
            <numerusform>%n Prozesse nach Namen beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation>Alle Prozesse mit dem Namen %1 werden beendet, auch die von Jupyter und von aktiven Läufen. Sie erhalten SIGTERM und nach 5 Sekunden SIGKILL.</translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation>Nach Namen beenden…</translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation>Alle Prozesse eines Namens beenden, etwa python, auch die von Jupyter und von aktiven Läufen</translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation>Bereitschaft…</translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
        <translation>cloud-init, Uhr, Festplatte und GPUs prüfen, und was zum Bauen eines Frameworks nötig ist</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation>Worker hinzufügen</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Worker entfernen…</translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation>Automatisch skalieren…</translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation>Lauf stoppen…</translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation>Sofort stoppen…</translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation>Head ersetzen…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Fortsetzen…</translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation>Dashboard öffnen</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG exportieren…</translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation>Die Anzahl der Worker an eine Zeit oder ein Budget anpassen</translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation>Zeigen, was ein neuer Head-Knoten kostet und von wo der Lauf darauf weiterginge</translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation>Training ab dem letzten Checkpoint dieses Laufs starten</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>PNG exportieren</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation>%1 auf %2, gestartet %3</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>verstrichen: %1</translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation>noch etwa %1 und %2 bis zum Ende</translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation>noch etwa %1 bis zum Ende</translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation>Kein Worker nahm teil.</translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation>Noch hat sich kein Worker verbunden.</translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation>%1 (Rang %2) entfernen?</translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation>Den Worker mit dem höchsten Rang entfernen?</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation>Der Worker verlässt den Lauf, und die anderen übernehmen seinen Anteil. Seine Maschine wird beendet, und die Daten darauf gehen verloren.</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Worker entfernen</translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation>Die automatische Skalierung ist eingeschaltet.</translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation>Nach jeder Epoche erscheint unten eine vorgeschlagene Anzahl Worker.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation>Prozessenden</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Prozessenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation>Der Head-Knoten antwortet diesem Computer nicht. Der Lauf geht wahrscheinlich weiter; seine Aufzeichnungen werden gelesen, wenn der Knoten wieder antwortet.</translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation>Der Head-Knoten existiert nicht mehr. „Head ersetzen…“ zeigt, was ein neuer kostet und wie viele Schritte verloren sind; nichts wird gestartet, bevor Sie zustimmen.</translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation>%1 auf %2 stoppen?</translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Lauf stoppen</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>Sofort stoppen</translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation>%1 auf %2 sofort stoppen?</translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation>Der Checkpoint, der gerade gespeichert wird, wird verworfen: Der Fortschritt seit dem letzten geht verloren.</translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation>Denselben Job noch einmal planen</translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation>Die Befehlszeile kopieren, die diesen Job startet</translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation>Öffnet die Webseite des Schedulers des Laufs durch einen Tunnel</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>Die Befehlszeile wurde kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n Epoche</numerusform>
            <numerusform>%n Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>Epoche %1 von %2</translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation>Mit Änderungen erneut ausführen…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON exportieren…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren…</translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation>TensorBoard-Ereignisse exportieren…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation>Ergebnis, Parameter, Epochen und Ereignisse in Markdown</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exportieren</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>SVG exportieren</translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation>Ereignisdateien in einem Ordner, für tensorboard --logdir</translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation>TensorBoard-Ereignisse in einen neuen Ordner exportieren</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Modell speichern…</translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation>Beste Validierung %1</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>Dauer %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation>Zum ausgewählten Lauf sind noch keine Messwerte gespeichert.</translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation>Epochen exportieren…</translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation>Eine Zeile für jede Epoche: CSV, oder nach der Endung des Namens TSV oder Markdown</translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation>Epochen exportieren</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation>%1 Samples/s</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metriken</translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation>Speichert den letzten Checkpoint in einem Format, das Sie wählen</translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation>Worker und Log ausblenden</translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation>Diagramme im Vollbild</translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation>Die Diagramme füllen den Bildschirm.</translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation>Zeigt nur die Diagramme; F11 oder Esc beendet es</translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation>Worker und Log einblenden</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Vollbild beenden</translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation>Dieser Lauf hat noch keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>Checkpoint jetzt</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation>Speichert nach dem aktuellen Schritt einen Checkpoint; der Lauf geht weiter</translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation>Nach dem aktuellen Schritt wird ein Checkpoint gespeichert.</translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>Es wurde kein Checkpoint gespeichert: %1.</translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation>Ein Checkpoint wurde bei Schritt %1 gespeichert.</translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation>Um %1 h verlängern</translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation>Die Frist wird gerade verschoben.</translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation>Die Maschinen kosten in dieser Zeit %1.</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation>Verschiebt die Frist der Maschinen nach hinten, damit der Lauf fertig werden kann.</translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation>Die Maschinen beenden sich am %1 statt am %2.</translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation>Die Frist von %1 um %2 h verlängern?</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Worker ersetzen…</translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation>Die Maschinen laufen weiter und kosten weiter Geld.</translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation>Die Maschinen laufen weiter.</translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation>Der Head-Knoten existiert nicht mehr. Der Lauf wird ohne Rückfrage fortgesetzt, wo das nichts kostet; sonst erscheint hier „Head ersetzen…“.</translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>Ein Worker speichert einen Checkpoint des aktuellen Schritts, was höchstens %n Sekunde dauert; dann enden die Prozesse. „Fortsetzen“ macht dort weiter. Wenn Sie sofort stoppen, geht der Fortschritt seit dem letzten Checkpoint verloren.</numerusform>
            <numerusform>Ein Worker speichert einen Checkpoint des aktuellen Schritts, was höchstens %n Sekunden dauert; dann enden die Prozesse. „Fortsetzen“ macht dort weiter. Wenn Sie sofort stoppen, geht der Fortschritt seit dem letzten Checkpoint verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>Die Prozesse erhalten SIGTERM und nach %n Sekunde SIGKILL: Ein Programm, das bei SIGTERM speichert, hat diese Zeit.</numerusform>
            <numerusform>Die Prozesse erhalten SIGTERM und nach %n Sekunden SIGKILL: Ein Programm, das bei SIGTERM speichert, hat diese Zeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>Der Worker von %1 (Rang %2) ist ausgefallen: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>%n weiterer Worker ist ausgefallen.</numerusform>
            <numerusform>%n weitere Worker sind ausgefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation>Ein neuer Head-Knoten wird eingerichtet; der Lauf wird auf ihm fortgesetzt.</translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>Die Maschine von %1 (Rang %2) existiert nicht mehr: %3.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1, %n Worker ausgefallen</numerusform>
            <numerusform>%1, %n Worker ausgefallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation>Gestoppt. Ein Checkpoint wurde bei Schritt %1 gespeichert.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation>Gestoppt. Es wurde kein Checkpoint gespeichert.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>Gestoppt. Es wurde kein Checkpoint gespeichert: %1.</translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation>wird gestoppt, noch %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation>Wird sofort gestoppt, ohne Checkpoint.</translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation>Wird gestoppt: Verbindung zum Head-Knoten.</translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation>Wird gestoppt: Ein Checkpoint wird gespeichert, noch höchstens %1.</translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
        <translation>Wird gestoppt: Warten auf das Ende der Prozesse.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Keine Läufe</translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation>Ein Lauf ist ein Trainingsjob auf einem Cluster. Seine Kurven erscheinen hier, live.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation>Name, Tags und Notizen…</translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation>Lauf archivieren</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>Lauf löschen…</translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation>Nach Name, Modell, Daten, Tag, Notiz oder Parameter suchen</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation>Archivierte Läufe behalten ihre Kurven und Dateien</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation>Wählen Sie mit Strg oder Umschalt zwei oder mehr Läufe aus</translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation>Der Lauf kann nicht wieder aufgelistet werden</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>%n Lauf vergleichen…</numerusform>
            <numerusform>%n Läufe vergleichen…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation>Lauf wieder auflisten</translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation>Alle Läufe sind archiviert. „Archivierte anzeigen“ oben listet sie auf.</translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation>Kein Lauf entspricht diesen Wörtern.</translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation>Die Läufe können nicht verglichen werden</translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation>Die Änderungen wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation>Der Lauf kann nicht archiviert werden</translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation>%1 wurde archiviert. Seine Kurven und Dateien bleiben.</translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation>Der Lauf kann nicht gelöscht werden</translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n Metrikeintrag</numerusform>
            <numerusform>%n Metrikeinträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>%n Checkpoint auf diesem Computer</numerusform>
            <numerusform>%n Checkpoints auf diesem Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation>Logs und andere Dateien, insgesamt %1</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation>Das kann nicht rückgängig gemacht werden. Checkpoints und Logs in einem Bucket bleiben. Archivieren Sie den Lauf stattdessen, um seine Kurven zu behalten.</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation>Archi&amp;vierte anzeigen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation>Beispielvorhersagen</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Noch keine Samples</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 von %2 richtig vorhergesagt</translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation>%1 Samples, noch nicht vorhergesagt</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation>%1 als Spot-Maschinen, die AWS unterbrechen kann (üblicher Preis)</translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation>Die gleichen Maschinen in %1</translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation>Beenden: Die Datenträger gestoppter Maschinen kosten weiter Geld</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Was günstiger wäre</translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation>Spart pro Stunde</translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation>Spart pro Tag</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines automatically</source>
        <translation>&amp;Maschinen automatisch hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation>Worker automatisch skalieren</translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation>Nach jeder Epoche berechnet Trainyard, wie viele Worker der Lauf braucht: die günstigste Anzahl, die rechtzeitig fertig wird, oder die schnellste, die ins Budget passt.</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>beliebige Zeit</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>&amp;Fertig innerhalb von</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>beliebiger Betrag</translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation>Höch&amp;stens ausgeben</translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation>Mi&amp;ndestanzahl Worker</translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation>&amp;Höchstanzahl Worker</translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation>Hinzugefügte Maschinen kosten Geld, bis der Lauf endet oder ihre Frist abläuft. Wenn dies aus ist, schlägt Trainyard nur eine Anzahl vor.</translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation>Wenn dies aus ist, schlägt Trainyard nur eine Anzahl vor.</translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation>Nur vorschlagen</translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation>Automatische Skalierung starten</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScalingView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scaling efficiency by number of workers</source>
        <translation>Skalierungseffizienz nach Anzahl der Worker</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation>Schrittzeit nach Worker</translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation>hell: wie der Median; voll: das Doppelte seiner Schrittzeit</translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation>Rang %1: das %2-Fache der Schrittzeit des Medians</translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation>Anteil der Wartezeit nach Worker</translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation>hell: gar nicht; voll: die ganze Zeit</translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation>Rang %1 wartet %2 der Zeit auf Gewichte</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>Beschleunigung nach Zahl der Worker</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation>mal %1 bei den Epochen %2</translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation>Kosinus bis auf %1</translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation>%1, nach einem Warm-up von %2 Epochen</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation>Wie sie sich ändert, während der Job läuft und wenn Worker kommen und gehen.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Step decay</source>
        <translation>Stufenweiser Abfall</translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation>Kosinus-Abfall bis zur letzten Epoche</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation>10, 15</translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation>Bei &amp;Epochen</translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation>Fak&amp;tor</translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation>Abfall a&amp;uf</translation>
    </message>
    <message>
        <source> epochs</source>
        <translation> Epochen</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>&amp;Warm-up</translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation>Warm-up a&amp;b</translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation>für alle Worker zusammen</translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation>für jeden Worker</translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation>B&amp;atchgröße gilt</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> Schritte</translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation>&amp;Rampe</translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation>Epoche %1 wird nie erreicht: Der Job endet nach %2 Epochen.</translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation>Geben Sie die Epochen in aufsteigender Reihenfolge an, etwa 10, 15.</translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation>Sie beginnt bei %1, der Lernrate.</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>Ein Schritt von %1 Workern hat %2 Samples; mit %3 hat er %4, und die Rate geht von %5 auf %6.</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>Geben Sie einen Faktor über 0 an, etwa 0.1.</translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation>Der Batch eines Schritts hat insgesamt %1 Samples und die Lernrate bleibt gleich, bei jeder Anzahl von Workern.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation>Optionen lesen</translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation>Startet das Skript mit --help auf diesem Computer, im Ordner des Codes</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Option suchen</translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation>Die Optionen können nicht aus dem Befehl gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation>Das Skript läuft mit --help…</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>%n Option. Ein leeres Feld hat seinen Standardwert.</numerusform>
            <numerusform>%n Optionen. Ein leeres Feld hat seinen Standardwert.</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation>Der Befehl hat hier eine Variable oder nennt die Option zweimal: dort ändern</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation>Geheimnis hinzufügen</translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation>Eine Variable wie WANDB_API_KEY. Ihr Wert wird in einer Datei, die nur der Anmeldebenutzer lesen kann, an die Maschinen gesendet und in Logs maskiert</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation>Name des Geheimnisses</translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation>Wert des Geheimnisses</translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation>Geheimnis entfernen</translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation>aus der Umgebung dieses Programms</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation>Geben Sie den Namen des Geheimnisses an oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation>%1 ist kein Name einer Variablen: Verwenden Sie Buchstaben, Ziffern und Unterstriche.</translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
        <translation>Geben Sie den Wert von %1 an.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation>&amp;Erneut anmelden</translation>
    </message>
    <message>
        <source>Session, clock and ledger</source>
        <translation>Sitzung, Uhr und Register</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation>Einige von ihnen haben keine eigene Frist.</translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation>Sie beenden sich spätestens in %1 selbst (%2).</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation>Die Uhr dieses Computers geht %1 nach.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation>Die Uhr dieses Computers geht %1 vor.</translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation>Anfragen an AWS werden entsprechend korrigiert; stellen Sie die Uhr dennoch.</translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation>Die Sitzung ist abgelaufen: Von hier kann Folgendes weder gesehen noch beendet werden, bis Sie sich erneut anmelden: %1.</translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation>laufende Vorgänge</translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation>Die Sitzung läuft in %1 ab, während noch aktiv ist: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n Maschine läuft</numerusform>
            <numerusform>%n Maschinen laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n Vorgang läuft</numerusform>
            <numerusform>%n Vorgänge laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>%n laufender Vorgang wartet auf eine neue Anmeldung.</numerusform>
            <numerusform>%n laufende Vorgänge warten auf eine neue Anmeldung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation>Das Register %1 kann nicht geschrieben werden (%2). Maschinen können beendet werden, aber nichts kann gestartet werden und nichts wird aufgezeichnet: Geben Sie Speicherplatz frei, oder erlauben Sie das Schreiben in den Ordner.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Vorheriger Fehler</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Log suchen</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Maschine</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation>Lesen, was dem Log hinzugefügt wird, und dorthin blättern</translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation>Log der Einrichtung</translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation>Keine Maschine dieses Clusters läuft.</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Das Log wird gelesen…</translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation>Die Maschine hat kein Log ihrer Einrichtung.</translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation>Der Anfang des Logs wird nicht angezeigt: Es ist zu lang.</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation>Zeile %1: %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation>Dateien mit den Iteratoren von MXNet</translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation>Der Datensatz wird gelesen…</translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation>Anteile der Worker</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>Anteile von %1</translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation>Jede Epoche mischt alle Samples und teilt ihre Reihenfolge in gleiche Teile, einen pro Worker. Die eigenen Iteratoren von MXNet teilen Record-Dateien nach ihren Bytes.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation>Samples: %1. Dateien: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>Nächstes oder vorheriges Feld</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation>Ausgewählte Zeile einer Tabelle öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation>Menü der ausgewählten Zeile</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>Menütaste, Umschalt+F10</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation>Dialog schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation>Auch das /24-Netz meines &amp;Providers zulassen: IP-Adressen wechseln</translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation>Ich &amp;akzeptiere, dass jeder im Internet versuchen kann, sich anzumelden</translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation>&amp;SSH zulassen von</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation>der IP-Adresse dieses Computers (%1)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation>der IP-Adresse dieses Computers</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Gemeinsames Dateisystem</translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation>Alle Maschinen hängen ein EFS-Dateisystem ein: Skripte, Daten und Ergebnisse sind für jede von ihnen dieselben.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>&amp;Dateisystem</translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation>ein neues, das bleibt</translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation>&amp;Eingehängt unter /</translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation>Es hat bereits ein Moun&amp;t-Ziel in der Zone der Worker</translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation>B&amp;ucket, den die Maschinen lesen dürfen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation>Das neue Dateisystem ist verschlüsselt und bleibt, wenn der Stack gelöscht wird: für %1 pro GiB und Monat, bis Sie es löschen.</translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation>Das Dateisystem gehört Ihnen und bleibt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation>Wann die Maschinen beendet werden und was mit einem fehlgeschlagenen Stack geschieht.</translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
        <translation>Höchst&amp;dauer der Erstellung</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>beliebige Zeit</translation>
    </message>
    <message>
        <source>Keep a &amp;failed stack for inspection</source>
        <translation>Einen &amp;fehlgeschlagenen Stack zur Untersuchung behalten</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Beendigungsschutz</translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation>Die Gruppen des Stacks beenden ihre Maschinen zur Frist, auch wenn dieser Computer ausgeschaltet ist. Ein behaltener fehlgeschlagener Stack kostet weiterhin, was seine Maschinen kosten: Beenden Sie ihn, wenn Sie die Ursache gesehen haben. „Alles beenden“ löscht den Stack und listet auf, was bleibt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation>Der Master trainiert ebenfalls: Ein Stack mit einem Worker hat zwei Maschinen, die trainieren.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Mindes&amp;tens</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Datenträger jeder Maschine</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation>Worker können während eines La&amp;ufs hinzugefügt und entfernt werden</translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> Worker und der Master</numerusform>
            <numerusform> Worker und der Master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> Worker, wenn AWS nicht mehr Kapazität hat</numerusform>
            <numerusform> Worker, wenn AWS nicht mehr Kapazität hat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation>Name und Image</translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation>Ein Master und Worker, die ein Dateisystem gemeinsam nutzen; weitere Worker können während eines Laufs kommen und gehen.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation>Des Stacks und des Clusters; die Namen seiner Rollen und Tags beginnen damit</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation>&amp;Betriebssystem</translation>
    </message>
    <message>
        <source>Ubuntu</source>
        <translation>Ubuntu</translation>
    </message>
    <message>
        <source>Amazon Linux</source>
        <translation>Amazon Linux</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>I&amp;mage</translation>
    </message>
    <message>
        <source>the current Deep Learning AMI</source>
        <translation>das aktuelle Deep Learning AMI</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Ta&amp;gs</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>keine; wie team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Schreiben Sie jeden Tag als Name=Wert und ein Komma zwischen zwei Tags.</translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation>Sie brauchen Zugriff auf das Konto, einen Namen und sonst nichts: Dateisystem, Netzwerk und Schlüsselpaar werden erstellt, sofern Sie auf den nächsten Seiten keine eigenen wählen.</translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation>Eine ursprüngliche &amp;Vorlage öffnen…</translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation>Listet auf, was CloudFormation heute darin ablehnt und was Trainyard stattdessen hat</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation-Vorlage</translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation>Vorlagen (*.json *.template)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of an image, id</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNetworkPage</name>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation>Nur der Master ist von außen erreichbar, per SSH; die Worker werden über ihn erreicht.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation>privat, mit einem NAT-Gateway (nach Stunden abgerechnet)</translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation>öffentliche IP-Adressen, ohne offenen Port zum Internet</translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation>privat, ohne Internet (nur S3)</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation>die erste der Region</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation>eine neue, die mit dem Stack gelöscht wird</translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation>S&amp;ubnetz des Masters</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>ein neues</translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation>Subnetz der Wo&amp;rker</translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation>Weitere Sicherheits&amp;gruppe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation>Aller Maschinen, etwa eine, die die Mount-Ziele Ihres Dateisystems zulassen</translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation>Bere&amp;chtigungsgrenze</translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation>mit dem Stack erstellt</translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation>ARN der Richtlinie, die Ihr Konto für neue Rollen verlangt</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Subnetze, Sicherheitsgruppen und Schlüsselpaare werden geladen…</translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation>Die Region hat %1 von %2 VPCs.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Alles, was erstellt wird. Noch existiert nichts.</translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation>Der Stack &amp;darf IAM-Rollen für seine Maschinen erstellen (CAPABILITY_NAMED_IAM)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation>Skript für die Daten</translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation>Jede Maschine führt dieses Python-Skript aus, bevor sie beitritt; schlägt es auf einer fehl, verzögert das keine andere Maschine.</translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation>Syntax &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation>Pfa&amp;d auf den Maschinen</translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation>keines: Eine Maschine tritt nach dem Booten bei</translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation>Zeit&amp;limit</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation>Keines: ein Skript, das bereits dort ist</translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation>Mit der &amp;Vorlage beginnen</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Skript</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Empty: no script is written. One that is at the path already is used as it is.</source>
        <translation>Leer: Es wird kein Skript geschrieben. Eines, das bereits unter dem Pfad liegt, wird verwendet, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation>Python-Skripte (*.py);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation>Die Datei ist größer als 1 MB: Wählen Sie ein Skript.</translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation>Das Skript wird in das gemeinsame Dateisystem geschrieben: Sein Pfad muss mit /%1/ beginnen.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation>Python akzeptiert das Skript. Es wird geschrieben, wenn die Maschinen bereit sind, und auf jeder ausgeführt.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation>Dynamischen Trainings-Stack erstellen</translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation>Stack erstellen</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Überprüfen und erstellen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation>Befehle anzeigen…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation>Auf dieser Seite fehlt etwas oder ist falsch</translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation>%1: Etwas fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
        <translation>Füllen Sie zuerst die Seiten davor aus</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation>Speicher und Daten</translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation>Die Größe der Datenträger, der Bucket für Daten und Ergebnisse und der Zugriff der Maschinen darauf.</translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation>Ru&amp;hezustand zulassen (der Datenträger speichert auch den Arbeitsspeicher)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Datenträger jeder Maschine</translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation>B&amp;ucket</translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation>eines Buckets, der neu oder nicht aufgelistet ist</translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation>Bucketna&amp;me</translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation>Für den Cluster erstellte IAM-Rolle</translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation>Auf die Buckets beschränkte Sitzungsschlüssel, in einer Datei, die nur der Anmeldebenutzer lesen kann</translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation>Ihre Schlüssel, auch in ~/.bashrc (unsicher)</translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation>IAM-Rolle, oder beschränkte Schlüssel, wenn IAM sie verweigert</translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation>Zug&amp;riff für die Maschinen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Neuer Bucket</translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation>Ein anderer Bucket, nach Namen</translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation>Datenträger sind verschlüsselt und werden mit ihren Maschinen gelöscht; bewahren Sie Ergebnisse in einem Bucket auf.</translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation>Die Buckets des Kontos werden geladen…</translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation>Der neue Bucket ist privat und verschlüsselt, in %1, und bleibt, wenn der Cluster beendet wird.</translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation>Die Rolle kann nur diesen Bucket lesen und schreiben; ihre Richtlinie steht bei den Befehlen. Sie wird mit dem Cluster gelöscht.</translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation>Wenn IAM die Rolle verweigert, werden stattdessen auf den Bucket beschränkte Sitzungsschlüssel in einer Datei gesendet.</translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation>Wenn IAM die Rolle verweigert, wird nichts gestartet.</translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation>wie das Image braucht: %1 GiB</translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation>%1 für die Datenträger von %2, wenn sie einen Monat lang existieren</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>Show commands</source>
        <translation>Befehle anzeigen</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>Was dies tut</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation>Jede Kombination von Werten ist ein Lauf in der Warteschlange des Clusters. Ein Parameter ist ein Feld des Jobs oder ein Wort in geschweiften Klammern in seinem Befehl, etwa {lr}.</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation>keine Bereiche</translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation>Wie viele Werte aus den Bereichen gezogen werden, für jede Kombination der Listen</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Ziehungen</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seed</translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation>Nach &amp;Metrik vergleichen</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>höchster Wert</translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation>niedrigster Wert</translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation>&amp;Bester ist der</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>In die Warteschlange</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation>Bereich, gleichverteilt</translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation>Bereich, logarithmisch</translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation>Bereich, ganze Zahlen</translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation>Art der Werte</translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation>0.1, 0.01, 0.001</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>Parameter entfernen</translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation>0.001 to 0.1</translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation>Geben Sie einen Bereich für %1 an, etwa 0.001 to 0.1.</translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation>Geben Sie Werte für %1 an, durch Kommas getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n Lauf.</numerusform>
            <numerusform>%n Läufe, nacheinander.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemCharts</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 MB/s</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>CPU-Auslastung</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Belegter Speicher</translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation>GPU-Auslastung</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>Belegter GPU-Speicher</translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation>GPU-Temperatur</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation>Netzwerk: empfangen</translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation>Netzwerk: gesendet</translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation>Datenträger: gelesen</translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation>Datenträger: geschrieben</translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation>Datenträger: belegt</translation>
    </message>
    <message>
        <source>%1 GPU %2</source>
        <comment>machine, number</comment>
        <translation>%1 GPU %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemView</name>
    <message>
        <source>There are no measurements: no program followed this run while its machines measured, or their agents were older than this program.</source>
        <translation>Es gibt keine Messwerte: Kein Programm folgte diesem Lauf, während seine Maschinen maßen, oder ihre Agenten waren älter als dieses Programm.</translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation>Es gibt keine Messwerte: Kein Lauf dieses Clusters wurde verfolgt, während seine Maschinen maßen, oder ihre Agenten waren älter als dieses Programm.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation>Die Messwerte der Maschinen werden gelesen, während der Lauf verfolgt wird.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation>Die Messwerte der Maschinen werden gelesen, während ein Lauf dieses Clusters verfolgt wird. Starten Sie ein Training darauf: Dieses Fenster verfolgt es von selbst.</translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation>Die Agenten dieses Clusters sind älter als dieses Programm und messen nicht. Stellen Sie sie mit trainyardctl provision neu bereit.</translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation>Die Maschinen antworten diesem Computer nicht. Ihre Messwerte werden gelesen, wenn sie wieder antworten.</translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation>Die Maschinen haben noch nichts gemessen.</translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation>Die Agenten dieser Maschinen sind älter als dieses Programm und messen nicht: %1.</translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation>Diese Maschinen antworten diesem Computer nicht: %1. Ihre Messwerte werden gelesen, wenn sie wieder antworten.</translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>%n weitere Kurve wird nicht gezeichnet; trainyardctl metrics --system listet alle auf.</numerusform>
            <numerusform>%n weitere Kurven werden nicht gezeichnet; trainyardctl metrics --system listet alle auf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation>Programm ausführen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation>Alles hier hat Vorgaben. Öffnen Sie eine Gruppe, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation>Was jede Maschine startet.</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation>Werte von Geheimnissen werden nicht gespeichert: Ein Job mit Geheimnissen kann nur in einer Warteschlange warten, wenn sie in der Umgebung dieses Programms stehen.</translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• %n Maschine des Clusters führt es aus</numerusform>
            <numerusform>• %n Maschinen des Clusters führen es aus</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation>• der Code wird zuerst an jede von ihnen gesendet</translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation>• die Einrichtung läuft auf jeder von ihnen einmal</translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation>• Zahlen in der Ausgabe werden zu Kurven, live</translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
        <translation>• die Ausgabe wird auf diesen Computer kopiert, mit maskierten Geheimnissen</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>Keine weiteren Kosten</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>Der Cluster kostet %1</translation>
    </message>
    <message>
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation>train.py --epochs 3</translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation>python3 train.py, im Container</translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation>python3 train.py; leer: Der Cluster der Prozesse bleibt, bis er gestoppt wird</translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation>python3 train.py --epochs 3</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>Cluster starten…</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Dort ist ein Lauf aktiv: Dieser Job kann in seine Warteschlange aufgenommen werden.</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Kein Cluster ist bereit: Starten Sie zuerst einen.</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>Be&amp;fehl</translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation>pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation>Eine Zeile für die Shell, einmal auf jeder Maschine vor dem Befehl</translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation>&amp;Einrichtung</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation>workers: alle außer dem Head-Knoten; all; head; oder eine Anzahl Worker</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Maschinen</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation>s3://bucket/prefix, zu finden in TRAINYARD_DATA; darf leer sein</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>D&amp;aten</translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation>S&amp;3-Schlüssel</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Geben Sie eine Adresse wie s3://bucket/prefix oder file:///folder an, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Wer eine Maschine kontrolliert, kann sie mit allen Ihren Berechtigungen verwenden.</translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation>Optionen des S&amp;kripts</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation>Zeigt die Ordner einer Maschine, die den Job ausführt</translation>
    </message>
    <message>
        <source>Choose a working folder</source>
        <translation>Arbeitsordner wählen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>%1, protected</source>
        <translation>%1, geschützt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation>Trainyard, hier</translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation>Trainyard, anderer Computer</translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation>Trainyard, %1</translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation>nicht Trainyard</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>Gestartet von</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation>bleibt: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation>Was AWS ablehnt</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation-Vorlage</translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation>Es ist nichts darin bekannt, was heute abgelehnt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>%n Teil davon kann heute nicht erstellt werden.</numerusform>
            <numerusform>%n Teile davon können heute nicht erstellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation>Teile, die abgelehnt werden</translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation>Es ist kein Teil bekannt, der abgelehnt wird.</translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation>Dieser Assistent erstellt denselben Stack aus der Vorlage von Trainyard: einen Master und Worker in zwei Gruppen, ein gemeinsames Dateisystem und eine Startvorlage für weitere Worker. Seine Parameter haben dieselben Namen.</translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation>Es ist keine Vorlage für dynamisches Training: Dieser Assistent kann sie nicht ersetzen.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation>Tasten gehen an die Maschine. Strg+Tab verlässt das Terminal.</translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation>Die Sitzung wurde beendet.</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung mit %1…</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>Die Sitzung ist beendet.</translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation>Die Sitzung endete mit Status %1; das Terminal zeigt, warum.</translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation>Trennen Sie zuerst die Verbindung.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Keine Maschine dieses Clusters läuft.</translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation>Keine Maschine ist verbunden.</translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation>SSH-Agent weiterleiten (ssh -A)</translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation>Programme auf der Maschine können sich auf den anderen Maschinen des Clusters anmelden, solange Sie verbunden sind, ebenso jeder mit Root-Zugriff auf sie. Der Agent enthält nur den Schlüssel des Clusters, nicht Ihre eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation>Für Programme, die sich von einer Maschine auf einer anderen anmelden</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>Kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation>Einfügen (Strg+Umschalt+V)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will be terminated</source>
        <translation>Was beendet wird</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Beleg speichern…</translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation>Alles im Konto…</translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation>Fortschritt des Beendens</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation>Um alles zu beenden, geben Sie die Konto&amp;nummer ein, %1:</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation>Um alles zu beenden, geben Sie den Konto&amp;namen ein, %1 oder %2:</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation>Es wird ermittelt, was beendet wird</translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation>Das Register und die Cloud werden gelesen. Noch wird nichts geändert.</translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation>Es konnte nicht gelesen werden, was läuft</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation>%1 %2 (%3 pro Monat)</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Bleibt: %1.</translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation>Modelle zuerst auf diesen Computer &amp;kopieren: %1 an Checkpoints existieren nur auf diesen Maschinen</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Es läuft nichts</translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation>Weder das Register noch die Cloud führen etwas auf, das Trainyard gestartet hat.</translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation>Wo gelesen werden konnte, wurde nichts gefunden, das Trainyard gestartet hat.</translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation>Alles im Konto %1 beenden?</translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation>Alles beenden, was Trainyard gestartet hat?</translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation>Diesen Cluster beenden?</translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation>Dies schließt Ressourcen ein, die Trainyard nicht erstellt hat, in jeder Region. </translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation>%1 und alle zugehörigen Ressourcen werden beendet, was %2 spart. Daten auf den Maschinen gehen verloren.</translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation>%1 beenden</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation>Wird beendet</translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation>Jede Zeile bleibt, bis die Cloud selbst bestätigt, dass die Ressource nicht mehr existiert.</translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>Der Beendigungsschutz von %n Maschine wird ausgeschaltet, und sie wird beendet. Daten darauf gehen verloren.</numerusform>
            <numerusform>Der Beendigungsschutz von %n Maschinen wird ausgeschaltet, und sie werden beendet. Daten darauf gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation>Was übrig ist, wird beendet. Daten auf den Maschinen gehen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>Beenden in %n Sekunde</numerusform>
            <numerusform>Beenden in %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation>Etwas ist übrig</translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation>Vielleicht ist etwas übrig</translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation>Keine zweite Prüfung hat gezeigt, dass nichts übrig ist. Versuchen Sie es erneut oder sehen Sie in der Konsole der Cloud nach.</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>Nichts ist übrig</translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation>Wo gelesen werden konnte, ist nichts übrig</translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation>Eine zweite Prüfung fand nichts mehr. Der Beleg wurde auch in %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n Ressource konnte nicht beendet werden: Der Beendigungsschutz ist aktiv.</numerusform>
            <numerusform>%n Ressourcen konnten nicht beendet werden: Der Beendigungsschutz ist aktiv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n Ressource konnte nicht beendet werden. Versuchen Sie es erneut oder sehen Sie in der Konsole der Cloud nach.</numerusform>
            <numerusform>%n Ressourcen konnten nicht beendet werden. Versuchen Sie es erneut oder sehen Sie in der Konsole der Cloud nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation>Schutz auf&amp;heben und beenden</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation>Beenden fehlgeschlagen</translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>Beleg speichern</translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation>Der Beleg wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation>Der Beleg konnte nicht gespeichert werden: %1. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation>%1 und alle ihre Ressourcen werden beendet. Daten auf den Maschinen gehen verloren.</translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation>Nicht alle Cluster können geprüft werden</translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation>Nicht alle Cluster wurden beendet</translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation>Geben Sie zuerst oben das Konto ein.</translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation>%1 beenden?</translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation>Mit den Maschinen endet das Training:</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation>Läufe speichern nicht zuerst: Was sie seit ihrem letzten Checkpoint trainiert haben, geht verloren. Vorhandene Checkpoints werden wie oben gewählt kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>Läufe speichern zuerst einen Checkpoint, höchstens %n Minute lang.</numerusform>
            <numerusform>Läufe speichern zuerst einen Checkpoint, höchstens %n Minuten lang.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation>Weiter (Eingabetaste, F3)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation>Zurück (Umschalt+Eingabetaste, Umschalt+F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TimelineModel</name>
    <message>
        <source>+%1 s</source>
        <comment>seconds since the request</comment>
        <translation>+%1 s</translation>
    </message>
    <message>
        <source>%1 s after it was requested: %2</source>
        <comment>seconds, a time</comment>
        <translation>%1 s nach der Anforderung: %2</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>Angefordert um</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Eingerichtet</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Beigetreten</translation>
    </message>
    <message>
        <source>2/2 checks passed</source>
        <translation>2/2 Prüfungen bestanden</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>Cancel the tour</source>
        <translation>Tour abbrechen</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>Loss je Schritt</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation>Beleg der Tour</translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation>Eigenen Cluster starten</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation>Tour noch einmal starten</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation>Beispielziffern werden vorbereitet…</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 von %2 richtig vorhergesagt</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>Die Tour</translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation>Startet einen Cluster auf diesem Computer, trainiert ein Modell und beendet den Cluster. Es ist kostenlos.</translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation>%1 % in %2 auf %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation>Es war kostenlos: Die Maschinen waren auf diesem Computer.</translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation>Auf AWS hätten die gleichen Maschinen zu Listenpreisen etwa %1 gekostet.</translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation>Die Tour ist vorbei</translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation>Alles, was sie gestartet hat, wurde beendet. Das Fenster ist bereit für Ihre eigene Arbeit.</translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation>Die Tour wurde abgebrochen</translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation>Alles, was sie gestartet hat, wurde beendet.</translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation>Die Tour wurde nicht abgeschlossen</translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation>%1 Ziffern, die das Modell lesen lernen wird</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TransferQueueView</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>transferring</source>
        <translation>wird übertragen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation>%1 von %2, %3 von %4 Dateien</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Übertragungen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation>Übertragung abbrechen</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation>Keine Übertragungen. Legen Sie Dateien auf der linken Seite ab oder Objekte auf der rechten.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation>Nicht im gegenwärtigen Zustand der Übertragung.</translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation>Wählen Sie zuerst eine Übertragung aus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>started</source>
        <translation>gestartet</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation>%1, der beste</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelModel</name>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Dask dashboard</source>
        <translation>Dask-Dashboard</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation>Ray-Dashboard</translation>
    </message>
    <message>
        <source>Any port</source>
        <translation>Beliebiger Port</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Port dort</translation>
    </message>
    <message>
        <source>Address here</source>
        <translation>Adresse hier</translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation>im Browser</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation>Tunnel öffnen</translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation>Tunnel schließen</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation>Wofür der Tunnel ist</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation>Host, wie die Maschine ihn nennt</translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation>127.0.0.1 ist die Maschine selbst; ein anderer Host wird durch sie erreicht</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Port dort</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>beliebiger freier Port</translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation>Port dieses Computers</translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation>Kein Tunnel ist offen. Nur dieser Computer kann einen Tunnel verwenden, und er schließt sich mit Trainyard.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Keine Maschine dieses Clusters läuft.</translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation>Geben Sie zuerst einen Host und einen Port ein.</translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation>Wählen Sie zuerst einen Tunnel aus.</translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation>Hinter diesem Tunnel ist keine Webseite.</translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation>Dieser Tunnel ist nicht offen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation>Trainiert eines der Modelle von Trainyard; Worker können kommen und gehen.</translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation>Mitgeliefertes Modell</translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation>Jobtyp</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More types of jobs</source>
        <translation>Weitere Jobtypen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeModel</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation>Geschätzt aus dem Preis in us-east-1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>count x name</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation>Restkontingent</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation>, EFA</translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation>%1; mit Elastic Fabric Adapter möglich</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation>Maschinentypen</translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation>Kein Typ entspricht dem Filter.</translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation>Typen &amp;filtern</translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
        <translation>Instance-&amp;Typ</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4, 100 Gbit…</source>
        <translation>c5, 16 GiB, T4, 100 Gbit…</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4…</source>
        <translation>c5, 16 GiB, T4…</translation>
    </message>
    <message>
        <source>Loading instance types…</source>
        <translation>Instance-Typen werden geladen…</translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation>Wie die Region sie jetzt anbietet; On-Demand-Preise vom %1</translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation>Eingebaute Liste vom %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation>Wählen Sie zuerst einen Cluster aus.</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation>%1 ist beendet.</translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation>%1 wurde nicht von diesem Computer gestartet.</translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation>Nicht, solange %1 in diesem Status ist: %2.</translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation>Wählen Sie eine Maschine von %1 aus, die das erlaubt.</translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation>Wählen Sie zuerst einen Lauf aus.</translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation>Der ausgewählte Lauf ist vorbei: %1.</translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation>Der ausgewählte Lauf wird gestoppt.</translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation>Nicht, solange der ausgewählte Lauf in diesem Status ist: %1.</translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation>Nichts, was Trainyard gestartet hat, läuft.</translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation>Wählen Sie zuerst eine Maschine von %1 aus.</translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>Die Maschinen dieses Jobs können sich während des Laufs nicht ändern: Sein Typ oder seine Optionen erlauben es nicht.</translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation>Nur Läufe des mitgelieferten Trainers werden automatisch skaliert.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Stoppen Sie zuerst den Lauf.</translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation>Der Head-Knoten des ausgewählten Laufs ist nicht verloren gegangen.</translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation>Der ausgewählte Lauf ist nicht beendet: %1.</translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation>Ein Programm liest seine eigenen Checkpoints: Starten Sie es erneut.</translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation>Sein Head-Knoten antwortet nicht.</translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation>Der Lauf trainiert noch nicht.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation>%1 existiert nicht mehr.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation>Laufende Vorgänge: %1</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>42 %: a run or an operation</comment>
        <translation>%1 %: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text</name>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>money</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation>%1/Tag</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation>%1 pro Epoche</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>samples per second</comment>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>1 Head + %n Worker</numerusform>
            <numerusform>1 Head + %n Worker</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>wird angefordert</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>bootet</translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation>wartet auf SSH</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>wird eingerichtet</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>erfordert Eingreifen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation>mit seinem Cluster beendet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>warn only</source>
        <translation>nur warnen</translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation>Lauf stoppen</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>wird heruntergefahren</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Sicherheitsgruppe</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Schlüsselpaar</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>Öffentliche IP-Adresse</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>NAT-Gateway</translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation>Spot-Anforderung</translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation>Startvorlage</translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation>Platzierungsgruppe</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation>Auto-Scaling-Gruppe</translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation>EMR-Cluster</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation>Instance-Gruppe</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation>Die lokale Cloud läuft nicht. Sie startet, wenn Sie etwas darin erstellen, etwa einen Bucket, Ziffern oder einen Cluster, und listet dann auf, was sie hat.</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>deleting</source>
        <translation>wird gelöscht</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation>Maschinen angefordert</translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation>Maschinen beendet</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation>Maschinen gestoppt</translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation>Maschinen gestartet</translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation>Maschinen neu gestartet</translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation>Maschine geändert</translation>
    </message>
    <message>
        <source>Listed the machines</source>
        <translation>Maschinen aufgelistet</translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation>Statusprüfungen der Maschinen aufgelistet</translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation>Instance-Typen gelesen</translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation>Gelesen, welche Zonen welche Typen haben</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Images gelesen</translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation>Regionen gelesen</translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation>Zonen gelesen</translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation>Netzwerke gelesen</translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation>Subnetze gelesen</translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation>Routen der Subnetze gelesen</translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation>Volumes aufgelistet</translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation>Öffentliche IP-Adressen aufgelistet</translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation>Sicherheitsgruppen aufgelistet</translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation>Schlüsselpaare aufgelistet</translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation>NAT-Gateways aufgelistet</translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation>Platzierungsgruppen aufgelistet</translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation>Startvorlagen aufgelistet</translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation>Versionen einer Startvorlage aufgelistet</translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation>Spot-Anforderungen aufgelistet</translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation>Spot-Preise gelesen</translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation>Spot-Platzierungswerte gelesen</translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation>Kapazitätsreservierungen aufgelistet</translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation>Attribut einer Maschine gelesen</translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation>Konsole einer Maschine gelesen</translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation>Sicherheitsgruppe erstellt</translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation>Sicherheitsgruppe gelöscht</translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation>Verbindungen zu den Maschinen zugelassen</translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation>Verbindungen zu den Maschinen geschlossen</translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation>Verbindungen von den Maschinen zugelassen</translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation>Schlüsselpaar importiert</translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation>Schlüsselpaar erstellt</translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation>Schlüsselpaar gelöscht</translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation>Ressourcen mit Tags versehen</translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation>Platzierungsgruppe erstellt</translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation>Platzierungsgruppe gelöscht</translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation>Startvorlage erstellt</translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation>Startvorlage gelöscht</translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation>Volume gelöscht</translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation>Öffentliche IP-Adresse freigegeben</translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation>NAT-Gateway gelöscht</translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation>Spot-Anforderungen storniert</translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation>Bucket erstellt</translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation>Bucket gelöscht</translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation>Objekt hochgeladen</translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation>Objekt heruntergeladen</translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation>Objekt geprüft</translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation>Bucket geprüft</translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation>Objekt gelöscht</translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation>Bucket aufgelistet</translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation>Buckets aufgelistet</translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation>Großen Upload begonnen</translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation>Teil hochgeladen</translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation>Großen Upload abgeschlossen</translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation>Großen Upload aufgegeben</translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation>Öffentlichen Zugriff auf einen Bucket blockiert</translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation>Verschlüsselung eines Buckets eingeschaltet</translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation>Bucket mit Tags versehen</translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation>Geprüft, wem diese Schlüssel gehören</translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation>Rolle übernommen</translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation>Sitzung begonnen</translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation>Namen des Kontos gelesen</translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation>Rolle erstellt</translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation>Rolle gelöscht</translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation>Rolle geprüft</translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation>Einer Rolle ihre Berechtigungen gegeben</translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation>Einer Rolle ihre Berechtigungen entzogen</translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation>Richtlinie an eine Rolle angefügt</translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation>Richtlinie von einer Rolle getrennt</translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation>Instance-Profil erstellt</translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation>Instance-Profil gelöscht</translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation>Rolle in ein Instance-Profil aufgenommen</translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation>Rolle aus einem Instance-Profil entfernt</translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation>Berechtigungen geprüft</translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation>Kontingent gelesen</translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation>Höheres Kontingent beantragt</translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation>Image nachgeschlagen</translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation>Preise gelesen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation>Agent von Trainyard kontaktiert</translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation>Hochgeladenes verifiziert</translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation>Laufzeitumgebung entpackt</translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation>Log gelesen</translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation>GPUs erkannt</translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation>Frist der Maschine gesetzt</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Pakete installiert</translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation>Ausgeführt: %1</translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation>wäre erlaubt</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>existiert bereits</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation>%1 angefordert</translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>%1 gestoppt</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>%1 gestartet</translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation>%1 neu gestartet</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>%1 geändert</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a machine, its type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a command</comment>
        <translation>gestartet</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
</context>
</TS>
