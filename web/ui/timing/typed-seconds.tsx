import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { readSeconds } from './stopwatch.ts';
import styles from './stopwatch-field.module.css';

interface TypedSecondsProps {
  label: string;
  value: string;
  limit: number;
  /** Called with the typed value to record; undefined if it did not change. */
  onDone: (value: string | undefined) => void;
}

/** Field for seconds in the middle of the dial. An empty text clears the value. */
export function TypedSeconds({ label, value, limit, onDone }: TypedSecondsProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => input.current?.select(), []);

  function finish(): void {
    const read = text.trim() === '' ? '' : readSeconds(text, limit);
    setWrong(read === undefined);
    if (read !== undefined) onDone(read);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  }

  return (
    <div className={styles.reading}>
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the user pressed a button to type here
        autoFocus
        className={styles.typed}
        aria-label={t('stopwatch.typed', { label })}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={event => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        onBlur={finish}
        onKeyDown={handleKeyDown}
      />
      {isWrong ? (
        <span className={styles.wrong} role="alert">
          {t('stopwatch.range', { limit })}
        </span>
      ) : (
        <span className={`${layout.soft} ${layout.small}`}>{t('stopwatch.seconds')}</span>
      )}
    </div>
  );
}
