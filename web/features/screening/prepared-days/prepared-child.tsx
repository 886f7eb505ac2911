import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallCode, CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BeginCard, type ChosenBand } from '../class-runs/begin-card.tsx';
import { ChildHead } from '../class-runs/child-head.tsx';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { knownDetails } from '../form/last-details.ts';
import { ScreeningForm } from '../form/screening-form.tsx';
import { emptyScreening, toFormValues } from '../form/screening-values.ts';
import { useLastAnswers } from '../form/use-last-answers.ts';
import { JudgedNotice } from '../judged/judged-notice.tsx';
import type { DayChild } from './day-format.ts';
import type { DayStore } from './day-store.ts';
import { resolve } from './join.ts';
import { judgedOn } from './judged-on.ts';
import { stageOf } from './record-stage.ts';
import { useKeptScreening } from './use-kept-screening.ts';

interface PreparedChildProps {
  store: DayStore;
  child: DayChild['child'];
  onRunning: (isRunning: boolean) => void;
  onNext: () => void;
}

export function PreparedChild({ store, child, onRunning, onNext }: PreparedChildProps) {
  const { t } = useTranslation(['preparedDay', 'ui']);
  const { organizationUser } = store.content.session;
  const { instant } = useInstants();
  const record = store.record(child.id);
  const date = record.known?.date ?? store.today;
  const last = useLastAnswers(child.id, record.known?.id, date);
  const head = <ChildHead child={child} date={date} lastDay={last.day} />;

  function begin({ band, bandReason }: ChosenBand): void {
    const known = record.known;
    const initial = known
      ? toFormValues(known)
      : {
          ...emptyScreening(date, organizationUser?.id ?? ''),
          ...knownDetails(child, last.screening),
        };
    const begun = { band: known?.band ?? band, bandReason, at: new Date().toISOString(), initial };
    store.change(child.id, before => ({ ...before, begun, values: initial, isAbsent: false }));
  }

  const stage = stageOf(record);
  if (stage === 'received') {
    const { finishedBy, finishedAt } = record.known ?? {};
    const isColleagues = finishedBy && finishedAt && finishedBy.id !== organizationUser?.id;
    return (
      <>
        {head}
        <Notice>
          {isColleagues
            ? t('child.finishedBy', { who: finishedBy.fullName, at: instant(finishedAt) })
            : t('child.finished')}
        </Notice>
        <JudgedNotice rows={judgedOn(store, child)} />
      </>
    );
  }
  if (stage === 'open')
    return (
      <>
        {head}
        <BeginCard
          key={child.id}
          birthDate={child.birthDate}
          date={date}
          isAbsent={record.isAbsent}
          isWorking={false}
          onBegin={begin}
          onAbsent={isAbsent => store.change(child.id, before => ({ ...before, isAbsent }))}
        />
      </>
    );
  if (stage === 'kept')
    return (
      <>
        {head}
        <Notice
          action={
            <Button
              variant="default"
              onClick={() => store.change(child.id, before => ({ ...before, mustFinish: false }))}
            >
              {t('ui:act.continue')}
            </Button>
          }
        >
          {t('child.kept')}
        </Notice>
        <JudgedNotice rows={judgedOn(store, child)} />
      </>
    );
  return <PreparedForm store={store} child={child} head={head} onRunning={onRunning} onNext={onNext} />;
}

function PreparedForm({ store, child, head, onRunning, onNext }: PreparedChildProps & { head: ReactNode }) {
  const { t } = useTranslation(['preparedDay', 'learning']);
  const errorText = useErrorText();
  const record = store.record(child.id);
  const { session } = store.content;
  const { today } = store;
  const saved = useKeptScreening(store, child.id, { today, birthDate: child.birthDate });
  const [isClosed, setClosed] = useState(false);
  const { known, begun, theirs, refusal } = record;
  return (
    <>
      {head}
      <ScreeningForm
        screening={{
          id: known?.id,
          caseId: child.id,
          band: known?.band ?? begun?.band ?? '7-11',
          status: 'draft',
          tester: { fullName: known?.tester.fullName ?? session.fullName },
        }}
        saved={saved}
        subject={child}
        today={today}
        isLocked={false}
        notices={
          <>
            {refusal && (
              <Notice
                tone="attention"
                action={
                  <Button
                    variant="default"
                    onClick={() => store.change(child.id, before => ({ ...before, refusal: null }))}
                  >
                    {t('refused.again')}
                  </Button>
                }
              >
                {t('refused.text', { reason: errorText(new CallError(refusal.code as CallCode, 400)) })}
              </Notice>
            )}
            {theirs && isClosed && (
              <Notice
                tone="attention"
                action={<Button onClick={() => setClosed(false)}>{t('conflict.look')}</Button>}
              >
                {t('conflict.text')}
              </Notice>
            )}
          </>
        }
        onRunning={onRunning}
        onClose={async () => {
          if (await saved.save()) onNext();
        }}
        onFinish={async () => {
          if (!(await saved.save())) return;
          await store.change(child.id, before => ({ ...before, mustFinish: true }));
          onNext();
        }}
      />
      {theirs && !isClosed && (
        <ConflictDialog
          theirs={theirs}
          before={known ? toFormValues(known) : (begun?.initial ?? saved.values)}
          mine={saved.values}
          onTakeTheirs={() => store.change(child.id, before => resolve(before, toFormValues(theirs)))}
          onSave={merged => store.change(child.id, before => resolve(before, merged))}
          onClose={() => setClosed(true)}
        />
      )}
    </>
  );
}
