import type { Icon } from '@tabler/icons-react';
import styles from './status.module.css';

export type StatusTone = 'quiet' | 'good' | 'attention' | 'danger';

interface StatusProps {
  /** What the state is called: never told by colour alone. */
  label: string;
  Icon: Icon;
  tone?: StatusTone;
}

/** How something stands, as a word, an icon and a tone. */
export function Status({ label, Icon, tone = 'quiet' }: StatusProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon size={15} stroke={2} aria-hidden />
      {label}
    </span>
  );
}

/** A word somebody gave a thing to find it by. */
export function Tag({ word: label }: { word: string }) {
  return <span className={styles.tag}>{label}</span>;
}

/** How many there are: beside a tab or a heading. Attention is for what somebody waits for. */
export function Count({ of: value, tone = 'quiet' }: { of: number; tone?: 'quiet' | 'attention' }) {
  return (
    <span className={styles.count} data-tone={tone}>
      {value}
    </span>
  );
}
