import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startAuthEmulator } from '~dev/stand-ins/auth-emulator.ts'
import { emulatorRequests } from '~tests/support/identity/emulator-requests.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

async function start(folder: string) {
  const lines: string[] = []
  const emulator = await startAuthEmulator({
    folder,
    projectId: 'demo-alap',
    appUrl: 'http://127.0.0.1:5173',
    log: (line) => lines.push(line),
  })
  onTestFinished(emulator.stop)
  return { ...emulator, lines, send: emulatorRequests(emulator.url) }
}

test('a person who was signed in before a restart is signed in after it', async () => {
  const folder = await temporaryFolder()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T06:00:00Z') })
  const before = await start(folder)
  const { body: person } = await before.send.signUp('asha@example.org')
  await before.stop()
  vi.setSystemTime(new Date('2026-03-01T06:10:00Z'))
  const after = await start(folder)
  vi.useRealTimers()

  expect((await after.send.lookUp(person.idToken)).status).toBe(200)
  const refreshed = await after.send.refresh(person.refreshToken)
  expect(refreshed.body.user_id).toBe(person.localId)
  expect((await after.send.signIn('asha@example.org')).body.localId).toBe(person.localId)
})

test('an account is on disk before its reply arrives, for many requests at once', async () => {
  const folder = await temporaryFolder()
  const { send } = await start(folder)
  const emails = Array.from({ length: 12 }, (_, number) => `person-${number}@example.org`)

  await Promise.all(
    emails.map(async (email) => {
      await send.signUp(email)
      expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toContain(`"${email}"`)
    }),
  )
})

test('a file of accounts that cannot be read is set aside with a message', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'accounts.json'), '{"users":[{"loc')

  const { lines, send } = await start(folder)

  expect(lines).toEqual([expect.stringContaining('set aside as')])
  expect(await readFile(join(folder, 'accounts.json.broken'), 'utf8')).toBe('{"users":[{"loc')
  expect((await send.signUp('asha@example.org')).status).toBe(200)
})

test('a password reset prints a link to the app, and its code works once', async () => {
  const { lines, send } = await start(await temporaryFolder())
  await send.signUp('asha@example.org')

  await send.askForReset('asha@example.org')

  const link = new URL(/http\S+/.exec(lines[0] ?? '')?.[0] ?? '')
  expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:5173/login')
  expect(link.searchParams.get('mode')).toBe('resetPassword')
  const code = link.searchParams.get('oobCode') ?? ''
  expect((await send.resetPassword(code, 'another-evening')).status).toBe(200)
  expect((await send.resetPassword(code, 'third-evening')).status).toBe(400)
  expect((await send.signIn('asha@example.org', 'another-evening')).status).toBe(200)
})

test('a reply never shows whether an address has an account', async () => {
  const { lines, send } = await start(await temporaryFolder())
  await send.signUp('asha@example.org')

  expect((await send.askForReset('nobody@example.org')).status).toBe(200)
  expect(lines).toEqual([])
  const wrong = await send.signIn('asha@example.org', 'not-the-password')
  const unknown = await send.signIn('nobody@example.org', 'not-the-password')
  expect(wrong.body).toEqual(unknown.body)
})

test('a deleted account is gone from the disk before the reply, and its address is free', async () => {
  const folder = await temporaryFolder()
  const { send } = await start(folder)
  const { body: person } = await send.signUp('asha@example.org')

  expect((await send.deleteAccount(person.idToken)).status).toBe(200)

  expect(await readFile(join(folder, 'accounts.json'), 'utf8')).not.toContain('asha@example.org')
  expect((await send.signIn('asha@example.org')).status).toBe(400)
  expect((await send.deleteAccount(person.idToken)).status).toBe(400)
  const { body: newcomer } = await send.signUp('asha@example.org')
  expect(newcomer.localId).not.toBe(person.localId)
})
