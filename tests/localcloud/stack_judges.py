"""Creates a CloudFormation template in moto, an emulator that is not part of Trainyard: stack_judges.py TEMPLATE NAME=VALUE...

Prints a JSON object: the state of the stack, its outputs, and the roles of its machines. Status 77: moto is missing.
"""
import json
import os
import sys

try:
    import boto3
    from moto import mock_aws
except ImportError as missing:
    print(missing)
    sys.exit(77)

os.environ.update(AWS_ACCESS_KEY_ID='testing', AWS_SECRET_ACCESS_KEY='testing', AWS_DEFAULT_REGION='us-east-1')
with open(sys.argv[1], encoding='utf-8') as file:
    body = file.read()
with mock_aws():
    ec2, stacks = boto3.client('ec2'), boto3.client('cloudformation')
    ec2.create_key_pair(KeyName='k')
    given = {'KeyName': 'k', 'SSHLocation': '203.0.113.7/32'} | dict(pair.split('=', 1) for pair in sys.argv[2:])
    stacks.create_stack(StackName='dt', TemplateBody=body, OnFailure='DO_NOTHING', Capabilities=['CAPABILITY_IAM'],
                        Parameters=[{'ParameterKey': k, 'ParameterValue': v} for k, v in given.items()])
    stack = stacks.describe_stacks(StackName='dt')['Stacks'][0]
    machines = [i for r in ec2.describe_instances()['Reservations'] for i in r['Instances']]
    resources = stacks.list_stack_resources(StackName='dt')['StackResourceSummaries']
    print(json.dumps({
        'state': stack['StackStatus'],
        'outputs': {o['OutputKey']: o['OutputValue'] for o in stack.get('Outputs', [])},
        'types': sorted({r['ResourceType'] for r in resources}),
        'roles': sorted(t['Value'] for i in machines for t in i.get('Tags', []) if t['Key'] == 'NodeType')}))
