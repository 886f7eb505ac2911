import type { CaseAction } from '../../../platform/features/case-places.ts';
import type { useTo } from '../../../platform/i18n/use-locale.ts';

export function addressOf(
  { page, param, search }: Pick<CaseAction, 'page' | 'param' | 'search'>,
  id: string,
  to: ReturnType<typeof useTo>,
): string {
  const address = page === 'case' ? to('case', { id }) : to(page);
  return `${address}?${search ? `${search}&` : ''}${param}=${id}`;
}
