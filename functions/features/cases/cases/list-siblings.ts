import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { wholePage } from '../../../platform/http/pages.ts';
import { isVisibleTo } from './visible-to.ts';

export const listSiblingsHandler: Handler<typeof cases.listSiblings> = async (
  _,
  { actor, reach, loaded, cases },
) => {
  const found = await cases.findSiblings(loaded.case);
  const visible = found
    .filter(record => isVisibleTo(actor, reach, record))
    .sort((a, b) => (a.birthDate ?? '').localeCompare(b.birthDate ?? ''));
  return { ...wholePage(visible), hidden: found.length - visible.length };
};
