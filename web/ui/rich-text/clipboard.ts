/** Whether what is pasted holds pictures of other places, which are never loaded or linked. */
export const hasRemotePictures = (html: string): boolean =>
  /<img\b[^>]*\bsrc\s*=\s*["']?(?!data:)/i.test(html);

const dataPicture = /<img\b[^>]*\bsrc\s*=\s*["'](data:image\/(png|jpeg|webp);base64,[a-z0-9+/=\s]+)["']/gi;

/** Pictures that are pasted with the text itself, as files to upload. */
export function picturesIn(html: string): File[] {
  return [...html.matchAll(dataPicture)].map(([, url = '', kind = 'png']) => {
    const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1).replace(/\s/g, '')), char =>
      char.charCodeAt(0),
    );
    return new File([bytes], `picture.${kind}`, { type: `image/${kind}` });
  });
}

/** Word writes what only Word understands beside the text; none of it is kept. */
export const withoutOfficeMarkup = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|xml|meta|link|title|o:p)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:o|w|v|m|st1):[^>]*>/gi, '');
