/** The address that a request line names: browsers send its path and query, a proxy's client all of it (RFC 9112, 3.2). */
export function requestUrl(target: string | undefined): URL | null {
  return URL.parse(target?.startsWith('/') ? `http://localhost${target}` : (target ?? ''));
}
