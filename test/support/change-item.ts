import type { Key } from '../../functions/platform/storage/key.ts';
import { memberKey, organizationKey } from '../../functions/platform/storage/keys.ts';
import { isPresent } from '../../functions/platform/storage/write.ts';
import type { Clinic, Person } from './clinic.ts';
import { openRawTable } from './raw-table.ts';

type Changes = Record<string, unknown>;

/** Changes an organisation in a way that no endpoint offers yet. */
export const changeOrganizationRecord = ({ slug }: Pick<Clinic, 'slug'>, changes: Changes) =>
  change(organizationKey(slug), changes);

/** Changes a membership in a way that no endpoint offers yet. */
export const changeMemberRecord = ({ slug }: Pick<Clinic, 'slug'>, { id }: Person, changes: Changes) =>
  change(memberKey(slug, id), changes);

async function change(update: Key, set: Changes): Promise<void> {
  const { table } = await openRawTable();
  await table.transact([{ update, set, when: isPresent }]);
}
