import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { memberRoles, visibilities } from '../../../../shared/features/organizations/members/schema.ts';

export interface RoleValues {
  role: (typeof memberRoles)[number];
  visibility: (typeof visibilities)[number];
}

interface RoleFieldsProps {
  values: RoleValues;
  onChange: (values: RoleValues) => void;
}

/** Fields for a member's role and which cases they see; admins see every case. */
export function RoleFields({ values, onChange }: RoleFieldsProps) {
  const { t } = useTranslation(['people', 'common', 'ui']);
  return (
    <>
      <Radio.Group
        label={t('ui:field.role')}
        value={values.role}
        onChange={role => onChange({ ...values, role: role as RoleValues['role'] })}
      >
        <Stack gap="xs" mt="xs">
          {memberRoles.map(role => (
            <Radio
              key={role}
              value={role}
              label={t(`common:roles.${role}`)}
              description={t(`roleHelp.${role}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {values.role === 'user' && (
        <Radio.Group
          label={t('ui:field.caseAccess')}
          value={values.visibility}
          onChange={visibility => onChange({ ...values, visibility: visibility as RoleValues['visibility'] })}
        >
          <Stack gap="xs" mt="xs">
            {visibilities.map(visibility => (
              <Radio
                key={visibility}
                value={visibility}
                label={t(`visibility.${visibility}`)}
                description={t(`visibilityHelp.${visibility}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </>
  );
}
