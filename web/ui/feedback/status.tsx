import type { Icon } from '@tabler/icons-react';
import styles from './status.module.css';

export type StatusTone = 'quiet' | 'good' | 'attention' | 'danger';

interface StatusProps {
  /** Label of the state: colour alone is not enough. */
  label: string;
  Icon: Icon;
  tone?: StatusTone;
  /** A sentence rather than a word: takes two lines where there is no room. */
  isLong?: true;
}

/** Status label with icon and tone. */
export function Status({ label, Icon, tone = 'quiet', isLong }: StatusProps) {
  return (
    <span className={styles.root} data-tone={tone} data-long={isLong}>
      <Icon size={15} stroke={2} aria-hidden />
      {label}
    </span>
  );
}

/** A tag. */
export function Tag({ word: label }: { word: string }) {
  return <span className={styles.tag}>{label}</span>;
}

/** A count beside a tab or heading; `attention` if somebody is waiting. */
export function Count({ of: value, tone = 'quiet' }: { of: number; tone?: 'quiet' | 'attention' }) {
  return (
    <span className={styles.count} data-tone={tone}>
      {value}
    </span>
  );
}
