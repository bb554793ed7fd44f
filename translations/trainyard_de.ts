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
        <translation>Alle TCP-Ports von überall lassen jeden im Internet Versuche machen: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie die Offenheit.</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH von %1 lässt jeden im Internet Versuche machen: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie die Offenheit.</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH von %1 lässt mehr als 65.536 Adressen Versuche machen: Verwenden Sie Ihre eigene IP-Adresse, etwa 203.0.113.7/32, oder akzeptieren Sie die Offenheit.</translation>
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
        <translation>%1: Lauf anhalten</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1: Cluster beenden</translation>
    </message>
    <message>
        <source>You are notified when any run fulfils a rule, which can also stop it or terminate its cluster. Rules apply while Trainyard is open.</source>
        <translation>Sie werden benachrichtigt, wenn ein Lauf eine Regel erfüllt. Eine Regel kann ihn auch anhalten oder seinen Cluster beenden. Regeln gelten, solange Trainyard geöffnet ist.</translation>
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
        <translation>benachrichtigen und Lauf anhalten</translation>
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
        <source>When a run fulfils %1, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>Wenn ein Lauf %1 erfüllt, wird sein Cluster ohne weitere Rückfrage beendet, mit allen Maschinen und anderen Läufen. Modelle, die sonst nirgends gespeichert sind, werden vorher kopiert, wenn es möglich ist.</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
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
        <source>EC2</source>
        <translation>EC2</translation>
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
        <source>Origin</source>
        <translation>Herkunft</translation>
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
        <source>Remove from list…</source>
        <translation>Aus der Liste entfernen…</translation>
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
        <source>Remove all ended…</source>
        <translation>Alle beendeten entfernen…</translation>
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
        <source>Remove %1 from the list?</source>
        <translation>%1 aus der Liste entfernen?</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n ended cluster(s) from the list?</source>
        <translation>
            <numerusform>%n beendeten Cluster aus der Liste entfernen?</numerusform>
            <numerusform>%n beendete Cluster aus der Liste entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>Alle beendeten entfernen</translation>
    </message>
    <message>
        <source>Their costs stay on the Costs page, and their runs on the Runs page. They cannot be listed here again.</source>
        <comment>of ended clusters</comment>
        <translation>Ihre Kosten bleiben auf der Seite Kosten und ihre Läufe auf der Seite Läufe. Hier können sie nicht wieder aufgeführt werden.</translation>
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
    <message>
        <source>Only &amp;parameters that differ</source>
        <translation>Nur verschiedene &amp;Parameter</translation>
    </message>
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
        <source>On AWS, such clusters would have cost about %1 so far.</source>
        <translation>Auf AWS hätten solche Cluster bisher etwa %1 gekostet.</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost about %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>Auf AWS würden solche Cluster jetzt etwa %1 kosten und bisher %2.</translation>
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
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
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
        <translation>Seinen Prozess erzwungen beenden</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>Schritt %1 abbrechen?</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>Sein Prozess wird unterbrochen; ein Prozess, der das ignoriert, kann erzwungen beendet werden. Ergebnisse, die er nicht geschrieben hat, gehen verloren.</translation>
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
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>Beste Validierung %1 in Epoche %2</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>Kleinster Validierungs-Loss %1 in Epoche %2</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
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
        <source>The policy of this bucket lets anyone read what is uploaded to it.</source>
        <translation>Die Richtlinie dieses Buckets lässt jeden lesen, was in ihn hochgeladen wird.</translation>
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
        <source>Objects, and folders with everything in them, are deleted. This cannot be undone.</source>
        <translation>Objekte und Ordner mit allem darin werden gelöscht. Das kann nicht rückgängig gemacht werden.</translation>
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
        <source>Such machines cost about %1 on AWS</source>
        <translation>Solche Maschinen kosten auf AWS etwa %1</translation>
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
        <source>Job</source>
        <translation>Job</translation>
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
        <source>The job starts when the jobs before it have ended, while a program starts queued jobs</source>
        <translation>Der Job startet, wenn die Jobs davor beendet sind, solange ein Programm wartende Jobs startet</translation>
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
        <source>So many workers that died on it within the time below</source>
        <translation>So viele Worker, die auf ihr innerhalb der Zeit unten ausfielen</translation>
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
        <source>0: only by epochs</source>
        <translation>0: nur nach Epochen</translation>
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
        <source>Epochs: %1, starting from %2</source>
        <comment>number, checkpoint</comment>
        <translation>Epochen: %1, beginnend mit %2</translation>
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
        <source>Goes to the last page</source>
        <translation>Springt zur letzten Seite</translation>
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
        <source>$</source>
        <comment>before an amount</comment>
        <translation>$</translation>
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
        <source>Select a line on the page Activity first.</source>
        <translation>Wählen Sie zuerst eine Zeile auf der Seite Aktivität aus.</translation>
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
        <translation>$%1</translation>
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
        <source>No checkpoint yet. The run saves one after an epoch and when you stop it.</source>
        <translation>Noch kein Checkpoint. Der Lauf speichert einen nach einer Epoche und wenn Sie ihn stoppen.</translation>
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
        <source>B&amp;ucket</source>
        <translation>B&amp;ucket</translation>
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
        <source>A base worker is locked: its Auto Scaling group would start another machine in its place. Workers that were added later can be removed.</source>
        <translation>Ein Basis-Worker ist gesperrt: Seine Auto-Scaling-Gruppe würde an seiner Stelle eine andere Maschine starten. Später hinzugefügte Worker können entfernt werden.</translation>
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
        <source>Notifications of the &amp;desktop</source>
        <translation>Benachrichtigungen des &amp;Desktops</translation>
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
        <source>A cluster reaches its deadline in 10 minutes</source>
        <translation>Ein Cluster erreicht in 10 Minuten seine Frist</translation>
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
        <source>It fills the next pages; each of them can be changed.</source>
        <translation>Füllt die nächsten Seiten aus; jede davon kann geändert werden.</translation>
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
        <source>Continue with it</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
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
        <translation>Aus der Warteschlange entfernen…</translation>
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
        <source>Epochs</source>
        <translation>Epochen</translation>
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
        <source>differs</source>
        <translation>verschieden</translation>
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
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost. The machines keep running and keep costing money.</source>
        <translation>
            <numerusform>Ein Worker speichert einen Checkpoint des aktuellen Schritts, was höchstens %n Sekunde dauert; dann enden die Prozesse. „Fortsetzen“ macht dort weiter. Wenn Sie sofort stoppen, geht der Fortschritt seit dem letzten Checkpoint verloren. Die Maschinen laufen weiter und kosten weiter Geld.</numerusform>
            <numerusform>Ein Worker speichert einen Checkpoint des aktuellen Schritts, was höchstens %n Sekunden dauert; dann enden die Prozesse. „Fortsetzen“ macht dort weiter. Wenn Sie sofort stoppen, geht der Fortschritt seit dem letzten Checkpoint verloren. Die Maschinen laufen weiter und kosten weiter Geld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Lauf stoppen</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>Sofort stoppen</translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time. The machines keep running and keep costing money.</source>
        <translation>
            <numerusform>Die Prozesse erhalten SIGTERM und nach %n Sekunde SIGKILL: Ein Programm, das bei SIGTERM speichert, hat diese Zeit. Die Maschinen laufen weiter und kosten weiter Geld.</numerusform>
            <numerusform>Die Prozesse erhalten SIGTERM und nach %n Sekunden SIGKILL: Ein Programm, das bei SIGTERM speichert, hat diese Zeit. Die Maschinen laufen weiter und kosten weiter Geld.</numerusform>
        </translation>
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
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>Die Maschinen dieses Jobs können sich nicht ändern, während er läuft: Sein Typ oder seine Optionen erlauben es nicht.</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
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
        <source>Stop the run first</source>
        <translation>Stoppen Sie zuerst den Lauf</translation>
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
        <source>A step has %1 samples and its rate, however many workers there are.</source>
        <translation>Ein Schritt hat %1 Samples und die zugehörige Rate, gleich wie viele Worker es gibt.</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>Ein Schritt von %1 Workern hat %2 Samples; mit %3 hat er %4, und die Rate geht von %5 auf %6.</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>Geben Sie einen Faktor über 0 an, etwa 0.1.</translation>
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
        <translation>Datenvorbereitungsskript</translation>
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
        <source>The workers of the selected run are fixed.</source>
        <translation>Die Worker des ausgewählten Laufs stehen fest.</translation>
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
        <translation>$%1</translation>
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
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
</context>
</TS>
