import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedDrawer } from '../../ui/dialog/named-drawer.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useIsPhone } from '../../ui/theme/use-breakpoint.ts';
import styles from './help.module.css';
import { HelpContent, type HelpContentProps } from './help-content.tsx';

interface HelpPanelProps extends HelpContentProps {
  onClose: () => void;
}

/** The handbook beside the page, which stays usable; on phones it covers the page. */
export function HelpPanel({ onClose, ...content }: HelpPanelProps) {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <NamedDrawer opened onClose={onClose} position="right" size="100%" title={t('help.title')}>
        <div className={styles.content}>
          <HelpContent {...content} />
        </div>
      </NamedDrawer>
    );
  }
  return <Beside onClose={onClose} {...content} />;
}

function Beside({ onClose, ...content }: HelpPanelProps) {
  const { t } = useTranslation(['shell', 'common']);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <aside className={styles.beside} aria-label={t('help.title')} onKeyDown={closeByEscape}>
      <header className={styles.header}>
        <h2 className={layout.normal}>{t('help.title')}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t('common:close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      <div className={styles.content}>
        <HelpContent {...content} />
      </div>
    </aside>
  );
}
