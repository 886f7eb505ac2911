import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { organizationForm } from '../../lib/cloud/runbooks/forms.ts';
import { automationDocument } from '../../lib/cloud/runbooks/runbook.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { newPerson } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { mailsTo } from '../support/mail.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { commandOf, payloadOf, runbookTarget } from './automation-document.ts';
import { runningProduct } from './running-product.ts';

const document = automationDocument(organizationForm, runbookTarget);
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

describe('an operator creates an organisation with a runbook', () => {
  test('the organisation runbook sends a payload that the Lambda named provision accepts', () => {
    expect(ProvisionCommand.parse(commandOf(document, filledIn))).toEqual({
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
});

testInTurn(
  'sending the form of the runbook twice creates one organisation, one admin and one email',
  async () => {
    const running = await runningProduct();
    const slug = `lake-${randomUUID().slice(0, 8)}`;
    const { email } = newPerson('Ling Lake');
    const form = payloadOf(document, { ...filledIn, Slug: slug, AdminEmail: email });
    expect(await provisionLocally(running, form)).toMatchObject({ changed: true });
    expect(await provisionLocally(running, form)).toMatchObject({ changed: false });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await violationsOf(slug)).toEqual([]);
  },
);
