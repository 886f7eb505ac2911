import styles from './one-line.module.css';

/** Text that is never broken: what has no room is told when it is pointed at. */
export function TruncatedText({ text }: { text: string }) {
  return (
    <span className={styles.line} title={text}>
      {text}
    </span>
  );
}
