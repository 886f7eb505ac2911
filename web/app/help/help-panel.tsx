import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconKeyboard, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../platform/i18n/language.ts';
import { NamedDrawer } from '../../ui/dialog/named-drawer.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListFailure } from '../../ui/list/list-states.tsx';
import { useIsPhone } from '../../ui/theme/use-breakpoint.ts';
import { useHasKeys } from '../../ui/theme/use-has-keys.ts';
import styles from './help.module.css';
import { HelpContents } from './help-contents.tsx';
import { HelpPage } from './help-page.tsx';
import { loadHandbook } from './load-handbook.ts';

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

interface HelpContentProps {
  /** Name of the handbook page to show; for an unknown name, the table of contents is shown. */
  page: string;
  onOpen: (page?: string) => void;
  onKeyboard: () => void;
}

function HelpContent({ page, onOpen, onKeyboard }: HelpContentProps) {
  const { t, i18n } = useTranslation('shell');
  const language = i18n.language as Language;
  const [typed, setTyped] = useState('');
  const hasKeys = useHasKeys();
  const { data, isError, refetch } = useQuery({
    queryKey: ['handbook', language],
    queryFn: () => loadHandbook(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (isError) return <ListFailure text={t('help.failed')} onRetry={refetch} />;
  if (!data) return <p role="status">{t('help.loading')}</p>;
  const content = data.pages[page];
  if (!content) {
    return (
      <>
        <HelpContents handbook={data} typed={typed} onType={setTyped} onOpen={onOpen} />
        {hasKeys && (
          <Button
            variant="subtle"
            color="gray"
            className={styles.keyboard}
            leftSection={<IconKeyboard size={18} aria-hidden />}
            onClick={onKeyboard}
          >
            {t('keyboard.help')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        variant="subtle"
        className={styles.back}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={() => onOpen()}
      >
        {t(typed.trim() ? 'help.backToFound' : 'help.back')}
      </Button>
      <HelpPage key={page} page={content} onOpen={onOpen} />
    </>
  );
}
