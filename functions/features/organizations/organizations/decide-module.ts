import { AppError } from '../../../../shared/core/errors.ts';
import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/**
 * From the next request on the module is open to the person, or closed; a closed one says why. Admins open
 * what their licence includes; all else is the platform's to open.
 */
export const decideModuleHandler: AccountHandler<typeof organizations.decideModule> = async (
  { organizationId, memberId, module, changedAt: known, isOpen, until, reason },
  { loaded, modulesOf, organizations: store, requireToken },
) => {
  if (!isOpen && !reason)
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  const change = isOpen
    ? { field: 'modules', from: null, to: module }
    : { field: 'modules', from: module, to: null };
  const note = store.eventWrite(
    organizationId,
    isOpen ? 'module.granted' : 'module.closed',
    [change],
    memberId,
  );
  const requiresLicence = !requireToken().superadmin;
  const decision = { module, knownChangedAt: known, until, reason: isOpen ? null : reason, requiresLicence };
  return modulesOf(loaded.organization).decide(memberId, decision, [note]);
};
