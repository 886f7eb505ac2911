import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CheckedRule } from '../../../../shared/features/screening/settings/check-settings.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { notDoneReasons } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { screeningTests, testIds, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { emptyRule, fieldsOfRule, valuesOfRule } from './rule-values.ts';
import styles from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: ScreeningRule | null;
  isSaving: boolean;
  onSave: (rule: ScreeningRule) => void;
  onClose: () => void;
}

const kinds = ['followUp', 'worse', 'notDone', 'number', 'choice'] as const;

export function RuleDialog({ rule, isSaving, onSave, onClose }: RuleDialogProps) {
  const { t, word, nameOf, optionName, measureName, numberOptions } = useSettingWords();
  const [kept] = useState(() => ({ id: rule?.id ?? crypto.randomUUID(), isOn: rule?.isOn ?? true }));
  const [initial] = useState(() => (rule ? valuesOfRule(rule) : emptyRule));
  const { form, node, submit } = useValidatedForm(initial, CheckedRule, values => fieldsOfRule(values, kept));
  const { condition } = form.values;
  const test = testIds.find(id => id === condition.test);
  const choices = test ? testOf(test).measures.filter(({ kind }) => kind === 'choice') : [];
  const choice = choices.find(({ id }) => id === condition.measure);
  const tests = screeningTests.filter(
    ({ measures }) => condition.kind !== 'choice' || measures.some(({ kind }) => kind === 'choice'),
  );
  const start = (changes: Partial<typeof condition>) =>
    form.setFieldValue('condition', { ...condition, measure: '', is: '', value: '', reason: '', ...changes });
  const field = (name: keyof typeof condition) => form.getInputProps(`condition.${name}`);

  return (
    <Dialog onClose={onClose} title={t(rule ? 'rules.change' : 'rules.new')} size={640} fillsPhone>
      <form
        ref={node}
        noValidate
        onSubmit={submit(values => onSave(CheckedRule.parse(fieldsOfRule(values, kept))))}
      >
        <Stack>
          <SelectField
            label={t('rules.when')}
            required
            allowDeselect={false}
            options={kinds.map(value => ({ value, label: t(`kind.${value}`) }))}
            {...field('kind')}
            onChange={kind => start({ kind, test: '' })}
          />
          <SelectField
            label={t('norms.test')}
            required
            searchable
            options={tests.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            {...field('test')}
            onChange={chosen => start({ test: chosen })}
          />
          {condition.kind === 'notDone' && (
            <SelectField
              label={t('rules.reason')}
              clearable
              placeholder={t('rules.anyReason')}
              options={notDoneReasons.map(value => ({ value, label: word(`reason.${value}`) }))}
              {...field('reason')}
            />
          )}
          {condition.kind === 'number' && test && (
            <div className={styles.fields}>
              <SelectField
                label={t('norms.measure')}
                required
                options={numberOptions(test)}
                {...field('measure')}
              />
              <SelectField
                label={t('rules.is')}
                required
                options={(['atLeast', 'atMost'] as const).map(value => ({ value, label: t(`is.${value}`) }))}
                {...field('is')}
              />
              <NumberField
                label={t('rules.value')}
                required
                {...field('value')}
                value={condition.value}
                onChange={value => form.setFieldValue('condition.value', value)}
              />
            </div>
          )}
          {condition.kind === 'choice' && test && (
            <div className={styles.fields}>
              <SelectField
                label={t('norms.measure')}
                required
                options={choices.map(({ id }) => ({ value: id, label: measureName(id) }))}
                {...field('measure')}
              />
              <SelectField
                label={t('rules.is')}
                required
                options={
                  choice?.kind === 'choice'
                    ? choice.options.map(value => ({ value, label: optionName(choice.id, value) }))
                    : []
                }
                {...field('is')}
              />
            </div>
          )}
          <TextField label={t('rules.en')} required lang="en" {...form.getInputProps('en')} />
          <TextField label={t('rules.zh')} required lang="zh" {...form.getInputProps('zh')} />
          <TextInput label={t('norms.source')} {...form.getInputProps('source')} />
          <DialogActions submit={t('ui:act.save')} isWorking={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
