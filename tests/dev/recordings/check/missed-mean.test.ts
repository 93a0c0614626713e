import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { allSoundMissed } from '~dev/recordings/timbre/measured-sound.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

test('a mean outside its aim fails the check of melodies, though each raga is within its own', () => {
  // The phrases of Bageshri are longer than the mean of all ragas may be.
  const command = ['--import', 'tsx', 'dev/recordings/check.ts', '--melody', '--ragas']
  const { status, stdout } = spawnSync(process.execPath, [...command, 'bageshri'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('✗ All: usual phrase (p50)')
  expect(stdout).not.toContain('✗ Bageshri')
  expect(status).toBe(1)
})

test('a mean outside its aim is among what the check of instruments counts', () => {
  const quiet = { raga: ragaFor('yaman'), figures: { to1k: -8.8 } }
  const missed = allSoundMissed([quiet as unknown as Parameters<typeof allSoundMissed>[0][number]])
  expect(missed).toEqual(['All: –1 kHz -8.80 dB, wanted -8.5 to -5.5'])
})
