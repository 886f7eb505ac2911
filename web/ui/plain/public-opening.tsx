import { PublicFailed } from './public-message.tsx';
import styles from './public-page.module.css';

interface PublicOpeningProps {
  hasFailed: boolean;
  texts: { loading: string; title: string; text: string; retry: string };
  onRetry: () => Promise<void>;
}

export function PublicOpening({ hasFailed, texts: { loading, ...failed }, onRetry }: PublicOpeningProps) {
  if (hasFailed) return <PublicFailed {...failed} onRetry={onRetry} />;
  return (
    <p className={styles.loading} role="status">
      {loading}
    </p>
  );
}
