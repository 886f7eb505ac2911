import type { Icon } from '@tabler/icons-react';
import styles from './status.module.css';

export type StatusTone = 'quiet' | 'good' | 'attention' | 'danger';

interface StatusProps {
  /** Text of the state, because colour alone is not enough. */
  label: string;
  Icon: Icon;
  tone?: StatusTone;
  /** Whether the label is a sentence rather than a word; it then wraps to two lines if necessary. */
  isLong?: true;
}

export function Status({ label, Icon, tone = 'quiet', isLong }: StatusProps) {
  return (
    <span className={styles.root} data-tone={tone} data-long={isLong}>
      <Icon size={15} stroke={2} aria-hidden />
      {label}
    </span>
  );
}

export function Tag({ word: label }: { word: string }) {
  return <span className={styles.tag}>{label}</span>;
}

interface CountProps {
  of: number;
  tone?: 'quiet' | 'attention';
  /** Highest number that is shown; a greater one is shown as `9+` if this is 9. */
  most?: number | undefined;
}

export function Count({ of: value, tone = 'quiet', most = value }: CountProps) {
  return (
    <span className={styles.count} data-tone={tone}>
      {value > most ? `${most}+` : value}
    </span>
  );
}
