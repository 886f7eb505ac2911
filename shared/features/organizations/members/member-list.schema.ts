import * as z from 'zod';
import { Picture, page, Slug } from '../../../core/fields.ts';
import { ModuleState } from '../module-access/schema.ts';
import { Member, SearchWords } from './schema.ts';

export const MemberRow = Member.extend({
  modules: z.array(ModuleState),
  /** Picture that members of the organisation see; platform administrators do not see it. */
  profilePicture: Picture,
  searchWords: SearchWords,
}).meta({ id: 'MemberRow' });
export type MemberRow = z.output<typeof MemberRow>;

export const MemberList = page(MemberRow).extend({
  /** Numbers of seats: `taken` are used, `of` are licensed. */
  seats: z.object({ taken: z.int(), of: z.int() }),
});

/** An admin of any organisation, as shown to platform administrators. */
export const AdminRow = MemberRow.extend({
  organization: z.object({ id: Slug, name: z.string() }),
}).meta({ id: 'AdminRow' });
export type AdminRow = z.output<typeof AdminRow>;
