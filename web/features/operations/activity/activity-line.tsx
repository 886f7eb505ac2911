import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ActivityEntry } from '../../../../shared/features/cases/analytics/activity.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import type { SentencePart } from '../audit/use-sentence.ts';

interface ActivityLineProps {
  entry: ActivityEntry;
  sentence: SentencePart[];
}

export function ActivityLine({ entry: { at, caseId }, sentence }: ActivityLineProps) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const to = useTo();
  const { time } = useInstants();
  const address = to('case', { id: caseId });
  const hasLink = sentence.some(({ role }) => role === 'what');
  return (
    <li>
      <p>
        {sentence.map(({ text, role }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
          if (role === 'who') return <strong key={index}>{text}</strong>;
          if (role !== 'what') return text;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
            <Link key={index} to={address}>
              {text}
            </Link>
          );
        })}
        {!hasLink && <Link to={address}>{t('ui:act.openCase')}</Link>}
      </p>
      <time dateTime={at}>{time(at)}</time>
    </li>
  );
}
