import { expect, test } from 'vitest'
import { createPlayer } from '~/audio/player/player.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'

function memory(volume?: string) {
  const kept = new Map(volume === undefined ? [] : [['alap:volume', volume]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    },
  }
}

const locked = {
  getItem: () => {
    throw new DOMException('Denied.', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  },
}

test('the volume of last time is restored', () => {
  const audio = new FakeAudio()
  const player = createPlayer(audio.element, { storage: memory('0.3') })
  expect(player.snapshot().volume).toBe(0.3)
  expect(audio.volume).toBe(0.3)
})

test.each([
  ['', 1],
  ['loud', 1],
  ['NaN', 1],
  ['7', 1],
  ['-1', 0],
  ['0', 0],
])('a stored "%s" means %s', (stored, volume) => {
  const player = createPlayer(new FakeAudio().element, { storage: memory(stored) })
  expect(player.snapshot().volume).toBe(volume)
})

test('a new volume is heard, stored and reported', () => {
  const audio = new FakeAudio()
  const storage = memory()
  const player = createPlayer(audio.element, { storage })
  player.setVolume(0.1 + 0.2)
  expect(player.snapshot().volume).toBe(0.3)
  expect(audio.volume).toBe(0.3)
  expect(storage.kept.get('alap:volume')).toBe('0.3')
})

test.each([
  [2, 1],
  [-0.5, 0],
  [Number.NaN, 1],
])('a volume of %s becomes %s', (asked, volume) => {
  const player = createPlayer(new FakeAudio().element)
  player.setVolume(asked)
  expect(player.snapshot().volume).toBe(volume)
})

test('a storage that refuses to save loses only the memory of the volume', () => {
  const player = createPlayer(new FakeAudio().element, { storage: locked })
  player.setVolume(0.5)
  expect(player.snapshot().volume).toBe(0.5)
})

test('mute leaves the volume, and turning the volume up ends it', () => {
  const audio = new FakeAudio()
  const player = createPlayer(audio.element)
  player.setMuted(true)
  expect(player.snapshot()).toMatchObject({ volume: 1, muted: true })
  expect(audio.muted).toBe(true)
  player.setVolume(0)
  expect(player.snapshot().muted).toBe(true)
  player.setVolume(0.4)
  expect(audio.muted).toBe(false)
})

test('the volume and mute stay the same after a change of recording', () => {
  const player = createPlayer(new FakeAudio().element)
  player.setVolume(0.4)
  player.setMuted(true)
  player.load(recording())
  player.clear()
  expect(player.snapshot()).toEqual({ status: 'idle', recording: null, volume: 0.4, muted: true })
})

test('a device that sets its volume only by its own buttons is reported as such', () => {
  const fixed = Object.assign(new FakeAudio(), { hasFixedVolume: true })
  expect(createPlayer(fixed.element).canSetVolume).toBe(false)
  expect(createPlayer(new FakeAudio().element).canSetVolume).toBe(true)
})
