const ERRORS = {
  AccessDenied: [403, 'Access denied.'],
  AccessForbidden: [403, 'No CORS rule allows this origin and method.'],
  AuthorizationHeaderMalformed: [400, 'The credential scope does not fit the request.'],
  AuthorizationQueryParametersError: [400, 'The signature parameters of the address are wrong.'],
  BadDigest: [400, 'The checksum given is not that of the content received.'],
  EntityTooLarge: [400, 'The upload is larger than allowed.'],
  EntityTooSmall: [400, 'The upload is smaller than allowed.'],
  IncompleteBody: [400, 'Fewer or more bytes came than were announced.'],
  InvalidAccessKeyId: [403, 'The access key is not known.'],
  InvalidArgument: [400, 'An argument is not valid.'],
  InvalidPart: [400, 'A part is missing, or is not the one that was sent.'],
  InvalidPolicyDocument: [400, 'The policy is not valid.'],
  InvalidRange: [416, 'The range lies outside the object.'],
  InvalidRequest: [400, 'The request is not valid.'],
  InvalidTag: [400, 'A tag is not valid.'],
  InvalidToken: [400, 'The session token does not belong to the access key.'],
  InvalidURI: [400, 'The path is not valid.'],
  KeyTooLongError: [400, 'The key is longer than 1,024 bytes.'],
  MalformedPOSTRequest: [400, 'The body is not a form with a file.'],
  MalformedXML: [400, 'The XML is not what was expected.'],
  MethodNotAllowed: [405, 'The method is not allowed here.'],
  NoSuchBucket: [404, 'There is no such bucket.'],
  NoSuchKey: [404, 'There is no such object.'],
  NoSuchUpload: [404, 'There is no such upload.'],
  NotImplemented: [501, 'This stand-in does not know that operation.'],
  PreconditionFailed: [412, 'A precondition does not hold.'],
  RequestTimeTooSkewed: [403, 'The clocks differ by more than 15 minutes.'],
  SignatureDoesNotMatch: [403, 'The signature is not that of this request.'],
  XAmzContentSHA256Mismatch: [400, 'The content is not what was signed.'],
} as const;

export type S3ErrorCode = keyof typeof ERRORS;

export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;

  constructor(code: S3ErrorCode, message: string = ERRORS[code][1]) {
    super(message);
    this.code = code;
    this.status = ERRORS[code][0];
  }
}
