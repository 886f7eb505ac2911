import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { OtherCell } from './cell-values.ts';
import type { TableSort } from './policies-by-table.ts';

/** The other cells (installations with a table each) of the region; a stage may have none. */
export class Neighbours extends Construct {
  /** The region's first cell; undefined if this stage is the first cell. */
  readonly first: OtherCell | undefined;
  readonly others: OtherCell[];
  readonly isSeveral: boolean;

  constructor(scope: Construct, id: string, { cell }: Stage) {
    super(scope, id);
    this.isSeveral = cell !== null;
    this.first = cell?.first ? new OtherCell(this, cell.first) : undefined;
    this.others = (cell?.others ?? []).map(stage => new OtherCell(this, stage));
  }

  get all(): OtherCell[] {
    return this.first ? [this.first, ...this.others] : this.others;
  }

  /** Whether the stage's own table contains only this cell's organisations, or also the region's records. */
  get ownTable(): TableSort {
    return this.first ? 'cell' : 'whole';
  }
}
