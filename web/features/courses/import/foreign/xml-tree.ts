import { Parser } from 'htmlparser2';
import { CourseFileError } from '../course-in-file.ts';

/** An XML element; its name has no namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text directly in the element, without the text of child elements. */
  text: string;
}

const maxDepth = 200;
const maxElements = 200_000;
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML.
 * @throws CourseFileError if the XML is too large, or declares a document type, whose entities could expand
 * without limit
 */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onprocessinginstruction: name => {
        if (/^!(?:doctype|entity)/i.test(name)) throw new CourseFileError('refused');
      },
      onopentag: (name, attributes) => {
        if (open.length > maxDepth || ++elements > maxElements) throw new CourseFileError('refused');
        const plain = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
        const element = {
          name: withoutPrefix(name),
          attributes: Object.fromEntries(plain),
          children: [],
          text: '',
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: text => {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root;
}

/** Finds the first element at a path of names below an element. */
export function find(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find(child => child.name === name),
    element,
  );
}

export const findAll = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? [];

/** Returns the trimmed text of the first element at a path of names. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  find(element, ...path)?.text.trim() ?? '';

/** Finds the first element with the given name, at any depth. */
export function findDeep(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findDeep(child, name);
    if (found) return found;
  }
  return undefined;
}
