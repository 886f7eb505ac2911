import { TextInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { SignIn } from './use-sign-in.ts';

function OrganizationPlaceholder() {
  const { t } = useTranslation('session');
  return (
    <TextInput
      label={t('organization')}
      description={t('organizationLater')}
      required
      withAsterisk={false}
      disabled
      rightSection={<IconSelector size={18} aria-hidden />}
    />
  );
}

const OrganizationSelect = lazyComponent(
  async () => (await import('./organization-select.tsx')).OrganizationSelect,
  <OrganizationPlaceholder />,
);

export function OrganizationField({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('session');
  const { step, values, errors, places, change } = signIn;
  if (places === undefined) return <OrganizationPlaceholder />;
  if (places === 'platform') return <SingleOrganization name={t('platform')} />;
  if (step === 'organization') {
    return (
      <OrganizationSelect
        organizations={places}
        value={values.organizationSlug}
        error={errors.organizationSlug}
        onChange={slug => change('organizationSlug', slug)}
      />
    );
  }
  const [only] = places;
  return only && places.length === 1 ? <SingleOrganization name={only.name} /> : null;
}

function SingleOrganization({ name }: { name: string }) {
  const { t } = useTranslation('session');
  return <TextInput label={t('organization')} readOnly value={name} />;
}
