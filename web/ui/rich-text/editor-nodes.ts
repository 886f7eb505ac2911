import { Field, Picture } from './document-extensions.ts';

export interface EditorNodeOptions {
  /** What a field is called, in the language of the page. */
  labelOf: (field: string) => string;
  /** Where a picture is shown from. */
  urlOf: (fileId: string) => Promise<string>;
  chipClass: string;
}

/** Fields as chips, and pictures as they are seen, in plain elements: the document itself stays free of both. */
export const editorNodes = ({ labelOf, urlOf, chipClass }: EditorNodeOptions) => [
  Field.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('span');
        dom.className = chipClass;
        dom.contentEditable = 'false';
        dom.textContent = attrs.value ?? labelOf(attrs.name);
        // A name is in the language of the page, what it says in that of the document.
        if (attrs.value === null) dom.lang = document.documentElement.lang;
        dom.title = labelOf(attrs.name);
        return { dom };
      },
  }),
  Picture.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('figure');
        const image = document.createElement('img');
        const caption = document.createElement('figcaption');
        image.alt = attrs.alt;
        caption.textContent = attrs.caption;
        dom.append(image, ...(attrs.caption ? [caption] : []));
        void urlOf(attrs.fileId).then(
          url => {
            image.src = url;
          },
          () => {},
        );
        return { dom };
      },
  }),
];
