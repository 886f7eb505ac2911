import type { Pdf } from '../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { Notice } from '../feedback/notice.tsx';
import { PdfText } from './pdf-text/pdf-text.tsx';
import styles from './printed-pages.module.css';

interface PrintedPagesProps {
  title: string;
  data: Pdf | undefined;
  error: unknown;
}

/** The pages of a PDF as text and nothing else, to be printed. */
export function PrintedPages({ title, data, error }: PrintedPagesProps) {
  const errorText = useErrorText();
  const language = useLocale();
  usePageTitle(title);
  return (
    <main className={styles.root}>
      {!data && <h1>{title}</h1>}
      {error ? <Notice tone="attention">{errorText(error)}</Notice> : null}
      {data && <PdfText bytes={data.bytes} language={language} />}
    </main>
  );
}
