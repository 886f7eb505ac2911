import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/api/use-action.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import card from '../../../ui/layout/card.module.css';
import styles from '../settings/settings.module.css';

/** Downloads all data about the user. */
export function OwnDataCard() {
  const { t } = useTranslation('settings');
  const saving = useAction(async () => {
    const data = await (await import('./collect-own-data.ts')).collectOwnData();
    const name = `lumitree-my-data-${todayIn(undefined)}.json`;
    saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), name);
  });
  const save = () =>
    saving.mutate(undefined, {
      onSuccess: () => toastDone(t('data.saved')),
      onError: () => toastFailed(t('data.failed')),
    });
  return (
    <section className={card.small}>
      <h2>{t('data.title')}</h2>
      <p className={styles.faint}>{t('data.help')}</p>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={saving.isPending}
          onClick={save}
        >
          {t('data.button')}
        </Button>
      </div>
    </section>
  );
}
