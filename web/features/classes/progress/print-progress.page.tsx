import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePrintedLanguage } from '../../../platform/features/use-report-language.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { progressPdfQuery } from './queries.ts';

function PrintProgressPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const pdf = useQuery(progressPdfQuery({ id }, usePrintedLanguage()));
  return <PrintedPages advice="writeAnew" title={t('title')} {...pdf} />;
}

export { PrintProgressPage as Component };
