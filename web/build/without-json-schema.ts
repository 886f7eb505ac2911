import type { Plugin } from 'vite';

const leftOut: [code: RegExp, instead: string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;\n/gm, ''],
  [/^ *jsonSchema: \{[^}]*\},\n/m, ''],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
];

/**
 * Removes the JSON Schema methods of zod, which pages never call. They add 17 kB that no bundler can leave
 * out.
 * @throws Error at build if a new version of zod creates JSON Schemas in another way
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const left = leftOut.reduce((rest, [what, instead]) => rest.replace(what, instead), code);
        if (/processors\.\w+Processor|JSONSchemaMethod\(/.test(left))
          throw new Error('zod makes JSON Schemas in a new way: change `leftOut`');
        return { code: left, map: null };
      },
    },
  };
}
