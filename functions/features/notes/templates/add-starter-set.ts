import { languageTag } from '../../../../shared/core/languages.ts';
import { writtenDocument } from '../../../../shared/core/rich-document/written-document.ts';
import { starterSet } from '../../../../shared/features/notes/starter-set/starter-set.ts';
import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { TemplatesStore } from './templates-store.ts';

/**
 * Adds the templates that come with the product. An admin adds them as published. A template is left out if
 * the caller sees one with the same name.
 */
export const addStarterSet: Handler<typeof templates.addStarterSet> = async (
  { language, script },
  { actor, openStore, organization },
) => {
  const store = openStore(TemplatesStore);
  return retryOnConflict(async () => {
    const before = await store.starterSets();
    const all = await store.list();
    const known = new Set(
      all.filter(({ isPublic, author }) => isPublic || author.id === actor.id).map(({ name }) => name),
    );
    const isPublic = actor.role === 'admin';
    const added = starterSet(languageTag(language, script ?? organization.script))
      .filter(({ name }) => !known.has(name))
      .map(({ text, ...head }) => ({ ...head, isPublic, picture: null, body: writtenDocument(text) }));
    return store.createAll(added, personOf(actor), all.length, before);
  });
};
