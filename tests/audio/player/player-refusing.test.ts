import { describe, expect, test } from 'vitest'
import { createPlayer } from '~/audio/player/player.ts'
import { canRetry } from '~/audio/player/player-state.ts'
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
  'the player never loads %s, and reports that its address is not allowed',
  async (url) => {
    const { player, audio } = newPlayer()
    player.load(recording({ audioUrl: url }), { autoplay: true })
    await settled()
    expect(audio.src).toBe('')
    expect(audio.plays).toBe(0)
    expect(player.snapshot()).toMatchObject({
      status: 'failed',
      code: 'barred',
      recording: { audioUrl: url },
    })
    expect(FAILURE_WORDS.barred).not.toEqual(FAILURE_WORDS.unreachable)
    expect(FAILURE_WORDS.barred.description).toMatch(/not allowed here/)
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
  expect(player.snapshot()).toMatchObject({ status: 'failed', code: 'barred' })
})

describe('the page’s policy', () => {
  const elsewhere = recording({ audioUrl: 'https://media.example/x.mp3' })

  function playerUnderPolicy() {
    const audio = new FakeAudio()
    let forbid = (_address: string) => {}
    const player = createPlayer(audio.element, {
      onForbidden: (tell) => {
        forbid = tell
      },
    })
    return { audio, player, forbid: (address: string) => forbid(address) }
  }

  const BARRED = { status: 'failed', code: 'barred', recording: elsewhere }

  test.each(['before', 'after'] as const)(
    'a host that it does not allow is reported as that, told %s the element fails',
    async (order) => {
      const { player, audio, forbid } = playerUnderPolicy()
      player.load(elsewhere, { autoplay: true })
      if (order === 'before') forbid('https://media.example/x.mp3')
      audio.fail(4, 'MEDIA_ELEMENT_ERROR: Format error')
      await settled()
      if (order === 'after') forbid('https://media.example')
      expect(player.snapshot()).toMatchObject(BARRED)
      expect(canRetry(player.snapshot())).toBe(false)
      const { plays } = audio
      for (const again of [player.play, player.toggle, player.retry]) again()
      expect(player.snapshot()).toMatchObject(BARRED)
      expect(audio.plays).toBe(plays)
    },
  )

  test('what it forbids of another address changes nothing', () => {
    const { player, audio, forbid } = playerUnderPolicy()
    forbid('https://media.example/x.mp3')
    player.load(elsewhere, { autoplay: true })
    for (const other of ['https://other.example/x.mp3', 'blob', 'inline', '']) forbid(other)
    audio.receive()
    expect(player.snapshot().status).toBe('playing')
    player.load(desh, { autoplay: true })
    for (const other of ['https://media.example/x.mp3', 'blob']) forbid(other)
    audio.receive()
    expect(player.snapshot()).toMatchObject({ status: 'playing', recording: desh })
  })

  test('the next recording plays after one that it forbids', () => {
    const { player, audio, forbid } = playerUnderPolicy()
    player.load(elsewhere, { autoplay: true })
    audio.fail(4)
    forbid('https://media.example/x.mp3')
    player.load(desh, { autoplay: true })
    audio.receive()
    expect(player.snapshot()).toMatchObject({ status: 'playing', recording: desh })
  })
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
