import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of templates, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'template',
    format: 'templates',
    pk: 'C#{o}#TEMPLATES',
    sk: '{id}',
  },
  {
    record: 'text of a template',
    format: 'template-body',
    pk: 'C#{o}#TEMPLATE#{id}',
    sk: 'BODY',
  },
  {
    record: 'default template of the organisation',
    format: 'default-template',
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
    format: 'default-template',
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
