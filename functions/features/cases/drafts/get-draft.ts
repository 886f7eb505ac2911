import type { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { draftCases } from './draft-cases.ts';

export const getDraft: Handler<typeof drafts.getDraft> = ({ form }, { actor, drafts }) =>
  drafts.get({ owner: actor.id, form, caseId: null });

export const getCaseDraft: Handler<typeof drafts.getCaseDraft> = (
  { caseId, form },
  { actor, records, drafts },
) => drafts.latest({ owner: actor.id, form }, [caseId, ...draftCases(form, records.case)]);
