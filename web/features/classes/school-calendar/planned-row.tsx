import { Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLanguage, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/feedback/status.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { PlannedDays } from './ics/plan-import.ts';
import styles from './school-calendar.module.css';
import { useRangeTexts } from './use-range-texts.ts';

const looks = {
  new: { Icon: IconPlus, tone: 'good' },
  names: { Icon: IconLanguage, tone: 'good' },
  known: { Icon: IconCircleCheck, tone: 'quiet' },
  other: { Icon: IconAlertTriangle, tone: 'attention' },
  unclear: { Icon: IconAlertTriangle, tone: 'attention' },
} as const;

interface PlannedRowProps {
  planned: PlannedDays;
  isChosen: boolean;
  follows: number | undefined;
  /** Whether the user must still choose which weekday's plan a make-up day follows. */
  error: boolean;
  onChoose: (isChosen: boolean) => void;
  onFollows: (weekday: number) => void;
}

export function PlannedRow(props: PlannedRowProps) {
  const { planned, isChosen, follows, error, onChoose, onFollows } = props;
  const { t } = useTranslation('schoolCalendar');
  const { titleOf, otherNameOf, datesOf, weekdayOptions } = useRangeTexts();
  const { range, state, existing } = planned;
  const names = [titleOf(range), otherNameOf(range)].filter(Boolean).join(' · ');
  return (
    <li className={styles.planned}>
      <Checkbox
        className={layout.breaks}
        label={names}
        description={datesOf(range)}
        checked={isChosen}
        disabled={state === 'known'}
        onChange={event => onChoose(event.currentTarget.checked)}
      />
      <Status
        isLong
        label={t(`import.state.${state}`, { name: existing ? titleOf(existing) : '' })}
        {...looks[state]}
      />
      {range.type === 'make-up' && isChosen && (
        <div className={styles.follows}>
          <SelectField
            label={t('field.followsOf', { name: datesOf(range) })}
            required
            allowDeselect={false}
            options={weekdayOptions}
            value={follows === undefined ? '' : String(follows)}
            error={error ? 'validation.required' : undefined}
            onChange={value => onFollows(Number(value))}
          />
        </div>
      )}
    </li>
  );
}
