import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSitSound } from '~/audio/sit/sit-sound.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { settled } from '~tests/audio/player-over-fake.ts'

const TANPURA = { url: '/recordings/tanpura-c.mp3', overlapSeconds: 8, isStill: false }
const STILLNESS = { url: '/recordings/stillness.mp3', overlapSeconds: 0, isStill: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function newSound(volume = '0.5') {
  const made: FakeAudio[] = []
  const sound = createSitSound({
    create: () => {
      const audio = new FakeAudio()
      made.push(audio)
      return audio.element
    },
    bellUrl: '/bell.mp3',
    storage: { getItem: () => volume, setItem: () => {} },
    onTick: () => {},
    onLost: () => {},
  })
  const named = (part: string) => made.filter(({ src }) => src.includes(part))
  return { sound, named, bell: () => named('bell')[0] }
}

test('the bells of a sit are struck at the volume of the device, the inner ones softly', async () => {
  const { sound, bell } = newSound()
  sound.lay(STILLNESS)
  sound.play()
  sound.strike('opening')
  await settled()
  expect(bell()).toMatchObject({ volume: 0.5, paused: false, muted: false })
  sound.strike('interval')
  expect(bell()?.volume).toBeCloseTo(0.225)
  sound.pause()
  expect(bell()?.paused).toBe(true)
})

test('a sit that continues after a reload prepares the bell without a sound', async () => {
  const { sound, bell } = newSound()
  sound.lay(STILLNESS)
  sound.play()
  expect(bell()).toMatchObject({ plays: 1, muted: true })
  bell()?.receive(12)
  await settled()
  expect(bell()).toMatchObject({ paused: true, muted: false })
})

test('a stillness plays at full volume, a tanpura at the volume of the device', () => {
  const { sound, named } = newSound()
  sound.lay(STILLNESS)
  expect(named('stillness')[0]?.volume).toBe(1)
  sound.lay(TANPURA)
  sound.play()
  expect(named('tanpura').map(({ volume }) => volume)).toEqual([0.5, 0.5])
  expect(named('stillness')).toEqual([])
})

test('the ground of a sit fades under the last bell and ends', () => {
  const { sound, named, bell } = newSound('1')
  sound.lay(TANPURA)
  sound.play()
  const [ground] = named('tanpura')
  sound.strike('closing')
  sound.fadeAway()
  vi.advanceTimersByTime(2_500)
  expect(ground?.volume).toBeCloseTo(Math.SQRT1_2)
  vi.advanceTimersByTime(2_600)
  expect(ground).toMatchObject({ src: '', paused: true })
  expect(bell()?.paused).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('a sit begun while the last one fades keeps its own volume', () => {
  const { sound, named } = newSound('1')
  sound.lay(TANPURA)
  sound.play()
  sound.fadeAway()
  vi.advanceTimersByTime(1_000)
  sound.lay(TANPURA)
  sound.play()
  vi.advanceTimersByTime(9_000)
  expect(named('tanpura')[0]).toMatchObject({ volume: 1, paused: false })
})

test('a sit that is stopped makes no sound', () => {
  const { sound, named, bell } = newSound()
  sound.lay(TANPURA)
  sound.play()
  sound.strike('opening')
  sound.stop()
  expect(bell()?.paused).toBe(true)
  expect(named('tanpura')).toEqual([])
})
