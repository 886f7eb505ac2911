import { create } from 'qrcode';
import { AppError } from '../../../../shared/core/errors.ts';
import { qrAddress, qrErrorCorrection } from '../../../../shared/core/qr-path.ts';
import { qrCodeState } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { posterDocument } from './poster-document.ts';

/** Version of the layout. Increase it when the rendering changes. */
const layoutVersion = 1;

export const openQrPoster: PdfHandler<typeof qrPosters.openQrPoster> = async (
  _,
  { records: { qrCode }, organization, pdfs, webUrl, now },
) => {
  if (!qrCode || qrCodeState(qrCode, now()) !== 'live') throw new AppError('qr-code.not-live');
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
