import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import styles from '../eye-form.module.css';
import { placeOf } from '../steps.ts';
import { useFieldName } from './use-field-name.ts';

interface ThingsToCheckProps {
  /** Field path → what is wrong. */
  errors: Record<string, unknown>;
  onChoose: (path: string) => void;
}

/** What keeps the visit from being saved, each with a way to its field. */
export function ThingsToCheck({ errors, onChoose }: ThingsToCheckProps) {
  const { t } = useTranslation(['eye', 'validation']);
  const { nameOf, problemOf } = useFieldName();
  const paths = Object.keys(errors).toSorted((one, other) => placeOf(one) - placeOf(other));
  if (paths.length === 0) return null;
  return (
    <div className={styles.things} data-things>
      <Notice tone="danger">
        <b>{t('validation:toCheck', { count: paths.length })}</b>
        <ul>
          {paths.map(path => (
            <li key={path}>
              <button type="button" onClick={() => onChoose(path)}>
                {nameOf(path)}
              </button>
              {' – '}
              {problemOf(path, errors[path])}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
