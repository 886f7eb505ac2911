import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import { familyOf } from '../../../../../shared/features/cases/cases/family.schema.ts';
import { consentGiver } from '../../../../../shared/features/intake/registrations/consent-text.ts';
import type { WaitingRegistration } from '../../../../../shared/features/intake/registrations/schema.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-rights.ts';
import { lazyPart } from '../../../../platform/features/contributions.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../../ui/layout/part-loading.tsx';
import { titledName } from '../../../../ui/text/titled-name.ts';
import styles from './review.module.css';
import { useDecision } from './use-decision.ts';

const LikelyCases = lazyPart('likelyCases');
const ConsentFacts = lazyPart('consentFacts');

interface RegistrationItemProps {
  registration: WaitingRegistration;
  onAccept: () => void;
}

export function RegistrationItem({ registration, onAccept }: RegistrationItemProps) {
  const { t } = useTranslation(['reviews', 'cases', 'common', 'ui']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { instant } = useInstants();
  const { reject, isBusy } = useDecision();
  const { id, fullName, guardian, createdAt } = registration;
  return (
    <li className={styles.registration}>
      <div className={styles.sent}>
        <Link to={to('case', { id })} className={styles.name}>
          {fullName}
        </Link>
        <p className={`${layout.soft} ${layout.smaller}`}>{t('at', { when: instant(createdAt) })}</p>
        <Facts registration={registration} />
        {guardian && consentGiver(guardian.relationship) === 'onBehalf' && <Notice>{t('onBehalf')}</Notice>}
      </div>
      <section className={styles.likely} aria-label={t('likelyNamed', { name: fullName })}>
        <h2>{t('likely')}</h2>
        <Suspense fallback={<PartLoading height={72} />}>
          <LikelyCases registrationId={id} />
        </Suspense>
      </section>
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            variant="default"
            loading={isBusy}
            aria-label={t('rejectNamed', { name: fullName })}
            onClick={() => reject(registration)}
          >
            {t('ui:act.reject')}
          </Button>
          <Button aria-label={t('acceptNamed', { name: fullName })} onClick={onAccept}>
            {t('ui:act.accept')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Facts({ registration }: { registration: WaitingRegistration }) {
  const { t } = useTranslation(['cases', 'common', 'ui']);
  const { date } = useCalendarDates();
  const { id, birthDate, gender, genderText, contactEmail, mobile } = registration;
  const contacts = [contactEmail, mobile && readablePhone(mobile)];
  const facts = [
    [t('field.birthDate'), birthDate && date(birthDate)],
    [t('field.gender'), genderText ?? (gender && t(`ui:gender.${gender}`))],
    ...familyOf(registration).map(({ kind, relationship, ...person }) => [
      relationship === 'other' ? t('relationship.guardian') : t(`relationship.${relationship}`),
      ofPerson(person).join(t('common:comma')),
    ]),
    [t('field.contact'), contacts.filter(Boolean).join(t('common:comma'))],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Suspense>
        <ConsentFacts caseId={id} />
      </Suspense>
    </dl>
  );
}

const ofPerson = ({ title, name, email, mobile }: NonNullable<WaitingRegistration['mother']>) =>
  [titledName(title, name), email, mobile && readablePhone(mobile)].filter(Boolean);
