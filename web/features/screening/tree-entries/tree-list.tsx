import { useTranslation } from 'react-i18next';
import {
  nodesOf,
  type TreeNodeId,
  treeParts,
} from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';
import type { TreeView } from './use-tree.ts';

interface TreeListProps {
  tree: TreeView;
  selected: TreeNodeId | null;
  onSelect: (node: TreeNodeId) => void;
}

export function TreeList({ tree: { texts, viewOf }, selected, onSelect }: TreeListProps) {
  const { t } = useTranslation('neuroTree');
  const { date } = useCalendarDates();
  return (
    <div className={styles.parts}>
      {treeParts.map(part => (
        <section key={part} aria-label={texts.parts[part]}>
          <h2 className={styles.partTitle}>{texts.parts[part]}</h2>
          <p className={styles.quiet}>{texts.partMeanings[part]}</p>
          <ul className={styles.rows}>
            {nodesOf(part)
              .map(({ id }) => viewOf(id))
              .filter(({ isFaded }) => !isFaded)
              .map(({ node: { id }, name, state, change, entries: [latest, ...older] }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-pressed={id === selected}
                    onClick={() => onSelect(id)}
                  >
                    <TreeSign state={state} />
                    <span className={styles.rowWords}>
                      <span className={layout.strong}>{name}</span>
                      <span className={styles.quiet}>
                        {[texts.states[state], change && t(`change.${change}`), latest && date(latest.date)]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {latest?.remarks && <span className={styles.rowRemarks}>{latest.remarks}</span>}
                    </span>
                    <span className={styles.quiet}>
                      {latest ? t('entries', { count: older.length + 1 }) : ''}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
