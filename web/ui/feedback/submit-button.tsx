import { Button, type ButtonProps } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

interface SubmitButtonProps extends ButtonProps {
  /** Called on a click; without it, the button submits the form. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  'aria-keyshortcuts'?: string;
  title?: string;
}

/** Button that saves a form. Says when a request is waiting for the connection. */
export function SubmitButton({ loading = false, children, ...props }: SubmitButtonProps) {
  const { t } = useTranslation('ui');
  const { online } = useNetwork();
  const isWaiting = loading && !online;
  const type = props.onClick ? 'button' : 'submit';
  if (!isWaiting) {
    return (
      <Button type={type} {...props} loading={loading}>
        {children}
      </Button>
    );
  }
  return (
    <Button type={type} {...props} disabled leftSection={<IconCloudOff size={18} aria-hidden />}>
      {t('form.waiting')}
    </Button>
  );
}
