import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { DueSibling, isAlsoDue } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import type { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';

export const listDueSiblings: Handler<typeof recalls.listDueSiblings> = async (
  { caseIds },
  { actor, scope, organization, cases, families, now },
) => {
  const today = todayIn(organization.timeZone, now());
  const isShown = (record: Case) => record.status === 'active' && canSeeCase({ id: actor.id, scope }, record);
  const children = (await cases.getSurviving([...new Set(caseIds)])).filter(isShown);
  const siblings = await families.siblingsOfAll(children);
  const found = children.map(({ id }) => ({
    caseId: id,
    siblings: (siblings.get(id) ?? [])
      .filter(sibling => isShown(sibling) && isAlsoDue(sibling, today))
      .map(sibling => DueSibling.parse(sibling)),
  }));
  return { families: found.filter(family => family.siblings.length > 0) };
};
