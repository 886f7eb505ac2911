import type { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const saveDraft: Handler<typeof drafts.saveDraft> = ({ form, body }, { actor, drafts }) =>
  drafts.save({ owner: actor.id, form, caseId: null }, body);

export const saveCaseDraft: Handler<typeof drafts.saveCaseDraft> = (
  { caseId, form, body },
  { actor, drafts },
) => drafts.save({ owner: actor.id, form, caseId }, body);
