import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Stage = 'connect' | 'auth' | 'sender' | 'recipient' | 'data';

/** How the server misbehaves: with a reply code, by not replying, or by hanging up. */
export type Fault = { readonly at: Stage; readonly reply: number | 'nothing' | 'hang-up'; readonly text?: string };

type ReceivedMail = { readonly to: readonly string[]; readonly raw: Uint8Array };

/** A real SMTP server on a free port of this machine. */
export type SmtpPeer = {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** The texts of the received mails. */
  mails(): { readonly text: string }[];
  /** The current fault; `undefined` for none. */
  fault: Fault | undefined;
  /** The number of clients waiting for a reply while the fault is `nothing`. */
  readonly waiting: number;
  /** Replies to the waiting clients. */
  resume(): void;
  /** Mails that match are refused after DATA. */
  refusesText: RegExp | undefined;
  /** The largest accepted mail, in bytes. */
  largest: number;
  close(): Promise<void>;
};

type Tls = { readonly key?: Buffer; readonly cert?: Buffer };

/** With `tls`, implicit TLS; without a certificate of its own it uses one that nobody has signed. */
export async function startSmtpPeer(port = 0, tls?: Tls): Promise<SmtpPeer> {
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    ...(tls && { secure: true, ...tls }),
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => react('connect', callback),
    onAuth: (_auth, _session, callback) => react('auth', (error) => callback(error, { user: 'firm' })),
    onMailFrom: (_address, _session, callback) => react('sender', callback),
    onRcptTo: (_address, _session, callback) => react('recipient', callback),
    onData: async (stream, { envelope }, callback) => {
      if (peer.fault?.at === 'data' && peer.fault.reply === 'hang-up') return hangUp();
      const raw = await buffer(stream).catch(() => undefined);
      // The client closed the connection before the mail was complete: there is nothing to reply to.
      if (!raw) return;
      if (peer.refusesText?.test(raw.toString())) return callback(refusal(553, 'No such text'));
      if (raw.length > peer.largest) return callback(refusal(552, 'Too large'));
      react('data', (error) => {
        if (!error) peer.received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        callback(error);
      });
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Tests let clients hang up.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const peer: SmtpPeer = {
    port: (server.server.address() as AddressInfo).port,
    get url() {
      return `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${this.port}`;
    },
    received: [],
    mails: () => peer.received.map(({ raw }) => ({ text: Buffer.from(raw).toString() })),
    fault: undefined,
    get waiting() {
      return held.length;
    },
    resume() {
      for (const reply of held.splice(0)) reply();
    },
    refusesText: undefined,
    largest: Number.POSITIVE_INFINITY,
    close: () => {
      hangUp();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  function react(stage: Stage, callback: (error?: Error) => void) {
    const { fault } = peer;
    if (fault?.at !== stage) return callback();
    if (fault.reply === 'hang-up') return hangUp();
    if (fault.reply === 'nothing') return void held.push(callback);
    // Real servers quote the refused address too.
    const text = fault.text ?? '<zoe.vanthoff@voorbeeld.nl> not now, Zoë';
    callback(refusal(fault.reply, text));
  }

  function hangUp() {
    for (const socket of sockets) socket.destroy();
  }

  return peer;
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
