import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettled } from './use-settled.ts';

const controls = 'input:not(:disabled), textarea:not(:disabled), select, button, a[href], [contenteditable]';
const typed = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=search])';

/**
 * Focuses the first control if it is a text field, so that early typing is kept and Enter does not press the
 * close button. Does not open select lists.
 */
function beginAtFirstField(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  const first = body.querySelector<HTMLElement>(controls);
  if (first?.matches(`:is(${typed}):not([aria-haspopup], [readonly])`)) first.dataset.autofocus = 'true';
}

export interface DialogFrameProps
  extends Pick<
    ModalProps,
    'title' | 'size' | 'closeOnClickOutside' | 'keepMounted' | 'portalProps' | 'children'
  > {
  isOpen?: boolean;
  /** Without it, the dialog has no close button and stays open until it is answered. */
  onClose?: () => void;
  /** Takes the whole window on phones. */
  fillsPhone?: boolean;
  overlayClassName?: string | undefined;
  /** Opens by itself. For a moment it takes no press, which was meant for what lay there. */
  isUnasked?: boolean;
}

/** A dialog that closes without a question. */
export function DialogFrame({
  isOpen = true,
  onClose,
  fillsPhone = false,
  overlayClassName,
  isUnasked = false,
  children,
  ...more
}: DialogFrameProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  useReturnFocus(isOpen);
  const isPressable = useSettled(isUnasked && isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose ?? (() => undefined)}
      withCloseButton={onClose !== undefined}
      fullScreen={fillsPhone && isPhone}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(overlayClassName && { overlayProps: { className: overlayClassName } })}
      {...(!isPressable && { styles: { root: { pointerEvents: 'none' }, inner: { pointerEvents: 'none' } } })}
      {...more}
    >
      <div ref={beginAtFirstField} inert={!isOpen} style={{ display: 'contents' }}>
        {children}
      </div>
    </Modal>
  );
}
