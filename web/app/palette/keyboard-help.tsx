import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/auth/session.ts';
import { useSingleKeyShortcuts } from '../../platform/use-single-key-shortcuts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './keyboard-help.module.css';
import { searchKeys, shortcuts } from './shortcuts.ts';

interface KeyboardHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps) {
  const { t } = useTranslation('shell');
  const { role } = useSession();
  const [areSingleKeysOn, turnSingleKeys] = useSingleKeyShortcuts();
  const single = shortcuts.filter(({ isMembersOnly }) => role !== 'superadmin' || !isMembersOnly);
  return (
    <Dialog entries="kept" isOpen={isOpen} onClose={onClose} title={t('keyboard.help')}>
      <dl className={styles.keys}>
        <Line keys={searchKeys} does={t('palette.open')} />
        <Line keys="Esc" does={t('keyboard.close')} />
        <Line keys="Tab" does={t('keyboard.next')} />
      </dl>
      <Switch
        className={styles.switch}
        label={t('keyboard.single')}
        description={t('keyboard.singleHelp')}
        checked={areSingleKeysOn}
        onChange={event => turnSingleKeys(event.currentTarget.checked)}
      />
      <dl className={styles.keys} data-off={!areSingleKeysOn || undefined}>
        {single.map(({ key, label }) => (
          <Line key={key} keys={key.toUpperCase()} does={t(label)} />
        ))}
      </dl>
    </Dialog>
  );
}

function Line({ keys, does }: { keys: string; does: string }) {
  return (
    <div className={styles.line}>
      <dt>{does}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </div>
  );
}
