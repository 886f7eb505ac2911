import { TreeEntry } from '../../../shared/features/screening/tree-entries/schema.ts';

export const schema = TreeEntry;
