import { PublicTerm } from '../../../../shared/features/consent/terms/term.schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { publicTermKey, publicTermsOf } from '../consent-keys.ts';

/**
 * An organisation's terms that apply to cases. Its public registration form shows them to families.
 */
export class PublicTermsStore extends OrganizationStore {
  /** Terms on the public form, oldest first. */
  async list(): Promise<PublicTerm[]> {
    const items = await this.table.queryAll(publicTermsOf(this.organization));
    return items.map(item => PublicTerm.parse(item));
  }

  async get(id: string): Promise<PublicTerm | undefined> {
    return this.table.read(PublicTerm, publicTermKey(this.organization, id));
  }
}
