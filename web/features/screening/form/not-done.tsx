import { Button, Popover } from '@mantine/core';
import { IconBan, IconClock, IconHandStop, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type NotDoneReason,
  notDoneReasons,
} from '../../../../shared/features/screening/tests/answers.schema.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { usePageKeys } from '../../../ui/timing/use-page-keys.ts';
import type { PlaceValues } from './screening-values.ts';
import styles from './test-step.module.css';
import { useTestWords } from './use-test-words.ts';

const icons = { refused: IconHandStop, unable: IconQuestionMark, noTime: IconClock, notIndicated: IconBan };

interface NotDoneButtonProps {
  /** Name of the test, or of one side of the test. */
  name: string;
  disabled?: boolean;
  /** Whether the key N opens this control from anywhere on the page. */
  takesKey?: boolean;
  onChoose: (reason: NotDoneReason) => void;
}

export function NotDoneButton({ name, disabled = false, takesKey = false, onChoose }: NotDoneButtonProps) {
  const { t } = useTestWords();
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ n: () => setOpen(true) }, takesKey && !disabled);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
      withArrow
    >
      <Popover.Target>
        <Button
          size="lg"
          variant="default"
          disabled={disabled}
          aria-label={t('notDone.of', { name })}
          onClick={() => setOpen(before => !before)}
        >
          {t('notDone.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.reasons} aria-label={t('notDone.why', { name })}>
        <p>{t('notDone.why', { name })}</p>
        {notDoneReasons.map(reason => {
          const Icon = icons[reason];
          return (
            <Button
              key={reason}
              variant="subtle"
              size="md"
              justify="flex-start"
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => {
                setOpen(false);
                onChoose(reason);
              }}
            >
              {t(`reason.${reason}`)}
            </Button>
          );
        })}
      </Popover.Dropdown>
    </Popover>
  );
}

interface NotDoneProps {
  name: string;
  answer: PlaceValues;
  error: string | undefined;
  path: string;
  disabled?: boolean;
  onChange: (answer: PlaceValues) => void;
}

/** Field for the reason why a test was not done. Removing the reason shows the recorded values again. */
export function NotDone({ name, answer, error, path, disabled = false, onChange }: NotDoneProps) {
  const { t } = useTestWords();
  if (answer.reason === '') return null;
  return (
    <div className={styles.notDone}>
      <Status Icon={IconMinus} label={t('notDone.because', { reason: t(`reason.${answer.reason}`) })} />
      <LineField
        label={t('notDone.note')}
        aria-label={t('notDone.noteOf', { name })}
        data-path={path}
        error={error}
        disabled={disabled}
        isPrinted
        value={answer.note}
        onChange={event => onChange({ ...answer, note: event.currentTarget.value })}
      />
      <Button
        variant="default"
        disabled={disabled}
        aria-label={t('notDone.undoOf', { name })}
        onClick={() => onChange({ ...answer, reason: '', note: '' })}
      >
        {t('notDone.undo')}
      </Button>
    </div>
  );
}
