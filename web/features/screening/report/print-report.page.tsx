import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePrintedLanguage } from '../../../platform/features/use-report-language.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { screeningPdfQuery } from './screening-pdf.ts';
import { useScreeningCopy } from './use-screening-copy.ts';

function PrintScreeningReportPage() {
  const { t } = useTranslation('learning');
  const { id = '' } = useParams();
  const { choice } = useScreeningCopy({ ...usePrintedLanguage(), copy: 'full' });
  return <PrintedPages title={t('report.title')} {...useQuery(screeningPdfQuery({ id }, choice))} />;
}

export { PrintScreeningReportPage as Component };
