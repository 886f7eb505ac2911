import { describe, expect, test } from 'vitest';
import { superadminForm } from '../../lib/cloud/runbooks/forms.ts';
import { automationDocument } from '../../lib/cloud/runbooks/runbook.ts';
import { makeSuperadmin } from '../../lib/local/make-superadmin.ts';
import { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { newPerson } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';
import { commandOf, runbookTarget } from './automation-document.ts';
import { runningProduct } from './running-product.ts';

const document = automationDocument(superadminForm, runbookTarget);
const { Email, FullName, Language } = document.parameters;

const filledIn = { Email: 'first@lumitree.example', FullName: 'Zoë 陈', Language: 'zh' };

describe('an operator creates a superadmin with a runbook', () => {
  test('the superadmin runbook sends a payload that the Lambda named provision accepts', () => {
    expect(ProvisionCommand.parse(commandOf(document, filledIn))).toEqual({
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
});

describe('a superadmin can be created on the local machine', () => {
  test('a new superadmin gets a password by email; creating the superadmin again before the first sign-in sends another password', async () => {
    const ready = await runningProduct();
    const { mail } = (await openWorld()).backend;
    const { email, fullName } = newPerson('Fay First');
    expect((await makeSuperadmin(ready, { email, fullName })).changed).toBe(true);
    expect((await makeSuperadmin(ready, { email, fullName })).changed).toBe(false);
    const { emails } = (await (await fetch(`${mail.endpoint}/store`)).json()) as { emails: object[] };
    const sent = emails.filter(message => JSON.stringify(message).includes(email));
    expect(sent).toHaveLength(2);
  });
});
