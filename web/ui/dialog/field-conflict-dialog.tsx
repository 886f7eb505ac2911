import { Button, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/auth/session.ts';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import layout from '../layout/layout.module.css';
import { Dialog } from './dialog.tsx';
import styles from './field-conflict-dialog.module.css';

/** Who saved the other version and when, as far as known. */
export interface OtherSave {
  by?: { id: string; fullName: string } | undefined;
  at?: string | undefined;
}

export interface FieldConflict {
  key: string;
  label: string;
  /** Empty for no value. */
  theirs: string;
  mine: string;
  /** Whether it was changed here, not only by the others. */
  isMine: boolean;
}

interface FieldConflictDialogProps {
  other: OtherSave;
  conflicts: FieldConflict[];
  note?: string | undefined;
  onTakeTheirs: () => void;
  /** Saves their version with these fields of mine. */
  onSave: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Resolves a version conflict: who saved the other version, and for each field which value to keep. */
export function FieldConflictDialog(props: FieldConflictDialogProps) {
  const { other, conflicts, note, onTakeTheirs, onSave, onClose } = props;
  const { t } = useTranslation(['shell', 'common']);
  const { organizationUser } = useSession();
  const { instant } = useInstants();
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.filter(({ isMine }) => isMine).map(({ key }) => key)),
  );
  const isOwn = other.by !== undefined && other.by.id === organizationUser?.id;
  const who = isOwn ? 'own' : other.by ? 'somebody' : 'unknown';
  const choose = (key: string, isKept: boolean) =>
    setMine(before => new Set([...before].filter(other => other !== key).concat(isKept ? [key] : [])));

  return (
    <Dialog onClose={onClose} title={t(isOwn ? 'conflict.ownTitle' : 'conflict.title')} size={640}>
      <p className={layout.soft}>
        {t(`conflict.${who}`, { name: other.by?.fullName ?? '', at: other.at ? instant(other.at) : '' })}
      </p>
      <p className={layout.soft}>{t(conflicts.length > 0 ? 'conflict.choose' : 'conflict.same')}</p>
      {note && <p className={layout.soft}>{note}</p>}
      {conflicts.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t(isOwn ? 'conflict.elsewhere' : 'conflict.theirs')}</th>
              <th scope="col">{t(isOwn ? 'conflict.here' : 'conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ key, label, theirs, mine: own }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {[theirs, own].map((text, column) => (
                  <td key={column === 0 ? 'theirs' : 'mine'}>
                    <Radio
                      name={`conflict-${key}`}
                      aria-label={t('common:labelled', { name: label, value: text || t('conflict.nothing') })}
                      label={text || t('conflict.nothing')}
                      checked={mine.has(key) === (column === 1)}
                      onChange={() => choose(key, column === 1)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {t(isOwn ? 'conflict.takeOther' : 'conflict.takeTheirs')}
        </Button>
        <Button onClick={() => onSave(mine)}>{t('conflict.save')}</Button>
      </Group>
    </Dialog>
  );
}
