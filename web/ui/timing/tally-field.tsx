import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineField } from '../form/line-field.tsx';
import layout from '../layout/layout.module.css';
import styles from './tally-field.module.css';

interface TallyFieldProps {
  label: string;
  description?: string | undefined;
  /** The count as text. Empty means that nobody counted, which is not zero. */
  value: string;
  limit: number;
  error?: unknown;
  disabled?: boolean;
  path?: string | undefined;
  onChange: (value: string) => void;
}

/** Field for a count that is tapped, stepped by keys or typed. The last change can be undone. */
export function TallyField(props: TallyFieldProps) {
  const { label, value, limit, disabled = false, path, onChange, ...field } = props;
  const { t } = useTranslation(['ui', 'common']);
  const [before, setBefore] = useState<string[]>([]);
  const count = /^\d+$/.test(value) ? Number(value) : 0;

  function change(to: string): void {
    if (to === value) return;
    setBefore(steps => [...steps, value]);
    onChange(to);
  }

  const add = () => change(String(Math.min(limit, value === '' ? 1 : count + 1)));
  const subtract = () => change(String(Math.max(0, count - 1)));

  function undo(): void {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    onChange(last);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const isTyped = !event.ctrlKey && !event.metaKey;
    const act =
      key === 'ArrowUp' || (key === '+' && isTyped) || (key === ' ' && isTyped)
        ? add
        : key === 'ArrowDown' || (key === '-' && isTyped)
          ? subtract
          : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={layout.stack8} data-path={path}>
      <LineField
        label={label}
        {...field}
        disabled={disabled}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: styles.number }}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.buttons}>
        <ActionIcon
          size={52}
          variant="default"
          disabled={disabled || count === 0}
          aria-label={t('tally.subtract', { label })}
          onClick={subtract}
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <Button
          size="lg"
          variant="light"
          disabled={disabled || count >= limit}
          leftSection={<IconPlus size={22} aria-hidden />}
          aria-label={t('tally.add', { label })}
          onClick={add}
        >
          1
        </Button>
        <ActionIcon
          size={52}
          variant="subtle"
          color="gray"
          disabled={disabled || before.length === 0}
          aria-label={t('tally.undo', { label })}
          onClick={undo}
        >
          <IconArrowBackUp size={22} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
