import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import type { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { CaseDraft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { draftCases } from './draft-cases.ts';

/** Leaves out children whose case is not active, and those whom the caller may no longer see. */
export const listCaseDrafts: Handler<typeof drafts.listCaseDrafts> = async (
  { form },
  { actor, scope, cases, drafts },
) => {
  const own = await drafts.listByForm(actor.id, form);
  const children = await cases.survivorsOf(own.map(({ caseId }) => caseId));
  const found = own.flatMap(({ caseId, savedAt }) => {
    const child = children.get(caseId);
    const isShown =
      child?.status === 'active' &&
      canSeeCase({ id: actor.id, scope }, child) &&
      draftCases(form, child).includes(caseId);
    return isShown ? [CaseDraft.parse({ savedAt, case: child })] : [];
  });
  const newestFirst = found.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
  const isLatest = ({ case: { id } }: CaseDraft, at: number) =>
    newestFirst.findIndex(other => other.case.id === id) === at;
  return singlePage(newestFirst.filter(isLatest));
};
