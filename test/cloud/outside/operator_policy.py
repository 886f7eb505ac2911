"""Asks two evaluators of IAM that others wrote, moto's and PMapper's, what the operator's policy allows.

    npm run synth && python3 -m venv venv && venv/bin/pip install moto principalmapper
    venv/bin/python test/cloud/outside/operator_policy.py cdk.out/lumitree-production.template.json

Fails where one of them disagrees with what docs/operations.md promises: an operator runs the three forms and reads
what became of them, and does nothing else.
"""
import collections
import collections.abc
import json
import sys

for name in ("Mapping", "MutableMapping"):
    setattr(collections, name, getattr(collections.abc, name))

from moto.iam.access_control import IAMPolicy, PermissionResult  # noqa: E402
from principalmapper.querying.local_policy_simulation import policy_has_matching_statement  # noqa: E402
from principalmapper.util.case_insensitive_dict import CaseInsensitiveDict  # noqa: E402

account, region = "111122223333", "ap-southeast-1"
resources = json.load(open(sys.argv[1]))["Resources"]


def resolved(value):
    """The value as CloudFormation would resolve it. A role's ARN ends with its logical name."""
    if isinstance(value, list):
        return [resolved(one) for one in value]
    if not isinstance(value, dict):
        return value
    if value.get("Ref") == "AWS::AccountId":
        return account
    if "Fn::Join" in value:
        between, parts = value["Fn::Join"]
        return between.join(resolved(parts))
    if "Fn::GetAtt" in value:
        return f"arn:aws:iam::{account}:role/{value['Fn::GetAtt'][0]}"
    return {name: resolved(one) for name, one in value.items()}


policy = resolved(next(r for name, r in resources.items() if name.startswith("OperatorMay"))["Properties"]["PolicyDocument"])
documents = [r["Properties"]["Name"] for r in resources.values() if r["Type"] == "AWS::SSM::Document"]
roles = [name for name, r in resources.items() if r["Type"] == "AWS::IAM::Role" and "RunbookRole" in name]
other_role = next(name for name, r in resources.items() if r["Type"] == "AWS::IAM::Role" and "Runbook" not in name)


def ssm(resource, of=account):
    return f"arn:aws:ssm:{region}:{of}:{resource}"


def role(name):
    return f"arn:aws:iam::{account}:role/{name}"


to_ssm, to_lambda = {"iam:PassedToService": "ssm.amazonaws.com"}, {"iam:PassedToService": "lambda.amazonaws.com"}
may = [
    *(("ssm:StartAutomationExecution", ssm(f"document/{name}"), {}) for name in documents),
    *(("ssm:StartAutomationExecution", ssm(f"automation-definition/{name}:$DEFAULT"), {}) for name in documents),
    ("ssm:StartAutomationExecution", ssm("automation-execution/4105a4fc"), {}),
    *(("iam:PassRole", role(name), to_ssm) for name in roles),
    *((f"ssm:{verb}", ssm(f"document/{name}"), {})
      for name in documents for verb in ("DescribeDocument", "GetDocument", "ListDocumentVersions")),
    ("ssm:GetAutomationExecution", ssm("automation-execution/4105a4fc"), {}),
    ("ssm:DescribeAutomationStepExecutions", ssm("automation-execution/4105a4fc"), {}),
    ("ssm:DescribeAutomationExecutions", "*", {}),
    ("ssm:ListDocuments", "*", {}),
]
may_not = [
    ("ssm:StartAutomationExecution", ssm("document/AWS-RunShellScript", ""), {}),
    ("ssm:StartAutomationExecution", ssm("automation-definition/AWS-StopEC2Instance:1", ""), {}),
    *(("ssm:StartAutomationExecution", ssm(f"document/{name}-more"), {}) for name in documents),
    *(("ssm:StartAutomationExecution", ssm(f"document/{name}").replace(region, "eu-west-1"), {}) for name in documents),
    *((f"ssm:{verb}", ssm(f"document/{name}"), {})
      for name in documents for verb in ("UpdateDocument", "DeleteDocument", "ModifyDocumentPermission", "SendCommand")),
    ("ssm:SendAutomationSignal", ssm("automation-execution/4105a4fc"), {}),
    *(("iam:PassRole", role(name), context) for name in roles for context in (to_lambda, {})),
    ("iam:PassRole", role(other_role), to_ssm),
    ("iam:PassRole", role("Administrator"), to_ssm),
    ("sts:AssumeRole", role(roles[0]), {}),
    ("lambda:InvokeFunction", f"arn:aws:lambda:{region}:{account}:function:provision", {}),
    ("dynamodb:GetItem", f"arn:aws:dynamodb:{region}:{account}:table/lumitree", {}),
    ("s3:GetObject", "arn:aws:s3:::files/organizations/brightwater/photo", {}),
    ("cognito-idp:AdminCreateUser", f"arn:aws:cognito-idp:{region}:{account}:userpool/pool", {}),
]


def moto_allows(action, resource, context):
    """moto's evaluator does not read conditions; a statement counts only if its condition is met here."""
    met = {**policy, "Statement": [s for s in policy["Statement"] if is_met(s.get("Condition", {}), context)]}
    return IAMPolicy(json.dumps(met)).is_action_permitted(action, resource) == PermissionResult.PERMITTED


def is_met(condition, context):
    assert set(condition) <= {"StringEquals"}, f"a condition of another kind: {condition}"
    return all(context.get(key) == value for key, value in condition.get("StringEquals", {}).items())


def pmapper_allows(action, resource, context):
    return policy_has_matching_statement(policy, "Allow", action, resource, CaseInsensitiveDict(context))


wrong = [
    f"{evaluator.__name__.removesuffix('_allows')}: {action} on {resource} {context or ''} should be {'allowed' if expected else 'refused'}"
    for asked, expected in ((may, True), (may_not, False))
    for action, resource, context in asked
    for evaluator in (moto_allows, pmapper_allows)
    if evaluator(action, resource, context) != expected
]
print(*wrong, sep="\n")
print(f"{len(may)} actions that are needed, {len(may_not)} that are not, {len(wrong)} wrong answers of two evaluators")
sys.exit(1 if wrong else 0)
