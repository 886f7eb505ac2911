import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDate } from '../../../../shared/core/reading/read-date.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import {
  type LinkedReports,
  type OpenedReportLink,
  organizationOfLink,
} from '../../../../shared/features/reports/report-links/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useDateSettings } from '../../../platform/i18n/date-settings-context.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './linked-report.module.css';

interface BirthDateFormProps {
  token: string;
  link: OpenedReportLink;
  onOpen: (reports: LinkedReports) => void;
  onClosed: () => void;
}

export function BirthDateForm({ token, link, onOpen, onClosed }: BirthDateFormProps) {
  const { t } = useTranslation(['sending', 'ui']);
  const errorText = useErrorText();
  const { longDate } = useCalendarDates();
  const { day } = useInstants();
  const { order } = useDateSettings();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [dateError, setDateError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { name, logo } = link.organization;
  const read = readDate(typed, { order, isBirth: true });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ('problem' in read) return showError(t(`ui:date.${read.problem}`));
    setBusy(true);
    try {
      const answer = { token, birthDate: read.date };
      onOpen(await call(reportLinks.readLinkedReports, answer, { organization: organizationOfLink(token) }));
    } catch (error) {
      setBusy(false);
      if (error instanceof CallError && error.code === 'report-link.unusable') return onClosed();
      showError(errorMessage(error));
      if (triesLeftIn(error) === 0) onClosed();
    }
  }

  function showError(words: string): void {
    setDateError(words);
    field.current?.focus();
  }

  function errorMessage(error: unknown): string {
    const count = triesLeftIn(error);
    return count === undefined ? errorText(error) : t('link.wrong', { count });
  }

  return (
    <form noValidate onSubmit={submit} className={styles.card}>
      <p className={styles.sender}>
        {logo.url && <img src={logo.url} alt="" />}
        {name}
      </p>
      <div>
        <h1>{t('link.title')}</h1>
        <p className={layout.soft}>{t('link.ask')}</p>
      </div>
      <TextInput
        ref={field}
        size="md"
        required
        label={t('ui:field.birthDate')}
        description={'date' in read ? longDate(read.date) : t('link.format')}
        autoComplete="off"
        value={typed}
        error={dateError}
        onChange={event => {
          setTyped(event.currentTarget.value);
          setDateError(undefined);
        }}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('link.open')}
      </Button>
      <p className={layout.soft}>{t('link.until', { day: day(link.until) })}</p>
    </form>
  );
}

/** Number of attempts left, from the error of a wrong birth date; undefined for other errors. */
function triesLeftIn(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== 'report-link.wrong-date') return undefined;
  return Number((error.current as { triesLeft: number }).triesLeft);
}
