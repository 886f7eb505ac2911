import { drawSign } from '../../../../shared/features/screening/tree-drawing/draw-sign.ts';
import type { ShownState } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import styles from './tree.module.css';
import { TreePaths } from './tree-paths.tsx';

export function TreeSign({ state }: { state: ShownState }) {
  return (
    <svg viewBox="0 0 32 32" className={styles.sign} aria-hidden>
      <TreePaths shapes={drawSign(state, { x: 16, y: 16 }, 13)} />
    </svg>
  );
}
