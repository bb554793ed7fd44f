"""Makes and shows what keeps machines alive: python3 instance_controllers_state.py make|protect|show ENDPOINT CLUSTER LEDGER.

Made and read with the official client, so that nothing of ours judges itself.
"""
import json
import sys
import time

import boto3
import botocore.exceptions

what, endpoint, cluster, ledger = sys.argv[1:]
client = {name: boto3.client(name, endpoint_url=endpoint, region_name='us-east-1')
          for name in ('ec2', 'autoscaling', 'cloudformation', 'emr', 'iam', 's3', 'efs')}
tags = [{'Key': 'trainyard:cluster', 'Value': cluster}, {'Key': 'trainyard:ledger', 'Value': ledger}]
images = [i['ImageId'] for i in client['ec2'].describe_images()['Images']]
old_image = 'ami-1e749f67'  # an image of moto
image = old_image if old_image in images else images[0]
machine = {'ImageId': image, 'InstanceType': 't3.micro'}

if what == 'make':
    client['ec2'].create_launch_template(LaunchTemplateName='workers', LaunchTemplateData=machine)
    client['autoscaling'].create_auto_scaling_group(
        AutoScalingGroupName='workers', LaunchTemplate={'LaunchTemplateName': 'workers', 'Version': '$Latest'},
        MinSize=2, MaxSize=2, AvailabilityZones=['us-east-1a'], Tags=[t | {'PropagateAtLaunch': True} for t in tags])
    template = {'Resources': {'M': {'Type': 'AWS::EC2::Instance', 'Properties': machine | {'Tags': tags}}}}
    client['cloudformation'].create_stack(StackName='net', TemplateBody=json.dumps(template), Tags=tags)
    trust = {'Version': '2012-10-17', 'Statement': [{'Effect': 'Allow', 'Action': 'sts:AssumeRole',
                                                     'Principal': {'Service': 'ec2.amazonaws.com'}}]}
    for role in ('EMR_DefaultRole', 'EMR_EC2_DefaultRole'):
        client['iam'].create_role(RoleName=role, AssumeRolePolicyDocument=json.dumps(trust))
    client['iam'].create_instance_profile(InstanceProfileName='EMR_EC2_DefaultRole')
    client['iam'].add_role_to_instance_profile(InstanceProfileName='EMR_EC2_DefaultRole', RoleName='EMR_EC2_DefaultRole')
    deadline = time.monotonic() + 30
    while True:  # EC2 knows a new profile some seconds later
        try:
            client['emr'].run_job_flow(
                Name='hadoop', ReleaseLabel='emr-6.2.0', JobFlowRole='EMR_EC2_DefaultRole',
                ServiceRole='EMR_DefaultRole', Tags=tags,
                Instances={'MasterInstanceType': 'm5.xlarge', 'InstanceCount': 1, 'TerminationProtected': True,
                           'KeepJobFlowAliveWhenNoSteps': True})
            break
        except botocore.exceptions.ClientError as error:
            if 'InstanceProfile' not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.1)

    client['s3'].create_bucket(Bucket='trainyard-data')
    client['s3'].create_bucket(Bucket='somebody-elses')
    client['s3'].put_object(Bucket='trainyard-data', Key='a', Body=b'x' * (5 << 20))
    if image == old_image:  # the list of retained data does not ask the local cloud for file systems
        client['efs'].create_file_system(CreationToken='one', Tags=tags + [{'Key': 'Name', 'Value': 'shared'}])
        client['efs'].create_file_system(CreationToken='two')
        far = boto3.client('efs', endpoint_url=endpoint, region_name='eu-west-1')
        far.create_file_system(CreationToken='far', Tags=tags)

    subnet = client['ec2'].describe_subnets()['Subnets'][0]['SubnetId']
    for some in (tags, []):
        address = client['ec2'].allocate_address(Domain='vpc')['AllocationId']
        gateway = client['ec2'].create_nat_gateway(SubnetId=subnet, AllocationId=address)['NatGateway']['NatGatewayId']
        if some:
            client['ec2'].create_tags(Resources=[address, gateway], Tags=some)

if what == 'protect':
    client['cloudformation'].update_termination_protection(StackName='net', EnableTerminationProtection=True)

reservations = client['ec2'].describe_instances()['Reservations']
emr = client['emr'].list_clusters()['Clusters']
print(json.dumps({
    'groups': [g['AutoScalingGroupName'] for g in client['autoscaling'].describe_auto_scaling_groups()['AutoScalingGroups']],
    'stacks': [s['StackName'] for s in client['cloudformation'].describe_stacks()['Stacks']],
    'gateways': [g['NatGatewayId'] for g in client['ec2'].describe_nat_gateways()['NatGateways'] if g['State'] != 'deleted'],
    'addresses': [a['AllocationId'] for a in client['ec2'].describe_addresses()['Addresses']],
    'emr': {c['Id']: c['Status']['State'] for c in emr},
    'machines': [{'id': i['InstanceId'], 'tags': {t['Key']: t['Value'] for t in i.get('Tags', [])}}
                 for r in reservations for i in r['Instances'] if i['State']['Name'] not in ('terminated', 'shutting-down')],
}))
