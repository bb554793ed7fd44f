<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>¿Descartar lo que ha introducido?</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>No se ha creado nada.</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Seguir editando</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
</context>
<context>
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Asigne un nombre al clúster.</translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation>Hadoop debe estar entre las aplicaciones: su lista de nodos indica los trabajadores.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Elija un tipo.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Elija el archivo de la clave privada.</translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation>Se necesita una carpeta para los registros: solo en ellos se encuentra la causa de un inicio fallido.</translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation>EMR necesita ambos grupos de seguridad administrados o ninguno.</translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation>Un sistema de archivos tiene destinos de montaje en una sola VPC: elija una subred de ella.</translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation>Los grupos de seguridad pertenecen a una VPC: elija una subred de ella.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>No puede estar vacío.</translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation>El entorno de ejecución no funciona en este tipo de instancia: elija un tipo para x86_64, como m5.xlarge.</translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation>EMR inicia nodos de tareas solo en un clúster con nodos core.</translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation>Solo los nodos de tareas son máquinas Spot, y no hay ninguno.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>El precio máximo se aplica solo a las máquinas Spot.</translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation>Antes de la versión emr-6.4.0, EMR finalizaría el clúster mientras entrena: establézcalo en 0.</translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation>El límite de inactividad de EMR necesita la versión emr-5.30.0, o emr-6.1.0, o posterior.</translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation>Se usa solo con grupos de seguridad administrados propios.</translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation>Solo se crean los roles predeterminados EMR_DefaultRole y EMR_EC2_DefaultRole.</translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation>Es para un clúster con un sistema de archivos.</translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation>Con un volumen raíz de 50 GiB o menos, el clúster podría no iniciarse: al menos %1.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>No existe la región &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>No existe el tipo de instancia &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation>%1 se ha unido</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 ha salido</translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation>caído: %1</translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation>nunca se unió: %1</translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation>el servidor %1 se ha caído: %2</translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation>todos los trabajadores esperaron %2 s al rango %1</translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation>la ejecución se pausa: %1</translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation>la ejecución continúa; trabajadores: %1</translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation>%1 queda excluida durante %2 s porque varios trabajadores se han caído en ella</translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation>las caídas de trabajadores en %1 se han olvidado a petición</translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation>host_worker solicita un trabajador en %1</translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation>EC2 recupera %1; su trabajador sale</translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation>todos los procesos se inician de nuevo (reinicio %1)</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 está configurada</translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation>la ejecución finaliza por esto: %1</translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation>el planificador se reinició; todos los procesos se reconectaron después de %1 s</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation>el disco del nodo principal estuvo lleno durante %1 s</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation>el disco del nodo principal estuvo lleno durante %1 s; %2</translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation>el rango %1 espera sus datos: %2</translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation>el rango %1 vuelve a tener sus datos, tras %2 s</translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation>Comando o script</translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation>Docker o Podman</translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation>MXNet (servidor de parámetros)</translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation>Programa propio, elástico (almacén clave-valor)</translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation>Una línea para el shell en una, varias o todas las máquinas; cada proceso tiene su rango en su entorno.</translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation>Un clúster de Dask: planificador y programa en el nodo principal, workers en las máquinas; sin comando permanece hasta que se detiene.</translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation>Un comando en un contenedor en cada máquina, o en un contenedor que alcanza los de las demás por ssh.</translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation>Un script mediante horovodrun, estático o elástico; las máquinas deben alcanzarse entre sí por ssh.</translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation>Un programa que intercambia sus gradientes mediante el módulo de Python trainyard o libtrainyard_kv: los trabajadores entran y salen mientras entrena.</translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation>Un script de MXNet como planificador, servidores y workers, como lo inicia tools/launch.py (0.x a 1.x).</translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation>Un script de PyTorch en cada máquina mediante torchrun, estático o elástico entre dos números de máquinas.</translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation>Un clúster de Ray: nodo principal de Ray y programa en el nodo principal, un nodo en cada máquina; sin comando permanece hasta que se detiene.</translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation>Un script de TensorFlow en cada máquina, con TF_CONFIG o con las opciones de los ejemplos de servidor de parámetros.</translation>
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
        <translation>No cuesta nada: funciona en este equipo</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>public</source>
        <translation>pública</translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation>%1, %2 direcciones IP libres, %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation>%1: abierto a Internet</translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation>%1, sin destino de montaje</translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation>%1, destinos de montaje en %2 de %3</translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation>%1, la VPC predeterminada; subredes: %2</translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation>%1; subredes: %2</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation>Entrenar en CPU</translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation>Entrenar en GPU</translation>
    </message>
    <message>
        <source>Train on Spot</source>
        <translation>Entrenar en Spot</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>Asigne un nombre al clúster.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Elija el archivo de la clave privada.</translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation>Asigne un nombre al bucket.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Elija un tipo.</translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation>Elija una imagen.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>No puede estar vacío.</translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation>Indique cada región una sola vez, y no la región de este clúster.</translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation>Un ID de imagen, una plantilla de lanzamiento, un grupo de seguridad y un par de claves existen en una sola región: elija la imagen por su nombre y deje los demás sin definir, o no indique regiones alternativas.</translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation>Cada zona pertenece a la región de este clúster, como us-east-1a.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation>La imagen no funciona en este tipo de instancia: sus arquitecturas de CPU son distintas.</translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation>Las máquinas Spot no se pueden lanzar con hibernación.</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>El precio máximo se aplica solo a las máquinas Spot.</translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation>La capacidad reservada no se vende a precios de Spot.</translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation>Este tipo de instancia no admite un Elastic Fabric Adapter.</translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation>Todos los puertos solo se pueden abrir en un grupo de seguridad creado para el clúster, no en uno propio.</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>Demasiado pequeño: al menos %1.</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>Demasiado grande: como máximo %1.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation>Se desconoce el precio de %1, por lo que un presupuesto no puede detener ejecuciones ni terminar a tiempo: haga que solo avise o elija otro tipo.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>No existe la región &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>No existe el tipo de instancia &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation>La etiqueta &quot;%1&quot; no es válida: una clave tiene de 1 a 128 caracteres y un valor 256 como máximo, y las claves que empiezan por aws: o trainyard: están reservadas.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificado</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation>%1 en %2, %3, %4 épocas</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Siguiente &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation>EE. UU. Este (Norte de Virginia)</translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation>EE. UU. Este (Ohio)</translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation>EE. UU. Oeste (Norte de California)</translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation>EE. UU. Oeste (Oregón)</translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation>África (Ciudad del Cabo)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation>Asia-Pacífico (Hong Kong)</translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation>Asia-Pacífico (Taipéi)</translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation>Asia-Pacífico (Bombay)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation>Asia-Pacífico (Hyderabad)</translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation>Asia-Pacífico (Singapur)</translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation>Asia-Pacífico (Sídney)</translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation>Asia-Pacífico (Yakarta)</translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation>Asia-Pacífico (Melbourne)</translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation>Asia-Pacífico (Malasia)</translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation>Asia-Pacífico (Tailandia)</translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation>Asia-Pacífico (Tokio)</translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation>Asia-Pacífico (Seúl)</translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation>Asia-Pacífico (Osaka)</translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation>Canadá (centro)</translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation>Oeste de Canadá (Calgary)</translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation>Europa (Fráncfort)</translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation>Europa (Zúrich)</translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation>Europa (Irlanda)</translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation>Europa (Londres)</translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation>Europa (París)</translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation>Europa (Milán)</translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation>Europa (España)</translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation>Europa (Estocolmo)</translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation>Israel (Tel Aviv)</translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation>México (centro)</translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation>Medio Oriente (Baréin)</translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation>Medio Oriente (EAU)</translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation>América del Sur (São Paulo)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation>AWS GovCloud (EE. UU. Este)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation>AWS GovCloud (EE. UU. Oeste)</translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation>China (Pekín)</translation>
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
        <translation>Iniciando la nube local</translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation>Generando dígitos de aspecto manuscrito</translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation>Lanzando 1 nodo principal y 1 trabajador</translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation>Lanzando 1 nodo principal y %1 trabajadores</translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation>Desplegando el entorno de ejecución por SSH</translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation>Subiendo los dígitos a S3</translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation>Entrenando %1 durante %2 épocas</translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation>Añadiendo un trabajador durante el entrenamiento</translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation>Terminando todo</translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation>Comprobando que no queda nada</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escribiendo el informe</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation>Añadiendo nodos core</translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation>Añadiendo el paso</translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation>Añadiendo el paso %1</translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation>Permitiendo SSH desde este equipo</translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation>Permitiendo SSH al nodo maestro</translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation>Asociando la pila</translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation>Asociando la pila %1</translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation>Comprobando el trabajo con sus datos</translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation>Comprobando el plan</translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation>Comparando la lista de nodos de YARN</translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation>Convirtiendo el modelo</translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation>Copiando %1 a las máquinas</translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation>Copiando los modelos a este equipo</translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation>Copiando el punto de control a este equipo</translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation>Copiando el punto de control de la época %1</translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation>Creando el rol de IAM de las máquinas</translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation>Creando el sistema de archivos</translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation>Creando los buckets que faltan</translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation>Creando los destinos de montaje</translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation>Creando los recursos de la pila</translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation>Creando los roles de EMR</translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation>Creando el grupo de seguridad</translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation>Creando la pila</translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation>Eliminando su grupo de seguridad</translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation>Eliminando el sistema de archivos</translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation>Eliminando los destinos de montaje</translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation>Finalizando %1</translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation>Examinando las máquinas</translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation>Duración prevista</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>Comprobación final</translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation>Buscando recursos</translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation>Reenviando hasta que se cancele</translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation>Dando a las máquinas claves mutuas</translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation>Importando la clave pública</translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation>Uniéndose a la ejecución</translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation>Jupyter en %1 de %2</translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation>Lanzando %1</translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation>Saliendo de la ejecución</translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation>Reincorporando %1 de %2 a su ejecución</translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation>Cargando precios</translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation>Creando la imagen %1</translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation>Abierto en el navegador hasta que se cancele</translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation>Abriendo NFS a las máquinas</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>Empaquetando %1</translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation>Empaquetando el código</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>Preparando los datos</translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation>Preparando los datos de %1</translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation>Leyendo AWS</translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation>Leyendo la cuenta</translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation>Leyendo las claves de host de la consola</translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation>Registrando el plan</translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation>Quitando %1 de %2</translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation>Eliminando la imagen y sus instantáneas</translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation>Generando dígitos</translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation>Reemplazando %1 de %2</translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation>Reemplazando el nodo principal de %1</translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation>Solicitando máquinas</translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation>Solicitando el clúster de EMR</translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation>Cambiando el tamaño del clúster de EMR</translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation>Reanudando %1</translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation>Revirtiendo el lanzamiento</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation>Guardando los registros de las ejecuciones</translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation>Buscando en los registros</translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation>Fijando un plazo</translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation>Fijando los límites</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>Iniciando %1</translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation>Iniciando Jupyter</translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation>Iniciando los trabajos en cola</translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation>Iniciando el clúster de EMR</translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation>Iniciando las máquinas de los grupos</translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation>Reiniciando el planificador</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>Deteniendo %1</translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation>Deteniendo los lanzamientos en curso</translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation>Asumiendo el control de %1</translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation>Probando los accesos entre las máquinas</translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation>La cola está en pausa</translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation>Túnel al puerto %1 de %2</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>Subiendo %1</translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation>Subiendo los scripts de arranque</translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation>Esperando el registro del fallo de EMR</translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation>Esperando el grupo del nodo maestro</translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation>Esperando los destinos de montaje</translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation>Esperando la pila</translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation>Esperando a que las máquinas estén en marcha</translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation>Observando la ejecución</translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation>Escribiendo el recibo</translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation>Escribiendo el archivo de trabajadores y las variables</translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation>Comprobando la máquina</translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation>Conectando con el agente</translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation>Detectando el sistema y las GPU</translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation>Sustituyendo la clave de host de un solo uso</translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation>Descomprimiendo el entorno de ejecución</translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation>Subiendo el entorno de ejecución</translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation>Verificando la subida</translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation>Esperando SSH</translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation>Iniciando el watchdog</translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation>Esperando el fin del arranque</translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation>Diagnóstico: %1</translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation>Deteniendo los servicios que inician máquinas</translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation>Terminando máquinas</translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation>Eliminando el rol de las máquinas</translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation>Eliminando volúmenes, grupos y otros recursos</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation>El nombre «%1» no es válido: use a-z, 0-9 y &apos;-&apos;, empiece con una letra y termine con letra o dígito, como máximo 40 caracteres.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation>«%1» no es un rango de direcciones IP como 203.0.113.7/32.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation>«%1» no es el ID de un grupo de seguridad, como sg-0123456789abcdef0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation>«%1» no es un nombre de bucket: use de 3 a 63 minúsculas, dígitos y guiones, y empiece y termine con letra o dígito.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation>«%1» no es un nombre de usuario: use letras, dígitos, &apos;.&apos;, &apos;_&apos; y &apos;-&apos;, empiece con una letra, como máximo 32 caracteres.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation>El archivo de clave debe indicarse con su ruta completa, no como «%1».</translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation>No existe la imagen «%1»: indique un nombre como ubuntu-24.04, un ID de AMI como ami-0123456789abcdef0, «name:» y el nombre de una imagen, o «resolve:ssm:» y un parámetro.</translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation>%1 es para otra arquitectura de CPU que la imagen (una para x86_64, otra para arm64): elija un tipo como c5.xlarge, ya que el entorno de ejecución es para x86_64.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation>El valor de %1 entra en conflicto con %2, que solo existe en una región.</translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation>El campo %1 está vacío.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation>«%1» no es un valor válido para %2.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation>No hay %1 «%2» en el catálogo.</translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation>El valor de %1 es demasiado pequeño: al menos %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation>El valor de %1 es demasiado grande: como máximo %2.</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation>El valor de %1 entra en conflicto con %2.</translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>Todos los puertos TCP desde cualquier lugar permiten que cualquiera en Internet lo intente: use su propia dirección IP, como 203.0.113.7/32, o acepte la exposición.</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH desde %1 permite que cualquiera en Internet lo intente: use su propia dirección IP, como 203.0.113.7/32, o acepte la exposición.</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>SSH desde %1 permite que lo intenten más de 65.536 direcciones: use su propia dirección IP, como 203.0.113.7/32, o acepte la exposición.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation>El precio de %1 es desconocido, por lo que un presupuesto no puede detener ejecuciones ni terminar a tiempo: deje que el presupuesto solo avise, elija otro tipo, o permita pricing:GetProducts e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation>Permitir SSH desde este equipo</translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation>Finalizar los procesos en %1</translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation>Marcar los datos de %1 como preparados</translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation>Escribir el archivo de trabajadores en %1</translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation>Reinstalar NumPy en %1</translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation>Crear /dev/raw1394 en %1</translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation>Añadir las bibliotecas de CUDA a la ruta de búsqueda de %1</translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation>Montar el sistema de archivos compartido en %1</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Reemplazar %1</translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation>Leer las pilas de llamadas en %1</translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation>AWS no tenía capacidad</translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation>Error interno de Trainyard</translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation>informe de ello con los detalles y el registro</translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation>Un valor no es válido</translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation>corríjalo e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation>Algo que se nombró no existe</translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation>compruebe el nombre, la región y el perfil</translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation>Ese nombre ya está en uso</translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation>elija otro nombre o use el existente</translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation>El otro lado no puede hacerlo</translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation>use otra imagen, tipo o punto de enlace</translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation>Tardó demasiado</translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation>inténtelo de nuevo; si persiste, compruebe el estado de la máquina y de la red</translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation>Se canceló</translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation>iníciela de nuevo cuando quiera</translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation>No se pudo establecer la conexión</translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation>compruebe la dirección, la red y el cortafuegos</translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation>La conexión se interrumpió</translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation>inténtelo de nuevo; lo ya hecho se conserva</translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation>No se pudo proteger la conexión</translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation>compruebe el reloj del equipo, sus certificados y el proxy</translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation>No se pudo entender la respuesta</translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation>compruebe que la URL del punto de enlace sea el propio servicio y no un proxy o una página web</translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation>AWS está limitando las solicitudes</translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation>espere un minuto e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation>El servicio tuvo un problema interno</translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation>inténtelo en un minuto y conserve el ID de la solicitud para soporte</translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation>No se encontraron credenciales</translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation>elija un perfil con --profile o AWS_PROFILE, o use el perfil local, que no las necesita</translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation>No se aceptó la clave de acceso o su firma</translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation>compruebe la clave, su secreto y la región del perfil</translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation>La sesión ha caducado</translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation>renueve las credenciales e inténtelo de nuevo; las máquinas en marcha siguen funcionando</translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation>Esta cuenta o usuario no puede hacerlo</translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation>pida el permiso indicado o use otro perfil</translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation>Los relojes de este equipo y del servicio difieren demasiado</translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation>ajuste el reloj e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation>Ahora no hay capacidad allí para ese tipo de instancia</translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation>pruebe otra zona, otro tipo o más tarde</translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation>El límite de la cuenta no permite tantas</translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation>use menos máquinas o más pequeñas, o solicite a AWS una cuota mayor</translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation>Su estado no lo permite, o algo aún depende de ello</translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation>espere a que termine la otra acción e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation>Cambió entretanto</translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation>compruebe el nuevo estado e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation>La máquina no responde como servidor SSH</translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation>compruebe su salida de consola; termínela si persiste</translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation>La máquina no acepta la clave SSH</translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation>compruebe el usuario y el par de claves del clúster</translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation>La máquina muestra una clave de host distinta de la que recibió</translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation>no confíe en ella: la conexión puede estar interceptada; termínela y láncela de nuevo</translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation>Falló un comando en la máquina</translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation>compruebe su última salida y el registro del nodo</translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation>Un programa de este equipo no pudo iniciarse o falló</translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation>compruebe que esté instalado</translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation>libere espacio allí; una máquina de un clúster obtiene más con un volumen raíz mayor</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>No se pudo leer o escribir un archivo</translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation>compruebe el disco y los permisos de la carpeta</translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation>Un archivo está truncado o dañado</translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation>descárguelo o créelo de nuevo</translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation>Lo recibido no es lo enviado</translation>
    </message>
    <message>
        <source>send it again</source>
        <translation>envíelo de nuevo</translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation>Un proceso no demostró tener el secreto del trabajo</translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation>deténgalo; inicie los trabajadores desde el clúster para que reciban el secreto de su ejecución</translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation>El otro lado usa otra versión</translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation>despliegue de nuevo el entorno de ejecución para que ambos tengan la misma versión</translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation>Un proceso del trabajo murió o dejó de responder</translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation>compruebe su registro; añada un trabajador en su lugar</translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation>Se inició un trabajador pero nunca se conectó</translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation>compruebe su registro en ese nodo y luego añádalo de nuevo</translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation>El libro de registro lo escribió un Trainyard más reciente</translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation>instale esa versión o use otro --state-dir</translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation>Otro programa está trabajando en esto</translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation>espere a que termine o deténgalo allí</translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation>Terminó, pero algo sigue en marcha</translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation>ejecute de nuevo la terminación; hasta entonces puede costar dinero</translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation>El entrenamiento produjo números no finitos</translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation>reduzca la tasa de aprendizaje y empiece de nuevo</translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation>Buscando compiladores y bibliotecas</translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation>Montando el sistema de archivos compartido</translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation>Obteniendo los archivos</translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation>Buscando carpetas compartidas</translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation>Instalando %1</translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation>Descargando imágenes de contenedor</translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation>Creando la imagen de contenedor</translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation>Copiando la imagen de contenedor</translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation>Obteniendo el código fuente de MXNet</translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation>Compilando MXNet</translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation>Dando a conocer MXNet a Python</translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation>Instalando los paquetes para compilar MXNet</translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation>Instalando paquetes del sistema</translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation>Instalando la línea de comandos de AWS</translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation>Ejecutando sus comandos</translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation>Instalando paquetes de Python</translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation>Copiando launch.py</translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation>Paquetes para compilar MXNet</translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation>Paquetes del sistema</translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation>Línea de comandos de AWS</translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation>Sus propios comandos</translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation>MXNet desde el código fuente</translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation>Descargar imágenes de contenedor</translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation>Crear una imagen de contenedor</translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation>Copiar una imagen de contenedor entre máquinas</translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation>Paquetes y wheels de Python</translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation>launch.py de MXNet</translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation>Generando dígitos</translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation>Subiendo a %1</translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation>Creando el sistema de archivos %1</translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation>Eliminando el sistema de archivos %1</translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation>Montando %1</translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation>Creando la pila %1</translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation>Creando el clúster de EMR %1</translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation>Comparando los datos de las máquinas</translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation>Probando los accesos a todas las máquinas</translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation>Dando a las máquinas una clave común</translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation>Quitando la clave común</translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation>Quitando las credenciales de la máquina</translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation>Solicitando la imagen</translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation>Esperando la imagen</translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation>Esperando el reinicio de la máquina</translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation>Preparando la ejecución</translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation>Iniciando el proceso %1</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalizando</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation>Hibernando</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation>Reiniciando</translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation>Deteniendo %1 de %2</translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation>Hibernando %1 de %2</translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation>Iniciando %1 de %2</translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation>Reiniciando %1 de %2</translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation>Deteniendo las máquinas de %1</translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation>Hibernando las máquinas de %1</translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation>Iniciando las máquinas de %1</translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation>Reiniciando las máquinas de %1</translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation>Añadiendo un trabajador</translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation>Añadiendo un trabajador a %1</translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation>Añadiendo %1 trabajadores a %2</translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation>Cambiando %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation>Ampliando el plazo de %1</translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation>Cambiando los límites de %1</translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation>Quitando un trabajador</translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation>Quitando un trabajador de %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Quitando %1</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>Incorporando %1</translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation>Terminando %1</translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation>Terminando un clúster</translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation>Terminando todo en la cuenta</translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation>Escalado automático de %1</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>Sugerencias para %1</translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation>%1 en %2 ha finalizado</translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation>%1 en %2 se ha detenido</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 en %2 ha perdido su nodo principal</translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation>%1 en %2 ha fallado</translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation>EC2 recupera %1 de %2</translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation>El reemplazo, si lo hay, se muestra en el panel de operaciones.</translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation>%1 de %2 en %3 ha dejado de funcionar</translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation>%1 de una ejecución en %2 ha dejado de funcionar</translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation>El motivo está en los eventos del clúster.</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation>%1 se termina al vencer su plazo, en 1 minuto</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation>%1 se termina al vencer su plazo, en %2 minutos</translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation>Mueva el plazo para conservar sus máquinas más tiempo.</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation>Se ha gastado %1 del presupuesto de %2 para %3</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation>Se ha gastado %1 del presupuesto de %2 para hoy</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Credenciales</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation>Cuotas de vCPU</translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation>Límite de VPC</translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation>Límite de EBS</translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation>SSH a las máquinas</translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation>Regla SSH de este equipo</translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation>Regla SSH del maestro de EMR</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Par de claves</translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation>Del nodo principal a los trabajadores</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation>Inicio de EMR</translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation>Acciones de arranque de EMR</translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation>Error de EMR</translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation>Grupos de Auto Scaling</translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation>Registros de configuración</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables de entorno</translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation>Código en todos los nodos</translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation>Archivo de trabajadores</translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation>Destino de montaje</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Sistema de archivos compartido</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation>Bibliotecas CUDA</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation>OpenCV y FireWire</translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation>Procesos huérfanos</translation>
    </message>
    <message>
        <source>New workers</source>
        <translation>Trabajadores nuevos</translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation>Marcas de éxito</translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation>Nodos base</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 y %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation>%1, %2 y otros %3</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 máquina</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 máquinas</translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation>el nodo principal no le reenvía conexiones</translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation>Establezca &quot;AllowTcpForwarding yes&quot; en /etc/ssh/sshd_config del nodo principal.</translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation>el nodo principal, a través del que se accede a ella, no se puede usar</translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation>Repare primero la conexión con el nodo principal.</translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation>el nodo principal no llega a ella</translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation>Su grupo de seguridad debe admitir las máquinas del clúster, y debe estar en marcha (M14).</translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation>no se encontró su nombre (DNS)</translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation>Compruebe la red de este equipo y que la máquina tiene una dirección pública.</translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation>rechaza la conexión</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation>La máquina está activa, pero aún no escucha ningún servidor SSH: espere a que se inicie o lea su consola (status).</translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation>no hay ruta hasta ella</translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation>Compruebe la ruta de su subred a una puerta de enlace de Internet y la red de este equipo.</translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation>no responde (tiempo de espera agotado)</translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation>Compruebe la regla de su grupo de seguridad para este equipo (M12) y que la máquina está en marcha.</translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation>no envía un banner SSH</translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation>La máquina está sobrecargada o aún se inicia, o un proxy responde en su lugar: espere y luego reiníciela.</translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation>no acepta la clave %1 para %2</translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation>Use la clave privada de su par de claves (M13) o el usuario de su imagen.</translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation>su clave de host aún no está registrada</translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation>Su consola muestra la clave unos minutos después del inicio: despliegue entonces (provision), que la lee.</translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation>su clave de host no es la conocida</translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation>Si la máquina no se reemplazó, otra responde en su dirección: no se conecte.</translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation>no se puede usar el archivo de clave %1</translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation>Restaure el archivo de clave, con el modo 0600.</translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation>no tiene ningún algoritmo en común con este equipo</translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation>Su servidor SSH es demasiado antiguo: use una imagen más reciente.</translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation>no responde a tiempo</translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation>Inténtelo de nuevo; puede que la máquina esté sobrecargada.</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la conexión se cortó</translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation>Inténtelo de nuevo; si se repite, reinicie la máquina.</translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation>No se pudo leer la dirección de este equipo.</translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation>No se pudieron leer los grupos de seguridad del nodo principal.</translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation>%1 admite SSH desde este equipo (%2 en %3).</translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation>Ningún grupo de seguridad del nodo principal admite SSH desde %1: añada una regla a %2. Si el proveedor cambia la dirección a menudo, abra el /24 que la rodea (address --neighbours).</translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation>El libro de registro no tiene ninguna máquina de este clúster con dirección.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation>Se puede acceder a la máquina.</translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation>Se puede acceder a las %1 máquinas.</translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation>SSH falla en %1 de %2 (%3): %4</translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation>No se pudo leer el par de claves %1.</translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation>%1 pertenece al par de claves %2 de las máquinas.</translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation>%1 no es la clave de las máquinas: %2 pertenece a su par de claves %3.</translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation>%1 no pertenece al par de claves %2 de las máquinas: use la clave privada con la huella digital %3.</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation>No se puede leer el archivo de clave %1: restaure la clave privada del par de claves %2 (%3).</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation>%1 (sin respuesta)</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1 (rechazada)</translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation>El nodo principal no llega al puerto 22 de %1: su grupo de seguridad debe admitir todo el tráfico de sus miembros, y las máquinas deben estar en marcha. A los trabajadores se llega por sus direcciones privadas, solo a través del nodo principal.</translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation>El nodo principal llega a %1, que no acepta la clave: su par de claves difiere del par del nodo principal. Con ssh, reenvíe el agente (ssh -A).</translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation>El nodo principal llega a los trabajadores por sus direcciones privadas.</translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation>Los relojes coinciden.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation>El reloj de %1 se desvía %2 s: %3. Inicie allí un servicio de hora (chrony o timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation>AWS rechaza las solicitudes que se firman allí</translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation>a partir de 5 min AWS rechaza las solicitudes</translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation>No se aceptan las credenciales del perfil %1: %2. Renueve la sesión o añada el perfil de nuevo (account --add).</translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation>No se pudo leer el final de la sesión.</translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation>La sesión del perfil %1 ha terminado: renuévela.</translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation>La sesión del perfil %1 termina en %2: renuévela antes de una acción larga.</translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation>Se aceptan las credenciales; la sesión termina en %1.</translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation>Se aceptan las credenciales.</translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation>El reloj de este equipo coincide con el de AWS.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>El reloj de este equipo va %1 s por detrás del de AWS. Las solicitudes de Trainyard se corrigen; otras herramientas fallan a partir de 5 min. Ajuste el reloj (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>El reloj de este equipo va %1 s por delante del de AWS. Las solicitudes de Trainyard se corrigen; otras herramientas fallan a partir de 5 min. Ajuste el reloj (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation>No se pudieron enumerar las regiones de la cuenta.</translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation>La región %1 está habilitada.</translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation>La región %1 no está habilitada para esta cuenta: habilítela o elija otra (--region).</translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation>No se pudieron probar los permisos.</translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation>%1 acciones están denegadas (%2): pida a un administrador que asocie la política de &quot;account --policy&quot;.</translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation>Las %1 acciones están permitidas.</translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation>Ninguna acción está denegada; no se pudieron probar %1 de %2.</translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation>No se pudieron leer las cuotas.</translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation>La cuota de vCPU está agotada: %1. Solicite un aumento (account --request-quota).</translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation>no se permiten instancias estándar</translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation>Las cuotas de vCPU permiten más máquinas.</translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation>No se pudo leer la cuota de almacenamiento EBS.</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation>La cuenta puede tener %1 TiB de volúmenes gp3 en esta región: los volúmenes raíz de muchas máquinas lo superan. Solicite un aumento en la consola de Service Quotas (L-7A658B76).</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation>La cuenta puede tener %1 TiB de volúmenes gp3 en esta región.</translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation>%1 Primera línea con un error: %2.</translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation>No se pudo leer el clúster de EMR.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation>El clúster lleva %2 en el estado %1; tras 20 minutos conviene revisar su configuración.</translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation>EMR ha iniciado el clúster.</translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation>Las acciones de arranque se han completado correctamente.</translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation>No ha fallado ninguna acción de arranque.</translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation>%1 Dé al próximo clúster un bucket de registros.</translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation>No se pudo leer la pila.</translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation>Los grupos tienen todas sus máquinas.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation>Un grupo tiene menos máquinas de las deseadas: %1 Cambie el tipo o la zona, o continúe con menos trabajadores.</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation>Un grupo tiene menos máquinas de las deseadas y las está lanzando.</translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation>La pila está en el estado %1.</translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation>La pila avanza; su último evento es de hace %1.</translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation>La pila espera a sus grupos de Auto Scaling, cuyos lanzamientos fallan: %1</translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation>La pila no ha tenido eventos desde hace %1 mientras sus grupos inician máquinas: lea el registro de configuración de las máquinas (M15).</translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation>La pila no ha tenido eventos desde hace %1: lea el registro de configuración de las máquinas (M15).</translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation>No se pudieron contar las VPC de la región.</translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation>La región %1 tiene %2 de %3 VPC: una pila con red propia falla. Elimine una VPC, solicite una cuota mayor o use una VPC existente.</translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation>Todas las direcciones IP elásticas de la región están en uso: una pila con puerta de enlace NAT falla. Libere una o no use puerta de enlace NAT.</translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation>Una pila puede crear una VPC y una dirección en esta región.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation>La ejecución %1 aún no ha registrado ningún paso.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>La ejecución %1 no ha registrado ningún paso desde su inicio hace %2, y ningún proceso suyo está en una máquina que responda. Lea las últimas líneas de sus registros: puede que aún lea sus datos o espere a un trabajador; mientras tanto sus máquinas generan costos.</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>La ejecución %1 no ha registrado ningún paso desde su inicio hace %2. Lea las últimas líneas de sus registros: puede que aún lea sus datos o espere a un trabajador; mientras tanto sus máquinas generan costos.</translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation>La ejecución %1 ha finalizado; su final se registra cuando un programa la sigue.</translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation>La ejecución %1 está en pausa: %2. Continúa cuando se hayan unido suficientes trabajadores.</translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation>La ejecución %1 avanza.</translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation>no se conoce ningún rango retrasado</translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation>los demás esperan al rango %1</translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation>los demás esperan al rango %1 en %2</translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation>La ejecución %1 no avanza desde hace %2: %3. Lea el registro de ese rango y las pilas de llamadas de sus procesos; quite el trabajador o detenga la ejecución con un punto de control.</translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation>No queda ningún proceso de una ejecución terminada.</translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation>%1 de ejecuciones terminadas permanecen en %2 y usan allí memoria, GPU y puertos: finalícelos.</translation>
    </message>
    <message>
        <source>1 process</source>
        <translation>1 proceso</translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation>%1 procesos</translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation>No se pudieron leer las máquinas en AWS.</translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation>El nodo principal y los trabajadores que enumera el libro de registro existen en AWS.</translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>El nodo principal ya no existe, y con él se detiene la ejecución %1: no se puede quitar de un entrenamiento. Lance uno nuevo (replace-head) o inicie la máquina si está detenida.</translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>El nodo principal ya no existe: no se puede quitar de un entrenamiento. Lance uno nuevo (replace-head) o inicie la máquina si está detenida.</translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation>%1 ya no existe; un entrenamiento de Dynamic Training se detiene sin sus trabajadores base, y la ejecución %2 continúa con los demás.</translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation>%1 ya no existe; reemplácelo antes de la próxima ejecución.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation>%1 en %2: %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation>%1 %2 más en la evidencia.</translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation>No se usan reglas de %1 en la carpeta de estado; los registros no tienen errores conocidos.</translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation>Los registros no tienen errores conocidos.</translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation>Los %1 registros de configuración de las máquinas no tienen errores.</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>una máquina</translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation>La configuración de %1 notifica errores; el primero: %2.</translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation>Las variables de entorno de los nodos son las documentadas.</translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation>Las variables de entorno de %1 difieren de las documentadas (%2): lea el registro de configuración (M15) o establézcalas en /etc/profile.d/deeplearning.sh.</translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation>%1 archivos de código son iguales en %2 nodos.</translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation>El código difiere entre los nodos: ponga los scripts en el sistema de archivos compartido y despliegue de nuevo el entorno de ejecución (provision).</translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation>worker_ip_file nombra los nodos en cada nodo.</translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation>worker_ip_file falta o es antiguo en %1: escríbalo antes de que empiece el entrenamiento.</translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation>Las máquinas de la nube local no tienen GPU, sea cual sea su tipo; el entrenamiento usa la CPU.</translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation>%1 tiene menos GPU que su tipo de instancia: el controlador no está instalado o cargado, o una GPU ha fallado. Elija una imagen con el controlador de NVIDIA o reemplace la máquina.</translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation>DEEPLEARNING_WORKER_GPU_COUNT es 0 en %1, que tiene GPU: el script de configuración antiguo solo conoce tipos de las familias g3, p2 y p3. Asigne a la variable el número de GPU.</translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation>Los tipos de instancia no tienen GPU: el entrenamiento usa la CPU (omita --gpus).</translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation>Están todas las GPU de los tipos de instancia.</translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation>El enlazador dinámico de %1 no encuentra CUDA: añada su carpeta a LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation>El enlazador dinámico encuentra CUDA en %1.</translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation>OpenCV ha notificado que no encuentra una cámara FireWire; /dev/raw1394 existe ahora.</translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation>OpenCV notifica &quot;Failed to initialize libdc1394&quot;. El entrenamiento no se ve afectado; un enlace /dev/raw1394 elimina el mensaje.</translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation>No se puede importar NumPy en %1: reinstálelo en estos nodos (las versiones de EMR anteriores a 5.9.0 tienen este fallo).</translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation>Un registro notifica que NumPy no se carga, pero ahora sí: inicie la ejecución de nuevo.</translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation>NumPy se puede importar en %1.</translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation>no se encontró su nombre: la VPC necesita compatibilidad con DNS, y la zona un destino de montaje; uno nuevo se conoce tras unos minutos</translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation>el puerto 2049 no responde: el grupo de seguridad del destino de montaje debe admitirlo desde las máquinas</translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation>el puerto 2049 rechaza la conexión: el destino de montaje aún no está listo</translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation>acceso denegado: compruebe la política del sistema de archivos</translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation>el cliente NFS no está instalado en la máquina</translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation>vea la línea citada</translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation>No se pudieron leer los destinos de montaje de %1.</translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation>No se pudieron leer las máquinas.</translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation>%1 tiene un destino de montaje en cada zona de las máquinas.</translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation>%1 no tiene ningún destino de montaje disponible en %2 de la VPC de las máquinas: cree uno allí, con un grupo de seguridad que admita el puerto 2049 desde las máquinas.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation>El sistema de archivos compartido está montado en %1, pero no responde: los procesos que lo usan esperan sin error. Compruebe que existe su destino de montaje (M6) y que su grupo de seguridad aún admite el puerto 2049 desde las máquinas.</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation>El sistema de archivos compartido está montado en %1.</translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation>móntelo de nuevo o lea el registro de configuración (M15)</translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation>%1; después móntelo de nuevo</translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation>El sistema de archivos compartido no está montado en %1: %2.</translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation>Los trabajadores de la plantilla de lanzamiento están añadidos o en camino.</translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation>Los trabajadores están en la ejecución o en camino.</translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation>%1 no se añade al entrenamiento: %2</translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation>Cada trabajador nuevo cuyo script ha terminado tiene su marca de éxito.</translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation>Un script prepare-data ha terminado sin su marca de éxito. Si los datos están completos, la marca se puede crear a mano; un trabajador incompleto puede hacer fallar el entrenamiento.</translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation>La comprobación ya no procede: se ha reparado.</translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation>El grupo de seguridad %1 recibe una regla para SSH desde la dirección de este equipo.</translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation>Los procesos en %1 que inició un script de lanzamiento, y que ya no tienen proceso padre, se terminan con lo que han calculado; los demás continúan.</translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation>Los procesos de la ejecución terminada %1 en %2 se terminan; los de otras ejecuciones continúan.</translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation>El trabajador %1 se une en la próxima época aunque sus datos estén incompletos; el entrenamiento puede entonces fallar allí.</translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation>worker_ip_file en la carpeta de inicio de %1 se escribe con %2 direcciones.</translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation>NumPy se desinstala y se vuelve a instalar en %1, desde el índice de paquetes de Python.</translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation>/dev/raw1394 pasa a ser un enlace a /dev/null en %1: OpenCV deja de buscar una cámara FireWire.</translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation>~/.profile de %1 recibe una línea que añade %2 a LD_LIBRARY_PATH; se aplica a las sesiones nuevas.</translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation>%1 monta de nuevo el sistema de archivos con las opciones documentadas.</translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation>La máquina de %1 se termina, sus datos se pierden y se lanza otra máquina al mismo precio.</translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation>Los procesos de la ejecución %1 en %2 se detienen unos segundos mientras se leen sus pilas de llamadas y después continúan; las pilas se guardan en este equipo con la ejecución.</translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation>EC2 está iniciando la máquina.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation>la máquina está en el estado %1: lance otro trabajador.</translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation>la máquina está en un estado desconocido: iníciela o lance otra.</translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation>la máquina está en el estado %1: iníciela o lance otra.</translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation>su script prepare-data está en marcha.</translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation>su script prepare-data terminó con el estado %1: lea su registro en la máquina, corrija el script y ejecútelo de nuevo (prepare-data).</translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation>no tiene marca de éxito y no responde por SSH: lea su registro de configuración a través del nodo principal.</translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation>su configuración está en marcha, y al final inicia el script prepare-data.</translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation>su script prepare-data no está en marcha y no hay marca de éxito: lea su registro de configuración (M15) o cree la marca (M19).</translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation>se quitó su etiqueta: deja el entrenamiento en el próximo límite y entonces se termina.</translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation>no tiene la etiqueta de los trabajadores elásticos de la pila: ningún programa la incorpora ni la termina, y genera costos hasta que se termine. Ponga la etiqueta o termínela.</translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation>es miembro de la ejecución.</translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation>la máquina aún no tiene dirección privada.</translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation>no se puede leer host_worker: el nodo principal no responde.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation>host_worker_log indica que se añadió.</translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation>host_worker_log indica que se quitó, pero la máquina está en marcha y genera costos: termínela y lance otro trabajador si se desea.</translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation>está en host_worker; no hay ninguna ejecución activa de este libro de registro a la que pueda unirse.</translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation>está en host_worker y se une en la próxima época.</translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation>sus datos están preparados; se une a la próxima ejecución y genera costos hasta entonces.</translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation>sus datos están preparados, y el lanzador la añade a host_worker en unos segundos.</translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation>sus datos están preparados, pero %1 no está en host_worker: ¿está en marcha el lanzador?</translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation>no responde por SSH, por lo que no se puede iniciar su trabajador (M26); mientras tanto genera costos.</translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation>su proceso de trabajador está en marcha y se une en el próximo límite de la ejecución.</translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation>su trabajador no está en la ejecución (%1), pero la máquina está en marcha y genera costos: lea su registro, quítela y añada un trabajador.</translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation>su configuración está en marcha; después se instala el entorno de ejecución.</translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation>el entorno de ejecución no está instalado allí: instálelo (provision) o quite la máquina.</translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation>no hay allí ningún proceso de la ejecución: la ejecución empezó sin ella. Participa en la próxima ejecución y genera costos hasta entonces; quítela si no la necesita.</translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation>AWS tuvo un problema interno</translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation>Otra llamada estaba cambiando el mismo recurso</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>inténtelo de nuevo</translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation>AWS no acepta la clave</translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation>compruebe la clave y su secreto; puede que la clave no esté activa para esta región, que primero debe habilitarse</translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation>AWS no reconoce la clave de acceso</translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation>compruebe su ID; puede estar desactivada o ser de otra partición (China, GovCloud) que la región</translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation>El secreto no pertenece a la clave de acceso</translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation>introduzca el secreto de nuevo: está mal escrito o es de otra clave</translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation>La solicitud no llevaba credenciales</translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation>elija un perfil que tenga una clave o inicie sesión</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation>El reloj de este equipo es incorrecto</translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation>ajústelo, por ejemplo con timedatectl set-ntp true; mientras tanto las solicitudes se corrigen</translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation>inicie sesión de nuevo o renueve las credenciales; las máquinas en marcha siguen funcionando</translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation>La cuenta debe aceptar algo primero</translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation>habilite la región o acepte los términos de la imagen en la página que AWS indica</translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation>AWS no ha habilitado esta cuenta para eso</translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation>complete el registro o consulte a AWS Support</translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation>La clave no puede hacerlo</translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation>pida el permiso indicado; trainyardctl account --policy muestra una política que lo tiene</translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation>AWS terminó la máquina al iniciarla, porque no se pudo usar su disco cifrado</translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation>compruebe que la clave KMS que cifra los volúmenes en esta región está habilitada y que estas credenciales pueden usarla (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation>Una política de etiquetas de la organización no permite estas etiquetas</translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation>elija los valores que permite o pida una excepción</translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation>AWS no tiene ahora capacidad allí para ese tipo de instancia</translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation>pruebe otra zona de la región y después otro tipo de instancia u otra región</translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation>Ahora no hay capacidad de Spot para eso</translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation>use máquinas bajo demanda, u otro tipo de instancia u otra zona</translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation>El precio de Spot supera el precio máximo</translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation>suba el precio máximo o use máquinas bajo demanda</translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation>Ese tipo no se ofrece en esa zona o no es compatible con la imagen</translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation>elija una de las zonas que AWS indica u otro tipo</translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation>La zona no lo ofrece</translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation>omítala o elija otra zona</translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation>La cuota de vCPU de la cuenta es demasiado pequeña para eso</translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation>solicite un aumento (trainyardctl account --quotas muestra qué línea) o use menos máquinas o más pequeñas</translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation>La cuota de Spot de la cuenta es demasiado pequeña para eso</translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation>solicite un aumento o use máquinas bajo demanda, que tienen otra cuota; las vCPU liberadas aún cuentan unos minutos</translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation>La cuota de volúmenes de la cuenta es demasiado pequeña para eso</translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation>use discos más pequeños, elimine volúmenes que no se necesiten o solicite un aumento</translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation>La cuota de grupos de seguridad o reglas de la cuenta está agotada</translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation>use un grupo existente o elimine grupos que no se necesiten</translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation>La región tiene tantas redes como puede tener la cuenta</translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation>reutilice una (el límite habitual es cinco por región) o elimine una</translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation>Una cuota de la cuenta está agotada</translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation>elimine lo que no se necesite o solicite un aumento</translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation>Un recurso puede tener como máximo cincuenta etiquetas</translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation>use menos etiquetas</translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation>El plan gratuito de la cuenta no incluye ese tipo</translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation>elija un tipo apto para la capa gratuita o deje el plan gratuito</translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation>EC2 aún no conoce el perfil de instancia</translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation>inténtelo de nuevo en medio minuto; si persiste, compruebe su nombre</translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation>El clúster tiene protección contra la terminación</translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation>quite la protección y termínelo de nuevo</translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation>AWS no acepta un valor</translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation>cambie el campo que indica su mensaje</translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation>No se encontró la imagen</translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation>elija una imagen de esta región: los ID de AMI difieren por región, y las imágenes antiguas se retiran</translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation>Esa imagen no está publicada en esta región</translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation>elija otra imagen o región</translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation>El par de claves no está en esta región</translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation>impórtelo aquí (los pares de claves son por región) o deje que Trainyard cree uno</translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation>Ya existe un par de claves con este nombre</translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation>úselo si su huella digital es la de su clave o elija otro nombre</translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation>AWS no puede leer la clave pública</translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation>indique una clave ed25519 o RSA en el formato de OpenSSH</translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation>No existe ninguna máquina con ese ID</translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation>actualice: ya no existe o nunca existió</translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation>No se encontró el grupo de seguridad</translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation>elija uno de esta red o deje que Trainyard cree uno</translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation>El nombre del grupo de seguridad ya está en uso</translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation>elija otro nombre o use el grupo existente</translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation>Algo usa aún el grupo de seguridad</translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation>espere a que las máquinas desaparezcan y termine de nuevo</translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation>No se encontró la red o la subred</translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation>elija una de esta región</translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation>La región no tiene red predeterminada</translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation>cree una con aws ec2 create-default-vpc o elija una subred</translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation>La subred tiene muy pocas direcciones IP libres</translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation>elija otra subred o zona</translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation>No se acepta el disco</translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation>haga el volumen raíz al menos tan grande como la imagen</translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation>No se encontró la instantánea de la imagen</translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation>elija otra imagen</translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation>El script de inicio es demasiado largo</translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation>manténgalo por debajo de 16 KB</translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation>Ya existe una plantilla de lanzamiento con este nombre</translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation>úsela o elija otro nombre</translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation>No se encontró la plantilla de lanzamiento</translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation>elija otra u omítala</translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation>La regla ya está como se desea</translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation>continúe: no falta nada</translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation>La misma solicitud se envió antes con otros valores</translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation>lance de nuevo: obtiene un token propio</translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation>Algo depende aún de ello</translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation>No está en un estado que lo permita</translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation>actualice e inténtelo de nuevo cuando el estado haya cambiado</translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation>La máquina tiene protección contra la terminación</translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation>quite la protección: trainyardctl terminate --lift-protection, o acepte cuando la ventana lo pregunte</translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation>La solicitud ya no se puede cambiar</translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation>compruebe primero su estado</translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation>El clúster de EMR ha fallado</translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation>lea el mensaje y el registro en el bucket que indica</translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation>La pila crea roles de IAM, que debe confirmar</translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation>cree la pila con --capabilities CAPABILITY_NAMED_IAM o confírmelo en la consola de CloudFormation</translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation>Ya existe una pila con este nombre</translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation>El grupo de Auto Scaling está ocupado</translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation>espere medio minuto e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation>Ya existe un rol o perfil con este nombre</translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation>No se encontró el rol o el perfil</translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation>deje que Trainyard lo cree o elija otro</translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation>Aún hay algo asociado</translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation>desasócielo primero</translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation>AWS no puede leer la política</translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation>notifíquelo con los detalles</translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation>Ya existe un sistema de archivos de esta solicitud</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>úselo</translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation>El sistema de archivos no está listo</translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation>El sistema de archivos aún tiene destinos de montaje</translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation>elimínelos primero</translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation>La zona ya tiene un destino de montaje</translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation>El bucket está en otra región</translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation>elija esa región u otro bucket</translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation>El nombre del bucket ya lo usa otra persona</translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation>elija otro nombre: los nombres de bucket son únicos en todo el mundo</translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation>El bucket ya es suyo</translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation>El bucket no está vacío</translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation>elimine primero lo que contiene</translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation>Un bucket no puede tener ese nombre</translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation>use de 3 a 63 letras minúsculas, dígitos y guiones</translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation>No se encontró en S3</translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation>compruebe la dirección (s3://bucket/key), la región y el perfil</translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation>No se puede completar la carga</translation>
    </message>
    <message>
        <source>start it again</source>
        <translation>iníciela de nuevo</translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation>El objeto es demasiado grande</translation>
    </message>
    <message>
        <source>split it</source>
        <translation>divídalo</translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation>El objeto cambió mientras tanto</translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation>empiece de nuevo con lo que existe ahora</translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation>No se encontró el entorno de ejecución que se despliega en las máquinas</translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation>compile el objetivo bundle o instale Trainyard; TRAINYARD_BUNDLE indica otro lugar</translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation>El nombre de la máquina no se puede resolver aquí</translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation>actualice: puede que su dirección haya cambiado; si no, compruebe el DNS de este equipo</translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation>Nada responde en la dirección IP de la máquina</translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation>compruebe que su grupo de seguridad permite SSH desde su dirección IP (puede haber cambiado) y que su subred tiene una ruta a Internet</translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation>No hay ruta a la dirección IP de la máquina</translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation>compruebe la red, la VPN y el firewall de este equipo</translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation>La máquina responde, pero no escucha ningún servidor SSH</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation>espere mientras arranca; si persiste, compruebe su salida de consola</translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation>El puerto está abierto, pero no responde ningún servidor SSH</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation>espere mientras arranca; si persiste, compruebe su salida de consola: la memoria o el disco pueden estar llenos</translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation>Lo que responde no es un servidor SSH</translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation>compruebe la dirección y el puerto; puede que allí escuche un proxy u otro programa</translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation>La negociación SSH se interrumpió</translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation>inténtelo de nuevo; si persiste, compruebe su salida de consola</translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation>compruebe el usuario de la imagen (ubuntu, ec2-user, hadoop) y el par de claves del clúster</translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation>CUDA sin memoria</translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation>El modelo, su lote y sus activaciones no caben en la memoria de la GPU.</translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation>Use un lote más pequeño por trabajador, más trabajadores o un tipo de instancia con más memoria de GPU; finalice otros procesos que usen la GPU.</translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation>Tiempo de espera de NCCL agotado</translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation>Un rango no participó a tiempo en una operación colectiva: ha fallado, es mucho más lento o su puerto está bloqueado.</translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation>Lea el registro del primer rango que se detuvo; permita todo el tráfico entre los miembros del grupo de seguridad.</translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation>Error de NCCL</translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation>Falló la conexión entre las GPU de dos rangos.</translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation>Compruebe que los demás rangos siguen en marcha y que NCCL_SOCKET_IFNAME nombra una interfaz que tienen todas las máquinas.</translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation>Fallo de GPU (Xid)</translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation>El controlador de la GPU notifica un fallo del hardware, del controlador o de un programa.</translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation>Busque el número Xid en la lista de NVIDIA; si se repite, reemplace la máquina (48, 63, 64, 74, 79, 94 y 95 son fallos de hardware).</translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation>Error de memoria de GPU (ECC)</translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation>La memoria de la GPU tiene un error que no se puede corregir.</translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation>Reemplace la máquina: los resultados calculados en ella pueden ser incorrectos.</translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation>GPU perdida</translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation>La GPU ya no responde.</translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation>Reinicie la máquina; si el fallo vuelve, reemplácela.</translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation>El controlador y la biblioteca de NVIDIA difieren</translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation>El controlador falta o no es compatible con la biblioteca CUDA.</translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation>Reinicie la máquina tras actualizar el controlador o use una imagen con el controlador para este tipo de instancia.</translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation>Finalizado: sin memoria</translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation>La máquina se quedó sin memoria y el kernel finalizó un proceso.</translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation>Use menos procesos o un lote más pequeño, o un tipo de instancia con más memoria.</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disco lleno</translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation>Un disco de la máquina está lleno.</translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation>Elimine archivos allí o lance con un volumen raíz mayor (--root-gib).</translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation>Disco de solo lectura</translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation>El sistema de archivos se montó en modo de solo lectura, casi siempre tras un error del disco.</translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation>Reemplace la máquina después de copiar lo necesario.</translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation>Memoria compartida llena</translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation>Los procesos que cargan datos necesitan más memoria compartida de la que tiene /dev/shm.</translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation>Use menos procesos de carga o inicie el contenedor con --ipc=host o un --shm-size mayor.</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation>El proceso alcanzó su límite de archivos abiertos.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation>Suba el límite (ulimit -n 65536) o use menos procesos de carga.</translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation>NumPy no se carga</translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation>El NumPy instalado no es compatible con el framework; las versiones de EMR anteriores a 5.9.0 tienen este fallo.</translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation>Reinstale NumPy en todos los nodos.</translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation>libdc1394 no inicializada</translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation>OpenCV busca una cámara FireWire; el entrenamiento no se ve afectado.</translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation>Enlace /dev/raw1394 con /dev/null.</translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation>Biblioteca CUDA no encontrada</translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation>El enlazador dinámico no encuentra una biblioteca CUDA.</translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation>Añada la carpeta de las bibliotecas CUDA a LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation>Clave SSH no aceptada</translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation>Un nodo no aceptó la clave de otro: el agente no se reenvía o es otro par de claves.</translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation>Conéctese al nodo principal con ssh -A y use las direcciones privadas de los trabajadores.</translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation>Clave de host no verificada</translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation>Un nodo muestra una clave de host distinta de la que conoce el nodo que se conecta.</translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation>Quite allí la clave antigua (ssh-keygen -R ADDRESS) si la máquina se reemplazó.</translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation>Puerto en uso</translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation>Un proceso de una ejecución anterior aún ocupa el puerto.</translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation>Finalice los procesos de la ejecución anterior.</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Conexión rechazada</translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation>El otro proceso no escucha allí, o aún no.</translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation>Si se repite, compruebe que el planificador y los servidores de la ejecución están activos.</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation>Nombre de host no encontrado</translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation>Un nombre de host no tiene dirección: el DNS de la VPC está desactivado o el nombre es incorrecto.</translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation>Habilite la compatibilidad con DNS y los nombres de host DNS de la VPC, o corrija el nombre.</translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation>S3: acceso denegado</translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation>El rol o las claves de la máquina no pueden leer o escribir el bucket.</translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation>Permita el bucket en el rol de las máquinas (account --policy) o compruebe el nombre y el propietario del bucket.</translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation>S3: no existe el bucket o la clave</translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation>El bucket o el objeto no existe.</translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation>Compruebe la dirección de los datos (data ls s3://BUCKET).</translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation>Credenciales caducadas</translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation>Las claves de la máquina han caducado o faltan, o su reloj es incorrecto.</translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation>Dé un rol a las máquinas o envíe claves nuevas con la próxima ejecución; compruebe el reloj (M30).</translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation>El sistema de archivos no responde</translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation>El sistema de archivos compartido no responde a la máquina.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation>Compruebe el destino de montaje de la zona y que su grupo de seguridad admite el puerto 2049.</translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation>Sistema de archivos no montado</translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation>No se pudo montar el sistema de archivos compartido.</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation>Compruebe el destino de montaje de la zona, el DNS y el puerto 2049.</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>Violación de segmento</translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation>Un programa ha accedido a memoria que no es suya.</translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation>Compruebe que el framework, CUDA y el controlador son compatibles; notifíquelo con el archivo de --bundle.</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>Instrucción ilegal</translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation>El programa se compiló para otro procesador.</translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation>Elija un tipo de instancia con un procesador más reciente u otra compilación.</translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation>La pérdida es NaN</translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation>El entrenamiento ha divergido.</translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation>Use una tasa de aprendizaje menor o recorte de gradientes, o compruebe los datos.</translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation>Falta un paquete de Python</translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation>El paquete de Python no está instalado para el intérprete que se ejecuta.</translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation>Instálelo en todos los nodos o active el entorno de la imagen.</translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation>Interrupción de Spot</translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation>EC2 recupera la máquina de Spot.</translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation>Deje que la ejecución la reemplace (launch --replace-spot) o use máquinas bajo demanda.</translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation>Mensaje inofensivo de la configuración</translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation>Los gestores de paquetes imprimen estas líneas en máquinas que están bien.</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>No hay que hacer nada.</translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation>La configuración falló</translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation>Falló un comando de la configuración de la máquina.</translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation>Corrija la causa y cree la máquina de nuevo.</translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation>%1 Falta la política administrada %2, que los permite.</translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation>%1 %2 ha sustituido a %3, que %4 tiene.</translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation>No se pudo comprobar la cuenta</translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation>La sesión caduca en %1, antes del plazo de las máquinas: se terminan igualmente por sí mismas, pero este equipo no puede administrarlas sin iniciar sesión de nuevo.</translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation>La cuenta se puede usar y su sesión dura lo suficiente.</translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation>No se pudieron comprobar los permisos por adelantado</translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation>Permisos denegados: %1.</translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation>Algunos recursos permanecerían tras la terminación, porque estos permisos están denegados: %1.</translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation>Permisos desconocidos: %1.</translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation>Todo lo que necesitan el lanzamiento y la terminación está permitido.</translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation>No se pueden leer las cuotas</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation>Se necesitan %1 vCPU de %2 (%3) en %4</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation>%1, y %2 de las %3 permitidas están en uso; se ha solicitado un aumento a %4.</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation>%1, y %2 de las %3 permitidas están en uso.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation>%1; %2 de %3 están libres, %4 tras el lanzamiento.</translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation>%1; se desconoce cuántas están en uso</translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation>%1; se desconoce cuántas se permiten</translation>
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
        <translation>Se desconoce la cuota de %1.</translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation>No se pudo comprobar dónde se ofrece %1</translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation>%1 no se ofrece en %2; se prueba el siguiente tipo o región del plan.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation>%1 no se ofrece en %2.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation>%1 no se ofrece en %2, solo en %3.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation>AWS no tuvo capacidad para %1 en %2 en la última hora, y la subred elegida no está en otra zona.</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation>AWS no tuvo capacidad para %1 en %2 en la última hora.</translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation>%1 se ofrece en %2. La subred elegida no está en otra zona: si AWS no tiene capacidad allí, no se prueba otra.</translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation>%1 se ofrece solo en %2 de las zonas elegidas.</translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation>%1 se ofrece en %2; solo el lanzamiento muestra si AWS tiene capacidad ahora.</translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation>La puntuación de ubicación de Spot de EC2 para este tamaño es %1 de 10 en la mejor de estas zonas.</translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation>No existe esa imagen</translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation>No se pudo comprobar la imagen (%1)</translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation>%1 es para %2, %3 es %4.</translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation>%1 existe.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation>El volumen raíz de %1 GiB es menor que la instantánea de la imagen de %2 GiB.</translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation>%1 GiB contienen los %2 GiB de la imagen.</translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation>Las máquinas se terminan por sí mismas tras %1, aunque este equipo esté apagado.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation>El bucket %1 está en %2, y las máquinas estarían en %3: AWS cobra por cada byte que cruza regiones, y la lectura tarda más. Copie los datos a un bucket de %4 o lance allí.</translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation>El bucket %1 existe.</translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation>El bucket %1 se creará y permanece tras la terminación.</translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation>El bucket %1 no existe: una ejecución no encontraría datos ni podría escribir sus resultados.</translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation>El bucket %1 pertenece a otra cuenta, o estas credenciales no pueden usarlo: elija otro nombre.</translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation>No se pudo comprobar el bucket %1</translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation>%1 no puede hibernar.</translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation>%1 tiene %2 GiB de memoria, y solo se puede hibernar con menos de %3 GiB.</translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation>Un volumen raíz de %1 GiB no contiene los %2 GiB de la imagen y %3 GiB de memoria.</translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation>Se desconoce si %1 puede hibernar</translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation>Se desconoce si esta imagen está preparada para hibernar: las de Ubuntu y Amazon Linux lo están.</translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation>Las máquinas pueden hibernar: %1 GiB de su disco cifrado se reservan para la memoria.</translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation>Se creará un par de claves para el clúster en este equipo, y su parte privada permanece aquí.</translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation>No se puede usar el archivo de clave</translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation>EC2 solo acepta claves RSA y ed25519, y este archivo tiene una clave ECDSA.</translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation>Se importa la parte pública de %1 (%2).</translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation>No se pueden leer los pares de claves de la cuenta</translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation>%1 es la parte privada del par de claves %2 de la cuenta.</translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation>%1 no es la parte privada del par de claves %2 de la cuenta, cuya huella digital es %3: nadie podría acceder.</translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation>La cuenta no tiene el par de claves %1 en %2.</translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation>Todos los puertos TCP estarán abiertos a Internet, como se aceptó.</translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation>Todos los puertos TCP estarían abiertos a Internet.</translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation>SSH estará abierto a Internet, como se aceptó.</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation>Se desconoce la dirección IP de este equipo</translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation>SSH estará abierto a %1, como se solicitó; no se pudo comprobar si este equipo está dentro.</translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation>Este equipo (%1) no está dentro de %2: no podría acceder.</translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation>SSH estará abierto a %1, donde está este equipo.</translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation>Se creará un grupo de seguridad para el clúster.</translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation>No existe el grupo de seguridad %1 en %2.</translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation>No se pueden leer los grupos de seguridad</translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation>El grupo %1 pertenece a %2, la subred %3 a %4.</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation>una regla para SSH desde este equipo y una regla para el tráfico entre sus miembros</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation>una regla para SSH desde este equipo</translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation>una regla para el tráfico entre sus miembros</translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation>Al grupo %1 le falta %2.</translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation>El grupo %1 recibe %2, y así se queda.</translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation>El grupo %1 tiene las reglas necesarias.</translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation>El grupo %1 está abierto a Internet.</translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation>La subred %1 tiene %2 direcciones IP libres, y %3 máquinas necesitan una cada una.</translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation>La subred %1 es privada (sin ruta a Internet): solo un equipo dentro de su red llega a SSH.</translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>La subred %1 no asigna direcciones IP públicas, y el plan no las solicita: SSH no podría llegar a las máquinas.</translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation>La subred %1 en %2 tiene %3 direcciones IP libres.</translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation>No se pueden leer las subredes</translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation>No existe la subred %1 en %2.</translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation>%1 no tiene subred predeterminada: elija una.</translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation>%1 no tiene subred predeterminada en las zonas elegidas: elija una.</translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>Una subred predeterminada de %1 no asigna direcciones IP públicas, y el plan no las solicita: SSH no podría llegar a las máquinas.</translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation>Ninguna subred predeterminada de %1 tiene %2 direcciones IP libres.</translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation>Las subredes predeterminadas tienen una dirección IP para cada una de las %1 máquinas.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation>El perfil %1 no tiene acceso (%2): compruebe sus credenciales.</translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation>La nube local funciona en este equipo y no cuesta nada.</translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation>El perfil %1 pertenece a la cuenta %2.</translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation>No se pudieron leer los sistemas de archivos de la región: %1.</translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation>No se ha elegido ninguno: la pila crea uno, que permanece tras su final y genera costos hasta que se elimine.</translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation>No se ha elegido ninguno: los nodos solo comparten HDFS y leen sus datos de S3.</translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation>No existe el sistema de archivos %1 en %2: elija uno de la región.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation>El sistema de archivos %1 está en el estado &quot;%2&quot; y tiene %3 destinos de montaje disponibles: cree uno en la zona de las máquinas.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation>%1 está disponible, con destinos de montaje en 1 zona de %2.</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation>%1 está disponible, con destinos de montaje en %2 zonas de %3.</translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation>El entorno de ejecución %1 se sube a las máquinas; no hay que poner nada en el sistema de archivos.</translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation>Falta el entorno de ejecución para las máquinas: %1.</translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation>No se usa ninguno: las máquinas leen sus datos de S3 o del sistema de archivos.</translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation>%1 es Python válido.</translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation>ya hay un perfil con este nombre: elija otro</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>un perfil necesita un nombre</translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation>el nombre %1 está reservado para Trainyard</translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation>el nombre de un perfil tiene como máximo 64 letras, dígitos y . _ - + @</translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation>una clave de acceso tiene un ID, como AKIA...</translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation>el ID de una clave de acceso tiene de 4 a 128 letras y dígitos</translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation>también se necesita la clave de acceso secreta</translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation>una clave secreta no contiene espacios</translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation>un token de sesión no contiene espacios</translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation>la URL de inicio empieza por https://</translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation>el inicio de sesión único tiene su propia región, como eu-west-1</translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation>un ID de cuenta tiene doce dígitos</translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation>se necesita un rol (conjunto de permisos), en una sola palabra</translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation>su nombre no es un nombre de archivo</translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation>su nombre es más largo de lo que permite un nombre de archivo</translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation>su nombre tiene caracteres que no se pueden mostrar</translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation>es un dispositivo, una tubería o un socket</translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation>es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation>El trabajo no se pudo comprobar con %1: %2.</translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation>desde aquí no hay acceso a S3</translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation>1 canal (escala de grises)</translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation>3 canales (color)</translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation>%1 canales</translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation>%1 no tiene archivos de validación, así que no se medirá la precisión: indique algunos con --data-val.</translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation>los datos de validación de %1</translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation>%1 no tiene imágenes: indique un conjunto de datos que las tenga.</translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation>Las imágenes de %1 tienen %2 y %3 admite %4: elija %5 o un conjunto de datos de %6.</translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation>imágenes en escala de grises</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>imágenes en color</translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation>otro modelo (mlp o lenet)</translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation>otro modelo (como %1)</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>otro modelo</translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation>%1, con relleno de %2</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation>Las imágenes de %1 son de %2, menores que los %3 que admite %4: elija %5 o rellene la diferencia con --pad-size %6.</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation>Las imágenes de %1 son de %2 y el entrenamiento usa solo una parte de %3 de cada una, ya que recorta y no escala: empaquételas más pequeñas con data pack --resize %4.</translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation>Las etiquetas de %1 llegan hasta %2 (%3) y %4 tiene %5 clases, de 0 a %6</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation>%1: elija --num-classes %2.</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation>%1: elija --num-classes %2 o más.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation>%1: dé a su última capa %2 salidas.</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation>%1: dé a su última capa %2 salidas o más.</translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation>%1 tiene %2 clases y ninguna etiqueta de %3 es mayor que %4: bastan %5 clases.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation>%1 tiene %2 imágenes de entrenamiento, demasiado pocas para %3 trabajadores: use menos trabajadores o más datos.</translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation>Un paso de todos los trabajadores consume %1 muestras y %2 tiene %3: una época es un solo paso; elija un --batch-size de %4 como máximo.</translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation>%1 no tiene efecto: %2.</translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation>%1 admite imágenes en escala de grises; omita la opción</translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation>las imágenes de %1 son tan grandes como la entrada de %2; añada --pad-size u omita la opción</translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation>rawShape no tiene efecto: %1 no tiene registros de píxeles sin procesar; quítelo del archivo del trabajo.</translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation>%1 no se puede leer y se queda aquí</translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation>%1 tiene finales de línea de Windows, con los que no se ejecuta en las máquinas: conviértalo (dos2unix)</translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation>HDFS solo existe en los clústeres de EMR: copie los datos a S3 o a las máquinas.</translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation>se estaba deteniendo (%1)</translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation>el punto de control desde el que se había reanudado estaba solo en la máquina perdida</translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation>sus programas no se pueden volver a iniciar (--restarts), ya que solo ellos saben lo que han guardado: vuelva a iniciar el trabajo</translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation>su planificador ha terminado</translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation>su planificador ha registrado el fin de la ejecución</translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation>se reinició %1 veces y no entrenó ningún paso</translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation>están en las máquinas del clúster y ninguna ejecución ha entrenado allí con ellos</translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation>El cálculo oculta solo el %1 % del intercambio de gradientes: los pasos son demasiado cortos para que una prueba con %2 trabajadores sea significativa; use un lote o un modelo mayor, o menos trabajadores.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation>De las máquinas</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Docker</translation>
    </message>
    <message>
        <source>Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA&apos;s container toolkit.</source>
        <translation>Instala Docker, lo inicia y añade el usuario de inicio de sesión a su grupo; con GPU, también el kit de contenedores de NVIDIA.</translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation>Los contenedores pueden usarlas</translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation>Descarga imágenes en cada máquina.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation>Un NAME:TAG por línea</translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation>Crea una imagen a partir de una carpeta de la máquina; ejecútelo en una máquina y docker-copy en las demás.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation>Con el Dockerfile, en la máquina</translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation>Carga una imagen desde otra máquina del clúster, a través de la malla de claves, sin registro.</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation>Que tiene la imagen</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>Versiones más recientes</translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation>Descarga también lo que ya está</translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation>Dockerfile</translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation>Su nombre en la carpeta; vacío: Dockerfile</translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation>Clona MXNet, o una versión para entrenamiento dinámico, lo compila con sus opciones en una máquina y entrega el resultado a las demás mediante una carpeta compartida o un bucket.</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repositorio</translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation>Dirección para git</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation>Etiqueta, rama o confirmación; vacío: la más reciente</translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation>En las máquinas</translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation>Para GPU de NVIDIA</translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation>Carpeta del kit de CUDA</translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation>Con cuDNN</translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation>Biblioteca de álgebra lineal</translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation>Para aumentar los datos de imágenes</translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation>Para entrenar en varias máquinas</translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation>Lee s3:// por sí mismo</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation>NAME=valor, una por línea</translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation>Compiladores a la vez</translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation>0: según procesadores y memoria</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation>Carpeta compartida o s3://BUCKET/PREFIX; vacío: cada máquina compila</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Intérprete</translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation>Que debe encontrar el módulo mxnet; vacío: ninguno</translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation>Instala compilador, git, CMake, BLAS, OpenCV, curl, OpenSSL y Python con sus cabeceras, con los nombres que la distribución de la máquina usa hoy.</translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation>Instala paquetes con apt o dnf.</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Un nombre por línea</translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation>Instala la versión 2 de la línea de comandos de AWS; solo la necesitan los trabajos que la llaman.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation>Un origen del instalador distinto del de AWS</translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation>Ejecuta líneas de shell en cada máquina, en su directorio personal, hasta que una falle.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation>Líneas para sh; sin preguntas, ya que nadie puede responderlas</translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation>OpenCV</translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation>Para aumentar los datos de imágenes en MXNet</translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation>Programa en las máquinas</translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation>Instala paquetes, wheels por su dirección y archivos de requisitos con pip, para el usuario de inicio de sesión o en un entorno virtual.</translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation>Uno por línea: numpy, torch==2.4.0, la dirección de un wheel</translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation>Copia launch.py y su tracker del paquete instalado a una carpeta, como un sistema de archivos compartido.</translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation>En las máquinas, /efs</translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation>Archivo de requisitos</translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation>En las máquinas, ~/project/requirements.txt</translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation>Paquetes que se quitan primero</translation>
    </message>
    <message>
        <source>Install again</source>
        <translation>Instalar de nuevo</translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation>También lo que ya está instalado</translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation>Entorno virtual</translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation>Carpeta, que se crea si falta; vacío: la del usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation>Que lo contiene</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation>%1: %2 de %3 %4 libres en %5</translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation>%1, bloque de capacidad</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1, %2 desde %3</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 hasta %2</translation>
    </message>
    <message>
        <source>key pair</source>
        <translation>el par de claves</translation>
    </message>
    <message>
        <source>security groups</source>
        <translation>los grupos de seguridad</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>los datos de usuario</translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation>No se usa de la versión %1: %2, porque el clúster tiene los suyos.</translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation>Lea el final del stderr del script.</translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation>Lea los registros de la configuración del nodo.</translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation>Es posible que una imagen personalizada no encaje con la versión: lea los registros de la configuración del nodo o use la imagen de la propia versión.</translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation>Compruebe los roles, la subred, los grupos de seguridad y las cuotas; no se ha iniciado nada.</translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation>Lea el stderr del paso.</translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation>Inténtelo de nuevo; si se repite, pruebe otra versión u otro tipo de instancia.</translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation>EMR ha terminado el clúster.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation>EMR ha terminado el clúster (%1).</translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation>EMR ha terminado el clúster: %1.</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation>EMR ha terminado el clúster (%1): %2.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation>El clúster no tiene carpeta de registros.</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation>El clúster lleva %2 en el estado %1; lo habitual es menos de 20 minutos.</translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation>Sus volúmenes raíz tienen %1 GiB: se necesitan más de 50.</translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation>Se sabe que %1 impide el inicio.</translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation>Es posible que una acción de arranque esté esperando, por ejemplo, a un sistema de archivos sin destino de montaje en la zona.</translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation>El nombre del paso debe tener de 1 a %1 caracteres imprimibles.</translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation>Tras un error, EMR solo puede hacer CONTINUE, CANCEL_AND_WAIT o TERMINATE_CLUSTER.</translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation>El paso necesita un comando.</translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation>El comando tiene %1 bytes y EMR admite %2: póngalo en un script en S3.</translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation>El comando contiene un byte nulo.</translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation>Si el paso falla, EMR termina el clúster, incluso mientras una ejecución entrena en él.</translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation>El comando parece contener un secreto: lo ve cualquiera que pueda leer el clúster.</translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation>El clúster está en %1: no ejecuta más pasos.</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation>El clúster no tiene carpeta de registros: la salida de sus pasos se queda en el nodo maestro.</translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation>El clúster termina después de su último paso.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>La puerta de enlace NAT cuesta %1 por hora hasta que se elimine la pila, incluso cuando todas las máquinas han terminado: termine el clúster después de su última ejecución.</translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>Las puertas de enlace NAT cuestan %1 por hora hasta que se elimine la pila, incluso cuando todas las máquinas han terminado: termine el clúster después de su última ejecución.</translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation>Es la pila del clúster %1.</translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation>Es parte de otra pila, que es la que habría que asociar.</translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation>Está eliminada (%1).</translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation>Su creación ha fallado (%1): elimínela y vuelva a crearla.</translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation>Se está modificando (%1): asóciela cuando eso haya terminado.</translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation>No es una pila de entrenamiento: no tiene grupos de Auto Scaling llamados MasterAutoScalingGroup y WorkerAutoScalingGroup.</translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation>¿Asociar la pila %1 con 1 máquina?</translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation>¿Asociar la pila %1 con %2 máquinas?</translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation>Sus máquinas dejan de reemplazarse cuando terminan, y terminar el clúster elimina la pila %1 con todo lo que creó.</translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation>Elimine una VPC de la región, solicite una cuota mayor o use una VPC existente (--vpc, --master-subnet, --worker-subnet).</translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation>Libere una dirección IP elástica de la región o elija trabajadores sin puerta de enlace NAT (--worker-network public).</translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation>Solicite una cuota mayor para el tipo de instancia o elija otro.</translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation>Elija otra zona u otro tipo de instancia; AWS no tiene capacidad para este.</translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation>Elija una zona que ofrezca el tipo de instancia (--zone).</translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation>Pida a un administrador que permita la acción o cree la pila con otro perfil.</translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation>La configuración de una máquina no notificó que terminara correctamente: lea su registro /var/log/cloud-init-output.log.</translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation>La zona ya tiene un destino de montaje del sistema de archivos: úselo (--existing-mount-target).</translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation>%1 (%2) ha fallado: %3.</translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation>El grupo informa: %1.</translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation>Acepta sistemas de archivos cuyo ID tiene 8 dígitos; los nuevos tienen 17.</translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation>Se aceptan ambas longitudes.</translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation>Solo ofrece tipos de instancia de 2018, la mayoría de los cuales ya no existen en ninguna región.</translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation>Todos los tipos de instancia que ofrece la región.</translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation>Nombra %1 imágenes fijas, que AWS retira al cabo de unos años.</translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation>La Deep Learning AMI actual por su parámetro público, o su propia imagen.</translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation>Las configuraciones de lanzamiento no se pueden crear en cuentas de los últimos años.</translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation>Una plantilla de lanzamiento.</translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation>Un grupo acepta un número de versión, no «$Latest».</translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation>El número de la versión más reciente.</translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation>Lambda ha retirado el entorno de ejecución %1.</translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation>Ninguna función: el propio Trainyard vigila los grupos.</translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation>Lee scripts de configuración de un bucket público en el que no se puede confiar.</translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation>La plantilla contiene su configuración.</translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation>Su configuración usa %1, que ya no está disponible.</translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation>El entorno de ejecución que despliega Trainyard.</translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation>El nombre tiene letras de la a a la z, dígitos y guiones, empieza por una letra y tiene como máximo 40 caracteres.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation>«%1» no es el ID de una VPC (vpc-0123abcd).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation>«%1» no es una zona (us-east-1a).</translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation>Una zona se indica dos veces: un sistema de archivos tiene un destino de montaje por zona.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation>«%1» no es el ID de un grupo de seguridad (sg-0123abcd).</translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation>la cuota es %1 (vCPU %2, %3) en %4: solicite allí un aumento o use menos máquinas</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation>se necesitan %1 vCPU de %2, y se usan %3 de las %4 permitidas; %5</translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation>EMR no tiene en %1 ninguna versión que el plan pueda usar.</translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation>EMR no tiene la versión %1 en %2: la más reciente es %3.</translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation>La versión %1 no tiene la aplicación %2.</translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation>La versión %1 no admite el tipo de instancia %2.</translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation>La imagen %1 es para %2: aquí EMR necesita una para x86_64.</translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation>La imagen %1 (%2) es Amazon Linux %3, y %4 necesita Amazon Linux %5.</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation>El volumen raíz de %1 GiB es menor que la imagen %2, cuya instantánea tiene %3 GiB.</translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation>No existe el rol %1: cree los roles predeterminados (--make-roles) o indique otro.</translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation>No existe el perfil de instancia %1: cree los roles predeterminados (--make-roles) o indique otro.</translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation>El bloqueo de acceso público de EMR de esta región rechaza un clúster cuyo SSH está abierto a todo Internet: indique un intervalo menor (--ssh-from).</translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation>El grupo de seguridad %1 (%2) está abierto a todo Internet, lo que rechaza el bloqueo de acceso público de EMR de esta región.</translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation>La zona %1 de la subred %2 no ofrece %3: elija una subred de otra zona.</translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation>El grupo de seguridad %1 (%2) pertenece a la VPC %3, y la subred %4 a %5.</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation>El sistema de archivos %1 está en el estado «%2».</translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation>El sistema de archivos %1 tiene sus destinos de montaje en %2, y la subred %3 está en %4: elija una subred de esa VPC.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation>El destino de montaje de %1 en %2 aún no está disponible: espere a que lo esté.</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation>El destino de montaje de %1 en %2 aún no está disponible (%3): espere a que lo esté.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation>El sistema de archivos %1 no tiene destino de montaje: cree uno en %2, la zona de la subred %3.</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation>El sistema de archivos %1 no tiene destino de montaje en %2, la zona de la subred %3: cree uno o elija una subred de otra zona; los tiene en %4.</translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation>la versión más reciente; precio propio de EMR, como máximo (estimado)</translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation>%1; precio propio de EMR, como máximo (estimado)</translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation>%1, Spot</translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation>%1, bajo demanda</translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation>%1 (precio desconocido)</translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation>%1 (como máximo; se desconoce el precio Spot)</translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation>volumen raíz de %1 GiB cada una; EMR añade sus volúmenes de datos</translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation>IPv4 cada una, mientras se ejecutan las máquinas; ninguna en una subred privada</translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation>suyo, montado en %1; se conserva</translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation>se crean donde faltan; se conservan</translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation>los escribe EMR con unos minutos de retraso; se conservan</translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation>Con %1, un clúster de %2 puede quedarse en el estado STARTING: seleccione solo las aplicaciones que el entrenamiento necesita.</translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation>Las Deep Learning AMI de los últimos años fallan mientras EMR instala sus servicios; lo probado es una acción de arranque sobre la imagen de la propia versión.</translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation>Sin nodos core, el nodo maestro entrena solo.</translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation>EC2 puede retirar los nodos de tareas; una ejecución continúa sin ellos.</translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation>La protección contra la terminación no impide el fin tras el tiempo de inactividad: EMR termina el clúster.</translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation>Sin límite de inactividad, un clúster olvidado se ejecuta hasta su plazo.</translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation>El rol %1 debe poder describir sistemas de archivos; de lo contrario, falla la acción de arranque que monta %2.</translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation>Los destinos de montaje deben admitir a los nodos: añada el grupo de seguridad que admiten al nodo maestro y a los demás nodos.</translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation>%1 tiene sus destinos de montaje en %2, y EFS solo permite una VPC: use esa VPC con sus subredes o cree un nuevo sistema de archivos.</translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation>%1 ya tiene un destino de montaje en %2 y se rechaza un segundo: use ese.</translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation>%1 aún no tiene destino de montaje: deje que la pila lo cree.</translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation>%1 no tiene destino de montaje en %2, solo en %3: deje que la pila lo cree.</translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation>%1 no tiene la aplicación «%2».</translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation>EMR no ofrece %1 con %2 en %3: elija un tipo de la lista.</translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation>La cuenta no tiene un rol %1 con lo que EMR necesita: deje que se cree.</translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation>SSH solo desde su dirección IP, todo dentro del grupo</translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation>SSH desde el %1 alrededor de su dirección IP, todo dentro del grupo</translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation>SSH desde %1, todo dentro del grupo</translation>
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
        <translation>%1, reservada</translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation>%1, EFA</translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation>%1, puede hibernar</translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation>%1 (precio estimado)</translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation>%1 GiB gp3, cifrado, se elimina con la máquina</translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation>IPv4, mientras la máquina se ejecuta</translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation>todos los puertos TCP desde Internet, todo dentro del grupo</translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation>suyo, y se conserva; lo que le falta se añade y permanece: %1</translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation>es suyo y se conserva</translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation>cluster: las máquinas están cerca unas de otras</translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation>suyo, y se conserva; su parte privada es %1</translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation>ed25519, creado en este equipo</translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation>la parte pública de %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation>«%1» es %2; ya no se ofrece.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation>«%1» es %2 en %3; ya no se ofrece.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 ocupa su lugar.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation>%1 ocupa su lugar; también puede elegir %2.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation>%1 tiene GPU y %2 no incluye un controlador para ellas: elija %3.</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation>%1 tiene GPU y %2 no incluye un controlador para ellas.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation>%1 no tiene GPU, así que el controlador de %2 no sirve: %3 es menor.</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation>%1 no tiene GPU, así que el controlador de %2 no sirve.</translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation>El controlador abierto de %1 no admite las GPU de %2: empieza en g4dn.</translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation>Se desconoce el precio de %1: las sumas no lo incluyen y un presupuesto solo puede avisar.</translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation>Se desconoce el precio Spot actual: las sumas son lo que las máquinas cuestan como máximo.</translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation>Sin un bucket, los datos y los resultados están solo en las máquinas. Los puntos de control se copian a este equipo mientras se sigue una ejecución y antes de una terminación; con una máquina que termina por sí sola se pierden los suyos.</translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation>Sus claves están en ~/.bashrc de cada máquina, al alcance de cualquiera que inicie sesión allí; un rol no las necesita.</translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation>se crea en %1 si no existe, privado y cifrado; se conserva</translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation>con un perfil de instancia; las máquinas pueden enumerar, leer y escribir %1, y nada más.</translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation>Si IAM lo deniega, se envían claves de sesión limitadas a los buckets en un archivo que solo puede leer el usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation>Si IAM lo deniega, no se lanza nada</translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation>con todo lo que sigue; una que falla se conserva para examinarla</translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation>con todo lo que sigue; una que falla se revierte</translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation>la salida de los trabajadores a Internet; su tráfico se cobra aparte</translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation>IPv4, mientras exista la pila</translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation>10.0.0.0/16, con sus subredes, rutas y puertas de enlace</translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation>cifrado, montado en %1; se conserva después de la pila y cuesta %2 por GiB y mes</translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation>para los trabajadores que se añaden durante una ejecución</translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation>para el nodo maestro y los trabajadores, dentro de un límite de permisos</translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation>El script no está en el sistema de archivos compartido (%1), así que una máquina nueva lo tiene solo si su imagen lo contiene.</translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation>Sin un script que prepare los datos, una máquina se incorpora en cuanto ha arrancado.</translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation>Si AWS no tiene más capacidad, la pila queda completa con %1 de %2 trabajadores.</translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation>Los trabajadores solo alcanzan la VPC y S3: su imagen debe contener el cliente NFS y todos los programas del entrenamiento.</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation>La puerta de enlace NAT cuesta %1 por hora, y su tráfico aparte; los trabajadores públicos sin puertos abiertos no la necesitan.</translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation>Se crea una VPC nueva; AWS permite cinco por región, salvo que la cuota sea mayor.</translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation>Una pila que falla se revierte, lo que elimina sus máquinas y sus registros.</translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation>Sin su plantilla de lanzamiento, no se puede añadir ningún trabajador durante una ejecución.</translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation>El nuevo sistema de archivos se conserva cuando se elimina la pila.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation>la Deep Learning AMI de la guía de MXNet (2017)</translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation>la imagen con los paquetes para compilar MXNet (2016)</translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>una imagen base de GPU sobre Ubuntu 16.04, cuyo soporte terminó en abril de 2021</translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04, cuyo soporte terminó en abril de 2021</translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation>se interrumpió (%1); reanúdelo o termínelo</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planificado</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>solicitando máquinas</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>arrancando</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>configurando</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniendo</translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation>todas sus máquinas están terminadas; termine el clúster para eliminar su grupo de seguridad y su par de claves</translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation>todas sus máquinas están terminadas; la puerta de enlace NAT de su pila sigue costando %1 por hora: termine el clúster</translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation>hay máquinas suyas en ejecución en AWS, aunque estaba cerrado; termínelo de nuevo</translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation>En AWS se ejecutan máquinas suyas que no estaban en el libro de registro.</translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation>%1 (%2) se ejecuta en AWS y no estaba en el libro de registro; ahora lo está.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation>%1 en %2 lleva las etiquetas de este clúster, pero no se lanzó desde este libro de registro: no se cuenta. «trainyardctl adopt» asume su control.</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation>%1 en %2 lleva las etiquetas de este clúster y las de otro libro de registro: no se cuenta.</translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation>Hay máquinas en la cuenta %1 con las etiquetas de este clúster: no se cuentan.</translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation>%1 (%2) ya no existe: %3.</translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation>%1 no se unió a su ejecución y no se ha terminado de quitar: quítelo.</translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation>%1 (%2, %3 por hora) la iniciaron otros con la plantilla de lanzamiento de su pila: se une mientras se sigue una ejecución y termina con el clúster.</translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation>Se desconoce el precio de algunas máquinas: su presupuesto solo cuenta las demás y actúa demasiado tarde.</translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation>Su plazo ha vencido y aún hay máquinas en ejecución.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>no es un texto</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation>contiene un byte nulo</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>no es ni true ni false</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation>%1 no está entre %2 y %3</translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation>no es un número entero</translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation>no es un número entero de al menos 0</translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation>no es una lista de %1 números</translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation>no es una lista de %1 números como máximo</translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation>uno de sus elementos no es un número o está fuera del intervalo</translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation>no es una lista de %1 textos como máximo</translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation>uno de sus elementos no es un texto, está vacío o es demasiado largo</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>es demasiado largo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>«%1» no es ninguno de %2</translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation>no es workers, head, all ni un número de máquinas</translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation>está vacío: ¿qué debe ejecutarse?</translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation>sale de la carpeta del código</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation>%1 lo establece Trainyard</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation>«%1» no es el nombre de una variable</translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation>requiere onFailure restart</translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation>no empieza ni por s3://BUCKET ni por file:///</translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation>no indica ningún bucket después de s3://</translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation>no es s3://BUCKET, file:/// ni una ruta</translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation>no es un nombre (de 1 a 64 letras, dígitos, puntos, guiones bajos y guiones)</translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation>%1 aún no está disponible para GPU: entrene en float32</translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation>los trabajadores no pueden actualizar los pesos en %1, donde no hay dos con los mismos: deje que lo hagan los servidores o entrene en dist_sync</translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation>%1 no deja nada para algunos de los %2 trabajadores</translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation>no es un múltiplo de 64</translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation>no es canales (1 o 3), alto y ancho, ni tres ceros</translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation>%1 parece un secreto y se guardaría con la ejecución: envíelo con --secret-env %2</translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation>empieza por %1: indique el script, Trainyard añade horovodrun con las direcciones de las máquinas</translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation>mpi tiene un número fijo de procesos: un trabajo elástico necesita gloo</translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation>%1 significa un trabajador y ningún servidor, no %2 y %3: entrene en dist_sync o en un trabajador sin servidores</translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation>%1 necesita al menos uno</translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation>%1 es más que los trabajadores, %2</translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation>%1 es menos que los trabajadores, %2</translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation>MXNet tiene un número fijo de trabajadores</translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation>Solicitando un punto de control de %1</translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation>YARN y EMR muestran nodos distintos: %1 El archivo de workers contiene los que aparecen en ambos. Continúe la creación o escale el clúster para comparar de nuevo.</translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation>El dispositivo raíz de la imagen %1 es «%2»: EMR necesita una imagen cuyo dispositivo raíz sea un volumen de EBS.</translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation>La imagen %1 tiene %2 volúmenes: EMR solo admite imágenes con el volumen raíz.</translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation>El rol %1 tiene la política AmazonEMRServicePolicy_v2, que solo le permite usar lo que tiene la etiqueta %2=true: añada la etiqueta a %3.</translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation>La documentación de EMR permite volúmenes raíz de hasta %1 GiB, así que puede rechazar %2 GiB: los datos tienen sus propios volúmenes.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation>El bucket %1 está en %2 y las instancias están en %3: AWS cobra cada byte entre regiones, y la gateway NAT también. Copie los datos a un bucket de %3.</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation>El bucket %1 está en %2 y las instancias están en %3: AWS cobra cada byte entre regiones y la lectura tarda más. Copie los datos a un bucket de %3.</translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation>%1 sigue ejecutándose en él. Mueva el plazo para conservar sus máquinas más tiempo.</translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation>%1 en %2 no acabaría antes de que venza el plazo del clúster</translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation>Retrase el plazo %1 h: la página de la ejecución tiene un botón para ello.</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>Compilador de C++</translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation>GCC 4.8 o posterior (C++11)</translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation>3.13 o posterior, para MXNet 1.7 y posteriores</translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation>OpenBLAS, ATLAS o MKL con cabeceras</translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation>cualquiera, con cabeceras; para aumentar imágenes</translation>
    </message>
    <message>
        <source>curl library</source>
        <translation>Biblioteca curl</translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation>cualquiera, con cabeceras</translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation>Biblioteca OpenSSL</translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation>3.6 o posterior</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>Kit de herramientas CUDA</translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation>8.0 o posterior (se sabe que 7.5 falla); para GPU</translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation>cualquiera; para GPU</translation>
    </message>
    <message>
        <source>any version</source>
        <translation>cualquier versión</translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation>%1 en %2 perdió su nodo principal y continúa</translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation>Lo que se perdió figura en los eventos del clúster.</translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation>El archivo o la carpeta no existe</translation>
    </message>
    <message>
        <source>check its path</source>
        <translation>compruebe la ruta</translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation>%1; nodo principal, hasta que se termine el clúster</translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation>%1; trabajador, se puede quitar</translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation>%1; nodo principal, también entrena, hasta que se elimine la pila</translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation>%1; trabajador base, hasta que se elimine la pila</translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation>Configurando los nodos nuevos de EMR</translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation>El grupo de seguridad %1 del clúster también admite %2, y los programas de este tipo no autentican a nadie: quien alcance sus puertos puede ejecutar código como su usuario. Elimine estas reglas o use otro grupo.</translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation>El bucket %1 de los puntos de control está en %2 y las instancias están en %3: AWS cobra cada byte entre regiones.</translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation>La imagen %1 está cifrada: salvo que su clave sea la de AWS, %2 y %3 deben tener permiso para usarla; de lo contrario, las instancias terminan al iniciarse.</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 está listo</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 está configurada</translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation>%1 responde por SSH</translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation>%1 acepta el usuario de inicio de sesión %2</translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation>las claves de host de %1 son conocidas</translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation>se confió en la clave de host de %1 en su primera conexión: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 tiene %2</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation>%1 tiene %2; sin GPU</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation>%1 tiene %2; sin GPU; %3</translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation>%1 tiene %2 con el controlador %3</translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation>su imagen es %1</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 es %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation>%1 es %2 (pendiente)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation>%1 es %2 (%3) y se ejecuta en %4</translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation>%1 se ejecuta en %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 está en estado %2</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 está en ejecución</translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation>%1 está detenida</translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation>%1 está terminada</translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation>%1 está de nuevo en estado %2</translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation>%1 está de nuevo en ejecución</translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation>%1 es a partir de ahora del tipo %2</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 ya no existe: %2</translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation>%1 ha terminado: %2</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 se añadió</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 se eliminó</translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation>%1 fue iniciada por otro programa: %2</translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation>%1 se encontró en AWS y se anotó en el libro de registro</translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation>la pila %1 se encontró en AWS y se anotó en el libro de registro</translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation>el clúster de EMR %1 se encontró en AWS y se anotó en el libro de registro</translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation>asumido con consentimiento: propietario %1, libro de registro %2, %3 máquinas</translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation>%1 no se unió a la ejecución: su máquina se va a terminar</translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation>%1 se elimina de inmediato, como se solicitó</translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation>se desea 1 trabajador</translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation>se desean %1 trabajadores</translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation>SSH está abierto para %1</translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation>SSH está abierto solo para %1</translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation>SSH al maestro está abierto para %1; la regla termina con el clúster</translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation>todos los puertos TCP están abiertos a Internet, como se aceptó</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation>%1 se termina por sí mismo a las %2</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation>%1 se termina por sí mismo a las %2: su presupuesto se agota antes al precio de los tipos lanzados</translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation>no se pudo fijar el plazo de %1: %2</translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation>no se pudo fijar el plazo de su presupuesto: %1</translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation>los grupos de su pila siguen terminando sus máquinas a otra hora: %1</translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation>el cambio de los límites</translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation>lanzamiento de %1: 1 nodo principal y 1 trabajador</translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation>lanzamiento de %1: 1 nodo principal y %2 trabajadores</translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation>continúa el lanzamiento de %1</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>el lanzamiento</translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation>el lanzamiento continúa sin %1: %2</translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation>el lanzamiento continúa con %1 de %2 máquinas; las demás fueron rechazadas: %3</translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation>%1 de %2 máquinas; las demás fueron rechazadas: %3</translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation>las máquinas no reciben ningún rol (%1: %2): con cada ejecución se les envían claves de sesión limitadas a los buckets, en un archivo que solo puede leer el usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation>se creó el bucket %1; permanece después de la terminación</translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation>no se llega a %1; su consola termina con: %2</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>la adición de %1</translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation>la adición de %1 trabajadores</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>la eliminación de %1</translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation>la sustitución del nodo principal</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation>creación de la pila %1: 1 maestro y 1 trabajador</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation>creación de la pila %1: 1 maestro y %2 trabajadores</translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation>continúa la creación de %1</translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation>la creación de la pila</translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation>se está creando la pila %1</translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation>la pila %1, creada a las %2, fue conectada por %3; termina con este clúster</translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation>el clúster continúa con %1 de %2 trabajadores; se pueden añadir más mientras funciona</translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation>creación del clúster de EMR %1: 1 maestro, %2 nodos core y %3 nodos de tareas con %4</translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation>se solicitó el clúster de EMR %1 de la versión %2</translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation>EMR aún no conocía los roles nuevos; se solicita otro clúster en lugar de %1</translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation>los roles %1 y %2 existen; permanecen después de la terminación</translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation>el rol %1 puede describir sistemas de archivos; eso permanece después de la terminación</translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation>%1 está en estado %2, %3 de %4 nodos en ejecución</translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation>el clúster continúa con los nodos que están en ejecución: %1</translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation>el archivo de trabajadores está en cada nodo: %1</translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation>la escritura del archivo de trabajadores</translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation>la escritura del archivo de trabajadores de los demás</translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation>recibe %1 %2 en lugar de %3</translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation>recibe %1 nodos core en lugar de %2</translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation>recibe %1 nodos de tareas en lugar de %2</translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation>se añadió el paso %1 (%2)</translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation>se solicitó la cancelación del paso %1</translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation>El registro %1 está vacío.</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Línea %1 de %2: %3</translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation>la imagen %1 de %2</translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation>se está creando la imagen %1 (%2) de %3; permanece y se paga hasta que se elimine</translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation>la imagen %1 (%2) está disponible</translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation>%1: hecho en %2 en %3 s</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation>%1 tiene la clave común</translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation>la clave común en %1</translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation>la clave común en %1 se detuvo</translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation>la imagen %1 de %2 se detuvo</translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation>el sistema de archivos %1 está disponible; permanece y se paga hasta que se elimine</translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation>el sistema de archivos %1 se eliminó con todos sus datos</translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation>EFS no está disponible en %1: %2 no tiene allí ningún destino de montaje</translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation>%1 está montado en %2</translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation>%1 no está montado: %2</translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation>todo se terminó; una segunda comprobación no encontró nada</translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation>se quitó su protección contra la terminación</translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation>%1 se terminó</translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation>queda %1: %2</translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation>EC2 recupera la máquina de spot de %1</translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation>Diagnóstico: %1: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 se detuvo</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ha fallado: %2</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1: «%2» ha fallado: %3</translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation>la pila %1</translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation>el clúster de EMR %1</translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation>la adición de %1 y %2 trabajadores más</translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation>La zona %1 no ofrece %2, que se ofrece en %3.</translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation>La región %1 no ofrece %2.</translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation>%1. %2 hasta su plazo o el final del clúster</translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation>%1. %2 hasta que se elimine</translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation>%1. %2 y se termina si esto dura %3 minutos</translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation>Cuesta %1 por hora</translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation>Su máquina sigue en ejecución</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation>%1 tiene la etiqueta de un trabajador elástico y se ignora: no se inició con la plantilla de lanzamiento de la pila</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation>%1 tiene la etiqueta de un trabajador elástico y se ignora: está en otra VPC que la pila</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation>%1 tiene la etiqueta de un trabajador elástico y se ignora: no está en la subred de los trabajadores de la pila</translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation>la etiqueta %1 de %2 tiene un valor desconocido, que se ignora</translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation>no se pudo establecer la etiqueta %1 y se intenta de nuevo (%2: %3)</translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation>%1 perdió su etiqueta antes de registrarse: no se une a la ejecución, y le corresponde a usted terminar su máquina</translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation>el trabajador de %1 terminó inesperadamente: elimínelo, o añada una línea con su dirección a host_worker para que vuelva a unirse</translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation>%1 no se une: la ejecución tiene %2 trabajadores, que es el límite</translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation>%1 no se unió tras %2 intentos: siga la ejecución de nuevo para intentarlo otra vez</translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation>%1 no está en ejecución %2 minutos después de su lanzamiento: consulte su consola o termínela</translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation>el script prepare-data de %1 falló con el estado %2: corríjalo y ejecútelo de nuevo con trainyardctl prepare-data, o elimine la máquina</translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation>%1 no ha informado de que sus datos están listos: ejecute su script con trainyardctl prepare-data, márquelo como hecho o elimine la máquina</translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation>%1 no está en la ejecución, y el programa que la lanzó no la ha eliminado: elimínela y añada un trabajador de nuevo. %2 hasta entonces</translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation>%1 es el maestro y está bloqueado: la etiqueta %2 no lo elimina</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation>%1 es un trabajador base y está bloqueado: la etiqueta %2 no lo elimina</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation>%1 es un trabajador base y está bloqueado: abandonó la ejecución y su máquina permanece; añada una línea con su dirección a host_worker para que vuelva a unirse</translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation>host_worker, línea %1: %2; el archivo no tiene efecto hasta que se corrija</translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation>host_worker tiene %1 líneas más que no son direcciones</translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation>host_worker nombra 1 dirección de ninguna máquina de la pila, que se ignora: inicie una máquina con su plantilla de lanzamiento</translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation>host_worker nombra %1 direcciones de ninguna máquina de la pila, que se ignoran: inicie una máquina con su plantilla de lanzamiento</translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation>la carpeta compartida %1 no está montada en el nodo principal: ningún trabajador puede informar de que sus datos están listos, por lo que ninguno se une</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation>%1 ha abandonado la ejecución, y su máquina puede seguir en ejecución: el próximo programa que siga una ejecución la termina, o trainyardctl remove</translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation>%1 promete un controlador, y ninguna GPU responde: el controlador no es adecuado para %2, o aún se está instalando.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation>%1 tiene %2 GPU, y ningún controlador las ve: empiece con una imagen para GPU, como %3.</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation>%1 tiene %2 GPU, y responden %3: una puede estar averiada; sustituya esta máquina.</translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation>la detención de %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation>la hibernación de %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation>el inicio de %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation>el reinicio de %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation>el cambio de tipo de %1 en %2 ha fallado: %3</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation>%1; sin %2, que no responde</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation>%1; sin %2, que no responden</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation>%1; sin %2, que no responde: se une cuando vuelva a responder, mientras un programa siga la ejecución</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation>%1; sin %2, que no responden: se unen cuando vuelvan a responder, mientras un programa siga la ejecución</translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation>%1; el bucket %2 de sus puntos de control ya no existe</translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation>%1 en total: inicio %2, SSH %3, configuración %4, datos y admisión %5</translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation>%1 se ejecutan para EMR y no son nodos de YARN.</translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation>%1 son nodos de YARN que EMR no enumera.</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation>solo quedan %1 de al menos %2 trabajadores tras una pausa de %3 s</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation>solo quedan %1 de al menos %2 trabajadores tras una pausa de %3 s; el último en dejar de funcionar fue %4: %5</translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation>%1 se unió a la ejecución: %2</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 dejó de funcionar</translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation>%1 dejó de funcionar: %2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>ejecución %1 %2</translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation>la ejecución %1 finalizó</translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation>la ejecución %1 se detuvo</translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation>la ejecución %1 falló</translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation>la ejecución %1 terminó con su clúster</translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation>ejecución %1 %2: %3</translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation>la ejecución %1 se detuvo: %2</translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation>la ejecución %1 falló: %2</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>ejecución %1: %2</translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation>la ejecución %1 continúa desde %2</translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation>la ejecución %1 continúa desde la época %2 de la ejecución %3</translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation>la ejecución %1 se registró como fallida mientras su nodo principal no respondía; está activa</translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation>su nombre y sus etiquetas no se guardaron: %1</translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation>cola: %1 no se inició: %2</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>las claves de S3 en las máquinas caducaron a las %1 y no se pudieron sustituir (%2: %3): sin ellas, los puntos de control y los registros permanecen en las máquinas, y se envían cuando haya claves nuevas</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>las claves de S3 en las máquinas caducan a las %1 y no se pudieron sustituir (%2: %3): sin ellas, los puntos de control y los registros permanecen en las máquinas, y se envían cuando haya claves nuevas</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation>las claves de S3 en las máquinas se sustituyeron</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation>las claves de S3 en las máquinas se sustituyeron; las nuevas caducan a las %1</translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation>nodo principal perdido; %1</translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation>nodo principal perdido después de las %1; %2</translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation>el planificador del nodo principal dejó de funcionar; %1</translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation>el planificador del nodo principal dejó de funcionar después de las %1; %2</translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation>la ejecución continúa</translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation>la ejecución no continúa: %1</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation>la ejecución ha finalizado: su última época (%1) tiene un punto de control</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation>la ejecución ha finalizado: su última época (%1) tiene un punto de control, pero ninguna evaluación</translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation>la ejecución continúa desde el diario del planificador, sin perder pasos</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation>la ejecución continúa desde la época %1 (punto de control), sin perder pasos</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation>la ejecución continúa desde la época %1 (punto de control), se pierden %2</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation>la ejecución continúa desde la época %1, paso %2 (punto de control), sin perder pasos</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation>la ejecución continúa desde la época %1, paso %2 (punto de control), se pierden %3</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation>la ejecución empieza de nuevo, sin punto de control, sin perder pasos</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation>la ejecución empieza de nuevo, sin punto de control, se pierden %1</translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation>los programas de la ejecución empiezan de nuevo; lo que se pierde depende de sus propios puntos de control</translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation>no se pudo continuar: %1: %2</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 paso</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation>EC2 interrumpió %1 a las %2; %3 la sustituye</translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation>%1 se lanzó como sustituta y no se unió a la ejecución: su máquina se ha terminado</translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation>se canceló la sustitución de %1: la ejecución continúa con %2, y el próximo programa que la siga lo intenta de nuevo; para prescindir de la sustitución, use: %3</translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>no hay capacidad bajo demanda para sustituir %1 (%2: %3): la ejecución continúa con %4; próximo intento a las %5</translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>no hay capacidad de spot para sustituir %1 (%2: %3): la ejecución continúa con %4; próximo intento a las %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>no se pudo sustituir %1 (%2: %3): la ejecución continúa con %4; próximo intento a las %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation>no se pudo sustituir %1 (%2: %3)</translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation>no se vuelve a intentar la sustitución de %1: %2; la ejecución continúa con %3; cuando se elimine la causa, añada trabajadores con: %4</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation>la ejecución continúa con %1, sin sustitución de %2: %3</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation>la ejecución continúa con %1, sin sustitución de %2: %3; próximo intento a las %4</translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation>la ejecución se detiene con un punto de control: quedan %1 de al menos %2, y %3</translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation>1 trabajador</translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation>%1 trabajadores</translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation>sus máquinas se terminan por sí mismas en menos de %1 minutos</translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation>una sustitución superaría %1, %2</translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation>el plan del clúster no sustituye máquinas de spot (--replace-spot no)</translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation>el trabajo admite como máximo %1 trabajadores</translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation>la ejecución termina antes de que otra máquina pueda participar</translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation>el último intento falló</translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation>se sustituyeron %1 máquinas en una hora</translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation>los trabajadores elásticos no se siguen en este momento (%1: %2); se intenta de nuevo</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation>%1 ha abandonado la ejecución y su máquina está terminada</translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation>la máquina de %1 está terminada</translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation>%1: la operación se canceló</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation>%1 no se unió a la ejecución (%2: %3)</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation>%1 no se unió a la ejecución (%2: %3); próximo intento a las %4</translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation>%1 no ha abandonado la ejecución (%2: %3); próximo intento a las %4</translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation>no se pudo terminar %1 (%2: %3); próximo intento a las %4</translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation>%1 está detenida: iníciela o elimínela</translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation>sus propias claves, con todos sus permisos, se envían a las máquinas en un archivo que solo puede leer el usuario de inicio de sesión, porque no se pudieron crear claves limitadas (%1)</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation>se envían a las máquinas claves de sesión limitadas a %1</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation>se envían a las máquinas claves de sesión limitadas a %1, que caducan a las %2</translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation>%1; mientras se siga la ejecución, se sustituyen antes de que caduquen</translation>
    </message>
    <message>
        <source>its process died</source>
        <translation>su proceso dejó de funcionar</translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation>no se unió a tiempo</translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation>cerró la conexión</translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation>cerró la conexión en medio de un mensaje</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>conexión restablecida por el otro extremo</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>se agotó el tiempo de la conexión</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>conexión interrumpida</translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation>sin señales durante %1 s</translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation>no estuvo listo en %1 s</translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation>perdió sus conexiones (%1)</translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation>%1 informa de que no envió ningún gradiente para el paso %2 en %3 s</translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation>envió números no válidos</translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation>un inicio anterior del planificador lo excluyó</translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation>%1; lo que no había hecho de la época %2 pasa a los demás</translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation>servidor %1 (%2)</translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation>trabajador %1 (%2)</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>terminó con el estado %1</translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation>terminó con el estado %1: %2</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>terminado por %1</translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation>terminado por %1: %2</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation>terminado por %1 (¿falta de memoria?)</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation>terminado por %1 (¿falta de memoria?): %2</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation>EC2 recupera la máquina del nodo principal</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation>EC2 recupera la máquina del nodo principal; %1</translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation>los trabajadores que vuelven a responder no entrenan (%1: %2); se intenta de nuevo</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation>solo quedan %1 de al menos %2 trabajadores</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation>solo quedan %1 de al menos %2 trabajadores; el último en dejar de funcionar fue %3: %4</translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation>%1 de %2 trabajadores no estuvieron listos en %3 s; la ejecución empieza sin ellos</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation>terminada, %1</translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation>desconocida para AWS</translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation>la detención de %1 se canceló</translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation>la hibernación de %1 se canceló</translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation>el inicio de %1 se canceló</translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation>el reinicio de %1 se canceló</translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation>el cambio de tipo de %1 en %2 se canceló</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation>los nodos que EMR ha iniciado no entrenan (%1: %2)</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation>los nodos que EMR ha iniciado no entrenan (%1: %2); se intenta de nuevo</translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation>Cualquier programa: gráficos, puntos de control, una parada que guarda</translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation>PyTorch: DistributedDataParallel con puntos de control</translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation>PyTorch, elástico: almacén clave-valor e iterador de datos</translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation>Claves para las máquinas</translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
        <translation>Guardando un punto de control</translation>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation>AWS no informó de su terminación en %1 minutos; su estado: %2</translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation>cancelado antes de que se pudiera eliminar</translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation>cancelado antes de que se solicitara su terminación</translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation>se queda con %1</translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation>no se terminó a tiempo</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation>quedan máquinas de su clúster, a las que se accede por ella</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation>quedan máquinas de su clúster que lo usan</translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation>no encontrado, pero %1</translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation>no encontrado, pero el libro de registro no tiene su clúster</translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation>no encontrado, pero el perfil %1 recibió entretanto otras credenciales, que pueden ser de otra cuenta</translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation>no se ha tocado: %1 iniciaría otra</translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation>la máquina %1 lo usa (%2)</translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation>se canceló la espera</translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation>se canceló la espera antes de que AWS informara de su terminación</translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation>no hay acceso a IAM</translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation>%1 %2, antes %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation>%1 (%2) se terminó mientras se iniciaba</translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation>%1 (%2); se prueba %3</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation>%1 y %2 dígitos de %3 fuentes</translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation>%1 en cualquier zona de %2</translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation>%1 puntos de control (%2) de %3 están solo en las máquinas.</translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation>%1 puntos de control, %2</translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation>no detenidos a tiempo: %1</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 épocas</translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation>%1 épocas, exactitud de validación %2</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 existe</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 archivos, %2</translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation>%1 archivos, %2 en %3</translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation>%1 para entrenamiento, %2 para validación, de %3 fuentes, %4</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation>%1 en %2, ya que la primera zona no ofrece %3</translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation>%1 se usa tal como está</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restantes: %1</translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation>%1 registros</translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation>%1 máquinas terminadas</translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation>%1 nodos, tal como los enumera EMR</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation>%1 de %2 épocas hechas, %3 trabajadores</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation>%1 de %2 épocas hechas, 1 trabajador</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 de %2 archivos</translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation>fallan %1 de %2 accesos</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 de %2 máquinas</translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation>respondieron %1 de %2 máquinas</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 de %2, %3</translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation>%1 recursos más eliminados</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation>%1 imágenes, %2 en %3 archivos</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation>%1 imágenes, %2 en 1 archivo</translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation>%1 precios</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 recursos</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 ejecuciones</translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation>%1 la última vez</translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation>%1 se lanzó durante el entrenamiento</translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation>%1 con la etiqueta del clúster: %2</translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation>%1 x %2 con el controlador %3</translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation>%1, %2 %3 de %4</translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation>%1, por lo general %2 más como máximo</translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation>%1, exactitud de validación %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation>%1: %2 de %3 en marcha</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation>%1; sin leer: %2</translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation>%1; los posibles secretos se quedan en este equipo: %2</translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation>%1; sin las últimas líneas de %2</translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation>0 puntos de control</translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation>0 recursos restantes</translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation>1 punto de control (%1) de %2 está solo en las máquinas.</translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation>1 punto de control, %1</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 archivo, %1</translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation>1 archivo, %1 en %2</translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation>1 nodo principal y %1 trabajadores en marcha en %2</translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation>1 nodo principal y 1 trabajador en marcha en %1</translation>
    </message>
    <message>
        <source>1 log</source>
        <translation>1 registro</translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation>1 máquina terminada</translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation>1 recurso más eliminado</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 recurso</translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation>AWS limita las solicitudes, se sigue intentando</translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation>AWS reconoce los roles nuevos pasados unos segundos</translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation>EFS no da servicio en esta zona: las máquinas de allí no pueden montar el sistema de archivos</translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation>EMR no indica ningún grupo administrado del nodo maestro</translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation>EMR lo escribe con unos minutos de retraso; quedan %1</translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation>SSH desde %1</translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation>Exactitud de validación: %1</translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation>después de cada época hay una sugerencia</translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation>la cuenta %1 ya no responde</translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation>responde en %1</translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation>al final de la época %1</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>entre dos lotes</translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation>entre dos lotes, o al final de la época si acaba en menos de %1 s</translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation>conectando de nuevo: %1</translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation>nodos core</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation>entrega su parte de los pesos</translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation>instancias activas</translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation>difiere de la de EMR: consulte los eventos</translation>
    </message>
    <message>
        <source>it exists</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation>no se completó</translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation>sus datos están listos</translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation>su script prepare-data no ha terminado</translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation>pares de claves</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>sale %1</translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation>sale cuando acabe su proceso, en %1 s como máximo</translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation>carga sus datos; se une %1</translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation>próximo intento en %1 s: %2</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>sin GPU</translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation>sin capacidad para %1 (%2); se prueba %3</translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation>sin capacidad en %1 (%2); se prueba %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation>prepara su máquina; se une cuando esté lista</translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation>procesos de sus %1 máquinas en este equipo: %2</translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation>los programas cargan %1</translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation>listo para sustituir a un trabajador que falle</translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation>report.md, metrics.csv y chart.png en %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>la ejecución %1</translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation>enviando el punto de control</translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation>enviando el código</translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation>sockets que escuchan en sus %1 direcciones: %2</translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation>nodos de tareas</translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation>probando las GPU</translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation>el bucket %1: eliminado</translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation>el bucket %1: aún existe</translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation>el fin de %1</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>la ejecución ha terminado</translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation>el entorno de ejecución responde en %1 máquinas</translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation>desempaquetando el código</translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation>hasta que esté en marcha</translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation>normalmente %1 (la más larga de %2 tardó %3)</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>volúmenes</translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation>esperando %1, %2 más como máximo</translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation>advertencia: no se han comparado porque hay demasiados archivos</translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation>advertencia, salvo que cada máquina tenga su propia parte: %1</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation>guardado en el paso %1, a la espera de su copia</translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation>el del paso %1 no se copió</translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation>la copia más reciente es la del paso %1</translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation>no se encontró ninguna copia de un punto de control</translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation>se sustituyó antes</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation>%1 permanecen.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>%1 permanece.</translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>%1 máquinas tienen protección contra la terminación: termine de nuevo y acepte levantarla (--lift-protection).</translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%1 máquinas del otro libro de registro %3 de %2 siguen en marcha: %4. Termine desde el equipo que las lanzó; si se ha perdido, «trainyardctl adopt» asume su control y «terminate --account» termina todo lo de la cuenta.</translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation>%1 recursos más</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(desconocido)</translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>1 máquina tiene protección contra la terminación: termine de nuevo y acepte levantarla (--lift-protection).</translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>1 máquina del otro libro de registro %2 de %1 sigue en marcha: %3. Termine desde el equipo que la lanzó; si se ha perdido, «trainyardctl adopt» asume su control y «terminate --account» termina todo lo de la cuenta.</translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation>1 recurso más</translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation>Una segunda comprobación no encontró nada en esta cuenta.</translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation>Una segunda comprobación no encontró nada de este libro de registro.</translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation>Una segunda comprobación no encontró nada. No queda nada en marcha.</translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation>Lleva sus etiquetas, pero no se lanzó desde este libro de registro: asuma su control o termínelo a mano.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation>No está demostrado que no quede nada.</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation>No está demostrado que no quede nada. Termine de nuevo.</translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation>Se interrumpió antes de demostrar que nada está en marcha: termine de nuevo.</translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation>Se interrumpió y puede que %1 máquinas sigan en marcha: termine de nuevo.</translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation>Se interrumpió y puede que 1 máquina siga en marcha: termine de nuevo.</translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation>QUEDA       %1  %2</translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation>Primero inicie sesión de nuevo o renueve las credenciales; después, termine de nuevo.</translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation>SIN COMPROBAR %1: %2: %3</translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation>SIN COMPROBAR clúster %1</translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation>No terminado: %1.</translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation>Termine de nuevo.</translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation>No se pudo escribir el libro de registro (%1: %2): lo que se terminó no consta en él. Termine de nuevo cuando sea posible.</translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation>El libro de registro no enumera nada y el punto de enlace no respondió: termine de nuevo cuando responda.</translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation>No había nada que terminar.</translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation>Recibo de Trainyard</translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation>cuenta    %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation>cancelado antes de la comprobación final</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation>terminado   %1  %2</translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation>fin       %1 (%2)</translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation>lleva sus etiquetas, pero no se lanzó desde este libro de registro; «trainyardctl adopt %1» asume su control</translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation>ya no se encuentra en AWS</translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation>perfil    %1</translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation>inicio    %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation>no existía  %1  %2</translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation>se terminó antes</translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation>otro clúster la usa</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation>el grupo ya no existe</translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation>Asigne un nombre a la pila.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Elija un tipo.</translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation>Indique el nombre de la carpeta.</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Elija el archivo de la clave privada.</translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation>CloudFormation crea la pila solo con este permiso.</translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation>Una VPC existente necesita una subred para el nodo maestro y otra para los trabajadores.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>No puede estar vacío.</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation>La imagen no funciona en este tipo de instancia: elija un tipo para x86_64, como g5.xlarge.</translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation>Un sistema de archivos creado por la pila aún no tiene destino de montaje.</translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation>La zona pertenece a la región de la pila, como us-east-1a.</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>No existe la región &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>No existe el tipo de instancia &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation>La región tiene tantas VPC como permite la cuota (%1): use aquí una existente, elimine una o solicite una cuota mayor.</translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation>La región tiene tantas direcciones IP elásticas como permite la cuota (%1), y una puerta de enlace NAT necesita una: libere una o elija otro acceso a Internet.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation>Recorrido: lenet o mlp.</translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation>Recorrido: carpeta de report.md, metrics.csv y chart.png.</translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation>Recorrido: trabajadores al inicio.</translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation>Recorrido: épocas.</translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation>Recorrido: muestras de un paso, de todos los trabajadores juntos.</translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation>Recorrido: épocas tras las que se agrega un trabajador; 0 no agrega ninguno.</translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation>Recorrido: dígitos para entrenar.</translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation>Recorrido: dígitos para validar.</translation>
    </message>
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation>Lanza clústeres de entrenamiento, muestra su entrenamiento y no deja nada en ejecución.</translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation>La cuenta: local, o un perfil de ~/.aws/config.</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>La región.</translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation>Otro punto de conexión compatible con AWS.</translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation>Carpeta de estado (predeterminada: $XDG_STATE_HOME/trainyard).</translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation>Hacer el recorrido en la nube local.</translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation>Cerrar cuando termine el recorrido; estado 0 si se completó correctamente.</translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation>Dibujar los gráficos de RUN en FILE (PNG) y salir.</translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation>Recorrido: una imagen de la ventana (PNG), tomada al acabar el entrenamiento.</translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation>Con --render-chart: dónde escribir.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Acerca de Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1 en %2, %3</translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation>Aprendizaje profundo distribuido en AWS</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation>&amp;Copiar versión</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Componentes y sus licencias</translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation>Licencia de Trainyard</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation>Usar esta cuenta</translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation>Una cuenta suya de AWS, con el nombre que elija.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ombre</translation>
    </message>
    <message>
        <source>for example work</source>
        <translation>por ejemplo trabajo</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation>C&amp;lave de acceso: ID, secreto y, si acaso, token de sesión</translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation>&amp;Inicio de sesión único (IAM Identity Center): inicie sesión con el navegador</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Clave de acceso</translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation>Como la muestra AWS al crear una clave, o en el portal de acceso.</translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation>&amp;ID de clave de acceso</translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation>Clave de acceso &amp;secreta</translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation>&amp;Token de sesión</translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation>solo para claves que caducan</translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation>&amp;Pegar lo que muestra AWS</translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation>Guardar la clave en el &amp;llavero de este escritorio en lugar de en un archivo</translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation>El portapapeles no contiene ninguna clave de acceso.</translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation>Recibida; la sesión caduca a las %1.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Recibida.</translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation>Inicio de sesión único</translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation>Lo que muestra el portal de acceso de su organización. El navegador se abre al final.</translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation>URL de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation>&amp;Región del inicio de sesión único</translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation>ID de &amp;cuenta</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>R&amp;ol</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation>Comprueba la clave con AWS. Solo se guarda una clave válida.</translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation>Comprobando con AWS</translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation>Escribe el perfil en ~/.aws/config. El inicio de sesión es el mismo para todas las herramientas de AWS.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation>Comprueba con AWS de quién es la clave, la guarda en el llavero y hace que ~/.aws/config se refiera a ella.</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation>Comprueba con AWS de quién es la clave y la escribe en ~/.aws/credentials, que solo usted puede leer.</translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation>Los demás perfiles y comentarios no cambian; las herramientas oficiales de AWS usan el mismo perfil.</translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation>Esto no lanza nada.</translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation>Escribiendo el perfil</translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation>Comprobando con AWS de quién es la clave</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>No se ha guardado nada</translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation>El perfil está escrito</translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation>Está en %1. Ahora se abre el navegador para iniciar sesión.</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Cuenta %1</translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation>Es %1. La clave se guarda en %2.</translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation>el llavero</translation>
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
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation>&amp;Quitarla</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conservarla</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation>Cuentas de este equipo</translation>
    </message>
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation>Son perfiles de ~/.aws, que la AWS CLI también usa. Si quita uno aquí, se quita también para la AWS CLI; la cuenta y lo que se ejecuta en ella permanecen.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>&amp;Agregar una cuenta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation>%1 (seleccionada)</translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation>¿Quitar %1? AWS no vuelve a mostrar una clave secreta.</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>Quitando %1…</translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation>%1 se ha quitado de %2.</translation>
    </message>
    <message>
        <source>Select a profile first.</source>
        <translation>Seleccione antes un perfil.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation>%1: época %2 de %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>y %n ejecución más</numerusform>
            <numerusform>y %n ejecuciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation>no se ha copiado ningún punto de control</translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation>último punto de control copiado: durante la época %1</translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
        <translation>último punto de control copiado: época %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation>Llamada a AWS</translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation>Comando remoto</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation>%1, solicitud %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
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
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Copiar como línea de comandos</translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation>Lo que se ha hecho en la nube y en las máquinas, lo más reciente primero.</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation>palabras que deben aparecer: RunInstances, us-east-1, Throttling…</translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation>Incluir solicitudes de &amp;solo lectura</translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation>Llamadas que solo leen y no cambian nada</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>La línea de comandos se ha copiado.</translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation>Aquí aparecen las solicitudes a AWS y los comandos en las máquinas. Aún no hay coincidencias.</translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation>Seleccione antes una línea en la página Actividad.</translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation>No tiene línea de comandos.</translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation>Exportar actividad…</translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation>Todas las llamadas y comandos del registro, con los ID de solicitud y lo que significan para la factura: CSV, o líneas de JSON si el nombre no termina en .csv</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exportar actividad</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>No se ha podido leer %n línea del registro y se ha omitido.</numerusform>
            <numerusform>No se han podido leer %n líneas del registro y se han omitido.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation>El clúster no tiene plazo: cuesta dinero hasta que lo quite.</translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation>Hasta el plazo, dentro de %1, cuesta %2.</translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation>¿Añadir un trabajador?</translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation>Se lanza otra máquina. Su precio se desconoce.</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>Añadir trabajador</translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation>Se lanza otra %1: %2.</translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation>¿Añadir un trabajador a %1?</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation>Permitir SSH &amp;desde este equipo</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation>Dirección IP de este equipo</translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Permite SSH a estos clústeres desde la dirección IP actual de este equipo y quita las anteriores</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation>La dirección IP de este equipo es ahora %1, y %2 no permite SSH desde ella.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation>%1 por encima de %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation>%1 por debajo de %2</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation>%1 durante %2 s</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>&amp;Agregar regla</translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation>&amp;Quitar regla</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>Reglas de alerta</translation>
    </message>
    <message>
        <source>above</source>
        <translation>por encima de</translation>
    </message>
    <message>
        <source>below</source>
        <translation>por debajo de</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Métrica</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Condición</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valor</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>&amp;Durante al menos</translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation>sin progreso desde hace %1 min</translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation>%1: detener la ejecución</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1: terminar el clúster</translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation>sin progreso</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>notificar</translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation>notificar y detener la ejecución</translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation>notificar y terminar el clúster</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation>Sin un valor &amp;nuevo durante</translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation>Acc&amp;ión</translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation>¿Terminar clústeres con esta regla?</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Agregar regla</translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation>Elija antes una métrica.</translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation>Seleccione antes una regla.</translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation>%1: agregar un trabajador</translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation>notificar y agregar un trabajador</translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation>¿Lanzar máquinas con esta regla?</translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation>Recibe una notificación cuando una ejecución cumple una regla, que también puede detenerla, terminar su clúster o agregar un trabajador. Las reglas se aplican a las ejecuciones del perfil seleccionado mientras Trainyard está abierto, y a una ejecución mientras trainyardctl la sigue.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation>Cuando una ejecución cumple %1 mientras Trainyard está abierto o trainyardctl la sigue, se lanza sin más preguntas una máquina para un trabajador más, una vez por ejecución. Cuesta lo mismo que los demás trabajadores de la ejecución.</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>Cuando una ejecución cumple %1 mientras Trainyard está abierto o trainyardctl la sigue, su clúster se termina sin más preguntas, con todas sus máquinas y las demás ejecuciones. Los modelos que no están guardados en otro lugar se copian antes, si es posible.</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>Escriba primero un valor.</translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation>La regla no está completa</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>Guardar sin ella</translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation>¿Agregar la regla «%1»?</translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation>Está en los campos, pero no en la lista.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation>se puede asociar</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation>Pilas de la región</translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation>Al terminar este clúster se puede &amp;eliminar la pila con todo lo que ha creado</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>&amp;Asociar</translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation>Asociar una pila existente</translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation>Una pila de entrenamiento dinámico de %1 creada por una herramienta anterior, un colega o la consola se convierte aquí en un clúster. La pila en sí no se modifica.</translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation>&amp;Pilas</translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation>Cargando pilas…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation>del par de claves de la pila; permanece en este equipo</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>El&amp;egir…</translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation>Cla&amp;ve privada</translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation>como la pila</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>&amp;Nombre del clúster</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation>se prueban por orden: ubuntu, ec2-user</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>&amp;Usuario de inicio de sesión</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>&amp;Terminar después de</translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation>La región no tiene ninguna pila.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clave privada</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Elija el archivo de la clave privada.</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation>Indique la ruta completa del archivo de clave.</translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
        <translation>Use a-z, 0-9 y &apos;-&apos;, empiece por una letra, 40 caracteres como máximo.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation>Establecer</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>then</source>
        <translation>después</translation>
    </message>
    <message>
        <source>Change the amount or the action first.</source>
        <translation>Cambie antes el importe o la acción.</translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation>¿Terminar ahora?</translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation>¿Detener las ejecuciones ahora?</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation>Ya se gastaron %1. Un presupuesto de %2 se alcanza de inmediato y las instancias se terminan.</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation>Ya se gastaron %1. Un presupuesto de %2 se alcanza de inmediato y las ejecuciones se detienen.</translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation>Establecer y terminar</translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation>Establecer y detener</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation>Restablecer zoom</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dólares</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Eje X</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation>Media móvil exponencial. La curva original sigue visible, atenuada.</translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation>Arrastre en un gráfico para ampliar, Mayús y arrastre para desplazar; doble clic para mostrar todo</translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation>Esta ejecución no cuesta nada o se desconoce su precio.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation>Acceso a la cuenta</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>Sistema de archivos compartido</translation>
    </message>
    <message>
        <source>Training package</source>
        <translation>Paquete de entrenamiento</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>Preparación de datos</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Antes de empezar</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Falta algo.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation>durante %1</translation>
    </message>
    <message>
        <source>last, best</source>
        <translation>último, mejor</translation>
    </message>
    <message>
        <source>last</source>
        <translation>último</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Guardado como</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>EMR</source>
        <translation>EMR</translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation>Una pila de CloudFormation inicia sus máquinas; finaliza al eliminar la pila.</translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation>EMR inicia sus máquinas; finaliza con el clúster de EMR.</translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation>Sus máquinas se iniciaron una por una.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Creado: %1</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Costo hasta ahora</translation>
    </message>
    <message>
        <source>Auto-terminates</source>
        <translation>Se termina solo</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>vencido</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1, %n máquina perdida</numerusform>
            <numerusform>%1, %n máquinas perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation>Instancias</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation>Agregar trabajador</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Quitar trabajador…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Iniciar entrenamiento…</translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation>Terminar este clúster…</translation>
    </message>
    <message>
        <source>Extend by 2 h</source>
        <translation>Ampliar 2 h</translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation>Reanudar lanzamiento</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Asumir control…</translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation>Copiar comando SSH</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clústeres</translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation>No hay ningún clúster en ejecución. &quot;Mostrar finalizados&quot;, arriba, muestra los que se terminaron.</translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation>Otras formas de obtener un clúster</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation>Retrasa dos horas el plazo de las máquinas</translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation>Continúa un lanzamiento interrumpido: conserva las máquinas en ejecución y lanza las que faltan</translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation>Asume el control de un clúster cuyo equipo o carpeta de estado se perdió, para que pueda terminarlo aquí</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation>No existe ninguna máquina de este clúster.</translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation>Ejecuciones de este clúster</translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation>Aún no hay ejecuciones en este clúster.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation>Ninguna máquina de este clúster se lanzó desde aquí.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aún no hay eventos.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation>Detalles del clúster</translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation>Ocultar finalizados (%1)</translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation>Mostrar finalizados (%1)</translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation>Todos los trabajadores de este clúster están bloqueados: solo se pueden quitar los que se agreguen más tarde.</translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation>Termina la máquina de un trabajador</translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation>Su máquina se termina; los datos de la máquina se pierden.</translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation>¿Quitar %1 de %2?</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Quitar trabajador</translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation>¿Lanzar las máquinas que faltan de %1?</translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation>¿Lanzar las máquinas de %1?</translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation>Ninguna máquina de este clúster está en ejecución. Se lanzarán %1 de tipo %2, según el plan.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Asumir control</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation>Sus etiquetas indican el propietario %1 y el libro de registro %2; quien use ese libro de registro todavía puede modificarlo. La clave privada está en el equipo que lo lanzó, así que desde aquí puede detenerlo y terminarlo, pero no entrenar en él. Se asumirá el control de lo siguiente, que se eliminará cuando termine el clúster:</translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation>¿Asumir el control de %1 (%2)?</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Túneles</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Reemplazar trabajador…</translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation>Abrir terminal</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Terminar de inmediato</translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation>Máquinas del plan que no están en ejecución: %1. Se lanzarán con el tipo %2. Los trabajadores que se quitaron no vuelven.</translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation>Su trabajador se ha caído: %1. Se lanza otra máquina %2 (%3), que se une a la ejecución; después se termina la máquina de %4 y los datos que contiene se pierden.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>¿Reemplazar %1?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation>Lanza una máquina para el trabajador caído y después termina la de este</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation>El trabajador sale de la ejecución y los demás asumen su parte. Su máquina se termina y los datos que contiene se pierden. Una máquina bloqueada no puede salir: termínela de inmediato, sin sus últimos puntos de control. En ese caso, un trabajo que no puede perder una máquina falla.</translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation>Exportar plan…</translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation>Quita de la lista este clúster finalizado; sus costos y ejecuciones se conservan</translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation>Buscar por nombre, estado, tipo o zona</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Buscar clústeres</translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation>Buscar nodos</translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation>Ninguna máquina coincide con estas palabras.</translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation>Quita de esta lista los clústeres terminados; sus costos y ejecuciones se conservan</translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation>Los clústeres terminados siguen en la lista con sus eventos hasta que los quite</translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation>Ningún clúster coincide con estas palabras.</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>Quitar todos los finalizados</translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation>Registro de configuración</translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation>Un archivo para el asistente de lanzamiento y para trainyardctl launch --plan, sin claves ni rutas</translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation>Exportar el plan del clúster</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation>Fases: tiempo hasta</translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation>Solo los clústeres de instancias EC2 individuales tienen un plan para exportar.</translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation>%1 no está en ejecución: %2.</translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation>Un clúster conserva al menos un trabajador.</translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation>Un trabajador se reemplaza mientras una ejecución entrena.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Ninguna máquina de este clúster está en ejecución.</translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation>, con todo lo que creó</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation>Su máquina ya no existe: %1. Se lanza otra %2 (%3) y se une al entrenamiento en curso, si lo hay.</translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation>Quita de esta lista la máquina perdida; sus eventos se conservan</translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation>Una máquina perdida se reemplaza mientras el clúster está listo o entrena.</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation>%1 se ha quitado de la lista. Sus costos y ejecuciones permanecen.</translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>Se ha quitado %n clúster finalizado de la lista. Sus costos y ejecuciones permanecen.</numerusform>
            <numerusform>Se han quitado %n clústeres finalizados de la lista. Sus costos y ejecuciones permanecen.</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation>Lista de clústeres</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>otro archivo</numerusform>
            <numerusform>otros %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation>vacío: no se envía ningún archivo</translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation>Carpeta del código</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation>Archivos que se envían</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Listando los archivos…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>Se envía %n archivo, %1.</numerusform>
            <numerusform>Se envían %n archivos, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation>Estos se quedan aquí: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation>Líneas de comandos equivalentes</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copiar los comandos</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation>Lo mismo como comandos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Comandos coincidentes</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>No disponible ahora.</translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation>Buscar un comando, página, clúster, ejecución o ajuste</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>No hay coincidencias. Pruebe con menos palabras.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>Comparar %n ejecución</numerusform>
            <numerusform>Comparar %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;Copiar como Markdown</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>La tabla se ha copiado.</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Solo las &amp;diferencias</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation>Escriba %1 para continuar:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Type %1 first.</source>
        <translation>Escriba antes %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation>%1, después %2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Ahora, por hora</translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation>Ahora, por día</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Costo hasta ahora</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>On AWS, per hour</source>
        <translation>En AWS, por hora</translation>
    </message>
    <message>
        <source>On AWS so far</source>
        <translation>En AWS hasta ahora</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>On-Demand machines</source>
        <translation>Máquinas bajo demanda</translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation>Máquinas Spot</translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation>Discos (EBS), también de máquinas detenidas</translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation>Direcciones IPv4 públicas</translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
        <translation>Puertas de enlace NAT: no se necesitan, las máquinas tienen sus propias direcciones IP públicas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Concepto</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por día</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>&amp;Daily budget</source>
        <translation>Presupuesto &amp;diario</translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation>Presupuesto del clúster &amp;seleccionado</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costos</translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation>Estimados a partir de la duración registrada de las máquinas y los precios de lista de máquinas, discos y direcciones IP. Su factura de AWS puede ser distinta.</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>Ahora, por hora</translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation>Hoy (UTC)</translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation>Todos los clústeres hasta ahora</translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation>El presupuesto diario es %1.</translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation>Ahora no hay presupuesto diario.</translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation>Costos por clúster</translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation>Aún no se ha lanzado ningún clúster desde aquí, así que no se ha pagado nada.</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Por clúster</translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation>Costos por día</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>Aún no se ha pagado nada.</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation>Qué se está pagando</translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation>Se paga ahora</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Qué sería más barato</translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation>No se ha encontrado ninguna opción más barata.</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>Más barato</translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation>Precios de lista de %1.</translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation>Costos de los últimos días</translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation>En AWS, estos clústeres habrían costado %1 hasta ahora.</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>En AWS, estos clústeres costarían %1 ahora y %2 hasta ahora.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation>Ejemplo de los gráficos de una ejecución</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation>Buckets y carpetas</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation>&amp;Elegir esta carpeta</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>Elegir un conjunto de datos</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Leyendo la carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation>Todos los buckets</translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation>La cuenta no tiene buckets.</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Esta carpeta está vacía.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation>Carpetas de la máquina</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation>&amp;Carpeta personal</translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
        <translation>Carpeta &amp;raíz</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>no such bucket in this account</source>
        <translation>no existe ese bucket en esta cuenta</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n archivo, %1, %2</numerusform>
            <numerusform>%n archivos, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation>No hay conjuntos de datos</translation>
    </message>
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation>Una ejecución entrena con un conjunto de datos de un bucket. Cree uno a partir de dígitos dibujados o cargue una carpeta propia.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation>Conjuntos de datos en los buckets de esta cuenta, y los que han usado las ejecuciones.</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>Usar en una ejecución…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation>Reparto entre los trabajadores…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>La dirección se ha copiado.</translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation>Clases de datos</translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation>&amp;Conjuntos de datos</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Archivos</translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation>&amp;Sistemas de archivos compartidos</translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation>Carpetas de las &amp;máquinas</translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n bucket no se ha podido listar por completo.</numerusform>
            <numerusform>%n buckets no se han podido listar por completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation>Seleccione antes un conjunto de datos.</translation>
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
        <translation>Aún no se ha pagado nada.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation>Día (UTC)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation>Examinar este clúster</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation>Aún no se ha examinado</translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation>El diagnóstico inicia sesión en las máquinas, lee sus registros y la cuenta, e indica qué falla y cómo repararlo. No cambia nada sin confirmación.</translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation>La reparación está hecha y su comprobación se ha repetido.</translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation>El examen está en curso</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>E&amp;jecutar de nuevo</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>&amp;Guardar informe…</translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation>Un archivo comprimido para un informe de error, sin secretos; antes se lista su contenido</translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation>Examinando el clúster…</translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation>El examen se ha detenido; se muestra lo encontrado hasta entonces.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>%n comprobación sin hallazgos</numerusform>
            <numerusform>%n comprobaciones sin hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation>La reparación está en curso; las operaciones de abajo muestran sus pasos.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>Archivos ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation>Recopilando los archivos…</translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation>¿Guardar el informe?</translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation>El archivo comprimido %1 contendrá estos archivos. Las claves, los tokens y las contraseñas se sustituyen por ***; los nombres, las direcciones y el número de la cuenta permanecen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation>Este clúster no se lanzó desde este equipo.</translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation>Hay una reparación en curso.</translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation>El examen no ha terminado.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation>Continuar con él</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarlo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation>Sistema de archivos compartido</translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation>Una carpeta que comparten todas las máquinas de un clúster y que permanece cuando estas desaparecen.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation>Lo que existirá y lo que cuesta.</translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation>Nuevo sistema de archivos compartido</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zonas</translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation>Todas las máquinas de un clúster lo montan al iniciarse, también las que llegan después. El código, los datos y los resultados se guardan una sola vez, varios clústeres los comparten y permanecen cuando las máquinas desaparecen. Los datos empaquetados (RecordIO) no ralentizan el entrenamiento. Muchos archivos pequeños sí, porque cada uno requiere una solicitud: empaquételos antes. Las máquinas solo pueden montarlo en zonas con un destino de montaje.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predeterminada)</translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation>Se están leyendo las VPC de la región.</translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation>Elija una o más zonas.</translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation>Un sistema de archivos, cifrado, con rendimiento elástico</translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>%n destino de montaje</numerusform>
            <numerusform>%n destinos de montaje</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation>Un grupo de seguridad que admite NFS (TCP 2049)</translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation>Sin cargo mientras está vacío; después por GiB y mes, hasta que lo elimine por su nombre.</translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation>%1 en %2, con destinos de montaje en %3. Ningún &quot;Terminar todo&quot; lo elimina: permanece, y se paga por él, hasta que lo elimine aquí y escriba su nombre.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ombre</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Sistema de archivos compartido</translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation>Opcional: un sistema de archivos EFS en /efs de cada nodo, para scripts, datos y resultados.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>&amp;Sistema de archivos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>S&amp;ubred</translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation>una de la VPC predeterminada, elegida por EMR</translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation>Permitir que el rol de los nodos &amp;lea sistemas de archivos, necesario para montarlos</translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation>Cargando sistemas de archivos y subredes…</translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation>Los grupos de seguridad de sus destinos de montaje se agregan a todos los nodos: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation>Imagen y arranque</translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation>Con qué se inician los nodos y los scripts que ejecutan antes de que EMR instale sus aplicaciones.</translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation>&amp;Imagen personalizada</translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation>la propia de la versión (recomendada)</translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation>ami-…: Amazon Linux de la generación de la versión, sin cifrar, con un solo volumen</translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation>Car&amp;peta de los scripts</translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation>debajo de los registros</translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation>la carpeta de los registros</translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation>Los scripts propios de Trainyard se cargan en %1, en su bucket. Cada nodo los ejecuta al iniciarse:</translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation>• %1 monta %2 en /efs para el usuario hadoop y, si no puede, hace fallar el nodo.</translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation>• un script fija el plazo, que el nodo cumple aunque este equipo esté apagado.</translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation>Cuando todos los nodos están en ejecución, se escriben en el nodo maestro la lista de trabajadores y las variables DEEPLEARNING.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation>Registros y límites</translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation>Dónde escribe EMR sus registros y cuándo finaliza el clúster.</translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation>&amp;Registros</translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation>s3://bucket/folder</translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation>EMR lo finaliza si no se &amp;usa durante</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Protección contra la terminación</translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>ninguna; como team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Escriba cada etiqueta como nombre=valor, con una coma entre cada dos.</translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation>El límite propio de EMR solo cuenta los pasos y las aplicaciones YARN; los límites de abajo cuentan también las ejecuciones de entrenamiento, y los aplica el script de Trainyard en cada nodo. Los archivos de registro llegan con algunos minutos de retraso.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation>Máquinas y volumen raíz</translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation>Grupos de instancias uniformes: un nodo maestro, que también entrena, nodos core y nodos de tareas que se pueden quitar.</translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation>Nodos core (&amp;trabajadores)</translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation> nodos core, y el nodo maestro</translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation>Volumen &amp;raíz</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation>Más de 50 GiB; de lo contrario, el clúster podría no iniciarse</translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation>Tipo de los nodos &amp;core</translation>
    </message>
    <message>
        <source>as the master</source>
        <translation>como el nodo maestro</translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation>Los nodos de tareas son máquinas S&amp;pot</translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation>&amp;Nodos de tareas</translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation> nodos de tareas</translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation>Tip&amp;o de los nodos de tareas</translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation>como los nodos core</translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation>Precio Spot &amp;máximo</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>hasta el precio bajo demanda</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation>Versión y aplicaciones</translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation>Solo las aplicaciones que el entrenamiento necesita: cada una alarga el inicio, y algunas lo impiden.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>&amp;Versión</translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation>la más reciente de la región</translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation>A&amp;plicaciones</translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation>Hadoop</translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation>Aplicacion&amp;es de la versión</translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation>Aplicaciones de la versión</translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation>Cargando versiones y aplicaciones…</translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation>La versión más reciente es %1.</translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation>%1: sustituida por %2</translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation>%1: sin actualizaciones de Amazon Linux</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Todo lo que se creará. Aún no existe nada.</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>&amp;Volver a comprobar</translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation>Comprobando versión, roles, grupos, imagen y sistema de archivos…</translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation>No se conoce nada que EMR pudiera rechazar.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation>Seguridad y roles</translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation>Quién puede iniciar sesión en el nodo maestro, los grupos de seguridad de los nodos y lo que EMR y los nodos pueden hacer.</translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation>Grupo &amp;administrado del nodo maestro</translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation>el propio de EMR</translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation>&amp;Grupo administrado de los demás</translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation>Grupo de acceso al serv&amp;icio</translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation>solo en una subred privada</translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation>Grupos a&amp;dicionales del nodo maestro</translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation>ninguno; sg-…</translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation>Gr&amp;upos adicionales de los demás</translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation>&amp;Rol de servicio</translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation>&amp;Perfil de instancia</translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation>Crear los ro&amp;les predeterminados que falten</translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation>La cuenta aún no tiene el rol %1.</translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation>Al rol %1 le faltan las políticas %2.</translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation>Ambos roles predeterminados existen.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Agregar un paso</translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation>EMR ejecuta el comando en el nodo maestro como usuario hadoop, después de los pasos anteriores. Su salida llega al bucket de registros unos minutos más tarde.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation>se ejecuta el paso siguiente</translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation>los pasos en espera se cancelan</translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation>el clúster finaliza</translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation>Si &amp;falla</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>&amp;Agregar paso</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>Agregar paso…</translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation>Cancelar paso…</translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation>Registro del paso</translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation>Agregar nodos core…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation>No se han podido leer los pasos.</translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation>No hay pasos. &quot;Agregar paso&quot; ejecuta un comando en el nodo maestro.</translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation>No se ha agregado ningún paso a este clúster.</translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation>Forzar el fin de su proceso</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>¿Cancelar el paso %1?</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>Su proceso se interrumpe; si lo ignora, se puede forzar su fin. Los resultados que no haya escrito se pierden.</translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation>No se ha iniciado y no se iniciará.</translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation>Cancelar paso</translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation>Leyendo los registros de %1…</translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation>Aún no hay registros de %1: EMR los escribe unos minutos después de que empiece el paso.</translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation>Registros del paso %1</translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation>Agregar nodos core</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation>Los nodos core contienen una parte de HDFS y no se pueden quitar antes de que finalice el clúster. Hasta entonces, cada uno cuesta hasta %1. Número de nodos core nuevos:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation>El clúster no acepta pasos ahora.</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>Seleccione antes un paso.</translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation>Este paso ya no se puede cancelar.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation>Crear un clúster de EMR</translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation>Crear clúster</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Revisar y crear</translation>
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
        <translation>%1 (mejor)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation>Pérdida val.</translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation>Exactitud val.</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>Mejor validación %1 en la época %2</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>Menor pérdida de validación %1 en la época %2</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation>Pérdida %1</translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation>Pérdida %1 en la época %2</translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation>Pérdida de entrenamiento %1 en la época %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Copiar como TSV</translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation>La tabla que imprime parse_log de MXNet, para un informe</translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation>Valores separados por tabulaciones, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation>Aún no ha terminado ninguna época.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation>Valores separados por comas, como los escribe Exportar épocas</translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation>Aún no se ha completado ninguna época.</translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation>Copiar como se muestra</translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
        <translation>Títulos y valores tal como están en la pantalla</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation>AWS no tenía capacidad para %1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha ocurrido</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation>%1 no se transfiere: %2</translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation>Un enlace simbólico</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation>Una dirección de S3 empieza por s3://, como s3://bucket/folder.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Por mes</translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation>Sistemas de archivos compartidos</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>Montar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation>Sistemas de archivos (EFS) que todas las máquinas de un clúster pueden montar, para código, datos y resultados. Permanecen, y se paga por ellos, hasta que los elimine aquí.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation>Nuevo sistema de archivos…</translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation>No se han podido listar los sistemas de archivos.</translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation>No hay sistemas de archivos compartidos. &quot;Nuevo sistema de archivos&quot; crea uno con un destino de montaje en cada zona.</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 no se ha leído: %2</translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation>Ningún clúster suyo se ejecuta en su región.</translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation>%1 (%2) en %3, %4</translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation>Eliminar el sistema de archivos</translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation>Todos sus datos se pierden, en todas las máquinas que lo tienen montado. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation>Seleccione antes un sistema de archivos.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>S3</source>
        <translation>S3</translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation>Los archivos de las máquinas se ofrecen aquí mientras se ejecuta un clúster suyo.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>%n entrada más de esta carpeta no se muestra. Abra una carpeta de nivel inferior o use ssh.</numerusform>
            <numerusform>%n entradas más de esta carpeta no se muestran. Abra una carpeta de nivel inferior o use ssh.</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation>No se ha podido listar este lugar.</translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation>Aquí no hay nada. Suelte archivos de este equipo, o elíjalos a la derecha y cárguelos.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation>Nuevo bucket…</translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation>Las carpetas de las máquinas no se eliminan aquí.</translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation>Cada máquina de la ejecución necesita los archivos en la misma ruta, como en un sistema de archivos compartido.</translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation>Abra antes un bucket a la izquierda.</translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation>Empaqueta las imágenes de una carpeta, una lista de imágenes o un conjunto de datos en archivos RecordIO</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation>%1: %2 bytes, modificado %3</translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation>%1: %2 bytes, modificado %3, ETag %4</translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation>Cargar en un bucket público</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation>No se han descargado porque sus nombres no pueden ser nombres de archivo aquí: %1</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Reemplazar archivos</translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation>Estos nombres existen en el destino. Los archivos con los mismos nombres se reemplazan, también dentro de las carpetas.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Nuevo bucket</translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation>Nombre de la carpeta en %1:</translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation>Nombre, único entre todas las cuentas. El bucket es privado y está cifrado, y el acceso público está bloqueado:</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation>El nombre de un bucket tiene de 3 a 63 letras minúsculas, dígitos y guiones.</translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation>El bucket ya existe.</translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation>El nombre de una carpeta no contiene barras y no está vacío.</translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation>La carpeta ya existe.</translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation>El enlace se ha copiado. Quien lo tenga puede leer el objeto durante una hora.</translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation>Eliminar de la máquina</translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation>Eliminar de S3</translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation>Los archivos se eliminan; en un sistema de archivos compartido, para todas las máquinas. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Eliminado.</translation>
    </message>
    <message>
        <source>Objects in S3</source>
        <translation>Objetos en S3</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir un nivel</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Empaquetar…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>Usar en una ejecución…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation>S3 o una máquina</translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation>Dirección en S3 o de una carpeta de una máquina</translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation>Carpeta superior, en S3 o en una máquina</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Carpeta de este equipo</translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation>Carpeta superior, en este equipo</translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation>Archivos de este equipo</translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation>Seleccione antes archivos a la izquierda.</translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation>No hay ninguna carpeta por encima de esta.</translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation>Seleccione antes un archivo a la izquierda.</translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation>Seleccione antes archivos de este equipo.</translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation>Seleccione antes una carpeta o un archivo de este equipo.</translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation>Cargar en un bucket que puede ser público</translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation>La política o la lista de control de acceso de este bucket está abierta a todos.</translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation>Estas credenciales no pueden leer quién puede usar este bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation>Los objetos se eliminan. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation>Ya no hay nada dentro.</translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>Se elimina %n objeto, con %1 dentro de las carpetas. Esta acción no se puede deshacer.</numerusform>
            <numerusform>Se eliminan %n objetos, con %1 dentro de las carpetas. Esta acción no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation>Leyendo el contenido…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>well</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation>Copia el hallazgo con su evidencia</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation>Tengo una cuenta de AWS</translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation>Entrenar un modelo en un clúster</translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation>Trainyard lanza máquinas en AWS, entrena su modelo en todas ellas, muestra las curvas mientras crecen y no deja nada en ejecución.</translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation>Las máquinas son entornos aislados en este equipo y no cuestan nada hasta que agregue una cuenta.</translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation>Cuenta: perfil %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1, expandido</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, contraído</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diferente</translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation>Por copiar:</translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation>Copiado:</translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation>Por quitar:</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>Quitado:</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiados</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitados</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Solo allí</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation>&amp;Quitar de las máquinas lo que la carpeta no tiene</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation>Copiar en las máquinas</translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation>Sin almacenamiento compartido, el código y los datos deben estar en cada máquina. Los archivos se comparan por su contenido: solo se copia lo que difiere, y después se compara de nuevo.</translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation>Compare una carpeta para ver qué les falta a sus copias en las máquinas.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation>Carpeta de este eq&amp;uipo</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Clúster</translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation>Carpeta en las &amp;máquinas</translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation>nada; como .git, *.tmp, cache/*</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>Carpeta de este equipo</translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation>No hay ningún clúster con máquinas en ejecución.</translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation>Comparando el contenido de todos los archivos…</translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation>Compare antes: así se muestra lo que se quitaría.</translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation>Algunas máquinas no se han podido comparar.</translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation>Algunas máquinas no se han podido actualizar.</translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation>Todas las máquinas tienen el contenido de la carpeta.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation>Aún no se ha cambiado nada: la tabla muestra lo que se copiaría y se quitaría.</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>Hay una comparación en curso.</translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation>Elija antes una carpeta, un clúster y una carpeta de sus máquinas.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>&amp;Finalizar la ejecución</translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation>&amp;Lanzar un nuevo nodo principal</translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation>Nodo principal perdido</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%1 en %2 ha perdido su nodo principal</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>Progreso del examen</translation>
    </message>
    <message>
        <source>New head</source>
        <translation>Nuevo nodo principal</translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation>Continúa desde</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pasos perdidos</translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation>Lanza una máquina y continúa la ejecución; Cancelar, entre las operaciones, la finaliza</translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation>Registra la ejecución como detenida; las máquinas permanecen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation>Averiguando qué queda de la ejecución. Aún no se lanza nada.</translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation>No se sabe qué queda de la ejecución. %1</translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation>Su nodo principal ha desaparecido, según la nube.</translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation>Su nodo principal está %1, según la nube.</translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation>La ejecución se ha detenido. Puede continuar en un nuevo nodo principal; los trabajadores permanecen.</translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation>La ejecución ha finalizado: su última época tiene un punto de control. No se necesita un nuevo nodo principal.</translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation>La ejecución no puede continuar: %1.</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>precio desconocido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation>el principio: no hay ningún punto de control</translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation>el punto de control en el paso %1, después de la época %2</translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation>el punto de control después de la época %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation>%1, que se entrenan de nuevo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>&amp;Log in again</source>
        <translation>Iniciar sesión de &amp;nuevo</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>&amp;Cuenta</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gión</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>nube local</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Agregar una cuenta…</translation>
    </message>
    <message>
        <source>session expired</source>
        <translation>sesión caducada</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>inaccesible</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <source>costs money</source>
        <translation>cuesta dinero</translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation>%1, cuesta dinero</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation>%1 en otras regiones</translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation>Entre paréntesis: cuántas de sus máquinas se ejecutan allí</translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation>la sesión caduca en %1</translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation>Avisos: %1 sin leer</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation>Estas máquinas cuestan %1 en AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>No page contains this.</source>
        <translation>Ninguna página contiene esto.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImageModel</name>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Login user</source>
        <translation>Usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation>Disco mínimo</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation>ID de AMI</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>no se ofrece aquí</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImagePage</name>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>The operating system and the drivers that every machine starts with.</source>
        <translation>El sistema operativo y los controladores con los que se inicia cada máquina.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Current &amp;images</source>
        <translation>Imágenes &amp;actuales</translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation>un nombre, ami-…, name:… o resolve:ssm:/…</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>I&amp;magen</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>&amp;Usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation>Los ID y nombres de AMI de guías antiguas también sirven: Trainyard sugiere la imagen actual.</translation>
    </message>
    <message>
        <source>As named below</source>
        <translation>La que se indica abajo</translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation>Déjelo vacío para usar el predeterminado de la imagen. Si ese usuario es rechazado, se prueban otros nombres habituales.</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation>se prueban por orden: ubuntu, ec2-user, …</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation>Abrir archivo de trabajo…</translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation>Guardar archivo de trabajo…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Agregar a la cola</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>Barrido…</translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation>Ejecuta el trabajo varias veces con otros valores de sus parámetros</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation>No se puede abrir el ejemplo</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Abrir archivo de trabajo</translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Archivos de trabajo (*.yaml *.yml *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation>%1 no es un archivo de trabajo</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Guardar archivo de trabajo</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 no se ha escrito</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complete antes las demás páginas.</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation>Agrega el trabajo a la cola del clúster: se inicia después de los anteriores, mientras Trainyard o trainyardctl queue run esté en ejecución</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>Nuevo script</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts de Python (*.py)</translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation>%1 contiene otros archivos.</translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation>El trabajo envía la carpeta de su script a las máquinas, con todos sus archivos. Para enviar solo el script, guárdelo en una carpeta vacía.</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>&amp;Guardar aquí</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation>CIFAR-10: recorte, espejo, variación de color</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personalizado</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Aumento de datos</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Datos de validación</translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation>vacío: los archivos de validación del conjunto de datos</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation>automático, por los nombres de los archivos</translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation>IDX, como MNIST</translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation>CIFAR-10, binario</translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation>CIFAR-100, binario</translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation>RecordIO (.rec)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>como el modelo</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Hilos de carga</translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation>Hilos de cada trabajador que preparan lotes</translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation>Recorte aleatorio</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation>Píxeles en cada lado antes del recorte</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation>Valor de relleno</translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation>Espejo aleatorio</translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation>Variación de tono</translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation>Variación de saturación</translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation>Variación de luminosidad</translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation>Media (R,G,B)</translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation>Se resta a los valores de 0 a 255</translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation>Desviación (R,G,B)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation>Un valor pasa a ser (valor - media) / desviación * escala</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation>De los pesos iniciales y del orden de las muestras</translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation>Determinista: los mismos bits otra vez</translation>
    </message>
    <message>
        <source>Log every</source>
        <translation>Registrar cada</translation>
    </message>
    <message>
        <source> batches</source>
        <translation> lotes</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation>dist_sync: todos los trabajadores avanzan a la vez</translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation>dist_async: cada trabajador avanza por su cuenta</translation>
    </message>
    <message>
        <source>local: one worker, no server</source>
        <translation>local: un trabajador, sin servidor</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation>Hilos de cálculo de cada trabajador</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation>En las máquinas de los trabajadores, 1 significa uno en cada una</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Servidores en</translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation>las máquinas de los trabajadores</translation>
    </message>
    <message>
        <source>the head node</source>
        <translation>el nodo principal</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualización</translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation>en los servidores, que envían los pesos</translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation>en cada trabajador: los servidores envían la suma de los gradientes</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Mínimo de trabajadores</translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation>La ejecución se pausa con menos</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Máximo de trabajadores</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Trabajadores de reserva</translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation>Por encima del máximo: se unen y esperan para sustituir a los trabajadores que se caen</translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation>Entrada y salida de trabajadores</translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation>automático: entre lotes en épocas largas</translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation>al final de una época</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>entre dos lotes</translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation>Excluir una máquina tras</translation>
    </message>
    <message>
        <source> deaths</source>
        <translation> caídas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Durante</translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation>Después, sus trabajadores pueden volver a unirse</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation>De gradientes y pesos entre trabajadores y servidores</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation>2 bits por gradiente</translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation>Umbral (2 bits)</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
        <translation>Cómo viajan los gradientes y los pesos entre trabajadores y servidores. Los mensajes de control siempre están cifrados. El cifrado consume unos 0,5 ms de tiempo de CPU por cada MB, sumando ambos extremos.</translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation>auto: cifrado donde sale de la red privada</translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation>plain: el más rápido; la red puede leerlo y alterarlo</translation>
    </message>
    <message>
        <source>aead: always encrypted, takes CPU time</source>
        <translation>aead: siempre cifrado, consume tiempo de CPU</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Cada</translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation>solo cuando se detiene la ejecución</translation>
    </message>
    <message>
        <source>And every</source>
        <translation>Y cada</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation>vacío: el bucket del clúster, o copias en este equipo</translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation>Tiempo para guardar al detener</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation>Opti&amp;mización</translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation>Parale&amp;lismo</translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation>P&amp;untos de control</translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation>&amp;Otras opciones</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Lanzador</translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation>Cómo llegan los procesos a las máquinas</translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation>ssh: los agentes de las máquinas</translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation>local: todos en el nodo principal</translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation>mpi: mpirun en el nodo principal</translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation>sge: Grid Engine</translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation>slurm: srun o sbatch</translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation>yarn: el administrador de recursos de EMR</translation>
    </message>
    <message>
        <source>Its options</source>
        <translation>Sus opciones</translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation>Más palabras para el comando del lanzador, una en cada línea</translation>
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
        <translation>NOMBRE=valor, una en cada línea. Se guardan con la ejecución: no incluya secretos</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NOMBRE=valor</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Carpeta de trabajo</translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation>En las máquinas: absoluta, dentro de ~/ o dentro del código</translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation>vacío: el código; si no hay, la carpeta personal</translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation>Duración máxima de la configuración</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>No enviar</translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation>Patrones de archivos que se quedan aquí, además de los habituales, uno en cada línea</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation>El programa lo encuentra en TRAINYARD_CHECKPOINTS</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation>vacío: el bucket del clúster, o la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation>De SIGTERM a SIGKILL</translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation>En cada máquina</translation>
    </message>
    <message>
        <source> processes</source>
        <translation> procesos</translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation>automático: uno por cada GPU, o uno</translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation>Las máquinas pueden entrar y salir durante la ejecución</translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation>Si un proceso falla</translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation>end: se detienen todos</translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation>shrink: los demás continúan</translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation>restart: todos se inician de nuevo</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation>De todos los procesos, como máximo</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation>Formatos de las líneas cuyos números se convierten en curvas: auto (todos), none, o nombres separados por comas</translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation>Patrones propios</translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation>Expresiones regulares con grupos con nombre, una en cada línea; se prueban primero</translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation>Opciones de %1</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Entorno</translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation>&amp;Procesos y fallos</translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation>&amp;Métricas en la salida</translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation>&amp;Lanzador</translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation>Tiempo máximo en la cola</translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation>De Slurm, Grid Engine o YARN; 0: hasta el plazo, el límite de inactividad o el presupuesto del clúster</translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> época</numerusform>
            <numerusform> épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Conservar los últimos</translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation>Los puntos de control más antiguos se eliminan en la máquina que los guarda y en el bucket</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation>Conservar el mejor por</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>exactitud de validación</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>pérdida de validación</translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation>ninguno: solo los últimos</translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation>0: solo por épocas. Sin un bucket, de estos puntos de control se copia a este equipo como máximo 1 GiB por hora.</translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation>Trabajadores por máquina</translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation>Sin GPU, por ejemplo, uno por cada zócalo de CPU. Con GPU: uno por cada GPU.</translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation>Número de trabajadores caídos en ella dentro del tiempo de abajo</translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation>Elástico: los trabajadores entran y salen</translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation>De lo contrario, la ejecución conserva los trabajadores con los que empieza y se pausa con menos</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation>Este punto de control es de %1: elija ese modelo.</translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation>Indique %1 como máximo, los trabajadores del clúster.</translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation>Indique al menos %1, los trabajadores del clúster.</translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation>Indique al menos un servidor.</translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation>Este modo necesita un clúster con un trabajador; este tiene %1.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Indique una dirección como s3://bucket/prefix o file:///folder, o déjelo vacío.</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation>Indique una dirección como s3://bucket/prefix, una carpeta de las máquinas, o déjelo vacío.</translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation>Indique tres números, como 123.68, 116.779, 103.939.</translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation>Indique un número entero, al menos 0.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation>Iniciar entrenamiento</translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation>No se ha podido comprobar el conjunto de datos. %1</translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation>Se ha encontrado el conjunto de datos.</translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation>Comprobando el conjunto de datos…</translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation>No se ha encontrado ningún conjunto de datos en %1: %2. Vuelva atrás y elija otro, o cree uno allí.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation>Lo que se ejecutará. Se pueden agregar y quitar trabajadores durante el entrenamiento.</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Volver a comprobar</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Datos: %1</translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation>Clúster: %1, %2</translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation>Épocas: %1</translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation>Lote de todos los trabajadores: %1</translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation>Lote de cada trabajador: %1</translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation>Tasa de aprendizaje: %1, %2</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>Programación: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation>Precisión: %1, en la CPU</translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation>Precisión: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation>Precisión: %1, en las GPU %2 de cada máquina</translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation>Modo: %1, actualizado en cada trabajador</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Modo: %1</translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation>Claves de S3: se envían a las máquinas claves de sesión limitadas a este bucket</translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation>Claves de S3: se envían a las máquinas claves de sesión limitadas o, si AWS no crea ninguna, sus propias claves</translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation>• un punto de control después de cada época</translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation>• un punto de control cada %1 épocas</translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation>• un punto de control cuando se detiene la ejecución</translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation>• un planificador en el nodo principal</translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• un planificador en el nodo principal y %n servidor</numerusform>
            <numerusform>• un planificador en el nodo principal y %n servidores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• %n trabajador, uno en cada máquina</numerusform>
            <numerusform>• %n trabajadores, uno en cada máquina</numerusform>
        </translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation>• curvas en la página de la ejecución, en directo</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>No cuesta nada más</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>El clúster cuesta %1</translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation>LeNet, una red convolucional pequeña</translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation>MLP, tres capas densas</translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation>ResNet-%1 para imágenes de %2 (%3)</translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation>C&amp;rear dígitos…</translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation>Cargar carpe&amp;ta…</translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation>Lan&amp;zar clúster…</translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation>Claves de &amp;S3</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Quien controle una máquina puede usarlas con todos los permisos de usted.</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Qué ejecutar</translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation>El modelo, el conjunto de datos con el que entrenar y el clúster.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Clúster</translation>
    </message>
    <message>
        <source>%1, a model of its own</source>
        <comment>name</comment>
        <translation>%1, un modelo propio</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation>s3://bucket/prefix con los cuatro archivos IDX</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Ningún clúster está listo: lance uno antes.</translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation>Elija un conjunto de datos, cree dígitos o cargue una carpeta propia.</translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation>Indique la dirección de un conjunto de datos: s3://bucket/prefix o file:///folder.</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Allí hay una ejecución activa: este trabajo se puede agregar a su cola.</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Empezar desde</translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation>Indique la dirección o el archivo de un punto de control.</translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation>Indique la ruta completa, o una dirección como s3://bucket/prefix.</translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation>El entrenamiento continúa después de la época %1.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation>Épocas, tamaño de lote y optimizador. Todas las demás opciones tienen valores predeterminados.</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>&amp;Épocas</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> muestras</translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation>T&amp;amaño de lote</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>&amp;Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Optimizador</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD con momento</translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation>SGD con momento de Nesterov</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisión</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation>bfloat16: más rápido si la CPU lo admite</translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation>como 0,1 en cada máquina; vacío: todas; none: CPU</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation>Indique un número de épocas de 1 a 100 000.</translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation>Indique más de %1 épocas: el punto de control tiene %1.</translation>
    </message>
    <message>
        <source>Give at least %1 samples, one for each worker.</source>
        <translation>Indique al menos %1 muestras, una por trabajador.</translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation>Indique un número de muestras de 1 a 1 048 576.</translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation>Indique una tasa de aprendizaje superior a 0 y de 1000 como máximo.</translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation>bfloat16 no está disponible en las GPU: elija float32 o deje GPU vacío.</translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation>Indique los números de las GPU de cada máquina, como 0,1, o none, o déjelo vacío.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation>Muestra los buckets y las carpetas de la cuenta</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Escriba para buscar</translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation>No inició el último trabajo: %1.</translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation>No inició el último trabajo: %1 con %2.</translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation>Empieza desde: %1</translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation>El entrenamiento continúa durante la época %1.</translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• %n trabajador, %1 en cada máquina</numerusform>
            <numerusform>• %n trabajadores, %1 en cada máquina</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Exactitud de entrenamiento</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Exactitud de validación</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Muestras por segundo</translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation>Pérdida del último lote</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>Bytes por paso</translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation>Parte solapada de la comunicación</translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation>Parte del tiempo en espera de pesos</translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation>Segundos por época</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Muestras por paso</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation>Lote de todos los trabajadores juntos</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Update on</source>
        <translation>Actualización en</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation>Reducción en las épocas</translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation>Factor de reducción</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>Tasa de aprendizaje final</translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation>Épocas de calentamiento</translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation>Tasa de aprendizaje del calentamiento</translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation>Pasos de la rampa</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>Servidores en</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>Mínimo de trabajadores</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>Máximo de trabajadores</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>Trabajadores de reserva</translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation>Entrada y salida de trabajadores en</translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation>Lotes por línea de registro</translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation>Épocas entre puntos de control</translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation>Minutos entre puntos de control</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Puntos de control conservados</translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation>Mejor punto de control por</translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation>Carpeta de puntos de control</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Empezar desde</translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>Datos de validación</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Carpeta de trabajo</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation>Procesos por máquina</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>un punto de control</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Hilos de carga</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>El&amp;egir…</translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation>clave privada, que permanece en este equipo</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Archivo de clave</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>C&amp;lave</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>Arc&amp;hivo de clave</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clave privada</translation>
    </message>
    <message>
        <source>Create a new one on this computer</source>
        <translation>Crear una nueva en este equipo</translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation>Importar un archivo de clave</translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation>Par de claves %1</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>Elija el archivo de la clave privada.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation>Lanzar clúster</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzar</translation>
    </message>
    <message>
        <source>Review and launch</source>
        <translation>Revisar y lanzar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Se usa para</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>Componentes y sus licencias</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation>Trainyard es software libre bajo la GNU General Public License, versión 3 o posterior, y se ofrece sin ninguna garantía. Usa los componentes siguientes.</translation>
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
        <translation>nunca</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>T&amp;erminar después de</translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation>O tras una &amp;inactividad de</translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation>Presup&amp;uesto del clúster</translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation>Al alcanzar el lími&amp;te</translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation>El presupuesto se alcanza después de %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation>Cuándo se terminan solas las máquinas.</translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation>Las propias máquinas aplican el plazo y el límite de inactividad, aunque este equipo esté apagado. Inactividad significa sin ejecución y sin uso de CPU o GPU. Un presupuesto que termina fija también un plazo, y uno que detiene ejecuciones lo aplica el nodo principal; los avisos requieren que Trainyard esté abierto. Antes se ejecuta, si existe en una máquina, el ejecutable ~/.trainyard/before-stop.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation>Texto del registro</translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation>La línea %1 muestra el fallo.</translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation>Solo se muestra una parte del registro, desde la línea %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation>Líneas encontradas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation>Buscar en los registros de todos los procesos</translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation>Se busca en los registros copiados a este equipo, también en los de máquinas que ya no existen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation>Ninguna línea lo contiene.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>La primera línea:</numerusform>
            <numerusform>Las primeras %n líneas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation>Como en PCRE2. En una línea más larga solo se busca en los primeros 16 KiB.</translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
        <translation>Escriba antes lo que quiere buscar.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation>Un nodo principal que coordina y los trabajadores que entrenan.</translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation>Grupo de ubicación en &amp;clúster</translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation>&amp;Elastic Fabric Adapters</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Trabajadores</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Al me&amp;nos</translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation>todos o ninguno</translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation>El lanzamiento continúa con este número de trabajadores si AWS no tiene capacidad para más</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation>Capacidad reservada</translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation>O&amp;pción de compra</translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation>/h como máximo</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>hasta el precio bajo demanda</translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation>P&amp;recio Spot</translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation>Tip&amp;o del nodo principal</translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation>Reser&amp;va</translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation>&amp;Zonas por preferencia</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation>T&amp;ipos alternativos</translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation>Re&amp;giones alternativas</translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation>igual que los trabajadores</translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation>ninguna en esta región</translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation>cualquiera con capacidad</translation>
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
        <translation>Más barato, pero AWS puede interrumpir las máquinas</translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation>ninguna; como eu-west-1</translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
        <translation>Zonas con este tipo: %1</translation>
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
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Mostrar el recorrido</translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation>Probarlo: un minuto, gratis</translation>
    </message>
    <message>
        <source>Still running: %1</source>
        <translation>Todavía en ejecución: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation>%1 del presupuesto de %2 para %3 se ha gastado</translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation>%1. Acción de presupuesto en curso: %2.</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>nube local</translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation>cuenta desconocida (perfil %1)</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>cuenta %1</translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation>cuenta %1 (%2)</translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation>Trainyard: %1</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>Lanzar clúster…</translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation>Abrir un plan guardado…</translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation>Un plan en YAML o JSON; su archivo también se puede soltar en esta ventana</translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation>Crear pila de entrenamiento…</translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation>Una pila de CloudFormation cuyos trabajadores pueden entrar y salir durante una ejecución</translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation>Crear clúster de EMR…</translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation>Abrir una pila existente…</translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation>Convierte aquí en clúster una pila creada por otra herramienta o por un colega</translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation>Buscar clústeres en ejecución</translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation>Cuotas y permisos…</translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation>Permitir SSH desde mi nueva dirección IP</translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>Permite SSH a todos los clústeres desde la dirección IP actual de este equipo y quita las anteriores</translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation>Crear dígitos…</translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation>Cargar carpeta…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>Iniciar entrenamiento…</translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation>Terminar todo</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Agregar una cuenta…</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Cuentas…</translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation>Permisos necesarios…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Paleta de comandos…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>Notificaciones…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation>Muestra lo que se terminará y pide confirmación</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clústeres</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costos</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Tema: como el escritorio</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: oscuro</translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation>Se han encontrado en ejecución: %1.</translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation>Ninguna de sus máquinas está en ejecución.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Clúster</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecución</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation>La primera de ellas se termina sola en %1.</translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation>No tienen plazo.</translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation>Todavía hay una operación en curso; puede que se estén iniciando máquinas.</translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>La cola de %1 se detiene: no inicia ningún trabajo hasta que este programa, o trainyardctl queue run %1, la procese.</translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>La cola de %1 se detiene, y %n trabajo espera en ella: no se inicia hasta que este programa, o trainyardctl queue run %1, la procese.</numerusform>
            <numerusform>La cola de %1 se detiene, y %n trabajos esperan en ella: ninguno se inicia hasta que este programa, o trainyardctl queue run %1, la procese.</numerusform>
        </translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation>La ventana se cierra cuando finalicen las operaciones en curso.</translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation>La ejecución no se puede reanudar</translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation>No tiene ningún punto de control. Inicie en su lugar un entrenamiento con pesos nuevos.</translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation>No se puede leer el trabajo de la ejecución</translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation>El trabajo no se ha agregado a la cola</translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation>Agregado a la cola. La pestaña Cola del clúster lo muestra.</translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation>Este escritorio no tiene ningún navegador configurado</translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation>Abra esta página en uno: %1</translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation>Su plan se conserva: Lanzar clúster lo ofrece de nuevo.</translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation>Abrir un plan guardado</translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation>Planes (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation>No se puede abrir este plan</translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation>El archivo no describe un clúster.</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation>Jupyter está listo, pero este escritorio no tiene ningún navegador configurado. Abra esta página en uno:</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation>Reglas de alerta…</translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation>Avisos…</translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation>La ejecución no se puede continuar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation>Acerca de Trainyard</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation>Clúster, %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation>Ejecución, %1, %2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation>Cambiar a esta cuenta</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation>Horas en las tablas</translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation>Tipo de instancia de los nuevos clústeres</translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation>Trabajadores de los nuevos clústeres</translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation>Plazo de los nuevos clústeres</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation>La regla detiene la ejecución.</translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation>La regla termina el clúster.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation>Terminar todo en la cuenta…</translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation>También lo que Trainyard no lanzó; pide el nombre de la cuenta</translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation>%1 en ejecución (%2). %3</translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation>Región de los clústeres nuevos</translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation>%1. No terminados, en otra cuenta: %2</translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation>No terminados, en otra cuenta: %1.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Confirmaciones</translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation>No terminado, porque responde otra cuenta: la regla termina el clúster cuando responda su cuenta.</translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation>No se guardaron las reglas de alerta</translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation>La regla agrega un trabajador.</translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation>No se agrega ningún trabajador: los de esta ejecución son fijos.</translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation>No se agrega ningún trabajador, porque hay otro perfil seleccionado.</translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation>No se pueden leer las reglas de alerta</translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation>No se aplica ninguna. %1</translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation>¿Reemplazar las reglas de alerta?</translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation>No se pueden leer las reglas guardadas. %1 Guardar las reemplaza.</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>Editar reglas</translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation>En curso: %1. Mientras Trainyard está cerrado, los puntos de control no se copian en este ordenador y no se reemplaza ninguna máquina perdida.</translation>
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
        <translation>Su trabajo se conserva: Iniciar entrenamiento lo ofrece de nuevo.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation>%1 (%2 de %3 en ejecución)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Resources at AWS</source>
        <translation>Recursos en AWS</translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation>AWS aún no informa de ningún recurso.</translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation>Actividades de escalado</translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation>Salidas de la pila</translation>
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
        <translation>Trabajadores: %1 solicitados, %2 lanzados, %3 unidos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation>CloudFormation finaliza la creación en %1</translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation>Normalmente lista en menos de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation>Inicios de sesión entre las máquinas: una fila inicia sesión en las columnas</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation>Inicios de sesión entre las máquinas</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation>%1 a %2: %3</translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation>Cada máquina puede iniciar sesión en todas las demás.</translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n inicio de sesión ha fallado: %1</numerusform>
            <numerusform>%n inicios de sesión han fallado. El primero: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation>Dar claves a las máquinas</translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
        <translation>Un par de claves propio del clúster; la clave de este equipo nunca sale de él</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation>Curvas de %1</translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation>Mostrar u ocultar curvas y elegir la escala</translation>
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
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation>%1 n=%2</translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation>%1 último=%2 n=%3</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>aún no hay valores</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation>Mostrar todas las curvas</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Escala logarítmica</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation>%1 (época %2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation>Otras métricas</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Agregar un gráfico</translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation>Quitar el gráfico de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>Aún no se ha medido nada.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation>Iniciar &amp;sesión</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>Código de un solo uso</translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation>&amp;Código de un solo uso de %1</translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation>Los seis dígitos que %1 muestra ahora. Cada código sirve una sola vez.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Checking with AWS…</source>
        <translation>Comprobando con AWS…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation>Cop&amp;iar detalles</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitud</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation>Me&amp;jor según</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Act&amp;ualizar</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>&amp;Guardar como</translation>
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
        <translation>&amp;Punto de control (para reanudar desde él)…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>No se han leído: %1.</translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation>Leyendo los puntos de control…</translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation>No se ha guardado ningún punto de control. Defina “Cada” en Puntos de control cuando inicie el entrenamiento.</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>Guardar modelo como</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>¿Reemplazar %1?</translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation>El archivo existe en %1. Su contenido se perderá.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Cancelado: no se ha guardado nada.</translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation>C&amp;ontinuar…</translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation>Continuar desde esta época</translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation>Prepara una ejecución que continúa desde el punto de control seleccionado</translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation>Aún no hay puntos de control. La ejecución guarda uno después de una época, con «Punto de control ahora» y cuando usted la detiene.</translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation>Se está guardando un modelo.</translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation>Aún no hay ningún punto de control.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Detenga antes la ejecución.</translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation>Dentro de una época, solo se puede continuar desde el último punto de control.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation>Montar %1</translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation>Todas las máquinas del clúster lo montan, también después de un reinicio. Las máquinas que se unan más tarde necesitan otro montaje. No cuesta nada más que el sistema de archivos.</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Clúster</translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation>Carpeta en las &amp;máquinas</translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation>M&amp;ontar</translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation>Indique una ruta completa, como /efs o /data/shared.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation>Red y acceso</translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation>Quién puede iniciar sesión, con qué clave, y en qué parte de la red están las máquinas.</translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation>Abrir todos los puertos &amp;TCP a Internet (inseguro)</translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation>Asignar &amp;direcciones IP públicas (la subred no lo hace)</translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation>Agregar permanentemente las reg&amp;las que faltan</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>S&amp;ubred</translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation>&amp;Grupo de seguridad</translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation>Subred predeterminada de la zona</translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation>Crear uno nuevo para este clúster</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Cargando subredes, grupos de seguridad y pares de claves…</translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
        <translation>Las máquinas se comunican entre sí; desde fuera, Trainyard solo abre SSH, a las direcciones de arriba.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation>Crear dígitos</translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation>Cargar carpeta</translation>
    </message>
    <message>
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation>Dibuja en un bucket dígitos parecidos a los manuscritos con las fuentes de este equipo, como conjunto de datos para practicar.</translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation>Una carpeta con los archivos de un conjunto de datos (IDX como los de MNIST, .bin de CIFAR o .rec) se copia en un bucket, con todas sus subcarpetas.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation>&amp;Crear dígitos</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>&amp;Cargar</translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation>una carpeta de este equipo</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Car&amp;peta</translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation> dígitos</translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation>Para en&amp;trenar</translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation>Para &amp;validar</translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation>En c&amp;olor, 32 x 32, como CIFAR-10</translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation>C&amp;arpeta en él</translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation>Carpeta que cargar</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation>El nombre de un bucket tiene de 3 a 63 letras minúsculas, dígitos y guiones.</translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation>Un bucket nuevo es privado y está cifrado. Permanece hasta que lo elimine.</translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation>Dé un nombre a la carpeta, como digits.</translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation>Indique nombres separados por una barra, como sets/digits.</translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation>Allí existe un conjunto de datos: los archivos con los mismos nombres se reemplazan.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>no ejecutado</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Estado de salida</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation>Mientras está detenida sigue costando %1 por su disco. Los datos en memoria se pierden, y la dirección IP pública puede cambiar.</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Detener…</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>¿Detener %1?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation>Hibernar…</translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation>¿Hibernar %1?</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation>Cuando la inicie de nuevo, continuará donde estaba. Mientras está detenida sigue costando %1 por su disco. AWS lo rechaza si la hibernación no se activó en el lanzamiento.</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Hibernar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Reiniciar…</translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation>¿Reiniciar %1?</translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation>Conserva su disco, su dirección IP y su plazo, y su costo no cambia.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation>Cambiar tipo de instancia…</translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation>Preparar datos…</translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation>¿Preparar los datos de %1?</translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation>Se ejecuta en ella el script de preparación de datos de la pila. Cuando se haya completado correctamente, la máquina podrá unirse a una ejecución; antes se quita la marca de un éxito anterior.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation>Permitir que vuelva a unirse a la ejecución</translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation>Explorar archivos</translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation>Abrir Jupyter</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation>%1, %2 vCPU, %3</translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation>Cambiar el tipo de instancia de %1</translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation>Se detendrá, se cambiará y se iniciará; los datos en memoria se pierden.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation>Mostrar el registro de configuración</translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation>Los datos en memoria se pierden, y la dirección IP pública puede cambiar.</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
        <translation>Cuando la inicie de nuevo, continuará donde estaba.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>head</source>
        <translation>nodo principal</translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation>trabajador, bloqueado</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>trabajador</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>uniéndose</translation>
    </message>
    <message>
        <source>in the run</source>
        <translation>en la ejecución</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>saliendo</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>in no run</source>
        <translation>en ninguna ejecución</translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation>Un trabajador elástico sin la etiqueta elastic_worker_status: se une a una ejecución cuando sus datos están listos, y cuesta dinero hasta que se quita.</translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation>La etiqueta elastic_worker_status es %1. Al eliminar la etiqueta de su pila se quita el trabajador.</translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation>El nodo principal está bloqueado: finaliza con su clúster.</translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation>Un nodo core está bloqueado: contiene una parte de HDFS. Los nodos de tareas se pueden quitar.</translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation>Un trabajador base está bloqueado: no se inicia ninguna otra máquina en su lugar. Los trabajadores agregados más tarde se pueden quitar.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Dirección IP</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Elástico</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation>ID de instancia</translation>
    </message>
    <message>
        <source>process died</source>
        <translation>proceso caído</translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation>Su trabajador se ha caído: %1. &quot;Reemplazar&quot; lanza otra máquina para él.</translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation>trabajador %1</translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation>trabajador %1, época %2</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
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
        <translation>perdida</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La máquina ya no existe: %1. Reemplazar lanza otra; Descartar la quita de esta lista.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La máquina ya no existe: %1. Reemplazar nodo principal…, en la página de su ejecución, lanza otra, igual que trainyardctl replace-head; Descartar la quita de esta lista.</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>La máquina ya no existe: %1. Descartar la quita de esta lista.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation>Aquí se muestran las operaciones y ejecuciones finalizadas, los presupuestos y los avisos de Spot de esta sesión.</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Notificaciones…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation>La lista de avisos se ha borrado.</translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation>No hay avisos.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation>Una ejecución ha finalizado</translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation>Una ejecución ha fallado</translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation>Una ejecución se ha detenido</translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation>Se ha gastado una parte de un presupuesto</translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation>EC2 recupera una máquina Spot</translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation>Una ejecución ha perdido su nodo principal</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Enviar una prueba</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Report when</source>
        <translation>Informar cuando</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation>&amp;Webhook</translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation>hay una dirección guardada; introduzca otra para reemplazarla</translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation>https://hooks.example.com/…</translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation>Recibe la clase, una frase, el clúster y la ejecución como JSON: ninguna salida de programas.</translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation>La dirección se ha quitado.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation>El webhook ha aceptado la prueba.</translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation>Una métrica cumple una regla de alerta</translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation>Un trabajador se ha caído</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Introduzca antes una dirección.</translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation>No hay ninguna dirección guardada.</translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation>Un plazo está próximo, o vence antes de que acabe la ejecución que se muestra</translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
        <translation>Mostrar notificaciones del &amp;escritorio</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Choose another place…</source>
        <translation>Elegir otro lugar…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Mostrar cuota…</translation>
    </message>
    <message>
        <source>Show quotas…</source>
        <translation>Mostrar cuotas…</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Iniciar sesión de nuevo</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Agregar una cuenta…</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Mostrar permisos…</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation>Terminar…</translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation>Mostrar el clúster</translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation>Cambiar el plan…</translation>
    </message>
    <message>
        <source>Show steps of %1</source>
        <translation>Mostrar pasos de %1</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progreso de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Dismiss finished</source>
        <translation>Descartar finalizadas</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation>ninguna (salvo lo que permita el plan del clúster)</translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation>claves de sesión limitadas a este bucket</translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation>sus propias claves, si AWS no crea claves limitadas</translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation>Se usan si las máquinas no tienen un rol de IAM para el bucket; un clúster lanzado con el bucket tiene uno. Las claves se guardan en un archivo que solo puede leer el usuario de inicio de sesión, hasta que finaliza la ejecución.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation>aún no hay valores</translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation>Ningún trabajador ha informado aún de su velocidad.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation>Empaquetar en RecordIO</translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation>Empaqueta %1 en archivos .rec con sus índices: una carpeta con una subcarpeta de imágenes por cada clase, un archivo .lst o un conjunto de datos. Unos pocos archivos grandes se leen más rápido que muchos pequeños, sobre todo desde un sistema de archivos compartido.</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Empaquetar</translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation>Archivo em&amp;paquetado</translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation>Uno por trabajador o más: así cada trabajador lee archivos propios</translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation>&amp;Número de archivos</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation>&amp;Lado más corto</translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation>&amp;Calidad JPEG</translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation>Indique una ruta completa que termine en .rec.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation>Indique un nombre distinto del de la fuente.</translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation>%1 existe y se reemplaza.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation>%1 (época %2)</translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation>%1 (rango %2, época %3)</translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation>Probar líneas de salida</translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation>Pegue líneas que imprima su programa: las curvas que generen aparecen aquí.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
        <translation>No se han reconocido números en estas líneas. Imprima líneas JSON como {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, o indique un patrón.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>viewing</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>terminación</translation>
    </message>
    <message>
        <source>network</source>
        <translation>red</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>account</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>data</source>
        <translation>datos</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>denegado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Permiso</translation>
    </message>
    <message>
        <source>AWS&apos;s message</source>
        <translation>Mensaje de AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation>Va a la última página; cada página tiene valores predeterminados</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complete antes las demás páginas.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>What will be created</source>
        <translation>Lo que se creará</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>Required permissions</source>
        <translation>Permisos necesarios</translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation>Un usuario dedicado para Trainyard</translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation>En la consola de IAM, cree una política a partir del texto de abajo: puede leer y crear recursos, y modificar o terminar solo los que tienen la etiqueta de Trainyard.</translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation>Cree una segunda, con el nombre node-boundary y la ruta /trainyard/, a partir de la salida de trainyardctl account --policy-boundary: los roles de las máquinas solo se crean dentro de ella.</translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation>Cree un usuario, un rol o un conjunto de permisos, y asóciele la política.</translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation>Cree una clave de acceso para el usuario, o use el inicio de sesión único, y agréguelo aquí como cuenta.</translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation>Compruebe sus permisos antes de lanzar nada: trainyardctl account --permissions</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>La política</translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation>&amp;Copiar la política</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
        <translation>Para crear también pilas, clústeres de EMR y sistemas de archivos compartidos, cree una tercera con la salida de trainyardctl account --policy-managed.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>attached</source>
        <translation>asociada</translation>
    </message>
    <message>
        <source>old form</source>
        <translation>forma antigua</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation>Asociarla en lugar de %1</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>Asociarla</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Quién la tiene</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Solución</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>Carpeta de estado</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>&amp;Notificaciones…</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>El idioma cambia en el próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation>Relativas: hace 2 min</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Fecha y hora</translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation>&amp;Horas en las tablas</translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation>Nuevos clústeres</translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation>Tipo de in&amp;stancia</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>Tra&amp;bajadores</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation>Terminar &amp;después de</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>La seleccionada</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>Re&amp;gión</translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation>Potencias de 1024: KiB, MiB, GiB</translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation>Potencias de 1000: kB, MB, GB</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>T&amp;amaños</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation>Solo si afecta a máquinas, datos o dinero</translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation>La segunda opción cierra formularios y quita de sus listas trabajos en cola y clústeres terminados sin pedir confirmación</translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
        <translation>Confir&amp;maciones</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Cuota</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation>Volumen raíz</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Grupo de seguridad</translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation>Subred</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>Hibernación</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>Iniciar sesión de nuevo</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>Mostrar permisos…</translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation>Mostrar políticas…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>Mostrar cuota…</translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation>Elegir imagen</translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation>Usar %1 GiB</translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>Usar %n trabajador</numerusform>
            <numerusform>Usar %n trabajadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation>Usar todas sus zonas</translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation>Usar las subredes predeterminadas</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation>Usar bajo demanda</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>Agregar las reglas</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>Importar la clave</translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation>Crear un par de claves</translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation>Asignar direcciones IP públicas</translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation>Cerrar los puertos</translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation>Desactivar la hibernación</translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation>Crearlo en el lanzamiento</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>Cancelar comprobación</translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation>Lanzar con estas &amp;advertencias</translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation>Se comprueba antes de gastar nada</translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation>Se está comprobando el plan</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún no se ha comprobado</translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation>Comprobando, antes de gastar nada</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Todas las comprobaciones superadas</translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation>El lanzamiento puede fallar: revise las advertencias</translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation>El lanzamiento fallaría</translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation>Superadas: %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation>AWS puede interrumpir las máquinas Spot</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation>gratis; %1 en AWS</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation>%1, finalizó la ejecución</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Estado de salida</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después de</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation>Propósito</translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation>Un nombre para encontrar el clúster, dónde se ejecutan sus máquinas y para qué son.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Empezar desde</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Trabajadores</translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation> trabajadores</translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation>P&amp;lantilla de lanzamiento</translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation>de una plantilla de lanzamiento</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Versión</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Eti&amp;quetas</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>ninguna; como team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation>Escriba cada etiqueta como clave=valor, separadas por comas.</translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation>No lanzó el último plan: %1, %2.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predeterminada)</translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation>%1, se termina solo después de %2</translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation>Gratis, se termina solo después de %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation>La tarjeta elegida rellena las páginas siguientes; cada valor se puede cambiar.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation>Agregar a la cola</translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation>Los trabajos con mayor prioridad se inician primero; entre iguales, el que se agregó primero</translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation>&amp;Prioridad</translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation>&amp;Iniciar después de</translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation>El trabajo se inicia cuando han terminado todos los trabajos marcados. No se inicia si uno de ellos falla, se detiene o se quita de la cola.</translation>
    </message>
    <message>
        <source>Start after</source>
        <translation>Iniciar después de</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation>no iniciado</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>started</source>
        <translation>iniciado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>Se inicia después de</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation>Iniciar trabajos en cola</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation>Quitar de la cola…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation>Los trabajos se inician uno tras otro, cada uno cuando el clúster está inactivo. La cola avanza solo mientras este programa, o trainyardctl queue run, la procesa; continúa donde estaba.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;Barrido</translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation>No hay trabajos en cola. &quot;Agregar a la cola&quot;, en el formulario de un trabajo, agrega uno.</translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation>No se ha podido leer la cola.</translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation>La cola está en pausa, y sus trabajos se intentan de nuevo: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation>Este programa inicia ahora los trabajos en cola; Cancelar, en el panel de operaciones, pone fin a ello.</translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation>¿Quitar %1 de la cola?</translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation>No se iniciará. Los trabajos que lo esperan tampoco se iniciarán.</translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation>Su ejecución continúa, o conserva sus resultados.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation>No hay ningún trabajo en espera en la cola.</translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation>Seleccione antes un trabajo.</translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
        <translation>Solo se puede reintentar un trabajo que falló o se detuvo.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation>Hay máquinas en ejecución</translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation>¿Qué debe ocurrir con las máquinas?</translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation>Terminarlas y después cerrar</translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation>Conservarlas, pero terminarlas en</translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation>Conservarlas hasta su plazo</translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation>Mantenerlas en ejecución</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>No cerrar</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
        <translation>Horas hasta que se terminen</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>%1 requested</source>
        <translation>%1 solicitadas</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>insuficiente</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>ninguna permitida</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suficiente</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercado</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necesarias</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitidas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation>Cuotas y permisos</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Cuotas</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation>Políticas y roles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation>vCPU por familia</translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation> vCPU</translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation>Nueva &amp;cuota</translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation>Solicitar aumento…</translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation>Permisos de estas credenciales</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation>Comprobando con simulaciones, sin cambiar nada…</translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation>Cada uno se ha comprobado con una simulación: no se ha cambiado nada. Una simulación muestra solo los permisos, no la capacidad ni la cuota.</translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation>Elija una línea para solicitar un aumento.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation>%1 (%2): %3 vCPU necesarias, %4 en uso, %5 permitidas. La cuota es %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation>Sí, solicitar %1 vCPU</translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation>Solicita una cuota de %1 vCPU de %2 en %3. Es gratis; AWS puede revisarla manualmente.</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Solicitando…</translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
        <translation>Solicitadas %1 vCPU: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>training</source>
        <translation>entrenando</translation>
    </message>
    <message>
        <source>died</source>
        <translation>caído</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finalizado</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparecido</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ha salido</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation>Caído: %1</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation>en ejecución</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation>no está lista</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation>lista</translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation>lista, con notas</translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation>%1 (necesario: %2)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation>Opcional: %1</translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation>Necesario: %1</translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation>Calcular también en cada &amp;GPU, uno o dos minutos</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation>Preparación de las máquinas</translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation>Máquinas y lo que tienen</translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation>Detalles de la máquina seleccionada</translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation>Ralentiza una ejecución que usa las GPU</translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation>Comprobando las máquinas…</translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation>Hay una comprobación en curso.</translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>No están listas: %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation>cloud-init ha terminado, y el reloj, el disco y las GPU están en orden.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n máquina está lista.</numerusform>
            <numerusform>%n máquinas están listas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation>Falta software necesario en %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>Recetas</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Receta</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Máquinas</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation>Indique un valor: %1.</translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation>Elija una máquina.</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
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
        <translation>Lanzado por otro equipo u otro libro de registro. «Terminar todo» lo conserva.</translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation>Tiene sus etiquetas, pero no se lanzó desde aquí. «Terminar todo» lo conserva.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propietario</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>propietario desconocido</translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation>%1, otro libro de registro</translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation>%1, solo según sus etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n recurso</numerusform>
            <numerusform>%n recursos</numerusform>
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
        <translation>%1; de otros: %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Todos los clústeres</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation>Leyendo los recursos</translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation>Muestra lo que Trainyard ha lanzado en las regiones que se usan aquí, también desde otros equipos</translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation>Leyendo los recursos de la cuenta…</translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation>No se leyó: %1: %2.</translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation>La lista siguiente es de la última lectura.</translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation>Nada en la cuenta lleva las etiquetas de Trainyard.</translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation>Ya no existe nada de este clúster.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation>último punto de control de %1 en %2, %3</translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation>durante la época %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
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
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Empezar desde</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>pesos nuevos</translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation>último punto de control de la ejecución %1</translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation>archivo de este equipo…</translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation>dirección en S3…</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation>s3://bucket/prefix, o un objeto</translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation>un punto de control, o una carpeta con puntos de control</translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation>Dirección del punto de control</translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation>Archivo del punto de control</translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation>Empezar desde un punto de control</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation>Puntos de control (*.safetensors)</translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation>época %1 de la ejecución %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation>Va a la última página</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>Complete antes las demás páginas.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Todo lo que se creará. Aún no existe nada.</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Guardar plan…</translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation>Como archivo para trainyardctl launch --plan</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Guardar plan</translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation>El plan se ha guardado: trainyardctl launch --plan %1</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>No se ha podido guardar el plan: %1. Elija otro lugar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>No cuesta nada: funciona en este equipo</translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation>%1 se terminarán por sí mismas después de %2.</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation>Estas máquinas cuestan %1 en AWS.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Guardar plan…</translation>
    </message>
    <message>
        <source>As a file for %1</source>
        <translation>Como archivo para %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>No cuesta nada: funciona en este equipo</translation>
    </message>
    <message>
        <source>%1 will be terminated after %2.</source>
        <translation>%1 se terminarán después de %2.</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Guardar plan</translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
        <translation>El plan se ha guardado: %1 %2</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>No se ha podido guardar el plan: %1. Elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation>Un clúster de máquinas</translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation>Un clúster de EMR</translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation>Una pila de entrenamiento</translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation>Un sistema de archivos compartido (EFS)</translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation>Datos en buckets</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>Para &amp;qué</translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation>Políticas administradas</translation>
    </message>
    <message>
        <source>Commands to be run</source>
        <translation>Comandos que se ejecutarán</translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation>Crear los roles que &amp;faltan…</translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation>Permitir que &amp;las máquinas de EMR encuentren EFS</translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation>Comprobando políticas…</translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation>Un administrador de la cuenta puede asociar las políticas que faltan a su usuario, grupo o rol. Una política personalizada puede permitir lo mismo: lo decisivo son los permisos.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>No falta nada.</translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation>Comprobando los roles de EMR…</translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation>Los roles predeterminados de EMR existen.</translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation>EMR necesita roles que faltan o están incompletos: %1. Estos comandos los crean:</translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation>Sí, &amp;crearlos</translation>
    </message>
    <message>
        <source>Creating the roles…</source>
        <translation>Creando los roles…</translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation>%1 está asociada al rol de las máquinas de EMR.</translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation>%1 ya no está asociada al rol de las máquinas de EMR.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>all workers</source>
        <translation>todos los trabajadores</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Muestras por segundo</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>Muestras por paso</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>aplicada</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenando</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>se ha unido</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ha salido</translation>
    </message>
    <message>
        <source>died</source>
        <translation>se ha caído</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>%1 train</source>
        <translation>%1 entrenamiento</translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation>%1 validación</translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation>Rangos: automático</translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation>Rangos: una curva cada uno</translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation>Rangos: media y rango de valores</translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation>Maximizar este gráfico</translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation>media de rangos</translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation>mínimo de rangos</translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation>máximo de rangos</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation>Comparar con otras ejecuciones</translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation>Dibujar otras ejecuciones en estos gráficos</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation>No hay ninguna otra ejecución.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation>Comparar (%1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Mejor exactitud de validación</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Mejor época</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Exactitud de validación</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Exactitud de entrenamiento</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation>Métrica o parámetro</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diferente</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation>Épocas completadas</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation>El plazo del clúster vence el %1, unos %2 antes de que acabe la ejecución.</translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation>Un plazo vence como máximo dentro de 30 días.</translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation>El presupuesto del clúster se agota el %1: auméntelo primero.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation>Nombre, etiquetas y notas</translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation>línea base, barrido lr</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation>rango %1 %2</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation>Mostrar la salida de todos los procesos, de los de una función o de uno solo</translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation>Desplazarse automáticamente a las líneas nuevas</translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation>Copiar lo seleccionado, o todas las líneas que se muestran</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation>La salida de los procesos de la ejecución aparece aquí.</translation>
    </message>
    <message>
        <source>all processes</source>
        <translation>todos los procesos</translation>
    </message>
    <message>
        <source>all servers</source>
        <translation>todos los servidores</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>todos los trabajadores</translation>
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
        <translation>inaccesible desde %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Transcurrido</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>%1 en la época %2</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation>en ejecución</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Reintentar fallidas</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation>Recetas…</translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation>Malla de claves</translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation>Procesos residuales</translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation>Crear imagen…</translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation>Probando los inicios de sesión entre las máquinas…</translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation>Una línea para el shell de cada máquina</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation>El estado de salida y la salida de cada máquina aparecen aquí.</translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation>Salida de la máquina seleccionada</translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation>Seleccione una máquina para ver su salida.</translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation>Probar si cada máquina puede iniciar sesión en todas las demás, y darles claves para ello</translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation>Buscar procesos que las ejecuciones finalizadas han dejado en las máquinas</translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation>Crear una imagen de una máquina, con la que se puede iniciar el próximo lanzamiento</translation>
    </message>
    <message>
        <source>all machines</source>
        <translation>todas las máquinas</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>todos los trabajadores</translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation>%1 (no está en ejecución)</translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation>Ninguna de estas máquinas está en ejecución. El comando no se ha enviado.</translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation>%1 no está en ejecución. El comando no se ha enviado.</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>Ejecutando en %n máquina…</numerusform>
            <numerusform>Ejecutando en %n máquinas…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation>desconocido</translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>Ha fallado en %n máquina.</numerusform>
            <numerusform>Ha fallado en %n máquinas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation>Ha finalizado con estado 0 en todas las máquinas.</translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation>Ninguna de estas máquinas está en ejecución. No hay ningún comando que copiar.</translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation>Finalizando los procesos…</translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation>Buscando procesos de ejecuciones finalizadas…</translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation>%1 no se ha examinado: %2</translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation>Los procesos han finalizado.</translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation>Las ejecuciones finalizadas no han dejado ningún proceso.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation>%1: %2 (proceso %3 de %4)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>¿Finalizar %n proceso de ejecuciones finalizadas?</numerusform>
            <numerusform>¿Finalizar %n procesos de ejecuciones finalizadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation>Reciben SIGTERM, y SIGKILL después de 5 segundos. Los demás procesos no se tocan.</translation>
    </message>
    <message>
        <source>End processes</source>
        <translation>Finalizar procesos</translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation>Crear una imagen</translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation>%1 se reinicia para ello. La imagen y sus instantáneas permanecen, y cuestan dinero, hasta que las quite. Nombre de la imagen:</translation>
    </message>
    <message>
        <source>Make image</source>
        <translation>Crear imagen</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Ninguna máquina de este clúster está en ejecución.</translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation>Hay un comando en curso.</translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation>Introduzca antes un comando.</translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation>No falló en ninguna máquina.</translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation>Ninguna de estas máquinas está en ejecución.</translation>
    </message>
    <message>
        <source>End by name</source>
        <translation>Finalizar por nombre</translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation>Primero se muestran todos los procesos del usuario de la sesión que tienen este nombre. Nombre del programa:</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation>Buscando procesos llamados %1…</translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation>Ningún proceso del usuario de la sesión se llama %1.</translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation>%1: %2 (proceso %3)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>¿Finalizar %n proceso por nombre?</numerusform>
            <numerusform>¿Finalizar %n procesos por nombre?</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation>Finalizan todos los procesos llamados %1, también los de Jupyter y los de ejecuciones activas. Reciben SIGTERM, y SIGKILL después de 5 segundos.</translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation>Finalizar por nombre…</translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation>Finalizar todos los procesos de un nombre, como python, también los de Jupyter y los de ejecuciones activas</translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation>Preparación…</translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
        <translation>Comprobar cloud-init, reloj, disco y GPU, y lo necesario para compilar un framework</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation>Agregar trabajador</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>Quitar trabajador…</translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation>Escalado automático…</translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation>Detener ejecución…</translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation>Detener de inmediato…</translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation>Reemplazar nodo principal…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Reanudar…</translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation>Abrir panel</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Exportar PNG…</translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation>Ajustar el número de trabajadores a un tiempo o a un presupuesto</translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation>Mostrar cuánto cuesta un nuevo nodo principal y desde dónde continuaría la ejecución en él</translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation>Iniciar el entrenamiento desde el último punto de control de esta ejecución</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Exportar PNG</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation>%1 en %2, inicio: %3</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>transcurrido %1</translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation>unos %1 y %2 para finalizar</translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation>unos %1 para finalizar</translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation>No ha participado ningún trabajador.</translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation>Aún no se ha conectado ningún trabajador.</translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation>¿Quitar %1 (rango %2)?</translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation>¿Quitar el trabajador con el rango más alto?</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation>El trabajador sale de la ejecución y los demás asumen su parte. Su máquina se termina y los datos que contiene se pierden.</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>Quitar trabajador</translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation>El escalado automático está activado.</translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation>Después de cada época aparece abajo un número de trabajadores sugerido.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 no se ha podido escribir. Elija otro lugar.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation>Fin de los procesos</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation>Su nodo principal no responde a este equipo. La ejecución probablemente continúa; sus datos se leerán cuando el nodo vuelva a responder.</translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation>Su nodo principal ha desaparecido. Reemplazar nodo principal… muestra cuánto cuesta uno nuevo y cuántos pasos se pierden; no se lanza nada antes de que usted acepte.</translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation>¿Detener %1 en %2?</translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Detener ejecución</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>Detener de inmediato</translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation>¿Detener %1 en %2 de inmediato?</translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation>El punto de control que se está guardando se descarta: se pierde el progreso desde el último.</translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation>Planificar de nuevo el mismo trabajo</translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation>Copiar la línea de comandos que inicia este trabajo</translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation>Abre la página web del planificador de la ejecución a través de un túnel</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>La línea de comandos se ha copiado.</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n época</numerusform>
            <numerusform>%n épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>época %1 de %2</translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation>Ejecutar de nuevo con cambios…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>Exportar JSON…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>Exportar SVG…</translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation>Exportar eventos de TensorBoard…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exportar informe…</translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation>Resultado, parámetros, épocas y eventos en Markdown</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>Exportar JSON</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>Exportar SVG</translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation>Archivos de eventos en una carpeta, para tensorboard --logdir</translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation>Exportar eventos de TensorBoard a una carpeta nueva</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Guardar modelo…</translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation>Mejor validación %1</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>duración %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation>Aún no se ha guardado ninguna medición de la ejecución seleccionada.</translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation>Exportar épocas…</translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation>Una línea por época: CSV, o TSV o Markdown según la extensión del nombre</translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation>Exportar épocas</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation>%1 muestras/s</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation>Guarda el último checkpoint en el formato que elija</translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation>Ocultar trabajadores y registro</translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation>Gráficos a pantalla completa</translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation>Los gráficos ocupan la pantalla.</translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation>Muestra solo los gráficos; F11 o Esc lo termina</translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation>Mostrar trabajadores y registro</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Salir de pantalla completa</translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation>Esta ejecución aún no tiene registros.</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>Punto de control ahora</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation>Guarda un punto de control después del paso actual; la ejecución continúa</translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation>Se guarda un punto de control después del paso actual.</translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>No se ha guardado ningún punto de control: %1.</translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation>Se ha guardado un punto de control en el paso %1.</translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation>Ampliar %1 h</translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation>El plazo se está moviendo.</translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation>Las máquinas cuestan %1 en ese tiempo.</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation>Retrasa el plazo de las máquinas para que la ejecución pueda acabar.</translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation>Las máquinas se terminan el %1 en lugar del %2.</translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation>¿Ampliar el plazo de %1 en %2 h?</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>Reemplazar trabajador…</translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation>Las máquinas siguen en ejecución y siguen costando dinero.</translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation>Las máquinas siguen en ejecución.</translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation>Su nodo principal ya no existe. La ejecución continúa sin preguntar donde no cuesta nada; si no, aquí aparece Reemplazar nodo principal….</translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>Un trabajador guarda un punto de control del paso actual, lo que tarda %n segundo como máximo; después los procesos salen. Reanudar continúa desde él. Si detiene de inmediato, se pierde el progreso desde el último punto de control.</numerusform>
            <numerusform>Un trabajador guarda un punto de control del paso actual, lo que tarda %n segundos como máximo; después los procesos salen. Reanudar continúa desde él. Si detiene de inmediato, se pierde el progreso desde el último punto de control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>Sus procesos reciben SIGTERM, y SIGKILL después de %n segundo: un programa que guarda con SIGTERM dispone de ese tiempo.</numerusform>
            <numerusform>Sus procesos reciben SIGTERM, y SIGKILL después de %n segundos: un programa que guarda con SIGTERM dispone de ese tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>El trabajador de %1 (rango %2) se ha caído: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>%n trabajador más se ha caído.</numerusform>
            <numerusform>%n trabajadores más se han caído.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation>Se está configurando un nuevo nodo principal; la ejecución continúa en él.</translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>La máquina de %1 (rango %2) ya no existe: %3.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1, %n trabajador caído</numerusform>
            <numerusform>%1, %n trabajadores caídos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation>Detenida. Se ha guardado un punto de control en el paso %1.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation>Detenida. No se ha guardado ningún punto de control.</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>Detenida. No se ha guardado ningún punto de control: %1.</translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation>deteniendo, quedan %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniendo</translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation>Deteniendo de inmediato, sin punto de control.</translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation>Deteniendo: contactando con el nodo principal.</translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation>Deteniendo: guardando un punto de control, quedan %1 como máximo.</translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
        <translation>Deteniendo: esperando a que salgan los procesos.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>No hay ejecuciones</translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation>Una ejecución es un trabajo de entrenamiento en un clúster. Sus curvas aparecen aquí, en directo.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation>Nombre, etiquetas y notas…</translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation>Archivar ejecución</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>Eliminar ejecución…</translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation>Buscar por nombre, modelo, datos, etiqueta, nota o parámetro</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation>Las ejecuciones archivadas conservan sus curvas y archivos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation>Seleccione dos o más ejecuciones con Ctrl o Mayús</translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation>La ejecución no se puede volver a mostrar en la lista</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>Comparar %n ejecución…</numerusform>
            <numerusform>Comparar %n ejecuciones…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation>Volver a mostrar la ejecución</translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation>Todas las ejecuciones están archivadas. &quot;Mostrar archivadas&quot;, arriba, las muestra.</translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation>Ninguna ejecución coincide con estas palabras.</translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation>Las ejecuciones no se pueden comparar</translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation>Los cambios no se han guardado</translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation>La ejecución no se puede archivar</translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation>%1 se ha archivado. Sus curvas y archivos permanecen.</translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation>La ejecución no se puede eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n entrada de métricas</numerusform>
            <numerusform>%n entradas de métricas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>%n punto de control en este equipo</numerusform>
            <numerusform>%n puntos de control en este equipo</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation>registros y otros archivos, %1 en total</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>¿Eliminar %1?</translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation>Esto no se puede deshacer. Los puntos de control y los registros de un bucket permanecen. Archive la ejecución en su lugar para conservar sus curvas.</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Eliminar ejecución</translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation>Mostrar archi&amp;vadas</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation>Predicciones de muestra</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>Aún no hay muestras</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 de %2 con predicción correcta</translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation>%1 muestras, aún sin predicción</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation>%1 como máquinas Spot, que AWS puede interrumpir (precio habitual)</translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation>Las mismas máquinas en %1</translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation>Terminarlo: los discos de las máquinas detenidas siguen costando dinero</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>Qué sería más barato</translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation>Ahorro por hora</translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation>Ahorro por día</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines automatically</source>
        <translation>Agregar y quitar &amp;máquinas automáticamente</translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation>Escalado automático de trabajadores</translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation>Después de cada época, Trainyard calcula cuántos trabajadores necesita la ejecución: el número más barato que finaliza a tiempo, o el más rápido que cabe en el presupuesto.</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>cualquier tiempo</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>&amp;Finalizar en</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>cualquier importe</translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation>&amp;Gastar como máximo</translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation>Mí&amp;nimo de trabajadores</translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation>Má&amp;ximo de trabajadores</translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation>Las máquinas agregadas cuestan dinero hasta que finaliza la ejecución o vence su plazo. Si está desactivado, Trainyard solo sugiere un número.</translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation>Si está desactivado, Trainyard solo sugiere un número.</translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation>Solo sugerir</translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation>Iniciar escalado automático</translation>
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
        <translation>Eficiencia del escalado según el número de trabajadores</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation>Tiempo por paso según el trabajador</translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation>claro: como la mediana; lleno: el doble de su tiempo por paso</translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation>rango %1: %2 veces el tiempo por paso de la mediana</translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation>Proporción de tiempo de espera por trabajador</translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation>claro: nada del tiempo; lleno: todo el tiempo</translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation>el rango %1 espera los pesos %2 del tiempo</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>Aceleración por número de trabajadores</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation>por %1 en las épocas %2</translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation>coseno hasta %1</translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation>%1, tras un calentamiento de %2 épocas</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation>Cómo evoluciona durante el trabajo y cuando entran y salen trabajadores.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Step decay</source>
        <translation>Decaimiento por pasos</translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation>Decaimiento coseno hasta la última época</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Programación</translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation>10, 15</translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation>En las &amp;épocas</translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation>Fac&amp;tor</translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation>&amp;Hasta</translation>
    </message>
    <message>
        <source> epochs</source>
        <translation> épocas</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>&amp;Calentamiento</translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation>Calentamiento &amp;desde</translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation>de todos los trabajadores juntos</translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation>de cada trabajador</translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation>El t&amp;amaño de lote es</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> pasos</translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation>&amp;Rampa</translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation>La época %1 no se alcanza nunca: el trabajo finaliza después de %2 épocas.</translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation>Indique las épocas en orden creciente, como 10, 15.</translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation>Empieza en %1, la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>Un paso de %1 trabajadores tiene %2 muestras; con %3 tiene %4, y la tasa pasa de %5 a %6.</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>Indique un factor superior a 0, como 0.1.</translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation>El lote de un paso tiene %1 muestras en total y la tasa de aprendizaje no cambia, con cualquier número de trabajadores.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation>Leer las opciones</translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation>Ejecuta el script con --help en este equipo, en la carpeta del código</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Buscar una opción</translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation>No se pueden leer las opciones del comando: %1.</translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation>Ejecutando el script con --help…</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>%n opción. Un campo vacío tiene su valor predeterminado.</numerusform>
            <numerusform>%n opciones. Un campo vacío tiene su valor predeterminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation>%1 (predeterminado)</translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation>El comando tiene aquí una variable, o da la opción dos veces: cámbiela allí</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation>Agregar secreto</translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation>Una variable como WANDB_API_KEY. Su valor se envía a las máquinas en un archivo que solo puede leer el usuario de inicio de sesión, y se enmascara en los registros</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation>Nombre del secreto</translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation>Valor del secreto</translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation>Quitar el secreto</translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation>del entorno de este programa</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation>Indique el nombre del secreto o quite la línea.</translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation>%1 no es el nombre de una variable: use letras, dígitos y guiones bajos.</translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
        <translation>Indique el valor de %1.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation>Iniciar sesión de &amp;nuevo</translation>
    </message>
    <message>
        <source>Session, clock and ledger</source>
        <translation>Sesión, reloj y libro de registro</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation>Algunas de ellas no tienen un plazo propio.</translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation>Se terminan solas en %1 como muy tarde (%2).</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation>El reloj de este equipo va %1 atrasado.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation>El reloj de este equipo va %1 adelantado.</translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation>Las solicitudes a AWS se corrigen en consecuencia; aun así, ponga el reloj en hora.</translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation>La sesión ha caducado: %1 no se puede ver ni terminar desde aquí hasta que inicie sesión de nuevo.</translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation>lo que está en curso</translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation>La sesión caduca en %1, mientras %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n máquina está en ejecución</numerusform>
            <numerusform>%n máquinas están en ejecución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n operación está en curso</numerusform>
            <numerusform>%n operaciones están en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>%n operación en curso espera un nuevo inicio de sesión.</numerusform>
            <numerusform>%n operaciones en curso esperan un nuevo inicio de sesión.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation>No se puede escribir el libro de registro %1 (%2). Se pueden terminar máquinas, pero no se puede lanzar nada ni se registra nada: libere espacio en el disco o permita escribir en la carpeta.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Máquina</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation>Leer lo que se añade al registro y desplazarse hasta ello</translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation>Registro de la configuración</translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation>Ninguna máquina de este clúster está en ejecución.</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Leyendo el registro…</translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation>La máquina no tiene registro de su configuración.</translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation>No se muestra el principio del registro: es demasiado largo.</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation>Línea %1: %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Trabajador</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation>Archivos con los iteradores de MXNet</translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation>Leyendo el conjunto de datos…</translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation>Reparto entre los trabajadores</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>Reparto de %1</translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation>Cada época baraja todas las muestras y divide su orden en partes iguales, una por trabajador. Los iteradores propios de MXNet dividen los archivos de registros por sus bytes.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Trabajadores</translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation>Muestras: %1. Archivos: %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>Campo siguiente o anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation>Abrir la línea seleccionada de una tabla</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation>Menú de la línea seleccionada</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>Tecla Menú, Mayús+F10</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation>Cerrar un cuadro de diálogo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation>Permitir también la red /24 de mi &amp;proveedor: la dirección puede cambiar</translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation>&amp;Acepto que cualquiera en Internet pueda intentar iniciar sesión</translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation>Permitir &amp;SSH desde</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation>la dirección IP de este equipo (%1)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation>la dirección IP de este equipo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>Sistema de archivos compartido</translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation>Todas las máquinas montan un mismo sistema de archivos EFS: los scripts, los datos y los resultados son los mismos para cada una.</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>&amp;Sistema de archivos</translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation>uno nuevo, que permanece</translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation>&amp;Montado en /</translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation>Ya tiene un &amp;destino de montaje en la zona de los trabajadores</translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation>B&amp;ucket que las máquinas pueden leer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation>El nuevo sistema de archivos está cifrado y permanece cuando se elimina la pila: a %1 por GiB y mes hasta que lo elimine.</translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation>El sistema de archivos es suyo y permanece.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation>Cuándo se terminan las máquinas y qué ocurre con una pila que falla.</translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
        <translation>La creación puede &amp;durar</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>cualquier tiempo</translation>
    </message>
    <message>
        <source>Keep a &amp;failed stack for inspection</source>
        <translation>Conservar una pila &amp;fallida para examinarla</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>&amp;Protección contra la terminación</translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation>Los grupos de la pila finalizan sus máquinas al vencer el plazo, aunque este equipo esté apagado. Una pila fallida que se conserva sigue costando lo que cuestan sus máquinas: termínela cuando haya visto la causa. Terminar todo elimina la pila y muestra lo que permanece.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation>El nodo maestro también entrena: una pila de un trabajador tiene dos máquinas que entrenan.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Trabajadores</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Al &amp;menos</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Disco de cada máquina</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation>Se pueden agregar y quitar trabajadores d&amp;urante una ejecución</translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker y el master</numerusform>
            <numerusform> workers y el master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> worker, si AWS no tiene más capacidad</numerusform>
            <numerusform> workers, si AWS no tiene más capacidad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation>Nombre e imagen</translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation>Un nodo maestro y trabajadores que comparten un sistema de archivos; otros trabajadores pueden entrar y salir durante una ejecución.</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation>De la pila y del clúster; los nombres de sus roles y etiquetas empiezan por él</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation>Sistema &amp;operativo</translation>
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
        <translation>I&amp;magen</translation>
    </message>
    <message>
        <source>the current Deep Learning AMI</source>
        <translation>la Deep Learning AMI actual</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Eti&amp;quetas</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>ninguna; como team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>Escriba cada etiqueta como nombre=valor, con una coma entre cada dos.</translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation>Necesita acceso a la cuenta, un nombre y nada más: el sistema de archivos, la red y el par de claves se crean, salvo que elija los suyos en las páginas siguientes.</translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation>Abrir una plan&amp;tilla original…</translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation>Muestra lo que CloudFormation rechaza hoy en ella y lo que Trainyard usa en su lugar</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>Plantilla de CloudFormation</translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation>Plantillas (*.json *.template)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
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
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation>Solo se puede acceder desde fuera al nodo maestro, por SSH; a los trabajadores se accede a través de él.</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Trabajadores</translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation>privados, con una puerta de enlace NAT (se factura por hora)</translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation>direcciones IP públicas, sin ningún puerto abierto a Internet</translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation>privados, sin Internet (solo S3)</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zona</translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation>la primera de la región</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>&amp;VPC</translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation>una nueva, que se elimina con la pila</translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation>S&amp;ubred del nodo maestro</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>una nueva</translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation>Subr&amp;ed de los trabajadores</translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation>&amp;Grupo de seguridad adicional</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation>De todas las máquinas, como uno que admitan los destinos de montaje de su sistema de archivos</translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation>Límite de permi&amp;sos</translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation>creado con la pila</translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation>ARN de la política que su cuenta exige en los roles nuevos</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>Cargando subredes, grupos de seguridad y pares de claves…</translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation>La región tiene %1 de %2 VPC.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>Todo lo que se creará. Aún no existe nada.</translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation>La pila &amp;puede crear roles de IAM para sus máquinas (CAPABILITY_NAMED_IAM)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation>Script de preparación de datos</translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation>Cada máquina ejecuta este script de Python antes de unirse; si falla en una, no retrasa a las demás.</translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation>Comprobar sinta&amp;xis</translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation>&amp;Ruta en las máquinas</translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation>ninguno: una máquina se une cuando ha arrancado</translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation>&amp;Límite de tiempo</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation>Ninguno: un script que ya está allí</translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation>Empezar con la plan&amp;tilla</translation>
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
        <translation>Vacío: no se escribe ningún script. Si ya hay uno en la ruta, se usa tal cual.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation>Scripts de Python (*.py);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation>El archivo supera 1 MB: elija un script.</translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation>El script se escribe en el sistema de archivos compartido: su ruta debe empezar por /%1/.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation>Python acepta el script. Se escribe cuando las máquinas están listas y se ejecuta en cada una.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation>Crear una pila de entrenamiento dinámico</translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation>Crear pila</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>Revisar y crear</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation>Mostrar comandos…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation>Falta algo o hay algo incorrecto en esta página</translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation>%1: falta algo o hay algo incorrecto</translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
        <translation>Complete antes las páginas anteriores</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation>Almacenamiento y datos</translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation>El tamaño de los discos, el bucket para datos y resultados, y el acceso de las máquinas a él.</translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation>Permitir la &amp;hibernación (el disco guarda también la memoria)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>&amp;Disco de cada máquina</translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation>B&amp;ucket</translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation>de un bucket nuevo o que no está en la lista</translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation>&amp;Nombre del bucket</translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation>Rol de IAM creado para el clúster</translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation>Claves de sesión limitadas a los buckets, en un archivo que solo puede leer el usuario de inicio de sesión</translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation>Sus claves, también en ~/.bashrc (inseguro)</translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation>Rol de IAM, o claves limitadas si IAM lo deniega</translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation>Acceso pa&amp;ra las máquinas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>Nuevo bucket</translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation>Otro bucket, por su nombre</translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation>Los discos están cifrados y se eliminan con sus máquinas; guarde los resultados en un bucket.</translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation>Cargando los buckets de la cuenta…</translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation>El nuevo bucket es privado y está cifrado, en %1, y permanece cuando se termina el clúster.</translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation>El rol solo puede leer y escribir en este bucket; su política está entre los comandos. Se elimina con el clúster.</translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation>Si IAM deniega el rol, se envían en su lugar claves de sesión limitadas al bucket en un archivo.</translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation>Si IAM deniega el rol, no se lanza nada.</translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation>lo que necesita la imagen: %1 GiB</translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation>%1 por los discos de %2, si existen durante un mes</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>Show commands</source>
        <translation>Mostrar comandos</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>Qué hace esto</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation>Cada combinación de valores es una ejecución en la cola del clúster. Un parámetro es un campo del trabajo, o una palabra entre llaves en su comando, como {lr}.</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Agregar parámetro</translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation>sin intervalos</translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation>Cuántos valores se extraen de los intervalos, por cada combinación de las listas</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Extracciones</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation>Comparar por &amp;métrica</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>valor más alto</translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation>valor más bajo</translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation>Me&amp;jor es el</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Agregar a la cola</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation>intervalo, uniforme</translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation>intervalo, logarítmico</translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation>intervalo, números enteros</translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation>Clase de valores</translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation>0.1, 0.01, 0.001</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>Quitar el parámetro</translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation>0.001 a 0.1</translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation>Indique un intervalo de %1, como 0.001 a 0.1.</translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation>Indique valores de %1, separados por comas.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n ejecución.</numerusform>
            <numerusform>%n ejecuciones, una tras otra.</numerusform>
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
        <translation>Uso de CPU</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Memoria usada</translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation>Uso de GPU</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>Memoria de GPU usada</translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation>Temperatura de GPU</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation>Red: recibido</translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation>Red: enviado</translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation>Disco: leído</translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation>Disco: escrito</translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation>Disco: usado</translation>
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
        <translation>No hay mediciones: ningún programa siguió esta ejecución mientras sus máquinas medían, o sus agentes eran más antiguos que este programa.</translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation>No hay mediciones: no se siguió ninguna ejecución de este clúster mientras sus máquinas medían, o sus agentes eran más antiguos que este programa.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation>Las mediciones de las máquinas se leen mientras se sigue la ejecución.</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation>Las mediciones de las máquinas se leen mientras se sigue una ejecución de este clúster. Inicie un entrenamiento en él: esta ventana lo sigue por sí sola.</translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation>Los agentes de este clúster son más antiguos que este programa y no miden. Vuelva a desplegarlos con trainyardctl provision.</translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation>Las máquinas no responden a este equipo. Lo que han medido se leerá cuando vuelvan a responder.</translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation>Las máquinas aún no han medido nada.</translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation>Los agentes de estas máquinas son más antiguos que este programa y no miden: %1.</translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation>Estas máquinas no responden a este equipo: %1. Lo que han medido se leerá cuando vuelvan a responder.</translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>%n curva más no se dibuja; trainyardctl metrics --system las muestra todas.</numerusform>
            <numerusform>%n curvas más no se dibujan; trainyardctl metrics --system las muestra todas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation>Ejecutar un programa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation>Aquí todo tiene un valor predeterminado. Abra un grupo para cambiarlo.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation>Lo que iniciará cada máquina.</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation>Los valores de los secretos no se guardan: un trabajo con secretos solo puede esperar en una cola si están en el entorno de este programa.</translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• lo ejecuta %n máquina del clúster</numerusform>
            <numerusform>• lo ejecutan %n máquinas del clúster</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation>• antes se envía el código a cada una de ellas</translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation>• la configuración se ejecuta una vez en cada una de ellas</translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation>• los números de su salida se convierten en curvas, en directo</translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
        <translation>• su salida se copia en este equipo, con los secretos enmascarados</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>No cuesta nada más</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>El clúster cuesta %1</translation>
    </message>
    <message>
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation>train.py --epochs 3</translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation>python3 train.py, en el contenedor</translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation>python3 train.py; vacío: el clúster de procesos permanece hasta que se detiene</translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation>python3 train.py --epochs 3</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Qué ejecutar</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Clúster</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>Lanzar clúster…</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>Allí hay una ejecución activa: este trabajo se puede agregar a su cola.</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>Ningún clúster está listo: lance uno antes.</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>C&amp;omando</translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation>pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation>Una línea para el shell, una vez en cada máquina antes del comando</translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation>Con&amp;figuración</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>Có&amp;digo</translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation>workers: todas salvo el nodo principal; all; head; o un número de trabajadores</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Máquinas</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation>s3://bucket/prefix, se encuentra en TRAINYARD_DATA; puede quedar vacío</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>D&amp;atos</translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation>Claves de S&amp;3</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>Indique una dirección como s3://bucket/prefix o file:///folder, o déjelo vacío.</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>Quien controle una máquina puede usarlas con todos los permisos de usted.</translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation>Opciones del s&amp;cript</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation>Muestra las carpetas de una máquina que ejecuta el trabajo</translation>
    </message>
    <message>
        <source>Choose a working folder</source>
        <translation>Elegir una carpeta de trabajo</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>%1, protected</source>
        <translation>%1, protegida</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation>Trainyard, aquí</translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation>Trainyard, otro equipo</translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation>Trainyard, %1</translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation>no Trainyard</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>Lanzado por</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation>queda: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation>Lo que AWS rechaza</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>En su lugar</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>Plantilla de CloudFormation</translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation>No se conoce nada en ella que se rechace hoy.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>%n parte de ella no se puede crear hoy.</numerusform>
            <numerusform>%n partes de ella no se pueden crear hoy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation>Partes que se rechazan</translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation>No se conoce ninguna parte de ella que se rechace.</translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation>Este asistente crea la misma pila a partir de la plantilla propia de Trainyard: un nodo maestro y trabajadores en dos grupos, un sistema de archivos compartido y una plantilla de lanzamiento para más trabajadores. Sus parámetros tienen los mismos nombres.</translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation>No es una plantilla de entrenamiento dinámico: este asistente no puede sustituirla.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation>Las teclas se envían a la máquina. Ctrl+Tab sale del terminal.</translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation>La sesión se ha cerrado.</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando a %1…</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La sesión ha finalizado.</translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation>La sesión ha finalizado con estado %1; el terminal muestra por qué.</translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation>Desconéctese antes.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Ninguna máquina de este clúster está en ejecución.</translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation>No hay ninguna máquina conectada.</translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation>Reenviar agente SSH (ssh -A)</translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation>Los programas de la máquina pueden iniciar sesión en las demás máquinas del clúster mientras usted esté conectado, y también cualquiera con acceso root a ella. El agente solo tiene la clave del clúster, no sus propias claves.</translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation>Para programas que inician sesión de una máquina en otra</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>Copiar (Ctrl+Mayús+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation>Pegar (Ctrl+Mayús+V)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will be terminated</source>
        <translation>Lo que se terminará</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Guardar recibo…</translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation>Todo lo de la cuenta…</translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Recibo</translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation>Progreso de la terminación</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation>Para terminar todo, escriba el &amp;número de cuenta, %1:</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation>Para terminar todo, escriba el &amp;nombre de la cuenta, %1 o %2:</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation>Buscando lo que se terminará</translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation>Leyendo el libro de registro y la nube. Aún no se cambia nada.</translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation>No se ha podido leer lo que está en ejecución</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation>%1 %2 (%3 por mes)</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Se conserva: %1.</translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation>&amp;Copiar antes los modelos en este equipo: %1 de puntos de control existen solo en estas máquinas</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>No se ha comprobado: %1</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en ejecución</translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation>Ni el libro de registro ni la nube muestran nada lanzado por Trainyard.</translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation>No se ha encontrado nada lanzado por Trainyard donde se ha podido leer.</translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation>¿Terminar todo lo de la cuenta %1?</translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation>¿Terminar todo lo lanzado por Trainyard?</translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation>¿Terminar este clúster?</translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation>Incluye recursos que Trainyard no ha creado, en todas las regiones. </translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation>%1 y todos sus recursos se terminarán, lo que ahorra %2. Los datos de las máquinas se pierden.</translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation>Terminar %1</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Limpiar</translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation>Terminando</translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation>Cada línea permanece hasta que la propia nube confirma que ha desaparecido.</translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>La protección contra la terminación de %n máquina se desactivará, y la máquina se terminará. Los datos que contiene se pierden.</numerusform>
            <numerusform>La protección contra la terminación de %n máquinas se desactivará, y las máquinas se terminarán. Los datos que contienen se pierden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation>Se terminará lo que queda. Los datos de las máquinas se pierden.</translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>Se termina en %n segundo</numerusform>
            <numerusform>Se termina en %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation>Queda algo</translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation>Puede que quede algo</translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation>Ninguna segunda comprobación ha mostrado que no queda nada. Inténtelo de nuevo o consulte la consola de la nube.</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>No queda nada</translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation>No queda nada donde se ha podido leer</translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation>Una segunda comprobación no ha encontrado nada. El recibo se ha guardado también en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n recurso no se ha podido terminar: la protección contra la terminación está activada.</numerusform>
            <numerusform>%n recursos no se han podido terminar: la protección contra la terminación está activada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n recurso no se ha podido terminar. Inténtelo de nuevo o consulte la consola de la nube.</numerusform>
            <numerusform>%n recursos no se han podido terminar. Inténtelo de nuevo o consulte la consola de la nube.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation>&amp;Quitar la protección y terminar</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation>La terminación ha fallado</translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>Guardar recibo</translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation>El recibo se ha guardado en %1.</translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation>No se ha podido guardar el recibo: %1. Elija otro lugar.</translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation>%1 y todos sus recursos se terminarán. Los datos de las máquinas se perderán.</translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation>No se pueden comprobar todos los clústeres</translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation>No se han terminado todos los clústeres</translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation>Escriba antes la cuenta arriba.</translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation>¿Terminar %1?</translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation>Con las máquinas termina el entrenamiento:</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>Terminar de inmediato</translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation>Las ejecuciones no guardan antes: se pierde lo entrenado desde su último punto de control. Los puntos de control existentes se copian según lo elegido arriba.</translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>Las ejecuciones guardan primero un punto de control, durante %n minuto como máximo.</numerusform>
            <numerusform>Las ejecuciones guardan primero un punto de control, durante %n minutos como máximo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation>Siguiente (Intro, F3)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation>Anterior (Mayús+Intro, Mayús+F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
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
        <translation>%1 s después de la solicitud: %2</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>Solicitada a las</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurada</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Unida</translation>
    </message>
    <message>
        <source>2/2 checks passed</source>
        <translation>2/2 comprobaciones superadas</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Fases</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>Cancel the tour</source>
        <translation>Cancelar el recorrido</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Abrir el informe</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>Pérdida por paso</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Recibo</translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation>Recibo del recorrido</translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation>Lanzar mi propio clúster</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De nuevo</translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation>Iniciar el recorrido de nuevo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation>Preparando dígitos de muestra…</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%1 de %2 con predicción correcta</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation>Lanza un clúster en este equipo, entrena un modelo y termina el clúster. No cuesta nada.</translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation>%1 % en %2 con %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation>Ha sido gratis: las máquinas estaban en este equipo.</translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation>En AWS, las mismas máquinas habrían costado unos %1 a precios de lista.</translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation>El recorrido ha terminado</translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation>Todo lo que lanzó se ha terminado. La ventana está lista para su propio trabajo.</translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation>El recorrido se ha cancelado</translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation>Todo lo que lanzó se ha terminado.</translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation>El recorrido no se ha completado</translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation>%1 dígitos que el modelo aprenderá a leer</translation>
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
        <translation>en espera</translation>
    </message>
    <message>
        <source>transferring</source>
        <translation>transfiriendo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation>%1 de %2, %3 de %4 archivos</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferencias</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation>Cancelar transferencia</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation>No hay transferencias. Suelte archivos en el lado izquierdo u objetos en el derecho.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation>No en el estado actual de la transferencia.</translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation>Seleccione antes una transferencia.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation>no iniciada</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>started</source>
        <translation>iniciada</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation>%1, el mejor</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
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
        <translation>Panel de Dask</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation>Panel de Ray</translation>
    </message>
    <message>
        <source>Any port</source>
        <translation>Cualquier puerto</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Puerto allí</translation>
    </message>
    <message>
        <source>Address here</source>
        <translation>Dirección aquí</translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation>en el navegador</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>abriendo…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation>Túneles</translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation>Abrir túnel</translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation>Cerrar túnel</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation>Para qué es el túnel</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation>Host, como lo llama la máquina</translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation>127.0.0.1 es la propia máquina; a otro host se llega a través de ella</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>Puerto allí</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>cualquier puerto libre</translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation>Puerto de este equipo</translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation>No hay ningún túnel abierto. Solo este equipo puede usar un túnel, y se cierra con Trainyard.</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>Ninguna máquina de este clúster está en ejecución.</translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation>Introduzca antes un host y un puerto.</translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation>Seleccione antes un túnel.</translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation>No hay ninguna página web detrás de este túnel.</translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation>Este túnel no está abierto.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation>Entrena uno de los modelos de Trainyard; los trabajadores pueden entrar y salir.</translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation>Modelo incluido</translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation>Tipo de trabajo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More types of jobs</source>
        <translation>Más tipos de trabajos</translation>
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
        <translation>Tipo</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation>Estimado a partir del precio en us-east-1</translation>
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
        <translation>Memoria</translation>
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
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation>Cuota restante</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation>, EFA</translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation>%1; admite un Elastic Fabric Adapter</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation>Tipos de máquina</translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation>Ningún tipo coincide con el filtro.</translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation>&amp;Filtrar tipos</translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
        <translation>&amp;Tipo de instancia</translation>
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
        <translation>Cargando tipos de instancia…</translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation>Como los ofrece ahora la región; precios bajo demanda de %1</translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation>Lista incorporada de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation>Seleccione antes un clúster.</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation>%1 ha finalizado.</translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation>%1 no se lanzó desde este equipo.</translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation>No mientras %1 esté en este estado: %2.</translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation>Seleccione una máquina de %1 que lo permita.</translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation>Seleccione antes una ejecución.</translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation>La ejecución seleccionada ha terminado: %1.</translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation>La ejecución seleccionada se está deteniendo.</translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation>No mientras la ejecución seleccionada esté en este estado: %1.</translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation>No se está ejecutando nada que Trainyard haya lanzado.</translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation>Seleccione antes una máquina de %1.</translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>Las máquinas de este trabajo no pueden cambiar mientras se ejecuta: su tipo o sus opciones no lo permiten.</translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation>Solo se escalan automáticamente las ejecuciones del entrenador incluido.</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Detenga primero la ejecución.</translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation>El nodo principal de la ejecución seleccionada no se ha perdido.</translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation>La ejecución seleccionada no ha terminado: %1.</translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation>Un programa lee sus propios puntos de control: ejecútelo de nuevo.</translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation>Su nodo principal no responde.</translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation>La ejecución todavía no entrena.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation>%1 ya no existe.</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation>%1 en curso</translation>
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
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>al menos %1</translation>
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
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>hace %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation>%1/día</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation>%1 por época</translation>
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
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>1 nodo principal + %n trabajador</numerusform>
            <numerusform>1 nodo principal + %n trabajadores</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planificado</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>solicitando</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>arrancando</translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation>esperando SSH</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>configurando</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenando</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniendo</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>requiere atención</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finalizado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation>finalizado con su clúster</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completado</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>warn only</source>
        <translation>solo avisar</translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation>detener la ejecución</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>terminar</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>apagándose</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>Grupo de seguridad</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>Par de claves</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>Dirección IP pública</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>Puerta de enlace NAT</translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation>Solicitud de Spot</translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation>Plantilla de lanzamiento</translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation>Grupo de ubicación</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Sistema de archivos</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation>Grupo de Auto Scaling</translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation>Clúster de EMR</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation>Grupo de instancias</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation>La nube local no está en ejecución. Se inicia cuando crea algo en ella, como un bucket, dígitos o un clúster, y entonces muestra lo que contiene.</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>deleting</source>
        <translation>eliminándose</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation>Máquinas solicitadas</translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation>Máquinas terminadas</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation>Máquinas detenidas</translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation>Máquinas iniciadas</translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation>Máquinas reiniciadas</translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation>Máquina modificada</translation>
    </message>
    <message>
        <source>Listed the machines</source>
        <translation>Máquinas listadas</translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation>Comprobaciones de estado de las máquinas listadas</translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation>Tipos de instancia leídos</translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation>Leído qué zonas tienen qué tipos</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Imágenes leídas</translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation>Regiones leídas</translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation>Zonas leídas</translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation>Redes leídas</translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation>Subredes leídas</translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation>Rutas de las subredes leídas</translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation>Volúmenes listados</translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation>Direcciones IP públicas listadas</translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation>Grupos de seguridad listados</translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation>Pares de claves listados</translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation>Puertas de enlace NAT listadas</translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation>Grupos de ubicación listados</translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation>Plantillas de lanzamiento listadas</translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation>Versiones de una plantilla de lanzamiento listadas</translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation>Solicitudes de Spot listadas</translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation>Precios de Spot leídos</translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation>Puntuaciones de ubicación de Spot leídas</translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation>Reservas de capacidad listadas</translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation>Atributo de una máquina leído</translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation>Consola de una máquina leída</translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation>Grupo de seguridad creado</translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation>Grupo de seguridad eliminado</translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation>Conexiones a las máquinas permitidas</translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation>Conexiones a las máquinas cerradas</translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation>Conexiones desde las máquinas permitidas</translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation>Par de claves importado</translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation>Par de claves creado</translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation>Par de claves eliminado</translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation>Recursos etiquetados</translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation>Grupo de ubicación creado</translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation>Grupo de ubicación eliminado</translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation>Plantilla de lanzamiento creada</translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation>Plantilla de lanzamiento eliminada</translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation>Volumen eliminado</translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation>Dirección IP pública liberada</translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation>Puerta de enlace NAT eliminada</translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation>Solicitudes de Spot canceladas</translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation>Bucket creado</translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation>Bucket eliminado</translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation>Objeto cargado</translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation>Objeto descargado</translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation>Objeto comprobado</translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation>Bucket comprobado</translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation>Objeto eliminado</translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation>Bucket listado</translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation>Buckets listados</translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation>Carga grande iniciada</translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation>Parte cargada</translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation>Carga grande completada</translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation>Carga grande abandonada</translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation>Acceso público a un bucket cerrado</translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation>Cifrado de un bucket activado</translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation>Bucket etiquetado</translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation>Comprobado de quién son estas claves</translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation>Rol asumido</translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation>Sesión iniciada</translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation>Nombre de la cuenta leído</translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation>Rol creado</translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation>Rol eliminado</translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation>Rol comprobado</translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation>Permisos concedidos a un rol</translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation>Permisos retirados a un rol</translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation>Política asociada a un rol</translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation>Política desasociada de un rol</translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation>Perfil de instancia creado</translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation>Perfil de instancia eliminado</translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation>Rol agregado a un perfil de instancia</translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation>Rol quitado de un perfil de instancia</translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation>Permisos comprobados</translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation>Cuota leída</translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation>Cuota mayor solicitada</translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation>Imagen consultada</translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation>Precios leídos</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation>Contacto con el agente de Trainyard</translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation>Verificado lo que se ha cargado</translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation>Entorno de ejecución descomprimido</translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation>Registro leído</translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation>GPU detectadas</translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation>Plazo de la máquina establecido</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Paquetes instalados</translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation>Ejecutado: %1</translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation>se permitiría</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation>Solicitado: %1</translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation>Terminado: %1</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Iniciado: %1</translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation>Reiniciado: %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Modificado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
        <translation>iniciado</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
</context>
</TS>
