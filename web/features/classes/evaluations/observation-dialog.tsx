import { Button, Group, Switch } from '@mantine/core';
import { IconCopy, IconPlant2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTextLength } from '../../../../shared/core/limits.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';

interface ObservationDialogProps {
  title: string;
  observation: string;
  isShared: boolean;
  /** Number of other children in the session without an observation. */
  others: number;
  isReadOnly: boolean;
  onChange: (observation: string, isShared: boolean) => void;
  onCopy: (observation: string, isShared: boolean) => void;
  /** Opens a suggested NeuroTree entry; undefined if the user cannot create one. */
  onSuggest: (() => void) | undefined;
  onClose: () => void;
}

/** Dialog for the observation of a child in an activity. Every way of closing it keeps the text. */
export function ObservationDialog(props: ObservationDialogProps) {
  const { title, observation, isShared, others, isReadOnly, onChange, onCopy, onSuggest, onClose } = props;
  const { t } = useTranslation('evaluations');
  const [text, setText] = useState(observation);
  const [shared, setShared] = useState(isShared);
  const [error, setError] = useState<string>();
  const kept = text.trim();
  const isChecked = (): boolean => {
    const isTooLong = [...kept].length > maxTextLength;
    if (isTooLong) setError('validation.max_length');
    return !isTooLong;
  };
  const close = (then?: () => void) => {
    if (!isChecked()) return;
    if (!isReadOnly) onChange(kept, shared);
    onClose();
    then?.();
  };
  return (
    <Dialog title={title} onClose={() => close()} fillsPhone>
      <TextField
        label={t('observation')}
        data-autofocus
        readOnly={isReadOnly}
        value={text}
        error={error}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Switch
        mt="md"
        label={t('share')}
        checked={shared}
        disabled={isReadOnly}
        onChange={event => setShared(event.currentTarget.checked)}
      />
      {onSuggest && (
        <>
          <Button
            mt="md"
            variant="subtle"
            leftSection={<IconPlant2 size={18} aria-hidden />}
            onClick={() => close(onSuggest)}
          >
            {t('suggestTree')}
          </Button>
          <p className={layout.soft}>{t('aboutTree')}</p>
        </>
      )}
      <Group justify="space-between" mt="lg">
        {!isReadOnly && others > 0 && kept !== '' && (
          <Button
            variant="subtle"
            h="auto"
            mih={44}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => isChecked() && onCopy(kept, shared)}
          >
            {t('copyToOthers')}
          </Button>
        )}
        <Button ms="auto" onClick={() => close()}>
          {t('doneButton')}
        </Button>
      </Group>
    </Dialog>
  );
}
