import { IconPhone } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { isPartOffered } from '../../../platform/features/is-offered.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguageName } from '../../../platform/i18n/use-language-name.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar } from '../../../ui/text/avatar.tsx';
import styles from './case.module.css';
import { NextDue, nextVisitOf } from './next-due.tsx';

const BookVisit = lazyPart('bookVisit');
const NextScreening = lazyPart('nextScreening');

export function CaseFacts({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const user = useSession();
  const { date } = useCalendarDates();
  const { lastSeenOn, nextDueOn, assigned, status } = record;
  const today = todayIn(user.organization?.timeZone);
  const next = nextVisitOf(record, today);
  const offersBooking = isPartOffered('bookVisit', user);
  /** Organisations without eye visits see no empty dates of visits. */
  const showsVisits = offersBooking || next !== null || lastSeenOn !== null;
  const written = useFamilyLanguage(record);
  const languageName = useLanguageName();
  const nothing = <span className={layout.faint}>{t('unknown')}</span>;
  return (
    <div className={styles.factsFrame}>
      <dl className={styles.facts}>
        {showsVisits && (
          <>
            <div>
              <dt>{t('field.nextDue')}</dt>
              <dd className={styles.lines}>
                {next === null && nothing}
                {next !== null && nextDueOn !== null && date(nextDueOn)}
                {next !== 'later' && <NextDue of={record} today={today} />}
                {status === 'active' && offersBooking && (
                  <Suspense>
                    <BookVisit child={record} />
                  </Suspense>
                )}
              </dd>
            </div>
            <div>
              <dt>{t('facts.lastVisit')}</dt>
              <dd>{lastSeenOn === null ? nothing : date(lastSeenOn)}</dd>
            </div>
          </>
        )}
        <Suspense>
          <NextScreening caseId={record.id} />
        </Suspense>
        <div>
          <dt>{t('facts.guardians')}</dt>
          <dd>
            <GuardianCalls record={record} />
          </dd>
        </div>
        <div>
          <dt>{t('field.assigned')}</dt>
          <dd className={styles.lines}>
            {assigned.map(({ id, fullName }) => (
              <span key={id} className={layout.inline6}>
                <Avatar name={fullName} size="small" />
                {fullName}
              </span>
            ))}
            {assigned.length === 0 && t('nobodyAssigned')}
          </dd>
        </div>
        <div>
          <dt>{t('field.emailLanguage')}</dt>
          <dd>{languageName(written)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Links that call each parent, or the family's number if no parent has one. */
function GuardianCalls({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const parents = familyOf(record).flatMap(({ kind, relationship, name, mobile }) => {
    const who = t(`kind.${relationship}`);
    const named = name ? t('facts.guardian', { name, kind: who }) : who;
    return name || mobile ? [{ key: kind as string, named, mobile }] : [];
  });
  const hasNumber = parents.some(({ mobile }) => mobile !== null);
  const own =
    hasNumber || record.mobile === null
      ? []
      : [{ key: 'own', named: t('facts.ownNumber'), mobile: record.mobile }];
  const people = [...parents, ...own];
  if (people.length === 0) return <span className={layout.faint}>{t('unknown')}</span>;
  return (
    <ul className={styles.calls}>
      {people.map(({ key, named, mobile }) => (
        <li key={key}>
          {named}
          {mobile !== null && (
            <a
              href={`tel:${mobile}`}
              aria-label={t('facts.call', { name: named, phone: readablePhone(mobile) })}
            >
              <IconPhone size={16} aria-hidden />
              {readablePhone(mobile)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
