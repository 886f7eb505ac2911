import { type XmlValue, xmlDocument } from '../sts/xml.ts';
import type { S3Error } from './s3-error.ts';
import type { S3Response } from './s3-request.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

export function xmlResponse(name: string, content: Record<string, XmlValue>, status = 200): S3Response {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument(name, NAMESPACE, content),
  };
}

export function errorResponse({ code, message, status }: S3Error, requestId: string): S3Response {
  return xmlResponse('Error', { Code: code, Message: message, RequestId: requestId }, status);
}
