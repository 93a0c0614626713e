import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breathing, type RingBreath } from '~/ui/motifs/breathing.tsx'

type Swell = { frames: Keyframe[]; duration: number; startTime: number | null }

// jsdom has no animations.
const running = new Set<Swell>()
const LED = { pattern: { in: 4, full: 0, out: 6, empty: 0 }, sinceMs: 1234 }

beforeEach(() => {
  const animate = (frames: Keyframe[], { duration }: { duration: number }) => {
    const swell = { frames, duration, startTime: null, cancel: () => running.delete(swell) }
    running.add(swell)
    return swell
  }
  Object.assign(Element.prototype, { animate })
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
  running.clear()
})

const ring = (breath: RingBreath) => (
  <Breathing breath={breath} className="ring" whileStill="opacity-70" />
)
const looks = (container: HTMLElement) => container.querySelector('.ring')?.className.trim()

test('a ring that leads swells for as long as its parts, from the moment they began', () => {
  const { rerender, unmount } = render(ring(LED))
  const [swell] = running
  expect(swell?.duration).toBe(10_000)
  expect(swell?.startTime).toBe(1234)
  const sizes = swell?.frames.map(({ transform }) => transform) ?? []
  expect([sizes[0], sizes[16], sizes[40]]).toEqual(['scale(0.86)', 'scale(1)', 'scale(0.86)'])
  rerender(ring('still'))
  expect(running.size).toBe(0)
  rerender(ring(LED))
  expect(running.size).toBe(1)
  unmount()
  expect(running.size).toBe(0)
})

test('a ring that leads nobody has its own breath, or is still', () => {
  const { container, rerender } = render(ring('usual'))
  expect(looks(container)).toBe('ring animate-breathe')
  rerender(ring('still'))
  expect(looks(container)).toBe('ring opacity-70')
  expect(running.size).toBe(0)
})

test('with reduced motion a ring that leads does not move', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { container } = render(ring(LED))
  expect(running.size).toBe(0)
  expect(looks(container)).toBe('ring opacity-70')
})
