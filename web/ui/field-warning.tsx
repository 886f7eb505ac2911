import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Something about a value that may be meant: it never keeps anybody from going on. */
export interface Warning {
  text: string;
  /** The value that was probably meant, a press away. */
  mend?: { label: string; act: () => void };
}

function FieldWarning({ text, mend }: Warning) {
  return (
    <span className={styles.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {text}
        {mend && (
          <>
            {' '}
            <button type="button" className={styles.mend} onClick={mend.act}>
              {mend.label}
            </button>
          </>
        )}
      </span>
    </span>
  );
}

/** Props of an input of Mantine's that say and show the warning, below the help and read out with it. */
export function withWarning(description: ReactNode, warning: Warning | undefined) {
  if (!warning) return { description };
  return {
    description: (
      <>
        {description}
        <FieldWarning {...warning} />
      </>
    ),
    wrapperProps: { 'data-warning': true },
  };
}
