import { expect, test } from 'vitest'
import type { Ending } from '~/audio/player/player-state.ts'
import { createDroneLoop } from '~/audio/sit/drone-loop.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { playing, yaman } from '~tests/audio/player-over-fake.ts'

// What Firefox reports where there is no sound output: it then plays on in silence.
const NO_OUTPUT = [3, 'OnMediaSinkAudioError'] as const
const NO_OUTPUT_WITH_DETAILS = [
  3,
  'NS_ERROR_DOM_MEDIA_MEDIASINK_ERR (0x806e000b) - OnMediaSinkAudioError',
] as const

test.each([NO_OUTPUT, NO_OUTPUT_WITH_DETAILS])(
  'a recording without a sound output (error %i, "%s") plays and its clock moves',
  (...error) => {
    const { player, audio, status } = playing()
    audio.fail(...error)
    audio.advance(10)
    expect(status()).toBe('playing')
    expect(player.position().seconds).toBe(10)
    expect(audio.loads).toBe(1)
  },
)

test('a recording without a sound output can be paused, continued and sought in', () => {
  const { player, audio, status } = playing()
  audio.fail(...NO_OUTPUT)
  player.toggle()
  expect(status()).toBe('paused')
  player.toggle()
  expect(status()).toBe('playing')
  player.seekTo(300)
  audio.deliver()
  expect(player.position().seconds).toBe(300)
  expect(audio.loads).toBe(1)
})

test('a recording without a sound output ends once', () => {
  const { player, audio, status } = playing()
  const endings: Ending[] = []
  player.onEnded((ending) => endings.push(ending))
  audio.fail(...NO_OUTPUT)
  audio.playToTheEnd()
  audio.dispatchEvent(new Event('timeupdate'))
  expect(status()).toBe('ended')
  expect(endings).toMatchObject([{ recording: yaman, heardSeconds: 600 }])
})

test.each([
  { message: 'OnMediaSinkAudioError', lost: 0 },
  { message: 'NS_ERROR_DOM_MEDIA_DECODE_ERR', lost: 1 },
])('the ground of a sit that meets "$message" is lost $lost times', ({ message, lost }) => {
  const made: FakeAudio[] = []
  const create = () => {
    const audio = new FakeAudio()
    made.push(audio)
    return audio.element
  }
  const losses: string[] = []
  const drone = createDroneLoop(create, {
    url: '/drones/sa.mp3',
    overlapSeconds: 0,
    onLost: () => losses.push('lost'),
    onTick: () => undefined,
  })
  drone.play()
  made[0]?.receive(60)
  made[0]?.fail(3, message)
  expect(losses).toHaveLength(lost)
})
