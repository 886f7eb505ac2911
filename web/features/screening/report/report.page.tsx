import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { bandPages } from '../band-pages.ts';
import { screeningQuery } from '../queries.ts';
import { normsQuery } from '../settings/queries.ts';
import styles from './screening-sheet.module.css';
import { ScreeningSheet } from './screening-sheet.tsx';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(screeningQuery(id));
  await Promise.all([
    queryClient.ensureQueryData(childQuery(caseId)),
    queryClient.ensureQueryData(normsQuery),
  ]);
  return null;
}

/** The report as it is printed, with the way to print it. */
export function ScreeningReportPage() {
  const { t } = useTranslation('learning');
  const to = useTo();
  const { id = '' } = useParams();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  usePageTitle(t('report.of', { name: child.fullName }));
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: t('results.one'), href: to(bandPages[screening.band].result, { id }) },
        ]}
        crumb={t('menu.report')}
        title={t('report.of', { name: child.fullName })}
        actions={
          <Button
            component="a"
            href={to('printScreeningReport', { id })}
            target="_blank"
            rel="noopener"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t('report.print')}
          </Button>
        }
      />
      <div className={styles.preview}>
        <ScreeningSheet id={id} headingLevel={2} />
      </div>
    </>
  );
}

/** Only the printed page. */
export function PrintScreeningReportPage() {
  const { t } = useTranslation('learning');
  const { id = '' } = useParams();
  usePageTitle(t('report.title'));
  return (
    <main className={styles.bare}>
      <ScreeningSheet id={id} headingLevel={1} />
    </main>
  );
}
