import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listenOnLoopback } from './loopback';

type Answers = { connection?: string; recipient?: string; data?: string };

export type SmtpServer = {
  url: string;
  /** Envelope and data of every mail received. */
  mails: { from: string; to: string; data: string }[];
  /** From now on it says this at these places, where it would have agreed; nothing: it agrees. */
  answer(answers: Answers): void;
  /** Says nothing to what is sent until `answer`, which settles it; resolves when a mail was sent. */
  hold(): Promise<void>;
  stop(): Promise<void>;
};

/** Takes mails on a free port of this machine, by the part of RFC 5321 that a client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: SmtpServer['mails'] = [];
  const open = new Set<Socket>();
  let answers: Answers = {};
  let onHeld: (() => void) | null = null;
  const held = new Map<Socket, () => void>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      // Who sent it is gone: it was never accepted.
      held.delete(socket);
    });
    let pending = '';
    let mail = { from: '', to: '', data: '' };
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.data += `${line}\n`;
          return;
        }
        isData = false;
        const whole = mail;
        mail = { from: '', to: '', data: '' };
        const settle = () => {
          if (answers.data === undefined) mails.push(whole);
          say(answers.data ?? '250 kept');
        };
        if (onHeld === null) settle();
        else {
          held.set(socket, settle);
          onHeld();
        }
        return;
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^MAIL FROM/i.test(line)) mail.from = address;
      if (/^RCPT TO/i.test(line)) {
        mail.to = address;
        say(answers.recipient ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 ok');
      }
    };
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString('utf8')).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.on('error', () => socket.destroy());
    if (answers.connection === undefined) say('220 test');
    else socket.end(`${answers.connection}\r\n`);
  });
  const port = await listenOnLoopback(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer(given) {
      answers = given;
      onHeld = null;
      for (const settle of held.values()) settle();
      held.clear();
    },
    hold: () =>
      new Promise((resolve) => {
        onHeld = resolve;
      }),
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
