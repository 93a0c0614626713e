// Runs between the product's process and PostgreSQL: when the pipe to its parent closes, for any
// reason (also `kill -9`), it shuts the server down. Plain JavaScript, so that it starts without a
// compiler.
import { spawn } from 'node:child_process'

const { binary, args, account, cwd } = JSON.parse(process.argv[2] ?? '{}')
const server = spawn(binary, args, {
  ...account,
  cwd,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
})

// SIGINT is PostgreSQL's fast shutdown: it ends all sessions and stores the data cleanly.
const stop = () => server.kill('SIGINT')
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// After the parent's end, no process reads the server's output.
process.stderr.on('error', () => undefined)

server.on('error', (error) => {
  process.stderr.write(`FATAL:  ${error.message}\n`)
  process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 1))
