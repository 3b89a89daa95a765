import { startServer } from './server';

/** One server for the whole run, on an empty folder; the tests find it by `E2E_ORIGIN`. */
export default async function globalSetup() {
  const server = await startServer();
  process.env['E2E_ORIGIN'] = server.origin;
  return () => server.stop();
}
