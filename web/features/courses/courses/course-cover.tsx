import { IconBook2 } from '@tabler/icons-react';
import styles from './course-cover.module.css';

interface CourseCoverProps {
  url: string | null;
  /** What it shows; empty where the title beside it says enough. */
  alt: string;
  size?: 'small' | 'large';
}

/** The cover of a course, or a drawing in its place. */
export function CourseCover({ url, alt, size = 'large' }: CourseCoverProps) {
  return (
    <span className={styles.cover} data-size={size}>
      {url ? (
        <img src={url} alt={alt} loading="lazy" />
      ) : (
        <IconBook2 size={size === 'small' ? 20 : 48} stroke={1.4} aria-hidden />
      )}
    </span>
  );
}
