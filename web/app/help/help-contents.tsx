import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/routing/use-page-name.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './help.module.css';
import { HelpLink } from './help-link.tsx';
import { helpFor } from './help-of-route.ts';
import type { Handbook } from './load-handbook.ts';
import { searchHandbook } from './search-handbook.ts';

interface HelpContentsProps {
  handbook: Handbook;
  typed: string;
  onType: (typed: string) => void;
  onOpen: (page: string) => void;
}

export function HelpContents({ handbook, typed, onType, onOpen }: HelpContentsProps) {
  const { t } = useTranslation('shell');
  const query = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <TextInput
        ref={field}
        type="search"
        aria-label={t('help.search')}
        placeholder={t('help.hint')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        value={typed}
        onChange={event => onType(event.currentTarget.value)}
      />
      {query ? (
        <FoundPages handbook={handbook} query={query} onOpen={onOpen} />
      ) : (
        <AllPages handbook={handbook} onOpen={onOpen} />
      )}
    </>
  );
}

interface PagesProps {
  handbook: Handbook;
  onOpen: (page: string) => void;
}

function FoundPages({ handbook, query, onOpen }: PagesProps & { query: string }) {
  const { t } = useTranslation('shell');
  const found = searchHandbook(handbook.pages, query);
  return (
    <>
      <p role="status" className={`${layout.soft} ${layout.smaller}`}>
        {t('help.count', { count: found.length })}
      </p>
      {found.length === 0 && <p>{t('help.nothing')}</p>}
      <ul className={styles.found}>
        {found.map(({ page, title, line }) => (
          <li key={page}>
            <HelpLink page={page} onOpen={onOpen}>
              {title}
            </HelpLink>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function AllPages({ handbook: { groups, pages }, onOpen }: PagesProps) {
  const { t } = useTranslation('shell');
  const suggested = helpFor(usePageName());
  const shown = [...(suggested.length > 0 ? [{ title: t('help.here'), pages: suggested }] : []), ...groups];
  return shown.map(group => (
    <section key={group.title} className={styles.group}>
      <h3 className={layout.hint}>{group.title}</h3>
      <ul>
        {group.pages.map(page => (
          <li key={page}>
            <HelpLink page={page} onOpen={onOpen}>
              {pages[page]?.title}
            </HelpLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
