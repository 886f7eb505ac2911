import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

export const listSiblings: Handler<typeof cases.listSiblings> = async (
  _,
  { actor, scope, records, families },
) => {
  const found = await families.siblingsOf(records.case);
  const visible = found
    .filter(record => canSeeCase({ id: actor.id, scope }, record))
    .sort((a, b) => (a.birthDate ?? '').localeCompare(b.birthDate ?? ''));
  return { ...singlePage(visible), hidden: 0 };
};
