import '../../../ui/theme/mantine-public.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { screeningPdfQuery } from './screening-pdf.ts';
import { useReportLanguage } from './use-report-language.ts';

/** The printed pages alone, in the language of the page unless the URL names another. */
function PrintScreeningReportPage() {
  const { t } = useTranslation('learning');
  const { id = '' } = useParams();
  const script = useSession().organization?.script ?? 'simplified';
  const { choice } = useReportLanguage({ language: useLocale(), script });
  return <PrintedPages title={t('report.title')} {...useQuery(screeningPdfQuery({ id }, choice))} />;
}

export { PrintScreeningReportPage as Component };
