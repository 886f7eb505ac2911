import { createHash } from 'node:crypto';
import { create } from 'qrcode';
import { AppError } from '../../../../shared/core/errors.ts';
import { qrAddress, qrErrorCorrection } from '../../../../shared/core/qr-path.ts';
import { qrCodeState } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { charactersOf } from '../../../platform/pdf/characters-of.ts';
import { openFonts } from '../../../platform/pdf/fonts.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { type Poster, posterDocument } from './poster-document.ts';

/** Changes with what posters look like. */
const layoutVersion = 1;

export const openQrPosterHandler: PdfHandler<typeof qrPosters.openQrPoster> = async (
  _,
  { records: { qrCode }, organization, pdfs, webUrl, now },
) => {
  if (!qrCode || qrCodeState(qrCode, now()) !== 'live') throw new AppError('qr-code.not-live');
  const { name, billingAddress, officeNumber, pdfFooter, logoId, script } = organization;
  const address = qrAddress(webUrl(), qrCode.token);
  const facts: Omit<Poster, 'modules'> = {
    sender: { name, billingAddress, officeNumber, pdfFooter },
    script,
    address,
    lastDay: qrCode.lastDay,
  };
  const make = async () => {
    const logo = logoId === null ? undefined : await pdfs.picture('organization-logo', logoId);
    const { modules } = create(address, { errorCorrectionLevel: qrErrorCorrection });
    const document = posterDocument({ ...facts, sender: { ...facts.sender, logo }, modules });
    return writePdf(document, await openFonts(charactersOf(document), script));
  };
  return pdfs.open({ objectKey: `poster/${digestOf([layoutVersion, facts, logoId])}`, name: 'poster', make });
};

const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
