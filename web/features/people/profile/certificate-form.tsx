import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { extensionsFor, purposeOf } from '../../../../shared/core/file-purposes.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { wrongCertificateDates } from '../../../../shared/features/people/profile/certificate-dates.ts';
import { profile as calls } from '../../../../shared/features/people/profile/endpoints.ts';
import { CertificateFields } from '../../../../shared/features/people/profile/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { CountUploads, useUploadCount } from '../../../ui/feedback/running-uploads.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { cacheProfile } from './profile-query.ts';

const { kind, maxBytes } = purposeOf('certificate');
const rule = { kind, maxBytes, extensions: extensionsFor('certificate') };
const upload = uploaderFor('certificate');

/** Option for a certificate without a module: a letter of employment of somebody who is not a clinician. */
const noModule = 'none';

const emptyValues = { module: noModule, title: '', issuedOn: '', expiresOn: '', file: '' };
type Values = typeof emptyValues;

const fieldsOf = ({ module, title, issuedOn, expiresOn }: Values) => ({
  module: modules.find(name => name === module) ?? null,
  title,
  issuedOn,
  expiresOn: expiresOn || null,
});

export function CertificateForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const fieldError = useFieldError();
  const node = useRef<HTMLFormElement>(null);
  const today = todayIn(useSession().organization?.timeZone);
  const form = useForm<Values>({ initialValues: emptyValues, validate: values => errorsOf(values, today) });
  const adding = useApiMutation(calls.addCertificate, cacheProfile);
  const { isUploading, count } = useUploadCount();

  const save = form.onSubmit(
    values =>
      adding.mutate(
        { ...fieldsOf(values), file: values.file },
        {
          onSuccess: () => {
            toastDone(t('toast.certificate'));
            onDone();
          },
          onError: error => {
            if (error instanceof CallError) form.setErrors(error.fields);
            toastFailed(errorText(error, 'create'));
          },
        },
      ),
    () => focusFirstInvalid(node.current),
  );

  return (
    <form ref={node} noValidate onSubmit={save} className={card.small}>
      <h2>{t('certificate.add')}</h2>
      <SelectField
        label={t('certificate.module')}
        description={t('certificate.moduleHelp')}
        options={[
          { value: noModule, label: t('certificate.noModule') },
          ...modules.map(value => ({ value, label: t(`module.${value}`) })),
        ]}
        allowDeselect={false}
        {...form.getInputProps('module')}
      />
      <LineField label={t('certificate.title')} required {...form.getInputProps('title')} />
      <DateField
        label={t('certificate.issuedOn')}
        required
        latest={today}
        {...form.getInputProps('issuedOn')}
      />
      <DateField
        label={t('certificate.expiresOn')}
        description={t('certificate.expiresHelp')}
        {...form.getInputProps('expiresOn')}
      />
      <CountUploads value={count}>
        <FileDrop rule={rule} upload={upload} onUploaded={({ id }) => form.setFieldValue('file', id)} />
      </CountUploads>
      {form.errors.file && (
        <p role="alert" className={`${layout.red} ${layout.small}`}>
          {fieldError(form.errors.file)}
        </p>
      )}
      <div className={layout.wrap8}>
        <SubmitButton loading={adding.isPending} disabled={isUploading}>
          {t('certificate.add')}
        </SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

function errorsOf(values: Values, today: string): Record<string, string> {
  return {
    ...(values.file === '' && { file: 'validation.certificate' }),
    ...wrongCertificateDates(fieldsOf(values), today),
    ...fieldErrors(CertificateFields, fieldsOf(values)),
  };
}
