const STATUS = {
  AccessDenied: 403,
  ExpiredToken: 403,
  InvalidAction: 400,
  InvalidClientTokenId: 403,
  MissingAuthenticationToken: 403,
  SignatureDoesNotMatch: 403,
  ValidationError: 400,
} as const;

export class StsError extends Error {
  readonly code: keyof typeof STATUS;
  readonly status: number;

  constructor(code: keyof typeof STATUS, message: string) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
  }
}
