import { Button } from '@mantine/core';
import { IconCopy, IconEye, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { mayChangeOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ActivityText } from '../activities/activity-text.tsx';
import { AddToTimetableButton } from '../activities/add-to-timetable-button.tsx';
import { loadOrLeave } from '../own-activities/leave-refused.ts';
import { OurActivities } from '../own-activities/our-activities.tsx';
import { CustomActivityMenu } from './custom-activity-menu.tsx';
import { customActivityQuery } from './custom-activity-query.ts';
import { useCustomActivityActions } from './use-custom-activity-actions.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('../own-activities/preview-dialog.tsx')).PreviewDialog,
);

export const loader = ({ params: { id }, request }: LoaderFunctionArgs) =>
  id === undefined
    ? null
    : loadOrLeave(queryClient.ensureQueryData(customActivityQuery(id)), request, 'customActivity');

/** Page of a custom activity, or the list of custom activities if the URL has no id. */
function CustomActivityPage() {
  const { id } = useParams();
  return id === undefined ? <OurActivities isCustomOnly /> : <CustomActivityView key={id} id={id} />;
}

export { CustomActivityPage as Component };

function CustomActivityView({ id }: { id: string }) {
  const { t } = useTranslation(['courses', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const actions = useCustomActivityActions();
  const { data: activity } = useSuspenseQuery(customActivityQuery(id));
  const [isPreviewing, setPreviewing] = useState(false);
  const mayChange = mayChangeOwn(activity, me);
  const { title, owner } = activity;
  const list = to('customActivity', {});
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parents={[{ label: t('own.title'), href: list }]}
        crumb={title}
        title={title}
        description={t(mayChange ? 'own.by' : 'own.sharedBy', { name: owner.fullName })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => setPreviewing(true)}
            >
              {t('ui:act.preview')}
            </Button>
            <AddToTimetableButton activity={activity} />
            {!isReadOnly && mayChange && (
              <Button
                component={Link}
                to={to('editCustomActivity', { id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('ui:act.edit')}
              </Button>
            )}
            {!isReadOnly && !mayChange && (
              <Button
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={() => void actions.copy(activity)}
              >
                {t('own.action.copy')}
              </Button>
            )}
          </>
        }
        menu={
          !isReadOnly &&
          mayChange && <CustomActivityMenu activity={activity} isOwnPage leave={() => navigate(list)} />
        }
      />
      <ActivityText activity={activity} />
      {isPreviewing && <PreviewDialog activity={activity} onClose={() => setPreviewing(false)} />}
    </>
  );
}
