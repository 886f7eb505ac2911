import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reachesAny } from '../../../../shared/core/mail/reaches-any.ts';
import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ScreeningCopy } from '../../../../shared/features/screening/screening-reports/copies.ts';
import type { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { SentScreeningReports } from '../../../../shared/features/screening/screening-reports/sent.schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { documentReport } from '../../reports/feature.ts';
import { screeningKind } from '../screenings/screening-items.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { screeningPdf } from './screening-pdf.ts';

interface AskedCopy {
  language: Locale;
  script: Script | null;
  copy?: ScreeningCopy | undefined;
  to?: string[];
}

const report = documentReport({
  recordIn: (records: { screening: Screening; case: Case }) => records.screening,
  parse: screeningKind.parse,
  referenceOf: ({ date }) => date,
  kindsOf: () => ['screening'],
  checkPresent: screening => checkPresent(screeningKind, screening),
  print: async (screening, { copy: asked, language, script: wished, to }: AskedCopy, context) => {
    const { case: child } = context.records;
    const copy = asked ?? (to && reachesAny(to, familyAddresses(child)) ? 'family' : 'full');
    const written = { copy, language, script: wished };
    const { pdf, script } = await screeningPdf({ screening, child }, written, context);
    return { language, script, content: { copy }, pdfOf: () => pdf };
  },
  storeOf: ({ openStore }) => openStore(ScreeningsStore),
  sent: SentScreeningReports,
});

export const openScreeningPdf: PdfHandler<typeof screeningReports.openScreeningPdf> = report.open;
export const sendScreeningReport: PdfHandler<typeof screeningReports.sendScreeningReport> = report.send;
export const listScreeningSendings: PdfHandler<typeof screeningReports.listScreeningSendings> = report.list;
