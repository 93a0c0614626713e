import { expect, test } from 'vitest'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { createDroneLoop } from '~/audio/sit/drone-loop.ts'
import { createSitBell } from '~/audio/sit/sit-bell.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { desh, newPlayer, playing, settled } from '~tests/audio/player-over-fake.ts'

const UNPLAYABLE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:audio/mpeg;base64,AAAA',
  'blob:https://example.org/1',
  'http://media.example.org/desh.mp3',
  '//evil.example/x.mp3',
  'https://me:secret@media.example.org/desh.mp3',
]

test.each(UNPLAYABLE)(
  'the player never loads %s, and reports that the file failed',
  async (url) => {
    const { player, audio } = newPlayer()
    player.load(recording({ audioUrl: url }), { autoplay: true })
    await settled()
    expect(audio.src).toBe('')
    expect(audio.plays).toBe(0)
    expect(player.snapshot()).toMatchObject({
      status: 'failed',
      code: 'unreachable',
      recording: { audioUrl: url },
    })
    expect(FAILURE_WORDS.unreachable.description).toBe('Failed to load audio file')
  },
)

test('an address that may not be played stays refused at every try', async () => {
  const { player, audio } = newPlayer()
  const barred = recording({ audioUrl: 'javascript:alert(1)' })
  player.load(barred)
  for (const again of [player.play, player.toggle, player.retry]) again()
  player.load(barred, { autoplay: true })
  audio.dispatchEvent(new Event('stalled'))
  await settled()
  expect(audio.src).toBe('')
  expect(audio.plays).toBe(0)
  expect(player.snapshot()).toMatchObject({ status: 'failed', code: 'unreachable' })
})

test('the sound that was on ends when the next address is refused', () => {
  const { player, audio } = playing()
  player.load(recording({ audioUrl: 'http://media.example.org/x.mp3' }), { autoplay: true })
  audio.deliver()
  expect(audio.paused).toBe(true)
  expect(audio.src).toBe('')
  expect(player.snapshot().status).toBe('failed')
})

test('a recording that may be played is loaded after one that was refused', () => {
  const { player, audio, status } = newPlayer()
  player.load(recording({ audioUrl: 'data:text/html,x' }))
  player.load(desh, { autoplay: true })
  audio.receive()
  expect(audio.src).toBe(desh.audioUrl)
  expect(status()).toBe('playing')
})

test.each(UNPLAYABLE)('neither the bell nor the ground of a sit loads %s', (url) => {
  const bell = new FakeAudio()
  createSitBell(bell.element, url)
  const grounds: FakeAudio[] = []
  const create = () => {
    const audio = new FakeAudio()
    grounds.push(audio)
    return audio.element
  }
  const on = { onLost: () => undefined, onTick: () => undefined }
  createDroneLoop(create, { url, overlapSeconds: 8, ...on }).play()
  expect([bell, ...grounds].map(({ src }) => src)).toEqual(['', '', ''])
})
