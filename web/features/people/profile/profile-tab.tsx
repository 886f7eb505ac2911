import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { profile as calls } from '../../../../shared/features/people/profile/endpoints.ts';
import { type Profile, ProfileFields } from '../../../../shared/features/people/profile/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { CountUploads, useUploadCount } from '../../../ui/feedback/running-uploads.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { cacheProfile } from './profile-query.ts';
import { SignatureField } from './signature-field.tsx';

const formValuesOf = ({ fullName, mobile, profession, qualification, pictureId, signatureId }: Profile) => ({
  fullName,
  mobile: readablePhone(mobile ?? ''),
  profession: profession ?? '',
  qualification: qualification ?? '',
  picture: pictureId,
  signature: signatureId,
});

/** Returns only the changed fields, because another tab or device may be changing the others. */
const changedFields = <Values extends object>(known: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== known[name as keyof Values]),
  ) as Partial<Values>;

export function ProfileTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const node = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(() => formValuesOf(profile));
  const isExempt = useSession().role === 'superadmin';
  const form = useForm({
    initialValues: seen,
    validate: values =>
      isExempt
        ? fieldErrors(ProfileFields.partial(), changedFields(seen, values))
        : fieldErrors(ProfileFields, values),
  });
  const saving = useApiMutation(calls.changeProfile, cacheProfile);
  const { isUploading, count } = useUploadCount();
  const { dialog } = useLeaveGuard(form.isDirty() || isUploading);

  const save = form.onSubmit(
    values =>
      saving.mutate(changedFields(seen, values), {
        onSuccess: saved => {
          const stored = formValuesOf(saved);
          setSeen(stored);
          form.setValues(keepTyped(stored, values, form.getValues()));
          form.resetDirty(stored);
          toastDone(t('toast.profile'));
        },
        onError: error => {
          if (error instanceof CallError) form.setErrors(error.fields);
          focusFirstInvalid(node.current);
          toastFailed(errorText(error, 'profile'));
        },
      }),
    () => focusFirstInvalid(node.current),
  );

  return (
    <form ref={node} noValidate onSubmit={save} className={layout.column20}>
      <CountUploads value={count}>
        <PictureField
          label={t('field.picture')}
          purpose="profile-picture"
          name={profile.fullName}
          isRound
          value={form.values.picture}
          onChange={id => form.setFieldValue('picture', id)}
        />
        <LineField
          label={t('field.fullName')}
          required
          autoComplete="name"
          isPrinted
          {...form.getInputProps('fullName')}
        />
        <PhoneField label={t('field.mobile')} required={!isExempt} {...form.getInputProps('mobile')} />
        <LineField
          label={t('field.profession')}
          required={!isExempt}
          description={t('help.profession')}
          {...form.getInputProps('profession')}
        />
        <LineField
          label={t('field.qualification')}
          required={!isExempt}
          description={t('help.qualification')}
          isPrinted
          {...form.getInputProps('qualification')}
        />
        {!isExempt && (
          <SignatureField
            value={form.values.signature}
            onChange={id => form.setFieldValue('signature', id)}
          />
        )}
      </CountUploads>
      <div className={layout.wrap8}>
        <SubmitButton loading={saving.isPending} disabled={isUploading}>
          {t('common:save')}
        </SubmitButton>
      </div>
      {dialog}
    </form>
  );
}
