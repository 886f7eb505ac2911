import { cellText } from '../../../core/reading/cell-text.ts';
import { splitPower } from '../../../core/reading/split-power.ts';
import { fieldOf, type MeasurementField } from './fields.ts';
import { isBlankCell, readCellValue } from './parse-cell.ts';

type CellOf = (field: MeasurementField) => string;

const powerFields = [null, 'right', 'left'] as const;

/** Splits a complete power in the sphere cell of a row into sphere, cylinder and axis. */
export function withSplitPowers(cell: CellOf, known: ReadonlySet<MeasurementField>): CellOf {
  const texts = new Map<MeasurementField, string>();
  for (const eye of powerFields) {
    const [sph, cyl, axis] = (['sph', 'cyl', 'axis'] as const).map(value => fieldOf(value, eye));
    if (!sph || !cyl || !axis) continue;
    const whole = splitPower(cellText(cell(sph)));
    if (!whole || (whole.axis === '' && known.has(cyl))) continue;
    texts.set(sph, whole.sph);
    texts.set(cyl, either('cyl', cell(cyl), whole.cyl));
    texts.set(axis, either('axis', cell(axis), whole.axis));
  }
  return texts.size === 0 ? cell : field => texts.get(field) ?? cell(field);
}

/**
 * Combines two texts for the cylinder or the axis: one from its own column, one from a complete power in the
 * sphere column. If the two differ, returns both in one text, which is later rejected because it is not a
 * number.
 */
function either(value: 'cyl' | 'axis', own: string, split: string): string {
  if (isBlankCell(own)) return split;
  const [one, other] = [readCellValue(value, own), readCellValue(value, split)];
  const isSame = typeof one === 'object' && typeof other === 'object' && one.value === other.value;
  return isSame || split === '' ? own : `${own} ≠ ${split}`;
}
