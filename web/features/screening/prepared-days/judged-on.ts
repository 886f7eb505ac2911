import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import { judgeTyped } from '../judged/judge-typed.ts';
import type { DayChild } from './day-format.ts';
import type { DayStore } from './day-store.ts';
import { stageOf } from './record-stage.ts';

export function judgedOn(store: Pick<DayStore, 'content' | 'record'>, child: DayChild['child']): ResultRow[] {
  const { norms } = store.content;
  const record = store.record(child.id);
  const { known, begun, values } = record;
  if (known && stageOf(record) === 'received') return resultOf(known, undefined, norms.sets, child);
  const band = known?.band ?? begun?.band;
  return (values && band && judgeTyped(values, { band, subject: child, sets: norms.sets })) || [];
}
