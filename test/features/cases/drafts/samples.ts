import { newId } from '../../../../functions/platform/storage/new-id.ts';
import type { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../cases/samples.ts';

const body = JSON.stringify({ fullName: '陈小明', tags: ['amblyopia'] });

/** The form of a record of its own. */
const aForm = () => newId('template', Date.now());

/** A person's own draft is reached by nobody else, whatever form it names. */
const form = { form: 'public' } as const;

export const draftsSamples: Samples<typeof drafts> = {
  getDraft: { input: async () => ({ form: 'case' }), names: form },
  saveDraft: { input: async () => ({ form: aForm(), body }), names: form, leavesNoEntry: true },
  discardDraft: { input: async () => ({ form: aForm() }), names: form, leavesNoEntry: true },
  getCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case' }),
    names: { caseId: 'case', ...form },
  },
  saveCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case', body }),
    names: { caseId: 'case', ...form },
    leavesNoEntry: true,
  },
  discardCaseDraft: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, form: 'case' }),
    names: { caseId: 'case', ...form },
    leavesNoEntry: true,
  },
};
