import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { drafts as calls, type drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../cases/samples.ts';

const body = JSON.stringify({ fullName: '陈小明', tags: ['amblyopia'] });

/** Name of a form for which no other draft exists. */
const uniqueForm = () => newId('template', Date.now());

/** A request cannot name another person’s record in `form`, because callers reach only their own drafts. */
const form = { form: 'public' } as const;

export const draftsSamples: Samples<typeof drafts> = {
  getDraft: { input: async () => ({ form: 'case' }), references: form },
  saveDraft: { input: async () => ({ form: uniqueForm(), body }), references: form, isNotJournaled: true },
  discardDraft: { input: async () => ({ form: uniqueForm() }), references: form, isNotJournaled: true },
  listCaseDrafts: {
    input: async ({ maker }) => {
      const { id: caseId } = await makeCase(maker);
      await maker.call(calls.saveCaseDraft, { caseId, form: 'eye', body });
      return { form: 'eye' };
    },
    references: form,
    costGrowsWithData: true,
  },
  getCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case' }),
    references: { caseId: 'case', ...form },
  },
  saveCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case', body }),
    references: { caseId: 'case', ...form },
    isNotJournaled: true,
  },
  discardCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case' }),
    references: { caseId: 'case', ...form },
    isNotJournaled: true,
  },
};
