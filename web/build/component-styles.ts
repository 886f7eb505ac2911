import type { Plugin } from 'vite';

const classNames = /\/node_modules\/(@mantine\/\w+)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;

/** Packages of components, each with all its styles in one file. */
const packages = ['core', 'dates', 'notifications', 'nprogress', 'tiptap'].map(name => `@mantine/${name}`);

const importOf = (path: string) => `import '${path}.layer.css';\n`;

/**
 * Components bring the styles of their classes, so a page loads those of its own components, in the order of their
 * dependencies. Only the core has a file for each component. The development server bundles packages by itself,
 * so there the entry brings all styles.
 */
export function componentStyles(entry: string): Plugin {
  let isServer = false;
  return {
    name: 'component-styles',
    configResolved({ command }) {
      isServer = command === 'serve';
    },
    transform(code, id) {
      if (isServer)
        return id === entry ? packages.map(name => importOf(`${name}/styles`)).join('') + code : undefined;
      const [, name, component] = classNames.exec(id) ?? [];
      if (!name) return undefined;
      const path = name === '@mantine/core' ? `${name}/styles/${component}` : `${name}/styles`;
      return { code: importOf(path) + code, map: null };
    },
  };
}
