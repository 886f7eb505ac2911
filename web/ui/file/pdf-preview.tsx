import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { changedFacts } from '../../../shared/core/report-changes.ts';
import type { Pdf } from '../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { Notice } from '../feedback/notice.tsx';
import { ChangedDetails } from './changed-details.tsx';
import { PdfPages } from './pdf-pages.tsx';
import styles from './pdf-preview.module.css';

interface PdfPreviewProps {
  pdf: Pdf | undefined;
  error: unknown;
  language: Locale;
  /** What chooses the copy, above its pages. */
  bar: ReactNode;
  /** Says what has changed since it was finished, where it can be amended from here. */
  amendment?: ReactNode;
  /** What to do about it elsewhere. */
  advice?: 'amendFirst' | 'writeAnew';
  /** Above the pages, once they are there. */
  lead?: ReactNode;
  /** Beside the pages; below them on narrow screens. */
  children: ReactNode;
}

/** The pages of a report as they are printed, saved and sent. */
export function PdfPreview({
  pdf,
  error,
  language,
  bar,
  amendment,
  advice = 'amendFirst',
  lead,
  children,
}: PdfPreviewProps) {
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const changes = changedFacts(pdf?.changes ?? []);
  return (
    <>
      <div className={styles.notice}>
        {amendment ??
          (changes.length > 0 && <ChangedDetails changes={changes}>{t(`changed.${advice}`)}</ChangedDetails>)}
      </div>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.columns}>
        <div>
          {error ? (
            <Notice tone="attention">{errorText(error)}</Notice>
          ) : pdf ? (
            <>
              {lead}
              <PdfPages bytes={pdf.bytes} language={language} />
            </>
          ) : (
            <p role="status">{t('pdf.opening')}</p>
          )}
        </div>
        <div className={styles.side}>{children}</div>
      </div>
    </>
  );
}
