import { Button } from '@mantine/core';
import { IconArrowLeft, IconKeyboard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../platform/i18n/language.ts';
import { ListFailure } from '../../ui/list/list-states.tsx';
import { useHasKeys } from '../../ui/theme/use-has-keys.ts';
import styles from './help.module.css';
import { HelpContents } from './help-contents.tsx';
import { HelpPage } from './help-page.tsx';
import { loadHandbook } from './load-handbook.ts';

export interface HelpContentProps {
  /** Name of the handbook page to show; for an unknown name, the table of contents is shown. */
  page: string;
  onOpen: (page?: string) => void;
  onKeyboard: () => void;
}

export function HelpContent({ page, onOpen, onKeyboard }: HelpContentProps) {
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
