import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { NewOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { CountUploads, useUploadCount } from '../../../ui/feedback/running-uploads.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField, type LineFieldProps } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import settings from '../../../ui/form/settings-form.module.css';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { AddressFields } from './detail-fields.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { emptyOrganization, newOrganizationFields } from './organization-values.ts';
import styles from './organizations.module.css';
import { cacheOrganization } from './queries.ts';
import { useSlug } from './use-slug.ts';

interface NewOrganizationFormProps {
  onCancel: () => void;
  /** Called when the form has unsaved input, and when the input is saved. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Allows navigation after the form has been saved. */
  allowLeave: () => void;
}

export function NewOrganizationForm({ onCancel, onDirtyChange, allowLeave }: NewOrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'common']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { form, node, submit, showRefusal } = useValidatedForm(
    emptyOrganization(useLocale(), oneYearFromNow()),
    NewOrganization,
    newOrganizationFields,
  );
  const { isUploading, count } = useUploadCount();
  const { name, slug } = form.values;
  const { isFree, isAwaited, onEdit } = useSlug(name, slug, suggested =>
    form.setFieldValue('slug', suggested),
  );
  const creating = useApiMutation(organizations.createOrganization, cacheOrganization);
  const isDirty = form.isDirty();

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const create = submit(values =>
    creating.mutate(newOrganizationFields(values), {
      onSuccess: ({ id, name: created }) => {
        toastDone(t('toast.created', { name: created }));
        allowLeave();
        navigate(to('organization', { id }));
      },
      onError: error => {
        showRefusal(error);
        toastFailed(errorText(error, 'organization'));
      },
    }),
  );

  function cancel(): void {
    form.reset();
    onDirtyChange(false);
    onCancel();
  }

  return (
    <form ref={node} noValidate onSubmit={create}>
      <div className={settings.fields}>
        <LineField
          label={t('field.name')}
          required
          autoComplete="off"
          data-autofocus
          isPrinted
          {...form.getInputProps('name')}
        />
        <SlugField
          isFree={isFree}
          {...form.getInputProps('slug')}
          onChange={event => {
            onEdit();
            form.setFieldValue('slug', event.currentTarget.value.toLowerCase());
          }}
        />
        <AddressFields form={form} />
        <CountUploads value={count}>
          <LogoField form={form} />
        </CountUploads>
      </div>
      <h3 className={styles.section}>{t('section.licence')}</h3>
      <div className={settings.fields}>
        <LicenceFields form={form} />
      </div>
      <h3 className={styles.section}>{t('section.admin')}</h3>
      <div className={settings.fields}>
        <LineField
          label={t('field.adminName')}
          required
          autoComplete="off"
          isPrinted
          {...form.getInputProps('admin.fullName')}
        />
        <LineField
          label={t('field.adminEmail')}
          description={t('help.adminEmail')}
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.getInputProps('admin.email')}
        />
        <SelectField
          label={t('field.adminLocale')}
          allowDeselect={false}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
          {...form.getInputProps('admin.locale')}
        />
      </div>
      <div className={settings.actions}>
        <Button variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={creating.isPending || isUploading || isAwaited}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}

/** Default end of a new licence: one year from today. */
function oneYearFromNow(): string {
  const [year = '', month, day] = todayIn(undefined).split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}

interface SlugFieldProps extends LineFieldProps {
  /** Undefined while unknown. */
  isFree: boolean | undefined;
}

const slugLength = 40;

function SlugField({ isFree, error, ...props }: SlugFieldProps) {
  const { t } = useTranslation('organizations');
  const takenError = isFree === false ? 'validation.slug_taken' : undefined;
  return (
    <LineField
      label={t('field.slug')}
      description={isFree ? t('help.slugFree') : t('help.slug')}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      limit={slugLength}
      {...props}
      error={error ?? takenError}
    />
  );
}
