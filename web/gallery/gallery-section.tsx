import { type ReactNode, useId } from 'react';
import styles from './gallery.module.css';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
