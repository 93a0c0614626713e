import { createSitTrack } from '~/audio/sit/sit-track.ts'
import { steadyTime } from '~/domain/sit/sit-clock.ts'
import { Sit } from '~/features/session/sit/sit.ts'
import { recordingOf, type SitSettings } from '~/features/session/sit/sit-settings.ts'
import type { FinishedSit } from '~/features/session/sit/sit-under-way.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { silentSound } from './silent-sound.ts'

export const SETTINGS: SitSettings = { minutes: 20, bells: 5, sound: 'rain', tuning: 'c' }

const STREAM = { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' } as const

/** A page whose sits are composed, over an element and a worker that the test moves on. */
export function composedPage(way: typeof STREAM | { kind: 'whole' } = STREAM) {
  const sound = silentSound()
  const set = fakeComposer()
  const { sources, streaming } = fakeStreaming()
  const elements: FakeAudio[] = []
  const finished: FinishedSit[] = []
  const sit = new Sit({
    sound: sound.listen,
    track: (settings, on) => {
      const audio = new FakeAudio()
      elements.push(audio)
      return createSitTrack({
        create: () => audio.element,
        composed: { composer: set.composer, way, streaming },
        storage: { getItem: () => '0.5', setItem: () => {} },
        recording: recordingOf(settings),
        ...on,
      })
    },
    now: steadyTime(
      () => performance.now(),
      () => Date.now(),
    ),
    newId: () => '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
    onFinished: (done) => finished.push(done),
  })
  const audio = () => {
    const last = elements.at(-1)
    if (!last) throw new Error('There is no element yet')
    return last
  }
  return { sit, finished, audio, elements, sources, ...set, ...sound }
}

/** Under way and sounding. */
export function composedSit(settings: Partial<SitSettings> = {}) {
  const page = composedPage()
  const { minutes } = { ...SETTINGS, ...settings }
  page.sit.begin('asha', { ...SETTINGS, ...settings }, null)
  page.sources[0]?.open()
  page.worker().reply(minutes * 60 + 15)
  page.audio().receive(minutes * 60 + 15)
  return page
}
