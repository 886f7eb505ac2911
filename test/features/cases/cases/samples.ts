import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { maxCasesPerCall } from '../../../../shared/features/cases/cases/assignment.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { cases as calls } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case, CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

const parent = { title: 'Ms', name: 'Chan Mei', email: 'mei@test.example', mobile: '+85292345678' };

/** A child with every field filled in. */
export const child = {
  fullName: '陈小明',
  otherName: 'Chan Siu Ming',
  birthDate: '2017-03-14',
  gender: 'male',
  genderText: null,
  contactEmail: 'home@test.example',
  mobile: '+85291234567',
  address: '1 Nathan Road',
  country: 'HK',
  state: 'KLN',
  postalCode: '000000',
  emailLanguage: 'zh',
  emailScript: 'simplified',
  father: null,
  mother: parent,
  guardian: null,
  fileNumber: 'A-1023',
  school: 'Hill School',
  grade: 'P2',
  tags: ['amblyopia', '复诊'],
  photoId: null,
} satisfies CaseFields;

const uniqueEmail = () => `${randomUUID()}@test.example`;

export async function makeCase(
  maker: Pick<Principal, 'call'>,
  changes: Partial<CaseFields> = {},
): Promise<Case> {
  const { data } = await maker.call(calls.createCase, { ...child, ...changes });
  return data;
}

/** A new child whose name and contacts resemble those of no other child. */
export function newChild() {
  const { tags: _, photoId: __, ...fields } = child;
  const [name = ''] = randomUUID().split('-');
  const letters = name.replaceAll(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? '');
  return { ...fields, fullName: `${letters} Received`, otherName: null, birthDate: null, fileNumber: name };
}

const phones = fc.constantFrom('9123 4567', '+852 2345 6789', '(852) 6123-4567', '+1 415-555-2671');
const values = {
  photoId: fc.constant(null),
  birthDate: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2025-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  mobile: phones,
  /** The state of the address is always empty, because valid states depend on the country. */
  state: fc.constant(''),
  'father.mobile': phones,
  'mother.mobile': phones,
  'guardian.mobile': phones,
};

const inE164: Record<string, string> = {
  '9123 4567': '+85291234567',
  '+852 2345 6789': '+85223456789',
  '(852) 6123-4567': '+85261234567',
  '+1 415-555-2671': '+14155552671',
};

const phone = (number: string | null) => number && (inE164[number] ?? number);

function normalizedPerson<Person extends NonNullable<CaseFields['father']>>(given: Person | null) {
  if (!given || [given.title, given.name, given.email, given.mobile].every(value => !value)) return null;
  return { ...given, mobile: phone(given.mobile) };
}

/** The fields as they are stored: phones in E.164, empty parents as null, each tag once. */
const normalizedCase = (sent: CaseFields): CaseFields => ({
  ...sent,
  state: sent.state || null,
  mobile: phone(sent.mobile),
  father: normalizedPerson(sent.father),
  mother: normalizedPerson(sent.mother),
  guardian: normalizedPerson(sent.guardian),
  tags: [...new Set(sent.tags)],
});

export const casesSamples: Samples<typeof cases> = {
  createCase: {
    form: async ({ page, name, open }) => {
      await open('/cases?new=1');
      await page.getByLabel('Mobile').fill(`9${String(Date.now()).slice(-7)}`);
      await page.getByLabel('Full name').fill(name);
      return page.getByRole('button', { name: 'Add case' });
    },

    input: async () => child,
    references: { assignedIds: 'member', photoId: 'photo' },
    arbitraries: values,
    expectedOutput: ({ assignedIds: _, ...fields }) => normalizedCase(fields),
  },
  receiveCase: {
    form: 'another system sends it',
    input: async () => newChild(),
    fixedFields: ['fullName', 'birthDate', 'fileNumber'],
    arbitraries: values,
    expectedOutput: () => ({}),
    // The first of two requests creates the case, so the second may be rejected as a likely duplicate.
    allowedRaceErrors: ['case.likely-known'],
  },
  searchCases: {
    input: async () => ({ text: '小明', limit: 10 }),
    references: { cursor: 'cursor' },
  },
  readCases: {
    input: async ({ maker }) => ({ ids: [(await makeCase(maker)).id], limit: 10 }),
    references: { cursor: 'cursor' },
  },
  duplicateCases: {
    input: async ({ maker }) => {
      const contactEmail = uniqueEmail();
      const fullName = `Chan ${randomUUID()}`;
      await makeCase(maker, { fullName, contactEmail });
      return { fullName, contactEmail };
    },
    arbitraries: values,
  },
  listSiblings: {
    input: async ({ maker }) => {
      const family = { mother: { ...parent, email: uniqueEmail(), mobile: null } };
      await makeCase(maker, family);
      return { caseId: (await makeCase(maker, family)).id };
    },
    references: { caseId: 'case' },
  },
  listTimeline: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case', cursor: 'cursor' },
  },
  getCase: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
  },
  changeCase: {
    input: async ({ maker }) => {
      const { id, version } = await makeCase(maker);
      return { ...child, grade: 'P3', caseId: id, version };
    },
    references: { caseId: 'case', assignedIds: 'member', photoId: 'photo' },
    fixedFields: ['version'],
    arbitraries: values,
    expectedOutput: ({ caseId, version, assignedIds: _, genderText = null, guardian = null, ...fields }) => ({
      ...normalizedCase({ ...fields, genderText, guardian }),
      id: caseId,
      version: version + 1,
    }),
  },
  assignCases: {
    input: async ({ clinic, maker }) => ({
      caseIds: [(await makeCase(maker)).id],
      addIds: [clinic.admin.person.id],
    }),
    references: { caseIds: 'case', addIds: 'member', removeIds: 'member' },
  },
  startAssignment: {
    form: async ({ page, maker, name, open }) => {
      const names = Array.from({ length: maxCasesPerCall + 1 }, (_, index) => `${name} ${index}`);
      await Promise.all(names.map(fullName => makeCase(maker, { fullName })));
      await open(`/cases?text=${name}`);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Assign to' }).fill('李嘉良');
      await page.getByRole('option').first().click();
      return dialog.getByRole('button', { name: 'Assign', exact: true });
    },

    input: async ({ clinic, maker }) => ({
      caseIds: [(await makeCase(maker)).id],
      addIds: [clinic.admin.person.id],
    }),
    references: { addIds: 'member', removeIds: 'member', caseIds: 'public' },
    fixedFields: ['filter', 'caseIds'],
  },
  archiveCase: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
    expectedOutput: ({ caseId }) => ({ id: caseId, status: 'archived' }),
    allowedRaceErrors: ['case.archived'],
  },
  restoreCase: {
    input: async ({ maker }) => {
      const { id } = await makeCase(maker);
      await maker.call(calls.archiveCase, { caseId: id });
      return { caseId: id };
    },
    references: { caseId: 'case' },
    expectedOutput: ({ caseId }) => ({ id: caseId, status: 'active' }),
    allowedRaceErrors: ['case.archived'],
  },
};
