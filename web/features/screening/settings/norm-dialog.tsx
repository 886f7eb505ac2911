import { ActionIcon, Button, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { CheckedNormSet } from '../../../../shared/features/screening/settings/check-settings.ts';
import type { NormSetFields } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { testIds, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { comparedLanguage, languagesOf } from '../../../../shared/features/screening/tests/task.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { emptyNorm, emptyRow, fieldsOfNorm, type RowValues, valuesOfNorm } from './norm-values.ts';
import styles from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface NormDialogProps {
  /** Null for a new norm. */
  set: NormSetFields | null;
  isSaving: boolean;
  onSave: (set: NormSetFields) => void;
  onClose: () => void;
}

const maxRows = 200;

/** Form of a norm with its source and rows. Saving a norm makes the user its approver. */
export function NormDialog({ set, isSaving, onSave, onClose }: NormDialogProps) {
  const { t, word, optionName, testOptions, numberOptions } = useSettingWords();
  const [id] = useState(() => set?.id ?? crypto.randomUUID());
  const [initial] = useState(() => (set ? valuesOfNorm(set) : emptyNorm()));
  const kept = { id, isApproved: set?.isApproved ?? false };
  const { form, node, submit } = useValidatedForm(initial, CheckedNormSet, values =>
    fieldsOfNorm(values, kept),
  );
  const test = testIds.find(id => id === form.values.test);
  const task = test && testOf(test).details.find(({ id: name }) => name === 'task' || name === 'card');
  const hasLanguage = test && testOf(test).details.some(({ id: name }) => name === 'language');

  return (
    <Dialog onClose={onClose} title={t(set ? 'norms.edit' : 'norms.new')} size={880} fillsPhone>
      <form
        ref={node}
        noValidate
        onSubmit={submit(values => onSave(CheckedNormSet.parse(fieldsOfNorm(values, kept))))}
      >
        <Stack>
          <div className={styles.fields}>
            <LineField label={t('norms.name')} required {...form.getInputProps('name')} />
            <SelectField
              label={t('norms.test')}
              required
              searchable
              options={testOptions}
              {...form.getInputProps('test')}
              onChange={chosen => form.setValues({ test: chosen, measure: '', language: '', task: '' })}
            />
            <SelectField
              label={t('norms.measure')}
              required
              disabled={!test}
              options={test ? numberOptions(test) : []}
              {...form.getInputProps('measure')}
            />
            <LineField label={t('norms.source')} required {...form.getInputProps('source')} />
            <LineField label={t('norms.edition')} {...form.getInputProps('edition')} />
            <LineField label={t('norms.population')} required {...form.getInputProps('population')} />
            {hasLanguage && (
              <SelectField
                label={word('measure.language')}
                description={t('norms.languageHelp')}
                clearable
                options={languagesOf(test).map(value => ({
                  value,
                  label: optionName('language', value, test),
                }))}
                {...form.getInputProps('language')}
                value={String(comparedLanguage(test, form.values.language))}
              />
            )}
            {task?.kind === 'choice' && (
              <SelectField
                label={word(`measure.${task.id}` as 'measure.task')}
                clearable
                options={task.options.map(value => ({ value, label: optionName(task.id, value) }))}
                {...form.getInputProps('task')}
              />
            )}
          </div>
          <h3>{t('norms.linesTitle')}</h3>
          <p className={`${layout.readable} ${layout.soft}`}>{t('norms.linesHelp')}</p>
          <ol className={`${layout.stack12} ${layout.list}`}>
            {form.values.rows.map(({ key }, index) => (
              <NormRowFields
                key={key}
                number={index + 1}
                propsOf={name => form.getInputProps(`rows.${index}.${name}`)}
                onRemove={form.values.rows.length > 1 ? () => form.removeListItem('rows', index) : undefined}
              />
            ))}
          </ol>
          {form.values.rows.length < maxRows && (
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => form.insertListItem('rows', emptyRow())}
              >
                {t('norms.addLine')}
              </Button>
            </div>
          )}
          <DialogActions submit={t('ui:act.save')} isWorking={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface NormRowFieldsProps {
  number: number;
  propsOf: (name: Exclude<keyof RowValues, 'key'>) => object;
  onRemove: (() => void) | undefined;
}

function NormRowFields({ number, propsOf, onRemove }: NormRowFieldsProps) {
  const { t } = useTranslation(['screeningSettings', 'learning']);
  const line = (name: 'ageFrom' | 'ageTo' | 'grade' | 'low' | 'typical' | 'high') => (
    <LineField label={t(`row.${name}`)} autoComplete="off" inputMode="text" {...propsOf(name)} />
  );
  const any = { clearable: true, placeholder: t('row.any') };
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>{t('row.number', { number })}</legend>
        <SelectField
          label={t('row.band')}
          {...any}
          options={bands.map(value => ({ value, label: t(`learning:band.${value}`) }))}
          {...propsOf('band')}
        />
        {line('ageFrom')}
        {line('ageTo')}
        <SelectField
          label={t('row.sex')}
          {...any}
          options={(['female', 'male'] as const).map(value => ({ value, label: t(`row.${value}`) }))}
          {...propsOf('sex')}
        />
        {line('grade')}
        {line('low')}
        {line('typical')}
        {line('high')}
        {onRemove && (
          <ActionIcon
            className={styles.remove}
            size={44}
            variant="subtle"
            color="gray"
            aria-label={t('row.remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </fieldset>
    </li>
  );
}
