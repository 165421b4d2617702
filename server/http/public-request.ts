/**
 * The request with the URL that the visitor's browser used. Behind a TLS proxy the connection is plain HTTP, and origins
 * can only be compared after the protocol from `X-Forwarded-Proto` is put back.
 */
export function publicRequest(request: Request, trustProxy: boolean): Request {
  const protocol = trustProxy ? request.headers.get('x-forwarded-proto') : null;
  if (protocol !== 'https') return request;
  const url = new URL(request.url);
  url.protocol = 'https:';
  return new Request(url, request);
}
