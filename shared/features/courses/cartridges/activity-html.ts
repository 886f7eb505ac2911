import type { LanguageTag } from '../../../core/languages.ts';
import { documentHtml, escapedHtml } from '../../../core/rich-document/document-html.ts';
import type { Activity } from '../activities/schema.ts';
import { planTextsOf } from '../lesson-plans/plan-texts.ts';

/** The HTML page of an activity for another learning platform: plan and files, without scripts. */
export function activityHtml(
  activity: Activity,
  language: LanguageTag,
  files: ReadonlyMap<string, string>,
): string {
  const texts = planTextsOf(language);
  const { title, description, material, objectives, plan, video, attachments } = activity;
  const pathOf = (fileId: string) => {
    const path = files.get(fileId);
    return path && `../${path}`;
  };
  const section = (name: string, html: string) => (html === '' ? '' : `<h2>${name}</h2>${html}`);
  const lines = (text: string) => (text === '' ? '' : `<p>${escapedHtml(text).replaceAll('\n', '<br>')}</p>`);
  const list = (items: readonly string[]) =>
    items.length === 0 ? '' : `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`;
  const link = (url: string, text: string) => `<a href="${escapedHtml(url)}">${escapedHtml(text)}</a>`;
  const videoHtml = () => {
    if (video?.type === 'link') return `<p>${link(video.url, video.url)}</p>`;
    const path = video && pathOf(video.fileId);
    return path ? `<video controls preload="metadata" src="${path}"></video>` : '';
  };
  const attached = attachments.flatMap(({ fileId, name }) => {
    const path = pathOf(fileId);
    return path ? [link(path, name)] : [];
  });
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapedHtml(title)}</title></head><body><h1>${escapedHtml(title)}</h1>`,
    lines(description),
    section(texts.material, lines(material)),
    section(texts.objectives, list(objectives.map(escapedHtml))),
    section(texts.plan, plan ? documentHtml(plan, () => null) : ''),
    section(texts.video, videoHtml()),
    section(texts.attachments, list(attached)),
    '</body></html>',
    '',
  ].join('');
}
