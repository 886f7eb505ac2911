import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LineField } from './line-field.tsx';
import { parseDate } from './parse-date.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface DateFieldProps {
  label: string;
  description?: string;
  /** The typed text; `YYYY-MM-DD` once it can be parsed. */
  value?: string;
  /** Latest day that can be picked, `YYYY-MM-DD`. */
  latest?: string;
  error?: unknown;
  onChange?: (value: string) => void;
}

/** A date, typed or picked. Text that cannot be parsed is kept. */
export function DateField({ value = '', latest, onChange = () => {}, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const [isOpen, calendar] = useDisclosure(false);
  const pick = (date: string | null) => {
    onChange(date ?? '');
    calendar.close();
  };
  const button = (
    <Popover
      opened={isOpen}
      onChange={calendar.close}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('pickDate')} onClick={calendar.toggle}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('pickDate')}>
        <Suspense>
          <Calendar value={parseDate(value)} latest={latest} onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <LineField
      {...props}
      value={value}
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      rightSection={button}
      rightSectionPointerEvents="all"
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={() => onChange(parseDate(value) ?? value)}
    />
  );
}
