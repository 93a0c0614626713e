import { createPlayer } from '~/audio/player/player.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'

export const yaman = recording()
export const desh = recording({ id: 'desh-10', audioUrl: '/recordings/desh-10.mp3', raga: 'Desh' })

export function newPlayer(setUp: Partial<FakeAudio> = {}) {
  const audio = Object.assign(new FakeAudio(), setUp)
  const player = createPlayer(audio.element)
  return { audio, player, status: () => player.snapshot().status }
}

export function playing() {
  const set = newPlayer()
  set.player.load(yaman, { autoplay: true })
  set.audio.receive()
  return set
}

/** Lets promises that are already settled tell their news. */
export const settled = () =>
  new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
