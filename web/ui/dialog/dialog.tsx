import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import { beginAtFirstField } from './begin-at-first-field.ts';

interface DialogProps
  extends Pick<
    ModalProps,
    'title' | 'size' | 'closeOnClickOutside' | 'keepMounted' | 'portalProps' | 'children'
  > {
  isOpen?: boolean;
  /** Without it the dialog has no close button and stays until its question is answered. */
  onClose?: () => void;
  /** Takes the whole window on phones. */
  fillsPhone?: boolean;
  /** Of what covers the page. */
  overlayClassName?: string | undefined;
}

/** A dialog over the page, with a title and a named close button. */
export function Dialog({
  isOpen = true,
  onClose,
  fillsPhone = false,
  overlayClassName,
  children,
  ...more
}: DialogProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose ?? (() => undefined)}
      withCloseButton={onClose !== undefined}
      fullScreen={fillsPhone && isPhone}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(overlayClassName && { overlayProps: { className: overlayClassName } })}
      {...more}
    >
      <div ref={beginAtFirstField} style={{ display: 'contents' }}>
        {children}
      </div>
    </Modal>
  );
}
