import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { screeningChangesSince } from '../../../../shared/features/screening/screening-reports/changes.ts';
import type { ScreeningCopy } from '../../../../shared/features/screening/screening-reports/copies.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import { type DocumentPdf, documentPdf } from '../../../platform/pdf/document-pdf.ts';
import { screeningKind } from '../screenings/screening-items.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { fittedFamilySummary } from './family-summary.ts';
import { printedNow } from './printed-screening.ts';
import { screeningDocument } from './screening-document.ts';

/**
 * Version of the layout. Increase it when the rendering changes; stored PDFs of drafts and blank forms are
 * then not served.
 */
export const layoutVersion = 20;

interface PrintedCopy {
  language: Locale;
  script: Script | null;
  copy: ScreeningCopy;
}

const documents = { family: fittedFamilySummary, full: screeningDocument };
const kinds = { family: 'screening-summary', full: 'screening' };

/**
 * A draft prints current data; a finished screening prints the data that were stored when it was finished.
 */
export async function screeningPdf(
  { screening, child }: { screening: Screening; child: Case },
  { copy, ...asked }: PrintedCopy,
  { organization, openStore, pdfs }: Pick<PdfContext, 'organization' | 'openStore' | 'pdfs'>,
): Promise<DocumentPdf> {
  checkPresent(screeningKind, screening);
  const screenings = openStore(ScreeningsStore);
  const settings = openStore(ScreeningSettingsStore);
  const [frozen, now] = await Promise.all([
    screening.status === 'draft' ? undefined : screenings.frozen(screening),
    printedNow(screening, { organization, child }, { screenings, settings }),
  ]);
  const printed = frozen ?? now;
  const version = frozen
    ? `final-${frozen.version}`
    : `v${screening.version}-${digestOf([layoutVersion, screening, printed])}`;
  return documentPdf(
    {
      ...{ id: screening.id, kind: kinds[copy], day: screening.date, version, isFrozen: !!frozen, printed },
      ...asked,
      changes: frozen ? screeningChangesSince(screening, frozen, now) : [],
      draw: (written, sender) => documents[copy]({ ...written, screening, printed, sender }),
    },
    pdfs,
  );
}

export const printScreening: DocumentPrinter['print'] = async (item, { child, ...context }) => {
  const copy = { copy: 'full', language: child.emailLanguage, script: null } as const;
  return (await screeningPdf({ screening: screeningKind.parse(item), child }, copy, context)).pdf;
};
