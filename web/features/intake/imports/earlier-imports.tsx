import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from './imports.module.css';
import { importsQuery } from './queries.ts';

export function EarlierImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['imports', 'ui']);
  const errorText = useErrorText();
  const { day } = useInstants();
  const { data, isError, error, refetch } = useQuery(importsQuery);
  if (isError) return <ListFailure text={errorText(error, 'create')} onRetry={refetch} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{t('earlier.title')}</h2>
      <ul className={styles.rows}>
        {data.data.map(({ id, name, createdAt, by, phase, total, created, filled }) => (
          <li key={id} className={styles.earlier}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={layout.hint}>
                {[day(createdAt), by?.fullName].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span>
              {phase === 'commit'
                ? t('earlier.done', { created, filled })
                : t(`panel.${phase}`, { count: total })}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('earlier.openOf', { name })}
              onClick={() => onOpen(id)}
            >
              {t('ui:act.open')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={layout.hint}>{t('earlier.days')}</p>
    </section>
  );
}
