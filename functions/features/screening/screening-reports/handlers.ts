import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { PdfContext, PdfHandlers } from '../../../composition/pdf-context.ts';
import { charactersOf } from '../../../platform/pdf/characters-of.ts';
import type { Document } from '../../../platform/pdf/document.ts';
import { openFonts } from '../../../platform/pdf/fonts.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { blankScreeningForm } from './blank-screening-form.ts';
import { printedNow } from './printed-screening.ts';
import { screeningDocument } from './screening-document.ts';

export const endpoints = screeningReports;

/** Increase it when the rendering changes, so that stored PDFs of drafts and blank forms are not served. */
const layoutVersion = 1;
const digestOf = (facts: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([layoutVersion, facts]))
    .digest('hex')
    .slice(0, 24);
const render = async (document: Document) =>
  writePdf(document, await openFonts(charactersOf(document), document.script));
const logoOf = async (logoId: string | null, { pdfs }: PdfContext) =>
  logoId === null ? undefined : pdfs.picture('organization-logo', logoId);

export const handlers: PdfHandlers<typeof screeningReports> = {
  openScreeningPdf: async ({ language, script: asked }, context) => {
    const { organization, openStore, records, pdfs } = context;
    const { screening, case: child } = records;
    if (screening.deletedAt !== null) throw new AppError('screening.deleted');
    const screenings = openStore(ScreeningsStore);
    const settings = openStore(ScreeningSettingsStore);
    const frozen = screening.status === 'draft' ? undefined : await screenings.frozen(screening);
    const printed =
      frozen ?? (await printedNow(screening, { organization, child }, { screenings, settings }));
    const script = asked ?? printed.child.emailScript ?? printed.organization.script;
    const version = frozen
      ? `final-${frozen.version}`
      : `v${screening.version}-${digestOf([screening, printed])}`;
    return pdfs.open({
      objectKey: `${screening.id}/${version}/screening-${language}-${script}`,
      name: `screening-${screening.date}-${language}`,
      make: async () => {
        const sender = { ...printed.organization, logo: await logoOf(printed.organization.logoId, context) };
        return render(screeningDocument({ language, script, screening, printed, sender }));
      },
    });
  },
  openBlankScreeningForm: async ({ band, language, script: asked }, context) => {
    const { name, billingAddress, officeNumber, pdfFooter, logoId, script: own } = context.organization;
    const script = asked ?? own;
    const head = { name, billingAddress, officeNumber, pdfFooter };
    return context.pdfs.open({
      objectKey: `blank/screening-${band}-${language}-${digestOf([head, script, logoId])}`,
      name: `screening-${band}-${language}`,
      make: async () =>
        render(
          blankScreeningForm(band, { language, script }, { ...head, logo: await logoOf(logoId, context) }),
        ),
    });
  },
};
