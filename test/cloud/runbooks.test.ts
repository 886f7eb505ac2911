import { expect, test } from 'vitest';
import { departureForm, organizationForm, superadminForm } from '../../lib/cloud/runbooks/forms.ts';
import { automationDocument } from '../../lib/cloud/runbooks/runbook.ts';
import { AutomationDocument, payloadOf, runbookTarget } from './automation-document.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { asList, asText, documents, synthesise } from './synthesise.ts';

const { main } = synthesise();

const runbooks = [
  {
    ...{ form: 'organisation', name: 'organization', id: 'ProvisioningRunbook' },
    document: automationDocument(organizationForm, runbookTarget),
  },
  {
    ...{ form: 'superadmin', name: 'superadmin', id: 'SuperadminRunbook' },
    document: automationDocument(superadminForm, runbookTarget),
  },
  {
    ...{ form: 'departure', name: 'departure', id: 'DepartureRunbook' },
    document: automationDocument(departureForm, runbookTarget),
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
