import { useTranslation } from 'react-i18next';
import type { TimelineKind } from '../../../../../shared/core/timeline.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { isOffered } from '../../../../platform/features/is-offered.ts';
import { Segments } from '../../../../ui/form/segments.tsx';
import styles from './case-timeline.module.css';
import type { LoadedTimelineEvents } from './timeline-look.ts';

interface TimelineFilterProps {
  kind: TimelineKind | null;
  events: LoadedTimelineEvents;
  onChange: (kind: TimelineKind | null) => void;
}

const everything = 'everything';
/** Order of the filter's choices. Record changes come last because they are needed least. */
const order: readonly TimelineKind[] = ['eye', 'learning', 'email', 'record'];

/** Timeline filter, limited to the kinds that the user has permission to see. */
export function TimelineFilter({ kind, events, onChange }: TimelineFilterProps) {
  const { t } = useTranslation('cases');
  const session = useSession();
  const filters = events
    .filter(event => isOffered(event, session))
    .flatMap(({ filter }) => filter ?? [])
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return (
    <div className={styles.filter}>
      <Segments
        label={t('timeline.filter')}
        options={[
          { value: everything, label: t('timeline.kind.everything') },
          ...filters.map(({ kind, label }) => ({ value: kind, label: t(label) })),
        ]}
        value={kind ?? everything}
        onChange={chosen => onChange(chosen === everything ? null : (chosen as TimelineKind))}
      />
    </div>
  );
}
