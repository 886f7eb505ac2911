import { comparisonIn, isOfOrganization } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { PrintedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import type { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { EyeChoicesStore } from '../eye-choices/eye-choices-store.ts';

/**
 * Who chose what a report compares with: the organisation if that is its stored choice, otherwise the signer. Whoever
 * else opens or sends the report need not have chosen, and is not named.
 */
export async function chooserOf(
  content: ReportContent,
  { organization, signer, namesChooser }: PrintedFacts,
  { actor, openStore }: Pick<PdfContext, 'actor' | 'openStore'>,
): Promise<string | null> {
  if (namesChooser !== true || !hasComparison(content)) return null;
  const choices = await openStore(EyeChoicesStore).get(actor.id);
  if (isOfOrganization(comparisonIn(content), choices.organization.comparison)) return organization.name;
  return actor.id === signer.id ? signer.fullName : null;
}

const hasComparison = ({
  reference,
  axialPopulation,
  hasGrowth,
  hasTreatmentEffect,
}: ReportContent): boolean => Boolean(reference || axialPopulation || hasGrowth || hasTreatmentEffect);
