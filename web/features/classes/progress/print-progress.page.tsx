import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { useReportLanguage } from '../../../platform/features/use-report-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { progressPdfQuery } from './queries.ts';

/** The printed pages alone, in the page language unless the URL names another one. */
function PrintProgressPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const script = useSession().organization?.script ?? 'simplified';
  const { choice } = useReportLanguage({ language: useLocale(), script });
  return (
    <PrintedPages advice="writeAnew" title={t('title')} {...useQuery(progressPdfQuery({ id }, choice))} />
  );
}

export { PrintProgressPage as Component };
