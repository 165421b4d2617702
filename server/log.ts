/** Structured log. Data never holds names, addresses, mails, phones or texts: a request is named by its reference. */
export type Log = {
  info(event: string, data?: object): void;
  error(event: string, data?: object): void;
};

/** Writes one JSON object a line; `write` gets the line without its end. */
export function createLog(write: (line: string) => void = console.log): Log {
  const entry = (level: 'info' | 'error') => (event: string, data?: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...data }));
  return { info: entry('info'), error: entry('error') };
}
