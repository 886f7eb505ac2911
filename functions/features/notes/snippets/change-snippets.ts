import type { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { SnippetsStore } from './snippets-store.ts';

/** Snippets of other members cannot be read, because each key contains the owner. */
export const listSnippets: Handler<typeof snippets.listSnippets> = async (_, { actor, openStore }) => ({
  snippets: await openStore(SnippetsStore).list(actor.id),
});

export const createSnippet: Handler<typeof snippets.createSnippet> = (fields, { actor, openStore }) =>
  openStore(SnippetsStore).create(actor.id, fields);

export const changeSnippet: Handler<typeof snippets.changeSnippet> = (
  { snippetId, version, ...fields },
  { actor, openStore },
) => openStore(SnippetsStore).change(actor.id, snippetId, version, fields);

export const removeSnippet: Handler<typeof snippets.removeSnippet> = ({ snippetId }, { actor, openStore }) =>
  openStore(SnippetsStore).remove(actor.id, snippetId);

export const restoreSnippet: Handler<typeof snippets.restoreSnippet> = (
  { snippetId },
  { actor, openStore },
) => openStore(SnippetsStore).restore(actor.id, snippetId);
