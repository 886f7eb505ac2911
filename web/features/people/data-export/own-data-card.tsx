import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';

export function OwnDataCard() {
  const { t } = useTranslation(['settings', 'ui']);
  const saving = useApiMutation(async () => {
    const data = await (await import('./collect-own-data.ts')).collectOwnData();
    const name = `lumitree-my-data-${todayIn(undefined)}.json`;
    saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), name);
  });
  const save = () =>
    saving.mutate(undefined, {
      onSuccess: () => toastDone(t('data.saved')),
      onError: () => toastFailed(t('ui:export.failed')),
    });
  return (
    <section className={card.small}>
      <h2>{t('data.title')}</h2>
      <p className={`${layout.soft} ${layout.small}`}>{t('data.help')}</p>
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
