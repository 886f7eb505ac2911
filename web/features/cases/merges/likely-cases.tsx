import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { ChildName } from './child-name.tsx';
import { comparisonAddress } from './comparison-address.ts';
import styles from './likely-cases.module.css';
import { caseDuplicatesQuery } from './queries.ts';
import { Signs } from './signs.tsx';
import { useDismiss } from './use-dismiss.ts';

function LikelyCases({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation(['merges', 'common']);
  const to = useTo();
  const dismiss = useDismiss();
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery(caseDuplicatesQuery(registrationId));
  if (!data) return <PartLoading height={72} />;
  if (data.data.length === 0) return <p className={`${layout.soft} ${layout.small}`}>{t('review.none')}</p>;
  return (
    <ul className={styles.cases}>
      {data.data.map(({ other, level, signs }) => (
        <li key={other.id} data-level={level}>
          <p className={styles.level}>
            <IconAlertTriangle size={18} aria-hidden />
            {t(`level.${level}`)}
          </p>
          <ChildName child={other} />
          <Signs signs={signs} />
          {!isReadOnly && (
            <div className={layout.wrap8}>
              <Button
                component={Link}
                variant="default"
                size="sm"
                to={comparisonAddress(to('case', { id: other.id }), registrationId)}
                aria-label={t('review.compareWith', { name: other.fullName })}
              >
                {t('merge.heading')}
              </Button>
              <Button
                variant="subtle"
                size="sm"
                aria-label={t('review.notSame', { name: other.fullName })}
                onClick={() => dismiss(other.id, registrationId)}
              >
                {t('list.notSame')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export { LikelyCases as Component };
