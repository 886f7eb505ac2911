import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { PrintedHead } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { EyeChoicesStore } from '../eye-choices/eye-choices-store.ts';

/** Data of other records that a report prints, if the caller finishes or amends it now. */
export const printedHead = async (
  child: Case,
  { organization, actor, openStore }: Pick<OrganizationContext, 'organization' | 'actor' | 'openStore'>,
): Promise<PrintedHead> => ({
  organization,
  child,
  choices: await openStore(EyeChoicesStore).get(actor.id),
});
