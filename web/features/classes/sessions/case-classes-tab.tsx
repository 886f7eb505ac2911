import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { schoolClassQuery } from '../../../platform/lookups/school-class-query.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { ClassName } from '../classes/class-name.tsx';
import { childClassesQuery } from '../classes/queries.ts';
import { ChildReports } from '../progress/child-reports.tsx';
import styles from './session.module.css';
import { SessionsOf } from './sessions-of.tsx';

function CaseClassesTab({ record: { id, status } }: { record: Case }) {
  const { t } = useTranslation('sessions');
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles.addTo}>
      <ChildClasses id={id} />
      <ChildReports caseId={id} isReadOnly={isReadOnly || status !== 'active'} />
      <SessionsOf
        of={{ caseId: id }}
        mayPlan={status === 'active'}
        empty={{ title: t('ofCase.title'), text: t('ofClass.text') }}
      />
    </div>
  );
}

function ChildClasses({ id }: { id: string }) {
  const { t } = useTranslation('sessions');
  const { data, isError, refetch } = useQuery(childClassesQuery(id));
  if (isError) return <ListFailure text={t('listFailed')} onRetry={() => void refetch()} />;
  return (
    <section className={card.card} aria-labelledby="child-classes">
      <header className={styles.listHead}>
        <h2 id="child-classes">{t('field.classes')}</h2>
      </header>
      {data?.length === 0 && <p className={layout.soft}>{t('noChildClasses')}</p>}
      <ul className={`${layout.grid} ${layout.list}`}>
        {data?.map(row => (
          <ChildClass key={row.id} row={row} caseId={id} />
        ))}
      </ul>
    </section>
  );
}

function ChildClass({ row, caseId }: { row: ClassRow; caseId: string }) {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const { date } = useCalendarDates();
  const { data } = useQuery(schoolClassQuery(row.id));
  const stay = data && [...data.children, ...data.former].find(child => child.id === caseId);
  const facts = [
    row.teachers.map(({ fullName }) => fullName).join(t('and')),
    stay?.leftOn === null && t('inClassSince', { date: date(stay.joinedOn) }),
    stay?.leftOn && t('inClassUntil', { from: date(stay.joinedOn), to: date(stay.leftOn) }),
    row.archivedAt !== null && t('archivedClass'),
  ];
  return (
    <li className={styles.activity}>
      <span className={`${layout.grid} ${layout.grow} ${layout.breakable}`}>
        <Link to={to('class', { id: row.id })}>
          <ClassName name={row.name} color={row.color} />
        </Link>
        <span className={layout.hint}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

export { CaseClassesTab as Component };
