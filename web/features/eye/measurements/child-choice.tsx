import { Button, Radio } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { MatchedChild } from '../../../../shared/features/eye/measurements/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { findCases } from '../../../platform/lookups/find-cases.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { fetchChosenChild } from './fetch-matches.ts';
import styles from './import.module.css';

interface ChildChoiceProps {
  planned: PlannedMeasurement;
  onChoose: (child: MatchedChild) => void;
}

/** Shows the child of a measurement; if uncertain, possible children and a search. */
export function ChildChoice({ planned, onChoose }: ChildChoiceProps) {
  const { t } = useTranslation(['measurements', 'ui']);
  const to = useTo();
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const change = useRef<HTMLButtonElement>(null);
  /** Moves the focus, because the control with which the user has chosen disappears. */
  useEffect(() => {
    if (chosenId) change.current?.focus();
  }, [chosenId]);
  const { child, candidates, measurement, obstacle } = planned;
  if (obstacle === 'noDay' || obstacle === 'noValues' || measurement.name === '') return <span />;
  if (child && !isOpen) {
    return (
      <div className={styles.child}>
        <ChildName child={child} />
        {obstacle !== 'imported' && (
          <Button
            ref={change}
            className={styles.change}
            variant="subtle"
            size="compact-sm"
            onClick={() => setOpen(true)}
          >
            {t('child.change')}
          </Button>
        )}
      </div>
    );
  }
  const choose = (chosen: MatchedChild) => {
    setOpen(false);
    setChosenId(chosen.case.id);
    onChoose(chosen);
  };
  return (
    <div className={styles.child}>
      {candidates.length > 0 && (
        <Radio.Group
          label={t('child.which')}
          value={child?.case.id ?? ''}
          onChange={id => {
            const chosen = candidates.find(candidate => candidate.case.id === id);
            if (chosen) choose(chosen);
          }}
        >
          {candidates.map(candidate => (
            <div key={candidate.case.id} className={styles.candidate}>
              <Radio value={candidate.case.id} label={<ChildName child={candidate} />} />
              <Link to={to('case', { id: candidate.case.id })} target="_blank">
                {t('ui:act.openCase')}
              </Link>
            </div>
          ))}
        </Radio.Group>
      )}
      <OtherChild planned={planned} onChoose={choose} />
    </div>
  );
}

function ChildName({ child: { case: child, visits } }: { child: MatchedChild }) {
  const { t } = useTranslation(['measurements', 'ui']);
  const { date } = useCalendarDates();
  const last = visits.findLast(({ status }) => status !== 'draft');
  return (
    <span className={`${layout.stack4Start} ${layout.breaks}`}>
      <span>
        <PersonName fullName={child.fullName} otherName={child.otherName} />
      </span>
      <span className={layout.hint}>
        {child.birthDate ? t('ui:age.born', { day: date(child.birthDate) }) : t('row.noBirthDate')}
        {last && ` · ${t('child.lastVisit', { day: date(last.date) })}`}
      </span>
    </span>
  );
}

function OtherChild({ planned: { measurement, candidates }, onChoose }: ChildChoiceProps) {
  const { t } = useTranslation('measurements');
  const errorText = useErrorText();
  const choosing = useApiMutation((caseId: string) => fetchChosenChild(caseId, measurement));
  const choose = (caseId: string) =>
    choosing.mutate(caseId, { onSuccess: onChoose, onError: error => toastFailed(errorText(error)) });
  return (
    <CasePicker
      label={t(candidates.length > 0 ? 'child.other' : 'child.search')}
      placeholder={t('child.name')}
      value={[]}
      search={findCases}
      disabled={choosing.isPending}
      onChange={([picked]) => picked && choose(picked.id)}
    />
  );
}
