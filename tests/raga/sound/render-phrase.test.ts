import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'
import { renderPhrase } from '~/raga/sound/render-phrase.ts'
import { fidelityOf, levelOf } from '~dev/recordings/measure/fidelity.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { soundDigest } from '~tests/support/sound/sound-digest.ts'

const excerpt = (id: RagaId, text: string, seed = 'test', unitSeconds = 0.75) =>
  renderPhrase({ raga: ragaFor(id), notes: parsePhrase(text).notes, unitSeconds, seed })

test.each([
  ['yaman', ',N R G:2 /R S:3'],
  ['malkauns', 'g m /g:2 S:4'],
] as const)('a rendered phrase of %s is heard at once and to its end', (id, text) => {
  const sound = excerpt(id, text)
  const { sampleRate, left } = sound
  expect(sampleRate).toBe(32_000)
  expect(left.length / sampleRate).toBeCloseTo(8 * 0.75 + 2, 3)
  expect(levelOf(sound, 0.1 * sampleRate, 0.5 * sampleRate)).toBeGreaterThan(-30)
  const { clipped, endDb, correlation } = fidelityOf(sound, sampleRate)
  expect(clipped).toBe(0)
  expect(endDb).toBeLessThan(-40)
  expect(correlation).toBeGreaterThan(0.3)
  expect(soundDigest(excerpt(id, text))).toBe(soundDigest(sound))
  expect(soundDigest(excerpt(id, text, 'other'))).not.toBe(soundDigest(sound))
})

test('the pakads of sitar and bansuri are heard equally loud', () => {
  const loudness = (voice: Raga['voice']) => {
    const levels = RAGAS.filter((raga) => raga.voice === voice).flatMap((raga) =>
      raga.pakad.map(({ text }) => {
        const sound = excerpt(raga.id, text)
        return levelOf(sound, 0, sound.left.length - 2 * sound.sampleRate)
      }),
    )
    return levels.reduce((sum, level) => sum + level, 0) / levels.length
  }
  expect(Math.abs(loudness('sitar') - loudness('bansuri'))).toBeLessThan(1)
})

test('a phrase to render is refused when it is empty or longer than half a minute', () => {
  const raga = ragaFor('yaman')
  const nothing = () => renderPhrase({ raga, notes: [], unitSeconds: 1, seed: '' })
  expect(nothing).toThrow(RangeError)
  expect(() => excerpt('yaman', 'S:39')).toThrow(/up to 30 seconds/)
})
