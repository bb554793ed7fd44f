<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>Abandonner votre saisie&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>Rien n&apos;a été créé.</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Continuer la saisie</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
</context>
<context>
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Donnez un nom au cluster.</translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation>Hadoop doit faire partie des applications&#xa0;: sa liste de nœuds désigne les workers.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Choisissez un type.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Choisissez le fichier de la clé privée.</translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation>Un dossier pour les journaux est nécessaire&#xa0;: la cause d&apos;un échec du démarrage ne se trouve que là.</translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation>EMR a besoin des deux groupes de sécurité gérés, ou d&apos;aucun.</translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation>Les cibles de montage d&apos;un système de fichiers sont dans un seul VPC&#xa0;: choisissez un sous-réseau de celui-ci.</translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation>Les groupes de sécurité appartiennent à un seul VPC&#xa0;: choisissez un sous-réseau de celui-ci.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Ce champ ne doit pas être vide.</translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation>L&apos;environnement d&apos;exécution ne fonctionne pas sur ce type d&apos;instance&#xa0;: choisissez un type x86_64, par exemple m5.xlarge.</translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation>EMR ne démarre des nœuds de tâches que dans un cluster doté de nœuds core.</translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation>Seuls les nœuds de tâches sont des machines Spot, et il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>Un prix maximal ne concerne que les machines Spot.</translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation>Avant la version emr-6.4.0, EMR mettrait fin au cluster pendant l&apos;entraînement&#xa0;: indiquez 0.</translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation>La limite d&apos;inactivité d&apos;EMR exige la version emr-5.30.0, ou emr-6.1.0, ou ultérieure.</translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation>Il ne s&apos;utilise qu&apos;avec vos propres groupes de sécurité gérés.</translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation>Seuls les rôles par défaut EMR_DefaultRole et EMR_EC2_DefaultRole sont créés.</translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation>Cela concerne un cluster avec un système de fichiers.</translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation>Avec un volume racine de 50 Gio ou moins, le cluster risque de ne pas démarrer&#xa0;: au moins %1.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de région «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de type d&apos;instance «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation>%1 a rejoint l&apos;exécution</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 a quitté l&apos;exécution</translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation>mort&#xa0;: %1</translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation>jamais arrivé&#xa0;: %1</translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation>le serveur %1 est mort&#xa0;: %2</translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation>tous les workers ont attendu le rang %1 pendant %2 s</translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation>l&apos;exécution est en pause&#xa0;: %1</translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation>l&apos;exécution continue&#xa0;; workers&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation>%1 est exclue pendant %2 s, car plusieurs workers y sont morts</translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation>les morts de workers sur %1 ont été oubliées sur demande</translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation>host_worker demande un worker sur %1</translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation>EC2 reprend %1&#xa0;; son worker quitte l&apos;exécution</translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation>tous les processus redémarrent (redémarrage %1)</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 est configurée</translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation>l&apos;exécution se termine pour cette raison&#xa0;: %1</translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation>le planificateur a redémarré&#xa0;; tous les processus se sont reconnectés après %1 s</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation>le disque du nœud de tête était plein pendant %1 s</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation>le disque du nœud de tête était plein pendant %1 s ; %2</translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation>le rang %1 attend ses données&#xa0;: %2</translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation>le rang %1 a de nouveau ses données, après %2 s</translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation>Commande ou script</translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation>Docker ou Podman</translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation>MXNet (serveur de paramètres)</translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation>Programme propre, élastique (magasin clé-valeur)</translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation>Une ligne pour le shell sur une, plusieurs ou toutes les machines&#xa0;; chaque processus a son rang dans son environnement.</translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation>Un cluster Dask&#xa0;: ordonnanceur et programme sur le nœud de tête, workers sur les machines&#xa0;; sans commande, il reste jusqu&apos;à son arrêt.</translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation>Une commande dans un conteneur sur chaque machine, ou dans un conteneur qui joint ceux des autres par ssh.</translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation>Un script via horovodrun, statique ou élastique&#xa0;; les machines doivent se joindre par ssh.</translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation>Un programme qui échange ses gradients via le module Python trainyard ou libtrainyard_kv&#xa0;: les workers arrivent et partent pendant l&apos;entraînement.</translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation>Un script MXNet comme ordonnanceur, serveurs et workers, tel que tools/launch.py le démarre (0.x à 1.x).</translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation>Un script PyTorch sur chaque machine via torchrun, statique ou élastique entre deux nombres de machines.</translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation>Un cluster Ray&#xa0;: nœud principal de Ray et programme sur le nœud de tête, un nœud sur chaque machine&#xa0;; sans commande, il reste jusqu&apos;à son arrêt.</translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation>Un script TensorFlow sur chaque machine, avec TF_CONFIG ou avec les options des exemples à serveur de paramètres.</translation>
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
        <translation>Gratuit&#xa0;: fonctionne sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation>privé</translation>
    </message>
    <message>
        <source>public</source>
        <translation>public</translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation>%1, %2 adresses IP libres, %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation>%1&#xa0;: ouvert à Internet</translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation>%1, sans cible de montage</translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation>%1, cibles de montage dans %2 de %3</translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation>%1, le VPC par défaut&#xa0;; sous-réseaux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation>%1&#xa0;; sous-réseaux&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation>Entraîner sur des CPU</translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation>Entraîner sur des GPU</translation>
    </message>
    <message>
        <source>Train on Spot</source>
        <translation>Entraîner sur Spot</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Donnez un nom au cluster.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Choisissez le fichier de la clé privée.</translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation>Donnez un nom au compartiment.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Choisissez un type.</translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation>Choisissez une image.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Ce champ ne doit pas être vide.</translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation>Indiquez chaque région une seule fois, et pas la région de ce cluster.</translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation>Un ID d&apos;image, un modèle de lancement, un groupe de sécurité et une paire de clés n&apos;existent que dans une région&#xa0;: choisissez l&apos;image par son nom et laissez les autres libres, ou n&apos;indiquez pas de régions de repli.</translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation>Chaque zone appartient à la région de ce cluster, par exemple us-east-1a.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation>L&apos;image ne fonctionne pas sur ce type d&apos;instance&#xa0;: leurs architectures de processeur diffèrent.</translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation>Les machines Spot ne peuvent pas être lancées avec la mise en veille prolongée.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>Un prix maximal ne concerne que les machines Spot.</translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation>La capacité réservée n&apos;est pas vendue aux prix Spot.</translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation>Ce type d&apos;instance ne prend pas en charge Elastic Fabric Adapter.</translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation>Tous les ports ne peuvent être ouverts que dans un groupe de sécurité créé pour le cluster, pas dans le vôtre.</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>Trop petit&#xa0;: au moins %1.</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>Trop grand&#xa0;: au plus %1.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation>Le prix de %1 est inconnu&#xa0;: un budget ne peut donc ni arrêter les exécutions ni résilier à temps. Limitez-le à un avertissement, ou choisissez un autre type.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de région «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de type d&apos;instance «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation>La balise «&#xa0;%1&#xa0;» n&apos;est pas valide&#xa0;: une clé a de 1 à 128 caractères et une valeur 256 au plus, et les clés commençant par aws: ou trainyard: sont réservées.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modifié</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation>%1 sur %2, %3, %4 époques</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Suivant &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation>USA Est (Virginie du Nord)</translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation>USA Est (Ohio)</translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation>USA Ouest (Californie du Nord)</translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation>USA Ouest (Oregon)</translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation>Afrique (Le Cap)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation>Asie-Pacifique (Hong Kong)</translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation>Asie-Pacifique (Taipei)</translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation>Asie-Pacifique (Mumbai)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation>Asie-Pacifique (Hyderabad)</translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation>Asie-Pacifique (Singapour)</translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation>Asie-Pacifique (Sydney)</translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation>Asie-Pacifique (Jakarta)</translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation>Asie-Pacifique (Melbourne)</translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation>Asie-Pacifique (Malaisie)</translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation>Asie-Pacifique (Thaïlande)</translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation>Asie-Pacifique (Tokyo)</translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation>Asie-Pacifique (Séoul)</translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation>Asie-Pacifique (Osaka)</translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation>Canada (Centre)</translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation>Canada Ouest (Calgary)</translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation>Europe (Francfort)</translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation>Europe (Zurich)</translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation>Europe (Irlande)</translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation>Europe (Londres)</translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation>Europe (Paris)</translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation>Europe (Milan)</translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation>Europe (Espagne)</translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation>Europe (Stockholm)</translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation>Israël (Tel Aviv)</translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation>Mexique (Centre)</translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation>Moyen-Orient (Bahreïn)</translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation>Moyen-Orient (EAU)</translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation>Amérique du Sud (São Paulo)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation>AWS GovCloud (USA Est)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation>AWS GovCloud (USA Ouest)</translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation>Chine (Pékin)</translation>
    </message>
    <message>
        <source>China (Ningxia)</source>
        <translation>Chine (Ningxia)</translation>
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
        <translation>Démarrage du cloud local</translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation>Génération de chiffres d&apos;aspect manuscrit</translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation>Lancement de 1 nœud de tête et 1 worker</translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation>Lancement de 1 nœud de tête et %1 workers</translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation>Déploiement de l&apos;environnement d&apos;exécution par SSH</translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation>Envoi des chiffres vers S3</translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation>Entraînement de %1 pendant %2 époques</translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation>Ajout d&apos;un worker pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation>Résiliation de tout</translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation>Vérification que rien ne reste</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Rédaction du rapport</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>La visite</translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation>Ajout de nœuds core</translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation>Ajout de l&apos;étape</translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation>Ajout de l&apos;étape %1</translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation>Autorisation de SSH depuis cet ordinateur</translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation>Autorisation de SSH vers le nœud maître</translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation>Rattachement de la pile</translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation>Rattachement de la pile %1</translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation>Vérification de la tâche avec ses données</translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation>Vérification du plan</translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation>Comparaison de la liste de nœuds de YARN</translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation>Conversion du modèle</translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation>Copie de %1 vers les machines</translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation>Copie des modèles vers cet ordinateur</translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation>Copie du point de contrôle vers cet ordinateur</translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation>Copie du point de contrôle de l&apos;époque %1</translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation>Création du rôle IAM des machines</translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation>Création du système de fichiers</translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation>Création des compartiments manquants</translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation>Création des cibles de montage</translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation>Création des ressources de la pile</translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation>Création des rôles d&apos;EMR</translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation>Création du groupe de sécurité</translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation>Création de la pile</translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation>Suppression de son groupe de sécurité</translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation>Suppression du système de fichiers</translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation>Suppression des cibles de montage</translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation>Fin de %1</translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation>Examen des machines</translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation>Durée prévue</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>Vérification finale</translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation>Recherche des ressources</translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation>Redirection jusqu&apos;à l&apos;annulation</translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation>Attribution de clés mutuelles aux machines</translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation>Importation de la clé publique</translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation>Connexion à l&apos;exécution</translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation>Jupyter sur %1 de %2</translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation>Lancement de %1</translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation>Départ de l&apos;exécution</translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation>Retour de %1 de %2 dans son exécution</translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation>Chargement des prix</translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation>Création de l&apos;image %1</translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation>Ouvert dans le navigateur jusqu&apos;à l&apos;annulation</translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation>Ouverture de NFS aux machines</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>Empaquetage de %1</translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation>Empaquetage du code</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>Préparation des données</translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation>Préparation des données de %1</translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation>Lecture d&apos;AWS</translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation>Lecture du compte</translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation>Lecture des clés d&apos;hôte dans la console</translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation>Enregistrement du plan</translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation>Retrait de %1 de %2</translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation>Suppression de l&apos;image et de ses instantanés</translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation>Génération des chiffres</translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation>Remplacement de %1 de %2</translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation>Remplacement du nœud de tête de %1</translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation>Demande de machines</translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation>Demande du cluster EMR</translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation>Redimensionnement du cluster EMR</translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation>Reprise de %1</translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation>Annulation du lancement</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation>Enregistrement des journaux des exécutions</translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation>Recherche dans les journaux</translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation>Définition d&apos;une échéance</translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation>Définition des limites</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>Démarrage de %1</translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation>Démarrage de Jupyter</translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation>Démarrage des tâches en file d&apos;attente</translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation>Démarrage du cluster EMR</translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation>Démarrage des machines des groupes</translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation>Redémarrage de l&apos;ordonnanceur</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>Arrêt de %1</translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation>Arrêt des lancements en cours</translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation>Prise en charge de %1</translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation>Test des connexions entre les machines</translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation>La file d&apos;attente est en pause</translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation>Tunnel vers le port %1 de %2</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>Envoi de %1</translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation>Envoi des scripts d&apos;amorçage</translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation>Attente du journal d&apos;échec d&apos;EMR</translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation>Attente du groupe du nœud maître</translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation>Attente des cibles de montage</translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation>Attente de la pile</translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation>Attente du démarrage des machines</translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation>Surveillance de l&apos;exécution</translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation>Rédaction du reçu</translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation>Écriture du fichier des workers et des variables</translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation>Vérification de la machine</translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation>Connexion à l&apos;agent</translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation>Détection du système et des GPU</translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation>Remplacement de la clé d&apos;hôte à usage unique</translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation>Décompression de l&apos;environnement d&apos;exécution</translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation>Envoi de l&apos;environnement d&apos;exécution</translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation>Vérification de l&apos;envoi</translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation>Attente de SSH</translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation>Démarrage du watchdog</translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation>Attente de la fin du démarrage</translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation>Diagnostic&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation>Arrêt des services qui démarrent des machines</translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation>Résiliation des machines</translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation>Suppression du rôle des machines</translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation>Suppression des volumes, groupes et autres ressources</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation>Le nom «&#xa0;%1&#xa0;» n&apos;est pas valide&#xa0;: utilisez a-z, 0-9 et &apos;-&apos;, commencez par une lettre, finissez par une lettre ou un chiffre, 40 caractères au plus.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une plage d&apos;adresses IP telle que 203.0.113.7/32.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas l&apos;ID d&apos;un groupe de sécurité, tel que sg-0123456789abcdef0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nom de compartiment&#xa0;: utilisez 3 à 63 minuscules, chiffres et traits d&apos;union, avec une lettre ou un chiffre au début et à la fin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nom d&apos;utilisateur&#xa0;: utilisez lettres, chiffres, &apos;.&apos;, &apos;_&apos; et &apos;-&apos;, commencez par une lettre, 32 caractères au plus.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation>Le fichier de clé doit être indiqué avec son chemin complet, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation>L&apos;image «&#xa0;%1&#xa0;» n&apos;existe pas&#xa0;: indiquez un nom tel que ubuntu-24.04, un ID d&apos;AMI tel que ami-0123456789abcdef0, «&#xa0;name:&#xa0;» et le nom d&apos;une image, ou «&#xa0;resolve:ssm:&#xa0;» et un paramètre.</translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation>%1 est pour une autre architecture de CPU que l&apos;image (l&apos;une pour x86_64, l&apos;autre pour arm64)&#xa0;: choisissez un type tel que c5.xlarge, car l&apos;environnement d&apos;exécution est pour x86_64.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation>La valeur de %1 est en conflit avec %2, qui n&apos;existe que dans une région.</translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation>Le champ %1 est vide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une valeur valide pour %2.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation>Il n&apos;y a pas de %1 «&#xa0;%2&#xa0;» dans le catalogue.</translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation>La valeur de %1 est trop petite&#xa0;: au moins %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation>La valeur de %1 est trop grande&#xa0;: au plus %2.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation>La valeur de %1 est en conflit avec %2.</translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>Tous les ports TCP depuis n&apos;importe où permettent à quiconque sur Internet d&apos;essayer&#xa0;: utilisez votre propre adresse IP, telle que 203.0.113.7/32, ou acceptez l&apos;exposition.</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH depuis %1 permet à quiconque sur Internet d&apos;essayer&#xa0;: utilisez votre propre adresse IP, telle que 203.0.113.7/32, ou acceptez l&apos;exposition.</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH depuis %1 permet à plus de 65 536 adresses d&apos;essayer&#xa0;: utilisez votre propre adresse IP, telle que 203.0.113.7/32, ou acceptez l&apos;exposition.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation>Le prix de %1 est inconnu, si bien qu&apos;un budget ne peut ni arrêter les exécutions ni résilier à temps&#xa0;: limitez le budget à un avertissement, choisissez un autre type, ou autorisez pricing:GetProducts et réessayez.</translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation>Autoriser SSH depuis cet ordinateur</translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation>Arrêter les processus sur %1</translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation>Marquer les données de %1 comme préparées</translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation>Écrire le fichier des workers sur %1</translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation>Réinstaller NumPy sur %1</translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation>Créer /dev/raw1394 sur %1</translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation>Ajouter les bibliothèques CUDA au chemin de recherche de %1</translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation>Monter le système de fichiers partagé sur %1</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation>Lire les piles d&apos;appels sur %1</translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation>AWS n&apos;avait pas de capacité</translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation>Erreur interne de Trainyard</translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation>veuillez le signaler avec les détails et le journal</translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation>Une valeur n&apos;est pas valide</translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation>corrigez-la et réessayez</translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation>Un élément nommé n&apos;existe pas</translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation>vérifiez le nom, la région et le profil</translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation>choisissez un autre nom, ou utilisez l&apos;élément existant</translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation>L&apos;autre côté ne peut pas le faire</translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation>utilisez une autre image, un autre type ou un autre point de terminaison</translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation>Cela a pris trop de temps</translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation>réessayez&#xa0;; si cela persiste, vérifiez l&apos;état de la machine et du réseau</translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation>L&apos;action a été annulée</translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation>relancez-la quand vous voulez</translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation>Aucune connexion n&apos;a pu être établie</translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation>vérifiez l&apos;adresse, le réseau et le pare-feu</translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation>La connexion s&apos;est interrompue</translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation>réessayez&#xa0;; ce qui est déjà fait est conservé</translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation>La connexion n&apos;a pas pu être sécurisée</translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation>vérifiez l&apos;horloge de l&apos;ordinateur, ses certificats et le proxy</translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation>La réponse n&apos;a pas pu être comprise</translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation>vérifiez que l&apos;URL du point de terminaison est le service lui-même et non un proxy ou une page web</translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation>AWS limite les requêtes</translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation>attendez une minute et réessayez</translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation>Le service a eu un problème interne</translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation>réessayez dans une minute, et gardez l&apos;ID de la requête pour le support</translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation>Aucun identifiant n&apos;a été trouvé</translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation>choisissez un profil avec --profile ou AWS_PROFILE, ou utilisez le profil local, qui n&apos;en a pas besoin</translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation>La clé d&apos;accès ou sa signature n&apos;a pas été acceptée</translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation>vérifiez la clé, son secret et la région du profil</translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation>La session a expiré</translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation>renouvelez les identifiants et réessayez&#xa0;; les machines en marche continuent</translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation>Ce compte ou cet utilisateur n&apos;y est pas autorisé</translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation>demandez l&apos;autorisation indiquée, ou utilisez un autre profil</translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation>Les horloges de cet ordinateur et du service diffèrent trop</translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation>réglez l&apos;horloge et réessayez</translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation>Pas de capacité à cet endroit pour ce type d&apos;instance actuellement</translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation>essayez une autre zone, un autre type, ou plus tard</translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation>La limite du compte n&apos;en autorise pas autant</translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation>utilisez moins de machines ou de plus petites, ou demandez un quota plus élevé à AWS</translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation>Son état ne le permet pas, ou quelque chose en dépend encore</translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation>attendez la fin de l&apos;autre action et réessayez</translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation>L&apos;élément a changé entre-temps</translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation>vérifiez le nouvel état et réessayez</translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation>La machine ne répond pas comme un serveur SSH</translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation>vérifiez sa sortie de console&#xa0;; résiliez-la si cela persiste</translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation>La machine n&apos;accepte pas la clé SSH</translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation>vérifiez l&apos;utilisateur et la paire de clés du cluster</translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation>La machine présente une autre clé d&apos;hôte que celle qu&apos;elle a reçue</translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation>ne lui faites pas confiance&#xa0;: la connexion est peut-être interceptée&#xa0;; résiliez-la et relancez</translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation>Une commande a échoué sur la machine</translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation>vérifiez sa dernière sortie et le journal du nœud</translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation>Un programme de cet ordinateur n&apos;a pas pu démarrer ou a échoué</translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation>vérifiez qu&apos;il est installé</translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation>Il n&apos;y a plus d&apos;espace sur le disque</translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation>libérez de l&apos;espace&#xa0;; une machine d&apos;un cluster en obtient plus avec un volume racine plus grand</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>Un fichier n&apos;a pas pu être lu ou écrit</translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation>vérifiez le disque et les autorisations du dossier</translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation>Un fichier est tronqué ou endommagé</translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation>téléchargez-le ou créez-le de nouveau</translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation>Ce qui est arrivé n&apos;est pas ce qui a été envoyé</translation>
    </message>
    <message>
        <source>send it again</source>
        <translation>renvoyez-le</translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation>Un processus n&apos;a pas prouvé qu&apos;il a le secret de la tâche</translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation>arrêtez-le&#xa0;; démarrez les workers par le cluster, pour qu&apos;ils reçoivent le secret de leur exécution</translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation>L&apos;autre côté utilise une autre version</translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation>redéployez l&apos;environnement d&apos;exécution pour que les deux aient la même version</translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation>Un processus de la tâche est mort ou ne répond plus</translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation>vérifiez son journal&#xa0;; ajoutez un worker à sa place</translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation>Un worker a démarré mais ne s&apos;est jamais connecté</translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation>vérifiez son journal sur ce nœud, puis ajoutez-le de nouveau</translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation>Le registre a été écrit par un Trainyard plus récent</translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation>installez cette version, ou utilisez un autre --state-dir</translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation>Un autre programme y travaille</translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation>attendez qu&apos;il ait fini, ou arrêtez-le</translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation>C&apos;est terminé, mais quelque chose tourne encore</translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation>relancez la résiliation&#xa0;; d&apos;ici là, cela peut coûter de l&apos;argent</translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation>L&apos;entraînement a produit des nombres non finis</translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation>baissez le taux d&apos;apprentissage et recommencez</translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation>Recherche de compilateurs et de bibliothèques</translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation>Montage du système de fichiers partagé</translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation>Récupération des fichiers</translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation>Recherche des dossiers partagés</translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation>Installation de %1</translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation>Téléchargement des images de conteneur</translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation>Construction de l&apos;image de conteneur</translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation>Copie de l&apos;image de conteneur</translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation>Récupération du code source de MXNet</translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation>Compilation de MXNet</translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation>Déclaration de MXNet à Python</translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation>Installation des paquets pour compiler MXNet</translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation>Installation des paquets du système</translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation>Installation de la ligne de commande AWS</translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation>Exécution de vos commandes</translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation>Installation des paquets Python</translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation>Copie de launch.py</translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation>Paquets pour compiler MXNet</translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation>Paquets du système</translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation>Ligne de commande AWS</translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation>Vos propres commandes</translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation>MXNet depuis les sources</translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation>Télécharger des images de conteneur</translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation>Construire une image de conteneur</translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation>Copier une image de conteneur entre machines</translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation>Paquets et wheels Python</translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation>launch.py de MXNet</translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation>Génération de chiffres</translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation>Envoi vers %1</translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation>Création du système de fichiers %1</translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation>Suppression du système de fichiers %1</translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation>Montage de %1</translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation>Création de la pile %1</translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation>Création du cluster EMR %1</translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation>Comparaison des données des machines</translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation>Test des connexions à toutes les machines</translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation>Attribution d&apos;une clé commune aux machines</translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation>Suppression de la clé commune</translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation>Suppression des identifiants de la machine</translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation>Demande de l&apos;image</translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation>Attente de l&apos;image</translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation>Attente du redémarrage de la machine</translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation>Préparation de l&apos;exécution</translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation>Démarrage du processus %1</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalisation</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation>Mise en veille prolongée</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation>Redémarrage</translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation>Arrêt de %1 de %2</translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation>Mise en veille prolongée de %1 de %2</translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation>Démarrage de %1 de %2</translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation>Redémarrage de %1 de %2</translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation>Arrêt des machines de %1</translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation>Mise en veille prolongée des machines de %1</translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation>Démarrage des machines de %1</translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation>Redémarrage des machines de %1</translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation>Ajout d&apos;un worker</translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation>Ajout d&apos;un worker à %1</translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation>Ajout de %1 workers à %2</translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation>Passage de %1 de %2 à %3</translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation>Prolongation de l&apos;échéance de %1</translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation>Modification des limites de %1</translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation>Retrait d&apos;un worker</translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation>Retrait d&apos;un worker de %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Retrait de %1</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>Arrivée de %1</translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation>Résiliation de %1</translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation>Résiliation d&apos;un cluster</translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation>Résiliation de tout le compte</translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation>Mise à l&apos;échelle automatique de %1</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>Suggestions pour %1</translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation>%1 sur %2 est terminée</translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation>%1 sur %2 a été arrêtée</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 sur %2 a perdu son nœud de tête</translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation>%1 sur %2 a échoué</translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation>EC2 reprend %1 de %2</translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation>Le remplacement éventuel est affiché dans le panneau des opérations.</translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation>%1 de %2 sur %3 ne fonctionne plus</translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation>%1 d&apos;une exécution sur %2 ne fonctionne plus</translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation>La raison figure dans les événements du cluster.</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation>%1 est résilié à son échéance, dans 1 minute</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation>%1 est résilié à son échéance, dans %2 minutes</translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation>Déplacez l&apos;échéance pour conserver ses machines plus longtemps.</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation>%1 du budget de %2 pour %3 sont dépensés</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation>%1 du budget de %2 pour aujourd&apos;hui sont dépensés</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Identifiants</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation>Quotas de vCPU</translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation>Limite de VPC</translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation>Limite EBS</translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation>SSH vers les machines</translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation>Règle SSH de cet ordinateur</translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation>Règle SSH du maître EMR</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Paire de clés</translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation>Du nœud de tête aux workers</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Horloges</translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation>Démarrage d&apos;EMR</translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation>Actions d&apos;amorçage d&apos;EMR</translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation>Échec d&apos;EMR</translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation>Groupes Auto Scaling</translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation>Journaux d&apos;installation</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables d&apos;environnement</translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation>Code sur tous les nœuds</translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation>Fichier des workers</translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation>Cible de montage</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Système de fichiers partagé</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation>Bibliothèques CUDA</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation>OpenCV et FireWire</translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation>Processus orphelins</translation>
    </message>
    <message>
        <source>New workers</source>
        <translation>Nouveaux workers</translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation>Marqueurs de réussite</translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation>Nœuds de base</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progression de l&apos;exécution</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 et %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation>%1, %2 et %3 autres</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation>le nœud de tête ne lui transmet pas les connexions</translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation>Définissez «&#xa0;AllowTcpForwarding yes&#xa0;» dans /etc/ssh/sshd_config du nœud de tête.</translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation>le nœud de tête, par lequel on l&apos;atteint, est inutilisable</translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation>Réparez d&apos;abord la connexion au nœud de tête.</translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation>le nœud de tête ne l&apos;atteint pas</translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation>Son groupe de sécurité doit admettre les machines du cluster, et elle doit être en marche (M14).</translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation>son nom est introuvable (DNS)</translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation>Vérifiez le réseau de cet ordinateur, et que la machine a une adresse publique.</translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation>elle refuse la connexion</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation>La machine est en marche, mais aucun serveur SSH n&apos;écoute encore&#xa0;: attendez son démarrage, ou lisez sa console (status).</translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation>aucune route n&apos;y mène</translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation>Vérifiez la route de son sous-réseau vers une passerelle Internet, et le réseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation>elle ne répond pas (délai dépassé)</translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation>Vérifiez la règle de son groupe de sécurité pour cet ordinateur (M12), et que la machine est en marche.</translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation>elle n&apos;envoie pas de bannière SSH</translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation>La machine est surchargée ou démarre encore, ou un proxy répond à sa place&#xa0;: attendez, puis redémarrez-la.</translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation>elle n&apos;accepte pas la clé %1 pour %2</translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation>Utilisez la clé privée de sa paire de clés (M13), ou l&apos;utilisateur de son image.</translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation>sa clé d&apos;hôte n&apos;est pas encore enregistrée</translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation>Sa console affiche la clé quelques minutes après le démarrage&#xa0;: déployez alors (provision), ce qui la lit.</translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation>sa clé d&apos;hôte n&apos;est pas celle qui est connue</translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation>Si la machine n&apos;a pas été remplacée, une autre répond à son adresse&#xa0;: ne vous connectez pas.</translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation>le fichier de clé %1 est inutilisable</translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation>Remettez le fichier de clé, avec le mode 0600.</translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation>elle n&apos;a aucun algorithme en commun avec cet ordinateur</translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation>Son serveur SSH est trop ancien&#xa0;: utilisez une image plus récente.</translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation>elle ne répond pas à temps</translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation>Réessayez&#xa0;; la machine est peut-être surchargée.</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la connexion s&apos;est interrompue</translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation>Réessayez&#xa0;; si cela se répète, redémarrez la machine.</translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation>L&apos;adresse de cet ordinateur n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation>Les groupes de sécurité du nœud de tête n&apos;ont pas pu être lus.</translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation>%1 admet SSH depuis cet ordinateur (%2 dans %3).</translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation>Aucun groupe de sécurité du nœud de tête n&apos;admet SSH depuis %1&#xa0;: ajoutez une règle à %2. Si le fournisseur change souvent l&apos;adresse, ouvrez le /24 qui l&apos;entoure (address --neighbours).</translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation>Le registre n&apos;a aucune machine de ce cluster avec une adresse.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation>La connexion à la machine est possible.</translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation>La connexion aux %1 machines est possible.</translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation>SSH échoue pour %1 sur %2 (%3)&#xa0;: %4</translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation>La paire de clés %1 n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation>%1 appartient à la paire de clés %2 des machines.</translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation>%1 n&apos;est pas la clé des machines&#xa0;: %2 appartient à leur paire de clés %3.</translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation>%1 n&apos;appartient pas à la paire de clés %2 des machines&#xa0;: utilisez la clé privée dont l&apos;empreinte est %3.</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation>Le fichier de clé %1 est illisible&#xa0;: remettez la clé privée de la paire de clés %2 (%3).</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation>%1 (sans réponse)</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1 (refusé)</translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation>Le nœud de tête n&apos;atteint pas le port 22 de %1&#xa0;: leur groupe de sécurité doit admettre tout le trafic de ses membres, et les machines doivent être en marche. Les workers sont atteints par leurs adresses privées, uniquement à travers le nœud de tête.</translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation>Le nœud de tête atteint %1, qui n&apos;accepte pas la clé&#xa0;: la paire de clés diffère de celle du nœud de tête. Avec ssh, transférez l&apos;agent (ssh -A).</translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation>Le nœud de tête atteint les workers par leurs adresses privées.</translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation>Les horloges concordent.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation>L&apos;horloge de %1 est décalée de %2 s&#xa0;: %3. Démarrez-y un service de temps (chrony, ou timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation>AWS rejette les demandes qui y sont signées</translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation>à partir de 5 min, AWS rejette les demandes</translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation>Les identifiants du profil %1 ne sont pas acceptés&#xa0;: %2. Renouvelez la session, ou ajoutez de nouveau le profil (account --add).</translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation>La fin de la session n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation>La session du profil %1 est terminée&#xa0;: renouvelez-la.</translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation>La session du profil %1 se termine dans %2&#xa0;: renouvelez-la avant une action longue.</translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation>Les identifiants sont acceptés&#xa0;; la session se termine dans %1.</translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation>Les identifiants sont acceptés.</translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation>L&apos;horloge de cet ordinateur concorde avec celle d&apos;AWS.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>L&apos;horloge de cet ordinateur retarde de %1 s sur celle d&apos;AWS. Les demandes de Trainyard sont corrigées&#xa0;; d&apos;autres outils échouent à partir de 5 min. Réglez l&apos;horloge (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>L&apos;horloge de cet ordinateur avance de %1 s sur celle d&apos;AWS. Les demandes de Trainyard sont corrigées&#xa0;; d&apos;autres outils échouent à partir de 5 min. Réglez l&apos;horloge (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation>Les régions du compte n&apos;ont pas pu être listées.</translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation>La région %1 est activée.</translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation>La région %1 n&apos;est pas activée pour ce compte&#xa0;: activez-la, ou choisissez-en une autre (--region).</translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation>Les autorisations n&apos;ont pas pu être testées.</translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation>%1 actions sont refusées (%2)&#xa0;: demandez à un administrateur d&apos;attacher la politique de «&#xa0;account --policy&#xa0;».</translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation>Les %1 actions sont autorisées.</translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation>Aucune action n&apos;est refusée&#xa0;; %1 sur %2 n&apos;ont pas pu être testées.</translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation>Les quotas n&apos;ont pas pu être lus.</translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation>Le quota de vCPU est épuisé&#xa0;: %1. Demandez une augmentation (account --request-quota).</translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation>les instances standard ne sont pas autorisées</translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation>Les quotas de vCPU permettent d&apos;autres machines.</translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation>Le quota de stockage EBS n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation>Le compte peut avoir %1 Tio de volumes gp3 dans cette région&#xa0;: les volumes racine de nombreuses machines le dépassent. Demandez une augmentation dans la console Service Quotas (L-7A658B76).</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation>Le compte peut avoir %1 Tio de volumes gp3 dans cette région.</translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation>%1 Première ligne avec une erreur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation>Le cluster EMR n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation>Le cluster est dans l&apos;état %1 depuis %2&#xa0;; après 20 minutes, sa configuration mérite d&apos;être vérifiée.</translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation>EMR a démarré le cluster.</translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation>Les actions d&apos;amorçage ont réussi.</translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation>Aucune action d&apos;amorçage n&apos;a échoué.</translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation>%1 Donnez au prochain cluster un compartiment de journaux.</translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation>La pile n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation>Les groupes ont toutes leurs machines.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation>Un groupe a moins de machines que souhaité&#xa0;: %1 Changez le type ou la zone, ou continuez avec moins de workers.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation>Un groupe a moins de machines que souhaité, et les lance.</translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation>La pile est dans l&apos;état %1.</translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation>La pile progresse&#xa0;; son dernier événement date de %1.</translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation>La pile attend ses groupes Auto Scaling, dont les lancements échouent&#xa0;: %1</translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation>La pile n&apos;a pas eu d&apos;événement depuis %1 alors que ses groupes démarrent des machines&#xa0;: lisez le journal d&apos;installation des machines (M15).</translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation>La pile n&apos;a pas eu d&apos;événement depuis %1&#xa0;: lisez le journal d&apos;installation des machines (M15).</translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation>Les VPC de la région n&apos;ont pas pu être comptés.</translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation>La région %1 a %2 VPC sur %3&#xa0;: une pile avec son propre réseau échoue. Supprimez un VPC, demandez un quota plus élevé, ou utilisez un VPC existant.</translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation>Toutes les adresses IP Elastic de la région sont utilisées&#xa0;: une pile avec une passerelle NAT échoue. Libérez-en une, ou n&apos;utilisez pas de passerelle NAT.</translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation>Une pile peut créer un VPC et une adresse dans cette région.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation>L&apos;exécution %1 n&apos;a encore enregistré aucun pas.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>L&apos;exécution %1 n&apos;a enregistré aucun pas depuis son démarrage il y a %2, et aucun de ses processus n&apos;est sur une machine qui répond. Lisez les dernières lignes de ses journaux&#xa0;: elle lit peut-être encore ses données, ou attend un worker&#xa0;; ses machines coûtent pendant ce temps.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>L&apos;exécution %1 n&apos;a enregistré aucun pas depuis son démarrage il y a %2. Lisez les dernières lignes de ses journaux&#xa0;: elle lit peut-être encore ses données, ou attend un worker&#xa0;; ses machines coûtent pendant ce temps.</translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation>L&apos;exécution %1 est terminée&#xa0;; sa fin est enregistrée quand un programme la suit.</translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation>L&apos;exécution %1 est en pause&#xa0;: %2. Elle continue quand assez de workers ont rejoint.</translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation>L&apos;exécution %1 progresse.</translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation>aucun rang en retard n&apos;est connu</translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation>les autres attendent le rang %1</translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation>les autres attendent le rang %1 sur %2</translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation>L&apos;exécution %1 n&apos;a pas progressé depuis %2&#xa0;: %3. Lisez le journal de ce rang et les piles d&apos;appels de ses processus&#xa0;; retirez le worker, ou arrêtez l&apos;exécution avec un point de contrôle.</translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation>Il ne reste aucun processus d&apos;une exécution terminée.</translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation>%1 d&apos;exécutions terminées subsistent sur %2, et y utilisent de la mémoire, des GPU et des ports&#xa0;: arrêtez-les.</translation>
    </message>
    <message>
        <source>1 process</source>
        <translation>1 processus</translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation>%1 processus</translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation>Les machines n&apos;ont pas pu être lues chez AWS.</translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation>Le nœud de tête et les workers que liste le registre existent chez AWS.</translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>Le nœud de tête a disparu, et avec lui l&apos;exécution %1 s&apos;arrête&#xa0;: il ne peut pas être retiré d&apos;un entraînement. Lancez-en un nouveau (replace-head), ou démarrez la machine si elle est arrêtée.</translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>Le nœud de tête a disparu&#xa0;: il ne peut pas être retiré d&apos;un entraînement. Lancez-en un nouveau (replace-head), ou démarrez la machine si elle est arrêtée.</translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation>%1 a disparu&#xa0;; un entraînement Dynamic Training s&apos;arrête sans ses workers de base, et l&apos;exécution %2 continue avec les autres.</translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation>%1 a disparu&#xa0;; remplacez cette machine avant la prochaine exécution.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation>%1 sur %2&#xa0;: %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation>%1 %2 de plus dans les preuves.</translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation>Des règles de %1 dans le dossier d&apos;état ne sont pas utilisées&#xa0;; les journaux n&apos;ont aucune erreur connue.</translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation>Les journaux n&apos;ont aucune erreur connue.</translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation>Les %1 journaux d&apos;installation des machines n&apos;ont aucune erreur.</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>une machine</translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation>L&apos;installation de %1 signale des erreurs&#xa0;; la première&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation>Les variables d&apos;environnement des nœuds sont conformes à la documentation.</translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation>Des variables d&apos;environnement de %1 diffèrent de celles documentées (%2)&#xa0;: lisez le journal d&apos;installation (M15), ou définissez-les dans /etc/profile.d/deeplearning.sh.</translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation>%1 fichiers de code sont identiques sur %2 nœuds.</translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation>Le code diffère entre les nœuds&#xa0;: placez les scripts dans le système de fichiers partagé, et déployez de nouveau l&apos;environnement d&apos;exécution (provision).</translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation>worker_ip_file nomme les nœuds sur chaque nœud.</translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation>worker_ip_file est absent ou ancien sur %1&#xa0;: écrivez-le avant le début de l&apos;entraînement.</translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation>Les machines du cloud local n&apos;ont pas de GPU, quel que soit leur type&#xa0;; l&apos;entraînement utilise le CPU.</translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation>%1 a moins de GPU que son type d&apos;instance&#xa0;: le pilote n&apos;est pas installé ou pas chargé, ou un GPU est en panne. Choisissez une image avec le pilote NVIDIA, ou remplacez la machine.</translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation>DEEPLEARNING_WORKER_GPU_COUNT vaut 0 sur %1, qui a des GPU&#xa0;: l&apos;ancien script d&apos;installation ne connaît que les types des familles g3, p2 et p3. Donnez à la variable le nombre de GPU.</translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation>Les types d&apos;instance n&apos;ont pas de GPU&#xa0;: l&apos;entraînement utilise le CPU (omettez --gpus).</translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation>Tous les GPU des types d&apos;instance sont présents.</translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation>L&apos;éditeur de liens dynamique de %1 ne trouve pas CUDA&#xa0;: ajoutez son dossier à LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation>L&apos;éditeur de liens dynamique trouve CUDA sur %1.</translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation>OpenCV a signalé qu&apos;il ne trouve pas de caméra FireWire&#xa0;; /dev/raw1394 existe maintenant.</translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation>OpenCV signale «&#xa0;Failed to initialize libdc1394&#xa0;». L&apos;entraînement n&apos;est pas affecté&#xa0;; un lien /dev/raw1394 supprime le message.</translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation>NumPy ne peut pas être importé sur %1&#xa0;: réinstallez-le sur ces nœuds (les versions d&apos;EMR antérieures à 5.9.0 ont ce défaut).</translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation>Un journal signale que NumPy ne se charge pas, mais il se charge maintenant&#xa0;: relancez l&apos;exécution.</translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation>NumPy peut être importé sur %1.</translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation>son nom est introuvable&#xa0;: le VPC a besoin de la prise en charge DNS, et la zone d&apos;une cible de montage&#xa0;; une nouvelle est connue après quelques minutes</translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation>le port 2049 ne répond pas&#xa0;: le groupe de sécurité de la cible de montage doit l&apos;admettre depuis les machines</translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation>le port 2049 refuse la connexion&#xa0;: la cible de montage n&apos;est pas encore prête</translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation>accès refusé&#xa0;: vérifiez la politique du système de fichiers</translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation>le client NFS n&apos;est pas installé sur la machine</translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation>voir la ligne citée</translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation>Les cibles de montage de %1 n&apos;ont pas pu être lues.</translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation>Les machines n&apos;ont pas pu être lues.</translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation>%1 a une cible de montage dans chaque zone des machines.</translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation>%1 n&apos;a pas de cible de montage disponible dans %2 du VPC des machines&#xa0;: créez-en une, avec un groupe de sécurité qui admet le port 2049 depuis les machines.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation>Le système de fichiers partagé est monté sur %1, mais ne répond pas&#xa0;: les processus qui l&apos;utilisent attendent, sans erreur. Vérifiez que sa cible de montage existe (M6), et que son groupe de sécurité admet toujours le port 2049 depuis les machines.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation>Le système de fichiers partagé est monté sur %1.</translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation>montez-le de nouveau, ou lisez le journal d&apos;installation (M15)</translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation>%1&#xa0;; puis montez-le de nouveau</translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation>Le système de fichiers partagé n&apos;est pas monté sur %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation>Les workers du modèle de lancement sont ajoutés, ou en route.</translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation>Les workers sont dans l&apos;exécution, ou en route.</translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation>%1 n&apos;est pas ajouté à l&apos;entraînement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation>Chaque nouveau worker dont le script est terminé a son marqueur de réussite.</translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation>Un script prepare-data s&apos;est terminé sans son marqueur de réussite. Si les données sont complètes, le marqueur peut être créé à la main&#xa0;; un worker incomplet peut faire échouer l&apos;entraînement.</translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation>La vérification ne s&apos;applique plus&#xa0;: c&apos;est réparé.</translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation>Le groupe de sécurité %1 reçoit une règle pour SSH depuis l&apos;adresse de cet ordinateur.</translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation>Les processus sur %1 qu&apos;un script de lancement a démarrés, et qui n&apos;ont plus de parent, sont arrêtés avec ce qu&apos;ils ont calculé&#xa0;; les autres continuent.</translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation>Les processus de l&apos;exécution terminée %1 sur %2 sont arrêtés&#xa0;; ceux des autres exécutions continuent.</translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation>Le worker %1 rejoint à la prochaine époque même si ses données sont incomplètes&#xa0;; l&apos;entraînement peut alors y échouer.</translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation>worker_ip_file dans le dossier personnel de %1 est écrit avec %2 adresses.</translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation>NumPy est désinstallé puis réinstallé sur %1, depuis le Python Package Index.</translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation>/dev/raw1394 devient un lien vers /dev/null sur %1&#xa0;: OpenCV ne cherche plus de caméra FireWire.</translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation>~/.profile de %1 reçoit une ligne qui ajoute %2 à LD_LIBRARY_PATH&#xa0;; elle s&apos;applique aux nouvelles sessions.</translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation>%1 monte de nouveau le système de fichiers avec les options documentées.</translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation>La machine de %1 est résiliée, ses données sont perdues, et une autre machine est lancée au même prix.</translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation>Les processus de l&apos;exécution %1 sur %2 s&apos;arrêtent quelques secondes pendant la lecture de leurs piles d&apos;appels, puis continuent&#xa0;; les piles sont enregistrées sur cet ordinateur avec l&apos;exécution.</translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation>EC2 démarre la machine.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation>la machine est dans l&apos;état %1&#xa0;: lancez un autre worker.</translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation>la machine est dans un état inconnu&#xa0;: démarrez-la, ou lancez-en une autre.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation>la machine est dans l&apos;état %1&#xa0;: démarrez-la, ou lancez-en une autre.</translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation>son script prepare-data est en cours.</translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation>son script prepare-data s&apos;est terminé avec le statut %1&#xa0;: lisez son journal sur la machine, corrigez le script, et relancez-le (prepare-data).</translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation>elle n&apos;a pas de marqueur de réussite, et ne répond pas par SSH&#xa0;: lisez son journal d&apos;installation à travers le nœud de tête.</translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation>son installation est en cours, et démarre le script prepare-data à la fin.</translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation>son script prepare-data n&apos;est pas en cours, et il n&apos;y a pas de marqueur de réussite&#xa0;: lisez son journal d&apos;installation (M15), ou créez le marqueur (M19).</translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation>sa balise a été retirée&#xa0;: elle quitte l&apos;entraînement à la prochaine limite, et est alors résiliée.</translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation>elle n&apos;a pas la balise des workers élastiques de la pile&#xa0;: aucun programme ne la fait rejoindre ni ne la résilie, et elle coûte jusqu&apos;à sa résiliation. Posez la balise, ou résiliez-la.</translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation>elle est membre de l&apos;exécution.</translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation>la machine n&apos;a pas encore d&apos;adresse privée.</translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation>host_worker est illisible&#xa0;: le nœud de tête ne répond pas.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation>host_worker_log indique qu&apos;elle a été ajoutée.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation>host_worker_log indique qu&apos;elle a été retirée, mais la machine est en marche, et coûte&#xa0;: résiliez-la, et lancez un autre worker si vous en voulez un.</translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation>elle est dans host_worker&#xa0;; aucune exécution de ce registre n&apos;est active, qu&apos;elle pourrait rejoindre.</translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation>elle est dans host_worker, et rejoint à la prochaine époque.</translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation>ses données sont prêtes&#xa0;; elle rejoint la prochaine exécution, et coûte jusque-là.</translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation>ses données sont prêtes, et le lanceur l&apos;ajoute à host_worker en quelques secondes.</translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation>ses données sont prêtes, mais %1 n&apos;est pas dans host_worker&#xa0;: le lanceur est-il en marche&#xa0;?</translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation>elle ne répond pas par SSH, son worker ne peut donc pas démarrer (M26)&#xa0;; elle coûte pendant ce temps.</translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation>son processus de worker est en marche, et rejoint à la prochaine limite de l&apos;exécution.</translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation>son worker n&apos;est pas dans l&apos;exécution (%1), mais la machine est en marche, et coûte&#xa0;: lisez son journal, puis retirez-la et ajoutez un worker.</translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation>son installation est en cours&#xa0;; l&apos;environnement d&apos;exécution est installé ensuite.</translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation>l&apos;environnement d&apos;exécution n&apos;y est pas installé&#xa0;: installez-le (provision), ou retirez la machine.</translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation>aucun processus de l&apos;exécution n&apos;y est&#xa0;: l&apos;exécution a démarré sans elle. Elle participe à la prochaine exécution, et coûte jusque-là&#xa0;; retirez-la si elle n&apos;est pas nécessaire.</translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation>AWS a eu un problème interne</translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation>Un autre appel modifiait la même ressource</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>réessayez</translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation>AWS n&apos;accepte pas la clé</translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation>vérifiez la clé et son secret&#xa0;; une clé peut aussi ne pas être active pour cette région, qui doit d&apos;abord être activée</translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation>AWS ne reconnaît pas la clé d&apos;accès</translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation>vérifiez son ID&#xa0;; elle est peut-être désactivée, ou d&apos;une autre partition (Chine, GovCloud) que la région</translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation>Le secret n&apos;appartient pas à la clé d&apos;accès</translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation>saisissez de nouveau le secret&#xa0;: il est mal tapé ou d&apos;une autre clé</translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation>La demande ne contenait pas d&apos;identifiants</translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation>choisissez un profil qui a une clé, ou connectez-vous</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation>L&apos;horloge de cet ordinateur est fausse</translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation>réglez-la, par exemple avec timedatectl set-ntp true&#xa0;; les demandes sont corrigées entre-temps</translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation>reconnectez-vous ou renouvelez les identifiants&#xa0;; les machines en marche continuent</translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation>Le compte doit d&apos;abord accepter quelque chose</translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation>activez la région, ou acceptez les conditions de l&apos;image sur la page qu&apos;AWS indique</translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation>AWS n&apos;a pas ouvert ce compte pour cela</translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation>terminez l&apos;inscription, ou demandez à AWS Support</translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation>La clé n&apos;y est pas autorisée</translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation>demandez l&apos;autorisation indiquée&#xa0;; trainyardctl account --policy affiche une politique qui la contient</translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation>AWS a résilié la machine à son démarrage, car son disque chiffré n&apos;a pas pu être utilisé</translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation>vérifiez que la clé KMS qui chiffre les volumes dans cette région est activée, et que ces identifiants peuvent l&apos;utiliser (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation>Une politique de balises de l&apos;organisation n&apos;autorise pas ces balises</translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation>choisissez les valeurs qu&apos;elle autorise, ou demandez une exception</translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation>AWS n&apos;a pas de capacité à cet endroit pour ce type d&apos;instance actuellement</translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation>essayez une autre zone de la région, puis un autre type d&apos;instance ou une autre région</translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation>Il n&apos;y a pas de capacité Spot pour cela actuellement</translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation>utilisez des machines à la demande, ou un autre type d&apos;instance ou une autre zone</translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation>Le prix Spot dépasse le prix maximal</translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation>augmentez le prix maximal, ou utilisez des machines à la demande</translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation>Ce type n&apos;est pas proposé dans cette zone, ou ne convient pas à l&apos;image</translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation>choisissez une des zones qu&apos;AWS indique, ou un autre type</translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation>La zone ne propose pas cela</translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation>omettez-la ou choisissez une autre zone</translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation>Le quota de vCPU du compte est trop petit pour cela</translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation>demandez une augmentation (trainyardctl account --quotas montre quelle ligne), ou utilisez moins de machines ou de plus petites</translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation>Le quota Spot du compte est trop petit pour cela</translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation>demandez une augmentation, ou utilisez des machines à la demande, qui ont un autre quota&#xa0;; les vCPU libérés comptent encore quelques minutes</translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation>Le quota de volumes du compte est trop petit pour cela</translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation>utilisez des disques plus petits, supprimez les volumes inutiles, ou demandez une augmentation</translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation>Le quota de groupes de sécurité ou de règles du compte est épuisé</translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation>utilisez un groupe existant, ou supprimez les groupes inutiles</translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation>La région a autant de réseaux que le compte peut en avoir</translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation>réutilisez-en un (cinq par région est la limite habituelle), ou supprimez-en un</translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation>Un quota du compte est épuisé</translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation>supprimez ce qui est inutile, ou demandez une augmentation</translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation>Une ressource peut avoir au plus cinquante balises</translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation>utilisez moins de balises</translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation>L&apos;offre gratuite du compte n&apos;a pas ce type</translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation>choisissez un type éligible à l&apos;offre gratuite, ou quittez l&apos;offre gratuite</translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation>Le profil d&apos;instance n&apos;est pas encore connu d&apos;EC2</translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation>réessayez dans une demi-minute&#xa0;; si cela persiste, vérifiez son nom</translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation>Le cluster a la protection contre la résiliation</translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation>levez la protection, puis résiliez-le de nouveau</translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation>AWS n&apos;accepte pas une valeur</translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation>modifiez le champ que nomme son message</translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation>L&apos;image est introuvable</translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation>choisissez une image de cette région&#xa0;: les ID d&apos;AMI diffèrent selon la région, et les anciennes images sont retirées</translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation>Cette image n&apos;est pas publiée dans cette région</translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation>choisissez une autre image ou une autre région</translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation>La paire de clés n&apos;est pas dans cette région</translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation>importez-la ici (les paires de clés sont par région), ou laissez Trainyard en créer une</translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation>Une paire de clés de ce nom existe</translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation>utilisez-la si son empreinte est celle de votre clé, ou choisissez un autre nom</translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation>AWS ne peut pas lire la clé publique</translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation>donnez une clé ed25519 ou RSA au format d&apos;OpenSSH</translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation>Aucune machine avec cet ID n&apos;existe</translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation>actualisez&#xa0;: elle a disparu, ou n&apos;a jamais existé</translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation>Le groupe de sécurité est introuvable</translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation>choisissez-en un de ce réseau, ou laissez Trainyard en créer un</translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation>Le nom du groupe de sécurité est déjà pris</translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation>choisissez un autre nom, ou utilisez le groupe existant</translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation>Quelque chose utilise encore le groupe de sécurité</translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation>attendez que les machines aient disparu et résiliez de nouveau</translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation>Le réseau ou le sous-réseau est introuvable</translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation>choisissez-en un de cette région</translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation>La région n&apos;a pas de réseau par défaut</translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation>créez-en un avec aws ec2 create-default-vpc, ou choisissez un sous-réseau</translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation>Le sous-réseau a trop peu d&apos;adresses IP libres</translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation>choisissez un autre sous-réseau ou une autre zone</translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation>Le disque n&apos;est pas accepté</translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation>prenez un volume racine au moins aussi grand que l&apos;image</translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation>L&apos;instantané de l&apos;image est introuvable</translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation>choisissez une autre image</translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation>Le script de démarrage est trop long</translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation>gardez-le sous 16 Ko</translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation>Un modèle de lancement de ce nom existe</translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation>utilisez-le, ou choisissez un autre nom</translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation>Le modèle de lancement est introuvable</translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation>choisissez-en un autre, ou omettez-le</translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation>La règle est déjà comme souhaité</translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation>continuez&#xa0;: il ne manque rien</translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation>La même demande a déjà été envoyée avec d&apos;autres valeurs</translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation>lancez de nouveau&#xa0;: le lancement obtient son propre jeton</translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation>Quelque chose en dépend encore</translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation>Son état ne le permet pas</translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation>actualisez, et réessayez quand l&apos;état a changé</translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation>La machine a la protection contre la résiliation</translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation>levez la protection&#xa0;: trainyardctl terminate --lift-protection, ou acceptez quand la fenêtre le demande</translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation>La demande ne peut plus être modifiée</translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation>vérifiez d&apos;abord son état</translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation>Le cluster EMR a échoué</translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation>lisez le message et le journal dans le compartiment qu&apos;il nomme</translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation>La pile crée des rôles IAM, que vous devez confirmer</translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation>créez la pile avec --capabilities CAPABILITY_NAMED_IAM, ou confirmez-le dans la console CloudFormation</translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation>Une pile de ce nom existe</translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation>Le groupe Auto Scaling est occupé</translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation>attendez une demi-minute et réessayez</translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation>Un rôle ou un profil de ce nom existe</translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation>Le rôle ou le profil est introuvable</translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation>laissez Trainyard le créer, ou choisissez-en un autre</translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation>Quelque chose y est encore attaché</translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation>détachez-le d&apos;abord</translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation>AWS ne peut pas lire la politique</translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation>signalez-le avec les détails</translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation>Un système de fichiers de cette demande existe déjà</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>utilisez-le</translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation>Le système de fichiers n&apos;est pas prêt</translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation>Le système de fichiers a encore des cibles de montage</translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation>supprimez-les d&apos;abord</translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation>La zone a déjà une cible de montage</translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation>Le compartiment est dans une autre région</translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation>choisissez cette région, ou un autre compartiment</translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation>Le nom du compartiment est pris par quelqu&apos;un d&apos;autre</translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation>choisissez un autre nom&#xa0;: les noms de compartiment sont uniques au monde</translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation>Le compartiment est déjà à vous</translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation>Le compartiment n&apos;est pas vide</translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation>supprimez d&apos;abord son contenu</translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation>Un compartiment ne peut pas avoir ce nom</translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation>utilisez de 3 à 63 lettres minuscules, chiffres et traits d&apos;union</translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation>Introuvable dans S3</translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation>vérifiez l&apos;adresse (s3://bucket/key), la région et le profil</translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation>L&apos;envoi ne peut pas être terminé</translation>
    </message>
    <message>
        <source>start it again</source>
        <translation>recommencez-le</translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation>L&apos;objet est trop grand</translation>
    </message>
    <message>
        <source>split it</source>
        <translation>divisez-le</translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation>L&apos;objet a changé entre-temps</translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation>recommencez avec ce qui existe maintenant</translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation>L&apos;environnement d&apos;exécution à déployer sur les machines est introuvable</translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation>construisez la cible bundle ou installez Trainyard&#xa0;; TRAINYARD_BUNDLE nomme un autre emplacement</translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation>Le nom de la machine ne peut pas être résolu ici</translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation>actualisez&#xa0;: son adresse a peut-être changé&#xa0;; sinon vérifiez le DNS de cet ordinateur</translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation>Rien ne répond à l&apos;adresse IP de la machine</translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation>vérifiez que son groupe de sécurité autorise SSH depuis votre adresse IP (elle a peut-être changé) et que son sous-réseau a une route vers Internet</translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation>Aucune route ne mène à l&apos;adresse IP de la machine</translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation>vérifiez le réseau, le VPN et le pare-feu de cet ordinateur</translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation>La machine répond, mais aucun serveur SSH n&apos;écoute</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation>attendez pendant son démarrage&#xa0;; si cela persiste, vérifiez sa sortie de console</translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation>Le port est ouvert, mais aucun serveur SSH ne répond</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation>attendez pendant son démarrage&#xa0;; si cela persiste, vérifiez sa sortie de console&#xa0;: la mémoire ou le disque sont peut-être pleins</translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation>Ce qui répond n&apos;est pas un serveur SSH</translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation>vérifiez l&apos;adresse et le port&#xa0;; un proxy ou un autre programme y écoute peut-être</translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation>La négociation SSH s&apos;est interrompue</translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation>réessayez&#xa0;; si cela persiste, vérifiez sa sortie de console</translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation>vérifiez l&apos;utilisateur de l&apos;image (ubuntu, ec2-user, hadoop) et la paire de clés du cluster</translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation>CUDA&#xa0;: mémoire insuffisante</translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation>Le modèle, son lot et ses activations ne tiennent pas dans la mémoire du GPU.</translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation>Utilisez un lot plus petit par worker, plus de workers, ou un type d&apos;instance avec plus de mémoire GPU&#xa0;; arrêtez les autres processus qui utilisent le GPU.</translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation>Délai NCCL dépassé</translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation>Un rang n&apos;a pas participé à temps à une opération collective&#xa0;: il a échoué, est bien plus lent, ou son port est bloqué.</translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation>Lisez le journal du premier rang qui s&apos;est arrêté&#xa0;; autorisez tout le trafic entre les membres du groupe de sécurité.</translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation>Erreur NCCL</translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation>La connexion entre les GPU de deux rangs a échoué.</translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation>Vérifiez que les autres rangs sont toujours en marche, et que NCCL_SOCKET_IFNAME nomme une interface que toutes les machines ont.</translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation>Défaut de GPU (Xid)</translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation>Le pilote du GPU signale un défaut du matériel, du pilote ou d&apos;un programme.</translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation>Cherchez le numéro Xid dans la liste de NVIDIA&#xa0;; si cela se répète, remplacez la machine (48, 63, 64, 74, 79, 94 et 95 sont des défauts matériels).</translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation>Erreur de mémoire GPU (ECC)</translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation>La mémoire du GPU a une erreur qui ne peut pas être corrigée.</translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation>Remplacez la machine&#xa0;: les résultats qui y ont été calculés peuvent être faux.</translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation>GPU perdu</translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation>Le GPU ne répond plus.</translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation>Redémarrez la machine&#xa0;; si le défaut revient, remplacez-la.</translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation>Le pilote et la bibliothèque NVIDIA diffèrent</translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation>Le pilote manque, ou ne correspond pas à la bibliothèque CUDA.</translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation>Redémarrez la machine après une mise à jour du pilote, ou utilisez une image avec le pilote pour ce type d&apos;instance.</translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation>Tué&#xa0;: mémoire insuffisante</translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation>La machine n&apos;avait plus de mémoire, et le noyau a tué un processus.</translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation>Utilisez moins de processus ou un lot plus petit, ou un type d&apos;instance avec plus de mémoire.</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disque plein</translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation>Un disque de la machine est plein.</translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation>Supprimez-y des fichiers, ou lancez avec un volume racine plus grand (--root-gib).</translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation>Disque en lecture seule</translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation>Le système de fichiers a été monté en lecture seule, le plus souvent après une erreur du disque.</translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation>Remplacez la machine, après avoir copié le nécessaire.</translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation>Mémoire partagée pleine</translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation>Les processus qui chargent les données ont besoin de plus de mémoire partagée que /dev/shm n&apos;en a.</translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation>Utilisez moins de processus de chargement, ou démarrez le conteneur avec --ipc=host ou un --shm-size plus grand.</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation>Le processus a atteint sa limite de fichiers ouverts.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation>Augmentez la limite (ulimit -n 65536) ou utilisez moins de processus de chargement.</translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation>NumPy ne se charge pas</translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation>Le NumPy installé ne convient pas au framework&#xa0;; les versions d&apos;EMR antérieures à 5.9.0 ont ce défaut.</translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation>Réinstallez NumPy sur tous les nœuds.</translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation>libdc1394 non initialisée</translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation>OpenCV cherche une caméra FireWire&#xa0;; l&apos;entraînement n&apos;est pas affecté.</translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation>Liez /dev/raw1394 à /dev/null.</translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation>Bibliothèque CUDA introuvable</translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation>L&apos;éditeur de liens dynamique ne trouve pas une bibliothèque CUDA.</translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation>Ajoutez le dossier des bibliothèques CUDA à LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation>Clé SSH non acceptée</translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation>Un nœud n&apos;a pas accepté la clé d&apos;un autre&#xa0;: l&apos;agent n&apos;est pas transféré, ou c&apos;est une autre paire de clés.</translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation>Connectez-vous au nœud de tête avec ssh -A, et utilisez les adresses privées des workers.</translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation>Clé d&apos;hôte non vérifiée</translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation>Un nœud présente une autre clé d&apos;hôte que celle connue du nœud qui se connecte.</translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation>Retirez-y l&apos;ancienne clé (ssh-keygen -R ADDRESS) si la machine a été remplacée.</translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation>Port occupé</translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation>Un processus d&apos;une exécution antérieure occupe encore le port.</translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation>Arrêtez les processus de l&apos;exécution antérieure.</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Connexion refusée</translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation>L&apos;autre processus n&apos;y écoute pas, ou pas encore.</translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation>Si cela se répète, vérifiez que l&apos;ordonnanceur et les serveurs de l&apos;exécution sont en marche.</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation>Nom d&apos;hôte introuvable</translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation>Un nom d&apos;hôte n&apos;a pas d&apos;adresse&#xa0;: le DNS du VPC est désactivé, ou le nom est faux.</translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation>Activez la prise en charge DNS et les noms d&apos;hôte DNS du VPC, ou corrigez le nom.</translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation>S3&#xa0;: accès refusé</translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation>Le rôle ou les clés de la machine ne peuvent pas lire ou écrire le compartiment.</translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation>Autorisez le compartiment dans le rôle des machines (account --policy), ou vérifiez le nom et le propriétaire du compartiment.</translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation>S3&#xa0;: compartiment ou clé inexistants</translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation>Le compartiment ou l&apos;objet n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation>Vérifiez l&apos;adresse des données (data ls s3://BUCKET).</translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation>Identifiants expirés</translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation>Les clés sur la machine ont expiré ou manquent, ou son horloge est fausse.</translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation>Donnez un rôle aux machines, ou envoyez de nouvelles clés avec la prochaine exécution&#xa0;; vérifiez l&apos;horloge (M30).</translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation>Le système de fichiers ne répond pas</translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation>Le système de fichiers partagé ne répond pas à la machine.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation>Vérifiez la cible de montage de la zone, et que son groupe de sécurité admet le port 2049.</translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation>Système de fichiers non monté</translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation>Le système de fichiers partagé n&apos;a pas pu être monté.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation>Vérifiez la cible de montage de la zone, le DNS, et le port 2049.</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>Erreur de segmentation</translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation>Un programme a accédé à une mémoire qui n&apos;est pas la sienne.</translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation>Vérifiez que le framework, CUDA et le pilote sont compatibles&#xa0;; signalez-le avec l&apos;archive de --bundle.</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>Instruction illégale</translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation>Le programme a été compilé pour un autre processeur.</translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation>Choisissez un type d&apos;instance avec un processeur plus récent, ou une autre version du programme.</translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation>La perte est NaN</translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation>L&apos;entraînement a divergé.</translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation>Utilisez un taux d&apos;apprentissage plus petit, l&apos;écrêtage des gradients, ou vérifiez les données.</translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation>Paquet Python manquant</translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation>Le paquet Python n&apos;est pas installé pour l&apos;interpréteur en cours.</translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation>Installez-le sur tous les nœuds, ou activez l&apos;environnement de l&apos;image.</translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation>Interruption Spot</translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation>EC2 reprend la machine Spot.</translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation>Laissez l&apos;exécution la remplacer (launch --replace-spot), ou utilisez des machines à la demande.</translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation>Message sans gravité de l&apos;installation</translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation>Les gestionnaires de paquets affichent de telles lignes sur des machines saines.</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>Il n&apos;y a rien à faire.</translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation>Échec de l&apos;installation</translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation>Une commande de l&apos;installation de la machine a échoué.</translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation>Corrigez la cause, et créez de nouveau la machine.</translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation>%1 La politique gérée %2, qui les autorise, manque.</translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation>%1 %2 a remplacé %3, que %4 possède.</translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation>Le compte n&apos;a pas pu être vérifié</translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation>La session expire dans %1, avant l&apos;échéance des machines&#xa0;: elles se résilient quand même, mais cet ordinateur ne peut pas les gérer sans nouvelle connexion.</translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation>Le compte est utilisable, et sa session dure assez longtemps.</translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation>Les autorisations n&apos;ont pas pu être vérifiées à l&apos;avance</translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation>Autorisations refusées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation>Des ressources resteraient après la résiliation, car ces autorisations sont refusées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation>Autorisations inconnues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation>Tout ce dont le lancement et la résiliation ont besoin est autorisé.</translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation>Les quotas ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation>%1 vCPU de %2 (%3) sont nécessaires dans %4</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation>%1, et %2 des %3 autorisés sont utilisés&#xa0;; une augmentation à %4 est demandée.</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation>%1, et %2 des %3 autorisés sont utilisés.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation>%1&#xa0;; %2 sur %3 sont libres, %4 après le lancement.</translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation>%1&#xa0;; le nombre utilisé est inconnu</translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation>%1&#xa0;; le nombre autorisé est inconnu</translation>
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
        <translation>Le quota de %1 est inconnu.</translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation>Les endroits où %1 est proposé n&apos;ont pas pu être vérifiés</translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation>%1 n&apos;est pas proposé dans %2&#xa0;; le type suivant ou la région suivante du plan est essayé.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation>%1 n&apos;est pas proposé dans %2.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation>%1 n&apos;est pas proposé dans %2, seulement dans %3.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation>AWS n&apos;avait pas de capacité pour %1 dans %2 pendant la dernière heure, et le sous-réseau choisi n&apos;est dans aucune autre zone.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation>AWS n&apos;avait pas de capacité pour %1 dans %2 pendant la dernière heure.</translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation>%1 est proposé dans %2. Le sous-réseau choisi n&apos;est dans aucune autre zone&#xa0;: si AWS n&apos;y a pas de capacité, aucune autre n&apos;est essayée.</translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation>%1 n&apos;est proposé que dans %2 des zones choisies.</translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation>%1 est proposé dans %2&#xa0;; seul le lancement montre si AWS a de la capacité maintenant.</translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation>Le score de placement Spot d&apos;EC2 pour cette taille est de %1 sur 10 dans la meilleure de ces zones.</translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation>Cette image n&apos;existe pas</translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation>L&apos;image n&apos;a pas pu être vérifiée (%1)</translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation>%1 est pour %2, %3 est %4.</translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation>%1 existe.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation>Le volume racine de %1 Gio est plus petit que l&apos;instantané de l&apos;image de %2 Gio.</translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation>%1 Gio contiennent les %2 Gio de l&apos;image.</translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation>Les machines se résilient elles-mêmes après %1, même si cet ordinateur est éteint.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation>Le compartiment %1 est dans %2, et les machines seraient dans %3&#xa0;: AWS facture chaque octet qui change de région, et la lecture dure plus longtemps. Copiez les données dans un compartiment de %4, ou lancez là-bas.</translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation>Le compartiment %1 existe.</translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation>Le compartiment %1 sera créé, et reste après la résiliation.</translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation>Le compartiment %1 n&apos;existe pas&#xa0;: une exécution ne trouverait pas de données, et ne pourrait pas écrire ses résultats.</translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation>Le compartiment %1 appartient à un autre compte, ou ces identifiants ne peuvent pas l&apos;utiliser&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation>Le compartiment %1 n&apos;a pas pu être vérifié</translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation>%1 ne peut pas se mettre en veille prolongée.</translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation>%1 a %2 Gio de mémoire, et la veille prolongée n&apos;est possible qu&apos;en dessous de %3 Gio.</translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation>Un volume racine de %1 Gio ne contient pas les %2 Gio de l&apos;image et %3 Gio de mémoire.</translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation>On ignore si %1 peut se mettre en veille prolongée</translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation>On ignore si cette image est préparée pour la veille prolongée&#xa0;: celles d&apos;Ubuntu et d&apos;Amazon Linux le sont.</translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation>Les machines peuvent se mettre en veille prolongée&#xa0;: %1 Gio de leur disque chiffré sont réservés à la mémoire.</translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation>Une paire de clés sera créée pour le cluster sur cet ordinateur, et sa partie privée y reste.</translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation>Le fichier de clé est inutilisable</translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation>EC2 n&apos;accepte que les clés RSA et ed25519, et ce fichier a une clé ECDSA.</translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation>La partie publique de %1 est importée (%2).</translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation>Les paires de clés du compte ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation>%1 est la partie privée de la paire de clés %2 du compte.</translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation>%1 n&apos;est pas la partie privée de la paire de clés %2 du compte, dont l&apos;empreinte est %3&#xa0;: personne ne pourrait se connecter.</translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation>Le compte n&apos;a pas de paire de clés %1 dans %2.</translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation>Tous les ports TCP seront ouverts à Internet, comme accepté.</translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation>Tous les ports TCP seraient ouverts à Internet.</translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation>SSH sera ouvert à Internet, comme accepté.</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation>L&apos;adresse IP de cet ordinateur est inconnue</translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation>SSH sera ouvert à %1, comme demandé&#xa0;; on n&apos;a pas pu vérifier si cet ordinateur en fait partie.</translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation>Cet ordinateur (%1) n&apos;est pas dans %2&#xa0;: il ne pourrait pas se connecter.</translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation>SSH sera ouvert à %1, où se trouve cet ordinateur.</translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation>Un groupe de sécurité sera créé pour le cluster.</translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation>Il n&apos;y a pas de groupe de sécurité %1 dans %2.</translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation>Les groupes de sécurité ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation>Le groupe %1 appartient à %2, le sous-réseau %3 à %4.</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation>une règle pour SSH depuis cet ordinateur et une règle pour le trafic entre ses membres</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation>une règle pour SSH depuis cet ordinateur</translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation>une règle pour le trafic entre ses membres</translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation>Il manque au groupe %1 %2.</translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation>Le groupe %1 reçoit %2, qui y reste.</translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation>Le groupe %1 a les règles nécessaires.</translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation>Le groupe %1 est ouvert à Internet.</translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation>Le sous-réseau %1 a %2 adresses IP libres, et %3 machines en demandent une chacune.</translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation>Le sous-réseau %1 est privé (sans route vers Internet)&#xa0;: seul un ordinateur de son réseau atteint SSH.</translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>Le sous-réseau %1 n&apos;attribue pas d&apos;adresses IP publiques, et le plan n&apos;en demande pas&#xa0;: SSH ne pourrait pas atteindre les machines.</translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation>Le sous-réseau %1 dans %2 a %3 adresses IP libres.</translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation>Les sous-réseaux ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation>Il n&apos;y a pas de sous-réseau %1 dans %2.</translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation>%1 n&apos;a pas de sous-réseau par défaut&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation>%1 n&apos;a pas de sous-réseau par défaut dans les zones choisies&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>Un sous-réseau par défaut de %1 n&apos;attribue pas d&apos;adresses IP publiques, et le plan n&apos;en demande pas&#xa0;: SSH ne pourrait pas atteindre les machines.</translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation>Aucun sous-réseau par défaut de %1 n&apos;a %2 adresses IP libres.</translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation>Les sous-réseaux par défaut ont une adresse IP pour chacune des %1 machines.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation>Le profil %1 n&apos;a pas d&apos;accès (%2)&#xa0;: vérifiez ses identifiants.</translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation>Le cloud local fonctionne sur cet ordinateur, et ne coûte rien.</translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation>Le profil %1 appartient au compte %2.</translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation>Les systèmes de fichiers de la région n&apos;ont pas pu être lus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation>Aucun n&apos;est choisi&#xa0;: la pile en crée un, qui reste après sa fin et coûte jusqu&apos;à sa suppression.</translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation>Aucun n&apos;est choisi&#xa0;: les nœuds ne partagent que HDFS, et lisent leurs données dans S3.</translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation>Il n&apos;y a pas de système de fichiers %1 dans %2&#xa0;: choisissez-en un de la région.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation>Le système de fichiers %1 est dans l&apos;état «&#xa0;%2&#xa0;» et a %3 cibles de montage disponibles&#xa0;: créez-en une dans la zone des machines.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation>%1 est disponible, avec des cibles de montage dans 1 zone de %2.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation>%1 est disponible, avec des cibles de montage dans %2 zones de %3.</translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation>L&apos;environnement d&apos;exécution %1 est envoyé aux machines&#xa0;; il n&apos;y a rien à mettre sur le système de fichiers.</translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation>L&apos;environnement d&apos;exécution pour les machines manque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation>Aucun n&apos;est utilisé&#xa0;: les machines lisent leurs données dans S3 ou le système de fichiers.</translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation>%1 est du Python valide.</translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation>il existe déjà un profil de ce nom&#xa0;: choisissez-en un autre</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>un profil a besoin d&apos;un nom</translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation>le nom %1 est réservé à Trainyard</translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation>le nom d&apos;un profil a au plus 64 lettres, chiffres et . _ - + @</translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation>une clé d&apos;accès a un identifiant, tel que AKIA...</translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation>l&apos;identifiant d&apos;une clé d&apos;accès a de 4 à 128 lettres et chiffres</translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation>la clé d&apos;accès secrète est aussi nécessaire</translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation>une clé secrète ne contient pas d&apos;espace</translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation>un jeton de session ne contient pas d&apos;espace</translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation>l&apos;URL de démarrage commence par https://</translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation>l&apos;authentification unique a sa propre région, telle que eu-west-1</translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation>un identifiant de compte a douze chiffres</translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation>un rôle (jeu d&apos;autorisations) est nécessaire, en un seul mot</translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation>son nom n&apos;est pas un nom de fichier</translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation>son nom est plus long que ne le permet un nom de fichier</translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation>son nom a des caractères qui ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation>c&apos;est un périphérique, un tube ou un socket</translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation>c&apos;est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation>La tâche n&apos;a pas pu être vérifiée avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation>il n&apos;y a pas d&apos;accès à S3 d&apos;ici</translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation>1 canal (niveaux de gris)</translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation>3 canaux (couleur)</translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation>%1 canaux</translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation>%1 n&apos;a pas de fichiers de validation, aucune exactitude ne sera donc mesurée&#xa0;: indiquez-en avec --data-val.</translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation>les données de validation de %1</translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation>%1 n&apos;a pas d&apos;images&#xa0;: indiquez un jeu de données qui en a.</translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation>Les images de %1 ont %2, et %3 attend %4&#xa0;: choisissez %5, ou un jeu de données avec des %6.</translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation>images en niveaux de gris</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>images en couleur</translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation>un autre modèle (mlp ou lenet)</translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation>un autre modèle (tel que %1)</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>un autre modèle</translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation>%1, complétées de %2</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation>Les images de %1 font %2, moins que les %3 que %4 attend&#xa0;: choisissez %5, ou comblez la différence avec --pad-size %6.</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation>Les images de %1 font %2, et l&apos;entraînement n&apos;utilise qu&apos;une partie de %3 de chacune, car il rogne sans redimensionner&#xa0;: empaquetez-les en plus petit avec data pack --resize %4.</translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation>Les étiquettes de %1 vont jusqu&apos;à %2 (%3), et %4 a %5 classes, de 0 à %6</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation>%1&#xa0;: choisissez --num-classes %2.</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation>%1&#xa0;: choisissez --num-classes %2 ou plus.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation>%1&#xa0;: donnez %2 sorties à sa dernière couche.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation>%1&#xa0;: donnez %2 sorties ou plus à sa dernière couche.</translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation>%1 a %2 classes, et aucune étiquette de %3 ne dépasse %4&#xa0;: %5 classes suffisent.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation>%1 a %2 images pour l&apos;entraînement, trop peu pour %3 workers&#xa0;: utilisez moins de workers, ou plus de données.</translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation>Un pas de tous les workers prend %1 échantillons, et %2 en a %3&#xa0;: une époque est un seul pas&#xa0;; choisissez un --batch-size d&apos;au plus %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation>%1 n&apos;a pas d&apos;effet&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation>%1 attend des images en niveaux de gris&#xa0;; omettez l&apos;option</translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation>les images de %1 sont aussi grandes que l&apos;entrée de %2&#xa0;; ajoutez --pad-size, ou omettez l&apos;option</translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation>rawShape n&apos;a pas d&apos;effet&#xa0;: %1 n&apos;a pas d&apos;enregistrements de pixels bruts&#xa0;; retirez-le du fichier de la tâche.</translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation>%1 ne peut pas être lu et reste ici</translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation>%1 a des fins de ligne Windows, avec lesquelles il ne s&apos;exécute pas sur les machines&#xa0;: convertissez-le (dos2unix)</translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation>HDFS n&apos;existe que sur les clusters EMR&#xa0;: copiez les données dans S3, ou sur les machines.</translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation>elle était en cours d&apos;arrêt (%1)</translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation>le point de contrôle à partir duquel elle avait repris n&apos;était que sur la machine perdue</translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation>ses programmes ne peuvent pas être redémarrés (--restarts), car eux seuls savent ce qu&apos;ils ont enregistré&#xa0;: relancez la tâche</translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation>son ordonnanceur s&apos;est terminé</translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation>son ordonnanceur a enregistré la fin de l&apos;exécution</translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation>elle a été redémarrée %1 fois, et n&apos;a entraîné aucun pas</translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation>elles sont sur les machines du cluster, et aucune exécution ne s&apos;y est entraînée avec elles</translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation>Le calcul ne masque que %1 % de l&apos;échange des gradients&#xa0;: les pas sont trop courts pour qu&apos;une mesure avec %2 workers ait un sens&#xa0;; utilisez un lot ou un modèle plus grand, ou moins de workers.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation>Des machines</translation>
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
        <translation>Installe Docker, le démarre et ajoute l&apos;utilisateur de connexion à son groupe&#xa0;; avec des GPU, aussi la boîte à outils de conteneurs de NVIDIA.</translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation>Les conteneurs peuvent les utiliser</translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation>Télécharge des images sur chaque machine.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation>Un NAME:TAG par ligne</translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation>Construit une image à partir d&apos;un dossier de la machine&#xa0;; exécutez-le sur une machine, et docker-copy sur les autres.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation>Avec le Dockerfile, sur la machine</translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation>Charge une image depuis une autre machine du cluster, par le maillage de clés, sans registre.</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation>Qui a l&apos;image</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>Versions plus récentes</translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation>Télécharge aussi ce qui est déjà là</translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation>Dockerfile</translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation>Son nom dans le dossier&#xa0;; vide&#xa0;: Dockerfile</translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation>Clone MXNet, ou une version pour l&apos;entraînement dynamique, le compile avec vos options sur une machine et transmet le résultat aux autres par un dossier partagé ou un compartiment.</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation>Adresse pour git</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation>Étiquette, branche ou commit&#xa0;; vide&#xa0;: la plus récente</translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation>Sur les machines</translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation>Pour les GPU NVIDIA</translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation>Dossier de la boîte à outils CUDA</translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation>Avec cuDNN</translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation>Bibliothèque d&apos;algèbre linéaire</translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation>Pour l&apos;augmentation d&apos;images</translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation>Pour l&apos;entraînement sur plusieurs machines</translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation>Lit lui-même s3://</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>Autres options</translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation>NAME=valeur, une par ligne</translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation>Compilateurs simultanés</translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation>0&#xa0;: selon les processeurs et la mémoire</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation>Dossier partagé ou s3://BUCKET/PREFIX&#xa0;; vide&#xa0;: chaque machine compile</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interpréteur</translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation>Qui doit trouver le module mxnet&#xa0;; vide&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation>Installe compilateur, git, CMake, BLAS, OpenCV, curl, OpenSSL et Python avec leurs en-têtes, sous les noms que la distribution de la machine leur donne aujourd&apos;hui.</translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation>Installe des paquets avec apt ou dnf.</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Un nom par ligne</translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation>Installe la version 2 de la ligne de commande AWS&#xa0;; seules les tâches qui l&apos;appellent elles-mêmes en ont besoin.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation>Une autre source du programme d&apos;installation que celle d&apos;AWS</translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation>Exécute des lignes de shell sur chaque machine, dans son dossier personnel, jusqu&apos;à ce que l&apos;une échoue.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation>Lignes pour sh&#xa0;; sans questions, car personne ne peut y répondre</translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation>OpenCV</translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation>Pour l&apos;augmentation d&apos;images dans MXNet</translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation>Programme sur les machines</translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation>Installe des paquets, des wheels par leur adresse et des fichiers d&apos;exigences avec pip, pour l&apos;utilisateur de connexion ou dans un environnement virtuel.</translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation>Un par ligne&#xa0;: numpy, torch==2.4.0, l&apos;adresse d&apos;un wheel</translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation>Copie launch.py et son tracker du paquet installé dans un dossier, tel qu&apos;un système de fichiers partagé.</translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation>Sur les machines, /efs</translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation>Fichier d&apos;exigences</translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation>Sur les machines, ~/project/requirements.txt</translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation>Paquets à supprimer d&apos;abord</translation>
    </message>
    <message>
        <source>Install again</source>
        <translation>Installer de nouveau</translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation>Aussi ce qui est déjà installé</translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation>Environnement virtuel</translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation>Dossier, créé s&apos;il manque&#xa0;; vide&#xa0;: celui de l&apos;utilisateur de connexion</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation>Qui le contient</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation>%1&#xa0;: %2 sur %3 %4 libres dans %5</translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation>%1, bloc de capacité</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1, %2 à partir du %3</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 jusqu&apos;au %2</translation>
    </message>
    <message>
        <source>key pair</source>
        <translation>la paire de clés</translation>
    </message>
    <message>
        <source>security groups</source>
        <translation>les groupes de sécurité</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>les données utilisateur</translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation>Non utilisé de la version %1&#xa0;: %2, car le cluster a les siens.</translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation>Lisez la fin du stderr du script.</translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation>Lisez les journaux de la configuration du nœud.</translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation>Une image personnalisée peut ne pas convenir à la version&#xa0;: lisez les journaux de la configuration du nœud, ou utilisez l&apos;image de la version elle-même.</translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation>Vérifiez les rôles, le sous-réseau, les groupes de sécurité et les quotas&#xa0;; rien n&apos;a été démarré.</translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation>Lisez le stderr de l&apos;étape.</translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation>Réessayez&#xa0;; si cela se répète, essayez une autre version ou un autre type d&apos;instance.</translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation>EMR a mis fin au cluster.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation>EMR a mis fin au cluster (%1).</translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation>EMR a mis fin au cluster&#xa0;: %1.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation>EMR a mis fin au cluster (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation>Le cluster n&apos;a pas de dossier pour les journaux.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation>Le cluster est dans l&apos;état %1 depuis %2&#xa0;; il faut d&apos;habitude moins de 20 minutes.</translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation>Ses volumes racine ont %1 Gio&#xa0;: il en faut plus de 50.</translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation>%1 est connu pour empêcher le démarrage.</translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation>Une action d&apos;amorçage attend peut-être, par exemple, un système de fichiers sans cible de montage dans la zone.</translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation>Le nom de l&apos;étape doit avoir de 1 à %1 caractères imprimables.</translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation>Après un échec, EMR ne peut faire que CONTINUE, CANCEL_AND_WAIT ou TERMINATE_CLUSTER.</translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation>L&apos;étape a besoin d&apos;une commande.</translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation>La commande a %1 octets, et EMR en accepte %2&#xa0;: mettez-la dans un script dans S3.</translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation>La commande contient un octet nul.</translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation>Si l&apos;étape échoue, EMR résilie le cluster, même pendant qu&apos;une exécution s&apos;y entraîne.</translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation>La commande semble contenir un secret&#xa0;: tous ceux qui peuvent lire le cluster le voient.</translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation>Le cluster est %1&#xa0;: il n&apos;exécute plus d&apos;étapes.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation>Le cluster n&apos;a pas de dossier pour les journaux&#xa0;: la sortie de ses étapes reste sur le nœud maître.</translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation>Le cluster se termine après sa dernière étape.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>La passerelle NAT coûte %1 par heure jusqu&apos;à la suppression de la pile, même quand toutes les machines sont terminées&#xa0;: résiliez le cluster après sa dernière exécution.</translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>Les passerelles NAT coûtent %1 par heure jusqu&apos;à la suppression de la pile, même quand toutes les machines sont terminées&#xa0;: résiliez le cluster après sa dernière exécution.</translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation>C&apos;est la pile du cluster %1.</translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation>C&apos;est une partie d&apos;une autre pile, qui est celle à rattacher.</translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation>Elle est supprimée (%1).</translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation>Sa création a échoué (%1)&#xa0;: supprimez-la, et créez-la de nouveau.</translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation>Elle est en cours de modification (%1)&#xa0;: rattachez-la quand c&apos;est terminé.</translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation>Ce n&apos;est pas une pile d&apos;entraînement&#xa0;: elle n&apos;a pas de groupes Auto Scaling nommés MasterAutoScalingGroup et WorkerAutoScalingGroup.</translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation>Rattacher la pile %1 avec 1 machine&#xa0;?</translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation>Rattacher la pile %1 avec %2 machines&#xa0;?</translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation>Ses machines ne sont plus remplacées quand elles se terminent, et résilier le cluster supprime la pile %1 avec tout ce qu&apos;elle a créé.</translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation>Supprimez un VPC de la région, demandez un quota plus élevé, ou utilisez un VPC existant (--vpc, --master-subnet, --worker-subnet).</translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation>Libérez une adresse IP Elastic de la région, ou choisissez des workers sans passerelle NAT (--worker-network public).</translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation>Demandez un quota plus élevé pour le type d&apos;instance, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation>Choisissez une autre zone ou un autre type d&apos;instance&#xa0;; AWS n&apos;a pas de capacité pour celui-ci.</translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation>Choisissez une zone qui offre le type d&apos;instance (--zone).</translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation>Faites autoriser l&apos;action par un administrateur, ou créez la pile avec un autre profil.</translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation>La configuration d&apos;une machine n&apos;a pas signalé sa réussite&#xa0;: lisez son journal /var/log/cloud-init-output.log.</translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation>La zone a déjà une cible de montage du système de fichiers&#xa0;: utilisez-la (--existing-mount-target).</translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation>%1 (%2) a échoué&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation>Le groupe signale&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation>Il accepte les systèmes de fichiers dont l&apos;identifiant a 8 chiffres&#xa0;; les nouveaux en ont 17.</translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation>Les deux longueurs sont acceptées.</translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation>Il n&apos;offre que des types d&apos;instance de 2018, dont la plupart ne sont plus proposés dans aucune région.</translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation>Tous les types d&apos;instance que la région offre.</translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation>Il nomme %1 images fixes, qu&apos;AWS retire au bout de quelques années.</translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation>La Deep Learning AMI actuelle par son paramètre public, ou votre propre image.</translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation>Les configurations de lancement ne peuvent pas être créées dans les comptes récents.</translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation>Un modèle de lancement.</translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation>Un groupe accepte un numéro de version, pas «&#xa0;$Latest&#xa0;».</translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation>Le numéro de la version la plus récente.</translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation>Lambda a retiré l&apos;environnement d&apos;exécution %1.</translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation>Aucune fonction&#xa0;: Trainyard surveille lui-même les groupes.</translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation>Il lit des scripts de configuration dans un compartiment public sur lequel on ne peut pas compter.</translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation>Le modèle contient sa configuration.</translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation>Sa configuration utilise %1, qui n&apos;est plus disponible.</translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation>L&apos;environnement d&apos;exécution que Trainyard déploie.</translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation>Le nom a des lettres de a à z, des chiffres et des traits d&apos;union, commence par une lettre, et a au plus 40 caractères.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas l&apos;identifiant d&apos;un VPC (vpc-0123abcd).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une zone (us-east-1a).</translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation>Une zone est nommée deux fois&#xa0;: un système de fichiers a une cible de montage par zone.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas l&apos;identifiant d&apos;un groupe de sécurité (sg-0123abcd).</translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation>le quota est %1 (vCPU %2, %3) dans %4&#xa0;: demandez-y une augmentation, ou utilisez moins de machines</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation>%1 vCPU de %2 sont nécessaires, et %3 des %4 autorisés sont utilisés&#xa0;; %5</translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation>EMR n&apos;a dans %1 aucune version que le plan puisse utiliser.</translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation>EMR n&apos;a pas de version %1 dans %2&#xa0;: la plus récente est %3.</translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation>La version %1 n&apos;a pas d&apos;application %2.</translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation>La version %1 ne prend pas en charge le type d&apos;instance %2.</translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation>L&apos;image %1 est pour %2&#xa0;: EMR en a besoin d&apos;une pour x86_64 ici.</translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation>L&apos;image %1 (%2) est Amazon Linux %3, et %4 a besoin d&apos;Amazon Linux %5.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation>Le volume racine de %1 Gio est plus petit que l&apos;image %2, dont l&apos;instantané a %3 Gio.</translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation>Il n&apos;y a pas de rôle %1&#xa0;: créez les rôles par défaut (--make-roles), ou nommez-en un autre.</translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation>Il n&apos;y a pas de profil d&apos;instance %1&#xa0;: créez les rôles par défaut (--make-roles), ou nommez-en un autre.</translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation>Le blocage de l&apos;accès public d&apos;EMR de cette région refuse un cluster dont SSH est ouvert à tout Internet&#xa0;: indiquez une plage plus petite (--ssh-from).</translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation>Le groupe de sécurité %1 (%2) est ouvert à tout Internet, ce que le blocage de l&apos;accès public d&apos;EMR de cette région refuse.</translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation>La zone %1 du sous-réseau %2 n&apos;offre pas %3&#xa0;: choisissez un sous-réseau dans une autre zone.</translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation>Le groupe de sécurité %1 (%2) appartient au VPC %3, et le sous-réseau %4 à %5.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation>Le système de fichiers %1 est dans l&apos;état «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation>Le système de fichiers %1 a ses cibles de montage dans %2, et le sous-réseau %3 est dans %4&#xa0;: choisissez un sous-réseau de ce VPC.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation>La cible de montage de %1 dans %2 n&apos;est pas encore disponible&#xa0;: attendez qu&apos;elle le soit.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation>La cible de montage de %1 dans %2 n&apos;est pas encore disponible (%3)&#xa0;: attendez qu&apos;elle le soit.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation>Le système de fichiers %1 n&apos;a pas de cible de montage&#xa0;: créez-en une dans %2, la zone du sous-réseau %3.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation>Le système de fichiers %1 n&apos;a pas de cible de montage dans %2, la zone du sous-réseau %3&#xa0;: créez-en une, ou choisissez un sous-réseau d&apos;une autre zone&#xa0;; il en a dans %4.</translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation>la version la plus récente&#xa0;; prix propre d&apos;EMR, au plus (estimé)</translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation>%1&#xa0;; prix propre d&apos;EMR, au plus (estimé)</translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation>%1, Spot</translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation>%1, à la demande</translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation>%1 (prix inconnu)</translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation>%1 (au plus&#xa0;; le prix Spot est inconnu)</translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation>volume racine de %1 Gio chacune&#xa0;; EMR ajoute ses volumes de données</translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation>IPv4 pour chacune, tant que les machines tournent&#xa0;; aucune dans un sous-réseau privé</translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation>à vous, monté sur %1&#xa0;; il reste</translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation>créés là où ils manquent&#xa0;; ils restent</translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation>écrits par EMR avec quelques minutes de retard&#xa0;; ils restent</translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation>Avec %1, un cluster de %2 peut rester dans l&apos;état STARTING&#xa0;: ne sélectionnez que les applications dont l&apos;entraînement a besoin.</translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation>Les Deep Learning AMI de ces dernières années échouent pendant qu&apos;EMR installe ses services&#xa0;; une action d&apos;amorçage sur l&apos;image de la version est la méthode éprouvée.</translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation>Sans nœuds core, le nœud maître s&apos;entraîne seul.</translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation>EC2 peut reprendre les nœuds de tâches&#xa0;; une exécution continue sans eux.</translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation>La protection contre la résiliation n&apos;empêche pas la fin après le temps d&apos;inactivité&#xa0;: EMR met fin au cluster.</translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation>Sans limite d&apos;inactivité, un cluster oublié tourne jusqu&apos;à son échéance.</translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation>Le rôle %1 doit pouvoir décrire les systèmes de fichiers, sinon l&apos;action d&apos;amorçage qui monte %2 échoue.</translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation>Les cibles de montage doivent admettre les nœuds&#xa0;: ajoutez le groupe de sécurité qu&apos;elles admettent au nœud maître et aux autres nœuds.</translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation>%1 a ses cibles de montage dans %2, et EFS ne permet qu&apos;un VPC&#xa0;: utilisez ce VPC avec ses sous-réseaux, ou créez un nouveau système de fichiers.</translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation>%1 a déjà une cible de montage dans %2, et une deuxième est refusée&#xa0;: utilisez celle-ci.</translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation>%1 n&apos;a pas encore de cible de montage&#xa0;: laissez la pile la créer.</translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation>%1 n&apos;a pas de cible de montage dans %2, seulement dans %3&#xa0;: laissez la pile la créer.</translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation>%1 n&apos;a pas d&apos;application «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation>EMR n&apos;offre pas %1 avec %2 dans %3&#xa0;: choisissez un type de la liste.</translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation>Le compte n&apos;a pas de rôle %1 avec ce dont EMR a besoin&#xa0;: laissez-le créer.</translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation>SSH depuis votre adresse IP seulement, tout à l&apos;intérieur du groupe</translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation>SSH depuis la plage %1 autour de votre adresse IP, tout à l&apos;intérieur du groupe</translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation>SSH depuis %1, tout à l&apos;intérieur du groupe</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3 GiB</source>
        <translation>%1, %2 vCPU, %3 Gio</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
    <message>
        <source>%1, reserved</source>
        <translation>%1, réservée</translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation>%1, EFA</translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation>%1, peut être mise en veille prolongée</translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation>%1 (prix estimé)</translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation>%1 Gio gp3, chiffré, supprimé avec la machine</translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation>IPv4, tant que la machine tourne</translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation>chaque port TCP depuis Internet, tout à l&apos;intérieur du groupe</translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation>à vous, et il reste&#xa0;; ce qui lui manque est ajouté et reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation>vous appartient, et reste</translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation>cluster&#xa0;: les machines sont proches les unes des autres</translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation>à vous, et elle reste&#xa0;; sa partie privée est %1</translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation>ed25519, créée sur cet ordinateur</translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation>la partie publique de %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation>«&#xa0;%1&#xa0;» est %2&#xa0;; elle n&apos;est plus proposée.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation>«&#xa0;%1&#xa0;» est %2 dans %3&#xa0;; elle n&apos;est plus proposée.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 la remplace.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation>%1 la remplace&#xa0;; vous pouvez aussi choisir %2.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation>%1 a des GPU, et %2 ne fournit pas de pilote pour eux&#xa0;: choisissez %3.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation>%1 a des GPU, et %2 ne fournit pas de pilote pour eux.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation>%1 n&apos;a pas de GPU, le pilote de %2 est donc inutile&#xa0;: %3 est plus petite.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation>%1 n&apos;a pas de GPU, le pilote de %2 est donc inutile.</translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation>Le pilote ouvert de %1 ne prend pas en charge les GPU de %2&#xa0;: il commence à g4dn.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation>Le prix de %1 est inconnu&#xa0;: les sommes ne l&apos;incluent pas, et un budget ne peut qu&apos;avertir.</translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation>Le prix Spot actuel est inconnu&#xa0;: les sommes sont ce que les machines coûtent au plus.</translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation>Sans compartiment, les données et les résultats ne sont que sur les machines. Les points de contrôle sont copiés sur cet ordinateur pendant qu&apos;une exécution est suivie et avant une résiliation&#xa0;; une machine qui se termine d&apos;elle-même emporte les siens.</translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation>Vos clés sont dans ~/.bashrc de chaque machine, pour quiconque s&apos;y connecte&#xa0;; un rôle n&apos;en a pas besoin.</translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation>créé dans %1 s&apos;il n&apos;existe pas, privé et chiffré&#xa0;; il reste</translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation>avec un profil d&apos;instance&#xa0;; les machines peuvent lister, lire et écrire %1, et rien de plus.</translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation>Si IAM le refuse, des clés de session limitées aux compartiments sont envoyées dans un fichier que seul l&apos;utilisateur de connexion peut lire</translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation>Si IAM le refuse, rien n&apos;est lancé</translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation>avec tout ce qui suit&#xa0;; une pile en échec reste pour être examinée</translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation>avec tout ce qui suit&#xa0;; une pile en échec est restaurée</translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation>la voie des workers vers Internet&#xa0;; son trafic est facturé en plus</translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation>IPv4, tant que la pile existe</translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation>10.0.0.0/16, avec ses sous-réseaux, routes et passerelles</translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation>chiffré, monté sur %1&#xa0;; il reste après la pile, et coûte %2 par Gio et par mois</translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation>pour les workers ajoutés pendant une exécution</translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation>pour le nœud maître et les workers, dans une limite d&apos;autorisations</translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation>Le script n&apos;est pas sur le système de fichiers partagé (%1)&#xa0;: une nouvelle machine ne l&apos;a que si son image le contient.</translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation>Sans script qui prépare les données, une machine rejoint dès qu&apos;elle a démarré.</translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation>Si AWS n&apos;a plus de capacité, la pile est complète avec %1 workers sur %2.</translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation>Les workers n&apos;atteignent que le VPC et S3&#xa0;: leur image doit contenir le client NFS et tous les programmes de l&apos;entraînement.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation>La passerelle NAT coûte %1 par heure, et son trafic en plus&#xa0;; des workers publics sans port ouvert n&apos;en ont pas besoin.</translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation>Un nouveau VPC est créé&#xa0;; AWS en permet cinq par région, sauf si le quota est plus élevé.</translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation>Une pile en échec est restaurée, ce qui supprime ses machines et leurs journaux.</translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation>Sans son modèle de lancement, aucun worker ne peut être ajouté pendant une exécution.</translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation>Le nouveau système de fichiers reste quand la pile est supprimée.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation>la Deep Learning AMI du guide de MXNet (2017)</translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation>l&apos;image avec les paquets de compilation de MXNet (2016)</translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>une image GPU de base sur Ubuntu 16.04, dont la prise en charge s&apos;est terminée en avril 2021</translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04, dont la prise en charge s&apos;est terminée en avril 2021</translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation>il a été interrompu (%1)&#xa0;; reprenez-le ou résiliez-le</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planifié</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>demande en cours</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>démarrage en cours</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>configuration en cours</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt en cours</translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation>toutes ses machines sont résiliées&#xa0;; résiliez le cluster pour supprimer son groupe de sécurité et sa paire de clés</translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation>toutes ses machines sont résiliées&#xa0;; la passerelle NAT de sa pile coûte encore %1 par heure&#xa0;: résiliez le cluster</translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation>des machines de ce cluster tournent chez AWS alors qu&apos;il était fermé&#xa0;; résiliez-le de nouveau</translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation>Des machines de ce cluster, absentes du registre, tournent chez AWS.</translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation>%1 (%2) tourne chez AWS et n&apos;était pas dans le registre&#xa0;; elle y est maintenant.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation>%1 dans %2 porte les balises de ce cluster, mais n&apos;a pas été lancée depuis ce registre&#xa0;: elle n&apos;est pas comptée. «&#xa0;trainyardctl adopt&#xa0;» la prend en charge.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation>%1 dans %2 porte les balises de ce cluster et celles d&apos;un autre registre&#xa0;: elle n&apos;est pas comptée.</translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation>Des machines du compte %1 portent les balises de ce cluster&#xa0;: elles ne sont pas comptées.</translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation>%1 (%2) n&apos;existe plus&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation>%1 n&apos;a pas rejoint son exécution, et son retrait n&apos;est pas terminé&#xa0;: retirez-la.</translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation>%1 (%2, %3 par heure) a été démarrée par d&apos;autres à partir du modèle de lancement de sa pile&#xa0;: elle rejoint tant qu&apos;une exécution est suivie, et se termine avec le cluster.</translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation>Le prix de certaines machines est inconnu&#xa0;: son budget ne compte que les autres, et agit trop tard.</translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation>Son échéance est passée, et des machines tournent encore.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>n&apos;est pas un texte</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>dépasse %1 octets</translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation>contient un octet nul</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>n&apos;est ni true ni false</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation>%1 n&apos;est pas compris entre %2 et %3</translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation>n&apos;est pas un nombre entier</translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation>n&apos;est pas un nombre entier d&apos;au moins 0</translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation>n&apos;est pas une liste de %1 nombres</translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation>n&apos;est pas une liste d&apos;au plus %1 nombres</translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation>un de ses éléments n&apos;est pas un nombre ou est hors limites</translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation>n&apos;est pas une liste d&apos;au plus %1 textes</translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation>un de ses éléments n&apos;est pas un texte, est vide ou trop long</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>est trop long</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est aucun de %2</translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation>n&apos;est ni workers, ni head, ni all, ni un nombre de machines</translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation>est vide&#xa0;: que faut-il exécuter&#xa0;?</translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation>sort du dossier du code</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation>%1 est défini par Trainyard</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas le nom d&apos;une variable</translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation>exige onFailure restart</translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation>ne commence ni par s3://BUCKET ni par file:///</translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation>ne nomme aucun compartiment après s3://</translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation>n&apos;est ni s3://BUCKET, ni file:///, ni un chemin</translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation>n&apos;est pas un nom (de 1 à 64 lettres, chiffres, points, traits de soulignement et traits d&apos;union)</translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation>%1 n&apos;existe pas encore pour les GPU&#xa0;: entraînez en float32</translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation>les workers ne peuvent pas mettre à jour les poids en %1, où il n&apos;y en a pas deux avec les mêmes&#xa0;: laissez faire les serveurs, ou entraînez en dist_sync</translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation>%1 ne laisse rien à certains des %2 workers</translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation>n&apos;est pas un multiple de 64</translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation>n&apos;est ni des canaux (1 ou 3), une hauteur et une largeur, ni trois zéros</translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation>%1 semble être un secret, et serait stocké avec l&apos;exécution&#xa0;: envoyez-le avec --secret-env %2</translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation>commence par %1&#xa0;: indiquez le script, Trainyard ajoute horovodrun avec les adresses des machines</translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation>mpi a un nombre fixe de processus&#xa0;: une tâche élastique a besoin de gloo</translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation>%1 signifie un worker et aucun serveur, pas %2 et %3&#xa0;: entraînez en dist_sync, ou sur un worker sans serveurs</translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation>%1 en exige au moins un</translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation>%1 dépasse le nombre de workers, %2</translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation>%1 est inférieur au nombre de workers, %2</translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation>MXNet a un nombre fixe de workers</translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation>Demande d&apos;un point de contrôle de %1</translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation>YARN et EMR n’indiquent pas les mêmes nœuds : %1 Le fichier des workers contient ceux que les deux indiquent. Reprenez la création, ou redimensionnez le cluster, pour comparer à nouveau.</translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation>Le périphérique racine de l’image %1 est « %2 » : EMR a besoin d’une image dont le périphérique racine est un volume EBS.</translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation>L’image %1 a %2 volumes : EMR n’accepte que les images dotées du seul volume racine.</translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation>Le rôle %1 a la stratégie AmazonEMRServicePolicy_v2, qui ne l’autorise à utiliser que ce qui porte la balise %2=true : ajoutez-la à %3.</translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation>La documentation d’EMR autorise des volumes racine jusqu’à %1 Gio ; EMR peut donc refuser %2 Gio : les données ont leurs propres volumes.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation>Le compartiment %1 est dans %2 et les instances sont dans %3 : AWS facture chaque octet entre régions, et la passerelle NAT le facture aussi. Copiez les données dans un compartiment de %3.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation>Le compartiment %1 est dans %2 et les instances sont dans %3 : AWS facture chaque octet entre régions, et la lecture est plus lente. Copiez les données dans un compartiment de %3.</translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation>%1 y est encore en cours. Déplacez l&apos;échéance pour conserver ses machines plus longtemps.</translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation>%1 sur %2 ne se terminerait pas avant l&apos;échéance du cluster</translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation>Repoussez l&apos;échéance de %1 h&#xa0;: la page de l&apos;exécution a un bouton pour cela.</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>Compilateur C++</translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation>GCC 4.8 ou plus récent (C++11)</translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation>3.13 ou plus récent, pour MXNet 1.7 et ultérieur</translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation>OpenBLAS, ATLAS ou MKL avec en-têtes</translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation>quelconque, avec en-têtes ; pour augmenter les images</translation>
    </message>
    <message>
        <source>curl library</source>
        <translation>Bibliothèque curl</translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation>quelconque, avec en-têtes</translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation>Bibliothèque OpenSSL</translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation>3.6 ou plus récent</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>Boîte à outils CUDA</translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation>8.0 ou plus récent (7.5 échoue, c&apos;est connu) ; pour les GPU</translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation>quelconque ; pour les GPU</translation>
    </message>
    <message>
        <source>any version</source>
        <translation>version quelconque</translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation>%1 sur %2 a perdu son nœud principal et continue</translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation>Ce qui a été perdu figure dans les événements du cluster.</translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation>Le fichier ou le dossier n&apos;existe pas</translation>
    </message>
    <message>
        <source>check its path</source>
        <translation>vérifiez le chemin</translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation>%1 ; nœud de tête, jusqu&apos;à l&apos;arrêt définitif du cluster</translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation>%1 ; worker, peut être retiré</translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation>%1 ; nœud de tête, s&apos;entraîne aussi, jusqu&apos;à la suppression de la pile</translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation>%1 ; worker de base, jusqu&apos;à la suppression de la pile</translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation>Configuration des nouveaux nœuds EMR</translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation>Le groupe de sécurité %1 du cluster admet aussi %2, et les programmes de ce type n&apos;authentifient personne&#xa0;: quiconque atteint leurs ports peut exécuter du code sous votre utilisateur. Supprimez ces règles ou utilisez un autre groupe.</translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation>Le compartiment %1 des points de contrôle est dans %2 et les instances sont dans %3 : AWS facture chaque octet entre régions.</translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation>L’image %1 est chiffrée : sauf si sa clé est celle d’AWS, %2 et %3 doivent être autorisés à l’utiliser, sinon les instances s’arrêtent au démarrage.</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 est prêt</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 est configurée</translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation>%1 répond par SSH</translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation>%1 accepte l&apos;utilisateur de connexion %2</translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation>les clés d&apos;hôte de %1 sont connues</translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation>la clé d&apos;hôte de %1 a été acceptée à sa première connexion&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation>%1 a %2&#xa0;; aucun GPU</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation>%1 a %2&#xa0;; aucun GPU&#xa0;; %3</translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation>%1 a %2 avec le pilote %3</translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation>leur image est %1</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 est %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation>%1 est %2 (en attente)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation>%1 est %2 (%3), en cours d&apos;exécution à l&apos;adresse %4</translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation>%1 est en cours d&apos;exécution à l&apos;adresse %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est à l&apos;état %2</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 est en cours d&apos;exécution</translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation>%1 est arrêtée</translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation>%1 est résiliée</translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation>%1 est de nouveau à l&apos;état %2</translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation>%1 est de nouveau en cours d&apos;exécution</translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation>%1 est désormais de type %2</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 n&apos;existe plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation>%1 s&apos;est terminée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 a été ajouté</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 a été retiré</translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation>%1 a été démarrée par un autre programme&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation>%1 a été trouvé dans AWS et inscrit au registre</translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation>la pile %1 a été trouvée dans AWS et inscrite au registre</translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation>le cluster EMR %1 a été trouvé dans AWS et inscrit au registre</translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation>repris avec accord&#xa0;: propriétaire %1, registre %2, %3 machines</translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation>%1 n&apos;a pas rejoint l&apos;exécution&#xa0;: sa machine va être résiliée</translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation>%1 est retiré immédiatement, comme demandé</translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation>1 worker est souhaité</translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation>%1 workers sont souhaités</translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation>SSH est ouvert à %1</translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation>SSH est ouvert à %1 seulement</translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation>SSH vers le maître est ouvert à %1&#xa0;; la règle prend fin avec le cluster</translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation>tous les ports TCP sont ouverts à Internet, comme accepté</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation>%1 se résilie de lui-même à %2</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation>%1 se résilie de lui-même à %2&#xa0;: son budget est dépensé plus tôt au prix des types lancés</translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation>l&apos;échéance de %1 n&apos;a pas pu être définie&#xa0;: %2</translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation>l&apos;échéance de son budget n&apos;a pas pu être définie&#xa0;: %1</translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation>les groupes de sa pile arrêtent toujours leurs machines à un autre moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation>la modification des limites</translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation>lancement de %1&#xa0;: 1 nœud principal et 1 worker</translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation>lancement de %1&#xa0;: 1 nœud principal et %2 workers</translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation>le lancement de %1 continue</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>le lancement</translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation>le lancement continue sans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation>le lancement continue avec %1 machines sur %2&#xa0;; les autres ont été refusées&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation>%1 machines sur %2&#xa0;; les autres ont été refusées&#xa0;: %3</translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation>les machines ne reçoivent aucun rôle (%1&#xa0;: %2)&#xa0;: des clés de session limitées aux compartiments leur sont envoyées à chaque exécution, dans un fichier que seul l&apos;utilisateur de connexion peut lire</translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation>le compartiment %1 a été créé&#xa0;; il subsiste après la résiliation</translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation>%1 est injoignable&#xa0;; sa console se termine par&#xa0;: %2</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>l&apos;ajout de %1</translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation>l&apos;ajout de %1 workers</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>le retrait de %1</translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation>le remplacement du nœud principal</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation>création de la pile %1&#xa0;: 1 maître et 1 worker</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation>création de la pile %1&#xa0;: 1 maître et %2 workers</translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation>la création de %1 continue</translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation>la création de la pile</translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation>la pile %1 est en cours de création</translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation>la pile %1, créée à %2, a été rattachée par %3&#xa0;; elle prend fin avec ce cluster</translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation>le cluster continue avec %1 workers sur %2&#xa0;; d&apos;autres peuvent être ajoutés pendant son fonctionnement</translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation>création du cluster EMR %1&#xa0;: 1 maître, %2 nœuds core et %3 nœuds de tâches avec %4</translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation>le cluster EMR %1 de la version %2 a été demandé</translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation>EMR ne connaissait pas encore les nouveaux rôles&#xa0;; un autre cluster est demandé à la place de %1</translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation>les rôles %1 et %2 existent&#xa0;; ils subsistent après la résiliation</translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation>le rôle %1 peut décrire les systèmes de fichiers&#xa0;; cela subsiste après la résiliation</translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation>%1 est à l&apos;état %2, %3 nœuds sur %4 en cours d&apos;exécution</translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation>le cluster continue avec les nœuds en cours d&apos;exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation>le fichier des workers est sur chaque nœud&#xa0;: %1</translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation>l&apos;écriture du fichier des workers</translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation>l&apos;écriture du fichier des workers sur les autres</translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation>il obtient %1 %2 au lieu de %3</translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation>il obtient %1 nœuds core au lieu de %2</translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation>il obtient %1 nœuds de tâches au lieu de %2</translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation>l&apos;étape %1 (%2) a été ajoutée</translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation>l&apos;annulation de l&apos;étape %1 a été demandée</translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation>Le journal %1 est vide.</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Ligne %1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation>l&apos;image %1 de %2</translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation>l&apos;image %1 (%2) de %3 est en cours de création&#xa0;; elle subsiste et est facturée jusqu&apos;à sa suppression</translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation>l&apos;image %1 (%2) est disponible</translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation>%1&#xa0;: terminé sur %2 en %3 s</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation>%1 a la clé commune</translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation>la clé commune sur %1</translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation>la clé commune sur %1&#xa0;: interruption</translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation>l&apos;image %1 de %2&#xa0;: interruption</translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation>le système de fichiers %1 est disponible&#xa0;; il subsiste et est facturé jusqu&apos;à sa suppression</translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation>le système de fichiers %1 a été supprimé avec toutes ses données</translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation>EFS n&apos;est pas disponible dans %1&#xa0;: %2 n&apos;y a pas de cible de montage</translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation>%1 est monté sur %2</translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation>%1 n&apos;est pas monté&#xa0;: %2</translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation>tout a été résilié&#xa0;; une seconde vérification n&apos;a rien trouvé</translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation>sa protection contre la résiliation a été levée</translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation>%1 a été résilié</translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation>%1 subsiste&#xa0;: %2</translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation>EC2 reprend la machine Spot de %1</translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation>Diagnostic&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1&#xa0;: interruption</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1&#xa0;: échec&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: échec&#xa0;: %3</translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation>la pile %1</translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation>le cluster EMR %1</translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation>l&apos;ajout de %1 et de %2 autres workers</translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation>La zone %1 ne propose pas %2, qui est proposé dans %3.</translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation>La région %1 ne propose pas %2.</translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation>%1. %2 jusqu&apos;à son échéance ou à la fin du cluster</translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation>%1. %2 jusqu&apos;à son retrait</translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation>%1. %2 et est résiliée si cela dure %3 minutes</translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation>Elle coûte %1 par heure</translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation>Sa machine fonctionne</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation>%1 a la balise d&apos;un worker élastique et est ignorée&#xa0;: elle n&apos;a pas été démarrée à partir du modèle de lancement de la pile</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation>%1 a la balise d&apos;un worker élastique et est ignorée&#xa0;: elle est dans un autre VPC que la pile</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation>%1 a la balise d&apos;un worker élastique et est ignorée&#xa0;: elle n&apos;est pas dans le sous-réseau des workers de la pile</translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation>la balise %1 de %2 a une valeur inconnue, qui est ignorée</translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation>la balise %1 n&apos;a pas pu être définie&#xa0;; une nouvelle tentative est faite (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation>%1 a perdu sa balise avant d&apos;être inscrite&#xa0;: elle ne rejoint pas l&apos;exécution, et il vous revient de résilier sa machine</translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation>le worker de %1 s&apos;est terminé de façon inattendue&#xa0;: retirez-le, ou ajoutez une ligne avec son adresse à host_worker pour qu&apos;il rejoigne à nouveau l&apos;exécution</translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation>%1 ne rejoint pas l&apos;exécution&#xa0;: elle a %2 workers, ce qui est la limite</translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation>%1 n&apos;a pas rejoint l&apos;exécution après %2 tentatives&#xa0;: suivez à nouveau l&apos;exécution pour réessayer</translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation>%1 ne fonctionne pas %2 minutes après son lancement&#xa0;: consultez sa console ou résiliez-la</translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation>le script prepare-data de %1 a échoué avec le statut %2&#xa0;: corrigez-le et exécutez-le à nouveau avec trainyardctl prepare-data, ou retirez la machine</translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation>%1 n&apos;a pas signalé que ses données sont prêtes&#xa0;: exécutez son script avec trainyardctl prepare-data, marquez-le comme terminé ou retirez la machine</translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation>%1 n&apos;est pas dans l&apos;exécution, et le programme qui l&apos;a lancée ne l&apos;a pas retirée&#xa0;: retirez-la et ajoutez à nouveau un worker. %2 jusque-là</translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation>%1 est le maître et est verrouillé&#xa0;: la balise %2 ne le retire pas</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation>%1 est un worker de base et est verrouillé&#xa0;: la balise %2 ne le retire pas</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation>%1 est un worker de base et est verrouillé&#xa0;: il a quitté l&apos;exécution et sa machine reste&#xa0;; ajoutez une ligne avec son adresse à host_worker pour qu&apos;il rejoigne à nouveau l&apos;exécution</translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation>host_worker, ligne %1&#xa0;: %2&#xa0;; le fichier est sans effet tant qu&apos;il n&apos;est pas corrigé</translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation>host_worker a %1 autres lignes qui ne sont pas des adresses</translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation>host_worker indique 1 adresse qui n&apos;est celle d&apos;aucune machine de la pile et qui est ignorée&#xa0;: démarrez une machine à partir de son modèle de lancement</translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation>host_worker indique %1 adresses qui ne sont celles d&apos;aucune machine de la pile et qui sont ignorées&#xa0;: démarrez une machine à partir de son modèle de lancement</translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation>le dossier partagé %1 n&apos;est pas monté sur le nœud principal&#xa0;: aucun worker ne peut signaler que ses données sont prêtes, si bien qu&apos;aucun ne rejoint l&apos;exécution</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation>%1 a quitté l&apos;exécution et sa machine fonctionne peut-être encore&#xa0;: le prochain programme qui suit une exécution la résilie, ou trainyardctl remove</translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation>%1 promet un pilote et aucun GPU ne répond&#xa0;: le pilote ne convient pas à %2, ou il est encore en cours d&apos;installation.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation>%1 a %2 GPU et aucun pilote ne les voit&#xa0;: partez d&apos;une image GPU, telle que %3.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation>%1 a %2 GPU et %3 répondent&#xa0;: l&apos;un d&apos;eux est peut-être défectueux&#xa0;; remplacez cette machine.</translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation>l&apos;arrêt de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation>la mise en veille prolongée de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation>le démarrage de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation>le redémarrage de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation>le changement de type de %1 dans %2 a échoué&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation>%1&#xa0;; sans %2, qui ne répond pas</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation>%1&#xa0;; sans %2, qui ne répondent pas</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation>%1&#xa0;; sans %2, qui ne répond pas&#xa0;: il rejoint dès qu’il répond à nouveau, tant qu’un programme suit l’exécution</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation>%1&#xa0;; sans %2, qui ne répondent pas&#xa0;: ils rejoignent dès qu’ils répondent à nouveau, tant qu’un programme suit l’exécution</translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation>%1&#xa0;; le compartiment %2 de ses points de contrôle n&apos;existe plus</translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation>%1 au total&#xa0;: démarrage %2, SSH %3, configuration %4, données et admission %5</translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation>%1 fonctionnent pour EMR et ne sont pas des nœuds de YARN.</translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation>%1 sont des nœuds de YARN qu&apos;EMR ne liste pas.</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation>il ne reste que %1 workers sur au moins %2 après une pause de %3 s</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation>il ne reste que %1 workers sur au moins %2 après une pause de %3 s&#xa0;; le dernier à défaillir est %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation>%1 a rejoint l&apos;exécution&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 ne fonctionne plus</translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation>%1 ne fonctionne plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>exécution %1 %2</translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation>l&apos;exécution %1 est terminée</translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation>l&apos;exécution %1 a été arrêtée</translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation>l&apos;exécution %1 a échoué</translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation>l&apos;exécution %1 a pris fin avec son cluster</translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation>exécution %1 %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation>l&apos;exécution %1 a été arrêtée&#xa0;: %2</translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation>l&apos;exécution %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation>l&apos;exécution %1 continue à partir de %2</translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation>l&apos;exécution %1 continue à partir de l&apos;époque %2 de l&apos;exécution %3</translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation>l&apos;exécution %1 a été enregistrée comme échouée alors que son nœud principal ne répondait pas&#xa0;; elle est active</translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation>son nom et ses balises n&apos;ont pas été enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation>file d&apos;attente&#xa0;: %1 n&apos;a pas été démarré&#xa0;: %2</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>les clés S3 des machines ont expiré à %1 et n&apos;ont pas pu être remplacées (%2&#xa0;: %3)&#xa0;: sans elles, les points de contrôle et les journaux restent sur les machines et sont envoyés dès qu&apos;il y en a de nouvelles</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>les clés S3 des machines expirent à %1 et n&apos;ont pas pu être remplacées (%2&#xa0;: %3)&#xa0;: sans elles, les points de contrôle et les journaux restent sur les machines et sont envoyés dès qu&apos;il y en a de nouvelles</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation>les clés S3 des machines ont été remplacées</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation>les clés S3 des machines ont été remplacées&#xa0;; les nouvelles expirent à %1</translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation>nœud principal perdu&#xa0;; %1</translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation>nœud principal perdu après %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation>le planificateur du nœud principal ne fonctionne plus&#xa0;; %1</translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation>le planificateur du nœud principal ne fonctionne plus depuis %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation>l&apos;exécution continue</translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation>l&apos;exécution ne continue pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation>l&apos;exécution est terminée&#xa0;: sa dernière époque (%1) a un point de contrôle</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation>l&apos;exécution est terminée&#xa0;: sa dernière époque (%1) a un point de contrôle, mais pas d&apos;évaluation</translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation>l&apos;exécution continue à partir du journal du planificateur, aucune étape perdue</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation>l&apos;exécution continue à partir de l&apos;époque %1 (point de contrôle), aucune étape perdue</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation>l&apos;exécution continue à partir de l&apos;époque %1 (point de contrôle), perte&#xa0;: %2</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation>l&apos;exécution continue à partir de l&apos;époque %1, étape %2 (point de contrôle), aucune étape perdue</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation>l&apos;exécution continue à partir de l&apos;époque %1, étape %2 (point de contrôle), perte&#xa0;: %3</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation>l&apos;exécution recommence, sans point de contrôle, aucune étape perdue</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation>l&apos;exécution recommence, sans point de contrôle, perte&#xa0;: %1</translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation>les programmes de l&apos;exécution redémarrent&#xa0;; ce qui est perdu dépend de leurs propres points de contrôle</translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation>la reprise a échoué&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 étape</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 étapes</translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation>%1 a été interrompue par EC2 à %2&#xa0;; %3 la remplace</translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation>%1 a été lancée en remplacement et n&apos;a pas rejoint l&apos;exécution&#xa0;: sa machine a été résiliée</translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation>le remplacement de %1 a été annulé&#xa0;: l&apos;exécution continue avec %2, et le prochain programme qui la suit réessaie&#xa0;; pour vous passer de remplacement, utilisez&#xa0;: %3</translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>aucune capacité à la demande pour remplacer %1 (%2&#xa0;: %3)&#xa0;: l&apos;exécution continue avec %4&#xa0;; prochaine tentative à %5</translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>aucune capacité Spot pour remplacer %1 (%2&#xa0;: %3)&#xa0;: l&apos;exécution continue avec %4&#xa0;; prochaine tentative à %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>%1 n&apos;a pas pu être remplacée (%2&#xa0;: %3)&#xa0;: l&apos;exécution continue avec %4&#xa0;; prochaine tentative à %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation>%1 n&apos;a pas pu être remplacée (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation>le remplacement de %1 n&apos;est plus tenté&#xa0;: %2&#xa0;; l&apos;exécution continue avec %3&#xa0;; une fois la cause éliminée, ajoutez des workers avec&#xa0;: %4</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation>l&apos;exécution continue avec %1, sans remplacement de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation>l&apos;exécution continue avec %1, sans remplacement de %2&#xa0;: %3&#xa0;; prochaine tentative à %4</translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation>l&apos;exécution est arrêtée avec un point de contrôle&#xa0;: il en reste %1 sur au moins %2, et %3</translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation>1 worker</translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation>%1 workers</translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation>ses machines se résilient d&apos;elles-mêmes dans moins de %1 minutes</translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation>un remplacement dépasserait %1, %2</translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation>le plan du cluster ne remplace aucune machine Spot (--replace-spot no)</translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation>la tâche prend au plus %1 workers</translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation>l&apos;exécution se termine avant qu&apos;une autre machine puisse participer</translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation>la dernière tentative a échoué</translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation>%1 machines ont été remplacées en une heure</translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation>les workers élastiques ne sont pas suivis pour le moment (%1&#xa0;: %2)&#xa0;; une nouvelle tentative est faite</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation>%1 a quitté l&apos;exécution et sa machine est résiliée</translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation>la machine de %1 est résiliée</translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation>%1&#xa0;: l&apos;opération a été annulée</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation>%1 n&apos;a pas rejoint l&apos;exécution (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation>%1 n&apos;a pas rejoint l&apos;exécution (%2&#xa0;: %3)&#xa0;; prochaine tentative à %4</translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation>%1 n&apos;a pas quitté l&apos;exécution (%2&#xa0;: %3)&#xa0;; prochaine tentative à %4</translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation>%1 n&apos;a pas pu être résilié (%2&#xa0;: %3)&#xa0;; prochaine tentative à %4</translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation>%1 est arrêtée&#xa0;: démarrez-la ou retirez-la</translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation>vos propres clés, avec toutes leurs autorisations, sont envoyées aux machines dans un fichier que seul l&apos;utilisateur de connexion peut lire, car aucune clé limitée n&apos;a pu être créée (%1)</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation>des clés de session limitées à %1 sont envoyées aux machines</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation>des clés de session limitées à %1 sont envoyées aux machines et expirent à %2</translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation>%1&#xa0;; tant que l&apos;exécution est suivie, elles sont remplacées avant leur expiration</translation>
    </message>
    <message>
        <source>its process died</source>
        <translation>son processus ne fonctionne plus</translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation>il n&apos;a pas rejoint à temps</translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation>connexion fermée</translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation>connexion fermée au milieu d&apos;un message</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>connexion réinitialisée par le correspondant</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>connexion rompue</translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation>sans signe de vie depuis %1 s</translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation>pas prêt en %1 s</translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation>il a perdu ses connexions (%1)</translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation>%1 signale qu&apos;il n&apos;a envoyé aucun gradient pour l&apos;étape %2 en %3 s</translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation>il a envoyé des nombres non valides</translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation>un démarrage antérieur du planificateur l&apos;a exclu</translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation>%1&#xa0;; ce qu&apos;il n&apos;avait pas fait de l&apos;époque %2 revient aux autres</translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation>serveur %1 (%2)</translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation>Worker %1 (%2)</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>terminé avec le statut %1</translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation>terminé avec le statut %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>terminé par %1</translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation>terminé par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation>terminé par %1 (mémoire insuffisante&#xa0;?)</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation>terminé par %1 (mémoire insuffisante&#xa0;?)&#xa0;: %2</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation>EC2 reprend la machine du nœud principal</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation>EC2 reprend la machine du nœud principal&#xa0;; %1</translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation>les workers qui répondent à nouveau ne s&apos;entraînent pas (%1&#xa0;: %2)&#xa0;; une nouvelle tentative est faite</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation>il ne reste que %1 workers sur au moins %2</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation>il ne reste que %1 workers sur au moins %2&#xa0;; le dernier à défaillir est %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation>%1 workers sur %2 n&apos;étaient pas prêts en %3 s&#xa0;; l&apos;exécution démarre sans eux</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>résiliée</translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation>résiliée, %1</translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation>inconnue d&apos;AWS</translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation>l&apos;arrêt de %1 a été interrompu</translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation>la mise en veille prolongée de %1 a été interrompue</translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation>le démarrage de %1 a été interrompu</translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation>le redémarrage de %1 a été interrompu</translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation>le changement de type de %1 dans %2 a été interrompu</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation>les nœuds qu&apos;EMR a démarrés ne s&apos;entraînent pas (%1&#xa0;: %2)</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation>les nœuds qu&apos;EMR a démarrés ne s&apos;entraînent pas (%1&#xa0;: %2)&#xa0;; une nouvelle tentative est faite</translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation>Tout programme&#xa0;: graphiques, points de contrôle, arrêt avec sauvegarde</translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation>PyTorch&#xa0;: DistributedDataParallel avec points de contrôle</translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation>PyTorch, élastique&#xa0;: magasin clé-valeur et itérateur de données</translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation>Clés pour les machines</translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
        <translation>Enregistrement d&apos;un point de contrôle</translation>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation>AWS ne l&apos;a pas signalée comme résiliée en %1 minutes&#xa0;; son état&#xa0;: %2</translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation>annulé avant de pouvoir être supprimé</translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation>annulé avant la demande de résiliation</translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation>elle reste avec %1</translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation>non résilié à temps</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation>des machines de son cluster restent et sont jointes par elle</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation>des machines de son cluster restent et l&apos;utilisent</translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation>introuvable, mais %1</translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation>introuvable, mais le registre n&apos;a pas son cluster</translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation>introuvable, mais le profil %1 a reçu entre-temps d&apos;autres identifiants, peut-être d&apos;un autre compte</translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation>laissé tel quel&#xa0;: %1 en démarrerait une autre</translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation>la machine %1 l&apos;utilise (%2)</translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation>l&apos;attente a été annulée</translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation>l&apos;attente a été annulée avant qu&apos;AWS la signale comme résiliée</translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation>pas d&apos;accès à IAM</translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation>%1 %2, auparavant %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation>%1 (%2) a été résiliée pendant son démarrage</translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation>%1 (%2)&#xa0;; essai de %3</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation>%1 et %2 chiffres de %3 polices</translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation>%1 dans toute zone de %2</translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation>%1 points de contrôle (%2) de %3 ne sont que sur les machines.</translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation>%1 points de contrôle, %2</translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation>non arrêtés à temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 époques</translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation>%1 époques, exactitude de validation %2</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 existe</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 fichiers, %2</translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation>%1 fichiers, %2 dans %3</translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation>%1 pour l&apos;entraînement, %2 pour la validation, de %3 polices, %4</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation>%1 dans %2, car la première zone n&apos;offre pas %3</translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation>%1 est utilisé tel quel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>il en reste %1</translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation>%1 journaux</translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation>%1 machines résiliées</translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation>%1 nœuds, comme EMR les liste</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation>%1 époques sur %2 terminées, %3 workers</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation>%1 époques sur %2 terminées, 1 worker</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 fichiers sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation>%1 connexions sur %2 échouent</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 machines sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation>%1 machines sur %2 ont répondu</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 sur %2, %3</translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation>%1 autres ressources supprimées</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation>%1 images, %2 dans %3 fichiers</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation>%1 images, %2 dans 1 fichier</translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation>%1 prix</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 ressources</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation>%1 la dernière fois</translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation>%1 a été lancé pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation>%1 avec la balise du cluster&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation>%1 x %2 avec le pilote %3</translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation>%1, %2 %3 sur %4</translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation>%1, encore %2 au plus en règle générale</translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation>%1, exactitude de validation %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation>%1&#xa0;: %2 sur %3 en marche</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation>%1&#xa0;; non lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation>%1&#xa0;; les secrets possibles restent sur cet ordinateur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation>%1&#xa0;; sans les dernières lignes de %2</translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation>0 point de contrôle</translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation>0 ressource restante</translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation>1 point de contrôle (%1) de %2 n&apos;est que sur les machines.</translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation>1 point de contrôle, %1</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 fichier, %1</translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation>1 fichier, %1 dans %2</translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation>1 nœud de tête et %1 workers en marche dans %2</translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation>1 nœud de tête et 1 worker en marche dans %1</translation>
    </message>
    <message>
        <source>1 log</source>
        <translation>1 journal</translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation>1 machine résiliée</translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation>1 autre ressource supprimée</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 ressource</translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation>AWS limite les requêtes, les essais continuent</translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation>AWS connaît les nouveaux rôles au bout de quelques secondes</translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation>EFS ne dessert pas cette zone&#xa0;: les machines qui s&apos;y trouvent ne peuvent pas monter le système de fichiers</translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation>EMR n&apos;indique aucun groupe géré du nœud maître</translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation>EMR l&apos;écrit avec quelques minutes de retard&#xa0;; encore %1</translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation>SSH depuis %1</translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation>Exactitude de validation&#xa0;: %1</translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation>une suggestion suit chaque époque</translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation>le compte %1 ne répond plus</translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation>répond à %1</translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation>à la fin de l&apos;époque %1</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>entre deux lots</translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation>entre deux lots, ou à la fin de l&apos;époque si elle se termine dans les %1 s</translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation>nouvelle connexion&#xa0;: %1</translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation>nœuds core</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation>transmet sa partie des poids</translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation>instances actives</translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation>elle diffère de celle d&apos;EMR&#xa0;: voir les événements</translation>
    </message>
    <message>
        <source>it exists</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation>cela n&apos;a pas été mené à terme</translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation>ses données sont prêtes</translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation>son script prepare-data n&apos;est pas terminé</translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation>paires de clés</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>part %1</translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation>part quand son processus est terminé, au plus tard après %1 s</translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation>charge ses données&#xa0;; rejoint l&apos;exécution %1</translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation>prochain essai dans %1 s&#xa0;: %2</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>pas de GPU</translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation>pas de capacité pour %1 (%2)&#xa0;; essai de %3</translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation>pas de capacité dans %1 (%2)&#xa0;; essai de %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation>prépare sa machine&#xa0;; rejoint l&apos;exécution quand elle est prête</translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation>processus de ses %1 machines sur cet ordinateur&#xa0;: %2</translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation>les programmes chargent %1</translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation>prêt à remplacer un worker défaillant</translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation>report.md, metrics.csv et chart.png dans %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>l&apos;exécution %1</translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation>envoi du point de contrôle</translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation>envoi du code</translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation>sockets à l&apos;écoute sur ses %1 adresses&#xa0;: %2</translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation>nœuds de tâches</translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation>test des GPU</translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation>le bucket %1&#xa0;: supprimé</translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation>le bucket %1&#xa0;: existe encore</translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation>la fin de %1</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>l&apos;exécution est terminée</translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation>le runtime répond sur %1 machines</translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation>décompression du code</translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation>jusqu&apos;à ce qu&apos;il soit en marche</translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation>d&apos;habitude %1 (la plus longue de %2 a pris %3)</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>volumes</translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation>attente de %1, encore %2 au plus</translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation>avertissement&#xa0;: non comparé, car il y a trop de fichiers</translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation>avertissement, sauf si chaque machine a sa propre partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation>enregistré à l&apos;étape %1, en attente de sa copie</translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation>celui de l&apos;étape %1 n&apos;a pas été copié</translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation>la copie la plus récente est celle de l&apos;étape %1</translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation>aucune copie d&apos;un point de contrôle n&apos;a été trouvée</translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation>a été remplacée auparavant</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation>Il reste %1.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>Il reste %1.</translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>%1 machines ont la protection contre la résiliation&#xa0;: résiliez de nouveau et acceptez de la lever (--lift-protection).</translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%1 machines de l&apos;autre registre %3 de %2 sont encore en marche&#xa0;: %4. Résiliez depuis l&apos;ordinateur qui les a lancées&#xa0;; s&apos;il est perdu, «&#xa0;trainyardctl adopt&#xa0;» les prend en charge et «&#xa0;terminate --account&#xa0;» résilie tout dans le compte.</translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation>%1 autres ressources</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(inconnu)</translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>1 machine a la protection contre la résiliation&#xa0;: résiliez de nouveau et acceptez de la lever (--lift-protection).</translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>1 machine de l&apos;autre registre %2 de %1 est encore en marche&#xa0;: %3. Résiliez depuis l&apos;ordinateur qui l&apos;a lancée&#xa0;; s&apos;il est perdu, «&#xa0;trainyardctl adopt&#xa0;» la prend en charge et «&#xa0;terminate --account&#xa0;» résilie tout dans le compte.</translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation>1 autre ressource</translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation>Une seconde vérification n&apos;a rien trouvé dans ce compte.</translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation>Une seconde vérification n&apos;a rien trouvé de ce registre.</translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation>Une seconde vérification n&apos;a rien trouvé. Plus rien n&apos;est en marche.</translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation>Elle porte vos balises, mais n&apos;a pas été lancée depuis ce registre&#xa0;: prenez-la en charge ou résiliez-la à la main.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation>Il n&apos;est pas prouvé qu&apos;il ne reste rien.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation>Il n&apos;est pas prouvé qu&apos;il ne reste rien. Résiliez de nouveau.</translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation>Interrompu avant d&apos;avoir prouvé que rien n&apos;est en marche&#xa0;: résiliez de nouveau.</translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation>Interrompu, et %1 machines sont peut-être encore en marche&#xa0;: résiliez de nouveau.</translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation>Interrompu, et 1 machine est peut-être encore en marche&#xa0;: résiliez de nouveau.</translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation>RESTE     %1  %2</translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation>Reconnectez-vous ou renouvelez d&apos;abord les identifiants, puis résiliez de nouveau.</translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation>NON VÉRIFIÉ %1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation>NON VÉRIFIÉ cluster %1</translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation>Non résilié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation>Résiliez de nouveau.</translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation>Le registre n&apos;a pas pu être écrit (%1&#xa0;: %2)&#xa0;: ce qui a été résilié n&apos;y figure pas. Résiliez de nouveau dès que possible.</translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation>Le registre ne liste rien, et le point de terminaison n&apos;a pas répondu&#xa0;: résiliez de nouveau quand il répondra.</translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation>Il n&apos;y avait rien à résilier.</translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation>Reçu de Trainyard</translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation>compte    %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation>annulé avant la vérification finale</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation>résilié   %1  %2</translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation>fin       %1 (%2)</translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation>elle porte vos balises, mais n&apos;a pas été lancée depuis ce registre&#xa0;; «&#xa0;trainyardctl adopt %1&#xa0;» la prend en charge</translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation>introuvable chez AWS désormais</translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation>profil    %1</translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation>début     %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation>disparu   %1  %2</translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation>était déjà résiliée</translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation>un autre cluster l&apos;utilise</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation>le groupe n&apos;existe plus</translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation>Donnez un nom à la pile.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Choisissez un type.</translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation>Indiquez le dossier.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Choisissez le fichier de la clé privée.</translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation>CloudFormation ne crée la pile qu&apos;avec cette autorisation.</translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation>Un VPC existant exige un sous-réseau pour le maître et un pour les workers.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Ce champ ne doit pas être vide.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation>L&apos;image ne fonctionne pas sur ce type d&apos;instance&#xa0;: choisissez un type x86_64, par exemple g5.xlarge.</translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation>Un système de fichiers créé par la pile n&apos;a pas encore de cible de montage.</translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation>La zone appartient à la région de la pile, par exemple us-east-1a.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de région «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>Il n&apos;existe pas de type d&apos;instance «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation>La région a autant de VPC que le quota le permet (%1)&#xa0;: utilisez-en un existant ici, supprimez-en un ou demandez un quota plus élevé.</translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation>La région a autant d&apos;adresses IP Elastic que le quota le permet (%1), et une passerelle NAT en exige une&#xa0;: libérez-en une, ou choisissez un autre accès à Internet.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation>Visite&#xa0;: lenet ou mlp.</translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation>Visite&#xa0;: dossier de report.md, metrics.csv et chart.png.</translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation>Visite&#xa0;: nombre de workers au début.</translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation>Visite&#xa0;: nombre d&apos;époques.</translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation>Visite&#xa0;: échantillons d&apos;un pas, tous workers confondus.</translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation>Visite&#xa0;: nombre d&apos;époques après lesquelles un worker est ajouté&#xa0;; 0 n&apos;en ajoute aucun.</translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation>Visite&#xa0;: nombre de chiffres pour l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation>Visite&#xa0;: nombre de chiffres pour la validation.</translation>
    </message>
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation>Lance des clusters d&apos;entraînement, montre leur entraînement et ne laisse rien tourner.</translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation>Le compte&#xa0;: local, ou un profil de ~/.aws/config.</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>La région.</translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation>Un autre point de terminaison compatible AWS.</translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation>Dossier d&apos;état (par défaut&#xa0;: $XDG_STATE_HOME/trainyard).</translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation>Exécuter la visite sur le cloud local.</translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation>Fermer à la fin de la visite&#xa0;; statut 0 si elle a réussi.</translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation>Tracer les graphiques de RUN dans FILE (PNG) et quitter.</translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation>Visite&#xa0;: une image de la fenêtre (PNG), prise à la fin de l&apos;entraînement.</translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation>Avec --render-chart&#xa0;: où écrire.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>À propos de Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1 sur %2, %3</translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation>Deep learning distribué sur AWS</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation>&amp;Copier la version</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Composants et leurs licences</translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation>Licence de Trainyard</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation>Utiliser ce compte</translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation>Un compte AWS à vous, sous un nom de votre choix.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>for example work</source>
        <translation>par exemple travail</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Région</translation>
    </message>
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation>Clé d&apos;a&amp;ccès&#xa0;: ID, secret, éventuellement jeton de session</translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation>&amp;Authentification unique (IAM Identity Center)&#xa0;: connexion par le navigateur</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Clé d&apos;accès</translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation>Telle qu&apos;AWS l&apos;affiche à la création d&apos;une clé, ou dans le portail d&apos;accès.</translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation>&amp;ID de clé d&apos;accès</translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation>Clé d&apos;accès &amp;secrète</translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation>&amp;Jeton de session</translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation>seulement pour les clés qui expirent</translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation>&amp;Coller ce qu&apos;AWS affiche</translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation>Conserver la clé dans le &amp;trousseau de ce bureau plutôt que dans un fichier</translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation>Le presse-papiers ne contient pas de clé d&apos;accès.</translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation>Repris&#xa0;; la session expire à %1.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Repris.</translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation>Authentification unique</translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation>Ce qu&apos;affiche le portail d&apos;accès de votre organisation. Le navigateur s&apos;ouvre à la fin.</translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation>&amp;URL de démarrage</translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation>&amp;Région de l&apos;authentification unique</translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation>&amp;ID de compte</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>Rô&amp;le</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation>Vérifie la clé auprès d&apos;AWS. Seule une clé valide est enregistrée.</translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation>Vérification auprès d&apos;AWS</translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation>Écrit le profil dans ~/.aws/config. La connexion vaut pour tous les outils AWS.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation>Vérifie auprès d&apos;AWS à qui appartient la clé, l&apos;enregistre dans le trousseau et y fait référence dans ~/.aws/config.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation>Vérifie auprès d&apos;AWS à qui appartient la clé et l&apos;écrit dans ~/.aws/credentials, que vous seul pouvez lire.</translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation>Les autres profils et les commentaires restent inchangés&#xa0;; les outils officiels d&apos;AWS utilisent le même profil.</translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation>Rien n&apos;est lancé.</translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation>Écriture du profil</translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation>Vérification auprès d&apos;AWS du propriétaire de la clé</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Rien n&apos;a été enregistré</translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation>Le profil est écrit</translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation>Il se trouve dans %1. Le navigateur s&apos;ouvre maintenant pour la connexion.</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Compte %1</translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation>Il s&apos;agit de %1. La clé est conservée dans %2.</translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation>le trousseau</translation>
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
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation>Supp&amp;rimer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conserver</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation>Comptes de cet ordinateur</translation>
    </message>
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation>Ce sont des profils de ~/.aws, que l&apos;AWS CLI utilise aussi. En supprimer un ici le supprime aussi pour l&apos;AWS CLI&#xa0;; le compte et ce qui y tourne restent.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>&amp;Ajouter un compte…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation>%1 (sélectionné)</translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation>Supprimer %1&#xa0;? AWS n&apos;affiche pas une clé secrète une seconde fois.</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>Suppression de %1…</translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation>%1 a été supprimé de %2.</translation>
    </message>
    <message>
        <source>Select a profile first.</source>
        <translation>Sélectionnez d&apos;abord un profil.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation>%1&#xa0;: époque %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>et %n autre exécution</numerusform>
            <numerusform>et %n autres exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation>aucun point de contrôle n&apos;a été copié</translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation>dernier point de contrôle copié&#xa0;: pendant l&apos;époque %1</translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
        <translation>dernier point de contrôle copié&#xa0;: époque %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation>Appel AWS</translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation>Commande à distance</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation>%1, requête %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
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
        <translation>Activité</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Copier comme ligne de commande</translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation>Ce qui a été fait dans le cloud et sur les machines, du plus récent au plus ancien.</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation>mots qui doivent figurer&#xa0;: RunInstances, us-east-1, Throttling…</translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation>Inclure les re&amp;quêtes en lecture seule</translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation>Appels qui ne font que lire et ne modifient rien</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>La ligne de commande a été copiée.</translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation>Les requêtes à AWS et les commandes sur les machines apparaissent ici. Rien ne correspond pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation>Sélectionnez d&apos;abord une ligne sur la page Activité.</translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation>Il n&apos;y a pas de ligne de commande pour cela.</translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation>Exporter l&apos;activité…</translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation>Tous les appels et commandes du journal, avec les ID de requête et leur effet sur la facture&#xa0;: CSV, ou lignes JSON si le nom ne se termine pas par .csv</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exporter l&apos;activité</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>%n ligne du journal n&apos;a pas pu être lue et a été omise.</numerusform>
            <numerusform>%n lignes du journal n&apos;ont pas pu être lues et ont été omises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation>Le cluster n’a pas d’échéance : elle coûte de l’argent jusqu’à ce que vous la retiriez.</translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation>Jusqu’à l’échéance, dans %1, elle coûte %2.</translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation>Ajouter un worker ?</translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation>Une autre machine est lancée. Son prix est inconnu.</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>Ajouter un worker</translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation>Une autre %1 est lancée : %2.</translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation>Ajouter un worker à %1 ?</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation>Autoriser &amp;SSH depuis cet ordinateur</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation>Adresse IP de cet ordinateur</translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Autorise SSH vers ces clusters depuis l&apos;adresse IP actuelle de cet ordinateur et retire ses adresses précédentes</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation>L&apos;adresse IP de cet ordinateur est maintenant %1, et %2 n&apos;autorise pas SSH depuis celle-ci.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation>%1 supérieur à %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation>%1 inférieur à %2</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation>%1 pendant %2 s</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>&amp;Ajouter une règle</translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation>&amp;Supprimer la règle</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>Règles d&apos;alerte</translation>
    </message>
    <message>
        <source>above</source>
        <translation>supérieur à</translation>
    </message>
    <message>
        <source>below</source>
        <translation>inférieur à</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>immédiatement</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Métrique</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Condition</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valeur</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>&amp;Pendant au moins</translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation>aucun progrès depuis %1 min</translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation>%1 : arrêter l&apos;exécution</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1 : résilier le cluster</translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation>aucun progrès</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>avertir</translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation>avertir et arrêter l&apos;exécution</translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation>avertir et résilier le cluster</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation>Sans &amp;nouvelle valeur depuis</translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation>Act&amp;ion</translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation>Résilier des clusters par cette règle ?</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Ajouter la règle</translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation>Choisissez d&apos;abord une métrique.</translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation>Sélectionnez d&apos;abord une règle.</translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation>%1&#xa0;: ajouter un worker</translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation>avertir et ajouter un worker</translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation>Lancer des machines par cette règle&#xa0;?</translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation>Vous êtes averti lorsqu&apos;une exécution remplit une règle, qui peut aussi l&apos;arrêter, résilier son cluster ou ajouter un worker. Les règles s&apos;appliquent aux exécutions du profil sélectionné tant que Trainyard est ouvert, et à une exécution tant que trainyardctl la suit.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation>Lorsqu&apos;une exécution remplit %1 pendant que Trainyard est ouvert ou que trainyardctl la suit, une machine est lancée sans autre question pour un worker de plus, une fois par exécution. Elle coûte autant que les autres workers de l&apos;exécution.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>Lorsqu&apos;une exécution remplit %1 pendant que Trainyard est ouvert ou que trainyardctl la suit, son cluster est résilié sans autre question, avec toutes ses machines et ses autres exécutions. Les modèles qui ne sont enregistrés nulle part ailleurs sont copiés auparavant, si possible.</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>Saisissez d’abord une valeur.</translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation>La règle est incomplète</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>Enregistrer sans elle</translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation>Ajouter la règle « %1 » ?</translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation>Elle est dans les champs, mais pas dans la liste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation>peut être rattachée</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation>Piles de la région</translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation>La résiliation de ce cluster peut &amp;supprimer la pile avec tout ce qu&apos;elle a créé</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>&amp;Rattacher</translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation>Rattacher une pile existante</translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation>Une pile d&apos;entraînement dynamique de %1, créée par un outil plus ancien, un collègue ou la console, devient un cluster ici. La pile elle-même n&apos;est pas modifiée.</translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation>&amp;Piles</translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation>Chargement des piles…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation>de la paire de clés de la pile&#xa0;; elle reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Ch&amp;oisir…</translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation>Clé pri&amp;vée</translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation>comme la pile</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>&amp;Nom du cluster</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation>essayés tour à tour&#xa0;: ubuntu, ec2-user</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>&amp;Utilisateur de connexion</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>Résili&amp;er après</translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation>La région n&apos;a aucune pile.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Choisissez le fichier de la clé privée.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation>Le fichier de clé doit être indiqué avec son chemin complet.</translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
        <translation>Utilisez a-z, 0-9 et &apos;-&apos;, commencez par une lettre, 40 caractères au plus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>aucune limite</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>Change the amount or the action first.</source>
        <translation>Modifiez d&apos;abord le montant ou l&apos;action.</translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation>Résilier maintenant ?</translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation>Arrêter les exécutions maintenant ?</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation>%1 ont déjà été dépensés. Un budget de %2 est atteint immédiatement, et les instances sont résiliées.</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation>%1 ont déjà été dépensés. Un budget de %2 est atteint immédiatement, et les exécutions sont arrêtées.</translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation>Définir et résilier</translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation>Définir et arrêter</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation>Réinitialiser le zoom</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dollars</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Axe X</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation>Moyenne mobile exponentielle. La courbe d&apos;origine reste visible, estompée.</translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation>Glissez dans un graphique pour zoomer, Maj et glissez pour déplacer&#xa0;; double-cliquez pour tout afficher</translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation>Cette exécution est gratuite, ou son prix n&apos;est pas connu.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation>Accès au compte</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Système de fichiers partagé</translation>
    </message>
    <message>
        <source>Training package</source>
        <translation>Paquet d&apos;entraînement</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>Préparation des données</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Il manque quelque chose.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation>au cours de %1</translation>
    </message>
    <message>
        <source>last, best</source>
        <translation>dernier, meilleur</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernier</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Conservé comme</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>EMR</source>
        <translation>EMR</translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation>Une pile CloudFormation démarre ses machines&#xa0;; il prend fin avec la suppression de la pile.</translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation>EMR démarre ses machines&#xa0;; il prend fin avec le cluster EMR.</translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation>Ses machines ont été démarrées une par une.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Créé le %1</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coût à ce jour</translation>
    </message>
    <message>
        <source>Auto-terminates</source>
        <translation>Résiliation auto</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>échéance dépassée</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1, %n machine perdue</numerusform>
            <numerusform>%1, %n machines perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation>Instances</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation>Ajouter un worker</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Retirer un worker…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Démarrer l&apos;entraînement…</translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation>Résilier ce cluster…</translation>
    </message>
    <message>
        <source>Extend by 2 h</source>
        <translation>Prolonger de 2 h</translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation>Reprendre le lancement</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Prendre en charge…</translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation>Copier la commande SSH</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation>Aucun cluster ne tourne. «&#xa0;Afficher les terminés&#xa0;» ci-dessus liste ceux qui ont été résiliés.</translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation>Autres façons d&apos;obtenir un cluster</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation>Repousse l&apos;échéance des machines de deux heures</translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation>Poursuit un lancement interrompu&#xa0;: conserve les machines en marche et lance celles qui manquent</translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation>Prend en charge un cluster dont l&apos;ordinateur ou le dossier d&apos;état a été perdu, pour que vous puissiez le résilier ici</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation>Aucune machine de ce cluster n&apos;existe.</translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation>Exécutions de ce cluster</translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation>Aucune exécution sur ce cluster pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation>Aucune machine de ce cluster n&apos;a été lancée d&apos;ici.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aucun événement pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation>Détails du cluster</translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation>Masquer les terminés (%1)</translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation>Afficher les terminés (%1)</translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation>Tous les workers de ce cluster sont verrouillés&#xa0;: seuls les workers ajoutés plus tard peuvent être retirés.</translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation>Résilie la machine d&apos;un worker</translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation>Sa machine est résiliée&#xa0;; les données qui s&apos;y trouvent sont perdues.</translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation>Retirer %1 de %2&#xa0;?</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Retirer le worker</translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation>Lancer les machines manquantes de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation>Lancer les machines de %1&#xa0;?</translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation>Aucune machine de ce cluster n&apos;est en marche. %1 de type %2 seront lancés, comme prévu.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prendre en charge</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation>Ses balises indiquent le propriétaire %1 et le registre %2&#xa0;; quiconque utilise ce registre peut encore le modifier. La clé privée se trouve sur l&apos;ordinateur qui l&apos;a lancé&#xa0;: d&apos;ici, vous pouvez donc l&apos;arrêter et le résilier, mais pas y lancer d&apos;entraînement. Les éléments suivants seront pris en charge, et supprimés quand vous résilierez le cluster&#xa0;:</translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation>Prendre en charge %1 (%2)&#xa0;?</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d&apos;attente</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Remplacer le worker…</translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation>Ouvrir un terminal</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Résilier immédiatement</translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation>Machines du plan qui ne sont pas en marche&#xa0;: %1. Elles seront lancées avec le type %2. Les workers qui ont été retirés le restent.</translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation>Son worker a cessé de fonctionner&#xa0;: %1. Une autre machine %2 est lancée (%3) et rejoint l&apos;exécution&#xa0;; puis la machine de %4 est résiliée, et les données qui s&apos;y trouvent sont perdues.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Remplacer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation>Lance une machine pour le worker qui a cessé de fonctionner, puis résilie la machine de celui-ci</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation>Le worker quitte l&apos;exécution et les autres reprennent sa part. Sa machine est résiliée, et les données qui s&apos;y trouvent sont perdues. Une machine bloquée ne peut pas quitter l&apos;exécution&#xa0;: résiliez-la immédiatement, sans ses derniers points de contrôle. Une tâche qui ne peut pas perdre de machine échoue alors.</translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation>Exporter le plan…</translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation>Retire ce cluster terminé de la liste&#xa0;; ses coûts et ses exécutions sont conservés</translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation>Rechercher par nom, état, type ou zone</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Rechercher des clusters</translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation>Rechercher des nœuds</translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation>Aucune machine ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation>Retire de cette liste les clusters résiliés&#xa0;; leurs coûts et leurs exécutions sont conservés</translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation>Les clusters résiliés restent listés avec leurs événements jusqu&apos;à ce que vous les retiriez</translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation>Aucun cluster ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>Retirer tous les clusters terminés</translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation>Journal d&apos;installation</translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation>Un fichier pour l&apos;assistant de lancement et pour trainyardctl launch --plan, sans clés ni chemins</translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation>Exporter le plan du cluster</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation>Étapes : temps jusqu&apos;à</translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation>Seuls les clusters d&apos;instances EC2 individuelles ont un plan à exporter.</translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation>%1 n&apos;est pas en cours d&apos;exécution : %2.</translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation>Un cluster garde au moins un worker.</translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation>Un worker est remplacé pendant qu&apos;une exécution s&apos;entraîne.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Aucune machine de ce cluster n&apos;est en cours d&apos;exécution.</translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation>, avec tout ce qu’elle a créé</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation>Sa machine n’existe plus : %1. Une autre %2 est lancée (%3) et rejoint l’entraînement en cours, s’il y en a un.</translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation>Retire la machine perdue de cette liste ; ses événements sont conservés</translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation>Une machine perdue est remplacée pendant que le cluster est prêt ou s&apos;entraîne.</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation>%1 a été retiré de la liste. Ses coûts et ses exécutions restent.</translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>%n cluster terminé a été retiré de la liste. Ses coûts et ses exécutions restent.</numerusform>
            <numerusform>%n clusters terminés ont été retirés de la liste. Leurs coûts et leurs exécutions restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation>Liste des clusters</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>%n autre fichier</numerusform>
            <numerusform>%n autres fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation>vide&#xa0;: aucun fichier n&apos;est envoyé</translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation>Dossier du code</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation>Fichiers envoyés</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Établissement de la liste des fichiers…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>%n fichier, %1, est envoyé.</numerusform>
            <numerusform>%n fichiers, %1, sont envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation>Restent ici&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation>Lignes de commande équivalentes</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copier les commandes</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation>La même chose en commandes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Commandes correspondantes</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Indisponible pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation>Rechercher une commande, une page, un cluster, une exécution ou un réglage</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Aucun résultat. Essayez avec moins de mots.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>Comparer %n exécution</numerusform>
            <numerusform>Comparer %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;Copier en Markdown</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Le tableau a été copié.</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Seulement les &amp;différences</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s&apos;agit</translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation>Saisissez %1 pour continuer&#xa0;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Type %1 first.</source>
        <translation>Saisissez d&apos;abord %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Actuellement, par heure</translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation>Actuellement, par jour</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coût à ce jour</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>On AWS, per hour</source>
        <translation>Sur AWS, par heure</translation>
    </message>
    <message>
        <source>On AWS so far</source>
        <translation>Sur AWS jusqu&apos;ici</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>On-Demand machines</source>
        <translation>Machines à la demande</translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation>Machines Spot</translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation>Disques (EBS), y compris des machines arrêtées</translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation>Adresses IPv4 publiques</translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
        <translation>Passerelles NAT&#xa0;: aucune n&apos;est nécessaire, les machines ont leurs propres adresses IP publiques</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Par heure</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>&amp;Daily budget</source>
        <translation>Budget &amp;quotidien</translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation>Budget du cluster &amp;sélectionné</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation>Estimés d&apos;après les durées de vie enregistrées des machines et les prix catalogue des machines, des disques et des adresses IP. Votre facture AWS peut différer.</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Actuellement, par heure</translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation>Aujourd&apos;hui (UTC)</translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation>Tous les clusters à ce jour</translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation>Le budget quotidien est de %1.</translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation>Il n&apos;y a plus de budget quotidien.</translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation>Coûts par cluster</translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation>Aucun cluster n&apos;a encore été lancé d&apos;ici&#xa0;: rien n&apos;a donc été payé.</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Par cluster</translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation>Coûts par jour</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>Rien n&apos;a encore été payé.</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation>Ce qui est facturé</translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation>Facturé actuellement</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Ce qui serait moins cher</translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation>Aucune option moins chère trouvée.</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>Moins cher</translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation>Prix catalogue du %1.</translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation>Coûts des derniers jours</translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation>Sur AWS, de tels clusters auraient coûté %1 jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>Sur AWS, de tels clusters coûteraient %1 maintenant, et %2 jusqu&apos;ici.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation>Exemple des graphiques d&apos;une exécution</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échantillons/s</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation>Buckets et dossiers</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Remonter</translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation>&amp;Choisir ce dossier</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>Choisir un jeu de données</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Lecture du dossier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation>Tous les buckets</translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation>Le compte n&apos;a aucun bucket.</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Ce dossier est vide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation>Dossiers de la machine</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation>Dossier &amp;personnel</translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
        <translation>Dossier r&amp;acine</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>no such bucket in this account</source>
        <translation>aucun compartiment de ce nom dans ce compte</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n fichier, %1, %2</numerusform>
            <numerusform>%n fichiers, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernière utilisation</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Jeux de données</translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation>Aucun jeu de données</translation>
    </message>
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation>Une exécution s&apos;entraîne sur un jeu de données d&apos;un compartiment. Créez-en un à partir de chiffres dessinés, ou chargez votre propre dossier.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation>Jeux de données des compartiments de ce compte, et ceux que des exécutions ont utilisés.</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>Utiliser dans une exécution…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l&apos;adresse</translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation>Parts des workers…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L&apos;adresse a été copiée.</translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation>Genres de données</translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation>&amp;Jeux de données</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Fichiers</translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation>&amp;Systèmes de fichiers partagés</translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation>Dossiers des mac&amp;hines</translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n compartiment n&apos;a pas pu être listé entièrement.</numerusform>
            <numerusform>%n compartiments n&apos;ont pas pu être listés entièrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation>Sélectionnez d&apos;abord un jeu de données.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayBars</name>
    <message>
        <source>%1: %2</source>
        <comment>day, amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>Rien n&apos;a encore été payé.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation>Jour (UTC)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation>Examiner ce cluster</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation>Pas encore examiné</translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation>Le diagnostic se connecte aux machines, lit leurs journaux et le compte, et indique ce qui ne va pas avec la réparation à faire. Il ne modifie rien sans confirmation.</translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation>La réparation est faite, et sa vérification a été répétée.</translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation>L&apos;examen est en cours</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation>Une archive pour un rapport de bogue, sans secrets&#xa0;; son contenu est d&apos;abord listé</translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation>Examen du cluster…</translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation>L&apos;examen a été arrêté&#xa0;; ce qu&apos;il a trouvé jusque-là est affiché.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>%n vérification sans constat</numerusform>
            <numerusform>%n vérifications sans constat</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation>La réparation est en cours&#xa0;; les opérations ci-dessous montrent ses étapes.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>Archives ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation>Collecte des fichiers…</translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation>Enregistrer le rapport&#xa0;?</translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation>L&apos;archive %1 contiendra ces fichiers. Les clés, jetons et mots de passe sont remplacés par ***&#xa0;; les noms, les adresses et le numéro du compte restent.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation>Ce cluster n&apos;a pas été lancé depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation>Une réparation est en cours.</translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation>L&apos;examen n&apos;est pas terminé.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation>Le poursuivre</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L&apos;abandonner</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation>Système de fichiers partagé</translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation>Un dossier que toutes les machines d&apos;un cluster partagent, et qui reste quand elles ont disparu.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation>Ce qui existera, et ce que cela coûte.</translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation>Nouveau système de fichiers partagé</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zones</translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation>Toutes les machines d&apos;un cluster le montent à leur démarrage, y compris celles qui arrivent plus tard. Le code, les données et les résultats sont stockés une seule fois, plusieurs clusters les partagent, et ils restent quand les machines ont disparu. Les données empaquetées (RecordIO) ne ralentissent pas l&apos;entraînement. De nombreux petits fichiers le ralentissent, car chacun exige une requête&#xa0;: empaquetez-les d&apos;abord. Les machines ne peuvent le monter que dans les zones dotées d&apos;une cible de montage.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (par défaut)</translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation>Lecture des VPC de la région en cours.</translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation>Choisissez une ou plusieurs zones.</translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation>Un système de fichiers, chiffré, débit élastique</translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>%n cible de montage</numerusform>
            <numerusform>%n cibles de montage</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation>Un groupe de sécurité qui autorise NFS (TCP 2049)</translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation>Gratuit tant qu&apos;il est vide&#xa0;; ensuite par Gio et par mois, jusqu&apos;à ce que vous le supprimiez par son nom.</translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation>%1 dans %2, avec des cibles de montage dans %3. Aucun «&#xa0;Tout résilier&#xa0;» ne le supprime&#xa0;: il reste, et est facturé, jusqu&apos;à ce que vous le supprimiez ici en saisissant son nom.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;om</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Système de fichiers partagé</translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation>Facultatif&#xa0;: un système de fichiers EFS sous /efs de chaque nœud, pour les scripts, les données et les résultats.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>Système de &amp;fichiers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>So&amp;us-réseau</translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation>un de ceux du VPC par défaut, choisi par EMR</translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation>Autoriser le rôle des nœuds à &amp;lire les systèmes de fichiers, ce que le montage exige</translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation>Chargement des systèmes de fichiers et des sous-réseaux…</translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation>Les groupes de sécurité de ses cibles de montage sont ajoutés à tous les nœuds&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation>Image et amorçage</translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation>Ce à partir de quoi les nœuds démarrent, et les scripts qu&apos;ils exécutent avant qu&apos;EMR installe ses applications.</translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation>&amp;Image personnalisée</translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation>celle de la version (recommandé)</translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation>ami-…&#xa0;: Amazon Linux de la génération de la version, non chiffrée, avec un seul volume</translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation>&amp;Dossier des scripts</translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation>sous les journaux</translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation>le dossier des journaux</translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation>Les scripts de Trainyard sont chargés dans %1, dans votre compartiment. Chaque nœud les exécute à son démarrage&#xa0;:</translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation>• %1 monte %2 sous /efs pour l&apos;utilisateur hadoop, et met le nœud en échec s&apos;il n&apos;y parvient pas.</translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation>• un script fixe l&apos;échéance, que le nœud respecte même si cet ordinateur est éteint.</translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation>Quand tous les nœuds sont en marche, la liste des workers et les variables DEEPLEARNING sont écrites sur le maître.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation>Journaux et limites</translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation>Où EMR écrit ses journaux, et quand le cluster prend fin.</translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation>&amp;Journaux</translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation>s3://compartiment/dossier</translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation>EMR y met fin après &amp;une inactivité de</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Protection contre la résiliation</translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation>&amp;Balises</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>aucune&#xa0;; par exemple team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Écrivez chaque balise sous la forme nom=valeur, avec une virgule entre deux balises.</translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation>La limite d&apos;EMR ne compte que les étapes et les applications YARN&#xa0;; les limites ci-dessous comptent aussi les exécutions d&apos;entraînement et sont appliquées par le script de Trainyard sur chaque nœud. Les fichiers journaux arrivent avec quelques minutes de retard.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation>Machines et volume racine</translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation>Groupes d&apos;instances uniformes&#xa0;: un maître, qui s&apos;entraîne aussi, des nœuds core, et des nœuds de tâches qui peuvent être retirés.</translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation>Nœuds core (&amp;workers)</translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation> nœuds core, et le maître</translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation>Volume &amp;racine</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> Gio</translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation>Plus de 50 Gio, sinon le cluster risque de ne pas démarrer</translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation>Type des nœuds &amp;core</translation>
    </message>
    <message>
        <source>as the master</source>
        <translation>comme le maître</translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation>Les nœuds de tâches sont des machines S&amp;pot</translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation>Nœuds de tâc&amp;hes</translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation> nœuds de tâches</translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation>Typ&amp;e des nœuds de tâches</translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation>comme les nœuds core</translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation>Prix Spot ma&amp;ximal</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>jusqu&apos;au prix à la demande</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation>Version et applications</translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation>Seulement les applications dont l&apos;entraînement a besoin&#xa0;: chacune allonge le démarrage, et certaines l&apos;empêchent.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Région</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation>la plus récente de la région</translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation>A&amp;pplications</translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation>Hadoop</translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation>Applicatio&amp;ns de la version</translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation>Applications de la version</translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation>Chargement des versions et des applications…</translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation>La version la plus récente est %1.</translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation>%1&#xa0;: remplacée par %2</translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation>%1&#xa0;: sans mises à jour d&apos;Amazon Linux</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Tout ce qui sera créé. Rien n&apos;existe encore.</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Vérifier à &amp;nouveau</translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation>Vérification de la version, des rôles, des groupes, de l&apos;image et du système de fichiers…</translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation>Rien de connu qu&apos;EMR refuserait.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation>Sécurité et rôles</translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation>Qui peut se connecter au maître, les groupes de sécurité des nœuds, et ce qu&apos;EMR et les nœuds peuvent faire.</translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation>Groupe &amp;géré du maître</translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation>celui d&apos;EMR</translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation>Groupe géré des &amp;autres</translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation>Gro&amp;upe d&apos;accès au service</translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation>seulement dans un sous-réseau privé</translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation>Groupes a&amp;dditionnels du maître</translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation>aucun&#xa0;; sg-…</translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation>Groupes additionnels des au&amp;tres</translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation>Rôle de &amp;service</translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation>&amp;Profil d&apos;instance</translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation>Créer les rô&amp;les par défaut qui manquent</translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation>Le compte n&apos;a pas encore de rôle %1.</translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation>Il manque au rôle %1 les politiques %2.</translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation>Les deux rôles par défaut existent.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation>étape</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajouter une étape</translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation>EMR exécute la commande sur le maître en tant qu&apos;utilisateur hadoop, après les étapes qui la précèdent. Sa sortie arrive dans le compartiment des journaux quelques minutes plus tard.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation>l&apos;étape suivante s&apos;exécute</translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation>les étapes en attente sont annulées</translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation>le cluster prend fin</translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation>En cas d&apos;éc&amp;hec</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>&amp;Ajouter l&apos;étape</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Démarrée</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>Ajouter une étape…</translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation>Annuler l&apos;étape…</translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation>Journal de l&apos;étape</translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation>Ajouter des nœuds core…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation>Les étapes n&apos;ont pas pu être lues.</translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation>Aucune étape. «&#xa0;Ajouter une étape&#xa0;» exécute une commande sur le maître.</translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation>Aucune étape n&apos;a été ajoutée à ce cluster.</translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation>Tuer son processus</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>Annuler l&apos;étape %1&#xa0;?</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>Son processus est interrompu&#xa0;; un processus qui l&apos;ignore peut être arrêté de force. Les résultats qu&apos;il n&apos;a pas écrits sont perdus.</translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation>Elle n&apos;a pas démarré et ne démarrera pas.</translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation>Annuler l&apos;étape</translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation>Lecture des journaux de %1…</translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation>Il n&apos;y a pas encore de journaux de %1&#xa0;: EMR les écrit quelques minutes après le début de l&apos;étape.</translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation>Journaux de l&apos;étape %1</translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation>Ajouter des nœuds core</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation>Les nœuds core contiennent une partie de HDFS et ne peuvent pas être retirés avant la fin du cluster. Jusque-là, chacun coûte jusqu&apos;à %1. Nombre de nouveaux nœuds core&#xa0;:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation>Le cluster n&apos;accepte pas d&apos;étapes pour le moment.</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>Sélectionnez d&apos;abord une étape.</translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation>Cette étape ne peut plus être annulée.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation>Créer un cluster EMR</translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation>Créer le cluster</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Vérifier et créer</translation>
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
        <translation>%1 (meilleure)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation>Perte val.</translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation>Exactitude val.</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échantillons/s</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>Meilleure validation %1 à l&apos;époque %2</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>Plus faible perte de validation %1 à l&apos;époque %2</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation>Perte %1</translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation>Perte %1 à l&apos;époque %2</translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation>Perte d&apos;entraînement %1 à l&apos;époque %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Copier en TSV</translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation>Le tableau qu&apos;affiche parse_log de MXNet, pour un rapport</translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation>Valeurs séparées par des tabulations, pour un tableur</translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation>Aucune époque n&apos;est encore terminée.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation>Valeurs séparées par des virgules, comme Exporter les époques les écrit</translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation>Aucune époque n&apos;est encore terminée.</translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation>Copier tel qu&apos;affiché</translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
        <translation>Titres et valeurs tels qu&apos;à l&apos;écran</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation>AWS n&apos;avait pas de capacité pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation>%1 n&apos;est pas transféré&#xa0;: %2</translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation>Un lien symbolique</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation>Une adresse dans S3 commence par s3://, comme s3://compartiment/dossier.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation>Systèmes de fichiers partagés</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>Monter…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation>Systèmes de fichiers (EFS) que toutes les machines d&apos;un cluster peuvent monter, pour le code, les données et les résultats. Ils restent, et sont facturés, jusqu&apos;à ce que vous les supprimiez ici.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation>Nouveau système de fichiers…</translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation>Les systèmes de fichiers n&apos;ont pas pu être listés.</translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation>Aucun système de fichiers partagé. «&#xa0;Nouveau système de fichiers&#xa0;» en crée un avec une cible de montage dans chaque zone.</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 n&apos;a pas été lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation>Aucun de vos clusters ne tourne dans sa région.</translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation>%1 (%2) dans %3, %4</translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation>Supprimer le système de fichiers</translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation>Toutes ses données sont perdues, sur toutes les machines qui l&apos;ont monté. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation>Sélectionnez d&apos;abord un système de fichiers.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>S3</source>
        <translation>S3</translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation>Les fichiers des machines sont proposés ici pendant qu&apos;un de vos clusters tourne.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>%n autre entrée de ce dossier n&apos;est pas listée. Ouvrez un sous-dossier, ou utilisez ssh.</numerusform>
            <numerusform>%n autres entrées de ce dossier ne sont pas listées. Ouvrez un sous-dossier, ou utilisez ssh.</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation>Cet emplacement n&apos;a pas pu être listé.</translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation>Il n&apos;y a rien ici. Déposez des fichiers de cet ordinateur, ou choisissez-les à droite et chargez-les.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation>Nouveau compartiment…</translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation>Les dossiers des machines ne sont pas supprimés ici.</translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation>Chaque machine de l&apos;exécution a besoin des fichiers au même chemin, comme sur un système de fichiers partagé.</translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation>Ouvrez d&apos;abord un compartiment à gauche.</translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation>Empaquette les images d&apos;un dossier, une liste d&apos;images ou un jeu de données dans des fichiers RecordIO</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation>%1&#xa0;: %2 octets, modifié %3</translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation>%1&#xa0;: %2 octets, modifié %3, ETag %4</translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation>Charger dans un compartiment public</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation>Non téléchargés, car leurs noms ne peuvent pas être des noms de fichiers ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Remplacer les fichiers</translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation>Ces noms existent à la destination. Les fichiers de mêmes noms sont remplacés, également dans les dossiers.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Nouveau compartiment</translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation>Nom du dossier dans %1&#xa0;:</translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation>Nom, unique parmi tous les comptes. Le compartiment est privé et chiffré, et l&apos;accès public y est bloqué&#xa0;:</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation>Le nom d&apos;un compartiment a de 3 à 63 minuscules, chiffres et traits d&apos;union.</translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation>Le compartiment existe maintenant.</translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation>Le nom d&apos;un dossier ne contient pas de barre oblique et n&apos;est pas vide.</translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation>Le dossier existe maintenant.</translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation>Le lien a été copié. Quiconque le possède peut lire l&apos;objet pendant une heure.</translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation>Supprimer de la machine</translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation>Supprimer de S3</translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation>Les fichiers sont supprimés, sur un système de fichiers partagé pour toutes les machines. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Supprimé.</translation>
    </message>
    <message>
        <source>Objects in S3</source>
        <translation>Objets dans S3</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Empaqueter…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>Utiliser…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation>S3 ou une machine</translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation>Adresse dans S3, ou d&apos;un dossier d&apos;une machine</translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation>Dossier parent, dans S3 ou sur une machine</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Dossier de cet ordinateur</translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation>Dossier parent, sur cet ordinateur</translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation>Fichiers de cet ordinateur</translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation>Sélectionnez d&apos;abord des fichiers à gauche.</translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation>Il n&apos;y a pas de dossier au-dessus de celui-ci.</translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation>Sélectionnez d&apos;abord un fichier à gauche.</translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation>Sélectionnez d&apos;abord des fichiers de cet ordinateur.</translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation>Sélectionnez d&apos;abord un dossier ou un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation>Charger dans un compartiment peut-être public</translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation>La politique ou la liste de contrôle d&apos;accès de ce compartiment est ouverte à tous.</translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation>Ces identifiants ne permettent pas de lire qui peut utiliser ce compartiment (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation>Les objets sont supprimés. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation>Il ne contient plus rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>%n objet est supprimé, avec %1 sous les dossiers. Cette action est irréversible.</numerusform>
            <numerusform>%n objets sont supprimés, avec %1 sous les dossiers. Cette action est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation>Lecture du contenu…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation>problème</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
    <message>
        <source>well</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation>Copie le constat avec ses preuves</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation>J&apos;ai un compte AWS</translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation>Entraîner un modèle sur un cluster</translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation>Trainyard lance des machines sur AWS, entraîne votre modèle sur toutes, montre les courbes à mesure qu&apos;elles se tracent, et ne laisse rien en marche.</translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation>Les machines sont des environnements isolés sur cet ordinateur et ne coûtent rien tant que vous n&apos;ajoutez pas de compte.</translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation>Compte&#xa0;: profil %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1, déplié</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, replié</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation>À copier&#xa0;:</translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation>Copiés&#xa0;:</translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation>À supprimer&#xa0;:</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>Supprimés&#xa0;:</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiés</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Identiques</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimés</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Seulement là-bas</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation>Supp&amp;rimer des machines ce que le dossier n&apos;a pas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation>Copier sur les machines</translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation>Sans stockage partagé, le code et les données doivent être sur chaque machine. Les fichiers sont comparés par leur contenu&#xa0;: seul ce qui diffère est copié, puis comparé à nouveau.</translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation>Comparez un dossier pour voir ce qui manque à ses copies sur les machines.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation>Dossier de cet ordinate&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation>Dossier sur les &amp;machines</translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation>rien&#xa0;; par exemple .git, *.tmp, cache/*</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Laisser de côté</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Dossier de cet ordinateur</translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation>Il n&apos;y a aucun cluster dont les machines sont en marche.</translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation>Comparaison du contenu de tous les fichiers…</translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation>Comparez d&apos;abord&#xa0;: cela liste ce qui serait supprimé.</translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation>Certaines machines n&apos;ont pas pu être comparées.</translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation>Certaines machines n&apos;ont pas pu être mises à jour.</translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation>Toutes les machines ont le contenu du dossier.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation>Rien n&apos;a encore été modifié&#xa0;: le tableau liste ce qui serait copié et supprimé.</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>Une comparaison est en cours.</translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation>Choisissez d&apos;abord un dossier, un cluster et un dossier de ses machines.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>&amp;Mettre fin à l&apos;exécution</translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation>&amp;Lancer une nouvelle tête</translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation>Nœud de tête perdu</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 sur %2 a perdu son nœud de tête</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>Progression de l&apos;examen</translation>
    </message>
    <message>
        <source>New head</source>
        <translation>Nouvelle tête</translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation>Reprend à partir de</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pas perdus</translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation>Lance une machine et poursuit l&apos;exécution&#xa0;; Annuler, parmi les opérations, y met fin</translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation>Enregistre l&apos;exécution comme arrêtée&#xa0;; les machines restent</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation>Recherche de ce qui reste de l&apos;exécution. Rien n&apos;est encore lancé.</translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation>On ne sait pas ce qui reste de l&apos;exécution. %1</translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation>Son nœud de tête a disparu, selon le cloud.</translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation>Son nœud de tête est %1, selon le cloud.</translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation>L&apos;exécution s&apos;est arrêtée. Elle peut continuer sur un nouveau nœud de tête&#xa0;; les workers restent.</translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation>L&apos;exécution est terminée&#xa0;: sa dernière époque a un point de contrôle. Aucun nouveau nœud de tête n&apos;est nécessaire.</translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation>L&apos;exécution ne peut pas continuer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation>le début&#xa0;: il n&apos;y a pas de point de contrôle</translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation>le point de contrôle au pas %1, après l&apos;époque %2</translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation>le point de contrôle après l&apos;époque %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation>%1, qui sont réentraînés</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>&amp;Log in again</source>
        <translation>Se re&amp;connecter</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>Comp&amp;te</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Ré&amp;gion</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>cloud local</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>session expired</source>
        <translation>session expirée</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>injoignable</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>costs money</source>
        <translation>payant</translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation>%1, payant</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation>%1 dans d&apos;autres régions</translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation>Entre parenthèses&#xa0;: le nombre de vos machines qui y sont en marche</translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation>la session expire dans %1</translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation>Avis&#xa0;: %1 non lus</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation>De telles machines coûtent %1 sur AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guide de l&apos;utilisateur</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Page du guide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>No page contains this.</source>
        <translation>Aucune page ne contient cela.</translation>
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
        <translation>Utilisateur de connexion</translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation>Disque minimal</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 Gio</translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation>ID d&apos;AMI</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>non proposée ici</translation>
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
        <translation>Le système d&apos;exploitation et les pilotes avec lesquels chaque machine démarre.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Current &amp;images</source>
        <translation>&amp;Images actuelles</translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation>un nom, ami-…, name:… ou resolve:ssm:/…</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>I&amp;mage</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>&amp;Utilisateur de connexion</translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation>Les ID et noms d&apos;AMI d&apos;anciens guides fonctionnent aussi&#xa0;: Trainyard propose l&apos;image actuelle.</translation>
    </message>
    <message>
        <source>As named below</source>
        <translation>Comme indiqué ci-dessous</translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation>Laissez vide pour l&apos;utilisateur par défaut de l&apos;image. S&apos;il est refusé, d&apos;autres noms courants sont essayés.</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation>essayés tour à tour&#xa0;: ubuntu, ec2-user, …</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation>Ouvrir un fichier de tâche…</translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation>Enregistrer le fichier de tâche…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Ajouter à la file d&apos;attente</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>Balayage…</translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation>Exécute la tâche plusieurs fois avec d&apos;autres valeurs de ses paramètres</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation>L&apos;exemple ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Ouvrir un fichier de tâche</translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Fichiers de tâche (*.yaml *.yml *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation>%1 n&apos;est pas un fichier de tâche</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Enregistrer le fichier de tâche</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n&apos;a pas été écrit</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complétez d&apos;abord les autres pages.</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation>Ajoute la tâche à la file d&apos;attente du cluster : elle démarre après celles qui la précèdent, tant que Trainyard ou trainyardctl queue run s&apos;exécute</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>Nouveau script</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts Python (*.py)</translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation>%1 contient d&apos;autres fichiers.</translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation>La tâche envoie le dossier de son script aux machines, avec tous ses fichiers. Pour n&apos;envoyer que le script, enregistrez-le dans un dossier vide.</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>&amp;Enregistrer ici</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation>CIFAR-10&#xa0;: recadrage, miroir, variation des couleurs</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personnalisée</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Augmentation</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Données de validation</translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation>vide&#xa0;: les fichiers de validation du jeu de données</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation>automatique, d&apos;après les noms des fichiers</translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation>IDX, comme MNIST</translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation>CIFAR-10, binaire</translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation>CIFAR-100, binaire</translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation>RecordIO (.rec)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>comme le modèle</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Threads de chargement</translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation>Threads de chaque worker qui préparent les lots</translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation>Recadrage aléatoire</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation>Pixels de chaque côté avant le recadrage</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation>Valeur de la marge</translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation>Miroir aléatoire</translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation>Variation de teinte</translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation>Variation de saturation</translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation>Variation de luminosité</translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation>Moyenne (R,G,B)</translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation>Soustraite des valeurs de 0 à 255</translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation>Écart (R,G,B)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation>Une valeur devient (valeur - moyenne) / écart * échelle</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Décroissance des poids</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation>Des poids initiaux et de l&apos;ordre des échantillons</translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation>Déterministe&#xa0;: les mêmes bits à chaque fois</translation>
    </message>
    <message>
        <source>Log every</source>
        <translation>Journaliser tous les</translation>
    </message>
    <message>
        <source> batches</source>
        <translation> lots</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation>dist_sync&#xa0;: tous les workers avancent ensemble</translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation>dist_async&#xa0;: chaque worker avance de son côté</translation>
    </message>
    <message>
        <source>local: one worker, no server</source>
        <translation>local&#xa0;: un worker, pas de serveur</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation>Threads de calcul de chaque worker</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation>Sur les machines des workers, 1 signifie un sur chacune</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Serveurs sur</translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation>les machines des workers</translation>
    </message>
    <message>
        <source>the head node</source>
        <translation>le nœud de tête</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation>sur les serveurs, qui envoient les poids</translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation>sur chaque worker&#xa0;: les serveurs envoient la somme des gradients</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Workers au minimum</translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation>En dessous, l&apos;exécution se met en pause</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Workers au maximum</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Workers de réserve</translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation>Au-delà du maximum&#xa0;: ils rejoignent l&apos;exécution et attendent de remplacer les workers qui meurent</translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation>Arrivée et départ des workers</translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation>automatique&#xa0;: entre les lots dans les longues époques</translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation>à la fin d&apos;une époque</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>entre deux lots</translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation>Exclure une machine après</translation>
    </message>
    <message>
        <source> deaths</source>
        <translation> morts</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pendant</translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation>Ensuite, ses workers peuvent revenir</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation>Des gradients et des poids entre les workers et les serveurs</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation>2 bits par gradient</translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation>Seuil (2 bits)</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
        <translation>Comment les gradients et les poids circulent entre les workers et les serveurs. Les messages de contrôle sont toujours chiffrés. Le chiffrement prend environ 0,5 ms de temps CPU par Mo, aux deux extrémités ensemble.</translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation>auto&#xa0;: chiffré là où il quitte le réseau privé</translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation>plain&#xa0;: le plus rapide&#xa0;; le réseau peut lire et modifier</translation>
    </message>
    <message>
        <source>aead: always encrypted, takes CPU time</source>
        <translation>aead&#xa0;: toujours chiffré, prend du temps CPU</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Toutes les</translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation>seulement à l&apos;arrêt de l&apos;exécution</translation>
    </message>
    <message>
        <source>And every</source>
        <translation>Et toutes les</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation>vide&#xa0;: le compartiment du cluster, ou des copies sur cet ordinateur</translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation>Temps de sauvegarde à l&apos;arrêt</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Données</translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation>Opti&amp;misation</translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation>Paralléli&amp;sme</translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation>Points de con&amp;trôle</translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation>A&amp;utres options</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Lanceur</translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation>Comment les processus arrivent sur les machines</translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation>ssh&#xa0;: les agents des machines</translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation>local&#xa0;: tous sur le nœud de tête</translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation>mpi&#xa0;: mpirun sur le nœud de tête</translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation>sge&#xa0;: Grid Engine</translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation>slurm&#xa0;: srun ou sbatch</translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation>yarn&#xa0;: le gestionnaire de ressources d&apos;EMR</translation>
    </message>
    <message>
        <source>Its options</source>
        <translation>Ses options</translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation>Autres mots pour la commande du lanceur, un par ligne</translation>
    </message>
    <message>
        <source>-q</source>
        <comment>an option of qsub</comment>
        <translation>-q</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>NAME=value, one on each line. They are stored with the run: no secrets</source>
        <translation>NOM=valeur, une par ligne. Elles sont stockées avec l&apos;exécution&#xa0;: pas de secrets</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NOM=valeur</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Dossier de travail</translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation>Sur les machines&#xa0;: absolu, sous ~/, ou sous le code</translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation>vide&#xa0;: le code, sinon le dossier personnel</translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation>Durée maximale de l&apos;installation</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Ne pas envoyer</translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation>Motifs des fichiers qui restent ici, en plus des motifs habituels, un par ligne</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de contrôle</translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation>Le programme le trouve dans TRAINYARD_CHECKPOINTS</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation>vide&#xa0;: le compartiment du cluster, ou le dossier de l&apos;exécution</translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation>De SIGTERM à SIGKILL</translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation>Sur chaque machine</translation>
    </message>
    <message>
        <source> processes</source>
        <translation> processus</translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation>automatique&#xa0;: un par GPU, ou un seul</translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation>Des machines peuvent arriver et partir pendant l&apos;exécution</translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation>Si un processus échoue</translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation>end&#xa0;: tous sont arrêtés</translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation>shrink&#xa0;: les autres continuent</translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation>restart&#xa0;: tous redémarrent</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Redémarrages</translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation>De tous les processus, au plus</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation>Formats des lignes dont les nombres deviennent des courbes&#xa0;: auto (tous), none, ou des noms séparés par des virgules</translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation>Motifs personnels</translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation>Expressions régulières avec groupes nommés, une par ligne&#xa0;; elles sont essayées en premier</translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation>Options de %1</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Environnement</translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation>&amp;Processus et échecs</translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation>&amp;Métriques dans la sortie</translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation>La&amp;nceur</translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation>Durée maximale dans la file d&apos;attente</translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation>De Slurm, Grid Engine ou YARN&#xa0;; 0&#xa0;: jusqu&apos;à l&apos;échéance, à la limite d&apos;inactivité ou au budget du cluster</translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> époque</numerusform>
            <numerusform> époques</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Conserver les derniers</translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation>Les points de contrôle plus anciens sont supprimés sur la machine qui les enregistre et dans le compartiment</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation>Conserver le meilleur selon</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>exactitude de validation</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>perte de validation</translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation>aucun : seulement les derniers</translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation>0&#xa0;: seulement par époques. Sans compartiment, au plus 1 Gio par heure de ces points de contrôle est copié sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation>Workers par machine</translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation>Sans GPU, par exemple un par socket de CPU. Avec des GPU&#xa0;: un par GPU.</translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation>Nombre de workers qui y sont morts dans le délai ci-dessous</translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation>Élastique : des workers arrivent et partent</translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation>Sinon, l&apos;exécution garde les workers de son démarrage et se met en pause s&apos;il y en a moins</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation>Ce point de contrôle est de %1&#xa0;: choisissez ce modèle.</translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation>Indiquez au plus %1, le nombre de workers du cluster.</translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation>Indiquez au moins %1, le nombre de workers du cluster.</translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation>Indiquez au moins un serveur.</translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation>Ce mode exige un cluster d&apos;un seul worker&#xa0;; celui-ci en a %1.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Indiquez une adresse comme s3://compartiment/préfixe ou file:///dossier, ou laissez vide.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation>Indiquez une adresse comme s3://compartiment/préfixe, un dossier des machines, ou laissez vide.</translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation>Indiquez trois nombres, par exemple 123.68, 116.779, 103.939.</translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation>Indiquez un nombre entier, au moins 0.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation>Démarrer l&apos;entraînement</translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation>Le jeu de données n&apos;a pas pu être vérifié. %1</translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation>Le jeu de données a été trouvé.</translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation>Vérification du jeu de données…</translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation>Aucun jeu de données trouvé à %1&#xa0;: %2. Revenez en arrière et choisissez-en un autre, ou créez-en un là.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation>Ce qui sera exécuté. Des workers peuvent être ajoutés et retirés pendant l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>Vérifier à nou&amp;veau</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Données&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation>Cluster&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation>Époques&#xa0;: %1</translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation>Lot de tous les workers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation>Lot de chaque worker&#xa0;: %1</translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation>Taux d&apos;apprentissage&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>Évolution&#xa0;: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation>Précision&#xa0;: %1, sur le CPU</translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation>Précision&#xa0;: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation>Précision&#xa0;: %1, sur les GPU %2 de chaque machine</translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation>Mode&#xa0;: %1, mise à jour sur chaque worker</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Mode&#xa0;: %1</translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation>Clés S3&#xa0;: des clés de session limitées à ce compartiment sont envoyées aux machines</translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation>Clés S3&#xa0;: des clés de session limitées ou, si AWS n&apos;en crée pas, vos propres clés sont envoyées aux machines</translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation>• un point de contrôle après chaque époque</translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation>• un point de contrôle toutes les %1 époques</translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation>• un point de contrôle à l&apos;arrêt de l&apos;exécution</translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation>• un planificateur sur la tête</translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• un planificateur sur la tête, et %n serveur</numerusform>
            <numerusform>• un planificateur sur la tête, et %n serveurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• %n worker, un sur chaque machine</numerusform>
            <numerusform>• %n workers, un sur chaque machine</numerusform>
        </translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation>• des courbes sur la page de l&apos;exécution, en direct</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>Sans coût supplémentaire</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>Le cluster coûte %1</translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation>LeNet, un petit réseau convolutif</translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation>MLP, trois couches denses</translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation>ResNet-%1 pour images %2 (%3)</translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation>Créer des c&amp;hiffres…</translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation>Char&amp;ger un dossier…</translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation>&amp;Lancer un cluster…</translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation>Clés &amp;S3</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Quiconque contrôle une machine peut les utiliser avec toutes vos autorisations.</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Quoi exécuter</translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation>Le modèle, le jeu de données d&apos;entraînement et le cluster.</translation>
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
        <translation>%1, un modèle personnel</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation>s3://compartiment/préfixe avec les quatre fichiers IDX</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Données</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Aucun cluster n&apos;est prêt&#xa0;: lancez-en un d&apos;abord.</translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation>Choisissez un jeu de données, créez des chiffres ou chargez un de vos dossiers.</translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation>Indiquez l&apos;adresse d&apos;un jeu de données&#xa0;: s3://compartiment/préfixe ou file:///dossier.</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Une exécution y est active&#xa0;: cette tâche peut être ajoutée à sa file d&apos;attente.</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation>Indiquez l&apos;adresse ou le fichier d&apos;un point de contrôle.</translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation>Indiquez le chemin complet, ou une adresse comme s3://compartiment/préfixe.</translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation>L&apos;entraînement continue après l&apos;époque %1.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation>Époques, taille de lot et optimiseur. Toutes les autres options ont des valeurs par défaut.</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>Épo&amp;ques</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> échantillons</translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation>T&amp;aille de lot</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>Taux d&apos;apprenti&amp;ssage</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Optimiseur</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD avec momentum</translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation>SGD avec momentum de Nesterov</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Précision</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation>bfloat16&#xa0;: plus rapide si le CPU le prend en charge</translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation>par exemple 0,1 sur chaque machine&#xa0;; vide&#xa0;: tous&#xa0;; none&#xa0;: CPU</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation>Indiquez un nombre d&apos;époques de 1 à 100&#xa0;000.</translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation>Indiquez plus de %1 époques&#xa0;: le point de contrôle en a %1.</translation>
    </message>
    <message>
        <source>Give at least %1 samples, one for each worker.</source>
        <translation>Indiquez au moins %1 échantillons, un pour chaque worker.</translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation>Indiquez un nombre d&apos;échantillons de 1 à 1&#xa0;048&#xa0;576.</translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation>Indiquez un taux d&apos;apprentissage supérieur à 0, au plus 1&#xa0;000.</translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation>bfloat16 n&apos;est pas disponible sur les GPU&#xa0;: choisissez float32, ou laissez GPU vide.</translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation>Indiquez les numéros des GPU de chaque machine, par exemple 0,1, ou none, ou laissez vide.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation>Affiche les buckets et les dossiers du compte</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Saisissez pour rechercher</translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation>Vous n&apos;avez pas démarré la dernière tâche : %1.</translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation>Vous n&apos;avez pas démarré la dernière tâche : %1 sur %2.</translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation>Part de : %1</translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation>L&apos;entraînement continue au cours de l&apos;époque %1.</translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• %n worker, %1 sur chaque machine</numerusform>
            <numerusform>• %n workers, %1 sur chaque machine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation>Perte d&apos;entraînement</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Exactitude d&apos;entraînement</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Perte de validation</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Exactitude de validation</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Échantillons par seconde</translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation>Perte du dernier lot</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>Octets par pas</translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation>Part recouverte de la communication</translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation>Part du temps d&apos;attente des poids</translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation>Secondes par époque</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Échantillons par pas</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Taille de lot</translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation>Lot de tous les workers ensemble</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Update on</source>
        <translation>Mise à jour sur</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation>Décroissance aux époques</translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation>Facteur de décroissance</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>Taux d&apos;apprentissage final</translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation>Époques de warm-up</translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation>Taux d&apos;apprentissage du warm-up</translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation>Pas de la rampe</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Décroissance des poids</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Serveurs sur</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Workers au minimum</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Workers au maximum</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Workers de réserve</translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation>Arrivée et départ des workers à</translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation>Lots par ligne de journal</translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation>Époques entre les points de contrôle</translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation>Minutes entre les points de contrôle</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Points de contrôle conservés</translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation>Meilleur point de contrôle selon</translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation>Dossier des points de contrôle</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Données de validation</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Dossier de travail</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation>Processus par machine</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>un point de contrôle</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Threads de chargement</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Ch&amp;oisir…</translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation>clé privée, qui reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>&amp;Fichier de clé</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>Create a new one on this computer</source>
        <translation>En créer une nouvelle sur cet ordinateur</translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation>Importer un fichier de clé</translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation>Paire de clés %1</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Choisissez le fichier de la clé privée.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation>Lancer un cluster</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Review and launch</source>
        <translation>Vérifier et lancer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisé pour</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Composants et leurs licences</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation>Trainyard est un logiciel libre sous la GNU General Public License, version 3 ou ultérieure, et est fourni sans aucune garantie. Il utilise les composants ci-dessous.</translation>
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
        <translation>jamais</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>aucune limite</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>Résilie&amp;r après</translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation>Ou si &amp;inactif pendant</translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation>Bud&amp;get du cluster</translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation>À la limi&amp;te</translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation>Le budget est atteint après %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation>Quand les machines se résilient d&apos;elles-mêmes.</translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation>Les machines appliquent elles-mêmes l&apos;échéance et la limite d&apos;inactivité, même si cet ordinateur est éteint. Inactif signifie&#xa0;: aucune exécution, et aucune utilisation de CPU ni de GPU. Un budget qui résilie fixe aussi une échéance, et un budget qui arrête les exécutions est appliqué par le nœud de tête&#xa0;; pour les avertissements, Trainyard doit être ouvert. Un exécutable ~/.trainyard/before-stop sur une machine s&apos;exécute d&apos;abord.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation>Texte du journal</translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation>La ligne %1 montre l&apos;échec.</translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation>Seule une partie du journal est affichée, à partir de la ligne %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation>Lignes trouvées</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation>Rechercher dans les journaux de tous les processus</translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation>La recherche porte sur les journaux copiés sur cet ordinateur, y compris ceux des machines disparues.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation>Aucune ligne ne contient cela.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>La première ligne&#xa0;:</numerusform>
            <numerusform>Les %n premières lignes&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation>Comme dans PCRE2. Dans une ligne plus longue, la recherche ne porte que sur les 16 premiers KiB.</translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
        <translation>Saisissez d&apos;abord ce qu&apos;il faut rechercher.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation>Une tête qui coordonne, et les workers qui s&apos;entraînent.</translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation>Groupe de placement de &amp;cluster</translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation>&amp;Elastic Fabric Adapters</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Au &amp;moins</translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation>tous, ou aucun</translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation>Le lancement continue avec ce nombre de workers quand AWS n&apos;a pas de capacité pour davantage</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation>Capacité réservée</translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation>&amp;Option d&apos;achat</translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation>/h au plus</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>jusqu&apos;au prix à la demande</translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation>P&amp;rix Spot</translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation>&amp;Type de la tête</translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation>Réser&amp;vation</translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation>&amp;Zones par préférence</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation>T&amp;ypes de repli</translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation>Ré&amp;gions de repli</translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation>comme les workers</translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation>aucun dans cette région</translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation>n&apos;importe laquelle avec de la capacité</translation>
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
        <translation>Spot</translation>
    </message>
    <message>
        <source>Cheaper, but AWS may interrupt the machines</source>
        <translation>Moins cher, mais AWS peut interrompre les machines</translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation>aucune&#xa0;; comme eu-west-1</translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
        <translation>Zones avec ce type&#xa0;: %1</translation>
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
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Afficher la visite</translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation>Essayer&#xa0;: une minute, gratuit</translation>
    </message>
    <message>
        <source>Still running: %1</source>
        <translation>Toujours en marche&#xa0;: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation>%1 du budget de %2 pour %3 sont dépensés</translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation>%1. Action du budget en cours&#xa0;: %2.</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>cloud local</translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation>compte inconnu (profil %1)</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>compte %1</translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation>compte %1 (%2)</translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation>Trainyard&#xa0;: %1</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>Lancer un cluster…</translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation>Ouvrir un plan enregistré…</translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation>Un plan en YAML ou JSON&#xa0;; son fichier peut aussi être déposé sur cette fenêtre</translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation>Créer une pile d&apos;entraînement…</translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation>Une pile CloudFormation dont les workers peuvent arriver et partir pendant une exécution</translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation>Créer un cluster EMR…</translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation>Ouvrir une pile existante…</translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation>Fait ici un cluster d&apos;une pile créée par un autre outil ou un collègue</translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation>Rechercher les clusters en marche</translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation>Quotas et autorisations…</translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation>Autoriser SSH depuis ma nouvelle adresse IP</translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Autorise SSH vers tous les clusters depuis l&apos;adresse IP actuelle de cet ordinateur et retire ses adresses précédentes</translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation>Créer des chiffres…</translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation>Charger un dossier…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Démarrer l&apos;entraînement…</translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation>Tout résilier</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Comptes…</translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation>Autorisations requises…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Palette de commandes…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>Notifications…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation>Liste ce qui sera résilié et demande confirmation</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>La visite</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Thème&#xa0;: comme le bureau</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Thème&#xa0;: clair</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Thème&#xa0;: sombre</translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation>En marche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation>Aucune de vos machines n&apos;est en marche.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécution</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation>La première d&apos;entre elles se résilie dans %1.</translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation>Elles n&apos;ont pas d&apos;échéance.</translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation>Une opération est encore en cours&#xa0;; des machines sont peut-être en train de démarrer.</translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>La file d&apos;attente de %1 s&apos;arrête&#xa0;: elle ne démarre aucune tâche avant que ce programme, ou trainyardctl queue run %1, ne s&apos;en occupe.</translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>La file d&apos;attente de %1 s&apos;arrête, et %n tâche y attend&#xa0;: elle ne démarre pas avant que ce programme, ou trainyardctl queue run %1, ne s&apos;en occupe.</numerusform>
            <numerusform>La file d&apos;attente de %1 s&apos;arrête, et %n tâches y attendent&#xa0;: aucune ne démarre avant que ce programme, ou trainyardctl queue run %1, ne s&apos;en occupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation>La fenêtre se ferme quand les opérations en cours sont terminées.</translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation>L&apos;exécution ne peut pas être reprise</translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation>Elle n&apos;a pas de point de contrôle. Démarrez plutôt l&apos;entraînement avec de nouveaux poids.</translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation>La tâche de l&apos;exécution ne peut pas être lue</translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation>La tâche n&apos;a pas été ajoutée à la file d&apos;attente</translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation>Ajoutée à la file d&apos;attente. L&apos;onglet File d&apos;attente du cluster la montre.</translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation>Aucun navigateur n&apos;est configuré sur ce bureau</translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation>Ouvrez cette page dans un navigateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation>Votre plan est conservé&#xa0;: «&#xa0;Lancer un cluster&#xa0;» le propose à nouveau.</translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation>Ouvrir un plan enregistré</translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation>Plans (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation>Ce plan ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation>Le fichier ne décrit pas un cluster.</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation>Jupyter est prêt, mais aucun navigateur n&apos;est configuré sur ce bureau. Ouvrez cette page dans un navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation>Règles d&apos;alerte…</translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation>Avis…</translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation>L&apos;exécution ne peut pas être poursuivie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Aide de cette page</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide de l&apos;utilisateur</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation>À propos de Trainyard</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation>actuellement %1</translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation>Cluster, %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation>Exécution, %1, %2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation>Passer à ce compte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation>Heures dans les tableaux</translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation>Type d&apos;instance des nouveaux clusters</translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation>Workers des nouveaux clusters</translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation>Échéance des nouveaux clusters</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation>La règle arrête l&apos;exécution.</translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation>La règle résilie le cluster.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation>Tout résilier dans le compte…</translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation>Aussi ce que Trainyard n&apos;a pas lancé&#xa0;; demande le nom du compte</translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation>%1 en cours d&apos;exécution (%2). %3</translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation>Région des nouveaux clusters</translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation>%1. Non résiliés, dans un autre compte&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation>Non résiliés, dans un autre compte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Confirmations</translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation>Non résilié, car un autre compte répond&#xa0;: la règle résilie le cluster dès que son compte répond.</translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation>Les règles d&apos;alerte n&apos;ont pas été enregistrées</translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation>La règle ajoute un worker.</translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation>Aucun worker n&apos;est ajouté&#xa0;: ceux de cette exécution sont fixes.</translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation>Aucun worker n&apos;est ajouté, car un autre profil est sélectionné.</translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation>Les règles d&apos;alerte ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation>Aucune n&apos;est appliquée. %1</translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation>Remplacer les règles d&apos;alerte ?</translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation>Les règles enregistrées ne peuvent pas être lues. %1 Enregistrer les remplace.</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation>En cours&#xa0;: %1. Tant que Trainyard est fermé, les points de contrôle ne sont pas copiés sur cet ordinateur et aucune machine perdue n&apos;est remplacée.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>run; its last checkpoint</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run on cluster, alert rule</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your job is kept: Start training offers it again.</source>
        <translation>Votre tâche est conservée : « Démarrer l&apos;entraînement » la propose à nouveau.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation>%1 (%2 sur %3 en cours d&apos;exécution)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Resources at AWS</source>
        <translation>Ressources chez AWS</translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation>AWS n&apos;indique encore aucune ressource.</translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation>Activités de mise à l&apos;échelle</translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation>Sorties de la pile</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>id, state</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>id, state, reason</comment>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Workers: %1 requested, %2 launched, %3 joined</source>
        <translation>Workers&#xa0;: %1 demandés, %2 lancés, %3 arrivés</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation>CloudFormation met fin à la création dans %1</translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation>Généralement prêt en moins de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation>Connexions entre les machines&#xa0;: une ligne se connecte aux colonnes</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation>Connexions entre les machines</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation>%1 vers %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation>Chaque machine peut se connecter à chaque autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n connexion a échoué&#xa0;: %1</numerusform>
            <numerusform>%n connexions ont échoué. La première&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation>Donner des clés aux machines</translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
        <translation>Une paire de clés propre au cluster&#xa0;; la clé de cet ordinateur ne le quitte jamais</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation>Courbes de %1</translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation>Afficher ou masquer des courbes, et choisir l&apos;échelle</translation>
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
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation>%1 n=%2</translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation>%1 dernier=%2 n=%3</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>aucune valeur pour l&apos;instant</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation>Afficher toutes les courbes</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Échelle logarithmique</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
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
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation>%1 (époque %2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation>Autres métriques</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Ajouter un graphique</translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation>Retirer le graphique de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation>Métriques</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>Rien n&apos;a encore été mesuré.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation>Se &amp;connecter</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>Code à usage unique</translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation>C&amp;ode à usage unique de %1</translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation>Les six chiffres que %1 affiche maintenant. Chaque code ne vaut qu&apos;une fois.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Checking with AWS…</source>
        <translation>Vérification auprès d&apos;AWS…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation>Points de contrôle</translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation>Co&amp;pier les détails</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation>&amp;Meilleur selon</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>A&amp;ctualiser</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>&amp;Enregistrer sous</translation>
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
        <translation>&amp;Point de contrôle (pour reprendre)…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Non lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation>Lecture des points de contrôle…</translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation>Aucun point de contrôle n&apos;a été enregistré. Définissez «&#xa0;Toutes les&#xa0;» sous Points de contrôle quand vous démarrez l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>Enregistrer le modèle sous</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Remplacer %1&#xa0;?</translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation>Le fichier existe dans %1. Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Annulé&#xa0;: rien n&apos;a été enregistré.</translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation>C&amp;ontinuer…</translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation>Continuer à partir de cette époque</translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation>Prépare une exécution qui continue à partir du point de contrôle sélectionné</translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation>Aucun point de contrôle pour l&apos;instant. L&apos;exécution en enregistre un après une époque, avec «&#xa0;Point de contrôle maintenant&#xa0;» et quand vous l&apos;arrêtez.</translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation>Un modèle est en cours d&apos;enregistrement.</translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation>Il n&apos;y a pas encore de point de contrôle.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Arrêtez d&apos;abord l&apos;exécution.</translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation>Au cours d&apos;une époque, seul le dernier point de contrôle permet de continuer.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation>Toutes les machines du cluster le montent, également après un redémarrage. Les machines qui arrivent plus tard exigent un nouveau montage. Cela ne coûte rien de plus que le système de fichiers.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation>&amp;Dossier sur les machines</translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation>Indiquez un chemin complet, par exemple /efs ou /data/shared.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation>Réseau et accès</translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation>Qui peut se connecter, avec quelle clé, et où se trouvent les machines dans le réseau.</translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation>Ouvrir tous les ports &amp;TCP à Internet (non sûr)</translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation>Attribuer des a&amp;dresses IP publiques (le sous-réseau ne le fait pas)</translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation>Ajouter définitivement les règ&amp;les manquantes</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>So&amp;us-réseau</translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation>&amp;Groupe de sécurité</translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation>Sous-réseau par défaut de la zone</translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation>En créer un nouveau pour ce cluster</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Chargement des sous-réseaux, groupes de sécurité et paires de clés…</translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
        <translation>Les machines communiquent entre elles&#xa0;; de l&apos;extérieur, Trainyard n&apos;ouvre que SSH, aux adresses ci-dessus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation>Créer des chiffres</translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation>Charger un dossier</translation>
    </message>
    <message>
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation>Dessine, à partir des polices de cet ordinateur, des chiffres semblables à une écriture manuscrite dans un compartiment, comme jeu de données pour s&apos;exercer.</translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation>Un dossier contenant les fichiers d&apos;un jeu de données (IDX comme ceux de MNIST, CIFAR .bin ou .rec) est copié dans un compartiment, avec tous ses sous-dossiers.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation>&amp;Créer des chiffres</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>C&amp;harger</translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation>un dossier de cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation> chiffres</translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation>Pour l&apos;en&amp;traînement</translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation>Pour la &amp;validation</translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation>En c&amp;ouleur, 32 x 32, comme CIFAR-10</translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation>Do&amp;ssier dans celui-ci</translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation>Dossier à charger</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation>Le nom d&apos;un compartiment a de 3 à 63 minuscules, chiffres et traits d&apos;union.</translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation>Un nouveau compartiment est privé et chiffré. Il reste jusqu&apos;à ce que vous le supprimiez.</translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation>Donnez un nom au dossier, par exemple digits.</translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation>Indiquez des noms séparés par une barre oblique, par exemple sets/digits.</translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation>Un jeu de données y existe&#xa0;: les fichiers de mêmes noms sont remplacés.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Buc&amp;ket</source>
        <translation>Co&amp;mpartiment</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeAnswerModel</name>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Code de sortie</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation>Arrêtée, elle coûte encore %1 pour son disque. Les données en mémoire sont perdues, et l&apos;adresse IP publique peut changer.</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Arrêter…</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>Arrêter %1&#xa0;?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation>Mettre en veille prolongée…</translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation>Mettre %1 en veille prolongée&#xa0;?</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation>Elle reprend là où elle était quand vous la redémarrez. Arrêtée, elle coûte encore %1 pour son disque. AWS refuse si la mise en veille prolongée n&apos;a pas été activée au lancement.</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Mettre en veille prolongée</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Redémarrer…</translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation>Redémarrer %1&#xa0;?</translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation>Elle conserve son disque, son adresse IP et son échéance, et son coût reste le même.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation>Modifier le type d&apos;instance…</translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation>Préparer les données…</translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation>Préparer les données de %1&#xa0;?</translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation>Le script de préparation des données de la pile y est exécuté. Quand il a réussi, la machine peut rejoindre une exécution&#xa0;; la marque d&apos;une réussite antérieure est d&apos;abord retirée.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation>La laisser rejoindre à nouveau l&apos;exécution</translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation>Parcourir les fichiers</translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation>Ouvrir Jupyter</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation>%1, %2 vCPU, %3</translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation>Modifier le type d&apos;instance de %1</translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation>Elle sera arrêtée, modifiée et démarrée&#xa0;; les données en mémoire sont perdues.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation>Afficher le journal d&apos;installation</translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation>Les données en mémoire sont perdues, et l&apos;adresse IP publique peut changer.</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
        <translation>Elle reprend là où elle était quand vous la redémarrez.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation>worker, verrouillé</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>arrive</translation>
    </message>
    <message>
        <source>in the run</source>
        <translation>dans l&apos;exécution</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>part</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>in no run</source>
        <translation>dans aucune exécution</translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation>Un worker élastique sans la balise elastic_worker_status&#xa0;: il rejoint une exécution quand ses données sont prêtes, et coûte de l&apos;argent jusqu&apos;à son retrait.</translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation>La balise elastic_worker_status est %1. Supprimer celle de sa pile retire le worker.</translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation>La tête est verrouillée&#xa0;: elle prend fin avec son cluster.</translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation>Un nœud core est verrouillé&#xa0;: il contient une partie de HDFS. Les nœuds de tâches peuvent être retirés.</translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation>Un worker de base est verrouillé&#xa0;: aucune autre machine n’est démarrée à sa place. Les workers ajoutés plus tard peuvent être retirés.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse IP</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Élastique</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation>ID d&apos;instance</translation>
    </message>
    <message>
        <source>process died</source>
        <translation>processus mort</translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation>Son worker a cessé de fonctionner&#xa0;: %1. «&#xa0;Remplacer&#xa0;» lance une autre machine pour lui.</translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation>worker %1</translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation>worker %1, époque %2</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>Mo/s</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a machine</comment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La machine n’existe plus : %1. Remplacer en lance une autre ; Ignorer la retire de cette liste.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La machine n’existe plus : %1. Remplacer la tête… sur la page de son exécution en lance une autre, comme trainyardctl replace-head ; Ignorer la retire de cette liste.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La machine n’existe plus : %1. Ignorer la retire de cette liste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation>Les opérations et exécutions terminées, les budgets et les avis Spot de cette session sont listés ici.</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Notifications…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation>La liste des avis a été effacée.</translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation>Il n&apos;y a pas de notifications.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation>Une exécution est terminée</translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation>Une exécution a échoué</translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation>Une exécution a été arrêtée</translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation>Une partie d&apos;un budget est dépensée</translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation>EC2 reprend une machine Spot</translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation>Une exécution a perdu son nœud de tête</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Envoyer un test</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Report when</source>
        <translation>Signaler quand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation>&amp;Webhook</translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation>une adresse est enregistrée&#xa0;; saisissez-en une autre pour la remplacer</translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation>https://hooks.example.com/…</translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation>Reçoit le genre, une phrase, le cluster et l&apos;exécution en JSON&#xa0;: aucune sortie de programmes.</translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation>L&apos;adresse a été supprimée.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation>Le webhook a accepté le test.</translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation>Une métrique remplit une règle d&apos;alerte</translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation>Un worker a cessé de fonctionner</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Saisissez d&apos;abord une adresse.</translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation>Aucune adresse n&apos;est enregistrée.</translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation>Une échéance est proche, ou précède la fin de l&apos;exécution affichée</translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
        <translation>Afficher les notifications du &amp;bureau</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Choose another place…</source>
        <translation>Choisir un autre emplacement…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Afficher le quota…</translation>
    </message>
    <message>
        <source>Show quotas…</source>
        <translation>Afficher les quotas…</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Se reconnecter</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Afficher les autorisations…</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation>Résilier…</translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation>Afficher le cluster</translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation>Modifier le plan…</translation>
    </message>
    <message>
        <source>Show steps of %1</source>
        <translation>Afficher les étapes de %1</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progression de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Dismiss finished</source>
        <translation>Retirer les terminées</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation>aucune (sauf ce que le plan du cluster autorise)</translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation>des clés de session limitées à ce compartiment</translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation>vos propres clés, si AWS n&apos;en crée pas de limitées</translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation>Utilisées si les machines n&apos;ont pas de rôle IAM pour le compartiment&#xa0;; un cluster lancé avec le compartiment en a un. Les clés sont conservées dans un fichier que seul l&apos;utilisateur de connexion peut lire, jusqu&apos;à la fin de l&apos;exécution.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation>aucune valeur pour l&apos;instant</translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation>Aucun worker n&apos;a encore signalé son débit.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation>Empaqueter en RecordIO</translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation>Empaquette %1 dans des fichiers .rec avec leurs index&#xa0;: un dossier avec un sous-dossier d&apos;images par classe, un fichier .lst ou un jeu de données. Quelques gros fichiers se lisent plus vite que de nombreux petits, surtout depuis un système de fichiers partagé.</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Empaqueter</translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation>&amp;Fichier empaqueté</translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation>Un ou plusieurs par worker&#xa0;: chaque worker lit alors ses propres fichiers</translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation>&amp;Nombre de fichiers</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> pixels</translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation>Petit &amp;côté</translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation>&amp;Qualité JPEG</translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation>Indiquez un chemin complet qui se termine par .rec.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation>Indiquez un autre nom que celui de la source.</translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation>%1 existe et est remplacé.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation>%1 (époque %2)</translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation>%1 (rang %2, époque %3)</translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation>Essayer des lignes de sortie</translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation>Collez des lignes que votre programme affiche&#xa0;: les courbes qu&apos;elles donnent apparaissent ici.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
        <translation>Aucun nombre n&apos;a été reconnu dans ces lignes. Affichez des lignes JSON comme {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, ou indiquez un motif.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>viewing</source>
        <translation>consulter</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>résilier</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>account</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>autorisé</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Autorisation</translation>
    </message>
    <message>
        <source>AWS&apos;s message</source>
        <translation>Message d&apos;AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation>Va à la dernière page&#xa0;; chaque page a des valeurs par défaut</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complétez d&apos;abord les autres pages.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>What will be created</source>
        <translation>Ce qui sera créé</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>Required permissions</source>
        <translation>Autorisations requises</translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation>Un utilisateur dédié à Trainyard</translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation>Dans la console IAM, créez une politique à partir du texte ci-dessous&#xa0;: elle peut lire et créer des ressources, et ne modifier ou résilier que celles portant la balise de Trainyard.</translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation>Créez-en une deuxième, nommée node-boundary avec le chemin /trainyard/, à partir de la sortie de trainyardctl account --policy-boundary&#xa0;: les rôles des machines ne sont créés que dans ses limites.</translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation>Créez un utilisateur, un rôle ou un jeu d&apos;autorisations, et attachez-lui la politique.</translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation>Créez une clé d&apos;accès pour l&apos;utilisateur, ou connectez-vous par authentification unique, et ajoutez-le ici comme compte.</translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation>Vérifiez ses autorisations avant tout lancement&#xa0;: trainyardctl account --permissions</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>La politique</translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation>&amp;Copier la politique</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
        <translation>Pour créer aussi des piles, des clusters EMR et des systèmes de fichiers partagés, créez-en une troisième à partir de la sortie de trainyardctl account --policy-managed.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>attached</source>
        <translation>attachée</translation>
    </message>
    <message>
        <source>old form</source>
        <translation>ancienne forme</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquante</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation>L&apos;attacher à la place de %1</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>L&apos;attacher</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Qui l&apos;a</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Ce qui aide</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>Dossier d&apos;état</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Notifications…</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>La langue change au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation>Relatives&#xa0;: il y a 2 min</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation>&amp;Heures dans les tableaux</translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation>Nouveaux clusters</translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation>Type d&apos;&amp;instance</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation>&amp;Résilier après</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>Celle qui est sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>Ré&amp;gion</translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation>Puissances de 1 024 : Kio, Mio, Gio</translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation>Puissances de 1 000 : ko, Mo, Go</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>Taill&amp;es</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation>Seulement si des machines, des données ou des coûts sont en jeu</translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation>Le second choix ferme les formulaires et retire de leurs listes les tâches en attente et les clusters terminés sans confirmation</translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
        <translation>Confir&amp;mations</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation>Volume racine</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Groupe de sécurité</translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation>Sous-réseau</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Compartiment</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>Veille prolongée</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Se reconnecter</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Afficher les autorisations…</translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation>Afficher les politiques…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Afficher le quota…</translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation>Utiliser %1 Gio</translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>Utiliser %n worker</numerusform>
            <numerusform>Utiliser %n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation>Utiliser toutes ses zones</translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation>Utiliser les sous-réseaux par défaut</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation>Utiliser à la demande</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>Ajouter les règles</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>Importer la clé</translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation>Créer une paire de clés</translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation>Attribuer des adresses IP publiques</translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation>Fermer les ports</translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation>Désactiver la veille prolongée</translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation>Le créer au lancement</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>Annuler la vérification</translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation>Lancer malgré ces a&amp;vertissements</translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation>Vérifié avant toute dépense</translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation>Vérification du plan en cours</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation>Vérification, avant toute dépense</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Toutes les vérifications ont réussi</translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation>Le lancement peut échouer&#xa0;: examinez les avertissements</translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation>Le lancement échouerait</translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation>Réussi&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation>AWS peut interrompre les machines Spot</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation>gratuit&#xa0;; %1 sur AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation>%1, a mis fin à l&apos;exécution</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Code de sortie</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation>Un nom pour retrouver le cluster, l&apos;endroit où ses machines tournent, et à quoi elles servent.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Région</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation> workers</translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation>Modèle de &amp;lancement</translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation>d&apos;un modèle de lancement</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Balises</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>aucune&#xa0;; par exemple team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation>Écrivez chaque balise sous la forme clé=valeur, séparées par des virgules.</translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation>Vous n&apos;avez pas lancé le dernier plan&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (par défaut)</translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation>%1, se résilie après %2</translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation>Gratuit, se résilie après %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation>La carte choisie remplit les pages suivantes ; chaque valeur peut être modifiée.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation>Ajouter à la file d&apos;attente</translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation>Les tâches de priorité plus élevée démarrent d&apos;abord&#xa0;; à priorité égale, la première ajoutée</translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation>&amp;Priorité</translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation>&amp;Démarrer après</translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation>La tâche démarre quand toutes les tâches cochées sont terminées. Elle ne démarre pas si l&apos;une d&apos;elles échoue, est arrêtée ou est retirée de la file d&apos;attente.</translation>
    </message>
    <message>
        <source>Start after</source>
        <translation>Démarrer après</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation>non démarrée</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>started</source>
        <translation>démarrée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>Démarre après</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation>File d&apos;attente</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation>Démarrer la file</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation>Les tâches démarrent l&apos;une après l&apos;autre, chacune quand le cluster est inactif. La file d&apos;attente n&apos;avance que tant que ce programme, ou trainyardctl queue run, s&apos;en occupe&#xa0;; elle reprend là où elle en était.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;Balayage</translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation>Aucune tâche en file d&apos;attente. «&#xa0;Ajouter à la file d&apos;attente&#xa0;» dans le formulaire d&apos;une tâche en ajoute une.</translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation>La file d&apos;attente n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation>La file d&apos;attente est en pause, et ses tâches sont réessayées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation>%1, selon %2</translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation>Ce programme démarre maintenant les tâches en file d&apos;attente&#xa0;; Annuler dans le panneau des opérations y met fin.</translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation>Retirer %1 de la file d&apos;attente&#xa0;?</translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation>Elle ne démarrera pas. Les tâches qui l&apos;attendent ne démarreront pas non plus.</translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation>Son exécution continue, ou conserve ses résultats.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation>Aucune tâche n&apos;attend dans la file.</translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation>Sélectionnez d&apos;abord une tâche.</translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
        <translation>Seule une tâche qui a échoué ou a été arrêtée peut être relancée.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation>Des machines sont en marche</translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation>Que faire des machines&#xa0;?</translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation>Les résilier, puis fermer</translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation>Les conserver, mais les résilier dans</translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation>Les conserver jusqu&apos;à leur échéance</translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation>Les laisser en marche</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Ne pas fermer</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
        <translation>Heures avant leur résiliation</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>%1 requested</source>
        <translation>%1 demandés</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>aucun autorisé</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suffisant</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaires</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisés</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisés</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation>Quotas et autorisations</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Quotas</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation>Politiques et rôles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Région</translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation>vCPU par famille</translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation> vCPU</translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation>Nouveau &amp;quota</translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation>Demander une augmentation…</translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation>Autorisations de ces identifiants</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation>Vérification par simulations, sans rien modifier…</translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation>Chacune a été vérifiée par une simulation&#xa0;: rien n&apos;a été modifié. Une simulation ne montre que les autorisations, ni la capacité ni le quota.</translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation>Choisissez une ligne pour demander une augmentation.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation>%1 (%2)&#xa0;: %3 vCPU nécessaires, %4 utilisés, %5 autorisés. Le quota est de %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation>Oui, demander %1 vCPU</translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation>Demande un quota de %1 vCPU de %2 dans %3. C&apos;est gratuit&#xa0;; AWS peut l&apos;examiner manuellement.</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Demande en cours…</translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
        <translation>%1 vCPU demandés&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>training</source>
        <translation>s&apos;entraîne</translation>
    </message>
    <message>
        <source>died</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>left</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échantillons/s</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation>Mort&#xa0;: %1</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation>en cours</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation>pas prête</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation>prête</translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation>prête, avec remarques</translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation>%1 (requis : %2)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation>manquante</translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation>Facultatif : %1</translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation>Requis : %1</translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation>Calculer aussi sur chaque &amp;GPU, une à deux minutes</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation>État de préparation des machines</translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation>Machines et ce qu&apos;elles ont</translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation>Détails de la machine sélectionnée</translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation>Ralentit une exécution qui utilise les GPU</translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation>Vérification des machines…</translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation>Une vérification est en cours.</translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>Pas prêtes : %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation>cloud-init a terminé, et l&apos;horloge, le disque et les GPU sont en ordre.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n machine est prête.</numerusform>
            <numerusform>%n machines sont prêtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation>Des logiciels requis manquent sur %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Recette</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Machines</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation>Indiquez une valeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation>Choisissez une machine.</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé le</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a volume or an address, its machine</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Launched by another computer or ledger. Terminate all leaves it.</source>
        <translation>Lancé par un autre ordinateur ou un autre registre. « Tout résilier » le conserve.</translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation>Porte vos balises mais n&apos;a pas été lancé d&apos;ici. « Tout résilier » le conserve.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>propriétaire inconnu</translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation>%1, autre registre</translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation>%1, d&apos;après ses balises seulement</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
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
        <translation>%1&#xa0;; d&apos;autres&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Tous les clusters</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation>Lecture des ressources</translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation>Liste ce que Trainyard a lancé dans les régions utilisées ici, aussi depuis d&apos;autres ordinateurs</translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation>Lecture des ressources du compte…</translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation>Non lu&#xa0;: %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation>La liste ci-dessous date de la dernière lecture.</translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation>Rien dans le compte ne porte les balises de Trainyard.</translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation>Plus rien de ce cluster n&apos;existe.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation>dernier point de contrôle de %1 sur %2, %3</translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation>au cours de l&apos;époque %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>run, epoch, accuracy</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, epoch</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>Parcou&amp;rir…</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>nouveaux poids</translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation>dernier point de contrôle de l&apos;exécution %1</translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation>fichier de cet ordinateur…</translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation>adresse dans S3…</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation>s3://compartiment/préfixe, ou un objet</translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation>un point de contrôle, ou un dossier de points de contrôle</translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation>Adresse du point de contrôle</translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation>Fichier du point de contrôle</translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation>Partir d&apos;un point de contrôle</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation>Points de contrôle (*.safetensors)</translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation>époque %1 de l&apos;exécution %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation>Va à la dernière page</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complétez d&apos;abord les autres pages.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Tout ce qui sera créé. Rien n&apos;existe encore.</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Enregistrer le plan…</translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation>Comme fichier pour trainyardctl launch --plan</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation>Le plan a été enregistré&#xa0;: trainyardctl launch --plan %1</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>Le plan n&apos;a pas pu être enregistré&#xa0;: %1. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>Gratuit&#xa0;: fonctionne sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation>%1 se résilieront après %2.</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation>De telles machines coûtent %1 sur AWS.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Enregistrer le plan…</translation>
    </message>
    <message>
        <source>As a file for %1</source>
        <translation>Comme fichier pour %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>Gratuit&#xa0;: fonctionne sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1 will be terminated after %2.</source>
        <translation>Résiliation de %1 après %2.</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
        <translation>Le plan a été enregistré&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>Le plan n&apos;a pas pu être enregistré&#xa0;: %1. Choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation>Un cluster de machines</translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation>Un cluster EMR</translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation>Une pile d&apos;entraînement</translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation>Un système de fichiers partagé (EFS)</translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation>Des données dans des compartiments</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>Pour &amp;quoi</translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation>Politiques gérées</translation>
    </message>
    <message>
        <source>Commands to be run</source>
        <translation>Commandes à exécuter</translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation>Créer les rôles &amp;manquants…</translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation>Autoriser &amp;les machines d&apos;EMR à trouver EFS</translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation>Vérification des politiques…</translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation>Un administrateur du compte peut attacher les politiques manquantes à votre utilisateur, groupe ou rôle. Une politique personnalisée peut autoriser la même chose&#xa0;: ce sont les autorisations qui décident.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation>Vérification des rôles d&apos;EMR…</translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation>Les rôles par défaut d&apos;EMR existent.</translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation>EMR a besoin de rôles qui manquent ou sont incomplets&#xa0;: %1. Ces commandes les créent&#xa0;:</translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation>Oui, les &amp;créer</translation>
    </message>
    <message>
        <source>Creating the roles…</source>
        <translation>Création des rôles…</translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation>%1 est attachée au rôle des machines d&apos;EMR.</translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation>%1 n&apos;est plus attachée au rôle des machines d&apos;EMR.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>all workers</source>
        <translation>tous les workers</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Échantillons par seconde</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Échantillons par pas</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>appliqué</translation>
    </message>
    <message>
        <source>training</source>
        <translation>s&apos;entraîne</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>arrivé</translation>
    </message>
    <message>
        <source>left</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>died</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>%1 train</source>
        <translation>%1 entraînement</translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation>%1 validation</translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation>Rangs : automatique</translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation>Rangs : une courbe chacun</translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation>Rangs : moyenne et étendue</translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation>Agrandir ce graphique</translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation>moyenne des rangs</translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation>minimum des rangs</translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation>maximum des rangs</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation>Comparer avec d&apos;autres exécutions</translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation>Tracer d&apos;autres exécutions dans ces graphiques</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation>%1 sur %2, %3</translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation>Il n&apos;y a pas d&apos;autre exécution.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation>Comparer (%1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Meilleure exactitude de validation</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Meilleure époque</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Exactitude de validation</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Perte de validation</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Exactitude d&apos;entraînement</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Perte d&apos;entraînement</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échantillons/s</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Balises</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation>Métrique ou paramètre</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation>Époques terminées</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation>Échéance du cluster&#xa0;: %1, environ %2 avant la fin prévue de l&apos;exécution.</translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation>Une échéance est au plus dans 30 jours.</translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation>Le budget du cluster est dépensé le %1&#xa0;: augmentez-le d&apos;abord.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation>Nom, balises et notes</translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation>référence, balayage lr</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Balises</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation>rang %1 %2</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Suivre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation>Afficher la sortie de tous les processus, de ceux d&apos;un rôle, ou d&apos;un seul</translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation>Défiler automatiquement vers les nouvelles lignes</translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation>Copier la sélection, ou toutes les lignes affichées</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation>La sortie des processus de l&apos;exécution apparaît ici.</translation>
    </message>
    <message>
        <source>all processes</source>
        <translation>tous les processus</translation>
    </message>
    <message>
        <source>all servers</source>
        <translation>tous les serveurs</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>tous les workers</translation>
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
        <translation>injoignable depuis %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Démarrée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Écoulé</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Démarrée %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Balises</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>%1 à l&apos;époque %2</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation>en cours</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Réessayer les échecs</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation>Recettes…</translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation>Maillage de clés</translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation>Processus résiduels</translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation>Créer une image…</translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation>Test des connexions entre les machines…</translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation>Une ligne pour le shell de chaque machine</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation>Le code de sortie et la sortie de chaque machine apparaissent ici.</translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation>Sortie de la machine sélectionnée</translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation>Sélectionnez une machine pour voir sa sortie.</translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation>Tester si chaque machine peut se connecter à chaque autre, et leur donner des clés pour cela</translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation>Rechercher les processus que des exécutions terminées ont laissés sur les machines</translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation>Créer une image d&apos;une machine, à partir de laquelle le prochain lancement peut démarrer</translation>
    </message>
    <message>
        <source>all machines</source>
        <translation>toutes les machines</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>tous les workers</translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation>%1 (pas en marche)</translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation>Aucune de ces machines n&apos;est en marche. La commande n&apos;a pas été envoyée.</translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation>%1 n&apos;est pas en marche. La commande n&apos;a pas été envoyée.</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>Exécution sur %n machine…</numerusform>
            <numerusform>Exécution sur %n machines…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation>inconnu</translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>Échec sur %n machine.</numerusform>
            <numerusform>Échec sur %n machines.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation>Terminé avec le code 0 sur toutes les machines.</translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation>Aucune de ces machines n&apos;est en marche. Il n&apos;y a pas de commande à copier.</translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation>Arrêt des processus…</translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation>Recherche de processus d&apos;exécutions terminées…</translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation>%1 n&apos;a pas été examinée&#xa0;: %2</translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation>Les processus sont terminés.</translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation>Les exécutions terminées n&apos;ont laissé aucun processus.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation>%1&#xa0;: %2 (processus %3 de %4)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>Mettre fin à %n processus d&apos;exécutions terminées&#xa0;?</numerusform>
            <numerusform>Mettre fin à %n processus d&apos;exécutions terminées&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation>Ils reçoivent SIGTERM, puis SIGKILL après 5 secondes. Les autres processus ne sont pas touchés.</translation>
    </message>
    <message>
        <source>End processes</source>
        <translation>Mettre fin aux processus</translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation>Créer une image</translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation>%1 redémarre pour cela. L&apos;image et ses instantanés restent, et coûtent de l&apos;argent, jusqu&apos;à ce que vous les supprimiez. Nom de l&apos;image&#xa0;:</translation>
    </message>
    <message>
        <source>Make image</source>
        <translation>Créer l&apos;image</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Aucune machine de ce cluster n&apos;est en cours d&apos;exécution.</translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation>Une commande est en cours.</translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation>Saisissez d&apos;abord une commande.</translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation>Elle n&apos;a échoué sur aucune machine.</translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation>Aucune de ces machines n&apos;est en marche.</translation>
    </message>
    <message>
        <source>End by name</source>
        <translation>Mettre fin par nom</translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation>Tous les processus de l&apos;utilisateur connecté qui portent ce nom sont d&apos;abord affichés. Nom du programme&#xa0;:</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation>Recherche de processus nommés %1…</translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation>Aucun processus de l&apos;utilisateur connecté ne s&apos;appelle %1.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation>%1&#xa0;: %2 (processus %3)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>Mettre fin à %n processus par nom&#xa0;?</numerusform>
            <numerusform>Mettre fin à %n processus par nom&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation>Tous les processus nommés %1 sont arrêtés, y compris ceux de Jupyter et des exécutions actives. Ils reçoivent SIGTERM, puis SIGKILL après 5 secondes.</translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation>Mettre fin par nom…</translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation>Met fin à tous les processus d&apos;un nom, comme python, y compris ceux de Jupyter et des exécutions actives</translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
        <translation>Vérifier cloud-init, horloge, disque et GPU, et ce qu&apos;il faut pour compiler un framework</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation>Ajouter un worker</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Retirer un worker…</translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation>Mise à l&apos;échelle automatique…</translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation>Arrêter l&apos;exécution…</translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation>Arrêter immédiatement…</translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation>Remplacer la tête…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Reprendre…</translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation>Ouvrir le tableau de bord</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Exporter en PNG…</translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation>Adapter le nombre de workers à une durée ou à un budget</translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation>Montrer ce que coûte un nouveau nœud de tête, et d&apos;où l&apos;exécution y reprendrait</translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation>Démarrer l&apos;entraînement à partir du dernier point de contrôle de cette exécution</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Exporter en PNG</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation>%1 sur %2, démarrée %3</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>écoulé %1</translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation>encore environ %1 et %2</translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation>encore environ %1</translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation>Aucun worker n&apos;a participé.</translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation>Aucun worker ne s&apos;est encore connecté.</translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation>Retirer %1 (rang %2)&#xa0;?</translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation>Retirer le worker de rang le plus élevé&#xa0;?</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation>Le worker quitte l&apos;exécution et les autres reprennent sa part. Sa machine est résiliée, et les données qui s&apos;y trouvent sont perdues.</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Retirer le worker</translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation>La mise à l&apos;échelle automatique est activée.</translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation>Un nombre de workers suggéré apparaît ci-dessous après chaque époque.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 n&apos;a pas pu être écrit. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation>Fins de processus</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation>Son nœud de tête ne répond pas à cet ordinateur. L&apos;exécution continue probablement&#xa0;; ses enregistrements seront lus quand le nœud répondra à nouveau.</translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation>Son nœud de tête a disparu. «&#xa0;Remplacer la tête…&#xa0;» montre ce qu&apos;en coûte un nouveau et combien de pas sont perdus&#xa0;; rien n&apos;est lancé avant votre accord.</translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation>Arrêter %1 sur %2&#xa0;?</translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Arrêter l&apos;exécution</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>Arrêter immédiatement</translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation>Arrêter immédiatement %1 sur %2&#xa0;?</translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation>Le point de contrôle en cours d&apos;enregistrement est abandonné&#xa0;: la progression depuis le dernier est perdue.</translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation>Planifier à nouveau la même tâche</translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation>Copier la ligne de commande qui démarre cette tâche</translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation>Ouvre la page web du planificateur de l&apos;exécution par un tunnel</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>La ligne de commande a été copiée.</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n époque</numerusform>
            <numerusform>%n époques</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>époque %1 sur %2</translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation>Exécuter à nouveau avec des modifications…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>Exporter en JSON…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>Exporter en SVG…</translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation>Exporter les événements TensorBoard…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation>Résultat, paramètres, époques et événements en Markdown</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>Exporter en JSON</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>Exporter en SVG</translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation>Fichiers d&apos;événements dans un dossier, pour tensorboard --logdir</translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation>Exporter les événements TensorBoard dans un nouveau dossier</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation>%1 sur %2, %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Enregistrer le modèle…</translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation>Meilleure validation %1</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>durée %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût %1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Mise à l&apos;échelle</translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation>Aucune mesure de l’exécution sélectionnée n’est encore enregistrée.</translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation>Exporter les époques…</translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation>Une ligne par époque : CSV, ou TSV ou Markdown selon l&apos;extension du nom</translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation>Exporter les époques</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation>%1 échantillons/s</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métriques</translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation>Enregistre le dernier point de contrôle dans le format de votre choix</translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation>Masquer les workers et le journal</translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation>Graphiques en plein écran</translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation>Les graphiques occupent l&apos;écran.</translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation>Affiche seulement les graphiques ; F11 ou Échap y met fin</translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation>Afficher les workers et le journal</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation>Cette exécution n&apos;a pas encore d&apos;enregistrements.</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>Point de contrôle maintenant</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation>Enregistre un point de contrôle après le pas en cours&#xa0;; l&apos;exécution continue</translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation>Un point de contrôle est enregistré après le pas en cours.</translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>Aucun point de contrôle n&apos;a été enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation>Un point de contrôle a été enregistré au pas %1.</translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation>Prolonger de %1 h</translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation>L&apos;échéance est en cours de déplacement.</translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation>Les machines coûtent %1 pendant ce temps.</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation>Repousse l&apos;échéance des machines, afin que l&apos;exécution puisse se terminer.</translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation>Les machines se résilient le %1 au lieu du %2.</translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation>Prolonger l&apos;échéance de %1 de %2 h&#xa0;?</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Remplacer le worker…</translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation>Les machines restent en marche et continuent de coûter de l&apos;argent.</translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation>Les machines restent en marche.</translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation>Son nœud principal n’existe plus. L’exécution continue sans question là où cela ne coûte rien ; sinon, Remplacer la tête… apparaît ici.</translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>Un worker enregistre un point de contrôle du pas en cours, ce qui prend %n seconde au plus&amp;#xa0;; puis les processus se terminent. «&amp;#xa0;Reprendre&amp;#xa0;» continue à partir de là. Si vous arrêtez immédiatement, la progression depuis le dernier point de contrôle est perdue.</numerusform>
            <numerusform>Un worker enregistre un point de contrôle du pas en cours, ce qui prend %n secondes au plus&amp;#xa0;; puis les processus se terminent. «&amp;#xa0;Reprendre&amp;#xa0;» continue à partir de là. Si vous arrêtez immédiatement, la progression depuis le dernier point de contrôle est perdue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>Ses processus reçoivent SIGTERM, puis SIGKILL après %n seconde&amp;#xa0;: un programme qui sauvegarde sur SIGTERM dispose de ce temps.</numerusform>
            <numerusform>Ses processus reçoivent SIGTERM, puis SIGKILL après %n secondes&amp;#xa0;: un programme qui sauvegarde sur SIGTERM dispose de ce temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>Le worker de %1 (rang %2) a cessé de fonctionner&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>%n autre worker a cessé de fonctionner.</numerusform>
            <numerusform>%n autres workers ont cessé de fonctionner.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation>Un nouveau nœud principal est en cours de configuration ; l’exécution continue sur celui-ci.</translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>La machine de %1 (rang %2) n’existe plus : %3.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1, %n worker mort</numerusform>
            <numerusform>%1, %n workers morts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation>Arrêtée. Un point de contrôle a été enregistré au pas %1.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation>Arrêtée. Aucun point de contrôle n&apos;a été enregistré.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>Arrêtée. Aucun point de contrôle n&apos;a été enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation>arrêt en cours, encore %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt en cours</translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation>Arrêt immédiat, sans point de contrôle.</translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation>Arrêt&#xa0;: contact du nœud de tête.</translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation>Arrêt&#xa0;: enregistrement d&apos;un point de contrôle, encore %1 au plus.</translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
        <translation>Arrêt&#xa0;: attente de la fin des processus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation>Une exécution est une tâche d&apos;entraînement sur un cluster. Ses courbes apparaissent ici, en direct.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation>Nom, balises et notes…</translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation>Archiver l&apos;exécution</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>Supprimer l&apos;exécution…</translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation>Rechercher par nom, modèle, données, balise, note ou paramètre</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Rechercher des exécutions</translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation>Les exécutions archivées conservent leurs courbes et leurs fichiers</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation>Sélectionnez deux exécutions ou plus avec Ctrl ou Maj</translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation>L&apos;exécution ne peut pas être listée à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>Comparer %n exécution…</numerusform>
            <numerusform>Comparer %n exécutions…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation>Lister à nouveau l&apos;exécution</translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation>Toutes les exécutions sont archivées. «&#xa0;Afficher les archivées&#xa0;» ci-dessus les liste.</translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation>Aucune exécution ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation>Les exécutions ne peuvent pas être comparées</translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation>Les modifications n&apos;ont pas été enregistrées</translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation>L&apos;exécution ne peut pas être archivée</translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation>%1 a été archivée. Ses courbes et ses fichiers restent.</translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation>L&apos;exécution ne peut pas être supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n enregistrement de métriques</numerusform>
            <numerusform>%n enregistrements de métriques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>%n point de contrôle sur cet ordinateur</numerusform>
            <numerusform>%n points de contrôle sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation>journaux et autres fichiers, %1 au total</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Supprimer %1&#xa0;?</translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation>Cette action est irréversible. Les points de contrôle et les journaux dans un compartiment restent. Archivez plutôt l&apos;exécution pour conserver ses courbes.</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Supprimer l&apos;exécution</translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation>Afficher les archi&amp;vées</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation>Exemples de prédictions</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Aucun échantillon pour l&apos;instant</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 sur %2 prédits correctement</translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation>%1 échantillons, pas encore prédits</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation>%1 en machines Spot, qu&apos;AWS peut interrompre (prix habituel)</translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation>Les mêmes machines dans %1</translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation>Le résilier&#xa0;: les disques des machines arrêtées continuent de coûter de l&apos;argent</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Ce qui serait moins cher</translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation>Économie par heure</translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation>Économie par jour</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines automatically</source>
        <translation>Ajouter et retirer des &amp;machines automatiquement</translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation>Mise à l&apos;échelle automatique des workers</translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation>Après chaque époque, Trainyard calcule le nombre de workers dont l&apos;exécution a besoin&#xa0;: le moins cher qui termine à temps, ou le plus rapide qui respecte le budget.</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>&amp;Terminer en</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation>&amp;Dépenser au plus</translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation>Workers au mi&amp;nimum</translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation>Workers au ma&amp;ximum</translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation>Les machines ajoutées coûtent de l&apos;argent jusqu&apos;à la fin de l&apos;exécution ou jusqu&apos;à leur échéance. Si l&apos;option est désactivée, Trainyard ne fait que suggérer un nombre.</translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation>Si l&apos;option est désactivée, Trainyard ne fait que suggérer un nombre.</translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation>Suggérer seulement</translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation>Démarrer la mise à l&apos;échelle</translation>
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
        <translation>Efficacité de la mise à l&apos;échelle selon le nombre de workers</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesurée</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>idéale</translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation>Durée du pas par worker</translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation>clair&#xa0;: comme la médiane&#xa0;; plein&#xa0;: le double de sa durée du pas</translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation>rang %1&#xa0;: %2 fois la durée du pas de la médiane</translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation>Part du temps d&apos;attente par worker</translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation>clair : jamais ; plein : tout le temps</translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation>le rang %1 attend les poids %2 du temps</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>Accélération par nombre de workers</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation>constant</translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation>multiplié par %1 aux époques %2</translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation>cosinus jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation>%1, après un warm-up de %2 époques</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation>Comment il évolue pendant la tâche, et quand des workers arrivent et partent.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>Step decay</source>
        <translation>Décroissance par paliers</translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation>Décroissance cosinus jusqu&apos;à la dernière époque</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>É&amp;volution</translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation>10, 15</translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation>Aux épo&amp;ques</translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation>Fac&amp;teur</translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation>&amp;Jusqu&apos;à</translation>
    </message>
    <message>
        <source> epochs</source>
        <translation> époques</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>&amp;Warm-up</translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation>Warm-up à &amp;partir de</translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation>de tous les workers ensemble</translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation>de chaque worker</translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation>La t&amp;aille de lot est celle</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> pas</translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation>&amp;Rampe</translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation>L&apos;époque %1 n&apos;est jamais atteinte&#xa0;: la tâche se termine après %2 époques.</translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation>Indiquez les époques par ordre croissant, par exemple 10, 15.</translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation>Il commence à %1, le taux d&apos;apprentissage.</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>Un pas de %1 workers a %2 échantillons&#xa0;; avec %3, il en a %4, et le taux passe de %5 à %6.</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>Indiquez un facteur supérieur à 0, par exemple 0.1.</translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation>Le lot d&apos;un pas a %1 échantillons au total et le taux d&apos;apprentissage reste le même, quel que soit le nombre de workers.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation>Lire les options</translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation>Exécute le script avec --help sur cet ordinateur, dans le dossier du code</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Rechercher une option</translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation>Les options ne peuvent pas être lues dans la commande : %1.</translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation>Exécution du script avec --help…</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>%n option. Un champ vide a sa valeur par défaut.</numerusform>
            <numerusform>%n options. Un champ vide a sa valeur par défaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation>%1 (par défaut)</translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation>La commande contient ici une variable, ou donne l&apos;option deux fois : modifiez-la là-bas</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation>Ajouter un secret</translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation>Une variable comme WANDB_API_KEY. Sa valeur est envoyée aux machines dans un fichier que seul l&apos;utilisateur de connexion peut lire, et masquée dans les journaux</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation>Nom du secret</translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation>Valeur du secret</translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation>Supprimer le secret</translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation>de l&apos;environnement de ce programme</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation>Indiquez le nom du secret, ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation>%1 n&apos;est pas un nom de variable&#xa0;: utilisez des lettres, des chiffres et des traits de soulignement.</translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
        <translation>Indiquez la valeur de %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation>Se re&amp;connecter</translation>
    </message>
    <message>
        <source>Session, clock and ledger</source>
        <translation>Session, horloge et registre</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation>Certaines n&apos;ont pas d&apos;échéance propre.</translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation>Elles se résilient dans %1 au plus tard (%2).</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation>L&apos;horloge de cet ordinateur retarde de %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation>L&apos;horloge de cet ordinateur avance de %1.</translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation>Les requêtes à AWS sont corrigées en conséquence&#xa0;; réglez tout de même l&apos;horloge.</translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation>La session a expiré&#xa0;: d&apos;ici, %1 ne peut être ni vu ni résilié tant que vous ne vous reconnectez pas.</translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation>ce qui est en cours</translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation>La session expire dans %1, alors que %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n machine est en marche</numerusform>
            <numerusform>%n machines sont en marche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n opération est en cours</numerusform>
            <numerusform>%n opérations sont en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>%n opération en cours attend une nouvelle connexion.</numerusform>
            <numerusform>%n opérations en cours attendent une nouvelle connexion.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation>Le registre %1 ne peut pas être écrit (%2). Des machines peuvent être résiliées, mais rien ne peut être lancé et rien n&apos;est enregistré&#xa0;: libérez de l&apos;espace sur le disque, ou autorisez l&apos;écriture dans le dossier.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Suivre</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Machine</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation>Lire ce qui est ajouté au journal, et y faire défiler</translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation>Journal de l&apos;installation</translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation>Aucune machine de ce cluster n&apos;est en marche.</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Lecture du journal…</translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation>La machine n&apos;a pas de journal de son installation.</translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation>Le début du journal n&apos;est pas affiché : il est trop long.</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation>Ligne %1 : %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation>Fichiers avec les itérateurs de MXNet</translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation>Lecture du jeu de données…</translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation>Parts des workers</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>Parts de %1</translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation>Chaque époque mélange tous les échantillons et divise leur ordre en parts égales, une pour chaque worker. Les itérateurs propres à MXNet divisent les fichiers d&apos;enregistrements par octets.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation>Échantillons&#xa0;: %1. Fichiers&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>Champ suivant ou précédent</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation>Ouvrir la ligne sélectionnée d&apos;un tableau</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation>Menu de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>Touche Menu, Maj+F10</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation>Fermer une boîte de dialogue</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation>Autoriser aussi le réseau /24 de mon four&amp;nisseur&#xa0;: l&apos;adresse peut changer</translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation>J&apos;&amp;accepte que n&apos;importe qui sur Internet puisse essayer de se connecter</translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation>Autoriser &amp;SSH depuis</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation>l&apos;adresse IP de cet ordinateur (%1)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation>l&apos;adresse IP de cet ordinateur</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Système de fichiers partagé</translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation>Toutes les machines montent un même système de fichiers EFS&#xa0;: scripts, données et résultats sont les mêmes pour chacune.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>Système de &amp;fichiers</translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation>un nouveau, qui reste</translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation>&amp;Monté sous /</translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation>Il a déjà une &amp;cible de montage dans la zone des workers</translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation>Compartiment l&amp;isible par les machines</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation>Le nouveau système de fichiers est chiffré, et reste quand la pile est supprimée&#xa0;: pour %1 par Gio et par mois, jusqu&apos;à ce que vous le supprimiez.</translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation>Le système de fichiers est à vous, et reste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation>Quand les machines sont résiliées, et ce qu&apos;il advient d&apos;une pile qui échoue.</translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
        <translation>La création peut &amp;durer</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Keep a &amp;failed stack for inspection</source>
        <translation>Conserver une pile en échec pour &amp;examen</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Protection contre la résiliation</translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation>Les groupes de la pile mettent fin à leurs machines à l&apos;échéance, même si cet ordinateur est éteint. Une pile en échec conservée coûte toujours ce que coûtent ses machines&#xa0;: résiliez-la quand vous avez vu la cause. «&#xa0;Tout résilier&#xa0;» supprime la pile, et liste ce qui reste.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation>Le maître s&apos;entraîne aussi&#xa0;: une pile d&apos;un worker a deux machines qui s&apos;entraînent.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Au &amp;moins</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Disque de chaque machine</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> Gio</translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation>Des workers peuvent être ajoutés et retirés pendant &amp;une exécution</translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker et le master</numerusform>
            <numerusform> workers et le master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker, si AWS n&apos;a plus de capacité</numerusform>
            <numerusform> workers, si AWS n&apos;a plus de capacité</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation>Nom et image</translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation>Un maître et des workers qui partagent un système de fichiers&#xa0;; d&apos;autres workers peuvent arriver et partir pendant une exécution.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation>De la pile et du cluster&#xa0;; les noms de ses rôles et de ses balises commencent par ce nom</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Région</translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation>Système d&apos;&amp;exploitation</translation>
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
        <translation>l&apos;AMI Deep Learning actuelle</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Balises</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>aucune&#xa0;; par exemple team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Écrivez chaque balise sous la forme nom=valeur, avec une virgule entre deux balises.</translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation>Il vous faut un accès au compte, un nom, et rien d&apos;autre&#xa0;: le système de fichiers, le réseau et la paire de clés sont créés, sauf si vous choisissez les vôtres sur les pages suivantes.</translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation>Ouvrir un modèle d&apos;origi&amp;ne…</translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation>Liste ce que CloudFormation y refuse aujourd&apos;hui, et ce que Trainyard propose à la place</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>Modèle CloudFormation</translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation>Modèles (*.json *.template)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
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
        <translation>Accès</translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation>Seul le maître est accessible de l&apos;extérieur, par SSH&#xa0;; les workers le sont à travers lui.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation>privés, avec une passerelle NAT (facturée à l&apos;heure)</translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation>adresses IP publiques, sans aucun port ouvert à Internet</translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation>privés, sans Internet (S3 uniquement)</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation>la première de la région</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation>un nouveau, supprimé avec la pile</translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation>So&amp;us-réseau du maître</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>un nouveau</translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation>Sous-réseau des worke&amp;rs</translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation>&amp;Groupe de sécurité supplémentaire</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation>De toutes les machines, par exemple un groupe que les cibles de montage de votre système de fichiers autorisent</translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation>&amp;Limite d&apos;autorisations</translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation>créée avec la pile</translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation>ARN de la politique que votre compte exige pour les nouveaux rôles</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Chargement des sous-réseaux, groupes de sécurité et paires de clés…</translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation>La région a %1 VPC sur %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Tout ce qui sera créé. Rien n&apos;existe encore.</translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation>La pile &amp;peut créer des rôles IAM pour ses machines (CAPABILITY_NAMED_IAM)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation>Script de préparation des données</translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation>Chaque machine exécute ce script Python avant de rejoindre l&apos;exécution&#xa0;; un script qui échoue ne retarde aucune autre machine.</translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation>Vérifier la s&amp;yntaxe</translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation>&amp;Chemin sur les machines</translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation>aucun&#xa0;: une machine rejoint l&apos;exécution quand elle a démarré</translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation>&amp;Limite de temps</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation>Aucun&#xa0;: un script qui s&apos;y trouve déjà</translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation>Commencer par le &amp;modèle</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Script</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Empty: no script is written. One that is at the path already is used as it is.</source>
        <translation>Vide&#xa0;: aucun script n&apos;est écrit. Un script déjà présent à ce chemin est utilisé tel quel.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation>Scripts Python (*.py);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation>Le fichier dépasse 1 Mo&#xa0;: choisissez un script.</translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation>Le script est écrit dans le système de fichiers partagé&#xa0;: son chemin doit commencer par /%1/.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Pas encore vérifié.</translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation>Python accepte le script. Il est écrit quand les machines sont prêtes, et exécuté sur chacune.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation>Créer une pile d&apos;entraînement dynamique</translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation>Créer la pile</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Vérifier et créer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation>Commandes…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation>Quelque chose manque ou est incorrect sur cette page</translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation>%1&#xa0;: quelque chose manque ou est incorrect</translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
        <translation>Complétez d&apos;abord les pages qui la précèdent</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation>Stockage et données</translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation>La taille des disques, le compartiment des données et des résultats, et l&apos;accès des machines à celui-ci.</translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation>Autoriser la &amp;veille prolongée (le disque stocke aussi la mémoire)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> Gio</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Disque de chaque machine</translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation>Co&amp;mpartiment</translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation>d&apos;un compartiment nouveau ou non listé</translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation>&amp;Nom du compartiment</translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation>Rôle IAM créé pour le cluster</translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation>Clés de session limitées aux compartiments, dans un fichier que seul l&apos;utilisateur de connexion peut lire</translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation>Vos clés, également dans ~/.bashrc (non sûr)</translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation>Rôle IAM, ou clés limitées si IAM le refuse</translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation>Accès pou&amp;r les machines</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Nouveau compartiment</translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation>Un autre compartiment, par son nom</translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation>Les disques sont chiffrés et supprimés avec leurs machines&#xa0;; conservez les résultats dans un compartiment.</translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation>Chargement des compartiments du compte…</translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation>Le nouveau compartiment est privé et chiffré, dans %1, et reste quand le cluster est résilié.</translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation>Le rôle ne peut lire et écrire que ce compartiment&#xa0;; sa politique figure parmi les commandes. Il est supprimé avec le cluster.</translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation>Si IAM refuse le rôle, des clés de session limitées au compartiment sont envoyées dans un fichier à la place.</translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation>Si IAM refuse le rôle, rien n&apos;est lancé.</translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation>selon l&apos;image&#xa0;: %1 Gio</translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation>%1 pour les disques de %2, s&apos;ils existent pendant un mois</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>Show commands</source>
        <translation>Afficher les commandes</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>Ce que cela fait</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation>Chaque combinaison de valeurs est une exécution dans la file d&apos;attente du cluster. Un paramètre est un champ de la tâche, ou un mot entre accolades dans sa commande, par exemple {lr}.</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Ajouter un paramètre</translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation>aucune plage</translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation>Nombre de valeurs tirées des plages, pour chaque combinaison des listes</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Tirages</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation>Comparer selon la &amp;métrique</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>valeur la plus élevée</translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation>valeur la plus basse</translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation>Le mei&amp;lleur est la</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Ajouter à la file d&apos;attente</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation>plage, uniforme</translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation>plage, logarithmique</translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation>plage, nombres entiers</translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation>Genre de valeurs</translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation>0.1, 0.01, 0.001</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>Supprimer le paramètre</translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation>0.001 to 0.1</translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation>Indiquez une plage de %1, par exemple 0.001 to 0.1.</translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation>Indiquez des valeurs de %1, séparées par des virgules.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n exécution.</numerusform>
            <numerusform>%n exécutions, l&apos;une après l&apos;autre.</numerusform>
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
        <translation>%1 Gio</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 Mo/s</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>Utilisation du CPU</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Mémoire utilisée</translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation>Utilisation du GPU</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>Mémoire GPU utilisée</translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation>Température du GPU</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation>Réseau&#xa0;: reçu</translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation>Réseau&#xa0;: envoyé</translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation>Disque&#xa0;: lu</translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation>Disque&#xa0;: écrit</translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation>Disque&#xa0;: utilisé</translation>
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
        <translation>Il n&apos;y a pas de mesures&#xa0;: aucun programme n&apos;a suivi cette exécution pendant que ses machines mesuraient, ou leurs agents étaient plus anciens que ce programme.</translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation>Il n&apos;y a pas de mesures&#xa0;: aucune exécution de ce cluster n&apos;a été suivie pendant que ses machines mesuraient, ou leurs agents étaient plus anciens que ce programme.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation>Les mesures des machines sont lues pendant que l&apos;exécution est suivie.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation>Les mesures des machines sont lues pendant qu&apos;une exécution de ce cluster est suivie. Démarrez-y un entraînement&#xa0;: cette fenêtre le suit d&apos;elle-même.</translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation>Les agents de ce cluster sont plus anciens que ce programme et ne mesurent pas. Redéployez-les avec trainyardctl provision.</translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation>Les machines ne répondent pas à cet ordinateur. Ce qu&apos;elles ont mesuré sera lu quand elles répondront à nouveau.</translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation>Les machines n&apos;ont encore rien mesuré.</translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation>Les agents de ces machines sont plus anciens que ce programme et ne mesurent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation>Ces machines ne répondent pas à cet ordinateur&#xa0;: %1. Ce qu&apos;elles ont mesuré sera lu quand elles répondront à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>%n autre courbe n&apos;est pas tracée&#xa0;; trainyardctl metrics --system les liste toutes.</numerusform>
            <numerusform>%n autres courbes ne sont pas tracées&#xa0;; trainyardctl metrics --system les liste toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation>Exécuter un programme</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation>Tout ici a une valeur par défaut. Ouvrez un groupe pour la modifier.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation>Ce que chaque machine démarrera.</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation>Les valeurs des secrets ne sont pas stockées&#xa0;: une tâche avec des secrets ne peut attendre dans une file que s&apos;ils se trouvent dans l&apos;environnement de ce programme.</translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• %n machine du cluster l&apos;exécute</numerusform>
            <numerusform>• %n machines du cluster l&apos;exécutent</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation>• le code est d&apos;abord envoyé à chacune</translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation>• l&apos;installation s&apos;exécute une fois sur chacune</translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation>• les nombres de sa sortie deviennent des courbes, en direct</translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
        <translation>• sa sortie est copiée sur cet ordinateur, secrets masqués</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>Sans coût supplémentaire</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>Le cluster coûte %1</translation>
    </message>
    <message>
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation>train.py --epochs 3</translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation>python3 train.py, dans le conteneur</translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation>python3 train.py&#xa0;; vide&#xa0;: le cluster de processus reste jusqu&apos;à son arrêt</translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation>python3 train.py --epochs 3</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Quoi exécuter</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
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
        <translation>Lancer un cluster…</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Une exécution y est active&#xa0;: cette tâche peut être ajoutée à sa file d&apos;attente.</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Aucun cluster n&apos;est prêt&#xa0;: lancez-en un d&apos;abord.</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>C&amp;ommande</translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation>pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation>Une ligne pour le shell, une fois sur chaque machine avant la commande</translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation>&amp;Installation</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>Co&amp;de</translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation>workers&#xa0;: toutes sauf le nœud de tête&#xa0;; all&#xa0;; head&#xa0;; ou un nombre de workers</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Machines</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation>s3://compartiment/préfixe, dans TRAINYARD_DATA&#xa0;; peut être vide</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>Donné&amp;es</translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation>Clés S&amp;3</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Indiquez une adresse comme s3://compartiment/préfixe ou file:///dossier, ou laissez vide.</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Quiconque contrôle une machine peut les utiliser avec toutes vos autorisations.</translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation>Options du s&amp;cript</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation>Affiche les dossiers d&apos;une machine qui exécute la tâche</translation>
    </message>
    <message>
        <source>Choose a working folder</source>
        <translation>Choisir un dossier de travail</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>%1, protected</source>
        <translation>%1, protégée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>Région</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation>Trainyard, ici</translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation>Trainyard, autre ordinateur</translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation>Trainyard, %1</translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation>pas Trainyard</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>Lancé par</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation>reste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation>Ce qu&apos;AWS refuse</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>À la place</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>Modèle CloudFormation</translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation>Rien n&apos;y est connu comme refusé aujourd&apos;hui.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>%n partie ne peut pas en être créée aujourd&apos;hui.</numerusform>
            <numerusform>%n parties ne peuvent pas en être créées aujourd&apos;hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation>Parties refusées</translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation>Aucune partie n&apos;en est connue comme refusée.</translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation>Cet assistant crée la même pile à partir du modèle propre à Trainyard&#xa0;: un maître et des workers en deux groupes, un système de fichiers partagé, et un modèle de lancement pour d&apos;autres workers. Ses paramètres ont les mêmes noms.</translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation>Ce n&apos;est pas un modèle d&apos;entraînement dynamique&#xa0;: cet assistant ne peut pas le remplacer.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation>Les touches vont à la machine. Ctrl+Tab quitte le terminal.</translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation>La session a été fermée.</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La session est terminée.</translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation>La session s&apos;est terminée avec le code %1&#xa0;; le terminal montre pourquoi.</translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation>Déconnectez-vous d&apos;abord.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Aucune machine de ce cluster n&apos;est en cours d&apos;exécution.</translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation>Aucune machine n&apos;est connectée.</translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation>Transférer l&apos;agent SSH (ssh -A)</translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation>Les programmes de la machine peuvent se connecter aux autres machines du cluster tant que vous êtes connecté, de même que toute personne ayant un accès root à celle-ci. L&apos;agent ne contient que la clé du cluster, pas vos propres clés.</translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation>Pour les programmes qui se connectent d&apos;une machine à une autre</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>Copier (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation>Coller (Ctrl+Maj+V)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will be terminated</source>
        <translation>Ce qui sera résilié</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Enregistrer le reçu…</translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation>Tout dans le compte…</translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation>Résilier</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation>Progression de la résiliation</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation>Pour tout résilier, saisissez le &amp;numéro du compte, %1&#xa0;:</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation>Pour tout résilier, saisissez le &amp;nom du compte, %1 ou %2&#xa0;:</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation>Recherche de ce qui sera résilié</translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation>Lecture du registre et du cloud. Rien n&apos;est encore modifié.</translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation>Impossible de lire ce qui est en marche</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation>%1 %2 (%3 par mois)</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Conservé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation>&amp;Copier d&apos;abord les modèles sur cet ordinateur&#xa0;: %1 de points de contrôle n&apos;existent que sur ces machines</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Non vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Rien n&apos;est en marche</translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation>Ni le registre ni le cloud ne listent quoi que ce soit de lancé par Trainyard.</translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation>Rien de lancé par Trainyard n&apos;a été trouvé là où la lecture était possible.</translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation>Tout résilier dans le compte %1&#xa0;?</translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation>Résilier tout ce que Trainyard a lancé&#xa0;?</translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation>Résilier ce cluster&#xa0;?</translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation>Cela inclut des ressources que Trainyard n&apos;a pas créées, dans toutes les régions. </translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation>Résiliation de %1 avec toutes les ressources associées, ce qui économise %2. Les données des machines sont perdues.</translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation>Résilier %1</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Nettoyer</translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation>Résiliation en cours</translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation>Chaque ligne reste jusqu&apos;à ce que le cloud lui-même en confirme la disparition.</translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>La protection contre la résiliation de %n machine sera désactivée, et elle sera résiliée. Les données qui s&apos;y trouvent sont perdues.</numerusform>
            <numerusform>La protection contre la résiliation de %n machines sera désactivée, et elles seront résiliées. Les données qui s&apos;y trouvent sont perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation>Ce qui reste sera résilié. Les données des machines sont perdues.</translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>Résiliation dans %n seconde</numerusform>
            <numerusform>Résiliation dans %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation>Il reste quelque chose</translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation>Il reste peut-être quelque chose</translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation>Aucune seconde vérification n&apos;a montré qu&apos;il ne reste rien. Réessayez, ou consultez la console du cloud.</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>Il ne reste rien</translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation>Il ne reste rien là où la lecture était possible</translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation>Une seconde vérification n&apos;a rien trouvé. Le reçu a aussi été enregistré dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n ressource n&apos;a pas pu être résiliée&#xa0;: la protection contre la résiliation est activée.</numerusform>
            <numerusform>%n ressources n&apos;ont pas pu être résiliées&#xa0;: la protection contre la résiliation est activée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n ressource n&apos;a pas pu être résiliée. Réessayez, ou consultez la console du cloud.</numerusform>
            <numerusform>%n ressources n&apos;ont pas pu être résiliées. Réessayez, ou consultez la console du cloud.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation>&amp;Lever la protection et résilier</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>Réess&amp;ayer</translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation>Échec de la résiliation</translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>Enregistrer le reçu</translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation>Le reçu a été enregistré dans %1.</translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation>Le reçu n&apos;a pas pu être enregistré&#xa0;: %1. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation>%1 et toutes leurs ressources seront résiliées. Les données des machines seront perdues.</translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation>Tous les clusters ne peuvent pas être vérifiés</translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation>Tous les clusters n’ont pas été arrêtés</translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation>Saisissez d&apos;abord le compte ci-dessus.</translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation>Résilier %1&#xa0;?</translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation>L&apos;entraînement prend fin avec les machines&#xa0;:</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Résilier immédiatement</translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation>Les exécutions n&apos;enregistrent pas d&apos;abord : ce qu&apos;elles ont appris depuis leur dernier point de contrôle est perdu. Les points de contrôle existants sont copiés selon le choix ci-dessus.</translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>Les exécutions enregistrent d&apos;abord un point de contrôle, pendant %n minute au plus.</numerusform>
            <numerusform>Les exécutions enregistrent d&apos;abord un point de contrôle, pendant %n minutes au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation>Suivant (Entrée, F3)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation>Précédent (Maj+Entrée, Maj+F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
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
        <translation>%1 s après la demande&#xa0;: %2</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>Demandée à</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marche</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurée</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>2/2 checks passed</source>
        <translation>2/2 vérifications réussies</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phases</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>Cancel the tour</source>
        <translation>Annuler la visite</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Ouvrir le rapport</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>Perte par pas</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation>Reçu de la visite</translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation>Lancer mon propre cluster</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation>Recommencer la visite</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation>Préparation d&apos;exemples de chiffres…</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 sur %2 prédits correctement</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>La visite</translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation>Lance un cluster sur cet ordinateur, entraîne un modèle et résilie le cluster. C&apos;est gratuit.</translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation>%1 % en %2 sur %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation>C&apos;était gratuit&#xa0;: les machines étaient sur cet ordinateur.</translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation>Sur AWS, les mêmes machines auraient coûté environ %1 aux prix catalogue.</translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation>La visite est terminée</translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation>Tout ce qu&apos;elle a lancé a été résilié. La fenêtre est prête pour votre propre travail.</translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation>La visite a été annulée</translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation>Tout ce qu&apos;elle a lancé a été résilié.</translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation>La visite n&apos;est pas arrivée à son terme</translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation>%1 chiffres que le modèle apprendra à lire</translation>
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
        <translation>en attente</translation>
    </message>
    <message>
        <source>transferring</source>
        <translation>transfert en cours</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation>%1 sur %2, %3 fichiers sur %4</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferts</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation>Annuler le transfert</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation>Aucun transfert. Déposez des fichiers du côté gauche, ou des objets du côté droit.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation>Pas dans l&apos;état actuel du transfert.</translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation>Sélectionnez d&apos;abord un transfert.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation>non démarré</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>started</source>
        <translation>démarré</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation>%1, le meilleur</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
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
        <translation>Tableau de bord Dask</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation>Tableau de bord Ray</translation>
    </message>
    <message>
        <source>Any port</source>
        <translation>N&apos;importe quel port</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Port là-bas</translation>
    </message>
    <message>
        <source>Address here</source>
        <translation>Adresse ici</translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation>dans le navigateur</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>ouverture…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation>Ouvrir un tunnel</translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation>Fermer le tunnel</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l&apos;adresse</translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation>À quoi sert le tunnel</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation>Hôte, tel que la machine le nomme</translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation>127.0.0.1 est la machine elle-même&#xa0;; un autre hôte est atteint à travers elle</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Port là-bas</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>n&apos;importe quel port libre</translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation>Port de cet ordinateur</translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation>Aucun tunnel n&apos;est ouvert. Seul cet ordinateur peut utiliser un tunnel, et celui-ci se ferme avec Trainyard.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Aucune machine de ce cluster n&apos;est en cours d&apos;exécution.</translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation>Saisissez d&apos;abord un hôte et un port.</translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation>Sélectionnez d&apos;abord un tunnel.</translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation>Aucune page web n&apos;est derrière ce tunnel.</translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation>Ce tunnel n&apos;est pas ouvert.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation>Entraîne un des modèles de Trainyard&#xa0;; des workers peuvent arriver et partir.</translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation>Modèle fourni</translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation>Type de tâche</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More types of jobs</source>
        <translation>Autres types de tâches</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeModel</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 Gio</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation>Estimé d&apos;après le prix dans us-east-1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>count x name</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Mémoire GPU</translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation>Quota restant</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation>, EFA</translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation>%1&#xa0;; accepte un Elastic Fabric Adapter</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation>Types de machines</translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation>Aucun type ne correspond au filtre.</translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation>&amp;Filtrer les types</translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
        <translation>&amp;Type d&apos;instance</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4, 100 Gbit…</source>
        <translation>c5, 16 Gio, T4, 100 Gbit…</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4…</source>
        <translation>c5, 16 Gio, T4…</translation>
    </message>
    <message>
        <source>Loading instance types…</source>
        <translation>Chargement des types d&apos;instances…</translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation>Tels que la région les propose actuellement&#xa0;; prix à la demande du %1</translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation>Liste intégrée du %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation>Sélectionnez d&apos;abord un cluster.</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation>%1 est terminé.</translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation>%1 n&apos;a pas été lancé depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation>Pas tant que %1 est dans cet état&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation>Sélectionnez une machine de %1 qui le permet.</translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation>Sélectionnez d&apos;abord une exécution.</translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation>L&apos;exécution sélectionnée est terminée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation>L&apos;exécution sélectionnée est en cours d&apos;arrêt.</translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation>Pas tant que l&apos;exécution sélectionnée est dans cet état&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation>Rien de ce que Trainyard a lancé n&apos;est en cours d&apos;exécution.</translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation>Sélectionnez d&apos;abord une machine de %1.</translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>Les machines de cette tâche ne peuvent pas changer pendant l&apos;exécution&#xa0;: son type ou ses options ne le permettent pas.</translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation>Seules les exécutions du programme d&apos;entraînement fourni sont mises à l&apos;échelle automatiquement.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Arrêtez d&apos;abord l&apos;exécution.</translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation>Le nœud de tête de l&apos;exécution sélectionnée n&apos;a pas été perdu.</translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation>L&apos;exécution sélectionnée n&apos;est pas terminée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation>Un programme lit ses propres points de contrôle&#xa0;: exécutez-le de nouveau.</translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation>Son nœud principal ne répond pas.</translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation>L’exécution ne s’entraîne pas encore.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation>%1 n’existe plus.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>42 %: a run or an operation</comment>
        <translation>%1 %&#xa0;: %2</translation>
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
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>au moins %1</translation>
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
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l&apos;instant</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>il y a %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation>%1/jour</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation>%1 par époque</translation>
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
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>1 tête + %n worker</numerusform>
            <numerusform>1 tête + %n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>prévu</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>demande en cours</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>démarrage du système</translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation>attente de SSH</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>configuration</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt en cours</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>résilié</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>attention requise</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation>terminé avec son cluster</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>warn only</source>
        <translation>avertir seulement</translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation>arrêter l&apos;exécution</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>résilier</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>extinction en cours</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Groupe de sécurité</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Paire de clés</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>Adresse IP publique</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>Passerelle NAT</translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation>Demande Spot</translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation>Modèle de lancement</translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation>Groupe de placement</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Compartiment</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Système de fichiers</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation>Groupe Auto Scaling</translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation>Cluster EMR</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation>Groupe d&apos;instances</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation>Le cloud local n&apos;est pas en marche. Il démarre quand vous y créez quelque chose, par exemple un compartiment, des chiffres ou un cluster, puis liste ce qu&apos;il contient.</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>deleting</source>
        <translation>suppression en cours</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation>Machines demandées</translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation>Machines résiliées</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation>Machines arrêtées</translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation>Machines démarrées</translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation>Machines redémarrées</translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation>Machine modifiée</translation>
    </message>
    <message>
        <source>Listed the machines</source>
        <translation>Machines listées</translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation>Contrôles de statut des machines listés</translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation>Types d&apos;instances lus</translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation>Types proposés par zone lus</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Images lues</translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation>Régions lues</translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation>Zones lues</translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation>Réseaux lus</translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation>Sous-réseaux lus</translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation>Routes des sous-réseaux lues</translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation>Volumes listés</translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation>Adresses IP publiques listées</translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation>Groupes de sécurité listés</translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation>Paires de clés listées</translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation>Passerelles NAT listées</translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation>Groupes de placement listés</translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation>Modèles de lancement listés</translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation>Versions d&apos;un modèle de lancement listées</translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation>Demandes Spot listées</translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation>Prix Spot lus</translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation>Scores de placement Spot lus</translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation>Réservations de capacité listées</translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation>Attribut d&apos;une machine lu</translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation>Console d&apos;une machine lue</translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation>Groupe de sécurité créé</translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation>Groupe de sécurité supprimé</translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation>Connexions vers les machines autorisées</translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation>Connexions vers les machines fermées</translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation>Connexions depuis les machines autorisées</translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation>Paire de clés importée</translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation>Paire de clés créée</translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation>Paire de clés supprimée</translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation>Ressources balisées</translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation>Groupe de placement créé</translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation>Groupe de placement supprimé</translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation>Modèle de lancement créé</translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation>Modèle de lancement supprimé</translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation>Volume supprimé</translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation>Adresse IP publique libérée</translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation>Passerelle NAT supprimée</translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation>Demandes Spot annulées</translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation>Compartiment créé</translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation>Compartiment supprimé</translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation>Objet chargé</translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation>Objet téléchargé</translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation>Objet vérifié</translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation>Compartiment vérifié</translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation>Objet supprimé</translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation>Compartiment listé</translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation>Compartiments listés</translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation>Chargement volumineux commencé</translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation>Partie chargée</translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation>Chargement volumineux terminé</translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation>Chargement volumineux abandonné</translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation>Compartiment fermé au public</translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation>Chiffrement d&apos;un compartiment activé</translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation>Compartiment balisé</translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation>Propriétaire de ces clés vérifié</translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation>Rôle endossé</translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation>Session commencée</translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation>Nom du compte lu</translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation>Rôle créé</translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation>Rôle supprimé</translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation>Rôle vérifié</translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation>Autorisations données à un rôle</translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation>Autorisations retirées à un rôle</translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation>Politique attachée à un rôle</translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation>Politique détachée d&apos;un rôle</translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation>Profil d&apos;instance créé</translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation>Profil d&apos;instance supprimé</translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation>Rôle ajouté à un profil d&apos;instance</translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation>Rôle retiré d&apos;un profil d&apos;instance</translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation>Autorisations vérifiées</translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation>Quota lu</translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation>Quota plus élevé demandé</translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation>Image recherchée</translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation>Prix lus</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation>Agent de Trainyard contacté</translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation>Contenu chargé vérifié</translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation>Environnement d&apos;exécution décompressé</translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation>Journal lu</translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation>GPU détectés</translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation>Échéance de la machine fixée</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Paquets installés</translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation>Exécuté&#xa0;: %1</translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation>serait autorisé</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation>Demandé : %1</translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation>Résilié : %1</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>Arrêté : %1</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Démarré : %1</translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation>Redémarré : %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Modifié : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
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
        <translation>démarré</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
</context>
</TS>
