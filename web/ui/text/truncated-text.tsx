import styles from './truncated-text.module.css';

/** Truncated single-line text with a tooltip. */
export function TruncatedText({ text }: { text: string }) {
  return (
    <span className={styles.line} title={text}>
      {text}
    </span>
  );
}
