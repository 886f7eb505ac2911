import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toastDone } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../settings/settings.module.css';

export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation(['settings', 'ui']);
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    toastDone(t('recovery.copied'));
  }

  return (
    <div className={layout.column20}>
      <p>{t('recovery.keep')}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.wrap8}>
        <Button variant="default" onClick={copy}>
          {t('ui:act.copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="lumitree-recovery-codes.txt"
        >
          {t('recovery.download')}
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>{t('recovery.done')}</Button>
      </div>
    </div>
  );
}
