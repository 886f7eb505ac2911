import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, useLocation, useParams } from 'react-router';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { bandPages } from '../band-pages.ts';
import { keepScreening, screeningQuery } from '../queries.ts';
import { EditScreening } from './edit-screening.tsx';
import { ScreeningHead } from './screening-head.tsx';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  // Fetches from the server, because autosave in another tab or device may have changed the draft.
  const { caseId } = await queryClient.fetchQuery({ ...screeningQuery(id), staleTime: 0 });
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function EditScreeningPage({ band }: { band: Band }) {
  const to = useTo();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  useRouteTitle();
  const { edit, result } = bandPages[screening.band];
  if (screening.deletedAt !== null) return <Navigate to={to(result, { id })} replace />;
  if (screening.band !== band) return <Navigate to={{ pathname: to(edit, { id }), search }} replace />;
  if (screening.status === 'draft')
    return <EditScreening key={`${id} ${screening.band}`} screening={screening} child={child} />;
  return (
    <>
      <ScreeningHead screening={screening} child={child} />
      <ReopenNotice screening={screening} isArchived={child.status !== 'active'} />
    </>
  );
}

function ReopenNotice({ screening, isArchived }: { screening: Screening; isArchived: boolean }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const reopening = useApiMutation(screenings.reopenScreening, keepScreening);
  return (
    <Notice
      action={
        <Button
          disabled={isArchived}
          loading={reopening.isPending}
          onClick={() =>
            reopening.mutate(
              { screeningId: screening.id, version: screening.version },
              { onError: error => toastFailed(errorText(error, 'edit-le')) },
            )
          }
        >
          {t('edit.reopen')}
        </Button>
      }
    >
      {t('edit.finished')}
    </Notice>
  );
}

export const EditScreening56Page = () => <EditScreeningPage band="5-6" />;
export const EditScreening711Page = () => <EditScreeningPage band="7-11" />;
