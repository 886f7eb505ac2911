import { randomUUID } from 'node:crypto';
import { snippets as calls, type snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import type { Snippet, SnippetFields } from '../../../../shared/features/notes/snippets/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { bodyOf } from '../templates/samples.ts';

export const snippetFields = (more: Partial<SnippetFields> = {}): SnippetFields => ({
  name: `Snippet ${randomUUID()}`,
  body: bodyOf('Twenty minutes a day, five days a week.'),
  ...more,
});

export async function makeSnippet(owner: Principal, more?: Partial<SnippetFields>): Promise<Snippet> {
  return (await owner.call(calls.createSnippet, snippetFields(more))).data;
}

/** A snippet made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<Snippet> =>
  makeSnippet(caller).catch(() => makeSnippet(maker));

const isNotJournaled = true;
const allowedRaceErrors = ['record.missing', 'version.conflict'] as const;

export const snippetsSamples: Samples<typeof snippets> = {
  listSnippets: { input: async () => ({}) },
  createSnippet: {
    form: async ({ page, name, open }) => {
      await open('/templates');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'My snippets' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'New snippet' }).click();
      await dialog.locator('[contenteditable="true"]').fill('Dear parents');
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog.getByRole('button', { name: 'Save' });
    },

    input: async () => snippetFields(),
    fixedFields: ['body'],
    isNotJournaled,
    expectedOutput: ({ name, body }) => ({ name, body }),
  },
  changeSnippet: {
    input: async context => ({ ...snippetFields(), snippetId: (await own(context)).id, version: 1 }),
    references: { snippetId: 'snippet' },
    fixedFields: ['version', 'body'],
    isNotJournaled,
    allowedRaceErrors: [...allowedRaceErrors],
    expectedOutput: ({ name, body }) => ({ name, body }),
  },
  removeSnippet: {
    input: async context => ({ snippetId: (await own(context)).id }),
    references: { snippetId: 'snippet' },
    isNotJournaled,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  restoreSnippet: {
    input: async context => {
      const { id: snippetId } = await own(context);
      const { caller, maker } = context;
      await caller
        .call(calls.removeSnippet, { snippetId })
        .catch(() => maker.call(calls.removeSnippet, { snippetId }));
      return { snippetId };
    },
    references: { snippetId: 'snippet' },
    isNotJournaled,
    allowedRaceErrors: [...allowedRaceErrors],
  },
};
