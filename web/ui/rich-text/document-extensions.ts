import { Extension, type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';
import { LinkAddress } from '../../../shared/core/rich-document/schema.ts';
import { moveCell } from './table-commands.ts';

const listItemContent = 'paragraph (paragraph | bulletList | orderedList)*';
const cellContent = '(paragraph | bulletList | orderedList)+';
const attribute = (value: unknown) => ({ default: value, parseHTML: () => value });
/** Cell attributes that ProseMirror tables need. Not stored, because no cell spans others. */
const cellAttributes = () => ({ colspan: attribute(1), rowspan: attribute(1), colwidth: attribute(null) });

export const Field = Node.create({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' }, value: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[data-field]',
      getAttrs: element => ({
        name: element.getAttribute('data-field'),
        value: element.getAttribute('data-value'),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-field': attrs.name, ...(attrs.value !== null && { 'data-value': attrs.value }) },
    String(attrs.value ?? attrs.name),
  ],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => moveCell(this.editor, 1),
      'Shift-Tab': () => moveCell(this.editor, -1),
    };
  },
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cellNode = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: cellContent,
    isolating: true,
    extendNodeSchema: extension => (extension.name === name ? { tableRole } : {}),
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'hr[data-page-break]' }],
  renderHTML: () => ['hr', { 'data-page-break': '' }],
});

/** Node for a picture, which is an uploaded file. URLs in pasted content are not loaded. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: { default: '' }, alt: { default: '' }, caption: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-file]',
      getAttrs: element => ({
        fileId: element.getAttribute('data-file'),
        alt: element.getAttribute('data-alt') ?? '',
        caption: element.getAttribute('data-caption') ?? '',
      }),
    },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes: _ }) => [
    'figure',
    mergeAttributes({ 'data-file': attrs.fileId, 'data-alt': attrs.alt, 'data-caption': attrs.caption }),
  ],
});

const text = StarterKit.configure({
  heading: { levels: [1, 2, 3] },
  bulletList: false,
  orderedList: false,
  listItem: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: address => LinkAddress.safeParse(address).success,
  },
});

/** Renders headings of the text one level below the heading of the page. */
const HeadingLevels = Extension.create({
  name: 'headingLevels',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        level: { default: 1, renderHTML: ({ level }) => ({ 'aria-level': Number(level) + 1 }) },
      },
    },
  ],
});

const lists = [
  Node.create({
    name: 'bulletList',
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag: 'ul' }],
    renderHTML: () => ['ul', 0],
    addKeyboardShortcuts() {
      return { 'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem') };
    },
  }),
  Node.create({
    name: 'orderedList',
    group: 'block list',
    content: 'listItem+',
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1,
      },
    }),
    parseHTML: () => [{ tag: 'ol' }],
    renderHTML: ({ node }) => ['ol', { start: node.attrs.start }, 0],
    addKeyboardShortcuts() {
      return { 'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem') };
    },
  }),
  Node.create({
    name: 'listItem',
    content: listItemContent,
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: () => ['li', 0],
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('listItem'),
        Tab: () => this.editor.commands.sinkListItem('listItem'),
        'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  }),
];

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

/** Editor extensions for exactly the nodes of the document schema. */
export const documentExtensions: Extensions = [
  text,
  HeadingLevels,
  ...lists,
  Quote,
  Table,
  Row,
  cellNode('tableCell', 'td', 'cell'),
  cellNode('tableHeader', 'th', 'header_cell'),
  Picture,
  PageBreak,
  Field,
];
