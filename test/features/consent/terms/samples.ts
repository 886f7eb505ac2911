import { randomUUID } from 'node:crypto';
import { terms as calls, type terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { FullTerm, TermFields } from '../../../../shared/features/consent/terms/schema.ts';
import type { TermText } from '../../../../shared/features/consent/terms/term.schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

export const termText = (title: string, text = 'We keep to the appointment.'): TermText => ({
  title,
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

export const termFields = (title = `Term ${randomUUID()}`): TermFields => ({
  texts: { en: termText(title), zh: termText('预约须知', '请准时赴约。') },
  isRequired: true,
  isInUse: true,
});

export const makeTerm = async (admin: Principal, title?: string): Promise<FullTerm> =>
  (await admin.call(calls.createTerm, termFields(title))).data;

export const termsSamples: Samples<typeof terms> = {
  searchTerms: { input: async () => ({ text: '' }) },
  listCaseTerms: { input: async () => ({}) },
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
    fixedFields: ['cursor'],
    costGrowsWithData: true,
  },
};
