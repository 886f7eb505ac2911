import '../../../ui/theme/mantine-public.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Pdf } from '../../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PdfText } from '../../../ui/file/pdf-text/pdf-text.tsx';
import styles from './print-tree.module.css';
import { blankTreeQuery, treePdfQuery } from './tree-pdf.ts';

/** The printed pages alone: of a child, or without an id the unmarked tree. */
function PrintTreePage() {
  const { id } = useParams();
  return id ? <MarkedTree id={id} /> : <BlankTree />;
}

function MarkedTree({ id }: { id: string }) {
  const { query } = useUrlState();
  const copy = {
    language: useLocale(),
    script: null,
    asOf: query.get('asOf'),
    before: query.get('before'),
  };
  return <PrintedPages {...useQuery(treePdfQuery(id, copy))} />;
}

function BlankTree() {
  return <PrintedPages {...useQuery(blankTreeQuery(useLocale()))} />;
}

function PrintedPages({ data, error }: { data: Pdf | undefined; error: unknown }) {
  const { t } = useTranslation('neuroTree');
  const errorText = useErrorText();
  const language = useLocale();
  usePageTitle(t('title'));
  return (
    <main className={styles.root}>
      {!data && <h1>{t('title')}</h1>}
      {error ? <Notice tone="attention">{errorText(error)}</Notice> : null}
      {data && <PdfText bytes={data.bytes} language={language} />}
    </main>
  );
}

export { PrintTreePage as Component };
