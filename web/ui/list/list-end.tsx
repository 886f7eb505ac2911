import { Button, Progress } from '@mantine/core';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import styles from './list-states.module.css';
import type { List } from './use-list.ts';

/** Distance from the window at which the end of the list loads the next page. */
const ahead = '600px 0px';

/**
 * End of a list. Loads the next page when it comes near the window, and shows progress. The user can stop it.
 */
export function ListEnd<Row>({ list }: { list: List<Row> }) {
  const { t } = useTranslation(['ui', 'common']);
  const errorText = useErrorText();
  const { hasMore, isReading, isStopped, stop, loadMore, error, rows = [], read, among, isFiltered } = list;
  const isWaiting = hasMore && !isReading && !isStopped && !error && rows.length > 0;
  /** Deferred until all rows are rendered, because `DataList` renders only some of them first. */
  const isAtEnd = useDeferredValue(isWaiting, false);
  const end = useLoadInView(isAtEnd && isWaiting, loadMore);
  if (!hasMore) return null;
  const isKnown = read > 0 && among !== null && among >= read;
  const progress = isKnown ? t('list.readOf', { read, count: among }) : t('list.read', { count: read });
  return (
    <div className={styles.more} ref={end}>
      {isReading ? (
        <>
          <span role="status">{t(isFiltered ? 'list.lookingFurther' : 'list.loadingMore')}</span>
          {isFiltered && read > 0 && <span>{progress}</span>}
          {isFiltered && isKnown && (
            <Progress className={styles.progress} value={(100 * read) / among} aria-label={progress} />
          )}
          <Button variant="default" onClick={stop}>
            {t('list.stop')}
          </Button>
        </>
      ) : (
        <>
          {error && <span role="alert">{errorText(error)}</span>}
          {isStopped && isFiltered && read > 0 && <span>{progress}</span>}
          <Button variant="default" onClick={loadMore}>
            {t(isStopped && isFiltered ? 'ui:list.goOn' : error ? 'common:retry' : 'common:loadMore')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Calls the callback when the element comes near the window. */
function useLoadInView(isOn: boolean, onView: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    if (!isOn || !element.current) return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: ahead });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isOn]);
  return element;
}
