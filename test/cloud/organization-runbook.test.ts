import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { provisioningDocument } from '../../lib/cloud/runbooks/organization-runbook.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { newPerson } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { openWorld } from '../support/world.ts';
import { AutomationDocument } from './automation-document.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { asText, documents, synthesise } from './synthesise.ts';

const { main } = synthesise();
const document = provisioningDocument('lumitree-provision', 'arn:aws:iam::111122223333:role/runbook');
type Field = keyof typeof document.parameters;

const filledIn: Record<Field, string | string[]> = {
  OrganizationName: 'Lake Clinic 湖畔诊所',
  Slug: 'lake',
  Country: 'HK',
  AdminName: 'Ling Lake',
  AdminEmail: 'ling@lake.example',
  AdminLanguage: 'zh',
  Seats: '12',
  Modules: ['eye', 'developer'],
  EndsOn: '2099-12-31',
};

/** What the Lambda is handed for a filled-in form: a value that stands alone keeps its type. */
function payloadOf(form: Record<string, unknown>): unknown {
  const [step] = document.mainSteps;
  const text = JSON.stringify(step?.inputs.InputPayload);
  return JSON.parse(text.replaceAll(/"\{\{ (\w+) \}\}"/g, (_, name: string) => JSON.stringify(form[name])));
}

describe('the runbook of organisations', () => {
  test('is an Automation document as Systems Manager reads them', () => {
    expect(AutomationDocument.safeParse(document).error).toBeUndefined();
    expect(documents(main)).toContainEqual(
      expect.objectContaining({ DocumentType: 'Automation', Name: 'lumitree-test-organization' }),
    );
  });

  test('asks for everything that it hands on, by name', () => {
    const used = [...JSON.stringify(document.mainSteps).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name);
    expect(used.toSorted()).toEqual(Object.keys(document.parameters).toSorted());
  });

  test('hands on a command that the Lambda takes', () => {
    expect(ProvisionCommand.parse(payloadOf(filledIn))).toEqual({
      kind: 'organization',
      name: 'Lake Clinic 湖畔诊所',
      slug: 'lake',
      country: 'HK',
      seats: 12,
      endsOn: '2099-12-31',
      modules: ['eye', 'developer'],
      admin: { fullName: 'Ling Lake', email: 'ling@lake.example', locale: 'zh' },
    });
  });

  test.each([
    ['Slug', 'lake-2', true],
    ['Slug', 'Lake', false],
    ['Country', 'hk', false],
    ['Seats', '0', false],
    ['EndsOn', '31/12/2099', false],
    ['OrganizationName', 'x", "kind": "superadmin', false],
  ] as const)('takes or refuses what is filled in: %s %s is %s', (field, value, isTaken) => {
    expect(new RegExp(document.parameters[field].allowedPattern).test(value)).toBe(isTaken);
  });

  test('may call the one Lambda and nothing else, and is a link among the outputs', () => {
    const statements = statementsOf(main, 'What the runbook of organisations may do');
    expect(statements.flatMap(actionsOf)).toEqual(['lambda:InvokeFunction']);
    const [, form] =
      Object.entries(main.Outputs).find(([id]) => id.startsWith('ProvisioningRunbookForm')) ?? [];
    expect(asText(form?.Value)).toContain(
      'console.aws.amazon.com/systems-manager/automation/execute/<ProvisioningRunbookDocument',
    );
  });
});

test('the form sent twice makes one organisation, one admin and one mail', async () => {
  const { backend } = await openWorld();
  const { cognito, dynamodb, s3, mail } = backend;
  const running = {
    web: 'http://127.0.0.1:4000',
    dynamodb,
    cognito: { endpoint: cognito.endpoint, userPoolId: cognito.userPoolId, clientId: cognito.webClientId },
    s3,
  };
  const slug = `lake-${randomUUID().slice(0, 8)}`;
  const { email } = newPerson('Ling Lake');
  const form = payloadOf({ ...filledIn, Slug: slug, AdminEmail: email });
  expect(await provisionLocally(running, form)).toBe(true);
  expect(await provisionLocally(running, form)).toBe(false);
  await backend.settled();
  expect(mail.received(email)).toHaveLength(1);
  expect(await violationsOf(slug)).toEqual([]);
});
