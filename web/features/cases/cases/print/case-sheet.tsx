import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import { familyOf } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import type { CaseSheetPart } from '../../../../platform/features/case-places.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../../platform/i18n/use-instants.ts';
import { Fact } from '../../../../ui/text/fact.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { titledName } from '../../../../ui/text/titled-name.ts';
import { CaseDetails } from '../case-details.tsx';
import { nextVisitOf } from '../next-due.tsx';
import { useAge } from '../use-age.ts';
import styles from './case-sheet.module.css';

/** A case ready to print; all of its sections have loaded. */
export interface PreparedSheet {
  record: Case;
  sections: { key: string; Component: CaseSheetPart['Component'] }[];
}

interface CaseSheetProps extends PreparedSheet {
  onPrinted: () => void;
}

/** A case printed for another clinic; shown on paper only. Opens the print dialog. */
export function CaseSheet({ record, sections, onPrinted }: CaseSheetProps) {
  const { t } = useTranslation('cases');
  const { organization, fullName: printedBy } = useSession();
  const dates = useCalendarDates();
  const { instant } = useInstants();
  const age = useAge();
  const { fullName, otherName, birthDate, gender, genderText, lastSeenOn, nextDueOn, bookedFor, bookedTime } =
    record;
  const isVisitBooked = nextVisitOf(record, age.today) === 'booked';

  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  const facts: [string, string | null | undefined][] = [
    [t('field.birthDate'), birthDate && `${dates.date(birthDate)} · ${age.long(birthDate)}`],
    [t('field.gender'), genderText ?? (gender && t(`summary.${gender}`))],
    ...familyOf(record).map(({ relationship, title, name, mobile, email }): [string, string] => [
      t(`kind.${relationship}`),
      [titledName(title, name), mobile && readablePhone(mobile), email].filter(Boolean).join(' · '),
    ]),
    [t('facts.lastVisit'), lastSeenOn && dates.date(lastSeenOn)],
    [t('field.nextDue'), nextDueOn && dates.date(nextDueOn)],
    [t('field.bookedFor'), isVisitBooked && bookedFor ? dates.dateAt(bookedFor, bookedTime) : null],
  ];
  const at = instant(new Date().toISOString());
  return createPortal(
    <article className={styles.sheet}>
      <header>
        <p>{organization?.name}</p>
        <h1>
          <PersonName fullName={fullName} otherName={otherName} />
        </h1>
        <dl className={styles.facts}>
          {facts
            .filter(([, fact]) => fact)
            .map(([name, fact]) => (
              <Fact key={name} name={name}>
                {fact}
              </Fact>
            ))}
        </dl>
      </header>
      <CaseDetails record={record} />
      {sections.map(({ key, Component }) => (
        <Component key={key} record={record} />
      ))}
      <footer>{t('sheet.printed', { at, name: printedBy })}</footer>
    </article>,
    document.body,
  );
}
