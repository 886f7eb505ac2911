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
 * Name of the organisation or signer who chose the comparison in a report, as stored when the report was
 * finished. If the reader has chosen another comparison, returns the signer's name to the signer, and null to
 * other readers and to senders.
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
  // Early versions did not store who chose the comparison of a finished report.
  return isChosen(shown, choices.organization.comparison) ? 'organization' : null;
}

const hasComparison = ({
  reference,
  axialPopulation,
  hasGrowth,
  hasTreatmentEffect,
}: ReportContent): boolean => Boolean(reference || axialPopulation || hasGrowth || hasTreatmentEffect);
