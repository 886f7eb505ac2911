import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { SnippetsStore } from './snippets-store.ts';

export const endpoints = snippets;

/** Everybody reaches their own, and nothing else: the owner is part of the key. */
export const handlers: Handlers<typeof snippets> = {
  listSnippets: async (_, { actor, openStore }) => ({
    snippets: await openStore(SnippetsStore).list(actor.id),
  }),
  createSnippet: (fields, { actor, openStore }) => openStore(SnippetsStore).create(actor.id, fields),
  changeSnippet: ({ snippetId, version, ...fields }, { actor, openStore }) =>
    openStore(SnippetsStore).change(actor.id, snippetId, version, fields),
  removeSnippet: ({ snippetId }, { actor, openStore }) =>
    openStore(SnippetsStore).remove(actor.id, snippetId),
  restoreSnippet: ({ snippetId }, { actor, openStore }) =>
    openStore(SnippetsStore).restore(actor.id, snippetId),
};
