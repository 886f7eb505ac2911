import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Recipient } from './recipients.ts';

export function RecipientBox({ recipient: { address, parent } }: { recipient: Recipient }) {
  const { t } = useTranslation('sending');
  const label = parent ? [parent.name, t(parent.kind)].filter(Boolean).join(' · ') : t('onCase');
  return <Checkbox radius="xs" value={address} label={label} description={address} />;
}
