import { Button, Switch } from '@mantine/core';
import { IconArrowBackUp, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useHasKeys } from '../../../ui/theme/use-has-keys.ts';
import styles from './evaluation.module.css';
import type { QueueState } from './evaluation-queue.ts';

interface EvaluationFootProps {
  state: QueueState;
  hasActivities: boolean;
  onUndo: () => void;
  keys?: { areOn: boolean; turn: (areOn: boolean) => void };
}

export function EvaluationFoot({ state, hasActivities, onUndo, keys }: EvaluationFootProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const hasKeys = useHasKeys();
  return (
    <div className={styles.foot}>
      <SavingState state={state} />
      <Button
        variant="subtle"
        disabled={!state.canUndo}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={onUndo}
      >
        {t('common:undo')}
      </Button>
      {keys && hasKeys && (
        <>
          {keys.areOn && (
            <span className={layout.soft}>{t(hasActivities ? 'keysHint' : 'keysHintAbsence')}</span>
          )}
          <Switch
            label={t('keys')}
            checked={keys.areOn}
            onChange={event => keys.turn(event.currentTarget.checked)}
          />
        </>
      )}
    </div>
  );
}

function SavingState({
  state: { unsaved: all, held, hasFailed, isSending, savedAt },
}: Pick<EvaluationFootProps, 'state'>) {
  const { t } = useTranslation('evaluations');
  const { time } = useInstants();
  // Rejected changes are not counted, because they are shown above the grid.
  const unsaved = all - (held?.changes.length ?? 0);
  const waits = hasFailed && unsaved > 0;
  const Icon = waits ? IconCloudOff : unsaved > 0 || isSending ? IconCloudUp : IconCloudCheck;
  const words = waits
    ? t('unsaved', { count: unsaved })
    : unsaved > 0 || isSending
      ? t('saving')
      : savedAt && t('saved', { time: time(savedAt) });
  return (
    <span className={styles.saved} role="status" data-waits={waits || undefined}>
      {words && (
        <>
          <Icon size={18} aria-hidden />
          {words}
        </>
      )}
    </span>
  );
}
