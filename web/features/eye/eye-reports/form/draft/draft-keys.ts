import type { DraftKey } from '../../../../../platform/api/drafts.ts';

/** Form name of the drafts of new visits. */
export const newVisitForm = 'eye';

/** Key of the draft of a new visit; null without a child, because a draft belongs to a child. */
export const newVisitDraftKey = (caseId: string | undefined): DraftKey | null =>
  caseId === undefined ? null : { form: newVisitForm, caseId };
export const reportDraftKey = (id: string, caseId: string) => ({ form: `eye_${id.slice(-22)}`, caseId });
