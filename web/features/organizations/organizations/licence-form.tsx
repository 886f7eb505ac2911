import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import {
  type FullOrganization,
  Licence,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { SectionConflictDialog } from './conflict/section-conflict-dialog.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { licenceFields, licenceValues } from './organization-values.ts';
import { cacheOrganization } from './queries.ts';
import { useSectionForm } from './use-section-form.ts';

/** Form of the licence; asks before saving an end date that ends the licence now. */
export function Component({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  const { date } = useCalendarDates();
  const [ending, setEnding] = useState<{ endsOn: string; save: () => void } | null>(null);
  const saving = useApiMutation(organizations.changeLicence, cacheOrganization);
  const { form, node, conflict, onSubmit } = useSectionForm(record, {
    schema: Licence,
    toFormValues: licenceValues,
    toFields: licenceFields,
    save: (values, { id, version, endsOn: before, timeZone }, callbacks) => {
      const licence = licenceFields(values);
      const save = () => saving.mutate({ organizationId: id, version, ...licence }, callbacks);
      const today = todayIn(timeZone, Date.now());
      if (licence.endsOn >= today || before < today) save();
      else setEnding({ endsOn: licence.endsOn, save });
    },
  });

  return (
    <SettingsForm formRef={node} isDirty={form.isDirty()} isSaving={saving.isPending} onSubmit={onSubmit}>
      <LicenceFields form={form} taken={record.seatsTaken} />
      {conflict && <SectionConflictDialog conflict={conflict} />}
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('endLicence.title', { name: record.name })}
        consequence={t('endLicence.consequence', {
          day: ending && date(ending.endsOn),
          count: record.seatsTaken,
        })}
        confirm={t('endLicence.end')}
        keep={t('endLicence.keep')}
        onConfirm={() => {
          ending?.save();
          setEnding(null);
        }}
        onKeep={() => setEnding(null)}
      />
    </SettingsForm>
  );
}
