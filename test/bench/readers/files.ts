import { manifest, tar, zip } from '../../features/courses/course-files/course-packages.ts';

const parts = 600;
const numbers = (length: number) => Array.from({ length }, (_, at) => at);
const page = (at: number, bytes: number) =>
  `<html><head><title>Page ${at}</title></head><body><h2>Part ${at}</h2>${`<p>Read <b>the <i>word</i></b> &amp; <a href="https://example.org/${at}">look</a>, 看远处。</p><ul><li>one</li></ul>`.repeat(
    Math.ceil(bytes / 130),
  )}</body></html>`;
/** Bytes of HTML per page, about as many as people write in a course. */
const pageBytes = 6_000;

/**
 * A course cartridge with the maximum number of parts, in folders. Each part is a page that refers to a file
 * of the same cartridge.
 */
export function cartridge(): Uint8Array<ArrayBuffer> {
  const items = numbers(parts).map(
    at => `<item identifier="i${at}" identifierref="r${at}"><title>Part ${at}</title></item>`,
  );
  const resources = numbers(parts).map(
    at =>
      `<resource identifier="r${at}" type="webcontent" href="p${at}.html"><file href="p${at}.html"/></resource>`,
  );
  const pages = numbers(parts).map(at => [`p${at}.html`, page(at, pageBytes)] as const);
  return zip({
    'imsmanifest.xml': manifest('3', items.join(''), resources.join('')),
    ...Object.fromEntries(pages),
  });
}

/** A Moodle backup with the maximum number of parts, in 50 sections. */
export function moodleBackup(): Uint8Array<ArrayBuffer> {
  const listed = numbers(parts).map(
    at =>
      `<activity><moduleid>${at}</moduleid><sectionid>${at % 50}</sectionid><modulename>page</modulename><title>Part ${at}</title><directory>activities/page_${at}</directory></activity>`,
  );
  const sections = numbers(50).map(
    at =>
      `<section><sectionid>${at}</sectionid><title>Week ${at}</title><directory>sections/${at}</directory></section>`,
  );
  const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return tar({
    'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>Seeing</original_course_fullname><contents><activities>${listed.join('')}</activities><sections>${sections.join('')}</sections></contents></information></moodle_backup>`,
    'files.xml': `<files>${numbers(parts)
      .map(
        at =>
          `<file id="${at}"><contenthash>${'0'.repeat(40)}</contenthash><filename>a${at}.png</filename></file>`,
      )
      .join('')}</files>`,
    ...Object.fromEntries(
      numbers(50).map(at => [`sections/${at}/section.xml`, `<section><name>Week ${at}</name></section>`]),
    ),
    ...Object.fromEntries(
      numbers(parts).map(at => [
        `activities/page_${at}/page.xml`,
        `<activity><page><name>Part ${at}</name><content>${escaped(page(at, pageBytes))}</content></page></activity>`,
      ]),
    ),
  });
}

const calendarBytes = 1_000_000;
const calendarOf = (event: (at: number) => string) => {
  const one = event(0).length + 2;
  const events = numbers(Math.min(2_000, Math.floor(calendarBytes / one))).map(event);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
};

/**
 * A calendar with the maximum number of entries. Each entry has a recurrence rule that a reader must expand.
 */
export const rulesCalendar = (): string =>
  calendarOf(at =>
    [
      ...['BEGIN:VEVENT', `UID:${at}`, `DTSTART;VALUE=DATE:2020${String(1 + (at % 12)).padStart(2, '0')}01`],
      ...[
        'RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=1MO',
        `SUMMARY:Holiday ${at}`,
        'END:VEVENT',
      ],
    ].join('\r\n'),
  );

/** A calendar with folded lines of Chinese text, and times in a time zone. */
export const foldedCalendar = (): string =>
  calendarOf(at =>
    [
      ...['BEGIN:VEVENT', `UID:${at}`, 'DTSTART;TZID=Asia/Shanghai:20260214T000000'],
      ...[
        'DTEND;TZID=Asia/Shanghai:20260215T000000',
        `SUMMARY:${'国庆节补班，调休上课\r\n '.repeat(12)}${at}`,
      ],
      'END:VEVENT',
    ].join('\r\n'),
  );

const measure = (type: string, body: string) => `<nsREF:Measure type="${type}">${body}</nsREF:Measure>`;
const reading = (at: number) =>
  `<nsREF:List No="${at}"><nsREF:Sphere unit="D">-1.25</nsREF:Sphere><nsREF:Cylinder unit="D">-0.50</nsREF:Cylinder><nsREF:Axis unit="deg">175</nsREF:Axis></nsREF:List>`;
const eye = (tag: string, readings: number) =>
  `<nsREF:${tag}>${numbers(readings).map(reading).join('')}<nsREF:Median><nsREF:Sphere>-1.25</nsREF:Sphere><nsREF:Cylinder>-0.50</nsREF:Cylinder><nsREF:Axis>175</nsREF:Axis></nsREF:Median></nsREF:${tag}>`;

/** An XML file of a refractometer whose memory was never cleared: 4 MB of measurements. */
export const joia = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Ophthalmology xmlns:nsCommon="c" xmlns:nsREF="r"><nsCommon:Common><nsCommon:Date>2026-03-14</nsCommon:Date><nsCommon:Patient><nsCommon:LastName>Chan</nsCommon:LastName></nsCommon:Patient></nsCommon:Common>${numbers(
    100,
  )
    .map(() => measure('REF', `<nsREF:REF>${eye('R', 100)}${eye('L', 100)}</nsREF:REF>`))
    .join('')}</Ophthalmology>`;

/** Text from Word: paragraphs, lists, comments and struck-out text. */
export const wordPage = (): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.Gone {text-decoration:line-through} --></style></head><body>${`<p class=MsoNormal><b><span lang=EN-US style='font-size:12.0pt'>Reads <del>badly</del> well<o:p></o:p></span></b><span class=MsoCommentReference>[a]</span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>看黑板</p><p class=Gone>gone</p>`.repeat(
    4_000,
  )}</body></html>`;
