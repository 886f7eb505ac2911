import { describe, expect, test } from 'vitest';
import { superadminDocument } from '../../lib/cloud/runbooks/superadmin-runbook.ts';
import { makeSuperadmin } from '../../lib/local/make-superadmin.ts';
import { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { newPerson } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';
import { AutomationDocument, payloadOf } from './automation-document.ts';
import { actionsOf, statementsOf } from './policies.ts';
import { asList, asText, documents, synthesise } from './synthesise.ts';

const { main } = synthesise();

const document = superadminDocument('lumitree-provision', 'arn:aws:iam::111122223333:role/runbook');
const { Email, FullName, Language } = document.parameters;

const sent = (form: Record<string, unknown>) => {
  const { asked, ...command } = payloadOf(document, form);
  return { asked, command };
};

const filledIn = { Email: 'first@lumitree.example', FullName: 'Zoë 陈', Language: 'zh' };

describe('an operator creates a superadmin with a runbook', () => {
  test('the superadmin runbook is a valid Automation document of Systems Manager', () => {
    expect(AutomationDocument.safeParse(document).error).toBeUndefined();
    expect(documents(main)).toContainEqual(
      expect.objectContaining({ DocumentType: 'Automation', Name: 'lumitree-test-superadmin' }),
    );
  });

  test('every value that the superadmin runbook sends to the Lambda comes from the runbook’s input with the same name', () => {
    const used = [...JSON.stringify(document.mainSteps).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name);
    expect(used.toSorted()).toEqual(Object.keys(document.parameters).toSorted());
  });

  test('the superadmin runbook sends a payload that the Lambda named provision accepts', () => {
    expect(ProvisionCommand.parse(sent(filledIn).command)).toEqual({
      kind: 'superadmin',
      person: { email: 'first@lumitree.example', fullName: 'Zoë 陈', locale: 'zh' },
    });
    expect(Language.allowedValues).toContain(Language.default);
  });

  test.each([
    [Email, 'first@lumitree.example', true],
    [Email, 'nobody', false],
    [Email, 'a@b.example", "role": "x', false],
    [FullName, "Zoë O'Neil 陈", true],
    [FullName, 'x", "kind": "organization', false],
    [FullName, '', false],
  ])(
    'the superadmin runbook checks each field of its form: the field %j accepts “%s”: %s',
    ({ allowedPattern }, value, isTaken) => {
      expect(new RegExp(allowedPattern).test(value)).toBe(isTaken);
    },
  );

  test('the superadmin runbook may invoke only the Lambda named provision', () => {
    const statements = statementsOf(main, 'What the runbook of superadmins may do');
    expect(statements.flatMap(actionsOf)).toEqual(['lambda:InvokeFunction', 'ssm:GetAutomationExecution']);
    expect(statements.flatMap(({ Resource }) => asList(Resource)).map(asText)).toEqual([
      expect.stringMatching(/^<FunctionsprovisionLambda\w+\.Arn>$/),
      'arn:aws:ssm:ap-southeast-1:111122223333:automation-execution/*',
    ]);
  });

  test('the outputs of the stage link to the superadmin runbook', () => {
    const [, form] =
      Object.entries(main.Outputs).find(([id]) => id.startsWith('SuperadminRunbookForm')) ?? [];
    expect(asText(form?.Value)).toMatch(
      /^https:\/\/ap-southeast-1\.console\.aws\.amazon\.com\/systems-manager\/automation\/execute\/<SuperadminRunbookDocument\w*>\?region=ap-southeast-1$/,
    );
  });
});

describe('a superadmin can be created on the local machine', () => {
  test('a new superadmin gets a password by email; creating the superadmin again before the first sign-in sends another password', async () => {
    const { backend } = await openWorld();
    const { cognito, dynamodb, s3, mail } = backend;
    const ready = {
      web: 'http://127.0.0.1:4000',
      dynamodb,
      cognito: { endpoint: cognito.endpoint, userPoolId: cognito.userPoolId, clientId: cognito.webClientId },
      s3,
    };
    const { email, fullName } = newPerson('Fay First');
    expect((await makeSuperadmin(ready, { email, fullName })).changed).toBe(true);
    expect((await makeSuperadmin(ready, { email, fullName })).changed).toBe(false);
    const { emails } = (await (await fetch(`${mail.endpoint}/store`)).json()) as { emails: object[] };
    const sent = emails.filter(message => JSON.stringify(message).includes(email));
    expect(sent).toHaveLength(2);
  });
});
