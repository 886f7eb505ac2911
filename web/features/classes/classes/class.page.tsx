import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { mayChangeClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { schoolClassQuery } from '../../../platform/lookups/school-class-query.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { NextSession } from '../sessions/next-session.tsx';
import { SessionsOf } from '../sessions/sessions-of.tsx';
import styles from './class.module.css';
import { ClassChildren } from './class-children.tsx';
import { ClassMenu } from './class-menu.tsx';
import { ClassName } from './class-name.tsx';
import { ClassNotice } from './class-notice.tsx';
import { PrintedClass } from './printed-class.tsx';

const AddChildrenDialog = lazyComponent(
  async () => (await import('./add-children-dialog.tsx')).AddChildrenDialog,
);

const ClassDialog = lazyComponent(async () => (await import('./class-dialog.tsx')).ClassDialog);

const ClassScreenings = lazyPart('classScreenings');
const AssignDialog = lazyPart('assignDialog');
const ClassEvaluations = lazyComponent(
  async () => (await import('../evaluations/class-evaluations.tsx')).ClassEvaluationsTab,
  <PageLoading />,
);
const ClassReportDialog = lazyComponent(
  async () => (await import('../progress/class-report-dialog.tsx')).ClassReportDialog,
);
const tabs = ['children', 'sessions', 'evaluations', 'screenings'] as const;

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(schoolClassQuery(id));

function ClassPage() {
  const { t } = useTranslation(['classes', 'common', 'ui']);
  const { t: ofSessions } = useTranslation('sessions');
  const { id = '' } = useParams();
  const to = useTo();
  const navigate = useNavigate();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const { query, change } = useUrlState();
  const { data: record } = useSuspenseQuery(schoolClassQuery(id));
  const address = to('class', { id });
  const tab = tabs.find(name => name === query.get('tab')) ?? 'children';
  const isArchived = record.archivedAt !== null;
  const mayChange = !isReadOnly && !isArchived && mayChangeClass(record, me);
  const active = record.children.filter(({ status }) => status === 'active');
  const requested = query.get('dialog');
  const dialog = mayChange || requested === 'report' ? requested : null;
  const mayAssign = mayChange && me.role === 'admin' && active.length > 0;
  const close = () => change({ dialog: null });
  usePageTitle(record.name);
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          parents={[{ label: t('title'), href: to('classes') }]}
          crumb={record.name}
          title={<ClassName {...record} />}
          description={describe(record.teachers, t)}
          actions={
            <>
              {mayChange && (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={18} aria-hidden />}
                  onClick={() => change({ dialog: 'edit' })}
                >
                  {t('ui:act.edit')}
                </Button>
              )}
              {!isReadOnly && active.length > 0 && (
                <Button
                  component={Link}
                  variant="default"
                  to={`${to('screenings')}?tab=class&class=${id}`}
                  leftSection={<IconClipboardCheck size={18} aria-hidden />}
                >
                  {t('action.screen')}
                </Button>
              )}
              {mayChange && (
                <Button
                  leftSection={<IconUserPlus size={18} aria-hidden />}
                  onClick={() => change({ dialog: 'children' })}
                >
                  {t('action.addChildren')}
                </Button>
              )}
            </>
          }
          menu={
            <ClassMenu
              record={record}
              isEmpty={record.children.length + record.hidden === 0}
              isOwnPage
              onPrint={() => window.print()}
              onReport={() => change({ dialog: 'report' })}
              onAssign={mayAssign ? () => change({ dialog: 'assign' }) : undefined}
              leave={() => navigate(to('classes'))}
            />
          }
        />
        <ClassNotice record={record} mayChange={isReadOnly || mayChange} />
        {!isArchived && <NextSession classId={id} />}
        {record.note !== '' && (
          <p className={styles.note} dir="auto">
            {record.note}
          </p>
        )}
        <TabLinks
          label={record.name}
          current={tab}
          tabs={tabs.map(key => ({
            key,
            title: t(`classTab.${key}`),
            href: key === 'children' ? address : `${address}?tab=${key}`,
            ...(key === 'children' && { count: record.children.length }),
          }))}
        />
        {tab === 'children' && (
          <ClassChildren record={record} mayChange={mayChange} onAdd={() => change({ dialog: 'children' })} />
        )}
        {tab === 'sessions' && (
          <SessionsOf
            of={{ classId: id }}
            mayPlan={!isArchived}
            empty={{ title: ofSessions('ofClass.title'), text: ofSessions('ofClass.text') }}
          />
        )}
        {tab === 'evaluations' && <ClassEvaluations classId={id} />}
        {tab === 'screenings' && (
          <Suspense fallback={<PageLoading />}>
            <ClassScreenings caseIds={record.children.map(({ id: caseId }) => caseId)} />
          </Suspense>
        )}
      </div>
      <PrintedClass record={record} />
      {dialog === 'edit' && <ClassDialog record={record} onClose={close} onSaved={close} />}
      {dialog === 'assign' && mayAssign && (
        <Suspense>
          <AssignDialog caseIds={active.map(child => child.id)} people={record.teachers} onClose={close} />
        </Suspense>
      )}
      {dialog === 'report' && <ClassReportDialog classId={id} onClose={close} />}
      {dialog === 'children' && <AddChildrenDialog record={record} onClose={close} />}
    </>
  );
}

function describe(teachers: readonly { fullName: string }[], t: TFunction<['classes', 'common']>): string {
  if (teachers.length === 0) return t('noTeachers');
  return t('taughtBy', { names: teachers.map(({ fullName }) => fullName).join(t('common:comma')) });
}

export { ClassPage as Component };
