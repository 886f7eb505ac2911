import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';

const shownStates = ['strength', 'emerging', 'concern', 'none'] as const;

/** What the signs mean, in words for parents. */
export function TreeLegend({ texts }: { texts: TreeTexts }) {
  return (
    <dl className={styles.legend}>
      {shownStates.map(state => (
        <div key={state} className={styles.legendItem}>
          <dt>
            <TreeSign state={state} />
            {texts.states[state]}
          </dt>
          <dd className={styles.quiet}>{texts.stateMeanings[state]}</dd>
        </div>
      ))}
    </dl>
  );
}
