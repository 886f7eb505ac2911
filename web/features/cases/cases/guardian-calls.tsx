import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './case.module.css';

/** Links that call each parent, or the family's number if no parent has one. */
export function GuardianCalls({ record }: { record: Case }) {
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
