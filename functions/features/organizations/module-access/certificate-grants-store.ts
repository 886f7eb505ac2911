import { type Module, modules } from '../../../../shared/core/permissions.ts';
import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import { moduleKey } from '../../../platform/storage/keys.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';

export class CertificateGrantsStore extends TimedStore {
  /**
   * Writes that update a person's module access to match the certificates. Their transaction must check that
   * the certificates and the person have not changed.
   * @throws ConflictError, by the transaction
   */
  async mirrorWrites(person: string, slugs: string[], certificates: CertificateRecord[]): Promise<Write[]> {
    const pairs = slugs.flatMap(slug => modules.map(module => ({ slug, module })));
    const items = await this.table.get(pairs.map(({ slug, module }) => moduleKey(slug, person, module)));
    return pairs.flatMap(({ slug, module }, index) => {
      const item = items[index];
      const access = item && ModuleAccess.parse(item);
      const certified = grantFrom(certificates, module);
      if (access?.certified?.until === certified?.until && !access?.certified === !certified) return [];
      return [this.#write(slug, person, module, access, certified)];
    });
  }

  #write(
    slug: string,
    person: string,
    module: Module,
    before: ModuleAccess | undefined,
    certified: ModuleAccess['certified'],
  ): Write {
    const at = new Date(this.now()).toISOString();
    const onConditionFailed = () => new ConflictError();
    if (before)
      return {
        update: moduleKey(slug, person, module),
        set: { certified },
        when: { text: '#changedAt = :known', values: { ':known': before.changedAt } },
        onConditionFailed,
      };
    const access: ModuleAccess = {
      ...{ module, status: 'none', until: null, lastAnswer: null, changedAt: at },
      certified,
    };
    const row = { organization: slug, member: person, module, at };
    return {
      put: { ...moduleKey(slug, person, module), kind: 'module', row, ...access },
      when: isAbsent,
      onConditionFailed,
    };
  }
}

/**
 * Last day on which a verified certificate gives access to a module (`until` is null if it never expires);
 * null without such a certificate.
 */
function grantFrom(certificates: CertificateRecord[], module: Module): ModuleAccess['certified'] {
  const ends = certificates
    .filter(certificate => certificate.module === module && certificate.status === 'verified')
    .map(({ expiresOn }) => expiresOn);
  if (ends.length === 0) return null;
  return { until: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null) };
}
