import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command to its end; what is to end this process ends it. Resolves to its exit code. */
export function runChild(command, given, options = {}) {
  const child = spawn(command, given, { stdio: 'inherit', ...options });
  const passOn = (signal) => child.kill(signal);
  for (const signal of endings) process.on(signal, passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of endings) process.off(signal, passOn);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}
