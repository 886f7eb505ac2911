import type { ReactNode } from 'react';
import styles from './plain.module.css';

interface PlainButtonProps {
  children: ReactNode;
  look?: 'button' | 'outline' | 'link';
  isSubmit?: boolean;
  isBusy?: boolean;
  onClick?: () => void;
}

/** A button without a library, for small pages; while busy, keeps its focus and ignores clicks. */
export function PlainButton({ children, look = 'button', isSubmit, isBusy, onClick }: PlainButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-disabled={isBusy ?? false}
      className={styles[look]}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export function PlainLinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.outline}>
      {children}
    </a>
  );
}
