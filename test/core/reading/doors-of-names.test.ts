import * as fc from 'fast-check';
import { test } from 'vitest';
import type * as z from 'zod';
import { toCsv } from '../../../shared/core/csv.ts';
import { Email } from '../../../shared/core/fields.ts';
import { addressPattern, readAddress, readAddresses } from '../../../shared/core/reading/read-addresses.ts';
import { parseTyped } from '../../../shared/core/typed-input.ts';
import { CaseFields } from '../../../shared/features/cases/cases/schema.ts';
import { surveys } from '../../../shared/features/eye/surveys/endpoints.ts';
import { guessFields } from '../../../shared/features/intake/imports/guess-fields.ts';
import { readRows } from '../../../shared/features/intake/imports/read-rows.ts';
import { ImportedChild } from '../../../shared/features/intake/imports/schema.ts';
import { NewRegistration } from '../../../shared/features/intake/registrations/schema.ts';
import { invitations } from '../../../shared/features/organizations/invitations/endpoints.ts';
import { Registration } from '../../../shared/features/organizations/invitations/schema.ts';
import { readList } from '../../../web/features/intake/imports/read-list.ts';
import { readPastedNames } from '../../../web/platform/lookups/read-names.ts';
import { expectSame, measured, timeZone, wide } from './each-door.ts';

async function childrenOf(heading: string, texts: string[]) {
  const rows = texts.map((text, at) => [`Child ${at}`, text]);
  const csv = heading === 'Name' ? [['Name'], ...texts.map(text => [text])] : [['Name', heading], ...rows];
  const list = await readList(new TextEncoder().encode(toCsv(csv).slice(1)));
  if (!('table' in list)) throw new Error(JSON.stringify(list));
  const { table } = list;
  return readRows(table, { columns: guessFields(table.headings), dateOrder: 'dmy', timeZone });
}

const hanNames = ['陳小明', '欧阳娜娜', '周雨桐', '李𠮷'];
const names = [
  ...hanNames,
  'Ann Lee',
  'Siu Ming Chan',
  "Ella O'Hara",
  'Zoë Müller-Graf',
  'محمد علي',
  'สมชาย ใจดี',
];
const spelledNames: ((name: string) => string)[] = [
  name => name,
  name => ` ${name} `,
  name => name.replaceAll(' ', '  '),
  name => name.replaceAll(' ', '\u00a0'),
  name => name.replaceAll(' ', '\u3000'),
  name => `\ufeff${name}\u200b`,
  name => `${name.slice(0, 1)}\u2060${name.slice(1)}`,
  name => wide(name).replaceAll('＇', "'"),
  name => name.normalize('NFD'),
  name => `\u202a${name}\u202c`,
];

test('each input path (form, import, API) parses the same name from the same text', async () => {
  const spelled = fc
    .tuple(fc.nat(9_999), fc.constantFrom(...names), fc.constantFrom(...spelledNames))
    .map(([at, name, spell]) => {
      // Each child gets a unique name, because an import treats a name that occurs twice in a list as a
      // mistake.
      const own = `${name}${hanNames.includes(name) ? '' : ' '}${lettersOf(at, hanNames.includes(name))}`;
      return { text: spell(own), meant: own.normalize('NFKC') };
    });
  await expectSame(spelled, {
    form: texts => texts.map(fullName => parseTyped(() => CaseFields.parse({ fullName })).fullName),
    'QR form': texts => texts.map(typedBy(NewRegistration.shape.fullName)),
    'who consents': texts => texts.map(typedBy(NewRegistration.shape.consentBy)),
    invitation: texts => texts.map(typedBy(Registration.shape.fullName)),
    'call of an import': texts => texts.map(typedBy(ImportedChild.shape.fullName)),
    list: async texts => (await childrenOf('Name', texts)).map(({ name }) => name),
    measurements: texts =>
      measured(
        ['Name', 'Date', 'AL R'],
        texts.map(text => [text, '01/11/2026', '24.1']),
      ).map(({ name }) => name),
    'pasted list': texts => texts.map(text => readPastedNames(text)[0]?.names[0] ?? null),
  });
});

/**
 * Returns the value that an endpoint with this input schema parses from a typed text; null if it rejects the
 * text.
 */
const typedBy = (schema: z.ZodType) => (text: string) =>
  (parseTyped(() => schema.safeParse(text)).data ?? null) as string | null;

const lettersOf = (number: number, isHan: boolean) =>
  [...String(number)].map(digit => (isHan ? '甲乙丙丁戊己庚辛壬癸' : 'abcdefghij')[Number(digit)]).join('');

const spelledAddresses: ((address: string) => string | [asked: string])[] = [
  address => address,
  address => ` ${address} `,
  address => `Jo Lee <${address}>`,
  address => `"Lee, Jo" <${address}>`,
  address => `<${address}>`,
  address => `mailto:${address}`,
  address => `\u200b${address}\ufeff`,
  address => `\u00a0${address}`,
  address => wide(address),
  address => `${address}.`,
  address => address.replace('@', '\u2060@'),
  address => [address.replace('@', ' at ')],
  address => [address.slice(0, address.indexOf('@') + 1)],
  address => [address.replace('.', '..')],
];

test('each input path (form, import, API) parses the same email address from the same text, or asks for confirmation', async () => {
  const spelled = fc
    .tuple(
      fc.nat(99_999),
      fc.constantFrom('example.org', 'mail.example.com'),
      fc.constantFrom(...spelledAddresses),
    )
    .map(([at, domain, spell]) => {
      const address = `jo.lee+${at}@${domain}`;
      const text = spell(address);
      return typeof text === 'string' ? { text, meant: address } : { text: text[0], meant: null };
    });
  await expectSame(spelled, {
    form: texts => texts.map(text => Email.safeParse(text).data ?? null),
    'QR form': texts => texts.map(typedBy(NewRegistration.shape.contactEmail)),
    invitation: texts => texts.map(typedBy(invitations.askForInvitation.input.shape.email)),
    questionnaire: texts => texts.map(typedBy(surveys.createSurvey.input.shape.sendTo)),
    'call of an import': texts => texts.map(typedBy(ImportedChild.shape.contactEmail)),
    'form of a family': texts =>
      texts.map(readAddress).map(text => (addressPattern.test(text) ? text : null)),
    sending: texts =>
      texts.map(text => {
        const { addresses, wrong } = readAddresses(text);
        return wrong.length === 0 && addresses.length === 1 ? (addresses[0] ?? null) : null;
      }),
    list: async texts =>
      (await childrenOf('Email', texts)).map(({ child, problems }) =>
        problems.length === 0 ? (child?.contactEmail ?? null) : null,
      ),
  });
});
