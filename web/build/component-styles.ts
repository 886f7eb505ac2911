import type { Plugin } from 'vite';

const classNames = /\/node_modules\/(@mantine\/\w+)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;

/** Mantine packages; each also has one file with all its styles. */
const packages = ['core', 'dates', 'notifications', 'nprogress', 'tiptap'].map(name => `@mantine/${name}`);

const importOf = (path: string) => `import '${path}.layer.css';\n`;

/**
 * Imports the styles of a component where its class names are imported, so that a page loads only the styles
 * of its own components, in the order of their dependencies. Only the core has a style file for each
 * component. The development server bundles packages itself; with it, the entry module imports all styles.
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
