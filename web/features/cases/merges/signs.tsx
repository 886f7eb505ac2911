import { IconCheck, IconEqualNot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayBeTwins } from '../../../../shared/features/cases/duplicates/may-be-twins.ts';
import type { PairSign } from '../../../../shared/features/cases/duplicates/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './merges.module.css';

const against: readonly PairSign[] = ['otherName', 'otherBirthday', 'otherGender'];

/** Lists signs that two records are the same child (tick) or are not (dashed border). Warns about twins. */
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
      {mayBeTwins(signs) && (
        <p className={`${layout.above8} ${layout.soft} ${layout.smaller}`}>{t('twins')}</p>
      )}
    </>
  );
}
