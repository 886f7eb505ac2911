import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { provisioningDocument } from '../../lib/cloud/runbooks/organization-runbook.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { newPerson } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { openWorld } from '../support/world.ts';
import { AutomationDocument, payloadOf } from './automation-document.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { asText, documents, synthesise } from './synthesise.ts';

const { main } = synthesise();
const document = provisioningDocument('lumitree-provision', 'arn:aws:iam::111122223333:role/runbook');
type Field = keyof typeof document.parameters;

const filledIn: Record<Field, string | string[]> = {
  OrganizationName: 'Lake Clinic 湖畔诊所',
  Slug: 'lake',
  Country: 'HK Hong Kong SAR China',
  TimeZone: 'by country',
  Invitation: 'keep',
  AdminName: 'Ling Lake',
  AdminEmail: 'ling@lake.example',
  AdminLanguage: 'zh',
  Seats: '12',
  Modules: ['eye', 'developer'],
  EndsOn: '2099-12-31',
};

const sent = (form: Record<string, unknown>) => {
  const { asked, ...command } = payloadOf(document, form);
  return { asked, command };
};

describe('an operator creates an organisation with a runbook', () => {
  test('the organisation runbook is a valid Automation document of Systems Manager', () => {
    expect(AutomationDocument.safeParse(document).error).toBeUndefined();
    expect(documents(main)).toContainEqual(
      expect.objectContaining({ DocumentType: 'Automation', Name: 'lumitree-test-organization' }),
    );
  });

  test('every value that the organisation runbook sends to the Lambda comes from the runbook’s input with the same name', () => {
    const used = [...JSON.stringify(document.mainSteps).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name);
    expect(used.toSorted()).toEqual(Object.keys(document.parameters).toSorted());
  });

  test('the organisation runbook sends a payload that the Lambda named provision accepts', () => {
    expect(ProvisionCommand.parse(sent(filledIn).command)).toEqual({
      kind: 'organization',
      name: 'Lake Clinic 湖畔诊所',
      slug: 'lake',
      country: 'HK',
      timeZone: undefined,
      invitation: 'keep',
      seats: 12,
      endsOn: '2099-12-31',
      modules: ['eye', 'developer'],
      admin: { fullName: 'Ling Lake', email: 'ling@lake.example', locale: 'zh' },
    });
  });

  test('the organisation runbook offers a choice of countries, time zones and modules, each with a default', () => {
    const { Country, TimeZone, Modules, Invitation } = document.parameters;
    expect(Country.allowedValues).toContain('HK Hong Kong SAR China');
    expect(Country.allowedValues.filter(name => !/^[A-Z]{2} [^"\\\\{}]+$/.test(name))).toEqual([]);
    expect(Country.allowedValues).toContain(Country.default);
    expect(TimeZone.allowedValues).toContain('Asia/Hong_Kong');
    expect(Modules.allowedValues).toEqual(expect.arrayContaining(Modules.default));
    expect(Invitation.allowedValues).toEqual(['keep', 'resend', 'replace']);
    expect(JSON.stringify(document).length).toBeLessThan(60_000);
  });

  test('the organisation runbook passes its execution id and the person who started it to the Lambda', () => {
    expect(sent(filledIn).asked).toEqual({
      execution: '{{ automation:EXECUTION_ID }}',
      by: '{{ WhoAsks.Principal }}',
    });
  });

  test.each([
    ['Slug', 'lake-2', true],
    ['Slug', 'Lake', false],
    ['Seats', '0', false],
    ['EndsOn', '31/12/2099', false],
    ['OrganizationName', 'x", "kind": "superadmin', false],
  ] as const)(
    'the organisation runbook checks each field of its form: the %s “%s” is accepted: %s',
    (field, value, isTaken) => {
      expect(new RegExp(Object(document.parameters[field]).allowedPattern).test(value)).toBe(isTaken);
    },
  );

  test('the organisation runbook may invoke only the Lambda provision, and the outputs of the stage link to the runbook', () => {
    const statements = statementsOf(main, 'What the runbook of organisations may do');
    expect(statements.flatMap(actionsOf)).toEqual(['lambda:InvokeFunction', 'ssm:GetAutomationExecution']);
    const [, form] =
      Object.entries(main.Outputs).find(([id]) => id.startsWith('ProvisioningRunbookForm')) ?? [];
    expect(asText(form?.Value)).toContain(
      'console.aws.amazon.com/systems-manager/automation/execute/<ProvisioningRunbookDocument',
    );
  });
});

testInTurn(
  'sending the form of the runbook twice creates one organisation, one admin and one email',
  async () => {
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
    const form = payloadOf(document, { ...filledIn, Slug: slug, AdminEmail: email });
    expect(await provisionLocally(running, form)).toMatchObject({ changed: true });
    expect(await provisionLocally(running, form)).toMatchObject({ changed: false });
    await backend.settled();
    expect(mail.received(email)).toHaveLength(1);
    expect(await violationsOf(slug)).toEqual([]);
  },
);
