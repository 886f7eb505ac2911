import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { readId } from '../../../../shared/core/ids.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { CustomActivity } from '../../../../shared/features/courses/custom-activities/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { refreshOwnActivities } from '../own-activities/queries.ts';
import { CustomActivityForm } from './custom-activity-form.tsx';
import { customActivityQuery } from './custom-activity-query.ts';

/**
 * Creates a custom activity. If the URL names a session, the activity is added to it and the user is led back:
 * to the page that opened this one with the location state `returns`, otherwise to the session.
 */
function CreateCustomActivityPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  const autosave = useDraft({ form: 'customactivity' });
  usePageTitle(t('own.newTitle'));
  const list = to('customActivity', {});
  const errorText = useErrorText();
  const sessionId = readId('session', useUrlState().query.get('session'));
  const { state } = useLocation();
  const returns = (state as { returns?: boolean } | null)?.returns === true;

  function leave(address: string): void {
    if (sessionId === undefined) void navigate(address);
    else if (returns) void navigate(-1);
    else void navigate(`${to('timetable')}?session=${sessionId}`);
  }

  async function finish({ id, title }: CustomActivity): Promise<void> {
    void refreshOwnActivities();
    try {
      if (sessionId !== undefined) await addToSession(sessionId, id);
      void toastDone(t('toast.added', { title }));
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
    leave(to('customActivity', { id }));
  }
  return (
    <>
      <PageHeader
        parents={[{ label: t('own.title'), href: list }]}
        crumb={t('own.newTitle')}
        title={t('own.newTitle')}
        description={t(sessionId === undefined ? 'own.newDescription' : 'own.newForSession')}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <CustomActivityForm
            activity={null}
            autosave={autosave}
            onCancel={() => leave(list)}
            onSaved={saved => {
              queryClient.setQueryData(customActivityQuery(saved.id).queryKey, saved);
              void finish(saved);
            }}
          />
        )}
      </section>
    </>
  );
}

async function addToSession(sessionId: string, activityId: CustomActivity['id']): Promise<void> {
  await call(classSessions.addSessionActivity, { sessionId, activityId });
  await Promise.all(
    pagesOfSession.map(root => queryClient.invalidateQueries({ queryKey: [root], refetchType: 'all' })),
  );
}

/** First parts of the query keys under which the activities of a session are read. */
const pagesOfSession = ['sessions', 'evaluations'];

export { CreateCustomActivityPage as Component };
