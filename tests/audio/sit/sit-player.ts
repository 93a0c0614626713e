import { vi } from 'vitest'
import { createPlayer } from '~/audio/player/player.ts'
import { steadyTime } from '~/domain/sit/steady-time.ts'
import { recordingOf, type SitSettings } from '~/features/session/sit/sit-settings.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'

export const MINUTE = 60_000

export const SETTINGS: SitSettings = { minutes: 20, bells: 5, sound: 'rain', tuning: 'c' }

const STREAM = { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' } as const
const WHOLE = { kind: 'whole' } as const

/** A browser in which a sit is composed by a worker whose replies the test sends, or goes by the clock. */
export function sitPlayer(way: typeof STREAM | typeof WHOLE = STREAM) {
  const audio = new FakeAudio()
  const set = fakeComposer()
  const { sources, streaming } = fakeStreaming()
  /** The bell, and what lies beneath it. */
  const made: FakeAudio[] = []
  const create = () => {
    const one = new FakeAudio()
    made.push(one)
    return one.element
  }
  const now = steadyTime(
    () => performance.now(),
    () => Date.now(),
  )
  const player = createPlayer(audio.element, {
    composed: { composer: set.composer, way, streaming },
    storage: { getItem: () => '0.5', setItem: () => {} },
    clock: { create, now },
  })
  const named = (part: string) => made.filter(({ src }) => src.includes(part))
  const bell = () => named('bell')[0]
  return {
    audio,
    player,
    sources,
    ...set,
    named,
    bell,
    /** How often the bell of the clock was struck. */
    strikes: () => bell()?.seeks.length ?? 0,
    begin: (settings: Partial<SitSettings> = {}) =>
      player.load(recordingOf({ ...SETTINGS, ...settings }), { autoplay: true }),
    /** The sound plays on, while as much time passes. */
    hear(seconds: number) {
      vi.advanceTimersByTime(seconds * 1000)
      audio.advance(seconds)
    },
  }
}

/** A sit under way whose composed sound is heard. */
export function composedSit(settings: Partial<SitSettings> = {}, set = sitPlayer()) {
  const { minutes } = { ...SETTINGS, ...settings }
  set.begin(settings)
  set.sources[0]?.open()
  set.worker().reply(minutes * 60 + 15)
  set.audio.receive(minutes * 60 + 15)
  return set
}

/** A sit under way by the clock. */
export function sitByClock(settings: Partial<SitSettings> = {}, set = sitPlayer()) {
  set.begin(settings)
  set.player.goByClock()
  return set
}
