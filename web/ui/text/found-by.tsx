import { useTranslation } from 'react-i18next';
import type { FoundBy as Match } from '../../../shared/features/cases/cases/schema.ts';

/** Says by which parent’s or guardian’s name a search has found a child: “Mother: Mary Smith”. */
export function FoundBy({ kind, name }: Match) {
  const { t } = useTranslation('shell');
  return <bdi>{t(`foundBy.${kind}`, { name })}</bdi>;
}
