import { IconBook2 } from '@tabler/icons-react';
import styles from './course-cover.module.css';

interface CourseCoverProps {
  url: string | null;
  alt: string;
  size?: 'small' | 'large';
}

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
