import { Skeleton } from '@mantine/core';
import { type Icon, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import styles from './figure-card.module.css';
import layout from './layout.module.css';

interface FigureCardProps {
  Icon: Icon;
  title: string;
  /** URL of the list of the counted items; undefined if the user has no such page. */
  href?: string;
  isPending: boolean;
  /** The number to show; null or undefined for none, because it is unknown. */
  count: number | null | undefined;
  /** Whether there are more items than `count` says. */
  isAtLeast?: boolean;
  note: string | undefined;
}

/** A card with one number. Links to the list of the counted items if the user can open one. */
export function FigureCard({
  Icon: Picture,
  title,
  href,
  isPending,
  count,
  isAtLeast,
  note,
}: FigureCardProps) {
  const lang = useLocale();
  const content = (
    <>
      <span className={styles.head}>
        <Picture size={18} aria-hidden />
        <h2>{title}</h2>
        {href !== undefined && <IconChevronRight size={18} aria-hidden />}
      </span>
      {isPending && <Skeleton height={36} width={80} my={8} />}
      {count != null && (
        <span className={styles.figure}>
          {new Intl.NumberFormat(lang).format(count)}
          {isAtLeast && '+'}
        </span>
      )}
      <span className={layout.faint}>{note}</span>
    </>
  );
  return href === undefined ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <Link to={href} className={styles.card}>
      {content}
    </Link>
  );
}
