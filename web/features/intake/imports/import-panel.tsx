import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { maxRowsAsNew } from '../../../../shared/features/intake/imports/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { ImportRows } from './import-rows.tsx';
import { importText } from './import-text.ts';
import styles from './imports.module.css';
import { importQuery, importRowsQuery, refreshImport } from './queries.ts';

interface ImportPanelProps {
  importId: string;
  onLeave: () => void;
}

export function ImportPanel({ importId, onLeave }: ImportPanelProps) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const [asNew, setAsNew] = useState<ReadonlySet<number>>(new Set());
  const [isUndoAsked, setUndoAsked] = useState(false);
  const { data, error, isError, refetch } = useQuery(importQuery(importId));
  const isRunning = data?.state === 'running';
  const rows = useQuery({
    ...importRowsQuery(importId, data?.phase ?? 'upload'),
    enabled: data !== undefined && !isRunning,
  });
  const commit = useApiMutation(imports.commitImport, refreshImport);
  const stop = useApiMutation(imports.stopImport, refreshImport);
  const undo = useApiMutation(imports.undoImport, refreshImport);
  const check = useApiMutation(imports.checkImport, refreshImport);
  const onError = (failure: unknown) => {
    toastFailed(errorText(failure, 'edit'));
    void refetch();
  };
  /** When the import ends, refetches everything that it may have changed. */
  useEffect(() => {
    if (!isRunning) void queryClient.invalidateQueries({ queryKey: ['cases'] });
  }, [isRunning]);

  if (isError && !data) return <ListFailure text={errorText(error, 'create')} onRetry={refetch} />;
  if (!data) return <p role="status">{t('panel.loading')}</p>;
  const { phase, state, done, total, created, filled } = data;
  const added = created + asNew.size;
  const isBusy = commit.isPending || undo.isPending || check.isPending;
  return (
    <section className={styles.card} aria-labelledby="import-panel">
      <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
        <h2 id="import-panel">
          <bdi>{data.name}</bdi>
        </h2>
        <p className={layout.hint}>{t(`panel.${phase}`, { count: total })}</p>
      </div>
      {isRunning && (
        <>
          <Progress label={t(`panel.running.${phase as 'check'}`)} done={done / total} />
          <p role="status">{t('panel.doneOf', { done, total })}</p>
        </>
      )}
      {phase === 'upload' && <Notice tone="attention">{t('panel.incomplete')}</Notice>}
      {state === 'stopped' && <Notice tone="attention">{t('panel.stopped', { done, total })}</Notice>}
      {!isRunning && rows.data && (
        <ImportRows
          of={data}
          rows={rows.data}
          asNew={asNew}
          onAsNew={phase === 'check' && state === 'done' ? chosen => setAsNew(limited(chosen)) : undefined}
        />
      )}
      {!isRunning && rows.data?.some(({ name }) => name !== '') && (
        <p className={layout.hint}>
          {t(phase === 'commit' || phase === 'undo' ? 'panel.namesKept' : 'panel.rowsKept')}
        </p>
      )}
      {!isRunning && rows.isError && (
        <ListFailure text={errorText(rows.error, 'create')} onRetry={rows.refetch} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLeave}>
          {t('panel.leave')}
        </Button>
        {isRunning && (
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate({ importId }, { onError })}
          >
            {t('panel.stop')}
          </Button>
        )}
        {phase === 'check' && state === 'stopped' && (
          <Button loading={isBusy} onClick={() => check.mutate({ importId }, { onError })}>
            {t('panel.check')}
          </Button>
        )}
        {phase === 'commit' && !isRunning && created + filled > 0 && (
          <Button variant="default" disabled={isBusy} onClick={() => setUndoAsked(true)}>
            {t('panel.undo')}
          </Button>
        )}
        {phase === 'undo' && state === 'stopped' && (
          <Button loading={isBusy} onClick={() => undo.mutate({ importId }, { onError })}>
            {t('panel.goOn')}
          </Button>
        )}
        {phase === 'check' && state === 'done' && (
          <Button
            loading={isBusy}
            disabled={added + filled === 0}
            onClick={() => commit.mutate({ importId, asNew: [...asNew] }, { onError })}
          >
            {importText(t, { added, filled })}
          </Button>
        )}
        {phase === 'commit' && state === 'stopped' && (
          <Button loading={isBusy} onClick={() => commit.mutate({ importId }, { onError })}>
            {t('panel.goOn')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={isUndoAsked}
        title={t('undo.title')}
        consequence={t('undo.text', { created, filled })}
        confirm={t('panel.undo')}
        keep={t('undo.keep')}
        isWorking={undo.isPending}
        onConfirm={() => undo.mutate({ importId }, { onError, onSuccess: () => setUndoAsked(false) })}
        onKeep={() => setUndoAsked(false)}
      />
    </section>
  );
}

const limited = (chosen: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...chosen].slice(0, maxRowsAsNew));
