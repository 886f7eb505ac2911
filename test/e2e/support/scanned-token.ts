import { tokenOf } from './examples.ts';
import { product } from './product.ts';

/** The token in the address of the clinic’s QR code. */
export async function scannedToken(): Promise<string> {
  const authorization = `Bearer ${await tokenOf('helen@brightwater.example', 'brightwater')}`;
  const answer = await fetch(`${product().api}/organizations/brightwater/qr-code`, {
    headers: { authorization },
  });
  const { data } = (await answer.json()) as { data: { code: { token: string } } };
  return data.code.token;
}
