import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PULSEAUDIO = '/usr/bin/pulseaudio'

/**
 * A loudspeaker that nobody hears. Without any, Firefox gives a recording up after its first piece, and
 * WebKit looks at no sound.
 */
export async function startSilentSpeaker() {
  if (!existsSync(PULSEAUDIO)) return { env: process.env, end: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'alap-speaker-'))
  const env = { ...process.env, XDG_RUNTIME_DIR: folder }
  const modules = ['-n', '-L', 'module-null-sink', '-L', 'module-native-protocol-unix']
  const server = spawn(PULSEAUDIO, [...modules, '--daemonize=no', '--exit-idle-time=-1'], {
    env,
    stdio: 'ignore',
  })
  const isGone = new Promise((resolve) => server.once('exit', resolve))
  return {
    env,
    end: async () => {
      server.kill()
      await isGone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
