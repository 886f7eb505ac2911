import { AppError } from '../../../../shared/core/errors.ts';
import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/**
 * Grants or revokes a module from the next request on. A revocation needs a reason. Admins can grant modules
 * that their licence includes; platform administrators can grant any.
 */
export const decideModule: AccountHandler<typeof organizations.decideModule> = async (
  { organizationId, memberId, module, changedAt: known, isOpen, until, reason },
  { records, modulesOf, managedMembersOf, organizations: store, requireToken, now },
) => {
  if (!isOpen && !reason)
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  if (isOpen && until !== null && until < todayIn(records.organization.timeZone, now()))
    throw new AppError('request.invalid', { fields: { until: 'validation.past_date' } });
  const change = isOpen
    ? { field: 'modules', from: null, to: module }
    : { field: 'modules', from: module, to: null };
  const requiresLicence = !requireToken().superadmin;
  const decision = { module, knownChangedAt: known, until, reason: isOpen ? null : reason, requiresLicence };
  const decideFor = (person: string, shownId: string) => {
    const act = isOpen ? 'module.granted' : 'module.closed';
    const note = store.eventWrite(organizationId, act, [change], person);
    return modulesOf(records.organization).decide(person, shownId, decision, [note]);
  };
  return decideFor(memberId, memberId).catch(async error => {
    if (!(error instanceof AppError && error.code === 'record.missing')) throw error;
    const { id } = await managedMembersOf(records.organization).get(memberId);
    return decideFor(id, memberId);
  });
};
