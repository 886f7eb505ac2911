import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A drawer with a named close button. */
export function NamedDrawer(props: DrawerProps) {
  const { t } = useTranslation();
  return <Drawer closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
}
