import { duplicatesShown } from '../../../../shared/core/limits.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { wholePage } from '../../../platform/http/pages.ts';
import { isVisibleTo } from './visible-to.ts';

/** A number that cannot be read is nobody's; saving will say what is wrong with it. */
export const duplicateCasesHandler: Handler<typeof cases.duplicateCases> = async (
  child,
  { organization, actor, reach, cases },
) => {
  const { phoneInE164 } = await import('../../../../shared/core/places/phone-in-e164.ts');
  const mobile = (child.mobile && phoneInE164(child.mobile, organization.country)) || null;
  const found = await cases.findDuplicates({ ...child, mobile });
  const visible = found.filter(({ record }) => isVisibleTo(actor, reach, record));
  const rows = visible.slice(0, duplicatesShown).map(({ record, signs }) => ({ ...record, signs }));
  return { ...wholePage(rows), isHidden: visible.length < found.length };
};
