/** An error with Cognito's message; `type` is sent as `__type`, with status 400. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);
export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message);

export const wrongCredentials = () => notAuthorized('Incorrect username or password.');
export const userDisabled = () => notAuthorized('User is disabled.');
export const invalidSession = () => notAuthorized('Invalid session for the user.');

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

export const emailTaken = () =>
  new CognitoError('AliasExistsException', 'An account with the given email already exists.');

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
