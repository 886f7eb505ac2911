import { dateOrderOf } from '../../../../shared/core/dates/date-order.ts';
import { PublicTerm } from '../../../../shared/features/consent/terms/term.schema.ts';
import { PublicFaceRecord } from '../../../../shared/features/intake/registrations/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { publicFaceKey, publicFaceOf } from '../registration-keys.ts';

export type PublicFace = PublicFaceRecord & { terms: PublicTerm[] };

export class PublicFacesStore extends TableStore {
  /**
   * Public data of an organisation, with the terms for families, oldest first. Undefined if not stored yet.
   */
  async read(organization: string): Promise<PublicFace | undefined> {
    const items = await this.table.queryAll(publicFaceOf(organization));
    const face = items.find(({ sk }) => sk === publicFaceKey(organization).sk);
    const terms = items.filter(item => item !== face).map(item => PublicTerm.parse(item));
    return face && { ...PublicFaceRecord.parse(face), terms };
  }

  /** The write that updates the public data, unless newer data are stored. Needs the organisation's role. */
  async mirrorWrites(organization: string): Promise<Write[]> {
    const [item] = await this.table.get([organizationKey(organization)]);
    if (!item) return [];
    const face = faceOf(OrganizationRecord.parse(item));
    return [
      {
        put: { ...publicFaceKey(organization), kind: 'public-face', ...face },
        when: {
          text: 'attribute_not_exists(#pk) OR #version <= :version',
          values: { ':version': face.version },
        },
        onConditionFailed: () => new ConflictError(),
      },
    ];
  }
}

const faceOf = (record: OrganizationRecord): PublicFaceRecord => ({
  organization: record.slug,
  name: record.name,
  phone: record.officeNumber,
  logoId: record.logoId,
  country: record.country,
  timeZone: record.timeZone,
  dateOrder: record.dateOrder ?? dateOrderOf(record.country),
  script: record.script,
  isArchived: record.status !== 'active',
  endsOn: record.endsOn,
  version: record.version,
});
