import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const templateFormat: RecordFormat = { kind: 'templates', upgrades: [] };
const templateBodyFormat: RecordFormat = { kind: 'template-body', upgrades: [] };
const defaultTemplateFormat: RecordFormat = { kind: 'default-template', upgrades: [] };

/** Table keys of templates, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'template',
    format: templateFormat,
    pk: 'C#{o}#TEMPLATES',
    sk: '{id}',
  },
  {
    record: 'text of a template',
    format: templateBodyFormat,
    pk: 'C#{o}#TEMPLATE#{id}',
    sk: 'BODY',
  },
  {
    record: 'default template of the organisation',
    format: defaultTemplateFormat,
    pk: 'C#{o}#TEMPLATEDEFAULTS',
    sk: 'ORGANIZATION',
  },
  {
    record: 'number of times a starter set was added',
    holds: 'counter',
    pk: 'C#{o}#TEMPLATEDEFAULTS',
    sk: 'STARTERSETS',
  },
  {
    record: 'default template of a member',
    format: defaultTemplateFormat,
    pk: 'C#{o}#TEMPLATEDEFAULTS',
    sk: 'U#{u}',
  },
];

export const templateKey = (o: string, id: string): Key => ({ pk: `C#${o}#TEMPLATES`, sk: id });
export const templatesOf = (o: string) => ({ pk: `C#${o}#TEMPLATES` });
export const templateBodyKey = (o: string, id: string): Key => ({ pk: `C#${o}#TEMPLATE#${id}`, sk: 'BODY' });
/** @param member null for the default template of the organisation */
export const defaultTemplateKey = (o: string, member: string | null): Key => ({
  pk: `C#${o}#TEMPLATEDEFAULTS`,
  sk: member === null ? 'ORGANIZATION' : `U#${member}`,
});
/**
 * Key of the item that counts additions of the starter set. Two additions at the same time conflict on this
 * item.
 */
export const starterSetsKey = (o: string): Key => ({ pk: `C#${o}#TEMPLATEDEFAULTS`, sk: 'STARTERSETS' });
