import { useTranslation } from 'react-i18next';
import type { WaitingCertificate } from '../../../../shared/features/people/certificates/schema.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Fact } from '../../../ui/text/fact.tsx';
import known from '../../../ui/text/facts.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from './certificates.module.css';

export function CertificateFacts({ waiting }: { waiting: WaitingCertificate }) {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const { date } = useCalendarDates();
  const { instant } = useInstants();
  const { person, organizations, certificate } = waiting;
  const { title, module, issuedOn, expiresOn, addedAt } = certificate;
  const hasExpired = expiresOn !== null && expiresOn < todayIn(undefined);
  return (
    <dl className={`${known.facts} ${styles.facts}`}>
      <Fact name={t('certificates.person')}>
        <PersonName fullName={person.fullName} />
        {person.email !== person.fullName && <p>{person.email}</p>}
      </Fact>
      <Fact name={t('certificates.organizations', { count: organizations.length })}>
        {organizations.join(t('common:comma'))}
      </Fact>
      <Fact name={t('certificates.called')}>{title}</Fact>
      <Fact name={t('certificates.opens')}>
        {module ? t(`licences:module.${module}`) : t('certificates.noModule')}
      </Fact>
      <Fact name={t('certificates.issued')}>{date(issuedOn)}</Fact>
      <Fact name={t('certificates.expires')}>
        {expiresOn ? date(expiresOn) : t('certificates.noEnd')}
        {hasExpired && (
          <strong className={`${layout.block} ${layout.red}`}>{t('certificates.hasExpired')}</strong>
        )}
      </Fact>
      <Fact name={t('certificates.added')}>{instant(addedAt)}</Fact>
    </dl>
  );
}
