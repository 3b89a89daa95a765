import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { reportSchema } from './protocol';
import type { Order, Report } from './protocol';

/** A server's first moments belong to its pages. */
const WARM_AFTER_MS = 2_000;
const AGAIN_AFTER_MS = 1_000;
const STOPS_WITHIN_MS = 2_000;

export type AgentProcess = {
  tell(order: Order): void;
  /** For tests, and for a process that no longer responds. */
  kill(): void;
  /** Null while there is no process. */
  pid(): number | null;
  close(): Promise<void>;
};

const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './process/main.ts' : './process/main.js', import.meta.url),
);

const root = fileURLToPath(new URL('../../../', import.meta.url));

function start(): ChildProcess {
  const { PATH, NODE_ENV } = process.env;
  return fork(script, {
    ...(isSource && { execArgv: ['--import', 'tsx'], cwd: root }),
    // The library in it may print a room's token.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { PATH, ...(NODE_ENV !== undefined && { NODE_ENV }) },
  });
}

/**
 * A separate process for the native code and the timing of calls. It starts soon after the server,
 * at the latest with the first call, and again after a crash.
 */
export function startAgentProcess({
  log,
  onReport,
  onFall,
}: {
  log: Logger;
  onReport(report: Report): void;
  /** Everything in it is lost. */
  onFall(): void;
}): AgentProcess {
  let child: ChildProcess | null = null;
  let isClosed = false;
  let opening: NodeJS.Timeout | undefined;

  /** The timer does not keep a server alive that failed to start. */
  function openAfter(milliseconds: number) {
    opening = setTimeout(open, milliseconds).unref();
  }

  function open() {
    clearTimeout(opening);
    const started = start();
    child = started;
    let hasEnded = false;
    const end = (how: object) => {
      if (hasEnded) return;
      hasEnded = true;
      if (child === started) child = null;
      if (isClosed) return;
      log.error(how, 'the process of the calls fell');
      onFall();
      openAfter(AGAIN_AFTER_MS);
    };
    started.on('exit', (code, signal) => end({ code, signal }));
    started.on('error', (error) => {
      if (started.pid === undefined) end({ err: error });
    });
    started.on('message', (message) => {
      const report = v.safeParse(reportSchema, message);
      if (report.success) onReport(report.output);
      else log.error('the process of the calls told something unknown');
    });
  }

  openAfter(WARM_AFTER_MS);
  return {
    tell(order) {
      if (child === null && !isClosed) open();
      if (child?.connected === true) child.send(order, () => {});
    },
    kill: () => child?.kill('SIGKILL'),
    pid: () => child?.pid ?? null,
    async close() {
      isClosed = true;
      clearTimeout(opening);
      const last = child;
      if (last === null || last.exitCode !== null) return;
      const ended = new Promise<void>((resolve) => last.once('exit', () => resolve()));
      const timer = setTimeout(() => last.kill('SIGKILL'), STOPS_WITHIN_MS);
      if (last.connected) last.disconnect();
      await ended;
      clearTimeout(timer);
    },
  };
}
