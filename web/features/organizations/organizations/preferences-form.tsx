import { Checkbox, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dateOrders } from '../../../../shared/core/dates/date-order.ts';
import { Locale, Script } from '../../../../shared/core/fields.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type FullOrganization,
  idleLockLimits,
  Preferences,
  ReportDelivery,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { bringIntoView } from '../../../ui/layout/bring-into-view.ts';
import layout from '../../../ui/layout/layout.module.css';
import { SectionConflictDialog } from './conflict/section-conflict-dialog.tsx';
import { detailFields, detailValues, preferenceFields, preferenceValues } from './organization-values.ts';
import { cacheOrganization } from './queries.ts';
import { hours, timeZones, weekdays } from './time-zones.ts';
import { useSectionForm } from './use-section-form.ts';

const lockChoices = [5, 10, 15, 20, 30, 45, 60];

export function Component({ record }: { record: FullOrganization }) {
  const { t, i18n } = useTranslation(['organizations', 'ui']);
  const lang = useLocale();
  const { hash } = useLocation();
  const zones = useMemo(() => timeZones(record.timeZone, i18n.language), [record.timeZone, i18n.language]);
  const saving = useApiMutation(organizations.changeOrganizationDetails, cacheOrganization);
  const { form, node, conflict, onSubmit } = useSectionForm(record, {
    schema: Preferences,
    toFormValues: preferenceValues,
    toFields: preferenceFields,
    save: (values, over, callbacks) =>
      saving.mutate(
        {
          ...{ organizationId: over.id, version: over.version },
          ...detailFields(detailValues(over)),
          ...preferenceFields(values),
        },
        callbacks,
      ),
  });

  const lockTimes = [...new Set([...lockChoices, record.idleLockMinutes ?? idleLockLimits.min])];
  return (
    <SettingsForm formRef={node} isDirty={form.isDirty()} isSaving={saving.isPending} onSubmit={onSubmit}>
      <SelectField
        label={t('field.timeZone')}
        description={t('help.timeZone')}
        searchable
        allowDeselect={false}
        options={zones}
        {...form.getInputProps('timeZone')}
      />
      <SelectField
        label={t('field.weekStart')}
        allowDeselect={false}
        options={weekdays(lang)}
        {...form.getInputProps('weekStart')}
      />
      <SelectField
        label={t('field.dateOrder')}
        description={t('help.dateOrder')}
        allowDeselect={false}
        options={dateOrders.map(value => ({ value, label: t(`dateOrder.${value}`) }))}
        {...form.getInputProps('dateOrder')}
      />
      <SelectField
        label={t('field.locale')}
        allowDeselect={false}
        options={Locale.options.map(value => ({ value, label: t(`locale.${value}`) }))}
        {...form.getInputProps('locale')}
      />
      <SelectField
        label={t('field.script')}
        description={t('help.script')}
        allowDeselect={false}
        options={Script.options.map(value => ({ value, label: t(`script.${value}`) }))}
        {...form.getInputProps('script')}
      />
      <SelectField
        label={t('field.reportsBy')}
        description={t('help.reportsBy')}
        allowDeselect={false}
        options={ReportDelivery.options.map(value => ({ value, label: t(`reportsBy.${value}`) }))}
        {...form.getInputProps('reportsBy')}
      />
      <MultiSelect
        label={t('field.digestDays')}
        description={t(form.values.reportsBy === 'link' ? 'help.digestByLink' : 'help.digestDays')}
        placeholder={form.values.digestDays.length > 0 ? undefined : t('digest.off')}
        clearable
        clearButtonProps={{ 'aria-label': t('ui:clear') }}
        size="md"
        data={weekdays(lang)}
        {...form.getInputProps('digestDays')}
      />
      <SelectField
        label={t('field.digestHour')}
        description={t('help.digestHour')}
        allowDeselect={false}
        options={hours}
        {...form.getInputProps('digestHour')}
      />
      <SelectField
        label={t('field.idleLockMinutes')}
        description={t('help.idleLockMinutes')}
        placeholder={t('idleLock.off')}
        clearable
        options={lockTimes
          .toSorted((a, b) => a - b)
          .map(count => ({ value: String(count), label: t('idleLock.minutes', { count }) }))}
        {...form.getInputProps('idleLockMinutes')}
      />
      <NumberField
        label={t('field.passwordLength')}
        description={t('help.passwordLength')}
        required
        {...form.getInputProps('passwordLength')}
        value={form.values.passwordLength}
      />
      <NumberField
        label={t('field.fastProgression')}
        description={t('help.fastProgression')}
        required
        unit={t('unit.dioptresAYear')}
        decimals={2}
        {...form.getInputProps('fastProgression')}
        value={form.values.fastProgression}
      />
      <div className={layout.allColumns}>
        <LineField
          label={t('field.pdfFooter')}
          description={t('help.pdfFooter')}
          autoComplete="off"
          isPrinted
          {...form.getInputProps('pdfFooter')}
        />
      </div>
      <div ref={hash === '#axialTables' ? bringIntoView : undefined} className={layout.allColumns}>
        <Checkbox
          label={t('field.axialTablesChecked')}
          description={t('help.axialTablesChecked')}
          {...form.getInputProps('axialTablesChecked', { type: 'checkbox' })}
        />
      </div>
      {conflict && <SectionConflictDialog conflict={conflict} />}
    </SettingsForm>
  );
}
