import type { ClassColor } from '../../../../shared/features/classes/classes/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { langOf } from '../../../ui/text/lang-of.ts';
import styles from './class-name.module.css';

export function ClassName({ name, color }: { name: string; color: ClassColor }) {
  return (
    <span className={`${layout.inline8} ${layout.shrinkable}`}>
      <span className={styles.mark} data-color={color} aria-hidden />
      <span lang={langOf(name)} dir="auto">
        {name}
      </span>
    </span>
  );
}
