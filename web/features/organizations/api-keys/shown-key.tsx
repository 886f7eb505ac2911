import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toastDone } from '../../../ui/feedback/toast.ts';
import styles from './api-keys.module.css';

/** A new key, shown only this once. */
export function ShownKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const { t } = useTranslation('apiKeys');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(apiKey);
    toastDone(t('shown.copied'));
  }

  return (
    <div className={styles.fields}>
      <p>{t('shown.text')}</p>
      <TextInput
        label={t('shown.label')}
        value={apiKey}
        readOnly
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={styles.quiet}>{t('how', { address: `${window.location.origin}/api` })}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={copy}>
          {t('shown.copy')}
        </Button>
        <Button onClick={onDone}>{t('shown.done')}</Button>
      </Group>
    </div>
  );
}
