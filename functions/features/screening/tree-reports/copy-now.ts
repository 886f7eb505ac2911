import type { Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';

interface Asked {
  asOf: string | null;
  script: Script | null;
}

/** The requested date and script; by default today and the family's or the organisation's script. */
export const copyNow = (
  { asOf, script }: Asked,
  { organization, now, records }: Pick<PdfContext, 'organization' | 'now'> & { records: { case: Case } },
): { asOf: string; script: Script } => ({
  asOf: asOf ?? todayIn(organization.timeZone, now()),
  script: script ?? records.case.emailScript ?? organization.script,
});
