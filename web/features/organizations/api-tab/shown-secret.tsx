import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toastDone } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './api-tab.module.css';

interface ShownSecretProps {
  secret: string;
  label: string;
  text: string;
  use: string;
  copied: string;
  onDone: () => void;
}

export function ShownSecret({ secret, label, text, use, copied, onDone }: ShownSecretProps) {
  const { t } = useTranslation(['apiKeys', 'ui']);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(secret);
    toastDone(copied);
  }

  return (
    <div className={styles.fields}>
      <p>{text}</p>
      <TextInput
        label={label}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={`${layout.soft} ${layout.small}`}>{use}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={copy}>
          {t('ui:act.copy')}
        </Button>
        <Button onClick={onDone}>{t('shown.done')}</Button>
      </Group>
    </div>
  );
}
