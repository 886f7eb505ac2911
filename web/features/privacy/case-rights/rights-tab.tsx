import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { BundleCard } from '../child-data/bundle-card.tsx';
import { EraseCard } from '../erasures/erase-card.tsx';
import { PlannedErasureNotice } from '../erasures/planned-erasure-notice.tsx';
import { KeepCard } from '../retention/keep-card.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';
import styles from './rights-tab.module.css';
import { caseRightsQuery, useDecision } from './use-case-rights.ts';

/** Data protection actions on a case; for admins only. */
function RightsTab({ record }: { record: Case }) {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { data: rights, error, refetch } = useQuery(caseRightsQuery(record.id));
  if (error && !rights) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!rights) return <p role="status">{t('loading')}</p>;
  return (
    <div className={layout.column16}>
      {rights.erasure && <PlannedErasureNotice caseId={record.id} erasure={rights.erasure} />}
      <BundleCard rights={rights} />
      <RestrictionCard rights={rights} />
      {!rights.erasure && (
        <>
          <HoldCard rights={rights} />
          <KeepCard record={record} rights={rights} />
          <EraseCard record={record} rights={rights} />
        </>
      )}
    </div>
  );
}

export { RightsTab as Component };

function RestrictionCard({ rights: { id: caseId, restriction, erasure } }: { rights: CaseRights }) {
  const { t } = useTranslation('privacy');
  const dates = useInstants();
  const [isOpen, setIsOpen] = useState(false);
  const lift = useDecision(caseRights.liftRestriction, () => t('restriction.lifted'));
  return (
    <section className={card.small}>
      <h2>{t('restriction.title')}</h2>
      <p>{t('restriction.text')}</p>
      {restriction && (
        <p>
          {t('restriction.stands', {
            who: restriction.by.fullName,
            at: dates.day(restriction.at),
            reason: t(`restriction.reasons.${restriction.reason}`),
          })}
        </p>
      )}
      {restriction?.note && <p className={styles.note}>{restriction.note}</p>}
      <div className={layout.wrap8}>
        {restriction && !erasure && (
          <Button variant="default" loading={lift.isDeciding} onClick={() => lift.decide({ caseId })}>
            {t('restriction.lift')}
          </Button>
        )}
        <Button variant={restriction ? 'subtle' : 'default'} onClick={() => setIsOpen(true)}>
          {t(restriction ? 'restriction.change' : 'restriction.start')}
        </Button>
      </div>
      {isOpen && <RestrictDialog caseId={caseId} before={restriction} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function HoldCard({ rights: { id: caseId, hold } }: { rights: CaseRights }) {
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
