import { TextInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Placeholder of the organisation select before the password is verified. */
export function OrganizationPlaceholder() {
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
