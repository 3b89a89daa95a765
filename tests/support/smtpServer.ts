import { once } from 'node:events';
import { createServer } from 'node:net';

export type SmtpServer = {
  url: string;
  /** Envelope and data of every mail received. */
  mails: { from: string; to: string; data: string }[];
  stop(): Promise<void>;
};

/** Takes mails on a free port of this machine, by the part of RFC 5321 that a client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: SmtpServer['mails'] = [];
  const server = createServer((socket) => {
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
        mails.push(mail);
        mail = { from: '', to: '', data: '' };
        say('250 kept');
        return;
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^MAIL FROM/i.test(line)) mail.from = address;
      if (/^RCPT TO/i.test(line)) mail.to = address;
      if (/^DATA/i.test(line)) {
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
    say('220 test');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
