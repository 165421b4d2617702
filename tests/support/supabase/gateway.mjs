// Runs in Deno: serves the functions that are bundled in a folder, as Supabase's gateway does. Arguments: the folder.
/* global Deno */
const folder = Deno.args[0];
const handlers = new Map();
const serve = Deno.serve;

globalThis.EdgeRuntime = { waitUntil() {} };
for (const { name } of Deno.readDirSync(folder)) {
  Deno.serve = (handler) => handlers.set(name, handler);
  await import(`file://${folder}/${name}/index.js`);
}

const notFound = { code: 'NOT_FOUND', message: 'Requested function was not found' };

serve(
  {
    hostname: '127.0.0.1',
    port: Number(Deno.args[1] ?? 0),
    onListen: ({ port }) => console.log(`http://127.0.0.1:${port}`),
  },
  (request, { remoteAddr }) => {
    const url = new URL(request.url);
    const name = /^\/functions\/v1\/([\w-]+)$/.exec(url.pathname)?.[1];
    const handler = handlers.get(name);
    if (!handler) return Response.json(notFound, { status: 404 });
    // Functions see their own name as the path, and the caller's address as the last hop.
    url.pathname = `/${name}`;
    const headers = new Headers(request.headers);
    headers.append('x-forwarded-for', remoteAddr.hostname);
    return handler(new Request(url, { method: request.method, headers, body: request.body, signal: request.signal }));
  },
);
