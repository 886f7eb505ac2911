import { TreeNodeRecord } from '../../../shared/features/screening/tree-nodes/schema.ts';

export const schema = TreeNodeRecord;
