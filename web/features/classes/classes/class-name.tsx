import type { ClassColor } from '../../../../shared/features/classes/classes/schema.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import styles from './class-name.module.css';

/** A class by its name, with its colour. */
export function ClassName({ name, color }: { name: string; color: ClassColor }) {
  return (
    <span className={styles.name}>
      <span className={styles.mark} data-color={color} aria-hidden />
      <span lang={langOf(name)} dir="auto">
        {name}
      </span>
    </span>
  );
}
