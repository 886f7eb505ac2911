import {
  chosenIn,
  comparisonIn,
  isChosen,
  whoChose,
} from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import type { PrintedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import type { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { EyeChoicesStore } from '../eye-choices/eye-choices-store.ts';
import type { ReportToPrint } from './eye-report-pdf.ts';

type Context = Pick<PdfContext, 'actor' | 'openStore'>;

/**
 * Name of who chose the comparison in a report: the organisation or the signer, as frozen when the report was
 * finished. Another comparison is attributed to the signer if the signer opens the report; other readers and
 * senders are not named.
 */
export async function chooserOf(
  content: ReportContent,
  { facts, frozen }: Pick<ReportToPrint, 'facts' | 'frozen'>,
  context: Context,
): Promise<string | null> {
  const { organization, signer, namesChooser } = facts;
  if (namesChooser !== true || !hasComparison(content)) return null;
  const who = await chooserIn(comparisonIn(content), { facts, frozen }, context);
  if (who === 'organization') return organization.name;
  return who === 'signer' || context.actor.id === signer.id ? signer.fullName : null;
}

async function chooserIn(
  shown: EyeComparison,
  { facts: { chosen, signer }, frozen }: { facts: PrintedFacts; frozen: number | null },
  { actor, openStore }: Context,
) {
  if (chosen) return whoChose(shown, chosen);
  const isDraft = frozen === null;
  const choices = await openStore(EyeChoicesStore).get(isDraft ? signer.id : actor.id);
  if (isDraft) return whoChose(shown, chosenIn(choices));
  // A report that was finished before the product stored who chose the comparison.
  return isChosen(shown, choices.organization.comparison) ? 'organization' : null;
}

const hasComparison = ({
  reference,
  axialPopulation,
  hasGrowth,
  hasTreatmentEffect,
}: ReportContent): boolean => Boolean(reference || axialPopulation || hasGrowth || hasTreatmentEffect);
