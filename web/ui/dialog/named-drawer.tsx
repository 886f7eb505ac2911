import { Drawer, type DrawerProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountedOpen } from './open-dialogs.ts';
import { useLastOpen } from './use-last-open.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A drawer whose close button has an accessible name. Escape closes anything above the drawer first. */
export function NamedDrawer(props: DrawerProps) {
  const { t } = useTranslation();
  const { opened, onClose, keepMounted = false, children } = props;
  const shown = useLastOpen(opened || keepMounted, children);
  useReturnFocus(opened);
  useCountedOpen(opened);
  const root = useRef<HTMLDivElement>(null);
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
    const topmost = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
    if (topmost && root.current?.contains(topmost)) onClose();
  });
  useEffect(() => {
    if (!opened) return;
    window.addEventListener('keydown', closeByEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeByEscape, { capture: true });
  }, [opened]);
  return (
    <Drawer ref={root} closeButtonProps={{ 'aria-label': t('close') }} {...props} closeOnEscape={false}>
      {shown}
    </Drawer>
  );
}
