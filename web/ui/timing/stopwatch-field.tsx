import { Button } from '@mantine/core';
import { IconKeyboard, IconPlayerPlayFilled, IconPlayerStopFilled, IconReload } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { Dial } from './dial.tsx';
import { readSeconds } from './stopwatch.ts';
import styles from './stopwatch-field.module.css';
import { usePageKeys } from './use-page-keys.ts';
import { usePress } from './use-press.ts';
import { useStopwatch } from './use-stopwatch.ts';

interface StopwatchFieldProps {
  label: string;
  /** Recorded seconds as text; empty if nothing is recorded. */
  value: string;
  /** Limit in seconds at which the stopwatch stops. */
  limit: number;
  error?: string | undefined;
  beside?: ReactNode;
  /** Shown below the dial. */
  hint?: string | undefined;
  /** The previous value, marked on the dial. */
  mark?: number | undefined;
  status?: ReactNode;
  /** Further buttons, which are disabled while the stopwatch runs. */
  actions?: ReactNode;
  /** Whether another stopwatch of the page is running. */
  isLocked?: boolean;
  /** Whether Space starts and stops the stopwatch from anywhere on the page. */
  takesSpace?: boolean;
  path?: string | undefined;
  onChange: (value: string) => void;
  onRunning?: (isRunning: boolean) => void;
}

export function StopwatchField(props: StopwatchFieldProps) {
  const { label, value, limit, error, beside, hint, mark, status, actions, isLocked = false, path } = props;
  const { takesSpace = false, onChange, onRunning } = props;
  const { t } = useTranslation('ui');
  const heading = useId();
  const [isTyping, setTyping] = useState(false);
  const { isRunning, shown, start, stop } = useStopwatch(limit, onChange);
  const tellRunning = useEffectEvent((runs: boolean) => onRunning?.(runs));

  useEffect(() => {
    if (!isRunning) return;
    tellRunning(true);
    return () => tellRunning(false);
  }, [isRunning]);

  function toggle(at?: number): void {
    setTyping(false);
    if (isRunning) stop(at);
    else if (!isLocked) start(at);
  }

  const press = usePress(toggle);
  usePageKeys({ ' ': () => toggle() }, takesSpace);
  const isRecorded = value !== '';
  const seconds = isRunning ? shown : isRecorded ? Number(value).toFixed(1) : '0.0';
  const Icon = isRunning ? IconPlayerStopFilled : isRecorded ? IconReload : IconPlayerPlayFilled;
  return (
    <section className={styles.root} aria-labelledby={heading} data-running={isRunning || undefined}>
      <div className={styles.head}>
        <h3 id={heading}>{label}</h3>
        {status}
      </div>
      <div className={styles.face}>
        <div className={styles.watch} onPointerDown={() => isRunning && toggle()}>
          <Dial value={Number(seconds)} mark={mark} />
          {isTyping ? (
            <TypedSeconds
              label={label}
              value={value}
              limit={limit}
              onDone={typed => {
                setTyping(false);
                if (typed !== undefined) onChange(typed);
              }}
            />
          ) : (
            <div className={styles.reading} data-path={path}>
              <span className={styles.number} data-faint={(!isRunning && !isRecorded) || undefined}>
                {seconds}
              </span>
              <span className={`${layout.soft} ${layout.small}`}>{t('stopwatch.seconds')}</span>
            </div>
          )}
        </div>
        {beside && <div className={layout.shrinkable}>{beside}</div>}
      </div>
      {hint && <p className={layout.hint}>{hint}</p>}
      <span className={`${layout.unseen} ${layout.oneLine}`} role="status">
        {!isRunning && isRecorded && t('stopwatch.measured', { seconds })}
      </span>
      {error && <p className={layout.red}>{error}</p>}
      <div className={styles.buttons}>
        <Button
          size="lg"
          variant={isRecorded && !isRunning ? 'default' : 'filled'}
          disabled={isLocked}
          leftSection={<Icon size={20} aria-hidden />}
          aria-describedby={heading}
          {...press}
        >
          {t(isRunning ? 'stopwatch.stop' : isRecorded ? 'stopwatch.again' : 'stopwatch.start')}
        </Button>
        <Button
          size="lg"
          variant="default"
          disabled={isRunning || isLocked}
          leftSection={<IconKeyboard size={20} aria-hidden />}
          aria-describedby={heading}
          onClick={() => setTyping(true)}
        >
          {t('stopwatch.type')}
        </Button>
        {!isRunning && actions}
      </div>
    </section>
  );
}

interface TypedSecondsProps {
  label: string;
  value: string;
  limit: number;
  /** Called with the typed value to record; undefined if it did not change. */
  onDone: (value: string | undefined) => void;
}

/** Field for seconds in the middle of the dial. An empty text clears the value. */
function TypedSeconds({ label, value, limit, onDone }: TypedSecondsProps) {
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
