// Runs a program as long as this process's standard input is open, so that the program ends with its parent even
// if the parent is killed.
import { spawn } from 'node:child_process';

const [program, ...options] = process.argv.slice(2);
const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] });
const end = () => child.kill('SIGTERM');

process.stdin.resume();
process.stdin.on('end', end);
process.stdin.on('error', end);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
child.on('error', error => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', code => process.exit(code ?? 0));
