import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { dueDateOf } from '../../../../shared/features/privacy/retention/due-date.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { useDecision } from '../case-rights/use-case-rights.ts';
import { retentionQuery } from './retention-query.ts';

/** Card with the end of a case's retention period, which an admin can extend. */
export function KeepCard({ record, rights }: { record: Case; rights: CaseRights }) {
  const { t } = useTranslation(['privacy', 'common', 'ui']);
  const dates = useCalendarDates();
  const { data: rule } = useQuery(retentionQuery);
  const { keepUntil } = rights;
  const [day, setDay] = useState<string>();
  const [error, setError] = useState<string>();
  const { decide, isDeciding } = useDecision(retention.keepCase, () => t('keep.done'));

  async function keep(until: string | null): Promise<void> {
    const wrong = await decide({ caseId: record.id, keepUntil: until });
    setError(wrong?.keepUntil);
    if (!wrong) setDay(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (day) void keep(day);
    else setError('validation.required');
  }

  function cancel(): void {
    setDay(undefined);
    setError(undefined);
  }

  return (
    <section className={card.small}>
      <h2>{t('keep.title')}</h2>
      {rule && <p>{t('keep.until', { date: dates.date(dueDateOf(record, rule, keepUntil)) })}</p>}
      {keepUntil && <p>{t('keep.own', { date: dates.date(keepUntil) })}</p>}
      {day === undefined ? (
        <div className={layout.wrap8}>
          <Button variant="default" onClick={() => setDay(keepUntil ?? '')}>
            {t('keep.start')}
          </Button>
          {keepUntil && (
            <Button variant="subtle" loading={isDeciding} onClick={() => keep(null)}>
              {t('keep.end')}
            </Button>
          )}
        </div>
      ) : (
        <form noValidate onSubmit={submit} className={layout.column16}>
          <DateField label={t('keep.day')} required value={day} error={error} onChange={setDay} />
          <div className={layout.wrap8}>
            <Button type="submit" loading={isDeciding}>
              {t('ui:act.save')}
            </Button>
            <Button variant="default" onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
