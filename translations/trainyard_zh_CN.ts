<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>要放弃已输入的内容吗？</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>未创建任何内容。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>继续编辑(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>请为集群命名。</translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation>应用程序中必须包含 Hadoop：工作节点取自其节点列表。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>请选择类型。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>请选择私钥文件。</translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation>需要日志文件夹：启动失败的原因只能在其中找到。</translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation>EMR 需要同时指定两个托管安全组，或都不指定。</translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation>文件系统的挂载目标位于一个 VPC 中：请选择该 VPC 的子网。</translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation>安全组属于一个 VPC：请选择该 VPC 的子网。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>此项不能为空。</translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation>运行时无法在此实例类型上运行：请选择 x86_64 类型，例如 m5.xlarge。</translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation>EMR 仅在有核心节点的集群中启动任务节点。</translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation>只有任务节点可以是 Spot 机器，而当前没有任务节点。</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>最高价仅适用于 Spot 机器。</translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation>在 emr-6.4.0 之前的版本中，EMR 会在训练期间结束集群：请将其设为 0。</translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation>EMR 的空闲限制需要 emr-5.30.0、emr-6.1.0 或更高版本。</translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation>仅在使用您自己的托管安全组时适用。</translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation>只会创建默认角色 EMR_DefaultRole 和 EMR_EC2_DefaultRole。</translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation>仅适用于有文件系统的集群。</translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation>根卷为 50 GiB 或更小时，集群可能无法启动：至少需要 %1。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>没有区域“%1”。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>没有实例类型“%1”。</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation>%1 已加入</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 已离开</translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation>异常退出：%1</translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation>从未加入：%1</translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation>服务器 %1 异常退出：%2</translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation>所有工作节点等待秩 %1 共 %2 秒</translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation>运行暂停：%1</translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation>运行继续；工作节点：%1</translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation>%1 被排除 %2 秒，因为有多个工作节点在其上异常退出</translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation>已按请求清除 %1 上工作节点异常退出的记录</translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation>host_worker 请求在 %1 上运行工作节点</translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation>EC2 收回 %1；其工作节点离开</translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation>所有进程重新启动（第 %1 次重启）</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 已设置完成</translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation>运行因此结束：%1</translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation>调度器已重启；所有进程在 %1 秒后重新连接</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation>头节点的磁盘已满 %1 秒</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation>头节点的磁盘已满 %1 秒；%2</translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation>秩 %1 正在等待数据：%2</translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation>秩 %1 在 %2 秒后重新获得数据</translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation>命令或脚本</translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation>Docker 或 Podman</translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation>MXNet（参数服务器）</translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation>自有程序，弹性（键值存储）</translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation>在一台、几台或所有机器上运行的一行 shell 命令；每个进程的环境中有其秩。</translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation>Dask 集群：调度器和程序在头节点上，worker 在各机器上；没有命令时会一直运行到被停止。</translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation>在每台机器的容器中运行的命令，或在可通过 ssh 访问其他机器容器的容器中运行的命令。</translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation>通过 horovodrun 运行的脚本，静态或弹性；机器之间必须可以通过 ssh 互相访问。</translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation>通过 Python 模块 trainyard 或 libtrainyard_kv 交换梯度的程序：训练期间工作节点可以加入和离开。</translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation>作为调度器、服务器和 worker 的 MXNet 脚本，与 tools/launch.py 的启动方式相同（0.x 到 1.x）。</translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation>通过 torchrun 在每台机器上运行的 PyTorch 脚本，静态，或在两个机器数之间弹性伸缩。</translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation>Ray 集群：Ray 的头节点和程序在头节点上，每台机器一个节点；没有命令时会一直运行到被停止。</translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation>在每台机器上运行的 TensorFlow 脚本，使用 TF_CONFIG 或参数服务器示例的选项。</translation>
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
        <translation>不产生费用：在此计算机上运行</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation>私有</translation>
    </message>
    <message>
        <source>public</source>
        <translation>公有</translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation>%1，%2 个空闲 IP 地址，%3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation>%1：对 互联网 开放</translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation>%1，无挂载目标</translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation>%1，挂载目标位于 %3 的 %2</translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation>%1，默认 VPC；子网：%2</translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation>%1；子网：%2</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation>在 CPU 上训练</translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation>在 GPU 上训练</translation>
    </message>
    <message>
        <source>Train on Spot</source>
        <translation>在 Spot 上训练</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>请为集群命名。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>请选择私钥文件。</translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation>请为存储桶命名。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>请选择类型。</translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation>请选择映像。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>此项不能为空。</translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation>每个区域只列出一次，且不要列出此集群的区域。</translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation>映像 ID、启动模板、安全组和密钥对只存在于一个区域中：请按名称选择映像并将其他项留空，或不指定备用区域。</translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation>每个可用区都必须属于此集群的区域，例如 us-east-1a。</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation>映像无法在此实例类型上运行：两者的 CPU 架构不同。</translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation>Spot 机器不能在启用休眠的情况下启动。</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>最高价仅适用于 Spot 机器。</translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation>预留容量不按 Spot 价格出售。</translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation>此实例类型不支持 Elastic Fabric Adapter。</translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation>只能在为集群创建的安全组中开放所有端口，不能在您自己的安全组中开放。</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>太小：至少 %1。</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>太大：最多 %1。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation>%1 的价格未知，因此预算无法及时停止运行或终止机器：请将其设为仅警告，或选择其他类型。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>没有区域“%1”。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>没有实例类型“%1”。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation>标签“%1”无效：键为 1 到 128 个字符，值最多 256 个字符，以 aws: 或 trainyard: 开头的键为保留键。</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation>%1，%2，%3，%4 轮</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; 上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>下一步(&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation>美国东部（弗吉尼亚州北部）</translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation>美国东部（俄亥俄州）</translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation>美国西部（加利福尼亚州北部）</translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation>美国西部（俄勒冈州）</translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation>非洲（开普敦）</translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation>亚太地区（香港）</translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation>亚太地区（台北）</translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation>亚太地区（孟买）</translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation>亚太地区（海得拉巴）</translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation>亚太地区（新加坡）</translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation>亚太地区（悉尼）</translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation>亚太地区（雅加达）</translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation>亚太地区（墨尔本）</translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation>亚太地区（马来西亚）</translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation>亚太地区（泰国）</translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation>亚太地区（东京）</translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation>亚太地区（首尔）</translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation>亚太地区（大阪）</translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation>加拿大（中部）</translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation>加拿大西部（卡尔加里）</translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation>欧洲（法兰克福）</translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation>欧洲（苏黎世）</translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation>欧洲（爱尔兰）</translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation>欧洲（伦敦）</translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation>欧洲（巴黎）</translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation>欧洲（米兰）</translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation>欧洲（西班牙）</translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation>欧洲（斯德哥尔摩）</translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation>以色列（特拉维夫）</translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation>墨西哥（中部）</translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation>中东（巴林）</translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation>中东（阿联酋）</translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation>南美洲（圣保罗）</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation>AWS GovCloud（美国东部）</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation>AWS GovCloud（美国西部）</translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation>中国（北京）</translation>
    </message>
    <message>
        <source>China (Ningxia)</source>
        <translation>中国（宁夏）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name and id of an AWS region</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Starting the local cloud</source>
        <translation>正在启动本地云</translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation>正在生成手写风格的数字</translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation>正在启动 1 个头节点和 1 个工作节点</translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation>正在启动 1 个头节点和 %1 个工作节点</translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation>正在通过 SSH 部署运行时</translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation>正在将数字存入 S3</translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation>正在训练 %1，共 %2 个轮次</translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation>训练期间添加工作节点</translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation>正在终止所有资源</translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation>正在确认没有任何残留</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation>正在添加核心节点</translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation>正在添加步骤</translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation>正在添加步骤 %1</translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation>正在允许来自此计算机的 SSH</translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation>正在允许 SSH 连接主节点</translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation>正在附加堆栈</translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation>正在附加堆栈 %1</translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation>正在对照数据检查作业</translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation>正在检查计划</translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation>正在比较 YARN 的节点列表</translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation>正在转换模型</translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation>正在将 %1 复制到机器</translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation>正在将模型复制到此计算机</translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation>正在将检查点复制到此计算机</translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation>正在复制第 %1 轮次的检查点</translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation>正在创建机器的 IAM 角色</translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation>正在创建文件系统</translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation>正在创建缺少的存储桶</translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation>正在创建挂载目标</translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation>正在创建堆栈的资源</translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation>正在创建 EMR 的角色</translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation>正在创建安全组</translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation>正在创建堆栈</translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation>正在删除其安全组</translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation>正在删除文件系统</translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation>正在删除挂载目标</translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation>正在结束 %1</translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation>正在检查机器</translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation>预计用时</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>最终检查</translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation>正在查找资源</translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation>正在转发，直到取消</translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation>正在为机器之间配置密钥</translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation>正在导入公钥</translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation>正在加入运行</translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation>%2 的 %1 上的 Jupyter</translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation>正在启动 %1</translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation>正在离开运行</translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation>正在让 %2 的 %1 重新加入运行</translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation>正在加载价格</translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation>正在制作映像 %1</translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation>在浏览器中打开，直到取消</translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation>正在向机器开放 NFS</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>正在打包 %1</translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation>正在打包代码</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>正在准备数据</translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation>正在准备 %1 的数据</translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation>正在读取 AWS</translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation>正在读取账户</translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation>正在从控制台读取主机密钥</translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation>正在记录计划</translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation>正在从 %2 移除 %1</translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation>正在删除映像及其快照</translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation>正在生成数字</translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation>正在替换 %2 的 %1</translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation>正在替换 %1 的头节点</translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation>正在请求机器</translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation>正在请求 EMR 集群</translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation>正在调整 EMR 集群大小</translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation>正在恢复 %1</translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation>正在回滚启动</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation>正在保存运行日志</translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation>正在搜索日志</translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation>正在设置截止时间</translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation>正在设置限制</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>正在启动 %1</translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation>正在启动 Jupyter</translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation>正在启动排队的作业</translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation>正在启动 EMR 集群</translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation>正在启动各组的机器</translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation>正在重新启动调度器</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>正在停止 %1</translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation>正在停止进行中的启动</translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation>正在接管 %1</translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation>正在测试机器之间的登录</translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation>队列已暂停</translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation>到 %2 端口 %1 的隧道</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>正在上传 %1</translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation>正在上传引导脚本</translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation>正在等待 EMR 的失败日志</translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation>正在等待主节点的组</translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation>正在等待挂载目标</translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation>正在等待堆栈</translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation>正在等待机器运行</translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation>正在监视运行</translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation>正在写入回执</translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation>正在写入工作节点文件和变量</translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation>正在检查机器</translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation>正在连接代理</translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation>正在检测系统和 GPU</translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation>正在替换一次性主机密钥</translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation>正在解压运行时</translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation>正在上传运行时</translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation>正在验证上传</translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation>正在等待 SSH</translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation>正在启动看门狗</translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation>正在等待系统启动完成</translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation>诊断：%1</translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation>正在停止会启动机器的服务</translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation>正在终止机器</translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation>正在删除机器的角色</translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation>正在删除卷、组和其他资源</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation>名称“%1”无效：请使用 a-z、0-9 和“-”，以字母开头，以字母或数字结尾，最多 40 个字符。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation>“%1”不是 IP 地址范围，例如 203.0.113.7/32。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation>“%1”不是安全组 ID，例如 sg-0123456789abcdef0。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation>“%1”不是有效的存储桶名称：请使用 3 至 63 个小写字母、数字和连字符，并以字母或数字开头和结尾。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation>“%1”不是有效的登录名：请使用字母、数字、“.”、“_”和“-”，以字母开头，最多 32 个字符。</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation>密钥文件必须给出完整路径，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation>没有映像“%1”：请给出 ubuntu-24.04 之类的名称、ami-0123456789abcdef0 之类的 AMI ID、“name:”加映像名称，或“resolve:ssm:”加参数。</translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation>%1 的 CPU 架构与映像不同（一个是 x86_64，一个是 arm64）：运行时适用于 x86_64，请选择 c5.xlarge 之类的类型。</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation>%1 的值与 %2 冲突，后者仅存在于一个区域。</translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation>字段 %1 为空。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation>“%1”不是 %2 的有效值。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation>目录中没有 %1“%2”。</translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation>%1 的值太小：至少为 %2。</translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation>%1 的值太大：最多为 %2。</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation>%1 的值与 %2 冲突。</translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>允许从任何地方访问所有 TCP 端口，会让互联网上的任何人尝试连接：请使用您自己的 IP 地址（例如 203.0.113.7/32），或接受此暴露。</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>允许来自 %1 的 SSH，会让互联网上的任何人尝试连接：请使用您自己的 IP 地址（例如 203.0.113.7/32），或接受此暴露。</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>允许来自 %1 的 SSH，会让超过 65,536 个地址尝试连接：请使用您自己的 IP 地址（例如 203.0.113.7/32），或接受此暴露。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation>%1 的价格未知，因此预算无法及时停止运行或终止：请让预算仅发出警告、选择其他类型，或允许 pricing:GetProducts 后重试。</translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation>允许来自此计算机的 SSH</translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation>结束 %1 上的进程</translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation>将 %1 的数据标记为已准备</translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation>在 %1 上写入工作节点文件</translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation>在 %1 上重新安装 NumPy</translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation>在 %1 上创建 /dev/raw1394</translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation>将 CUDA 库添加到 %1 的搜索路径</translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation>在 %1 上挂载共享文件系统</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>替换 %1</translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation>读取 %1 上的调用栈</translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation>AWS 没有容量</translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation>Trainyard 内部错误</translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation>请附上详细信息和日志进行报告</translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation>某个值无效</translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation>请更正后重试</translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation>指定的对象不存在</translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation>请检查名称、区域和配置文件</translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation>该名称已被占用</translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation>请选择其他名称，或使用现有的</translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation>对方不支持此操作</translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation>请使用其他映像、类型或终端节点</translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation>耗时过长</translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation>请重试；如果仍然如此，请检查机器和网络的状态</translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation>需要时请重新开始</translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation>无法建立连接</translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation>请检查地址、网络和防火墙</translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation>连接中途断开</translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation>请重试；已完成的部分会保留</translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation>无法建立安全连接</translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation>请检查计算机的时钟、证书和代理</translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation>无法理解响应</translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation>请确认终端节点 URL 是服务本身，而不是代理或网页</translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation>AWS 正在限制请求</translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation>请等待一分钟后重试</translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation>服务出现内部问题</translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation>请在一分钟后重试，并保留请求 ID 以供支持人员使用</translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation>未找到凭证</translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation>请用 --profile 或 AWS_PROFILE 选择配置文件，或使用不需要凭证的配置文件 local</translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation>访问密钥或其签名未被接受</translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation>请检查密钥、其秘密访问密钥和配置文件的区域</translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation>会话已过期</translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation>请更新凭证后重试；运行中的机器会继续运行</translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation>此账户或用户无权执行此操作</translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation>请申请所列权限，或使用其他配置文件</translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation>此计算机与服务的时钟相差过大</translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation>请校准时钟后重试</translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation>该处目前没有此实例类型的容量</translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation>请尝试其他可用区、其他类型，或稍后再试</translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation>账户限额不允许这么多</translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation>请使用更少或更小的机器，或向 AWS 申请更高配额</translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation>当前状态不允许此操作，或仍有其他对象依赖于它</translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation>请等待其他操作完成后重试</translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation>期间已发生更改</translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation>请检查新状态后重试</translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation>机器未作为 SSH 服务器响应</translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation>请检查其控制台输出；如果仍然如此，请终止它</translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation>机器不接受 SSH 密钥</translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation>请检查集群的登录用户和密钥对</translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation>机器显示的主机密钥与为其设置的不同</translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation>请勿信任它：连接可能被拦截；请终止并重新启动</translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation>机器上的命令失败</translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation>请检查其最后的输出和节点日志</translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation>此计算机上的程序无法启动或失败</translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation>请检查是否已安装</translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation>请释放一些空间；集群机器可通过更大的根卷获得更多空间</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>无法读取或写入文件</translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation>请检查磁盘和文件夹的权限</translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation>文件被截断或已损坏</translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation>请重新下载或创建</translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation>收到的内容与发送的不一致</translation>
    </message>
    <message>
        <source>send it again</source>
        <translation>请重新发送</translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation>某进程未能证明拥有作业的密钥</translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation>请停止它；请通过集群启动工作节点，以便它们获得其运行的密钥</translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation>对方使用其他版本</translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation>请重新部署运行时，使双方版本一致</translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation>作业的某个进程已终止或无响应</translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation>请检查其日志；添加工作节点代替它</translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation>工作节点已启动但从未连接</translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation>请检查该节点上的日志，然后重新添加</translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation>账本由更新版本的 Trainyard 写入</translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation>请安装该版本，或使用其他 --state-dir</translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation>另一个程序正在处理</translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation>请等待其完成，或在那里停止它</translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation>已完成，但仍有内容在运行</translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation>请再次执行终止；在此之前可能会产生费用</translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation>训练产生了非有限的数值</translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation>请降低学习率后重新开始</translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation>正在查找编译器和库</translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation>正在挂载共享文件系统</translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation>正在获取文件</translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation>正在查找共享文件夹</translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation>正在安装 %1</translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation>正在拉取容器镜像</translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation>正在构建容器镜像</translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation>正在复制容器镜像</translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation>正在获取 MXNet 源代码</translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation>正在构建 MXNet</translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation>正在向 Python 注册 MXNet</translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation>正在安装构建 MXNet 所需的软件包</translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation>正在安装系统软件包</translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation>正在安装 AWS 命令行</translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation>正在执行您的命令</translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation>正在安装 Python 软件包</translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation>正在复制 launch.py</translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation>构建 MXNet 所需的软件包</translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation>系统软件包</translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation>AWS 命令行</translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation>您自己的命令</translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation>从源代码构建的 MXNet</translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation>拉取容器镜像</translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation>构建容器镜像</translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation>在机器之间复制容器镜像</translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation>Python 软件包和 wheel</translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation>MXNet 的 launch.py</translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation>正在生成数字</translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation>正在上传到 %1</translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation>正在创建文件系统 %1</translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation>正在删除文件系统 %1</translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation>正在挂载 %1</translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation>正在创建堆栈 %1</translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation>正在创建 EMR 集群 %1</translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation>正在比较机器上的数据</translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation>正在测试所有机器的登录</translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation>正在为机器配置共用密钥</translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation>正在移除共用密钥</translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation>正在从机器移除凭证</translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation>正在请求映像</translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation>正在等待映像</translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation>正在等待机器重新启动</translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation>正在准备运行</translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation>正在启动进程 %1</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>正在完成</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation>正在休眠</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation>正在重新启动</translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation>正在停止 %2 的 %1</translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation>正在使 %2 的 %1 休眠</translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation>正在启动 %2 的 %1</translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation>正在重新启动 %2 的 %1</translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation>正在停止 %1 的机器</translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation>正在使 %1 的机器休眠</translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation>正在启动 %1 的机器</translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation>正在重新启动 %1 的机器</translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation>正在添加工作节点</translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation>正在向 %1 添加工作节点</translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation>正在向 %2 添加 %1 个工作节点</translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation>正在将 %2 的 %1 更改为 %3</translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation>正在延长 %1 的截止时间</translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation>正在更改 %1 的限制</translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation>正在移除工作节点</translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation>正在从 %1 移除工作节点</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>正在移除 %1</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>%1 正在加入</translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation>正在终止 %1</translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation>正在终止集群</translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation>正在终止账户中的所有内容</translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation>正在自动扩缩 %1</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>对 %1 的建议</translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation>%2 上的 %1 已完成</translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation>%2 上的 %1 已停止</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%2 上的 %1 失去了头节点</translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation>%2 上的 %1 已失败</translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation>EC2 正在收回 %2 的 %1</translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation>如有替换，将显示在操作面板中。</translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation>%3 上 %2 的 %1 已失效</translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation>%2 上某次运行的 %1 已失效</translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation>原因见集群的事件。</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation>%1 将因截止时间在 1 分钟后终止</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation>%1 将因截止时间在 %2 分钟后终止</translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation>如需更长时间保留其机器，请推迟截止时间。</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation>%3 的预算 %2 已用 %1</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation>今天的预算 %2 已用 %1</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>凭证</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation>vCPU 配额</translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation>VPC 限制</translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation>EBS 限制</translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation>到机器的 SSH</translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation>此计算机的 SSH 规则</translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation>EMR 主节点的 SSH 规则</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>密钥对</translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation>从头节点到工作节点</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation>EMR 的启动</translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation>EMR 的引导操作</translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation>EMR 的失败</translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation>Auto Scaling 组</translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation>设置日志</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation>所有节点上的代码</translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation>工作节点文件</translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation>挂载目标</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation>CUDA 库</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation>OpenCV 和 FireWire</translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation>孤立进程</translation>
    </message>
    <message>
        <source>New workers</source>
        <translation>新的工作节点</translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation>成功标记</translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation>基础节点</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行的进度</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1、%2 和 %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation>%1、%2 和其他 %3 个</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台机器</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台机器</translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation>头节点不向它转发连接</translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation>请在头节点的 /etc/ssh/sshd_config 中设置“AllowTcpForwarding yes”。</translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation>用于访问它的头节点无法使用</translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation>请先修复到头节点的连接。</translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation>头节点无法访问它</translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation>它的安全组必须允许集群的机器，并且它必须正在运行 (M14)。</translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation>找不到它的名称 (DNS)</translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation>请检查此计算机的网络，以及机器是否有公有地址。</translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation>它拒绝连接</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation>机器已启动，但尚无 SSH 服务器在监听：请等待其启动，或查看其控制台 (status)。</translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation>没有到它的路由</translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation>请检查其子网到互联网网关的路由，以及此计算机的网络。</translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation>它没有响应（超时）</translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation>请检查其安全组中针对此计算机的规则 (M12)，以及机器是否正在运行。</translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation>它没有发送 SSH 横幅</translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation>机器过载或仍在启动，或者代理代替它响应：请等待，然后重新启动它。</translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation>它不接受 %2 的密钥 %1</translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation>请使用其密钥对的私钥 (M13)，或其映像的登录名。</translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation>它的主机密钥尚未记录</translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation>启动几分钟后，其控制台会显示密钥：届时请部署 (provision)，部署会读取它。</translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation>它的主机密钥不是已知的密钥</translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation>如果机器未被替换，则其地址上响应的是另一台机器：请勿连接。</translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation>密钥文件 %1 无法使用</translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation>请恢复密钥文件，模式为 0600。</translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation>它与此计算机没有共同的算法</translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation>其 SSH 服务器太旧：请使用较新的映像。</translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation>它没有及时响应</translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation>请重试；机器可能过载。</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation>请重试；如果重复出现，请重新启动机器。</translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation>无法读取此计算机的地址。</translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation>无法读取头节点的安全组。</translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation>%1 允许从此计算机进行 SSH（%2 在 %3 中）。</translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation>头节点的安全组均不允许来自 %1 的 SSH：请向 %2 添加规则。如果运营商经常更改地址，请开放其所在的 /24 (address --neighbours)。</translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation>账本中没有此集群的带地址的机器。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation>可以登录到该机器。</translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation>可以登录到全部 %1 台机器。</translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation>%2中有 %1 台的 SSH 失败 (%3)：%4</translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation>无法读取密钥对 %1。</translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation>%1 属于机器的密钥对 %2。</translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation>%1 不是机器的密钥：%2 属于其密钥对 %3。</translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation>%1 不属于机器的密钥对 %2：请使用指纹为 %3 的私钥。</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation>无法读取密钥文件 %1：请恢复密钥对 %2 的私钥 (%3)。</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation>%1（无响应）</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1（被拒绝）</translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation>头节点无法访问 %1 的端口 22：其安全组必须允许其成员之间的所有流量，并且机器必须正在运行。只能通过头节点以私有地址访问工作节点。</translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation>头节点可以访问 %1，但它不接受密钥：其密钥对与头节点的不同。使用 ssh 时请转发代理 (ssh -A)。</translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation>头节点可以通过私有地址访问工作节点。</translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation>时钟一致。</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>此计算机</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation>%1 的时钟偏差 %2 秒：%3。请在那里启动时间服务（chrony，或 timedatectl set-ntp true）。</translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation>AWS 会拒绝在那里签名的请求</translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation>达到 5 分钟时 AWS 会拒绝请求</translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation>配置文件 %1 的凭证未被接受：%2。请更新会话，或重新添加该配置文件 (account --add)。</translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation>无法读取会话的结束时间。</translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation>配置文件 %1 的会话已结束：请更新。</translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation>配置文件 %1 的会话将在 %2 后结束：请在长时间操作前更新。</translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation>凭证有效；会话将在 %1 后结束。</translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation>凭证有效。</translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation>此计算机的时钟与 AWS 的时钟一致。</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>此计算机的时钟比 AWS 慢 %1 秒。Trainyard 的请求会被校正；其他工具从 5 分钟起会失败。请设置时钟 (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>此计算机的时钟比 AWS 快 %1 秒。Trainyard 的请求会被校正；其他工具从 5 分钟起会失败。请设置时钟 (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation>无法列出账户的区域。</translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation>区域 %1 已启用。</translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation>区域 %1 未对此账户启用：请启用它，或选择其他区域 (--region)。</translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation>无法测试权限。</translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation>%1 个操作被拒绝 (%2)：请让管理员附加“account --policy”的策略。</translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation>全部 %1 个操作均被允许。</translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation>没有操作被拒绝；%2 个中有 %1 个无法测试。</translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation>无法读取配额。</translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation>vCPU 配额已用完：%1。请申请提高 (account --request-quota)。</translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation>不允许使用标准实例</translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation>vCPU 配额允许更多机器。</translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation>无法读取 EBS 存储的配额。</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation>账户在此区域最多可有 %1 TiB 的 gp3 卷：许多机器的根卷会超过该值。请在 Service Quotas 控制台中申请提高 (L-7A658B76)。</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation>账户在此区域最多可有 %1 TiB 的 gp3 卷。</translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation>%1 首个含错误的行：%2。</translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation>无法读取 EMR 集群。</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation>集群处于状态 %1 已有 %2；超过 20 分钟后应检查其设置。</translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation>EMR 已启动集群。</translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation>引导操作已成功。</translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation>没有引导操作失败。</translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation>%1 请为下一个集群指定日志存储桶。</translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation>无法读取堆栈。</translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation>各组的机器已全部就绪。</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation>某个组的机器少于所需：%1 请更改类型或可用区，或使用较少的工作节点继续。</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation>某个组的机器少于所需，正在启动机器。</translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation>堆栈的状态为 %1。</translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation>堆栈正在进行；其最后一个事件在 %1 前。</translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation>堆栈正在等待其 Auto Scaling 组，但其启动失败：%1</translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation>堆栈已有 %1 没有事件，而其组正在启动机器：请阅读机器的设置日志 (M15)。</translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation>堆栈已有 %1 没有事件：请阅读机器的设置日志 (M15)。</translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation>无法统计区域的 VPC 数量。</translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation>区域 %1 已有 %2 个 VPC（上限 %3 个）：带有自己网络的堆栈会失败。请删除一个 VPC，申请更高配额，或使用现有 VPC。</translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation>该区域的所有弹性 IP 地址均在使用中：带有 NAT 网关的堆栈会失败。请释放一个，或不使用 NAT 网关。</translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation>堆栈可以在此区域创建 VPC 和地址。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation>运行 %1 尚未记录任何训练步。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>运行 %1 自 %2 前启动以来未记录任何训练步，且有响应的机器上没有其进程。请阅读其日志的最后几行：它可能仍在读取数据，或在等待工作节点；期间其机器会产生费用。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>运行 %1 自 %2 前启动以来未记录任何训练步。请阅读其日志的最后几行：它可能仍在读取数据，或在等待工作节点；期间其机器会产生费用。</translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation>运行 %1 已完成；当有程序跟踪它时会记录其结束。</translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation>运行 %1 已暂停：%2。有足够的工作节点加入后会继续。</translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation>运行 %1 正在进行。</translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation>未发现落后的秩</translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation>其他进程在等待秩 %1</translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation>其他进程在等待 %2 上的秩 %1</translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation>运行 %1 已有 %2 没有进展：%3。请阅读该秩的日志及其进程的堆栈；移除该工作节点，或保存检查点后停止运行。</translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation>没有已结束运行的残留进程。</translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation>已结束运行的%1仍留在 %2 上，占用内存、GPU 和端口：请结束它们。</translation>
    </message>
    <message>
        <source>1 process</source>
        <translation>1 个进程</translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation>%1 个进程</translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation>无法在 AWS 读取机器。</translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation>账本列出的头节点和工作节点在 AWS 中存在。</translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>头节点已消失，运行 %1 随之中止：头节点不能从训练中移除。请启动新的头节点 (replace-head)，或在机器已停止时启动它。</translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>头节点已消失：头节点不能从训练中移除。请启动新的头节点 (replace-head)，或在机器已停止时启动它。</translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation>%1 已消失；Dynamic Training 的训练缺少基础工作节点时会中止，运行 %2 与其余节点继续。</translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation>%1 已消失；请在下次运行前替换它。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation>%2 上的 %1：%3 %4</translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation>%1 依据中还有 %2 条。</translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation>状态文件夹中 %1 的规则未被使用；日志中没有已知错误。</translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation>日志中没有已知错误。</translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation>机器的 %1 个设置日志中没有错误。</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>某台机器</translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation>%1 的设置报告了错误；第一个：%2。</translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation>节点的环境变量与文档一致。</translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation>%1 的环境变量与文档不同 (%2)：请阅读设置日志 (M15)，或在 /etc/profile.d/deeplearning.sh 中设置。</translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation>%1 个代码文件在 %2 个节点上相同。</translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation>各节点的代码不同：请将脚本放入共享文件系统，并重新部署运行时 (provision)。</translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation>worker_ip_file 在每个节点上都列出了各节点。</translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation>%1 上的 worker_ip_file 缺失或过旧：请在训练开始前写入。</translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation>本地云的机器无论类型如何都没有 GPU；训练使用 CPU。</translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation>%1 的 GPU 少于其实例类型：驱动程序未安装或未加载，或 GPU 发生故障。请选择带有 NVIDIA 驱动程序的映像，或替换机器。</translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation>有 GPU 的 %1 上 DEEPLEARNING_WORKER_GPU_COUNT 为 0：旧的设置脚本只识别 g3、p2 和 p3 系列的类型。请将该变量设置为 GPU 数量。</translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation>实例类型没有 GPU：训练使用 CPU（省略 --gpus）。</translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation>实例类型的 GPU 全部就绪。</translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation>%1 的动态链接器找不到 CUDA：请将其文件夹添加到 LD_LIBRARY_PATH。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation>动态链接器在%1上找到 CUDA。</translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation>OpenCV 报告找不到 FireWire 摄像头；/dev/raw1394 现已存在。</translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation>OpenCV 报告“Failed to initialize libdc1394”。训练不受影响；创建链接 /dev/raw1394 可消除该消息。</translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation>无法在 %1 上导入 NumPy：请在这些节点上重新安装（5.9.0 之前的 EMR 版本有此问题）。</translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation>日志报告 NumPy 无法加载，但现在可以：请重新开始运行。</translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation>可以在%1上导入 NumPy。</translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation>找不到其名称：VPC 需要 DNS 支持，可用区需要挂载目标；新的挂载目标几分钟后才可解析</translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation>端口 2049 没有响应：挂载目标的安全组必须允许来自机器的访问</translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation>端口 2049 拒绝连接：挂载目标尚未就绪</translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation>访问被拒绝：请检查文件系统的策略</translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation>机器上未安装 NFS 客户端</translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation>请参阅引用的行</translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation>无法读取 %1 的挂载目标。</translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation>无法读取机器。</translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation>%1 在机器的每个可用区都有挂载目标。</translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation>%1 在机器 VPC 的 %2 中没有可用的挂载目标：请在那里创建一个，其安全组允许来自机器的端口 2049。</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation>共享文件系统已挂载在 %1 上，但没有响应：使用它的进程会一直等待而不报错。请检查其挂载目标是否存在 (M6)，以及挂载目标的安全组是否仍允许来自机器的端口 2049。</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation>共享文件系统已挂载在%1上。</translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation>请重新挂载，或阅读设置日志 (M15)</translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation>%1；然后重新挂载</translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation>共享文件系统未挂载在 %1 上：%2。</translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation>启动模板的工作节点已添加，或正在添加。</translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation>工作节点已在运行中，或正在加入。</translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation>%1 未加入训练：%2</translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation>每个脚本已结束的新工作节点都有其成功标记。</translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation>一个 prepare-data 脚本结束时没有成功标记。如果数据完整，可以手动创建标记；不完整的工作节点可能导致训练失败。</translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation>此检查不再适用：问题已修复。</translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation>安全组 %1 将获得允许从此计算机地址进行 SSH 的规则。</translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation>%1 上由启动脚本启动且已无父进程的进程将连同其计算结果一起终止；其他进程继续。</translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation>%2 上已结束运行 %1 的进程将被终止；其他运行的进程继续。</translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation>即使数据不完整，工作节点 %1 也会在下一轮次加入；训练可能因此在该处失败。</translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation>将在 %1 的主文件夹中写入含 %2 个地址的 worker_ip_file。</translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation>将在 %1 上卸载 NumPy，并从 Python 软件包索引重新安装。</translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation>%1 上的 /dev/raw1394 将成为到 /dev/null 的链接：OpenCV 不再查找 FireWire 摄像头。</translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation>%1 的 ~/.profile 将增加一行，把 %2 添加到 LD_LIBRARY_PATH；对新会话生效。</translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation>%1 将使用文档中的选项重新挂载文件系统。</translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation>%1 的机器将被终止，其数据将丢失，并以相同价格启动另一台机器。</translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation>读取堆栈时，%2 上运行 %1 的进程会停顿几秒，然后继续；堆栈与该运行一起保存在此计算机上。</translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation>EC2 正在启动机器。</translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation>机器处于状态 %1：请启动另一个工作节点。</translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation>机器处于未知状态：请启动它，或启动另一台。</translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation>机器处于状态 %1：请启动它，或启动另一台。</translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation>其 prepare-data 脚本正在运行。</translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation>其 prepare-data 脚本以状态 %1 结束：请在机器上阅读其日志，修正脚本，然后重新运行 (prepare-data)。</translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation>它没有成功标记，且不响应 SSH：请通过头节点阅读其设置日志。</translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation>其设置正在运行，最后会启动 prepare-data 脚本。</translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation>其 prepare-data 脚本未运行，且没有成功标记：请阅读其设置日志 (M15)，或创建标记 (M19)。</translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation>其标签已移除：它将在下一个边界离开训练，随后被终止。</translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation>它没有堆栈弹性工作节点的标签：没有程序会让它加入或终止它，在终止之前会产生费用。请设置标签，或终止它。</translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation>它是该运行的成员。</translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation>机器尚无私有地址。</translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation>无法读取 host_worker：头节点没有响应。</translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation>host_worker_log 显示它已添加。</translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation>host_worker_log 显示它已移除，但机器仍在运行并产生费用：请终止它，如需要再启动另一个工作节点。</translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation>它在 host_worker 中；此账本没有它可以加入的活动运行。</translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation>它在 host_worker 中，将在下一轮次加入。</translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation>其数据已准备好；它将加入下一次运行，在此之前会产生费用。</translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation>其数据已准备好，启动器会在几秒内将它添加到 host_worker。</translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation>其数据已准备好，但 %1 不在 host_worker 中：启动器是否在运行？</translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation>它不响应 SSH，因此无法启动其工作进程 (M26)；期间会产生费用。</translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation>其工作进程正在运行，将在运行的下一个边界加入。</translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation>其工作节点不在运行中 (%1)，但机器仍在运行并产生费用：请阅读其日志，然后移除它并添加工作节点。</translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation>其设置正在运行；之后会安装运行时。</translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation>那里未安装运行时：请安装 (provision)，或移除机器。</translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation>那里没有该运行的进程：运行在没有它的情况下开始。它会参与下一次运行，在此之前会产生费用；如不需要请移除。</translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation>AWS 发生内部问题</translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation>另一个调用正在更改同一资源</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>请重试</translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation>AWS 不接受该密钥</translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation>请检查密钥及其秘密访问密钥；密钥也可能在此区域未生效，该区域需先启用</translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation>AWS 无法识别该访问密钥</translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation>请检查其 ID；它可能已停用，或属于与该区域不同的分区（中国、GovCloud）</translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation>该秘密访问密钥不属于此访问密钥</translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation>请重新输入秘密访问密钥：它有拼写错误，或属于其他密钥</translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation>请求没有携带凭证</translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation>请选择有密钥的配置文件，或登录</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation>此计算机的时钟不正确</translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation>请设置时钟，例如使用 timedatectl set-ntp true；在此期间请求会被校正</translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation>请重新登录或更新凭证；运行中的机器会继续运行</translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation>账户需要先同意某些条款</translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation>请启用该区域，或在 AWS 指出的页面上接受映像的条款</translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation>AWS 尚未为此账户开通该功能</translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation>请完成注册，或联系 AWS 支持</translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation>该密钥无权执行此操作</translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation>请申请所列权限；trainyardctl account --policy 会输出包含它的策略</translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation>因无法使用加密磁盘，AWS 在启动时终止了机器</translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation>请检查此区域中用于加密卷的 KMS 密钥已启用，且这些凭证可以使用它（kms:CreateGrant、kms:Decrypt、kms:GenerateDataKeyWithoutPlaintext）</translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation>组织的标签策略不允许这些标签</translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation>请选择其允许的值，或申请例外</translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation>AWS 目前在该处没有此实例类型的容量</translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation>请尝试该区域的其他可用区，然后尝试其他实例类型或区域</translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation>目前没有可用于此的 Spot 容量</translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation>请使用按需机器，或其他实例类型或可用区</translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation>Spot 价格高于最高价格</translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation>请提高最高价格，或使用按需机器</translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation>该可用区不提供此类型，或它与映像不匹配</translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation>请选择 AWS 指出的可用区之一，或其他类型</translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation>该可用区不提供此功能</translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation>请不指定它，或选择其他可用区</translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation>账户的 vCPU 配额不足</translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation>请申请提高（trainyardctl account --quotas 显示是哪一行），或使用更少或更小的机器</translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation>账户的 Spot 配额不足</translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation>请申请提高，或使用另有配额的按需机器；已释放的 vCPU 在几分钟内仍会计入</translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation>账户的卷配额不足</translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation>请使用较小的磁盘，删除不需要的卷，或申请提高</translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation>账户的安全组或规则配额已用完</translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation>请使用现有的组，或删除不需要的组</translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation>该区域的网络数量已达到账户上限</translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation>请重复使用现有网络（通常每个区域最多五个），或删除一个</translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation>账户的某项配额已用完</translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation>请删除不需要的内容，或申请提高</translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation>一个资源最多可以有五十个标签</translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation>请减少标签</translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation>账户的免费计划不包含该类型</translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation>请选择符合免费套餐条件的类型，或退出免费计划</translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation>EC2 尚未识别该实例配置文件</translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation>请半分钟后重试；如果仍然如此，请检查其名称</translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation>集群启用了终止保护</translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation>请取消保护，然后再次终止</translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation>AWS 不接受某个值</translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation>请更改其消息指出的字段</translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation>找不到映像</translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation>请选择此区域的映像：AMI ID 因区域而异，旧映像会被撤回</translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation>该映像未在此区域发布</translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation>请选择其他映像或区域</translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation>密钥对不在此区域</translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation>请在此导入（密钥对按区域区分），或让 Trainyard 创建一个</translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation>此名称的密钥对已存在</translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation>如果其指纹与您的密钥一致，请使用它，否则请选择其他名称</translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation>AWS 无法读取公有密钥</translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation>请提供 OpenSSH 格式的 ed25519 或 RSA 密钥</translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation>不存在具有该 ID 的机器</translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation>请刷新：它已消失，或从未存在</translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation>找不到安全组</translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation>请选择此网络的安全组，或让 Trainyard 创建一个</translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation>该安全组名称已被占用</translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation>请选择其他名称，或使用现有的组</translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation>该安全组仍在使用中</translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation>请等待机器消失后再次终止</translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation>找不到网络或子网</translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation>请选择此区域的</translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation>该区域没有默认网络</translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation>请使用 aws ec2 create-default-vpc 创建一个，或选择子网</translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation>子网的可用 IP 地址太少</translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation>请选择其他子网或可用区</translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation>磁盘不被接受</translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation>请将根卷设为至少与映像一样大</translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation>找不到映像的快照</translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation>请选择其他映像</translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation>启动脚本太长</translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation>请保持在 16 KB 以下</translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation>此名称的启动模板已存在</translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation>请使用它，或选择其他名称</translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation>找不到启动模板</translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation>请选择其他模板，或不指定</translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation>规则已符合要求</translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation>请继续：没有缺少任何内容</translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation>此前已使用其他值发送过相同的请求</translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation>请再次启动：它会获得自己的令牌</translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation>仍有内容依赖于它</translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation>其状态不允许此操作</translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation>请刷新，并在状态改变后重试</translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation>机器启用了终止保护</translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation>请取消保护：trainyardctl terminate --lift-protection，或在窗口询问时同意</translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation>该请求已无法更改</translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation>请先检查其状态</translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation>EMR 集群失败</translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation>请阅读消息及其指出的存储桶中的日志</translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation>堆栈会创建 IAM 角色，需要您确认</translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation>请使用 --capabilities CAPABILITY_NAMED_IAM 创建堆栈，或在 CloudFormation 控制台中确认</translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation>此名称的堆栈已存在</translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation>Auto Scaling 组正忙</translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation>请等待半分钟后重试</translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation>此名称的角色或配置文件已存在</translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation>找不到角色或配置文件</translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation>请让 Trainyard 创建它，或选择其他</translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation>仍有内容附加在其上</translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation>请先分离</translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation>AWS 无法读取该策略</translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation>请附上详细信息报告此问题</translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation>此请求的文件系统已存在</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>请使用它</translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation>文件系统尚未就绪</translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation>文件系统仍有挂载目标</translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation>请先删除它们</translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation>该可用区已有挂载目标</translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation>存储桶在另一个区域</translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation>请选择该区域，或其他存储桶</translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation>该存储桶名称已被他人占用</translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation>请选择其他名称：存储桶名称全球唯一</translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation>该存储桶已属于您</translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation>存储桶不为空</translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation>请先删除其中的内容</translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation>存储桶不能使用该名称</translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation>请使用 3 到 63 个小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation>在 S3 中找不到</translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation>请检查地址 (s3://bucket/key)、区域和配置文件</translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation>无法完成上传</translation>
    </message>
    <message>
        <source>start it again</source>
        <translation>请重新开始</translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation>对象太大</translation>
    </message>
    <message>
        <source>split it</source>
        <translation>请拆分它</translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation>对象在此期间已更改</translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation>请以当前内容重新开始</translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation>找不到要部署到机器的运行时</translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation>请构建目标 bundle 或安装 Trainyard；TRAINYARD_BUNDLE 可指定其他位置</translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation>此处无法解析机器的名称</translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation>请刷新：其地址可能已更改；否则请检查此计算机的 DNS</translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation>机器的 IP 地址没有任何响应</translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation>请检查其安全组允许从您的 IP 地址（可能已更改）进行 SSH，且其子网有到互联网的路由</translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation>没有到机器 IP 地址的路由</translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation>请检查此计算机的网络、VPN 和防火墙</translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation>机器有响应，但没有 SSH 服务器在监听</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation>请在其启动时等待；如果仍然如此，请检查其控制台输出</translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation>端口已打开，但没有 SSH 服务器响应</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation>请在其启动时等待；如果仍然如此，请检查其控制台输出：内存或磁盘可能已满</translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation>响应的不是 SSH 服务器</translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation>请检查地址和端口；那里可能有代理或其他程序在监听</translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation>SSH 握手中断</translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation>请重试；如果仍然如此，请检查其控制台输出</translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation>请检查映像的登录用户（ubuntu、ec2-user、hadoop）和集群的密钥对</translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation>CUDA 内存不足</translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation>模型、批次及其激活值无法放入 GPU 内存。</translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation>请减小每个工作节点的批次，增加工作节点，或使用 GPU 内存更大的实例类型；结束使用该 GPU 的其他进程。</translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation>NCCL 超时</translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation>某个秩未及时参与集合操作：它已失败、慢得多，或其端口被阻止。</translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation>请阅读最先停止的秩的日志；允许安全组成员之间的所有流量。</translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation>NCCL 错误</translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation>两个秩的 GPU 之间的连接失败。</translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation>请检查其他秩是否仍在运行，以及 NCCL_SOCKET_IFNAME 指定的接口是否在所有机器上都存在。</translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation>GPU 故障 (Xid)</translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation>GPU 驱动程序报告硬件、驱动程序或程序故障。</translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation>请在 NVIDIA 的列表中查找 Xid 编号；如果重复出现，请替换机器（48、63、64、74、79、94 和 95 是硬件故障）。</translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation>GPU 内存错误 (ECC)</translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation>GPU 内存存在无法纠正的错误。</translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation>请替换机器：在其上计算的结果可能有误。</translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation>GPU 丢失</translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation>GPU 不再响应。</translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation>请重新启动机器；如果故障再次出现，请替换它。</translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation>NVIDIA 驱动程序与库不一致</translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation>驱动程序缺失，或与 CUDA 库不匹配。</translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation>请在更新驱动程序后重新启动机器，或使用带有适合此实例类型的驱动程序的映像。</translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation>已终止：内存不足</translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation>机器内存耗尽，内核终止了一个进程。</translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation>请减少进程或减小批次，或使用内存更大的实例类型。</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation>机器的某个磁盘已满。</translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation>请删除其中的文件，或使用更大的根卷启动 (--root-gib)。</translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation>磁盘只读</translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation>文件系统以只读方式挂载，通常是在磁盘出错之后。</translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation>请在复制所需内容后替换机器。</translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation>共享内存已满</translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation>加载数据的进程所需的共享内存超过 /dev/shm 的大小。</translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation>请减少加载进程，或使用 --ipc=host 或更大的 --shm-size 启动容器。</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation>进程已达到打开文件数的上限。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation>请提高上限 (ulimit -n 65536)，或减少加载进程。</translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation>NumPy 无法加载</translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation>已安装的 NumPy 与框架不匹配；5.9.0 之前的 EMR 版本有此问题。</translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation>请在所有节点上重新安装 NumPy。</translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation>libdc1394 未初始化</translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation>OpenCV 在查找 FireWire 摄像头；训练不受影响。</translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation>请将 /dev/raw1394 链接到 /dev/null。</translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation>找不到 CUDA 库</translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation>动态链接器找不到某个 CUDA 库。</translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation>请将 CUDA 库的文件夹添加到 LD_LIBRARY_PATH。</translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation>SSH 密钥未被接受</translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation>一个节点未接受另一个节点的密钥：未转发代理，或使用了不同的密钥对。</translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation>请使用 ssh -A 连接到头节点，并使用工作节点的私有地址。</translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation>主机密钥未验证</translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation>某个节点出示的主机密钥与连接方所知的不同。</translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation>如果机器已被替换，请在连接方删除旧密钥 (ssh-keygen -R ADDRESS)。</translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation>端口被占用</translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation>先前运行的进程仍占用该端口。</translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation>请结束先前运行的进程。</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation>对方进程未在那里监听，或尚未监听。</translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation>如果重复出现，请检查该运行的调度器和服务器是否仍在运行。</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation>找不到主机名</translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation>主机名没有地址：VPC 的 DNS 已关闭，或名称有误。</translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation>请启用 VPC 的 DNS 支持和 DNS 主机名，或更正名称。</translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation>S3：访问被拒绝</translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation>机器的角色或密钥无权读写该存储桶。</translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation>请在机器的角色中允许该存储桶 (account --policy)，或检查存储桶的名称和所有者。</translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation>S3：没有该存储桶或键</translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation>存储桶或对象不存在。</translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation>请检查数据的地址 (data ls s3://BUCKET)。</translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation>凭证已过期</translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation>机器上的密钥已过期或缺失，或其时钟不正确。</translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation>请为机器提供角色，或在下次运行时发送新密钥；检查时钟 (M30)。</translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation>文件系统没有响应</translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation>共享文件系统对该机器没有响应。</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation>请检查该可用区的挂载目标，以及其安全组是否允许端口 2049。</translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation>文件系统未挂载</translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation>无法挂载共享文件系统。</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation>请检查该可用区的挂载目标、DNS 和端口 2049。</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>段错误</translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation>程序访问了不属于它的内存。</translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation>请检查框架、CUDA 和驱动程序是否相互匹配；请附上 --bundle 的存档报告此问题。</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>非法指令</translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation>该程序是为其他处理器构建的。</translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation>请选择处理器较新的实例类型，或其他构建版本。</translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation>损失为 NaN</translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation>训练已发散。</translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation>请使用较小的学习率、梯度裁剪，或检查数据。</translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation>缺少 Python 软件包</translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation>正在运行的解释器未安装该 Python 软件包。</translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation>请在所有节点上安装，或激活映像的环境。</translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation>Spot 中断</translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation>EC2 正在收回 Spot 机器。</translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation>请让运行替换它 (launch --replace-spot)，或使用按需机器。</translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation>设置的无害消息</translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation>软件包管理器在正常的机器上也会输出此类行。</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation>设置失败</translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation>机器设置的某个命令失败。</translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation>请排除原因，并重新创建机器。</translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation>%1 缺少允许这些操作的托管策略 %2。</translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation>%1 %2 已取代 %4 拥有的 %3。</translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation>无法检查账户</translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation>会话将在 %1 后过期，早于机器的截止时间：机器仍会自行终止，但不重新登录则无法从此计算机管理它们。</translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation>账户可以使用，且会话时间足够长。</translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation>无法提前检查权限</translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation>被拒绝的权限：%1。</translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation>由于以下权限被拒绝，终止后会残留一些资源：%1。</translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation>未知的权限：%1。</translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation>启动和终止所需的一切均被允许。</translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation>无法读取配额</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation>在 %4 需要 %1 个 %2 (%3) vCPU</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation>%1，允许的 %3 个中已使用 %2 个；已申请提高到 %4 个。</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation>%1，允许的 %3 个中已使用 %2 个。</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation>%1；%3 个中有 %2 个可用，启动后剩余 %4 个。</translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation>%1；已使用的数量未知</translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation>%1；允许的数量未知</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2)。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The quota of %1 is unknown.</source>
        <translation>%1 的配额未知。</translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation>无法检查 %1 在哪里提供</translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation>%2 不提供 %1；将尝试计划中的下一个类型或区域。</translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation>%2 不提供 %1。</translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation>%2 不提供 %1，仅 %3 提供。</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation>过去一小时内 AWS 在 %2 没有 %1 的容量，且所选子网不在其他可用区。</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation>过去一小时内 AWS 在 %2 没有 %1 的容量。</translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation>%2 提供 %1。所选子网不在其他可用区：如果 AWS 在那里没有容量，不会尝试其他可用区。</translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation>在所选可用区中，仅 %2 提供 %1。</translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation>%2 提供 %1；只有启动时才能知道 AWS 现在是否有容量。</translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation>在这些可用区中最佳者，EC2 对此规模的 Spot 置放分数为 %1（满分 10）。</translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation>没有此映像</translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation>无法检查映像 (%1)</translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation>%1 适用于 %2，而 %3 是 %4。</translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation>%1 存在。</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation>%1 GiB 的根卷小于映像的 %2 GiB 快照。</translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation>%1 GiB 可容纳映像的 %2 GiB。</translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation>即使此计算机关闭，机器也会在 %1 后自行终止。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation>存储桶 %1 在 %2，而机器将在 %3：AWS 对跨区域的每个字节收费，且读取时间更长。请将数据复制到 %4 的存储桶，或在那里启动。</translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation>存储桶 %1 存在。</translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation>将创建存储桶 %1，并在终止后保留。</translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation>存储桶 %1 不存在：运行将找不到数据，也无法写入结果。</translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation>存储桶 %1 属于其他账户，或这些凭证无法使用它：请选择其他名称。</translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation>无法检查存储桶 %1</translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation>%1 不支持休眠。</translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation>%1 有 %2 GiB 内存，只有小于 %3 GiB 才能休眠。</translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation>%1 GiB 的根卷无法容纳映像的 %2 GiB 和 %3 GiB 内存。</translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation>不清楚 %1 是否支持休眠</translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation>不清楚此映像是否支持休眠：Ubuntu 和 Amazon Linux 的映像支持。</translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation>机器可以休眠：其加密磁盘保留 %1 GiB 用于内存。</translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation>将在此计算机上为集群创建密钥对，其私有部分保留在此处。</translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation>密钥文件无法使用</translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation>EC2 仅接受 RSA 和 ed25519 密钥，而此文件是 ECDSA 密钥。</translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation>将导入 %1 的公有部分 (%2)。</translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation>无法读取账户的密钥对</translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation>%1 是账户密钥对 %2 的私有部分。</translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation>%1 不是账户密钥对 %2 的私有部分，后者的指纹为 %3：将无人能够登录。</translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation>账户在 %2 没有密钥对 %1。</translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation>如已接受的那样，所有 TCP 端口将对互联网开放。</translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation>所有 TCP 端口将会对互联网开放。</translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation>如已接受的那样，SSH 将对互联网开放。</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation>此计算机的 IP 地址未知</translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation>SSH 将按要求对 %1 开放；无法检查此计算机是否在其中。</translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation>此计算机 (%1) 不在 %2 中：它将无法登录。</translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation>SSH 将对此计算机所在的 %1 开放。</translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation>将为集群创建安全组。</translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation>%2 中没有安全组 %1。</translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation>无法读取安全组</translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation>组 %1 属于 %2，子网 %3 属于 %4。</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation>允许从此计算机进行 SSH 的规则和允许其成员之间流量的规则</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation>允许从此计算机进行 SSH 的规则</translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation>允许其成员之间流量的规则</translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation>组 %1 缺少%2。</translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation>组 %1 将获得%2，并会保留。</translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation>组 %1 具有所需的规则。</translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation>组 %1 对互联网开放。</translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation>子网 %1 有 %2 个可用 IP 地址，而 %3 台机器各需要一个。</translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation>子网 %1 是私有子网（没有到互联网的路由）：只有其网络内的计算机才能访问 SSH。</translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>子网 %1 不分配公有 IP 地址，计划也未请求：SSH 将无法访问机器。</translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation>%2 中的子网 %1 有 %3 个可用 IP 地址。</translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation>无法读取子网</translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation>%2 中没有子网 %1。</translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation>%1 没有默认子网：请选择一个。</translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation>%1 在所选可用区中没有默认子网：请选择一个。</translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>%1 的某个默认子网不分配公有 IP 地址，计划也未请求：SSH 将无法访问机器。</translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation>%1 没有任何默认子网有 %2 个可用 IP 地址。</translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation>默认子网为 %1 台机器中的每一台都有 IP 地址。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation>配置文件 %1 没有访问权限 (%2)：请检查其凭证。</translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation>本地云在此计算机上运行，不产生费用。</translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation>配置文件 %1 属于账户 %2。</translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation>无法读取该区域的文件系统：%1。</translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation>未选择：堆栈会创建一个，它在堆栈结束后保留，在删除之前会产生费用。</translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation>未选择：节点仅共享 HDFS，并从 S3 读取数据。</translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation>%2 中没有文件系统 %1：请选择该区域的文件系统。</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation>文件系统 %1 处于状态“%2”，有 %3 个可用的挂载目标：请在机器的可用区中创建一个。</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation>%1 可用，在 %2 的 1 个可用区中有挂载目标。</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation>%1 可用，在 %3 的 %2 个可用区中有挂载目标。</translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation>运行时 %1 会上传到机器；无需在文件系统上放置任何内容。</translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation>缺少用于机器的运行时：%1。</translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation>未使用：机器从 S3 或文件系统读取数据。</translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation>%1 是有效的 Python。</translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation>已存在同名的配置文件：请选择其他名称</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>配置文件需要名称</translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation>名称 %1 由 Trainyard 自身使用</translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation>配置文件名称最多 64 个字符，可使用字母、数字和 . _ - + @</translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation>访问密钥有一个 ID，例如 AKIA...</translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation>访问密钥 ID 为 4 到 128 个字母和数字</translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation>还需要秘密访问密钥</translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation>秘密访问密钥中不能有空格</translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation>会话令牌中不能有空格</translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation>起始 URL 以 https:// 开头</translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation>单点登录有自己的区域，例如 eu-west-1</translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation>账户 ID 为十二位数字</translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation>需要一个角色（权限集），名称中不能有空格</translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation>其名称不是有效的文件名</translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation>其名称超过文件名的最大长度</translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation>其名称包含无法显示的字符</translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation>它是设备、管道或套接字</translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation>它是一个指向不存在目标的链接</translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation>无法对照 %1 检查作业：%2。</translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation>此处无法访问 S3</translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation>1 个通道（灰度）</translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation>3 个通道（彩色）</translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation>%1 个通道</translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation>%1 没有验证文件，因此不会测量准确率：请用 --data-val 指定。</translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation>%1 的验证数据</translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation>%1 中没有图片：请指定包含图片的数据集。</translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation>%1 的图片有 %2，而 %3 需要 %4：请选择%5，或选择%6的数据集。</translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation>灰度图片</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>彩色图片</translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation>其他模型（mlp 或 lenet）</translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation>其他模型（例如 %1）</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>其他模型</translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation>%1（填充 %2）</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation>%1 的图片为 %2，小于 %4 所需的 %3：请选择%5，或用 --pad-size %6 填充差值。</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation>%1 的图片为 %2，由于训练只裁剪而不缩放，每张图片只使用 %3 的部分：请用 data pack --resize %4 打包为较小的图片。</translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation>%1 的标签最大为 %2（%3），而 %4 有 %5 个类别，从 0 到 %6</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation>%1：请选择 --num-classes %2。</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation>%1：请选择 --num-classes %2 或更大的值。</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation>%1：请将最后一层设为 %2 个输出。</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation>%1：请将最后一层设为 %2 个或更多输出。</translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation>%1 有 %2 个类别，而 %3 中没有大于 %4 的标签：%5 个类别已足够。</translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation>%1 有 %2 张训练图片，对 %3 个工作节点来说太少：请减少工作节点或增加数据。</translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation>所有工作节点的一步需要 %1 个样本，而 %2 只有 %3 个：一个轮次只有一步；请选择不超过 %4 的 --batch-size。</translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation>%1 不起作用：%2。</translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation>%1 使用灰度图片；请省略该选项</translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation>%1 的图片与 %2 的输入大小相同；请添加 --pad-size，或省略该选项</translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation>rawShape 不起作用：%1 中没有原始像素的记录；请从作业文件中删除它。</translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation>无法读取 %1，因此不会发送</translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation>%1 使用 Windows 换行符，无法在机器上运行：请转换它 (dos2unix)</translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation>HDFS 仅存在于 EMR 集群上：请将数据复制到 S3 或机器上。</translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation>它当时正在停止（%1）</translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation>它恢复时所用的检查点仅在丢失的机器上</translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation>不能重新启动其程序 (--restarts)，因为只有程序自己知道保存了什么：请重新启动作业</translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation>其调度器已结束</translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation>其调度器已记录运行结束</translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation>它已重新启动 %1 次，但没有训练任何一步</translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation>数据在集群的机器上，且尚无运行使用它训练过</translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation>计算只掩盖了 %1 % 的梯度交换：步太短，用 %2 个工作节点的基准测试没有意义；请使用更大的批次或模型，或更少的工作节点。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation>机器上的程序</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Docker</translation>
    </message>
    <message>
        <source>Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA&apos;s container toolkit.</source>
        <translation>安装并启动 Docker，并将登录用户加入其组；有 GPU 时还安装 NVIDIA 的容器工具包。</translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation>容器可以使用 GPU</translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation>在每台机器上拉取镜像。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation>每行一个 NAME:TAG</translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation>用机器上的文件夹构建镜像；在一台机器上运行，在其他机器上运行 docker-copy。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation>机器上含有 Dockerfile 的文件夹</translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation>无需注册表，通过密钥互通从集群的另一台机器加载镜像。</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation>含有该镜像的机器</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>更新的版本</translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation>也拉取已有的镜像</translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation>Dockerfile</translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation>它在文件夹中的名称；为空：Dockerfile</translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation>克隆 MXNet 或其用于动态训练的版本，用您的标志在一台机器上构建，并通过共享文件夹或存储桶将结果交给其他机器。</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>存储库</translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation>git 的地址</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation>标签、分支或提交；为空：最新</translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation>机器上的文件夹</translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation>用于 NVIDIA GPU</translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation>CUDA 工具包的文件夹</translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation>使用 cuDNN</translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation>线性代数库</translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation>用于图像增强</translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation>用于在多台机器上训练</translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation>自行读取 s3://</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>更多标志</translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation>NAME=值，每行一个</translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation>同时运行的编译器数</translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation>0：按处理器和内存确定</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation>共享文件夹或 s3://BUCKET/PREFIX；为空：每台机器各自构建</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>解释器</translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation>应能找到 mxnet 模块的解释器；为空：无</translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation>按机器的发行版当前使用的名称，安装编译器、git、CMake、BLAS、OpenCV、curl、OpenSSL 和 Python 及其头文件。</translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation>用 apt 或 dnf 安装软件包。</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>软件包</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>每行一个名称</translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation>安装第 2 版 AWS 命令行；只有自行调用它的作业才需要。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation>AWS 以外的安装程序来源</translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation>在每台机器的主目录中逐行运行 shell 命令，直到某一行失败。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation>sh 的命令行；不能有提问，因为无法回答</translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation>OpenCV</translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation>用于 MXNet 中的图像增强</translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation>机器上的程序</translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation>用 pip 为登录用户或在虚拟环境中安装软件包、按地址安装 wheel 和需求文件。</translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation>每行一个：numpy、torch==2.4.0、wheel 的地址</translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation>将 launch.py 及其 tracker 从已安装的软件包复制到文件夹，例如共享文件系统。</translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation>机器上的文件夹，/efs</translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation>需求文件</translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation>机器上的文件，~/project/requirements.txt</translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation>首先移除的软件包</translation>
    </message>
    <message>
        <source>Install again</source>
        <translation>重新安装</translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation>也包括已安装的内容</translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation>虚拟环境</translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation>文件夹，缺少时创建；为空：登录用户的环境</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>软件包</translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation>包含它的软件包</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation>%1：%5 中的 %4，共 %3 个，%2 个可用</translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation>%1，容量块</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1，%2（从 %3 起）</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1，直至 %2</translation>
    </message>
    <message>
        <source>key pair</source>
        <translation>密钥对</translation>
    </message>
    <message>
        <source>security groups</source>
        <translation>安全组</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>用户数据</translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation>未使用版本 %1 的以下内容：%2，因为集群有自己的。</translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation>请阅读脚本 stderr 的末尾。</translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation>请阅读节点设置的日志。</translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation>自定义映像可能不适合该发行版：请阅读节点设置的日志，或使用该发行版自己的映像。</translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation>请检查角色、子网、安全组和配额；没有启动任何内容。</translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation>请阅读该步骤的 stderr。</translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation>请重试；如果重复出现，请尝试其他发行版或实例类型。</translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation>EMR 已终止集群。</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation>EMR 已终止集群 (%1)。</translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation>EMR 已终止集群：%1。</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation>EMR 已终止集群 (%1)：%2。</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation>集群没有日志文件夹。</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation>集群处于 %1 状态已有 %2；通常少于 20 分钟。</translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation>其根卷为 %1 GiB：需要大于 50 GiB。</translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation>已知 %1 会妨碍启动。</translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation>引导操作可能正在等待，例如等待在该可用区没有挂载目标的文件系统。</translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation>步骤名称必须为 1 到 %1 个可打印字符。</translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation>失败后，EMR 只能执行 CONTINUE、CANCEL_AND_WAIT 或 TERMINATE_CLUSTER。</translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation>步骤需要命令。</translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation>命令有 %1 字节，而 EMR 接受 %2 字节：请将其放入 S3 中的脚本。</translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation>命令包含空字节。</translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation>如果步骤失败，即使有运行正在集群上训练，EMR 也会终止集群。</translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation>命令似乎包含密钥：所有可以读取集群的人都能看到它。</translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation>集群状态为 %1：不再运行步骤。</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation>集群没有日志文件夹：其步骤的输出保留在主节点上。</translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation>集群在最后一个步骤后终止。</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>NAT 网关每小时费用为 %1，直到堆栈被删除，即使所有机器都已终止：请在最后一次运行后终止集群。</translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>这些 NAT 网关每小时费用共 %1，直到堆栈被删除，即使所有机器都已终止：请在最后一次运行后终止集群。</translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation>它是集群 %1 的堆栈。</translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation>它是另一个堆栈的一部分，应改为附加那个堆栈。</translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation>它已删除 (%1)。</translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation>其创建失败 (%1)：请将其删除并重新创建。</translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation>它正在更改 (%1)：请在更改结束后附加。</translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation>它不是训练堆栈：没有名为 MasterAutoScalingGroup 和 WorkerAutoScalingGroup 的 Auto Scaling 组。</translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation>附加包含 1 台机器的堆栈 %1？</translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation>附加包含 %2 台机器的堆栈 %1？</translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation>其机器终止后不再被替换，并且终止集群会删除堆栈 %1 及其创建的所有内容。</translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation>请删除该区域的一个 VPC、申请更高配额，或使用现有 VPC（--vpc、--master-subnet、--worker-subnet）。</translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation>请释放该区域的一个弹性 IP 地址，或选择不使用 NAT 网关的工作节点 (--worker-network public)。</translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation>请为该实例类型申请更高配额，或选择其他类型。</translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation>请选择其他可用区或其他实例类型；AWS 没有此类型的容量。</translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation>请选择提供该实例类型的可用区 (--zone)。</translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation>请管理员允许该操作，或使用其他配置文件创建堆栈。</translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation>某台机器的设置没有报告成功：请阅读其日志 /var/log/cloud-init-output.log。</translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation>该可用区已有该文件系统的挂载目标：请使用它 (--existing-mount-target)。</translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation>%1 (%2) 失败：%3。</translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation>该组报告：%1。</translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation>它接受 ID 为 8 位的文件系统；新的 ID 为 17 位。</translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation>两种长度都接受。</translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation>它只提供 2018 年的实例类型，其中大多数在任何区域都已不再提供。</translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation>该区域提供的所有实例类型。</translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation>它指定了 %1 个固定映像，而 AWS 会在几年后移除这些映像。</translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation>通过公共参数使用当前的 Deep Learning AMI，或您自己的映像。</translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation>近年的账户无法创建启动配置。</translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation>启动模板。</translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation>组接受版本号，而不接受“$Latest”。</translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation>最新版本的版本号。</translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation>Lambda 已停用运行时 %1。</translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation>无需函数：Trainyard 自身监视这些组。</translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation>它从不可靠的公有存储桶读取设置脚本。</translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation>模板包含其设置。</translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation>其设置使用 %1，而它已不再提供。</translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation>Trainyard 部署的运行时。</translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation>名称由字母 a 到 z、数字和连字符组成，以字母开头，最多 40 个字符。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation>“%1”不是 VPC 的 ID (vpc-0123abcd)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation>“%1”不是可用区 (us-east-1a)。</translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation>某个可用区重复指定：文件系统在每个可用区有一个挂载目标。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation>“%1”不是安全组的 ID (sg-0123abcd)。</translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation>配额为 %4 的 %1（%2 vCPU，%3）：请在那里申请提高配额，或减少机器</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation>需要 %1 个 %2 的 vCPU，而允许的 %4 个中有 %3 个正在使用；%5</translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation>EMR 在 %1 中没有该计划可以使用的发行版。</translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation>EMR 在 %2 中没有发行版 %1：最新的是 %3。</translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation>发行版 %1 没有应用程序 %2。</translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation>发行版 %1 不支持实例类型 %2。</translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation>映像 %1 用于 %2：此处 EMR 需要用于 x86_64 的映像。</translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation>映像 %1 (%2) 为 Amazon Linux %3，而 %4 需要 Amazon Linux %5。</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation>%1 GiB 的根卷小于映像 %2，其快照为 %3 GiB。</translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation>没有角色 %1：请创建默认角色 (--make-roles)，或指定其他角色。</translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation>没有实例配置文件 %1：请创建默认角色 (--make-roles)，或指定其他实例配置文件。</translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation>该区域的 EMR 屏蔽公共访问权限会拒绝 SSH 对整个互联网开放的集群：请指定更小的范围 (--ssh-from)。</translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation>安全组 %1 (%2) 对整个互联网开放，而该区域的 EMR 屏蔽公共访问权限会拒绝它。</translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation>子网 %2 的可用区 %1 不提供 %3：请选择其他可用区的子网。</translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation>安全组 %1 (%2) 属于 VPC %3，而子网 %4 属于 %5。</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation>文件系统 %1 处于状态“%2”。</translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation>文件系统 %1 的挂载目标在 %2 中，而子网 %3 在 %4 中：请选择该 VPC 的子网。</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation>%2 中 %1 的挂载目标尚不可用：请等待其可用。</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation>%2 中 %1 的挂载目标尚不可用 (%3)：请等待其可用。</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation>文件系统 %1 没有挂载目标：请在子网 %3 的可用区 %2 中创建一个。</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation>文件系统 %1 在子网 %3 的可用区 %2 中没有挂载目标：请创建一个，或选择其他可用区的子网；挂载目标位于 %4。</translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation>最新的发行版；EMR 自身的价格，最多（估算）</translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation>%1；EMR 自身的价格，最多（估算）</translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation>%1，Spot</translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation>%1，按需</translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation>%1（价格未知）</translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation>%1（最多；Spot 价格未知）</translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation>每台 %1 GiB 根卷；EMR 会添加其数据卷</translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation>每台一个 IPv4，机器运行期间；私有子网中没有</translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation>您的，挂载于 %1；会保留</translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation>缺少时创建；会保留</translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation>由 EMR 延迟几分钟写入；会保留</translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation>使用 %1 时，%2 的集群可能停留在 STARTING 状态：请只选择训练所需的应用程序。</translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation>近年的 Deep Learning AMI 会在 EMR 安装其服务时失败；经过测试的方法是在发行版自己的映像上使用引导操作。</translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation>没有核心节点时，主节点单独训练。</translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation>EC2 可能收回任务节点；运行会在没有它们的情况下继续。</translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation>终止保护不会阻止空闲时间后的终止：EMR 会终止集群。</translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation>没有空闲限制时，被遗忘的集群会一直运行到截止时间。</translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation>必须允许角色 %1 描述文件系统，否则挂载 %2 的引导操作会失败。</translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation>挂载目标必须允许这些节点：请将其允许的安全组添加到主节点和其他节点。</translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation>%1 的挂载目标在 %2 中，而 EFS 只允许一个 VPC：请使用该 VPC 及其子网，或创建新的文件系统。</translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation>%1 在 %2 中已有挂载目标，第二个会被拒绝：请使用现有的。</translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation>%1 还没有挂载目标：请让堆栈创建它。</translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation>%1 在 %2 中没有挂载目标，只在 %3 中有：请让堆栈创建它。</translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation>%1 没有应用程序“%2”。</translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation>EMR 在 %3 中的 %2 不提供 %1：请从列表中选择类型。</translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation>账户中没有满足 EMR 需要的角色 %1：请让其创建。</translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation>仅允许来自您的 IP 地址的 SSH，组内全部允许</translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation>允许来自您 IP 地址所在 %1 的 SSH，组内全部允许</translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation>允许来自 %1 的 SSH，组内全部允许</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3 GiB</source>
        <translation>%1，%2 vCPU，%3 GiB</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1，%2 x %3</translation>
    </message>
    <message>
        <source>%1, reserved</source>
        <translation>%1，预留</translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation>%1，EFA</translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation>%1，可以休眠</translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation>%1（价格为估算）</translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation>%1 GiB gp3，已加密，随机器删除</translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation>IPv4，机器运行期间</translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation>允许来自互联网的所有 TCP 端口，组内全部允许</translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation>您的，会保留；将添加其缺少的内容并保留：%1</translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation>您的，会保留</translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation>cluster：机器彼此靠近</translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation>您的，会保留；其私有部分为 %1</translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation>ed25519，在此计算机上创建</translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation>%1 的公有部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation>“%1”是%2；已不再提供。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation>“%1”是 %3 的%2；已不再提供。</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>由 %1 代替。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation>由 %1 代替；您也可以选择 %2。</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation>%1 有 GPU，而 %2 没有其驱动程序：请选择 %3。</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation>%1 有 GPU，而 %2 没有其驱动程序。</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation>%1 没有 GPU，因此 %2 中的驱动程序没有用处：%3 更小。</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation>%1 没有 GPU，因此 %2 中的驱动程序没有用处。</translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation>%1 中的开源驱动程序不支持 %2 的 GPU：支持从 g4dn 开始。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation>%1 的价格未知：合计不包含它，预算只能警告。</translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation>当前 Spot 价格未知：合计为机器的最高费用。</translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation>没有存储桶时，数据和结果仅在机器上。检查点会在跟踪运行期间和终止之前复制到此计算机；自行终止的机器上的检查点会丢失。</translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation>您的密钥在每台机器的 ~/.bashrc 中，任何登录的人都能看到；使用角色则不需要密钥。</translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation>如果不存在，则在 %1 中创建，私有且加密；会保留</translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation>带有实例配置文件；机器只能列出、读取和写入 %1。</translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation>如果 IAM 拒绝，将通过只有登录用户可读的文件发送仅限于这些存储桶的会话密钥</translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation>如果 IAM 拒绝，则不启动任何内容</translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation>包含以下所有内容；失败的堆栈会保留以供检查</translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation>包含以下所有内容；失败的堆栈会回滚</translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation>工作节点到互联网的通道；其流量另行收费</translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation>IPv4，堆栈存在期间</translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation>10.0.0.0/16，包含其子网、路由和网关</translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation>已加密，挂载于 %1；堆栈删除后会保留，每 GiB 每月 %2</translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation>用于运行期间添加的工作节点</translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation>用于主节点和工作节点，在权限边界内</translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation>脚本不在共享文件系统 (%1) 上，因此新机器只有在其映像包含脚本时才有它。</translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation>没有准备数据的脚本时，机器启动后立即加入。</translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation>如果 AWS 没有更多容量，堆栈在有 %2 个工作节点中的 %1 个时即为完成。</translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation>工作节点只能访问 VPC 和 S3：其映像必须包含 NFS 客户端和训练所需的全部程序。</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation>NAT 网关每小时费用为 %1，流量另计；没有开放端口的公有工作节点不需要 NAT 网关。</translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation>将创建新的 VPC；除非配额更高，AWS 在每个区域允许五个。</translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation>失败的堆栈会回滚，这会删除其机器及日志。</translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation>没有其启动模板，运行期间无法添加工作节点。</translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation>删除堆栈时，新的文件系统会保留。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation>MXNet 教程的 Deep Learning AMI (2017)</translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation>含有 MXNet 构建软件包的映像 (2016)</translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>基于 Ubuntu 16.04 的 GPU 基础映像（支持已于 2021 年 4 月结束）</translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04（支持已于 2021 年 4 月结束）</translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation>已中断（%1）；请恢复或终止它</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>已计划</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>正在请求</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>正在引导</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>正在设置</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation>其所有机器均已终止；请终止集群以删除其安全组和密钥对</translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation>其所有机器均已终止；其堆栈的 NAT 网关每小时仍产生 %1 的费用：请终止集群</translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation>它已关闭，但其机器仍在 AWS 上运行；请再次终止它</translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation>AWS 上运行着它的机器，而台账中没有这些机器。</translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation>%1 (%2) 在 AWS 上运行，之前不在台账中；现已记录。</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation>%2 中的 %1 带有此集群的标签，但不是从此台账启动的：不计入。“trainyardctl adopt”可接管它。</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation>%2 中的 %1 带有此集群的标签和另一台账的标签：不计入。</translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation>账户 %1 中的机器带有此集群的标签：不计入。</translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation>%1 (%2) 已不存在：%3。</translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation>%1 未加入其运行，且移除尚未完成：请移除它。</translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation>%1（%2，每小时 %3）由他人用其堆栈的启动模板启动：它会在跟踪运行期间加入，并随集群终止。</translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation>部分机器的价格未知：其预算只计算其他机器，因此会过晚生效。</translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation>其截止时间已过，但仍有机器在运行。</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>超过 %1 字节</translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation>包含空字节</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation>%1 不在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation>不是整数</translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation>不是大于或等于 0 的整数</translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation>不是 %1 个数字的列表</translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation>不是最多 %1 个数字的列表</translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation>其中一个元素不是数字或超出范围</translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation>不是最多 %1 个文本的列表</translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation>其中一个元素不是文本、为空或过长</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>“%1”不是 %2 之一</translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation>不是 workers、head、all 或机器数量</translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation>为空：要运行什么？</translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation>指向代码文件夹之外</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation>%1 由 Trainyard 设置</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation>“%1”不是变量名</translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation>需要 onFailure restart</translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation>既不以 s3://BUCKET 也不以 file:/// 开头</translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation>s3:// 之后没有存储桶名称</translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation>不是 s3://BUCKET、file:/// 或路径</translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation>不是有效名称（1 到 64 个字母、数字、点、下划线和连字符）</translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation>%1 尚不支持 GPU：请以 float32 训练</translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation>在 %1 中工作节点的权重各不相同，因此不能由工作节点更新：请由服务器更新，或使用 dist_sync 训练</translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation>%1 使 %2 个工作节点中的一些没有可处理的内容</translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation>不是 64 的倍数</translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation>既不是通道数（1 或 3）、高度和宽度，也不是三个零</translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation>%1 似乎是机密，且会随运行一起存储：请用 --secret-env %2 发送</translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation>以 %1 开头：请给出脚本，Trainyard 会添加带有机器地址的 horovodrun</translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation>mpi 的进程数固定：弹性作业需要 gloo</translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation>%1 表示一个工作节点且没有服务器，而不是 %2 和 %3：请使用 dist_sync 训练，或在一个没有服务器的工作节点上训练</translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation>%1 至少需要一个</translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation>%1 大于工作节点数 %2</translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation>%1 小于工作节点数 %2</translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation>MXNet 的工作节点数固定</translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation>正在请求 %1 的检查点</translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation>YARN 与 EMR 列出的节点不一致：%1 工作节点文件包含两者都列出的节点。继续创建或扩缩集群即可再次比较。</translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation>映像 %1 的根设备为“%2”：EMR 需要根设备为 EBS 卷的映像。</translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation>映像 %1 有 %2 个卷：EMR 只接受仅含根卷的映像。</translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation>角色 %1 附加了策略 AmazonEMRServicePolicy_v2，该策略仅允许其使用带有标签 %2=true 的资源：请为 %3 添加该标签。</translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation>EMR 的文档允许的根卷上限为 %1 GiB，因此可能拒绝 %2 GiB：数据有自己的卷。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation>存储桶 %1 位于 %2，而实例位于 %3：AWS 会对跨区域的每个字节收费，NAT 网关也会收费。请将数据复制到 %3 的存储桶。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation>存储桶 %1 位于 %2，而实例位于 %3：AWS 会对跨区域的每个字节收费，读取也更慢。请将数据复制到 %3 的存储桶。</translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation>%1 仍在其上运行。如需更长时间保留其机器，请推迟截止时间。</translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation>%2 上的 %1 将无法在集群自行终止之前完成</translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation>请将截止时间推迟 %1 小时：运行页面上有相应按钮。</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>C++ 编译器</translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation>GCC 4.8 或更新版本 (C++11)</translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation>3.13 或更新版本，用于 MXNet 1.7 及以后</translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation>OpenBLAS、ATLAS 或 MKL，含头文件</translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation>任意，含头文件；用于图像增强</translation>
    </message>
    <message>
        <source>curl library</source>
        <translation>curl 库</translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation>任意，含头文件</translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation>OpenSSL 库</translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation>3.6 或更新版本</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA 工具包</translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation>8.0 或更新版本（已知 7.5 会失败）；用于 GPU</translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation>任意；用于 GPU</translation>
    </message>
    <message>
        <source>any version</source>
        <translation>任意版本</translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation>%2 上的 %1 失去了头节点，现已继续</translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation>丢失的内容见集群的事件。</translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>check its path</source>
        <translation>请检查路径</translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation>%1；头节点，直到集群终止</translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation>%1；工作节点，可以移除</translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation>%1；头节点，也参与训练，直到堆栈被删除</translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation>%1；基本工作节点，直到堆栈被删除</translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation>正在设置 EMR 的新节点</translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation>集群的安全组 %1 还允许 %2，而此类型的程序不验证任何人的身份：任何能访问其端口的人都可以以您的用户身份运行代码。请删除这些规则，或使用其他安全组。</translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation>检查点的存储桶 %1 位于 %2，而实例位于 %3：AWS 会对跨区域的每个字节收费。</translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation>映像 %1 已加密：除非其密钥是 AWS 的密钥，否则必须允许 %2 和 %3 使用该密钥，不然实例会在启动时终止。</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 已就绪</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 已设置完成</translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation>%1 已通过 SSH 响应</translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation>%1 接受登录用户 %2</translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation>已获知 %1 的主机密钥</translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation>首次连接时已信任 %1 的主机密钥：%2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 的配置：%2</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation>%1 的配置：%2；无 GPU</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation>%1 的配置：%2；无 GPU；%3</translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation>%1 的配置：%2，驱动程序 %3</translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation>其映像为 %1</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 是 %2（%3）</translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation>%1 是 %2（待处理）</translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation>%1 是 %2（%3），正在 %4 运行</translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation>%1 正在 %2 运行</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 的状态为 %2</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 正在运行</translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation>%1 已停止</translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation>%1 已终止</translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation>%1 的状态再次为 %2</translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation>%1 再次运行</translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation>%1 今后的类型为 %2</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 已不存在：%2</translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation>%1 已结束：%2</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 已添加</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 已移除</translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation>%1 由其他程序启动：%2</translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation>在 AWS 发现 %1，已记入账本</translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation>在 AWS 发现堆栈 %1，已记入账本</translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation>在 AWS 发现 EMR 集群 %1，已记入账本</translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation>经同意接管：所有者 %1，账本 %2，%3 台机器</translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation>%1 未加入运行：其机器将被终止</translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation>按要求立即移除 %1</translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation>需要 1 个工作节点</translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation>需要 %1 个工作节点</translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation>SSH 已对 %1 开放</translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation>SSH 仅对 %1 开放</translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation>到主节点的 SSH 已对 %1 开放；该规则随集群结束</translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation>所有 TCP 端口已对互联网开放（已确认接受）</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation>%1 将于 %2 自行终止</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation>%1 将于 %2 自行终止：按所启动类型的价格，其预算会更早用完</translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation>无法设置 %1 的截止时间：%2</translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation>无法设置其预算的截止时间：%1</translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation>其堆栈的组仍会在其他时间终止机器：%1</translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation>更改限制</translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation>启动 %1：1 个头节点和 1 个工作节点</translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation>启动 %1：1 个头节点和 %2 个工作节点</translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation>继续启动 %1</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation>在缺少 %1 的情况下继续启动：%2</translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation>以 %2 台机器中的 %1 台继续启动；其余被拒绝：%3</translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation>%2 台机器中的 %1 台；其余被拒绝：%3</translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation>机器没有获得角色（%1：%2）：每次运行时会向机器发送仅限于这些存储桶的会话密钥，保存在仅登录用户可读的文件中</translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation>已创建存储桶 %1；终止后保留</translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation>无法连接 %1；其控制台的最后一行：%2</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation>添加 %1 个工作节点</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation>替换头节点</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation>创建堆栈 %1：1 个主节点和 1 个工作节点</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation>创建堆栈 %1：1 个主节点和 %2 个工作节点</translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation>继续创建 %1</translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation>创建堆栈</translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation>正在创建堆栈 %1</translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation>堆栈 %1（创建于 %2）由 %3 连接；它随此集群结束</translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation>集群以 %2 个工作节点中的 %1 个继续；运行期间可以添加更多</translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation>创建 EMR 集群 %1：1 个主节点、%2 个核心节点和 %3 个任务节点，%4</translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation>已请求 EMR 集群 %1（发行版 %2）</translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation>EMR 尚未识别新角色；将请求另一个集群代替 %1</translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation>角色 %1 和 %2 已存在；终止后保留</translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation>角色 %1 可以查看文件系统；此权限在终止后保留</translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation>%1 的状态为 %2，%4 个节点中有 %3 个正在运行</translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation>集群以正在运行的节点继续：%1</translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation>工作节点文件已写入每个节点：%1</translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation>写入工作节点文件</translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation>写入其他节点的工作节点文件</translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation>%2 的数量从 %3 改为 %1</translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation>核心节点的数量从 %2 改为 %1</translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation>任务节点的数量从 %2 改为 %1</translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation>已添加步骤 %1（%2）</translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation>已请求取消步骤 %1</translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation>日志 %1 为空。</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>%2 的第 %1 行：%3</translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation>%2 的映像 %1</translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation>正在创建 %3 的映像 %1（%2）；在移除之前会保留并计费</translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation>映像 %1（%2）可用</translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation>%1：在 %2 上完成，用时 %3 秒</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation>%1 已有共用密钥</translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation>%1 上的共用密钥</translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation>%1 上的共用密钥已中止</translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation>%2 的映像 %1 已中止</translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation>文件系统 %1 可用；在删除之前会保留并计费</translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation>文件系统 %1 及其全部数据已删除</translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation>EFS 在 %1 不可用：%2 在那里没有挂载目标</translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation>%1 已挂载到 %2</translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation>%1 未挂载：%2</translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation>已全部终止；再次检查未发现任何残留</translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation>已解除其终止保护</translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation>%1 已被终止</translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation>%1 仍然存在：%2</translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation>EC2 正在收回 %1 的 Spot 机器</translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation>诊断：%1：%2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 已中止</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1：“%2”失败：%3</translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation>堆栈 %1</translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation>EMR 集群 %1</translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation>添加 %1 和另外 %2 个工作节点</translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation>可用区 %1 不提供 %2，提供它的可用区：%3。</translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation>区域 %1 不提供 %2。</translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation>%1。%2，直到其截止时间或集群结束</translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation>%1。%2，直到它被移除</translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation>%1。%2；若此状态持续 %3 分钟，将被终止</translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation>每小时费用为 %1</translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation>其机器仍在运行</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation>%1 带有弹性工作节点的标签，但被忽略：它不是由堆栈的启动模板启动的</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation>%1 带有弹性工作节点的标签，但被忽略：它与堆栈不在同一个 VPC</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation>%1 带有弹性工作节点的标签，但被忽略：它不在堆栈工作节点的子网中</translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation>%2 的标签 %1 的值未知，已忽略</translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation>无法设置标签 %1，将再次尝试（%2：%3）</translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation>%1 在被记录之前失去了标签：它不加入运行，其机器由您自行终止</translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation>%1 上的工作节点意外结束：请移除它，或在 host_worker 中添加其地址以便重新加入</translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation>%1 未加入：运行已有 %2 个工作节点，达到上限</translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation>%1 在 %2 次尝试后仍未加入：请再次跟踪该运行以重试</translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation>%1 在启动 %2 分钟后仍未运行：请查看其控制台，或终止它</translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation>%1 的 prepare-data 脚本失败，状态为 %2：请更正后用 trainyardctl prepare-data 重新运行，或移除该机器</translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation>%1 尚未报告其数据已就绪：请用 trainyardctl prepare-data 运行其脚本，将其标记为完成，或移除该机器</translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation>%1 不在运行中，启动它的程序也未将其移除：请移除它，并重新添加工作节点。在此之前%2</translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation>%1 是主节点且已锁定：标签 %2 不会移除它</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation>%1 是基础工作节点且已锁定：标签 %2 不会移除它</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation>%1 是基础工作节点且已锁定：它已离开运行，其机器保留；如需重新加入，请在 host_worker 中添加其地址</translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation>host_worker 第 %1 行：%2；在更正之前该文件不起作用</translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation>host_worker 还有 %1 行不是地址</translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation>host_worker 中有 1 个地址不属于堆栈的任何机器，已忽略：请用其启动模板启动机器</translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation>host_worker 中有 %1 个地址不属于堆栈的任何机器，已忽略：请用其启动模板启动机器</translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation>共享文件夹 %1 未挂载到头节点：没有工作节点能够报告数据已就绪，因此都无法加入</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation>%1 已离开运行，其机器可能仍在运行：下一个跟踪运行的程序或 trainyardctl remove 会终止它</translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation>%1 应带有驱动程序，但没有 GPU 响应：驱动程序不适合 %2，或仍在安装中。</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation>%1 有 %2 个 GPU，但没有驱动程序识别它们：请使用 GPU 映像启动，例如 %3。</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation>%1 有 %2 个 GPU，但只有 %3 个响应：可能有一个已损坏；请替换此机器。</translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation>停止 %1 失败：%2</translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation>休眠 %1 失败：%2</translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation>启动 %1 失败：%2</translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation>重启 %1 失败：%2</translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation>更改 %2 的 %1 的类型失败：%3</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation>%1；不含未响应的 %2</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation>%1；不含未响应的 %2</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation>%1；不含未响应的 %2：有程序跟踪该运行时，它重新响应后即加入</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation>%1；不含未响应的 %2：有程序跟踪该运行时，它们重新响应后即加入</translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation>%1；其检查点的存储桶 %2 已不存在</translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation>共 %1：启动 %2，SSH %3，设置 %4，数据和加入 %5</translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation>%1 为 EMR 运行，但不是 YARN 的节点。</translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation>%1 是 YARN 的节点，但 EMR 未列出。</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation>暂停 %3 秒后，至少需要 %2 个工作节点，只剩 %1 个</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation>暂停 %3 秒后，至少需要 %2 个工作节点，只剩 %1 个；最后失效的是 %4：%5</translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation>%1 已加入运行：%2</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 已失效</translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation>%1 已失效：%2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>运行 %1 %2</translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation>运行 %1 已完成</translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation>运行 %1 已停止</translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation>运行 %1 失败</translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation>运行 %1 已随集群结束</translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation>运行 %1 %2：%3</translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation>运行 %1 已停止：%2</translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation>运行 %1 失败：%2</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>运行 %1：%2</translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation>运行 %1 从 %2 继续</translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation>运行 %1 从运行 %3 的第 %2 轮继续</translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation>运行 %1 在其头节点无响应时被记录为失败；它仍在进行</translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation>其名称和标签未能保存：%1</translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation>队列：%1 未启动：%2</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>机器上的 S3 密钥已于 %1 过期，且无法替换（%2：%3）：没有密钥时，检查点和日志留在机器上，待有新密钥后发送</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>机器上的 S3 密钥将于 %1 过期，且无法替换（%2：%3）：没有密钥时，检查点和日志留在机器上，待有新密钥后发送</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation>机器上的 S3 密钥已替换</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation>机器上的 S3 密钥已替换；新密钥将于 %1 过期</translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation>头节点丢失；%1</translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation>头节点在 %1 之后丢失；%2</translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation>头节点上的调度器已失效；%1</translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation>头节点上的调度器在 %1 之后失效；%2</translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation>运行继续</translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation>运行不再继续：%1</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation>运行已完成：最后一轮（%1）有检查点</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation>运行已完成：最后一轮（%1）有检查点，但没有评估</translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation>运行从调度器的日志继续，没有丢失任何步</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation>运行从第 %1 轮（检查点）继续，没有丢失任何步</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation>运行从第 %1 轮（检查点）继续，丢失 %2</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation>运行从第 %1 轮第 %2 步（检查点）继续，没有丢失任何步</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation>运行从第 %1 轮第 %2 步（检查点）继续，丢失 %3</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation>运行在没有检查点的情况下重新开始，没有丢失任何步</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation>运行在没有检查点的情况下重新开始，丢失 %1</translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation>运行的程序重新启动；丢失多少取决于程序自己的检查点</translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation>继续运行失败：%1：%2</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation>%1 于 %2 被 EC2 中断；由 %3 替换</translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation>%1 作为替换启动，但未加入运行：其机器已被终止</translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation>已取消替换 %1：运行以 %2 继续，下一个跟踪它的程序会再次尝试；若不需要替换，请使用：%3</translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>没有按需容量来替换 %1（%2：%3）：运行以 %4 继续；下次尝试：%5</translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>没有 Spot 容量来替换 %1（%2：%3）：运行以 %4 继续；下次尝试：%5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>无法替换 %1（%2：%3）：运行以 %4 继续；下次尝试：%5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation>无法替换 %1（%2：%3）</translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation>不再尝试替换 %1：%2；运行以 %3 继续；原因消除后，请用以下命令添加工作节点：%4</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation>运行以 %1 继续，不替换 %2：%3</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation>运行以 %1 继续，不替换 %2：%3；下次尝试：%4</translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation>运行在保存检查点后停止：至少需要 %2，只剩 %1，并且 %3</translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation>1 个工作节点</translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation>%1 个工作节点</translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation>其机器将在 %1 分钟内自行终止</translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation>替换会超出 %1，%2</translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation>集群的计划不替换 Spot 机器（--replace-spot no）</translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation>作业最多使用 %1 个工作节点</translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation>在另一台机器能够参与之前，运行就会结束</translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation>上次尝试失败</translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation>一小时内已替换 %1 台机器</translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation>目前未跟踪弹性工作节点（%1：%2）；将再次尝试</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation>%1 已离开运行，其机器已终止</translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation>%1 的机器已终止</translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation>%1：操作已取消</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation>%1 未加入运行（%2：%3）</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation>%1 未加入运行（%2：%3）；下次尝试：%4</translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation>%1 未离开运行（%2：%3）；下次尝试：%4</translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation>无法终止 %1（%2：%3）；下次尝试：%4</translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation>%1 已停止：请启动或移除它</translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation>由于无法创建受限密钥（%1），您自己的密钥及其全部权限会发送到机器，保存在仅登录用户可读的文件中</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation>仅限于 %1 的会话密钥将发送到机器</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation>仅限于 %1 的会话密钥将发送到机器，并于 %2 过期</translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation>%1；只要运行被跟踪，密钥就会在过期前替换</translation>
    </message>
    <message>
        <source>its process died</source>
        <translation>其进程已失效</translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation>未及时加入</translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation>连接已关闭</translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation>连接在消息中途关闭</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>连接被对方重置</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation>已有 %1 秒无响应</translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation>%1 秒内未就绪</translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation>失去了连接（%1）</translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation>%1 报告：步 %2 的梯度在 %3 秒内未发送</translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation>发送了无效的数值</translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation>调度器的上一次启动已将其移出</translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation>%1；第 %2 轮中未完成的部分由其他工作节点接手</translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation>服务器 %1（%2）</translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation>工作节点 %1（%2）</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>以状态 %1 结束</translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation>以状态 %1 结束：%2</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>被 %1 结束</translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation>被 %1 结束：%2</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation>被 %1 结束（内存不足？）</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation>被 %1 结束（内存不足？）：%2</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation>EC2 正在收回头节点的机器</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation>EC2 正在收回头节点的机器；%1</translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation>重新响应的工作节点未参与训练（%1：%2）；将再次尝试</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation>至少需要 %2 个工作节点，只剩 %1 个</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation>至少需要 %2 个工作节点，只剩 %1 个；最后失效的是 %3：%4</translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation>%2 个工作节点中有 %1 个在 %3 秒内未就绪；运行在没有它们的情况下开始</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>已终止</translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation>已终止，%1</translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation>AWS 中不存在</translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation>停止 %1 已中止</translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation>休眠 %1 已中止</translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation>启动 %1 已中止</translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation>重启 %1 已中止</translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation>更改 %2 的 %1 的类型已中止</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation>EMR 启动的节点未参与训练（%1：%2）</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation>EMR 启动的节点未参与训练（%1：%2）；将再次尝试</translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation>任意程序：图表、检查点、停止时保存</translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation>PyTorch：带检查点的 DistributedDataParallel</translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation>PyTorch（弹性）：键值存储和数据迭代器</translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation>机器的密钥</translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
        <translation>正在保存检查点</translation>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation>AWS 未在 %1 分钟内报告其已终止；其状态：%2</translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation>在能够移除之前已取消</translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation>在请求终止之前已取消</translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation>它随 %1 保留</translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation>未及时终止</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation>其集群仍有机器，并通过它访问</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation>其集群仍有机器，并在使用它</translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation>未找到，但是 %1</translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation>未找到，但是账本中没有其集群</translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation>未找到，但是配置文件 %1 在此期间获得了其他凭证，可能属于另一个账户</translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation>未处理：%1 会启动另一台</translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation>机器 %1 正在使用它（%2）</translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation>等待已取消</translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation>在 AWS 报告其已终止之前，等待已取消</translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation>无法访问 IAM</translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation>%1 个%2，之前为 %3 个</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation>%1（%2）在启动期间被终止</translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation>%1（%2）；正在尝试 %3</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1（%2：%3）</translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation>%1 个和 %2 个数字，来自 %3 种字体</translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation>%1，位于 %2 的任意可用区</translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation>%3 的 %1 个检查点（%2）仅在机器上。</translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation>%1 个检查点，%2</translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation>%1 个未及时停止</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 个轮次</translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation>%1 个轮次，验证准确率 %2</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 个文件，%2</translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation>%1 个文件，%2，位于 %3</translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation>%1 个用于训练，%2 个用于验证，来自 %3 种字体，%4</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation>%1，位于 %2，因为第一个可用区不提供 %3</translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation>按原样使用 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation>%1 份日志</translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation>已终止 %1 台机器</translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation>%1 个节点，与 EMR 所列一致</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation>已完成 %1 / %2 个轮次，%3 个工作节点</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation>已完成 %1 / %2 个轮次，1 个工作节点</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 / %2 个文件</translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation>%2 次登录中有 %1 次失败</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 / %2 台机器</translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation>%2 台机器中有 %1 台已应答</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 / %2，%3</translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation>已删除 %1 个其他资源</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation>%1 张图片，%2，共 %3 个文件</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation>%1 张图片，%2，共 1 个文件</translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation>%1 个价格</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 个资源</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次运行</translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation>上次为 %1</translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation>%1 在训练期间启动</translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation>带有集群标签的%1：%2</translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation>%1 x %2，驱动程序 %3</translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation>%1，%2 %3 / %4</translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation>%1，通常最多还需 %2</translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation>%1，验证准确率 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation>%1：%2 / %3 正在运行</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation>%1；未读取：%2</translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation>%1；可能的机密保留在此计算机上：%2</translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation>%1；缺少 %2 的最后几行</translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation>0 个检查点</translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation>剩余 0 个资源</translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation>%2 的 1 个检查点（%1）仅在机器上。</translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation>1 个检查点，%1</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 个文件，%1</translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation>1 个文件，%1，位于 %2</translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation>1 个头节点和 %1 个工作节点在 %2 中运行</translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation>1 个头节点和 1 个工作节点在 %1 中运行</translation>
    </message>
    <message>
        <source>1 log</source>
        <translation>1 份日志</translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation>已终止 1 台机器</translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation>已删除 1 个其他资源</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 个资源</translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation>AWS 正在限制请求，仍在尝试</translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation>AWS 需要几秒钟才能识别新角色</translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation>EFS 不支持此可用区：那里的机器无法挂载该文件系统</translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation>EMR 未给出主节点的托管安全组</translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation>EMR 会延迟几分钟写入；剩余 %1</translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation>来自 %1 的 SSH</translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation>验证准确率：%1</translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation>每个轮次后会给出建议</translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation>账户 %1 不再应答</translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation>在 %1 应答</translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation>在第 %1 轮次结束时</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>在两个批次之间</translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation>在两个批次之间（若本轮次在 %1 秒内结束，则在其结束时）</translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation>正在重新连接：%1</translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation>核心节点</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation>正在移交其负责的权重</translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation>运行中的实例</translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation>与 EMR 的列表不同：请查看事件</translation>
    </message>
    <message>
        <source>it exists</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation>其数据已就绪</translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation>其 prepare-data 脚本尚未结束</translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation>密钥对</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>%1退出</translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation>将在其进程结束后退出，最多 %1 秒</translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation>正在加载数据；%1加入</translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation>%1 秒后再次尝试：%2</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>无 GPU</translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation>%1 没有容量（%2）；正在尝试 %3</translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation>%1 没有容量（%2）；正在尝试 %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation>正在准备其机器；就绪后加入</translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation>其 %1 台机器在此计算机上的进程：%2</translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation>程序加载 %1</translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation>准备替换出现故障的工作节点</translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation>report.md、metrics.csv 和 chart.png 位于 %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation>正在发送检查点</translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation>正在发送代码</translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation>在其 %1 个地址上监听的套接字：%2</translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation>任务节点</translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation>正在测试 GPU</translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation>存储桶 %1：已删除</translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation>存储桶 %1：仍然存在</translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation>%1 的结束</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>运行已结束</translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation>运行时在 %1 台机器上应答</translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation>正在解压代码</translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation>直到其运行</translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation>通常 %1（%2 次中最长的用了 %3）</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation>正在等待 %1，最多还需 %2</translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation>警告：文件太多，未进行比较</translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation>警告（除非每台机器都有各自的部分）：%1</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation>已在第 %1 步保存，正在等待其副本</translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation>第 %1 步的检查点未被复制</translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation>最新的副本是第 %1 步的</translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation>未找到检查点的副本</translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation>此前已替换</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 台</translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation>仍剩余 %1。</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>仍剩余 %1。</translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>%1 台机器启用了终止保护：请再次终止并同意解除保护 (--lift-protection)。</translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%2 的另一账本 %3 的 %1 台机器仍在运行：%4。请从启动它们的计算机上终止；如果该计算机已丢失，“trainyardctl adopt” 可接管它们，“terminate --account” 可终止账户中的所有内容。</translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation>%1 个其他资源</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>（未知）</translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>1 台机器启用了终止保护：请再次终止并同意解除保护 (--lift-protection)。</translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%1 的另一账本 %2 的 1 台机器仍在运行：%3。请从启动它的计算机上终止；如果该计算机已丢失，“trainyardctl adopt” 可接管它，“terminate --account” 可终止账户中的所有内容。</translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation>1 个其他资源</translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation>第二次检查在此账户中没有发现任何内容。</translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation>第二次检查没有发现属于此账本的任何内容。</translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation>第二次检查没有发现任何内容。没有任何内容仍在运行。</translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation>它带有您的标签，但不是从此账本启动的：请接管它或手动终止它。</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation>未能证明没有任何残留。</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation>未能证明没有任何残留。请再次终止。</translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation>在证明没有任何内容运行之前被中断：请再次终止。</translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation>已被中断，可能仍有 %1 台机器在运行：请再次终止。</translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation>已被中断，可能仍有 1 台机器在运行：请再次终止。</translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation>仍存在    %1  %2</translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation>请先重新登录或更新凭证，然后再次终止。</translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation>未检查 %1：%2：%3</translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation>未检查的集群 %1</translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation>未终止：%1。</translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation>请再次终止。</translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation>无法写入账本（%1：%2）：已终止的内容未记录在其中。可以写入时请再次终止。</translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation>账本中没有任何内容，且终端节点没有应答：请在其应答后再次终止。</translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation>没有需要终止的内容。</translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation>Trainyard 回执</translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation>账户      %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation>在最终检查之前已取消</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation>已终止    %1  %2</translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation>结束      %1 (%2)</translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation>它带有您的标签，但不是从此账本启动的；“trainyardctl adopt %1”可接管它</translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation>在 AWS 中已找不到</translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation>配置文件  %1</translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation>开始      %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation>已不存在  %1  %2</translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation>此前已终止</translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation>另一个集群正在使用它</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation>该组已不存在</translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation>请为堆栈命名。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>请选择类型。</translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation>请指定文件夹。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>请选择私钥文件。</translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation>CloudFormation 只有获得此许可才会创建堆栈。</translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation>现有 VPC 需要一个用于主节点的子网和一个用于工作节点的子网。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>此项不能为空。</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation>映像无法在此实例类型上运行：请选择 x86_64 类型，例如 g5.xlarge。</translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation>由堆栈创建的文件系统尚无挂载目标。</translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation>可用区必须属于堆栈的区域，例如 us-east-1a。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>没有区域“%1”。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>没有实例类型“%1”。</translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation>该区域的 VPC 数量已达到配额 (%1)：请在此使用现有 VPC、删除一个 VPC 或申请提高配额。</translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation>该区域的弹性 IP 地址数量已达到配额 (%1)，而 NAT 网关需要一个：请释放一个，或选择其他 互联网 访问方式。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation>导览：lenet 或 mlp。</translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation>导览：存放 report.md、metrics.csv 和 chart.png 的文件夹。</translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation>导览：开始时的工作节点数。</translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation>导览：轮数。</translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation>导览：所有工作节点合计的每步样本数。</translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation>导览：经过多少轮后添加一个工作节点；0 表示不添加。</translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation>导览：用于训练的数字图像数。</translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation>导览：用于验证的数字图像数。</translation>
    </message>
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation>启动训练集群，显示训练过程，并且不留下任何运行中的资源。</translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation>账户：local，或 ~/.aws/config 中的配置文件。</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>区域。</translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation>其他与 AWS 兼容的终端节点。</translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation>状态文件夹（默认：$XDG_STATE_HOME/trainyard）。</translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation>在本地云上运行导览。</translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation>导览结束后关闭；成功时状态为 0。</translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation>将 RUN 的图表绘制到 FILE (PNG) 并退出。</translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation>导览：训练结束时截取的窗口图片 (PNG)。</translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation>与 --render-chart 一起使用：输出位置。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>关于 Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1，%2，%3</translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation>AWS 上的分布式深度学习</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation>复制版本信息(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>组件及其许可证</translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation>Trainyard 的许可证</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>License</source>
        <translation>许可证</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation>使用此账户</translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation>您的一个 AWS 账户，名称由您指定。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
    <message>
        <source>for example work</source>
        <translation>例如 work</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation>访问密钥(&amp;K)：ID、密钥，可能还有会话令牌</translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation>单点登录 (IAM Identity Center)：使用浏览器登录(&amp;S)</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>访问密钥</translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation>即创建密钥时 AWS 所显示的内容，或访问门户中显示的内容。</translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation>访问密钥 ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation>秘密访问密钥(&amp;S)</translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation>会话令牌(&amp;T)</translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation>仅用于会过期的密钥</translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation>粘贴 AWS 显示的内容(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation>将密钥保存在此桌面的密钥环中而不是文件中(&amp;C)</translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation>剪贴板中没有访问密钥。</translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation>已采用；会话将于 %1 过期。</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>已采用。</translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation>单点登录</translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation>贵组织的访问门户所显示的信息。最后会打开浏览器。</translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation>起始 URL(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation>单点登录的区域(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation>账户 ID(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>角色(&amp;O)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation>向 AWS 检查密钥。只保存有效的密钥。</translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation>正在向 AWS 检查</translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation>将配置文件写入 ~/.aws/config。此登录对所有 AWS 工具有效。</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation>向 AWS 检查密钥的所有者，将密钥保存到密钥环，并让 ~/.aws/config 引用它。</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation>向 AWS 检查密钥的所有者，并将密钥写入只有您可以读取的 ~/.aws/credentials。</translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation>其他配置文件和注释保持不变；AWS 官方工具使用同一配置文件。</translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation>此操作不会启动任何资源。</translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation>正在写入配置文件</translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation>正在向 AWS 检查密钥的所有者</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>未保存任何内容</translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation>配置文件已写入</translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation>它位于 %1。现在将打开浏览器进行登录。</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation>它是 %1。密钥保存在 %2。</translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation>密钥环</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountsDialog</name>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation>移除(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation>此计算机上的账户</translation>
    </message>
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation>这些是 ~/.aws 中的配置文件，AWS CLI 也使用它们。在此移除后，AWS CLI 也不再有该配置文件；账户及其中运行的资源保持不变。</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>配置文件</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>添加账户(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation>%1（已选择）</translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation>要移除 %1 吗？AWS 不会再次显示秘密密钥。</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>正在移除 %1…</translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation>%1 已从 %2 中移除。</translation>
    </message>
    <message>
        <source>Select a profile first.</source>
        <translation>请先选择一个配置文件。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation>%1：第 %2 轮，共 %3 轮</translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>以及另外 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation>没有已复制的检查点</translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation>最后复制的检查点：第 %1 轮期间</translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
        <translation>最后复制的检查点：第 %1 轮</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation>AWS 调用</translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation>远程命令</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>在此计算机上</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation>%1，请求 %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>复制为命令行</translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation>在云中和机器上执行的操作，最新的在前。</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation>必须出现的词：RunInstances, us-east-1, Throttling…</translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation>包括只读请求(&amp;Q)</translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation>只读取而不更改任何内容的调用</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>命令行已复制。</translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation>对 AWS 的请求和机器上的命令会显示在此处。尚无匹配项。</translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation>请先在“活动”页面上选择一行。</translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation>此项没有命令行。</translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation>导出活动…</translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation>日志中的所有调用和命令，包括请求 ID 以及对账单的影响：CSV；如果名称不以 .csv 结尾，则为 JSON 行</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>导出活动</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>日志中有 %n 行无法读取，已略过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation>集群没有截止时间：在您移除之前会一直产生费用。</translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation>到 %1后的截止时间为止，费用为 %2。</translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation>要添加一个工作节点吗？</translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation>将再启动一台机器。价格未知。</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>添加工作节点</translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation>将再启动一台 %1：%2。</translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation>要向 %1 添加一个工作节点吗？</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation>允许从此计算机进行 SSH(&amp;L)</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation>此计算机的 IP 地址</translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>允许从此计算机当前的 IP 地址通过 SSH 访问这些集群，并移除其以前的地址</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation>此计算机的 IP 地址现在是 %1，而 %2 不允许从该地址进行 SSH。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 不是数字</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation>%1 高于 %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation>%1 低于 %2</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation>%1，持续 %2 秒</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>添加规则(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation>移除规则(&amp;R)</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>告警规则</translation>
    </message>
    <message>
        <source>above</source>
        <translation>高于</translation>
    </message>
    <message>
        <source>below</source>
        <translation>低于</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>条件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>至少持续(&amp;F)</translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation>%1 分钟没有进展</translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation>%1：停止运行</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1：终止集群</translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation>没有进展</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation>通知并停止运行</translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation>通知并终止集群</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation>没有新值的时间(&amp;W)</translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation>操作(&amp;I)</translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation>通过此规则终止集群？</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation>请先选择一个指标。</translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation>请先选择一条规则。</translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation>%1：添加工作节点</translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation>通知并添加工作节点</translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation>通过此规则启动机器？</translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation>当运行满足规则时会通知您，规则还可以停止该运行、终止其集群或添加工作节点。规则在 Trainyard 打开时对所选配置文件的运行生效，并在 trainyardctl 跟踪某个运行时对该运行生效。</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation>在 Trainyard 打开或 trainyardctl 跟踪运行期间，当该运行满足 %1 时，会在不再询问的情况下为一个新增的工作节点启动一台机器，每个运行一次。其费用与该运行的其他工作节点相同。</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>在 Trainyard 打开或 trainyardctl 跟踪运行期间，当该运行满足 %1 时，其集群会在不再询问的情况下终止，包括其所有机器和其他运行。未在别处保存的模型会尽可能先行复制。</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>请先输入一个值。</translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation>规则不完整</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>不含该规则保存</translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation>添加规则“%1”？</translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation>它在输入框中，但不在列表中。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation>可以附加</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>堆栈</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation>该区域的堆栈</translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation>终止此集群时可以删除堆栈及其创建的所有资源(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>附加(&amp;A)</translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation>附加现有堆栈</translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation>%1 中由旧工具、同事或控制台创建的动态训练堆栈将在此成为一个集群。堆栈本身不会更改。</translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation>堆栈(&amp;T)</translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation>正在加载堆栈…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation>堆栈密钥对的私钥；它保留在此计算机上</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>选择(&amp;O)…</translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation>私钥(&amp;K)</translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation>与堆栈相同</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>集群名称(&amp;N)</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation>依次尝试：ubuntu, ec2-user</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>登录用户(&amp;L)</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 小时</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>多久后终止(&amp;E)</translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation>该区域没有堆栈。</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>请选择私钥文件。</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation>必须提供密钥文件的完整路径。</translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
        <translation>使用 a-z、0-9 和“-”，以字母开头，最多 40 个字符。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>Change the amount or the action first.</source>
        <translation>请先更改金额或操作。</translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation>立即终止？</translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation>立即停止运行？</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation>已花费 %1。预算 %2 将立即达到，实例会被终止。</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation>已花费 %1。预算 %2 将立即达到，运行会被停止。</translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation>设置并终止</translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation>设置并停止</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X 轴</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation>指数移动平均。原始曲线以淡色保持可见。</translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation>在图表中拖动可缩放，按住 Shift 拖动可平移；双击可显示全部</translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation>此运行不产生费用，或其价格未知。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation>账户访问</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>Training package</source>
        <translation>训练包</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>数据准备</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>开始之前</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>缺少某些内容。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation>%1 中途</translation>
    </message>
    <message>
        <source>last, best</source>
        <translation>最近，最佳</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>此计算机</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>保留为</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Stack</source>
        <translation>堆栈</translation>
    </message>
    <message>
        <source>EMR</source>
        <translation>EMR</translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation>由 CloudFormation 堆栈启动其机器；删除堆栈时结束。</translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation>由 EMR 启动其机器；随 EMR 集群结束。</translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation>其机器是逐台启动的。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>运行时长</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>创建于 %1</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>目前费用</translation>
    </message>
    <message>
        <source>Auto-terminates</source>
        <translation>自动终止</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1后</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>已逾期</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1，丢失 %n 台机器</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation>实例</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation>添加工作节点</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>移除工作节点…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>开始训练…</translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation>终止此集群…</translation>
    </message>
    <message>
        <source>Extend by 2 h</source>
        <translation>延长 2 小时</translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation>恢复启动</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>接管…</translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation>复制 SSH 命令</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation>没有正在运行的集群。使用上方的“显示已结束的”可列出已终止的集群。</translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation>获得集群的其他方式</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation>将机器的截止时间推迟两小时</translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation>继续中断的启动：保留正在运行的机器，并启动缺少的机器</translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation>接管计算机或状态文件夹已丢失的集群，以便您可以在此终止它</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation>此集群没有机器。</translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation>此集群的运行</translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation>此集群尚无运行。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation>没有从此处启动过此集群的机器。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>尚无事件。</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation>集群详细信息</translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation>隐藏已结束的 (%1)</translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation>显示已结束的 (%1)</translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation>此集群的所有工作节点均已锁定：只有以后添加的工作节点可以移除。</translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation>终止一个工作节点的机器</translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation>其机器将被终止；机器上的数据将丢失。</translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation>要从 %2 中移除 %1 吗？</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>移除工作节点</translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation>要启动 %1 缺少的机器吗？</translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation>要启动 %1 的机器吗？</translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation>此集群没有正在运行的机器。将按计划启动 %1，类型为 %2。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation>其标签中的所有者为 %1，台账为 %2；使用该台账的任何人仍可更改它。私钥位于启动它的计算机上，因此您可以在此停止和终止它，但不能在其上训练。以下资源将被接管，并在您终止集群时删除：</translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation>要接管 %1 (%2) 吗？</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>更换工作节点…</translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation>打开终端</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>立即终止</translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation>计划中未运行的机器：%1。它们将以类型 %2 启动。已移除的工作节点保持移除状态。</translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation>其工作节点异常退出：%1。将启动另一台 %2 (%3) 并加入运行；随后 %4 的机器将被终止，其上的数据将丢失。</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>要更换 %1 吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation>为异常退出的工作节点启动一台机器，然后终止其原机器</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation>该工作节点将离开运行，其份额由其他工作节点接管。其机器将被终止，机器上的数据将丢失。无响应的机器无法离开：请立即终止它，不保存其最近检查点。不能失去机器的作业届时会失败。</translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation>导出计划…</translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation>从列表中移除此已结束的集群；其费用和运行会保留</translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation>按名称、状态、类型或可用区搜索</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>搜索集群</translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation>搜索节点</translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation>没有机器匹配这些词。</translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation>从此列表中移除已终止的集群；其费用和运行会保留</translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation>已终止的集群及其事件会保留在列表中，直到您将其移除</translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation>没有集群匹配这些词。</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>移除所有已结束的</translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation>设置日志</translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation>用于启动向导和 trainyardctl launch --plan 的文件，不含密钥和路径</translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation>导出集群的计划</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation>阶段（到达所需时间）：</translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation>只有由单个 EC2 实例组成的集群才有可导出的计划。</translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation>%1 未在运行：%2。</translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation>集群至少保留一个工作节点。</translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation>只能在运行训练期间替换工作节点。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>此集群没有正在运行的机器。</translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation>，及其创建的所有内容</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation>机器已不存在：%1。将再启动一台 %2（%3），并加入正在训练的运行（如果有）。</translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation>从此列表中移除丢失的机器；其事件会保留</translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation>只能在集群就绪或训练期间更换丢失的机器。</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation>%1 已从列表中移除。其费用和运行会保留。</translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>%n 个已结束的集群已从列表中移除。其费用和运行会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation>集群列表</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>其他 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation>留空：不发送文件</translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation>代码文件夹</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation>要发送的文件</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>正在列出文件…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>将发送 %n 个文件（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation>以下内容保留在此处：%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation>等效命令行</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation>对应的命令</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>匹配的命令</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>当前不可用。</translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation>查找命令、页面、集群、运行或设置</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>没有匹配项。请尝试减少词语。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>比较 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>复制为 Markdown(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>表格已复制。</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>仅显示差异(&amp;D)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>What it is about</source>
        <translation>涉及的对象</translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation>键入 %1 以继续：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Type %1 first.</source>
        <translation>请先输入 %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation>%1，然后%2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>当前每小时</translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation>当前每天</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>目前费用</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>On AWS, per hour</source>
        <translation>在 AWS 上，每小时</translation>
    </message>
    <message>
        <source>On AWS so far</source>
        <translation>在 AWS 上至今</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>On-Demand machines</source>
        <translation>按需机器</translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation>Spot 机器</translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation>磁盘 (EBS)，包括已停止机器的磁盘</translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation>公有 IPv4 地址</translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
        <translation>NAT 网关：不需要，机器有自己的公有 IP 地址</translation>
    </message>
    <message>
        <source>For</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>每天</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>&amp;Daily budget</source>
        <translation>每日预算(&amp;D)</translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation>所选集群的预算(&amp;S)</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation>根据记录的机器运行时间以及机器、磁盘和 IP 地址的标价估算。您的 AWS 账单可能有所不同。</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>当前每小时</translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation>今天 (UTC)</translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation>迄今所有集群</translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation>每日预算为 %1。</translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation>现在没有每日预算。</translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation>按集群列出的费用</translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation>尚未从此处启动过集群，因此未产生费用。</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>按集群</translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation>按日列出的费用</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>尚未产生费用。</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>按日</translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation>正在付费的项目</translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation>当前付费项</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>更便宜的选择</translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation>未找到更便宜的选择。</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>更便宜</translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation>%1 的标价。</translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation>最近几天的费用</translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation>在 AWS 上，此类集群至今需 %1。</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>在 AWS 上，此类集群现在需 %1，至今 %2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation>运行图表示例</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation>存储桶和文件夹</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>向上(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation>选择此文件夹(&amp;C)</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>选择数据集</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>正在读取文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation>所有存储桶</translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation>该账户没有存储桶。</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>此文件夹为空。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation>机器的文件夹</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation>主文件夹(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
        <translation>根文件夹(&amp;R)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>no such bucket in this account</source>
        <translation>此账户中没有此存储桶</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n 个文件，%1，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation>无数据集</translation>
    </message>
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation>运行使用存储桶中的数据集进行训练。可以用渲染的数字图像创建一个，或上传您自己的文件夹。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation>此账户的存储桶中的数据集，以及运行使用过的数据集。</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>在运行中使用…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation>工作节点的份额…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>地址已复制。</translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation>数据种类</translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation>数据集(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation>共享文件系统(&amp;S)</translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation>机器的文件夹(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n 个存储桶无法完整列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation>请先选择一个数据集。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayBars</name>
    <message>
        <source>%1: %2</source>
        <comment>day, amount</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>尚未产生费用。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation>日期 (UTC)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation>诊断此集群</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>诊断结果</translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation>尚未诊断</translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation>诊断功能会登录机器，读取机器的日志和账户信息，指出问题及其修复方法。未经确认，它不会更改任何内容。</translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation>修复已完成，并已重新检查。</translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation>正在诊断</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>重新运行(&amp;G)</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>保存报告(&amp;V)…</translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation>用于错误报告的存档，不含机密；会先列出其内容</translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation>正在诊断集群…</translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation>诊断已停止；显示到目前为止的结果。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>%n 项检查无异常</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation>正在修复；下方的操作显示其步骤。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>ZIP 存档 (*.zip)</translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation>正在收集文件…</translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation>要保存报告吗？</translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation>存档 %1 将包含以下文件。密钥、令牌和密码会替换为 ***；名称、地址和账户编号会保留。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation>此集群不是从此计算机启动的。</translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation>正在进行修复。</translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation>诊断尚未结束。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation>继续使用</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation>集群的所有机器共享的文件夹，机器消失后仍然保留。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation>将要创建的内容及其费用。</translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation>新建共享文件系统</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>VPC(&amp;V)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>可用区(&amp;Z)</translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation>集群的所有机器（包括以后加入的机器）在启动时都会挂载它。代码、数据和结果只存储一次，由多个集群共享，机器消失后仍然保留。打包数据 (RecordIO) 不会减慢训练。大量小文件则会，因为每个文件都需要一次请求：请先打包。机器只能在有挂载目标的可用区中挂载它。</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation>正在读取该区域的 VPC。</translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation>请选择一个或多个可用区。</translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation>一个文件系统，加密，弹性吞吐量</translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>%n 个挂载目标</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation>允许 NFS (TCP 2049) 的安全组</translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation>为空时不收费；之后按 GiB 和月计费，直到您按名称将其删除。</translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation>%2 中的 %1，挂载目标位于 %3。“全部终止”不会删除它：它会保留并持续计费，直到您在此键入其名称将其删除。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation>可选：在每个节点的 /efs 上挂载 EFS 文件系统，用于脚本、数据和结果。</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>文件系统(&amp;F)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>子网(&amp;U)</translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation>默认 VPC 的子网，由 EMR 选择</translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation>允许节点的角色读取文件系统（挂载所需）(&amp;R)</translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation>正在加载文件系统和子网…</translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation>其挂载目标的安全组将添加到所有节点：%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation>映像和引导</translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation>节点的启动映像，以及 EMR 安装应用程序之前节点运行的脚本。</translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation>自定义映像(&amp;I)</translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation>该版本自带的映像（推荐）</translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation>ami-…：与该版本同代的 Amazon Linux，未加密，只有一个卷</translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation>脚本文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation>日志文件夹之下</translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation>日志的文件夹</translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation>Trainyard 自己的脚本会上传到您的存储桶中的 %1。每个节点在启动时运行它们：</translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation>• %1 为用户 hadoop 将 %2 挂载到 /efs，如果无法挂载则使节点失败。</translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation>• 一个脚本设置截止时间，即使此计算机已关闭，节点也会遵守。</translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation>所有节点运行后，工作节点列表和 DEEPLEARNING 变量会写入主节点。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation>日志和限制</translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation>EMR 写入日志的位置，以及集群何时结束。</translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation>s3://bucket/folder</translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation>EMR 在未使用多久后结束集群(&amp;U)</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>终止保护(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation>标签(&amp;A)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>无；例如 team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>每个标签写为 name=value，标签之间用逗号分隔。</translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation>EMR 自身的限制只计算步骤和 YARN 应用程序；下方的限制还计算训练运行，由每个节点上的 Trainyard 脚本执行。日志文件会延迟几分钟到达。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation>机器和根卷</translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation>统一实例组：也参与训练的主节点、核心节点，以及可以移除的任务节点。</translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation>核心节点（工作节点）(&amp;W)</translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation> 个核心节点，外加主节点</translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation>根卷(&amp;R)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation>大于 50 GiB，否则集群可能无法启动</translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation>核心节点的类型(&amp;C)</translation>
    </message>
    <message>
        <source>as the master</source>
        <translation>与主节点相同</translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation>任务节点为 Spot 机器(&amp;P)</translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation>任务节点(&amp;K)</translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation> 个任务节点</translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation>任务节点的类型(&amp;E)</translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation>与核心节点相同</translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation>最高 Spot 价格(&amp;U)</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>不超过按需价格</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation>版本和应用程序</translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation>只选择训练需要的应用程序：每个应用程序都会延长启动时间，有些还会阻止启动。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>版本(&amp;L)</translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation>该区域的最新版本</translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation>应用程序(&amp;P)</translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation>Hadoop</translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation>该版本的应用程序(&amp;O)</translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation>该版本的应用程序</translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation>正在加载版本和应用程序…</translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation>最新版本为 %1。</translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation>%1：已由 %2 取代</translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation>%1：不再获得 Amazon Linux 更新</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>将要创建的所有内容。目前尚不存在任何内容。</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>重新检查(&amp;A)</translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation>正在检查版本、角色、组、映像和文件系统…</translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation>未发现 EMR 会拒绝的内容。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation>安全和角色</translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation>谁可以登录主节点、节点的安全组，以及 EMR 和节点的权限。</translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation>主节点的托管组(&amp;M)</translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation>EMR 自己的</translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation>其他节点的托管组(&amp;G)</translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation>服务访问组(&amp;U)</translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation>仅用于私有子网</translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation>主节点的附加组(&amp;D)</translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation>无；sg-…</translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation>其他节点的附加组(&amp;H)</translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation>服务角色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation>实例配置文件(&amp;I)</translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation>缺少默认角色时创建(&amp;L)</translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation>账户尚无角色 %1。</translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation>角色 %1 缺少策略 %2。</translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation>两个默认角色均存在。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>添加步骤</translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation>EMR 在前面的步骤之后，以用户 hadoop 的身份在主节点上运行该命令。其输出几分钟后到达日志存储桶。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation>运行下一步骤</translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation>取消等待中的步骤</translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation>结束集群</translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation>失败时(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>添加步骤(&amp;A)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>添加步骤…</translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation>取消步骤…</translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation>步骤的日志</translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation>添加核心节点…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation>无法读取步骤。</translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation>无步骤。“添加步骤”可在主节点上运行命令。</translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation>未向此集群添加过步骤。</translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation>终结其进程</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>要取消步骤 %1 吗？</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>其进程会被中断；忽略中断的进程可以强制终结。尚未写入的结果将丢失。</translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation>它尚未开始，也不会开始。</translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation>取消步骤</translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation>正在读取 %1 的日志…</translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation>尚无 %1 的日志：EMR 在步骤开始几分钟后才写入日志。</translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation>步骤 %1 的日志</translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation>添加核心节点</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation>核心节点保存 HDFS 的一部分，在集群结束之前无法移除。在此之前，每个核心节点的费用最高为 %1。新核心节点的数量：</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation>集群目前不接受步骤。</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>请先选择一个步骤。</translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation>此步骤已无法取消。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation>创建 EMR 集群</translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation>创建集群</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>审核并创建</translation>
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
        <translation>%1（最佳）</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation>验证准确率</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation>批量</translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>最佳验证 %1（第 %2 轮）</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>最低验证损失 %1（第 %2 轮）</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation>损失 %1</translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation>损失 %1（第 %2 轮）</translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation>训练损失 %1（第 %2 轮）</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>复制为 TSV</translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation>MXNet 的 parse_log 输出的表格，用于报告</translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation>制表符分隔的值，用于电子表格</translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation>尚未完成任何轮次。</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation>逗号分隔的值，与“导出轮次”写出的相同</translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation>尚未完成任何一轮。</translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation>按显示内容复制</translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
        <translation>与屏幕上相同的标题和数值</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation>AWS 没有可供 %1 使用的容量：%2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation>%1 未传输：%2</translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation>符号链接</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation>S3 中的地址以 s3:// 开头，例如 s3://bucket/folder。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>挂载…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation>集群的所有机器都可以挂载的文件系统 (EFS)，用于代码、数据和结果。它们会保留并持续计费，直到您在此将其删除。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation>新建文件系统…</translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation>无法列出文件系统。</translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation>无共享文件系统。“新建文件系统”可创建一个在每个可用区都有挂载目标的文件系统。</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>未读取 %1：%2</translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation>您在其区域中没有正在运行的集群。</translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation>%1 (%2)，位于 %3，%4</translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation>删除文件系统</translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation>其所有数据都将丢失，在挂载了它的所有机器上也是如此。此操作无法撤消。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation>请先选择一个文件系统。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>S3</source>
        <translation>S3</translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation>当您有集群正在运行时，此处会提供其机器上的文件。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>此文件夹中还有 %n 个条目未列出。请打开下级文件夹，或使用 ssh。</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation>无法列出此位置。</translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation>此处没有内容。请拖放此计算机上的文件，或在右侧选择文件并上传。</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation>新建存储桶…</translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation>不能在此删除机器的文件夹。</translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation>运行的每台机器都需要在相同路径下有这些文件，就像在共享文件系统上一样。</translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation>请先在左侧打开一个存储桶。</translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation>将一个图片文件夹、图片列表或数据集打包为 RecordIO 文件</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选择 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation>%1：%2 字节，修改于 %3</translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation>%1：%2 字节，修改于 %3，ETag %4</translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation>上传到公开的存储桶</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation>未下载，因为其名称不能用作此处的文件名：%1</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation>目标位置已有这些名称。同名文件将被替换，文件夹内的同名文件也是如此。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>新建存储桶</translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation>%1 中的文件夹名称：</translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation>名称，在所有账户中唯一。存储桶是私有且加密的，并屏蔽公共访问：</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation>存储桶名称由 3 到 63 个小写字母、数字和连字符组成。</translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation>存储桶现已存在。</translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation>文件夹名称不能包含斜杠，且不能为空。</translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation>文件夹现已存在。</translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation>链接已复制。拥有该链接的任何人都可以在一小时内读取该对象。</translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation>从机器中删除</translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation>从 S3 中删除</translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation>将删除这些文件；如果位于共享文件系统上，则对所有机器都删除。此操作无法撤消。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>已删除。</translation>
    </message>
    <message>
        <source>Objects in S3</source>
        <translation>S3 中的对象</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>打包…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>在运行中使用…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation>S3 或机器</translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation>S3 中的地址，或机器上文件夹的地址</translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation>S3 中或机器上的上级文件夹</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>此计算机</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>此计算机上的文件夹</translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation>此计算机上的上级文件夹</translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation>此计算机上的文件</translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation>请先在左侧选择文件。</translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation>此文件夹没有上级文件夹。</translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation>请先在左侧选择一个文件。</translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation>请先选择此计算机上的文件。</translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation>请先选择此计算机上的一个文件夹或文件。</translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation>上传到可能公开的存储桶</translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation>此存储桶的策略或访问控制列表对所有人开放。</translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation>这些凭证无法读取谁可以使用此存储桶（s3:GetBucketPolicyStatus、s3:GetBucketAcl）。</translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation>将删除这些对象。此操作无法撤销。</translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation>其中已没有任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>将删除 %n 个对象，其中文件夹下的共 %1。此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation>正在读取其中的内容…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>well</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation>复制诊断结果及其依据</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation>我有 AWS 账户</translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation>在集群上训练模型</translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation>Trainyard 在 AWS 上启动机器，用所有机器训练您的模型，实时显示不断增长的曲线，结束后不留下任何运行中的资源。</translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation>在您添加账户之前，机器是此计算机上的沙盒，不产生费用。</translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation>账户：配置文件 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1，已展开</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1，已折叠</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation>要复制：</translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation>已复制：</translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation>要移除：</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>已移除：</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>仅存在于机器上</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation>从机器中移除此文件夹没有的内容(&amp;R)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation>复制到机器</translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation>没有共享存储时，每台机器上都必须有代码和数据。文件按内容进行比较：只复制不同的部分，并在复制后再次比较。</translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation>比较文件夹，查看机器上的副本缺少哪些内容。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation>此计算机上的文件夹(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>集群(&amp;C)</translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation>机器上的文件夹(&amp;M)</translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation>无；例如 .git, *.tmp, cache/*</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>排除(&amp;L)</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>此计算机上的文件夹</translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation>没有机器正在运行的集群。</translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation>正在比较所有文件的内容…</translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation>请先比较：这会列出将要移除的内容。</translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation>部分机器无法比较。</translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation>部分机器无法更新。</translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation>所有机器都有此文件夹的内容。</translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation>尚未更改任何内容：表格列出了将要复制和移除的内容。</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>正在进行比较。</translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation>请先选择文件夹、集群及其机器上的文件夹。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>结束运行(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation>启动新的头节点(&amp;L)</translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation>头节点丢失</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%2 上的 %1 已丢失其头节点</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>诊断进度</translation>
    </message>
    <message>
        <source>New head</source>
        <translation>新头节点</translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation>继续位置</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>丢失的步数</translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation>启动一台机器并继续运行；使用操作中的“取消”可结束它</translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation>将运行记录为已停止；机器保留</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation>正在了解运行还剩下什么。尚未启动任何内容。</translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation>不清楚运行还剩下什么。%1</translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation>云报告其头节点已不存在。</translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation>云报告其头节点的状态为：%1。</translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation>运行已停止。它可以在新的头节点上继续；工作节点保留。</translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation>运行已完成：其最后一轮已有检查点。不需要新的头节点。</translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation>运行无法继续：%1。</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>不产生费用</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation>从头开始：没有检查点</translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation>第 %1 步的检查点，在第 %2 轮之后</translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation>第 %1 轮之后的检查点</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation>%1，将重新训练</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>&amp;Log in again</source>
        <translation>重新登录(&amp;L)</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>账户(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>区域(&amp;G)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>本地云</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>session expired</source>
        <translation>会话已过期</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>无法访问</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>不产生费用</translation>
    </message>
    <message>
        <source>costs money</source>
        <translation>产生费用</translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation>%1，产生费用</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation>其他区域中有 %1</translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation>括号内：您在该区域正在运行的机器数</translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation>会话将在 %1后过期</translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation>消息：%1 条未读</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation>此类机器在 AWS 上为 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的页面列表</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南页面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增功能</translation>
    </message>
    <message>
        <source>No page contains this.</source>
        <translation>没有包含此内容的页面。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImageModel</name>
    <message>
        <source>Image</source>
        <translation>映像</translation>
    </message>
    <message>
        <source>Login user</source>
        <translation>登录用户</translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation>最小磁盘</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation>AMI ID</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>此处不提供</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImagePage</name>
    <message>
        <source>Image</source>
        <translation>映像</translation>
    </message>
    <message>
        <source>The operating system and the drivers that every machine starts with.</source>
        <translation>每台机器启动时所用的操作系统和驱动程序。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>映像</translation>
    </message>
    <message>
        <source>Current &amp;images</source>
        <translation>当前映像(&amp;I)</translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation>名称、ami-…、name:… 或 resolve:ssm:/…</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>映像(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>登录用户(&amp;L)</translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation>旧指南中的 AMI ID 和名称也可使用：Trainyard 会建议当前的映像。</translation>
    </message>
    <message>
        <source>As named below</source>
        <translation>如下所示</translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation>留空则使用映像的默认用户。如果该用户被拒绝，会尝试其他常用名称。</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation>依次尝试：ubuntu, ec2-user, …</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation>打开作业文件…</translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation>保存作业文件…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>参数扫描…</translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation>使用不同的参数值多次运行该作业</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation>无法打开示例</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>打开作业文件</translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation>作业文件 (*.yaml *.yml *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation>%1 不是作业文件</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>保存作业文件</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>未写入 %1</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>请先完成其他页面。</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>作业文件</translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation>将作业加入集群的队列：在 Trainyard 或 trainyardctl queue run 运行期间，它会在前面的作业之后启动</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>新建脚本</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python 脚本 (*.py)</translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation>%1 中有其他文件。</translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation>作业会将脚本所在的文件夹连同其中的所有文件发送到各台机器。若只发送脚本，请将其保存在空文件夹中。</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>保存在此处(&amp;S)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation>CIFAR-10：裁剪、镜像、颜色抖动</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>数据增强</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>验证数据</translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation>留空：数据集的验证文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation>自动，根据文件名</translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation>IDX，与 MNIST 相同</translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation>CIFAR-10，二进制</translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation>CIFAR-100，二进制</translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation>RecordIO (.rec)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>与模型相同</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>加载线程</translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation>每个工作节点准备批次的线程数</translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation>随机裁剪</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation>裁剪前在每一侧填充的像素</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation>填充值</translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation>随机镜像</translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation>色调抖动</translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation>饱和度抖动</translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation>明度抖动</translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation>均值 (R,G,B)</translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation>从 0 到 255 的值中减去</translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation>标准差 (R,G,B)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation>值变为 (值 - 均值) / 标准差 * 缩放</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation>用于初始权重和样本顺序</translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation>确定性：每次得到完全相同的结果</translation>
    </message>
    <message>
        <source>Log every</source>
        <translation>日志间隔</translation>
    </message>
    <message>
        <source> batches</source>
        <translation> 个批次</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation>dist_sync：所有工作节点同步执行每一步</translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation>dist_async：每个工作节点独立执行每一步</translation>
    </message>
    <message>
        <source>local: one worker, no server</source>
        <translation>local：一个工作节点，无服务器</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation>每个工作节点的计算线程数</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation>在工作节点的机器上时，1 表示每台机器一个</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>服务器位于</translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation>工作节点的机器</translation>
    </message>
    <message>
        <source>the head node</source>
        <translation>头节点</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation>在服务器上，由服务器发送权重</translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation>在每个工作节点上：服务器发送汇总后的梯度</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>最少工作节点数</translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation>少于此数时运行暂停</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>最多工作节点数</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>备用工作节点</translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation>超出最多数量的部分：它们加入后等待，以替换异常退出的工作节点</translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation>工作节点加入和离开的时机</translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation>自动：轮次较长时在批次之间</translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation>在一轮结束时</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>在两个批次之间</translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation>排除机器的条件</translation>
    </message>
    <message>
        <source> deaths</source>
        <translation> 次异常退出</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>For</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation>之后其工作节点可以重新加入</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation>工作节点与服务器之间的梯度和权重</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation>每个梯度 2 位</translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation>阈值（2 位）</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
        <translation>梯度和权重在工作节点与服务器之间的传输方式。控制消息始终加密。加密每 MB 约需 0.5 毫秒的 CPU 时间（两端合计）。</translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation>auto：离开专用网络时加密</translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation>plain：最快；网络可以读取和更改</translation>
    </message>
    <message>
        <source>aead: always encrypted, takes CPU time</source>
        <translation>aead：始终加密，占用 CPU 时间</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>每隔</translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation>仅在运行停止时</translation>
    </message>
    <message>
        <source>And every</source>
        <translation>以及每隔</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation>留空：集群的存储桶，或此计算机上的副本</translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation>停止时的保存时间</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation>优化(&amp;M)</translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation>并行(&amp;S)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation>检查点(&amp;K)</translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation>其他选项(&amp;H)</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>启动器</translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation>进程如何到达机器</translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation>ssh：机器上的代理</translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation>local：全部在头节点上</translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation>mpi：头节点上的 mpirun</translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation>sge：Grid Engine</translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation>slurm：srun 或 sbatch</translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation>yarn：EMR 的资源管理器</translation>
    </message>
    <message>
        <source>Its options</source>
        <translation>其选项</translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation>启动器命令的其他参数，每行一个</translation>
    </message>
    <message>
        <source>-q</source>
        <comment>an option of qsub</comment>
        <translation>-q</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>NAME=value, one on each line. They are stored with the run: no secrets</source>
        <translation>NAME=value，每行一个。它们随运行一起存储：请勿填写机密</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NAME=value</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation>在机器上：绝对路径、~/ 之下的路径或代码之下的路径</translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation>留空：代码文件夹，否则为主文件夹</translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation>最长设置时间</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation>除常用模式外，保留在此处的文件的模式，每行一个</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation>程序可在 TRAINYARD_CHECKPOINTS 中找到此项</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation>留空：集群的存储桶，或运行的文件夹</translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation>从 SIGTERM 到 SIGKILL</translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation>每台机器上</translation>
    </message>
    <message>
        <source> processes</source>
        <translation> 个进程</translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation>自动：每个 GPU 一个，或一个</translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation>运行期间机器可以加入和离开</translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation>进程失败时</translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation>end：全部停止</translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation>shrink：其他进程继续</translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation>restart：全部重新启动</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启次数</translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation>所有进程合计，最多</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation>其数字成为曲线的行的格式：auto（全部）、none，或用逗号连接的名称</translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation>自定义模式</translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation>带命名组的正则表达式，每行一个；优先尝试</translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation>%1 选项</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>环境(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation>进程和失败(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation>输出中的指标(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation>启动器(&amp;U)</translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation>在队列中的最长时间</translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation>Slurm、Grid Engine 或 YARN 的队列；0：直到集群的截止时间、空闲限制或预算</translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>保留最后几个</translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation>较旧的检查点会在保存它们的机器上和存储桶中删除</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation>保留最佳的依据</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>验证准确率</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation>无：仅保留最后几个</translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation>0：仅按轮次。没有存储桶时，这些检查点每小时最多有 1 GiB 复制到此计算机。</translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation>每台机器的工作节点数</translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation>没有 GPU 时，例如每个 CPU 插槽一个；有 GPU 时，每个 GPU 一个。</translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation>在下方的时间内，在该机器上异常退出的工作节点数</translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation>弹性：运行期间工作节点可以加入和离开</translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation>否则，运行保持启动时的工作节点，少于此数时暂停</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation>此检查点属于 %1：请选择该模型。</translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation>最多为 %1，即集群的工作节点数。</translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation>至少为 %1，即集群的工作节点数。</translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation>至少需要一个服务器。</translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation>此模式需要只有一个工作节点的集群；该集群有 %1 个。</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>请提供地址，例如 s3://bucket/prefix 或 file:///folder，或留空。</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation>请提供地址，例如 s3://bucket/prefix、机器上的文件夹，或留空。</translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation>请提供三个数字，例如 123.68, 116.779, 103.939。</translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation>请提供整数，至少为 0。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation>开始训练</translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation>无法检查数据集。%1</translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation>已找到数据集。</translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation>正在检查数据集…</translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation>在 %1 未找到数据集：%2。请返回选择另一个数据集，或在该处创建一个。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation>将要运行的内容。训练期间可以添加和移除工作节点。</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>重新检查(&amp;K)</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>数据：%1</translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation>集群：%1，%2</translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation>轮数：%1</translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation>所有工作节点的批量：%1</translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation>每个工作节点的批量：%1</translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation>学习率：%1，%2</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>调度：%1</translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation>精度：%1，在 CPU 上</translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation>精度：%1</translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation>精度：%1，在每台机器的 GPU %2 上</translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation>模式：%1，在每个工作节点上更新</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>模式：%1</translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation>S3 密钥：将仅限于此存储桶的会话密钥发送到机器</translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation>S3 密钥：将受限的会话密钥发送到机器；如果 AWS 不创建会话密钥，则发送您自己的密钥</translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation>• 每轮之后保存检查点</translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation>• 每 %1 轮之后保存检查点</translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation>• 运行停止时保存检查点</translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation>• 头节点上的一个调度器</translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• 头节点上的一个调度器，以及 %n 个服务器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• %n 个工作节点，每台机器一个</numerusform>
        </translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation>• 运行页面上的实时曲线</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>不产生额外费用</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>集群的费用为 %1</translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation>LeNet，小型卷积网络</translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation>MLP，三个全连接层</translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation>ResNet-%1，用于 %2 图像 (%3)</translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation>制作数字图像(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation>上传文件夹(&amp;U)…</translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation>启动集群(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation>S3 密钥(&amp;S)</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>控制机器的任何人都可以使用这些密钥，并拥有您的全部权限。</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>运行内容</translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation>模型、用于训练的数据集和集群。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>集群(&amp;C)</translation>
    </message>
    <message>
        <source>%1, a model of its own</source>
        <comment>name</comment>
        <translation>%1，自有模型</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation>包含四个 IDX 文件的 s3://bucket/prefix</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>没有就绪的集群：请先启动一个。</translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation>请选择数据集、制作数字图像，或上传您自己的文件夹。</translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation>请提供数据集的地址：s3://bucket/prefix 或 file:///folder。</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>该集群上有活动的运行：可以将此作业加入其队列。</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>起始于(&amp;F)</translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation>请提供检查点的地址或文件。</translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation>请提供完整路径，或地址，例如 s3://bucket/prefix。</translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation>训练从第 %1 轮之后继续。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation>轮数、批量大小和优化器。其他所有选项都有默认值。</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>轮数(&amp;E)</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> 个样本</translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation>批量大小(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>学习率(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>优化器(&amp;O)</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation>带 Nesterov 动量的 SGD</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation>bfloat16：CPU 支持时更快</translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation>例如每台机器上的 0,1；留空：全部；none：CPU</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation>请提供 1 到 100,000 的轮数。</translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation>请提供大于 %1 的轮数：检查点已有 %1 轮。</translation>
    </message>
    <message>
        <source>Give at least %1 samples, one for each worker.</source>
        <translation>请提供至少 %1 个样本，每个工作节点一个。</translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation>请提供 1 到 1,048,576 的样本数。</translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation>请提供大于 0、最大为 1,000 的学习率。</translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation>bfloat16 在 GPU 上不可用：请选择 float32，或将 GPU 留空。</translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation>请提供每台机器的 GPU 编号，例如 0,1，或 none，或留空。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation>显示账户的存储桶和文件夹</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>键入以搜索</translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation>您未启动上一个作业：%1。</translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation>您未启动上一个作业：%1，%2。</translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation>起始于：%1</translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation>训练从第 %1 轮中途继续。</translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• %n 个工作节点，每台机器 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>训练准确率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>验证准确率</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation>最近一个批次的损失</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>每步字节数</translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation>通信中与计算重叠的比例</translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation>等待权重的时间比例</translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation>每轮秒数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>每步样本数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批量大小</translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation>所有工作节点合计的批量</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Update on</source>
        <translation>更新位于</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation>衰减的轮次</translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation>衰减系数</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>最终学习率</translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation>预热轮数</translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation>预热学习率</translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation>过渡步数</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>服务器位于</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>最少工作节点数</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>最多工作节点数</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>备用工作节点</translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation>工作节点加入和离开的时机</translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation>每行日志的批次数</translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation>检查点间隔轮数</translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation>检查点间隔分钟数</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点数</translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation>最佳检查点依据</translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation>检查点文件夹</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>验证数据</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation>每台机器的进程数</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>加载线程</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>选择(&amp;O)…</translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation>私钥，保留在此计算机上</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>密钥文件</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>密钥(&amp;K)</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>密钥文件(&amp;F)</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Create a new one on this computer</source>
        <translation>在此计算机上新建密钥</translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation>导入密钥文件</translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation>密钥对 %1</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>请选择私钥文件。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation>启动集群</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Review and launch</source>
        <translation>审核并启动</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>License</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>组件及其许可证</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation>Trainyard 是自由软件，依据 GNU General Public License 第 3 版或更高版本发布，不提供任何担保。它使用以下组件。</translation>
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
        <translation> 小时</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>多久后终止(&amp;E)</translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation>或空闲多久后(&amp;I)</translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation>集群预算(&amp;G)</translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation>达到限制时(&amp;T)</translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation>%1后达到预算。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation>机器何时自行终止。</translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation>即使此计算机已关闭，机器也会自行执行截止时间和空闲限制。空闲是指没有运行，也没有使用 CPU 或 GPU。执行终止的预算还会设置截止时间，停止运行的预算由头节点执行；警告需要打开 Trainyard。机器上的可执行文件 ~/.trainyard/before-stop 会先运行。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation>日志文本</translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation>第 %1 行显示失败。</translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation>仅显示日志的一部分，从第 %1 行开始。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation>找到的行</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation>在所有进程的日志中查找</translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation>搜索已复制到此计算机的日志，包括已不存在的机器的日志。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation>没有包含此内容的行。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>前 %n 行：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation>采用 PCRE2 语法。对于更长的行，仅搜索前 16 KiB。</translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
        <translation>请先输入要查找的内容。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation>一个负责协调的头节点，以及负责训练的工作节点。</translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation>集群置放群组(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation>Elastic Fabric Adapter(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>至少(&amp;L)</translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation>全部，否则不启动</translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation>当 AWS 没有更多容量时，以此数量的工作节点继续启动</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation>预留容量</translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation>购买选项(&amp;P)</translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation>/小时（上限）</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>不超过按需价格</translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation>Spot 价格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation>头节点类型(&amp;H)</translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation>预留(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation>按优先顺序排列的可用区(&amp;Z)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation>备用类型(&amp;Y)</translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation>备用区域(&amp;G)</translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation>与工作节点相同</translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation>此区域中没有</translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation>任何有容量的可用区</translation>
    </message>
    <message numerus="yes">
        <source> worker(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 个 worker</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Cheaper, but AWS may interrupt the machines</source>
        <translation>更便宜，但 AWS 可能会中断机器</translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation>无；例如 eu-west-1</translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
        <translation>有此类型的可用区：%1</translation>
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
        <translation>位置</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>显示导览</translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation>试用：一分钟，免费</translation>
    </message>
    <message>
        <source>Still running: %1</source>
        <translation>仍在运行：%1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation>%3 的 %2 预算已使用 %1</translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation>%1。正在执行预算操作：%2。</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>本地云</translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation>账户未知（配置文件 %1）</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation>账户 %1 (%2)</translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation>Trainyard：%1</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>启动集群…</translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation>打开已保存的计划…</translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation>YAML 或 JSON 格式的计划；也可以将其文件拖放到此窗口</translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation>创建训练堆栈…</translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation>一个 CloudFormation 堆栈，其工作节点可以在运行期间加入和离开</translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation>创建 EMR 集群…</translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation>打开现有堆栈…</translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation>将其他工具或同事创建的堆栈变为此处的集群</translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation>查找正在运行的集群</translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation>配额和权限…</translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation>允许从我的新 IP 地址进行 SSH</translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>允许从此计算机当前的 IP 地址通过 SSH 访问所有集群，并移除其以前的地址</translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation>制作数字图像…</translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation>上传文件夹…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>开始训练…</translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation>全部终止</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>账户…</translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation>所需权限…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>命令面板…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>通知…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation>列出将要终止的内容并要求确认</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>主题：跟随桌面</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>主题：浅色</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>主题：深色</translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation>发现 %1 正在运行。</translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation>您没有正在运行的机器。</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>集群(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation>其中最早的将在 %1后自行终止。</translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation>它们没有截止时间。</translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation>仍有操作正在进行；机器可能正在启动。</translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>%1 的队列停止：在此程序或 trainyardctl queue run %1 处理它之前，不会启动任何作业。</translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>%1 的队列停止，其中有 %n 个作业在等待：在此程序或 trainyardctl queue run %1 处理它之前，这些作业都不会启动。</numerusform>
        </translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation>正在进行的操作结束后，窗口将关闭。</translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation>运行无法恢复</translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation>它没有检查点。请改用新权重开始训练。</translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation>无法读取运行的作业</translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation>作业未加入队列</translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation>已加入队列。集群的“队列”选项卡会显示它。</translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation>此桌面未设置浏览器</translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation>请在浏览器中打开此页面：%1</translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation>您的计划已保留：“启动集群”会再次提供它。</translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation>打开已保存的计划</translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation>计划 (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation>无法打开此计划</translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation>该文件未描述集群。</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation>Jupyter 已就绪，但此桌面未设置浏览器。请在浏览器中打开此页面：</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>许可证…</translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation>告警规则…</translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation>消息…</translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation>运行无法继续</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>此页面的帮助</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增功能</translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation>关于 Trainyard</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation>集群，%1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation>运行，%1，%2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation>切换到此账户</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation>表格中的时间</translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation>新集群的实例类型</translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation>新集群的工作节点数</translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation>新集群的截止时间</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation>规则将停止该运行。</translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation>规则将终止该集群。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation>终止账户中的所有内容…</translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation>也包括并非由 Trainyard 启动的内容；会要求输入账户名称</translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation>%1正在运行（%2）。%3</translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation>新集群的区域</translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation>%1。未终止，位于另一个账户：%2</translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation>未终止，位于另一个账户：%1。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation>未终止，因为响应的是另一个账户：当该集群的账户响应时，规则将终止该集群。</translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation>告警规则未保存</translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation>规则将添加一个工作节点。</translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation>未添加工作节点：此运行的工作节点是固定的。</translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation>由于选择了另一个配置文件，未添加工作节点。</translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation>无法读取告警规则</translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation>未应用任何规则。%1</translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation>替换告警规则？</translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation>无法读取已存储的规则。%1 保存后将替换它们。</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>编辑规则</translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation>正在进行：%1。Trainyard 关闭期间，检查点不会复制到此计算机，丢失的机器也不会被更换。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>run; its last checkpoint</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run on cluster, alert rule</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your job is kept: Start training offers it again.</source>
        <translation>您的作业已保留：“开始训练”会再次提供它。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation>%1（%3 个中有 %2 个正在运行）</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Resources at AWS</source>
        <translation>AWS 上的资源</translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation>AWS 尚未报告任何资源。</translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation>扩缩活动</translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation>堆栈的输出</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>id, state</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>id, state, reason</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Workers: %1 requested, %2 launched, %3 joined</source>
        <translation>工作节点：已请求 %1，已启动 %2，已加入 %3</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation>CloudFormation 将在 %1 后结束创建</translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation>通常在 %1 内就绪</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation>机器之间的登录：行登录到列</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation>机器之间的登录</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation>%1 到 %2：%3</translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation>每台机器都可以登录到其他每台机器。</translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n 次登录失败。第一个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation>为机器提供密钥</translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
        <translation>集群自己的密钥对；此计算机的密钥不会离开此计算机</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation>%1 的曲线</translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation>显示或隐藏曲线，并选择刻度</translation>
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
            <numerusform>以及另外 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation>%1 n=%2</translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation>%1 最近=%2 n=%3</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>尚无值</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation>显示所有曲线</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>对数刻度</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation>%1（第 %2 轮）</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation>其他指标</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>添加图表</translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation>移除 %1 的图表</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>尚未测量任何内容。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation>登录(&amp;L)</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>一次性验证码</translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation>%1 的一次性验证码(&amp;O)</translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation>%1 现在显示的六位数字。每个验证码只能使用一次。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Checking with AWS…</source>
        <translation>正在向 AWS 检查…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation>复制详细信息(&amp;Y)</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation>最佳依据(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>刷新(&amp;F)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>另存为(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Safetensors (PyTorch state_dict)…</source>
        <translation>Safetensors (PyTorch state_dict)(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;ONNX…</source>
        <translation>ONNX(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Checkpoint (to resume from)…</source>
        <translation>检查点（用于恢复）(&amp;C)…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>未读取：%1。</translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation>正在读取检查点…</translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation>未保存检查点。开始训练时，请设置“检查点”下的“每隔”。</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>模型另存为</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>要替换 %1 吗？</translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation>该文件已存在于 %1 中。其内容将丢失。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>已取消：未保存任何内容。</translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation>继续(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation>从此轮次继续</translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation>计划一次从所选检查点继续的运行</translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation>尚无检查点。运行会在一轮之后、使用“立即保存检查点”时以及您停止运行时保存检查点。</translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation>正在保存模型。</translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation>尚无检查点。</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>请先停止运行。</translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation>在一轮之内，只能从最近的检查点继续。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation>挂载 %1</translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation>集群的所有机器都会挂载它，重启后也是如此。以后加入的机器需要另行挂载。除文件系统外，不产生额外费用。</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>集群(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation>机器上的文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation>挂载(&amp;M)</translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation>请提供完整路径，例如 /efs 或 /data/shared。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation>网络和访问</translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation>谁可以登录、使用哪个密钥，以及机器在网络中的位置。</translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation>对 互联网 开放所有 TCP 端口（不安全）(&amp;T)</translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation>分配公有 IP 地址（子网不分配）(&amp;D)</translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation>永久添加缺少的规则(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>子网(&amp;U)</translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation>安全组(&amp;G)</translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation>可用区的默认子网</translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation>为此集群新建</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>正在加载子网、安全组和密钥对…</translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
        <translation>机器之间可以互相访问；对外部，Trainyard 仅向上述地址开放 SSH。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation>制作数字图像</translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation>上传文件夹</translation>
    </message>
    <message>
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation>使用此计算机的字体将类似手写的数字图像渲染到存储桶中，作为练习用的数据集。</translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation>将包含数据集文件的文件夹（与 MNIST 相同的 IDX、CIFAR .bin 或 .rec）及其下的所有文件夹复制到存储桶中。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation>制作数字图像(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>上传(&amp;U)</translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation>此计算机上的文件夹</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation> 个数字图像</translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation>用于训练(&amp;T)</translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation>用于验证(&amp;V)</translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation>彩色，32 x 32，与 CIFAR-10 相同(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation>其中的文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation>要上传的文件夹</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有此文件夹。</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation>存储桶名称由 3 到 63 个小写字母、数字和连字符组成。</translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation>新存储桶是私有且加密的。它会保留到您将其删除为止。</translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation>请为文件夹命名，例如 digits。</translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation>请提供以斜杠分隔的名称，例如 sets/digits。</translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation>该处已有数据集：同名文件将被替换。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Buc&amp;ket</source>
        <translation>存储桶(&amp;K)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeAnswerModel</name>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation>停止期间，其磁盘仍产生 %1 的费用。内存中的数据将丢失，公有 IP 地址可能会改变。</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>要停止 %1 吗？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation>休眠…</translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation>要使 %1 休眠吗？</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation>再次启动时，它会从原处恢复。停止期间，其磁盘仍产生 %1 的费用。如果启动时未启用休眠，AWS 会拒绝。</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>重启…</translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation>要重启 %1 吗？</translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation>它会保留磁盘、IP 地址和截止时间，费用也保持不变。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation>更改实例类型…</translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation>准备数据…</translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation>要准备 %1 的数据吗？</translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation>堆栈的数据准备脚本会在其上运行。成功后，该机器可以加入运行；之前的成功标记会先被移除。</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation>允许其重新加入运行</translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation>浏览文件</translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation>打开 Jupyter</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation>%1，%2 vCPU，%3</translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation>更改 %1 的实例类型</translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation>它将被停止、更改并启动；内存中的数据将丢失。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation>显示设置日志</translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation>内存中的数据将丢失，公有 IP 地址可能会改变。</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
        <translation>再次启动时，它会从原处恢复。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>head</source>
        <translation>头节点</translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation>工作节点，已锁定</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>正在加入</translation>
    </message>
    <message>
        <source>in the run</source>
        <translation>参与运行</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>正在离开</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>in no run</source>
        <translation>未参与运行</translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation>没有标签 elastic_worker_status 的弹性工作节点：数据就绪后会加入运行，在移除之前持续产生费用。</translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation>标签 elastic_worker_status 为 %1。删除其堆栈的标签会移除该工作节点。</translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation>头节点已锁定：它随其集群结束。</translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation>核心节点已锁定：它保存 HDFS 的一部分。任务节点可以移除。</translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation>基础工作节点已锁定：不会启动另一台机器来代替它。以后添加的工作节点可以移除。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP 地址</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>弹性</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation>实例 ID</translation>
    </message>
    <message>
        <source>process died</source>
        <translation>进程异常退出</translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation>其工作节点异常退出：%1。“更换”会为其启动另一台机器。</translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation>工作节点 %1</translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation>工作节点 %1，第 %2 轮</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
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
        <translation>已丢失</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>机器已不存在：%1。“更换”会启动另一台；“忽略”会将其从此列表中移除。</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>机器已不存在：%1。运行页面上的“更换头节点…”或 trainyardctl replace-head 会启动另一台；“忽略”会将其从此列表中移除。</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>机器已不存在：%1。“忽略”会将其从此列表中移除。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation>此会话中已结束的操作和运行、预算以及 Spot 中断通知会列在此处。</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>通知(&amp;N)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation>消息列表已清除。</translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation>没有通知。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation>运行已完成</translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation>运行已失败</translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation>运行已停止</translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation>预算的一部分已使用</translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation>EC2 收回 Spot 机器</translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation>运行已丢失其头节点</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>发送测试</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Report when</source>
        <translation>通知条件</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>通知位置</translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation>Webhook(&amp;W)</translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation>已存储地址；输入其他地址可将其替换</translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation>https://hooks.example.com/…</translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation>以 JSON 格式接收种类、一句话、集群和运行：不含程序的输出。</translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation>地址已移除。</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation>Webhook 已接受测试。</translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation>指标满足告警规则</translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation>工作节点异常退出</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>请先输入地址。</translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation>未保存任何地址。</translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation>截止时间临近，或早于所显示运行的结束时间</translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
        <translation>显示桌面通知(&amp;D)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Choose another place…</source>
        <translation>选择其他位置…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>显示配额…</translation>
    </message>
    <message>
        <source>Show quotas…</source>
        <translation>显示配额…</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>重新登录</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>显示权限…</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation>终止…</translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation>显示集群</translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation>更改计划…</translation>
    </message>
    <message>
        <source>Show steps of %1</source>
        <translation>显示 %1 的步骤</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 的进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Dismiss finished</source>
        <translation>清除已完成的</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation>无（除集群计划允许的以外）</translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation>仅限于此存储桶的会话密钥</translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation>您自己的密钥（如果 AWS 不创建受限密钥）</translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation>在机器没有该存储桶的 IAM 角色时使用；使用该存储桶启动的集群有此角色。密钥保存在只有登录用户可以读取的文件中，直到运行结束。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation>尚无值</translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation>尚无工作节点报告其速度。</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>秩 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation>打包为 RecordIO</translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation>将 %1 打包为 .rec 文件及其索引：每个类别一个图片子文件夹的文件夹、.lst 文件或数据集。读取少量大文件比读取大量小文件更快，尤其是从共享文件系统读取时。</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>打包(&amp;P)</translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation>打包文件(&amp;F)</translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation>每个工作节点一个或多个：这样每个工作节点读取自己的文件</translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation>文件数(&amp;N)</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> 像素</translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation>短边(&amp;S)</translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation>JPEG 质量(&amp;Q)</translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation>请提供以 .rec 结尾的完整路径。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有此文件夹。</translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation>请提供与来源不同的名称。</translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation>%1 已存在，将被替换。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation>%1（第 %2 轮）</translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation>%1（秩 %2，第 %3 轮）</translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation>试用输出行</translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation>粘贴程序打印的行：由其得到的曲线会显示在此处。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
        <translation>在这些行中未识别到数字。请打印 JSON 行，例如 {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}，或提供模式。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>viewing</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>AWS&apos;s message</source>
        <translation>AWS 的消息</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation>转到最后一页；每一页都有默认值</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>请先完成其他页面。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>What will be created</source>
        <translation>将要创建的内容</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>Required permissions</source>
        <translation>所需权限</translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation>Trainyard 专用用户</translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation>在 IAM 控制台中，用下面的文本创建策略：它可以读取和创建资源，且只能更改或终止带有 Trainyard 标签的资源。</translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation>用 trainyardctl account --policy-boundary 的输出创建第二个策略，名称为 node-boundary，路径为 /trainyard/：机器的角色只能在其范围内创建。</translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation>创建用户、角色或权限集，并将该策略附加到其上。</translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation>为该用户创建访问密钥，或通过单点登录进行登录，并在此将其添加为账户。</translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation>在启动任何资源之前检查其权限：trainyardctl account --permissions</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation>复制策略(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
        <translation>如果还要创建堆栈、EMR 集群和共享文件系统，请用 trainyardctl account --policy-managed 的输出创建第三个策略。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>attached</source>
        <translation>已附加</translation>
    </message>
    <message>
        <source>old form</source>
        <translation>旧形式</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation>附加它以代替 %1</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>附加它</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>拥有者</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>解决办法</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>状态文件夹</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>通知(&amp;N)…</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>语言将在下次启动时更改。</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>大</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>特大</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation>相对：2 分钟前</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日期和时间</translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation>表格中的时间(&amp;I)</translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation>新集群</translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation>实例类型(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation>多久后终止(&amp;F)</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>所选区域</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation>1,024 的幂：KiB、MiB、GiB</translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation>1,000 的幂：kB、MB、GB</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation>仅在涉及机器、数据或费用时</translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation>第二个选项会在不确认的情况下关闭表单，并从列表中移除排队的作业和已结束的集群</translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
        <translation>确认(&amp;M)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>映像</translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation>根卷</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>安全组</translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation>子网</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>存储桶</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>重新登录</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>显示权限…</translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation>显示策略…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>显示配额…</translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation>选择映像</translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation>使用 %1 GiB</translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>使用 %n 个工作节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation>使用其所有可用区</translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation>使用默认子网</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation>使用按需</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>导入密钥</translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation>创建密钥对</translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation>分配公有 IP 地址</translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation>关闭端口</translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation>关闭休眠</translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation>启动时创建</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>取消检查</translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation>忽略这些警告并启动(&amp;W)</translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation>在产生费用之前检查</translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation>正在检查计划</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation>正在检查，尚未产生费用</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>所有检查均已通过</translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation>启动可能失败：请查看警告</translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation>启动将会失败</translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation>已通过：%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation>AWS 可能会中断 Spot 机器</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation>免费；AWS 上为 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation>%1，导致运行结束</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>After</source>
        <translation>经过时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation>用于查找集群的名称、其机器的运行位置及其用途。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>起始于(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation> 个工作节点</translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation>启动模板(&amp;T)</translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation>启动模板的版本</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>标签(&amp;G)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>无；例如 team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation>每个标签写为 key=value，用逗号分隔。</translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation>您未启动上一个计划：%1，%2。</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation>%1，%2后自行终止</translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation>免费，%1后自行终止</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation>所选卡片会填写后续页面；每个值都可以更改。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation>优先级较高的作业先启动；优先级相同时，先加入的先启动</translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation>优先级(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation>在此之后启动(&amp;S)</translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation>所有选中的作业完成后，此作业才会启动。如果其中一个失败、被停止或从队列中移除，它就不会启动。</translation>
    </message>
    <message>
        <source>Start after</source>
        <translation>在此之后启动</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>started</source>
        <translation>已启动</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>在此之后启动</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试验</translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation>启动排队的作业</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation>从队列中移除…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation>作业依次启动，每个作业在集群空闲时启动。只有当此程序或 trainyardctl queue run 处理队列时，队列才会推进；它会从上次的位置继续。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>参数扫描(&amp;W)</translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation>没有排队的作业。作业表单中的“加入队列”可添加作业。</translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation>无法读取队列。</translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation>队列已暂停，将重新尝试其作业：%1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation>%1，按 %2</translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation>此程序现在会启动排队的作业；使用操作面板中的“取消”可结束此过程。</translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation>要从队列中移除 %1 吗？</translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation>它不会启动。等待它的作业也不会启动。</translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation>其运行会继续，或保留其结果。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation>队列中没有等待的作业。</translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation>请先选择一个作业。</translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
        <translation>只有失败或已停止的作业可以重试。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation>机器正在运行</translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation>应如何处理这些机器？</translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation>终止它们，然后关闭</translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation>保留它们，但在以下时间后终止</translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation>保留到其截止时间</translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation>保持运行</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>不关闭</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
        <translation>终止前的小时数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>%1 requested</source>
        <translation>已申请 %1</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>足够</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation>配额和权限</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation>策略和角色</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation>按系列列出的 vCPU</translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation> vCPU</translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation>新配额(&amp;Q)</translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation>申请提高…</translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation>这些凭证的权限</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation>正在以试运行方式检查，不更改任何内容…</translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation>每项均以试运行方式检查：未更改任何内容。试运行仅显示权限，不显示容量或配额。</translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation>选择一行以申请提高。</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation>%1 (%2)：需要 %3 vCPU，使用中 %4，允许 %5。配额为 %6。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation>是，申请 %1 vCPU</translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation>在 %3 申请 %2 的 %1 vCPU 配额。此操作免费；AWS 可能会人工审核。</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>正在申请…</translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
        <translation>已申请 %1 vCPU：%2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>training</source>
        <translation>正在训练</translation>
    </message>
    <message>
        <source>died</source>
        <translation>异常退出</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation>异常退出：%1</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation>正在运行</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation>未就绪</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation>就绪，有备注</translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation>%1（需要：%2）</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation>可选：%1</translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation>需要：%1</translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation>同时在每个 GPU 上计算一到两分钟(&amp;G)</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation>机器的就绪状态</translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation>机器及其所具备的内容</translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation>所选机器的详细信息</translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation>会减慢正在使用 GPU 的运行</translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation>正在检查机器…</translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation>正在进行检查。</translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>未就绪：%1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation>cloud-init 已结束，时钟、磁盘和 GPU 均正常。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n 台机器已就绪。</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation>%1 上缺少必需的软件。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>配方(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation>请提供值：%1。</translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation>请选择机器。</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a volume or an address, its machine</comment>
        <translation>%1，属于 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Launched by another computer or ledger. Terminate all leaves it.</source>
        <translation>由另一台计算机或另一个台账启动。“全部终止”会保留它。</translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation>它带有您的标签，但不是从这里启动的。“全部终止”会保留它。</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>未知所有者</translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation>%1，另一个台账</translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation>%1，仅根据标签</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n 个资源</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of resources, price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1; of others: %2, %3</source>
        <comment>of the user; number of others, price</comment>
        <translation>%1；其他人的：%2，%3</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>所有集群</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation>正在读取资源</translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation>列出 Trainyard 在此处使用的区域中启动的内容，包括从其他计算机启动的</translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation>正在读取账户的资源…</translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation>未读取：%1：%2。</translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation>下面的列表来自上次读取。</translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation>账户中没有任何内容带有 Trainyard 的标签。</translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation>此集群的任何内容都已不存在。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation>%2 上 %1 的最近检查点，%3</translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation>第 %1 轮中途</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>run, epoch, accuracy</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, epoch</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>浏览(&amp;W)…</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>新权重</translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation>运行 %1 的最近检查点</translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation>此计算机上的文件…</translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation>S3 地址…</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation>s3://bucket/prefix，或单个对象</translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation>检查点，或包含检查点的文件夹</translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation>检查点的地址</translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation>检查点文件</translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation>从检查点开始</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation>检查点 (*.safetensors)</translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation>运行 %2 的第 %1 轮</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation>转到最后一页</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>请先完成其他页面。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>将要创建的所有内容。目前尚不存在任何内容。</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>保存计划(&amp;S)…</translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation>作为用于 trainyardctl launch --plan 的文件</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation>计划已保存：trainyardctl launch --plan %1</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>无法保存计划：%1。请选择其他位置。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>不产生费用：在此计算机上运行</translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation>%1 将在 %2后自行终止。</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation>此类机器在 AWS 上为 %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation>保存计划(&amp;S)…</translation>
    </message>
    <message>
        <source>As a file for %1</source>
        <translation>作为用于 %1 的文件</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>不产生费用：在此计算机上运行</translation>
    </message>
    <message>
        <source>%1 will be terminated after %2.</source>
        <translation>%1 将在 %2后被终止。</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
        <translation>计划已保存：%1 %2</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>无法保存计划：%1。请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation>机器集群</translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation>EMR 集群</translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation>训练堆栈</translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation>共享文件系统 (EFS)</translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation>存储桶中的数据</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>用途(&amp;W)</translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation>托管策略</translation>
    </message>
    <message>
        <source>Commands to be run</source>
        <translation>要运行的命令</translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation>创建缺少的角色(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation>允许 EMR 的机器查找 EFS(&amp;L)</translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation>正在检查策略…</translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation>账户管理员可以将缺少的策略附加到您的用户、组或角色。自定义策略也可能允许相同的操作：以权限为准。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>没有缺少的内容。</translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation>正在检查 EMR 的角色…</translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation>EMR 的默认角色已存在。</translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation>EMR 需要的角色缺少或不完整：%1。以下命令可创建它们：</translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation>是，创建它们(&amp;M)</translation>
    </message>
    <message>
        <source>Creating the roles…</source>
        <translation>正在创建角色…</translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation>%1 已附加到 EMR 机器的角色。</translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation>%1 不再附加到 EMR 机器的角色。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>all workers</source>
        <translation>所有工作节点</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>秩 %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>每步样本数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>已应用</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练中</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>已加入</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>died</source>
        <translation>异常退出</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>%1 train</source>
        <translation>%1 训练</translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation>%1 验证</translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation>秩：自动</translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation>秩：各一条曲线</translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation>秩：平均值和范围</translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation>最大化此图表</translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation>秩平均值</translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation>秩最小值</translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation>秩最大值</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation>与其他运行比较</translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation>在这些图表中绘制其他运行</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation>%2 上的 %1，%3</translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation>没有其他运行。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation>比较 (%1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>最佳验证准确率</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>最佳轮次</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>验证准确率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>训练准确率</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation>指标或参数</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>是否不同</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation>已完成轮数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation>集群将在 %1 自行终止，比运行预计完成的时间早约 %2。</translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation>截止时间最多为 30 天后。</translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation>集群的预算将于 %1 用完：请先提高预算。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation>名称、标签和备注</translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation>baseline, lr sweep</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>标签(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>备注(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation>秩 %1 %2</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>跟随(&amp;F)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation>显示所有进程、某一角色的进程或单个进程的输出</translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation>自动滚动到新行</translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation>复制所选内容或显示的所有行</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation>运行的进程的输出会显示在此处。</translation>
    </message>
    <message>
        <source>all processes</source>
        <translation>所有进程</translation>
    </message>
    <message>
        <source>all servers</source>
        <translation>所有服务器</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>所有工作节点</translation>
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
        <translation>自 %1 起无法访问</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>开始于 %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>%1（第 %2 轮）</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation>正在运行</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>重试失败项</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation>配方…</translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation>密钥互通</translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation>残留进程</translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation>制作映像…</translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation>正在测试机器之间的登录…</translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation>在每台机器的 shell 中执行的一行命令</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation>每台机器的退出状态和输出会显示在此处。</translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation>所选机器的输出</translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation>选择一台机器以查看其输出。</translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation>测试每台机器是否可以登录到其他每台机器，并为此提供密钥</translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation>查找已结束的运行在机器上留下的进程</translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation>制作机器的映像，供下次启动时使用</translation>
    </message>
    <message>
        <source>all machines</source>
        <translation>所有机器</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>所有工作节点</translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation>%1（未运行）</translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation>这些机器均未运行。命令未发送。</translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation>%1 未运行。命令未发送。</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>正在 %n 台机器上运行…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>在 %n 台机器上失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation>在所有机器上均以状态 0 结束。</translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation>这些机器均未运行。没有可复制的命令。</translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation>正在结束进程…</translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation>正在查找已结束的运行的进程…</translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation>未检查 %1：%2</translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation>进程已结束。</translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation>已结束的运行未留下任何进程。</translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation>%1：%2（%4 的进程 %3）</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>要结束已结束的运行的 %n 个进程吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation>它们会收到 SIGTERM，5 秒后收到 SIGKILL。不影响其他进程。</translation>
    </message>
    <message>
        <source>End processes</source>
        <translation>结束进程</translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation>制作映像</translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation>%1 将为此重启。映像及其快照会保留并产生费用，直到您将其移除。映像名称：</translation>
    </message>
    <message>
        <source>Make image</source>
        <translation>制作映像</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>此集群没有正在运行的机器。</translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation>正在运行命令。</translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation>请先输入命令。</translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation>没有机器失败。</translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation>这些机器均未运行。</translation>
    </message>
    <message>
        <source>End by name</source>
        <translation>按名称结束</translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation>会先列出登录用户的所有该名称的进程。程序名称：</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation>正在查找名为 %1 的进程…</translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation>登录用户没有名为 %1 的进程。</translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation>%1：%2（进程 %3）</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>要按名称结束 %n 个进程吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation>名为 %1 的所有进程都会结束，包括 Jupyter 和活动运行的进程。它们会收到 SIGTERM，5 秒后收到 SIGKILL。</translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation>按名称结束…</translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation>结束某个名称（例如 python）的所有进程，包括 Jupyter 和活动运行的进程</translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation>就绪状态…</translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
        <translation>检查 cloud-init、时钟、磁盘和 GPU，以及构建框架所需的内容</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation>添加工作节点</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>移除工作节点…</translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation>自动扩缩…</translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation>停止运行…</translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation>立即停止…</translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation>更换头节点…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation>打开控制面板</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>导出 PNG…</translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation>根据时间或预算调整工作节点数</translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation>显示新头节点的费用，以及运行将在其上从何处继续</translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation>从此运行的最近检查点开始训练</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>导出 PNG</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation>%2 上的 %1，开始于 %3</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>已用时间 %1</translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation>约需 %1 和 %2 完成</translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation>约需 %1 完成</translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation>没有工作节点参与。</translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation>尚无工作节点连接。</translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation>要移除 %1 (秩 %2) 吗？</translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation>要移除秩最高的工作节点吗？</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation>该工作节点离开运行，其他工作节点接管其份额。其机器将被终止，机器上的数据将丢失。</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>移除工作节点</translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation>自动扩缩已开启。</translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation>每轮之后，下方会显示建议的工作节点数。</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>无法写入 %1。请选择其他位置。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation>进程的结束情况</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation>其头节点未响应此计算机。运行可能仍在继续；头节点恢复响应后会读取其记录。</translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation>其头节点已不存在。“更换头节点…”会显示新头节点的费用以及丢失的步数；在您同意之前不会启动任何内容。</translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation>要停止 %2 上的 %1 吗？</translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation>要立即停止 %2 上的 %1 吗？</translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation>正在保存的检查点会被丢弃：自上一个检查点以来的进度将丢失。</translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation>重新计划同一作业</translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation>复制启动此作业的命令行</translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation>通过隧道打开运行的调度器的网页</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>命令行已复制。</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation>更改后再次运行…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>导出 JSON…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>导出 SVG…</translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation>导出 TensorBoard 事件…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation>Markdown 格式的结果、参数、轮次和事件</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>导出 JSON</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>导出 SVG</translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation>文件夹中的事件文件，用于 tensorboard --logdir</translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation>将 TensorBoard 事件导出到新文件夹</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation>%2 上的 %1，%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>保存模型…</translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation>最佳验证 %1</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>时长 %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展性</translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation>所选运行尚未保存任何测量值。</translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation>导出轮次…</translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation>每轮一行：CSV，或按名称的扩展名为 TSV 或 Markdown</translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation>导出轮次</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation>%1 样本/秒</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation>以您选择的格式保存最后一个检查点</translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation>隐藏工作节点和日志</translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation>全屏显示图表</translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation>图表正在全屏显示。</translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation>仅显示图表；按 F11 或 Esc 退出</translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation>显示工作节点和日志</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation>此运行还没有记录。</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>立即保存检查点</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation>在当前步之后保存检查点；运行会继续</translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation>将在当前步之后保存检查点。</translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>未保存检查点：%1。</translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation>已在第 %1 步保存检查点。</translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation>延长 %1 小时</translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation>正在推迟截止时间。</translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation>这段时间内机器的费用为 %1。</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation>推迟机器的截止时间，以便运行能够完成。</translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation>机器将于 %1 而不是 %2 自行终止。</translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation>将 %1 的截止时间延长 %2 小时？</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>更换工作节点…</translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation>机器会继续运行并继续产生费用。</translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation>机器会继续运行。</translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation>头节点已不存在。如果不产生费用，运行会直接继续；否则此处会出现“更换头节点…”。</translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>一个工作节点会保存当前步的检查点，最多需要 %n 秒；然后进程退出。“恢复”会从该检查点继续。如果立即停止，自上一个检查点以来的进度将丢失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>其进程会收到 SIGTERM，%n 秒后收到 SIGKILL：收到 SIGTERM 时进行保存的程序有这段时间可用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>%1 的工作节点 (秩 %2) 异常退出：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>另有 %n 个工作节点异常退出。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation>正在设置新的头节点；运行将在其上继续。</translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>%1 的机器 (秩 %2) 已不存在：%3。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1，%n 个工作节点异常退出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation>已停止。已在第 %1 步保存检查点。</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation>已停止。未保存检查点。</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>已停止。未保存检查点：%1。</translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation>正在停止，剩余 %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation>正在立即停止，不保存检查点。</translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation>正在停止：正在联系头节点。</translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation>正在停止：正在保存检查点，最多剩余 %1。</translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
        <translation>正在停止：正在等待进程退出。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>无运行</translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation>一次运行是集群上的一个训练作业。其曲线会在此处实时显示。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation>名称、标签和备注…</translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation>归档运行</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>删除运行…</translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation>按名称、模型、数据、标签、备注或参数搜索</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation>已归档的运行会保留其曲线和文件</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation>使用 Ctrl 或 Shift 选择两个或更多运行</translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation>无法重新列出运行</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>比较 %n 个运行…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation>重新列出运行</translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation>所有运行均已归档。使用上方的“显示已归档的”可列出它们。</translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation>没有与这些词语匹配的运行。</translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation>无法比较运行</translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation>更改未保存</translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation>无法归档运行</translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation>%1 已归档。其曲线和文件会保留。</translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation>无法删除运行</translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n 条指标记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>此计算机上的 %n 个检查点</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation>日志和其他文件，共 %1</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>要删除 %1 吗？</translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation>此操作无法撤消。存储桶中的检查点和日志会保留。若要保留曲线，请改为归档运行。</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>删除运行</translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation>显示已归档(&amp;W)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation>预测示例</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>尚无样本</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%2 个中有 %1 个预测正确</translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation>%1 个样本，尚未预测</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation>%1 改为 Spot 机器，AWS 可能会中断（通常价格）</translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation>在 %1 使用相同的机器</translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation>终止它：已停止机器的磁盘会持续产生费用</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>更便宜的选择</translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation>每小时节省</translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation>每天节省</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines automatically</source>
        <translation>自动添加和移除机器(&amp;M)</translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation>自动扩缩工作节点</translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation>每轮之后，Trainyard 会计算运行需要多少个工作节点：能按时完成的最便宜的数量，或预算内最快的数量。</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>完成时限(&amp;F)</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>任意金额</translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation>最多花费(&amp;S)</translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation>最少工作节点数(&amp;N)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation>最多工作节点数(&amp;X)</translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation>添加的机器会产生费用，直到运行结束或到达其截止时间。关闭时，Trainyard 仅建议数量。</translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation>关闭时，Trainyard 仅建议数量。</translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation>仅建议</translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation>开始自动扩缩</translation>
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
        <translation>不同工作节点数的扩展效率</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation>各工作节点的单步耗时</translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation>浅色：与中位数相同；深色：单步耗时为中位数的两倍</translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation>秩 %1：单步耗时为中位数的 %2 倍</translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation>各工作节点的等待时间占比</translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation>浅：从不等待；深：一直等待</translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation>秩 %1 有 %2 的时间在等待权重</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>按工作节点数的加速比</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation>在第 %2 轮乘以 %1</translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation>余弦衰减到 %1</translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation>%1，在 %2 轮预热之后</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation>作业运行期间以及工作节点加入和离开时，学习率如何变化。</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Step decay</source>
        <translation>阶梯衰减</translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation>余弦衰减到最后一轮</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>调度(&amp;S)</translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation>10, 15</translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation>在以下轮次(&amp;E)</translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation>系数(&amp;T)</translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation>衰减到(&amp;O)</translation>
    </message>
    <message>
        <source> epochs</source>
        <translation> 轮</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>预热(&amp;W)</translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation>预热起始值(&amp;F)</translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation>所有工作节点合计</translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation>每个工作节点</translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation>批量大小为(&amp;A)</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> 步</translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation>过渡(&amp;R)</translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation>永远不会到达第 %1 轮：作业在 %2 轮之后结束。</translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation>请按升序提供轮次，例如 10, 15。</translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation>从 %1（学习率）开始。</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>%1 个工作节点的一步有 %2 个样本；%3 个工作节点时有 %4 个样本，学习率从 %5 变为 %6。</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>请提供大于 0 的系数，例如 0.1。</translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation>无论有多少个工作节点，每步的批量总共为 %1 个样本，学习率保持不变。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation>读取选项</translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation>在此计算机上的代码文件夹中以 --help 运行脚本</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>查找选项</translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation>无法从命令中读取选项：%1。</translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation>正在以 --help 运行脚本…</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>%n 个选项。空字段使用默认值。</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation>命令在此处使用了变量，或两次给出该选项：请在命令中修改</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation>添加机密</translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation>例如 WANDB_API_KEY 的变量。其值通过只有登录用户可以读取的文件发送到机器，并在日志中屏蔽</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation>机密的名称</translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation>机密的值</translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation>移除机密</translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation>来自此程序的环境</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation>请提供机密的名称，或移除该行。</translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation>%1 不是变量名：请使用字母、数字和下划线。</translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
        <translation>请提供 %1 的值。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation>重新登录(&amp;A)</translation>
    </message>
    <message>
        <source>Session, clock and ledger</source>
        <translation>会话、时钟和台账</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation>其中一些没有自己的截止时间。</translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation>它们最迟在 %1后自行终止 (%2)。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation>此计算机的时钟慢了 %1。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation>此计算机的时钟快了 %1。</translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation>对 AWS 的请求已据此校正；仍请设置时钟。</translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation>会话已过期：在您重新登录之前，无法从此处查看或终止 %1。</translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation>正在进行的内容</translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation>会话将在 %1后过期，而 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n 台机器正在运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n 个操作正在进行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>%n 个正在进行的操作在等待重新登录。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation>无法写入台账 %1（%2）。可以终止机器，但无法启动任何内容，也不会进行记录：请释放磁盘空间，或允许写入该文件夹。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation>跟随(&amp;F)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation>读取日志中新增的内容并滚动到该处</translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation>设置的日志</translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation>此集群没有正在运行的机器。</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation>该机器没有设置日志。</translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation>日志过长，未显示其开头。</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation>第 %1 行：%2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作节点</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation>使用 MXNet 迭代器时的文件</translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation>正在读取数据集…</translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation>工作节点的份额</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>%1 的份额</translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation>每一轮都会打乱所有样本，并将其顺序等分，每个工作节点一份。MXNet 自己的迭代器按字节划分记录文件。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation>样本：%1。文件：%2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>下一个或上一个字段</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation>打开表格中的所选行</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation>所选行的菜单</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>菜单键、Shift+F10</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation>关闭对话框</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation>同时允许我的提供商的地址范围 (/24)：IP 地址可能会改变(&amp;P)</translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation>我接受 互联网 上的任何人都可能尝试登录(&amp;A)</translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation>允许 SSH 的来源(&amp;S)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation>此计算机的 IP 地址 (%1)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation>此计算机的 IP 地址</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>共享文件系统</translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation>所有机器挂载同一个 EFS 文件系统：每台机器上的脚本、数据和结果都相同。</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>文件系统(&amp;F)</translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation>新建，会保留</translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation>挂载于 /(&amp;M)</translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation>它在工作节点的可用区中已有挂载目标(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation>机器可以读取的存储桶(&amp;U)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation>新文件系统是加密的，在删除堆栈时会保留：每 GiB 每月 %1，直到您将其删除。</translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation>文件系统属于您，会保留。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation>机器何时终止，以及如何处理失败的堆栈。</translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
        <translation>创建时限(&amp;L)</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Keep a &amp;failed stack for inspection</source>
        <translation>保留失败的堆栈以供检查(&amp;F)</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>终止保护(&amp;P)</translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation>即使此计算机已关闭，堆栈的组也会在截止时间结束其机器。保留的失败堆栈仍会产生其机器的费用：查明原因后请将其终止。“全部终止”会删除堆栈，并列出保留的内容。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation>主节点也参与训练：有一个工作节点的堆栈有两台参与训练的机器。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>至少(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>每台机器的磁盘(&amp;D)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation>可以在运行期间添加和移除工作节点(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 个 worker 和 master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 个 worker（如果 AWS 没有更多容量）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation>名称和映像</translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation>共享一个文件系统的主节点和工作节点；更多工作节点可以在运行期间加入和离开。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation>堆栈和集群的名称；其角色和标签的名称以此开头</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation>操作系统(&amp;O)</translation>
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
        <translation>映像(&amp;M)</translation>
    </message>
    <message>
        <source>the current Deep Learning AMI</source>
        <translation>当前的 Deep Learning AMI</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>标签(&amp;G)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>无；例如 team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>每个标签写为 name=value，标签之间用逗号分隔。</translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation>您只需要账户的访问权限和一个名称：文件系统、网络和密钥对会自动创建，除非您在后续页面选择自己的。</translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation>打开原始模板(&amp;T)…</translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation>列出 CloudFormation 目前拒绝其中的哪些内容，以及 Trainyard 用什么来代替</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation 模板</translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation>模板 (*.json *.template)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
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
        <translation>访问</translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation>只有主节点可以从外部通过 SSH 访问；工作节点通过主节点访问。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>工作节点(&amp;W)</translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation>私有，使用 NAT 网关（按小时计费）</translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation>公有 IP 地址，不对 互联网 开放端口</translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation>私有，无 互联网（仅 S3）</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>可用区(&amp;Z)</translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation>该区域的第一个</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>VPC(&amp;V)</translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation>新建，随堆栈删除</translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation>主节点的子网(&amp;U)</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation>工作节点的子网(&amp;E)</translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation>其他安全组(&amp;G)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation>所有机器的安全组，例如文件系统的挂载目标允许的安全组</translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation>权限边界(&amp;D)</translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation>随堆栈创建</translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation>账户要求在新角色上设置的策略的 ARN</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>正在加载子网、安全组和密钥对…</translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation>该区域有 %1 个 VPC，配额为 %2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>将要创建的所有内容。目前尚不存在任何内容。</translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation>堆栈可以为其机器创建 IAM 角色 (CAPABILITY_NAMED_IAM)(&amp;M)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation>数据准备脚本</translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation>每台机器在加入之前都会运行此 Python 脚本；某台机器的脚本失败不会延误其他机器。</translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation>检查语法(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation>机器上的路径(&amp;P)</translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation>无：机器启动后即加入</translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation>时间限制(&amp;L)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation>无：使用该处已有的脚本</translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation>从模板开始(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>脚本(&amp;S)</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Empty: no script is written. One that is at the path already is used as it is.</source>
        <translation>留空：不写入脚本。如果路径上已有脚本，则按原样使用。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation>Python 脚本 (*.py);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation>文件超过 1 MB：请选择一个脚本。</translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation>脚本将写入共享文件系统：其路径必须以 /%1/ 开头。</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未检查。</translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation>Python 接受该脚本。机器就绪后会写入该脚本，并在每台机器上运行。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation>创建动态训练堆栈</translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation>创建堆栈</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>审核并创建</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation>显示命令…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation>此页有缺少或错误的内容</translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation>%1：有缺少或错误的内容</translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
        <translation>请先完成前面的页面</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation>存储和数据</translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation>磁盘大小、用于数据和结果的存储桶，以及机器对其的访问权限。</translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation>允许休眠（磁盘还会存储内存内容）(&amp;H)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>每台机器的磁盘(&amp;D)</translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation>存储桶(&amp;U)</translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation>新建或未列出的存储桶的名称</translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation>存储桶名称(&amp;M)</translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation>为集群创建的 IAM 角色</translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation>仅限于这些存储桶的会话密钥，保存在只有登录用户可以读取的文件中</translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation>您的密钥，同时写入 ~/.bashrc（不安全）</translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation>IAM 角色；如果 IAM 拒绝，则使用受限密钥</translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation>机器的访问权限(&amp;R)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>新建存储桶</translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation>其他存储桶（按名称）</translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation>磁盘已加密，并随其机器删除；请将结果保存在存储桶中。</translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation>正在加载账户的存储桶…</translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation>新存储桶是私有且加密的，位于 %1，在集群终止后保留。</translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation>该角色只能读取和写入此存储桶；其策略包含在命令中。它会随集群删除。</translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation>如果 IAM 拒绝该角色，则改为通过文件发送仅限于该存储桶的会话密钥。</translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation>如果 IAM 拒绝该角色，则不启动任何内容。</translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation>按映像的需要：%1 GiB</translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation>%1，用于 %2 的磁盘（若保留一个月）</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>Show commands</source>
        <translation>显示命令</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation>每个值的组合都是集群队列中的一次运行。参数是作业的字段，或其命令中花括号内的词，例如 {lr}。</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>添加参数</translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation>无范围</translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation>对列表的每个组合，从范围中抽取多少个值</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>抽取次数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation>比较指标(&amp;M)</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>最高值</translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation>最低值</translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation>最佳为(&amp;B)</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值列表</translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation>范围，均匀</translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation>范围，对数</translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation>范围，整数</translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation>值的种类</translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation>0.1, 0.01, 0.001</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>移除该参数</translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation>0.001 到 0.1</translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation>请提供 %1 的范围，例如 0.001 到 0.1。</translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation>请提供 %1 的值，用逗号分隔。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n 次运行，依次进行。</numerusform>
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
        <translation>CPU 使用率</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>已用内存</translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation>GPU 使用率</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>已用 GPU 内存</translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation>GPU 温度</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation>网络：接收</translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation>网络：发送</translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation>磁盘：读取</translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation>磁盘：写入</translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation>磁盘：已用</translation>
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
        <translation>没有测量数据：在其机器测量期间没有程序跟踪此运行，或其代理比此程序旧。</translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation>没有测量数据：在其机器测量期间没有跟踪此集群的运行，或其代理比此程序旧。</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation>跟踪运行时会读取机器的测量数据。</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation>跟踪此集群的运行时会读取机器的测量数据。请在其上开始训练：此窗口会自动跟踪它。</translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation>此集群的代理比此程序旧，不进行测量。请使用 trainyardctl provision 重新部署。</translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation>机器未响应此计算机。机器恢复响应后会读取其测量数据。</translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation>机器尚未测量任何数据。</translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation>这些机器的代理比此程序旧，不进行测量：%1。</translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation>这些机器未响应此计算机：%1。它们恢复响应后会读取其测量数据。</translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>另有 %n 条曲线未绘制；trainyardctl metrics --system 可列出全部。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation>运行程序</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation>此处的所有内容都有默认值。打开一个组可进行更改。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation>每台机器将要启动的内容。</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation>机密的值不会存储：只有当机密存在于此程序的环境中时，含机密的作业才能在队列中等待。</translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• 由集群的 %n 台机器运行</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation>• 代码会先发送到每台机器</translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation>• 设置命令在每台机器上运行一次</translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation>• 其输出中的数字成为实时曲线</translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
        <translation>• 其输出会复制到此计算机，机密会被屏蔽</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>不产生额外费用</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>集群的费用为 %1</translation>
    </message>
    <message>
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation>train.py --epochs 3</translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation>python3 train.py，在容器中</translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation>python3 train.py；留空：进程集群会保留到停止为止</translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation>python3 train.py --epochs 3</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>运行内容</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>机密</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>集群(&amp;C)</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>启动集群…</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>该集群上有活动的运行：可以将此作业加入其队列。</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>没有就绪的集群：请先启动一个。</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>命令(&amp;O)</translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation>pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation>一行 shell 命令，在每台机器上于主命令之前运行一次</translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation>设置(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>代码(&amp;D)</translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation>workers：除头节点外的所有机器；all；head；或工作节点数</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation>s3://bucket/prefix，可在 TRAINYARD_DATA 中找到；可以留空</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>数据(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation>S3 密钥(&amp;3)</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>请提供地址，例如 s3://bucket/prefix 或 file:///folder，或留空。</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>控制机器的任何人都可以使用这些密钥，并拥有您的全部权限。</translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation>脚本的选项(&amp;C)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation>显示运行该作业的机器的文件夹</translation>
    </message>
    <message>
        <source>Choose a working folder</source>
        <translation>选择工作文件夹</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>%1, protected</source>
        <translation>%1，受保护</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>运行时长</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation>Trainyard，此处</translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation>Trainyard，另一台计算机</translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation>Trainyard，%1</translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation>非 Trainyard</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>启动者</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation>仍存在：%1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation>AWS 拒绝的内容</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>代替内容</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation 模板</translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation>未发现其中有目前会被拒绝的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>其中 %n 个部分目前无法创建。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation>被拒绝的部分</translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation>未发现会被拒绝的部分。</translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation>此向导用 Trainyard 自己的模板创建相同的堆栈：两个组中的主节点和工作节点、一个共享文件系统，以及用于更多工作节点的启动模板。其参数的名称相同。</translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation>它不是动态训练的模板：此向导无法代替它。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开连接</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation>按键会发送到机器。Ctrl+Tab 可离开终端。</translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation>会话已被结束。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接到 %1…</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>会话已结束。</translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation>会话已结束，状态为 %1；终端会显示原因。</translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation>请先断开连接。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>此集群没有正在运行的机器。</translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation>没有已连接的机器。</translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation>转发 SSH 代理 (ssh -A)</translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation>在您连接期间，该机器上的程序可以登录集群的其他机器，任何拥有该机器 root 权限的人也可以。代理只持有集群的密钥，不包含您自己的密钥。</translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation>用于从一台机器登录另一台机器的程序</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>复制 (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation>粘贴 (Ctrl+Shift+V)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will be terminated</source>
        <translation>将要终止的内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>保存回执…</translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation>账户中的所有内容…</translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>回执</translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation>终止进度</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation>要终止所有内容，请键入账号 %1(&amp;N)：</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation>要终止所有内容，请键入账户名称 %1 或 %2(&amp;N)：</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation>正在查找将要终止的内容</translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation>正在读取台账和云。尚未更改任何内容。</translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation>无法读取正在运行的内容</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation>%1 %2（每月 %3）</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>保留：%1。</translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation>先将模型复制到此计算机：%1 的检查点仅存在于这些机器上(&amp;C)</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>未检查：%1</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在运行的内容</translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation>台账和云中均未列出由 Trainyard 启动的内容。</translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation>在可以读取的范围内，未发现由 Trainyard 启动的内容。</translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation>要终止账户 %1 中的所有内容吗？</translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation>要终止由 Trainyard 启动的所有内容吗？</translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation>要终止此集群吗？</translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation>这包括所有区域中并非由 Trainyard 创建的资源。 </translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation>%1 及其所有资源将被终止，可节省 %2。机器上的数据将丢失。</translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation>终止 %1</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation>正在终止</translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation>每一行都会保留，直到云本身确认该项已不存在。</translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>%n 台机器的终止保护将被关闭，并且这些机器将被终止。机器上的数据将丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation>剩余内容将被终止。机器上的数据将丢失。</translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>将在 %n 秒后终止</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation>仍有剩余内容</translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation>可能仍有剩余内容</translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation>没有第二次检查证明已无剩余内容。请重试，或在云控制台中查看。</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>没有剩余内容</translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation>在可以读取的范围内没有剩余内容</translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation>第二次检查未发现剩余内容。回执也已保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n 个资源无法终止：终止保护已开启。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n 个资源无法终止。请重试，或在云控制台中查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation>解除保护并终止(&amp;L)</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>重试(&amp;A)</translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation>终止失败</translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>保存回执</translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation>回执已保存到 %1。</translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation>无法保存回执：%1。请选择其他位置。</translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation>%1及其所有资源将被终止。机器上的数据将丢失。</translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation>无法检查所有集群</translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation>并非所有集群都已终止</translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation>请先在上方输入账户。</translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation>要终止 %1 吗？</translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation>训练将随机器一起结束：</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>立即终止</translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation>运行不会先保存：自上一个检查点以来训练的内容将丢失。已有的检查点按上面的选择复制。</translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>运行先保存检查点，最长 %n 分钟。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation>下一个 (Return, F3)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation>上一个 (Shift+Return, Shift+F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TimelineModel</name>
    <message>
        <source>+%1 s</source>
        <comment>seconds since the request</comment>
        <translation>+%1 秒</translation>
    </message>
    <message>
        <source>%1 s after it was requested: %2</source>
        <comment>seconds, a time</comment>
        <translation>请求后 %1 秒：%2</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>请求时间</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>已设置</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>已加入</translation>
    </message>
    <message>
        <source>2/2 checks passed</source>
        <translation>2/2 项检查已通过</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>Cancel the tour</source>
        <translation>取消导览</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>各步的损失</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>回执</translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation>导览的回执</translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation>启动我自己的集群</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation>重新开始导览</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation>正在准备示例数字图像…</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%2 个中有 %1 个预测正确</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation>在此计算机上启动集群、训练模型并终止集群。不产生费用。</translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation>在 %3 上用时 %2达到 %1 %</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation>在 %2 上用时 %1</translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation>免费：机器位于此计算机上。</translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation>在 AWS 上，相同机器按标价约需 %1。</translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation>导览已结束</translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation>它启动的所有内容均已终止。窗口已准备就绪，您可以开始自己的工作。</translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation>导览已取消</translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation>它启动的所有内容均已终止。</translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation>导览未完成</translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation>模型将学习识别的 %1 个数字图像</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TransferQueueView</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>transferring</source>
        <translation>正在传输</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation>%1 / %2，%3 / %4 个文件</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation>取消传输</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation>无传输。请将文件拖放到左侧，或将对象拖放到右侧。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation>传输的当前状态不允许此操作。</translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation>请先选择一个传输。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>started</source>
        <translation>已启动</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>试验</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
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
        <translation>Dask 控制面板</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation>Ray 控制面板</translation>
    </message>
    <message>
        <source>Any port</source>
        <translation>任意端口</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>远端端口</translation>
    </message>
    <message>
        <source>Address here</source>
        <translation>本地地址</translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation>在浏览器中</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>正在打开…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation>打开隧道</translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation>关闭隧道</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation>隧道的用途</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation>主机（按该机器使用的名称）</translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation>127.0.0.1 是该机器本身；其他主机通过它访问</translation>
    </message>
    <message>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>远端端口</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>任意空闲端口</translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation>此计算机的端口</translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation>没有打开的隧道。只有此计算机可以使用隧道，隧道会随 Trainyard 关闭。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>此集群没有正在运行的机器。</translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation>请先输入主机和端口。</translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation>请先选择一个隧道。</translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation>此隧道后没有网页。</translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation>此隧道未打开。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation>训练 Trainyard 的模型之一；工作节点可以加入和离开。</translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation>内置模型</translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation>作业类型</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More types of jobs</source>
        <translation>更多作业类型</translation>
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
        <translation>类型</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation>根据 us-east-1 的价格估算</translation>
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
        <translation>内存</translation>
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
        <translation>GPU 内存</translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation>剩余配额</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation>，EFA</translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation>%1；支持 Elastic Fabric Adapter</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>可用区</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation>机器类型</translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation>没有符合筛选条件的类型。</translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation>筛选类型(&amp;F)</translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
        <translation>实例类型(&amp;T)</translation>
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
        <translation>正在加载实例类型…</translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation>该区域目前提供的类型；%1 的按需价格</translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation>%1 的内置列表</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤消</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation>请先选择一个集群。</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation>%1 已结束。</translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation>%1 不是从此计算机启动的。</translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation>当 %1 处于此状态时不可用：%2。</translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation>请在 %1 中选择一台允许此操作的机器。</translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation>请先选择一个运行。</translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation>所选运行已结束：%1。</translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation>所选运行正在停止。</translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation>当所选运行处于此状态时不可用：%1。</translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation>没有正在运行的由 Trainyard 启动的内容。</translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation>请先在 %1 中选择一台机器。</translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>此作业的机器在运行期间不能更改：其类型或选项不允许。</translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation>只有内置训练程序的运行才能自动扩缩。</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>请先停止运行。</translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation>所选运行的头节点未丢失。</translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation>所选运行尚未结束：%1。</translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation>程序读取自己的检查点：请重新运行它。</translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation>其头节点没有响应。</translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation>该运行尚未开始训练。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation>%1 已不存在。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation>%1 项正在进行</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>42 %: a run or an operation</comment>
        <translation>%1 %：%2</translation>
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
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation>%1/天</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation>每轮 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>samples per second</comment>
        <translation>%1/秒</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n 台机器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>1 个头节点 + %n 个工作节点</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>已计划</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>正在请求</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>正在启动系统</translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation>正在等待 SSH</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>正在设置</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>training</source>
        <translation>正在训练</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>已终止</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>需要处理</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation>随其集群结束</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>warn only</source>
        <translation>仅警告</translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>正在关闭</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>安全组</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>密钥对</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>公有 IP 地址</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>NAT 网关</translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation>Spot 请求</translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation>启动模板</translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation>置放群组</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>存储桶</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>文件系统</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>映像</translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation>Auto Scaling 组</translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation>EMR 集群</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>堆栈</translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation>实例组</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation>本地云未运行。当您在其中创建内容（例如存储桶、数字图像或集群）时，它会启动，然后列出其中的内容。</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>deleting</source>
        <translation>正在删除</translation>
    </message>
    <message>
        <source>available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation>已请求机器</translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation>已终止机器</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation>已停止机器</translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation>已启动机器</translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation>已重启机器</translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation>已更改机器</translation>
    </message>
    <message>
        <source>Listed the machines</source>
        <translation>已列出机器</translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation>已列出机器的状态检查</translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation>已读取实例类型</translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation>已读取各可用区提供的类型</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>已读取映像</translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation>已读取区域</translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation>已读取可用区</translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation>已读取网络</translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation>已读取子网</translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation>已读取子网的路由</translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation>已列出卷</translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation>已列出公有 IP 地址</translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation>已列出安全组</translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation>已列出密钥对</translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation>已列出 NAT 网关</translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation>已列出置放群组</translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation>已列出启动模板</translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation>已列出启动模板的版本</translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation>已列出 Spot 请求</translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation>已读取 Spot 价格</translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation>已读取 Spot 置放分数</translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation>已列出容量预留</translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation>已读取机器的属性</translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation>已读取机器的控制台</translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation>已创建安全组</translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation>已删除安全组</translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation>已允许到机器的连接</translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation>已关闭到机器的连接</translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation>已允许来自机器的连接</translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation>已导入密钥对</translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation>已创建密钥对</translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation>已删除密钥对</translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation>已为资源添加标签</translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation>已创建置放群组</translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation>已删除置放群组</translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation>已创建启动模板</translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation>已删除启动模板</translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation>已删除卷</translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation>已释放公有 IP 地址</translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation>已删除 NAT 网关</translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation>已取消 Spot 请求</translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation>已创建存储桶</translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation>已删除存储桶</translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation>已上传对象</translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation>已下载对象</translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation>已检查对象</translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation>已检查存储桶</translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation>已删除对象</translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation>已列出存储桶的内容</translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation>已列出所有存储桶</translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation>已开始大型上传</translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation>已上传分段</translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation>已完成大型上传</translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation>已放弃大型上传</translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation>已屏蔽对存储桶的公共访问</translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation>已开启存储桶的加密</translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation>已为存储桶添加标签</translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation>已检查密钥的所有者</translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation>已代入角色</translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation>已开始会话</translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation>已读取账户名称</translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation>已创建角色</translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation>已删除角色</translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation>已检查角色</translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation>已授予角色权限</translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation>已撤销角色权限</translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation>已将策略附加到角色</translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation>已将策略与角色分离</translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation>已创建实例配置文件</translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation>已删除实例配置文件</translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation>已将角色添加到实例配置文件</translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation>已从实例配置文件中移除角色</translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation>已检查权限</translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation>已读取配额</translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation>已申请提高配额</translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation>已查找映像</translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation>已读取价格</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation>已联系 Trainyard 的代理</translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation>已验证上传的内容</translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation>已解压运行时</translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation>已读取日志</translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation>已检测 GPU</translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation>已设置机器的截止时间</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>已安装软件包</translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation>已运行：%1</translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation>将被允许</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation>已请求 %1</translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation>已终止 %1</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>已停止 %1</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>已启动 %1</translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation>已重启 %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>已更改 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 以及另外 %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a machine, its type</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a command</comment>
        <translation>已启动</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
</context>
</TS>
