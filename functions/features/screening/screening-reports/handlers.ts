import { AppError } from '../../../../shared/core/errors.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { blankScreeningForm } from './blank-screening-form.ts';
import { printedNow } from './printed-screening.ts';
import { screeningDocument } from './screening-document.ts';

export const endpoints = screeningReports;

/** Increase it when the rendering changes, so that stored PDFs of drafts and blank forms are not served. */
const layoutVersion = 1;

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
      : `v${screening.version}-${digestOf([layoutVersion, screening, printed])}`;
    return pdfs.open({
      objectKey: `${screening.id}/${version}/screening-${language}-${script}`,
      name: `screening-${screening.date}-${language}`,
      make: async () => {
        const sender = { ...printed.organization, logo: await pdfs.logoOf(printed.organization) };
        return renderPdf(screeningDocument({ language, script, screening, printed, sender }));
      },
    });
  },
  openBlankScreeningForm: async ({ band, language, script: asked }, context) => {
    const script = asked ?? context.organization.script;
    const form = headedPdf(context, {
      folder: 'blank',
      name: `screening-${band}-${language}`,
      facts: [layoutVersion, script],
      draw: sender => blankScreeningForm(band, { language, script }, sender),
    });
    return context.pdfs.open(form);
  },
};
