import { useTranslation } from 'react-i18next';
import { changedFacts } from '../../../shared/core/report-changes.ts';
import { CallError } from '../../platform/api/call-error.ts';
import type { Pdf } from '../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { Notice } from '../feedback/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { ChangedDetails } from './changed-details.tsx';
import { PdfText } from './pdf-text/pdf-text.tsx';
import styles from './printed-pages.module.css';

interface PrintedPagesProps {
  title: string;
  data: Pdf | undefined;
  error: unknown;
  /** Advice to staff about changes since the report was finished. */
  advice?: 'amendFirst' | 'writeAnew';
}

/**
 * Pages of a PDF as text for print, or Not Found if the reader cannot open the record. Changes since the
 * report was finished are shown on screen only.
 */
export function PrintedPages(props: PrintedPagesProps) {
  const { error } = props;
  if (error instanceof CallError && error.code === 'record.missing')
    return (
      <BareLayout>
        <NotFound />
      </BareLayout>
    );
  return <FoundPages {...props} />;
}

function FoundPages({ title, data, error, advice = 'amendFirst' }: PrintedPagesProps) {
  const errorText = useErrorText();
  const language = useLocale();
  const { t } = useTranslation('ui');
  const changes = changedFacts(data?.changes ?? []);
  usePageTitle(title);
  return (
    <main className={`paper ${styles.root}`}>
      <h1 className={data && styles.unseen}>{title}</h1>
      {error ? <Notice tone="attention">{errorText(error)}</Notice> : null}
      {changes.length > 0 && (
        <div className={styles.warning}>
          <ChangedDetails changes={changes}>{t(`changed.${advice}`)}</ChangedDetails>
        </div>
      )}
      {data && <PdfText bytes={data.bytes} language={language} />}
    </main>
  );
}
