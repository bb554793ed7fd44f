"""What another user has in an account beside machines: python3 hostile_things.py ENDPOINT REGION, with {"make": {"name": NAME,
"group": NAME, "tags": TAGS}} or {"look": THINGS} on standard input (keys from the environment).

make   a stack, an image of a running machine, and a security group with that name, each with these tags; prints
       their ids, and the VPC of the group
look   prints which of THINGS, as make has printed them, are as they were made
"""
import json
import sys

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

TEMPLATE = {'Resources': {'Group': {'Type': 'AWS::EC2::SecurityGroup', 'Properties': {'GroupDescription': 'theirs'}}}}
ec2, stacks = (boto3.client(service, endpoint_url=sys.argv[1], region_name=sys.argv[2],
                            config=Config(retries={'max_attempts': 1})) for service in ('ec2', 'cloudformation'))


def make(name, group, tags):
    pairs = [{'Key': key, 'Value': value} for key, value in tags.items()]
    machine = next(i['InstanceId'] for r in ec2.describe_instances()['Reservations'] for i in r['Instances']
                   if i['State']['Name'] == 'running')
    things = {
        'stack': stacks.create_stack(StackName=name, TemplateBody=json.dumps(TEMPLATE), Tags=pairs)['StackId'],
        'image': ec2.create_image(InstanceId=machine, Name=name, NoReboot=True)['ImageId'],
        'group': ec2.create_security_group(GroupName=group, Description='theirs')['GroupId'],
    }
    stacks.get_waiter('stack_create_complete').wait(StackName=name, WaiterConfig={'Delay': 1, 'MaxAttempts': 60})
    things['vpc'] = ec2.describe_security_groups(GroupIds=[things['group']])['SecurityGroups'][0]['VpcId']
    ec2.create_tags(Resources=[things['image'], things['group']], Tags=pairs)
    return things


def there(call, key, **arguments):
    try:
        return call(**arguments)[key]
    except ClientError:
        return []


def look(things):
    stack = there(stacks.describe_stacks, 'Stacks', StackName=things['stack'])
    images = there(ec2.describe_images, 'Images', ImageIds=[things['image']])
    groups = there(ec2.describe_security_groups, 'SecurityGroups', GroupIds=[things['group']])
    return {'stack': [one['StackStatus'] for one in stack] == ['CREATE_COMPLETE'], 'image': len(images) == 1,
            'group': len(groups) == 1}


request = json.load(sys.stdin)
print(json.dumps(make(**request['make']) if 'make' in request else look(request['look'])))
