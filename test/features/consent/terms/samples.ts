import { randomUUID } from 'node:crypto';
import type { TermText } from '../../../../shared/core/term-texts.ts';
import { terms as calls, type terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { FullTerm, TermFields } from '../../../../shared/features/consent/terms/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

export const termText = (title: string, text = 'We keep to the appointment.'): TermText => ({
  title,
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

export const termFields = (title = `Term ${randomUUID()}`): TermFields => ({
  texts: { en: termText(title), zh: termText('预约须知', '请准时赴约。') },
  appliesTo: 'cases',
  isRequired: true,
  isInUse: true,
});

export const makeTerm = async (admin: Principal, title?: string): Promise<FullTerm> =>
  (await admin.call(calls.createTerm, termFields(title))).data;

/** Creates terms that staff of the organisation are asked to accept. */
export const makeUserTerm = async (admin: Principal, title?: string): Promise<FullTerm> =>
  (await admin.call(calls.createTerm, { ...termFields(title), appliesTo: 'users' })).data;

export const termsSamples: Samples<typeof terms> = {
  searchTerms: { input: async () => ({ text: '' }), costGrowsWithData: true },
  listCaseTerms: { input: async () => ({}) },
  listOwnTerms: { input: async () => ({}), costGrowsWithData: true },
  acceptTerm: {
    input: async ({ clinic }) => ({
      ...{ termId: (await makeUserTerm(clinic.admin)).id, textVersion: 1 },
      locale: 'en',
    }),
    references: { termId: 'term' },
    fixedFields: ['textVersion'],
    expectedOutput: ({ termId, textVersion }) => ({ termId, textVersion }),
  },
  getTerm: {
    input: async ({ clinic }) => ({ termId: (await makeTerm(clinic.admin)).id }),
    references: { termId: 'term' },
  },
  getTermText: {
    input: async ({ clinic }) => ({ termId: (await makeTerm(clinic.admin)).id, textVersion: 1 }),
    references: { termId: 'term', textVersion: 'public' },
    fixedFields: ['textVersion'],
  },
  createTerm: {
    form: async ({ page, name, open }) => {
      await open('/terms/create');
      await page.getByRole('textbox', { name: 'Text in English' }).fill('We take photos.');
      await page.getByLabel('Title in English').fill(name);
      return page.getByRole('button', { name: 'Add term' });
    },

    input: async () => termFields(),
    fixedFields: ['texts'],
    expectedOutput: ({ texts, isRequired }) => ({ texts, isRequired }),
  },
  changeTerm: {
    input: async ({ clinic }) => ({
      ...termFields(),
      ...{ termId: (await makeTerm(clinic.admin)).id, version: 1 },
    }),
    references: { termId: 'term' },
    fixedFields: ['version', 'texts'],
    expectedOutput: ({ texts, isRequired }) => ({ texts, isRequired }),
  },
  searchTermCases: {
    input: async ({ clinic }) => ({ termId: (await makeTerm(clinic.admin)).id }),
    references: { termId: 'term', cursor: 'cursor' },
    costGrowsWithData: true,
  },
  listTermPeople: {
    input: async ({ clinic }) => ({ termId: (await makeUserTerm(clinic.admin)).id }),
    references: { termId: 'term' },
    costGrowsWithData: true,
  },
};
