import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxMappingName } from '../../../../shared/features/eye/measurements/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { Columns } from './columns.ts';
import styles from './import.module.css';
import { useMappings } from './use-mappings.ts';

interface KeepMappingProps {
  columns: Columns;
  /** Name of the saved mapping that gave the columns their fields. */
  name: string | null;
  onKept: (name: string | null) => void;
}

/** Saves the fields of columns as the organisation's mapping under a name, or deletes that mapping. */
export function KeepMapping({ columns, name, onKept }: KeepMappingProps) {
  const { t } = useTranslation('measurements');
  const errorText = useErrorText();
  const { keep, remove, isSaving } = useMappings();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? name ?? '';

  async function save(): Promise<void> {
    const name = text.trim();
    const wrong = name === '' ? 'required' : [...name].length > maxMappingName ? 'max_length' : undefined;
    setError(wrong && `validation.${wrong}`);
    if (wrong) return;
    const { fields, dateOrder, method } = columns;
    const kept = [...fields].map(([header, field]) => ({ header, field }));
    /**
     * Date order to store. The order year, month, day is not stored: only two-digit years need it, so the
     * user is asked for each file.
     */
    const keptOrder = dateOrder === 'ymd' ? null : dateOrder;
    const knownMethod = method === 'none' ? null : method;
    await run(() => keep({ name, columns: kept, dateOrder: keptOrder, method: knownMethod }), 'kept', name);
  }

  async function run(
    send: () => Promise<void>,
    what: 'kept' | 'removed',
    next: string | null,
  ): Promise<void> {
    try {
      await send();
      toastDone(t(`keep.${what}`));
      setTyped(undefined);
      onKept(next);
    } catch (failure) {
      toastFailed(errorText(failure, 'edit'));
    }
  }

  return (
    <section className={styles.card} aria-labelledby="import-keep">
      <h2 id="import-keep">{t('keep.title')}</h2>
      <p className={layout.hint}>{t('keep.text')}</p>
      <div className={styles.keep}>
        <LineField
          label={t('keep.name')}
          required
          placeholder={t('keep.example')}
          value={text}
          limit={maxMappingName}
          error={error}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Button variant="default" loading={isSaving} disabled={columns.fields.size === 0} onClick={save}>
          {t('keep.save')}
        </Button>
        {name !== null && (
          <Button
            variant="subtle"
            color="red"
            disabled={isSaving}
            onClick={() => run(() => remove(name), 'removed', null)}
          >
            {t('keep.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}
