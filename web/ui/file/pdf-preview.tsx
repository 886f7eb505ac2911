import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { changedFacts } from '../../../shared/core/report-changes.ts';
import type { Pdf } from '../../platform/api/fetch-pdf.ts';
import { RetryNotice } from '../feedback/retry-notice.tsx';
import layout from '../layout/layout.module.css';
import { ChangedDetails } from './changed-details.tsx';
import { PdfPages } from './pdf-pages.tsx';
import styles from './pdf-preview.module.css';

export interface PdfPreviewProps {
  pdf: Pdf | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
  language: Locale;
  bar: ReactNode;
  /** Notice that recipients have an earlier version. */
  earlier?: ReactNode;
  /** Notice about changes since the report was finished, if the report can be amended here. */
  amendment?: ReactNode;
  /** Advice to staff about the changes, if the report cannot be amended here. */
  advice?: 'amendFirst' | 'writeAnew';
  /** Notices about the pages, above them. */
  lead?: ReactNode;
  /** Content beside the pages of the PDF; below them on narrow screens. */
  children: ReactNode;
}

export function PdfPreview({
  pdf,
  error,
  onRetry,
  language,
  bar,
  earlier,
  amendment,
  advice = 'amendFirst',
  lead,
  children,
}: PdfPreviewProps) {
  const { t } = useTranslation('ui');
  const changes = changedFacts(pdf?.changes ?? []);
  return (
    <>
      <div className={styles.notice}>
        {!error && earlier}
        {amendment ??
          (changes.length > 0 && <ChangedDetails changes={changes}>{t(`changed.${advice}`)}</ChangedDetails>)}
      </div>
      <div className={`${layout.spread} ${layout.gap12} ${layout.below16}`}>{bar}</div>
      <div className={styles.columns}>
        <div>
          {error ? (
            <RetryNotice error={error} onRetry={onRetry} />
          ) : (
            <>
              {pdf && <div className={styles.notice}>{lead}</div>}
              <PdfPages bytes={pdf?.bytes} language={language} />
            </>
          )}
        </div>
        <div className={layout.stack16}>{children}</div>
      </div>
    </>
  );
}
