import styles from './one-line.module.css';

/** Truncated single-line text with a tooltip. */
export function TruncatedText({ text }: { text: string }) {
  return (
    <span className={styles.line} title={text}>
      {text}
    </span>
  );
}
