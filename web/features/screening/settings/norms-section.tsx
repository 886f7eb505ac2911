import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  maxNormSets,
  type NormSet,
  type NormSetFields,
  type ScreeningNorms,
} from '../../../../shared/features/screening/settings/norms.schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { NormCard } from './norm-card.tsx';
import { NormDialog } from './norm-dialog.tsx';
import styles from './settings.module.css';
import { useChangeSettings } from './use-change-settings.ts';
import { useEditedItem } from './use-edited-item.ts';
import { useSettingWords } from './use-setting-words.ts';

export function NormsSection({ norms: { version, sets } }: { norms: ScreeningNorms }) {
  const { t, normText } = useSettingWords();
  const isReadOnly = useIsReadOnly();
  const [deleted, setDeleted] = useState<NormSet>();
  const { isSaving, saveNorms } = useChangeSettings();
  const { edited, edit, put, close } = useEditedItem<NormSet, NormSetFields>(sets, (next, close) =>
    saveNorms(version, next, close),
  );

  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('norms.title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('norms.title')}</h2>
          <p className={`${layout.readable} ${layout.soft}`}>{t('norms.intro')}</p>
        </div>
        {!isReadOnly && sets.length < maxNormSets && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
            {t('norms.add')}
          </Button>
        )}
      </header>
      {sets.length === 0 && <p className={`${layout.readable} ${layout.soft}`}>{t('norms.none')}</p>}
      <ul className={styles.list}>
        {sets.map(set => (
          <NormCard
            key={set.id}
            set={set}
            isReadOnly={isReadOnly}
            isSaving={isSaving}
            onApprove={isApproved =>
              saveNorms(
                version,
                sets.map(other => (other.id === set.id ? { ...other, isApproved } : other)),
              )
            }
            onEdit={() => edit(set)}
            onDelete={() => setDeleted(set)}
          />
        ))}
      </ul>
      {edited && (
        <NormDialog set={edited === 'new' ? null : edited} isSaving={isSaving} onSave={put} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t('norms.delete.title', { name: normText(deleted?.name ?? '') })}
        consequence={t('norms.delete.consequence')}
        confirm={t('norms.delete.confirm')}
        keep={t('ui:act.keep')}
        onConfirm={() => {
          saveNorms(
            version,
            sets.filter(({ id }) => id !== deleted?.id),
          );
          setDeleted(undefined);
        }}
        onKeep={() => setDeleted(undefined)}
      />
    </section>
  );
}
