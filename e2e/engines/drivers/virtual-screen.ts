import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The screen of this machine, or Xvfb's where there is none. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  const { DISPLAY } = process.env
  if (DISPLAY) return { display: DISPLAY, close: () => undefined }
  const args = ['-displayfd', '3', '-screen', '0', '1440x980x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const isMissing = once(server, 'error').then(() => {
    throw new Error('WebKitGTK has no headless mode: install xvfb, or set DISPLAY.')
  })
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), isMissing])
  return { display: `:${String(number).trim()}`, close: () => void server.kill() }
}
