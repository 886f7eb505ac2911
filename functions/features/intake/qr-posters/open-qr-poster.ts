import { create } from 'qrcode';
import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Script } from '../../../../shared/core/fields.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import {
  type QrModules,
  qrAddress,
  qrErrorCorrection,
  qrPath,
  qrQuietZone,
} from '../../../../shared/core/qr-path.ts';
import { qrCodeState } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import { type PosterTexts, posterTexts } from '../../../../shared/features/intake/qr-posters/poster-texts.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import type { Block, Document, Drawing } from '../../../platform/pdf/document.ts';
import { boxPath } from '../../../platform/pdf/draw-path.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { brandColor, mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';

/** Version of the layout. Increase it when the rendering changes. */
const layoutVersion = 1;

export const openQrPoster: PdfHandler<typeof qrPosters.openQrPoster> = async (
  _,
  { records: { qrCode }, organization, pdfs, webUrl, now },
) => {
  if (!qrCode || qrCodeState(qrCode, organization.timeZone, now()) !== 'live')
    throw new AppError('qr-code.not-live');
  const { script } = organization;
  const { lastDay, token } = qrCode;
  const address = qrAddress(webUrl(), token);
  const poster = headedPdf(
    { organization, pdfs },
    {
      folder: 'poster',
      name: 'poster',
      facts: [layoutVersion, script, address, lastDay],
      draw: sender => {
        const { modules } = create(address, { errorCorrectionLevel: qrErrorCorrection });
        return posterDocument({ sender, script, address, lastDay, modules });
      },
    },
  );
  return pdfs.open(poster);
};

interface Poster {
  sender: Sender;
  script: Script;
  /** The URL contained in the QR code. */
  address: string;
  lastDay: string;
  modules: QrModules;
}

/** Side length of the QR code without its margin, in points (9 cm; a phone can read it from a metre away). */
const symbolSide = 255;

function posterDocument({ sender, script, address, lastDay, modules }: Poster): Document {
  const chinese = languageTag('zh', script);
  const [en, zh] = [posterTexts.en, posterTexts[chinese]];
  const centred = (text: string, size: number, color = mutedColor): Block => ({
    kind: 'paragraph',
    text,
    size,
    color,
    align: 'middle',
  });
  return {
    title: `${en.headline} · ${zh.headline}`,
    language: 'en',
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, []),
      { kind: 'space', height: 6 },
      { kind: 'heading', level: 1, text: en.headline, size: 34, color: brandColor, align: 'middle' },
      { kind: 'heading', level: 1, text: zh.headline, size: 30, color: brandColor, align: 'middle' },
      { kind: 'space', height: 4 },
      centred(en.lead, 12),
      centred(zh.lead, 12),
      { kind: 'space', height: 10 },
      symbol(modules, `${en.scan}: ${address}`),
      { kind: 'space', height: 6 },
      centred(`${en.open} · ${zh.open}`, 10),
      { kind: 'paragraph', text: address.replace(/^https?:\/\//, ''), bold: true, size: 15, align: 'middle' },
      { kind: 'space', height: 16 },
      {
        kind: 'columns',
        gap: 24,
        columns: [en, zh].map(texts => ({ share: 1, blocks: steps(texts) })),
      },
    ],
    footer: () => ({
      start: `${en.validUntil(reportDay('en', lastDay))} · ${zh.validUntil(reportDay(chinese, lastDay))}`,
      end: '',
    }),
  };
}

/** The QR code as vector boxes, which are sharp at every size. */
function symbol(modules: QrModules, alt: string): Drawing {
  const side = symbolSide / modules.size;
  const quiet = qrQuietZone * side;
  const height = symbolSide + 2 * quiet;
  return {
    kind: 'drawing',
    alt,
    height,
    shapes: width => {
      const left = (width - height) / 2;
      return [
        { kind: 'path', d: boxPath(left, 0, height, height), fill: '#ffffff' },
        { kind: 'path', d: qrPath(modules, side, { x: left + quiet, y: quiet }), fill: '#000000' },
      ];
    },
  };
}

const steps = ({ steps }: PosterTexts): Block[] =>
  steps.map((text, index) => ({
    kind: 'paragraph',
    text: [{ text: `${index + 1}  `, bold: true, color: brandColor }, { text }],
    size: 12,
  }));
