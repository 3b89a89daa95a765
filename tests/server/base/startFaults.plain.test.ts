import { userInfo } from 'node:os';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../server/config';
import {
  databaseFault,
  embeddedEnd,
  embeddedFault,
  explainStart,
  folderFault,
} from '../../../server/base/startFaults';

const place = { host: '127.0.0.1', port: 80, dataDir: '/data', databaseUrl: null };
const coded = (code: string, more = {}) => Object.assign(new Error('words'), { code, ...more });
const { username } = userInfo();

describe('a data folder that cannot be used', () => {
  it.each([
    [coded('ENOSPC'), 'The disk of the data folder /data is full: free some space, or choose'],
    [{ name: 'ErrnoError', errno: 51 }, 'The disk of the data folder /data is full: free some'],
    [coded('EDQUOT'), 'The disk of the data folder /data is full: free some space, or choose'],
    [coded('ENOTDIR'), 'The data folder /data is a file, or lies below one: move it away, or'],
    [coded('EEXIST'), 'The data folder /data is a file, or lies below one: move it away, or'],
    [coded('EROFS'), 'The data folder /data is on a disk that can only be read: mount it writable'],
    [{ name: 'ErrnoError', errno: 69 }, 'The data folder /data is on a disk that can only be read'],
    [coded('EACCES'), `The data folder /data may not be written by the user ${username}: give`],
    [{ name: 'ErrnoError', errno: 2 }, `The data folder /data may not be written by the user`],
    [coded('EIO'), 'The disk of the data folder /data fails (EIO): look after the disk. Put a'],
  ])('X10 %s is said with the way out', (error, line) => {
    const fault = folderFault('/data', error);
    expect(fault?.message).toContain(line);
    expect(fault?.message).toMatch(/DATA_DIR|npm run restore/);
    expect(explainStart(fault, place)).toBe(fault?.message);
  });

  it.each([
    ['FATAL:  could not write lock file: No space left on device', 'is full'],
    ['FATAL:  could not open file "global/1": Permission denied', 'may not be written'],
    ['PANIC:  could not open file "global/1": Read-only file system', 'can only be read'],
    [
      'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 14, which is not compatible with this version 18.6.',
      'was made by PostgreSQL 14, and this is 18',
    ],
    [
      'PANIC:  could not locate a valid checkpoint record at 0/1',
      'is damaged: could not locate a valid checkpoint record at 0/1. Put a backup in its place with `npm run restore -- <backup>`; what is there now is kept beside it.',
    ],
    ['', 'is damaged: it does not open'],
  ])('X10 a database that prints "%s" is told so', (printed, line) => {
    const fault = embeddedFault('/data', new Error('PGlite failed to initialize'), printed);
    expect(fault.message).toContain('/data');
    expect(fault.message).toContain(line);
  });

  it('X10 with pages that are not whole is damaged, a PostgreSQL server is not meant by it', () => {
    const error = new DrizzleQueryError('select', [], coded('XX001'));
    expect(explainStart(error, place)).toContain(
      'The database in the data folder /data is damaged',
    );
    const away = { ...place, databaseUrl: 'postgres://db.example.org/x' };
    expect(explainStart(error, away)).not.toContain('damaged');
  });

  it('X10 is named when the database ends in the middle of its work', () => {
    const kept =
      'The server has stopped; what it confirmed is kept, and is there at the next start.';
    const full = embeddedEnd('/data', 'could not write: No space left on device');
    expect(full).toMatch(/^The disk of the data folder \/data is full: /);
    expect(full).toContain(kept);
    expect(embeddedEnd('/data', 'stuck spinlock')).toBe(
      `The database in the data folder /data has failed: stuck spinlock. ${kept}`,
    );
  });
});

describe('a database that cannot be reached', () => {
  const target = { host: 'db.example.org', port: 5432 };
  const hide = (text: string) => text.replaceAll('geheim', '***');

  it.each([
    [coded('ECONNREFUSED'), 'nothing listens there: start PostgreSQL'],
    [new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), 'nothing listens there'],
    [coded('ENOTFOUND'), 'no host of that name is known'],
    [new Error('timeout expired'), 'there was no answer in time: look at the address'],
    [coded('ETIMEDOUT'), 'there was no answer in time: look at the address'],
    [coded('28P01'), 'it refuses the user: correct user and password (28P01'],
    [coded('3D000'), 'it has no database of that name: make it with createdb'],
    [coded('53300'), 'it has too many connections'],
    [new Error('The server says geheim'), 'The server says ***'],
  ])('X10 %s is said with host and port', (error, reason) => {
    const { message } = databaseFault(target, error, hide);
    expect(message).toContain(
      `The database of DATABASE_URL at db.example.org, port 5432, cannot be used: ${reason}`,
    );
  });

  it('X10 X3 the password is in no line', () => {
    const error = Object.assign(new Error('no geheim'), { code: '28P01' });
    expect(databaseFault(target, error, hide).message).not.toContain('geheim');
  });
});

describe('where the server listens', () => {
  it.each([
    [
      'EADDRINUSE',
      'Port 80 of 127.0.0.1 is in use: stop what listens there, or choose another with PORT.',
    ],
    [
      'EACCES',
      `Port 80 may not be listened at by the user ${username}: choose one from 1024 up with PORT.`,
    ],
    ['EADDRNOTAVAIL', '127.0.0.1 is no address of this machine: choose another with HOST.'],
  ])('X10 %s is said with the way out', (code, line) => {
    expect(explainStart(coded(code, { syscall: 'listen' }), place)).toBe(line);
  });
});

describe('what nobody foresaw', () => {
  it('X10 is said with its stack, and never as an object without words', () => {
    expect(explainStart(new TypeError('x is not a function'), place)).toMatch(/x is not.*\n.* at /);
    expect(explainStart({ errno: 3 }, null)).toBe('{ errno: 3 }');
    expect(explainStart(new ConfigError('PORT is missing'), null)).toBe('PORT is missing');
  });
});
