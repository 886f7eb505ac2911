import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { nextChild, type RunChild, type RunState } from '../class-runs/run-child.ts';
import { RunStrip } from '../class-runs/run-strip.tsx';
import { deleteDay, isOfOpenOrganization, provideDay } from './current-day.ts';
import type { DayStore } from './day-store.ts';
import { endDay } from './end-day.ts';
import { judgedOn } from './judged-on.ts';
import { OtherOrganization } from './other-organization.tsx';
import { PreparedChild } from './prepared-child.tsx';
import { stageOf } from './record-stage.ts';
import { SheetMenu } from './sheet-menu.tsx';
import { useSending } from './use-sending.ts';
import { WaitingStatus } from './waiting-status.tsx';

function stateOf(store: DayStore, caseId: string): RunState {
  const record = store.record(caseId);
  const stage = stageOf(record);
  if (stage === 'kept' || stage === 'received') return 'finished';
  if (stage === 'draft') return 'draft';
  return record.isAbsent ? 'absent' : record.known ? 'draft' : 'open';
}

/** Why the day cannot be ended now. */
type Obstacle = 'running' | 'offline' | 'waiting';

export function DayRunPage({ store }: { store: DayStore }) {
  return isOfOpenOrganization(store) ? <DayRun store={store} /> : <OtherOrganization store={store} />;
}

function DayRun({ store }: { store: DayStore }) {
  const { t } = useTranslation(['preparedDay', 'classes', 'learning', 'ui']);
  const to = useTo();
  const errorText = useErrorText();
  const { online } = useNetwork();
  const { instant } = useInstants();
  const { query, change: changeUrl } = useUrlState();
  const [isRunning, setRunning] = useState(false);
  const [missing, setMissing] = useState<number>();
  const [isDeleting, setDeleting] = useState(false);
  const [isEndAsked, setEndAsked] = useState(false);
  const [refused, setRefused] = useState<Obstacle>();
  const isSending = useSending(store);
  useEffect(() => provideDay(store), [store]);
  usePageTitle(t('classes:runTitle'));

  const { children, day } = store.content;
  const listed: RunChild[] = children.map(({ child }) => {
    const state = stateOf(store, child.id);
    return { ...child, state, judged: state === 'finished' ? countJudged(judgedOn(store, child)) : null };
  });
  const current = listed.find(({ id }) => id === query.get('child')) ?? listed[0];
  const currentChild = children.find(({ child }) => child.id === current?.id);
  const unseen = listed.filter(({ state }) => state === 'open').length;
  const waiting = store.waiting().length;
  const stuck = store.stuck;
  const nameOf = (caseId: string) => listed.find(({ id }) => id === caseId)?.fullName ?? '';

  const ending = useApiMutation(() => endDay(store));
  const isLocked = isRunning || ending.isPending;
  const obstacle: Obstacle | undefined = isRunning
    ? 'running'
    : !online
      ? 'offline'
      : waiting > 0
        ? 'waiting'
        : undefined;
  if (refused && refused !== obstacle) setRefused(undefined);
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: ({ received, missing: left, isDeleted }) => {
        setMissing(left);
        if (isDeleted) toastDone(t('end.received', { received, of: received }));
      },
      onError: error => toastFailed(errorText(error)),
    });

  function choose(id: string | undefined): void {
    if (id === undefined || isLocked) return;
    changeUrl({ child: id, ...(query.get('step') === 'finish' && { step: 'romberg' }) });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        parents={[{ label: t('learning:list.title'), href: to('screenings') }]}
        crumb={t('classes:runTitle')}
        title={t('classes:runTitle')}
        description={t('day.until', { device: day.deviceName, until: instant(day.until) })}
        actions={
          <>
            <SheetMenu store={store} isLocked={ending.isPending} />
            <Button
              variant="default"
              disabled={ending.isPending}
              onClick={() => (isRunning ? setRefused('running') : setDeleting(true))}
            >
              {t('delete.open')}
            </Button>
            <Button
              variant="default"
              loading={ending.isPending}
              onClick={() => {
                if (obstacle) setRefused(obstacle);
                else if (unseen > 0) setEndAsked(true);
                else end();
              }}
            >
              {t('end.open')}
            </Button>
          </>
        }
      />
      <div role="status">
        {refused && (
          <div className={layout.below16}>
            <Notice tone="attention">{t(`end.refused.${refused}`, { count: waiting })}</Notice>
          </div>
        )}
      </div>
      <div className={`${layout.stack12} ${layout.below16}`}>
        {stuck.length > 0 && (
          <Notice
            tone="attention"
            action={
              <Button variant="default" onClick={() => choose(stuck[0]?.caseId)}>
                {t('stuck.look')}
              </Button>
            }
          >
            {t('stuck.text', {
              count: stuck.length,
              names: stuck.map(({ caseId }) => nameOf(caseId)).join(', '),
            })}
          </Notice>
        )}
        {missing !== undefined && missing > 0 && (
          <Notice tone="danger">{t('end.missing', { count: missing })}</Notice>
        )}
      </div>
      <RunStrip
        childrenOfClass={listed}
        current={current?.id}
        isLocked={isLocked}
        status={<WaitingStatus waiting={waiting} stuck={stuck.length} isSending={isSending} />}
        onChoose={choose}
      />
      {/* An answer typed now would miss the request that ends the day. */}
      {ending.isPending && (
        <Notice>
          <span role="status">{t('end.ending')}</span>
        </Notice>
      )}
      {currentChild && !ending.isPending && (
        <PreparedChild
          key={currentChild.child.id}
          store={store}
          child={currentChild.child}
          onRunning={setRunning}
          onNext={() => choose(nextChild(listed, currentChild.child.id)?.id)}
        />
      )}
      <ConfirmDialog
        isOpen={isEndAsked}
        title={t('end.title')}
        consequence={t('end.unseen', { count: unseen })}
        confirm={t('end.open')}
        keep={t('end.keep')}
        onConfirm={() => {
          setEndAsked(false);
          end();
        }}
        onKeep={() => setEndAsked(false)}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('delete.title')}
        consequence={t('delete.consequence', { count: waiting })}
        confirm={t('ui:act.delete')}
        keep={t('devices.keep')}
        onConfirm={async () => {
          await deleteDay();
          changeUrl({ child: null, step: null });
        }}
        onKeep={() => setDeleting(false)}
      />
    </>
  );
}
