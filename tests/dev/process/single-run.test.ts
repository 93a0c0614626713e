import { expect, onTestFinished, test } from 'vitest'
import { claimFolder, runningIn } from '~dev/process/single-run.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

test('a folder has one run, and a second one is shown where the first is', async () => {
  const folder = await temporaryFolder()
  const claim = await claimFolder(folder)
  if (!('tell' in claim)) throw new Error('The first claim was refused.')
  onTestFinished(claim.release)
  claim.tell('http://127.0.0.1:5173')

  expect(await claimFolder(folder)).toEqual({ owner: 'http://127.0.0.1:5173' })
  expect(await runningIn(folder)).toBe('http://127.0.0.1:5173')
})

test('a folder can be claimed again once it was released', async () => {
  const folder = await temporaryFolder()
  const first = await claimFolder(folder)
  if ('release' in first) await first.release()

  expect(await runningIn(folder)).toBeUndefined()
  const second = await claimFolder(folder)
  expect(second).toHaveProperty('release')
  if ('release' in second) await second.release()
})
