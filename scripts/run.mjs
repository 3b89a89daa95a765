// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countProgram } from './cpu.mjs';

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} file a path inside node_modules */
export const packageFile = (file) => path.join(root, 'node_modules', file);

/**
 * Runs a Node program to its end and collects its output.
 * @param {string[]} args the program's file and its arguments
 * @param {{ env?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} a program that is out of time ends with code 1
 */
export function runNode(args, { env = {}, timeoutMs = 600_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    countProgram(child.pid);
    let output = '';
    let overdue = false;
    const keep = (/** @type {string} */ chunk) => {
      output += chunk;
    };
    // Decodes characters correctly that the pipe splits.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      overdue = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (overdue) output += `\nNot finished after ${timeoutMs / 1000} s.\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}
