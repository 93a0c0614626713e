import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playExcerpt } from '~/audio/play-excerpt.ts'
import { stubAudioContext } from './fake-audio-context.ts'

const excerpt = {
  left: new Float32Array(8).fill(0.25),
  right: new Float32Array(8).fill(-0.25),
  sampleRate: 8,
  starts: [0, 0.5, 0.75],
  volume: 0.4,
}

const frames: FrameRequestCallback[] = []
const nextFrame = () => {
  for (const draw of frames.splice(0)) draw(0)
}

const web = stubAudioContext()
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
})
afterEach(() => {
  web.heard.length = 0
  web.clock.seconds = 0
})

test('an excerpt plays both parts, reports each note as it begins, then its end, once', () => {
  const told: (number | null)[] = []
  playExcerpt(excerpt, (index) => told.push(index))
  const [source] = web.heard
  expect(source?.channels).toEqual([excerpt.left, excerpt.right])
  expect(source?.gain).toBe(0.4)
  for (const seconds of [0.06, 0.3, 0.6, 0.85, 1]) {
    web.clock.seconds = seconds
    nextFrame()
  }
  source?.ended()
  source?.ended()
  expect(told).toEqual([0, 1, 2, null])
})

test('an excerpt can be stopped, and reports that once', () => {
  const told: (number | null)[] = []
  const stop = playExcerpt(excerpt, (index) => told.push(index))
  stop()
  web.heard[0]?.ended()
  nextFrame()
  expect(web.heard[0]?.stopped).toBe(true)
  expect(told).toEqual([null])
})
