import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { releasedFileName } from '../../../platform/files/file-locations.ts';
import type { Write } from '../../../platform/storage/write.ts';

interface LogoChange {
  fields: Pick<OrganizationRecord, 'logoId' | 'logoBy'>;
  writes: Write[];
  /** Name of the old logo's file, for the journal entry. A reaction to the entry releases the file. */
  releasedOwn: string[];
}

/**
 * The fields and writes of a changed logo. No writes if the logo stays the same or the caller sent no logo.
 */
export function changeLogo(
  { requireToken, filesOf }: Pick<AccountContext, 'requireToken' | 'filesOf'>,
  { logoId, logoBy }: Pick<OrganizationRecord, 'logoId' | 'logoBy'>,
  chosen: string | null | undefined,
): LogoChange {
  const { sub } = requireToken();
  if (chosen === undefined || chosen === logoId)
    return { fields: { logoId, logoBy }, writes: [], releasedOwn: [] };
  const kept = chosen
    ? [filesOf(sub).attachWrite(chosen, { purpose: 'organization-logo', field: 'logo' })]
    : [];
  const before = logoId !== null && logoBy !== null ? { id: logoId, files: filesOf(logoBy) } : undefined;
  return {
    fields: { logoId: chosen, logoBy: chosen ? sub : null },
    writes: [...kept, ...(before ? [before.files.deleteWrite(before.id)] : [])],
    releasedOwn: before ? [releasedFileName('organization-logo', before.id)] : [],
  };
}
