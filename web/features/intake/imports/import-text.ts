import type { TFunction } from 'i18next';

/** What an import will do: add children, fill in what is blank in known cases, or both. */
export function importText(
  t: TFunction<'imports'>,
  { added, filled }: { added: number; filled: number },
): string {
  if (added > 0 && filled > 0) return t('panel.importBoth', { created: added, filled });
  return filled > 0 ? t('panel.fillIn', { count: filled }) : t('panel.import', { count: added });
}
