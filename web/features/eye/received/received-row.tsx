import { Button, Group } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import {
  type PlannedMeasurement,
  planImport,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { WaitingGroup } from '../../../../shared/features/eye/received/gather-received.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { refreshEye } from '../eye-reports/queries.ts';
import { EyeMeasurements } from '../measurements/eye-measurements.tsx';
import { MeasurementNotes } from '../measurements/measurement-notes.tsx';
import { useKnownVisits } from '../measurements/use-plan.ts';
import { DraftChanged, keyOf, writeVisit } from '../measurements/write-visit.ts';
import styles from './received.module.css';

interface ReceivedRowProps {
  group: WaitingGroup;
  isReadOnly: boolean;
}

export function ReceivedRow({ group, isReadOnly }: ReceivedRowProps) {
  const { t } = useTranslation(['measurements', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { date } = useCalendarDates();
  const errorText = useErrorText();
  const { organization } = useSession();
  const [isSwapped, setSwapped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const taking = useTakeOver();
  const discarding = useDiscard();
  const { child, measurement, method, from } = group;
  const entries = [{ measurement, candidates: [child], decision: { isSwapped } }];
  const known = useKnownVisits(entries);
  const today = todayIn(organization?.timeZone);
  const [planned] = planImport(entries, { today, method, ...known.visits });
  if (!planned) return null;
  const { fullName, otherName, birthDate, id } = child.case;
  const isSwapSuggested = planned.warnings.some(({ kind }) => kind === 'swapped');
  const failed = (error: unknown) =>
    toastFailed(error instanceof DraftChanged ? t('result.draftChanged') : errorText(error, 'create'));

  function takeOver(): void {
    if (!planned) return;
    const onSuccess = ({ id: report }: { id: string }) => navigate(to('eyeReport', { id: report }));
    taking.mutate({ planned, group }, { onSuccess, onError: failed });
  }

  function discard(): void {
    const onSuccess = () => toastDone(t('received.discarded'));
    discarding.mutate(group, { onSuccess, onError: failed, onSettled: () => setAsking(false) });
  }

  return (
    <li className={styles.row}>
      <div className={`${layout.stack4Start} ${layout.breaks}`}>
        <Link className={layout.strong} to={`${to('case', { id })}?tab=eye`}>
          <PersonName fullName={fullName} otherName={otherName} />
        </Link>
        <span className={layout.hint}>
          {birthDate ? t('ui:age.born', { day: date(birthDate) }) : t('row.noBirthDate')}
        </span>
        <span className={layout.hint}>
          {t('row.measured', { day: date(measurement.measuredOn ?? '') })}
          {method && ` · ${t(`method.${method}`)}`}
        </span>
        <span className={layout.hint}>
          <bdi>{t('received.from', { from: from.join(', ') })}</bdi>
        </span>
      </div>
      <div className={`${layout.stack4Start} ${layout.breaks}`}>
        <EyeMeasurements values={planned.measurement.values} />
        {isSwapSuggested && !isReadOnly && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsLeftRight size={16} aria-hidden />}
            onClick={() => setSwapped(true)}
          >
            {t('row.swap')}
          </Button>
        )}
      </div>
      <div className={styles.notes}>
        <MeasurementNotes planned={planned} onUndoSwap={() => setSwapped(false)} />
      </div>
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            disabled={planned.obstacle !== null || known.isPending || discarding.isPending}
            loading={taking.isPending}
            aria-label={t('received.takeOf', { name: fullName })}
            onClick={takeOver}
          >
            {t('received.take')}
          </Button>
          <Button
            variant="default"
            disabled={taking.isPending}
            aria-label={t('received.discardOf', { name: fullName })}
            onClick={() => setAsking(true)}
          >
            {t('received.discard')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('received.discardTitle', { name: fullName })}
        consequence={t('received.discardText')}
        confirm={t('received.discard')}
        keep={t('received.keep')}
        isWorking={discarding.isPending}
        onConfirm={discard}
        onKeep={() => setAsking(false)}
      />
    </li>
  );
}

/** Writes received measurements into a draft visit, then removes them from the list. Retrying is safe. */
const useTakeOver = () =>
  useApiMutation(async ({ planned, group }: { planned: PlannedMeasurement; group: WaitingGroup }) => {
    const report = await writeVisit(planned, group.method);
    await close(group.ids, 'taken');
    return report;
  }, refreshEye);

const useDiscard = () => useApiMutation(({ ids }: WaitingGroup) => close(ids, 'discarded'), refreshEye);

async function close(ids: readonly string[], outcome: 'taken' | 'discarded'): Promise<void> {
  for (const receivedId of ids) {
    const idempotencyKey = await keyOf({ receivedId, outcome });
    await call(received.closeReceived, { receivedId, outcome }, { idempotencyKey }).catch(error => {
      if (!(error instanceof CallError && error.code === 'record.missing')) throw error;
    });
  }
}
