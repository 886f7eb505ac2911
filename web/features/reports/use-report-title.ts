import { contributionsTo } from '../../platform/features/contributions.ts';
import { useText } from '../../platform/i18n/use-text.ts';

export function useReportTitle(): (kind: string) => string {
  const text = useText();
  const kinds = contributionsTo('reportSources').flatMap(source => source.kinds);
  return kind => {
    const known = kinds.find(entry => entry.kind === kind);
    return known ? text(known.title) : kind;
  };
}
