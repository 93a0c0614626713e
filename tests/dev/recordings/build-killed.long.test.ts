import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mp3Bytes } from '~/mp3/frames.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

/** `npm run audio:build` in a process of its own. */
function startBuild(localFolder: string): ChildProcess {
  const options = ['--ragas', 'yaman', '--minutes', '1,2']
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'dev/recordings/build.ts', ...options],
    {
      cwd: projectRoot,
      env: { ...process.env, ALAP_LOCAL_FOLDER: localFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Resolves with all that was said once the process says the words, or ends. */
function said(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(words)) resolve(text)
    })
    child.once('close', () => resolve(text))
  })
}

test('a build that is killed leaves whole files, and the next one makes only the missing ones', async () => {
  const local = await temporaryFolder()
  const cache = join(local, 'recordings')
  const killed = startBuild(local)
  await said(killed, '1 of 2 recordings')
  killed.kill('SIGKILL')
  await once(killed, 'close')

  const left = await readdir(cache)
  const [whole = '', ...others] = left.filter((name) => name.endsWith('.mp3'))
  expect(whole).toMatch(/^yaman-1\./)
  expect(others).toEqual([])
  expect(left.filter((name) => name.endsWith('.draft'))).toHaveLength(1)
  expect((await readFile(join(cache, whole))).length).toBe(mp3Bytes(60))
  const before = await stat(join(cache, whole))

  const resumed = startBuild(local)
  expect(await said(resumed, '2 in ')).toContain('1 of 1 recordings')
  if (resumed.exitCode === null) await once(resumed, 'close')
  expect(resumed.exitCode).toBe(0)
  const sizes = (await readdir(cache)).sort().map(async (name) => {
    const { size } = await stat(join(cache, name))
    return `${name.split('.')[0]} ${size}`
  })
  expect(await Promise.all(sizes)).toEqual([`yaman-1 ${mp3Bytes(60)}`, `yaman-2 ${mp3Bytes(120)}`])
  expect((await stat(join(cache, whole))).mtimeMs).toBe(before.mtimeMs)
})
