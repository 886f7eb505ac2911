import { useTranslation } from 'react-i18next';
import type { CaseRow } from '../../shared/cases/schema.ts';
import { useTo } from '../i18n/use-lang.ts';
import { Avatar } from '../ui/avatar.tsx';
import type { ListLook } from '../ui/data-list.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { Tag } from '../ui/status.tsx';
import styles from './case-list.module.css';
import { CaseMenu } from './case-menu.tsx';
import { useAge } from './use-age.ts';

/** How the list of cases shows them. */
export function useCaseColumns(): ListLook<CaseRow> {
  const { t } = useTranslation('cases');
  const to = useTo();
  const age = useAge();
  return {
    label: t('list.title'),
    rowKey: row => row.id,
    rowAddress: row => to('case', { id: row.id }),
    title: t('field.name'),
    picture: row => <Avatar name={row.fullName} />,
    heading: row => <PersonName fullName={row.fullName} />,
    detail: row => row.otherName,
    menuTitle: t('menu.title'),
    menu: row => <CaseMenu row={row} />,
    columns: [
      { key: 'age', title: t('field.age'), cell: row => age.short(row.birthDate) ?? <Unknown /> },
      {
        key: 'gender',
        title: t('field.gender'),
        cell: row => (row.gender ? t(`gender.${row.gender}`) : <Unknown />),
      },
      { key: 'contact', title: t('field.contact'), cell: row => <Contact row={row} /> },
      { key: 'assigned', title: t('field.assigned'), cell: row => <Assigned people={row.assigned} /> },
      { key: 'tags', title: t('field.tags'), cell: row => <Tags words={row.tags} /> },
    ],
  };
}

function Unknown() {
  const { t } = useTranslation(['cases', 'common']);
  return <span className={styles.faint}>{t('unknown')}</span>;
}

function Contact({ row: { mobile, contactEmail } }: { row: CaseRow }) {
  if (!mobile && !contactEmail) return <Unknown />;
  return (
    <span className={styles.contact}>
      {mobile && <span>{mobile}</span>}
      {contactEmail && <span className={mobile ? styles.faint : undefined}>{contactEmail}</span>}
    </span>
  );
}

function Assigned({ people }: { people: CaseRow['assigned'] }) {
  const { t } = useTranslation(['cases', 'common']);
  if (people.length === 0) return <span className={styles.faint}>{t('nobodyAssigned')}</span>;
  const names = people.map(({ fullName }) => fullName).join(t('common:comma'));
  return (
    <span className={styles.people} title={names}>
      {people.map(({ id, fullName }) => (
        <Avatar key={id} name={fullName} size="small" />
      ))}
      <span>{people.length === 1 ? names : t('assignedCount', { count: people.length })}</span>
    </span>
  );
}

/** As many tags as have room in a row, then how many more there are. */
function Tags({ words }: { words: string[] }) {
  if (words.length === 0) return <Unknown />;
  const [first = '', ...others] = words;
  return (
    <span className={styles.tags} title={words.join(' · ')}>
      <Tag word={first} />
      {others.length > 0 && <Tag word={`+${others.length}`} />}
    </span>
  );
}
