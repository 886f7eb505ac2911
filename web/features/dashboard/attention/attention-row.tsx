import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionReader, Waiting } from '../../../platform/features/dashboard-places.ts';
import { icons } from '../../../platform/features/icons.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import styles from './attention.module.css';
import type { AttentionState, LoadedAttention } from './use-attention.ts';

/** Maximum number of names shown; further ones are only counted. */
const maxNamed = 2;

interface AttentionRowProps {
  entry: LoadedAttention;
  waiting: Waiting;
  reader: AttentionReader;
}

export function AttentionRow({ entry, waiting, reader }: AttentionRowProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { count, isAtLeast = false, about } = waiting;
  const title = t(entry.title, { count, amount: `${count}${isAtLeast ? '+' : ''}` });
  const names = [...new Set(about)];
  const named = names.slice(0, maxNamed);
  const others = names.length - named.length + count - about.length;
  const more = others > 0 && named.length === maxNamed ? [t('attention.more', { count: others })] : [];
  return (
    <div className={styles.row}>
      <Picture entry={entry} />
      <div className={styles.words}>
        <h3>{title}</h3>
        {named.length > 0 && <p dir="auto">{[...named, ...more].join(t('attention.between'))}</p>}
      </div>
      <Button
        component={Link}
        to={useAddressOf(entry, reader)}
        variant="default"
        aria-label={t('common:labelled', { name: t(entry.action), value: title })}
      >
        {t(entry.action)}
      </Button>
    </div>
  );
}

export function AttentionFailure({ state: { entry, error, retry } }: { state: AttentionState }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const errorText = useErrorText();
  return (
    <div className={styles.row} role="alert">
      <Picture entry={entry} />
      <div className={styles.words}>
        <h3>{t(`dashboard:attention.failed`)}</h3>
        <p>{errorText(error)}</p>
      </div>
      <Button variant="default" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function Picture({ entry }: { entry: LoadedAttention }) {
  const Icon = icons[entry.icon];
  return (
    <span className={styles.picture}>
      <Icon size={20} aria-hidden />
    </span>
  );
}

function useAddressOf({ page, search = '' }: LoadedAttention, reader: AttentionReader): string {
  const to = useTo();
  const id = reader.organization?.organizationSlug ?? '';
  const path = page === 'organization' ? to(page, { id }) : to(page as 'home');
  return `${path}${typeof search === 'string' ? search : search(reader)}`;
}
