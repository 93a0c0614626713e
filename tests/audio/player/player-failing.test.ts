import { expect, test } from 'vitest'
import { newPlayer, playing, settled, yaman } from '~tests/audio/player-over-fake.ts'

test.each([
  { code: 2, message: '', expected: 'unreachable' },
  {
    code: 2,
    message: 'PipelineStatus::PIPELINE_ERROR_READ: FFmpegDemuxer: data source error',
    expected: 'unreachable',
  },
  { code: 3, message: '', expected: 'unsupported' },
  { code: 4, message: '', expected: 'unreachable' },
  { code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error', expected: 'unreachable' },
  { code: 4, message: '404: Not Found', expected: 'unreachable' },
  { code: 4, message: 'DEMUXER_ERROR_COULD_NOT_OPEN: open failed', expected: 'unsupported' },
  {
    code: 4,
    message: 'DEMUXER_ERROR_NO_SUPPORTED_STREAMS: FFmpegDemuxer: no supported streams',
    expected: 'unsupported',
  },
  { code: 4, message: 'Failed to init decoder', expected: 'unsupported' },
])('media error $code "$message" is $expected', async ({ code, message, expected }) => {
  const { player, audio } = newPlayer()
  player.load(yaman, { autoplay: true })
  audio.fail(code, message)
  await settled()
  expect(player.snapshot()).toMatchObject({ status: 'failed', code: expected, recording: yaman })
})

test.each(['retry', 'play', 'toggle'] as const)(
  'the command %s fetches a failed recording again and continues at the same place, with its heard time',
  (command) => {
    const { player, audio, status } = playing()
    audio.advance(200)
    audio.fail(2)
    expect(player.position().seconds).toBe(200)
    player[command]()
    expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
    audio.receive()
    audio.deliver()
    expect(status()).toBe('playing')
    expect(player.position().seconds).toBe(200)
    audio.advance(10)
    expect(player.heardSeconds()).toBe(210)
  },
)

test('loading the failed url again fetches it, without sound unless asked', () => {
  const { player, audio, status } = newPlayer()
  player.load(yaman)
  audio.fail(4)
  player.load(yaman)
  expect(audio.loads).toBe(2)
  audio.receive()
  expect(status()).toBe('ready')
})

test('a retry does nothing unless the recording has failed', () => {
  const { player, audio } = playing()
  player.retry()
  expect(audio.loads).toBe(1)
})

test('a file that broke off and comes back without Range plays from its start', () => {
  const { player, audio, status } = playing()
  audio.advance(200)
  audio.fail(2)
  audio.hasNoRange = true
  player.retry()
  expect(player.position().seconds).toBe(200)
  audio.receive()
  expect(status()).toBe('playing')
  expect(player.position()).toMatchObject({ seconds: 0, canSeek: false })
  audio.advance(5)
  expect(player.heardSeconds()).toBe(200)
})

test('a second failure at the same place keeps the place', () => {
  const { player, audio } = playing()
  audio.advance(200)
  audio.fail(2)
  player.retry()
  audio.fail(4)
  player.retry()
  audio.receive()
  expect(player.position().seconds).toBe(200)
})

test('a file that stalls before it plays is still being prepared', () => {
  const { player, audio } = newPlayer()
  player.load(yaman, { autoplay: true })
  audio.dispatchEvent(new Event('stalled'))
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
})
