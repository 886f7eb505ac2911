import { Button, Group } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { lastLengths } from '../../../../shared/features/eye/measurements/check-measurement.ts';
import {
  type PlannedMeasurement,
  planImport,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { WaitingGroup } from '../../../../shared/features/eye/received/gather-received.ts';
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
import { DraftChanged, writeVisit } from '../measurements/write-visit.ts';
import { closeReceived } from './close-received.ts';
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
  const [isConfirming, setConfirming] = useState(false);
  const taking = useTakeOver();
  const discarding = useDiscard();
  const { child, measurement, method, from } = group;
  const entries = [{ measurement, candidates: [child], decision: { isSwapped } }];
  const known = useKnownVisits(entries);
  const today = todayIn(organization?.timeZone);
  const [planned] = planImport(entries, { today, method, ...known.visits });
  if (!planned) return null;
  const { fullName, otherName, birthDate, id } = child.case;
  const jumps = planned.warnings.filter(({ kind }) => kind === 'jump');
  const isSwapSuggested = planned.warnings.some(({ kind }) => kind === 'swapped');
  const failed = (error: unknown) =>
    toastFailed(error instanceof DraftChanged ? t('result.draftChanged') : errorText(error, 'create'));

  function takeOver(): void {
    setConfirming(false);
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
        <LastLengths visits={child.visits} before={measurement.measuredOn ?? ''} />
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
            onClick={() => (jumps.length > 0 ? setConfirming(true) : takeOver())}
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
        isOpen={isConfirming}
        title={t('received.jumpTitle', { name: fullName })}
        consequence={t('received.jumpText')}
        confirm={t('received.take')}
        keep={t('received.jumpKeep')}
        isCorrectable
        onConfirm={takeOver}
        onKeep={() => setConfirming(false)}
      >
        <MeasurementNotes planned={{ ...planned, warnings: jumps }} onUndoSwap={() => setSwapped(false)} />
      </ConfirmDialog>
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

/** The last axial length of each eye in a finished visit before a day, to compare the measurement with. */
function LastLengths({ visits, before }: { visits: WaitingGroup['child']['visits']; before: string }) {
  const { t } = useTranslation(['measurements', 'ui']);
  const { date: sayDate } = useCalendarDates();
  return lastLengths(visits, before).map(({ eye, mm, date }) => (
    <span key={eye} className={layout.hint}>
      {t('received.last', { eye: t(`ui:eye.${eye}`), length: formatPlain(mm, 2), day: sayDate(date) })}
    </span>
  ));
}

/** Writes received measurements into a draft visit, then removes them from the list. Retrying is safe. */
const useTakeOver = () =>
  useApiMutation(async ({ planned, group }: { planned: PlannedMeasurement; group: WaitingGroup }) => {
    const report = await writeVisit(planned, group.method);
    await closeReceived(group.ids, 'taken');
    return report;
  }, refreshEye);

const useDiscard = () =>
  useApiMutation(({ ids }: WaitingGroup) => closeReceived(ids, 'discarded'), refreshEye);
