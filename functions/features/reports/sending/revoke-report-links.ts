import { AppError } from '../../../../shared/core/errors.ts';
import type { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import { modulesForDetails } from '../../../../shared/timeline-events.ts';
import type { Handler } from '../../../composition/context.ts';
import { LinkRevocationsStore } from '../report-links/link-revocations-store.ts';

/**
 * The caller needs the modules of the reports, or must be an admin: admins see the links in the email log.
 * @throws module.needed
 */
export const revokeReportLinks: Handler<typeof sending.revokeReportLinks> = async (
  { address },
  { actor, modules, openStore, records },
) => {
  const needed = modulesForDetails('report.sent', records.sending.kinds);
  if (actor.role !== 'admin' && needed.length > 0) {
    const granted = await modules.listGranted(actor.id);
    if (!needed.every(module => granted.includes(module))) throw new AppError('module.needed');
  }
  return openStore(LinkRevocationsStore).revoke(records.sending, address);
};
