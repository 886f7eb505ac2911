import { IconCheck, IconEqualNot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayBeTwins } from '../../../../shared/features/cases/duplicates/may-be-twins.ts';
import type { PairSign } from '../../../../shared/features/cases/duplicates/schema.ts';
import styles from './merges.module.css';

const against: readonly PairSign[] = ['otherName', 'otherBirthday', 'otherGender'];

/** What speaks for the same child with a tick, and what speaks against it with a dashed border. Twins look alike too. */
export function Signs({ signs }: { signs: readonly PairSign[] }) {
  const { t } = useTranslation('merges');
  return (
    <>
      <ul className={styles.signs}>
        {signs.map(sign => {
          const isAgainst = against.includes(sign);
          const Icon = isAgainst ? IconEqualNot : IconCheck;
          return (
            <li key={sign} data-against={isAgainst || undefined}>
              <Icon size={15} aria-hidden />
              {t(`sign.${sign}`)}
            </li>
          );
        })}
      </ul>
      {mayBeTwins(signs) && <p className={styles.twins}>{t('twins')}</p>}
    </>
  );
}
