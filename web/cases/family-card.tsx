import { useTranslation } from 'react-i18next';
import type { Case } from '../../shared/cases/schema.ts';
import { Avatar } from '../ui/avatar.tsx';
import styles from './case.module.css';

export function FamilyCard({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const parents = (['father', 'mother'] as const).flatMap(kind => {
    const parent = record[kind];
    return parent ? [{ kind, ...parent }] : [];
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('section.family')}</h2>
      {parents.length === 0 && <p className={styles.faint}>{t('family.nobody')}</p>}
      <ul className={styles.family}>
        {parents.map(({ kind, title, name, email, mobile }) => (
          <li key={kind} className={styles.parent}>
            <Avatar name={name ?? t(`kind.${kind}`)} />
            <div>
              <p>
                <b>{[title, name].filter(Boolean).join(' ') || t('unknown')}</b>{' '}
                <span className={styles.faint}>{t(`kind.${kind}`)}</span>
              </p>
              {mobile && <a href={`tel:${mobile}`}>{mobile}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
