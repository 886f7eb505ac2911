import { useTranslation } from 'react-i18next';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useAdminNames } from '../../../platform/lookups/use-admin-names.ts';
import { Fact } from '../../../ui/text/fact.tsx';
import styles from './module-card.module.css';

export function ModuleFacts({ state }: { state: ModuleState }) {
  const { t } = useTranslation('licences');
  const { date } = useCalendarDates();
  const { day, instant } = useInstants();
  const { status, changedAt, lastAnswer, until } = state;
  const isWithdrawn = status === 'none' && changedAt !== (lastAnswer?.at ?? null);
  return (
    <dl className={styles.facts}>
      {status === 'requested' && changedAt && (
        <Fact name={t('fact.asked')}>{t('fact.askedBy', { when: instant(changedAt) })}</Fact>
      )}
      {isWithdrawn && changedAt && (
        <Fact name={t('fact.request')}>{t('fact.withdrawn', { day: day(changedAt) })}</Fact>
      )}
      {(status === 'expired' || status === 'granted') && (
        <Fact name={t('fact.until')}>{until ? date(until) : t('fact.noEnd')}</Fact>
      )}
      {status !== 'granted' && <Fact name={t('fact.decides')}>{t('fact.decider')}</Fact>}
      {status !== 'granted' && <OrganizationAdmins />}
      {status !== 'granted' && lastAnswer && (
        <Fact name={t('fact.answer')}>
          {t('fact.declined', { day: day(lastAnswer.at), reason: lastAnswer.reason })}
        </Fact>
      )}
    </dl>
  );
}

/** Lists the admins of the organisation, who can grant the modules of its licence. */
function OrganizationAdmins() {
  const { t } = useTranslation('licences');
  const admins = useAdminNames();
  return admins && <Fact name={t('fact.admins')}>{t('fact.adminNames', admins)}</Fact>;
}
