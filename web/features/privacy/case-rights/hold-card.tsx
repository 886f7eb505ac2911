import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './rights-tab.module.css';
import { useDecision } from './use-case-rights.ts';

export function HoldCard({ rights: { id: caseId, hold } }: { rights: CaseRights }) {
  const { t } = useTranslation(['privacy', 'common']);
  const dates = useInstants();
  const [note, setNote] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const place = useDecision(caseRights.holdCase, () => t('hold.done'));
  const release = useDecision(caseRights.releaseHold, () => t('hold.released'));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!note?.trim()) return setErrors({ note: 'validation.required' });
    const wrong = await place.decide({ caseId, note });
    setErrors(wrong ?? {});
    if (!wrong) setNote(undefined);
  }

  function cancel(): void {
    setNote(undefined);
    setErrors({});
  }

  return (
    <section className={card.small}>
      <h2>{t('hold.title')}</h2>
      <p>{t('hold.text')}</p>
      {hold && (
        <>
          <p>{t('hold.stands', { who: hold.by.fullName, at: dates.day(hold.at) })}</p>
          <p className={styles.note}>{hold.note}</p>
          <div className={layout.wrap8}>
            <Button variant="default" loading={release.isDeciding} onClick={() => release.decide({ caseId })}>
              {t('hold.release')}
            </Button>
          </div>
        </>
      )}
      {!hold && note === undefined && (
        <div className={layout.wrap8}>
          <Button variant="default" onClick={() => setNote('')}>
            {t('hold.start')}
          </Button>
        </div>
      )}
      {!hold && note !== undefined && (
        <form noValidate onSubmit={submit} className={layout.column16}>
          <LineField
            label={t('hold.note')}
            required
            data-autofocus
            value={note}
            error={errors.note}
            onChange={event => setNote(event.currentTarget.value)}
          />
          <div className={layout.wrap8}>
            <Button type="submit" loading={place.isDeciding}>
              {t('hold.save')}
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
