import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PairLevel, PairSign } from '../../../../shared/features/cases/duplicates/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { comparisonAddress } from './comparison-address.ts';
import styles from './merges.module.css';
import { Signs } from './signs.tsx';
import { useDismiss } from './use-dismiss.ts';

interface PairItemProps {
  /** Id of the case that is kept by default: the older one. */
  caseId: string;
  otherId: string;
  level: PairLevel;
  signs: readonly PairSign[];
  /** Names the two cases in the accessible labels of the buttons. */
  name: string;
  children: ReactNode;
}

export function PairItem({ caseId, otherId, level, signs, name, children }: PairItemProps) {
  const { t } = useTranslation(['merges', 'common']);
  const to = useTo();
  const dismiss = useDismiss();
  const isReadOnly = useIsReadOnly();
  return (
    <li className={styles.pair}>
      <div>
        <div className={styles.names}>{children}</div>
        <p className={styles.level}>{t(`level.${level}`)}</p>
        <Signs signs={signs} />
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            variant="default"
            aria-label={t('common:labelled', { name: t('list.notSame'), value: name })}
            onClick={() => dismiss(caseId, otherId)}
          >
            {t('list.notSame')}
          </Button>
          <Button
            component={Link}
            to={comparisonAddress(to('case', { id: caseId }), otherId)}
            aria-label={t('common:labelled', { name: t('list.compare'), value: name })}
          >
            {t('list.compare')}
          </Button>
        </div>
      )}
    </li>
  );
}
