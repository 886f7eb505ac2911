import { randomUUID } from 'node:crypto';
import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { Script } from '../../../../shared/core/fields.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import { starterSet } from '../../../../shared/features/notes/starter-set/starter-set.ts';
import { templates as calls, type templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Template, TemplateFields } from '../../../../shared/features/notes/templates/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';

export const bodyOf = (...lines: string[]): TemplateFields['body'] => ({
  type: 'doc',
  content: lines.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export const templateFields = (more: Partial<TemplateFields> = {}): TemplateFields => ({
  name: `Template ${randomUUID()}`,
  description: 'After twelve weeks',
  isPublic: true,
  picture: null,
  body: bodyOf('Dear parents,'),
  ...more,
});

/** Creates a template that everybody in the organisation can use. */
export async function makeTemplate(maker: Principal, more?: Partial<TemplateFields>): Promise<Template> {
  return (await maker.call(calls.createTemplate, templateFields(more))).data;
}

/** Version of the caller’s default template; 0 for a caller who cannot set one. */
const ownDefaultVersion = (caller: Principal): Promise<number> =>
  caller.call(calls.getDefaultTemplates, {}).then(
    ({ data }) => data.own.version,
    () => 0,
  );

/** A template made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<Template> =>
  makeTemplate(caller).catch(() => makeTemplate(maker));

/** Removes the starter set, so that the caller can use its names again. */
async function removeStarterSet({ caller, maker }: { caller: Principal; maker: Principal }): Promise<void> {
  const names = new Set(
    Script.options.flatMap(script => starterSet(languageTag('zh', script)).map(({ name }) => name)),
  );
  for (const remover of [caller, maker]) {
    const found = await remover.call(calls.searchTemplates, {}).catch(() => undefined);
    for (const { id: templateId, name } of found?.data.data ?? [])
      if (names.has(name)) await remover.call(calls.removeTemplate, { templateId }).catch(() => undefined);
  }
}

const path = {
  input: async ({ maker }: { maker: Principal }) => ({ templateId: (await makeTemplate(maker)).id }),
  references: { templateId: 'template' },
} as const;

export const templatesSamples: Samples<typeof templates> = {
  searchTemplates: { input: async () => ({}), costGrowsWithData: true },
  getDefaultTemplates: { input: async () => ({}) },
  getTemplate: path,
  createTemplate: {
    form: async ({ page, name, open }) => {
      await open('/templates/create');
      await page.locator('[contenteditable="true"]').fill('Dear parents');
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      return page.getByRole('button', { name: 'Add template' });
    },

    input: async () => templateFields(),
    references: { picture: 'public' },
    fixedFields: ['body', 'picture'],
    expectedOutput: ({ name, isPublic, body }: InputOf<typeof calls.createTemplate>) => ({
      name,
      isPublic,
      body,
    }),
  },
  addStarterSet: {
    form: async ({ page, open }) => {
      await open('/templates');
      await page.getByRole('button', { name: 'More actions' }).click();
      return page.getByRole('menuitem', { name: 'Add the starter set' });
    },

    input: async context => {
      await removeStarterSet(context);
      return { language: 'zh' as const };
    },
    journalEntries: 8,
  },
  changeTemplate: {
    input: async context => ({
      ...templateFields(),
      templateId: (await own(context)).id,
      version: 1,
    }),
    references: { templateId: 'template', picture: 'public' },
    fixedFields: ['version', 'body', 'picture'],
    allowedRaceErrors: ['record.missing'],
    expectedOutput: ({ name, isPublic, body }) => ({ name, isPublic, body }),
  },
  shareTemplate: {
    input: async context => ({
      ...{ templateId: (await own(context)).id, version: 1 },
      isPublic: false,
    }),
    references: { templateId: 'template' },
    fixedFields: ['version'],
    allowedRaceErrors: ['record.missing'],
    expectedOutput: ({ isPublic }) => ({ isPublic }),
  },
  setDefaultTemplate: {
    input: async ({ maker, caller }) => ({
      templateId: (await makeTemplate(maker)).id,
      scope: 'own',
      isDefault: true,
      defaultVersion: await ownDefaultVersion(caller),
    }),
    references: { templateId: 'template' },
    fixedFields: ['scope', 'defaultVersion'],
    allowedRaceErrors: ['record.missing'],
    isOneOfOrganization: true,
  },
  copyTemplate: {
    form: async ({ page, maker, name, open }) => {
      await maker.call(calls.createTemplate, templateFields({ name }));
      await open('/templates');
      return menuItem(page, `Actions for ${name}`, 'Copy');
    },

    input: async ({ maker }) => ({ templateId: (await makeTemplate(maker)).id, locale: 'en' as const }),
    references: { templateId: 'template' },
    allowedRaceErrors: ['record.missing'],
  },
  removeTemplate: {
    ...path,
    input: async context => ({ templateId: (await own(context)).id }),
    allowedRaceErrors: ['record.missing', 'version.conflict'],
  },
  restoreTemplate: {
    input: async context => {
      const { id: templateId } = await own(context);
      const { caller, maker } = context;
      await caller
        .call(calls.removeTemplate, { templateId })
        .catch(() => maker.call(calls.removeTemplate, { templateId }));
      return { templateId };
    },
    references: { templateId: 'template' },
    allowedRaceErrors: ['record.missing', 'version.conflict'],
  },
};
