/**
 * The request as the visitor's browser made it. Behind a TLS proxy the connection is plain HTTP; the proxy says which
 * protocol it was, and origins can only be compared when that is put back.
 */
export function publicRequest(request: Request, trustProxy: boolean): Request {
  const protocol = trustProxy ? request.headers.get('x-forwarded-proto') : null;
  if (protocol !== 'https') return request;
  const url = new URL(request.url);
  url.protocol = 'https:';
  return new Request(url, request);
}
