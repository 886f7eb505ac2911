import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { skipUnchanged } from '../../../ui/form/skip-unchanged.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './evaluation.module.css';

interface ObservationCellProps {
  name: string;
  activity: string;
  text: string;
  mayChange: boolean;
  isTabStop: boolean;
  place: string;
  onFocus: () => void;
  onOpen: () => void;
}

function PlainObservationCell(props: ObservationCellProps) {
  const { name, activity, text, mayChange, isTabStop, place, onFocus, onOpen } = props;
  const { t } = useTranslation('evaluations');
  const opens = mayChange || text !== '';
  const field = t('observation');
  return (
    <button
      type="button"
      className={styles.cell}
      data-observation
      data-cell={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!opens || undefined}
      aria-label={t('cell', { name, activity, field, value: text || t('noObservation') })}
      onFocus={onFocus}
      onClick={() => {
        if (opens) onOpen();
      }}
    >
      {text !== '' && <span title={text}>{text}</span>}
      {text === '' && mayChange && <IconPlus size={18} aria-hidden />}
      {!opens && (
        <span className={layout.faint} aria-hidden>
          –
        </span>
      )}
    </button>
  );
}

/**
 * The observation about a child in one activity. Users without permission to change the observation can open
 * it to read it.
 */
export const ObservationCell = skipUnchanged(PlainObservationCell);
