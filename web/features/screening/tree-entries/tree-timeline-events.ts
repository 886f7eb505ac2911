import { IconPencil, IconPlant2, IconRestore, IconTrash } from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

/** What NeuroTrees leave in the timeline of a case. */
export const treeTimelineEvents: Record<string, TimelineEvent> = {
  'tree-entry.created': { title: 'neuroTree:act.created', Icon: IconPlant2 },
  'tree-entry.changed': { title: 'neuroTree:act.changed', Icon: IconPencil },
  'tree-entry.removed': { title: 'neuroTree:act.removed', Icon: IconTrash },
  'tree-entry.restored': { title: 'neuroTree:act.restored', Icon: IconRestore },
};
