/** The ids of the pool and its clients never change, so tokens stay valid after a restart. */
export const region = 'ap-east-1';
export const poolName = 'Local0001';
export const userPoolId = `${region}_${poolName}`;
export const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
export const webClientId = 'localwebclient000000000001';
export const scriptsClientId = 'localscripts00000000000001';
export const serverClientId = 'localserver000000000000001';
