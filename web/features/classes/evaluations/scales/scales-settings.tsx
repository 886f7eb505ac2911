import { Button } from '@mantine/core';
import { IconPencil, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EvaluationScales,
  type ScaleWords,
  scaleNames,
  scores,
} from '../../../../../shared/features/classes/evaluations/schema.ts';
import { shippedScales } from '../../../../../shared/features/classes/evaluations/shipped-scales.ts';
import { useApiMutation } from '../../../../platform/api/use-api-mutation.ts';
import { useDraft } from '../../../../platform/api/use-draft.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../../ui/layout/page-loading.tsx';
import table from '../../../../ui/layout/table.module.css';
import { ListFailure } from '../../../../ui/list/list-states.tsx';
import { scalesQuery } from '../queries.ts';
import { areSameWords } from './scale-values.ts';
import styles from './scales.module.css';
import { ScalesForm } from './scales-form.tsx';
import { writeScales } from './write-scales.ts';

const draftKey = { form: 'evaluationscales' };

function ScalesSettings() {
  const errorText = useErrorText();
  const { data: scales, error, refetch } = useQuery(scalesQuery);
  if (error && !scales) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  return scales ? <Scales scales={scales} /> : <PageLoading />;
}

function Scales({ scales }: { scales: EvaluationScales }) {
  const { t } = useTranslation(['evaluations', 'common', 'ui']);
  const errorText = useErrorText();
  const isReadOnly = useIsReadOnly();
  const [isEditing, setEditing] = useState(false);
  const writing = useApiMutation(({ words, version }: { words: ScaleWords; version: number }, key) =>
    writeScales(words, version, key),
  );
  const areShipped = areSameWords(scales, shippedScales);

  async function write(words: ScaleWords, version: number, text: string, before?: ScaleWords): Promise<void> {
    try {
      const saved = await writing.mutateAsync({ words, version });
      const run = () => void write(before as ScaleWords, saved.version, t('ui:done.undone'));
      void toastDone(text, before && run);
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
  }

  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('scales.title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('scales.title')}</h2>
          <p className={`${layout.readable} ${layout.soft}`}>{t('scales.intro')}</p>
        </div>
        {!isReadOnly && (
          <div className={layout.wrap8}>
            {!areShipped && (
              <Button
                variant="default"
                loading={writing.isPending}
                leftSection={<IconRestore size={18} aria-hidden />}
                onClick={() => void write(shippedScales, scales.version, t('scales.reset'), scales)}
              >
                {t('scales.toShipped')}
              </Button>
            )}
            <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
              {t('scales.edit')}
            </Button>
          </div>
        )}
      </header>
      <div className={styles.scales}>
        {scaleNames.map(scale => (
          <table key={scale} className={`${table.table} ${styles.table}`}>
            <caption>{t(scale)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('scales.score')}</th>
                <th scope="col">{t('common:writtenLanguage.en')}</th>
                <th scope="col">{t('scales.zh')}</th>
              </tr>
            </thead>
            <tbody>
              {scores.map(score => (
                <tr key={score}>
                  <th scope="row">{score}</th>
                  <td lang="en">{scales[scale][score - 1]?.en}</td>
                  <td lang="zh">{scales[scale][score - 1]?.zh}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {isEditing && (
        <ScalesDialog
          scales={scales}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void toastDone(t('scales.saved'));
          }}
        />
      )}
    </section>
  );
}

interface ScalesDialogProps {
  scales: EvaluationScales;
  onClose: () => void;
  onSaved: () => void;
}

function ScalesDialog({ scales: read, onClose, onSaved }: ScalesDialogProps) {
  const { t } = useTranslation('evaluations');
  const [scales] = useState(read);
  const autosave = useDraft(draftKey);
  return (
    <Dialog entries="kept" onClose={onClose} title={t('scales.edit')} size={760} fillsPhone>
      {autosave !== undefined && (
        <ScalesForm {...{ scales, draftKey, autosave, onSaved }} onCancel={onClose} />
      )}
    </Dialog>
  );
}

export { ScalesSettings as Component };
