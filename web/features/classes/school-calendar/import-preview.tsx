import { Button, Checkbox, Group, Radio } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLanguage, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import {
  maxCalendarDays,
  type SchoolCalendar,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { EncodingField } from '../../../ui/file/encoding-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { type PlannedDays, planImport, takePlanned } from './ics/plan-import.ts';
import type { CalendarFile } from './ics/read-file.ts';
import styles from './school-calendar.module.css';
import { useCalendarActions } from './use-calendar-actions.ts';
import { useRangeTexts } from './use-range-texts.ts';

interface ImportPreviewProps {
  file: CalendarFile;
  calendar: SchoolCalendar;
  onEncoding: (encoding: TextEncoding) => void;
  onBack: () => void;
  onDone: () => void;
}

const leftOutKinds = ['unreadable', 'timed', 'repeated', 'ended', 'tooLong', 'tooMany'] as const;

export function ImportPreview({ file, calendar, onEncoding, onBack, onDone }: ImportPreviewProps) {
  const { t } = useTranslation(['schoolCalendar', 'common']);
  const { date } = useCalendarDates();
  const { isSaving, take } = useCalendarActions();
  const planned = useMemo(() => planImport(file.days, calendar.days), [file, calendar]);
  const takable = planned.filter(({ state }) => state !== 'known');
  const [type, setType] = useState<'holiday' | 'closed'>('holiday');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(takable.filter(({ state }) => state !== 'other' && state !== 'unclear').map(({ key }) => key)),
  );
  const [follows, setFollows] = useState<Readonly<Record<string, number>>>({});
  const [isAsking, setAsking] = useState(false);

  const completed = takable
    .filter(({ key }) => chosen.has(key))
    .map((days): PlannedDays => {
      const isMakeUp = days.range.type === 'make-up';
      const range = isMakeUp
        ? { ...days.range, follows: follows[days.key] ?? null }
        : { ...days.range, type };
      return { ...days, range };
    });
  const lacksWeekday = completed.some(({ range }) => range.type === 'make-up' && range.follows === null);
  const isTooMany = takePlanned(calendar.days, completed).length > maxCalendarDays;
  const toggle = (key: string, isOn: boolean) =>
    setChosen(before => new Set([...before].filter(other => other !== key).concat(isOn ? [key] : [])));

  async function submit(): Promise<void> {
    setAsking(true);
    if (lacksWeekday || isTooMany || completed.length === 0) return;
    if (await take(completed, completed.length)) onDone();
  }

  return (
    <form
      className={`${layout.stack16} ${layout.shrinkable}`}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={`${layout.readable} ${layout.soft}`}>
        {t('import.found', {
          file: file.file.name,
          count: takable.length,
          known: planned.length - takable.length,
        })}
      </p>
      {file.repeats.count > 0 && (
        <Notice>{t('import.repeats', { count: file.repeats.count, day: date(file.repeats.until) })}</Notice>
      )}
      {leftOutKinds.map(kind =>
        file.leftOut[kind] > 0 ? (
          <Notice key={kind}>{t(`import.leftOut.${kind}`, { count: file.leftOut[kind] })}</Notice>
        ) : null,
      )}
      {!file.isSure && <EncodingField encoding={file.encoding} onChange={onEncoding} />}
      <Radio.Group
        label={t('import.type')}
        value={type}
        onChange={value => setType(value === 'closed' ? 'closed' : 'holiday')}
      >
        <Group gap="lg" py={8}>
          <Radio value="holiday" label={t('type.holiday')} />
          <Radio value="closed" label={t('type.closed')} />
        </Group>
      </Radio.Group>
      <Checkbox
        label={t('import.all')}
        checked={takable.length > 0 && chosen.size === takable.length}
        indeterminate={chosen.size > 0 && chosen.size < takable.length}
        disabled={takable.length === 0}
        onChange={event =>
          setChosen(new Set(event.currentTarget.checked ? takable.map(({ key }) => key) : []))
        }
      />
      <ul className={styles.list} aria-label={t('import.list')}>
        {planned.map(days => (
          <PlannedRow
            key={days.key}
            planned={days}
            isChosen={chosen.has(days.key)}
            follows={follows[days.key]}
            error={isAsking && chosen.has(days.key) && follows[days.key] === undefined}
            onChoose={isOn => toggle(days.key, isOn)}
            onFollows={day => setFollows(before => ({ ...before, [days.key]: day }))}
          />
        ))}
      </ul>
      {isAsking && lacksWeekday && <Notice tone="danger">{t('import.lacksWeekday')}</Notice>}
      {isTooMany && <Notice tone="danger">{t('import.tooManyDays', { count: maxCalendarDays })}</Notice>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          {t('import.other')}
        </Button>
        <SubmitButton loading={isSaving} disabled={completed.length === 0 || isTooMany}>
          {t('import.take', { count: completed.length })}
        </SubmitButton>
      </Group>
    </form>
  );
}

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

function PlannedRow(props: PlannedRowProps) {
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
