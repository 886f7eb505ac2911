import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/auth/session.ts';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import layout from '../layout/layout.module.css';
import table from '../layout/table.module.css';
import { Dialog, DialogButtons } from './dialog.tsx';
import styles from './field-conflict-dialog.module.css';
import type { ValueParts } from './value-parts.ts';

/** Who saved the other version and when, as far as known. */
export interface OtherSave {
  by?: { id: string; fullName: string } | undefined;
  at?: string | undefined;
}

export interface ConflictActs<Values> {
  onTakeTheirs: () => void;
  onSave: (merged: Values) => void;
  onClose: () => void;
}

interface FieldConflictDialogProps<Values, Key extends string> extends ConflictActs<Values> {
  other: OtherSave;
  parts: ValueParts<Values, Key>;
  /** The values of the form as last stored on the server. */
  before: Values;
  theirs: Values;
  mine: Values;
  labelOf: (key: Key) => string;
  /** Returns the text of a value; empty if there is no value. */
  textOf: (key: Key, values: Values) => string;
  note?: string | undefined;
}

/** Resolves a version conflict. Says who saved the other version; the user chooses a value for each field. */
export function FieldConflictDialog<Values, Key extends string>(
  props: FieldConflictDialogProps<Values, Key>,
) {
  const { other, parts, before, theirs, mine, labelOf, textOf, note, onTakeTheirs, onSave, onClose } = props;
  const differing = parts.differing(mine, theirs);
  const { t } = useTranslation(['shell', 'common']);
  const { organizationUser } = useSession();
  const { instant } = useInstants();
  const [kept, setKept] = useState<ReadonlySet<string>>(() => {
    const changedHere = parts.differing(mine, before);
    return new Set(differing.filter(key => changedHere.includes(key)));
  });
  const isOwn = other.by !== undefined && other.by.id === organizationUser?.id;
  const who = isOwn ? 'own' : other.by ? 'somebody' : 'unknown';
  const choose = (key: string, isKept: boolean) =>
    setKept(before => new Set([...before].filter(other => other !== key).concat(isKept ? [key] : [])));

  return (
    <Dialog onClose={onClose} title={t(isOwn ? 'conflict.ownTitle' : 'conflict.title')} size={640}>
      <p className={layout.soft}>
        {t(`conflict.${who}`, { name: other.by?.fullName ?? '', at: other.at ? instant(other.at) : '' })}
      </p>
      <p className={layout.soft}>{t(differing.length > 0 ? 'conflict.choose' : 'conflict.same')}</p>
      {note && <p className={layout.soft}>{note}</p>}
      {differing.length > 0 && (
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t(isOwn ? 'conflict.elsewhere' : 'conflict.theirs')}</th>
              <th scope="col">{t(isOwn ? 'conflict.here' : 'conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(key => (
              <tr key={key}>
                <th scope="row">{labelOf(key)}</th>
                {[textOf(key, theirs), textOf(key, mine)].map((text, column) => (
                  <td key={column === 0 ? 'theirs' : 'mine'}>
                    <Radio
                      name={`conflict-${key}`}
                      aria-label={t('common:labelled', {
                        name: labelOf(key),
                        value: text || t('conflict.nothing'),
                      })}
                      label={text || t('conflict.nothing')}
                      classNames={{ label: styles.value }}
                      checked={kept.has(key) === (column === 1)}
                      onChange={() => choose(key, column === 1)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogButtons cancel={t(isOwn ? 'conflict.takeOther' : 'conflict.takeTheirs')} onCancel={onTakeTheirs}>
        <Button onClick={() => onSave(parts.merge(theirs, mine, kept))}>{t('conflict.save')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
