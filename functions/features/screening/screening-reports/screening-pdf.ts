import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { screeningChangesSince } from '../../../../shared/features/screening/screening-reports/changes.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import type { Pdf } from '../../../platform/pdf/pdfs-store.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { printedNow } from './printed-screening.ts';
import { screeningDocument } from './screening-document.ts';

/** Increase it when the rendering changes, so that stored PDFs of drafts and blank forms are not served. */
export const layoutVersion = 3;

interface Copy {
  language: Locale;
  script: Script | null;
}

/** The PDF of a screening: a draft with current data, a finished one with the data stored when it was finished. */
export async function screeningPdf(
  { screening, child }: { screening: Screening; child: Case },
  { language, script: requestedScript }: Copy,
  { organization, openStore, pdfs }: Pick<PdfContext, 'organization' | 'openStore' | 'pdfs'>,
): Promise<{ pdf: Pdf; script: Script }> {
  if (screening.deletedAt !== null) throw new AppError('screening.deleted');
  const screenings = openStore(ScreeningsStore);
  const settings = openStore(ScreeningSettingsStore);
  const [frozen, now] = await Promise.all([
    screening.status === 'draft' ? undefined : screenings.frozen(screening),
    printedNow(screening, { organization, child }, { screenings, settings }),
  ]);
  const printed = frozen ?? now;
  const script = requestedScript ?? printed.child.emailScript ?? printed.organization.script;
  const version = frozen
    ? `final-${frozen.version}`
    : `v${screening.version}-${digestOf([layoutVersion, screening, printed])}`;
  const make = async () => {
    const { logoId } = printed.organization;
    if (frozen && logoId !== null) await pdfs.keepPicture('organization-logo', logoId);
    const sender = { ...printed.organization, logo: await pdfs.logoOf(printed.organization) };
    return renderPdf(screeningDocument({ language, script, screening, printed, sender }));
  };
  const objectKey = `${screening.id}/${version}/screening-${language}-${script}`;
  const name = `screening-${screening.date}-${language}`;
  const changes = frozen ? screeningChangesSince(screening, frozen, now) : [];
  return { pdf: { objectKey, name, isTemporary: !frozen, changes, make }, script };
}
