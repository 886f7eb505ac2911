import type { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { draftCases } from './draft-cases.ts';

export const discardDraft: Handler<typeof drafts.discardDraft> = ({ form }, { actor, drafts }) =>
  drafts.discard({ owner: actor.id, form, caseId: null });

export const discardCaseDraft: Handler<typeof drafts.discardCaseDraft> = (
  { caseId, form },
  { actor, records, drafts },
) => drafts.discard({ owner: actor.id, form, caseId }, [caseId, ...draftCases(form, records.case)]);
