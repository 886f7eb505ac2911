import { expect, test } from 'vitest';
import { departureDocument } from '../../lib/cloud/runbooks/departure-runbook.ts';
import { provisioningDocument } from '../../lib/cloud/runbooks/organization-runbook.ts';
import { superadminDocument } from '../../lib/cloud/runbooks/superadmin-runbook.ts';
import { AutomationDocument, payloadOf } from './automation-document.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { asList, asText, documents, synthesise } from './synthesise.ts';

const { main } = synthesise();
const target = ['lumitree-provision', 'arn:aws:iam::111122223333:role/runbook'] as const;

const runbooks = [
  {
    ...{ form: 'organisation', name: 'organization', id: 'ProvisioningRunbook' },
    document: provisioningDocument(...target),
  },
  {
    ...{ form: 'superadmin', name: 'superadmin', id: 'SuperadminRunbook' },
    document: superadminDocument(...target),
  },
  {
    ...{ form: 'departure', name: 'departure', id: 'DepartureRunbook' },
    document: departureDocument(...target),
  },
];

test.each(runbooks)(
  'the $form runbook is a valid Automation document of Systems Manager',
  ({ name, document }) => {
    expect(AutomationDocument.safeParse(document).error).toBeUndefined();
    expect(documents(main)).toContainEqual(
      expect.objectContaining({ DocumentType: 'Automation', Name: `lumitree-test-${name}` }),
    );
  },
);

test.each(runbooks)(
  'every value that the $form runbook sends to the Lambda comes from the runbook’s input with the same name',
  ({ document }) => {
    const used = [...JSON.stringify(document.mainSteps).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name);
    expect(used.toSorted()).toEqual(Object.keys(document.parameters).toSorted());
  },
);

test.each(runbooks)(
  'the $form runbook passes its execution id and the person who started it to the Lambda',
  ({ document }) => {
    expect(payloadOf(document, {}).asked).toEqual({
      execution: '{{ automation:EXECUTION_ID }}',
      by: '{{ WhoAsks.Principal }}',
    });
  },
);

test.each(runbooks)('the $form runbook may invoke only the Lambda named provision', ({ form }) => {
  const statements = statementsOf(main, `What the runbook of ${form}s may do`);
  expect(statements.flatMap(actionsOf)).toEqual(['lambda:InvokeFunction', 'ssm:GetAutomationExecution']);
  expect(statements.flatMap(({ Resource }) => asList(Resource)).map(asText)).toEqual([
    expect.stringMatching(/^<FunctionsprovisionLambda\w+\.Arn>$/),
    'arn:aws:ssm:ap-southeast-1:111122223333:automation-execution/*',
  ]);
});

test.each(runbooks)('the outputs of the stage link to the $form runbook', ({ id }) => {
  const [, output] = Object.entries(main.Outputs).find(([name]) => name.startsWith(`${id}Form`)) ?? [];
  const path = `systems-manager/automation/execute/<${id}Document\\w*>`;
  expect(asText(output?.Value)).toMatch(
    new RegExp(`^https://ap-southeast-1\\.console\\.aws\\.amazon\\.com/${path}\\?region=ap-southeast-1$`),
  );
});
