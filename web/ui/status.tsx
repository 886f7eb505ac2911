import type { Icon } from '@tabler/icons-react';
import styles from './status.module.css';

interface StatusProps {
  /** What the state is called: never told by colour alone. */
  word: string;
  Icon: Icon;
  tone?: 'quiet' | 'good' | 'attention' | 'danger';
}

export function Status({ word, Icon, tone = 'quiet' }: StatusProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon size={15} stroke={2} aria-hidden />
      {word}
    </span>
  );
}

/** A word somebody gave a thing to find it by. */
export function Tag({ word }: { word: string }) {
  return <span className={styles.tag}>{word}</span>;
}
