import '../../../ui/theme/mantine-public.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { Pdf } from '../../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PdfText } from '../../../ui/file/pdf-text/pdf-text.tsx';
import styles from './print-report.module.css';
import { defaultReportChoice, useDefaultScript, useReportChoice } from './report-choice.ts';
import { blankPdfQuery, reportPdfQuery } from './report-pdf.ts';

function PrintReport({ kind }: { kind: EyeReportKind }) {
  const { id } = useParams();
  return id ? <FilledReport kind={kind} id={id} /> : <BlankForm kind={kind} />;
}

/** A report in the language of the page, unless the URL names another. */
function FilledReport({ kind, id }: { kind: EyeReportKind; id: string }) {
  const defaultChoice = defaultReportChoice(
    { emailLanguage: useLocale(), emailScript: null },
    useDefaultScript(),
  );
  const { choice } = useReportChoice(defaultChoice);
  return <PrintedPages kind={kind} {...useQuery(reportPdfQuery(kind, id, choice))} />;
}

function BlankForm({ kind }: { kind: EyeReportKind }) {
  return <PrintedPages kind={kind} {...useQuery(blankPdfQuery(kind, useLocale()))} />;
}

/** Only the printed pages. */
function PrintedPages({ kind, data, error }: { kind: EyeReportKind; data: Pdf | undefined; error: unknown }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const language = useLocale();
  usePageTitle(t(`report.${kind}`));
  return (
    <main className={styles.root}>
      {!data && <h1>{t(`report.${kind}`)}</h1>}
      {error ? <Notice tone="attention">{errorText(error)}</Notice> : null}
      {data && <PdfText bytes={data.bytes} language={language} />}
    </main>
  );
}

export const PrintMyopiaReportPage = () => <PrintReport kind="myopia" />;
export const PrintRefractionReportPage = () => <PrintReport kind="refraction" />;
