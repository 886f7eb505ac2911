import { Menu } from '@mantine/core';
import { IconForms, IconPencil } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { screeningCopies } from '../../../../shared/features/screening/screening-reports/copies.ts';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { printAddress, useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { ReportPage } from '../../../ui/file/report-page.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { bandPages } from '../band-pages.ts';
import { screeningQuery } from '../queries.ts';
import { ScreeningAmendment } from './screening-amendment.tsx';
import { blankScreeningQuery, screeningPdfQuery } from './screening-pdf.ts';
import { UnjudgedNotice } from './unjudged-notice.tsx';
import { useScreeningCopy } from './use-screening-copy.ts';

const loadSource = async () => (await import('./screening-report-source.ts')).screeningReportSource;

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(screeningQuery(id));
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function ScreeningReportPage() {
  const { t } = useTranslation(['learning', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  const { choice, search, changeLanguage, changeCopy } = useScreeningCopy({
    ...useFamilyLanguage(child),
    copy: 'family',
  });
  const { data: pdf, error, refetch } = useQuery(screeningPdfQuery(screening, choice));
  const savingBlank = useApiMutation((band: (typeof bands)[number]) =>
    queryClient.fetchQuery(blankScreeningQuery(band, choice)),
  );
  const isReadOnly = useIsReadOnly();
  const isDraft = screening.status === 'draft';
  useRouteTitle();
  return (
    <ReportPage
      report={{
        loadSource,
        child,
        id,
        kind: 'screening',
        content: { copy: choice.copy },
      }}
      times={screening}
      parent={{ label: t('results.one'), href: to(bandPages[screening.band].result, { id }) }}
      crumb={t('menu.report')}
      title={t('report.of', { name: child.fullName })}
      description={t(`report.description.${choice.copy}`)}
      {...{ pdf, error }}
      onRetry={refetch}
      language={choice.language}
      printHref={printAddress('printScreeningReport', id, choice, search)}
      isSendable={!isDraft}
      menu={
        <>
          {isDraft && !isReadOnly && (
            <Menu.Item
              component={Link}
              to={to(bandPages[screening.band].edit, { id })}
              leftSection={<IconPencil size={18} />}
            >
              {t('report.edit')}
            </Menu.Item>
          )}
          {bands.map(band => (
            <Menu.Item
              key={band}
              leftSection={<IconForms size={18} />}
              onClick={() =>
                savingBlank.mutate(band, {
                  onSuccess: savePdf,
                  onError: () => toastFailed(t('ui:export.failed')),
                })
              }
            >
              {t('report.blank', { band: band.replace('-', '–') })}
            </Menu.Item>
          ))}
        </>
      }
      amendment={
        isReadOnly || child.status !== 'active' ? undefined : (
          <ScreeningAmendment screening={screening} child={child} />
        )
      }
      lead={<UnjudgedNotice recordId={id} content={{ copy: choice.copy }} />}
      bar={
        <>
          <SelectField
            label={t('report.copy')}
            allowDeselect={false}
            options={screeningCopies.map(value => ({ value, label: t(`copies.${value}`) }))}
            value={choice.copy}
            onChange={chosen => changeCopy(chosen === 'full' ? 'full' : 'family')}
          />
          <ReportLanguageField choice={choice} onChange={changeLanguage} />
        </>
      }
    >
      {isDraft && <Notice>{t('report.draft')}</Notice>}
    </ReportPage>
  );
}

export { ScreeningReportPage as Component };
