import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { maxDuplicatesShown } from '../../../../shared/core/limits.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

/** An invalid phone number is ignored here, because saving reports the error. */
export const duplicateCases: Handler<typeof cases.duplicateCases> = async (
  child,
  { organization, actor, scope, cases },
) => {
  const { phonesInE164 } = await import('../../../../shared/core/places/phone-in-e164.ts');
  const phones = child.mobile ? phonesInE164(child.mobile, [organization.country, child.country]) : [];
  const found = await cases.findDuplicates({ ...child, mobile: null }, phones);
  const visible = found.filter(({ record }) => canSeeCase({ id: actor.id, scope }, record));
  const rows = visible.slice(0, maxDuplicatesShown).map(({ record, signs }) => ({ ...record, signs }));
  return { ...singlePage(rows), isHidden: scope !== 'organization' };
};
