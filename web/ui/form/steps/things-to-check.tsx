import { useTranslation } from 'react-i18next';
import { Notice } from '../../feedback/notice.tsx';
import styles from './things-to-check.module.css';

export interface ThingToCheck {
  path: string;
  /** Name of the field, including the eye or the side of the body. */
  name: string;
  problem: string;
}

interface ThingsToCheckProps {
  things: readonly ThingToCheck[];
  /** Title for warnings, which do not block saving; replaces the number of errors. */
  title?: string;
  onChoose: (path: string) => void;
}

export function ThingsToCheck({ things, title, onChoose }: ThingsToCheckProps) {
  const { t } = useTranslation('validation');
  if (things.length === 0) return null;
  return (
    <div className={styles.root}>
      <Notice tone={title === undefined ? 'danger' : 'attention'}>
        <b>{title ?? t('toCheck', { count: things.length })}</b>
        <ul>
          {things.map(({ path, name, problem }) => (
            <li key={path}>
              <button type="button" data-leads-to={path} onClick={() => onChoose(path)}>
                {name}
              </button>
              {' – '}
              {problem}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
